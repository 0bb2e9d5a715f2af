import { expect, test } from "vitest";

import type { OptionView, Scene } from "../../src/protocol";
import { endsOf } from "../../src/table/model/ends";
import type { Lead } from "../../src/table/model/ends";
import type { Choice } from "../../src/table/model/options";

const CARD = 7;
const PILES = new Set(["discard"]);

function leads(option: number, scenes: Partial<Scene>[], asks: Partial<OptionView>[] = []): Lead {
  const told = scenes.map((more) => ({ kind: "moved", cards: [], targets: [], ways: [], line: -1, ...more }));
  const asked = asks.map((more) => ({ text: "attack", verb: "attack", ...more }));
  const more = { scenes: told as Scene[], whole: true, idle: false, asks: asked };
  return { then: [], foreseen: { type: "foreseen", key: "k", option, ...more } };
}
function goes(area: string, from = "hand", was = CARD): Partial<Scene> {
  const way = { was, handle: CARD + 1, source: { area: from, player: 0 }, to: { area, player: 0 } };
  return { ways: [way] };
}
const optionsAt = (ends: { option: number }[] | undefined): number[] =>
  (ends ?? []).map(({ option }) => option);

test("a card of the hand goes to where its options put it, anywhere on the table but for those that put it on a pile", () => {
  const led = [
    leads(0, [goes("played"), goes("line", "played", CARD + 1), goes("discard", "line", CARD + 1)]),
    leads(1, [goes("discard")]),
  ];
  const ends = endsOf(CARD, led, [], true, PILES);
  expect(optionsAt(ends.areas.get("0/line"))).toEqual([0]);
  expect(optionsAt(ends.areas.get("0/discard"))).toEqual([1]);
  expect(optionsAt(ends.table)).toEqual([0]);
  expect(endsOf(CARD, led, [], false, PILES).table).toEqual([]);
});

test("what is asked next is answered by where it is let go: a card, a place, a player", () => {
  const spot = { area: "line", at: -1, player: 0 };
  const asks = [{ card: 3 }, { places: [spot] }, { player: 1 }, { number: 2 }];
  const ends = endsOf(CARD, [leads(4, [], asks)], [], false, PILES);
  const [fight] = ends.cards.get(3) ?? [];
  expect(fight).toMatchObject({ option: 4, then: [{ card: 3 }] });
  expect(ends.places.get("0/line/-1")).toMatchObject([{ option: 4, then: [{ places: [spot] }] }]);
  expect(ends.players.get(1)).toMatchObject([{ option: 4, then: [{ player: 1 }] }]);
  expect([ends.cards.size, ends.places.size, ends.players.size, ends.areas.size]).toEqual([1, 1, 1, 0]);
});

test("what was named first is picked before what a card is used for", () => {
  const use: OptionView = { text: "fight", verb: "fight", card: CARD };
  const { foreseen } = leads(1, [], [{ card: 3 }]);
  const ends = endsOf(CARD, [{ then: [use], foreseen }], [], true, PILES);
  expect(ends.cards.get(3)).toMatchObject([{ option: 1, then: [use, { card: 3 }] }]);
  expect(ends.table).toEqual([{ option: 1, then: [use] }]);
});

test("what has only one it can be done to goes there, even if the card is lost by it", () => {
  const named = (handle: number) => ({ handle, key: "k", name: "Card" });
  const attack: Partial<Scene> = { kind: "attacked", cards: [named(CARD)], targets: [named(3)] };
  const ends = endsOf(CARD, [leads(5, [attack, goes("discard", "line")])], [], false, PILES);
  expect(optionsAt(ends.cards.get(3))).toEqual([5]);
  expect(ends.areas.size).toBe(0);
});

test("what stays where it is and gains somebody something goes to that player", () => {
  const gain = leads(2, [{ kind: "gained", player: 0, counts: "gold", amount: 1 }]);
  const use = leads(3, [{ kind: "used", player: 0 }]);
  const ends = endsOf(CARD, [gain, use], [], false, PILES);
  expect([...ends.players].map(([player, each]) => [player, optionsAt(each)])).toEqual([[0, [2]]]);
});

test("a piece goes to the end of the ways on from where it stands", () => {
  const [near, far] = [0, 1].map((at) => ({ area: "ground", at }));
  const ways = [{ index: 3, option: { text: "move", verb: "move", places: [near, far] } }] as Choice[];
  const ends = endsOf(CARD, [], ways, false, PILES);
  expect([...ends.places]).toEqual([["-1/ground/1", [{ option: 3, then: [] }]]]);
});
