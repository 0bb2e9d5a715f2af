// Pictures: of cards, by game, and of the symbols of tables, by name. The lists in this folder say which card has which
// picture of Game Icons; `icons.ts` beside `vite.config.ts` adds the drawings. Each list is loaded when it is needed.
import { createSubscriber } from "svelte/reactivity";

import { VIEW_BOX, type Icon } from "./icon";
import { pattern } from "./pattern";

/** Whom to thank for the pictures: their licence asks for it. */
export const CREDIT = {
  name: "Game Icons",
  address: "https://game-icons.net",
  licence: "CC BY 3.0",
  what: "the pictures on cards and tables, by Lorc, Delapouite and contributors",
};

const NOTHING: Icon = { body: "", viewBox: VIEW_BOX };

interface Drawn {
  cards?: Record<string, string>;
  words?: Record<string, string>;
  bodies: Record<string, string>;
}

const files = import.meta.glob<Drawn>("./*.json", { import: "default" });
const lists = new Map<string, Drawn>();
const loading = new Map<string, Promise<void>>();
const waiting = new Set<() => void>();
/** Has whatever shows a picture look again once its list is loaded. */
const subscribe = createSubscriber((update) => {
  waiting.add(update);
  return () => waiting.delete(update);
});

/** Load the pictures of a game, or "symbols"; what shows them follows by itself. */
export function load(name: string): Promise<void> {
  const begun = loading.get(name) ?? fetchList(name);
  loading.set(name, begun);
  return begun;
}

async function fetchList(name: string): Promise<void> {
  const file = Object.hasOwn(files, `./${name}.json`) ? files[`./${name}.json`] : undefined;
  try {
    lists.set(name, file ? await file() : { bodies: {} });
    waiting.forEach((update) => update());
  } catch {
    loading.delete(name); // Whoever needs it next tries again.
  }
}

function list(name: string): Drawn | undefined {
  subscribe();
  void load(name);
  return lists.get(name);
}

function drawing({ bodies }: Drawn, name: string | undefined): Icon | undefined {
  const body = name !== undefined && Object.hasOwn(bodies, name) ? bodies[name] : undefined;
  return body === undefined ? undefined : { body, viewBox: VIEW_BOX };
}

function find(names: Record<string, string> | undefined, key: string): string | undefined {
  return names && Object.hasOwn(names, key) ? names[key] : undefined;
}

/**
 * The picture of a card: its own, else that of its type, else a pattern that is always the same for that key.
 *
 * A key such as "267@logos" has the picture of "267". Empty while the pictures of the game are being loaded; read in a
 * component it is drawn again afterwards.
 */
export function iconOf(game: string, key: string, face: object = {}): Icon {
  const known = list(game);
  if (!known) return NOTHING;
  const own = find(known.cards, key) ?? find(known.cards, key.split("@")[0] ?? "");
  const type = "type" in face && typeof face.type === "string" ? find(known.words, face.type) : undefined;
  return drawing(known, own ?? type) ?? pattern(key);
}

/** The picture of a card type, such as "creature"; none where there is none, or not yet. */
export function iconOfWord(game: string, word: string): Icon | undefined {
  const known = list(game);
  return known && drawing(known, find(known.words, word));
}

/** The picture of that name, which a suit, a mark or a counter has; none where there is none, or not yet. */
export function symbolOf(name: string): Icon | undefined {
  const known = list("symbols");
  return known && drawing(known, name);
}
