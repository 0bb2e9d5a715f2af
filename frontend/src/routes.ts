// Which page an address shows. Each page is loaded when it is first needed.
import type { Component } from "svelte";

/** What a page is given: the part of its address that varies. */
export interface PageProps {
  id: string;
}

type Load = () => Promise<{ default: Component<PageProps> }>;

interface Route {
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
  { pattern: /^\/g\/([\w-]+)$/, title: "Table", full: true, load: page(() => import("./pages/Game.svelte")) },
];

const NOWHERE: Route = {
  pattern: /^/,
  title: "No such page",
  load: page(() => import("./pages/Nowhere.svelte")),
};

export function routeOf(path: string): { route: Route; id: string } {
  for (const route of ROUTES) {
    const found = route.pattern.exec(path.length > 1 ? path.replace(/\/$/, "") : path);
    if (found) return { route, id: decodeURIComponent(found[1] ?? "") };
  }
  return { route: NOWHERE, id: "" };
}
