"""What is printed on a card: its figures, and what it does."""

from dataclasses import dataclass
from typing import Annotated, Final

from cardwright.games.crucible.values import (
    BARE,
    CHRYSALYS,
    DESTINY_CARD,
    MEMORY,
    MONSTER,
    SUMMONING,
    TILE,
    TOKEN,
    Edges,
    Facts,
    facts_data,
)
from cardwright.kernel.core.frames import StandingNode
from cardwright.kernel.grammar import EACH, Bound, Noun, Phrase, Row, Sentences, Titled, order, printed
from cardwright.kernel.grammar.forms import sentence
from cardwright.kernel.pieces.cards import CardPrint
from cardwright.kernel.pieces.nodes import Node
from cardwright.kernel.pieces.shapes import AbilityView
from cardwright.language.checked import check
from cardwright.language.flow import inner
from cardwright.language.limits import Least
from cardwright.language.word import IT
from cardwright.language.words import Effect, Word

ON_TURN: Final = "turn"
FOR_ATTACK: Final = "attack"
AT_CHECK: Final = "check"
"""When an Item is used up: on its owner's turn, with an Attack, after drawing for a death check."""


@dataclass(frozen=True)
class Spell(Word):
    """What a Memory does when its Spell is cast; ``bonus`` is added to the Cast (crucible:memory.spells)."""

    effect: Effect
    bonus: int = 0

    def is_whole(self) -> bool:
        """Nothing is said before it."""
        return True

    def phrase(self) -> Phrase:
        return with_bonus(self.bonus, self.effect.phrase())


@dataclass(frozen=True)
class Covering(Word):
    """What a Spell does that covers tiles: to whoever does not resist there as it is placed, or enters later.

    crucible:memory.tile, crucible:memory.tile-prints
    """

    tiles: Annotated[int, Least(1, 9)]
    effect: Effect
    bonus: int = 0

    def is_whole(self) -> bool:
        """Nothing is said before it."""
        return True

    def ways(self) -> tuple[tuple[Node | str, ...], ...]:
        """Who does not resist is "it"."""
        return ((IT, self.effect),)

    def phrase(self) -> Phrase:
        covered = order("cover", Noun("tile", n=self.tiles, before=("connected",), mere=True))
        who = Noun("combatant", EACH, other=True, after=("that stands there or enters and does not resist",))
        done = Row(("for", Bound(who), ",", inner(self.effect)))
        return with_bonus(self.bonus, Sentences((covered, done)))


@dataclass(frozen=True)
class Summon(Word):
    """A Memory that is placed as a Token (crucible:memory.token-place)."""

    def is_whole(self) -> bool:
        """Nothing is said before it."""
        return True

    def phrase(self) -> Phrase:
        return order("place this token within 1 tile of your character")


@dataclass(frozen=True)
class Entering(Word):
    """What a tile does to a character that enters it; all else on it holds meanwhile (crucible:ruling.tile-effects)."""

    effect: Effect

    def is_whole(self) -> bool:
        """Nothing is said before it."""
        return True

    def phrase(self) -> Phrase:
        return Titled("entering", self.effect.phrase())


@dataclass(frozen=True)
class Using(Word):
    """What an Item does as it is used up on its owner's turn (crucible:tile.item, crucible:ruling.items)."""

    effect: Effect

    def is_whole(self) -> bool:
        """Nothing is said before it."""
        return True

    def phrase(self) -> Phrase:
        return Titled(USES[ON_TURN], self.effect.phrase())


@dataclass(frozen=True)
class Boost(Word):
    """What an Item does for the Attack with which it is used up: so much more Attack, and Attack Range."""

    attack: int
    reach: int

    def is_whole(self) -> bool:
        """Nothing is said before it."""
        return True

    def phrase(self) -> Phrase:
        return Titled(USES[FOR_ATTACK], Row((f"{self.attack:+d} attack and {self.reach:+d} attack range for it",)))


@dataclass(frozen=True)
class SecondChance(Word):
    """An Item that lets its owner draw again at a death check."""

    def is_whole(self) -> bool:
        """Nothing is said before it."""
        return True

    def phrase(self) -> Phrase:
        return Titled(USES[AT_CHECK], order("draw again and use the new card"))


USES: Final = {ON_TURN: "use", FOR_ATTACK: "use as you attack", AT_CHECK: "use at your death check"}
"""What stands before the effect of an Item."""


def with_bonus(bonus: int, phrase: Phrase) -> Phrase:
    """Say before a Spell what is added to its Cast."""
    return Sentences((Row((f"{bonus:+d} to this cast",)), phrase)) if bonus else phrase


class Print(CardPrint):
    """A card of Crystal Crucible: figures, and abilities sorted by what they are.

    ``constants`` are in force while the card is on the Battlefield, held, or works; ``spell`` is what a Memory does.
    """

    __slots__ = (
        "boost",
        "constants",
        "covering",
        "edges",
        "entering",
        "facts",
        "is_combatant",
        "is_open",
        "is_summoning",
        "is_token",
        "kind",
        "second_chance",
        "spell",
        "using",
    )

    def __init__(self, facts: Facts, abilities: tuple[Node, ...] = ()) -> None:
        """Put figures and abilities together; TypeError for trees that make no sense."""
        check(facts.name, abilities)
        super().__init__(facts.key, facts.name, abilities)
        self.facts: Facts = facts
        self.kind: int = facts.type
        self.edges: Edges = facts.edges
        self.spell: Spell | None = None
        self.covering: Covering | None = None
        self.entering: Entering | None = None
        self.using: Using | None = None
        self.boost: Boost | None = None
        self.second_chance: bool = False
        constants: list[StandingNode] = []
        for ability in abilities:
            if isinstance(ability, Spell):
                self.spell = ability
            elif isinstance(ability, Covering):
                self.covering = ability
            elif isinstance(ability, Entering):
                self.entering = ability
            elif isinstance(ability, Using):
                self.using = ability
            elif isinstance(ability, Boost):
                self.boost = ability
            elif isinstance(ability, SecondChance):
                self.second_chance = True
            elif isinstance(ability, StandingNode):
                constants.append(ability)
            elif not isinstance(ability, Summon):
                raise TypeError(f"{facts.name} has {ability!r}, which is no ability of a card")
        self.constants: tuple[StandingNode, ...] = tuple(constants)
        self.is_summoning: bool = self.kind == MEMORY and facts.category == SUMMONING
        """Whether it is a Memory that is a Token on the Battlefield (crucible:memory.token, crucible:token.memory)."""
        self.is_token: bool = self.kind == TOKEN or self.is_summoning
        """Whether it can stand on tiles: a Character Token or a Memory Token (crucible:token.character)."""
        self.is_combatant: bool = self.kind == MONSTER or self.is_token
        """Whether it has Attack and Block (crucible:combatant)."""
        self.is_open: bool = self.kind in {TILE, CHRYSALYS}
        """Whether it is an Open tile, as the Chrysalys is (crucible:ruling.chrysalys)."""

    @property
    def paragraphs(self) -> list[AbilityView]:
        """What the card says, a paragraph for each ability, those that are used or entered under their words."""
        said: list[AbilityView] = []
        for ability in self.abilities:
            if isinstance(ability, Entering | Using):
                label = USES[ON_TURN] if isinstance(ability, Using) else "entering"
                text = sentence(printed(ability.effect.phrase(), alone=False))
                said.append({"labels": [label], "text": text})
            else:
                said.append({"labels": [], "text": sentence(ability.text())})
        return said

    def facts_data(self) -> object:
        """Return the figures as JSON data."""
        return facts_data(self.facts)


BARE_GROUND: Final = Facts("bare-ground", "Bare Ground", BARE)
"""What lies where there is no tile (crucible:ruling.item-ground)."""


def destiny_facts(value: int) -> Facts:
    """Return what is printed on a Destiny card."""
    return Facts(f"destiny-{value}", f"Destiny {value}", DESTINY_CARD, value=value)
