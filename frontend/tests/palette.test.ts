// Whether colors differ for eyes that do not part all of them: as such eyes see them, by G. M. Machado, M. M. Oliveira
// and L. A. F. Fernandes, "A Physiologically-based Model for Simulation of Color Vision Deficiency" (2009).
import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";

import golden from "../../tests/reading/faces.json";
import { apart, lights, oklab, painted, SAFE } from "../src/palette";
import type { Suit } from "../src/protocol";

const EYES: Record<string, { palette: keyof typeof SAFE; seen: number[][] }> = {
  "without red": {
    palette: "red-green",
    seen: [
      [0.152286, 1.052583, -0.204868],
      [0.114503, 0.786281, 0.099216],
      [-0.003882, -0.048116, 1.051998],
    ],
  },
  "without green": {
    palette: "red-green",
    seen: [
      [0.367322, 0.860646, -0.227968],
      [0.280085, 0.672501, 0.047413],
      [-0.01182, 0.04294, 0.968881],
    ],
  },
  "without blue": {
    palette: "blue-yellow",
    seen: [
      [1.255528, -0.076749, -0.178779],
      [-0.078411, 0.930809, 0.147602],
      [0.004733, 0.691367, 0.3039],
    ],
  },
};
/** Five times what can just be told apart. */
const CLEARLY = 0.1;

/** The two that look most alike. */
function closest(colors: string[], seen: number[][]): number {
  const looks = colors.map((color) =>
    oklab(
      seen.map((row) => {
        const light = lights(color);
        const sum = row.reduce((total, part, at) => total + part * (light[at] ?? 0), 0);
        return Math.min(1, Math.max(0, sum));
      }),
    ),
  );
  return Math.min(...looks.flatMap((one, at) => looks.slice(at + 1).map((other) => apart(one, other))));
}

function contrast(one: string, other: string): number {
  const [bright = 0, faint = 0] = [one, other]
    .map((color) => {
      const [red = 0, green = 0, blue = 0] = lights(color);
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
    })
    .sort((a, b) => b - a);
  return (bright + 0.05) / (faint + 0.05);
}

/** A token of the palette in app.css: in light and in dark, or in both. */
function token(palette: string, name: string): string[] {
  const css = readFileSync(new URL("../src/app.css", import.meta.url), "utf-8");
  const block = css.split(`:root[data-palette="${palette}"] {`)[1]?.split("}")[0] ?? "";
  return [...(block.split(`--${name}:`)[1]?.split(";")[0] ?? "").matchAll(/#[0-9a-f]{6}/g)].map(
    ([hex]) => hex,
  );
}

describe.each(Object.entries(EYES))("eyes %s", (_, { palette, seen }) => {
  test("part all colors of suits", () => {
    expect(
      closest(
        SAFE[palette].map(({ color }) => color),
        seen,
      ),
    ).toBeGreaterThan(CLEARLY);
  });

  test.each(Object.entries(golden as unknown as Record<string, { table: { suits: Suit[] } }>))(
    "part the suits of %s",
    (__, { table }) => {
      const suits = painted(table.suits, palette);
      expect(suits.map(({ word, letter }) => [word, letter])).toEqual(
        table.suits.map(({ word, letter }) => [word, letter]),
      );
      expect(
        closest(
          suits.map(({ color }) => color),
          seen,
        ),
      ).toBeGreaterThan(CLEARLY);
    },
  );

  test.each([
    ["good", "bad"],
    ["better", "worse"],
    ["gain", "blow"],
    ["edge-0", "edge-1", "edge-2"],
  ])("part %s and %s", (...names) => {
    const [themes] = names.map((name) => token(palette, name).length);
    expect(themes).toBeGreaterThan(0);
    for (let theme = 0; theme < (themes ?? 0); theme++) {
      const colors = names.map((name) => token(palette, name)[theme] ?? "");
      expect(closest(colors, seen)).toBeGreaterThan(CLEARLY);
    }
  });

  test.each([0, 1])("part the players in theme %i", (theme) => {
    const colors = [0, 1, 2, 3, 4, 5].map((seat) => token(palette, `seat-${seat}`)[theme] ?? "");
    expect(closest(colors, seen)).toBeGreaterThan(CLEARLY);
  });
});

test("what is written on a color can be read", () => {
  for (const { color, ink } of Object.values(SAFE).flat())
    expect(contrast(color, ink === "white" ? "#ffffff" : "#000000")).toBeGreaterThan(4.5);
});

test("a name on a card is written in the ink of its suit", () => {
  const css = readFileSync(new URL("../src/app.css", import.meta.url), "utf-8");
  const light = Number(/--on-band: oklch\(from var\(--rich\) clamp\(0, \(([\d.]+) - l\)/.exec(css)?.[1]);
  for (const { color, ink } of Object.values(SAFE).flat())
    expect([color, oklab(lights(color))[0] < light ? "white" : "black"]).toEqual([color, ink]);
});

test("a color is the nearest there is, and the games' own where all are seen", () => {
  const suit = (word: string, color: string): Suit => ({
    word,
    title: word,
    color,
    ink: "black",
    letter: "x",
    icon: "",
    scene: "",
  });
  const suits = [suit("red", "#c03229"), suit("blue", "#2e49ed"), suit("white", "#fcfcfc")];
  expect(painted(suits, "normal")).toEqual(suits);
  expect(painted(suits, "red-green").map(({ color }) => color)).toEqual(["#a34f00", "#2457d6", "#fafafa"]);
  const many = Array.from({ length: 14 }, (_, at) => suit(`s${at}`, "#808080"));
  expect(painted(many, "red-green").filter(({ color }) => color === "#808080").length).toBe(2);
});
