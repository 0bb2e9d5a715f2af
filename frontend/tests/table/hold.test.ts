import { afterEach, beforeEach, expect, test, vi } from "vitest";

import type { Face, OptionView } from "../../src/protocol";
import { Hold, LONG_PRESS } from "../../src/table/hold";

const top: Face = { handle: 1, key: "k1", name: "Dust Imp", marks: {} };
const below: Face = { handle: 2, key: "k2", name: "Troll", marks: {} };
const choices = [{ index: 4, option: {} as OptionView }];

/** What is done to the desk with two cards in one place, and the hold on them. */
function held(cards: Face[] = [top, below]) {
  const desk = {
    drag: { face: null as Face | null },
    hover: vi.fn(),
    leave: vi.fn(),
    pin: vi.fn(),
    point: vi.fn(),
    pointTo: vi.fn(),
  };
  type Desk = ConstructorParameters<typeof Hold>[0];
  return { desk, hold: new Hold(desk as unknown as Desk, () => ({ cards, choices })) };
}

const place = {} as HTMLElement;
const by = (pointerType: string) => ({ pointerType, currentTarget: place }) as unknown as PointerEvent;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("a finger that rests reads what lies there, and letting go picks nothing", () => {
  const { desk, hold } = held();
  hold.press(by("touch"));
  vi.advanceTimersByTime(LONG_PRESS - 1);
  expect(desk.pin).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(desk.pin).toHaveBeenCalledWith(top, place, [below]);
  expect(desk.pointTo).toHaveBeenCalledWith(choices);
  hold.release();
  expect(hold.ends()).toBe(true);
  hold.press(by("touch"));
  hold.release();
  expect(hold.ends()).toBe(false);
});

test("what it has rested on stays when it goes, and what a mouse has come to does not", () => {
  const { desk, hold } = held();
  hold.press(by("touch"));
  vi.advanceTimersByTime(LONG_PRESS);
  hold.leave();
  expect(desk.point).not.toHaveBeenCalled();
  expect(desk.leave).not.toHaveBeenCalled();
  hold.enter(by("mouse"));
  expect(desk.hover).toHaveBeenCalledWith(top, place, [below]);
  hold.leave();
  expect(desk.point).toHaveBeenCalledWith(-1);
  expect(desk.leave).toHaveBeenCalled();
});

test.each([
  ["lifted", (hold: Hold) => hold.release()],
  ["gone elsewhere", (hold: Hold) => hold.leave()],
  ["moved", (hold: Hold) => expect(hold.moves()).toBe(true)],
])("a finger that is %s before reads nothing", (_, done) => {
  const { desk, hold } = held();
  hold.press(by("touch"));
  done(hold);
  vi.advanceTimersByTime(2 * LONG_PRESS);
  expect(desk.pin).not.toHaveBeenCalled();
});

test("a finger that has read does not drag, and no menu of the browser's opens", () => {
  const { hold } = held();
  const event = { preventDefault: vi.fn() };
  hold.menu(event as unknown as Event);
  expect(event.preventDefault).not.toHaveBeenCalled();
  hold.press(by("touch"));
  vi.advanceTimersByTime(LONG_PRESS);
  expect(hold.moves()).toBe(false);
  hold.menu(event as unknown as Event);
  expect(event.preventDefault).toHaveBeenCalled();
});

test("a mouse that is pressed reads nothing, and a finger that passes does not come", () => {
  const { desk, hold } = held();
  hold.press(by("mouse"));
  vi.advanceTimersByTime(LONG_PRESS);
  hold.enter(by("touch"));
  expect(desk.pin).not.toHaveBeenCalled();
  expect(desk.hover).not.toHaveBeenCalled();
});

test("while a card is dragged nothing is read on the way", () => {
  const { desk, hold } = held();
  desk.drag.face = below;
  hold.enter(by("mouse"));
  hold.leave();
  for (const done of [desk.hover, desk.pointTo, desk.point, desk.leave]) expect(done).not.toHaveBeenCalled();
});

test("an empty place has nothing to read, and says what its only option leads to", () => {
  const { desk, hold } = held([]);
  hold.press(by("touch"));
  vi.advanceTimersByTime(LONG_PRESS);
  expect(desk.pin).not.toHaveBeenCalled();
  hold.enter(by("mouse"));
  expect(desk.hover).not.toHaveBeenCalled();
  expect(desk.pointTo).toHaveBeenCalledWith(choices);
});
