// Reading card faces and views together with the game's table. Nothing here knows a game.
import type { CardInfo, GameDetail } from "../../protocol";
import type {
  Area,
  AreaView,
  Counter,
  Face,
  Mark,
  PlayerView,
  Suit,
  TableData,
  View,
  Zone,
} from "../../view";
import { isGrid, tableOf } from "../../view";

/** The symbol of the mark that says that a card is turned sideways. */
const TURNED = "↷";
/** What every view has; the rest is public facts of the game's own. */
const OF_EVERY_MATCH = new Set([
  ..."active decision game outcome players resolving shared step turn viewer".split(" "),
]);
const OF_EVERY_PLAYER = new Set(["areas", "counters", "name"]);

/** A mark of a face: its value, and what is printed where that is another number. */
export interface Shown {
  mark: Mark;
  value: unknown;
  printed?: number;
}

/** A public fact in words; `suits` are those of its words that are suits. */
export interface Fact {
  name: string;
  words: string[];
  suits: Suit[];
}

/** A place where cards lie: whose (-1: shared), and what the view shows of it. */
export interface Spot {
  player: number;
  area: Area;
  zones: Zone[];
}

export class Reader {
  readonly table: TableData;
  readonly #prints: Map<string, CardInfo>;
  readonly #suits: Map<string, Suit>;
  readonly #marks: Set<string>;
  readonly suitMark: string;

  constructor(readonly detail: GameDetail) {
    this.table = tableOf(detail);
    this.#marks = new Set(this.table.marks.map((mark) => mark.name));
    this.#prints = new Map(detail.cards.map((card) => [card.key, card]));
    const named = this.table.marks.find((mark) => mark.name in detail.words);
    this.suitMark = this.table.suit || named?.name || "";
    this.#suits = new Map((this.table.suits ?? []).map((suit) => [suit.word, suit]));
  }

  print(key: string): CardInfo | undefined {
    return this.#prints.get(key);
  }

  suit(word: unknown): Suit | undefined {
    return typeof word === "string" || typeof word === "number" ? this.#suits.get(`${word}`) : undefined;
  }

  suitOf(face: Face): Suit | undefined {
    return this.suit(face[this.suitMark] ?? this.print(face.key)?.face[this.suitMark]);
  }

  /** What the face shows, in the order of the table's marks. */
  marks(face: Face): Shown[] {
    const printed = this.print(face.key)?.face ?? {};
    return this.table.marks.flatMap((mark) => {
      const value = face[mark.name];
      if (value === undefined || value === null || value === false || value === "") return [];
      const other = printed[mark.name];
      const shown: Shown = { mark, value };
      if (typeof value === "number" && typeof other === "number" && other !== value) shown.printed = other;
      // A zero says something only where something else is printed.
      return value === 0 && other === undefined ? [] : [shown];
    });
  }

  /** What is printed on a card, as far as it is a mark. */
  printedMarks(key: string): Record<string, unknown> {
    const printed = this.print(key)?.face ?? {};
    return Object.fromEntries(Object.entries(printed).filter(([name]) => this.#marks.has(name)));
  }

  /** Whether the number is of the card itself (power), not something that lies on it (damage). */
  isFigure(face: Face, mark: Mark): boolean {
    return typeof this.print(face.key)?.face[mark.name] === "number";
  }

  isTurned(face: Face): boolean {
    return this.table.marks.some((mark) => mark.symbol === TURNED && Boolean(face[mark.name]));
  }

  isTurningMark(mark: Mark): boolean {
    return mark.symbol === TURNED;
  }

  /** Words on the face besides its suit: "creature". */
  kinds(face: Face): string[] {
    return this.marks(face).flatMap(({ mark, value }) =>
      typeof value === "string" && mark.name !== this.suitMark ? [value] : [],
    );
  }

  /** "power 3", "2 armor left this turn": numbers on the card, in words. */
  numbers(face: Face): string[] {
    return this.marks(face).flatMap(({ mark, value }) =>
      typeof value === "number" ? [`${wordOf(mark)} ${value}`] : [],
    );
  }

  /** "stunned", "taunt", "assault 2": what else is so about the card. */
  states(face: Face): string[] {
    return this.marks(face).flatMap(({ mark, value }) => {
      if (value === true) return [wordOf(mark)];
      if (isTally(value)) return tally(value);
      return [];
    });
  }

  /** The paragraphs that a card says. */
  text(key: string): string[] {
    return this.print(key)?.text.map(sentence) ?? [];
  }

  counters(player: PlayerView): { counter: Counter; value: number }[] {
    const values = player.counters ?? {};
    return this.table.counters.flatMap((counter) => {
      const value = values[counter.name];
      return value === undefined ? [] : [{ counter, value }];
    });
  }

  /** What is public about the match besides cards, such as the active house. */
  facts(view: View): Fact[] {
    return this.#facts(view, OF_EVERY_MATCH);
  }

  factsOf(player: PlayerView): Fact[] {
    return this.#facts(player, OF_EVERY_PLAYER);
  }

  #facts(from: Record<string, unknown>, known: Set<string>): Fact[] {
    return Object.entries(from).flatMap(([name, value]) => {
      if (known.has(name)) return [];
      const words = factWords(name, value);
      if (!words.length) return [];
      const suits = words.flatMap((word) => this.suit(word) ?? []);
      return [{ name: name.replaceAll("_", " "), words: words.map((w) => this.suit(w)?.title ?? w), suits }];
    });
  }

  /** All places with cards; the shared ones last. */
  spots(view: View): Spot[] {
    const spots: Spot[] = [];
    view.players.forEach((player, number) => {
      for (const area of this.table.areas) {
        spots.push({ player: number, area, zones: zonesOf(player.areas[area.name]) });
      }
    });
    for (const area of this.table.shared) {
      spots.push({ player: -1, area, zones: zonesOf(view.shared[area.name]) });
    }
    return spots;
  }
}

/** The view with what is printed on cards that are not in play: in hands and piles they are as they are printed. */
export function complete(view: View, reader: Reader): View {
  const areas = (shown: Record<string, AreaView>, of: Area[]): Record<string, AreaView> => {
    const result = { ...shown };
    for (const { name, shape } of of) {
      const area = shown[name];
      if (!area || isGrid(area) || (shape !== "fan" && shape !== "pile")) continue;
      result[name] = {
        ...area,
        cards: area.cards.map((face) => ({ ...reader.printedMarks(face.key), ...face })),
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

export function zonesOf(area: AreaView | undefined): Zone[] {
  if (!area) return [];
  return isGrid(area) ? area.cells : [area];
}

export function zoneOf(area: AreaView | undefined): Zone {
  const zones = zonesOf(area);
  return zones.length === 1 && zones[0]
    ? zones[0]
    : { count: zones.reduce((sum, zone) => sum + zone.count, 0), cards: zones.flatMap((zone) => zone.cards) };
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
export function isTally(value: unknown): value is Record<string, number> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

export function tally(value: Record<string, number>): string[] {
  return Object.entries(value).map(([name, number]) => (number === 1 ? name : `${name} ${number}`));
}

/** The word for a mark that stands beside its number: the first of its title, where that is a word. */
export function wordOf(mark: Mark): string {
  const first = mark.title.split(" ")[0] ?? "";
  return /^\p{L}+$/u.test(first) ? first.toLowerCase() : mark.name.replaceAll("_", " ");
}

export function sentence(text: string): string {
  const end = /[.!?)]$/.test(text) ? "" : ".";
  return text.charAt(0).toUpperCase() + text.slice(1) + end;
}

export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function factWords(name: string, value: unknown): string[] {
  if (typeof value === "string") return value ? [value] : [];
  if (typeof value === "number") return [`${name.replaceAll("_", " ")} ${value}`];
  if (Array.isArray(value) && value.every((part) => typeof part === "string" || typeof part === "number")) {
    return value.map(String);
  }
  return [];
}
