// The latest turn of somebody else, as steps that can be gone through again, and why what happened did.
import type { LogPart, Scene, Seat } from "../../protocol";
import type { Reader } from "../model/reader";

/** What a sentence of the log tells, with all that happened in it. */
export interface Step {
  line: number;
  text: string;
  scenes: Scene[];
}

/** What happens because a player chose it, where no ability made it happen. */
const CHOSEN = new Set<Scene["kind"]>(["attacked", "blocked", "chosen", "played", "used", "waits"]);

/** What happens in every turn, whoever plays. */
const ROUTINE = new Set<Scene["kind"]>(["drawn", "phase", "readied", "said", "shuffled", "turn"]);

/** Whether a step is one that every turn has, and no ability caused: cards drawn, a phase begun. */
export function isRoutine({ scenes }: Step): boolean {
  return scenes.length > 0 && scenes.every(({ kind, cause }) => !cause && ROUTINE.has(kind));
}

/** Why something happened, and the card whose ability is to blame, if one is. */
export interface Reason {
  name: string;
  text: string;
}

/** Each ability that made some scenes happen, once; where none did, who chose it, or that the rules did it. */
export function reasonsOf(
  scenes: Scene[],
  reader: Pick<Reader, "text">,
  players: Pick<Seat, "name">[],
): Reason[] {
  const causes = new Map(scenes.flatMap(({ cause }) => (cause ? [[cause.key, cause]] : [])));
  if (causes.size)
    return [...causes.values()].map(({ key, name }) => ({ name, text: reader.text(key).join(" ") }));
  const player = scenes.find(({ kind }) => CHOSEN.has(kind))?.player;
  const chooser = player === undefined ? "" : players[player]?.name;
  return [
    {
      name: "",
      text: chooser ? `${chooser} chose to.` : "No ability did it: it was chosen, or the rules say so.",
    },
  ];
}

/** The scenes that lines of the log tell and an ability caused, by the number of the line. */
export function causedByLine(scenes: Scene[]): Map<number, Scene[]> {
  const told = new Map<number, Scene[]>();
  for (const scene of scenes) {
    if (scene.cause && scene.line >= 0) told.set(scene.line, [...(told.get(scene.line) ?? []), scene]);
  }
  return told;
}

/** What a line of the log tells: the first scene of it, and whose doing it was, as far as that is known. */
export interface Told {
  scene: Scene | undefined;
  player: number | undefined;
}

/** What the lines from `start` to before `end` tell. One that tells no scene is of whoever was acting then. */
export function toldByLine(scenes: Scene[], start: number, end: number): Map<number, Told> {
  const told = new Map<number, Told>();
  const actors = new Map<number, number | undefined>();
  let actor: number | undefined;
  for (const scene of scenes) {
    const { kind, line, player } = scene;
    if (kind === "turn" || kind === "phase") actor = player;
    if (line < 0 || told.has(line)) continue;
    told.set(line, { scene, player: player ?? actor });
    actors.set(line, actor);
  }
  let acting: number | undefined;
  for (let line = start; line < end; line++) {
    if (told.has(line)) acting = actors.get(line);
    else told.set(line, { scene: undefined, player: acting });
  }
  return told;
}

/** The lines of the log of a turn, `begin` to before `end`. */
export interface LoggedTurn {
  begin: number;
  end: number;
  /** The scene with which it begins; none for what was before all that is known. */
  first: Scene | undefined;
}

/** The lines from `start` to before `end` by turns. */
export function turnsOf(scenes: Scene[], start: number, end: number): LoggedTurn[] {
  const turns: LoggedTurn[] = [];
  const begins = scenes.filter(({ kind, line }) => kind === "turn" && start <= line && line < end);
  if (start < (begins[0]?.line ?? end)) turns.push({ begin: start, end, first: undefined });
  for (const first of begins) {
    const last = turns.at(-1);
    if (last?.begin === first.line) continue;
    if (last) last.end = first.line;
    turns.push({ begin: first.line, end, first });
  }
  return turns;
}

/** The steps of the last turn that was not the viewer's; none before there was one. */
export function lastTurn(scenes: Scene[], log: LogPart[][], viewer: number): Step[] {
  let begin = -1;
  let end = scenes.length;
  for (let i = scenes.length - 1; i >= 0; i--) {
    if (scenes[i]?.kind !== "turn") continue;
    if (scenes[i]?.player !== viewer) {
      begin = i;
      break;
    }
    end = i;
  }
  if (begin < 0) return [];
  const steps: Step[] = [];
  for (const scene of scenes.slice(begin, end)) {
    const { line } = scene;
    const last = steps.at(-1);
    // What no sentence tells belongs to the one before.
    if (last && (line < 0 || last.line === line)) last.scenes.push(scene);
    else if (log[line]) {
      steps.push({ line, text: log[line].map(({ text }) => text).join(""), scenes: [scene] });
    }
  }
  return steps;
}
