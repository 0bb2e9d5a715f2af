import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";

import type { Face, LogPart, Scene, State, View } from "../../src/protocol";
import { settings } from "../../src/settings.svelte";
import { Stage } from "../../src/table/stage/stage.svelte";
import { changesIn, hurried, LIMIT, takesOf } from "../../src/table/stage/takes";
import type { Take } from "../../src/table/stage/takes";
import {
  causedByLine,
  isRoutine,
  lastTurn,
  reasonsOf,
  toldByLine,
  turnsOf,
} from "../../src/table/stage/turns";
import { stubStorage } from "../storing";

const card = (handle: number, marks: Face["marks"] = {}): Face => ({
  handle,
  key: `k${handle}`,
  name: `Card ${handle}`,
  marks,
});
const named = (handle: number) => ({ handle, key: `k${handle}`, name: `Card ${handle}` });

function scene(kind: Scene["kind"], more: Partial<Scene> = {}): Scene {
  return { kind, cards: [], targets: [], ways: [], line: -1, ...more };
}

/** A view of two players with a hand, a line and a pile each. */
function view(
  ...players: { hand?: Face[]; line?: Face[]; pile?: Face[]; held?: number; gold?: number }[]
): View {
  return {
    viewer: 0,
    turn: 1,
    active: 0,
    decision: null,
    shared: {},
    players: players.map(({ hand = [], line = [], pile = [], held = hand.length, gold = 0 }, number) => ({
      name: `Player ${number}`,
      facts: {},
      counters: { gold },
      areas: {
        hand: { count: held, cards: hand },
        line: { count: line.length, cards: line },
        pile: { count: pile.length, cards: pile },
      },
    })),
  } as unknown as View;
}
const handles = (shown: View | undefined, player: number, area: string): number[] =>
  shown?.players[player]?.areas[area]?.cards.map(({ handle }) => handle) ?? [];

describe("takes", () => {
  test("cards go one after the other to where they are said to go", () => {
    const before = view({ hand: [card(1), card(2)] }, {});
    const after = view({ line: [card(1), card(2)] }, {});
    const enters = (handle: number): Scene =>
      scene("entered", {
        line: handle,
        cards: [named(handle)],
        ways: [
          {
            was: handle,
            handle,
            source: { area: "hand", player: 0 },
            to: { area: "line", player: 0 },
          },
        ],
      });
    const takes = takesOf(before, after, [enters(2), enters(1)], "normal");
    expect(takes.map((take) => handles(take.view, 0, "line"))).toEqual([[2], [1, 2]]);
    expect(takes.map((take) => handles(take.view, 0, "hand"))).toEqual([[1], []]);
    expect(handles(before, 0, "hand")).toEqual([1, 2]);
  });

  test("what is drawn to be measured is seen with the measuring", () => {
    const drawn = scene("revealed", { cards: [named(1)] });
    const [struck, measured] = [scene("attacked"), scene("contest", { player: 0 })];
    const kinds = (scenes: Scene[]): string[] =>
      takesOf(view({}, {}), view({}, {}), scenes, "normal").map((take) => take.scenes[0]?.kind ?? "");
    expect(kinds([drawn, struck, measured])).toEqual(["attacked", "contest"]);
    expect(kinds([drawn, scene("damaged"), measured])).toEqual(["revealed", "damaged", "contest"]);
  });

  test("of cards that nobody knows only the number changes", () => {
    const before = view({}, { held: 3 });
    const after = view({}, { held: 4 });
    const [take] = takesOf(
      before,
      after,
      [scene("drawn", { ways: [{ count: 1, to: { area: "hand", player: 1 } }] })],
      "normal",
    );
    expect(take?.view.players[1]?.areas.hand).toEqual({ count: 4, cards: [] });
  });

  test("numbers change when it is said, and end at what the last view shows", () => {
    const before = view({ gold: 5, line: [card(1)] }, { gold: 1 });
    const after = view({ gold: 3, line: [card(1, { damage: 4 })] }, { gold: 4 });
    const scenes = [
      scene("damaged", { line: 0, cards: [named(1)], counts: "damage", amount: 1 }),
      scene("taken", { line: 1, player: 1, victim: 0, counts: "gold", amount: 2 }),
      scene("damaged", { line: 2, cards: [named(1)], counts: "damage", amount: 3 }),
      scene("gained", { line: 3, player: 1, counts: "gold", amount: 1 }),
    ];
    const takes = takesOf(before, after, scenes, "normal");
    expect(takes.map((take) => take.view.players.map(({ counters }) => counters.gold))).toEqual([
      [5, 1],
      [3, 3],
      [3, 3],
      [3, 4],
    ]);
    expect(takes.map((take) => take.view.players[0]?.areas.line?.cards[0]?.marks.damage)).toEqual([
      1, 1, 4, 4,
    ]);
  });

  test("what one sentence tells of one kind is played at once", () => {
    const drawn = scene("drawn", { line: 2, player: 1 });
    const takes = takesOf(view({}, {}), view({}, {}), [drawn, drawn, scene("turn", { line: 3 })], "normal");
    expect(takes.map(({ scenes }) => scenes.length)).toEqual([2, 1]);
  });

  test("without animation nothing is played", () => {
    expect(takesOf(view({}, {}), view({}, {}), [scene("turn")], "none")).toEqual([]);
  });

  test("damage to a life takes from it, other damage is counted up", () => {
    const hit = { player: 1, amount: 2 };
    expect(changesIn(scene("damaged", { ...hit, counts: "life" }))).toEqual([["p1", "life", -2]]);
    expect(changesIn(scene("damaged", { ...hit, counts: "damage" }))).toEqual([["p1", "damage", 2]]);
    expect(changesIn(scene("scored", { player: 0, counts: "keys" }))).toEqual([["p0", "keys", 1]]);
    expect(changesIn(scene("attacked", { cards: [named(1)] }))).toEqual([]);
  });

  test("takes are hurried until they last no longer than the limit", () => {
    const take: Take = { scenes: [], view: view({}, {}), lasts: 1000, late: false };
    expect(hurried([take, take], 2500)).toEqual([take, take]);
    const fast = hurried(
      Array.from({ length: 10 }, () => take),
      2500,
    );
    expect(fast.reduce((sum, { lasts }) => sum + lasts, 0)).toBeCloseTo(2500);
    expect(
      hurried(
        Array.from({ length: 100 }, () => take),
        2500,
      ),
    ).toEqual([]);
  });
});

describe("the stage", () => {
  const state = (shown: View, start: number, scenes: Scene[]): State =>
    ({ view: shown, scenes: { start, total: start + scenes.length, scenes } }) as unknown as State;
  const [first, second] = [view({ gold: 0 }, {}), view({ gold: 2 }, {})];
  const gain = scene("gained", { line: 0, player: 1, counts: "gold", amount: 2 });

  beforeEach(() => {
    stubStorage();
    settings.reset();
    vi.useFakeTimers();
    vi.stubGlobal("document", { visibilityState: "visible" });
    vi.stubGlobal("matchMedia", () => ({ matches: false }));
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  test("the first view is shown at once, the next once what happened is played", () => {
    const stage = new Stage();
    stage.follow(state(first, 0, [gain]));
    expect(stage.view).toBe(first);
    expect(stage.busy).toBe(false);
    stage.follow(state(second, 1, [gain]));
    expect(stage.busy).toBe(true);
    vi.advanceTimersByTime(LIMIT);
    expect(stage.busy).toBe(false);
    expect(stage.view).toBe(second);
  });

  test("while it plays nobody is asked", () => {
    const stage = new Stage();
    const asked = { ...first, decision: { player: 0, players: [0], prompt: "Well?" } };
    stage.follow(state(asked, 0, []));
    stage.follow(state(second, 0, [scene("played", { player: 1, line: 0 })]));
    expect(stage.view?.decision).toBeNull();
  });

  test("it can be skipped", () => {
    const stage = new Stage();
    stage.follow(state(first, 0, []));
    stage.follow(state(second, 0, [gain]));
    stage.skip();
    expect(stage.view).toBe(second);
    vi.advanceTimersByTime(LIMIT);
    expect(stage.view).toBe(second);
  });

  test("it is never behind by more than its limit, however much comes", () => {
    const stage = new Stage();
    stage.follow(state(first, 0, []));
    for (let i = 0; i < 30; i++) {
      stage.follow(state(second, i, [scene("turn", { line: i }), gain].slice(i % 2, (i % 2) + 1)));
    }
    vi.advanceTimersByTime(2 * LIMIT);
    expect(stage.busy).toBe(false);
  });

  test("what is missing in between is not played, nor what was seen through other eyes", () => {
    const stage = new Stage();
    stage.follow(state(first, 0, [gain]));
    stage.follow(state(second, 7, [gain]));
    expect(stage.busy).toBe(false);
    stage.follow(state({ ...first, viewer: 1 }, 8, [gain]));
    expect(stage.busy).toBe(false);
    expect(stage.scenes).toEqual([gain]);
  });

  test("it is still where the system asks for that", () => {
    vi.stubGlobal("matchMedia", () => ({ matches: true }));
    const stage = new Stage();
    stage.follow(state(first, 0, []));
    stage.follow(state(second, 0, [gain]));
    expect(stage.busy).toBe(false);
  });

  test("what was taken back is forgotten", () => {
    const stage = new Stage();
    stage.follow(state(first, 0, [gain]));
    stage.follow(state(second, 1, [gain, gain]));
    expect(stage.scenes.length).toBe(3);
    stage.follow(state(first, 1, []));
    expect(stage.scenes.length).toBe(1);
    expect(stage.busy).toBe(false);
  });

  test("nothing is played where somebody wants none of it", () => {
    settings.choose("speed", "none");
    const stage = new Stage();
    stage.follow(state(first, 0, []));
    stage.follow(state(second, 0, [gain]));
    expect(stage.busy).toBe(false);
  });
});

test("the last turn of somebody else, by the sentences that tell it", () => {
  const log: LogPart[][] = ["Turn 1.", "Bo draws.", "Turn 2.", "You play."].map((text) => [
    { text, card: "" },
  ]);
  const scenes = [
    scene("turn", { player: 1, line: 0 }),
    scene("drawn", { player: 1, line: 1 }),
    scene("turned", { line: -1 }),
    scene("turn", { player: 0, line: 2 }),
    scene("played", { player: 0, line: 3 }),
  ];
  const steps = lastTurn(scenes, log, 0);
  expect(steps.map(({ text, scenes: all }) => [text, all.length])).toEqual([
    ["Turn 1.", 1],
    ["Bo draws.", 2],
  ]);
  expect(lastTurn(scenes, log, 1).map(({ line }) => line)).toEqual([2, 3]);
  expect(lastTurn(scenes.slice(1, 3), log, 0)).toEqual([]);
});

test("what every turn has is told from what somebody did in it", () => {
  const step = (...scenes: Scene[]) => ({ line: 0, text: "", scenes });
  expect(isRoutine(step(scene("drawn", { player: 1 })))).toBe(true);
  expect(isRoutine(step(scene("phase"), scene("readied")))).toBe(true);
  expect(isRoutine(step(scene("drawn", { cause: named(3) })))).toBe(false);
  expect(isRoutine(step(scene("drawn"), scene("played")))).toBe(false);
});

describe("why something happened", () => {
  const scenes = [
    scene("used", { line: 1, cards: [named(1)], player: 1 }),
    scene("damaged", { line: 2, cause: named(1) }),
    scene("destroyed", { line: 2, cause: named(1) }),
    scene("gained", { line: 2, cause: named(2) }),
    scene("turned", { line: -1, cause: named(3) }),
    scene("drawn", { line: 3, player: 0 }),
  ];

  const reader = { text: (key: string) => [`Text of ${key}.`] };
  const players = [{ name: "Ann" }, { name: "Bo" }];

  test("the cards whose abilities did it, each once, with their texts", () => {
    expect(reasonsOf(scenes, reader, players)).toEqual([
      { name: "Card 1", text: "Text of k1." },
      { name: "Card 2", text: "Text of k2." },
      { name: "Card 3", text: "Text of k3." },
    ]);
  });

  test("who chose it, where no ability did", () => {
    expect(reasonsOf(scenes.slice(0, 1), reader, players)).toEqual([{ name: "", text: "Bo chose to." }]);
    expect(reasonsOf(scenes.slice(5), reader, players)).toEqual([
      { name: "", text: "No ability did it: it was chosen, or the rules say so." },
    ]);
  });

  test("lines of the log that abilities caused", () => {
    const lines = [...causedByLine(scenes)].map(([line, some]) => [line, some.length]);
    expect(lines).toEqual([[2, 3]]);
  });
});

describe("the log by turns", () => {
  const scenes = [
    scene("drawn", { line: 2 }),
    scene("turn", { player: 0, line: 3 }),
    scene("gained", { line: 4, counts: "gold" }),
    scene("paid", { line: 4 }),
    scene("turn", { player: 1, line: 6 }),
  ];

  test("each turn has the lines up to the next, and what was before is one of its own", () => {
    const turns = turnsOf(scenes, 0, 8).map(({ begin, end, first }) => [begin, end, first?.player]);
    expect(turns).toEqual([
      [0, 3, undefined],
      [3, 6, 0],
      [6, 8, 1],
    ]);
  });

  test("lines that are not shown, or not told yet, begin no turn", () => {
    const turns = turnsOf(scenes, 4, 6).map(({ begin, end }) => [begin, end]);
    expect(turns).toEqual([[4, 6]]);
    expect(turnsOf([], 0, 0)).toEqual([]);
  });

  test("a line is signed by the first scene that it tells, and is of whoever was acting", () => {
    const told = toldByLine([...scenes, scene("phase"), scene("entered", { line: 8 })], 2, 10);
    const said = [...told]
      .sort(([a], [b]) => a - b)
      .map(([line, { scene, player }]) => [line, scene?.kind, player]);
    expect(said).toEqual([
      [2, "drawn", undefined],
      [3, "turn", 0],
      [4, "gained", 0],
      [5, undefined, 0],
      [6, "turn", 1],
      [7, undefined, 1],
      [8, "entered", undefined],
      [9, undefined, undefined],
    ]);
  });
});
