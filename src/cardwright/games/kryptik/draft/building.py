"""Building decks: one is laid out for each player, who may exchange cards of it."""

from collections import Counter
from dataclasses import dataclass
from typing import Final

from cardwright.games.kryptik.cards import CARDS
from cardwright.games.kryptik.deckrules import LIMITED
from cardwright.games.kryptik.draft.events import DeckBuilt, DeckSuggested
from cardwright.games.kryptik.draft.state import Draft
from cardwright.games.kryptik.draft.zones import DECK, LEAVE_OUT, POOL, STRIDE, TAKE_IN
from cardwright.games.kryptik.sealed import suggested
from cardwright.kernel.asking.runs import Run, Several, arguments
from cardwright.kernel.asking.sealed import Sealed, answers_in
from cardwright.kernel.basics.things import Things
from cardwright.kernel.core.frames import Activation, Frame, Op


def suggest(m: Draft, player: int) -> None:
    """Lay a deck out for a player, as one is suggested for a sealed pool."""
    pool = m.zone(player, POOL)
    listed = suggested(CARDS, [m.printed[card].key for card in pool])
    wanted = Counter([card.key for card in listed.cards if card.section == LIMITED])
    chosen: list[int] = []
    for card in sorted(pool):
        key = m.printed[card].key
        if wanted[key]:
            wanted[key] -= 1
            chosen.append(card)
    m.do(DeckSuggested(player, tuple(chosen)))


@dataclass(frozen=True)
class TakeIn(Several):
    """Which cards of the pool come into the deck besides."""

    def items(self, m: Draft, act: Activation, player: int) -> list[int]:
        return sorted([TAKE_IN * STRIDE + card for card in m.zone(player, POOL)])

    def prompt(self, m: Draft, act: Activation, player: int, picks: tuple[int, ...]) -> str:
        return "Which cards of your pool do you take into your deck?"

    def why_never(self, m: Draft, act: Activation, player: int, card: int) -> str:
        return f"{m.prints[card].name} is in your deck: first say what comes into it, then what goes out for it."


@dataclass(frozen=True)
class LeaveOut(Several):
    """Which cards of the deck go out for those that came in; at most as many, so that the deck stays large enough."""

    count: int

    def items(self, m: Draft, act: Activation, player: int) -> list[int]:
        return sorted([LEAVE_OUT * STRIDE + card for card in m.zone(player, DECK)])

    def most(self, m: Draft, act: Activation, player: int) -> int:
        return self.count

    def prompt(self, m: Draft, act: Activation, player: int, picks: tuple[int, ...]) -> str:
        return f"Which cards of your deck do you leave out? Up to {self.count}."

    def why_never(self, m: Draft, act: Activation, player: int, card: int) -> str:
        return f"{m.prints[card].name} is none of the cards that were laid out for your deck."


TAKING: Final = TakeIn()


@dataclass(frozen=True)
class BuildRun(Run):
    """How a player changes the deck: what comes in, then what goes out for it."""

    def stage(self, m: Draft, act: Activation, player: int, picks: tuple[int, ...]) -> tuple[Several, int]:
        """Return which of the two questions is asked, and how many picks came before it."""
        end = 0
        while TAKING.codes(m, act, player, picks[:end]):
            if end == len(picks):
                return TAKING, 0
            end += 1
        return LeaveOut(len(arguments(m, picks[:end]))), end

    def codes(self, m: Draft, act: Activation, player: int, picks: tuple[int, ...]) -> list[int]:
        run, first = self.stage(m, act, player, picks)
        return run.codes(m, act, player, picks[first:])

    def prompt(self, m: Draft, act: Activation, player: int, picks: tuple[int, ...]) -> str:
        run, first = self.stage(m, act, player, picks)
        return run.prompt(m, act, player, picks[first:])

    def picked_together(self, m: Draft, act: Activation, player: int, picks: tuple[int, ...]) -> Things | None:
        run, first = self.stage(m, act, player, picks)
        return run.picked_together(m, act, player, picks[first:])

    def why_not(self, m: Draft, act: Activation, player: int, picks: tuple[int, ...], card: int) -> str:
        run, first = self.stage(m, act, player, picks)
        return run.why_not(m, act, player, picks[first:], card)


@dataclass(frozen=True)
class DecksBuilt(Op):
    """Changes the decks as their players wish, and ends the draft."""

    def step(self, m: Draft, f: Frame) -> None:
        m.pop()
        for player, picks in answers_in(f.data):
            taken, left = changes(picks)
            m.do(DeckBuilt(player, taken, left))
        m.end((), "everybody has a deck")


def changes(picks: tuple[int, ...]) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Return which cards come into a deck and which go out, by the picks of a `BuildRun`."""
    taken = tuple([code % STRIDE for code in picks if code // STRIDE == TAKE_IN])
    left = tuple([code % STRIDE for code in picks if code // STRIDE == LEAVE_OUT])
    return taken, left


def deck_of(m: Draft, player: int) -> list[int]:
    """Return the cards of a player's deck as it is now, changes under way included."""
    frame = m.frames[-1] if m.frames else None
    deck = list(m.zone(player, DECK))
    if frame is not None and isinstance(frame.op, Sealed) and isinstance(frame.op.run, BuildRun):
        taken, left = changes(frame.op.picks_of(frame, player))
        deck = [card for card in (*deck, *taken) if card not in left]
    return deck
