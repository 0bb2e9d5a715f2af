// Which page an address shows. Each page is loaded when it is first needed.
import type { Component } from "svelte";

/** What a page is given: the part of its address that varies. */
export interface PageProps {
  id: string;
}

export type Page = Component<PageProps>;
type Load = () => Promise<{ default: Page }>;

export interface Route {
  pattern: RegExp;
  title: string;
  /** Whether the page fills the window, with no bar at the top on phones. */
  full?: boolean;
  load: Load;
}

/** Pages that need nothing from their address take no `id`, which is all the same to whoever mounts them. */
const page = (load: () => Promise<unknown>): Load => load as Load;

const ROUTES: Route[] = [
  { pattern: /^\/$/, title: "", load: page(() => import("./pages/Home.svelte")) },
  { pattern: /^\/new\/([\w-]+)$/, title: "Set up a table", load: page(() => import("./pages/Setup.svelte")) },
  { pattern: /^\/lobby$/, title: "Lobby", load: page(() => import("./pages/Lobby.svelte")) },
  { pattern: /^\/cards\/([\w-]+)$/, title: "Cards", load: page(() => import("./pages/Cards.svelte")) },
  { pattern: /^\/settings$/, title: "Settings", load: page(() => import("./pages/Settings.svelte")) },
  { pattern: /^\/about$/, title: "About", load: page(() => import("./pages/About.svelte")) },
  { pattern: /^\/fair\/([\w-]+)$/, title: "The shuffle", load: page(() => import("./pages/Fair.svelte")) },
  {
    pattern: /^\/analysis\/([\w-]+)$/,
    title: "Analysis",
    load: page(() => import("./pages/Analysis.svelte")),
  },
  {
    pattern: /^\/replay\/([\w-]+)$/,
    title: "Replay",
    full: true,
    load: page(() => import("./pages/Replay.svelte")),
  },
  { pattern: /^\/g\/([\w-]+)$/, title: "Table", full: true, load: page(() => import("./pages/Game.svelte")) },
];

const NOWHERE: Route = {
  pattern: /^/,
  title: "No such page",
  load: page(() => import("./pages/Nowhere.svelte")),
};

/** What an address means: which page, and of what. */
export interface Place {
  route: Route;
  id: string;
}

export function routeOf(path: string): Place {
  for (const route of ROUTES) {
    const found = route.pattern.exec(path.length > 1 ? path.replace(/\/$/, "") : path);
    if (found) return { route, id: decodeURIComponent(found[1] ?? "") };
  }
  return { route: NOWHERE, id: "" };
}

/** Whether the device is to load nothing that is not needed. */
export function savesData(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  return Boolean(connection?.saveData);
}

/** Fetch all pages ahead, unless the device is to save data. */
export function prefetch(): void {
  if (savesData()) return;
  for (const route of ROUTES) void route.load().catch(() => undefined);
}
