import { expect, test } from "vitest";

import { divided, whose } from "../../src/table/model/naming";

test.each([
  ["Snufflegator", "Snuf-fle-ga-tor"],
  ["Masterplan", "Mas-ter-plan"],
  ["Mushroom Man", "Mush-room Man"],
  ["Flame-Wreathed", "Flame-Wrea-thed"],
  ["Cooperative Hunting", "Coo-pe-ra-tive Hun-ting"],
  ["Pit Demon", "Pit Demon"],
  ["Strength", "Strength"],
  ["“John Smyth”", "“John Smyth”"],
])("%s can be broken where a syllable ends", (name, parts) => {
  expect(divided(name).replaceAll("\u00ad", "-")).toBe(parts);
});

test("what lies with a player is called theirs, or yours", () => {
  expect(whose("Hand", "Ann", false)).toBe("Ann's hand");
  expect(whose("Hand", "Ann", true)).toBe("Your hand");
});
