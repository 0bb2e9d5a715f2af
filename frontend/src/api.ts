// The service over HTTP. What goes wrong is a `Problem`, whose message is a sentence for people.
import type {
  Analysed,
  CheckDeck,
  CheckOwn,
  DeckChecked,
  Fairness,
  GameDetail,
  GameInfo,
  Hint,
  Me,
  NewTable,
  OwnChecked,
  OwnFile,
  Pictures,
  Rename,
  Steps,
  TableMade,
  Tables,
} from "./protocol";

export class Problem extends Error {
  constructor(
    sentence: string,
    /** The status of the answer; 0 if none came. */
    readonly status: number,
  ) {
    super(sentence);
  }

  /** Whether what was asked of a game can be told once it is over. */
  get early(): boolean {
    return this.status === 409;
  }
}

async function ask<T>(path: string, body?: unknown): Promise<T> {
  let answer: Response;
  try {
    answer = await fetch(path, body === undefined ? {} : sending(body));
  } catch {
    throw new Problem("The service does not answer. Check your connection, then try again.", 0);
  }
  const text = await answer.text();
  if (!answer.ok) throw new Problem(sentenceOf(text, answer.status), answer.status);
  return JSON.parse(text) as T;
}

function sending(body: unknown): RequestInit {
  return { method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify(body) };
}

function sentenceOf(text: string, status: number): string {
  try {
    const { sentence } = JSON.parse(text) as { sentence?: unknown };
    if (typeof sentence === "string" && sentence) return sentence;
  } catch {
    // Not from our service: something between it and us answered.
  }
  if (status >= 502 && status <= 504) return "The service is not running just now. Try again in a moment.";
  return `The service answered with an error (${status}). Try again; if it stays, tell whoever runs it.`;
}

const gameAddress = (name: string): string => `/api/games/${encodeURIComponent(name)}`;
const tableAddress = (table: string): string => `/api/tables/${encodeURIComponent(table)}`;

const details = new Map<string, Promise<GameDetail>>();

/** Facts at an address; asked for once, they do not change while the page is open. */
function facts(address: string): Promise<GameDetail> {
  let detail = details.get(address);
  if (!detail) {
    detail = ask<GameDetail>(address);
    details.set(address, detail);
    detail.catch(() => details.delete(address));
  }
  return detail;
}

/** The facts of a game as it ships. */
export const game = (name: string): Promise<GameDetail> => facts(gameAddress(name));

/** The facts of the game that a table plays, which may be with files of somebody's own. */
export const gameAt = (table: string): Promise<GameDetail> => facts(`${tableAddress(table)}/game`);

/** The pictures of a game, from the address that its facts name. */
export const pictures = (address: string): Promise<Pictures> => ask(address);

let list: Promise<GameInfo[]> | undefined;

export function games(): Promise<GameInfo[]> {
  if (!list) {
    list = ask<GameInfo[]>("/api/games");
    list.catch(() => (list = undefined));
  }
  return list;
}

export const me = (): Promise<Me> => ask("/api/me");
export const rename = (name: string): Promise<Me> => ask("/api/me", { name } satisfies Rename);
export const tables = (): Promise<Tables> => ask("/api/tables");
export const create = (table: NewTable): Promise<TableMade> => ask("/api/tables", table);
/** Whether a deck can be played in a game, perhaps with files of somebody's own. */
export const checkDeck = (name: string, deck: string, own: OwnFile[]): Promise<DeckChecked> =>
  ask(`${gameAddress(name)}/deck`, { deck, own } satisfies CheckDeck);
/** Whether a deck can be played at a table. */
export const checkDeckAt = (table: string, deck: string): Promise<DeckChecked> =>
  ask(`${tableAddress(table)}/deck`, { deck } satisfies CheckDeck);
/** Whether a game can be played with files of somebody's own. */
export const checkOwn = (name: string, own: OwnFile[]): Promise<OwnChecked> =>
  ask(`${gameAddress(name)}/own`, { own } satisfies CheckOwn);
/** Where a file of somebody's own can be read with which a table is played. */
export const ownAddress = (table: string, kind: string): string => `${tableAddress(table)}/own/${kind}`;

/** Moments of a finished game; the viewer is a seat, "open" for all cards shown. */
export const steps = (table: string, viewer: number | "open", start: number, count: number): Promise<Steps> =>
  ask(`${tableAddress(table)}/replay?viewer=${viewer}&start=${start}&count=${count}`);

/** What a search would do in a seat that is asked something. */
export const hint = (table: string, seat: number, decision: number): Promise<Hint> =>
  ask(`${tableAddress(table)}/hint?seat=${seat}&decision=${decision}`);

const analysis = (table: string): string => `${tableAddress(table)}/analysis`;
/** How far the analysis of a finished game is. */
export const analysed = (table: string): Promise<Analysed> => ask(analysis(table));
/** Have a finished game analysed; where nobody asked for it, only if no other game waits for that. */
export const analyse = (table: string, idle: boolean): Promise<Analysed> =>
  ask(`${analysis(table)}${idle ? "?idle=1" : ""}`, {});
export { analysis as analysisAddress };

/** The check of a finished game's shuffle. */
export const fair = (table: string): Promise<Fairness> => ask(`${tableAddress(table)}/fair`);
export const recordAddress = (table: string): string => `${tableAddress(table)}/record`;
