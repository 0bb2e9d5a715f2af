// How cards are painted: always the same for a card, and before the scene of its suit.
import { describe, expect, it } from "vitest";

import { SCENES, settingOf } from "../../src/table/model/scenes";

const KEYS = Array.from({ length: 60 }, (_, number) => `card-${number}`);

describe("the setting of a card", () => {
  it("is the scene of its suit, for every card", () => {
    for (const key of KEYS) expect(settingOf(key, "moon").scene).toBe(SCENES.moon);
  });

  it("is any scene where the suit has none, and all come up", () => {
    const scenes = new Set(KEYS.map((key) => settingOf(key, "").scene));
    expect(scenes).toEqual(new Set(Object.values(SCENES)));
  });

  it("is always the same for a card, and leans little", () => {
    for (const key of KEYS) {
      expect(settingOf(key, "")).toEqual(settingOf(key, ""));
      expect(Math.abs(settingOf(key, "").tilt)).toBeLessThanOrEqual(5);
    }
    expect(new Set(KEYS.map((key) => settingOf(key, "sea").tilt)).size).toBeGreaterThan(5);
  });
});
