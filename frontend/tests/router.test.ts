import { afterAll, beforeEach, describe, expect, test, vi } from "vitest";

const place = { origin: "https://cards.example", pathname: "/", search: "" };

function move(_state: unknown, _title: string, to: string): void {
  const next = new URL(to, place.origin);
  Object.assign(place, { pathname: next.pathname, search: next.search });
}

vi.stubGlobal("location", place);
vi.stubGlobal("history", { pushState: move, replaceState: move });
vi.stubGlobal("window", { addEventListener: vi.fn(), scrollTo: vi.fn() });
vi.stubGlobal("document", { addEventListener: vi.fn() });
vi.useFakeTimers();
const { router } = await import("../src/router.svelte");

afterAll(() => void vi.useRealTimers());

describe("the address", () => {
  beforeEach(() => router.go("/"));

  test("tells where on its page one stays, of which the page itself is told nothing", () => {
    router.go("/replay/one?n=3&side=open");
    router.note("/replay/one?n=4&side=open");
    router.note("/replay/one?n=5&side=open");
    expect(place.search).toBe("?n=3&side=open");
    vi.runAllTimers();
    expect(place.search).toBe("?n=5&side=open");
    expect(router.search).toBe("?n=3&side=open");
  });

  test("stays that of the next page, while that is still loading and the one before is there", () => {
    router.go("/replay/one");
    router.go("/g/one");
    router.note("/replay/one?n=4&side=open");
    vi.runAllTimers();
    expect(place).toMatchObject({ pathname: "/g/one", search: "" });
    expect(router.path).toBe("/g/one");
  });

  test("forgets what was to be told of a place that one has left", () => {
    router.go("/cards/one?q=fire");
    router.note("/cards/one?q=water");
    router.go("/cards/one");
    vi.runAllTimers();
    expect(place).toMatchObject({ pathname: "/cards/one", search: "" });
  });
});
