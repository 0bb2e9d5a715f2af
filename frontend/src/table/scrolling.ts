// Where a table is higher than its place, as on phones and with large cards, what can be picked has to be in sight.

/**
 * Scroll the table to something that is lit, or else to the card that is asked about, unless all of one such thing is in
 * sight; or to its top, to be read anew. So much at its foot lies `below` the question.
 */
export function showLit(root: HTMLElement, anew: boolean, below = 0): void {
  const table = root.querySelector<HTMLElement>(".tabletop");
  if (!table) return;
  if (anew) table.scrollTop = 0;
  const { top, bottom } = table.getBoundingClientRect();
  const lit = [...table.querySelectorAll("[data-item].lit")];
  if (!lit.length) lit.push(...table.querySelectorAll("[data-item].resolving"));
  const inSight = lit.some((each) => {
    const box = each.getBoundingClientRect();
    return box.top >= top - 1 && box.bottom <= bottom - below + 1;
  });
  if (!inSight) lit[0]?.scrollIntoView({ block: "nearest" });
}
