// Who we are to the service: a guest, made when first we look, with a name that can be changed.
import { me, rename } from "./api";
import type { Me } from "./protocol";

class Session {
  guest = $state.raw<Me | null>(null);
  /** What was typed as a name and is not saved; null for nothing. */
  typed = $state<string | null>(null);
  /** Kept once the service knows us, or cannot be asked. */
  ready: Promise<void> = this.look();

  /** Ask again who we are: after a session has ended, or the service was away. */
  async look(): Promise<void> {
    try {
      // One tab after the other, where the browser can: two that are nobody yet would become two guests.
      this.guest = await (navigator.locks?.request("guest", me) ?? me());
    } catch {
      // Whoever needs the service next tells people that it is away.
    }
  }

  /** Whether a name was typed that is another one. */
  get renamed(): boolean {
    const name = this.typed?.trim();
    return Boolean(name) && name !== this.guest?.name;
  }

  /**
   * Be somebody, under a name that was typed if there is one: nobody sits down as somebody else, or under the name
   * before.
   */
  async settle(): Promise<void> {
    await this.ready;
    const { typed } = this;
    if (typed !== null && this.renamed) this.guest = await rename(typed.trim());
    if (this.typed === typed) this.typed = null; // What has been typed meanwhile stays.
  }
}

export const session = new Session();
