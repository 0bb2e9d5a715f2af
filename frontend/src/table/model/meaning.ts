// What picking an option means, in a few words beside it for those who learn the game (`Table.meanings`).
import type { AbilityView, Face, OptionView, Side, Stakes, View } from "../../protocol";
import { suitCounts, suitOfOption } from "./options";
import { sentence, written } from "./reader";
import type { Reader } from "./reader";

/** Whether the word of an option has a meaning of its own. */
export function isWorded({ verb, word }: OptionView, reader: Reader): boolean {
  return Boolean(word) && reader.table.meanings.some((each) => each.verb === verb && each.word === word);
}

export function meaningOf(option: OptionView, face: Face | undefined, view: View, reader: Reader): string {
  const parts = option.stakes ? [stakedText(option.stakes, reader)] : [];
  if (option.meaning) parts.push(option.meaning);
  let explained = false;
  const suit = face && reader.suitOf(face)?.word;
  for (const meaning of reader.table.meanings) {
    if (meaning.verb !== option.verb || (meaning.word && meaning.word !== option.word)) continue;
    if (meaning.suit && meaning.suit !== suit) continue;
    explained = true;
    if (meaning.text) parts.push(meaning.text);
    if (!face) continue;
    if (meaning.figures) parts.push(reader.numbers(face).join(", "));
    if (meaning.ability) parts.push(...abilities(reader.print(face.key)?.abilities ?? [], meaning.ability));
  }
  if (face && option.facing !== undefined) {
    parts.push(...reader.edges({ ...face, facing: option.facing }));
  } else if (face && !explained) parts.push([...reader.numbers(face), ...reader.states(face)].join(", "));
  const named = suitOfOption(option, reader);
  if (named) parts.push(countsText(suitCounts(view, named, reader)));
  return joined(parts);
}

/** How likely something succeeds, and what it measures: "67 % likely, attack 2 (top edge 2) against ...". */
function stakedText({ odds, sides }: Stakes, reader: Reader): string {
  const [mine = "", theirs = ""] = sides.map((side) => {
    const made = partsOf(side).map(({ source, text }) => `${source} ${text}`);
    const card = side.draws ? " and a card" : "";
    return `${titleOf(side, reader).toLowerCase()} ${side.begins} (${made.join(", ")})${card}`;
  });
  return `${odds} % likely, ${mine} against ${theirs}`;
}

/** What a side measures: "Attack". */
export function titleOf({ mark }: Side, reader: Reader): string {
  return reader.table.marks.find(({ name }) => name === mark)?.title ?? mark;
}

/** What a side's number is made of: first what is printed, then what bends it, with a sign. */
export function partsOf({ parts }: Side): { source: string; by: number; text: string }[] {
  return parts.map(({ source, by }, at) => ({ source, by, text: at && by > 0 ? `+${by}` : `${by}` }));
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
