// Stops: at which windows of a turn a player wants to be asked. The bits are those of `kernel.pile.priority`.

export type Until = "" | "window" | "turn" | "own turn";

/** How a seat is asked (`State.passing`). */
export interface Passing {
  stops: number;
  idle: boolean;
  until: Until;
  answers: boolean;
}

/** To be asked when somebody else's effect waits on top of the stack. */
export const ANSWER_STOP = 1;
/** To be asked even while an effect of one's own is on top. */
export const OWN_STOP = 1 << 29;
/** More than any window needs; the service says -1 for all stops, and a command has no negative numbers. */
const ALL = 2 ** 30 - 1;

export function windowStop(window: number, ownTurn: boolean): number {
  return 1 << (1 + 2 * window + (ownTurn ? 0 : 1));
}

export function isSet(stops: number, stop: number): boolean {
  return (stops & stop) !== 0;
}

export function toggled(stops: number, stop: number): number {
  return ((stops < 0 ? ALL : stops) ^ stop) >>> 0;
}

export const UNTIL: { until: Until; text: string }[] = [
  { until: "window", text: "next phase" },
  { until: "turn", text: "next turn" },
  { until: "own turn", text: "my turn" },
];
