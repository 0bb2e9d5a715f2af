// Where a card that is held can be let go, and what that picks. No game says so: it follows from what its options lead
// to, as the rules tell it beforehand (`Foreseen`): where the card goes then, what is asked next about it, who gains by it.
import type { Foreseen, OptionView, Whereabouts } from "../../protocol";
import { placeKey } from "./options";
import type { Choice } from "./options";

/** What letting go somewhere picks: an option, and perhaps some of the questions that follow. */
export interface End {
  option: number;
  then: OptionView[];
}

/** What an option leads to once that was answered `then`. */
export interface Lead {
  then: OptionView[];
  foreseen: Foreseen;
}

export interface Ends {
  cards: Map<number, End[]>;
  players: Map<number, End[]>;
  /** By player (-1: shared), area and place: "0/battleline/-1". */
  places: Map<string, End[]>;
  /** By player and area: "0/discard". */
  areas: Map<string, End[]>;
  /** Anywhere else on the table. */
  table: End[];
}

export const NO_ENDS: Ends = {
  cards: new Map(),
  players: new Map(),
  places: new Map(),
  areas: new Map(),
  table: [],
};

/**
 * The ends for a card whose options lead to that, and of the ways on from where it stands. One that is `loose`, in a
 * hand, can also be let go anywhere on the table for what does not put it into one of the `piles`.
 */
export function endsOf(
  card: number,
  leads: Lead[],
  ways: Choice[],
  loose: boolean,
  piles: ReadonlySet<string>,
): Ends {
  const ends: Ends = { cards: new Map(), players: new Map(), places: new Map(), areas: new Map(), table: [] };
  for (const { index, option } of ways) {
    const goal = option.places?.at(-1);
    if (goal) add(ends.places, placeKey(goal.player, goal.area, goal.at), { option: index, then: [] });
  }
  for (const { then, foreseen } of leads) {
    const { option, scenes, asks } = foreseen;
    const end: End = { option, then };
    for (const ask of asks) {
      const place = ask.places?.at(-1);
      const answer: End = { option, then: [...then, ask] };
      if (ask.card !== undefined) add(ends.cards, ask.card, answer);
      else if (ask.player !== undefined) add(ends.players, ask.player, answer);
      else if (place) add(ends.places, placeKey(place.player, place.area, place.at), answer);
    }
    const aims = asks.length ? new Set<number>() : aimsOf(card, scenes);
    const to = aims.size ? undefined : goalOf(card, scenes, piles);
    for (const aim of aims) add(ends.cards, aim, end);
    if (to) add(ends.areas, `${to.player ?? -1}/${to.area}`, end);
    else if (!asks.length && !aims.size) for (const player of gainers(scenes)) add(ends.players, player, end);
    if (loose && !piles.has(to?.area ?? "")) ends.table.push(end);
  }
  return ends;
}

/** What a card does something to where nobody is asked, since there is only one. */
function aimsOf(card: number, scenes: Foreseen["scenes"]): Set<number> {
  const own = scenes.filter(({ cards }) => cards.some(({ handle }) => handle === card));
  return new Set(own.flatMap(({ targets }) => targets.map(({ handle }) => handle)));
}

/** Where a card comes to lie: the last area on its way that is no pile, since a pile takes what is done with. */
function goalOf(
  card: number,
  scenes: Foreseen["scenes"],
  piles: ReadonlySet<string>,
): Whereabouts | undefined {
  const stops: Whereabouts[] = [];
  let called = card;
  for (const { was, handle, source, to } of scenes.flatMap(({ ways }) => ways)) {
    if (was !== called) continue;
    called = handle ?? called;
    if (to && to.area !== source?.area) stops.push(to);
  }
  return stops.findLast(({ area }) => !piles.has(area)) ?? stops[0];
}

function gainers(scenes: Foreseen["scenes"]): Set<number> {
  const players = scenes.flatMap(({ counts, player, victim }) => (counts ? [player, victim] : []));
  return new Set(players.filter((player) => player !== undefined));
}

function add<K>(map: Map<K, End[]>, key: K, end: End): void {
  map.set(key, [...(map.get(key) ?? []), end]);
}
