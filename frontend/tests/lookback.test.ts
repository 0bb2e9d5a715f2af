import { beforeEach, expect, test, vi } from "vitest";

import { Problem } from "../src/api";
import { LookBack } from "../src/lookback.svelte";
import type { Analysed } from "../src/protocol";

const PAUSE = 3;
let asked: string[] = [];
let states: (Partial<Analysed> | Problem)[] = [];

function next(how: string): Promise<Analysed> {
  asked.push(how);
  const state = states.shift();
  if (!state) throw new Error("Nothing more was to be asked.");
  return state instanceof Problem
    ? Promise.reject(state)
    : Promise.resolve({ status: "none", level: "Level 4", mine: [0], ...state } as Analysed);
}
vi.mock("../src/api", async (original) => ({
  ...(await original<object>()),
  analysed: () => next("how far"),
  analyse: (_: string, idle: boolean) => next(idle ? "make if idle" : "make"),
}));

beforeEach(() => {
  vi.useFakeTimers();
  asked = [];
});

async function looked(...answers: typeof states): Promise<LookBack> {
  states = answers;
  const back = new LookBack("t", PAUSE);
  await vi.advanceTimersByTimeAsync(0);
  return back;
}

test("who looks back is told of as themselves, where that is one player alone", async () => {
  const analysis = { names: ["Ann", "Ben"] } as Analysed["analysis"];
  expect((await looked({ status: "done", mine: [1], analysis })).names).toEqual(["Ann", "You"]);
  expect((await looked({ status: "done", mine: [0, 1], analysis })).names).toEqual(["Ann", "Ben"]);
  expect((await looked({ status: "done", mine: [], analysis })).names).toEqual(["Ann", "Ben"]);
});

test("who played has it made, and sees how far it is until it is there", async () => {
  const back = await looked({}, { status: "waiting" }, { status: "thinking" }, { status: "done" });
  expect([asked, back.found?.status]).toEqual([["how far", "make"], "waiting"]);
  await vi.advanceTimersByTimeAsync(PAUSE * 1000);
  expect(back.found?.status).toBe("thinking");
  await vi.advanceTimersByTimeAsync(PAUSE * 1000);
  expect([asked.length, back.found?.status]).toEqual([4, "done"]);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(asked.length).toBe(4);
});

test("at the end of a game it is made once no other one waits", async () => {
  states = [{}, {}, {}, { status: "thinking" }, { status: "done" }];
  const back = new LookBack("t", PAUSE, true);
  await vi.advanceTimersByTimeAsync(PAUSE * 1000);
  expect([asked, back.found?.status]).toEqual([["how far", "make if idle"], "none"]);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(asked).toEqual(["how far", "make if idle", "how far", "make if idle", "how far"]);
  expect(back.found?.status).toBe("done");
});

test("who watched does not wait for a time when it could be made", async () => {
  states = [{ mine: [] }];
  const back = new LookBack("t", PAUSE, true);
  await vi.advanceTimersByTimeAsync(60_000);
  expect([asked, back.found?.status]).toEqual([["how far"], "none"]);
});

test("who watched only sees it", async () => {
  const back = await looked({ mine: [] });
  expect([asked, back.found?.status]).toEqual([["how far"], "none"]);
});

test("what has failed is made once more only when somebody says so", async () => {
  const back = await looked({ status: "failed" }, { status: "failed" }, { status: "waiting" });
  expect([asked, back.found?.status]).toEqual([["how far"], "failed"]);
  await back.look(true);
  expect([asked.at(-1), back.found?.status]).toEqual(["make", "waiting"]);
  back.stop();
});

test("a refusal is a sentence, until it is asked for again", async () => {
  const back = await looked({}, new Problem("Another game comes first.", 429), {}, { status: "done" });
  expect([back.trouble, back.found]).toEqual(["Another game comes first.", null]);
  await back.look();
  expect([back.trouble, back.found?.status]).toEqual(["", "done"]);
});

test("nothing is asked once it is stopped", async () => {
  const back = await looked({ status: "thinking" });
  back.stop();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(asked).toEqual(["how far"]);
});
