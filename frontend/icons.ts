import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { sep } from "node:path";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

/** The lists of pictures: for each game which card has which, and the symbols of tables. */
const FOLDER = fileURLToPath(new URL("./src/icons/", import.meta.url));

/** What such a list holds: pictures by what they are for, and the names of others. */
export interface IconList {
  /** By the keys of cards. */
  cards?: Record<string, string>;
  /** By the words of card types. */
  words?: Record<string, string>;
  /** By their own names. */
  symbols?: string[];
}

/** The names of all pictures in a list, each once. */
export function namesIn({ cards = {}, words = {}, symbols = [] }: IconList): string[] {
  return [...new Set([...Object.values(cards), ...Object.values(words), ...symbols])].sort();
}

/** Add the drawings that a list names to it, taken from Game Icons. Throws for a name that is not among them. */
export function drawn(list: IconList): IconList & { bodies: Record<string, string> } {
  const { icons } = createRequire(import.meta.url)("@iconify-json/game-icons/icons.json") as {
    icons: Record<string, { body: string }>;
  };
  const bodies = namesIn(list).map((name): [string, string] => {
    const icon = icons[name];
    if (!icon) throw new Error(`Game Icons has no picture "${name}".`);
    return [name, icon.body];
  });
  return { ...list, bodies: Object.fromEntries(bodies) };
}

/** Put into the page the pictures that its lists name, and no others. */
export function icons(): Plugin {
  return {
    name: "icons",
    enforce: "pre",
    load(id) {
      const file = id.split("?")[0]?.replaceAll("/", sep) ?? "";
      if (!file.startsWith(FOLDER) || !file.endsWith(".json")) return null;
      this.addWatchFile(file);
      return JSON.stringify(drawn(JSON.parse(readFileSync(file, "utf8")) as IconList));
    },
  };
}
