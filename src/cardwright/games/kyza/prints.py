"""What is printed on a card: its character, its effect, and the Aether Level that both share."""

from dataclasses import dataclass, fields
from typing import Final

from cardwright.kernel.core.frames import Activation, StandingNode
from cardwright.kernel.core.state import State
from cardwright.kernel.grammar import THIS, Noun, Phrase, Titled, printed, states
from cardwright.kernel.grammar.forms import capital, sentence
from cardwright.kernel.pieces.cards import CardPrint
from cardwright.kernel.pieces.nodes import Node
from cardwright.kernel.pieces.shapes import AbilityView
from cardwright.language.checked import check
from cardwright.language.flow import Nothing
from cardwright.language.words import Effect, Word

LEVELS: Final = (1, 2, 3, 4, 5, 6)
"""Aether Levels (kyza:al.range)."""
TRIBUTES: Final = (0, 0, 0, 0, 0, 1, 2)
"""How many of one's characters a character costs, by Aether Level (kyza:al.free, kyza:al.five, kyza:al.six)."""


@dataclass(frozen=True)
class Remains(Effect):
    """What a continuous effect does when it resolves and does nothing besides: it stays."""

    def start(self, m: State, act: Activation) -> None:
        """Do nothing; the rules let it stay (kyza:continuous.stays)."""
        act.done = True

    def phrase(self) -> Phrase:
        return states(Noun("effect", THIS), "stay in play")


NOTHING: Final = Nothing()
REMAINS: Final = Remains()


@dataclass(frozen=True)
class Does(Word):
    """What an effect does when it resolves, and what activating it costs."""

    effect: Effect
    cost: Effect | None = None

    def ways(self) -> tuple[tuple[Node | str, ...], ...]:
        """The cost comes first, and what it did is no matter of the effect."""
        return ((self.effect,),) if self.cost is None else ((self.cost,), (self.effect,))

    def is_whole(self) -> bool:
        """Nothing is said before it."""
        return True

    def phrase(self) -> Phrase:
        """Say it: "Pay 2 life: Draw 2 cards."."""
        return Titled("" if self.cost is None else self.cost.phrase(), self.effect.phrase())


@dataclass(frozen=True)
class Facts:
    """The figures of a card.

    ``key`` names it for good; ``name`` is the character's, and the effect's too unless ``effect_name`` says otherwise:
    alternate characters share an effect. ``flash`` effects can be activated on either turn, ``continuous`` ones stay
    for as many of their controller's turns as the Aether Level says; ``static`` cards are characters alone.
    """

    key: str
    name: str
    level: int
    damage: int
    health: int
    flash: bool = False
    continuous: bool = False
    static: bool = False
    effect_name: str = ""

    def to_data(self) -> dict[str, object]:
        """Return the figures as JSON can hold them."""
        return {field.name: getattr(self, field.name) for field in fields(self)}


class KyzaCard(CardPrint):
    """A card of Kyza Kards: facts, and abilities sorted by what they are.

    ``does`` resolves when the effect does, ``cost`` is paid as it is activated, ``constants`` are in force while a
    continuous effect (or a static character) is face up.
    """

    __slots__ = (
        "constants",
        "continuous",
        "cost",
        "damage",
        "does",
        "effect_name",
        "facts",
        "flash",
        "health",
        "level",
        "static",
    )

    def __init__(self, facts: Facts, abilities: tuple[Node, ...]) -> None:
        """Put facts and abilities together; TypeError for trees that make no sense."""
        check(facts.name, abilities)
        super().__init__(facts.key, facts.name, abilities)
        self.facts: Facts = facts
        self.level: int = facts.level
        self.damage: int = facts.damage
        self.health: int = facts.health
        self.flash: bool = facts.flash
        self.continuous: bool = facts.continuous
        self.static: bool = facts.static
        self.effect_name: str = facts.effect_name or facts.name
        """What makes a card unique in a deck (kyza:deck.unique-name)."""
        self.does: Effect = REMAINS if facts.continuous else NOTHING
        self.cost: Effect | None = None
        constants: list[StandingNode] = []
        for ability in abilities:
            if isinstance(ability, Does):
                self.does = ability.effect
                self.cost = ability.cost
            elif isinstance(ability, StandingNode):
                constants.append(ability)
            else:
                raise TypeError(f"{facts.name} has {ability!r}, which is neither an effect nor something in force")
        self.constants: tuple[StandingNode, ...] = tuple(constants)

    @property
    def tributes(self) -> int:
        """How many characters of one's own playing it as a character costs."""
        return TRIBUTES[self.level]

    @property
    def symbols(self) -> tuple[str, ...]:
        """The symbols of the effect in words: "flash", "continuous", "static"."""
        marks = (("flash", self.flash), ("continuous", self.continuous), ("static", self.static))
        return tuple([word for word, has in marks if has])

    @property
    def paragraphs(self) -> list[AbilityView]:
        """What the effect says: its symbols ("Flash. Continuous."), then a paragraph for each ability."""
        said: list[AbilityView] = []
        if self.symbols:
            said.append({"labels": [], "text": " ".join([sentence(word) for word in self.symbols])})
        for ability in self.abilities:
            if isinstance(ability, Does) and ability.cost is not None:
                cost = capital(printed(ability.cost.phrase(), alone=False))
                text = sentence(printed(ability.effect.phrase(), alone=False))
                said.append({"labels": [], "cost": cost, "text": text})
            else:
                said.append({"labels": [], "text": sentence(ability.text())})
        return said

    def facts_data(self) -> object:
        """Return the figures as JSON data."""
        return self.facts.to_data()
