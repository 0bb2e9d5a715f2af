// Chance that is always the same for the same card.

/** Numbers below 2^32 that follow from a text alone (FNV-1a, then xorshift). */
export function* numbers(text: string): Generator<number, never> {
  let state = 0x811c9dc5;
  for (const letter of text) state = Math.imul(state ^ (letter.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  state ||= 1;
  for (;;) {
    state ^= state << 13;
    state >>>= 0;
    state ^= state >>> 17;
    state ^= state << 5;
    state >>>= 0;
    yield state;
  }
}
