// Who sits where, and which of a player's areas lie where: in front, behind, in the hand, as piles.
import type { Area, Seat, Table, View } from "../../protocol";
import { zoneOf } from "./reader";

/** The players in the order in which a table is drawn: those after the viewer first, the viewer last; else the first. */
export function seatOrder(players: number, viewer: number): number[] {
  const last = viewer < players ? viewer : 0;
  return Array.from({ length: players }, (_, i) => (last + 1 + i) % players);
}

/** Where the areas of a player lie. */
export interface SeatLayout {
  /** The row nearest to the middle of the table. */
  front: Area[];
  /** The other rows, side by side. */
  back: Area[];
  /** What is held in the hand. */
  hand: Area[];
  piles: Area[];
  /** Boards of a player's own. */
  grids: Area[];
}

export function layoutOf(table: Table): SeatLayout {
  const rows = table.areas.filter((area) => area.shape === "row" || area.shape === "stack");
  return {
    front: rows.slice(0, 1),
    back: rows.slice(1),
    hand: table.areas.filter((area) => area.shape === "fan"),
    piles: table.areas.filter((area) => area.shape === "pile"),
    grids: table.areas.filter((area) => area.shape === "grid"),
  };
}

/** The fans of another player that show something: cards that the viewer knows. */
export function shownFans(player: Seat, fans: Area[]): Area[] {
  return fans.filter((area) => zoneOf(player.areas[area.name]).cards.length > 0);
}

/** Whether nothing of a player lies open, as where boosters go round: there is nothing to see but one's own. */
export function isSecret({ areas }: Table): boolean {
  return areas.length > 0 && areas.every(({ faceup }) => !faceup);
}

/** How many cards an area of a player holds at most, if the game says so. */
export function limitOf(player: Seat, area: Area): number {
  return player.limits?.[area.name] ?? 0;
}

/** The rows of a player that hold so many cards at most, and how many lie there. */
export function boundedOf(player: Seat, table: Table): { area: Area; count: number; limit: number }[] {
  return table.areas.flatMap((area) => {
    const limit = area.shape === "row" ? limitOf(player, area) : 0;
    return limit ? [{ area, count: zoneOf(player.areas[area.name]).count, limit }] : [];
  });
}

/** Who has to answer now, as seat numbers. */
export function asked(view: View): number[] {
  return view.decision?.players ?? [];
}

/**
 * What stands beside a player's name. While several choose in secret it is nobody's turn: who has still to choose is
 * told, and who is done, as the view has it; otherwise whose turn it is.
 */
export function standing(view: View, seat: number): "choosing" | "ready" | "turn" | "" {
  if (view.decision?.picked) return asked(view).includes(seat) ? "choosing" : "ready";
  return view.active === seat ? "turn" : "";
}

/** How many seats have a color of their own; a token of app.css each. */
const COLORS = 6;

export function seatColor(seat: number): string {
  return `var(--seat-${seat % COLORS})`;
}
