import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";

import { drawn, type IconList } from "../icons";
import { iconOf, iconOfWord, load, symbolOf } from "../src/icons";
import { pattern } from "../src/icons/pattern";

const FOLDER = new URL("../src/icons/", import.meta.url);
const LISTS = readdirSync(FOLDER).filter((name) => name.endsWith(".json"));

function list(name: string): IconList {
  return JSON.parse(readFileSync(new URL(name, FOLDER), "utf8")) as IconList;
}

describe("the lists of pictures", () => {
  test.each(LISTS)("%s names drawings that there are", (name) => {
    const { bodies, cards = {}, symbols = [] } = drawn(list(name));
    for (const body of Object.values(bodies)) expect(body).toMatch(/^<(path|g)/);
    expect(new Set(Object.values(cards)).size).toBe(Object.keys(cards).length);
    expect(symbols).toEqual([...new Set(symbols)].sort());
  });

  test("a drawing that there is not is refused", () => {
    expect(() => drawn({ symbols: ["no-such-picture"] })).toThrow('no picture "no-such-picture"');
  });
});

describe("pictures", () => {
  test("a card has its own, in whatever house, once they are loaded", async () => {
    expect(iconOf("keyforge", "048@brobnar").body).toBe("");
    await load("keyforge");
    const troll = drawn(list("keyforge.json")).bodies.troll;
    expect(iconOf("keyforge", "048@brobnar")).toEqual({ body: troll, viewBox: "0 0 512 512" });
    expect(iconOf("keyforge", "048@dis").body).toBe(troll);
  });

  test("other cards have that of their type, or a pattern", async () => {
    await load("keyforge");
    expect(iconOf("keyforge", "999@mars", { type: "creature" })).toEqual(iconOfWord("keyforge", "creature"));
    expect(iconOf("keyforge", "999@mars", { type: "toString" })).toEqual(pattern("999@mars"));
    await load("chess");
    expect(iconOf("chess", "rook")).toEqual(pattern("rook"));
    expect(iconOfWord("chess", "rook")).toBeUndefined();
  });

  test("symbols have names", async () => {
    await load("symbols");
    expect(symbolOf("key")?.body).toMatch(/^<path/);
    expect(symbolOf("no-such-picture")).toBeUndefined();
    expect(symbolOf("constructor")).toBeUndefined();
  });
});

describe("patterns", () => {
  test("a key has always the same one, and another key another", () => {
    const keys = Array.from({ length: 200 }, (_, i) => `card-${i}`);
    const bodies = keys.map((key) => pattern(key).body);
    expect(keys.map((key) => pattern(key).body)).toEqual(bodies);
    expect(new Set(bodies).size).toBeGreaterThan(195);
    expect(bodies.join("")).not.toMatch(/NaN|undefined/);
  });
});
