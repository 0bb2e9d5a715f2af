import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";

import type { Counter, Face, Foreseen, GameDetail, Mark, Scene, View } from "../../src/protocol";
import { Reader } from "../../src/table/model/reader";
import { apart, overlap } from "../../src/table/stage/apart";
import type { Box } from "../../src/table/stage/apart";
import { fatesOf, fateText } from "../../src/table/stage/fates";
import { Foresight, REST } from "../../src/table/stage/foresight.svelte";

const named = (handle: number) => ({ handle, key: `k${handle}`, name: `Card ${handle}` });
const face = (handle: number, marks: Face["marks"] = {}): Face => ({ ...named(handle), marks });
function scene(kind: Scene["kind"], more: Partial<Scene> = {}): Scene {
  return { kind, cards: [], targets: [], ways: [], line: -1, ...more };
}

describe("what becomes of whom", () => {
  const table = {
    areas: [
      { name: "line", shape: "row" },
      { name: "hand", shape: "fan" },
    ],
    shared: [],
    suits: [],
    glossary: [],
    counters: [{ name: "gold", title: "Gold", symbol: "g", icon: "" } as Counter],
    marks: [{ name: "damage", title: "Damage", symbol: "d", icon: "" } as Mark],
  };
  const reader = new Reader({ table, cards: [], words: {} } as unknown as GameDetail);
  const view = {
    players: [
      { name: "Ann", counters: { gold: 5 } },
      { name: "Bo", counters: { gold: 1 } },
    ],
  } as unknown as View;
  const faces = new Map([face(1, { damage: 2 }), face(2)].map((each) => [each.handle, each]));
  const told = (...scenes: Scene[]): string[] => fatesOf(scenes, view, faces, reader).map(fateText);

  test("is summed up from before to after", () => {
    const hit = scene("damaged", { cards: [named(1)], counts: "damage", amount: 2 });
    expect(told(hit, hit)).toEqual(["Card 1: Damage 2 to 6."]);
    expect(told(scene("taken", { player: 1, victim: 0, counts: "gold", amount: 2 }))).toEqual([
      "Bo: Gold 1 to 3.",
      "Ann: Gold 5 to 3.",
    ]);
  });

  test("says who is destroyed, with what was done to it or without", () => {
    const hit = scene("damaged", { cards: [named(1)], counts: "damage", amount: 3 });
    const dies = scene("destroyed", { cards: [named(1), named(2)] });
    expect(told(hit, dies)).toEqual(["Card 1: Damage 2 to 5, destroyed.", "Card 2: destroyed."]);
  });

  test("calls what is given up and what is discarded so", () => {
    const cards = [named(1), named(2)];
    expect(told(scene("sacrificed", { cards }))).toEqual(["Card 1: given up.", "Card 2: given up."]);
    const ways = ["line", "hand"].map((area, at) => ({ was: at + 1, handle: at + 1, source: { area } }));
    const discarded = scene("discarded", { cards, ways });
    expect(told(discarded)).toEqual(["Card 1: discarded."]);
    expect(told(scene("played", { cards: [named(1)] }), discarded)).toEqual([]);
  });

  test("leaves out what comes to nothing, and who is not seen", () => {
    const gain = scene("gained", { player: 0, counts: "gold", amount: 1 });
    const loss = scene("lost", { player: 0, counts: "gold", amount: 1 });
    expect(told(gain, loss)).toEqual([]);
    expect(told(scene("destroyed", { cards: [named(9)] }))).toEqual([]);
  });
});

describe("what is written over the table", () => {
  const room = { width: 360, height: 640 };
  const box = (left: number, top: number): Box => ({ left, top, width: 90, height: 30 });

  test("stands where it belongs, if it is alone and there is room", () => {
    expect(apart([box(100, 100), box(300, 100)], [], room)).toEqual([box(100, 100), box(300, 100)]);
    expect(apart([box(10, 5)], [], room)).toEqual([box(48, 18)]);
  });

  test("never lies over another, and stays in the window", () => {
    const crowd = [...Array(6).keys()].map((at) => box(30 + 50 * at, at % 2 ? 20 : 30));
    const note = { left: 180, top: 70, width: 300, height: 40 };
    const placed = apart(crowd, [note], room);
    for (const [at, one] of placed.entries()) {
      expect([note, ...placed.slice(at + 1)].some((other) => overlap(one, other))).toBe(false);
      expect(one.left).toBeGreaterThanOrEqual(45);
      expect(one.top).toBeGreaterThanOrEqual(15);
    }
  });
});

describe("what one points at", () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());

  const answer = (option: number): Foreseen => ({
    type: "foreseen",
    key: "k",
    option,
    scenes: [],
    whole: true,
    idle: false,
    asks: [],
  });
  test("and what is answered then are kept apart", async () => {
    const asked: string[][] = [];
    const foresight = new Foresight((option, then) => {
      asked.push(then.map(({ text }) => text));
      return Promise.resolve(answer(option));
    });
    const play = { text: "play Troll", verb: "play", card: 1 };
    for (const then of [[], [play], [], [play]]) await foresight.find(0, then);
    expect(asked).toEqual([[], ["play Troll"]]);
  });

  /** A service that answers when it is told to, and what it was asked. */
  function service() {
    const asked: number[] = [];
    let tell: (found: Foreseen | null) => void = () => undefined;
    const foresight = new Foresight((option) => {
      asked.push(option);
      return new Promise((resolve) => (tell = resolve));
    });
    const answers = async (found: Foreseen | null): Promise<void> => {
      tell(found);
      await vi.advanceTimersByTimeAsync(0);
    };
    return { foresight, asked, answers };
  }

  test("is asked about after a rest, and only once", async () => {
    const { foresight, asked, answers } = service();
    foresight.aim(1);
    foresight.aim(2);
    vi.advanceTimersByTime(REST);
    expect(asked).toEqual([2]);
    await answers(answer(2));
    expect(foresight.shown?.option).toBe(2);
    foresight.aim(-1);
    expect(foresight.shown).toBeNull();
    foresight.aim(2);
    expect(foresight.shown?.option).toBe(2);
    vi.advanceTimersByTime(REST);
    expect(asked).toEqual([2]);
  });

  test("waits until the question before is answered", async () => {
    const { foresight, asked, answers } = service();
    foresight.aim(1);
    vi.advanceTimersByTime(REST);
    foresight.aim(2);
    vi.advanceTimersByTime(REST);
    expect(asked).toEqual([1]);
    await answers(answer(1));
    expect([asked, foresight.shown]).toEqual([[1, 2], null]);
    await answers(answer(2));
    expect(foresight.shown?.option).toBe(2);
  });

  test("of the last decision is not shown for the next", async () => {
    const { foresight, asked, answers } = service();
    foresight.aim(1);
    vi.advanceTimersByTime(REST);
    foresight.forget();
    foresight.aim(1);
    await answers(answer(1));
    expect(foresight.shown).toBeNull();
    expect(asked).toEqual([1, 1]);
    await answers(null);
    expect(foresight.shown).toBeNull();
  });
});
