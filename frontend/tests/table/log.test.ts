import { expect, test } from "vitest";

import type { LogPart } from "../../src/protocol";
import { joined, textOf } from "../../src/table/model/log";

test("punctuation stays at the name before it, and every character is said once", () => {
  const line: LogPart[] = [
    { text: "Ann plays ", card: "" },
    { text: "Coin Diver", card: "coin-diver" },
    { text: ", ", card: "" },
    { text: "Night Nurse", card: "night-nurse" },
    { text: " and more.", card: "" },
  ];
  const parts = joined(line);
  expect(parts.map(({ text, tail }) => text + tail)).toEqual([
    "Ann plays ",
    "Coin Diver,",
    " ",
    "Night Nurse",
    " and more.",
  ]);
  expect(parts.map(({ text, tail }) => text + tail).join("")).toBe(textOf([line]));
});
