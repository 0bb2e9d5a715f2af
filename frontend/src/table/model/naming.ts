// What a card is called by those who do not see it: "Dust Pixie, creature, power 1, ready, left flank, 1 of 3, can reap".
import type { Area, Face, Table } from "../../protocol";
import type { Choice } from "./options";
import type { Reader } from "./reader";

/** Where a card lies among others. */
export interface Position {
  area: Area;
  at: number;
  of: number;
}

/** `owner` is whose it is, where it lies with somebody else. */
export function nameOf(
  face: Face,
  reader: Reader,
  position: Position | null,
  choices: Choice[],
  owner = "",
): string {
  const laid = position?.area.shape === "row";
  const parts = [
    face.name,
    ...reader.kinds(face),
    ...reader.said(face),
    owner && `belongs to ${owner}`,
    laid && hasTurned(reader) && !reader.turnedBy(face) ? "ready" : "",
    position ? flank(position, reader.table) : "",
    position && position.of > 1 ? `${position.at + 1} of ${position.of}` : "",
    verbs(choices, reader),
  ];
  return parts.filter(Boolean).join(", ");
}

/** What something of a player's is called: "Your hand", "Ann's hand". */
export function whose(what: string, player: string, own: boolean): string {
  return `${own ? "Your" : `${player}'s`} ${what.toLowerCase()}`;
}

/** What is called out for a card that the viewer does not know. */
export function hiddenName(position: Position): string {
  const where = position.area.title.toLowerCase();
  return `Hidden card, ${where}, ${position.at + 1} of ${position.of}`;
}

function verbs(choices: Choice[], reader: Reader): string {
  const said = [...new Set(choices.map(({ option }) => option.verb || reader.spoken(option.text)))];
  return said.length ? `can ${said.join(", ")}` : "";
}

/** Whether cards of the game can be turned at all, so that "ready" says something. */
function hasTurned(reader: Reader): boolean {
  return reader.table.marks.some((mark) => mark.turned);
}

/** The ends of a row matter where something can be put there. */
function endsMatter(area: Area, table: Table): boolean {
  return table.places.some((place) => place.area === area.name && place.at.includes(-1));
}

function flank({ area, at, of }: Position, table: Table): string {
  if (area.shape !== "row" || !endsMatter(area, table)) return "";
  if (of === 1) return "both flanks";
  if (at === 0) return "left flank";
  return at === of - 1 ? "right flank" : "";
}

/** The least letters of a word that is divided. */
const LONG = 7;
/** Consonants between vowels, and those of them with which the next syllable begins. */
const BETWEEN = /(?<=[aeiouyæ])[^aeiouyæ]{1,5}(?=[aeiouyæ])/giu;
const BEGINS = /(?:[bcdfgpt][lr]|[cgpstw]h|.)$/iu;

/** A name with soft hyphens in its long words: where one has to be broken, it can still be read. */
export function divided(name: string): string {
  return name.replace(/\p{L}+/gu, (word) =>
    word.length < LONG
      ? word
      : word.replace(BETWEEN, (consonants, at: number) => {
          const end = consonants.search(BEGINS);
          const cut = at + end;
          if (cut < 2 || word.length - cut < 3) return consonants;
          return `${consonants.slice(0, end)}\u00ad${consonants.slice(end)}`;
        }),
  );
}
