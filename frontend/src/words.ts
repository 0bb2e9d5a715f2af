// Small facts in words.
import type {
  BotInfo,
  Clock,
  GameInfo,
  OptionInfo,
  SeatState,
  SeriesState,
  State,
  TableInfo,
} from "./protocol";

const DIFFICULTY = ["", "easy", "medium", "hard"];

/** "2 players", "2–4 players": for how many a game is. */
export function playersText(players: number[]): string {
  const [low, high] = [Math.min(...players), Math.max(...players)];
  return low === high ? `${low} players` : `${low}–${high} players`;
}

export function difficultyText(game: GameInfo): string {
  return DIFFICULTY[game.difficulty] ?? "";
}

export function clockText(clock: Clock): string {
  if (clock.kind === "live") {
    const base = clock.base % 60 ? `${clock.base} s` : `${clock.base / 60} min`;
    if (clock.overtime) return `${base}, then ${clock.overtime} s a move`;
    return clock.increment ? `${base} + ${clock.increment} s` : base;
  }
  if (clock.kind === "days") return clock.days === 1 ? "1 day a move" : `${clock.days} days a move`;
  return "no clock";
}

/** How long ago something was: "just now", "5 min. ago", "on May 3". */
export function ago(at: number, now = Date.now()): string {
  const seconds = Math.max(0, (now - at) / 1000);
  if (seconds < 60) return "just now";
  const relative = new Intl.RelativeTimeFormat("en", { numeric: "auto", style: "short" });
  if (seconds < 3600) return relative.format(-Math.floor(seconds / 60), "minute");
  if (seconds < 86_400) return relative.format(-Math.floor(seconds / 3600), "hour");
  if (seconds < 7 * 86_400) return relative.format(-Math.floor(seconds / 86_400), "day");
  return `on ${new Date(at).toLocaleDateString("en", { day: "numeric", month: "long" })}`;
}

/** A chance as people read it: "48%". */
export const percent = (chance: number): string => `${Math.round(100 * chance)}%`;

/** "Logos, Sanctum and Untamed". */
export function listing(words: string[], and = "and"): string {
  if (words.length < 2) return words[0] ?? "";
  return `${words.slice(0, -1).join(", ")} ${and} ${words.at(-1)}`;
}

/** "Ember, Glow and 3 more". */
export function some(words: string[], most: number): string {
  return listing(
    words.length > most ? [...words.slice(0, most - 1), `${words.length - most + 1} more`] : words,
  );
}

export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** What stands for a name where there is room for two letters: "A" for Ann, "G4" for Guest 4821. */
export function initials(name: string): string {
  const words = name.split(/\s+/).filter(Boolean);
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words;
  return ends.map((word = "") => String.fromCodePoint(word.codePointAt(0) ?? 0).toUpperCase()).join("");
}

/** Whom a table is played against: "against Greedy", "against Ada and an open seat". */
export function othersText(table: TableInfo): string {
  const others = table.names.filter((_, seat) => !table.mine.includes(seat));
  const named = others.filter(Boolean);
  const open = others.length - named.length;
  if (open) named.push(open === 1 ? "an open seat" : `${open} open seats`);
  return named.length ? `against ${listing(named)}` : "on one screen";
}

/** Whether an option is a yes or a no. */
export function isSwitch(option: OptionInfo): boolean {
  return option.low === 0 && option.high === 1 && !option.labels.length;
}

/** What a value of an option means. */
export function valueText(option: OptionInfo, value: number): string {
  if (isSwitch(option)) return value ? "yes" : "no";
  return option.labels[value - option.low] ?? `${value}`;
}

/** How a series stands, in a sentence: "You lead 1 : 0 in this best of 3." */
export function standingOf(series: SeriesState, seats: SeatState[]): string {
  const { score, over, leaders, best_of: games } = series;
  const rest = seats.flatMap((_, seat) => (leaders.includes(seat) ? [] : [seat]));
  const ranked = [...leaders, ...rest].map((seat) => score[seat]).join(" : ");
  if (!leaders.length)
    return over ? `The series ends in a draw, ${ranked}.` : `It stands ${ranked} in this best of ${games}.`;
  const alone = seats.filter((seat) => seat.mine).length === 1;
  const who = listing(
    leaders.map((seat) => (alone && seats[seat]?.mine ? "you" : (seats[seat]?.name ?? ""))),
  );
  const ending = leaders.length > 1 || who === "you" ? "" : "s";
  const said = over
    ? `win${ending} the series ${ranked}.`
    : `lead${ending} ${ranked} in this best of ${games}.`;
  return `${who.charAt(0).toUpperCase()}${who.slice(1)} ${said}`;
}

/** Which game of a series is played, and how it stands before it: "Game 2 of 3 · Ann 1 : 0 Ben". */
export function placeOf({ number, best_of: games, score }: SeriesState, seats: SeatState[]): string {
  const [one, other, ...more] = seats.map(({ name }, seat) => ({ name, won: score[seat] }));
  const stands =
    one && other && !more.length
      ? `${one.name} ${one.won} : ${other.won} ${other.name}`
      : seats.map(({ name }, seat) => `${name} ${score[seat]}`).join(", ");
  return `Game ${number} of ${games} · ${stands}`;
}

/** Whether a game is over, and somebody who sits at this screen has won. */
export function wonHere({ result, seats }: State): boolean {
  return Boolean(result?.winners.some((seat) => seats[seat]?.mine));
}

/** Which level a bot is, where it is one, and how it plays. */
export function botText(bot: BotInfo, bots: BotInfo[]): string {
  const most = Math.max(...bots.map(({ level }) => level));
  return bot.level ? `Level ${bot.level} of ${most}. ${bot.text}` : bot.text;
}

/** What a series of at most so many games is called. */
export function seriesText(games: number): string {
  if (games === 1) return "One game";
  return `Best of ${{ 3: "three", 5: "five", 7: "seven", 9: "nine" }[games] ?? games}`;
}
