// The latest turn of somebody else, as steps that can be gone through again, and why what happened did.
import type { LogPart, Named, Scene } from "../../protocol";

/** What a sentence of the log tells, with all that happened in it. */
export interface Step {
  line: number;
  text: string;
  scenes: Scene[];
}

/** What happens because a player chose it, where no ability made it happen. */
const CHOSEN = new Set<Scene["kind"]>(["attacked", "blocked", "chosen", "played", "used", "waits"]);

/** Why something happened: the cards whose abilities did it, each once; where none did, who chose it. */
export interface Reasons {
  causes: Named[];
  /** The number of a player; none where the rules did it, or it is not told who chose. */
  chooser: number | undefined;
}

export function reasonsOf(scenes: Scene[]): Reasons {
  const causes = new Map(scenes.flatMap(({ cause }) => (cause ? [[cause.key, cause]] : [])));
  const chosen = causes.size ? undefined : scenes.find(({ kind }) => CHOSEN.has(kind));
  return { causes: [...causes.values()], chooser: chosen?.player };
}

/** The scenes that lines of the log tell and an ability caused, by the number of the line. */
export function causedByLine(scenes: Scene[]): Map<number, Scene[]> {
  const told = new Map<number, Scene[]>();
  for (const scene of scenes) {
    if (scene.cause && scene.line >= 0) told.set(scene.line, [...(told.get(scene.line) ?? []), scene]);
  }
  return told;
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
