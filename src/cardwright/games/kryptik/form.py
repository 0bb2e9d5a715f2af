"""What a card of Kryptik has in a file of cards (`language.files`)."""

from typing import Any, Final

from cardwright.games.kryptik.abilities import Active, Additional, Does, ElevenYear
from cardwright.games.kryptik.cards.making import key_of
from cardwright.games.kryptik.energy import BOXES, parts_of
from cardwright.games.kryptik.game import GAME, KryptikGame
from cardwright.games.kryptik.prints import FACTIONS, KEYWORD_NAMES, NO_COST, Facts, KryptikCard
from cardwright.games.kryptik.records import is_record, own_fields
from cardwright.games.kryptik.words.filters import MOST_COST
from cardwright.kernel.matches.game import Game
from cardwright.kernel.pieces.nodes import Node
from cardwright.language.files import Form, Misfit

MOST_STAT: Final = 99
"""The most attack or defense that a card may have."""
MOST_ABILITIES: Final = 2
"""As many abilities as a citizen may have to use: there is a verb for each."""
TEXTS: Final = {
    "key": "the name for good, in deck lists and saves; left out, made from the name",
    "name": "the card's name",
    "cost": "the soul cost, such as {2}{w}{w/u}, with {X} in front if it has one",
}
SWITCHES: Final = {
    "citizen": "a citizen; otherwise it is a spell",
    "overlord": "a citizen that is an overlord",
    "focused": "a spell that is focused",
    "banned": "a card that is banned in constructed",
}
NUMBERS: Final = {
    "attack": (0, MOST_STAT),
    "defense": (0, MOST_STAT),
    "eleven_cost": (NO_COST, MOST_COST),
    "limit": (1, 50),
}
OF_CITIZENS: Final = ("overlord", "faction", "attack", "defense", "keywords")
OF_SPELLS: Final = ("focused",)
"""The figures that only the one kind of cards has."""
INTERNAL: Final = ("ElevenYearChoice", "EntersIsland", "IfStillThere")
"""Words with which the rules themselves put effects on the pile."""
FACTS: Final[dict[str, Any]] = {
    **{field: {"type": "string", "description": told} for field, told in TEXTS.items()},
    "box": {"type": "string", "enum": list(BOXES), "description": "what it gives in the soul row"},
    "faction": {"type": "string", "enum": ["", *FACTIONS], "description": "the faction of a citizen"},
    **{field: {"type": "boolean", "description": told} for field, told in SWITCHES.items()},
    **{field: {"type": "integer", "minimum": least, "maximum": most} for field, (least, most) in NUMBERS.items()},
    "keywords": {"type": "array", "items": {"type": "string", "enum": list(KEYWORD_NAMES)}},
}


class KryptikForm(Form[KryptikCard]):
    """The figures of a card, its paragraphs or abilities, and its 11 year ability."""

    def __init__(self, game: Game) -> None:
        """Describe it."""
        kinds = ("Does", "ElevenYear", "Active", "Produces", "Additional", "StandingNode")
        super().__init__(game, FACTS, ("name", "cost", "box"), kinds, INTERNAL)

    def written_over(self, card: dict[str, Any]) -> dict[str, Any]:
        """Read records as their publisher has them too."""
        return own_fields(card) if is_record(card) else card

    def card(self, facts: dict[str, Any], abilities: tuple[Node, ...]) -> KryptikCard:
        """Put a card together."""
        if not facts["name"]:
            raise Misfit("a card has a name", "name")
        if not facts["cost"]:
            raise Misfit("its cost is empty: what costs nothing costs {0}", "cost")
        try:
            stones = parts_of(facts["cost"])
        except ValueError as error:
            raise Misfit("its cost is written like {1}{w}", "cost") from error
        if len(stones) > MOST_COST:
            raise Misfit(f"it costs more than {MOST_COST}", "cost")
        citizen = facts.get("citizen", False)
        if citizen and not facts.get("defense"):
            raise Misfit("a citizen has a defense of 1 or more", "defense")
        self.check_figures(facts, citizen=citizen)
        self.check_kinds(abilities, citizen=citizen)
        key = self.key(facts, key_of(facts["name"]))
        facts["keywords"] = tuple(facts.get("keywords", ()))
        return KryptikCard(Facts(key=key, **facts), abilities)

    def check_figures(self, facts: dict[str, Any], *, citizen: bool) -> None:
        """Refuse figures that such a card cannot have."""
        for field in OF_SPELLS if citizen else OF_CITIZENS:
            if facts.get(field):
                has, lacks = ("spell", "citizen") if citizen else ("citizen", "spell")
                raise Misfit(f"a {has} may have the field {field!r}, and a {lacks} has none", field)
        keywords = facts.get("keywords", ())
        if len(set(keywords)) < len(keywords):
            raise Misfit("it has a keyword twice", "keywords")

    def check_kinds(self, abilities: tuple[Node, ...], *, citizen: bool) -> None:
        """Refuse abilities that such a card cannot have, or not so many of."""
        for place, ability in enumerate(abilities):
            word = type(ability).__name__
            before = [other for other in abilities[:place] if type(other) is type(ability)]
            if isinstance(ability, ElevenYear | Additional):
                if before:
                    raise Misfit(f"a card has at most one {word!r}", ability=place)
            elif isinstance(ability, Does) == citizen:
                told = "a citizen has abilities, and no paragraphs" if citizen else "a spell has paragraphs alone"
                raise Misfit(f"{told}, so that {word!r} is none of its", ability=place)
            elif isinstance(ability, Active) and len(before) >= MOST_ABILITIES:
                raise Misfit(f"a citizen has at most {MOST_ABILITIES} abilities to use", ability=place)
        if not citizen and not [ability for ability in abilities if type(ability) is Does]:
            raise Misfit("a spell has at least one paragraph, a 'Does'", "abilities")

    def game_with(self, game: Game, cards: tuple[KryptikCard, ...]) -> Game:
        assert isinstance(game, KryptikGame)
        return game.with_cards(cards)


FORM: Final = KryptikForm(GAME)
