"""What laws are, and what they try: a law is a function of a match, which it leaves as it is, and of random numbers."""

from collections.abc import Callable

from cardwright.kernel.basics.rng import Rng
from cardwright.kernel.matches.match import Match
from tests.laws.starts import Start

Law = Callable[[Start, Match, Rng], None]
AHEAD = 12
"""How many decisions a law plays on."""


def some(rng: Rng, items: list[int], most: int) -> list[int]:
    """Some of the items, in their order."""
    return sorted(rng.shuffled(tuple(items))[:most])


def play_on(m: Match, rng: Rng, most: int = AHEAD) -> None:
    """Play random options, all by their index."""
    for _ in range(most):
        if m.over:
            return
        m.choose(rng.below(len(m.codes)))


def cards_are_somewhere_once(m: Match) -> bool:
    """Whether every card is in exactly one zone, and knows in which."""
    places = [(card, zone) for zone, cards in enumerate(m.zones) for card in cards]
    return sorted(places) == list(enumerate(m.where)) and len(m.where) == len(m.prints)
