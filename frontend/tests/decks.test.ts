import { beforeEach, expect, test } from "vitest";

import { keepDeck, listOf, ownDecks } from "../src/decks";
import { stubStorage } from "./storing";

let stored: Map<string, string>;
beforeEach(() => {
  stored = stubStorage();
});

const names = (): string[] => ownDecks("keyforge").map((deck) => deck.name);

test("lists are kept by game, the newest first", () => {
  keepDeck("keyforge", { name: "One", text: "a\nb" });
  keepDeck("keyforge", { name: "Two", text: "c\nd" });
  expect(names()).toEqual(["Two", "One"]);
  expect(ownDecks("kyza")).toEqual([]);
});

test("the same list is kept once, another of that name gets a number", () => {
  keepDeck("keyforge", { name: "Unnamed deck", text: "a" });
  keepDeck("keyforge", { name: "Unnamed deck", text: "b" });
  keepDeck("keyforge", { name: "Unnamed deck", text: "a" });
  expect(ownDecks("keyforge")).toEqual([
    { name: "Unnamed deck", text: "a" },
    { name: "Unnamed deck 2", text: "b" },
  ]);
});

test("a list is found by its name, of a deck that ships its name is enough", () => {
  keepDeck("keyforge", { name: "Mine", text: "a" });
  expect([listOf("keyforge", "Mine"), listOf("keyforge", "Theirs"), listOf("kyza", "Mine")]).toEqual([
    "a",
    "Theirs",
    "Mine",
  ]);
});

test("a list that is being changed replaces what it was", () => {
  keepDeck("keyforge", { name: "Mine", text: "a" });
  keepDeck("keyforge", { name: "Mine", text: "a b" }, "a");
  expect(ownDecks("keyforge")).toEqual([{ name: "Mine", text: "a b" }]);
});

test("what cannot be read is forgotten", () => {
  stored.set("cardwright:decks:keyforge", "{");
  expect(names()).toEqual([]);
});
