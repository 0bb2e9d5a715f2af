import { expect, test } from "vitest";

import { compared, costOf, couldBeBetter } from "../src/analysis";
import type { Moment } from "../src/protocol";

const moment = (taken: string, best: string, chance: number, worth: number): Moment => ({
  step: 3,
  turn: 1,
  player: 0,
  asked: "What do you do?",
  taken,
  best,
  chance,
  worth,
});

test("a pick that is the best costs nothing, whatever was reckoned of it", () => {
  expect(costOf(moment("pass", "pass", 0.6, 0.5))).toBe(0);
  expect(costOf(moment("pass", "attack", 0.6, 0.5))).toBeCloseTo(0.1);
});

test("what hardly costs anything is as good as the best", () => {
  expect(couldBeBetter(moment("pass", "attack", 0.6, 0.58))).toBe(false);
  expect(couldBeBetter(moment("pass", "attack", 0.6, 0.55))).toBe(true);
});

test("two picks are compared in the words of a reader", () => {
  expect(compared(moment("pass", "attack", 0.6, 0.5), (text) => `${text}!`)).toBe(
    "“Pass!” (50%): “Attack!” was better (60%).",
  );
});
