import { describe, expect, it } from "vitest";

import golden from "../../../tests/reading/faces.json";
import type { CardInfo, GameDetail, Table } from "../../src/protocol";
import { Reader } from "../../src/table/model/reader";
import { plain, searched } from "../../src/table/model/search";

describe("a card is found", () => {
  const { table, cards } = (golden as unknown as Record<string, { table: Table; cards: CardInfo[] }>)
    .costs as {
    table: Table;
    cards: CardInfo[];
  };
  const reader = new Reader({ table, cards } as GameDetail);
  const scribe = searched(cards.find(({ key }) => key === "scribe") as CardInfo, reader);

  it.each(["scribe", "white", "black or green", "{w}", "draw a card", "citizen"])("by %s", (words) => {
    for (const word of plain(words).split(" ")) expect(scribe).toContain(word);
  });

  it("not by what it has nothing to do with", () => {
    expect(scribe).not.toContain("blue");
  });

  it("however it is typed", () => {
    expect(plain("Æmber’s Él")).toBe("aembers el");
  });
});
