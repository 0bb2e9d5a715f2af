"""What players give up of their own choice: each chooses in turn order, and then it happens to all at once.

kryptik:ruling.each-in-turn
"""

from dataclasses import dataclass, replace
from typing import Annotated

from mypy_extensions import mypyc_attr

from cardwright.games.kryptik.actions import STRIDE
from cardwright.games.kryptik.events.island import SACRIFICED, kill
from cardwright.games.kryptik.events.moves import Discarded
from cardwright.games.kryptik.state import Kryptik
from cardwright.games.kryptik.zones import HAND, ISLAND
from cardwright.kernel.core.frames import Activation, Frame, Op
from cardwright.kernel.grammar import Amount, Clause, Does, Phrase
from cardwright.kernel.pieces.options import CHOOSE
from cardwright.language.limits import Least
from cardwright.language.players import EACH_PLAYER, Player
from cardwright.language.words import THIS_MUCH, Effect


@mypyc_attr(allow_interpreted_subclasses=True)
@dataclass(frozen=True)
class PlayersGive(Effect):
    """Players give up so many cards each, as far as they have them."""

    who: Player = EACH_PLAYER
    n: Annotated[int, Least(1)] = 1

    def start(self, m: Kryptik, act: Activation) -> None:
        m.push(Giving(self, self.who.seats(m, act), ()), act)

    def from_zone(self) -> int:
        """Return the kind of zone from which they give."""
        raise NotImplementedError(type(self).__name__)

    def give(self, m: Kryptik, act: Activation, cards: tuple[int, ...]) -> None:
        """Let all that was chosen go."""
        raise NotImplementedError(type(self).__name__)

    def verb(self) -> str:
        """Return what they do."""
        raise NotImplementedError(type(self).__name__)

    def noun(self) -> str:
        """Return with what they do it."""
        raise NotImplementedError(type(self).__name__)

    def gives(self) -> tuple[str, ...]:
        return (THIS_MUCH,)

    def phrase(self) -> Phrase:
        return Clause(self.who.nominal(), Does(self.verb(), (Amount(self.n, self.noun()),)))


@dataclass(frozen=True)
class PlayersSacrifice(PlayersGive):
    """Players sacrifice citizens of their own (kryptik:sacrifice)."""

    def from_zone(self) -> int:
        return ISLAND

    def give(self, m: Kryptik, act: Activation, cards: tuple[int, ...]) -> None:
        kill(m, cards, SACRIFICED, act)

    def verb(self) -> str:
        return "sacrifice"

    def noun(self) -> str:
        return "citizen"


@dataclass(frozen=True)
class PlayersDiscard(PlayersGive):
    """Players discard cards from their hands (kryptik:discard)."""

    def from_zone(self) -> int:
        return HAND

    def give(self, m: Kryptik, act: Activation, cards: tuple[int, ...]) -> None:
        for card in cards:
            m.do(Discarded(card, m.owners[card]), act)

    def verb(self) -> str:
        return "discard"

    def noun(self) -> str:
        return "card"


@dataclass(frozen=True)
class Giving(Op):
    """Asks one player after the other, then lets all go; ``pc`` is how many the first of those left has chosen."""

    effect: PlayersGive
    left: tuple[int, ...]
    chosen: tuple[int, ...]

    def candidates(self, m: Kryptik) -> list[int]:
        """Return what the first of those left can still choose."""
        cards = sorted(m.zone(self.left[0], self.effect.from_zone()))
        return [card for card in cards if card not in self.chosen]

    def step(self, m: Kryptik, f: Frame) -> None:
        if self.left:
            candidates = self.candidates(m)
            if self.left[0] in m.seats and f.pc < self.effect.n and candidates:
                m.ask(self.left[0], [CHOOSE * STRIDE + card for card in candidates])
            else:
                f.pc = 0
                f.op = replace(self, left=self.left[1:])
            return
        m.pop()
        f.act.count = len(self.chosen)
        f.act.done = bool(self.chosen)
        there = tuple([card for card in self.chosen if m.kind_of_zone(card) == self.effect.from_zone()])
        if there:
            self.effect.give(m, f.act, there)

    def answer(self, m: Kryptik, f: Frame, code: int) -> None:
        f.pc += 1
        f.op = replace(self, chosen=(*self.chosen, code % STRIDE))

    def cards_in(self, f: Frame) -> tuple[int, ...]:
        """Return what was chosen so far."""
        return self.chosen

    def prompt(self, m: Kryptik, f: Frame) -> str:
        return f"Which {self.effect.noun()} do you {self.effect.verb()}?"

    def why_not(self, m: Kryptik, f: Frame, card: int) -> str:
        return f"You {self.effect.verb()} a {self.effect.noun()} of your own."
