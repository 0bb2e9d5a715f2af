// The latest turn of somebody else, as steps that can be gone through again.
import type { LogPart, Scene } from "../../protocol";

/** What a sentence of the log tells, with all that happened in it. */
export interface Step {
  line: number;
  text: string;
  scenes: Scene[];
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
