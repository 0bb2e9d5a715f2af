// A finished game, moment by moment: fetched in runs as they are needed, for the side from which somebody looks.
import { steps } from "./api";
import type { Problem } from "./api";
import type { LogPart, Step, View } from "./protocol";

export type Side = number | "open";

interface Moment {
  step: Step;
  log: LogPart[][];
}

/** Moments that are fetched at once. */
const RUN = 50;

export class Replay {
  readonly table: string;
  side = $state<Side>("open");
  /** The moment that is shown, from 0: how many picks had been made. */
  at = $state(0);
  total = $state(0);
  turns = $state.raw<number[]>([]);
  /** The tables of all games of its series, none for a game by itself. */
  games = $state.raw<string[]>([]);
  trouble = $state("");
  /** Whether the game is not over yet. */
  early = $state(false);
  shown = $state.raw<Moment | null>(null);

  readonly view: View | null = $derived(this.shown?.step.view ?? null);
  /** The turn that is shown: its place among `turns`. */
  readonly turn: number = $derived(this.turns.findLastIndex((first) => first <= this.at));

  #runs = new Map<string, Promise<Moment[]>>();

  constructor(table: string, at: number, side: Side) {
    this.table = table;
    this.at = Math.max(0, at);
    this.side = side;
    void this.#show();
  }

  go(to: number): void {
    this.at = Math.min(Math.max(0, to), Math.max(0, this.total - 1));
    void this.#show();
  }

  /** Go to the beginning of this turn, from there to the turn before. */
  turnBack(): void {
    const begun = this.turns[this.turn] ?? 0;
    this.go(this.at > begun ? begun : (this.turns[this.turn - 1] ?? 0));
  }

  turnOn(): void {
    this.go(this.turns[this.turn + 1] ?? this.total - 1);
  }

  look(from: Side): void {
    this.side = from;
    void this.#show();
  }

  /** Fetch again what could not be fetched. */
  retry(): void {
    void this.#show();
  }

  async #show(): Promise<void> {
    const { at, side } = this;
    try {
      const run = await this.#run(at, side);
      if (at !== this.at || side !== this.side) return;
      const moment = run[at % RUN];
      if (moment) this.shown = moment;
      else if (this.total) this.go(this.total - 1);
      this.trouble = "";
      this.early = false;
      // What comes next is there when it is wanted.
      if (at % RUN > RUN / 2 && at + RUN < this.total + RUN)
        void this.#run(at + RUN, side).catch(() => undefined);
    } catch (problem) {
      if (at !== this.at) return;
      this.trouble = (problem as Problem).message;
      this.early = (problem as Problem).early;
    }
  }

  #run(at: number, side: Side): Promise<Moment[]> {
    const start = at - (at % RUN);
    const name = `${side} ${start}`;
    let run = this.#runs.get(name);
    if (!run) {
      run = this.#fetch(start, side);
      this.#runs.set(name, run);
      run.catch(() => this.#runs.delete(name));
    }
    return run;
  }

  async #fetch(start: number, side: Side): Promise<Moment[]> {
    const found = await steps(this.table, side, start, RUN);
    this.total = found.total;
    this.turns = found.turns;
    this.games = found.games;
    let log: LogPart[][] = [];
    // The first of a run tells the whole log, each further one how it goes on.
    return found.steps.map((step) => {
      log = [...log.slice(0, step.log.start), ...step.log.lines];
      return { step, log };
    });
  }
}
