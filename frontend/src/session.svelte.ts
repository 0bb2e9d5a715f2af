// Who we are to the service: a guest, made when first we look, with a name that can be changed.
import { me, rename } from "./api";
import type { Me } from "./protocol";

class Session {
  guest = $state.raw<Me | null>(null);
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

  async rename(name: string): Promise<void> {
    this.guest = await rename(name);
  }
}

export const session = new Session();
