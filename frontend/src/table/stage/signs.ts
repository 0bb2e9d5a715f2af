// What kinds of scenes are drawn as, 16 by 16: the signs before the lines of the log.
import type { Scene } from "../../protocol";

const CARD = "M4.5 3 10 1.8l2.4 11L7 14z";
const BURST =
  "M8 1l1.5 4L13 3l-1.5 3.6 4 1.4-4 1.4L13 13l-3.5-2L8 15l-1.5-4L3 13l1.5-3.6L.5 8l4-1.4L3 3l3.5 2z";
const SWORDS =
  "M2 2h2l6.6 6.6L12 7.2l1 1-1.4 1.4 2.6 2.6-1.6 1.6-2.6-2.6L8.6 12.6l-1-1L9 10.2 2 3.6zM14 2h-2L8.6 5.4l1.4 1.4L14 3.6zM6.2 8l1.3 1.3-3.1 3.2-1 1.5-1.8-1.8z";
const SKULL =
  "M8 1.5a5.5 5.5 0 0 0-3 10V14h2v-1.5h2V14h2v-2.5a5.5 5.5 0 0 0-3-10zM5.8 6a1.2 1.2 0 1 1 0 2.4 1.2 1.2 0 0 1 0-2.4zM10.2 6a1.2 1.2 0 1 1 0 2.4 1.2 1.2 0 0 1 0-2.4z";
const PLUS = "M6.5 2h3v4.5H14v3H9.5V14h-3V9.5H2v-3h4.5z";
const MINUS = "M2 6.5h12v3H2z";
const ON = "M2 7h7V4l5 4-5 4V9H2z";
const DOWN = "M7 2h2v7h3l-4 5-4-5h3z";
const CARDS = "M2.5 3.5h7v10h-7zM11 2.5h2.5v9H11z";
const FLASH = "M9 1 3 9h4l-1 6 6-8H8z";
const EYE = "M8 4c4 0 6.5 4 6.5 4S12 12 8 12 1.5 8 1.5 8 4 4 8 4zM8 6a2 2 0 1 0 0 4 2 2 0 0 0 0-4z";
const STAR = "M8 1.5l2 4.4 4.8.5-3.6 3.2 1 4.7L8 11.9l-4.2 2.4 1-4.7L1.2 6.4 6 5.9z";
const ROUND = "M2 4h8V2l4 3-4 3V6H2zM14 10H6V8l-4 3 4 3v-2h8z";
const FLAG = "M3 1.5h1.5V3H13l-2.5 3L13 9H4.5v5.5H3z";
const CROSS = "M3.5 2 8 6.5 12.5 2 14 3.5 9.5 8l4.5 4.5-1.5 1.5L8 9.5 3.5 14 2 12.5 6.5 8 2 3.5z";

/** The path of a kind's sign; a dot for those that have none. */
export const SIGNS: Partial<Record<Scene["kind"], string>> = {
  attached: CARD,
  attacked: SWORDS,
  blocked: SWORDS,
  contest: SWORDS,
  control: ON,
  damaged: BURST,
  destroyed: SKULL,
  discarded: DOWN,
  drawn: CARDS,
  ended: FLAG,
  entered: CARD,
  gained: PLUS,
  healed: PLUS,
  looked: EYE,
  lost: MINUS,
  missed: CROSS,
  moved: ON,
  paid: MINUS,
  played: CARD,
  revealed: EYE,
  sacrificed: SKULL,
  scored: STAR,
  shuffled: ROUND,
  stopped: CROSS,
  taken: ON,
  turned: ROUND,
  used: FLASH,
  waits: FLASH,
};
