// What the option leads to that somebody points at: asked once he rests on it, and kept until the next decision.
import type { Foreseen } from "../../protocol";

/** Milliseconds that one rests on an option before it is asked about. */
export const REST = 120;

export class Foresight {
  /** What the option that is pointed at leads to; null where none is, or that is not known yet. */
  shown = $state.raw<Foreseen | null>(null);

  readonly #ask: (option: number) => Promise<Foreseen | null>;
  #known = new Map<number, Foreseen>();
  #aim = -1;
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** Whether a question is on its way: the next one waits until it is answered. */
  #asking = false;

  /** `ask` answers null where nothing can be said, or the question came too late. */
  constructor(ask: (option: number) => Promise<Foreseen | null>) {
    this.#ask = ask;
  }

  /** Somebody points at an option; -1 for none. */
  aim(option: number): void {
    if (option === this.#aim) return;
    this.#aim = option;
    clearTimeout(this.#timer);
    this.shown = this.#known.get(option) ?? null;
    if (option >= 0 && !this.shown) this.#timer = setTimeout(() => void this.#look(), REST);
  }

  /** What an option of this decision leads to. */
  async find(option: number): Promise<Foreseen | null> {
    const known = this.#known;
    const found = known.get(option) ?? (await this.#ask(option));
    if (found) known.set(option, found);
    return found;
  }

  /** Another decision is asked: what is known is of the last one. */
  forget(): void {
    this.#known = new Map();
    this.aim(-1);
  }

  async #look(): Promise<void> {
    if (this.#asking) return;
    const [option, known] = [this.#aim, this.#known];
    this.#asking = true;
    await this.find(option);
    this.#asking = false;
    const now = this.#aim;
    if (now < 0 || (now === option && known === this.#known)) this.shown = this.#known.get(now) ?? null;
    else if (!this.#known.has(now)) void this.#look();
  }
}
