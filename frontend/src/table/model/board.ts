// Boards: what lies at a place, how a token shows its edges, what a place is called, which ways options lead.
import type { Area, Face, Field, OptionView, Spot, Stakes, View, Zone } from "../../protocol";
import { placeKey } from "./options";
import type { Choice } from "./options";
import { capital } from "../../words";
import { wordOf } from "./reader";
import type { Reader } from "./reader";

const ORDINALS = [
  "first",
  "second",
  "third",
  "fourth",
  "fifth",
  "sixth",
  "seventh",
  "eighth",
  "ninth",
  "tenth",
];

function isToken(face: Face): boolean {
  return face.facing !== undefined;
}

/** The card that the place itself is: the first one, unless it is a token. */
export function groundOf(zone: Zone): Face | undefined {
  const first = zone.cards[0];
  return first && !isToken(first) ? first : undefined;
}

export function tokensOf(zone: Zone): Face[] {
  return groundOf(zone) ? zone.cards.slice(1) : zone.cards;
}

/** Whose a card is, wherever it lies; nobody's for most of what all share. */
export function holderOf(handle: number, view: View, reader: Reader): number | undefined {
  for (const { player, zones } of reader.laid(view)) {
    const face = zones.flatMap(({ cards }) => cards).find((each) => each.handle === handle);
    if (face) return face.owner ?? (player < 0 ? undefined : player);
  }
  return undefined;
}

/** "tile 8", as options call it; where places have no names, "row 2, third". */
export function whereIs(at: number, { columns, cell_names }: Area): string {
  const name = cell_names[at];
  if (name) return name;
  const column = at % columns;
  return `row ${Math.floor(at / columns) + 1}, ${ORDINALS[column] ?? `place ${column + 1}`}`;
}

/** What a card on a board is called: "Bog Rat, Monster, attack 4, block 4", "Reaver of Ann, Character, facing south". */
function pieceName(face: Face, view: View, reader: Reader): string {
  const owner = face.owner === undefined ? "" : ` of ${view.players[face.owner]?.name}`;
  const numbers = reader.marks(face).flatMap(({ mark, value }) => {
    const printed = face.edges && reader.table.edges.includes(mark.name);
    return typeof value === "number" && !printed ? [`${wordOf(mark)} ${value}`] : [];
  });
  const kinds = reader.kinds(face).map(capital);
  const works = reader.effects(face).map((text) => text.replace(/\.$/, ""));
  return [
    `${face.name}${owner}`,
    ...kinds,
    ...reader.facing(face),
    ...numbers,
    ...reader.states(face),
    ...reader.edges(face),
    ...works,
  ].join(", ");
}

/** What a place is called with all that lies there, what covers it, and what can be done. */
export function placeName(
  { area, at, zone }: { area: Area; at: number; zone: Zone },
  fields: Field[],
  choices: Choice[],
  { view, reader }: { view: View; reader: Reader },
): string {
  const pieces = zone.cards.map((face) => pieceName(face, view, reader));
  const hidden = zone.count > zone.cards.length ? ["face down"] : [];
  const lies = [...pieces, ...hidden].join("; ") || "empty";
  const covered = fields.map(({ name, player }) => `under ${name} of ${view.players[player]?.name}`);
  const can = [...new Set(choices.map(({ option }) => spoken(option)))].map((text) => `can ${text}`);
  return `${whereIs(at, area)}: ${[lies, ...covered, ...can].join(", ")}`;
}

function spoken({ text, stakes }: OptionView): string {
  if (!stakes) return text;
  const begin = stakes.sides.map(({ begins }) => begins).join(" against ");
  return `${text}${text.includes(begin) ? "" : `, ${begin}`}, ${stakes.odds} % likely`;
}

export function fieldsAt(view: View, player: number, area: string, at: number): Field[] {
  const key = placeKey(player, area, at);
  return view.fields.filter(({ places }) => places.some((spot) => keyOf(spot) === key));
}

export function keyOf({ player, area, at }: Spot): string {
  return placeKey(player, area, at);
}

/** What is at stake at a place: with what can be done there, if the odds are all the same. */
export function stakesAt(choices: Choice[]): Stakes | undefined {
  const stakes = choices.flatMap(({ option }) => option.stakes ?? []);
  return new Set(stakes.map(({ odds }) => odds)).size === 1 ? stakes[0] : undefined;
}

/** An option that leads over a board, from where it starts to where it ends. */
export interface Way {
  choice: Choice;
  places: number[];
  /** Whether others lead to the same end, so that one has to see them side by side. */
  rival: boolean;
}

export function waysOf(choices: Choice[], player: number, area: string): Way[] {
  const ways = choices.flatMap((choice) => {
    const { start, places = [] } = choice.option;
    if (start?.area !== area || (start.player ?? -1) !== player) return [];
    return [{ choice, places: [start, ...places].map((spot) => spot.at) }];
  });
  return ways.map((way) => {
    const rivals = ways.filter((other) => other.places.at(-1) === way.places.at(-1));
    return { ...way, rival: rivals.length > 1 };
  });
}

/** A point of a board, in widths and heights of a place from the top left. */
export type Point = [number, number];

/** Where a place is drawn; a board that is turned has its first row at the right. */
export function drawnAt(at: number, columns: number, rows: number, turned: boolean): Point {
  const [row, column] = [Math.floor(at / columns), at % columns];
  return turned ? [rows - 1 - row, column] : [column, row];
}
