// Lines of the log as plain text.
import type { LogPart } from "../../protocol";

export function textOf(lines: LogPart[][]): string {
  return lines.map((line) => line.map((part) => part.text).join("")).join(" ");
}

/** A part with the punctuation that follows it, which stays on its line. */
export interface Joined extends LogPart {
  tail: string;
}

const PUNCTUATION = /^[.,:;!?)]+/;

/** The parts of a line; what the text after the name of a card begins with stays at the name. */
export function joined(line: LogPart[]): Joined[] {
  return line.map((part, i) => {
    const text = line[i - 1]?.card ? part.text.replace(PUNCTUATION, "") : part.text;
    const tail = part.card ? (PUNCTUATION.exec(line[i + 1]?.text ?? "")?.[0] ?? "") : "";
    return { ...part, text, tail };
  });
}
