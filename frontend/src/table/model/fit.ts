// How large cards are, so that as many as lie there fit.

/** Height of a card for each pixel of its width. */
export const RATIO = 1.4;

export interface Fit {
  /** Width of a card in pixels. */
  width: number;
  /** Pixels by which the next card begins after one; less than the width where they overlap. */
  step: number;
}

/** The size of cards in lines of that width, as many of at least `least` in each as fit. */
export function fitLines(
  width: number,
  { most, least, gap }: { most: number; least: number; gap: number },
): Fit {
  const beside = Math.max(1, Math.floor((width + gap) / (least + gap)));
  const each = Math.floor((width - gap * (beside - 1)) / beside);
  const size = Math.max(1, Math.min(most, each));
  return { width: size, step: size + gap };
}

/** The largest size at which `count` cards lie in a box, in as many lines as it takes; below `least` they reach out of it. */
export function fitBox(
  count: number,
  box: { width: number; height: number },
  bounds: { most: number; least: number; gap: number },
): Fit {
  const { most, least, gap } = bounds;
  let size = 0;
  for (let lines = 1; lines <= count; lines++) {
    const beside = Math.ceil(count / lines);
    const wide = (box.width - gap * (beside - 1)) / beside;
    const high = (box.height - gap * (lines - 1)) / lines / RATIO;
    size = Math.max(size, Math.floor(Math.min(wide, high, most)));
  }
  return size < least ? fitLines(box.width, bounds) : { width: size, step: size + gap };
}

/**
 * The size of `count` cards side by side in a box: as large as the box lets them be, up to `most`; where they would
 * become smaller than `least`, they overlap, so that at least `peek` pixels of each one show.
 */
export function fit(
  count: number,
  box: { width: number; height: number },
  { most, least, gap, peek }: { most: number; least: number; gap: number; peek: number },
): Fit {
  const tall = Math.min(most, Math.floor(box.height / RATIO));
  const widest = Math.max(Math.min(tall, most), Math.min(least, most));
  if (count < 2) return { width: Math.min(widest, Math.max(box.width, 1)), step: widest + gap };
  const each = Math.floor((box.width - gap * (count - 1)) / count);
  const width = Math.max(Math.min(widest, each), Math.min(least, widest));
  if (width * count + gap * (count - 1) <= box.width) return { width, step: width + gap };
  return { width, step: Math.max(Math.floor((box.width - width) / (count - 1)), peek) };
}
