// Time left, in words that fit a strip.

/** "2 d 3 h" above a day, "1:02:03" above an hour, "4:05", and tenths in the last ten seconds. */
export function timeLeft(milliseconds: number): string {
  const left = Math.max(0, milliseconds);
  const seconds = Math.ceil(left / 1000);
  const days = Math.floor(seconds / 86_400);
  const hours = Math.floor(seconds / 3600);
  if (days) return `${days} d ${hours % 24} h`;
  const two = (n: number): string => String(n).padStart(2, "0");
  const minutes = Math.floor(seconds / 60);
  if (hours) return `${hours}:${two(minutes % 60)}:${two(seconds % 60)}`;
  if (left < 10_000) return (left / 1000).toFixed(1);
  return `${minutes}:${two(seconds % 60)}`;
}

/** "0:12": how long something has taken. */
export function elapsed(milliseconds: number): string {
  const seconds = Math.max(0, Math.floor(milliseconds / 1000));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}
