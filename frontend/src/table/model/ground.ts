// The ground of a table: its pattern, and colors by day and by night.
import type { Look } from "../../protocol";
import hexes from "../grounds/hexes.svg";
import lanterns from "../grounds/lanterns.svg";
import reeds from "../grounds/reeds.svg";
import strata from "../grounds/strata.svg";
import waves from "../grounds/waves.svg";

const PATTERNS: Record<Look["pattern"], string> = { hexes, lanterns, reeds, strata, waves };

/** As declarations of a style: `--pattern`, and from the middle to the corners `--ground-0` to `--ground-2`. */
export function groundOf({ pattern, day, night }: Look): string {
  const colors = day.map((light, at) => `--ground-${at}: light-dark(${light}, ${night[at] ?? light})`);
  return [`--pattern: url("${PATTERNS[pattern]}")`, ...colors].join("; ");
}
