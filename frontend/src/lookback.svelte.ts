// The analysis of a game that is over: the first of its players who looks has it made, which takes a while.
import { analyse, analysed } from "./api";
import type { Problem } from "./api";
import type { Analysed } from "./protocol";

/** So many times as long it waits for a time when no other game wants it. */
const PATIENT = 4;

export class LookBack {
  found = $state.raw<Analysed | null>(null);
  trouble = $state("");
  /** Whether the game is not over yet. */
  early = $state(false);
  /** Who looks back, where that is one player alone. */
  readonly own = $derived(this.found?.mine.length === 1 ? this.found.mine[0] : undefined);
  /** Who played, by seat. */
  readonly names = $derived(
    (this.found?.analysis?.names ?? []).map((name, seat) => (seat === this.own ? "You" : name)),
  );
  readonly #table: string;
  readonly #pause: number;
  readonly #idle: boolean;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #over = false;

  /**
   * Look at once, and then every so many seconds how far it is; until it is stopped. Where nobody asked for it
   * (`idle`), it is made once no other game waits for that.
   */
  constructor(table: string, seconds: number, idle = false) {
    this.#table = table;
    this.#pause = seconds * 1000;
    this.#idle = idle;
    void this.look();
  }

  /** See how far it is; have it made if nobody has yet, or once more. */
  async look(again = false): Promise<void> {
    clearTimeout(this.#timer);
    try {
      let now = await analysed(this.#table);
      if (now.mine.length && (now.status === "none" || (again && now.status === "failed")))
        now = await analyse(this.#table, this.#idle);
      this.trouble = "";
      this.early = false;
      this.found = now;
      const made = now.status === "waiting" || now.status === "thinking";
      const later = this.#idle && now.status === "none" && now.mine.length > 0;
      if (!this.#over && (made || later))
        this.#timer = setTimeout(() => void this.look(), made ? this.#pause : PATIENT * this.#pause);
    } catch (problem) {
      this.trouble = (problem as Problem).message;
      this.early = (problem as Problem).early;
    }
  }

  /** Look no more; what is being made goes on. */
  stop(): void {
    this.#over = true;
    clearTimeout(this.#timer);
  }
}
