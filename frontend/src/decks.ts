// The deck lists that somebody has pasted and that can be played: this browser keeps them.
import { recall, remember } from "./storage";

export interface OwnDeck {
  name: string;
  text: string;
}

const MOST = 30;

export function ownDecks(game: string): OwnDeck[] {
  try {
    const stored: unknown = JSON.parse(recall(`decks:${game}`) || "[]");
    return Array.isArray(stored) ? (stored as OwnDeck[]) : [];
  } catch {
    return [];
  }
}

/** The list that somebody has pasted under that name; the name itself where there is none. */
export const listOf = (game: string, name: string): string =>
  ownDecks(game).find((deck) => deck.name === name)?.text ?? name;

/**
 * Keep a list in front of the others, under its deck's name, or with a number if another has that already.
 * `before` is the list that it was a moment ago, while somebody changes it.
 */
export function keepDeck(game: string, deck: OwnDeck, before = ""): void {
  const others = ownDecks(game).filter((each) => each.text !== deck.text && each.text !== before);
  let name = deck.name;
  for (let number = 2; others.some((each) => each.name === name); number++) name = `${deck.name} ${number}`;
  remember(`decks:${game}`, JSON.stringify([{ name, text: deck.text }, ...others].slice(0, MOST)));
}
