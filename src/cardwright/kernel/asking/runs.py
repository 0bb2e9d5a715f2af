"""Runs: one answer given as several single picks, in canonical order.

A bid, a payment, the targets of a spell, the attackers of a turn: each is one decision to people, but has far too many
answers to list. A *run* asks for it piece by piece. What may come next depends on the match and on the picks so far
alone, and a run changes nothing while it is asked; so a frame that asks needs to keep nothing but the picks, and the
same run serves one player (`Asking`) and several at once in secret (`sealed`).

Two rules make a good run: whatever it offers can be completed (no dead end), and every answer is reached by exactly one
row of picks (things are taken in canonical order), so that search and learning do not meet the same answer twice.
"""

from dataclasses import dataclass

from mypy_extensions import mypyc_attr

from cardwright.kernel.asking.why_not import chosen_already
from cardwright.kernel.basics.pools import Pool
from cardwright.kernel.basics.quantities import Kind, Limit, Quantities, Total
from cardwright.kernel.basics.rng import Rng
from cardwright.kernel.basics.things import Things
from cardwright.kernel.core.frames import Activation, Frame, Op
from cardwright.kernel.core.state import State
from cardwright.kernel.pieces.nodes import Node
from cardwright.kernel.pieces.options import DONE
from cardwright.kernel.pieces.zones import NOBODY


@mypyc_attr(allow_interpreted_subclasses=True)
class Run(Node):
    """What one player is asked, pick by pick; ``picks`` are the codes of the picks so far."""

    def codes(self, m: State, act: Activation, player: int, picks: tuple[int, ...]) -> list[int]:
        """Return the codes that may come next, in canonical order; none once the answer is complete."""
        raise NotImplementedError(type(self).__name__)

    def prompt(self, m: State, act: Activation, player: int, picks: tuple[int, ...]) -> str:
        """Say in a sentence for the player what comes next."""
        return "Choose"

    def option_text(self, m: State, act: Activation, player: int, picks: tuple[int, ...], code: int) -> str:
        """Return the text form of a next pick where it is not simply verb and argument; empty otherwise."""
        return ""

    def picked_together(self, m: State, act: Activation, player: int, picks: tuple[int, ...]) -> Things | None:
        """Return the things of which the next pick is one, where several are taken together, in canonical order."""
        return None

    def quantities(self, m: State, act: Activation, player: int, picks: tuple[int, ...]) -> Quantities | None:
        """Return the numbers of which the next pick names one, where it does."""
        return None

    def why_not(self, m: State, act: Activation, player: int, picks: tuple[int, ...], card: int) -> str:
        """Say why a card may not come next, in a sentence; empty where there is nothing to say but what may."""
        return ""


def arguments(m: State, picks: tuple[int, ...]) -> list[int]:
    """Return what was picked, without verbs and without the closing "done"."""
    stride = m.game.actions.stride
    done = DONE * stride
    return [code % stride for code in picks if code != done]


def random_picks(run: Run, m: State, act: Activation, player: int, rng: Rng, most: int = -1) -> tuple[int, ...]:
    """Return an answer to a run, each pick drawn evenly from what is offered; the first ``most`` picks of one."""
    picks: tuple[int, ...] = ()
    codes = run.codes(m, act, player, picks)
    while codes and len(picks) != most:
        picks = (*picks, codes[rng.below(len(codes))])
        codes = run.codes(m, act, player, picks)
    return picks


def still_made(run: Run, m: State, act: Activation, player: int, picks: tuple[int, ...]) -> tuple[int, ...]:
    """Return the picks of a run if they could still be made so, after something else has happened; otherwise none."""
    for i, code in enumerate(picks):
        if code not in run.codes(m, act, player, picks[:i]):
            return ()
    return picks


@dataclass(unsafe_hash=True)
class Asking(Op):
    """Asks a run of one player, then puts ``then`` in its own place, with the picks as that frame's data.

    ``player`` is who is asked, or -1 for the player of the activation.
    """

    run: Run
    then: Op
    player: int = NOBODY

    def __init__(self, run: Run, then: Op, player: int = NOBODY) -> None:
        """Ask a run, then do something."""
        self.run = run
        self.then = then
        self.player = player

    def asked_player(self, f: Frame) -> int:
        """Return who is asked."""
        return f.act.player if self.player < 0 else self.player

    def step(self, m: State, f: Frame) -> None:
        """Ask for the next pick, or go on with a complete answer."""
        player = self.asked_player(f)
        codes = self.run.codes(m, f.act, player, f.data)
        if codes:
            m.ask(player, codes)
        else:
            m.pop()
            m.push(self.then, f.act, 0, f.data)

    def answer(self, m: State, f: Frame, code: int) -> None:
        f.data = (*f.data, code)

    def cards_in(self, f: Frame) -> tuple[int, ...]:
        """No card stays what it is because it was picked."""
        return ()

    def imagine(self, m: State, f: Frame, viewer: int, rng: Rng, real: State) -> None:
        """Make up other picks where those of another player cannot have been made in this world."""
        player = self.asked_player(f)
        for i, code in enumerate(f.data):
            if code not in self.run.codes(m, f.act, player, f.data[:i]):
                f.data = random_picks(self.run, m, f.act, player, rng, len(f.data))
                return

    def without(self, m: State, f: Frame, player: int) -> bool:
        """End with who is asked; ask anew who has picked what is there no more."""
        asked = self.asked_player(f)
        f.data = still_made(self.run, m, f.act, asked, f.data)
        return asked != player and (f.act.player != player or f.act.source < 0)

    def prompt(self, m: State, f: Frame) -> str:
        return self.run.prompt(m, f.act, self.asked_player(f), f.data)

    def option_text(self, m: State, f: Frame, code: int) -> str:
        return self.run.option_text(m, f.act, self.asked_player(f), f.data, code)

    def picked_together(self, m: State, f: Frame) -> Things | None:
        return self.run.picked_together(m, f.act, self.asked_player(f), f.data)

    def quantities(self, m: State, f: Frame) -> Quantities | None:
        return self.run.quantities(m, f.act, self.asked_player(f), f.data)

    def why_not(self, m: State, f: Frame, card: int) -> str:
        return self.run.why_not(m, f.act, self.asked_player(f), f.data, card)


@mypyc_attr(allow_interpreted_subclasses=True)
class Several(Run):
    """Some of a number of things, each at most once: one by one in their canonical order, then done.

    Nobody is asked whether they are done where nothing is left, or where ``most`` are taken.
    """

    def items(self, m: State, act: Activation, player: int) -> list[int]:
        """Return the codes of the things, in canonical order, no code twice."""
        raise NotImplementedError(type(self).__name__)

    def least(self, m: State, act: Activation, player: int) -> int:
        """Return how many must be taken, if there are as many."""
        return 0

    def most(self, m: State, act: Activation, player: int) -> int:
        """Return how many may be taken; -1 for all."""
        return -1

    def codes(self, m: State, act: Activation, player: int, picks: tuple[int, ...]) -> list[int]:
        """Offer what comes after the last one taken and leaves enough to take."""
        done = DONE * m.game.actions.stride
        items = self.items(m, act, player)
        taken = len(picks)
        if picks and (picks[-1] == done or taken == self.most(m, act, player)):
            return []
        missing = min(self.least(m, act, player), len(items)) - taken
        rest = items[items.index(picks[-1]) + 1 :] if picks else items
        if not rest or self.most(m, act, player) == 0:
            return []
        if missing > 0:
            return rest[: len(rest) - missing + 1]
        return [*rest, done]

    def picked_together(self, m: State, act: Activation, player: int, picks: tuple[int, ...]) -> Things | None:
        if not self.codes(m, act, player, picks):
            return None
        items = self.items(m, act, player)
        most = self.most(m, act, player)
        least = min(self.least(m, act, player), len(items))
        return Things(items, least, len(items) if most < 0 else min(most, len(items)), picks)

    def why_not(self, m: State, act: Activation, player: int, picks: tuple[int, ...], card: int) -> str:
        """Say whether it is taken already, or was passed over, or comes too late to take enough."""
        stride = m.game.actions.stride
        items = [code % stride for code in self.items(m, act, player)]
        if card not in items:
            return self.why_never(m, act, player, card)
        name = m.prints[card].name
        taken = arguments(m, picks)
        if card in taken:
            return chosen_already(m, tuple(taken), card)
        if taken and items.index(card) < items.index(taken[-1]):
            return f"{name} was passed over: cards are taken in the order in which they are offered."
        if card not in [code % stride for code in self.codes(m, act, player, picks)]:
            return f"More have to be taken than come after {name}: take others first."
        return ""

    def why_never(self, m: State, act: Activation, player: int, card: int) -> str:
        """Say why a card is none of the things, in a sentence; empty where there is nothing to say but what is."""
        return ""


def amount_codes(m: State, asked: Quantities) -> list[int]:
    """Return the codes of the numbers that may come next; none once all are named."""
    offered = asked.offered()
    if not offered:
        return []
    base = asked.kinds[len(asked.taken)].verb * m.game.actions.stride
    return [base + n for n in offered]


@mypyc_attr(allow_interpreted_subclasses=True)
class Amounts(Run):
    """A number of each of several kinds of pieces: one pick a kind, such as "bid red 2", then "bid white 0"."""

    def kinds(self) -> tuple[Kind, ...]:
        """Return the kinds; the argument of their verbs is the number."""
        raise NotImplementedError(type(self).__name__)

    def most(self, m: State, act: Activation, player: int) -> Pool:
        """Return how many of each kind there are to name; each below the game's stride."""
        raise NotImplementedError(type(self).__name__)

    def limits(self, m: State, act: Activation, player: int) -> tuple[Limit, ...]:
        """Return what holds for the numbers together; a game that forbids some answers says so here."""
        return ()

    def total(self, m: State, act: Activation, player: int) -> Total | None:
        """Return what people want to know of the numbers together."""
        return None

    def named(self, m: State, act: Activation, player: int, picks: tuple[int, ...]) -> Quantities:
        """Return the numbers with those that are named."""
        taken = tuple(arguments(m, picks))
        return Quantities(self.kinds(), self.most(m, act, player), self.limits(m, act, player), taken)

    def codes(self, m: State, act: Activation, player: int, picks: tuple[int, ...]) -> list[int]:
        kinds = self.kinds()
        kind = len(picks)
        if kind == len(kinds):
            return []
        if self.limits(m, act, player):
            return amount_codes(m, self.named(m, act, player, picks))
        # Nothing ties the numbers together: this is asked so often that it pays not to write them down first.
        base = kinds[kind].verb * m.game.actions.stride
        return list(range(base, base + self.most(m, act, player)[kind] + 1))

    def quantities(self, m: State, act: Activation, player: int, picks: tuple[int, ...]) -> Quantities | None:
        asked = self.named(m, act, player, picks)
        asked.total = self.total(m, act, player)
        return asked


@dataclass(frozen=True)
class Series(Run):
    """One run after the other, none of which looks at another's picks."""

    runs: tuple[Run, ...]

    def parts(self, m: State, act: Activation, player: int, picks: tuple[int, ...]) -> list[tuple[int, ...]]:
        """Return the picks of each run that has begun; the last one may be incomplete."""
        parts: list[tuple[int, ...]] = []
        start = 0
        for run in self.runs:
            end = start
            while end < len(picks) and run.codes(m, act, player, picks[start:end]):
                end += 1
            parts.append(picks[start:end])
            if run.codes(m, act, player, picks[start:end]):
                break
            start = end
        return parts

    def codes(self, m: State, act: Activation, player: int, picks: tuple[int, ...]) -> list[int]:
        """Offer what the first incomplete run offers."""
        parts = self.parts(m, act, player, picks)
        return self.runs[len(parts) - 1].codes(m, act, player, parts[-1])

    def prompt(self, m: State, act: Activation, player: int, picks: tuple[int, ...]) -> str:
        parts = self.parts(m, act, player, picks)
        return self.runs[len(parts) - 1].prompt(m, act, player, parts[-1])

    def option_text(self, m: State, act: Activation, player: int, picks: tuple[int, ...], code: int) -> str:
        parts = self.parts(m, act, player, picks)
        return self.runs[len(parts) - 1].option_text(m, act, player, parts[-1], code)

    def picked_together(self, m: State, act: Activation, player: int, picks: tuple[int, ...]) -> Things | None:
        parts = self.parts(m, act, player, picks)
        return self.runs[len(parts) - 1].picked_together(m, act, player, parts[-1])

    def quantities(self, m: State, act: Activation, player: int, picks: tuple[int, ...]) -> Quantities | None:
        parts = self.parts(m, act, player, picks)
        return self.runs[len(parts) - 1].quantities(m, act, player, parts[-1])

    def why_not(self, m: State, act: Activation, player: int, picks: tuple[int, ...], card: int) -> str:
        parts = self.parts(m, act, player, picks)
        return self.runs[len(parts) - 1].why_not(m, act, player, parts[-1], card)
