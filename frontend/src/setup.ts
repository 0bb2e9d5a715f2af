// New tables: what somebody wants to play, and what is a good guess at it.
import { create } from "./api";
import { keepDeck, type OwnDeck } from "./decks";
import { newShare, rememberShare } from "./fairness";
import { newKey } from "./live.svelte";
import type { BotInfo, Clock, GameInfo, LessonInfo, NewTable, Place, State } from "./protocol";
import { router } from "./router.svelte";
import { session } from "./session.svelte";
import { recall, remember } from "./storage";
import { wonHere } from "./words";

export const NO_CLOCK: Clock = { kind: "none", base: 0, increment: 0, overtime: 0, days: 0 };
/** Drawn once, so that what is proposed stays while somebody looks at it. */
const chance = Math.random();
/** Settings for each seat that are chosen at the table, not before. */
const AT_THE_TABLE = /^stops_\d+$/;

/** Whom "Play now" plays against: who was chosen last, or the usual one. */
export function usualBot(game: GameInfo): BotInfo | undefined {
  const last = recall(`bot:${game.name}`);
  return game.bots.find((bot) => bot.name === last) ?? game.bots.find((bot) => bot.usual);
}

/** Which deck is proposed: the one that was played last, or any; none that is not meant to meet the others, if it can be. */
export function usualDeck(game: GameInfo, unfit: readonly string[] = []): string {
  const last = recall(`deck:${game.name}`);
  if (last && !unfit.includes(last)) return last;
  const fitting = game.decks.filter(({ name }) => !unfit.includes(name));
  const among = fitting.length ? fitting : game.decks;
  return among[Math.floor(chance * among.length)]?.name ?? "";
}

export function rememberChoices(game: GameInfo, deck: string, bot: string): void {
  remember(`deck:${game.name}`, deck);
  if (bot) remember(`bot:${game.name}`, bot);
}

/** Whom one means to play against: a bot, a friend by a link, anyone in the lobby, or others at this screen. */
export type Against = "bot" | "friend" | "anyone" | "here";

export interface DraftSeat {
  kind: Place["kind"];
  name: string;
  bot: string;
  deck: string;
  unready: boolean;
}

/** What is filled in to set a game up. */
export interface Draft {
  against: Against;
  players: number;
  seats: DraftSeat[];
  clock: Clock;
  bestOf: number;
  options: Record<string, number>;
}

/** Where this browser keeps what was filled in. */
function draftOf(game: string): string {
  return `setup:${game}`;
}

export function rememberDraft(game: GameInfo, draft: Draft): void {
  remember(draftOf(game.name), JSON.stringify(draft));
}

/** What was filled in the last time, if it still fits the game. */
export function recallDraft(game: GameInfo): Draft | null {
  try {
    const stored = JSON.parse(recall(draftOf(game.name))) as Draft;
    const fits = game.players.includes(stored.players) && stored.seats.length === stored.players;
    const known = stored.seats.every((seat) => !seat.bot || game.bots.some((bot) => bot.name === seat.bot));
    const options = Object.keys(stored.options).every((name) =>
      game.options.some((each) => each.name === name),
    );
    const bestOf = game.series.includes(stored.bestOf) ? stored.bestOf : 1;
    return fits && known && options ? { ...stored, bestOf } : null;
  } catch {
    return null;
  }
}

/** Keep a list, and propose it and nothing else when a table for the game is set up next. */
export function playNext(game: string, deck: OwnDeck): void {
  keepDeck(game, deck);
  remember(`deck:${game}`, deck.text);
  remember(draftOf(game), "");
}

/** A game against bots, as it was last played or as it comes. */
export function quickTable(game: GameInfo): NewTable {
  const bot: Place = { kind: "bot", bot: usualBot(game)?.name ?? "" };
  const others = Math.min(...game.players) - 1;
  return {
    key: newKey(),
    game: game.name,
    places: [{ kind: "me", deck: usualDeck(game) }, ...Array.from({ length: others }, () => bot)],
  };
}

/**
 * Whom one may want to meet next: the bot one level above those that one has won against, or one level below those that
 * have won. None after a lesson or a series, or a game with others or with files of one's own.
 */
export function nextBot(game: GameInfo, table: State): BotInfo | undefined {
  const others = table.seats.filter(({ mine }) => !mine);
  const met = game.bots.find(({ name }) => name === others[0]?.bot);
  if (!met || !table.result?.winners.length || others.length !== table.seats.length - 1) return undefined;
  if (others.some(({ bot }) => bot !== met.name) || table.series || table.coach || table.own.length)
    return undefined;
  const step = wonHere(table) ? 1 : -1;
  return game.bots.find(({ level }) => level === met.level + step);
}

/**
 * The same game against another bot, with one's deck if it comes with the game, or else the one that is proposed. That
 * bot is proposed from now on.
 */
export function tableAgainst(bot: BotInfo, game: GameInfo, table: State): NewTable {
  const mine = table.seats.find((seat) => seat.mine)?.deck;
  const deck = game.decks.find(({ name }) => name === mine)?.name ?? usualDeck(game);
  rememberChoices(game, deck, bot.name);
  const draft = recallDraft(game);
  if (draft) {
    const seats = draft.seats.map((seat) => (seat.kind === "bot" ? { ...seat, bot: bot.name } : seat));
    rememberDraft(game, { ...draft, seats });
  }
  const places = table.seats.map((seat): Place =>
    seat.mine ? { kind: "me", deck } : { kind: "bot", bot: bot.name },
  );
  return { key: newKey(), game: game.name, places, options: table.options };
}

/** A lesson, which has nothing to choose. */
export function lessonTable(game: GameInfo, lesson: LessonInfo): NewTable {
  return { key: newKey(), game: game.name, places: [{ kind: "me" }], lesson: lesson.key };
}

/** Set a table up, with our share in its shuffle, and go there. */
export async function openTable(table: NewTable): Promise<void> {
  await session.settle();
  const share = newShare();
  const made = await create({ ...table, commit: share.commit });
  rememberShare(made.table, share);
  router.go(`/g/${made.table}`);
}

export function optionsToAsk(game: GameInfo): GameInfo["options"] {
  return game.options.filter((option) => !AT_THE_TABLE.test(option.name));
}
