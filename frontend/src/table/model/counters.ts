// Counters that belong together: neighbors whose titles begin with the same word.
import type { Counter } from "../../protocol";

export interface Counted {
  counter: Counter;
  value: number;
  /** The most that it comes to or is wanted; 0 for none. */
  most: number;
}

export interface CounterGroup {
  /** What they share; empty for one that stands by itself. */
  title: string;
  members: Counted[];
}

export function grouped(counters: Counted[]): CounterGroup[] {
  const groups: CounterGroup[] = [];
  for (const counted of counters) {
    const title = counted.counter.suit ? firstWord(counted.counter.title) : "";
    const last = groups.at(-1);
    if (title && last?.title === title) last.members.push(counted);
    else groups.push({ title, members: [counted] });
  }
  return groups;
}

/** The counters that say something by themselves: one of several kinds of goods, as of red ones alone, does not. */
export function alone(counters: Counted[]): Counted[] {
  return grouped(counters).flatMap(({ members }) => (members.length > 1 ? [] : members));
}

function firstWord(title: string): string {
  return title.split(" ")[0] ?? "";
}
