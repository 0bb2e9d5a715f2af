// The analysis of a game that is over: the first of its players who looks has it made, which takes a while.
import { analyse, analysed } from "./api";
import type { Problem } from "./api";
import type { Analysed } from "./protocol";

export class LookBack {
  found = $state.raw<Analysed | null>(null);
  trouble = $state("");
  readonly #table: string;
  readonly #pause: number;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #over = false;

  /** Look at once, and then every so many seconds how far it is; until it is stopped. */
  constructor(table: string, seconds: number) {
    this.#table = table;
    this.#pause = seconds * 1000;
    void this.look();
  }

  /** See how far it is; have it made if nobody has yet, or once more. */
  async look(again = false): Promise<void> {
    clearTimeout(this.#timer);
    try {
      let now = await analysed(this.#table);
      if (now.mine.length && (now.status === "none" || (again && now.status === "failed")))
        now = await analyse(this.#table);
      this.trouble = "";
      this.found = now;
      if (!this.#over && (now.status === "waiting" || now.status === "thinking"))
        this.#timer = setTimeout(() => void this.look(), this.#pause);
    } catch (problem) {
      this.trouble = (problem as Problem).message;
    }
  }

  /** Look no more; what is being made goes on. */
  stop(): void {
    this.#over = true;
    clearTimeout(this.#timer);
  }
}
