// What of a chat somebody has read, over reloads too, and whether they want to hear it at all.
import type { Live } from "../live.svelte";
import { recall, remember } from "../storage";

const READ = "read";
const MUTE = "mute";

export class Reading {
  readonly #live: Live;
  /** Whether the chat is open. */
  open = $state(false);
  muted = $state(recall(MUTE) === "yes");
  /** When the newest line was said that was read, in milliseconds since 1970. */
  #until = $state(0);

  /** How many lines of others are new. */
  readonly news = $derived.by(() => {
    const { chat, mine } = this.#live;
    return this.muted ? 0 : chat.filter(({ at, seat }) => at > this.#until && !mine.includes(seat)).length;
  });

  constructor(live: Live) {
    this.#live = live;
    // Of one table alone: that at which one is.
    const [table, until] = recall(READ).split(" ");
    if (table === live.table) this.#until = Number(until) || 0;
  }

  /** All that was said is read. */
  read(): void {
    const newest = this.#live.chat.at(-1)?.at ?? 0;
    if (this.muted || newest <= this.#until) return;
    this.#until = newest;
    remember(READ, `${this.#live.table} ${newest}`);
  }

  mute(): void {
    this.muted = !this.muted;
    remember(MUTE, this.muted ? "yes" : "");
  }
}
