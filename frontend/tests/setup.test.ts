import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";

import { ownDecks } from "../src/decks";
import type { BotInfo, GameInfo, SeatState, State } from "../src/protocol";
import {
  type Draft,
  NO_CLOCK,
  nextBot,
  playNext,
  recallDraft,
  rememberChoices,
  rememberDraft,
  tableAgainst,
  usualBot,
  usualDeck,
} from "../src/setup";
import { stubStorage } from "./storing";

vi.mock("../src/router.svelte", () => ({}));
vi.mock("../src/session.svelte", () => ({}));

const bot = (name: string, level: number): BotInfo => ({
  name,
  title: name,
  text: "",
  level,
  usual: level === 1,
});
const decks = [{ name: "Sparks" }, { name: "Still" }];
const game = {
  name: "kyza",
  bots: [bot("random", 0), bot("level 1", 1), bot("greedy", 2)],
  decks,
  players: [2, 3],
  series: [3],
  options: [{ name: "life" }],
} as GameInfo;
const draft = (...bots: string[]): Draft => ({
  against: "bot",
  players: bots.length + 1,
  seats: ["", ...bots].map((bot) => ({
    kind: bot ? "bot" : "me",
    name: "",
    bot,
    deck: "Still",
    unready: false,
  })),
  clock: NO_CLOCK,
  bestOf: 3,
  options: { life: 9 },
});

describe("whom one plays against", () => {
  beforeEach(() => void stubStorage());
  afterEach(() => vi.unstubAllGlobals());

  test("is the usual bot until one is chosen", () => {
    expect(usualBot(game)?.name).toBe("level 1");
    rememberChoices(game, "", "greedy");
    expect(usualBot(game)?.name).toBe("greedy");
    expect(usualBot({ ...game, name: "krysis" })?.name).toBe("level 1");
  });

  test("is the usual one where the last one is there no more", () => {
    rememberChoices(game, "", "level 9");
    expect(usualBot(game)?.name).toBe("level 1");
  });
});

describe("what was filled in the last time", () => {
  beforeEach(() => void stubStorage());
  afterEach(() => vi.unstubAllGlobals());

  test("is there again", () => {
    expect(recallDraft(game)).toBeNull();
    rememberDraft(game, draft("level 1", "random"));
    expect(recallDraft(game)).toEqual(draft("level 1", "random"));
  });

  test.each([
    ["so many do not play any more", { ...game, players: [2] }],
    ["a bot is there no more", { ...game, bots: [] }],
    ["an option is there no more", { ...game, options: [] }],
  ])("is not where %s", (_, now) => {
    rememberDraft(game, draft("level 1", "random"));
    expect(recallDraft(now)).toBeNull();
  });

  test("is without a series where there are no such series any more", () => {
    rememberDraft(game, draft("level 1"));
    expect(recallDraft({ ...game, series: [] })).toEqual({ ...draft("level 1"), bestOf: 1 });
  });

  test("names the bot that one went on to meet", () => {
    rememberDraft(game, draft("level 1", "random"));
    const [, , greedy] = game.bots;
    const seats = [{ mine: true, deck: "Still" }, { kind: "bot" }] as unknown as SeatState[];
    tableAgainst(greedy as BotInfo, game, { seats, options: {} } as unknown as State);
    expect(recallDraft(game)).toEqual(draft("greedy", "greedy"));
  });

  test("makes way for a list that is to be played next", () => {
    rememberDraft(game, draft("level 1"));
    playNext("kyza", { name: "Drafted", text: "a\nb" });
    expect(ownDecks("kyza")).toEqual([{ name: "Drafted", text: "a\nb" }]);
    expect(usualDeck(game)).toBe("a\nb");
    expect(recallDraft(game)).toBeNull();
  });
});

describe("whom one meets next", () => {
  beforeEach(() => void stubStorage());
  afterEach(() => vi.unstubAllGlobals());

  const me = { kind: "person", mine: true, deck: "Still", bot: "" } as SeatState;
  const seat = (bot: string): SeatState => ({ ...me, kind: "bot", mine: false, deck: "Sparks", bot });
  const over = (winners: number[], seats: SeatState[], more: Partial<State> = {}): State =>
    ({
      seats,
      result: { winners, reason: "" },
      series: null,
      coach: null,
      own: [],
      options: { life: 9 },
      ...more,
    }) as State;

  test("is one level up after a win and one level down after a loss", () => {
    expect(nextBot(game, over([0], [me, seat("level 1")]))?.name).toBe("greedy");
    expect(nextBot(game, over([1], [me, seat("level 1")]))?.name).toBe("random");
    expect(nextBot(game, over([0], [me, seat("level 1"), seat("level 1")]))?.name).toBe("greedy");
  });

  test.each([
    ["the strongest was beaten", over([0], [me, seat("greedy")])],
    ["the weakest won", over([1], [me, seat("random")])],
    ["nobody won", over([], [me, seat("level 1")])],
    ["bots of two levels played", over([0], [me, seat("level 1"), seat("random")])],
    ["somebody else played", over([0], [me, seat("level 1"), { ...me, mine: false }])],
    ["two at this screen played", over([0], [me, me, seat("level 1")])],
    ["one only looks on", over([0], [seat("level 1"), seat("level 1")])],
    ["it was a lesson", over([0], [me, seat("level 1")], { coach: {} as State["coach"] })],
    ["it was a series", over([0], [me, seat("level 1")], { series: {} as State["series"] })],
    ["it was played with files", over([0], [me, seat("level 1")], { own: [{}] as State["own"] })],
  ])("is nobody where %s", (_, table) => {
    expect(nextBot(game, table)).toBeUndefined();
  });

  test("is met in the same game, with one's deck", () => {
    const [, , greedy] = game.bots;
    const table = tableAgainst(greedy as BotInfo, game, over([1], [seat("level 1"), me]));
    expect(table).toMatchObject({ game: "kyza", options: { life: 9 } });
    expect(table.places).toEqual([
      { kind: "bot", bot: "greedy" },
      { kind: "me", deck: "Still" },
    ]);
    expect(usualBot(game)).toBe(greedy);
  });

  test("is met with a deck that comes with the game where one's own is not known", () => {
    const table = tableAgainst(
      game.bots[2] as BotInfo,
      game,
      over([0], [{ ...me, deck: "Mine" }, seat("level 1")]),
    );
    expect(["Sparks", "Still"]).toContain(table.places[0]?.deck);
  });
});
