// Symbols in texts: a word in braces, as in "Pay {2}{w}." (`Suit`). Here texts are taken apart at them.

const SYMBOLS = /(?:\{[^{}]+\})+/g;

/** A piece of a text: plain, or the words of symbols that stand side by side. */
export interface Piece {
  text: string;
  symbols: string[];
}

export function piecesOf(text: string): Piece[] {
  const pieces: Piece[] = [];
  let end = 0;
  for (const { 0: run, index } of text.matchAll(SYMBOLS)) {
    if (index > end) pieces.push({ text: text.slice(end, index), symbols: [] });
    pieces.push({ text: run, symbols: run.slice(1, -1).split("}{") });
    end = index + run.length;
  }
  if (end < text.length) pieces.push({ text: text.slice(end), symbols: [] });
  return pieces;
}

/** Whether a text is nothing but symbols, such as a cost. */
export function isSymbols(text: string): boolean {
  const [only, ...more] = piecesOf(text);
  return Boolean(only?.symbols.length) && !more.length;
}
