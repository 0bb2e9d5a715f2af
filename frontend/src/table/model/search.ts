// What a card is found by: its words, and what its symbols are called.
import type { CardInfo } from "../../protocol";
import { written } from "./reader";
import type { Reader } from "./reader";

/** Without accents and other signs, in lower case, so that "aember" finds "Æmber". */
export function plain(text: string): string {
  return text
    .toLowerCase()
    .replaceAll("æ", "ae")
    .normalize("NFD")
    .replace(/[\u0300-\u036f’']/g, "");
}

/** All that is searched of a card: symbols as they are written ("{w}") and as they are said ("white"). */
export function searched(card: CardInfo, reader: Reader): string {
  const { key, name, marks, facts } = card;
  const texts = card.abilities.map(written);
  const kinds = reader.kinds({ handle: -1, key, name, marks });
  const spoken = texts.map((text) => reader.spoken(text));
  return plain([name, ...texts, ...spoken, ...kinds, JSON.stringify([marks, facts])].join(" "));
}
