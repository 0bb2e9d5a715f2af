// What picking an option means, in a few words beside it for those who learn the game (`Table.meanings`).
import type { Face, Option, View } from "../../view";
import { suitCounts, suitOfOption } from "./options";
import type { Reader } from "./reader";

export function meaningOf(option: Option, face: Face | undefined, view: View, reader: Reader): string {
  const parts: string[] = [];
  let explained = false;
  for (const meaning of reader.table.meanings) {
    if (meaning.verb !== option.verb) continue;
    explained = true;
    if (meaning.text) parts.push(meaning.text);
    if (!face) continue;
    if (meaning.figures) parts.push(reader.numbers(face).join(", "));
    if (meaning.ability) parts.push(...abilities(reader.text(face.key), meaning.ability));
  }
  if (face && !explained) parts.push([...reader.numbers(face), ...reader.states(face)].join(", "));
  const suit = suitOfOption(option, reader);
  if (suit) parts.push(countsText(suitCounts(view, suit, reader)));
  return parts.filter(Boolean).join("; ");
}

export function countsText({ held, laid }: { held: number; laid: number }): string {
  return [held && `${held} in hand`, laid && `${laid} in play`].filter(Boolean).join(", ");
}

/** The paragraphs under a bold word ("reap" finds "Fight/Reap:"), or all for "*". */
export function abilities(paragraphs: string[], wanted: string): string[] {
  if (wanted === "*") return paragraphs;
  return paragraphs.flatMap((paragraph) => {
    const colon = paragraph.indexOf(": ");
    const labels = paragraph
      .slice(0, Math.max(colon, 0))
      .toLowerCase()
      .replace("before fight", "")
      .split("/");
    return colon > 0 && labels.includes(wanted) ? [paragraph.slice(colon + 2)] : [];
  });
}
