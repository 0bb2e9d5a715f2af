// How somebody likes it, kept by the browser: the look, the table, and when to ask. Whatever offers a choice reads and
// writes it here, and nowhere else.
import { recall, remember } from "./storage";

/** What can be chosen; of each the first is how it comes. */
export const VALUES = {
  theme: ["system", "light", "dark"],
  text: ["normal", "large", "larger"],
  contrast: ["normal", "high"],
  palette: ["normal", "red-green", "blue-yellow"],
  cards: ["normal", "small", "large"],
  hand: ["right", "left"],
  previews: ["on", "off"],
  speed: ["normal", "slow", "fast", "none"],
  sound: ["off", "on"],
  volume: ["0.6", "0.1", "0.2", "0.3", "0.4", "0.5", "0.7", "0.8", "0.9", "1"],
  warning: ["on", "off"],
  resigning: ["on", "off"],
  idle: ["table", "always", "never"],
  notify: ["off", "on"],
} as const;

export type Name = keyof typeof VALUES;
export type Value<N extends Name> = (typeof VALUES)[N][number];
export type Chosen = { [N in Name]: Value<N> };
export type Palette = Value<"palette">;

/** What is a look: attributes of the root, by which app.css goes. looks.js sets them before anything is drawn. */
export const LOOKS = ["theme", "text", "contrast", "palette", "cards", "hand"] as const satisfies Name[];

const NAMES = Object.keys(VALUES) as Name[];

export class Settings {
  #chosen = $state.raw<Chosen>(read());

  get chosen(): Chosen {
    return this.#chosen;
  }

  /** Loudness from 0 to 1. */
  get volume(): number {
    return this.#chosen.sound === "on" ? Number(this.#chosen.volume) : 0;
  }

  /** By how much cards are larger than they come. */
  get cards(): number {
    return { small: 0.8, normal: 1, large: 1.25 }[this.#chosen.cards];
  }

  /** Whether the system is told that nothing is to move. */
  get still(): boolean {
    return matchMedia("(prefers-reduced-motion: reduce)").matches;
  }

  /** Whether anything is to move that need not. */
  get moves(): boolean {
    return this.#chosen.speed !== "none" && !this.still;
  }

  /** Whether everything is as it comes. */
  get usual(): boolean {
    return NAMES.every((name) => this.#chosen[name] === VALUES[name][0]);
  }

  choose<N extends Name>(name: N, value: Value<N>): void {
    this.#chosen = { ...this.#chosen, [name]: value };
    remember(name, value === VALUES[name][0] ? "" : value);
  }

  /** Turn on what is off, and off what is on. */
  toggle(name: "previews" | "sound" | "warning" | "resigning"): void {
    this.choose(name, this.#chosen[name] === "on" ? "off" : "on");
  }

  /** Turn notifications on, as far as the browser lets us, or off. */
  async notify(on: boolean): Promise<void> {
    const granted = on && (await Notification.requestPermission()) === "granted";
    this.choose("notify", granted ? "on" : "off");
  }

  reset(): void {
    for (const name of NAMES) remember(name, "");
    this.reread();
  }

  /** Take over what another tab has chosen. */
  reread(): void {
    this.#chosen = read();
  }

  /** Put the look on the root of the page. */
  show(root: HTMLElement): void {
    for (const name of LOOKS) root.dataset[name] = this.#chosen[name];
  }
}

function read(): Chosen {
  const stored = NAMES.map((name) => {
    const values: readonly string[] = VALUES[name];
    const value = recall(name);
    return [name, values.includes(value) ? value : values[0]];
  });
  return Object.fromEntries(stored) as Chosen;
}

export const settings = new Settings();
