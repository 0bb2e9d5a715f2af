"""Cards that are found by others: neighbors, the foe of a fight, what is being played."""

from dataclasses import dataclass
from typing import Annotated

from cardwright.games.keyforge.facts import CARD_TYPES
from cardwright.games.keyforge.playing import Playing
from cardwright.games.keyforge.prints import ACTION, ARTIFACT, CREATURE, UPGRADE
from cardwright.games.keyforge.questions import HOUSE
from cardwright.games.keyforge.state import FOE, KeyForge
from cardwright.kernel.core.frames import Activation
from cardwright.kernel.grammar import ALL, THE, A, Back, Nominal, Noun, Part, Row, This, states
from cardwright.kernel.pieces.nodes import Term
from cardwright.language.limits import Among
from cardwright.language.players import YOU, Player
from cardwright.language.words import AFTER, IT, Cards, Filter, Target


@dataclass(frozen=True)
class NeighborsOf(Cards):
    """The neighbors of creatures, or those that they had as they left play (keyforge:ruling.last-known).

    The cards ``besides`` are none of them: "another neighbor".
    """

    of: Target
    besides: Target | None = None

    def among(self, m: KeyForge, act: Activation) -> list[int]:
        """Return them, each once."""
        found = [
            neighbor
            for card in self.of.cards(m, act)
            if m.printed[card].type == CREATURE
            for neighbor in m.neighbors(card)
        ]
        others = [] if self.besides is None else self.besides.cards(m, act)
        return [card for card in dict.fromkeys(found) if card not in others]

    def faults(self) -> tuple[str, ...]:
        """It asks nobody."""
        return ("it cannot ask whose neighbors are meant: choose it before",) if self.of.asks() else ()

    def noun(self, det: str = A, n: int | str = 1, *, up_to: bool = False) -> Nominal:
        other = self.besides is not None
        return Noun("neighbor", det, n, up_to=up_to, other=other, after=("of", self.of.nominal()))


@dataclass(frozen=True)
class Foe(Target):
    """The creature that the source fights, in an ability set off by the fight, which knows it to its end.

    keyforge:ruling.foe-gone
    """

    def cards(self, m: KeyForge, act: Activation) -> list[int]:
        return list(act.names.cards.get(FOE, ()))

    def nominal(self) -> Nominal:
        return Noun("creature", THE, after=("that", states(This(), "fight")), again=FOE)


@dataclass(frozen=True)
class Discards(Target):
    """The cards that were discarded just before, perhaps by several players."""

    def cards(self, m: KeyForge, act: Activation) -> list[int]:
        return list(act.it)

    def reads(self) -> tuple[str, ...]:
        """They are "it"."""
        return (IT,)

    def nominal(self) -> Nominal:
        return Noun("card", ALL, before=("discarded",))


@dataclass(frozen=True)
class CardsAsPlayed(Cards):
    """The cards of a type that a player plays, for the time of their play: wherever they are by then.

    keyforge:ruling.played-and-gone
    """

    card_type: Annotated[int, Among(ACTION, ARTIFACT, CREATURE, UPGRADE)]
    who: Player = YOU

    def among(self, m: KeyForge, act: Activation) -> list[int]:
        """Look what is being played."""
        if not self.who.means(m, act, m.active):
            return []
        cards = [f.data[0] for f in m.frames if isinstance(f.op, Playing)]
        return [card for card in cards if m.printed[card].type == self.card_type]

    def noun(self, det: str = A, n: int | str = 1, *, up_to: bool = False) -> Nominal:
        return Noun(CARD_TYPES[self.card_type], det, n, up_to=up_to, after=("that", states(self.who.nominal(), "play")))


@dataclass(frozen=True)
class OfItsHouse(Filter):
    """Of the house that is printed on what was chosen or affected last."""

    def fits(self, m: KeyForge, act: Activation, card: int) -> bool:
        return True in [m.belongs(card, m.printed[other].house) for other in act.it]

    def consults(self) -> tuple[Term, ...]:
        return (HOUSE,)

    def place(self) -> int:
        return AFTER

    def reads(self) -> tuple[str, ...]:
        """It reads what is "it"."""
        return (IT,)

    def attribute(self) -> Part:
        return Row(("of the same house as", Back()))
