// Several numbers that make one answer: what they come to, and how great each may be beside the others.
import type { AmountsView } from "../../protocol";
import { capital } from "../../words";

/** What numbers come to, each times its weight. */
function sumOf(weights: readonly number[], amounts: readonly number[]): number {
  return amounts.reduce((sum, amount, kind) => sum + amount * (weights[kind] ?? 0), 0);
}

/** How many of a kind there may be at most, beside the numbers of the others. */
export function mostOf(view: AmountsView, amounts: readonly number[], kind: number): number {
  let most = view.kinds[kind]?.most ?? 0;
  for (const limit of view.limits) {
    const weight = limit.weights[kind] ?? 0;
    const others = sumOf(limit.weights, amounts) - weight * (amounts[kind] ?? 0);
    if (weight) most = Math.min(most, Math.floor((limit.most - others) / weight));
  }
  return most;
}

/** Whether numbers that are not too great are an answer. */
export function suffices(view: AmountsView, amounts: readonly number[]): boolean {
  return view.limits.every(({ weights, least }) => least <= sumOf(weights, amounts));
}

/** What is done with the numbers, in words: "Bid 4", "Bid nothing", "Choose 3". */
export function doneText({ total }: AmountsView, amounts: readonly number[], ready: boolean): string {
  if (total?.verb) return chosenText(sumOf(total.weights, amounts), ready, total.verb, "nothing");
  return chosenText(
    amounts.reduce((sum, each) => sum + each, 0),
    ready,
  );
}

/** "Choose 3", or "Choose none" where that is an answer too; "Choose" as long as there is no answer. */
export function chosenText(many: number, ready: boolean, verb = "choose", none = "none"): string {
  return `${capital(verb)} ${many || (ready ? none : "")}`.trimEnd();
}

/** What the numbers come to, in words: "Your bid counts 4 of 10."; empty where nothing is worth knowing. */
export function totalText({ total }: AmountsView, amounts: readonly number[]): string {
  if (!total) return "";
  const sum = `${total.text} ${sumOf(total.weights, amounts)}`;
  return total.most === undefined ? `${sum}.` : `${sum} of ${total.most}.`;
}
