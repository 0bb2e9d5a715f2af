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

/** Keep a list under its deck's name, in front of the others. */
export function keepDeck(game: string, deck: OwnDeck): void {
  const others = ownDecks(game).filter((each) => each.name !== deck.name);
  remember(`decks:${game}`, JSON.stringify([deck, ...others].slice(0, MOST)));
}
