// What the table and its parts share: the view, what lights up, and what is open over it (a sheet, a menu, a pile).
import { getContext, setContext } from "svelte";

import { symbolOf } from "../icons";
import { settings } from "../settings.svelte";
import { recall, remember } from "../storage";
import type { Icon } from "../icons/icon";
import type {
  AmountsView,
  Area,
  Coach,
  Face,
  Foreseen,
  GameDetail,
  MarksView,
  OptionView,
  View,
} from "../protocol";
import { Drag } from "./drag.svelte";
import { mostOf, suffices } from "./model/amounts";
import { Hints } from "./hints.svelte";
import { keyOf } from "./model/board";
import type { End } from "./model/ends";
import { complete, facesOf, Reader } from "./model/reader";
import { leftToDo, mainChoice, namesOf, NOTHING, targetsOf } from "./model/options";
import type { Choice, Targets } from "./model/options";

/** How answers go out; there is none where a board is only looked at. */
export interface Player {
  /** Picks an option, and `then` those of the questions that follow, if they are asked. */
  pick(option: number, then?: OptionView[]): void;
  /** Says what an option leads to, and `then` some of what is asked after it; null where that is not known. */
  foresee(option: number, then?: OptionView[]): Promise<Foreseen | null>;
  /** Picks together what is marked of several things. */
  pickSeveral(marks: number[]): void;
  /** Names together all numbers that make one answer. */
  pickAmounts(amounts: number[]): void;
  why(card: number): void;
}

/** A card sheet: `pinned` stays until it is closed, others follow the pointer or the focus. */
export interface OpenSheet {
  face: Face;
  anchor: DOMRect;
  pinned: boolean;
  /** What lies at the same place, below it. */
  below: Face[];
}

export interface OpenMenu {
  title: string;
  face: Face | null;
  choices: Choice[];
  /** What these pick of what is asked next, where a card was let go that may mean several things there. */
  ends: End[];
  anchor: DOMRect;
  opener: HTMLElement;
}

export interface OpenPile {
  player: number;
  area: Area;
  opener: HTMLElement;
}

/** Milliseconds before a card under the pointer shows its sheet, and before the sheet goes after it. */
const HOVER = 150;

const KEY = Symbol("desk");

export class Desk {
  readonly #detail: () => GameDetail;
  readonly #view: () => View;
  readonly player: Player | null;
  readonly #coach: () => Coach | null;
  readonly #over: () => boolean;

  readonly detail: GameDetail = $derived.by(() => this.#detail());
  readonly reader: Reader = $derived(new Reader(this.detail, settings.chosen.palette));
  readonly view: View = $derived.by(() => complete(this.#view(), this.reader));
  readonly faces: Map<number, Face> = $derived(facesOf(this.view));
  readonly targets: Targets = $derived.by(() => (this.player ? targetsOf(this.view) : NOTHING));
  /** Whether the viewer has a question to answer. */
  readonly asked: boolean = $derived.by(() => this.targets.all.length > 0 || this.amounts !== null);

  /** Whether something on the table can be picked, so that the rest steps back. */
  readonly onTable: boolean = $derived(this.targets.loose.length < this.targets.all.length);

  /** What can be named, where a name is asked for, as that of a house. */
  readonly names: Choice[] = $derived(namesOf(this.targets));
  /** By card, what can be picked with it once one of these is named. */
  opened = $state.raw<ReadonlyMap<number, End[]>>(new Map());

  /** Where several things are chosen together: what can be marked, and how many of it. */
  readonly marks: MarksView | null = $derived.by(() =>
    this.player ? (this.view.decision?.marks ?? null) : null,
  );
  /** What is marked of them, by its number, in the order in which it was. */
  marked = $state.raw<readonly number[]>([]);
  /** Where several numbers make one answer: of what, and how many there may be. */
  readonly amounts: AmountsView | null = $derived.by(() =>
    this.player ? (this.view.decision?.amounts ?? null) : null,
  );
  /** The number of each kind so far. */
  counted = $state.raw<readonly number[]>([]);
  /** Whether one more was to be marked, or counted, than may be. */
  full = $state(false);
  /** Whether what is marked, or counted, can be an answer. */
  readonly ready: boolean = $derived.by(() => {
    if (this.amounts) return suffices(this.amounts, this.counted);
    const { length } = this.marked;
    return this.marks !== null && this.marks.least <= length && length <= this.marks.most;
  });

  /** Whether all options are always listed, where there is room. */
  #lists = $state(recall("options") === "all");
  /** On phones, where the list takes the room of the table, the question for which it was opened. */
  #listed = $state("");
  /** Whether all options are listed, those of cards too. */
  readonly listing: boolean = $derived.by(() =>
    this.compact ? this.#listed !== "" && this.#listed === this.view.decision?.prompt : this.#lists,
  );
  /** What the main button does, where it does not confirm what is marked. */
  readonly main: Choice | null = $derived.by(() =>
    this.player ? mainChoice(this.view.decision, this.reader.table) : null,
  );
  /** What the main button leaves undone, where one is to be warned of that. */
  readonly left: string = $derived(
    settings.chosen.warning === "on" ? leftToDo(this.main, this.targets.all, this.reader.table) : "",
  );
  /** Whether one has been warned: the main button does it now. */
  warned = $state(false);

  sheet = $state.raw<OpenSheet | null>(null);
  menu = $state.raw<OpenMenu | null>(null);
  pile = $state.raw<OpenPile | null>(null);
  /** Cards that something else points at: an entry of the stack, a line of the log. */
  pointed = $state.raw<ReadonlySet<number>>(new Set());
  /** The option that is pointed at, by its number: what it leads to lights up. */
  aim = $state(-1);
  /** The player whose plate is open where there is no room for all, -1 for what all share; null for none. */
  plate = $state<number | null>(null);
  /** In each area the card that Tab comes to. */
  current = $state<Record<string, string>>({});
  compact = $state(false);
  /** Whether players stand in lines across the table, and what waits at the prompt: columns would leave rows no room. */
  narrow = $state(false);
  /** By how many pixels what is asked is higher than the room that is kept for it. */
  overlap = $state(0);
  /** Whether the shared board is drawn with its first row at the right, since the window is higher than wide. */
  turned = $state(false);
  /** Whether two players face each other with no board between them, and with room enough for a line there. */
  duel = $state(false);
  roomy = $state(false);
  /** The newest answer to why a card cannot be chosen. */
  whyNot = $state.raw<{ card: number; sentence: string } | null>(null);

  /** The card that is held. */
  readonly drag = new Drag(this);
  /** What a search would do. */
  readonly hints = new Hints();

  /** Whether cards can be dragged to where they go: not where several things are marked. */
  readonly draggable: boolean = $derived(this.asked && !this.marks);

  /** Whether the pointer was used last, not the keys that lead about. */
  pointing = false;
  /** Whether the focus is being given back: nothing opens because of that. */
  quiet = false;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** What the coach says where a lesson is learned. */
  readonly coach: Coach | null = $derived.by(() => this.#coach());

  constructor(
    view: () => View,
    detail: () => GameDetail,
    player: Player | null,
    coach: () => Coach | null = () => null,
    over: () => boolean = () => false,
  ) {
    this.#view = view;
    this.#detail = detail;
    this.player = player;
    this.#coach = coach;
    this.#over = over;
  }

  /** Whether the game is over: by its rules, or because somebody has given up. */
  get over(): boolean {
    return Boolean(this.view.outcome) || this.#over();
  }

  /** Whether the coach names a card, an area or a counter. */
  named(name: string): boolean {
    return this.coach?.lit.includes(name) ?? false;
  }

  /** Whether the coach leads to one of these choices, or to marking what they are about; all are where none leads. */
  leads(choices: Choice[]): boolean {
    const picks = this.coach?.picks ?? [];
    return (
      !picks.length ||
      choices.some(({ option }) => {
        const face = this.marks && option.card !== undefined ? this.faces.get(option.card) : undefined;
        return picks.includes(option.text) || (face !== undefined && this.named(face.name));
      })
    );
  }

  /** What can be done with a card, and with those that lie under it. */
  choicesOf(face: Face): Choice[] {
    const own = this.targets.cards.get(face.handle) ?? [];
    const under = (face.attached ?? []).flatMap((card) => this.targets.cards.get(card.handle) ?? []);
    return under.length ? [...own, ...under] : own;
  }

  /** What can be picked with a card: its options, or a name with an option that it has then. */
  startsOf(face: Face): End[] {
    const own = this.choicesOf(face).map(({ index }) => ({ option: index, then: [] }));
    return own.length ? own : (this.opened.get(face.handle) ?? []);
  }

  /** Find out which cards can be used once one of the names is given that are asked for. */
  async open(): Promise<void> {
    const { names } = this;
    const opened = new Map<number, End[]>();
    for (const { index } of names) {
      const foreseen = await this.foresee(index);
      for (const ask of foreseen?.asks ?? []) {
        if (ask.card === undefined) continue;
        opened.set(ask.card, [...(opened.get(ask.card) ?? []), { option: index, then: [ask] }]);
      }
    }
    if (names === this.names) this.opened = opened;
  }

  /** What leads over the board from a place, as `placeKey` names it. */
  waysFrom(place: string): Choice[] {
    return this.targets.all.filter(({ option: { start } }) => start && keyOf(start) === place);
  }

  /** The picture that a mark, a counter or a suit has, by its name; none where there is none, or not yet. */
  symbol(name: string): Icon | undefined {
    return name ? symbolOf(this.view.game, name) : undefined;
  }

  /** A card was tapped: pick, ask which, or say why not. */
  tap(face: Face, element: HTMLElement, below: Face[] = []): void {
    const choices = this.choicesOf(face);
    if (choices.length) {
      this.closeSheet();
      this.choose(choices, face.name, element, face);
    } else {
      this.pin(face, element, below);
      if (this.asked) this.player?.why(face.handle);
    }
  }

  /** Something with these options was tapped. */
  choose(choices: Choice[], title: string, element: HTMLElement, face: Face | null = null): void {
    const [only] = choices;
    if (choices.length === 1 && only) {
      this.menu = null;
      this.pick(only.index);
    } else if (choices.length) {
      const anchor = element.getBoundingClientRect();
      this.menu = { title, face, choices, ends: [], anchor, opener: element };
    }
  }

  /** Pick an option, or where several things are chosen together mark it, or take its mark off. */
  pick(option: number): void {
    if (!this.marks) {
      const ends = this.menu?.ends.filter((end) => end.option === option) ?? [];
      this.player?.pick(option, ends.length === 1 ? ends[0]?.then : undefined);
      return;
    }
    if (this.menu) this.closeMenu();
    const without = this.marked.filter((each) => each !== option);
    this.full = without.length === this.marks.most;
    if (!this.full) this.marked = without.length < this.marked.length ? without : [...without, option];
  }

  foresee(option: number, then: OptionView[] = []): Promise<Foreseen | null> {
    return this.player?.foresee(option, then) ?? Promise.resolve(null);
  }

  /** Pick what letting a card go at one of its ends means. */
  pickAt({ option, then }: End): void {
    this.player?.pick(option, then);
  }

  offer(face: Face, ends: End[], anchor: DOMRect, opener: HTMLElement): void {
    const choices = this.targets.all.filter(({ index }) => ends.some(({ option }) => option === index));
    this.menu = { title: face.name, face, choices, ends, anchor, opener };
  }

  clearAway(): void {
    this.closeSheet();
    if (this.menu) this.closeMenu(false);
  }

  isMarked(choices: Choice[]): boolean {
    return choices.some(({ index }) => this.marked.includes(index));
  }

  isHinted(choices: Choice[]): boolean {
    const hinted = this.hints.shown?.options ?? [];
    return choices.some(({ index }) => hinted.includes(index));
  }

  /** Set the number of a kind, as far as it goes beside the others. */
  count(kind: number, wanted: number): void {
    if (!this.amounts) return;
    const most = mostOf(this.amounts, this.counted, kind);
    this.full = wanted > most;
    const number = Math.max(0, Math.min(wanted, most));
    this.counted = this.amounts.kinds.map((_, each) => (each === kind ? number : (this.counted[each] ?? 0)));
  }

  /** Take the last mark off, or all numbers back; false if there is nothing to take back. */
  unmark(): boolean {
    if (this.counted.some(Boolean)) {
      this.counted = [];
      this.full = false;
      return true;
    }
    if (!this.marked.length) return false;
    this.marked = this.marked.slice(0, -1);
    this.full = false;
    return true;
  }

  /** What the main button does: pick what is marked, go on, or first warn that something is left to do. */
  proceed(): void {
    if (this.marks) {
      if (this.ready) this.player?.pickSeveral([...this.marked]);
    } else if (this.amounts) {
      if (this.ready) this.player?.pickAmounts(this.amounts.kinds.map((_, kind) => this.counted[kind] ?? 0));
    } else if (this.left && !this.warned) {
      this.warned = true;
    } else if (this.main) {
      this.pick(this.main.index);
    }
  }

  /** List all options, or only those that lie on no card. */
  list(all: boolean): void {
    if (this.compact) {
      this.#listed = all ? (this.view.decision?.prompt ?? "") : "";
      return;
    }
    this.#lists = all;
    remember("options", all ? "all" : "");
  }

  /** Begin with nothing marked, nothing counted and nothing opened. */
  clear(): void {
    this.marked = [];
    this.counted = [];
    this.full = false;
    this.warned = false;
    this.opened = new Map();
  }

  closeMenu(refocus = true): void {
    const { menu } = this;
    this.menu = null;
    if (refocus) this.quietly(() => menu?.opener.focus());
  }

  openPile(player: number, area: Area, opener: HTMLElement): void {
    this.closeSheet();
    this.pile = { player, area, opener };
  }

  closePile(): void {
    const { pile } = this;
    this.pile = null;
    this.closeSheet();
    this.quietly(() => pile?.opener.focus());
  }

  pin(face: Face, element: Element, below: Face[] = []): void {
    clearTimeout(this.#timer);
    this.sheet = { face, anchor: element.getBoundingClientRect(), pinned: true, below };
  }

  quietly(focus: () => void): void {
    this.quiet = true;
    focus();
    this.quiet = false;
  }

  /** Show the sheet in a moment, unless the pointer goes away before. */
  hover(face: Face, element: Element, below: Face[] = []): void {
    clearTimeout(this.#timer);
    if (this.sheet?.pinned || this.drag.face) return;
    this.#timer = setTimeout(() => {
      if (!this.menu && element.isConnected) {
        this.sheet = { face, anchor: element.getBoundingClientRect(), pinned: false, below };
      }
    }, HOVER);
  }

  leave(): void {
    clearTimeout(this.#timer);
    if (!this.sheet?.pinned) this.#timer = setTimeout(() => this.#drop(), HOVER);
  }

  /** The pointer has come to the sheet itself: it stays. */
  stay(): void {
    clearTimeout(this.#timer);
  }

  /** Show what the only option leads to of what a button, a card or a place stands for, if it has one. */
  pointAt(element: HTMLElement): void {
    const { option, place } = element.dataset;
    const within = [element, ...element.querySelectorAll<HTMLElement>("[data-handle]")];
    const cards = within.flatMap((each) => this.targets.cards.get(Number(each.dataset.handle)) ?? []);
    if (option !== undefined) this.point(Number(option));
    else this.pointTo([...((place && this.targets.places.get(place)) || []), ...cards]);
  }

  /** Show what the only one of these options leads to; nothing where there are more, or none. */
  pointTo(choices: Choice[]): void {
    const [only, ...more] = choices;
    this.point(only && !more.length ? only.index : -1);
  }

  /** Show what an option leads to, and which card it is about; -1 for none. */
  point(option: number): void {
    this.aim = option;
    const card = this.targets.all[option]?.option.card;
    this.pointed = new Set(card === undefined ? [] : [card]);
  }

  closeSheet(): void {
    clearTimeout(this.#timer);
    if (this.sheet?.pinned) this.point(-1);
    this.sheet = null;
    this.whyNot = null;
  }

  #drop(): void {
    if (!this.sheet?.pinned) this.sheet = null;
  }
}

export function provide(desk: Desk): Desk {
  return setContext(KEY, desk);
}

export function useDesk(): Desk {
  return getContext<Desk>(KEY);
}

/** What an area is called where something has to find it again: whose it is, and its name. */
export function spotKey(player: number, area: Area): string {
  return `${player}/${area.name}`;
}
