// A card that is held and let go where it is to go: one gesture for an option, and for what is asked next about it.
//
// A mouse holds what it presses and moves. A finger does once it moves across the row that it presses a card of: along it,
// it scrolls; without moving, it reads.
import type { Face, Foreseen, OptionView, View } from "../protocol";
import { endsOf, NO_ENDS } from "./model/ends";
import type { End, Ends, Lead } from "./model/ends";
import type { Choice } from "./model/options";
import type { Reader } from "./model/reader";

/** So many pixels a pointer moves before what it presses is held: a hand is never quite still. */
const STILL = 8;
/** How much of its height a card that is held reaches above the pointer. */
export const HELD = 0.6;
const NO_PILES: ReadonlySet<string> = new Set();

/** What a card is dragged over: the table, as the desk has it. */
export interface Table {
  readonly view: View;
  readonly reader: Reader;
  /** What can be picked with a card: its options, or what comes before them with one of them. */
  startsOf(face: Face): End[];
  /** Whether cards can be held now. */
  readonly draggable: boolean;
  foresee(option: number, then: OptionView[]): Promise<Foreseen | null>;
  pickAt(end: End): void;
  /** Offer what letting a card go may mean, where it was. */
  offer(face: Face, ends: End[], at: DOMRect, opener: HTMLElement): void;
  /** Close what is open over the table. */
  clearAway(): void;
  point(option: number): void;
}

/** What was let go, until it has come to where it goes from there. */
export interface Dropped {
  handle: number;
  key: string;
  rect: DOMRect;
}

/** A place to let go: what it is, and what that picks. */
interface Target {
  key: string;
  ends: End[];
}

export class Drag {
  /** What is held; null for nothing. */
  face = $state.raw<Face | null>(null);
  /** How wide it is, and where the pointer has it. */
  width = $state(0);
  at = $state.raw({ x: 0, y: 0 });
  /** Where it can be let go. */
  ends = $state.raw<Ends>(NO_ENDS);
  /** Which of these the pointer is at, as `lit` names them; empty for none. */
  over = $state("");
  /** What was let go last, if it goes on from there. */
  dropped: Dropped | null = null;

  readonly #desk: Table;
  #from: HTMLElement | null = null;
  /** The ways that lead on from where the piece stands that is held. */
  #ways: Choice[] = [];
  #drop: (() => void) | undefined;

  constructor(desk: Table) {
    this.#desk = desk;
  }

  /** Whether what is held can be let go there: "h7" a card, "m0" a player, "s0/discard" an area, "p0/line/-1" a place. */
  lit(key: string): boolean {
    const { ends } = this;
    const rest = key.slice(1);
    if (key.startsWith("h")) return ends.cards.has(Number(rest));
    if (key.startsWith("m")) return ends.players.has(Number(rest));
    return (key.startsWith("s") ? ends.areas : ends.places).has(rest);
  }

  /**
   * A card is pressed: once the pointer moves, it is held, unless `begin` says that it is not to be. A piece can be let go
   * at the end of one of the `ways` that lead on from where it stands.
   */
  press(event: PointerEvent, face: Face, begin: () => boolean, ways: Choice[] = []): void {
    const desk = this.#desk;
    this.cancel();
    if (event.button !== 0 || !event.isPrimary || !desk.draggable) return;
    if (!desk.startsOf(face).length && !ways.length) return;
    this.#ways = ways;
    const from = event.currentTarget as HTMLElement;
    const { clientX, clientY, pointerId } = event;
    const move = (next: PointerEvent): void => {
      if (next.pointerId !== pointerId) return;
      const far = Math.hypot(next.clientX - clientX, next.clientY - clientY);
      if (!this.face && far >= STILL) {
        if (!begin()) {
          this.#end();
          return;
        }
        from.setPointerCapture(pointerId);
        this.#hold(face, from);
      }
      if (this.face) this.#lead(next.clientX, next.clientY);
    };
    const up = (next: PointerEvent): void => {
      if (next.pointerId === pointerId) this.#letGo();
    };
    const stop = (): void => this.#end();
    const escape = ({ key }: KeyboardEvent): void => {
      if (key === "Escape") this.cancel();
    };
    addEventListener("pointermove", move);
    addEventListener("pointerup", up);
    addEventListener("pointercancel", stop);
    addEventListener("keydown", escape);
    this.#drop = () => {
      removeEventListener("pointermove", move);
      removeEventListener("pointerup", up);
      removeEventListener("pointercancel", stop);
      removeEventListener("keydown", escape);
    };
  }

  /** Nothing is held any more, though the pointer may be down yet, and nothing happens. */
  cancel(): void {
    if (this.face) addEventListener("pointerup", swallowClick, { capture: true, once: true });
    this.#end();
  }

  #end(): void {
    this.#drop?.();
    this.#drop = undefined;
    if (!this.face) return;
    this.face = null;
    this.ends = NO_ENDS;
    this.over = "";
    this.#desk.point(-1);
  }

  #hold(face: Face, from: HTMLElement): void {
    this.#desk.clearAway();
    this.face = face;
    this.width = from.offsetWidth;
    this.#from = from;
    this.dropped = null;
    this.ends = endsOf(face.handle, [], this.#ways, false, NO_PILES);
    void this.#find(face);
  }

  async #find(face: Face): Promise<void> {
    const desk = this.#desk;
    const leads: Lead[] = [];
    const lies = desk.reader
      .laid(desk.view)
      .find(({ zones }) => zones.some(({ cards }) => cards.some(({ handle }) => handle === face.handle)));
    const { areas, shared } = desk.reader.table;
    const piles = new Set(
      [...areas, ...shared].flatMap(({ name, shape }) => (shape === "pile" ? [name] : [])),
    );
    for (const { option, then } of desk.startsOf(face)) {
      const foreseen = await desk.foresee(option, then);
      if (this.face !== face) return;
      leads.push({ then, foreseen: foreseen ?? unknown(option) });
      this.ends = endsOf(face.handle, leads, this.#ways, lies?.area.shape === "fan", piles);
    }
    this.#lead(this.at.x, this.at.y);
  }

  #lead(x: number, y: number): void {
    this.at = { x, y };
    const { key, ends } = this.#target(x, y);
    this.over = key;
    const [only] = ends;
    this.#desk.point(only && ends.length === 1 ? only.option : -1);
  }

  /** What lies under the pointer: the first thing, from inside out, where what is held can be let go. */
  #target(x: number, y: number): Target {
    const hit = document.elementFromPoint(x, y);
    for (let element = hit; element instanceof Element; element = element.parentElement) {
      if (element instanceof HTMLElement) {
        const found = this.#ofElement(element, x);
        if (found) return found;
      }
    }
    const table = hit?.closest(".tabletop") ? this.ends.table : [];
    return { key: table.length ? "table" : "", ends: table };
  }

  #ofElement(element: HTMLElement, x: number): Target | null {
    const { cards, players, places, areas } = this.ends;
    const { handle, player, spot, place } = element.dataset;
    const found = (key: string, ends: End[] | undefined): Target | null => (ends ? { key, ends } : null);
    if (handle !== undefined && cards.has(Number(handle)))
      return found(`h${handle}`, cards.get(Number(handle)));
    if (place !== undefined) {
      const within = [...element.querySelectorAll<HTMLElement>("[data-handle]")];
      const card = within.find((each) => cards.has(Number(each.dataset.handle)))?.dataset.handle;
      if (card !== undefined) return found(`h${card}`, cards.get(Number(card)));
      if (places.has(place)) return found(`p${place}`, places.get(place));
    }
    if (spot !== undefined) {
      // Anywhere in a row means the nearest of its places.
      const open = [...element.querySelectorAll<HTMLElement>("[data-place]")].filter((each) =>
        places.has(each.dataset.place ?? ""),
      );
      const away = (each: HTMLElement): number => {
        const { left, width } = each.getBoundingClientRect();
        return Math.abs(left + width / 2 - x);
      };
      const nearest = element.dataset.columns
        ? undefined
        : open.sort((a, b) => away(a) - away(b))[0]?.dataset.place;
      if (nearest !== undefined) return found(`p${nearest}`, places.get(nearest));
      if (areas.has(spot)) return found(`s${spot}`, areas.get(spot));
    }
    if (player !== undefined) return found(`m${player}`, players.get(Number(player)));
    return null;
  }

  #letGo(): void {
    const { face, at } = this;
    const from = this.#from;
    const [wide, high] = [this.width, this.width * 1.4];
    const { ends } = face ? this.#target(at.x, at.y) : { ends: [] };
    if (face) swallowClick();
    this.#end();
    const [only] = ends;
    const desk = this.#desk;
    if (!face || !from || !only) return;
    const rect = new DOMRect(at.x - wide / 2, at.y - high * HELD, wide, high);
    this.dropped = { handle: face.handle, key: face.key, rect };
    if (ends.length === 1) desk.pickAt(only);
    else desk.offer(face, ends, new DOMRect(at.x, at.y), from);
  }
}

/** The click that a browser makes of it when a mouse lets go is none. */
function swallowClick(): void {
  const swallow = (event: Event): void => {
    event.stopPropagation();
    event.preventDefault();
  };
  addEventListener("click", swallow, { capture: true, once: true });
  setTimeout(() => removeEventListener("click", swallow, { capture: true }));
}

function unknown(option: number): Foreseen {
  return { type: "foreseen", key: "", option, scenes: [], whole: false, idle: false, asks: [] };
}
