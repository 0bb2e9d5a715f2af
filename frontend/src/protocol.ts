// What the service and this page say to each other. Made by `python -m tools.protocol_types` from the types in
// src/cardwright/service/protocol.py, which tell what each field means. Do not edit.

export const FORMAT = 1;

/** The command has happened and is stored; everybody's `State` has it from ``seq`` on. */
export interface Ack {
  type: "ack";
  key: string;
  seq: number;
}

/** Agree to an undo that another seat asked for, or not. */
export interface AnswerUndo {
  type: "answer_undo";
  seat: number;
  agree: boolean;
  key: string;
}

export type AnyCommand = Sit | Stand | SeatBot | ChooseDeck | Reveal | Take | Withdraw | SetPassing | Undo | AnswerUndo | Resign | Rematch | Say | AskWhy | Ping;

export type AnyMessage = Ack | Refused | Why | State;

/** Ask why a card that the seat sees cannot be chosen now; answered by `Why`, and changes nothing. */
export interface AskWhy {
  type: "ask_why";
  seat: number;
  card: number;
  key: string;
}

/** A bot that can be played against; ``strength`` from 1 up orders them. */
export interface BotInfo {
  name: string;
  title: string;
  text: string;
  strength: number;
}

/** What is printed on a card; ``face`` has what its marks are called, as in views. */
export interface CardInfo {
  key: string;
  name: string;
  text: string[];
  face: Record<string, unknown>;
}

/** A deck list to look at (``POST /api/games/{name}/deck``). */
export interface CheckDeck {
  deck: string;
}

/** Choose the deck that a seat plays, before the game has begun. */
export interface ChooseDeck {
  type: "choose_deck";
  seat: number;
  deck: string;
  key: string;
}

/** How long players may think: ``live`` seconds and seconds added per pick, or ``days`` for each pick. */
export interface Clock {
  kind: "days" | "live" | "none";
  base: number;
  increment: number;
  days: number;
}

/** A legal deck: its cards by section. */
export interface DeckChecked {
  name: string;
  sections: Record<string, string[]>;
}

/** A deck that ships with a game. */
export interface DeckInfo {
  name: string;
  sections: string[];
  cards: number;
}

/** A check of a finished game by the service itself (``GET /api/tables/{id}/fair``). */
export interface Fairness {
  table: string;
  holds: boolean;
  sentences: string[];
  proof: Record<string, unknown>;
}

/** What a client needs to draw any match of a game (``GET /api/games/{name}``). */
export interface GameDetail {
  info: GameInfo;
  table: Record<string, unknown>;
  words: Record<string, string[]>;
  windows: string[];
  cards: CardInfo[];
}

/** A game, for the home page and for whoever sets a table up (``GET /api/games``). */
export interface GameInfo {
  name: string;
  title: string;
  version: string;
  text: string;
  minutes: number;
  difficulty: number;
  players: number[];
  options: OptionInfo[];
  decks: DeckInfo[];
  bots: BotInfo[];
  cards: number;
}

/** A piece of a sentence of the log; ``card`` is the key of the card that it names, empty for plain text. */
export interface LogPart {
  text: string;
  card: string;
}

/** The sentences of the log from the line with number ``start``; those before it are as they were told. */
export interface LogTail {
  start: number;
  lines: LogPart[][];
}

/** The guest (``GET /api/me``), made when first somebody looks. */
export interface Me {
  id: string;
  name: string;
}

/** A guest made for a program (``POST /api/guests``), which sends ``Authorization: Bearer`` and the token. */
export interface NewGuest {
  id: string;
  name: string;
  token: string;
}

/** Sets a table up (``POST /api/tables``); it starts by itself once nothing is missing. */
export interface NewTable {
  key: string;
  game: string;
  places: Place[];
  options?: Record<string, number>;
  public?: boolean;
  clock?: Clock;
  commit?: string | null;
}

/** A choice that those who set a match up have (`cardwright.kernel.setup.SetupOption`). */
export interface OptionInfo {
  name: string;
  default: number;
  low: number;
  high: number;
  text: string;
  labels: string[];
}

/** Keep the connection alive; answered by an `Ack`. */
export interface Ping {
  type: "ping";
  key: string;
}

/** Who is to sit on a seat: the one who sets the table up (``me``), a bot, or whoever comes (``open``). */
export interface Place {
  kind: "bot" | "me" | "open";
  name?: string;
  bot?: string;
  deck?: string;
}

/** The command did not happen, and nothing has changed; ``sentence`` says why, and what would be right. */
export interface Refused {
  type: "refused";
  key: string;
  code: "failed" | "gone" | "illegal" | "late" | "malformed" | "not_allowed" | "too_fast";
  sentence: string;
}

/** Offer a seat's rematch once the game is over; when all people have, a new table follows (`State.next`). */
export interface Rematch {
  type: "rematch";
  seat: number;
  commit?: string | null;
  key: string;
}

/** What the guest wants to be called (``POST /api/me``). */
export interface Rename {
  name: string;
}

/** Give the game up; with more than two players a bot plays on in the seat, out of the running. */
export interface Resign {
  type: "resign";
  seat: number;
  key: string;
}

/** How the game ended: the seats that won (none: a draw), and why, in words. */
export interface Result {
  winners: number[];
  reason: string;
}

/** Add the 32 bytes that were committed to; asked for once all seats are taken (`Shuffle.asked`). */
export interface Reveal {
  type: "reveal";
  seat: number;
  nonce: string;
  key: string;
}

/** A line of the chat; ``seat`` is -1 for somebody who watches. */
export interface Said {
  at: number;
  seat: number;
  name: string;
  text: string;
}

/** Say something to everybody at the table. */
export interface Say {
  type: "say";
  text: string;
  key: string;
}

/** Put a bot on an open seat: by whoever set the table up. */
export interface SeatBot {
  type: "seat_bot";
  seat: number;
  bot: string;
  deck?: string;
  key: string;
}

/** A seat as everybody sees it. */
export interface SeatState {
  kind: "bot" | "open" | "person";
  name: string;
  bot: string;
  deck: string;
  mine: boolean;
  here: boolean;
  resigned: boolean;
  rematch: boolean;
  thinking: boolean;
  left: number | null;
  running: boolean;
}

/** How a seat wants to be asked in games with priority (`cardwright.kernel.passing`). */
export interface SetPassing {
  type: "passing";
  seat: number;
  stops?: number | null;
  idle?: boolean | null;
  until?: "" | "own turn" | "turn" | "window" | null;
  answers?: boolean;
  key: string;
}

/** The state of the fair shuffle. */
export interface Shuffle {
  commitment: string;
  asked: number[];
  revealed: boolean;
}

/** Take an open seat. */
export interface Sit {
  type: "sit";
  seat: number;
  name?: string;
  deck?: string;
  commit?: string | null;
  key: string;
}

/** Leave a seat, or take a bot from it, before the game has begun. */
export interface Stand {
  type: "stand";
  seat: number;
  key: string;
}

/** All that the viewer may know about the table, replacing what was told before; log and chat are what is new. */
export interface State {
  type: "state";
  table: string;
  seq: number;
  now: number;
  game: string;
  status: "over" | "playing" | "shuffling" | "waiting";
  host: boolean;
  public: boolean;
  options: Record<string, number>;
  clock: Clock;
  seats: SeatState[];
  viewer: number;
  decision: number;
  view: Record<string, unknown> | null;
  log: LogTail;
  chat: Said[];
  watching: number;
  shuffle: Shuffle;
  undo: UndoState;
  passing: Record<string, unknown> | null;
  result: Result | null;
  next: string;
}

/** A moment of a finished game (``GET /api/tables/{id}/replay?viewer=&start=&count=``), as the viewer saw it. */
export interface Step {
  number: number;
  pick: string;
  seat: number;
  turn: number;
  view: Record<string, unknown>;
  log: LogTail;
}

/** Moments of a finished game, and how many there are; ``turns`` gives the first moment of each turn. */
export interface Steps {
  total: number;
  turns: number[];
  steps: Step[];
}

/** A table in a list: those of the lobby, and those where the guest sits. */
export interface TableInfo {
  table: string;
  game: string;
  status: "over" | "playing" | "shuffling" | "waiting";
  names: string[];
  mine: number[];
  your_turn: boolean;
  turn: number;
  clock: Clock;
  at: number;
  result: Result | null;
}

/** The answer to `NewTable`. */
export interface TableMade {
  table: string;
}

/** The answer to ``GET /api/tables``. */
export interface Tables {
  mine: TableInfo[];
  lobby: TableInfo[];
}

/** Pick an option of the decision that a seat has. */
export interface Take {
  type: "pick";
  seat: number;
  decision: number;
  option: number;
  key: string;
}

/** Why a request over HTTP was refused, in a sentence. */
export interface Trouble {
  sentence: string;
}

/** Take the seat's last pick back: at once where that is free, otherwise the others are asked. */
export interface Undo {
  type: "undo";
  seat: number;
  key: string;
}

/** What may be taken back. */
export interface UndoState {
  free: number[];
  askable: number[];
  asking: number;
  waiting: number[];
}

/** The answer to `AskWhy`. */
export interface Why {
  type: "why";
  key: string;
  card: number;
  sentence: string;
}

/** Take back what a seat has picked in a secret decision, as long as others have still to pick. */
export interface Withdraw {
  type: "withdraw";
  seat: number;
  key: string;
}
