// What picking an option means, in a few words beside it for those who learn the game (`Table.meanings`).
import type { AbilityView, Face, OptionView, View } from "../../protocol";
import { suitCounts, suitOfOption } from "./options";
import { sentence, written } from "./reader";
import type { Reader } from "./reader";

export function meaningOf(option: OptionView, face: Face | undefined, view: View, reader: Reader): string {
  const parts: string[] = [];
  let explained = false;
  for (const meaning of reader.table.meanings) {
    if (meaning.verb !== option.verb) continue;
    explained = true;
    if (meaning.text) parts.push(meaning.text);
    if (!face) continue;
    if (meaning.figures) parts.push(reader.numbers(face).join(", "));
    if (meaning.ability) parts.push(...abilities(reader.print(face.key)?.abilities ?? [], meaning.ability));
  }
  if (face && !explained) parts.push([...reader.numbers(face), ...reader.states(face)].join(", "));
  const suit = suitOfOption(option, reader);
  if (suit) parts.push(countsText(suitCounts(view, suit, reader)));
  return joined(parts);
}

export function countsText({ held, laid }: { held: number; laid: number }): string {
  return [held && `${held} in hand`, laid && `${laid} in play`].filter(Boolean).join(", ");
}

/** The texts under a bold word ("reap" finds "Fight/Reap:"), or all paragraphs for "*". */
export function abilities(paragraphs: AbilityView[], wanted: string): string[] {
  if (wanted === "*") return paragraphs.map((said) => sentence(written(said)));
  return paragraphs.flatMap(({ labels, text }) => (labels.includes(wanted) ? [sentence(text)] : []));
}

/** What is said of one thing, after each other: sentences as they are, other words with semicolons. */
function joined(parts: string[]): string {
  const said = parts.filter(Boolean).map((part) => (part.endsWith(".") ? part : `${part};`));
  return said.join(" ").replace(/;$/, "");
}
