import { beforeEach, describe, expect, test, vi } from "vitest";

const place = { origin: "https://cards.example", pathname: "/", search: "" };

function move(_state: unknown, _title: string, to: string): void {
  const next = new URL(to, place.origin);
  Object.assign(place, { pathname: next.pathname, search: next.search });
}

vi.stubGlobal("location", place);
vi.stubGlobal("history", { pushState: move, replaceState: move });
vi.stubGlobal("window", { addEventListener: vi.fn(), scrollTo: vi.fn() });
vi.stubGlobal("document", { addEventListener: vi.fn() });
const { router } = await import("../src/router.svelte");

describe("the address", () => {
  beforeEach(() => router.go("/"));

  test("tells where on its page one is, of which the page itself is told nothing", () => {
    router.go("/replay/one?n=3&side=open");
    router.note("/replay/one?n=4&side=open");
    expect(place.search).toBe("?n=4&side=open");
    expect(router.search).toBe("?n=3&side=open");
  });

  test("stays that of the next page, while that is still loading and the one before is there", () => {
    router.go("/replay/one");
    router.go("/g/one");
    router.note("/replay/one?n=4&side=open");
    expect(place).toMatchObject({ pathname: "/g/one", search: "" });
    expect(router.path).toBe("/g/one");
  });
});
