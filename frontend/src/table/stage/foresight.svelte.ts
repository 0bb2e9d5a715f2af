// What the option leads to that somebody points at: asked once they rest on it, and kept until the next decision.
import type { Foreseen, OptionView } from "../../protocol";

type Ask = (option: number, then: OptionView[]) => Promise<Foreseen | null>;

/** Milliseconds that one rests on an option before it is asked about. */
export const REST = 120;

export class Foresight {
  /** What the option that is pointed at leads to; null where none is, or that is not known yet. */
  shown = $state.raw<Foreseen | null>(null);

  readonly #ask: Ask;
  /** What is known of the options, and of those with answers to what is asked then. */
  #known = new Map<string, Foreseen>();
  #aim = -1;
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** Whether a question is on its way: the next one waits until it is answered. */
  #asking = false;

  /** `ask` answers null where nothing can be said, or the question came too late. */
  constructor(ask: Ask) {
    this.#ask = ask;
  }

  /** Somebody points at an option; -1 for none. */
  aim(option: number): void {
    if (option === this.#aim) return;
    this.#aim = option;
    clearTimeout(this.#timer);
    this.shown = this.#known.get(keyOf(option)) ?? null;
    if (option >= 0 && !this.shown) this.#timer = setTimeout(() => void this.#look(), REST);
  }

  /** What an option of this decision leads to, and `then` some of what is asked after it. */
  async find(option: number, then: OptionView[] = []): Promise<Foreseen | null> {
    const [known, key] = [this.#known, keyOf(option, then)];
    const found = known.get(key) ?? (await this.#ask(option, then));
    if (found) known.set(key, found);
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
    if (now < 0 || (now === option && known === this.#known))
      this.shown = this.#known.get(keyOf(now)) ?? null;
    else if (!this.#known.has(keyOf(now))) void this.#look();
  }
}

function keyOf(option: number, then: OptionView[] = []): string {
  return [option, ...then.map(({ text }) => text)].join("\n");
}
