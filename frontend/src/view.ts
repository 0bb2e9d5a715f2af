// The shapes of what `Match.view` shows and `kernel.tables.Table` describes, which the protocol carries as plain data.
import type { GameDetail, State, Step } from "./protocol";

/** A card as its viewer sees it; the marks of the game's table ("power", "damage") are further fields. */
export interface Face {
  handle: number;
  key: string;
  name: string;
  owner?: number;
  attached?: Face[];
  /** For marks that differ from what is printed: what changed them, and by how much. */
  reasons?: Record<string, [source: string, amount: number][]>;
  [mark: string]: unknown;
}

/** What lies in an area: how many cards, and those that the viewer knows. */
export interface Zone {
  count: number;
  cards: Face[];
}

/** A grid has a zone for each of its cells. */
export interface Grid {
  cells: Zone[];
}

export type AreaView = Zone | Grid;

export interface PlayerView {
  name: string;
  areas: Record<string, AreaView>;
  counters?: Record<string, number>;
  [shown: string]: unknown;
}

/** An option of a decision; what on the table it is about is in `card`, `place`, `player` or `number`. */
export interface Option {
  text: string;
  verb: string;
  card?: number;
  place?: { area: string; at: number };
  player?: number;
  number?: number;
  [kind: string]: unknown;
}

/** The question that is open; `options` only for who is asked. */
export interface Decision {
  player: number;
  players: number[];
  prompt: string;
  options?: Option[];
  /** Where all choose in secret: what the viewer has picked so far. */
  picked?: Option[];
}

export interface View {
  game: string;
  viewer: number;
  turn: number;
  active: number;
  step: number;
  outcome: { winners: number[]; reason: string } | null;
  players: PlayerView[];
  shared: Record<string, AreaView>;
  resolving: number[];
  decision: Decision | null;
  [shown: string]: unknown;
}

export interface Area {
  name: string;
  title: string;
  zone: number;
  shape: "fan" | "row" | "pile" | "stack" | "grid";
  faceup: boolean;
  cells: number;
  columns: number;
  counted: boolean;
}

export interface Counter {
  name: string;
  title: string;
  symbol: string;
  most: number;
  icon?: string;
  /** The word of the suit that it counts, and whose colour it has. */
  suit?: string;
}

export interface Mark {
  name: string;
  title: string;
  symbol: string;
  icon?: string;
}

export interface Meaning {
  verb: string;
  text: string;
  ability: string;
  figures: boolean;
}

/** Which mark colours a card, and how each of its words looks. */
export interface Suit {
  word: string;
  title: string;
  color: string;
  /** The colour of what is written on it. */
  ink: "black" | "white";
  letter: string;
  icon: string;
}

export interface TableData {
  areas: Area[];
  shared: Area[];
  counters: Counter[];
  marks: Mark[];
  steps: string[];
  windows: number[];
  meanings: Meaning[];
  suit?: string;
  suits?: Suit[];
  [more: string]: unknown;
}

export function viewOf(from: State | Step | null): View | null {
  return (from?.view ?? null) as View | null;
}

export function tableOf(detail: GameDetail): TableData {
  return detail.table as unknown as TableData;
}

export function isGrid(area: AreaView): area is Grid {
  return "cells" in area;
}
