import { describe, expect, test } from "vitest";

import type { Clock, OptionInfo, SeatState, SeriesState, TableInfo } from "../src/protocol";
import {
  ago,
  clockText,
  initials,
  listing,
  othersText,
  playersText,
  seriesText,
  placeOf,
  some,
  standingOf,
  valueText,
} from "../src/words";

const NOW = Date.UTC(2026, 4, 20, 12);
const NONE: Clock = { kind: "none", base: 0, increment: 0, overtime: 0, days: 0 };

describe("initials", () => {
  test.each([
    ["Ann", "A"],
    ["ben", "B"],
    ["Guest 4821", "G4"],
    ["Ann of the Hills", "AH"],
    [" 🦊  fox ", "🦊F"],
    ["", ""],
  ])("of %j are %j", (name, text) => {
    expect(initials(name)).toBe(text);
  });
});

describe("ago", () => {
  test.each([
    [10, "just now"],
    [60, "1 min. ago"],
    [59 * 60, "59 min. ago"],
    [3600, "1 hr. ago"],
    [86_400, "yesterday"],
    [3 * 86_400, "3 days ago"],
    [17 * 86_400, "on May 3"],
    [-5, "just now"],
  ])("%i seconds is %s", (seconds, text) => {
    expect(ago(NOW - seconds * 1000, NOW)).toBe(text);
  });
});

test("clocks", () => {
  expect(clockText(NONE)).toBe("no clock");
  expect(clockText({ ...NONE, kind: "live", base: 1800, increment: 20 })).toBe("30 min + 20 s");
  expect(clockText({ ...NONE, kind: "live", base: 90 })).toBe("90 s");
  expect(clockText({ ...NONE, kind: "live", base: 600, overtime: 15 })).toBe("10 min, then 15 s a move");
  expect(clockText({ ...NONE, kind: "days", days: 1 })).toBe("1 day a move");
  expect(clockText({ ...NONE, kind: "days", days: 3 })).toBe("3 days a move");
});

test("numbers of players", () => {
  expect(playersText([2])).toBe("2 players");
  expect(playersText([4, 2, 3])).toBe("2–4 players");
});

test("lists", () => {
  expect(listing([])).toBe("");
  expect(listing(["Ada"])).toBe("Ada");
  expect(listing(["Ada", "Ben", "Cy"])).toBe("Ada, Ben and Cy");
});

describe("who else sits at a table", () => {
  const table = { names: ["Ada", "Ben", "", ""], mine: [0] } as unknown as TableInfo;
  test("counts the open seats", () => {
    expect(othersText(table)).toBe("against Ben and 2 open seats");
    expect(othersText({ ...table, names: ["Ada", ""] })).toBe("against an open seat");
  });
  test("is nobody at a hot seat", () => {
    expect(othersText({ ...table, names: ["Ada", "Ben"], mine: [0, 1] })).toBe("on one screen");
  });
});

describe("what a value of an option means", () => {
  const option: OptionInfo = {
    name: "first",
    default: -1,
    low: -1,
    high: 1,
    text: "",
    labels: ["any", "one", "two"],
  };
  test("is its label, counted from the lowest", () => {
    expect(valueText(option, -1)).toBe("any");
    expect(valueText(option, 1)).toBe("two");
  });
  test("is yes or no, or the number", () => {
    expect(valueText({ ...option, low: 0, labels: [] }, 1)).toBe("yes");
    expect(valueText({ ...option, low: 0, high: 9, labels: [] }, 1)).toBe("1");
  });
});

test("how a series stands is told to each in their own words", () => {
  const seat = (name: string, mine: boolean) => ({ name, mine }) as SeatState;
  const series = (score: number[], leaders: number[], over: boolean): SeriesState => ({
    best_of: 3,
    number: 2,
    score,
    over,
    leaders,
    games: [],
    rest: null,
    exchanges: [],
  });
  const seats = [seat("Ann", true), seat("Ben", false)];
  expect(standingOf(series([1, 0], [0], false), seats)).toBe("You lead 1 : 0 in this best of 3.");
  expect(standingOf(series([1, 2], [1], true), seats)).toBe("Ben wins the series 2 : 1.");
  expect(standingOf(series([1, 1], [], false), seats)).toBe("It stands 1 : 1 in this best of 3.");
  expect(standingOf(series([1, 1], [], true), seats)).toBe("The series ends in a draw, 1 : 1.");
  const here = [seat("Ann", true), seat("Ben", true)];
  expect(standingOf(series([2, 0], [0], true), here)).toBe("Ann wins the series 2 : 0.");
  expect(placeOf(series([0, 1], [1], false), seats)).toBe("Game 2 of 3 · Ann 0 : 1 Ben");
  const three = [...seats, seat("Cat", false)];
  expect(placeOf(series([0, 1, 0], [1], false), three)).toBe("Game 2 of 3 · Ann 0, Ben 1, Cat 0");
  expect([1, 3, 5].map(seriesText)).toEqual(["One game", "Best of three", "Best of five"]);
});

test("of many words only the first are named", () => {
  expect(some(["Ember", "Glow"], 2)).toBe("Ember and Glow");
  expect(some(["Ember", "Glow", "Vigil", "Wolf"], 3)).toBe("Ember, Glow and 2 more");
});
