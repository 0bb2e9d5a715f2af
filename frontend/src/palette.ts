// Colors of suits for eyes that do not part all colors. The games' own are replaced by the nearest of a list in which
// any two differ for such eyes too: by lightness, or by the one pair of hues that they see.
import type { Suit } from "./protocol";
import type { Palette } from "./settings.svelte";

type Color = Pick<Suit, "color" | "ink">;
type Lab = [number, number, number];

const dark = (color: string): Color => ({ color, ink: "white" });
const light = (color: string): Color => ({ color, ink: "black" });

/** For each kind of eyes four steps from dark to light, of one hue, of none, and of the other hue. */
export const SAFE: Record<Exclude<Palette, "normal">, Color[]> = {
  "red-green": [
    ...[dark("#10195e"), dark("#1a1a1a"), dark("#563400")],
    ...[dark("#2457d6"), dark("#666666"), dark("#a34f00")],
    ...[light("#6aa9ff"), light("#a9a9a9"), light("#f0a000")],
    ...[light("#b8d6ff"), light("#fafafa"), light("#ffe95c")],
  ],
  "blue-yellow": [
    ...[dark("#660b1b"), dark("#1a1a1a"), dark("#00414a")],
    ...[dark("#c8102e"), dark("#666666"), dark("#007f86")],
    ...[light("#ff7f76"), light("#a9a9a9"), light("#2fc4c4")],
    ...[light("#ffd0d6"), light("#fafafa"), light("#b4fff4")],
  ],
};

/** The suits in colors of that palette, each in another one as long as there are any. */
export function painted(suits: readonly Suit[], palette: Palette): Suit[] {
  if (palette === "normal") return [...suits];
  const free = new Set(SAFE[palette]);
  const waiting = new Set(suits);
  const found = new Map<Suit, Color>();
  while (free.size && waiting.size) {
    const pairs = [...waiting].flatMap((suit) =>
      [...free].map((color) => ({ suit, color, apart: apart(lab(suit.color), lab(color.color)) })),
    );
    const { suit, color } = pairs.reduce((best, pair) => (pair.apart < best.apart ? pair : best));
    found.set(suit, color);
    waiting.delete(suit);
    free.delete(color);
  }
  return suits.map((suit) => ({ ...suit, ...found.get(suit) }));
}

/** How far apart two colors look; 0.02 can just be told apart. */
export function apart(one: Lab, other: Lab): number {
  return Math.hypot(...one.map((each, at) => each - (other[at] ?? 0)));
}

/** The parts of a color such as "#c2451f", by the amount of light, from 0 to 1. */
export function lights(color: string): number[] {
  return [1, 3, 5].map((at) => {
    const part = parseInt(color.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
}

function lab(color: string): Lab {
  return oklab(lights(color));
}

/** Amounts of red, green and blue light in Oklab: lightness, green to red, blue to yellow. */
export function oklab([red = 0, green = 0, blue = 0]: number[]): Lab {
  const long = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
  const middle = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
  const short = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
  return [
    0.2104542553 * long + 0.793617785 * middle - 0.0040720468 * short,
    1.9779984951 * long - 2.428592205 * middle + 0.4505937099 * short,
    0.0259040371 * long + 0.7827717662 * middle - 0.808675766 * short,
  ];
}
