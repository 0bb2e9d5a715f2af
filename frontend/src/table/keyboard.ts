// Moving about with the keys: arrows within an area, and where the focus goes when what had it is gone.
import type { Desk } from "./desk.svelte";

const STEPS: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** Where keys lead on a board that is drawn with its first row at the right. */
const TURNED: Record<string, string> = {
  ArrowLeft: "ArrowDown",
  ArrowRight: "ArrowUp",
  ArrowUp: "ArrowLeft",
  ArrowDown: "ArrowRight",
};

/** Move the focus within the area that has it; its row and column count where it is a grid. Who is at the area itself,
 * which up and down scroll then, comes to its last item by going left and to its first by going right. */
export function walk(event: KeyboardEvent, desk: Desk): void {
  const element = event.target as HTMLElement;
  const item = element.closest<HTMLElement>("[data-item]");
  const area = (item ?? element).closest<HTMLElement>("[data-area]");
  if (!area || (!item && element !== area) || event.ctrlKey || event.altKey || event.metaKey) return;
  const items = itemsOf(area).filter((each) => each.checkVisibility());
  const columns = Number(area.dataset.columns ?? 0);
  const key = "turned" in area.dataset ? (TURNED[event.key] ?? event.key) : event.key;
  const ends: Record<string, number> = { ArrowLeft: items.length - 1, ArrowRight: 0 };
  const to = item ? target(key, items.indexOf(item), items.length, columns) : (ends[key] ?? -1);
  const next = items[to];
  if (to < 0 || !next) return;
  event.preventDefault();
  remember(next, area, desk);
  next.focus();
  next.scrollIntoView({ block: "nearest", inline: "nearest" });
}

/** The number of the item that a key leads to, -1 for none. */
export function target(key: string, at: number, count: number, columns: number): number {
  if (key === "Home") return 0;
  if (key === "End") return count - 1;
  const step = STEPS[key];
  if (!step || at < 0) return -1;
  const [across, down] = step;
  const to = at + across + down * (columns || 1);
  // A row of a board ends at its edge.
  if (columns && across && Math.floor(to / columns) !== Math.floor(at / columns)) return at;
  return to >= 0 && to < count ? to : at;
}

function itemsOf(area: Element): HTMLElement[] {
  return [...area.querySelectorAll<HTMLElement>("[data-item]")];
}

function remember(item: HTMLElement, area: HTMLElement, desk: Desk): void {
  desk.current[area.dataset.area ?? ""] = item.dataset.item ?? "";
}

/** Where the focus is, so that it can be found again when what has it is drawn anew or gone. */
export interface Held {
  area: string;
  item: string;
  handle: string;
  at: number;
}

/** A button of the question, or of a menu: the next question takes its place. */
export const QUESTION: Held = { area: "", item: "", handle: "", at: -1 };

export function holdFocus(root: HTMLElement): Held | null {
  const focused = document.activeElement;
  if (!focused || !root.contains(focused)) return null;
  const item = focused.closest<HTMLElement>("[data-item]");
  const area = item?.closest<HTMLElement>("[data-area]");
  if (!item || !area) return QUESTION;
  return {
    area: area.dataset.area ?? "",
    item: item.dataset.item ?? "",
    handle: item.dataset.handle ?? "",
    at: itemsOf(area).indexOf(item),
  };
}

/** If the focus was lost, give it back: to the same card wherever it lies now, its neighbor, or `fallback`. */
export function restoreFocus(root: HTMLElement, held: Held, fallback: HTMLElement | null): void {
  const focused = document.activeElement;
  if (focused && focused !== document.body && focused.isConnected) return;
  const area = held.area ? root.querySelector(`[data-area="${CSS.escape(held.area)}"]`) : null;
  const items = area ? itemsOf(area) : [];
  const same = held.handle ? root.querySelector<HTMLElement>(`button[data-handle="${held.handle}"]`) : null;
  (same ?? items[Math.min(held.at, items.length - 1)] ?? fallback)?.focus({ preventScroll: true });
}

/** Whether what is typed belongs to a field, so that no key of ours may act. */
export function isTyping(target: EventTarget | null): boolean {
  const element = target as HTMLElement | null;
  return Boolean(element?.closest("input, textarea, select, [contenteditable]"));
}
