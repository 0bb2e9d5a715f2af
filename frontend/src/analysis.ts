// What a search thought of picks that were made.
import type { Moment } from "./protocol";
import { capital, percent } from "./words";

/** A pick that costs less of the chance to win is as good as the best, as far as a search can tell. */
export const SLIGHT = 0.03;

/** How much of the chance to win a pick gave away. */
export const costOf = ({ taken, best, chance, worth }: Moment): number =>
  taken === best ? 0 : chance - worth;

/** Whether there was a pick that was better. */
export const couldBeBetter = (moment: Moment): boolean => costOf(moment) >= SLIGHT;

/** "“Pass” (41%): “Play Ember” was better (48%).", the words of options read by `spoken`. */
export function compared({ taken, best, chance, worth }: Moment, spoken: (text: string) => string): string {
  const said = (text: string) => `“${capital(spoken(text))}”`;
  return `${said(taken)} (${percent(worth)}): ${said(best)} was better (${percent(chance)}).`;
}
