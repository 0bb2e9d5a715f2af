import { readFileSync } from "node:fs";
import { runInNewContext } from "node:vm";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";

import { LOOKS, Settings, VALUES } from "../src/settings.svelte";
import type { Name } from "../src/settings.svelte";
import { stubStorage } from "./storing";

const NAMES = Object.keys(VALUES) as Name[];
const read = (path: string): string => readFileSync(new URL(path, import.meta.url), "utf-8");

describe("settings", () => {
  let stored: Map<string, string>;
  beforeEach(() => {
    stored = stubStorage();
  });
  afterEach(() => {
    vi.unstubAllGlobals();
  });

  test("come as the first of what can be chosen", () => {
    const settings = new Settings();
    expect(settings.usual).toBe(true);
    for (const name of NAMES) expect(settings.chosen[name]).toBe(VALUES[name][0]);
  });

  test.each(NAMES)("keep each value of %s, and nothing for the usual one", (name) => {
    for (const value of VALUES[name]) {
      new Settings().choose(name, value);
      const after = new Settings();
      expect(after.chosen[name]).toBe(value);
      expect(after.usual).toBe(value === VALUES[name][0]);
      expect([...stored.keys()]).toEqual(after.usual ? [] : [`cardwright:${name}`]);
    }
  });

  test("take what nobody can choose as the usual", () => {
    stored.set("cardwright:theme", "purple");
    expect(new Settings().chosen.theme).toBe("system");
  });

  test("follow another tab, and go back to how they come", () => {
    const [here, there] = [new Settings(), new Settings()];
    there.choose("text", "larger");
    there.choose("cards", "large");
    expect(here.chosen.text).toBe("normal");
    here.reread();
    expect([here.chosen.text, here.cards]).toEqual(["larger", 1.25]);
    here.reset();
    expect([here.usual, stored.size]).toEqual([true, 0]);
  });

  test("hold without a storage", () => {
    vi.stubGlobal("localStorage", undefined);
    const settings = new Settings();
    settings.choose("text", "large");
    expect(settings.chosen.text).toBe("large");
  });

  test("are silent until there is to be sound, and keep how loud", () => {
    const settings = new Settings();
    settings.choose("volume", "0.3");
    expect(settings.volume).toBe(0);
    settings.toggle("sound");
    expect(settings.volume).toBe(0.3);
    settings.toggle("sound");
    settings.toggle("sound");
    expect(settings.volume).toBe(0.3);
  });

  test.each([
    ["granted", "on"],
    ["denied", "off"],
  ])("notify only where the browser lets them: %s", async (permission, notify) => {
    vi.stubGlobal("Notification", { requestPermission: () => Promise.resolve(permission) });
    const settings = new Settings();
    await settings.notify(true);
    expect(settings.chosen.notify).toBe(notify);
    await settings.notify(false);
    expect(settings.chosen.notify).toBe("off");
  });

  test("look the same before anything is drawn as after it", () => {
    const settings = new Settings();
    for (const name of LOOKS) settings.choose(name, VALUES[name].at(-1) as never);
    const [before, after] = [{}, {}].map((dataset) => ({ dataset }));
    settings.show(after as unknown as HTMLElement);
    runInNewContext(read("../public/looks.js"), { localStorage, document: { documentElement: before } });
    expect(before).toEqual(after);
    expect(Object.keys(after?.dataset ?? {})).toEqual([...LOOKS]);
  });

  test("have a look each that can be chosen", () => {
    const css = read("../src/app.css");
    for (const name of LOOKS)
      for (const value of VALUES[name].slice(1)) expect(css).toContain(`:root[data-${name}="${value}"]`);
  });
});
