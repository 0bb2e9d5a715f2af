// Edges: the numbers on the sides of tokens, as they lie on a board. Nothing here knows a game.
import type { Face } from "../../protocol";
import type { Reader } from "./reader";

/** Sides of the board, clockwise: north is where the first row lies. */
export const SIDES = ["north", "east", "south", "west"] as const;

/** A number on an edge: what it stands for, and by how much it is another one than is printed. */
export interface EdgeNumber {
  mark: string;
  value: number;
  by: number;
}

/** The numbers of a token by side of the board, north first, each from the left or from above. */
export function edgesOf(face: Face, facing: number, reader: Reader): EdgeNumber[][] {
  const { edges = [] } = face;
  const marks = reader.table.edges;
  const bent = marks.map((mark) => (face.reasons?.[mark] ?? []).reduce((sum, { by }) => sum + by, 0));
  return SIDES.map((_, side) =>
    (edges[(((side - facing) % 4) + 4) % 4] ?? []).map((printed, at) => {
      const by = bent[at] ?? 0;
      return { mark: marks[at] ?? "", value: printed + by, by };
    }),
  );
}
