"""What a card of Kyza Kards has in a file of cards (`language.files`)."""

from typing import Any, Final

from cardwright.games.kyza.cards.making import key_of
from cardwright.games.kyza.game import GAME, KyzaGame
from cardwright.games.kyza.prints import LEVELS, Does, Facts, KyzaCard
from cardwright.kernel.matches.game import Game
from cardwright.kernel.pieces.nodes import Node
from cardwright.language.files import Form, Misfit

MOST_STAT: Final = 99
"""The most damage or health that a card may have."""
NUMBERS: Final = {"level": (LEVELS[0], LEVELS[-1]), "damage": (0, MOST_STAT), "health": (1, MOST_STAT)}
SWITCHES: Final = {"flash": "a flash effect", "continuous": "a continuous effect", "static": "a static effect"}
TEXTS: Final = {
    "key": "the name for good, in deck lists and saves; left out, made from the name",
    "name": "the character's name",
    "effect_name": "the effect's name, which counts in decks; left out, that of the character",
}
FACTS: Final[dict[str, Any]] = {
    **{field: {"type": "string", "description": told} for field, told in TEXTS.items()},
    **{field: {"type": "integer", "minimum": least, "maximum": most} for field, (least, most) in NUMBERS.items()},
    **{field: {"type": "boolean", "description": told} for field, told in SWITCHES.items()},
}


class KyzaForm(Form[KyzaCard]):
    """The figures and symbols of a card, an effect, and what is in force while it is face up."""

    def __init__(self, game: Game) -> None:
        """Describe it."""
        super().__init__(game, FACTS, ("name", *NUMBERS), ("Does", "StandingNode"))

    def card(self, facts: dict[str, Any], abilities: tuple[Node, ...]) -> KyzaCard:
        """Put a card together."""
        if not facts["name"]:
            raise Misfit("a card has a name", "name")
        lasts = facts.get("continuous") or facts.get("static")
        if facts.get("static") and (facts.get("flash") or facts.get("continuous")):
            raise Misfit("a static effect can be neither flash nor continuous", "static")
        for place, ability in enumerate(abilities):
            word = type(ability).__name__
            if isinstance(ability, Does):
                if [other for other in abilities[:place] if isinstance(other, Does)]:
                    raise Misfit("a card has at most one 'Does': put several effects into a 'Sequence'", "abilities")
            elif not lasts:
                told = f"{word} is in force for a while, which takes a card that is continuous or static"
                raise Misfit(told, ability=place)
        key = self.key(facts, key_of(facts["name"]))
        return KyzaCard(Facts(key=key, **facts), abilities)

    def game_with(self, game: Game, cards: tuple[KyzaCard, ...]) -> Game:
        assert isinstance(game, KyzaGame)
        return game.with_cards(cards)


FORM: Final = KyzaForm(GAME)
