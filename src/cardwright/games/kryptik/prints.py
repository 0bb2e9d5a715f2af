"""What is printed on a card: its costs, its soul box, what it is, and what it does."""

from dataclasses import dataclass, fields
from typing import Final

from cardwright.games.kryptik.abilities import Active, Additional, Does, ElevenYear, Produces
from cardwright.games.kryptik.energy import box_mask, has_x, parts_of
from cardwright.games.kryptik.questions import KEYWORDS
from cardwright.kernel.core.frames import StandingNode
from cardwright.kernel.grammar import Discourse, printed
from cardwright.kernel.grammar.forms import capital, sentence
from cardwright.kernel.pieces.cards import CardPrint
from cardwright.kernel.pieces.nodes import Node
from cardwright.kernel.pieces.shapes import AbilityView
from cardwright.language.checked import check
from cardwright.language.force import Itself
from cardwright.language.happenings import CardHappens, Whenever
from cardwright.language.words import Effect

NO_COST: Final = -1
"""The 11 year cost of a card that has none, which is another thing than 0 (kryptik:cost.eleven-year)."""
COPIES: Final = 3
"""How many of a name a deck may have (kryptik:deck.copies)."""
SHORTHANDS: Final = ("enters", "dies", "attacks", "blocks")
"""What a card says by a label when it does it itself: "Enters: draw a card."."""
FACTIONS: Final[tuple[str, ...]] = (
    "Lampwright",
    "Driftborn",
    "Gravesworn",
    "Thornfolk",
    "Human",
    "Ascendant",
    "Mystic",
    "Undead",
)
"""Those of the set that ships, then those of the published cards."""
KEYWORD_NAMES: Final = tuple([keyword.key for keyword in KEYWORDS])


@dataclass(frozen=True)
class Facts:
    """The figures of a card.

    ``key`` names it for good. ``cost`` is written ``"{2}{w}{w/u}"``, with ``{X}`` first if it has one; ``box`` is what
    the card gives in the soul row, ``"w"``, ``"w/u"`` or ``"1"``. A spell has neither attack nor defense.
    ``eleven_cost`` is -1 where there is none. ``limit`` is how many of it a deck may have, 0 if it is ``banned``.
    """

    key: str
    name: str
    cost: str
    box: str
    citizen: bool = False
    faction: str = ""
    overlord: bool = False
    focused: bool = False
    attack: int = 0
    defense: int = 0
    keywords: tuple[str, ...] = ()
    eleven_cost: int = NO_COST
    limit: int = COPIES
    banned: bool = False

    def to_data(self) -> dict[str, object]:
        """Return the figures as JSON can hold them."""
        data: dict[str, object] = {field.name: getattr(self, field.name) for field in fields(self)}
        data["keywords"] = list(self.keywords)
        return data


def shorthand(ability: Whenever) -> str:
    """Return the label under which a card says what it sets off itself; "" if there is none for it."""
    happening = ability.happening
    if not isinstance(happening, CardHappens) or happening.of != Itself():
        return ""
    return happening.what.key if happening.what.key in SHORTHANDS else ""


class KryptikCard(CardPrint):
    """A card of Kryptik: facts, and abilities sorted by what they are.

    ``does`` are the paragraphs of a spell, ``active`` the abilities that are used, ``constants`` what is in force while
    a citizen is on the island, ``eleven`` the 11 year ability, ``additional`` what casting costs besides, ``produces``
    the energy that a citizen gives.
    """

    __slots__ = (
        "active",
        "additional",
        "attack",
        "box",
        "citizen",
        "constants",
        "defense",
        "does",
        "eleven",
        "eleven_cost",
        "faction",
        "facts",
        "overlord",
        "produces",
        "slow",
        "soul_cost",
    )

    def __init__(self, facts: Facts, abilities: tuple[Node, ...]) -> None:
        """Put facts and abilities together; TypeError for trees that make no sense, ValueError for costs and boxes."""
        check(facts.name, abilities)
        super().__init__(facts.key, facts.name, abilities)
        self.facts: Facts = facts
        self.citizen: bool = facts.citizen
        self.faction: str = facts.faction
        self.overlord: bool = facts.overlord
        self.slow: bool = facts.citizen or facts.focused
        """Whether it is cast in a main phase only, while nothing waits."""
        self.attack: int = facts.attack
        self.defense: int = facts.defense
        self.box: int = box_mask(facts.box)
        self.soul_cost: int = len(parts_of(facts.cost))
        self.eleven_cost: int = facts.eleven_cost
        self.eleven: Effect | None = None
        self.additional: Effect | None = None
        self.produces: int = 0
        does: list[Effect] = []
        active: list[Active] = []
        constants: list[StandingNode] = []
        for ability in abilities:
            if isinstance(ability, ElevenYear):
                self.eleven = ability.effect
            elif isinstance(ability, Additional):
                self.additional = ability.cost
            elif isinstance(ability, Does) and not self.citizen:
                does.append(ability.effect)
            elif isinstance(ability, Active) and self.citizen:
                active.append(ability)
            elif isinstance(ability, Produces) and self.citizen:
                self.produces = box_mask(ability.box)
            elif isinstance(ability, StandingNode) and self.citizen:
                constants.append(ability)
            else:
                kind = "citizen" if self.citizen else "spell"
                raise TypeError(f"{facts.name} is a {kind}, which cannot have {type(ability).__name__}.")
        if not self.citizen and not does:
            raise TypeError(f"{facts.name} is a spell that does nothing.")
        self.does: tuple[Effect, ...] = tuple(does)
        self.active: tuple[Active, ...] = tuple(active)
        self.constants: tuple[StandingNode, ...] = tuple(constants)

    @property
    def has_x(self) -> bool:
        """Whether its soul cost has an X."""
        return has_x(self.facts.cost)

    @property
    def symbols(self) -> tuple[str, ...]:
        """Its keywords, printed."""
        return (*(("focused",) if self.facts.focused else ()), *self.facts.keywords)

    @property
    def type_line(self) -> str:
        """What it is: "Thornfolk citizen overlord", "spell"."""
        if not self.citizen:
            return "spell"
        return " ".join([word for word in (self.faction, "citizen", "overlord" if self.overlord else "") if word])

    @property
    def paragraphs(self) -> list[AbilityView]:
        """What the card says: its keywords, then a paragraph for each ability."""
        said: list[AbilityView] = []
        if self.symbols:
            said.append({"labels": [], "text": " ".join([sentence(word) for word in self.symbols])})
        for ability in self.abilities:
            if isinstance(ability, Active):
                d = Discourse()
                cost = capital(ability.cost.phrase().said(d))
                d.next_sentence()
                said.append({"labels": [], "cost": cost, "text": sentence(capital(ability.does().said(d)))})
            elif isinstance(ability, Produces):
                cost = capital(printed(ability.cost(), alone=False))
                said.append({"labels": [], "cost": cost, "text": sentence(printed(ability.does(), alone=False))})
            elif isinstance(ability, ElevenYear):
                said.append({"labels": ["11 year"], "text": sentence(ability.effect.text())})
            elif isinstance(ability, Whenever) and shorthand(ability):
                said.append({"labels": [shorthand(ability)], "text": sentence(ability.effect.text())})
            else:
                said.append({"labels": [], "text": sentence(ability.text())})
        return said

    def facts_data(self) -> object:
        """Return the figures as JSON data."""
        return self.facts.to_data()
