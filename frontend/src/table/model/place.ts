// Where something opens beside what it is about, so that it stays inside the window.

interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
  width: number;
}
interface Size {
  width: number;
  height: number;
}

const MARGIN = 8;

/** Above or below where there is room, since cards lie side by side; else at a side. */
export function beside(anchor: Box, size: Size, window: Size): { left: number; top: number } {
  const most = window.width - size.width - MARGIN;
  const middle = clamp(anchor.left + anchor.width / 2 - size.width / 2, MARGIN, most);
  if (anchor.top - size.height - MARGIN >= MARGIN)
    return { left: middle, top: anchor.top - size.height - MARGIN };
  if (anchor.bottom + size.height + 2 * MARGIN <= window.height)
    return { left: middle, top: anchor.bottom + MARGIN };
  const right = anchor.right + MARGIN;
  const left = right <= most ? right : anchor.left - size.width - MARGIN;
  return {
    left: clamp(left, MARGIN, most),
    top: clamp(anchor.top, MARGIN, window.height - size.height - MARGIN),
  };
}

/** In a box that the window has beside it, as far as it fits into the window. */
export function within(box: Box, size: Size, window: Size): { left: number; top: number } {
  return {
    left: clamp(box.left + box.width / 2 - size.width / 2, MARGIN, window.width - size.width - MARGIN),
    top: clamp(box.top, MARGIN, window.height - size.height - MARGIN),
  };
}

function clamp(value: number, least: number, most: number): number {
  return Math.max(least, Math.min(value, most));
}
