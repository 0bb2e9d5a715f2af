"""The state of a match: one object that holds all of it, and the one loop that runs it."""

from typing import ClassVar, Final

from mypy_extensions import mypyc_attr

from cardwright.kernel.cards import CardPrint, Epoch
from cardwright.kernel.description import Description
from cardwright.kernel.events import Conceded, Entry, Event
from cardwright.kernel.frames import Activation, Frame, Key, Op, Standing, Trigger
from cardwright.kernel.outcome import Outcome
from cardwright.kernel.picks import Pick, conceding
from cardwright.kernel.replacing import Replacing, first_to_replace
from cardwright.kernel.setup import Setup
from cardwright.kernel.zones import NOBODY, Zones

STEP_BUDGET: Final = 10_000
"""After how many steps without a decision an effect counts as endless; whole games need a few dozen."""


@mypyc_attr(allow_interpreted_subclasses=True)
class State(Zones):
    """A whole game at one moment: cards, zones, frames, knowledge, the decision that it waits for.

    It is a mutable shell over content that copies share, holds ids instead of references between its parts, and has
    no clock and no randomness of its own beyond its key. Games subclass it with their own fields.
    """

    derived: ClassVar[tuple[str, ...]] = ()
    """The fields of a game's own match that follow from its cards, and so are not saved."""

    def __init__(
        self,
        game: Description,
        prints: tuple[CardPrint, ...],
        owners: tuple[int, ...],
        key: bytes,
        *,
        blank: bool = False,
    ) -> None:
        """Lay out a match with all cards nowhere; a game's `start` puts them into zones and begins.

        A ``blank`` match is a shell for `copy_into` to fill.
        """
        if blank:
            return
        super().__init__(prints, owners, game.audiences, game.everyone, key)
        self.game: Description = game
        self.setup: Setup | None = None
        self.names: tuple[str, ...] = ()
        self.seats: tuple[int, ...] = tuple(range(game.players))
        """The players who are still in the game, in turn order."""
        self.frames: list[Frame] = []
        self.pending: tuple[Trigger, ...] = ()
        self.unsettled: bool = False
        self.standing: tuple[Standing, ...] = ()
        self.index: dict[Key, tuple[Standing, ...]] = {}
        self.before: dict[type[Event], tuple[Standing, ...]] = {}
        """What in force stands before events, which it may replace, by their kind."""
        self.age: int = 0
        self.turn: int = 0
        self.active: int = 0
        self.chooser: int = NOBODY
        self.codes: list[int] = []
        self.stop: bool = False
        self.outcome: Outcome | None = None
        self.picks: Pick | None = None
        self.journal: Entry | None = None
        self.journaling: bool = False
        self.skip_forced: bool = True

    # ---- what it waits for ---------------------------------------------------------------------------------------

    @property
    def over(self) -> bool:
        """Whether the match has ended."""
        return self.outcome is not None

    def turn_to(self, player: int) -> None:
        """Make `decision` that of another player among those who are asked at once."""
        frame = self.frames[-1]
        frame.op.turn_to(self, frame, player)

    def prompt(self) -> str:
        """Say in a sentence what the current decision is about."""
        frame = self.frames[-1]
        return frame.op.prompt(self, frame)

    def option_text(self, code: int) -> str:
        """Return the text form that the asking op gives an option, if it gives one of its own."""
        frame = self.frames[-1]
        return frame.op.option_text(self, frame, code)

    # ---- the loop ----------------------------------------------------------------------------------------------

    def pick(self, index: int) -> None:
        """Take the option at ``index``, which must exist, and run to the next decision or the end."""
        code = self.codes[index]
        self.picks = Pick(index, self.picks)
        self.chooser = NOBODY
        frame = self.frames[-1]
        frame.op.answer(self, frame, code)
        self.run()

    def concede(self, player: int) -> None:
        """Let a player in the game give it up, whoever is asked, and run to the next decision or the end."""
        self.picks = Pick(conceding(player), self.picks)
        self.chooser = NOBODY
        self.do(Conceded(player))
        self.run()

    def repeat(self, pick: int) -> None:
        """Do again what stands among the picks of a match: take an option, or concede."""
        if pick < 0:
            self.concede(conceding(pick))
        else:
            self.pick(pick)

    def run(self) -> None:
        """Step the topmost frame until the match asks something with more than one answer, or ends.

        What has not asked anything after `STEP_BUDGET` steps never will, and ends the match as its rules say.
        """
        frames = self.frames
        rules = self.game.rules
        steps = 0
        while self.outcome is None:
            steps += 1
            if steps > STEP_BUDGET:
                rules.endless(self)
                break
            if self.unsettled:
                rules.settle(self)
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

    # ---- players -------------------------------------------------------------------------------------------------

    def next_seat(self, player: int) -> int:
        """Return the player after another in turn order, who need not be in the game any more."""
        seats = self.seats
        if player in seats:
            at = seats.index(player) + 1
            return seats[at] if at < len(seats) else seats[0]
        after = [seat for seat in seats if seat > player]
        return after[0] if after else seats[0]

    def in_turn_order(self) -> tuple[int, ...]:
        """Return the players in the game, the active player (or the one after) first."""
        seats = self.seats
        if seats[0] == self.active:
            return seats
        at = seats.index(self.active if self.active in seats else self.next_seat(self.active))
        return seats[at:] + seats[:at]

    def others(self, player: int) -> list[int]:
        """Return all players in the game but this one, in turn order from the active player on."""
        return [seat for seat in self.in_turn_order() if seat != player]

    def opponent(self, player: int) -> int:
        """Return the other player of a game for two."""
        seats = self.seats
        return seats[1] if seats[0] == player else seats[0]

    def leave_game(self, players: tuple[int, ...], why: str) -> None:
        """Take players out of the game together; who is left alone in it wins, for that reason.

        What goes on for them ends, and what was set off for them does not happen; `Rules.left_game` says what becomes
        of their cards. Only an event calls this, and only between two steps: in `Rules.settle`, or by conceding.
        """
        self.seats = tuple([seat for seat in self.seats if seat not in players])
        for player in players:
            self.forget_player(player)
            self.game.rules.left_game(self, player)
        if len(self.seats) <= 1:
            self.end(self.seats, why)
            return
        self.unsettled = True
        for player in players:
            self.end_frames_of(player)

    def forget_player(self, player: int) -> None:
        """Drop what waits for a player who has left the game."""
        self.pending = tuple([trigger for trigger in self.pending if trigger.act.player != player])

    def end_frames_of(self, player: int) -> None:
        """End what goes on for a player who has left the game; what others wait for in it goes on waiting.

        The frame at the bottom, which is the game itself, stays.
        """
        frames = self.frames
        first = len(frames)
        for i in range(len(frames) - 1, -1, -1):
            frame = frames[i]
            if not frame.op.without(self, frame, player) and i > 0:
                first = i
        for frame in frames[first:]:
            waiting = [trigger for trigger in frame.queue if trigger.act.player in self.seats]
            self.pending = (*self.pending, *waiting)
        del frames[first:]

    def controller(self, card: int) -> int:
        """Return who controls a card: in whose zone it lies, which in play is who controls it; -1 for no player's."""
        player = self.where[card] // len(self.game.zone_kinds)
        return player if player < self.game.players else NOBODY

    def last_controller(self, card: int) -> int:
        """Return who controls a card in play, or did as it left, where the game keeps that."""
        return self.controller(card)

    def end(self, winners: tuple[int, ...], reason: str) -> None:
        """End the match."""
        self.outcome = Outcome(winners, reason)

    # ---- events ------------------------------------------------------------------------------------------------

    def do(self, event: Event, cause: Activation | None = None) -> bool:
        """Let the event happen: replace or prevent, change, tell the listeners, write the journal.

        ``cause`` is the activation that does it, if one does. Returns whether the event itself happened: false if it
        was replaced or prevented, or waits because a player has to say what replaces it. What goes on from here looks
        at the state again, and the ``count`` and ``done`` of the cause follow where the event happens after all.
        """
        if self.before and self.is_replaced(event, cause):
            return False
        standing = self.index.get(type(event))
        event.apply(self)
        if self.journaling:
            self.write(event)
        if standing is not None:
            for s in standing:
                s.node.react(self, s, event)
        return True

    def is_replaced(self, event: Event, cause: Activation | None) -> bool:
        """Have something else happen instead of an event if anything in force says so; tell whether it does."""
        able = self.replacements(event, cause)
        if not able:
            return False
        if cause is None:
            cause = Activation(self.active, NOBODY)
        first = first_to_replace(able)
        if first is None:
            self.push(Replacing(event), cause, 0, tuple([card for card in event.cards() if card in self.cards]))
        else:
            first.node.instead(self, first, event, cause)
        return True

    def replacements(self, event: Event, cause: Activation | None) -> list[Standing]:
        """Return what in force would replace an event, the eldest first; what its cause carries out does so no more."""
        standing = self.before.get(type(event))
        if standing is None:
            return []
        done = () if cause is None else cause.replacing
        return [s for s in standing if s.age not in done and s.node.would(self, s, event)]

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
            kinds = s.node.before()
            if kinds:
                self.before = self.before.copy()
                for kind in kinds:
                    self.before[kind] = (*self.before.get(kind, ()), s)
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
        before: dict[type[Event], tuple[Standing, ...]] = {}
        for s in self.standing:
            if s.since <= self.turn:
                for key in s.node.keys():
                    index[key] = (*index.get(key, ()), s)
                for kind in s.node.before():
                    before[kind] = (*before.get(kind, ()), s)
        self.index = index
        self.before = before

    # ---- copying ------------------------------------------------------------------------------------------------

    def copy(self) -> "State":
        """Return an independent copy, in mid-effect too; cheap, because both share what neither changes."""
        raise NotImplementedError

    def copy_into(self, new: "State") -> None:
        """Give a fresh shell everything that the kernel keeps."""
        self.epoch = Epoch()
        new.epoch = Epoch()
        new.cards = self.cards.copy()
        new.codes = self.codes  # replaced when something else is asked
        new.frames = copy_frames(self.frames)
        # Fields, by tools.fields.
        new.prints = self.prints
        new.owners = self.owners
        new.audience = self.audience
        new.everyone = self.everyone
        new.zones = self.zones.copy()
        new.where = self.where.copy()
        new.known = self.known.copy()
        new.among = self.among
        new.handles = self.handles.copy()
        new.minted = self.minted
        new.key = self.key
        new.draws = self.draws
        new.barrier = self.barrier
        new.game = self.game
        new.setup = self.setup
        new.names = self.names
        new.seats = self.seats
        new.pending = self.pending
        new.unsettled = self.unsettled
        new.standing = self.standing
        new.index = self.index
        new.before = self.before
        new.age = self.age
        new.turn = self.turn
        new.active = self.active
        new.chooser = self.chooser
        new.stop = self.stop
        new.outcome = self.outcome
        new.picks = self.picks
        new.journal = self.journal
        new.journaling = self.journaling
        new.skip_forced = self.skip_forced
        # That is all of them.


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
