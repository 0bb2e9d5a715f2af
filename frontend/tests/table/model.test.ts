// What the table makes of views, options and faces, with a small game of its own.
import { describe, expect, it } from "vitest";

import type {
  AmountsView,
  Area,
  DecisionView,
  Face,
  GameDetail,
  Mark,
  MarksView,
  OptionView,
  Seat,
  View,
  Waiting,
} from "../../src/protocol";
import { doneText, mostOf, suffices, totalText } from "../../src/table/model/amounts";
import { changesOf } from "../../src/table/model/changes";
import { timeLeft } from "../../src/table/model/clock";
import { alone, grouped } from "../../src/table/model/counters";
import { fit, fitBox, fitLines, RATIO } from "../../src/table/model/fit";
import { listMade } from "../../src/table/model/made";
import { abilities, meaningOf } from "../../src/table/model/meaning";
import { hiddenName, nameOf } from "../../src/table/model/naming";
import {
  leftToDo,
  mainChoice,
  formOf,
  inPiles,
  placeChoices,
  suitCounts,
  targetsOf,
} from "../../src/table/model/options";
import { origins } from "../../src/table/model/origins";
import { beside, within } from "../../src/table/model/place";
import { complete, Reader } from "../../src/table/model/reader";
import { boundedOf, isSecret, layoutOf, seatOrder, standing } from "../../src/table/model/seats";
import { sheetOf } from "../../src/table/model/sheet";
import { selectorsOf, waitingOf } from "../../src/table/model/stack";
import { ANSWER_STOP, isSet, toggled, windowStop } from "../../src/table/model/stops";
import { target } from "../../src/table/keyboard";

function area(name: string, shape: Area["shape"], more: Partial<Area> = {}): Area {
  return {
    name,
    title: name,
    zone: 0,
    shape,
    faceup: true,
    cells: 1,
    columns: 1,
    counted: true,
    row_names: [],
    column_names: [],
    labels: [],
    cell_names: [],
    ...more,
  };
}

function mark(name: string, more: Partial<Mark> = {}): Mark {
  const title = name.charAt(0).toUpperCase() + name.slice(1);
  return {
    name,
    title,
    symbol: "",
    icon: "",
    zero: false,
    turned: false,
    brief: false,
    printed: false,
    noun: "",
    ...more,
  };
}

const LINE = area("line", "row", { title: "Battleline" });
const DETAIL: GameDetail = {
  info: {} as GameDetail["info"],
  pictures: "",
  words: { house: ["logos", "dis"], flank: ["left flank", "right flank"] },
  windows: [],
  table: {
    areas: [LINE, area("items", "row"), area("hand", "fan", { faceup: false }), area("discard", "pile")],
    shared: [area("mine", "grid", { cells: 4, columns: 2 })],
    counters: [],
    marks: [
      mark("house"),
      mark("type"),
      mark("power", { zero: true }),
      mark("damage"),
      mark("stunned"),
      mark("exhausted", { turned: true }),
      mark("keywords"),
    ],
    steps: [],
    windows: [],
    passes: "pass",
    ends: ["end turn"],
    spares: ["discard"],
    places: [{ kind: "flank", area: "line", at: [0, -1], players: [] }],
    glossary: [],
    meanings: [
      { verb: "reap", text: "gain 1", ability: "reap", figures: false, word: "", suit: "" },
      { verb: "block", text: "", ability: "", figures: true, word: "", suit: "" },
    ],
    suit: "house",
    edges: ["attack", "block"],
    contests: [],
    turn: "turn",
    stops: -1,
    makes: null,
    look: null,
    suits: [
      {
        word: "logos",
        title: "Logos",
        color: "#4eb8df",
        ink: "black",
        letter: "L",
        icon: "microscope",
        scene: "",
      },
      {
        word: "dis",
        title: "Dis",
        color: "#a62bd3",
        ink: "white",
        letter: "D",
        icon: "devil-mask",
        scene: "",
      },
    ],
  },
  cards: [
    {
      key: "pixie",
      name: "Dust Pixie",
      abilities: [
        { labels: ["fight", "reap"], text: "draw a card." },
        { labels: [], text: "Elusive." },
      ],
      marks: { house: "logos", type: "creature", power: 1 },
      facts: { number: "351", traits: ["faerie"] },
    },
    {
      key: "imp",
      name: "Dust Imp",
      abilities: [],
      marks: { house: "dis", type: "creature", power: 2 },
      facts: {},
    },
  ],
};
const READER = new Reader(DETAIL);

const pixie = (handle: number, marks: Face["marks"] = {}, more: Partial<Face> = {}): Face => ({
  handle,
  key: "pixie",
  name: "Dust Pixie",
  marks: { house: "logos", type: "creature", ...marks },
  ...more,
});
const imp = (handle: number): Face => ({
  handle,
  key: "imp",
  name: "Dust Imp",
  marks: { house: "dis", type: "creature" },
});

function view(areas: Record<string, Face[]>, options: OptionView[] = [], more: Partial<View> = {}): View {
  const shown = (cards: Face[] = []): { count: number; cards: Face[] } => ({ count: cards.length, cards });
  const own = Object.fromEntries(
    ["line", "items", "hand", "discard"].map((name) => [name, shown(areas[name])]),
  );
  const theirs = Object.fromEntries(
    ["line", "items", "hand", "discard"].map((name) => [name, shown(areas[`their ${name}`])]),
  );
  const cells = [0, 1, 2, 3].map((cell) => shown(areas[`mine ${cell}`]));
  return {
    game: "toy",
    viewer: 0,
    turn: 1,
    active: 0,
    step: 0,
    outcome: null,
    facts: {},
    players: [seat("Ada", own), seat("Ben", theirs)],
    shared: { mine: { count: 0, cards: [], cells } },
    resolving: [],
    stack: [],
    links: [],
    fields: [],
    decision: { player: 0, players: [0], prompt: "?", options },
    ...more,
  };
}

function seat(name: string, areas: Seat["areas"]): Seat {
  return { name, counters: {}, facts: {}, areas };
}

describe("symbols", () => {
  it("of two suits are the half of each", () => {
    const halves = (word: string): string[] => READER.halves(READER.sign(word)).map((half) => half.letter);
    expect(halves("logos/dis")).toEqual(["L", "D"]);
    expect([halves("logos"), halves("2"), halves("logos/x")]).toEqual([[], [], []]);
  });
});

describe("options", () => {
  it("are about cards, players, places, or nothing on the table", () => {
    const { cards, players, places, loose, all } = targetsOf(
      view({ line: [pixie(1, {}, { attached: [imp(2)] })] }, [
        { text: "reap Dust Pixie", verb: "reap", card: 1 },
        { text: "choose Dust Imp", verb: "choose", card: 2 },
        { text: "choose a hidden card", verb: "choose", card: 99 },
        { text: "raid Ben", verb: "raid", player: 1 },
        { text: "left flank", verb: "", places: [{ area: "line", at: 0, player: 0 }] },
        { text: "end turn", verb: "end turn" },
      ]),
    );
    expect(all).toHaveLength(6);
    expect([...cards.keys()]).toEqual([1, 2]);
    expect(players.get(1)?.[0]?.index).toBe(3);
    expect([...places.keys()]).toEqual(["0/line/0"]);
    expect(loose.map(({ index }) => index)).toEqual([2, 5]);
  });

  it("put something at the ends of a row, or into a cell", () => {
    const targets = targetsOf(
      view({ line: [pixie(1)] }, [
        { text: "left", verb: "", places: [{ area: "line", at: 0, player: 0 }] },
        { text: "right", verb: "", places: [{ area: "line", at: -1, player: 0 }] },
        { text: "raid", verb: "", places: [{ area: "line", at: 0, player: 1 }] },
        { text: "dig", verb: "move", places: [{ area: "mine", at: 3 }] },
      ]),
    );
    const at = (place: number, count: number): number[] =>
      placeChoices(targets, 0, LINE, place, count).map(({ index }) => index);
    expect([at(0, 1), at(1, 1), at(0, 0)]).toEqual([[0], [1], [0, 1]]);
    expect(placeChoices(targets, 1, LINE, 0, 1).map(({ index }) => index)).toEqual([2]);
    const mine = DETAIL.table.shared as Area[];
    expect(placeChoices(targets, -1, mine[0] as Area, 3, 4)).toHaveLength(1);
    expect(placeChoices(targets, -1, mine[0] as Area, 2, 4)).toHaveLength(0);
  });

  it("have one for the main button, which goes on, ends the turn, or is the only one", () => {
    const { table } = DETAIL;
    const asked = (...verbs: string[]): DecisionView => ({
      player: 0,
      players: [0],
      prompt: "",
      options: verbs.map((verb) => ({ text: verb, verb, goes_on: verb === "pass" })),
    });
    const main = (...verbs: string[]): number | undefined => mainChoice(asked(...verbs), table)?.index;
    expect(main("play")).toBe(0);
    expect(main("play", "end turn")).toBe(1);
    expect(main("pass", "block")).toBe(0);
    expect(main("play", "reap")).toBeUndefined();
    expect(mainChoice({ ...asked("pass"), marks: {} as MarksView }, table)).toBeNull();
    expect(mainChoice({ ...asked("pass"), amounts: {} as AmountsView }, table)).toBeNull();
    expect(mainChoice(null, table)).toBeNull();
  });

  it("that are numbers of one answer are weighed against each other", () => {
    const kinds = ["red", "blue", "white"].map((word) => ({ text: `${word} crystals`, most: 3, word }));
    const amounts: AmountsView = {
      kinds,
      limits: [
        { weights: [3, 2, 1], least: 0, most: 7 },
        { weights: [1, 1, 1], least: 1, most: 9 },
      ],
      total: { text: "They count", weights: [3, 2, 1], most: 18 },
    };
    const most = (...counted: number[]): number[] => kinds.map((_, kind) => mostOf(amounts, counted, kind));
    expect(most(0, 0, 0)).toEqual([2, 3, 3]);
    expect(most(1, 1, 2)).toEqual([1, 1, 2]);
    expect(suffices(amounts, [0, 0, 0])).toBe(false);
    expect(suffices(amounts, [0, 0, 1])).toBe(true);
    expect(totalText(amounts, [1, 1, 2])).toBe("They count 7 of 18.");
    const done = (counted: number[], verb = ""): string =>
      doneText(verb ? { ...amounts, total: { text: "", weights: [3, 2, 1], verb } } : amounts, counted, true);
    expect(done([1, 1, 2])).toBe("Choose 4");
    expect(done([0, 0, 0])).toBe("Choose none");
    expect(done([1, 1, 2], "bid")).toBe("Bid 7");
    expect(done([0, 0, 0], "bid")).toBe("Bid nothing");
    expect(doneText(amounts, [0, 0, 0], false)).toBe("Choose");
    const shown = view({}, [{ text: "red 0", verb: "red", number: 0 }]);
    expect(targetsOf(shown).all).toHaveLength(1);
    const decision = { ...(shown.decision as DecisionView), amounts };
    expect(targetsOf({ ...shown, decision }).all).toEqual([]);
  });

  it("that are left to do are told before the turn ends", () => {
    const { table } = DETAIL;
    const choices = ["end turn", "reap", "dig", "fight", "hide", "run", "pass"].map((verb, index) => ({
      index,
      option: { text: verb, verb },
    }));
    const left = (count: number): string => leftToDo(choices[0] ?? null, choices.slice(0, count), table);
    expect([1, 2, 3, 5, 6].map(left)).toEqual([
      "",
      "reap",
      "reap or dig",
      "reap, dig, fight or hide",
      "reap, dig, fight and 2 more",
    ]);
    expect(leftToDo(choices[6] ?? null, choices, table)).toBe("");
    const discard = { index: 9, option: { text: "discard Troll", verb: "discard" } };
    expect(leftToDo(choices[0] ?? null, [...choices.slice(0, 1), discard], table)).toBe("");
    expect(leftToDo(null, choices, table)).toBe("");
  });

  it("are shown as words, as numbers or as a list", () => {
    const form = (...options: OptionView[]): string => formOf(targetsOf(view({}, options)).all, READER);
    const house = (word: string): OptionView => ({ text: `house ${word}`, verb: "house", word });
    const bid = (number: number): OptionView => ({ text: `bid red ${number}`, verb: "bid red", number });
    expect(form(house("logos"), house("dis"))).toBe("words");
    expect(form(bid(0), bid(1))).toBe("numbers");
    expect(form(bid(0), { text: "take 4 blue", verb: "take", number: 1 })).toBe("list");
  });

  it("count the viewer's cards of a suit", () => {
    const [logos] = DETAIL.table.suits as never[];
    const shown = view({
      line: [pixie(1)],
      hand: [pixie(2), imp(3)],
      "their line": [pixie(4)],
      discard: [pixie(5)],
    });
    expect(suitCounts(shown, logos as never, READER)).toEqual({ held: 1, laid: 1 });
  });

  it("about cards in piles are found, those in sight are not", () => {
    const options = [1, 2, 3].map((card) => ({ text: `choose ${card}`, verb: "choose", card }));
    const shown = view({ discard: [pixie(1)], hand: [imp(2)], "their hand": [imp(3)] }, options);
    expect(inPiles(shown, targetsOf(shown), READER).map(({ handle }) => handle)).toEqual([1, 3]);
  });
});

describe("faces", () => {
  it("say what has changed against what is printed, and a zero only there", () => {
    const marks = READER.marks(pixie(1, { power: 3, damage: 0 }));
    expect(marks.map(({ mark }) => mark.name)).toEqual(["house", "type", "power"]);
    expect(marks[2]).toMatchObject({ value: 3, printed: 1 });
    expect(READER.marks(pixie(1, { power: 0 }))[2]).toMatchObject({ value: 0, printed: 1 });
  });

  it("have what is printed on them while they are not in play", () => {
    const shown = complete(view({ hand: [pixie(1)], line: [pixie(2)] }), READER);
    const power = (name: string): unknown =>
      (shown.players[0]?.areas[name] as { cards: Face[] }).cards[0]?.marks.power;
    expect([power("hand"), power("line")]).toEqual([1, undefined]);
  });

  it("have a name with all that can be seen", () => {
    const position = { area: LINE, at: 0, of: 3 };
    const reap = [{ index: 0, option: { text: "reap Dust Pixie", verb: "reap", card: 1 } }];
    expect(nameOf(pixie(1, { power: 1 }), READER, position, reap)).toBe(
      "Dust Pixie, Logos, creature, 1 power, ready, left flank, 1 of 3, can reap",
    );
    const worn = pixie(1, { power: 1, damage: 2, stunned: true, exhausted: true, keywords: { assault: 2 } });
    expect(nameOf(worn, READER, { area: LINE, at: 1, of: 3 }, [])).toBe(
      "Dust Pixie, Logos, creature, 1 power, 2 damage, stunned, exhausted, assault 2, 2 of 3",
    );
    expect(nameOf(pixie(1, { power: 1 }), READER, null, [], "Ben")).toContain("power, belongs to Ben");
    expect(hiddenName(position)).toBe("Hidden card, battleline, 1 of 3");
  });

  it("fill the card sheet", () => {
    const face = pixie(
      1,
      { power: 2 },
      { reasons: { power: [{ source: "Banner", by: 1 }] }, attached: [imp(2)] },
    );
    const sheet = sheetOf(face, READER);
    expect(sheet.kind).toBe("Logos · Creature");
    expect(sheet.numbers).toMatchObject([{ title: "Power", value: 2, printed: 1, reasons: ["Banner +1"] }]);
    expect(sheet.text).toEqual([
      { label: "Fight/Reap", text: "Draw a card." },
      { label: "", text: "Elusive." },
    ]);
    expect(sheet.facts).toEqual(["Traits: Faerie"]);
    expect(sheet.attached.map(({ name }) => name)).toEqual(["Dust Imp"]);
  });
});

describe("meanings", () => {
  it("tell what the card's ability does", () => {
    const shown = view({ line: [pixie(1, { power: 1 })] });
    const say = (verb: string): string =>
      meaningOf({ text: "", verb, card: 1 }, pixie(1, { power: 1 }), shown, READER);
    expect(say("reap")).toBe("gain 1; Draw a card.");
    expect(say("block")).toBe("1 power");
    expect(say("choose")).toBe("1 power");
  });

  it("find paragraphs under their bold words", () => {
    const text = [
      { labels: ["before fight"], text: "Stun it." },
      { labels: ["play"], text: "Draw." },
      { labels: [], cost: "Lose 2 life", text: "draw 2 cards." },
    ];
    expect(abilities(text, "play")).toEqual(["Draw."]);
    expect(abilities(text, "fight")).toEqual([]);
    expect(abilities(text, "*")).toEqual([
      "Before Fight: Stun it.",
      "Play: Draw.",
      "Lose 2 life: draw 2 cards.",
    ]);
  });
});

describe("the table", () => {
  it("is drawn from the viewer, who sits last", () => {
    expect(seatOrder(4, 1)).toEqual([2, 3, 0, 1]);
    expect(seatOrder(2, 2)).toEqual([1, 0]);
    const { front, back, hand, piles } = layoutOf(READER.table);
    expect([front, back, hand, piles].map((areas) => areas.map(({ name }) => name))).toEqual([
      ["line"],
      ["items"],
      ["hand"],
      ["discard"],
    ]);
  });

  it("tells who still chooses in secret, and else whose turn it is", () => {
    const decision: DecisionView = { player: 1, players: [1], prompt: "Waiting for Ben." };
    const stands = (more: Partial<View>): string[] =>
      [0, 1].map((seat) => standing({ ...view({}), active: 0, ...more }, seat));
    expect(stands({ decision })).toEqual(["turn", ""]);
    expect(stands({ decision: { ...decision, picked: [] } })).toEqual(["ready", "choosing"]);
    expect(stands({ decision: { ...decision, players: [0, 1], picked: [] } })).toEqual([
      "choosing",
      "choosing",
    ]);
    expect(stands({ decision: null })).toEqual(["turn", ""]);
  });

  it("fills lines with cards that are no smaller than they may be", () => {
    const bounds = { most: 132, least: 108, gap: 4 };
    expect(fitLines(352, bounds)).toEqual({ width: 114, step: 118 });
    expect(fitLines(700, bounds)).toEqual({ width: 113, step: 117 });
    expect(fitLines(240, { ...bounds, most: 110 })).toEqual({ width: 110, step: 114 });
    expect(fitLines(90, bounds)).toEqual({ width: 90, step: 94 });
  });

  it("fills a box with cards as large as they fit in lines", () => {
    const bounds = { most: 180, least: 108, gap: 4 };
    expect(fitBox(1, { width: 900, height: 400 }, bounds).width).toBe(180);
    expect(fitBox(9, { width: 1000, height: 160 }, bounds).width).toBe(121); // too narrow for one line, too low for two
    expect(fitBox(9, { width: 1036, height: 200 }, bounds).width).toBe(111); // one line, as wide as it is
    expect(fitBox(9, { width: 1036, height: 380 }, bounds).width).toBe(134); // two lines, as high as they are
    for (const count of [1, 5, 12, 15]) {
      const { width, step } = fitBox(count, { width: 900, height: 500 }, bounds);
      const beside = Math.floor((900 + 4) / step);
      expect(Math.ceil(count / beside) * (width * RATIO + 4)).toBeLessThanOrEqual(504);
    }
  });

  it("tells where nothing of a player lies open", () => {
    const [open, held] = [READER.table.areas, [area("pack", "row", { faceup: false })]];
    expect([open, held, []].map((areas) => isSecret({ ...READER.table, areas }))).toEqual([
      false,
      true,
      false,
    ]);
  });

  it("says how many of its places a row has taken", () => {
    const areas = { line: { count: 1, cards: [] }, hand: { count: 4, cards: [] } };
    const seat = { counters: {}, facts: {}, name: "Ann", limits: { line: 3, hand: 6 }, areas } as Seat;
    expect(boundedOf(seat, READER.table)).toEqual([{ area: LINE, count: 1, limit: 3 }]);
    expect(boundedOf({ ...seat, limits: {} }, READER.table)).toEqual([]);
  });

  it("has cards as large as they fit, overlapping only where they must", () => {
    const bounds = { most: 120, least: 44, gap: 4, peek: 30 };
    expect(fit(3, { width: 900, height: 140 }, bounds)).toEqual({ width: 100, step: 104 });
    const tight = fit(8, { width: 360, height: 140 }, bounds);
    expect(tight.width).toBe(44);
    expect(tight.width + 7 * tight.step).toBeLessThanOrEqual(360);
    expect(fit(40, { width: 360, height: 140 }, bounds).step).toBe(30);
    expect(fit(1, { width: 900, height: 70 }, bounds).width).toBe(Math.floor(70 / RATIO));
  });

  it("puts counters of one kind together", () => {
    const counter = (name: string, title: string, suit = ""): never =>
      ({ counter: { name, title, symbol: "", most: 0, suit }, value: 1 }) as never;
    const counters = [
      counter("p", "Points"),
      counter("r", "Camp red", "red"),
      counter("b", "Camp blue", "blue"),
    ];
    const groups = grouped(counters);
    expect(groups.map(({ title, members }) => [title, members.length])).toEqual([
      ["", 1],
      ["Camp", 2],
    ]);
    expect(alone(counters)).toEqual([counters[0]]);
  });

  it("notices what is new, what has changed, and where it came from", () => {
    const before = view({ line: [pixie(1)], hand: [imp(2)] });
    const after = view({ line: [pixie(1, { damage: 1 }), imp(7)] });
    const changes = changesOf(before, after);
    expect([[...changes.fresh], [...changes.altered]]).toEqual([[7], [1]]);
    expect(origins(before, after).get(7)).toBe("0/hand");
    expect(changesOf({ ...before, viewer: 1 }, after).fresh.size).toBe(0);
  });

  it("lists the stack with what resolves next first", () => {
    const item = (number: number): Waiting => ({ number, player: 0, text: "", triggered: false, aims: [] });
    expect(waitingOf(view({}, [], { stack: [item(1), item(2)] })).map(({ number }) => number)).toEqual([
      2, 1,
    ]);
  });

  it("finds the ends of lines on the board", () => {
    expect(selectorsOf({ card: 5 })[0]).toBe('button[data-handle="5"]');
    expect(selectorsOf({ player: 1 })).toEqual(['[data-player="1"]']);
    expect(selectorsOf({ place: { area: "mine", at: 3 } })).toEqual([
      '[data-spot="-1/mine"] [data-item="p3"]',
      '[data-spot="-1/mine"]',
    ]);
  });
});

describe("small things", () => {
  it("stops are the kernel's bits", () => {
    expect([windowStop(0, true), windowStop(0, false), windowStop(2, true)]).toEqual([2, 4, 32]);
    expect(isSet(-1, windowStop(5, false))).toBe(true);
    const without = toggled(-1, ANSWER_STOP);
    expect(without).toBeGreaterThan(0);
    expect(isSet(without, ANSWER_STOP)).toBe(false);
    expect(isSet(without, windowStop(5, false))).toBe(true);
  });

  it("time is told in few characters", () => {
    expect([timeLeft(9_400), timeLeft(245_000), timeLeft(3_723_000), timeLeft(97_200_000)]).toEqual([
      "9.4",
      "4:05",
      "1:02:03",
      "1 d 3 h",
    ]);
    expect(timeLeft(-5)).toBe("0.0");
  });

  it("what opens beside a card stays in the window", () => {
    const window = { width: 1000, height: 600 };
    const size = { width: 300, height: 250 };
    const box = (left: number, top: number): never =>
      ({ left, top, right: left + 80, bottom: top + 112, width: 80 }) as never;
    expect(beside(box(500, 400), size, window)).toEqual({ left: 390, top: 142 });
    expect(beside(box(0, 20), size, window)).toEqual({ left: 8, top: 140 });
    const log = { left: 680, top: 300, right: 980, bottom: 560, width: 300 };
    expect(within(log, size, window)).toEqual({ left: 680, top: 300 });
    expect(within({ ...log, top: 500 }, size, window)).toEqual({ left: 680, top: 342 });
    const tall = beside(box(900, 200), { width: 300, height: 560 }, window);
    expect(tall.left + 300).toBeLessThanOrEqual(900);
    expect(tall.top + 560).toBeLessThanOrEqual(600);
  });

  it("arrows walk along rows and through grids", () => {
    expect(target("ArrowRight", 0, 3, 0)).toBe(1);
    expect(target("ArrowRight", 2, 3, 0)).toBe(2);
    expect(target("ArrowDown", 1, 6, 3)).toBe(4);
    expect(target("ArrowUp", 1, 6, 3)).toBe(1);
    expect(target("End", 0, 6, 3)).toBe(5);
    expect(target("x", 0, 6, 3)).toBe(-1);
  });
});

describe("the deck that is made at a table", () => {
  const makes = {
    game: "toys",
    sections: [["main", "line"] as [string, string], ["side", "hand"] as [string, string]],
  };
  const drafting = new Reader({ ...DETAIL, table: { ...DETAIL.table, makes } });
  const outcome = { winners: [], reason: "all have a deck" };

  it("is what lies in its areas once the match is over", () => {
    const shown = { line: [pixie(1), imp(2)], hand: [imp(3)] };
    expect(listMade(view(shown), drafting)).toBeNull();
    expect(listMade(view(shown, [], { outcome }), READER)).toBeNull();
    expect(listMade(view({}, [], { outcome }), drafting)).toBeNull();
    expect(listMade(view(shown, [], { outcome, viewer: 2 }), drafting)).toBeNull();
    expect(listMade(view(shown, [], { outcome }), drafting)).toEqual({
      game: "toys",
      deck: {
        name: DETAIL.info.title,
        text: `# ${DETAIL.info.title}\n\n[main]\n1 Dust Imp\n1 Dust Pixie\n\n[side]\n1 Dust Imp\n`,
      },
    });
  });
});
