// What the service and this page say to each other. Made by `python -m tools.protocol_types` from the types in
// src/cardwright: service/protocol.py, service/facts.py and kernel/pieces/shapes.py tell what each field means. Do not
// edit.

export const FORMAT = 2;

/** A paragraph of a card: the words under which it stands ("fight", "reap"), what it costs, and what it says. */
export interface AbilityView {
  cost?: string;
  labels: string[];
  text: string;
}

/** The command has happened and is stored; states of whoever gave it have it from ``seq`` on. */
export interface Ack {
  type: "ack";
  key: string;
  seq: number;
}

/** What an effect that waits is aimed at: a card, or the place of one that not all know, a player, or an effect. */
export interface Aim {
  card?: number;
  effect?: number;
  lost?: boolean;
  place?: Spot;
  player?: number;
  text: string;
}

/** The numbers that make one answer: a number of each kind, within all limits. */
export interface AmountsView {
  kinds: KindView[];
  limits: LimitView[];
  total?: TotalView;
}

/** How far the analysis of a finished game is (``GET /api/tables/{id}/analysis``). */
export interface Analysed {
  status: "done" | "failed" | "none" | "thinking" | "waiting";
  level: string;
  mine: number[];
  ahead: number;
  done: number;
  picks: number;
  analysis: GameAnalysis | null;
}

/** Agree to an undo that another seat asked for, or not. */
export interface AnswerUndo {
  type: "answer_undo";
  seat: number;
  agree: boolean;
  key: string;
}

export type AnyCommand = Sit | Stand | SeatBot | CloseSeat | ChooseDeck | Reveal | Take | TakeSeveral | TakeAmounts | Withdraw | SetPassing | Undo | AnswerUndo | Resign | Rematch | Say | AskWhy | AskOutcome | Ping;

export type AnyMessage = Ack | Refused | Why | Foreseen | State;

/** A part of the table. */
export interface Area {
  name: string;
  title: string;
  zone: number;
  shape: "fan" | "grid" | "pile" | "row" | "stack";
  faceup: boolean;
  cells: number;
  columns: number;
  counted: boolean;
  row_names: string[];
  column_names: string[];
  labels: string[];
  cell_names: string[];
}

/** Ask what an option leads to; answered by `Foreseen`, and changes nothing. */
export interface AskOutcome {
  type: "ask_outcome";
  seat: number;
  decision: number;
  option: number;
  then?: OptionView[];
  key: string;
}

/** Ask why a card that the seat sees cannot be chosen now; answered by `Why`, and changes nothing. */
export interface AskWhy {
  type: "ask_why";
  seat: number;
  card: number;
  key: string;
}

/** A bot that can be played against; ``level`` is 0 for the one below all levels. */
export interface BotInfo {
  name: string;
  title: string;
  text: string;
  level: number;
  usual: boolean;
}

/** What is printed on a card: ``marks`` as in views, and ``facts`` to look it up by. */
export interface CardInfo {
  key: string;
  name: string;
  abilities: AbilityView[];
  marks: Record<string, number | string | boolean | string[] | Record<string, number> | null>;
  facts: Record<string, number | string | boolean | string[] | Record<string, number> | null>;
}

/** A deck list to look at (``POST /api/games/{name}/deck``), or one for a table (``POST /api/tables/{id}/deck``). */
export interface CheckDeck {
  deck: string;
  own?: OwnFile[];
}

/** Files of somebody's own to look at (``POST /api/games/{name}/own``). */
export interface CheckOwn {
  own: OwnFile[];
}

/** Choose the deck that a seat plays, before the game has begun. */
export interface ChooseDeck {
  type: "choose_deck";
  seat: number;
  deck: string;
  key: string;
}

/** How long players may think: ``live`` seconds and what comes to them, or ``days`` for each pick. */
export interface Clock {
  kind: "days" | "live" | "none";
  base: number;
  increment: number;
  overtime: number;
  days: number;
}

/** Take an open seat away, so that fewer play: by whoever set the table up. Those behind it move up by one. */
export interface CloseSeat {
  type: "close_seat";
  seat: number;
  key: string;
}

/** What a lesson tells its learner now. */
export interface Coach {
  title: string;
  goal: string;
  say: string;
  lit: string[];
  picks: string[];
  step: number;
  steps: number;
}

/** A measuring of sums, by what is measured ("attack"), which its scenes count. */
export interface Contest {
  counts: string;
  does: string;
  meets: string;
  won: string;
  lost: string;
  you: string;
}

/** A number that a player has, drawn as ``symbol`` and number, or as ``most`` marks of which some are filled. */
export interface Counter {
  name: string;
  title: string;
  symbol: string;
  most: number;
  icon: string;
  suit: string;
  main: boolean;
}

/** Whom to thank for pictures, as their licence asks: ``what`` says which they are and whose. */
export interface Credit {
  name: string;
  address: string;
  licence: string;
  what: string;
}

/** The question that is open, and whom it is put to; `options` only for who is asked. */
export interface DecisionView {
  amounts?: AmountsView;
  marks?: MarksView;
  options?: OptionView[];
  picked?: OptionView[];
  player: number;
  players: number[];
  prompt: string;
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

/** What a game is known by: the picture ``icon`` in a ``color`` ("#rrggbb"), before a scene. */
export interface Emblem {
  icon: string;
  color: string;
  scene: "cave" | "circuit" | "clouds" | "dunes" | "hills" | "moon" | "peaks" | "rays" | "sea" | "spires";
}

/** What a game is known by: a drawing in a box of 512 by 512 (as in `Pictures`), its color, and the scene behind. */
export interface EmblemInfo {
  drawing: string;
  color: string;
  scene: "cave" | "circuit" | "clouds" | "dunes" | "hills" | "moon" | "peaks" | "rays" | "sea" | "spires";
}

/** One end of a link: a card, a player, or a place. */
export interface End {
  card?: number;
  place?: Spot;
  player?: number;
}

/** What a seat may exchange before the next game of a series (`Rematch.main`). */
export interface Exchange {
  seat: number;
  main: string;
  side: string;
  least: number;
  most: number;
  cards: ExchangeCard[];
}

/** A card of a deck, with how many of it are played and how many lie beside. */
export interface ExchangeCard {
  key: string;
  name: string;
  main: number;
  side: number;
}

/** A word that cards use without saying more, such as a keyword, and what it means, in a few words for newcomers. */
export interface Explanation {
  words: string[];
  text: string;
  rule: string;
}

/** A card as its viewer sees it. */
export interface Face {
  at?: number;
  attached?: Face[];
  edges?: number[][];
  effects?: Lasting[];
  facing?: number;
  handle: number;
  key: string;
  marks: Record<string, number | string | boolean | string[] | Record<string, number> | null>;
  name: string;
  owner?: number;
  reasons?: Record<string, Reason[]>;
}

/** A check of a finished game by the service itself (``GET /api/tables/{id}/fair``). */
export interface Fairness {
  table: string;
  holds: boolean;
  sentences: string[];
  proof: Record<string, unknown>;
}

/** What holds at several places at once; `card` is the handle of its card, `player` whose it is. */
export interface Field {
  card: number;
  name: string;
  places: Spot[];
  player: number;
}

/** The answer to `AskOutcome`: what happens as far as the seat can know, and nobody else decides. */
export interface Foreseen {
  type: "foreseen";
  key: string;
  option: number;
  scenes: Scene[];
  whole: boolean;
  idle: boolean;
  asks: OptionView[];
}

/** What a search thinks of a game that is over (`cardwright.research.Analysis`). */
export interface GameAnalysis {
  game: string;
  names: string[];
  iterations: number;
  seed: string;
  picks: number;
  turns: number;
  winners: number[];
  reason: string;
  last: number[];
  summary: string[];
  curves: Point[][];
  turning_points: Swing[];
  moments: Moment[];
}

/** What a client needs to draw any match of a game (``GET /api/games/{name}``). */
export interface GameDetail {
  info: GameInfo;
  table: Table;
  words: Record<string, string[]>;
  windows: string[];
  cards: CardInfo[];
  pictures: string;
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
  turn: string;
  options: OptionInfo[];
  decks: DeckInfo[];
  bots: BotInfo[];
  cards: number;
  series: number[];
  own: ("cards" | "values")[];
  sealed: boolean;
  lessons: LessonInfo[];
  credit: Credit | null;
  emblem: EmblemInfo | null;
}

/** What a search would do now in the player's place (``GET /api/tables/{id}/hint?seat=&decision=``). */
export interface Hint {
  decision: number;
  options: number[];
  chance: number;
  sentence: string;
}

/** A kind of things to count out: its name in the plural, how many at most, and the word of its suit, if any. */
export interface KindView {
  most: number;
  text: string;
  word?: string;
}

/** What works on a card for a while: the card that began it, left out where not all know it, and what it does. */
export interface Lasting {
  key?: string;
  name: string;
  text: string;
}

/** A lesson that teaches a game: the ``lesson`` of a `NewTable` is its key. */
export interface LessonInfo {
  key: string;
  title: string;
  minutes: number;
}

/** What the numbers come to together, each times its weight: at least `least` and at most `most`. */
export interface LimitView {
  least: number;
  most: number;
  weights: number[];
}

/** A line on the table: what aims at what ("aim"), who blocks whom ("block"). */
export interface Link {
  kind: string;
  source: End;
  to: End;
}

/** The deck list for ``game`` that each player leaves the table with: its sections, and their areas. */
export interface ListMade {
  game: string;
  sections: [string, string][];
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

/** The ground of a table: what it is made of (``pattern``), and its colors "#rrggbb" by day and by night. */
export interface Look {
  pattern: "hexes" | "lanterns" | "reeds" | "strata" | "waves";
  day: [string, string, string];
  night: [string, string, string];
  emblem: Emblem | null;
}

/** Something that a card's face shows: a number ("damage"), a yes ("stunned") or a word ("house"). */
export interface Mark {
  name: string;
  title: string;
  symbol: string;
  icon: string;
  zero: boolean;
  turned: boolean;
  brief: boolean;
  printed: boolean;
  noun: string;
}

/** The things of which several are chosen together: all that can be marked, in any order, and how many of them. */
export interface MarksView {
  how_many: string;
  least: number;
  most: number;
  options: OptionView[];
}

/** The guest (``GET /api/me``), made when first somebody looks. */
export interface Me {
  id: string;
  name: string;
}

/** What picking an option with this verb means, said beside it in a few words for those who learn the game. */
export interface Meaning {
  verb: string;
  text: string;
  ability: string;
  figures: boolean;
  word: string;
  suit: string;
}

/** A decision that left a choice: what was picked, and what the search would have picked. */
export interface Moment {
  step: number;
  turn: number;
  player: number;
  asked: string;
  taken: string;
  best: string;
  chance: number;
  worth: number;
}

/** A card that a viewer knows: its handle at that moment, and what it is. */
export interface Named {
  handle: number;
  key: string;
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
  best_of?: number;
  commit?: string | null;
  own?: OwnFile[];
  lesson?: string;
}

/** A choice that those who set a match up have (`cardwright.kernel.pieces.setup.SetupOption`). */
export interface OptionInfo {
  name: string;
  default: number;
  low: number;
  high: number;
  text: string;
  labels: string[];
}

/** An option, and all on the table that it is about. */
export interface OptionView {
  card?: number;
  facing?: number;
  goes_on?: boolean;
  meaning?: string;
  number?: number;
  places?: Spot[];
  player?: number;
  stakes?: Stakes;
  start?: Spot;
  text: string;
  verb: string;
  word?: string;
}

/** How the match ended. */
export interface OutcomeView {
  reason: string;
  winners: number[];
}

/** What a game is with these files. */
export interface OwnChecked {
  cards: string[];
}

/** A file of cards or of values of somebody's own, with which a game is played (docs/language.md). */
export interface OwnFile {
  kind: "cards" | "values";
  called: string;
  text: string;
}

/** A file with which a table is played; ``GET /api/tables/{id}/own/{kind}`` has its text. */
export interface OwnInfo {
  kind: "cards" | "values";
  called: string;
}

/** The pictures of a game; a card that has none here is drawn with a pattern. */
export interface Pictures {
  drawings: Record<string, string>;
  cards: Record<string, string>;
  words: Record<string, string>;
  credit: Credit | null;
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

/** Options with this ``kind`` of argument are places of an area. */
export interface Places {
  kind: string;
  area: string;
  at: number[];
  players: number[];
}

/** A player's chance to win at a step. */
export interface Point {
  step: number;
  chance: number;
}

/** What makes a number another one than is printed, and by how much; `source` is the name of a card. */
export interface Reason {
  by: number;
  source: string;
}

/** The command did not happen, and nothing has changed; ``sentence`` says why, and what would be right. */
export interface Refused {
  type: "refused";
  key: string;
  code: "failed" | "gone" | "illegal" | "late" | "lesson" | "malformed" | "not_allowed" | "too_fast";
  sentence: string;
}

/** Offer a seat's rematch once the game is over; when all people have, a new table follows (`State.next`). */
export interface Rematch {
  type: "rematch";
  seat: number;
  commit?: string | null;
  main?: Record<string, number> | null;
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
  kind: "said" | "undo";
}

/** Say something to everybody at the table. */
export interface Say {
  type: "say";
  text: string;
  key: string;
}

/** One thing that happened, as its viewer may know it: its fields are those of `deeds.Deed`. */
export interface Scene {
  amount?: number;
  cards: Named[];
  cause?: Named;
  counts?: string;
  kind: "attached" | "attacked" | "blocked" | "chosen" | "contest" | "control" | "damaged" | "destroyed" | "discarded" | "drawn" | "ended" | "entered" | "gained" | "healed" | "looked" | "lost" | "marked" | "missed" | "moved" | "paid" | "phase" | "played" | "readied" | "revealed" | "sacrificed" | "said" | "scored" | "shuffled" | "stopped" | "taken" | "turn" | "turned" | "unmarked" | "used" | "waits";
  line: number;
  player?: number;
  sums?: number[][];
  targets: Named[];
  victim?: number;
  ways: Way[];
  won?: boolean;
}

/** What the viewer saw happen since so many scenes as ``start`` says were told; with these they are ``total``. */
export interface SceneTail {
  start: number;
  total: number;
  scenes: Scene[];
}

/** A player, perhaps `out` of the game, which the others go on with. */
export interface Seat {
  areas: Record<string, Zone>;
  card?: string;
  counters: Record<string, number>;
  facts: Record<string, number | string | boolean | string[] | Record<string, number> | null>;
  goals?: Record<string, number>;
  limits?: Record<string, number>;
  name: string;
  out?: boolean;
  reasons?: Record<string, Reason[]>;
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
  chosen: boolean;
  mine: boolean;
  here: boolean;
  resigned: boolean;
  rematch: boolean;
  thinking: boolean;
  left: number | null;
  overtime: number;
  running: boolean;
}

/** How a series stands. */
export interface SeriesState {
  best_of: number;
  number: number;
  score: number[];
  over: boolean;
  leaders: number[];
  games: string[];
  rest: number | null;
  exchanges: Exchange[];
}

/** How a seat wants to be asked (`cardwright.kernel.pile.passing`); all but ``idle`` is for games with priority. */
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
  head: string;
}

/** A side of a contest before cards are drawn for it: the card that measures, which mark of it, and how that begins. */
export interface Side {
  begins: number;
  card: number;
  draws: boolean;
  mark: string;
  parts: Reason[];
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

/** A place of an area: the number of a cell, or from the left, -1 for the right end; of a player, or shared. */
export interface Spot {
  area: string;
  at: number;
  player?: number;
}

/** What an option measures. */
export interface Stakes {
  odds: number;
  sides: Side[];
  ties: boolean;
}

/** Leave a seat before the game has begun; whoever set the table up may take a bot or a person from theirs. */
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
  own: OwnInfo[];
  clock: Clock;
  seats: SeatState[];
  viewer: number;
  decision: number;
  view: View | null;
  log: LogTail;
  scenes: SceneTail;
  chat: Said[];
  watching: number;
  shuffle: Shuffle;
  undo: UndoState;
  hints: boolean;
  unfit: string[];
  passing: Record<string, unknown> | null;
  result: Result | null;
  tally: Tally[];
  series: SeriesState | null;
  next: string;
  coach: Coach | null;
}

/** A moment of a finished game (``GET /api/tables/{id}/replay?viewer=&start=&count=``), as the viewer saw it. */
export interface Step {
  number: number;
  pick: string;
  seat: number;
  turn: number;
  view: View;
  log: LogTail;
}

/** Moments of a finished game, and how many there are; ``turns`` gives the first moment of each turn. */
export interface Steps {
  total: number;
  turns: number[];
  steps: Step[];
  games: string[];
}

/** What tells cards apart at a glance: a color, and a letter and a picture for those to whom colors look alike. */
export interface Suit {
  word: string;
  title: string;
  color: string;
  ink: "black" | "white";
  letter: string;
  icon: string;
  scene: "cave" | "circuit" | "clouds" | "dunes" | "hills" | "moon" | "peaks" | "rays" | "sea" | "spires" | "";
}

/** How a player's chance to win changed from one moment of theirs to the next; ``turn`` is that of the first. */
export interface Swing {
  player: number;
  turn: number;
  begin: Point;
  end: Point;
}

/** The table of a game. */
export interface Table {
  areas: Area[];
  shared: Area[];
  counters: Counter[];
  marks: Mark[];
  steps: string[];
  windows: number[];
  stops: number;
  passes: string;
  places: Places[];
  meanings: Meaning[];
  glossary: Explanation[];
  suit: string;
  suits: Suit[];
  edges: string[];
  contests: Contest[];
  turn: string;
  ends: string[];
  spares: string[];
  makes: ListMade | null;
  look: Look | null;
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
  own: OwnInfo[];
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

/** Pick an option of the decision that a seat has, and ``then`` some of what it leads to (`Foreseen.asks`). */
export interface Take {
  type: "pick";
  seat: number;
  decision: number;
  option: number;
  then?: OptionView[];
  key: string;
}

/** Name at once all numbers that make one answer (`DecisionView.amounts`), one for each kind. */
export interface TakeAmounts {
  type: "pick_amounts";
  seat: number;
  decision: number;
  amounts: number[];
  key: string;
}

/** Pick all at once what is marked of several things that are chosen together (`DecisionView.marks`). */
export interface TakeSeveral {
  type: "pick_several";
  seat: number;
  decision: number;
  marks: number[];
  key: string;
}

/** What is counted ("Cards played"), and how much of it each player has, in the order of the seats. */
export interface Tally {
  title: string;
  amounts: number[];
}

/** What is worth knowing of the numbers together, each times its weight, with a text before it; `most` is all. */
export interface TotalView {
  most?: number;
  text: string;
  verb?: string;
  weights: number[];
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
  takes: number[];
}

/** All that a viewer may know of a match. */
export interface View {
  active: number;
  decision: DecisionView | null;
  facts: Record<string, number | string | boolean | string[] | Record<string, number> | null>;
  fields: Field[];
  game: string;
  left?: Record<string, Record<string, number>>;
  links: Link[];
  order?: number[];
  outcome: OutcomeView | null;
  players: Seat[];
  resolving: number[];
  shared: Record<string, Zone>;
  stack?: Waiting[];
  step: number;
  turn: number;
  viewer: number;
}

/** An effect that waits: its number in the match, whose it is, its card (`card` where all know it), what it does. */
export interface Waiting {
  aims: Aim[];
  card?: number;
  key?: string;
  name?: string;
  number: number;
  player: number;
  text: string;
  triggered: boolean;
}

/** A card that went somewhere, or `count` cards of which the viewer knows none. */
export interface Way {
  count?: number;
  handle?: number;
  key?: string;
  name?: string;
  source?: Whereabouts;
  to?: Whereabouts;
  was?: number;
}

/** An area, of a player or shared, or one cell of it. */
export interface Whereabouts {
  area: string;
  cell?: number;
  player?: number;
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

/** What lies in an area: how many cards, and those that the viewer knows; of a grid, what lies in each cell. */
export interface Zone {
  cards: Face[];
  cells?: Zone[];
  count: number;
}
