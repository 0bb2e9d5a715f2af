// Reading card faces and views together with the game's table. Nothing here knows a game.
import type {
  AbilityView,
  Area,
  CardInfo,
  Explanation,
  Face,
  GameDetail,
  Mark,
  Seat,
  Suit,
  Table,
  View,
  Zone,
} from "../../protocol";
import { painted } from "../../palette";
import { capital } from "../../words";
import type { Palette } from "../../settings.svelte";
import type { Counted } from "./counters";
import { edgesOf, SIDES } from "./edges";
import { isSymbols, piecesOf } from "./notation";

/** What a game shows under a name. */
export type Shown = Face["marks"][string];

/** A mark of a face: its value, and what is printed where that is another number. */
export interface Marked {
  mark: Mark;
  value: NonNullable<Shown>;
  printed?: number;
}

/** A public fact in words; `suits` are those of its words that are suits. */
export interface Fact {
  name: string;
  words: string[];
  suits: Suit[];
}

/** An area with what the view shows of it; whose it is, -1 for a shared one. */
export interface Laid {
  player: number;
  area: Area;
  zones: Zone[];
}

/** What a suit, or a symbol of a text, is drawn from. */
export type Sign = Pick<Suit, "word" | "color" | "ink" | "letter" | "icon">;

/** What is drawn for a symbol that is no suit: a number, an X. */
const PLAIN = { color: "#cfc8b8", ink: "black" } as const;

export class Reader {
  readonly table: Table;
  /** The suits in the colors in which they are seen. */
  readonly suits: readonly Suit[];
  readonly #prints: Map<string, CardInfo>;
  readonly #suits: Map<string, Suit>;
  /** How each word is found that is explained. */
  readonly #glossary: { word: Explanation; pattern: RegExp }[];

  constructor(
    readonly detail: GameDetail,
    palette: Palette = "normal",
  ) {
    this.table = detail.table;
    this.suits = painted(this.table.suits, palette);
    this.#prints = new Map(detail.cards.map((card) => [card.key, card]));
    this.#suits = new Map(this.suits.map((suit) => [suit.word, suit]));
    this.#glossary = this.table.glossary.map((word) => ({
      word,
      pattern: new RegExp(`\\b(?:${word.words.join("|")})(?!\\w)`, "i"),
    }));
  }

  print(key: string): CardInfo | undefined {
    return this.#prints.get(key);
  }

  suit(word: unknown): Suit | undefined {
    return typeof word === "string" || typeof word === "number" ? this.#suits.get(`${word}`) : undefined;
  }

  suitOf(face: Face): Suit | undefined {
    const { suit } = this.table;
    return this.suit(face.marks[suit] ?? this.print(face.key)?.marks[suit]);
  }

  /** What the face shows, in the order of the table's marks. */
  marks(face: Face): Marked[] {
    const printed = this.print(face.key)?.marks ?? {};
    return this.table.marks.flatMap((mark) => {
      const value = face.marks[mark.name];
      if (!value && !(value === 0 && mark.zero)) return [];
      const other = printed[mark.name];
      const differs = typeof value === "number" && typeof other === "number" && other !== value;
      return [differs ? { mark, value, printed: other } : { mark, value }];
    });
  }

  /** Whether the number is of the card itself (power), not something that lies on it (damage). */
  isFigure(face: Face, mark: Mark): boolean {
    return typeof this.print(face.key)?.marks[mark.name] === "number";
  }

  /** What lies on the card, or has happened to it. */
  laidOn(face: Face): Marked[] {
    return this.marks(face).filter(
      ({ mark, value }) =>
        (typeof value === "number" && !this.isFigure(face, mark)) || (value === true && !mark.turned),
    );
  }

  /** The mark for which the card is turned sideways, if it is. */
  turnedBy(face: Face): Mark | undefined {
    return this.marks(face).find(({ mark }) => mark.turned)?.mark;
  }

  /** Words on the face besides its suit: "creature". */
  types(face: Face): string[] {
    return this.marks(face).flatMap(({ mark, value }) =>
      typeof value === "string" && mark.name !== this.table.suit && !mark.brief && !isSymbols(value)
        ? [value]
        : [],
    );
  }

  /** What the card does, in a few words. */
  brief(face: Face): string {
    const { value } = this.marks(face).find(({ mark }) => mark.brief) ?? {};
    return typeof value === "string" ? value : "";
  }

  /** What the face says in symbols alone, such as its cost. */
  costs(face: Face): { title: string; text: string }[] {
    return this.marks(face).flatMap(({ mark: { title }, value }) =>
      typeof value === "string" && isSymbols(value) ? [{ title, text: value }] : [],
    );
  }

  /** How a symbol of a text is drawn: as the suit of that word, or as it is written. */
  sign(word: string): Sign {
    return this.#symbolSuit(word) ?? { ...PLAIN, word, letter: word, icon: "" };
  }

  /** The two suits that one stands for: white and blue for "w/u"; none for others. */
  halves({ word }: Sign): Suit[] {
    const halves = word.split("/").flatMap((half) => this.suit(half) ?? []);
    return halves.length === 2 ? halves : [];
  }

  #symbolSuit(word: string): Suit | undefined {
    return /^\d+$/.test(word) ? undefined : this.suit(word);
  }

  // What is said of a card is said in the same words on plain pages and in the terminal: `cardwright.reading.view`.

  /** A text with its symbols in words: "Pay 1 + white." for "Pay {1}{w}.". */
  spoken(text: string): string {
    return piecesOf(text)
      .map(({ text: plain, symbols }) =>
        symbols.length
          ? symbols.map((word) => this.#symbolSuit(word)?.title.toLowerCase() ?? word).join(" + ")
          : plain,
      )
      .join("");
  }

  /** The words on the card, its suit by its title: "Brobnar", "creature", "soul cost 1 + white". */
  kinds(face: Face): string[] {
    return this.marks(face).flatMap(({ mark, value }) => {
      if (typeof value !== "string" || mark.brief) return [];
      if (isSymbols(value)) return [`${mark.title.toLowerCase()} ${this.spoken(value)}`];
      return [mark.name === this.table.suit ? this.called(value) : value];
    });
  }

  /** The numbers on the card, in words: "6 power", "1 star", "11 year cost 2"; those on its edges not (`edges`). */
  numbers(face: Face): string[] {
    const onEdges = face.edges ? this.table.edges : [];
    return this.marks(face).flatMap(({ mark, value }) =>
      typeof value === "number" && !onEdges.includes(mark.name) ? [counted(mark, value)] : [],
    );
  }

  /** Where the top of a token points: "facing south"; nothing for other cards. */
  facing({ facing }: Face): string[] {
    return facing === undefined ? [] : [`facing ${SIDES[facing]}`];
  }

  /** The numbers on a token's edges, by side: "attack/block/cast at north 3/1/2, east 1/1/0, ..."; nothing for none. */
  edges(face: Face): string[] {
    const sides = edgesOf(face, face.facing ?? 0, this).flatMap((numbers, side) =>
      numbers.length ? [`${SIDES[side]} ${numbers.map(({ value }) => value).join("/")}`] : [],
    );
    const marks = new Map(this.table.marks.map((mark) => [mark.name, wordOf(mark)]));
    const order = this.table.edges.map((name) => marks.get(name) ?? name).join("/");
    return sides.length ? [`${order} at ${sides.join(", ")}`] : [];
  }

  /** What is so about the card besides: "stunned", "elusive", "assault 2". */
  states(face: Face): string[] {
    return this.marks(face).flatMap(({ mark, value }) => {
      if (value === true) return [wordOf(mark)];
      return isTally(value) ? tally(value).map((text) => this.spoken(text)) : [];
    });
  }

  /** What is to be said of a card that lies somewhere: how, numbers, states, and what lies under it. */
  said(face: Face): string[] {
    const under = (face.attached ?? []).map((card) => `with ${card.name}`);
    const edges = face.facing === undefined ? [] : this.edges(face);
    return [
      ...this.facing(face),
      ...this.numbers(face),
      ...this.states(face),
      ...edges,
      ...under,
      ...this.effects(face),
    ];
  }

  /** What works on the card for a while: "Brittle: It gets -2 block until the end of the round." */
  effects(face: Face): string[] {
    return (face.effects ?? []).map(({ name, text }) => `${name}: ${text}`);
  }

  /** Explains the words on a card, and in what it says and is, that the game's glossary has. */
  explanations(face: Face): Explanation[] {
    const said = [...this.kinds(face), ...this.states(face), ...this.text(face.key)].join("\n");
    return this.#glossary.filter(({ pattern }) => pattern.test(said)).map(({ word }) => word);
  }

  /** A suit by its title, other words as they are. */
  called(word: string): string {
    return this.suit(word)?.title ?? word;
  }

  /** Which turn or round it is: "Round 6". */
  when({ turn }: View): string {
    return turn ? `${capital(this.table.turn)} ${turn}` : `Before the first ${this.table.turn}`;
  }

  /** The paragraphs that a card says. */
  text(key: string): string[] {
    return this.print(key)?.abilities.map((ability) => sentence(written(ability))) ?? [];
  }

  /** The numbers of a player, with the most that they come to or are wanted; 0 for none. */
  counters({ counters, goals }: Seat): Counted[] {
    return this.table.counters.flatMap((counter) => {
      const value = counters[counter.name];
      return value === undefined ? [] : [{ counter, value, most: goals?.[counter.name] ?? counter.most }];
    });
  }

  /** What is public about the match or about a player besides cards, such as the active house. */
  facts(from: View | Seat): Fact[] {
    return Object.entries(from.facts).flatMap(([name, value]) => {
      const words = factWords(name, value);
      if (!words.length) return [];
      const suits = words.flatMap((word) => this.suit(word) ?? []);
      return [{ name: name.replaceAll("_", " "), words: words.map((word) => this.called(word)), suits }];
    });
  }

  /** All areas; the shared ones last. */
  laid(view: View): Laid[] {
    const laid: Laid[] = [];
    view.players.forEach((player, number) => {
      for (const area of this.table.areas) {
        laid.push({ player: number, area, zones: zonesOf(player.areas[area.name]) });
      }
    });
    for (const area of this.table.shared) {
      laid.push({ player: -1, area, zones: zonesOf(view.shared[area.name]) });
    }
    return laid;
  }
}

/** The view with what is printed on cards that are not in play: in hands and piles they are as they are printed. */
export function complete(view: View, reader: Reader): View {
  const areas = (shown: Record<string, Zone>, of: Area[]): Record<string, Zone> => {
    const result = { ...shown };
    for (const { name, shape } of of) {
      const area = shown[name];
      if (!area || (shape !== "fan" && shape !== "pile")) continue;
      result[name] = {
        ...area,
        cards: area.cards.map((face) => ({
          ...face,
          marks: { ...reader.print(face.key)?.marks, ...face.marks },
        })),
      };
    }
    return result;
  };
  const { table } = reader;
  return {
    ...view,
    players: view.players.map((player) => ({ ...player, areas: areas(player.areas, table.areas) })),
    shared: areas(view.shared, table.shared),
  };
}

export function zonesOf(zone: Zone | undefined): Zone[] {
  return zone ? (zone.cells ?? [zone]) : [];
}

export function zoneOf(zone: Zone | undefined): Zone {
  const { count = 0, cards = [], cells } = zone ?? {};
  return { count, cards: cells ? cells.flatMap((cell) => cell.cards) : cards };
}

/** All faces that a view shows, attached ones too, by handle. */
export function facesOf(view: View): Map<number, Face> {
  const faces = new Map<number, Face>();
  const add = (face: Face): void => {
    faces.set(face.handle, face);
    face.attached?.forEach(add);
  };
  const areas = [
    ...view.players.flatMap((player) => Object.values(player.areas)),
    ...Object.values(view.shared),
  ];
  for (const area of areas) zonesOf(area).forEach((zone) => zone.cards.forEach(add));
  return faces;
}

/** Numbers by name, such as keywords. */
export function isTally(value: Shown): value is Record<string, number> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

export function tally(value: Record<string, number>): string[] {
  return Object.entries(value).map(([name, number]) => (number === 1 ? name : `${name} ${number}`));
}

/** A number with its mark: before a word for it, after a title that begins with a number of its own. */
function counted(mark: Mark, value: number): string {
  if (/^\d/.test(mark.title)) return `${mark.title} ${value}`;
  return `${value} ${value === 1 ? singular(wordOf(mark)) : wordOf(mark)}`;
}

/** What a mark is called beside its number, or where it is so: its noun, or else its whole title. */
export function wordOf(mark: Mark): string {
  return mark.noun || mark.title.toLowerCase();
}

/** The word for one of what there may be several of, the last one: "star", "memory", "victory point". */
function singular(plural: string): string {
  return plural.endsWith("ies") ? plural.replace(/ies$/, "y") : plural.replace(/(?<![su])s$/, "");
}

/** A paragraph as it is written: "Fight/Reap: Steal 1 æmber.", "Lose 2 life: draw 2 cards.". */
export function written({ labels, cost = "", text }: AbilityView): string {
  return [labeled(labels), cost, text].filter(Boolean).join(": ");
}

/** The words under which a paragraph stands: "Fight/Reap". */
export function labeled(labels: string[]): string {
  return labels.map((label) => label.replace(/\b\w/g, (first) => first.toUpperCase())).join("/");
}

export function sentence(text: string): string {
  const end = /[.!?)]$/.test(text) ? "" : ".";
  return capital(text) + end;
}

function factWords(name: string, value: Shown): string[] {
  if (typeof value === "string") return value ? [value] : [];
  if (typeof value === "number") return [`${name.replaceAll("_", " ")} ${value}`];
  return Array.isArray(value) ? value : [];
}
