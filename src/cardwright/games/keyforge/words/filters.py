"""Properties of cards: "damaged", "on a flank", "Brobnar", "with power 3 or less"."""

from dataclasses import dataclass
from typing import Annotated, Final

from cardwright.games.keyforge.facts import HOUSES, all_facts, all_traits
from cardwright.games.keyforge.questions import ARMOR, ELUSIVE, HAZARDOUS, HOUSE, ON_FLANK, POWER
from cardwright.games.keyforge.state import KeyForge
from cardwright.kernel.basics import names
from cardwright.kernel.core.frames import Activation
from cardwright.kernel.grammar import Back, Does, Doing, Part, Row, Self
from cardwright.kernel.pieces.nodes import Term
from cardwright.language.arithmetic import ENDLESS
from cardwright.language.choosing import NUMBER
from cardwright.language.limits import Among, Least
from cardwright.language.questions import Keyword
from cardwright.language.words import AFTER, IT, KIND, STATE, Filter

THAT_HOUSE: Final = "house"
"""The name of the house that was chosen."""
ADJECTIVES: Final = (ELUSIVE, HAZARDOUS)
"""The keywords that are adjectives: an elusive creature, but a creature with taunt."""


@dataclass(frozen=True)
class Damaged(Filter):
    """Damaged, or not."""

    yes: bool = True

    def fits(self, m: KeyForge, act: Activation, card: int) -> bool:
        return (m.state(card).damage > 0) == self.yes

    def contrary(self) -> Filter | None:
        return Damaged(yes=not self.yes)

    def attribute(self) -> Part:
        return "damaged" if self.yes else "undamaged"


@dataclass(frozen=True)
class OnFlank(Filter):
    """On a flank, or not."""

    yes: bool = True

    def fits(self, m: KeyForge, act: Activation, card: int) -> bool:
        return m.on_flank(card) == self.yes

    def consults(self) -> tuple[Term, ...]:
        return (ON_FLANK,)

    def place(self) -> int:
        return AFTER

    def contrary(self) -> Filter | None:
        return OnFlank(yes=not self.yes)

    def attribute(self) -> Part:
        return "on a flank" if self.yes else "not on a flank"


@dataclass(frozen=True)
class OfHouse(Filter):
    """Of a house, or not."""

    house: Annotated[str, Among(*HOUSES)]
    yes: bool = True

    def fits(self, m: KeyForge, act: Activation, card: int) -> bool:
        return m.belongs(card, HOUSES.index(self.house)) == self.yes

    def consults(self) -> tuple[Term, ...]:
        return (HOUSE,)

    def contrary(self) -> Filter | None:
        return OfHouse(self.house, yes=not self.yes)

    def place(self) -> int:
        return KIND

    def attribute(self) -> Part:
        return self.house.title() if self.yes else f"non-{self.house.title()}"


@dataclass(frozen=True)
class OfChosenHouse(Filter):
    """Of the house that was chosen before."""

    def fits(self, m: KeyForge, act: Activation, card: int) -> bool:
        return m.belongs(card, act.names.words[THAT_HOUSE])

    def consults(self) -> tuple[Term, ...]:
        return (HOUSE,)

    def place(self) -> int:
        return AFTER

    def reads(self) -> tuple[str, ...]:
        return (THAT_HOUSE,)

    def attribute(self) -> Part:
        return "of that house"


@dataclass(frozen=True)
class OfActiveHouse(Filter):
    """Of the active house; nothing is where there is none."""

    def fits(self, m: KeyForge, act: Activation, card: int) -> bool:
        return m.belongs(card, m.house)

    def consults(self) -> tuple[Term, ...]:
        return (HOUSE,)

    def place(self) -> int:
        return AFTER

    def attribute(self) -> Part:
        return "of the active house"


@dataclass(frozen=True)
class IsStunned(Filter):
    """Stunned, or not."""

    yes: bool = True

    def fits(self, m: KeyForge, act: Activation, card: int) -> bool:
        return m.state(card).stunned == self.yes

    def contrary(self) -> Filter | None:
        return IsStunned(yes=not self.yes)

    def attribute(self) -> Part:
        return "stunned" if self.yes else "unstunned"


@dataclass(frozen=True)
class WithTrait(Filter):
    """With a trait, or without it."""

    trait: str
    yes: bool = True

    def faults(self) -> tuple[str, ...]:
        """Some card has it."""
        known = all_traits()
        if self.trait in known:
            return ()
        return (f"no card has the trait {names.quote(self.trait)}{names.propose(self.trait, known)}",)

    def fits(self, m: KeyForge, act: Activation, card: int) -> bool:
        """Look at what is printed (keyforge:traits)."""
        return (self.trait in m.printed[card].traits) == self.yes

    def contrary(self) -> Filter | None:
        return WithTrait(self.trait, yes=not self.yes)

    def place(self) -> int:
        return KIND

    def attribute(self) -> Part:
        return self.trait.title() if self.yes else f"non-{self.trait.title()}"


@dataclass(frozen=True)
class SharesTrait(Filter):
    """With a trait in common with what was chosen or affected last."""

    def fits(self, m: KeyForge, act: Activation, card: int) -> bool:
        """Compare what is printed (keyforge:traits)."""
        return True in [not m.printed[card].traits.isdisjoint(m.printed[other].traits) for other in act.it]

    def place(self) -> int:
        return AFTER

    def reads(self) -> tuple[str, ...]:
        """It reads what is "it"."""
        return (IT,)

    def attribute(self) -> Part:
        return Row(("with a trait in common with", Back()))


@dataclass(frozen=True)
class Titled(Filter):
    """With a title."""

    title: str

    def faults(self) -> tuple[str, ...]:
        """Some card has it."""
        known = [card.name for card in all_facts().values()]
        if self.title in known:
            return ()
        return (f"no card is called {names.quote(self.title)}{names.propose(self.title, known)}",)

    def fits(self, m: KeyForge, act: Activation, card: int) -> bool:
        return m.printed[card].name == self.title

    def place(self) -> int:
        return AFTER

    def attribute(self) -> Part:
        return f"called {self.title}"


@dataclass(frozen=True)
class OtherTitle(Filter):
    """With another title than what was chosen or affected last."""

    def fits(self, m: KeyForge, act: Activation, card: int) -> bool:
        return m.printed[card].name not in [m.printed[other].name for other in act.it]

    def place(self) -> int:
        return AFTER

    def reads(self) -> tuple[str, ...]:
        """It reads what is "it"."""
        return (IT,)

    def attribute(self) -> Part:
        return "with another name"


@dataclass(frozen=True)
class WithKeyword(Filter):
    """With a keyword, printed or gained and not lost."""

    keyword: Keyword

    def fits(self, m: KeyForge, act: Activation, card: int) -> bool:
        return m.keyword(card, self.keyword) > 0

    def consults(self) -> tuple[Term, ...]:
        return (self.keyword,)

    def place(self) -> int:
        """Stand beside the noun if it is an adjective, else behind it."""
        return STATE if self.keyword in ADJECTIVES else AFTER

    def attribute(self) -> Part:
        return self.keyword.key if self.keyword in ADJECTIVES else f"with {self.keyword.key}"

    def predicate(self) -> Does:
        """Say that it has it."""
        return super().predicate() if self.keyword in ADJECTIVES else Does("have", (self.keyword.key,))


@dataclass(frozen=True)
class WithAember(Filter):
    """With æmber on it."""

    def fits(self, m: KeyForge, act: Activation, card: int) -> bool:
        return m.state(card).aember > 0

    def place(self) -> int:
        return AFTER

    def attribute(self) -> Part:
        return Row(("with æmber on", Self()))

    def predicate(self) -> Does:
        """Say that it has some."""
        return Does("have", ("æmber on", Doing()))


@dataclass(frozen=True)
class WithArmor(Filter):
    """With armor, used up or not."""

    def fits(self, m: KeyForge, act: Activation, card: int) -> bool:
        return m.armor(card) > 0

    def consults(self) -> tuple[Term, ...]:
        return (ARMOR,)

    def place(self) -> int:
        return AFTER

    def attribute(self) -> Part:
        return "with armor"

    def predicate(self) -> Does:
        """Say that it has some."""
        return Does("have", ("armor",))


@dataclass(frozen=True)
class WithPower(Filter):
    """With a power in a range."""

    least: Annotated[int, Least(0)] = 0
    most: Annotated[int, Least(0)] = ENDLESS

    def fits(self, m: KeyForge, act: Activation, card: int) -> bool:
        return self.least <= m.power(card) <= self.most

    def consults(self) -> tuple[Term, ...]:
        return (POWER,)

    def place(self) -> int:
        return AFTER

    def faults(self) -> tuple[str, ...]:
        """The range holds a number."""
        return ("no power is in that range",) if self.least > self.most else ()

    def power(self) -> str:
        """Say the range."""
        if self.most >= ENDLESS:
            return f"power {self.least} or more"
        if self.least <= 0:
            return f"power {self.most} or less"
        return f"power {self.least}" + (f" to {self.most}" if self.most > self.least else "")

    def attribute(self) -> Part:
        return f"with {self.power()}"

    def predicate(self) -> Does:
        """Say that it has such a power."""
        return Does("have", (self.power(),))


@dataclass(frozen=True)
class WithThatPower(Filter):
    """With power equal to the number that was chosen."""

    def fits(self, m: KeyForge, act: Activation, card: int) -> bool:
        return m.power(card) == act.names.numbers.get(NUMBER, -1)

    def consults(self) -> tuple[Term, ...]:
        return (POWER,)

    def reads(self) -> tuple[str, ...]:
        return (NUMBER,)

    def place(self) -> int:
        return AFTER

    def attribute(self) -> Part:
        return "with power equal to that number"


@dataclass(frozen=True)
class Neighboring(Filter):
    """Next to the source of the ability."""

    def fits(self, m: KeyForge, act: Activation, card: int) -> bool:
        return card in m.neighbors(act.source)

    def attribute(self) -> Part:
        return "neighboring"


@dataclass(frozen=True)
class IsReady(Filter):
    """Ready, or exhausted."""

    yes: bool = True

    def fits(self, m: KeyForge, act: Activation, card: int) -> bool:
        return m.state(card).ready == self.yes

    def contrary(self) -> Filter | None:
        return IsReady(yes=not self.yes)

    def attribute(self) -> Part:
        return "ready" if self.yes else "exhausted"
