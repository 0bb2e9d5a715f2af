// The service over HTTP. What goes wrong is a `Problem`, whose message is a sentence for people.
import type {
  Analysed,
  CheckDeck,
  DeckChecked,
  Fairness,
  GameDetail,
  GameInfo,
  Hint,
  Me,
  NewTable,
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

const details = new Map<string, Promise<GameDetail>>();

/** The facts of a game; asked for once, they do not change while the page is open. */
export function game(name: string): Promise<GameDetail> {
  let detail = details.get(name);
  if (!detail) {
    detail = ask<GameDetail>(`/api/games/${encodeURIComponent(name)}`);
    details.set(name, detail);
    detail.catch(() => details.delete(name));
  }
  return detail;
}

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
export const checkDeck = (name: string, deck: string): Promise<DeckChecked> =>
  ask(`/api/games/${encodeURIComponent(name)}/deck`, { deck } satisfies CheckDeck);

/** Moments of a finished game; the viewer is a seat, "open" for all cards shown. */
export const steps = (table: string, viewer: number | "open", start: number, count: number): Promise<Steps> =>
  ask(`/api/tables/${encodeURIComponent(table)}/replay?viewer=${viewer}&start=${start}&count=${count}`);

/** What a search would do in a seat that is asked something. */
export const hint = (table: string, seat: number, decision: number): Promise<Hint> =>
  ask(`/api/tables/${encodeURIComponent(table)}/hint?seat=${seat}&decision=${decision}`);

const analysis = (table: string): string => `/api/tables/${encodeURIComponent(table)}/analysis`;
/** How far the analysis of a finished game is. */
export const analysed = (table: string): Promise<Analysed> => ask(analysis(table));
/** Have a finished game analysed. */
export const analyse = (table: string): Promise<Analysed> => ask(analysis(table), {});
export { analysis as analysisAddress };

/** The check of a finished game's shuffle. */
export const fair = (table: string): Promise<Fairness> =>
  ask(`/api/tables/${encodeURIComponent(table)}/fair`);
export const recordAddress = (table: string): string => `/api/tables/${encodeURIComponent(table)}/record`;
