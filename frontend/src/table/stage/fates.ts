// What becomes of each card and player by what happens, in sums: "æmber 2 → 3".
import type { Area, Face, Scene, View } from "../../protocol";
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

/** How a card leaves the table, as the page says it. */
const ENDS = { destroyed: "destroyed", sacrificed: "given up", discarded: "discarded" } as const;
const LYING = new Set<Area["shape"]>(["row", "grid", "stack"]);

/** What becomes of a card (by its handle) or, where that is -1, of a player. */
export interface Fate {
  card: number;
  player: number;
  name: string;
  steps: Step[];
  /** How a card leaves the table; empty if it stays, or goes only because it was used up. */
  end: (typeof ENDS)[keyof typeof ENDS] | "";
}

/** What becomes of whom, in the order in which it happens; of whom nothing can be seen is left out. */
export function fatesOf(scenes: Scene[], view: View, faces: Map<number, Face>, reader: Reader): Fate[] {
  const sums = new Map<string, Map<string, number>>();
  const ends = new Map<string, Fate["end"]>();
  const begun = new Set<number>();
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
    if (scene.kind === "played" || scene.kind === "used")
      for (const { handle } of scene.cards) begun.add(handle);
    if (!isEnd(scene.kind)) continue;
    for (const { handle } of scene.cards) {
      if (scene.kind === "discarded" && (begun.has(handle) || !lay(handle, scene, reader))) continue;
      of(`h${handle}`);
      ends.set(`h${handle}`, ENDS[scene.kind]);
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
    const end = ends.get(whose) ?? "";
    if (!steps.length && !end) return [];
    return [{ card: face ? number : -1, player: player ? number : -1, name, steps, end }];
  });
}

function isEnd(kind: Scene["kind"]): kind is keyof typeof ENDS {
  return kind in ENDS;
}

/** Whether a card of a scene lay on the table before, and not in a hand or a pile. */
function lay(handle: number, { ways }: Scene, { table }: Reader): boolean {
  const left = ways.find((way) => (way.was ?? way.handle) === handle)?.source?.area;
  return [...table.areas, ...table.shared].some(({ name, shape }) => name === left && LYING.has(shape));
}

/** What becomes of them in words, for those who do not see it: "Troll: destroyed. You: æmber 2 to 3." */
export function fateText({ name, steps, end }: Fate): string {
  const changes = steps.map(({ title, from, to }) => `${title} ${from} to ${to}`);
  return `${name}: ${[...changes, ...(end ? [end] : [])].join(", ")}.`;
}
