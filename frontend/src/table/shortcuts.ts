// Keys that work anywhere at the table.
import type { Desk } from "./desk.svelte";
import { isTyping } from "./keyboard";
import type { Choice } from "./model/options";

interface Actions {
  undo: () => void;
  hint: () => void;
  help: () => void;
  settings: () => void;
  /** Make the log visible. */
  log: () => void;
}

/** Where the letters lead: the first of these that is there. */
const PLACES: Record<string, string[]> = {
  h: [".hand"],
  b: [".hero .middle", ".own .front", ".own .rows", ".own", ".middle"],
  o: [".others .front", ".others .rows", ".others"],
};

export function shortcut(event: KeyboardEvent, root: HTMLElement, desk: Desk, actions: Actions): void {
  if (event.defaultPrevented || event.ctrlKey || event.altKey || event.metaKey || isTyping(event.target))
    return;
  const { key } = event;
  const done = (): void => event.preventDefault();
  if (/^[0-9]$/.test(key) && desk.amounts) {
    // What is typed begins with the first number.
    root.querySelector<HTMLInputElement>(".amounts input")?.focus();
  } else if (/^[1-9]$/.test(key)) {
    const choice = numbered(desk, Number(key));
    if (choice) {
      done();
      if (choice.index === desk.main?.index) desk.proceed();
      else desk.pick(choice.index);
    }
  } else if (key === " " || key === "Enter") {
    const held = (event.target as Element).closest<HTMLElement>("button, a, input, summary, dialog");
    // The space bar is the main button's, unless the keys have led to another one.
    const free = !held || (key === " " && desk.pointing && !held.matches("dialog"));
    if (free && (desk.main || desk.ready)) {
      done();
      held?.blur();
      desk.proceed();
    }
  } else if (key === "[" || key === "]") {
    const choice = end(desk, key === "[");
    if (choice) {
      done();
      desk.pick(choice.index);
    }
  } else if (key === "a") {
    done();
    desk.list(!desk.listing);
  } else if (key === "z") {
    done();
    actions.undo();
  } else if (key === "w") {
    done();
    actions.hint();
  } else if (key === "?") {
    done();
    actions.help();
  } else if (key === ",") {
    done();
    actions.settings();
  } else if (key === "l") {
    done();
    actions.log();
    requestAnimationFrame(() => root.querySelector<HTMLElement>(".log .turns")?.focus());
  } else if (key === "d") {
    done();
    focusFirst(root, desk, [discardOf(desk)]);
  } else if (PLACES[key]) {
    done();
    focusFirst(root, desk, PLACES[key]);
  }
}

/** The option that stands beside a digit: in the menu while one is open, else in the list of all. */
export function numbered(
  { menu, targets }: Pick<Desk, "menu" | "targets">,
  digit: number,
): Choice | undefined {
  return (menu?.choices ?? targets.all)[digit - 1];
}

/** The option that puts something at the left or the right end. */
function end(desk: Desk, left: boolean): Choice | undefined {
  for (const [place, choices] of desk.targets.places) {
    const at = Number(place.split("/").at(-1));
    if (left ? at === 0 : at === -1) return choices[0];
  }
  return undefined;
}

/** Where the viewer's own first open pile lies. */
function discardOf(desk: Desk): string {
  const pile = desk.reader.table.areas.find((area) => area.shape === "pile" && area.faceup);
  return `[data-spot="${desk.view.viewer}/${pile?.name ?? ""}"]`;
}

function focusFirst(root: HTMLElement, desk: Desk, selectors: string[]): void {
  for (const selector of selectors) {
    const place = root.querySelector<HTMLElement>(selector);
    const item = place?.matches("button")
      ? place
      : (place?.querySelector<HTMLElement>('[data-item][tabindex="0"]') ??
        place?.querySelector<HTMLElement>("[data-item]"));
    if (item) {
      desk.pointing = false;
      desk.closeSheet();
      item.focus();
      return;
    }
  }
}
