// The deck list that a player leaves a table with, out of what lies there at the end.
import type { OwnDeck } from "../../decks";
import type { View } from "../../protocol";
import type { Reader } from "./reader";
import { zoneOf } from "./reader";

/** The list and the game that it is for; nothing while the match goes on, or where no decks are made. */
export function listMade(view: View, reader: Reader): { game: string; deck: OwnDeck } | null {
  const { makes } = reader.table;
  const own = view.players[view.viewer];
  if (!makes || !view.outcome || !own) return null;
  const lines = makes.sections.flatMap(([section, area]) => {
    const names = zoneOf(own.areas[area]).cards.map((card) => card.name);
    return names.length ? ["", `[${section}]`, ...names.sort().map((name) => `1 ${name}`)] : [];
  });
  if (!lines.length) return null;
  const name = reader.detail.info.title;
  return { game: makes.game, deck: { name, text: [`# ${name}`, ...lines, ""].join("\n") } };
}
