// What the options of a decision are about: which card, player or place lights up for which of them.
import type { Area, DecisionView, Face, OptionView, Suit, Table, View } from "../../protocol";
import { facesOf } from "./reader";
import type { Reader } from "./reader";

/** So many of the things that are left to do are told, or one more. */
const TOLD = 3;
const FEW_NAMES = 7;

/** An option with its place in the decision. */
export interface Choice {
  index: number;
  option: OptionView;
}

/** How a decision's options are best shown in a list. */
export type Form = "list" | "numbers" | "words";

export interface Targets {
  all: Choice[];
  cards: Map<number, Choice[]>;
  players: Map<number, Choice[]>;
  /** By player (-1: shared), area and place: "0/battleline/-1". */
  places: Map<string, Choice[]>;
  /** Places that were picked before, which all of the options that go on from there name. */
  marked: Set<string>;
  /** Those that nothing on the table stands for: "end turn", numbers, words. */
  loose: Choice[];
}

export const NOTHING: Targets = {
  all: [],
  cards: new Map(),
  players: new Map(),
  places: new Map(),
  marked: new Set(),
  loose: [],
};

export function targetsOf(view: View | null): Targets {
  const options = view?.decision?.marks?.options ?? view?.decision?.options;
  // Numbers that make one answer are named in a panel of their own.
  if (!view || !options || view.decision?.amounts) return NOTHING;
  const known = facesOf(view);
  const targets: Targets = {
    all: [],
    cards: new Map(),
    players: new Map(),
    places: new Map(),
    marked: new Set(),
    loose: [],
  };
  const through: [string, Choice][] = [];
  options.forEach((option, index) => {
    const choice = { index, option };
    targets.all.push(choice);
    if (option.card !== undefined && known.has(option.card)) add(targets.cards, option.card, choice);
    else if (option.player !== undefined) add(targets.players, option.player, choice);
    else if (option.places?.length) {
      const keys = option.places.map(({ player, area, at }) => placeKey(player, area, at));
      add(targets.places, keys.pop() ?? "", choice);
      for (const key of keys)
        if (option.start) through.push([key, choice]);
        else targets.marked.add(key);
    } else targets.loose.push(choice);
  });
  // A place on the way stands for the ways that lead through it, unless one ends there.
  const ends = new Set(targets.places.keys());
  for (const [key, choice] of through) if (!ends.has(key)) add(targets.places, key, choice);
  return targets;
}

function add<K>(map: Map<K, Choice[]>, key: K, choice: Choice): void {
  const there = map.get(key);
  if (there) there.push(choice);
  else map.set(key, [choice]);
}

export function placeKey(player: number | undefined, area: string, at: number): string {
  return `${player ?? -1}/${area}/${at}`;
}

/** What is offered where all of it are names, as those of houses, and few: the service foresees so many at once. */
export function namesOf({ all, loose }: Targets): Choice[] {
  const named = loose.length === all.length && all.every(({ option }) => option.word !== undefined);
  return named && all.length <= FEW_NAMES ? all : [];
}

/** The place of a player's row before its card with that number, or of a grid's cell, if it is one to choose. */
export function placeChoices(
  targets: Targets,
  player: number,
  area: Area,
  at: number,
  count: number,
): Choice[] {
  const here = targets.places.get(placeKey(player, area.name, at)) ?? [];
  const end = at === count ? (targets.places.get(placeKey(player, area.name, -1)) ?? []) : [];
  return area.shape === "grid" ? here : [...here, ...end];
}

/** What the main button does: the only option, or the one that goes on; none where one answer takes several picks. */
export function mainChoice(decision: DecisionView | null, table: Table): Choice | null {
  if (decision?.marks ?? decision?.amounts) return null;
  const choices = (decision?.options ?? []).map((option, index) => ({ index, option }));
  const going = choices.filter(({ option }) => option.goes_on || table.ends.includes(option.verb));
  const [main] = choices.length === 1 ? choices : going.length === 1 ? going : [];
  return main ?? null;
}

/**
 * What is worth doing before a turn ends with an option: "play Troll, reap with Dodger and 3 more"; empty if nothing is.
 * Of what only gives something away nobody is reminded.
 */
export function leftToDo(main: Choice | null, all: Choice[], table: Table): string {
  if (!main || !table.ends.includes(main.option.verb)) return "";
  const left = all
    .filter(({ index, option }) => index !== main.index && !table.spares.includes(option.verb))
    .map(({ option }) => option.text);
  const more = left.length - TOLD;
  if (more > 1) return `${left.slice(0, TOLD).join(", ")} and ${more} more`;
  return [left.slice(0, -1).join(", "), left.at(-1)].filter(Boolean).join(" or ");
}

/** How the loose options are best shown: all of them numbers of one thing, all of them suits, or just a list. */
export function formOf(choices: Choice[], reader: Reader): Form {
  if (choices.length < 2) return "list";
  if (choices.every(({ option }) => suitOfOption(option, reader))) return "words";
  const verb = choices[0]?.option.verb;
  const bare = choices.every(({ option }) => option.verb === verb && isBareNumber(option));
  return bare ? "numbers" : "list";
}

function isBareNumber(option: OptionView): boolean {
  return option.number !== undefined && option.text === `${option.verb} ${option.number}`.trim();
}

export function suitOfOption(option: OptionView, reader: Reader): Suit | undefined {
  return reader.suit(option.word);
}

/** How many cards of a suit the viewer has: in the hand, and laid out on the table. */
export function suitCounts(view: View, suit: Suit, reader: Reader): { held: number; laid: number } {
  const counts = { held: 0, laid: 0 };
  for (const { player, area, zones } of reader.laid(view)) {
    if (player !== view.viewer || area.shape === "pile") continue;
    const cards: Face[] = zones.flatMap((zone) => zone.cards);
    const count = cards.filter((card) => reader.suitOf(card)?.word === suit.word).length;
    if (area.shape === "fan") counts.held += count;
    else counts.laid += count;
  }
  return counts;
}

/** The cards to choose from that lie in piles, where they cannot be seen to light up. */
export function inPiles(view: View, targets: Targets, reader: Reader): Face[] {
  if (!targets.cards.size) return [];
  return reader.laid(view).flatMap(({ player, area, zones }) => {
    const seen = area.shape !== "pile" && (area.shape !== "fan" || player === view.viewer);
    if (seen) return [];
    return zones.flatMap((zone) => zone.cards.filter((card) => targets.cards.has(card.handle)));
  });
}
