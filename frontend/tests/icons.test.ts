import { beforeEach, describe, expect, test, vi } from "vitest";

import { iconOf, load, symbolOf } from "../src/icons";
import { pattern } from "../src/icons/pattern";

const TROLL = "M0 0h512v512z";
const BEAST = "M0 0v512h512z";
const ADDRESS = "/api/games/keyforge/pictures/0123";
const ANSWERS: Record<string, unknown> = {
  "/api/games/keyforge": { pictures: ADDRESS },
  [ADDRESS]: {
    drawings: { troll: TROLL, beast: BEAST },
    cards: { "048": "troll" },
    words: { creature: "beast" },
    credit: null,
  },
  "/api/games/chess": { pictures: "" },
};

const asked: string[] = [];

beforeEach(() => {
  asked.length = 0;
  vi.stubGlobal("fetch", (path: string) => {
    asked.push(path);
    const answer = ANSWERS[path];
    return Promise.resolve(new Response(JSON.stringify(answer ?? {}), { status: answer ? 200 : 503 }));
  });
});

const viewBox = "0 0 512 512";
const face = (key: string, marks = {}): { key: string; marks: object & Record<string, string> } => ({
  key,
  marks,
});

describe("pictures", () => {
  test("a card has its own, in whatever house, once those of its game are loaded", async () => {
    expect(iconOf("keyforge", face("048@brobnar")).path).toBe("");
    await load("keyforge");
    expect(iconOf("keyforge", face("048@brobnar"))).toEqual({ path: TROLL, viewBox });
    expect(iconOf("keyforge", face("048@dis"))).toEqual({ path: TROLL, viewBox });
    expect(asked).toEqual(["/api/games/keyforge", ADDRESS]);
  });

  test("other cards have that of a word on them, or a pattern", async () => {
    await load("keyforge");
    expect(iconOf("keyforge", face("999@mars", { house: "mars", type: "creature" })).path).toBe(BEAST);
    expect(iconOf("keyforge", face("999@mars", { type: "toString" }))).toEqual(pattern("999@mars"));
  });

  test("a game without pictures has patterns", async () => {
    await load("chess");
    expect(iconOf("chess", face("rook"))).toEqual(pattern("rook"));
    expect(symbolOf("chess", "rook")).toBeUndefined();
    expect(asked).toEqual(["/api/games/chess"]);
  });

  test("symbols have names", async () => {
    await load("keyforge");
    expect(symbolOf("keyforge", "beast")?.path).toBe(BEAST);
    expect(symbolOf("keyforge", "no-such-picture")).toBeUndefined();
    expect(symbolOf("keyforge", "constructor")).toBeUndefined();
  });

  test("what could not be loaded is asked for again", async () => {
    await load("go");
    expect(iconOf("go", face("stone")).path).toBe("");
    ANSWERS["/api/games/go"] = { pictures: "" };
    await load("go");
    await load("go");
    expect(iconOf("go", face("stone"))).toEqual(pattern("stone"));
  });
});

describe("patterns", () => {
  test("a key has always the same one, and another key another", () => {
    const keys = Array.from({ length: 200 }, (_, i) => `card-${i}`);
    const paths = keys.map((key) => pattern(key).path);
    expect(keys.map((key) => pattern(key).path)).toEqual(paths);
    expect(new Set(paths).size).toBeGreaterThan(195);
    expect(paths.join("")).not.toMatch(/NaN|undefined/);
  });
});
