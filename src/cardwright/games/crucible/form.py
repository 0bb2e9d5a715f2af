"""What a card of Crystal Crucible has in a file of cards (`language.files`): its name and its abilities.

The figures are those of the game's values, which are a file of their own (`values`); what a card of the box does is
written here, anew.
"""

import re
from typing import Any, Final

from cardwright.games.crucible.game import GAME, CrucibleGame
from cardwright.games.crucible.prints import Print
from cardwright.games.crucible.values import (
    CATEGORIES,
    CHRYSALYS,
    ITEM,
    MEMORY,
    MONSTER,
    SUMMONING,
    TILE,
    TILE_SPELL,
    TYPES,
    Facts,
)
from cardwright.games.crucible.words.effects import LookAhead, TakeItem
from cardwright.games.crucible.words.moves import SwapPlaces
from cardwright.kernel.basics import names
from cardwright.kernel.basics.errors import UnknownCard
from cardwright.kernel.core.frames import StandingNode
from cardwright.kernel.matches.game import Game
from cardwright.kernel.pieces.nodes import Node
from cardwright.language.files import Form, Misfit
from cardwright.language.lint import UNPRINTABLE
from cardwright.language.players import Opponents, You
from cardwright.language.word import nodes_of

FACTS: Final[dict[str, Any]] = {"name": {"type": "string", "description": "the name of a card of the box"}}
WHOLE: Final[tuple[str, ...]] = ("Spell", "Covering", "Summon", "Entering", "Using", "Boost", "SecondChance")
"""The words that say what a card is for; a card has at most one of them."""
BY_CATEGORY: Final = {TILE_SPELL: "Covering", SUMMONING: "Summon"}
"""What Memories are for that are no mere Spells."""


NOBODYS: Final = frozenset((TILE, CHRYSALYS, MONSTER))
"""What lies on the Battlefield for all, so that "you" is nobody there."""
YOUR_WORDS: Final = (You, Opponents, LookAhead, SwapPlaces, TakeItem)
"""The words that mean "you" without saying it."""
SAYS_YOU: Final = re.compile(r"\byou(r|rs)?\b")


def means_you(ability: Node) -> bool:
    """Whether an ability is about the player who controls the card, as far as it can be printed at all."""
    meant = [node for node in nodes_of(ability) if isinstance(node, YOUR_WORDS)]
    try:
        return meant != [] or SAYS_YOU.search(ability.text()) is not None
    except UNPRINTABLE:
        return False


def fitting(facts: Facts) -> tuple[str, ...]:
    """Return which of these words a card can have; a Memory needs one of them."""
    if facts.type == MEMORY:
        return (BY_CATEGORY.get(facts.category, "Spell"),)
    if facts.type == ITEM:
        return ("Using", "Boost", "SecondChance")
    return ("Entering",) if facts.type in {TILE, CHRYSALYS} else ()


class CrucibleForm(Form[Print]):
    """The name of a card of the box, what it is for, and what is in force while it works."""

    def __init__(self, game: CrucibleGame) -> None:
        """Describe it."""
        super().__init__(game, FACTS, ("name",), (*WHOLE, "StandingNode"))
        self.crucible: CrucibleGame = game

    def of(self, game: Game) -> "CrucibleForm":
        """Return the form in which cards have the names and figures of the game's values."""
        assert isinstance(game, CrucibleGame)
        return self if game.values is self.crucible.values else CrucibleForm(game)

    def card(self, facts: dict[str, Any], abilities: tuple[Node, ...]) -> Print:
        """Put a card together."""
        try:
            known = self.crucible.print_by_name(facts["name"]).facts
        except UnknownCard as unknown:
            raise Misfit(str(unknown), "name") from unknown
        able = fitting(known)
        what = f"{CATEGORIES[known.category]} memory" if known.type == MEMORY else TYPES[known.type]
        found = 0
        for place, ability in enumerate(abilities):
            if isinstance(ability, StandingNode):
                if known.type in NOBODYS and means_you(ability):
                    raise Misfit(
                        f"“you” is nobody for a {what}: speak of the character here, or of each", ability=place
                    )
            else:
                found += 1
                if type(ability).__name__ not in able:
                    told = f"it has {names.listing(list(able), 'or')}" if able else "it has none of these words"
                    raise Misfit(f"{type(ability).__name__} is nothing for a {what}: {told}", ability=place)
                if found > 1:
                    raise Misfit("a card is for one thing: put several effects into a 'Sequence'", ability=place)
        if known.type == MEMORY and not found:
            raise Misfit(f"a {what} has a {able[0]!r}", "abilities")
        return Print(known, abilities)

    def game_with(self, game: Game, cards: tuple[Print, ...]) -> Game:
        assert isinstance(game, CrucibleGame)
        return game.with_cards(cards)


FORM: Final = CrucibleForm(GAME)
