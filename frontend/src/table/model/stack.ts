// What waits on the stack, and the lines on the table, as views show them.
import type { End, View, Waiting } from "../../protocol";

/** What waits, what resolves next first. */
export function waitingOf(view: View): Waiting[] {
  return view.stack?.toReversed() ?? [];
}

/** Where an end of a line is found on the board; the first of them that is there. */
export function selectorsOf({ card, player, place }: End): string[] {
  if (card !== undefined) return [`button[data-handle="${card}"]`, `[data-handle="${card}"]`];
  if (player !== undefined) return [`[data-player="${player}"]`];
  if (!place) return [];
  const area = `[data-spot="${place.player ?? -1}/${place.area}"]`;
  return [`${area} [data-item="p${place.at}"]`, area];
}
