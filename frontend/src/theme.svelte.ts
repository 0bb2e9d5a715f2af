// Light or dark: the system's way, unless somebody chose. The colours are in app.css.
import { recall, remember } from "./storage";

export type Theme = "system" | "light" | "dark";

class ThemeChoice {
  choice = $state<Theme>(known(recall("theme")));

  choose(theme: Theme): void {
    this.choice = theme;
    remember("theme", theme === "system" ? "" : theme);
    if (theme === "system") delete document.documentElement.dataset.theme;
    else document.documentElement.dataset.theme = theme;
  }
}

function known(stored: string): Theme {
  return stored === "light" || stored === "dark" ? stored : "system";
}

export const theme = new ThemeChoice();
