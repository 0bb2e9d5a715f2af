// What this browser remembers; where it refuses to, everything works and nothing is remembered.

const PREFIX = "cardwright:";

export function recall(name: string): string {
  try {
    return localStorage.getItem(PREFIX + name) ?? "";
  } catch {
    return "";
  }
}

export function remember(name: string, value: string): void {
  try {
    if (value) localStorage.setItem(PREFIX + name, value);
    else localStorage.removeItem(PREFIX + name);
  } catch {
    // Private windows may forbid it.
  }
}
