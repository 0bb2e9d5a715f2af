// What the card sheet says: all that is known of a card, current against printed numbers with the reasons.
import type { AbilityView, Face, Suit } from "../../protocol";
import { capital } from "../../words";
import { isTally, labeled, sentence, tally } from "./reader";
import type { Reader } from "./reader";

interface SheetNumber {
  title: string;
  symbol: string;
  icon: string;
  value: number;
  /** What is printed, where that is another number. */
  printed: number | null;
  /** What made the difference: "Banner of Battle +1". */
  reasons: string[];
}

export interface Sheet {
  name: string;
  kind: string;
  costs: { title: string; text: string }[];
  suit: Suit | undefined;
  numbers: SheetNumber[];
  states: string[];
  /** Paragraphs, each with the bold word that it begins with, if any. */
  text: { label: string; text: string }[];
  /** Further printed facts, such as traits. */
  facts: string[];
  attached: { name: string; text: string[] }[];
  /** What words of all this mean. */
  glossary: { word: string; text: string }[];
}

/** Printed facts that people do not need at the table: to look cards up by. */
const CATALOGUE = new Set(["number", "rarity"]);

export function sheetOf(face: Face, reader: Reader): Sheet {
  const shown = reader.marks(face);
  const suit = reader.suitOf(face);
  const kinds = reader.types(face).map(capital);
  const numbers = shown.flatMap(({ mark, value, printed }) =>
    typeof value === "number"
      ? [
          {
            title: capital(mark.title),
            symbol: mark.symbol,
            icon: mark.icon,
            value,
            printed: printed ?? null,
            reasons: reasons(face, mark.name),
          },
        ]
      : [],
  );
  const text = rulesOf(face.key, reader);
  // A keyword that is printed stands in the text.
  const said = new Set(text.map((each) => each.text));
  const states = reader
    .states(face)
    .map(capital)
    .filter((state) => !said.has(`${state}.`));
  return {
    name: face.name,
    kind: [suit?.title ?? "", ...kinds].filter(Boolean).join(" · "),
    costs: reader.costs(face),
    suit,
    numbers,
    states,
    text,
    facts: printedFacts(face, reader),
    attached: (face.attached ?? []).map((card) => ({ name: card.name, text: reader.text(card.key) })),
    glossary: reader.explanations(face).map(({ words, text }) => ({ word: capital(words[0] ?? ""), text })),
  };
}

/** The sheet of a card that is only named, as in the log. */
export function faceOfKey(key: string, reader: Reader): Face | undefined {
  const print = reader.print(key);
  return print && { handle: -1, key, name: print.name, marks: print.marks };
}

/** What is printed on a card, by paragraphs. */
export function rulesOf(key: string, reader: Reader): Sheet["text"] {
  return (reader.print(key)?.abilities ?? []).map(paragraph);
}

/** A paragraph with what stands before its colon: the words that set it off, or its cost. */
function paragraph({ labels, cost = "", text }: AbilityView): { label: string; text: string } {
  return { label: labeled(labels) || cost, text: sentence(text) };
}

function reasons(face: Face, mark: string): string[] {
  return (face.reasons?.[mark] ?? []).map(({ source, by }) => `${source} ${signed(by)}`);
}

function signed(amount: number): string {
  return amount < 0 ? `−${-amount}` : `+${amount}`;
}

function printedFacts(face: Face, reader: Reader): string[] {
  const print = reader.print(face.key);
  return Object.entries(print?.facts ?? {}).flatMap(([name, value]) => {
    if (CATALOGUE.has(name)) return [];
    const title = capital(name.replaceAll("_", " "));
    if (Array.isArray(value)) return value.length ? [`${title}: ${value.map(capital).join(", ")}`] : [];
    if (isTally(value)) return [`${title}: ${tally(value).join(", ")}`];
    if (typeof value === "string" || typeof value === "number")
      return value === "" ? [] : [`${title}: ${value}`];
    return [];
  });
}
