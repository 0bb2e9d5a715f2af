// Faces in words: the page says of cards what the terminal and plain pages say. `tests/reading/faces.json` has it.
import { describe, expect, it } from "vitest";

import golden from "../../../tests/reading/faces.json";
import type { CardInfo, Face, GameDetail, Stakes, Table, View } from "../../src/protocol";
import { meaningOf } from "../../src/table/model/meaning";
import { Reader } from "../../src/table/model/reader";

interface Golden {
  table: Table;
  cards: CardInfo[];
  faces: { face: Face; kinds: string[]; said: string[]; text: string[]; explained: string[] }[];
  meanings: {
    verb: string;
    word?: string;
    meaning?: string;
    face: number | null;
    facing?: number;
    stakes?: Stakes;
    says: string;
  }[];
}

describe.each(Object.entries(golden as unknown as Record<string, Golden>))("%s", (_, game) => {
  const reader = new Reader({ table: game.table, cards: game.cards } as GameDetail);

  it("are said in these words", () => {
    for (const { face, kinds, said, text, explained } of game.faces) {
      const paragraphs = reader.text(face.key).map((paragraph) => reader.spoken(paragraph));
      expect([reader.kinds(face), reader.said(face), paragraphs]).toEqual([kinds, said, text]);
      expect(reader.explanations(face).map(({ words }) => words[0])).toEqual(explained);
    }
  });

  it("explain options in these words", () => {
    const view = { players: [], shared: {} } as unknown as View;
    for (const { verb, word, meaning, face, facing, stakes, says } of game.meanings) {
      const shown = face === null ? undefined : game.faces[face]?.face;
      const option = {
        verb,
        text: verb,
        ...(word ? { word } : {}),
        ...(meaning ? { meaning } : {}),
        ...(facing === undefined ? {} : { facing }),
        ...(stakes ? { stakes } : {}),
      };
      expect(reader.spoken(meaningOf(option, shown, view, reader))).toBe(says);
    }
  });
});
