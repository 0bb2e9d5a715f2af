// The stage: it plays what happened between two states, and says how the table looks meanwhile.
import { settings } from "../../settings.svelte";
import type { Scene, State, View } from "../../protocol";
import { hurried, LIMIT, PACE, takesOf } from "./takes";
import type { Take } from "./takes";

export class Stage {
  /** What the table looks like now. */
  view = $state.raw<View | null>(null);
  /** What is being played. */
  take = $state.raw<Take | null>(null);
  /** All that was told since somebody looks, but for what was taken back, by the number of its first event. */
  told = $state.raw<{ start: number; scenes: Scene[] }[]>([]);

  #line = $state(-1);
  #again = $state(false);
  readonly busy: boolean = $derived(this.take !== null);
  /** How many lines of the log tell what is played already; all of them while nothing is. */
  readonly lines: number = $derived(this.take && !this.#again ? this.#line + 1 : Infinity);
  readonly scenes: Scene[] = $derived(this.told.flatMap(({ scenes }) => scenes));

  #latest: View | null = null;
  #total = -1;
  #queue: Take[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** Go on to a state, which need not be the next one. */
  follow(state: State): void {
    const { view, scenes } = state;
    const before = this.#latest;
    const next = before !== null && this.#total === scenes.start && before.viewer === view?.viewer;
    const kept = before?.viewer === view?.viewer ? this.told.filter(({ start }) => start < scenes.start) : [];
    if (scenes.scenes.length) this.told = [...kept, scenes];
    else if (scenes.total < this.#total) this.told = kept;
    this.#total = scenes.total;
    this.#latest = view;
    if (next && view && this.#moves()) {
      const { speed } = settings.chosen;
      this.#queue.push(...takesOf(before, view, scenes.scenes, speed));
      this.#queue = hurried(this.#queue, LIMIT * Math.max(1, PACE[speed]));
      if (!this.take) this.#next();
    } else this.skip();
  }

  /** Be done with all that is being played. */
  skip(): void {
    clearTimeout(this.#timer);
    this.#queue = [];
    this.#again = false;
    this.take = null;
    this.view = this.#latest;
  }

  /** Play some scenes again, on the table as it is. */
  again(scenes: Scene[]): void {
    const view = this.#latest;
    if (!view) return;
    this.skip();
    this.#again = true;
    const { speed: chosen } = settings.chosen;
    const speed = chosen === "none" ? "normal" : chosen;
    this.#queue = takesOf(view, view, scenes, speed).map((take) => ({ ...take, view }));
    this.#next();
  }

  /** Whether anything moves at all: not for those who want none of it, nor where nobody looks. */
  #moves(): boolean {
    return settings.moves && document.visibilityState === "visible";
  }

  #next(): void {
    const take = this.#queue.shift() ?? null;
    this.take = take;
    if (!take) {
      this.#again = false;
      this.view = this.#latest;
      return;
    }
    const line = take.scenes.at(-1)?.line ?? -1;
    if (line >= 0) this.#line = line;
    if (!take.late) this.view = take.view;
    else if (this.view?.decision) this.view = { ...this.view, decision: null };
    this.#timer = setTimeout(() => {
      if (take.late) this.view = take.view;
      this.#next();
    }, take.lasts);
  }
}
