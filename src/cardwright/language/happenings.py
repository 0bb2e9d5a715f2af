"""Happenings: the kinds of events that abilities wait for, and what is set off by them.

What happens is mostly one kind of event with a verb. A game names these as terms, `REAPS`, `FORGES`, `END`, and three
words wait for all of them: `CardHappens` (a creature reaps), `PlayerDoes` (you forge a key) and `TimeComes` (at the end
of your turn).
"""

from dataclasses import dataclass
from typing import Final

from mypy_extensions import mypyc_attr

from cardwright.kernel.core.events import Event
from cardwright.kernel.core.frames import Activation, Key, Standing, StandingNode
from cardwright.kernel.core.state import State
from cardwright.kernel.grammar import Apart, Bound, Noun, Part, Phrase, Row, Under, states
from cardwright.kernel.pieces.nodes import Node, Term
from cardwright.kernel.pieces.zones import NOBODY
from cardwright.language.flow import inner
from cardwright.language.players import YOU, Player
from cardwright.language.word import nodes_of
from cardwright.language.words import IT, Cards, Condition, Effect, Word, constant_faults


@mypyc_attr(allow_interpreted_subclasses=True)
class Happening(Word):
    """A kind of event that something waits for. It says a statement: "a friendly character is destroyed"."""

    def kind(self) -> type[Event]:
        """Return the class of the event."""
        raise NotImplementedError(type(self).__name__)

    def coming(self) -> type[Event] | None:
        """Return the class of the event that is about to happen, where something else can happen instead.

        It is another one than `kind` where that is told only when it is over; `cards` is asked about both.
        """
        return None

    def cards(self, m: State, s: Standing, event: Event) -> list[int]:
        """Return what it sets the ability off for, once each: cards that are "it", or -1 where it is about none."""
        raise NotImplementedError(type(self).__name__)

    def tells(self) -> tuple[str, ...]:
        """Return the names under which what waits for it knows more than its cards and how much it is."""
        return ()

    def learn(self, act: Activation, event: Event) -> None:
        """Let what waits for it know that, now that it happens."""

    def before(self, then: Phrase, word: str = "whenever") -> Phrase:
        """Say what is set off by it: "whenever a friendly character is destroyed, draw a card"."""
        return Under(word, self.phrase(), then)

    def instead(self, then: Phrase) -> Phrase:
        """Say what happens in its place: "if a friendly character would be destroyed, draw a card instead"."""
        return Under("if", self.phrase().supposed(), then)


@mypyc_attr(allow_interpreted_subclasses=True)
class Occurrence(Term):
    """A kind of event as cards speak of it."""

    def __init__(self, key: str, event: type[Event], verb: str, *after: Part) -> None:
        """Say it by a verb and what follows; what it is done to stands between them."""
        super().__init__(key)
        self.event: type[Event] = event
        self.verb: str = verb
        self.after: tuple[Part, ...] = after


@mypyc_attr(allow_interpreted_subclasses=True)
class CardOccurrence(Occurrence):
    """What a card does or what is done to it: "reaps", "is destroyed"."""

    def __init__(
        self,
        key: str,
        event: type[Event],
        verb: str,
        *after: Part,
        role: str = "card",
        only: str = "",
        coming: bool = False,
    ) -> None:
        """Call the field of the event that is the card, or the cards; ``only`` counts where that field is not 0.

        With ``coming`` something else can happen instead of it.
        """
        super().__init__(key, event, verb, *after)
        self.role: str = role
        self.only: str = only
        self.coming: bool = coming

    def cards(self, event: Event) -> tuple[int, ...]:
        """Return the cards that it happens to."""
        if self.only and not getattr(event, self.only):
            return ()
        found: int | tuple[int, ...] = getattr(event, self.role)
        return found if isinstance(found, tuple) else (found,)


@mypyc_attr(allow_interpreted_subclasses=True)
class PlayerOccurrence(Occurrence):
    """What a player does, perhaps with a card: "forges a key", "plays a creature"."""

    def __init__(self, key: str, event: type[Event], verb: str, *after: Part, role: str = "") -> None:
        """Call the field of the event that is the card, if there is one."""
        super().__init__(key, event, verb, *after)
        self.role: str = role

    def player(self, event: Event) -> int:
        """Return who does it; -1 if that is nobody after all."""
        who: int = getattr(event, "player")  # noqa: B009 - no field of all events
        return who

    def card(self, event: Event) -> int:
        """Return the card with which it is done, -1 if it is done with none."""
        card: int = getattr(event, self.role) if self.role else NOBODY
        return card


@mypyc_attr(allow_interpreted_subclasses=True)
class Moment(Occurrence):
    """A time of a turn, or of a phase of it: "end", "start of combat phase"."""

    def __init__(self, verb: str, event: type[Event], phase: str = "") -> None:
        """Name it by what the turn or the phase does then, which is what that time is called too."""
        super().__init__(f"{verb} of {phase}" if phase else verb, event, verb)
        self.span: str = phase or "turn"


@dataclass(frozen=True)
class CardHappens(Happening):
    """Cards of a set do something, or something is done to them, each by itself: "a creature reaps"."""

    of: Cards
    what: CardOccurrence

    def kind(self) -> type[Event]:
        return self.what.event

    def coming(self) -> type[Event] | None:
        return self.what.event if self.what.coming else None

    def cards(self, m: State, s: Standing, event: Event) -> list[int]:
        return [card for card in self.what.cards(event) if self.of.includes(m, s.act, card)]

    def phrase(self) -> Phrase:
        return states(Bound(self.of.noun()), self.what.verb, *self.what.after)


@dataclass(frozen=True)
class PlayerDoes(Happening):
    """A player does something, perhaps with a card of a set: "you forge a key", "your opponent plays a creature"."""

    who: Player
    what: PlayerOccurrence
    object: Cards | None = None

    def kind(self) -> type[Event]:
        return self.what.event

    def cards(self, m: State, s: Standing, event: Event) -> list[int]:
        if not self.who.means(m, s.act, self.what.player(event)):
            return []
        card = self.what.card(event)
        return [card] if self.object is None or self.object.includes(m, s.act, card) else []

    def faults(self) -> tuple[str, ...]:
        """What is done with a card says with which, and nothing else does."""
        if self.object is None:
            return ("it is done with a card: say with which",) if self.what.role else ()
        return () if self.what.role else ("it is not done with a card",)

    def phrase(self) -> Phrase:
        with_what: tuple[Part, ...] = () if self.object is None else (Bound(self.object.noun()),)
        return states(self.who.nominal(), self.what.verb, *with_what, *self.what.after)


@dataclass(frozen=True)
class TimeComes(Happening):
    """A time of a player's turn comes: "at the end of your turn", "at the start of your combat phase"."""

    what: Moment
    who: Player = YOU

    def kind(self) -> type[Event]:
        return self.what.event

    def cards(self, m: State, s: Standing, event: Event) -> list[int]:
        player: int = getattr(event, "player")  # noqa: B009 - no field of all events
        return [NOBODY] if self.who.means(m, s.act, player) else []

    def time(self) -> Noun:
        """Say whose turn it is, or whose phase."""
        return Noun(self.what.span, of=self.who.nominal(), mere=True)

    def before(self, then: Phrase, word: str = "") -> Phrase:
        """Say what is done at that time; it happens once."""
        return Row(("at the", self.what.verb, "of", self.time(), ",", then))

    def phrase(self) -> Phrase:
        return states(self.time(), self.what.verb)


@dataclass(frozen=True)
class Whenever(StandingNode):
    """Each time something happens, an effect is set off; under a condition only while that holds."""

    happening: Happening
    effect: Effect
    when: Condition | None = None

    def keys(self) -> tuple[Key, ...]:
        return (self.happening.kind(),)

    def react(self, m: State, s: Standing, event: Event) -> None:
        if self.when is not None and not self.when.holds(m, s.act):
            return
        left = s
        for card in self.happening.cards(m, s, event):
            if not left.uses:
                return
            left = m.spend(left)
            act = s.act.copy()
            # What does not ask for it comes to the same whichever it was, and needs no order.
            act.it = (card,) if card >= 0 and uses_it(self.effect) else ()
            self.happening.learn(act, event)
            m.trigger(self.effect, act)

    def later(self) -> bool:
        """The effect is an activation of its own."""
        return True

    def keeps(self, name: str) -> bool:
        """It keeps what was chosen under a name as it was put in force."""
        return name != IT

    def ways(self) -> tuple[tuple[Node | str, ...], ...]:
        """The card that the event is about is "it"."""
        return ((self.happening, IT, *self.happening.tells(), self.effect),)

    def faults(self) -> tuple[str, ...]:
        """Its condition can hold, and fail."""
        return constant_faults(self.when)

    def phrase(self) -> Phrase:
        return self.said("whenever")

    def said(self, word: str) -> Phrase:
        """Say it with a word for "whenever"."""
        said = self.happening.before(inner(self.effect), word)
        return Apart(said if self.when is None else Under("while", self.when.phrase(), said))


_asking: Final[dict[int, tuple[Node, bool]]] = {}


def uses_it(effect: Node) -> bool:
    """Whether an effect speaks of what set it off."""
    known = _asking.get(id(effect))
    if known is None:
        uses = [node for node in nodes_of(effect) if IT in node.reads()] != []
        known = _asking[id(effect)] = (effect, uses)
    return known[1]
