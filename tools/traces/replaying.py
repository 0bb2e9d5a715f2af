"""Replay a recorded play on our engine, click by click, and compare as it goes.

Theirs is clicked: a card, then a button of its menu, then targets one by one and "Done". Ours is one pick at a time.
The clicks between two moments at which theirs is at rest are one *run* of clicks. Our decisions take from it what
fits them; what only they ask (which key, "are you sure") is passed over, and so are targets that could not be others.
"""

from collections.abc import Sequence
from dataclasses import dataclass, field

from cardwright.games.keyforge.actions import (
    ACT_WITH,
    ATTACK,
    DISCARD_CARD,
    END_TURN,
    FIGHT_WITH,
    OMNI_OF,
    PLAY_CARD,
    REAP_WITH,
    STRIDE,
    UNSTUN,
)
from cardwright.games.keyforge.facts import HOUSES
from cardwright.games.keyforge.state import KeyForge
from cardwright.games.keyforge.turn import MAIN, TURN
from cardwright.kernel.basics.names import fold
from cardwright.kernel.pieces.options import CHOOSE, DONE, NO, YES, Option
from tools.traces.laying import lay
from tools.traces.looking import at_rest, differences, find
from tools.traces.recorded import Position, Ref, Step, Trace

MENU = {
    "Play this action": PLAY_CARD,
    "Play this creature": PLAY_CARD,
    "Play this artifact": PLAY_CARD,
    "Play this upgrade": PLAY_CARD,
    "Discard this card": DISCARD_CARD,
    "Fight with this creature": FIGHT_WITH,
    "Reap with this creature": REAP_WITH,
    "Use this card's Action ability": ACT_WITH,
    "Use this card's Omni ability": OMNI_OF,
    "Remove this creature's stun": UNSTUN,
}
"""The buttons of the menu that a click on a card opens, and our verb for each."""
USES = {FIGHT_WITH, REAP_WITH, ACT_WITH, OMNI_OF, UNSTUN}
PICKS = {CHOOSE, ATTACK}
CANCEL = "Cancel"
WHOSE = {"Mine": 0, "Opponent's": 1}
"""Where cards of only one player may be chosen, they ask first whose: the buttons, as seen by the active player."""
SEEDS = 20
"""How many streams of chance are tried before what was drawn at random counts as a difference."""


class Differs(Exception):
    """The first difference: where, and what."""


@dataclass
class Report:
    """What became of a replay."""

    difference: str = ""
    picks: int = 0
    compared: int = 0
    """How many positions were compared, both at rest."""
    targets: int = 0
    """How many sets of legal targets, menus and house choices were compared."""
    lines: list[str] = field(default_factory=list)
    """What happened, click by click."""


def replay(trace: Trace) -> Report:
    """Replay a play; where chance plays a part, try other chances until the outcome is the same, if ever."""
    first = Report()
    for seed in range(SEEDS):
        run = Replay(trace, lay(trace, seed))
        run.play()
        if not run.report.difference:
            return run.report
        if seed == 0:
            first = run.report
        if not run.m.draws:
            break
    return first


class Replay:
    """One replay under way."""

    def __init__(self, trace: Trace, m: KeyForge) -> None:
        """Begin in the first position."""
        self.trace = trace
        self.m = m
        self.clicks: list[Step] = []
        """The clicks of the run that nothing has taken yet."""
        self.clicked: set[Ref | None] = set()
        """All cards that were clicked in the run."""
        self.chosen: list[int] = []
        self.whose: int | None = None
        """Of which player cards are to be chosen, once they have said so."""
        self.report = Report()

    def play(self) -> None:
        """Replay it up to the first difference."""
        try:
            self.compare(self.trace.initial)
            run: list[Step] = []
            for step in self.trace.steps:
                run.append(step)
                if step.after.at_rest:
                    self.take(run)
                    run = []
            if run:
                self.take(run)
        except Differs as difference:
            self.report.difference = str(difference)

    def take(self, run: Sequence[Step]) -> None:
        """Let our decisions take a run of clicks, then compare."""
        self.clicks = list(run)
        self.clicked = {step.card for step in run}
        self.chosen = []
        self.whose = None
        for step in run:
            what = step.card.slug if step.card else step.button
            self.report.lines.append(f"player {step.by + 1} clicks {what} ({step.before.asked.menu})")
        end = run[-1].after
        while not self.m.over and self.decide(end):
            pass
        self.leave_out_the_rest()
        if end.at_rest:
            self.compare(end)
        else:
            self.compare_prompts(end)

    def compare(self, position: Position) -> None:
        """Compare a position in which they are at rest."""
        if not at_rest(self.m):
            texts = ", ".join(self.m.decision.texts())
            raise Differs(f"only we ask: {self.m.prompt()} ({texts})")
        found = differences(position, self.m)
        if found:
            raise Differs("; ".join(found))
        self.report.compared += 1
        if position.asked.title == "House Choice":
            self.compare_houses(position)

    def compare_houses(self, position: Position) -> None:
        """Compare the houses that may be chosen."""
        here = {HOUSES[code % STRIDE] for code in self.m.codes}
        self.same_set("houses to choose from", {button.lower() for button in position.asked.buttons}, here)

    def compare_prompts(self, position: Position) -> None:
        """Compare what is asked where a recording ends in the middle of something."""
        asked = position.asked  # a menu was compared when its card was clicked
        if {code // STRIDE for code in self.m.codes} <= PICKS | {DONE}:
            self.compare_targets(position)
        elif len(asked.cards) > 1:
            raise Differs(f"only they ask: {asked.menu} ({', '.join([ref.slug for ref in asked.cards])})")

    # ---- one decision ----

    def decide(self, end: Position) -> bool:
        """Answer our decision from the clicks; false if it has to wait for clicks that are yet to come."""
        m = self.m
        verbs = {code // STRIDE for code in m.codes}
        if m.frames[-1].op == TURN and m.frames[-1].pc == MAIN:
            return self.next_deed()
        if verbs <= PICKS | {DONE}:
            return self.pick_card()
        if verbs <= USES:
            return self.use()
        return self.press(end)

    def choose(self, code: int) -> bool:
        """Pick the option of a code."""
        text = next(option.text for option in self.m.decision if option.code == code)
        self.report.lines.append(f"    -> {text}")
        self.report.picks += 1
        self.m.pick(self.m.codes.index(code))
        return True

    def find(self, step: Step) -> int | None:
        """Give our id of the card that was clicked."""
        return None if step.card is None else self.locate(step.before, step.card)

    def locate(self, position: Position, ref: Ref) -> int | None:
        """Give our id of a card of a recorded position."""
        return find(self.m, position, ref.player, ref.zone, ref.index)

    def next_deed(self) -> bool:
        """Play, discard or use the card clicked next, or end the turn."""
        while self.clicks:
            step = self.clicks[0]
            if step.before.asked.title != "Play phase" or step.by != self.m.active:
                self.pass_over(step)
            elif step.button:
                self.clicks.pop(0)
                if step.button == "End Turn":
                    return self.choose(END_TURN * STRIDE)
            else:
                return self.deed_with(step)
        return False

    def deed_with(self, step: Step) -> bool:
        """Do what was done with a card after the click on it."""
        assert step.card is not None
        self.clicks.pop(0)
        card = self.find(step)
        if card is None:
            raise Differs(f"we do not have {step.card.slug} there")
        self.chosen.append(card)
        return self.from_menu(card, step)

    def from_menu(self, card: int, step: Step) -> bool:
        """Take what was chosen from the menu of a card; without a menu there was one possibility, or none."""
        assert step.card is not None
        offered = [code for code in self.m.codes if code % STRIDE == card and code // STRIDE in {*MENU.values()}]
        buttons = step.after.asked.buttons
        if any(button in MENU for button in buttons):
            self.compare_menu(card, buttons)
            while self.clicks and self.clicks[0].card == step.card:
                self.clicks.pop(0)  # clicked again, its menu stays
            if not self.clicks:
                return False
            press = self.clicks.pop(0)
            if press.button == CANCEL:
                return True
            code = MENU.get(press.button, -1) * STRIDE + card
            if code not in offered:
                raise Differs(f"they may '{press.button}' with {step.card.slug}, we may not")
            return self.choose(code)
        if step.after.sides == step.before.sides:
            if offered:
                texts = ", ".join(option.text for option in self.m.decision if option.code in offered)
                raise Differs(f"they can do nothing with {step.card.slug}, we can {texts}")
            return True
        if len(offered) != 1:
            raise Differs(f"they do something at once with {step.card.slug}, we have {len(offered)} possibilities")
        return self.choose(offered[0])

    def compare_menu(self, card: int, buttons: Sequence[str]) -> None:
        """Compare what may be done with a card."""
        here = {code // STRIDE for code in self.m.codes if code % STRIDE == card} & {*MENU.values()}
        there = {MENU[button] for button in buttons if button in MENU}
        verbs = self.m.game.actions.verbs
        name = self.m.prints[card].name
        self.same_set(f"possible with {name}", {verbs[verb][0] for verb in there}, {verbs[verb][0] for verb in here})

    def use(self) -> bool:
        """Use a card in the way of the button clicked next, which may follow a click on the card."""
        while self.clicks:
            step = self.clicks[0]
            card = self.find(step)
            if step.button in MENU:
                codes = [code for code in self.m.codes if code // STRIDE == MENU[step.button]]
                if not codes:
                    raise Differs(f"they may '{step.button}', we may not")
                self.compare_menu(codes[0] % STRIDE, step.before.asked.buttons)
                self.clicks.pop(0)
                return self.choose(codes[0])
            codes = [code for code in self.m.codes if code % STRIDE == card]
            if card is not None and codes and len({code % STRIDE for code in self.m.codes}) > 1:
                self.clicks.pop(0)
                return self.from_menu(card, step)
            if len(self.m.codes) == 1 and (step.button or len(step.before.asked.cards) > 1):
                break  # theirs is another question, which comes later
            self.pass_over(step)
        return self.take_the_only_one()

    def pick_card(self) -> bool:
        """Choose the card clicked next, or be done."""
        while self.clicks:
            step = self.clicks[0]
            card = self.find(step)
            codes = [code for code in self.m.codes if code // STRIDE != DONE and code % STRIDE == card]
            if card is not None and codes:
                if len(self.m.codes) == 1 and len(step.before.asked.cards) > 1:
                    break  # theirs is another question, which comes later
                self.compare_targets(step.before)
                self.clicks.pop(0)
                self.chosen.append(card)
                return self.choose(codes[0])
            if step.button == "Done" and DONE * STRIDE in self.m.codes:
                self.compare_targets(step.before)
                self.clicks.pop(0)
                return self.choose(DONE * STRIDE)
            if len(self.m.codes) == 1:
                break
            self.pass_over(step)
        return self.take_the_only_one()

    def compare_targets(self, position: Position) -> None:
        """Compare the cards that may be chosen, with those that were chosen for the same effect already."""
        here = {code % STRIDE for code in self.m.codes if code // STRIDE in PICKS}
        if self.whose is not None:
            here = {card for card in here if self.m.controller(card) == self.whose}
        there = {self.locate(position, ref) for ref in position.asked.cards}
        if not there:
            return
        self.same_set(
            f"targets of '{position.asked.title}: {position.asked.menu}'",
            {self.named(card) for card in there if card in here or card not in self.chosen},
            {self.named(card) for card in here},
        )

    def named(self, card: int | None) -> str:
        """Name a card so that no other is named the same."""
        return "an unknown card" if card is None else f"{self.m.prints[card].name} ({card})"

    def press(self, end: Position) -> bool:
        """Answer a question that is not about cards from the button clicked next."""
        while self.clicks:
            step = self.clicks[0]
            code = self.code_of(step)
            if code is None and len(self.m.codes) == 1:
                break
            if code is None:
                self.pass_over(step)
                continue
            if step.button or code != YES * STRIDE:  # a target is still to be chosen
                self.clicks.pop(0)
            return self.choose(code)
        # A house without an alternative is clicked there; here it waits for the click too.
        return False if end.phase == "house" and at_rest(self.m) else self.take_the_only_one()

    def code_of(self, step: Step) -> int | None:
        """Give the option that a click means for a question that is not about cards."""
        codes = self.m.codes
        if {code // STRIDE for code in codes} == {YES, NO}:
            # A target chosen means yes to what may be done with it.
            if step.button in {"No", "Done"}:
                return NO * STRIDE
            return YES * STRIDE if step.button == "Yes" or (step.card and step.before.asked.cards) else None
        for option in self.m.decision:
            if step.button and fold(self.said(option)) == fold(step.button):
                return option.code
            if option.verb == "mode":
                # A way is a button that says it shortly; of abilities that wait, the card is clicked.
                text = fold(option.text)
                words = [fold(word).replace("amber", "aember") for word in step.button.split()]
                if all(word in text for word in words) if step.card is None else text.startswith(fold(step.card.slug)):
                    return option.code
        return None

    def said(self, option: Option) -> str:
        """Give the words of their button for an option of ours."""
        if option.verb in {"take archives", "leave archives"}:
            return "Yes" if option.verb == "take archives" else "No"
        if option.verb == "":
            return option.text.removesuffix(" flank")
        return option.text.removeprefix(option.verb)

    def take_the_only_one(self) -> bool:
        """Answer with the only option, if they asked nothing; false if there are several."""
        return self.choose(self.m.codes[0]) if len(self.m.codes) == 1 else False

    # ---- what only they ask ----

    def pass_over(self, step: Step) -> None:
        """Pass over a click that answers nothing that we ask, if it could not have been another."""
        self.clicks.pop(0)
        self.leave_out(step)

    def leave_out_the_rest(self) -> None:
        """Pass over the clicks that are left."""
        for step in self.clicks:
            self.leave_out(step)
        self.clicks = []

    def leave_out(self, step: Step) -> None:
        """Leave a click out that answers what only they ask."""
        asked = step.before.asked
        if step.button in WHOSE:
            self.whose = abs(step.by - WHOSE[step.button])
        # As many as there are, all of them clicked: nobody had a choice.
        if step.card is not None and step.by == step.before.active and set(asked.cards) - self.clicked:
            names = ", ".join([ref.slug for ref in asked.cards])
            raise Differs(f"only they ask: {asked.title}: {asked.menu} ({names}); they choose {step.card.slug}")
        self.report.lines.append(f"    -- only they ask: {asked.menu}")

    def same_set(self, what: str, there: set[str], here: set[str]) -> None:
        """Compare two sets of possibilities."""
        if there != here:
            more = ", ".join(sorted(there - here)) or "nothing"
            less = ", ".join(sorted(here - there)) or "nothing"
            raise Differs(f"{what}: only there {more}; only here {less}")
        self.report.targets += 1
