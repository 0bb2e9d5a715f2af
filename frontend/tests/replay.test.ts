import { flushSync } from "svelte";
import { beforeEach, describe, expect, test, vi } from "vitest";

import { Problem } from "../src/api";
import type { LogPart, Steps, View } from "../src/protocol";
import { Replay } from "../src/replay.svelte";

const asked: { viewer: number | "open"; start: number }[] = [];
let fails = false;
const TOTAL = 120;
const TURNS = [0, 3, 60, 90];

/** A game of 120 moments in which each brings a line of the log, but the 52nd, which takes the line before back. */
vi.mock("../src/api", async (original) => ({
  ...(await original<object>()),
  steps: (_: string, viewer: number | "open", start: number, count: number): Promise<Steps> => {
    asked.push({ viewer, start });
    if (fails) return Promise.reject(new Problem("Away.", 0));
    const line = (number: number): LogPart[] => [{ text: `line ${number}`, card: "" }];
    const numbers = Array.from({ length: Math.max(0, Math.min(count, TOTAL - start)) }, (__, i) => start + i);
    return Promise.resolve({
      total: TOTAL,
      games: [],
      turns: TURNS,
      steps: numbers.map((number) => ({
        number,
        pick: `pick ${number}`,
        seat: 0,
        turn: TURNS.findLastIndex((first) => first <= number),
        view: { turn: number, viewer: viewer === "open" ? 3 : viewer } as View,
        log:
          number === start
            ? { start: 0, lines: Array.from({ length: number + 1 }, (__, i) => line(i)) }
            : number === 52
              ? { start: 51, lines: [line(52)] }
              : { start: number < 52 ? number : number - 1, lines: [line(number)] },
      })),
    });
  },
}));

async function settle(): Promise<void> {
  await new Promise((done) => setTimeout(done, 0));
  flushSync();
}

async function begun(at = 0): Promise<Replay> {
  const replay = new Replay("t1", at, "open");
  await settle();
  return replay;
}

const text = (replay: Replay): string[] => replay.shown?.log.map((parts) => parts[0]?.text ?? "") ?? [];

beforeEach(() => {
  asked.length = 0;
  fails = false;
});

describe("a replay", () => {
  test("begins where it is asked to, and fetches one run", async () => {
    const replay = await begun(2);
    expect(replay.shown?.step.number).toBe(2);
    expect(replay.total).toBe(TOTAL);
    expect(text(replay)).toEqual(["line 0", "line 1", "line 2"]);
    expect(asked).toEqual([{ viewer: "open", start: 0 }]);
  });

  test("goes from run to run, and back without fetching again", async () => {
    const replay = await begun(49);
    replay.go(50);
    await settle();
    expect(replay.shown?.step.number).toBe(50);
    replay.go(49);
    await settle();
    expect(asked.filter(({ start }) => start === 0)).toHaveLength(1);
    expect(asked.filter(({ start }) => start === 50)).toHaveLength(1);
  });

  test("tells the log as it was, also after something was taken back", async () => {
    const replay = await begun(53);
    expect(text(replay).slice(-3)).toEqual(["line 50", "line 52", "line 53"]);
  });

  test("stays within the game", async () => {
    const replay = await begun();
    replay.go(-5);
    expect(replay.at).toBe(0);
    replay.go(1000);
    expect(replay.at).toBe(TOTAL - 1);
    const late = await begun(500);
    await settle();
    expect(late.shown?.step.number).toBe(TOTAL - 1);
  });

  test("goes by turns: back to the beginning of this one first", async () => {
    const replay = await begun(70);
    replay.turnBack();
    expect(replay.at).toBe(60);
    replay.turnBack();
    expect(replay.at).toBe(3);
    replay.turnOn();
    expect(replay.at).toBe(60);
    replay.go(100);
    replay.turnOn();
    expect(replay.at).toBe(TOTAL - 1);
  });

  test("looks from another side at the same moment", async () => {
    const replay = await begun(60);
    replay.look(1);
    await settle();
    expect(replay.view).toMatchObject({ turn: 60, viewer: 1 });
  });

  test("says what is wrong, and tries again", async () => {
    fails = true;
    const replay = await begun();
    expect(replay.trouble).toBe("Away.");
    fails = false;
    replay.retry();
    await settle();
    expect(replay.trouble).toBe("");
    expect(replay.shown?.step.number).toBe(0);
  });
});
