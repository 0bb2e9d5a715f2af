// Patterns for cards without a picture: a rosette drawn from the card's key, always the same for the same key.
import { numbers } from "./chance";
import { VIEW_BOX, type Icon } from "./icon";

const CENTER = 256;

/** A rosette of two rings of petals round a dot. */
export function pattern(key: string): Icon {
  const source = numbers(key);
  const among = (least: number, most: number): number => least + (source.next().value % (most - least + 1));
  const petals = among(3, 9);
  const inner = ring(petals, 40, among(110, 150), among(16, 40), 0);
  const twice = among(0, 1) === 1 && petals < 7;
  const outer = ring(twice ? 2 * petals : petals, among(120, 160), 236, among(14, 46), among(0, 1));
  return { path: inner + outer + dot(among(12, 34)), viewBox: VIEW_BOX };
}

/** Petals from one distance of the center to another, so wide to either side; `turned` by half of what lies between. */
function ring(petals: number, from: number, to: number, width: number, turned: number): string {
  const middle = (from + to) / 2;
  return Array.from({ length: petals }, (_, i) => {
    const angle = ((i + turned / 2) * 2 * Math.PI) / petals;
    const at = (out: number, aside: number): string => {
      const x = CENTER + out * Math.sin(angle) + aside * Math.cos(angle);
      const y = CENTER - out * Math.cos(angle) + aside * Math.sin(angle);
      return `${x.toFixed(1)} ${y.toFixed(1)}`;
    };
    return `M${at(from, 0)}Q${at(middle, -width)} ${at(to, 0)}Q${at(middle, width)} ${at(from, 0)}Z`;
  }).join("");
}

function dot(radius: number): string {
  const half = `a${radius} ${radius} 0 0 1`;
  return `M${CENTER - radius} ${CENTER}${half} ${2 * radius} 0${half} ${-2 * radius} 0Z`;
}
