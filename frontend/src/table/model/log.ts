// Lines of the log as plain text.
import type { LogPart } from "../../protocol";

export function textOf(lines: LogPart[][]): string {
  return lines.map((line) => line.map((part) => part.text).join("")).join(" ");
}
