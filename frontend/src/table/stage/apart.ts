// Where what is written over the table stands, so that none of it lies over another.

/** A box by its middle. */
export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

const GAP = 3;
/** So many steps up and down a box looks for room. */
const STEPS = 12;

/**
 * Where the boxes go, one after the other: as near as there is room to where they would be, above or below, within the
 * window and clear of those that are `taken`.
 */
export function apart(boxes: Box[], taken: Box[], room: { width: number; height: number }): Box[] {
  const placed: Box[] = [];
  for (const box of boxes) {
    const within = { ...box, left: clamped(box.left, box.width, room.width) };
    const tries = Array.from({ length: 2 * STEPS + 1 }, (_, at) => {
      const steps = (at % 2 ? 1 : -1) * Math.ceil(at / 2);
      return { ...within, top: clamped(box.top + steps * (box.height / 2 + GAP), box.height, room.height) };
    });
    const free = tries.find((each) => ![...taken, ...placed].some((other) => overlap(each, other)));
    placed.push(free ?? within);
  }
  return placed;
}

function clamped(middle: number, size: number, room: number): number {
  const least = size / 2 + GAP;
  return Math.max(least, Math.min(middle, room - least));
}

export function overlap(one: Box, other: Box): boolean {
  return (
    Math.abs(one.left - other.left) < (one.width + other.width) / 2 + GAP - 1 &&
    Math.abs(one.top - other.top) < (one.height + other.height) / 2 + GAP - 1
  );
}
