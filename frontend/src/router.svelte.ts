// Where we are: the address of the page as state. Links inside the page change it without loading anything.

/** So long, in milliseconds, one has to stay somewhere on a page before the address tells it. */
const STAY = 300;

class Router {
  path = $state(location.pathname);
  search = $state(location.search);

  #noting: ReturnType<typeof setTimeout> | undefined;

  constructor() {
    window.addEventListener("popstate", () => this.#read());
    document.addEventListener("click", (event) => this.#follow(event));
  }

  go(to: string, replace = false): void {
    if (to !== location.pathname + location.search) {
      history[replace ? "replaceState" : "pushState"](null, "", to);
    }
    this.#read();
    window.scrollTo(0, 0);
  }

  /** Tell in the address where on its page one is, once one stays there, so that it can be sent to somebody. */
  note(at: string): void {
    clearTimeout(this.#noting);
    this.#noting = setTimeout(() => {
      // The page before stays until the next one is loaded.
      if (new URL(at, location.origin).pathname === location.pathname) history.replaceState(null, "", at);
    }, STAY);
  }

  #read(): void {
    clearTimeout(this.#noting);
    this.path = location.pathname;
    this.search = location.search;
  }

  #follow(event: MouseEvent): void {
    if (event.defaultPrevented || event.button !== 0) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const link = (event.target as Element).closest("a");
    if (!link || link.target || link.hasAttribute("download") || link.origin !== location.origin) return;
    if (link.hash || link.rel.includes("external")) return;
    event.preventDefault();
    this.go(link.pathname + link.search);
  }
}

export const router = new Router();
