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
      this.guest = await me();
    } catch {
      // Whoever needs the service next tells people that it is away.
    }
  }

  /** Whether a name was typed that is another one. */
  get renamed(): boolean {
    const name = this.typed?.trim();
    return Boolean(name) && name !== this.guest?.name;
  }

  /** Take over a name that was typed, if there is one: nobody sits down under the one before. */
  async settle(): Promise<void> {
    if (this.renamed) this.guest = await rename(this.typed?.trim() ?? "");
    this.typed = null;
  }
}

export const session = new Session();
