"""Constant abilities: what is in force as long as a card is in play, or for a while.

A card's abilities are in force whether it is ready or not (keyforge:constant.exhausted), and what it has put in force
for a while stays so when the card leaves (keyforge:ruling.source-gone).
"""

from dataclasses import dataclass
from typing import Annotated, Final

from cardwright.games.keyforge.abilities import Ability
from cardwright.games.keyforge.events import REAPING, Gained, Stole
from cardwright.games.keyforge.state import Asked, KeyForge
from cardwright.games.keyforge.words.nouns import BoundCards, HandledBy, HostCreature, ThisCard, that_card
from cardwright.games.keyforge.words.sides import YOU
from cardwright.kernel.events import Event
from cardwright.kernel.frames import Activation, Key, Standing
from cardwright.kernel.grammar import Row, printed
from cardwright.kernel.nodes import Node
from cardwright.kernel.replacing import in_place_of
from cardwright.kernel.state import State
from cardwright.language.limits import Among, Least
from cardwright.language.numbers import Const
from cardwright.language.printing import a, agree, clause, plural
from cardwright.language.words import IT, THIS_MUCH, Cards, Condition, Effect, Number, Word

EACH_PLAYER: Final = 2

SAID_OF_CARDS: Final = {
    "aember can be spent": "you may spend æmber on {} when forging keys",
    "cannot be dealt damage": "{} cannot be dealt damage",
    "cannot fight": "{} cannot fight",
    "cannot play": "{} cannot be played",
    "cannot reap": "{} cannot reap",
    "cannot use": "{} cannot be used",
    "damage is dealt to it instead": "damage that would be dealt to {} is dealt to this card instead",
    "deals no fight damage": "{} deals|deal no damage in fights",
    "enters ready": "{} enters|enter play ready",
    "ignores elusive": "{} ignores|ignore elusive when it|they attacks|attack",
    "ignores taunt": "{} ignores|ignore taunt when it|they attacks|attack",
    "may fight": "{} may fight",
    "may play": "you may play {}",
    "may use": "you may use {}",
}
"""The questions that something in force can answer yes to, and how it is printed, of one card|of several."""


def several(cards: Cards) -> bool:
    """Whether a sentence speaks of a set of cards in the plural."""
    return not isinstance(cards, ThisCard | HostCreature | BoundCards)


def subject(cards: Cards) -> str:
    """Print a set of cards as what a sentence is about: "friendly creatures", "this card"."""
    return plural(cards.text()) if several(cards) else cards.text()


def under(condition: Condition | None, text: str) -> str:
    """Put the condition of a constant ability before its text; what both are about is named once."""
    if condition is None:
        return text
    when = condition.text()
    for noun, pronoun in (("this card ", "it "), ("your opponent cannot ", "they cannot ")):
        if when.startswith(noun.removesuffix("cannot ")):
            text = text.replace(noun, pronoun, 1) if text.startswith(noun) else text
    return f"while {when}, {text}"


def constant(condition: Condition | None) -> tuple[str, ...]:
    """Say if a condition cannot hold, or cannot fail."""
    if condition is None:
        return ()
    if condition.never():
        return ("its condition never holds",)
    return ("its condition always holds",) if condition.always() else ()


@dataclass(frozen=True)
class Bends(Asked):
    """Cards get a bonus to a number: "power", "armor", "fight damage", or a keyword with its value."""

    of: Cards
    question: str
    by: int
    condition: Condition | None = None

    def keys(self) -> tuple[Key, ...]:
        """Look it up under the number's name."""
        return (self.question,)

    def applies(self, m: KeyForge, s: Standing, card: int) -> bool:
        """Ask the set and the condition."""
        if self.condition is not None and not self.condition.holds(m, s.act):
            return False
        return self.of.includes(m, s.act, card)

    def amount(self, m: KeyForge, s: Standing, card: int) -> int:
        """Return the bonus."""
        return self.by

    def faults(self) -> tuple[str, ...]:
        """Its condition can hold, and fail."""
        return constant(self.condition)

    def text(self) -> str:
        """Print it: "each friendly creature gets +1 power", "your opponent must pay you 1 æmber to use an artifact"."""
        if isinstance(self.of, HandledBy):
            deed = f"{self.question.rpartition(' ')[2]} {a(self.of.text())}"
            text = f"{self.of.who()} cannot {deed} unless they pay you {self.by} æmber"
        elif self.question in {"power", "armor"}:
            text = f"{subject(self.of)} gets|get {self.by:+d} {self.question}"
        elif self.question == "fight damage":
            more = f"{abs(self.by)} {'more' if self.by > 0 else 'less'}"
            text = f"{subject(self.of)} deals|deal {more} damage" + (" in fights" if self.condition is None else "")
        else:
            value = f" {self.by}" if self.question in {"assault", "hazardous"} else ""
            text = f"{subject(self.of)} gains|gain {self.question}{value}"
        return under(self.condition, agree(text, plural=several(self.of)))


@dataclass(frozen=True)
class Grants(Asked):
    """Cards gain an ability with a bold word, which is theirs from then on (keyforge:ruling.gained-abilities)."""

    of: Cards
    ability: Ability

    def keys(self) -> tuple[Key, ...]:
        """Look it up under the bold words."""
        return self.ability.when

    def applies(self, m: KeyForge, s: Standing, card: int) -> bool:
        """Ask the set."""
        return self.of.includes(m, s.act, card)

    def granted(self) -> Effect | None:
        """Return the effect."""
        return self.ability.effect

    def later(self) -> bool:
        """The ability is an activation of its own."""
        return True

    def text(self) -> str:
        """Print it with the ability in quotation marks, where "this" is the card that gains it."""
        ability = self.ability.text().replace("this card", "this creature")
        return agree(f"{subject(self.of)} gains|gain", plural=several(self.of)) + f' "{ability}"'


@dataclass(frozen=True)
class Says(Asked):
    """Something is so of cards: "cannot fight", "may use", "enters ready", ... (the question is the index key)."""

    of: Cards
    question: Annotated[str, Among(*SAID_OF_CARDS, "cannot play", "cannot use")]
    condition: Condition | None = None

    def keys(self) -> tuple[Key, ...]:
        """Look it up under the question."""
        return (self.question,)

    def applies(self, m: KeyForge, s: Standing, card: int) -> bool:
        """Ask the set and the condition."""
        if self.condition is not None and not self.condition.holds(m, s.act):
            return False
        return self.of.includes(m, s.act, card)

    def faults(self) -> tuple[str, ...]:
        """Somebody asks the question, and its condition can hold, and fail."""
        asked = isinstance(self.of, HandledBy) or self.question in SAID_OF_CARDS
        return constant(self.condition) if asked else (f"nobody asks whether a card {self.question!r}",)

    def text(self) -> str:
        """Print it: "enemy creatures cannot fight", "your opponent cannot play creatures"."""
        if isinstance(self.of, HandledBy):
            return under(self.condition, f"{self.of.who()} {self.question} {plural(self.of.text())}")
        text = SAID_OF_CARDS[self.question].format(subject(self.of))
        return under(self.condition, agree(text, plural=several(self.of)))


@dataclass(frozen=True)
class BendsPlayer(Asked):
    """A number of a player gets a bonus: "key cost", "hand size"."""

    side: int
    question: str
    by: Number
    condition: Condition | None = None

    def keys(self) -> tuple[Key, ...]:
        """Look it up under the number's name."""
        return (self.question,)

    def applies_to_player(self, m: KeyForge, s: Standing, player: int) -> bool:
        """Compare the player and ask the condition."""
        if self.side != EACH_PLAYER and (self.side == YOU) != (player == s.act.player):
            return False
        return self.condition is None or self.condition.holds(m, s.act)

    def amount(self, m: KeyForge, s: Standing, card: int) -> int:
        """Return the bonus."""
        return self.by.value(m, s.act)

    def faults(self) -> tuple[str, ...]:
        """Its condition can hold, and fail."""
        return constant(self.condition)

    def text(self) -> str:
        """Print it: "your opponent's keys cost 1 æmber more"."""
        whose = ("your ", "your opponent's ", "")[self.side]
        who = ("you refill your", "your opponent refills their", "each player refills their")[self.side]
        n = self.by.n if isinstance(self.by, Const) else 1
        by = str(abs(n)) if isinstance(self.by, Const) else str(self.by.much(mass=self.question != "hand size"))
        if self.question == "hand size":
            text = f"{who} hand to {by} card{'s' if by != '1' else ''} {'more' if n > 0 else 'fewer'}"
        else:
            text = f"{whose}keys cost {by} æmber {'more' if n > 0 else 'less'}"
        return under(self.condition, printed(Row((text, *self.by.tail()))))


@dataclass(frozen=True)
class AtEndOfTurn(Asked):
    """At the end of your turn, an effect."""

    effect: Effect

    def keys(self) -> tuple[Key, ...]:
        """Look it up at the end of turns."""
        return ("end of turn",)

    def applies_to_player(self, m: KeyForge, s: Standing, player: int) -> bool:
        """Compare the player."""
        return player == s.act.player

    def granted(self) -> Effect | None:
        """Return the effect."""
        return self.effect

    def later(self) -> bool:
        """It is an activation of its own, whenever it happens."""
        return True

    def text(self) -> str:
        """Print it."""
        return f"at the end of your turn, {clause(self.effect)}"


class Pattern(Word):
    """A kind of event that a card waits for."""

    def kind(self) -> type[Event]:
        """Return the class of the event."""
        raise NotImplementedError(type(self).__name__)

    def fits(self, m: KeyForge, s: Standing, event: Event) -> bool:
        """Tell whether this event is meant."""
        raise NotImplementedError(type(self).__name__)

    def card(self, event: Event) -> int:
        """Return the card that the event is about, which is "it" in the effect."""
        raise NotImplementedError(type(self).__name__)


@dataclass(frozen=True)
class Whenever(Asked):
    """Each time an event happens, an effect."""

    pattern: Pattern
    effect: Effect

    def keys(self) -> tuple[Key, ...]:
        """Listen to the event."""
        return (self.pattern.kind(),)

    def react(self, m: State, s: Standing, event: Event) -> None:
        """Set the effect off."""
        assert isinstance(m, KeyForge)
        if self.pattern.fits(m, s, event):
            act = Activation(s.act.player, s.act.source, event)
            act.it = (self.pattern.card(event),)
            m.trigger(self.effect, act)

    def later(self) -> bool:
        """It is an activation of its own, whenever it happens."""
        return True

    def ways(self) -> tuple[tuple[Node | str, ...], ...]:
        """The card that the event is about is "it"."""
        return ((self.pattern, IT, self.effect),)

    def text(self) -> str:
        """Print it."""
        return f"whenever {self.pattern.text()}, {clause(self.effect)}"


@dataclass(frozen=True)
class ReapingSteals(Asked):
    """What you would gain from reaping is stolen instead, as far as there is something to steal."""

    def keys(self) -> tuple[Key, ...]:
        """Answer no question."""
        return ()

    def before(self) -> tuple[type[Event], ...]:
        """Stand before gains."""
        return (Gained,)

    def would(self, m: State, s: Standing, event: Event) -> bool:
        """Replace what its player gains by reaping."""
        return isinstance(event, Gained) and event.cause == REAPING and event.player == s.act.player

    def instead(self, m: State, s: Standing, event: Event, cause: Activation) -> None:
        """Steal."""
        assert isinstance(m, KeyForge)
        assert isinstance(event, Gained)
        victim = m.opponent(event.player)
        amount = min(event.amount, m.aember[victim])
        if amount and not m.about_player("cannot be stolen from", victim):
            m.do(Stole(event.player, victim, amount), in_place_of(event, s, cause))

    def text(self) -> str:
        """Print it."""
        return "instead of gaining æmber by reaping, you steal as much"


# ---- effects that put something in force for a while ----------------------------------------------------------------

THIS_TURN: Final = 0
NEXT_TURN: Final = 1
UNTIL_THIS_LEAVES: Final = 2
"""How long something lasts: this turn, on the opponent's next turn, or until the source leaves play."""


@dataclass(frozen=True)
class Lasting(Effect):
    """Something is in force this turn, on the opponent's next turn, or until the source leaves play.

    ``bound`` keeps "it" as what the standing effect is about; ``house`` keeps the house chosen before.
    """

    what: Asked
    when: Annotated[int, Among(THIS_TURN, NEXT_TURN, UNTIL_THIS_LEAVES)] = THIS_TURN
    uses: Annotated[int, Least(-1)] = -1

    def start(self, m: State, act: Activation) -> None:
        """Put it in force."""
        bound = Activation(act.player, act.source)
        bound.it = act.it if uses_it(self.what) else ()
        bound.learn(act)
        act.done = self.when != UNTIL_THIS_LEAVES or act.source in m.cards
        if self.when == UNTIL_THIS_LEAVES:
            if act.done:
                m.add_standing(Standing(self.what, bound, uses=self.uses))
        else:
            turn = m.turn + self.when
            m.add_standing(Standing(self.what, bound, turn, turn, uses=self.uses))

    def later(self) -> bool:
        """It is in force from now on."""
        return True

    def keeps(self, name: str) -> bool:
        """It keeps what was chosen under a name, and "it" where it is about that."""
        return uses_it(self.what) if name == IT else name != THIS_MUCH

    def text(self) -> str:
        """Print it."""
        when = ("for the rest of the turn", "on your opponent's next turn", "until this card leaves play")[self.when]
        text = self.what.text()
        if self.uses == 1 and isinstance(self.what, Says):
            text = agree(SAID_OF_CARDS[self.what.question].format(f"one {self.what.of.text()}"), plural=False)
        if self.when == NEXT_TURN and text.startswith("your opponent "):
            when = "on their next turn"
        return f"{when}, {text}"


def uses_it(what: Asked) -> bool:
    """Whether a standing effect is about the cards that were chosen before it."""
    return isinstance(what, Says | Bends | Grants) and what.of == that_card
