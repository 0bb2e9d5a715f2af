// The ground of a table: its pattern, and colours by day and by night.
import type { Look } from "../../protocol";
import hexes from "../grounds/hexes.svg";
import lanterns from "../grounds/lanterns.svg";
import reeds from "../grounds/reeds.svg";
import strata from "../grounds/strata.svg";
import waves from "../grounds/waves.svg";

const PATTERNS: Record<Look["pattern"], string> = { hexes, lanterns, reeds, strata, waves };

/** As declarations of a style: `--pattern`, and from the middle to the corners `--ground-0` to `--ground-2`. */
export function groundOf({ pattern, day, night }: Look): string {
  const colours = day.map((light, at) => `--ground-${at}: light-dark(${light}, ${night[at] ?? light})`);
  return [`--pattern: url("${PATTERNS[pattern]}")`, ...colours].join("; ");
}
