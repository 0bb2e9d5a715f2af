// Where a table is higher than its place, as on phones and with large cards, what can be picked has to be in sight.

/**
 * Scroll the table to something that is lit, or else to the card that is asked about, unless all of one such thing is in
 * sight; where there is none, to the viewer's own side. Or to its top first, to be read anew. So much at its foot lies
 * `below` the question.
 */
export function showAsked(root: HTMLElement, anew: boolean, below = 0): void {
  const table = root.querySelector<HTMLElement>(".tabletop");
  if (!table) return;
  if (anew) table.scrollTop = 0;
  const { top, bottom } = table.getBoundingClientRect();
  const asked = ["[data-item].lit", "[data-item].resolving", ".own"]
    .map((those) => [...table.querySelectorAll(those)])
    .find((those) => those.length);
  const inSight = asked?.some((each) => {
    const box = each.getBoundingClientRect();
    return box.top >= top - 1 && box.bottom <= bottom - below + 1;
  });
  if (!inSight) asked?.[0]?.scrollIntoView({ block: "nearest" });
}
