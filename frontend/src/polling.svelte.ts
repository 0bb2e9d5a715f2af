// Lists that change while somebody looks at them: asked for now and then, as long as the page is in front.
import { onDestroy } from "svelte";

import type { Problem } from "./api";

export class Polled<T> {
  value = $state.raw<T | null>(null);
  trouble = $state("");
  readonly #ask: () => Promise<T>;
  readonly #timer: ReturnType<typeof setInterval>;
  readonly #seen = (): void => {
    if (!document.hidden) void this.refresh();
  };

  /** Use while a component is made; it ends with it. */
  constructor(ask: () => Promise<T>, seconds: number) {
    this.#ask = ask;
    this.#timer = setInterval(this.#seen, seconds * 1000);
    document.addEventListener("visibilitychange", this.#seen);
    onDestroy(() => {
      clearInterval(this.#timer);
      document.removeEventListener("visibilitychange", this.#seen);
    });
    void this.refresh();
  }

  async refresh(): Promise<void> {
    try {
      this.value = await this.#ask();
      this.trouble = "";
    } catch (problem) {
      this.trouble = (problem as Problem).message;
    }
  }
}
