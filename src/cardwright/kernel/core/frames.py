"""Frames: the explicit stack of what is going on, kept in the match as data."""

from typing import TYPE_CHECKING, Final, final

from mypy_extensions import mypyc_attr

from cardwright.kernel.core.events import Event
from cardwright.kernel.pieces.nodes import Node, Term
from cardwright.kernel.pieces.zones import NOBODY

if TYPE_CHECKING:
    from cardwright.kernel.basics.quantities import Quantities
    from cardwright.kernel.basics.rng import Rng
    from cardwright.kernel.basics.things import Things
    from cardwright.kernel.core.state import State
    from cardwright.kernel.pieces.options import Option

Key = str | type[Event]
"""Under what a standing effect is found: a question ("power") or a kind of event."""


@final
class Names:
    """What an activation knows under a name. It never changes, so that copies share it: a new name makes a new one."""

    __slots__ = ("cards", "numbers", "players", "words")

    def __init__(
        self,
        cards: dict[str, tuple[int, ...]],
        players: dict[str, tuple[int, ...]],
        numbers: dict[str, int],
        words: dict[str, int],
    ) -> None:
        """Keep dictionaries that nobody writes into any more."""
        self.cards: dict[str, tuple[int, ...]] = cards
        """The cards that were chosen."""
        self.players: dict[str, tuple[int, ...]] = players
        """The players who were chosen."""
        self.numbers: dict[str, int] = numbers
        """The numbers that were chosen, or fixed when the ability was declared: X."""
        self.words: dict[str, int] = words
        """What else was chosen, as the game numbers it: a house, an effect on the pile, a stamp."""

    def has(self, card: int) -> bool:
        """Whether a card is among those that were chosen."""
        for cards in self.cards.values():
            if card in cards:
                return True
        return False

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, Names)
            and self.cards == other.cards
            and self.players == other.players
            and self.numbers == other.numbers
            and self.words == other.words
        )

    def __hash__(self) -> int:
        return hash((tuple(self.cards), tuple(self.players), tuple(self.numbers), tuple(self.words)))


NO_NAMES: Final = Names({}, {}, {}, {})
"""What an activation knows to begin with."""
NO_DEEDS: Final[dict[str, tuple[int, ...]]] = {}
"""What an activation has done to begin with: shared by all, never written."""


class Activation:
    """One ability as it resolves: who resolves it, from which card, set off by what, and what was chosen so far.

    What copies share is never written into: it is replaced, by the methods.
    """

    __slots__ = ("count", "doer", "done", "granter", "it", "names", "player", "record", "replacing", "source")

    def __init__(self, player: int, source: int) -> None:
        """Start an ability of ``source`` (a card id, or -1 for the rules themselves) for ``player``."""
        self.player: int = player
        self.source: int = source
        self.it: tuple[int, ...] = ()
        """What was chosen or affected last: card ids."""
        self.names: Names = NO_NAMES
        """What was chosen, or fixed, under a name."""
        self.record: dict[str, tuple[int, ...]] = NO_DEEDS
        """What this ability has done to which cards so far: "destroyed"."""
        self.doer: int = -1
        """Who does what is being done now, where that is not ``player``; -1: it is."""
        self.granter: int = -1
        """The card that gave the ability to the source; -1 if it is the source's own."""
        self.replacing: tuple[int, ...] = ()
        """The ages of what is in force and is being carried out here instead of what would have happened."""
        self.count: int = 0
        """How much the last effect did ("this way")."""
        self.done: bool = False
        """Whether the last effect was done completely ("if you do")."""

    def does(self) -> int:
        """Return who does what is being done now."""
        return self.player if self.doer < 0 else self.doer

    def name_cards(self, name: str, cards: tuple[int, ...]) -> None:
        """Keep cards under a name."""
        known = self.names
        self.names = Names({**known.cards, name: cards}, known.players, known.numbers, known.words)

    def name_players(self, name: str, players: tuple[int, ...]) -> None:
        """Keep players under a name."""
        known = self.names
        self.names = Names(known.cards, {**known.players, name: players}, known.numbers, known.words)

    def name_number(self, name: str, number: int) -> None:
        """Keep a number under a name."""
        self.know_numbers({**self.names.numbers, name: number})

    def know_numbers(self, numbers: dict[str, int]) -> None:
        """Know these numbers by their names, and no others."""
        known = self.names
        self.names = Names(known.cards, known.players, numbers, known.words)

    def name_word(self, name: str, word: int) -> None:
        """Keep a house, an effect on the pile, a stamp under a name."""
        known = self.names
        self.names = Names(known.cards, known.players, known.numbers, {**known.words, name: word})

    def note(self, deed: str, cards: tuple[int, ...]) -> None:
        """Add cards to those that this ability has done something to."""
        if cards:
            self.record = {**self.record, deed: (*self.record.get(deed, ()), *cards)}

    def without(self, card: int) -> "Activation":
        """Return a copy that does not know a card any more."""
        new = self.copy()
        new.it = tuple([one for one in self.it if one != card])
        known = self.names
        cards = {name: tuple([one for one in group if one != card]) for name, group in known.cards.items()}
        new.names = Names(cards, known.players, known.numbers, known.words)
        return new

    def copy(self) -> "Activation":
        """Return an independent copy."""
        new = Activation(self.player, self.source)
        # Fields, by tools.fields.
        new.it = self.it
        new.names = self.names
        new.record = self.record
        new.doer = self.doer
        new.granter = self.granter
        new.replacing = self.replacing
        new.count = self.count
        new.done = self.done
        # That is all of them.
        return new


@mypyc_attr(allow_interpreted_subclasses=True)
class Op(Node):
    """A node that a frame can run: it does a bit of work each time the loop calls `step`."""

    def step(self, m: "State", f: "Frame") -> None:
        """Do the next bit of work: change the match, push frames, ask, or pop itself when done.

        A step that asks must change nothing else, so that it can be run again to ask again.
        """
        raise NotImplementedError(type(self).__name__)

    def start(self, m: "State", act: "Activation") -> None:
        """Begin: do it at once, or push the frames that will do it; here a frame of the op itself."""
        m.push(self, act)

    def answer(self, m: "State", f: "Frame", code: int) -> None:
        """Take the answer to what `step` asked; ``code`` is one of the codes that it offered."""
        raise NotImplementedError(type(self).__name__)

    def cards_in(self, f: "Frame") -> tuple[int, ...]:
        """Return the cards among the frame's data that may be hidden; sampled worlds leave them what they are."""
        return ()

    def prompt(self, m: "State", f: "Frame") -> str:
        """Say in a sentence for the chooser what `step` asks."""
        return "Choose"

    def option_text(self, m: "State", f: "Frame", code: int) -> str:
        """Return the text form of an option where it is not simply verb and argument; empty otherwise."""
        return ""

    def option_meaning(self, m: "State", f: "Frame", code: int) -> str:
        """Say in a few words what an option leads to, where `Meaning` cannot: it depends on more than the verb."""
        return ""

    def picked_together(self, m: "State", f: "Frame") -> "Things | None":
        """Return the things of which `step` asks for several together; None where it asks for one."""
        return None

    def quantities(self, m: "State", f: "Frame") -> "Quantities | None":
        """Return the numbers of which `step` asks for one after the other; None where it asks for something else."""
        return None

    def why_not(self, m: "State", f: "Frame", card: int) -> str:
        """Say to the chooser in a sentence why a card is not among the options.

        Empty where there is nothing to say but what the options are.
        """
        return ""

    def why_no_more(self, m: "State", f: "Frame", card: int) -> str:
        """Say to the chooser why a card that is among the options is not there for more; empty if that is plain."""
        return ""

    def without(self, m: "State", f: "Frame", player: int) -> bool:
        """Answer that a player has left the game; false ends the frame, and all that it started.

        Here: what goes on for that player ends. It may change the frame, but not end it by itself.
        """
        return f.act.player != player

    def outlasts(self) -> bool:
        """Whether it goes on, with what it started itself, where what started it ends as its player leaves the game."""
        return False

    def opens(self) -> bool:
        """Whether all that was picked before shows on the table when this asks, as at each step of a turn."""
        return False

    # ---- ops that ask several players at once (`sealed`), or hold what only one of them knows ----

    def asked(self, m: "State", f: "Frame") -> list[int]:
        """Return the players whose answer the topmost frame waits for."""
        return [m.chooser]

    def turn_to(self, m: "State", f: "Frame", player: int) -> None:
        """Make the match's decision that of another player among those `asked`."""

    def withdraw(self, m: "State", f: "Frame", player: int) -> bool:
        """Take back an answer of a player that no one else has seen; false if there is none."""
        return False

    def answered(self, m: "State", f: "Frame", player: int) -> bool:
        """Whether a player has given an answer that no one else has seen."""
        return False

    def picked(self, m: "State", f: "Frame", player: int) -> "list[Option] | None":
        """Return what a player has picked so far and no one else has seen; None where nothing is picked in secret."""
        return None

    def imagine(self, m: "State", f: "Frame", viewer: int, rng: "Rng", real: "State") -> None:
        """Make up anew what the frame holds and the viewer may not know, in a world sampled for the viewer.

        ``real`` is the match that the world stands for, where what everybody sees is to be looked up.
        """


@mypyc_attr(allow_interpreted_subclasses=True)
class Immediate(Op):
    """An op that belongs to the event that pushed it: nothing else is looked at before it is done.

    When it is done it sets ``unsettled``.
    """


@mypyc_attr(allow_interpreted_subclasses=True)
class Standing:
    """Something in force: a constant ability of a card in play, or an effect that lasts for a while.

    ``node`` says what it does; ``act`` is the activation that it is asked with (its player, its source, and as "it"
    the cards that it is bound to); ``since`` and ``until`` are the first and last turn on which it works (``until`` 0:
    as long as the source is in play); ``turn_of`` is the player with whose next turn it will begin and end (-1: none);
    ``number`` is a number that was fixed when it was created; ``uses`` is how often it may still be used (-1: any
    number of times); ``constant`` says that it is an ability of the source itself. A standing effect never changes once
    it is in force.
    """

    def __init__(
        self,
        node: "StandingNode",
        act: Activation,
        since: int = 0,
        until: int = 0,
        *,
        turn_of: int = NOBODY,
        number: int = -1,
        uses: int = -1,
        constant: bool = False,
    ) -> None:
        """Describe what is in force; it is in force once `State.add_standing` has been told."""
        self.node: StandingNode = node
        self.act: Activation = act
        self.since: int = since
        self.until: int = until
        self.turn_of: int = turn_of
        self.number: int = number
        self.uses: int = uses
        self.constant: bool = constant
        self.age: int = 0

    def again(self, act: Activation, uses: int) -> "Standing":
        """Return the same for another activation, or with other uses left, as old as it is."""
        new = Standing(
            self.node,
            act,
            self.since,
            self.until,
            turn_of=self.turn_of,
            number=self.number,
            uses=uses,
            constant=self.constant,
        )
        new.age = self.age
        return new


FOREVER: Final = 1_000_000_000
"""A turn that never comes: until then lasts what ends by itself."""
LAYER_SET: Final = 0
LAYER_MULTIPLY: Final = 10
LAYER_ADD: Final = 20
LAYER_LIMIT: Final = 30
"""In which order what is in force bends a number: it is 0 from now on, it is doubled, it gets +1, it is 3 at most."""


@mypyc_attr(allow_interpreted_subclasses=True)
class StandingNode(Op):
    """A node that can be in force: it answers questions about cards and players, or stands before or after events."""

    def keys(self) -> tuple[Key, ...]:
        """Under which questions and kinds of events the match shall find it."""
        raise NotImplementedError(type(self).__name__)

    def layer(self) -> int:
        """Return when it is its turn among what answers the same question; within a layer the eldest comes first."""
        return LAYER_ADD

    def applies(self, m: "State", s: Standing, x: int, other: int) -> bool:
        """Tell whether it is about a card or player ``x``, together with ``other`` where a question asks of two.

        Whether a player (x) may play a card (other) is such a question; ``other`` is -1 where there is none.
        """
        return False

    def bend(self, m: "State", s: Standing, asked: Term, x: int, value: int) -> int:
        """Return the number that is asked for as it leaves this layer, where it bends one."""
        return value

    def granted(self) -> Op | None:
        """Return the effect of the ability that it is, where it is one that something sets off."""
        return None

    def before(self) -> tuple[type[Event], ...]:
        """Before which kinds of events it stands, to replace or prevent them."""
        return ()

    def would(self, m: "State", s: Standing, event: Event) -> bool:
        """Tell whether it would replace or prevent an event that is about to happen; asking changes nothing."""
        return False

    def instead(self, m: "State", s: Standing, event: Event, cause: Activation) -> None:
        """Do, or push, what happens instead of the event; here it is prevented, and nothing happens.

        All that is done has the activation that `replacing.in_place_of` makes of the event's cause.
        """

    def commutes(self, other: "StandingNode") -> bool:
        """Tell whether it does not matter which of two replaces an event, as far as this one goes; both are asked."""
        return False

    def spreads(self) -> bool:
        """Whether it is others that have what it gives (`spread`), and not itself that answers."""
        return False

    def spread(self, m: "State", s: Standing, key: Key) -> list[Standing]:
        """Return what answers under a key, or stands before events of that kind, in its place."""
        return [s]

    def react(self, m: "State", s: Standing, event: Event) -> None:
        """Answer an event that has happened, by adding to ``m.pending`` or ending itself."""

    def used(self, m: "State", s: Standing) -> None:
        """Answer that it has been used once (`State.spend`)."""

    def ended(self, m: "State", s: Standing) -> None:
        """Answer its own end."""


class Trigger:
    """An ability that was set off and waits for its turn: the effect, and the activation it will run with."""

    __slots__ = ("act", "effect")

    def __init__(self, effect: Op, act: Activation) -> None:
        """Put an effect together with its activation."""
        self.effect: Op = effect
        self.act: Activation = act


class Frame:
    """One entry of the stack: what runs (``op``), for which activation, how far it is (``pc``), with which data."""

    __slots__ = ("act", "data", "op", "pc", "queue")

    def __init__(
        self, op: Op, act: Activation, pc: int = 0, data: tuple[int, ...] = (), queue: tuple[Trigger, ...] = ()
    ) -> None:
        """Describe a frame; it runs once it is on top of the match's stack."""
        self.op: Op = op
        self.act: Activation = act
        self.pc: int = pc
        self.data: tuple[int, ...] = data
        self.queue: tuple[Trigger, ...] = queue


def copy_frames(frames: list[Frame]) -> list[Frame]:
    """Copy a stack; frames that share an activation share its copy."""
    copies: list[Frame] = []
    for at, frame in enumerate(frames):
        act = frame.act
        for below in range(at):
            if frames[below].act is act:
                new = copies[below].act
                break
        else:
            new = act.copy()
        copies.append(Frame(frame.op, new, frame.pc, frame.data, frame.queue))
    return copies
