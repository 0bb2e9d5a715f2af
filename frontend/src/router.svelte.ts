// Where we are: the address of the page as state. Links inside the page change it without loading anything.

class Router {
  path = $state(location.pathname);
  search = $state(location.search);

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

  /** Tell in the address where on its page one is; not once one went on to another, which may still be loading. */
  note(at: string): void {
    if (new URL(at, location.origin).pathname === location.pathname) history.replaceState(null, "", at);
  }

  #read(): void {
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
