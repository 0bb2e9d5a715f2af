// What waits on the stack (`kernel.waiting`), and who fights whom, as views show it.
import type { View } from "../../view";

export interface Aim {
  text: string;
  card?: number;
  player?: number;
  effect?: number;
  area?: string;
  at?: number;
  lost?: boolean;
}

export interface Waiting {
  number: number;
  player: number;
  key?: string;
  name?: string;
  card?: number;
  text: string;
  triggered: boolean;
  aims: Aim[];
}

/** A line on the table; the ends are "h" and a card's handle, or "p" and a player's number. */
export interface Link {
  from: string;
  to: string;
  kind: "aim" | "block";
}

/** What waits, what resolves next first. */
export function waitingOf(view: View): Waiting[] {
  const { stack } = view;
  return Array.isArray(stack) ? ([...stack] as Waiting[]).reverse() : [];
}

export function linksOf(view: View): Link[] {
  const links: Link[] = [];
  for (const { card, aims } of waitingOf(view)) {
    if (card === undefined) continue;
    for (const aim of aims) {
      if (aim.lost) continue;
      if (aim.card !== undefined) links.push({ from: `h${card}`, to: `h${aim.card}`, kind: "aim" });
      else if (aim.player !== undefined && !aim.area)
        links.push({ from: `h${card}`, to: `p${aim.player}`, kind: "aim" });
    }
  }
  const { blocks } = view;
  if (Array.isArray(blocks)) {
    for (const [attacker, blocker] of blocks as [number, number][]) {
      links.push({ from: `h${blocker}`, to: `h${attacker}`, kind: "block" });
    }
  }
  return links;
}
