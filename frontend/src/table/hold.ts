// A finger that rests on a card or a place reads what lies there, and picks nothing by letting go; a mouse reads where it
// comes to.
import type { Face } from "../protocol";
import type { Desk } from "./desk.svelte";
import type { Choice } from "./model/options";

/** Milliseconds that a finger rests on something to read it. */
export const LONG_PRESS = 450;

/** What somebody comes to: the cards that lie there, the top one first, and what can be picked there. */
interface Spot {
  cards: readonly Face[];
  choices: Choice[];
}

type Reads = Pick<Desk, "drag" | "hover" | "leave" | "pin" | "point" | "pointTo">;

export class Hold {
  readonly #desk: Reads;
  readonly #spot: () => Spot;
  #pressing: ReturnType<typeof setTimeout> | undefined;
  /** Whether a finger has rested here, and nothing has been done here since. */
  #held = false;

  constructor(desk: Reads, spot: () => Spot) {
    this.#desk = desk;
    this.#spot = spot;
  }

  readonly press = (event: PointerEvent): void => {
    this.release();
    this.#held = false;
    if (event.pointerType === "mouse") return;
    const element = event.currentTarget as HTMLElement;
    this.#pressing = setTimeout(() => {
      this.#held = true;
      this.#read(element);
    }, LONG_PRESS);
  };

  readonly release = (): void => {
    clearTimeout(this.#pressing);
  };

  /** The finger has moved: whether what it presses may be dragged, since it has not read it. */
  readonly moves = (): boolean => {
    this.release();
    return !this.#held;
  };

  /** Whether a tap is only the end of a rest, and picks nothing. */
  ends(): boolean {
    const held = this.#held;
    this.#held = false;
    return held;
  }

  /** Come with the pointer or the keys: the sheet opens, and what the only option leads to is shown. */
  come(element: HTMLElement): void {
    if (this.#desk.drag.face) return;
    this.#held = false;
    const { cards, choices } = this.#spot();
    const [top, ...below] = cards;
    this.#desk.pointTo(choices);
    if (top) this.#desk.hover(top, element, below);
  }

  readonly enter = (event: PointerEvent): void => {
    if (event.pointerType === "mouse") this.come(event.currentTarget as HTMLElement);
  };

  readonly leave = (): void => {
    this.release();
    // What a finger has rested on is shown until its sheet is closed.
    if (this.#desk.drag.face || this.#held) return;
    this.#desk.point(-1);
    this.#desk.leave();
  };

  /** No menu of the browser's opens over what is read. */
  readonly menu = (event: Event): void => {
    if (this.#held) event.preventDefault();
  };

  #read(element: HTMLElement): void {
    const { cards, choices } = this.#spot();
    const [top, ...below] = cards;
    if (!top) return;
    this.#desk.pin(top, element, below);
    this.#desk.pointTo(choices);
  }
}
