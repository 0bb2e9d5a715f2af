// What becomes of each card and player by what happens, in sums: "æmber 2 → 3".
import type { Face, Scene, View } from "../../protocol";
import type { Reader } from "../model/reader";
import { changesIn } from "./takes";

/** A number before and after, by the name and the picture of what it counts. */
export interface Step {
  title: string;
  symbol: string;
  icon: string;
  from: number;
  to: number;
}

/** What becomes of a card (by its handle) or, where that is -1, of a player. */
export interface Fate {
  card: number;
  player: number;
  name: string;
  steps: Step[];
  destroyed: boolean;
}

/** What becomes of whom, in the order in which it happens; of whom nothing can be seen is left out. */
export function fatesOf(scenes: Scene[], view: View, faces: Map<number, Face>, reader: Reader): Fate[] {
  const sums = new Map<string, Map<string, number>>();
  const gone = new Set<string>();
  const of = (whose: string): Map<string, number> => {
    const found = sums.get(whose) ?? new Map<string, number>();
    sums.set(whose, found);
    return found;
  };
  for (const scene of scenes) {
    for (const [whose, counts, by] of changesIn(scene)) {
      const counted = of(whose);
      counted.set(counts, (counted.get(counts) ?? 0) + by);
    }
    if (scene.kind !== "destroyed") continue;
    for (const { handle } of scene.cards) {
      of(`h${handle}`);
      gone.add(`h${handle}`);
    }
  }
  const { counters, marks } = reader.table;
  return [...sums].flatMap(([whose, counted]) => {
    const number = Number(whose.slice(1));
    const face = whose.startsWith("h") ? faces.get(number) : undefined;
    const player = whose.startsWith("p") ? view.players[number] : undefined;
    const name = (face ?? player)?.name;
    if (name === undefined) return [];
    const steps = [...counted].flatMap(([counts, by]) => {
      const about = (player ? counters : marks).find((one) => one.name === counts);
      const from = Number((player ? player.counters[counts] : face?.marks[counts]) ?? 0);
      const to = Math.max(0, from + by);
      if (!about || from === to) return [];
      return [{ title: about.title, symbol: about.symbol, icon: about.icon, from, to }];
    });
    const destroyed = gone.has(whose);
    if (!steps.length && !destroyed) return [];
    return [{ card: face ? number : -1, player: player ? number : -1, name, steps, destroyed }];
  });
}

/** What becomes of them in words, for those who do not see it: "Troll: destroyed. You: æmber 2 to 3." */
export function fateText({ name, steps, destroyed }: Fate): string {
  const changes = steps.map(({ title, from, to }) => `${title} ${from} to ${to}`);
  return `${name}: ${[...changes, ...(destroyed ? ["destroyed"] : [])].join(", ")}.`;
}
