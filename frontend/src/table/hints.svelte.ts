// What a search would do in one's place: asked for by hand, and kept until the next decision.
import { hint, Problem } from "../api";
import type { Hint } from "../protocol";

export class Hints {
  /** The newest hint; null where none was asked for. */
  shown = $state.raw<Hint | null>(null);
  /** Why there is none, for people. */
  trouble = $state("");
  /** Whether one is being thought of. */
  thinking = $state(false);
  /** Which question is the newest: an answer to another one comes too late. */
  #asked = 0;

  async ask(table: string, seat: number, decision: number): Promise<void> {
    if (this.thinking || this.shown) return;
    const asked = ++this.#asked;
    this.thinking = true;
    this.trouble = "";
    try {
      const found = await hint(table, seat, decision);
      if (asked === this.#asked) this.shown = found;
    } catch (problem) {
      if (asked === this.#asked) this.trouble = (problem as Problem).message;
    }
    if (asked === this.#asked) this.thinking = false;
  }

  /** Another decision is asked: nothing is known of it. */
  forget(): void {
    this.#asked++;
    this.shown = null;
    this.trouble = "";
    this.thinking = false;
  }
}
