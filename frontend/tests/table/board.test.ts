// What boards make of views: places by name, edges of tokens that are turned, ways.
import { describe, expect, it } from "vitest";

import type {
  Area,
  Face,
  Field,
  GameDetail,
  OptionView,
  Stakes,
  Table,
  View,
  Zone,
} from "../../src/protocol";
import {
  drawnAt,
  fieldsAt,
  groundOf,
  holderOf,
  placeName,
  stakesAt,
  tokensOf,
  waysOf,
  whereIs,
} from "../../src/table/model/board";
import { edgesOf } from "../../src/table/model/edges";
import { targetsOf } from "../../src/table/model/options";
import { Reader } from "../../src/table/model/reader";

const GROUND: Area = {
  name: "ground",
  title: "Ground",
  zone: 0,
  shape: "grid",
  faceup: true,
  cells: 15,
  columns: 5,
  counted: true,
  row_names: [],
  column_names: [],
  labels: [],
  cell_names: [],
};
const NUMBER = { symbol: "", icon: "", zero: true, turned: false, brief: false, printed: false, noun: "" };
const TABLE: Table = {
  areas: [],
  shared: [GROUND],
  counters: [],
  marks: [
    { name: "type", title: "Type", ...NUMBER },
    { name: "attack", title: "Attack", ...NUMBER },
    { name: "hits", title: "Hits", ...NUMBER, zero: false },
  ],
  steps: [],
  windows: [],
  passes: "",
  ends: [],
  spares: [],
  places: [],
  meanings: [],
  glossary: [],
  suit: "type",
  suits: [
    { word: "beast", title: "Beast", color: "#000000", ink: "white", letter: "B", icon: "", scene: "" },
  ],
  edges: ["attack", "block"],
  contests: [],
  turn: "round",
  stops: -1,
  makes: null,
  look: null,
};
const reader = new Reader({ table: TABLE, cards: [], words: {} } as unknown as GameDetail);

const RAT: Face = { handle: 1, key: "rat", name: "Rat", marks: { type: "beast", attack: 4 } };
const KNIGHT: Face = {
  handle: 2,
  key: "knight",
  name: "Knight",
  owner: 0,
  marks: { hits: 2 },
  facing: 2,
  edges: [
    [3, 1],
    [2, 2],
    [0, 5],
    [1, 4],
  ],
};

function zone(...cards: Face[]): Zone {
  return { count: cards.length, cards };
}
function spot(at: number): { area: string; at: number } {
  return { area: "ground", at };
}
function viewOf(options: OptionView[], fields: Field[] = []): View {
  return {
    players: [{ name: "Ann", counters: {}, facts: {}, areas: {} }],
    shared: { ground: { count: 2, cards: [], cells: [zone(RAT, KNIGHT)] } },
    fields,
    decision: { player: 0, players: [0], prompt: "", options },
  } as unknown as View;
}
function stakes(odds: number, mine = 0, theirs = 0): Stakes {
  const side = { card: 1, mark: "attack", parts: [], draws: true };
  return {
    odds,
    ties: true,
    sides: [
      { ...side, begins: mine },
      { ...side, begins: theirs },
    ],
  };
}

function option(more: Partial<OptionView>): OptionView {
  return { text: "go", verb: "go", ...more };
}

describe("what lies at a place", () => {
  it("is its ground, unless its first card faces somewhere, and tokens", () => {
    expect(groundOf(zone(RAT, KNIGHT))).toBe(RAT);
    expect(tokensOf(zone(RAT, KNIGHT))).toEqual([KNIGHT]);
    expect(groundOf(zone(KNIGHT))).toBeUndefined();
    expect(tokensOf(zone(KNIGHT))).toEqual([KNIGHT]);
  });

  it("is said with the place, what covers it and what can be done", () => {
    const field = { name: "Ice", card: 9, player: 0, places: [spot(7)] };
    const view = viewOf([], [field]);
    const choices = [{ index: 0, option: option({ text: "attack Rat", stakes: stakes(67, 2, 1) }) }];
    const place = { area: GROUND, at: 7, zone: zone(RAT) };
    expect(placeName(place, [], [], { view, reader })).toBe("row 2, third: Rat, Beast, attack 4");
    expect(placeName(place, fieldsAt(view, -1, "ground", 7), choices, { view, reader })).toBe(
      "row 2, third: Rat, Beast, attack 4, under Ice of Ann, can attack Rat, 2 against 1, 67 % likely",
    );
    expect(placeName({ ...place, at: 0, zone: zone(KNIGHT) }, [], [], { view, reader })).toBe(
      "row 1, first: Knight of Ann, facing south, hits 2, attack/block at north 0/5, east 1/4, south 3/1, west 2/2",
    );
    const worked = { ...RAT, effects: [{ name: "Brittle", text: "It gets -2 block." }] };
    expect(placeName({ ...place, zone: zone(worked) }, [], [], { view, reader })).toBe(
      "row 2, third: Rat, Beast, attack 4, Brittle: It gets -2 block",
    );
    expect(placeName({ ...place, zone: zone() }, [], [], { view, reader })).toBe("row 2, third: empty");
  });

  it("has somebody who holds what lies there", () => {
    const players = [{ areas: {} }, { areas: {} }];
    const laid = { players, shared: { ground: { count: 2, cards: [], cells: [zone(RAT), zone(KNIGHT)] } } };
    const holders = [1, 2, 3].map((handle) => holderOf(handle, laid as unknown as View, reader));
    expect(holders).toEqual([undefined, 0, undefined]);
  });

  it("lies in a row and at a place of it", () => {
    expect([whereIs(0, GROUND), whereIs(14, GROUND), whereIs(11, { ...GROUND, columns: 12 })]).toEqual([
      "row 1, first",
      "row 3, fifth",
      "row 1, place 12",
    ]);
    const cell_names = ["field 0", "field 1"];
    expect([whereIs(1, { ...GROUND, cell_names }), whereIs(2, { ...GROUND, cell_names })]).toEqual([
      "field 1",
      "row 1, third",
    ]);
  });
});

describe("the edges of a token", () => {
  it("lie on the sides to which it is turned", () => {
    const sides = edgesOf(KNIGHT, 2, reader).map((side) => side.map(({ value }) => value));
    expect(sides).toEqual([
      [0, 5],
      [1, 4],
      [3, 1],
      [2, 2],
    ]);
  });

  it("show what makes them other than printed", () => {
    const bent = { ...KNIGHT, reasons: { block: [{ source: "Thicket", by: 1 }] } };
    expect(edgesOf(bent, 0, reader)[0]).toEqual([
      { mark: "attack", value: 3, by: 0 },
      { mark: "block", value: 2, by: 1 },
    ]);
  });
});

describe("ways", () => {
  const north = option({ text: "north", start: spot(0), places: [spot(1), spot(6)], stakes: stakes(60) });
  const east = option({ text: "east", start: spot(0), places: [spot(5), spot(6)], stakes: stakes(40) });

  it("end where they are picked, and stand for the places in between", () => {
    const { places } = targetsOf(viewOf([north, east]));
    expect(places.get("-1/ground/6")?.length).toBe(2);
    expect(places.get("-1/ground/1")?.map(({ index }) => index)).toEqual([0]);
    const near = option({ start: spot(0), places: [spot(1)] });
    expect(
      targetsOf(viewOf([north, near]))
        .places.get("-1/ground/1")
        ?.map(({ index }) => index),
    ).toEqual([1]);
  });

  it("are rivals where they lead to the same place", () => {
    const { all } = targetsOf(viewOf([north, east]));
    expect(waysOf(all, -1, "ground").map(({ places, rival }) => [places, rival])).toEqual([
      [[0, 1, 6], true],
      [[0, 5, 6], true],
    ]);
    expect(stakesAt(all)).toBeUndefined();
    expect(stakesAt(all.slice(1))?.odds).toBe(40);
  });

  it("without a start are places that were picked before", () => {
    const { places, marked } = targetsOf(viewOf([option({ places: [spot(3), spot(4)] })]));
    expect([...marked]).toEqual(["-1/ground/3"]);
    expect([...places.keys()]).toEqual(["-1/ground/4"]);
  });
});

describe("a board that is turned", () => {
  it("has its first row at the right", () => {
    expect([drawnAt(0, 5, 3, false), drawnAt(9, 5, 3, false)]).toEqual([
      [0, 0],
      [4, 1],
    ]);
    expect([drawnAt(0, 5, 3, true), drawnAt(4, 5, 3, true), drawnAt(10, 5, 3, true)]).toEqual([
      [2, 0],
      [2, 4],
      [0, 0],
    ]);
  });
});
