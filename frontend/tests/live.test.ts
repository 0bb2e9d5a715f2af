import { flushSync } from "svelte";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";

import { Live } from "../src/live.svelte";
import type { AnyMessage, DecisionView, State, View } from "../src/protocol";
import { stubStorage } from "./storing";

/** A socket whose other end is the test. */
class Wire {
  static made: Wire[] = [];
  static OPEN = 1;
  readyState = 0;
  sent: Record<string, unknown>[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number; reason: string }) => void) | null = null;

  constructor(readonly address: string) {
    Wire.made.push(this);
  }
  static get last(): Wire {
    const wire = Wire.made.at(-1);
    if (!wire) throw new Error("Nobody has connected.");
    return wire;
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }
  close(): void {
    this.readyState = 3;
  }
  open(): void {
    this.readyState = 1;
    this.onopen?.();
  }
  tell(message: AnyMessage): void {
    this.onmessage?.({ data: JSON.stringify(message) });
    flushSync();
  }
  break(code = 1006, reason = ""): void {
    this.readyState = 3;
    this.onclose?.({ code, reason });
  }
}

function state(changes: Partial<State> = {}): State {
  return {
    type: "state",
    table: "t1",
    seq: 1,
    now: 0,
    game: "keyforge",
    status: "playing",
    host: true,
    public: false,
    options: {},
    own: [],
    clock: { kind: "none", base: 0, increment: 0, overtime: 0, days: 0 },
    seats: [],
    viewer: 0,
    decision: 7,
    view: null,
    log: { start: 0, lines: [] },
    scenes: { start: 0, total: 0, scenes: [] },
    chat: [],
    watching: 0,
    shuffle: { commitment: "", asked: [], revealed: true, head: "" },
    hints: false,
    undo: { free: [], askable: [], asking: -1, waiting: [], takes: [] },
    unfit: [],
    passing: null,
    result: null,
    tally: [],
    series: null,
    next: "",
    coach: null,
    ...changes,
  };
}

const line = (text: string) => [{ text, card: "" }];
/** A view of which only the question matters. */
function shown(decision: DecisionView): View {
  return { decision } as View;
}

const asked = {
  player: 1,
  players: [1],
  prompt: "Choose a house.",
  options: [{ text: "Logos", verb: "call" }],
};

let stored: Map<string, string>;
let live: Live;
let known: ReturnType<typeof vi.fn<() => Promise<void>>>;

beforeEach(() => {
  vi.useFakeTimers();
  Wire.made = [];
  stored = stubStorage();
  const nothing = { addEventListener: vi.fn(), removeEventListener: vi.fn() };
  vi.stubGlobal("WebSocket", Wire);
  vi.stubGlobal("window", nothing);
  vi.stubGlobal("document", nothing);
  vi.stubGlobal("location", { protocol: "https:", host: "cards.example" });
  known = vi.fn(() => Promise.resolve());
  live = new Live("t1", known);
});

afterEach(() => {
  live.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function connect(first: Partial<State> = {}): Wire {
  Wire.last.open();
  Wire.last.tell(state(first));
  return Wire.last;
}

describe("the connection", () => {
  test("is live once the first state is there", () => {
    expect(Wire.last.address).toBe("wss://cards.example/api/tables/t1/live");
    expect(live.connection).toBe("connecting");
    connect();
    expect(live.connection).toBe("live");
  });

  test("comes back by itself, each time later", () => {
    connect();
    Wire.last.break();
    expect(live.connection).toBe("offline");
    vi.advanceTimersByTime(250);
    expect(Wire.made.length).toBe(2);
    Wire.last.break();
    vi.advanceTimersByTime(249);
    expect(Wire.made.length).toBe(2);
    vi.advanceTimersByTime(251);
    expect(Wire.made.length).toBe(3);
  });

  test("is given up at a table that there is not", () => {
    Wire.last.break(4404);
    vi.advanceTimersByTime(60_000);
    expect(live.connection).toBe("missing");
    expect(Wire.made.length).toBe(1);
  });

  test("is made again as somebody known, if the service has forgotten us", async () => {
    connect();
    Wire.last.break(4401, "Your session has ended.");
    expect(live.reason).toBe("Your session has ended.");
    await vi.advanceTimersByTimeAsync(250);
    expect(known).toHaveBeenCalledOnce();
    expect(Wire.made.length).toBe(2);
    connect();
    expect(live.reason).toBe("");
  });

  test("is asked for a sign of life after a silence, and renewed without one", () => {
    const wire = connect();
    vi.advanceTimersByTime(25_000);
    expect(wire.sent.at(-1)).toMatchObject({ type: "ping" });
    vi.advanceTimersByTime(8_000);
    expect(live.connection).toBe("offline");
    vi.advanceTimersByTime(250);
    expect(Wire.made.length).toBe(2);
  });

  test("stays with an answer to that", () => {
    const wire = connect();
    vi.advanceTimersByTime(25_000);
    wire.tell({ type: "ack", key: String(wire.sent.at(-1)?.key), seq: 1 });
    vi.advanceTimersByTime(20_000);
    expect(live.connection).toBe("live");
  });

  test("does not come back once it was closed", () => {
    connect();
    live.close();
    vi.advanceTimersByTime(60_000);
    expect(Wire.made.length).toBe(1);
  });
});

describe("commands", () => {
  test("are answered by their key", async () => {
    const wire = connect({ view: shown(asked) });
    const answer = live.pick(0);
    expect(wire.sent[0]).toMatchObject({ type: "pick", seat: 1, decision: 7, option: 0 });
    expect(live.pending).toBe(1);
    wire.tell({ type: "ack", key: String(wire.sent[0]?.key), seq: 2 });
    await expect(answer).resolves.toMatchObject({ type: "ack", seq: 2 });
    expect(live.pending).toBe(0);
  });

  test("are sent again with the same key until they are answered", async () => {
    const wire = connect();
    const answer = live.send({ type: "say", text: "Good luck!" });
    const sent = wire.sent[0];
    wire.break();
    vi.advanceTimersByTime(250);
    Wire.last.open();
    expect(Wire.last.sent).toEqual([sent]);
    Wire.last.tell({ type: "ack", key: String(sent?.key), seq: 2 });
    await expect(answer).resolves.toMatchObject({ type: "ack" });
    Wire.last.break();
    vi.advanceTimersByTime(500);
    Wire.last.open();
    expect(Wire.last.sent).toEqual([]);
  });

  test("that are given while offline are sent later", () => {
    connect();
    Wire.last.break();
    void live.send({ type: "undo", seat: 0 });
    vi.advanceTimersByTime(250);
    Wire.last.open();
    expect(Wire.last.sent).toMatchObject([{ type: "undo", seat: 0 }]);
  });

  test("that are refused leave the sentence", async () => {
    const wire = connect();
    const answer = live.send({ type: "undo", seat: 0 });
    wire.tell({
      type: "refused",
      key: String(wire.sent[0]?.key),
      code: "illegal",
      sentence: "Nothing to undo.",
    });
    await answer;
    expect(live.trouble).toBe("Nothing to undo.");
    void live.send({ type: "say", text: "Oh." });
    wire.tell({ type: "ack", key: String(wire.sent[1]?.key), seq: 3 });
    expect(live.trouble).toBe("");
  });

  test("that a coach does not accept leave what the coach says, until another one is made", async () => {
    const wire = connect();
    wire.tell(state({ view: shown(asked) }));
    const answer = live.pick(0);
    wire.tell({ type: "refused", key: String(wire.sent[0]?.key), code: "lesson", sentence: "Not yet." });
    await answer;
    expect([live.answer, live.trouble]).toEqual(["Not yet.", ""]);
    wire.tell(state({ seq: 2 }));
    expect(live.answer).toBe("Not yet.");
    wire.tell(state({ seq: 3, decision: 8 }));
    expect(live.answer).toBe("");
  });

  test("are not made up where nothing is asked", () => {
    connect();
    expect(live.pick(0)).toBeNull();
  });
});

describe("states", () => {
  test("replace each other; the log grows, and is taken back with an undo", () => {
    const wire = connect({ log: { start: 0, lines: [line("One."), line("Two.")] } });
    wire.tell(state({ seq: 2, log: { start: 2, lines: [line("Three.")] } }));
    expect(live.log.map((parts) => parts[0]?.text)).toEqual(["One.", "Two.", "Three."]);
    expect(live.changed).toBe(2);
    wire.tell(state({ seq: 3, log: { start: 1, lines: [] } }));
    expect(live.log.map((parts) => parts[0]?.text)).toEqual(["One."]);
    expect(live.state?.seq).toBe(3);
  });

  test("bring the chat once, also over a new connection", () => {
    const said = (text: string) => ({ at: 1, seat: 0, name: "Ada", text, kind: "said" as const });
    const wire = connect({ chat: [said("Hello")] });
    wire.tell(state({ chat: [said("there")] }));
    expect(live.chat.map((each) => each.text)).toEqual(["Hello", "there"]);
    wire.break();
    vi.advanceTimersByTime(250);
    connect({ chat: [said("Hello"), said("there"), said("again")] });
    expect(live.chat.map((each) => each.text)).toEqual(["Hello", "there", "again"]);
  });

  test("tell whose seats are ours and whether we are asked", () => {
    const seat = {
      kind: "person" as const,
      name: "",
      bot: "",
      deck: "",
      chosen: false,
      mine: false,
      here: true,
      resigned: false,
      rematch: false,
      thinking: false,
      left: null,
      overtime: 0,
      running: false,
    };
    connect({ seats: [seat, { ...seat, mine: true }], view: shown(asked) });
    expect(live.mine).toEqual([1]);
    expect(live.myTurn).toBe(true);
    Wire.last.tell(state({ view: shown({ player: 0, players: [0], prompt: "Waiting for Ada." }) }));
    expect(live.myTurn).toBe(false);
  });
});

describe("the shuffle", () => {
  const mine = { mine: true } as State["seats"][number];

  test("gets the share that we committed to, once", () => {
    const wire = connect();
    void live.sit(0, "Onyx");
    const nonce = stored.get("cardwright:nonce:t1");
    expect(wire.sent[0]?.commit).toMatch(/^[0-9a-f]{64}$/);
    const shuffle = { commitment: "", asked: [0], revealed: false, head: "" };
    wire.tell(state({ status: "shuffling", shuffle, seats: [mine] }));
    wire.tell(state({ status: "shuffling", shuffle, seats: [mine] }));
    expect(wire.sent.filter((each) => each.type === "reveal")).toMatchObject([{ seat: 0, nonce }]);
  });

  test("gets nothing from us for the seats of others", () => {
    const wire = connect();
    void live.sit(0);
    const shuffle = { commitment: "", asked: [0], revealed: false, head: "" };
    wire.tell(state({ status: "shuffling", shuffle, seats: [{ ...mine, mine: false }] }));
    expect(wire.sent.filter((each) => each.type === "reveal")).toEqual([]);
  });
});
