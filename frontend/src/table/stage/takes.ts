// What the stage plays between two views: what happened, one thing after the other, and how the table looks then.
//
// Between the two views there are none, so they are made up here from what is told: cards go where they are said to go,
// and numbers change by what is said. The last of them is the view that was told, whatever became of those in between.
import type { Face, Scene, Seat, View, Way, Whereabouts, Zone } from "../../protocol";
import type { Value } from "../../settings.svelte";
import { facesOf } from "../model/reader";

export type Speed = Value<"speed">;

/** Scenes that are played at once, and the table as it is afterwards. */
export interface Take {
  scenes: Scene[];
  view: View;
  /** Milliseconds. */
  lasts: number;
  /** Whether the table changes only when it is over: what is struck still stands until then. */
  late: boolean;
}

export const PACE: Record<Speed, number> = { slow: 1.6, normal: 1, fast: 0.5, none: 0 };
/** Milliseconds by which the stage is behind at most, at normal speed: more is played faster. */
export const LIMIT = 2500;
/** Below so many milliseconds nothing can be followed, and is not played. */
const SHORTEST = 50;

/** Milliseconds that a scene lasts at normal speed; what is not named is not shown by itself. */
const LASTS: Partial<Record<Scene["kind"], number>> = {
  moved: 260,
  drawn: 280,
  played: 850,
  entered: 300,
  attached: 320,
  discarded: 260,
  shuffled: 450,
  revealed: 750,
  looked: 300,
  used: 450,
  attacked: 620,
  blocked: 420,
  missed: 420,
  contest: 1800,
  damaged: 520,
  healed: 400,
  destroyed: 520,
  sacrificed: 520,
  gained: 420,
  lost: 380,
  paid: 320,
  taken: 560,
  scored: 1200,
  control: 500,
  turned: 120,
  readied: 120,
  marked: 350,
  unmarked: 200,
  waits: 450,
  stopped: 450,
  chosen: 450,
  turn: 700,
  said: 300,
};
const LATE = new Set<Scene["kind"]>([
  "played",
  "revealed",
  "attacked",
  "destroyed",
  "sacrificed",
  "contest",
  "scored",
]);
/** What even who did it sees for the first time. */
const ALL = new Set<Scene["kind"]>(["turn", "scored", "contest"]);
/** What is so about a card, and is seen on it. */
const STATES = new Set<Scene["kind"]>(["turned", "readied", "marked", "unmarked", "control"]);

/** Whether two scenes are of one kind and one sentence: several cards drawn, all that is readied. */
function together(one: Scene | undefined, other: Scene): boolean {
  return one?.kind === other.kind && one.line === other.line && one.player === other.player;
}

/** The takes from one view to another; `own` deeds of the viewer are short, since they know what they have done. */
export function takesOf(before: View, after: View, scenes: Scene[], speed: Speed): Take[] {
  const pace = PACE[speed];
  if (!pace) return [];
  const groups: Scene[][] = [];
  for (const scene of scenes) {
    const last = groups.at(-1);
    if (last && together(last[0], scene)) last.push(scene);
    else groups.push([scene]);
  }
  const faces = facesOf(after);
  let view: View = { ...before, decision: null };
  const takes: Take[] = [];
  const later = groups.map((group) => group.flatMap(changesIn));
  for (const [at, group] of groups.entries()) {
    const [first] = group;
    if (!first) continue;
    for (const scene of group) view = advanced(view, scene, after, faces);
    const changed = (later[at] ?? []).map(([of, counts]): Change => [of, counts, 0]);
    numbered(view, after, faces, [...changed, ...later.slice(at + 1).flat()]);
    const own = first.player === after.viewer && !ALL.has(first.kind) ? 0.6 : 1;
    const lasts = measured(groups, at) ? 0 : (LASTS[first.kind] ?? 0) * own * pace;
    if (lasts) takes.push({ scenes: group, view, lasts, late: LATE.has(first.kind) });
  }
  return takes;
}

/** Whether cards are revealed to be measured next, and seen then. */
function measured(groups: Scene[][], at: number): boolean {
  if (groups[at]?.[0]?.kind !== "revealed") return false;
  const next = groups
    .slice(at + 1)
    .find(([scene]) => scene?.kind !== "revealed" && scene?.kind !== "attacked");
  return next?.[0]?.kind === "contest";
}

/** Shorten takes that last too long together, so that nobody waits for more than the limit. */
export function hurried(takes: Take[], limit: number): Take[] {
  const total = takes.reduce((sum, { lasts }) => sum + lasts, 0);
  if (total <= limit) return takes;
  return takes
    .map((take) => ({ ...take, lasts: (take.lasts * limit) / total }))
    .filter(({ lasts }) => lasts >= SHORTEST);
}

/** A view once a scene has happened, as far as it tells. */
function advanced(view: View, scene: Scene, after: View, faces: Map<number, Face>): View {
  const made: View = { ...view, players: view.players.map(copied), shared: { ...view.shared } };
  for (const way of scene.ways) go(made, way, faces, after);
  if (STATES.has(scene.kind)) {
    for (const { handle } of scene.cards) {
      const now = faces.get(handle);
      if (now) change(made, handle, () => now);
    }
  }
  if (scene.kind === "turn") Object.assign(made, { turn: after.turn, active: scene.player ?? after.active });
  return made;
}

function copied(player: Seat): Seat {
  return { ...player, areas: { ...player.areas }, counters: { ...player.counters } };
}

/** Whose number a scene changes, by its name, and by how much. */
type Change = [of: string, counts: string, by: number];

const ofCard = (handle: number): string => `h${handle}`;
const ofPlayer = (player: number): string => `p${player}`;

/** What players and cards have more or less once a scene has happened. */
export function changesIn({ kind, counts, amount = 0, player, victim, cards, targets }: Scene): Change[] {
  if (!counts) return [];
  const gains = kind === "gained" || kind === "taken" || kind === "scored";
  // Damage is counted upwards where it has a number of its own, and takes from life where it has none.
  const by = gains || (kind === "damaged" && counts !== "life") ? 1 : -1;
  const much = kind === "scored" && !amount ? 1 : amount;
  const whose = cards.length
    ? cards.map(({ handle }) => ofCard(handle))
    : player === undefined
      ? []
      : [ofPlayer(player)];
  const given = kind === "taken" || kind === "paid";
  const from = given ? targets.map(({ handle }) => ofCard(handle)) : [];
  if (given && !targets.length && victim !== undefined) from.push(ofPlayer(victim));
  return [
    ...whose.map((of): Change => [of, counts, by * much]),
    ...from.map((of): Change => [of, counts, -by * much]),
  ];
}

/** The numbers in a view as they were before changes that are still to come, which the final view knows already. */
function numbered(view: View, after: View, faces: Map<number, Face>, later: Change[]): void {
  const due = new Map<string, Map<string, number>>();
  for (const [of, counts, by] of later) {
    const sums = due.get(of) ?? new Map<string, number>();
    due.set(of, sums.set(counts, (sums.get(counts) ?? 0) + by));
  }
  view.players.forEach((player, number) => {
    for (const [counts, by] of due.get(ofPlayer(number)) ?? []) {
      const last = after.players[number]?.counters[counts];
      if (last !== undefined) player.counters[counts] = Math.max(0, last - by);
    }
  });
  for (const [of, sums] of due) {
    const handle = of.startsWith("h") ? Number(of.slice(1)) : -1;
    const last = faces.get(handle);
    if (!last) continue;
    change(view, handle, (face) => {
      const marks = { ...face.marks };
      for (const [counts, by] of sums) marks[counts] = Math.max(0, Number(last.marks[counts] ?? 0) - by);
      return { ...face, marks };
    });
  }
}

function change(view: View, handle: number, to: (face: Face) => Face): void {
  everywhere(view, (cards) =>
    cards.some((face) => face.handle === handle)
      ? cards.map((face) => (face.handle === handle ? to(face) : face))
      : cards,
  );
}

/** Put what a function makes of the cards of each zone in their place. */
function everywhere(view: View, to: (cards: Face[]) => Face[]): void {
  const zone = (one: Zone): Zone => {
    const cards = to(one.cards);
    const cells = one.cells?.map(zone);
    return { ...one, cards, ...(cells ? { cells } : {}) };
  };
  for (const player of view.players)
    for (const [name, area] of Object.entries(player.areas)) player.areas[name] = zone(area);
  for (const [name, area] of Object.entries(view.shared)) view.shared[name] = zone(area);
}

/** Let a card, or some that nobody knows, go where they go. */
function go(view: View, way: Way, faces: Map<number, Face>, after: View): void {
  const { was, handle, count: many = 1, source, to } = way;
  let gone: Face | undefined;
  if (was !== undefined)
    everywhere(view, (cards) => {
      gone ??= cards.find((face) => face.handle === was);
      return cards.some((face) => face.handle === was) ? cards.filter((face) => face.handle !== was) : cards;
    });
  if (source)
    at(view, source, (zone) => ({ ...zone, count: Math.max(zone.cards.length, zone.count - many) }));
  if (!to) return;
  const known = handle === undefined ? undefined : faces.get(handle);
  const plain = { handle: handle ?? -1, key: way.key ?? "", name: way.name ?? "", marks: gone?.marks ?? {} };
  const come = handle === undefined ? undefined : (known ?? { ...gone, ...plain });
  const order = zoneAt(after, to)?.cards.map((face) => face.handle) ?? [];
  at(view, to, (zone) => ({
    ...zone,
    count: zone.count + many,
    cards: come ? placed(zone.cards, come, order) : zone.cards,
  }));
}

/** Cards with another one among them, where it will lie in the end as far as that is known. */
function placed(cards: Face[], come: Face, order: number[]): Face[] {
  const others = cards.filter(({ handle }) => handle !== come.handle);
  const before = new Set(order.slice(0, Math.max(0, order.indexOf(come.handle))));
  if (!order.includes(come.handle)) return [...others, come];
  const last = others.findLastIndex(({ handle }) => before.has(handle));
  return [...others.slice(0, last + 1), come, ...others.slice(last + 1)];
}

function zoneAt(view: View, { area, player, cell }: Whereabouts): Zone | undefined {
  const zone = player === undefined ? view.shared[area] : view.players[player]?.areas[area];
  return cell === undefined ? zone : zone?.cells?.[cell];
}

function at(view: View, { area, player, cell }: Whereabouts, to: (zone: Zone) => Zone): void {
  const areas = player === undefined ? view.shared : view.players[player]?.areas;
  const zone = areas?.[area];
  if (!areas || !zone) return;
  if (cell === undefined) areas[area] = to(zone);
  else areas[area] = { ...zone, cells: (zone.cells ?? []).map((one, i) => (i === cell ? to(one) : one)) };
}
