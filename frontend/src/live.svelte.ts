// A table, live: one WebSocket that comes back by itself, and the newest `State` that it told.
//
// A command keeps its key until it is answered and is sent again after a reconnect, so that it happens once, whatever
// became of the connection. States replace each other; the log and the chat grow by what each brings.
import { keepNonce, nonceOf, witness } from "./fairness";
import type {
  Ack,
  AnyCommand,
  AnyMessage,
  Foreseen,
  LogPart,
  OptionView,
  Refused,
  Said,
  State,
  View,
  Why,
} from "./protocol";

/** A command as its sender writes it: the key is made up here. */
export type Order = AnyCommand extends infer C ? (C extends AnyCommand ? Omit<C, "key"> : never) : never;
export type Answer = Ack | Refused | Why | Foreseen;
export type Connection = "connecting" | "live" | "offline" | "missing" | "closed";

interface Waiting {
  text: string;
  /** Whether nobody is told if it is refused: it was only a question that the page asked by itself. */
  quiet: boolean;
  tell: (answer: Answer) => void;
}

/** Milliseconds before the first try to connect again; doubled each time, up to `SLOWEST`. */
const FIRST = 250;
const SLOWEST = 10_000;
/** Milliseconds without a word after which we ask whether the connection still is one. */
const QUIET = 25_000;
/** Milliseconds in which that has to be answered. */
const PATIENCE = 8_000;
/** What the service closes a connection with when it does not know us, and when there is no such table. */
const NOT_KNOWN = 4401;
const NO_TABLE = 4404;

export class Live {
  readonly table: string;
  connection = $state<Connection>("connecting");
  state = $state.raw<State | null>(null);
  log = $state.raw<LogPart[][]>([]);
  chat = $state.raw<Said[]>([]);
  /** Why the service ended the connection, if it said so. */
  reason = $state("");
  /** The newest refusal, for people; empty once it is dismissed or something worked. */
  trouble = $state("");
  /** What the coach of a lesson says to the newest pick, which was not made; empty once another one was. */
  answer = $state("");
  /** How many commands have been sent and not answered. */
  pending = $state(0);
  /** Where the newest state changed the log: lines from here on are new. */
  changed = $state(0);

  readonly view: View | null = $derived(this.state?.view ?? null);
  /** The seats of whoever looks. */
  readonly mine: number[] = $derived(
    this.state?.seats.flatMap((seat, number) => (seat.mine ? [number] : [])) ?? [],
  );
  /** Whether a seat of whoever looks is asked now. */
  readonly myTurn: boolean = $derived(
    this.state?.status === "playing" && Boolean(this.view?.decision?.options?.length),
  );

  #socket: WebSocket | null = null;
  /** Whether the next state is the first of its connection, which tells the whole log and chat. */
  #fresh = true;
  #waiting = new Map<string, Waiting>();
  #tries = 0;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #beat: ReturnType<typeof setTimeout> | undefined;
  /** The service's clock less ours, in milliseconds. */
  #ahead = 0;
  #revealed = new Set<number>();
  readonly #known: () => Promise<void>;
  readonly #wake = (): void => {
    if (this.connection === "offline") this.#connect();
  };
  /** The network is gone: a socket would notice much later. */
  readonly #cut = (): void => {
    const socket = this.#socket;
    if (!socket) return;
    this.#lost(0, "");
    socket.close();
  };

  /** Watch a table; `known` makes us known to the service again, should it have forgotten us. */
  constructor(table: string, known: () => Promise<void>) {
    this.table = table;
    this.#known = known;
    window.addEventListener("online", this.#wake);
    window.addEventListener("offline", this.#cut);
    document.addEventListener("visibilitychange", this.#wake);
    this.#connect();
  }

  /** Send a command; the promise is kept once the service has answered, over as many connections as that takes. */
  send(order: Order): Promise<Answer> {
    const key = newKey();
    const text = JSON.stringify({ ...order, key });
    return new Promise((tell) => {
      this.#waiting.set(key, { text, quiet: order.type === "ask_outcome", tell });
      this.pending = this.#waiting.size;
      this.#write(text);
    });
  }

  /** Pick an option of the decision that the newest state shows, and `then` some of what it leads to. */
  pick(option: number, then: OptionView[] = []): Promise<Answer> | null {
    const { state, view } = this;
    if (!state || !view?.decision?.options) return null;
    return this.send({ type: "pick", seat: view.decision.player, decision: state.decision, option, then });
  }

  /** Pick all at once what is marked of the several things that the newest state asks for. */
  pickSeveral(marks: number[]): Promise<Answer> | null {
    const { state, view } = this;
    if (!state || !view?.decision?.options) return null;
    return this.send({ type: "pick_several", seat: view.decision.player, decision: state.decision, marks });
  }

  /** Name together all numbers that make one answer to the newest state. */
  pickAmounts(amounts: number[]): Promise<Answer> | null {
    const { state, view } = this;
    if (!state || !view?.decision?.options) return null;
    return this.send({ type: "pick_amounts", seat: view.decision.player, decision: state.decision, amounts });
  }

  /** Take a seat, with a share in the shuffle. */
  sit(seat: number, deck = "", name = ""): Promise<Answer> {
    return this.send({ type: "sit", seat, deck, name, commit: keepNonce(this.table) });
  }

  /** Milliseconds since 1970 by the service's clock, for time that runs between states. */
  now(): number {
    return Date.now() + this.#ahead;
  }

  /** Try to connect at once instead of waiting for the next try. */
  hurry(): void {
    this.#tries = 0;
    if (this.connection === "offline") this.#connect();
  }

  close(): void {
    this.connection = "closed";
    window.removeEventListener("online", this.#wake);
    window.removeEventListener("offline", this.#cut);
    document.removeEventListener("visibilitychange", this.#wake);
    clearTimeout(this.#retry);
    clearTimeout(this.#beat);
    this.#socket?.close();
    this.#socket = null;
  }

  #connect(): void {
    clearTimeout(this.#retry);
    this.connection = "connecting";
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(
      `${scheme}://${location.host}/api/tables/${encodeURIComponent(this.table)}/live`,
    );
    this.#socket = socket;
    this.#fresh = true;
    // A socket that was given up may still speak.
    const current = (): boolean => this.#socket === socket;
    socket.onopen = () => {
      if (!current()) return;
      for (const { text } of this.#waiting.values()) socket.send(text);
      this.#listen();
    };
    socket.onmessage = (event) => {
      if (current()) this.#hear(JSON.parse(event.data as string) as AnyMessage);
    };
    socket.onclose = (event) => {
      if (current()) this.#lost(event.code, event.reason);
    };
  }

  #lost(code: number, reason: string): void {
    clearTimeout(this.#beat);
    this.#socket = null;
    this.reason = reason;
    if (code === NO_TABLE) {
      this.connection = "missing";
      return;
    }
    this.connection = "offline";
    const wait = Math.min(SLOWEST, FIRST * 2 ** this.#tries++);
    // Not all at the same moment, when a service comes back to many.
    this.#retry = setTimeout(() => this.#again(code), wait * (0.5 + Math.random() / 2));
  }

  /** Connect again; if we are not known any more, get known first. */
  async #again(code: number): Promise<void> {
    if (code === NOT_KNOWN) await this.#known();
    if (this.connection === "offline") this.#connect();
  }

  #hear(message: AnyMessage): void {
    this.#listen();
    if (message.type === "state") this.#follow(message);
    else this.#answered(message);
  }

  #answered(answer: Answer): void {
    const waiting = this.#waiting.get(answer.key);
    if (answer.type === "refused") {
      if (answer.code === "lesson") this.answer = answer.sentence;
      else if (!waiting?.quiet) this.trouble = answer.sentence;
    } else if (waiting && !waiting.quiet) this.trouble = this.answer = "";
    this.#waiting.delete(answer.key);
    this.pending = this.#waiting.size;
    waiting?.tell(answer);
  }

  #follow(state: State): void {
    this.connection = "live";
    this.reason = "";
    this.#tries = 0;
    this.#ahead = state.now - Date.now();
    const { start, lines } = state.log;
    if (lines.length || start < this.log.length) {
      this.log = [...this.log.slice(0, start), ...lines];
      this.changed = start;
    }
    if (this.#fresh) this.chat = state.chat;
    else if (state.chat.length) this.chat = [...this.chat, ...state.chat];
    this.#fresh = false;
    if (state.decision !== this.state?.decision) this.answer = "";
    this.state = state;
    witness(this.table, state.shuffle.commitment);
    this.#reveal(state);
  }

  /** Add our share to the shuffle, once it is asked for. */
  #reveal(state: State): void {
    for (const seat of state.shuffle.asked) {
      const nonce = nonceOf(this.table);
      if (nonce && state.seats[seat]?.mine && !this.#revealed.has(seat)) {
        this.#revealed.add(seat);
        void this.send({ type: "reveal", seat, nonce });
      }
    }
  }

  /** Something was heard. After a long silence, ask; without an answer the connection is none. */
  #listen(): void {
    clearTimeout(this.#beat);
    this.#beat = setTimeout(() => {
      this.#write(JSON.stringify({ type: "ping", key: newKey() }));
      this.#beat = setTimeout(() => {
        const socket = this.#socket;
        this.#lost(0, "");
        socket?.close();
      }, PATIENCE);
    }, QUIET);
  }

  #write(text: string): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(text);
  }
}

/** A key that no other command has. */
export function newKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) =>
    byte.toString(16).padStart(2, "0"),
  ).join("");
}
