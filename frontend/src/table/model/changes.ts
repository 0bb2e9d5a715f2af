// What changed between two views: which cards are new, which show something else, which numbers of players moved.
import type { Face, View } from "../../protocol";
import { facesOf } from "./reader";

export interface Changes {
  /** Handles of cards that the viewer has not seen before. */
  fresh: Set<number>;
  /** Handles of cards whose face shows something else. */
  altered: Set<number>;
}

export function changesOf(before: View | null, now: View): Changes {
  const changes: Changes = { fresh: new Set(), altered: new Set() };
  if (!before || before.viewer !== now.viewer) return changes;
  const old = facesOf(before);
  for (const [handle, face] of facesOf(now)) {
    const was = old.get(handle);
    if (!was) changes.fresh.add(handle);
    else if (looks(was) !== looks(face)) changes.altered.add(handle);
  }
  return changes;
}

function looks(face: Face): string {
  return JSON.stringify(face, (key, value: unknown) => (key === "attached" ? count(value) : value));
}

function count(value: unknown): number {
  return Array.isArray(value) ? value.length : 0;
}
