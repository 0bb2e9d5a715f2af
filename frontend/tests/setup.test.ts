import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";

import type { BotInfo, GameInfo } from "../src/protocol";
import { rememberChoices, usualBot } from "../src/setup";
import { stubStorage } from "./storing";

vi.mock("../src/router.svelte", () => ({}));
vi.mock("../src/session.svelte", () => ({}));

const bot = (name: string, level: number): BotInfo => ({
  name,
  title: name,
  text: "",
  level,
  usual: level === 1,
});
const game = { name: "kyza", bots: [bot("random", 0), bot("level 1", 1), bot("greedy", 2)] } as GameInfo;

describe("whom one plays against", () => {
  beforeEach(() => void stubStorage());
  afterEach(() => vi.unstubAllGlobals());

  test("is the usual bot until one is chosen", () => {
    expect(usualBot(game)?.name).toBe("level 1");
    rememberChoices(game, "", "greedy");
    expect(usualBot(game)?.name).toBe("greedy");
    expect(usualBot({ ...game, name: "krysis" })?.name).toBe("level 1");
  });

  test("is the usual one where the last one is there no more", () => {
    rememberChoices(game, "", "level 9");
    expect(usualBot(game)?.name).toBe("level 1");
  });
});
