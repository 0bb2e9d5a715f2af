// Movement: cards glide to where they lie in a new view, and what changed lights up for a moment.
//
// Cards are told apart by their handles. One that moved to another area flies as a copy above everything, so that no
// scrolling area cuts it off; one that the viewer has not seen before comes from where its player has a card less, and
// one that was held from where it was let go.
import { tick } from "svelte";

import type { Face, View } from "../protocol";
import { settings } from "../settings.svelte";
import type { Drag, Dropped } from "./drag.svelte";
import { changesOf } from "./model/changes";
import { origins } from "./model/origins";
import { facesOf } from "./model/reader";

const FLIGHT = 320;
const GLINT = 240;
const CHANGED = 900;
/** Brighter and back, twice: it is seen in any color, and on what is bright already as a dimming between. */
const PULSE = [
  { filter: "none" },
  { filter: "brightness(1.5)", offset: 0.2 },
  { filter: "brightness(0.75)", offset: 0.45 },
  { filter: "brightness(1.4)", offset: 0.7 },
  { filter: "none" },
];
const EASING = "cubic-bezier(0.2, 0.8, 0.25, 1)";

interface Seen {
  rect: DOMRect;
  area: string;
}

/** Follow the views of a board, on which cards are dragged; to be called while its component is made. */
export function follow(root: () => HTMLElement | undefined, view: () => View, drag: Drag): void {
  let before: View | null = null;
  $effect.pre(() => {
    const now = view();
    const element = root();
    const was = before;
    before = now;
    if (!element || !was || was === now) return;
    if (was.viewer !== now.viewer || was.game !== now.game) return;
    const seen = measure(element);
    const spots = spotRects(element);
    void tick().then(() => {
      animate(element, seen, spots, was, now, drag);
      if (now.decision?.options) drag.dropped = null;
    });
  });
}

function measure(root: HTMLElement): Map<string, Seen> {
  const seen = new Map<string, Seen>();
  for (const element of root.querySelectorAll<HTMLElement>("[data-handle]")) {
    seen.set(element.dataset.handle ?? "", { rect: element.getBoundingClientRect(), area: areaOf(element) });
  }
  return seen;
}

function spotRects(root: HTMLElement): Map<string, DOMRect> {
  const rects = new Map<string, DOMRect>();
  for (const element of root.querySelectorAll<HTMLElement>("[data-spot]")) {
    rects.set(element.dataset.spot ?? "", element.getBoundingClientRect());
  }
  return rects;
}

function areaOf(element: HTMLElement): string {
  return element.closest<HTMLElement>("[data-spot]")?.dataset.spot ?? "";
}

function animate(
  root: HTMLElement,
  seen: Map<string, Seen>,
  spots: Map<string, DOMRect>,
  was: View,
  now: View,
  drag: Drag,
): void {
  const { still } = settings;
  const { fresh, altered } = changesOf(was, now);
  const from = origins(was, now);
  const faces = facesOf(now);
  for (const element of root.querySelectorAll<HTMLElement>("[data-handle]")) {
    const handle = element.dataset.handle ?? "";
    let old = seen.get(handle);
    if (drag.dropped && isDropped(element, drag.dropped, old, faces)) {
      old = { rect: drag.dropped.rect, area: "" };
      drag.dropped = null;
    }
    if (!still) move(element, old, spots.get(from.get(Number(handle)) ?? ""));
    if (altered.has(Number(handle)) || fresh.has(Number(handle)))
      flash(element.querySelector(".body") ?? element);
  }
}

/** Whether an element is the card that was let go, which has another handle if others have not seen it before. */
function isDropped(
  element: HTMLElement,
  { handle, key }: Dropped,
  old: Seen | undefined,
  faces: Map<number, Face>,
): boolean {
  const own = Number(element.dataset.handle);
  if (old) return own === handle && old.area !== areaOf(element);
  return faces.get(own)?.key === key;
}

function move(element: HTMLElement, old: Seen | undefined, origin: DOMRect | undefined): void {
  const rect = element.getBoundingClientRect();
  const start = old?.rect ?? origin;
  if (!start || !rect.width || !start.width) return;
  const x = start.left + start.width / 2 - (rect.left + rect.width / 2);
  const y = start.top + start.height / 2 - (rect.top + rect.height / 2);
  const scale = Math.min(start.width / rect.width, start.height / rect.height);
  if (Math.abs(x) < 2 && Math.abs(y) < 2 && Math.abs(scale - 1) < 0.02) return;
  const frames = [{ transform: `translate(${x}px, ${y}px) scale(${scale})` }, { transform: "none" }];
  if (old && old.area === areaOf(element)) element.animate(frames, { duration: FLIGHT, easing: EASING });
  else fly(element, rect, frames);
}

/** Let a copy fly above everything while the card itself cannot be seen yet. */
function fly(element: HTMLElement, rect: DOMRect, frames: Keyframe[]): void {
  const copy = element.cloneNode(true) as HTMLElement;
  copy.inert = true;
  copy.removeAttribute("data-handle");
  copy.removeAttribute("data-item");
  copy.setAttribute("aria-hidden", "true");
  Object.assign(copy.style, {
    position: "fixed",
    inset: "auto",
    left: `${rect.left}px`,
    top: `${rect.top}px`,
    width: `${rect.width}px`,
    height: `${rect.height}px`,
    margin: "0",
    zIndex: "40",
    pointerEvents: "none",
  });
  (element.closest(".board") ?? document.body).append(copy);
  element.animate([{ opacity: 0 }, { opacity: 0 }], { duration: FLIGHT });
  const flight = copy.animate(frames, { duration: FLIGHT, easing: EASING });
  const land = (): void => copy.remove();
  flight.onfinish = land;
  flight.oncancel = land;
}

/** What was picked lights up at once: what comes of it takes until the service has answered. */
export function glint(element: Element): void {
  if (!settings.moves) return;
  element.animate([{ filter: "none" }, { filter: "brightness(1.35)", offset: 0.3 }, { filter: "none" }], {
    duration: GLINT,
    easing: "ease-out",
  });
}

/** What has changed pulses, since a rim of light means what can be picked; where nothing is to move, dots stand round it. */
function flash(element: Element): void {
  if (settings.still) {
    const dots = { outline: "3px dotted var(--focus)", outlineOffset: "2px" };
    element.animate([dots, dots], { duration: CHANGED });
    return;
  }
  element.animate(PULSE, { duration: CHANGED, easing: "ease-in-out" });
}
