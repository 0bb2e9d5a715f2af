"""What a card of KeyForge has in a file of cards (`language.files`): its name and its abilities.

The figures are those of the set; what a card of the set does is written here, anew or for the first time.
"""

from typing import Any, Final

from cardwright.games.keyforge.abilities import PlayedAsCopy
from cardwright.games.keyforge.facts import CARD_TYPES, by_name
from cardwright.games.keyforge.game import GAME, KeyForgeGame
from cardwright.games.keyforge.prints import ACTION, Print
from cardwright.kernel.basics.errors import UnknownCard
from cardwright.kernel.matches.game import Game
from cardwright.kernel.pieces.nodes import Node
from cardwright.language.files import Form, Misfit

FACTS: Final[dict[str, Any]] = {"name": {"type": "string", "description": "the name of a card of the set"}}


class KeyForgeForm(Form[Print]):
    """The name of a card of the set, abilities under bold words, and constant ones."""

    def __init__(self, game: Game) -> None:
        """Describe it."""
        super().__init__(game, FACTS, ("name",), ("Ability", "StandingNode"))

    def card(self, facts: dict[str, Any], abilities: tuple[Node, ...]) -> Print:
        """Put a card together, in the house where the set has it."""
        try:
            known = by_name(facts["name"])
        except UnknownCard as unknown:
            raise Misfit(str(unknown), "name") from unknown
        for place, ability in enumerate(abilities):
            if isinstance(ability, PlayedAsCopy) and known.type != CARD_TYPES[ACTION]:
                raise Misfit(f"only an action is played as a copy, and {known.name} is none", ability=place)
        return Print(known, known.house, abilities)

    def game_with(self, game: Game, cards: tuple[Print, ...]) -> Game:
        assert isinstance(game, KeyForgeGame)
        return game.with_cards(cards)


FORM: Final = KeyForgeForm(GAME)
