() => {
  const faults = [];
  const named = (each) => {
    const text = (each.getAttribute("aria-label") || each.textContent).replace(/\s+/g, " ").trim();
    return `${each.tagName.toLowerCase()}.${[...each.classList].filter((name) => !name.startsWith("svelte-")).join(".")} '${text.slice(0, 60)}'`;
  };
  const say = (each, what) => faults.push(`${named(each)} ${what}`);
  const seen = (each) => each.checkVisibility({ opacityProperty: true, visibilityProperty: true }) && !each.closest(".unseen");
  const scrolls = (value) => value === "auto" || value === "scroll";

  // Whatever is scrolled to be looked at comes back to where it was.
  const places = [...document.querySelectorAll("*")]
    .filter((each) => each.scrollHeight > each.clientHeight || each.scrollWidth > each.clientWidth)
    .map((each) => [each, each.scrollTop, each.scrollLeft]);

  if (document.documentElement.scrollWidth > innerWidth) faults.push("The page is wider than the window.");
  if (document.querySelector(".table") && document.documentElement.scrollHeight > innerHeight)
    faults.push("The table is higher than the window.");

  const styles = new Map();
  /** What an element does with what is larger than it. */
  function styleOf(each) {
    let found = styles.get(each);
    if (!found) {
      const { overflowX, overflowY, position, textOverflow, webkitLineClamp } = getComputedStyle(each);
      styles.set(each, (found = { overflowX, overflowY, position, short: textOverflow === "ellipsis" || webkitLineClamp !== "none" }));
    }
    return found;
  }
  /** What can be seen within an element, as it and all around it clip; kept while nothing is scrolled. */
  let windows = new Map();
  function within(each) {
    const known = windows.get(each);
    if (known) return known;
    const style = styleOf(each);
    const around = each.getBoundingClientRect();
    const up = style.position === "fixed" ? null : each.parentElement;
    const found = up ? { ...within(up) } : { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
    if (style.overflowX !== "visible")
      [found.left, found.right] = [Math.max(found.left, around.left), Math.min(found.right, around.right)];
    if (style.overflowY !== "visible")
      [found.top, found.bottom] = [Math.max(found.top, around.top), Math.min(found.bottom, around.bottom)];
    windows.set(each, found);
    return found;
  }
  /** The part of a box within an element that is in sight. */
  function shown(each, box) {
    const frame = within(each);
    const [left, top] = [Math.max(box.left, frame.left), Math.max(box.top, frame.top)];
    const [right, bottom] = [Math.min(box.right, frame.right), Math.min(box.bottom, frame.bottom)];
    return { left, top, wide: right - left, high: bottom - top };
  }

  // What can be done can be brought into sight and hit.
  const GRID = 5;
  /** What lies before all else, below which nothing is to be done. */
  const front = [...document.querySelectorAll("[role=dialog], .end")].at(-1);
  for (const each of document.querySelectorAll(
    "[data-option], button.card.lit:not([inert]), button.cell.lit, [data-main], [data-confirm], main button, .actions button",
  )) {
    if (!seen(each) || (front && !front.contains(each))) continue;
    each.scrollIntoView({ block: "nearest", inline: "nearest", behavior: "instant" });
    windows = new Map();
    const box = each.getBoundingClientRect();
    const { left, top, wide, high } = shown(each.parentElement, box);
    if (wide < Math.min(box.width, 20) - 1 || high < Math.min(box.height, 20) - 1) {
      say(each, `is out of sight (${Math.round(wide)} by ${Math.round(high)} of ${Math.round(box.width)} by ${Math.round(box.height)} left, at ${Math.round(box.left)}, ${Math.round(box.top)})`);
      continue;
    }
    let hits = 0;
    let over = null;
    for (let at = 0; at < GRID * GRID; at++) {
      const x = left + ((at % GRID) + 0.5) * (wide / GRID);
      const y = top + (Math.floor(at / GRID) + 0.5) * (high / GRID);
      const hit = document.elementFromPoint(x, y);
      if (hit && (hit === each || each.contains(hit) || hit.contains(each) || hit.closest("label")?.contains(each))) hits++;
      else over = hit;
    }
    if (hits * wide * high < (GRID * GRID * Math.min(box.width * box.height, 900)) / 4)
      say(each, `is covered${over ? ` by ${named(over)}` : ""} (${hits} of ${GRID * GRID} points are its own)`);
  }
  for (const [each, top, left] of places) each.scrollTo({ top, left, behavior: "instant" });
  windows = new Map();

  // No text is cut off, but where it says so by an ellipsis.
  const texts = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const each = node.parentElement;
    if (!node.data.trim() || !each || !seen(each) || Math.min(each.offsetWidth, each.offsetHeight) <= 2) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    for (const box of range.getClientRects()) {
      const { wide, high } = shown(each, box);
      if (box.width > 1 && box.height > 1) texts.push({ each, box, wide, high, text: node.data.trim() });
    }
  }
  const CUT = 2.5;
  /** As narrow a card has no room for a long name: its sheet and what is read aloud say it. */
  const NARROW = 54;
  for (const { each, box, text } of texts) {
    let short = (each.closest(".face")?.clientWidth ?? innerWidth) < NARROW;
    for (let up = each; up && up !== document.body; up = up.parentElement) {
      const style = styleOf(up);
      if (style.short) short = true;
      const across = style.overflowX !== "visible" && !scrolls(style.overflowX);
      const down = style.overflowY !== "visible" && !scrolls(style.overflowY);
      if (scrolls(style.overflowX) || scrolls(style.overflowY)) break;
      const around = across || down ? up.getBoundingClientRect() : box;
      const slack = box.height * 0.15 + CUT;  // ascenders and descenders have room of their own
      const beside = across && (box.left < around.left - CUT || box.right > around.right + CUT);
      const below = down && (box.top < around.top - slack || box.bottom > around.bottom + slack);
      if ((beside || below) && !short) {
        faults.push(`'${text.slice(0, 50)}' in ${named(each)} is cut off by ${named(up)}`);
        break;
      }
      if (style.position === "fixed") break;
    }
  }

  // On a card, in what is asked and on the plates nothing is written over something else.
  const groups = new Map();
  const stuck = (each) => each && (styleOf(each).position === "sticky" || stuck(each.parentElement)); // others pass below it
  for (const text of texts) {
    if (text.each.closest(".odds")) continue; // laid over the board while one aims
    const among = text.each.closest(".card, .prompt, .plates, .cell, .last, .bar");
    if (!among || among.closest(".turned") || stuck(text.each) || text.high < text.box.height / 2) continue; // boxes of what is turned are wider than it is
    if (!groups.has(among)) groups.set(among, []);
    groups.get(among).push(text);
  }
  for (const [among, own] of groups)
    for (const [at, one] of own.entries())
      for (const other of own.slice(at + 1)) {
        if (one.each === other.each) continue;
        const wide = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left);
        const high = Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top);
        if (wide > 2.5 && high > Math.min(one.box.height, other.box.height) * 0.4)
          faults.push(`'${one.text.slice(0, 40)}' and '${other.text.slice(0, 40)}' lie over each other in ${named(among)}`);
      }

  // No badge lies over the name of a card, nor the number of a pile over that of its top one.
  for (const { each, box, high, text } of texts) {
    const face = each.closest(".name")?.closest(".face");
    if (!face || face.closest(".turned") || high < box.height / 2) continue;
    for (const badge of [...face.querySelectorAll(".badge"), ...(face.closest(".pile")?.querySelectorAll("b") ?? [])]) {
      const over = badge.getBoundingClientRect();
      const wide = Math.min(box.right, over.right) - Math.max(box.left, over.left);
      const deep = Math.min(box.bottom, over.bottom) - Math.max(box.top, over.top);
      if (wide > 2.5 && deep > box.height * 0.4) faults.push(`'${text.slice(0, 40)}' lies below ${named(badge)}`);
    }
  }

  // A name that finds no room ends with a whole line.
  for (const each of document.querySelectorAll(".face .name")) {
    const line = parseFloat(getComputedStyle(each).lineHeight);
    const rest = (each.clientHeight % line) / line;
    if (seen(each) && each.scrollHeight > each.clientHeight + 1 && rest > 0.25 && rest < 0.75)
      say(each, `is cut through (${each.clientHeight} of lines of ${line.toFixed(1)})`);
  }
  return [...new Set(faults)];
}
