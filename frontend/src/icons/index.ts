// Pictures: of cards, and of the symbols of tables. They lie in the packages of the games, and the service hands them
// out; those of a game are loaded when the first of them is needed.
import { createSubscriber } from "svelte/reactivity";

import { game as facts, pictures } from "../api";
import type { Face, Pictures } from "../protocol";
import { VIEW_BOX, type Icon } from "./icon";
import { pattern } from "./pattern";

const NOTHING: Icon = { path: "", viewBox: VIEW_BOX };
const NONE: Pictures = { drawings: {}, cards: {}, words: {}, credit: null };

const known = new Map<string, Pictures>();
const loading = new Map<string, Promise<void>>();
const waiting = new Set<() => void>();
/** Has whatever shows a picture look again once the pictures of its game are loaded. */
const subscribe = createSubscriber((update) => {
  waiting.add(update);
  return () => waiting.delete(update);
});

/** Load the pictures of a game; what shows them follows by itself. */
export function load(game: string): Promise<void> {
  const begun = loading.get(game) ?? ask(game);
  loading.set(game, begun);
  return begun;
}

async function ask(game: string): Promise<void> {
  try {
    const { pictures: address } = await facts(game);
    known.set(game, address ? await pictures(address) : NONE);
    waiting.forEach((update) => update());
  } catch {
    loading.delete(game); // Whoever needs them next tries again.
  }
}

function picturesOf(game: string): Pictures | undefined {
  subscribe();
  void load(game);
  return known.get(game);
}

function drawing({ drawings }: Pictures, name: string | undefined): Icon | undefined {
  const path = name === undefined ? undefined : find(drawings, name);
  return path === undefined ? undefined : { path, viewBox: VIEW_BOX };
}

function find(names: Record<string, string>, key: string): string | undefined {
  return Object.hasOwn(names, key) ? names[key] : undefined;
}

/**
 * The picture of a card: its own, else that of a word on it, else a pattern that is always the same for that key.
 *
 * A key such as "267@logos" has the picture of "267". Empty while the pictures of the game are being loaded; read in a
 * component it is drawn again afterwards.
 */
export function iconOf(game: string, { key, marks }: Pick<Face, "key" | "marks">): Icon {
  const own = picturesOf(game);
  if (!own) return NOTHING;
  const name = find(own.cards, key) ?? find(own.cards, key.split("@")[0] ?? "");
  const words = Object.values(marks).filter((value) => typeof value === "string");
  const word = words.find((value) => Object.hasOwn(own.words, value)) ?? "";
  return drawing(own, name ?? find(own.words, word)) ?? pattern(key);
}

/** The picture of that name, which a suit, a mark or a counter of a game has; none where there is none, or not yet. */
export function symbolOf(game: string, name: string): Icon | undefined {
  const own = picturesOf(game);
  return own && drawing(own, name);
}
