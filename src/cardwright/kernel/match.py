"""The match: one object that holds a whole game, and the one loop that runs it."""

from typing import Any, ClassVar, Final

from mypy_extensions import mypyc_attr

from cardwright.kernel import knowledge, log, records, sampling, saves, views
from cardwright.kernel.cards import CardPrint, CardState, Epoch
from cardwright.kernel.errors import GameOver, NotAsked
from cardwright.kernel.events import Event
from cardwright.kernel.frames import Activation, Frame, Key, Standing, Trigger
from cardwright.kernel.game import Game
from cardwright.kernel.journal import Entry, Pick
from cardwright.kernel.names import fold
from cardwright.kernel.nodes import Op
from cardwright.kernel.options import CARD, NO_ARGUMENT, NUMBER, PLAYER, Decision
from cardwright.kernel.outcome import Outcome
from cardwright.kernel.rng import Rng
from cardwright.kernel.setup import Setup

NOBODY: Final = -1


@mypyc_attr(allow_interpreted_subclasses=True)
class Match:
    """A whole game at one moment: cards, zones, frames, knowledge, the decision that it waits for.

    It is a mutable shell over content that copies share, holds ids instead of references between its parts, and has
    no clock and no randomness of its own beyond its key. Games subclass it with their own fields.
    """

    derived: ClassVar[tuple[str, ...]] = ()
    """The fields of a game's own match that follow from its cards, and so are not saved."""

    def __init__(
        self, game: Game, prints: tuple[CardPrint, ...], owners: tuple[int, ...], key: bytes, *, blank: bool = False
    ) -> None:
        """Lay out a match with all cards nowhere; a game's `start` puts them into zones and begins.

        A ``blank`` match is a shell for `copy_into` to fill.
        """
        if blank:
            return
        self.game: Game = game
        self.setup: Setup | None = None
        self.names: tuple[str, ...] = ()
        self.prints: tuple[CardPrint, ...] = prints
        self.owners: tuple[int, ...] = owners
        self.audience: tuple[int, ...] = game.audiences
        self.everyone: int = game.everyone
        self.zones: list[tuple[int, ...]] = [()] * len(game.audiences)
        self.where: list[int] = [NOBODY] * len(prints)
        self.cards: dict[int, CardState] = {}
        self.known: list[int] = [0] * len(prints)
        self.among: tuple[int, ...] = knowledge.of_one_deck(owners)
        self.handles: list[int] = list(range(len(prints)))
        self.minted: int = len(prints)
        self.frames: list[Frame] = []
        self.pending: tuple[Trigger, ...] = ()
        self.unsettled: bool = False
        self.standing: tuple[Standing, ...] = ()
        self.index: dict[Key, tuple[Standing, ...]] = {}
        self.age: int = 0
        self.turn: int = 0
        self.active: int = 0
        self.chooser: int = NOBODY
        self.codes: list[int] = []
        self.stop: bool = False
        self.outcome: Outcome | None = None
        self.key: bytes = key
        self.draws: int = 0
        self.barrier: int = 0
        self.picks: Pick | None = None
        self.journal: Entry | None = None
        self.journaling: bool = False
        self.skip_forced: bool = True
        self.epoch: Epoch = Epoch()

    # ---- for everyone: the public face -------------------------------------------------------------------------

    @property
    def over(self) -> bool:
        """Whether the match has ended."""
        return self.outcome is not None

    @property
    def decision(self) -> Decision:
        """What the match waits for; raises `GameOver` once it has ended."""
        if self.outcome is not None:
            msg = f"The match is over: {self.outcome.reason}."
            raise GameOver(msg)
        return Decision(self, self.chooser, self.codes)

    @property
    def decisions(self) -> list[Decision]:
        """All that the match waits for: several decisions where players choose in secret at once, otherwise one."""
        if self.outcome is not None:
            return [self.decision]
        frame = self.frames[-1]
        return [self.decision_of(player) for player in frame.op.asked(self, frame)]

    def decision_of(self, player: int) -> Decision:
        """What the match waits for from that player; raises `GameOver` or `NotAsked`."""
        if self.outcome is not None or player == self.chooser:
            return self.decision
        frame = self.frames[-1]
        if player not in frame.op.asked(self, frame):
            name = self.names[player] if 0 <= player < len(self.names) else f"player {player}"
            raise NotAsked(f"The match does not wait for {name} now, but for {self.names[self.chooser]}.")
        turned = self.copy()
        turned.turn_to(player)
        return turned.decision

    def turn_to(self, player: int) -> None:
        """Make `decision` that of another player among those who are asked at once."""
        frame = self.frames[-1]
        frame.op.turn_to(self, frame, player)

    def withdraw(self, player: int) -> None:
        """Take back the player's own answer to a decision that others have still to answer too.

        Raises `GameOver`, or `NotAsked` if there is nothing to take back, and then nothing has changed.
        """
        if self.outcome is not None:
            raise GameOver(f"The match is over: {self.outcome.reason}.")
        frame = self.frames[-1]
        if not frame.op.withdraw(self, frame, player):
            raise NotAsked(f"{self.names[player]} has no sealed answer that could be taken back.")
        self.run()

    def choose(self, pick: object, player: int = NOBODY) -> None:
        """Pick an option of the current decision, by index, text or `Option`, and run to the next decision.

        Where several players choose in secret at once, ``player`` says who picks; otherwise it need not be given.
        Raises `GameOver`, `NotAsked`, `UnknownOption`, `IllegalOption` or `AmbiguousOption`, and then nothing has
        changed.
        """
        if player >= 0 and player != self.chooser:
            pick = self.decision_of(player).find(pick)
            self.turn_to(player)
        if not (type(pick) is int and 0 <= pick < len(self.codes) and self.outcome is None):
            pick = self.decision.find(pick)
        self.pick(pick)

    @property
    def fingerprint(self) -> str:
        """A hash of all that matters for how the match goes on, the same on every platform; see `saves.fingerprint`."""
        return saves.fingerprint(self)

    @property
    def record(self) -> records.Record:
        """How the match was set up and every pick, to replay and verify; found by replaying, so do not ask in a loop.

        Raises `BadRecord` for a match that its picks do not lead to: a position laid out, a sampled world.
        """
        return records.record_of(self)

    def to_json(self) -> str:
        """Return the match as text, in mid-effect too, with everything hidden in it."""
        return saves.to_json(self)

    @staticmethod
    def from_json(text: str) -> "Match":
        """Return the match that `to_json` wrote, of whatever game; `BadSave` says why it cannot be read."""
        return saves.from_json(text)

    def __eq__(self, other: object) -> bool:
        """Compare everything that a saved match would hold."""
        if not isinstance(other, Match):
            return NotImplemented
        return self is other or saves.content(self) == saves.content(other)

    __hash__ = None  # type: ignore[assignment]

    def view(self, viewer: int) -> dict[str, Any]:
        """Return all that a viewer may know: a player's number, or the number of players for those who only watch."""
        return views.view(self, viewer)

    def card_of_handle(self, viewer: int, handle: int) -> int:
        """Return the card that has that handle in the viewer's view; -1 if it shows none."""
        for card, minted in enumerate(self.handles):
            if minted == handle and self.known[card] >> viewer & 1:
                return card
        return NOBODY

    def log(self, viewer: int) -> list[str]:
        """Return what happened so far in sentences, oldest first, as that viewer may know it."""
        return log.log(self, viewer)

    def sample(self, player: int, rng: Rng) -> "Match":
        """Return a match that the player cannot tell from this one: hidden cards dealt anew, chance fresh from rng."""
        return sampling.sample(self, player, rng)

    def prompt(self) -> str:
        """Say in a sentence what the current decision is about."""
        frame = self.frames[-1]
        return frame.op.prompt(self, frame)

    def option_text(self, code: int) -> str:
        """Return the text form that the asking op gives an option, if it gives one of its own."""
        frame = self.frames[-1]
        return frame.op.option_text(self, frame, code)

    def is_option_text(self, typed: str) -> bool:
        """Tell whether a text, in any spelling, names an option that this match could offer at some time."""
        wanted = fold(typed.partition("#")[0])
        words = self.game.actions.words
        for verb, kind in self.game.actions.verbs:
            folded = fold(verb)
            if kind == NO_ARGUMENT:
                if wanted == folded:
                    return True
            elif wanted.startswith(folded):
                rest = wanted[len(folded) :]
                if kind == NUMBER:
                    if rest.isdecimal():
                        return True
                elif kind == CARD:
                    if rest in {fold(card.name) for card in self.prints}:
                        return True
                elif rest in {fold(word) for word in (self.names if kind == PLAYER else words[kind])}:
                    return True
        return False

    # ---- the loop ----------------------------------------------------------------------------------------------

    def pick(self, index: int) -> None:
        """Take the option at ``index``, which must exist, and run to the next decision or the end."""
        code = self.codes[index]
        self.picks = Pick(index, self.picks)
        self.chooser = NOBODY
        frame = self.frames[-1]
        frame.op.answer(self, frame, code)
        self.run()

    def run(self) -> None:
        """Step the topmost frame until the match asks something with more than one answer, or ends."""
        frames = self.frames
        while self.outcome is None:
            if self.unsettled:
                self.settle()
                continue
            frame = frames[-1]
            frame.op.step(self, frame)
            if self.chooser >= 0:
                if len(self.codes) > 1 or self.stop or not self.skip_forced:
                    return
                self.chooser = NOBODY
                frame = frames[-1]
                frame.op.answer(self, frame, self.codes[0])
        self.chooser = NOBODY
        self.codes = []

    def ask(self, player: int, codes: list[int], *, stop: bool = False) -> None:
        """Let the player choose one of the codes (at least one); the topmost frame's op gets the answer.

        A single code is taken by itself where forced decisions are skipped, unless ``stop`` says to ask all the same.
        """
        self.chooser = player
        self.codes = codes
        self.stop = stop

    def push(self, op: Op, act: Activation, pc: int = 0, data: tuple[int, ...] = ()) -> Frame:
        """Put a frame on top of the stack."""
        frame = Frame(op, act, pc, data)
        self.frames.append(frame)
        return frame

    def pop(self) -> None:
        """Take the topmost frame off the stack: it is done."""
        self.frames.pop()

    def trigger(self, effect: Op, act: Activation) -> None:
        """Set off an ability; it resolves in the window that opens before the next step."""
        self.pending = (*self.pending, Trigger(effect, act))
        self.unsettled = True

    def decides(self, act: Activation) -> int:
        """Return who makes the choices of an ability: the active player, or whoever the game says."""
        return self.active

    def settle(self) -> None:
        """Do what the rules do by themselves between two steps; here: resolve what was set off.

        A game that checks more (creatures without power, players without life) does so before `open_window`.
        """
        self.unsettled = False
        if self.pending:
            self.open_window()

    def open_window(self) -> None:
        """Resolve what was set off: a lone ability at once, several in the order that the game's window gives."""
        queue = self.pending
        self.pending = ()
        if len(queue) == 1:
            queue[0].effect.start(self, queue[0].act)
        else:
            self.frames.append(Frame(self.game.window, queue[0].act, 0, (), queue))

    def end(self, winners: tuple[int, ...], reason: str) -> None:
        """End the match."""
        self.outcome = Outcome(winners, reason)

    # ---- events ------------------------------------------------------------------------------------------------

    def do(self, event: Event) -> bool:
        """Let the event happen: replace or prevent, change, tell the listeners, write the journal.

        Returns whether the event itself happened (false if it was replaced or prevented).
        """
        standing = self.index.get(type(event))
        if standing is None:
            event.apply(self)
            if self.journaling:
                self.write(event)
            return True
        for s in standing:
            if s.node.instead(self, s, event):
                return False
        event.apply(self)
        if self.journaling:
            self.write(event)
        for s in standing:
            s.node.react(self, s, event)
        return True

    def write(self, event: Event) -> None:
        """Write an event into the journal, with who knows all its cards now."""
        known = self.everyone
        for card in event.cards():
            known &= self.known[card]
        self.journal = Entry(event, known, self.journal)

    # ---- standing effects ---------------------------------------------------------------------------------------

    def add_standing(self, s: Standing) -> None:
        """Put something in force, now or from the turn on which it begins."""
        self.age += 1
        s.age = self.age
        self.standing = (*self.standing, s)
        if s.since <= self.turn:
            index = self.index.copy()
            for key in s.node.keys():
                index[key] = (*index.get(key, ()), s)
            self.index = index
        self.unsettled = True

    def remove_standing(self, gone: list[Standing]) -> None:
        """End what is in force."""
        if gone:
            self.standing = tuple([s for s in self.standing if s not in gone])
            self.reindex()
            self.unsettled = True
            for s in gone:
                s.node.ended(self, s)

    def reindex(self) -> None:
        """Look up anew what is in force on this turn."""
        index: dict[Key, tuple[Standing, ...]] = {}
        for s in self.standing:
            if s.since <= self.turn:
                for key in s.node.keys():
                    index[key] = (*index.get(key, ()), s)
        self.index = index

    # ---- cards and zones ----------------------------------------------------------------------------------------

    def own(self, card: int) -> CardState:
        """Return the state of a card in play for writing; unshares it from copies first."""
        state = self.cards[card]
        if state.epoch is not self.epoch:
            state = state.copy(self.epoch)
            self.cards[card] = state
        return state

    def lay(self, zone: int, cards: tuple[int, ...]) -> None:
        """Lay cards that are nowhere yet into an empty zone, before the match begins."""
        self.zones[zone] = cards
        seen = self.audience[zone]
        for card in cards:
            self.where[card] = zone
            self.known[card] = seen

    def move(self, card: int, zone: int, at: int = -1, *, secret: bool = False) -> None:
        """Move a card to a zone, to the place ``at`` counted from the bottom (-1: on top, at the right end).

        Who sees the new place comes to know the card, and who sees the old one keeps knowing it. ``secret`` says that
        its owner picked it from an unordered hidden zone, so that others no longer know which of those cards it was.
        """
        zones = self.zones
        source = self.where[card]
        if source >= 0:
            here = zones[source]
            if here[-1] == card:
                zones[source] = here[:-1]
            else:
                i = here.index(card)
                zones[source] = here[:i] + here[i + 1 :]
        there = zones[zone]
        zones[zone] = (*there, card) if at < 0 else (*there[:at], card, *there[at:])
        self.where[card] = zone
        seen = self.audience[zone]
        everyone = self.everyone
        if secret:
            knowledge.mix(self, (card, *self.zones[source]), seen | self.audience[source])
        known = self.known[card]
        if seen & ~known:
            self.known[card] = known | seen
            self.barrier += 1
            if source >= 0 and self.audience[source]:
                knowledge.taken_for_another(self, card, self.zones[source], self.audience[source], seen & ~known)
        if seen != everyone or source < 0 or self.audience[source] != everyone:
            self.handles[card] = self.minted
            self.minted += 1

    def reveal(self, cards: tuple[int, ...], players: int) -> None:
        """Show cards, all at once, to the players of a bit mask; they stay where they are."""
        knowledge.reveal(self, cards, players)

    def reprint(self, prints: tuple[CardPrint, ...]) -> None:
        """Give the cards other identities: the match becomes another world."""
        self.prints = prints

    def random(self, purpose: str) -> Rng:
        """Return the random stream of the next random event; its purpose and number fix it, given the key."""
        self.draws += 1
        self.barrier += 1
        return Rng(key=self.key).stream(f"{purpose}/{self.draws}")

    def shuffle(self, zone: int) -> None:
        """Put a zone's cards into random order; everybody forgets which is which."""
        cards = self.random(f"shuffle/{zone}").shuffled(self.zones[zone])
        self.zones[zone] = cards
        knowledge.mix(self, cards, self.audience[zone])

    # ---- copying ------------------------------------------------------------------------------------------------

    def copy(self) -> "Match":
        """Return an independent copy, in mid-effect too; cheap, because both share what neither changes."""
        raise NotImplementedError

    def imagine(self, viewer: int, rng: Rng) -> None:
        """Make up anew what else the viewer may not know, such as hidden counts, in a world sampled for the viewer."""

    def copy_into(self, new: "Match") -> None:
        """Give a fresh shell everything that the kernel keeps."""
        new.game = self.game
        new.setup = self.setup
        new.names = self.names
        new.prints = self.prints
        new.owners = self.owners
        new.audience = self.audience
        new.everyone = self.everyone
        new.zones = self.zones.copy()
        new.where = self.where.copy()
        new.cards = self.cards.copy()
        new.known = self.known.copy()
        new.among = self.among
        new.handles = self.handles.copy()
        new.minted = self.minted
        new.pending = self.pending
        new.unsettled = self.unsettled
        new.standing = self.standing
        new.index = self.index
        new.age = self.age
        new.turn = self.turn
        new.active = self.active
        new.chooser = self.chooser
        new.codes = self.codes
        new.stop = self.stop
        new.outcome = self.outcome
        new.key = self.key
        new.draws = self.draws
        new.barrier = self.barrier
        new.picks = self.picks
        new.journal = self.journal
        new.journaling = self.journaling
        new.skip_forced = self.skip_forced
        self.epoch = Epoch()
        new.epoch = Epoch()
        new.frames = copy_frames(self.frames)


def copy_frames(frames: list[Frame]) -> list[Frame]:
    """Copy a stack; frames that share an activation share its copy."""
    copies: list[Frame] = []
    old: Activation | None = None
    new: Activation | None = None
    seen: list[tuple[Activation, Activation]] = []
    for frame in frames:
        act = frame.act
        if new is None or act is not old:
            old = act
            for known, its_copy in seen:
                if known is act:
                    new = its_copy
                    break
            else:
                new = act.copy()
                seen.append((act, new))
        copies.append(Frame(frame.op, new, frame.pc, frame.data, frame.queue))
    return copies
