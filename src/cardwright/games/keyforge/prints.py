"""What is printed on a KeyForge card: its facts, and its abilities sorted by what sets them off."""

from typing import Final, TypeGuard

from cardwright.games.keyforge.abilities import ACTION as ACTION_ABILITY
from cardwright.games.keyforge.abilities import OMNI, Ability, PlayedAsCopy
from cardwright.games.keyforge.facts import CARD_TYPES, HOUSES, CardFacts
from cardwright.games.keyforge.questions import PLAY
from cardwright.kernel.core.frames import StandingNode
from cardwright.kernel.grammar import printed
from cardwright.kernel.grammar.forms import sentence
from cardwright.kernel.pieces.cards import CardPrint
from cardwright.kernel.pieces.nodes import Node
from cardwright.kernel.pieces.shapes import AbilityView
from cardwright.language.checked import check
from cardwright.language.force import Cannot, Itself
from cardwright.language.words import Cards, Effect

ACTION: Final = 0
ARTIFACT: Final = 1
CREATURE: Final = 2
UPGRADE: Final = 3
ANY_TYPE: Final = -1


def bars_itself(node: StandingNode) -> TypeGuard[Cannot]:
    """Tell whether a constant forbids to play its own card, or asks for something in order to."""
    return isinstance(node, Cannot) and node.deed is PLAY and isinstance(node.object, Itself)


class Print(CardPrint):
    """A card of one house; a maverick is a print of its own (keyforge:maverick).

    ``house`` and ``type`` are indexes into `HOUSES` and `CARD_TYPES`; ``power`` and ``armor`` are 0 where none is
    printed; ``keywords`` maps a keyword to its value (1 for those without one); ``bars`` are those of its constants
    that forbid to play the card itself, or ask for something in order to.
    """

    __slots__ = (
        "acts",
        "aember",
        "armor",
        "bars",
        "constants",
        "copies",
        "facts",
        "house",
        "keywords",
        "on",
        "plain",
        "power",
        "traits",
        "type",
    )

    def __init__(self, facts: CardFacts, house: str, abilities: tuple[Node, ...]) -> None:
        """Put facts and abilities together; TypeError for trees that make no sense."""
        check(facts.name, abilities)
        super().__init__(f"{facts.number}@{house}", facts.name, abilities)
        self.facts: CardFacts = facts
        self.house: int = HOUSES.index(house)
        self.type: int = CARD_TYPES.index(facts.type)
        self.aember: int = facts.aember
        self.power: int = facts.power
        self.armor: int = facts.armor
        self.traits: frozenset[str] = frozenset(facts.traits)
        self.keywords: dict[str, int] = {name: value or 1 for name, value in facts.keywords}
        self.on: dict[str, tuple[Effect, ...]] = {}
        constants: list[StandingNode] = []
        for ability in abilities:
            if isinstance(ability, Ability):
                for when in ability.when:
                    self.on[when] = (*self.on.get(when, ()), ability.effect)
            elif isinstance(ability, StandingNode):
                constants.append(ability)
            else:
                msg = f"{facts.name} has {ability!r}, which is neither a triggered nor a constant ability"
                raise TypeError(msg)
        self.constants: tuple[StandingNode, ...] = tuple(constants)
        self.bars: tuple[Cannot, ...] = tuple([node for node in constants if bars_itself(node)])
        self.copies: Cards | None = None
        """Among which cards is the one of which it is a copy while it is played."""
        for node in constants:
            if isinstance(node, PlayedAsCopy):
                if self.type != ACTION:
                    msg = f"{facts.name} is played as a copy, which only an action can be"
                    raise TypeError(msg)
                self.copies = node.of
        self.plain: bool = self.type != UPGRADE and not self.bars
        """Whether it needs no more to be played than that nothing else forbids it."""
        self.acts: bool = ACTION_ABILITY in self.on or OMNI in self.on
        """Whether the card can be used for an ability of its own."""

    @property
    def paragraphs(self) -> list[AbilityView]:
        """What the card says: its keywords in one line, then a paragraph for each ability."""
        words = [f"{name.title()} {value}" if value else name.title() for name, value in self.facts.keywords]
        said: list[AbilityView] = [{"labels": [], "text": f"{'. '.join(words)}."}] if words else []
        for ability in self.abilities:
            if isinstance(ability, Ability):
                said.append(
                    {"labels": list(ability.when), "text": sentence(printed(ability.effect.phrase(), alone=False))}
                )
            else:
                said.append({"labels": [], "text": sentence(ability.text())})
        return said

    def facts_data(self) -> object:
        """Return the figures of the card in its house as JSON data."""
        facts = self.facts
        return [
            facts.number,
            facts.type,
            facts.rarity,
            facts.aember,
            facts.power,
            facts.armor,
            list(facts.traits),
            [list(keyword) for keyword in facts.keywords],
        ]
