"""The state of a match: one object that holds all of it, and the one loop that runs it."""

from typing import ClassVar, Final

from mypy_extensions import mypyc_attr

from cardwright.kernel.basics.outcome import Outcome
from cardwright.kernel.basics.picks import Pick, conceding
from cardwright.kernel.core.description import Description
from cardwright.kernel.core.events import Conceded, Entry, Event
from cardwright.kernel.core.frames import Activation, Frame, Key, Op, Standing, StandingNode, Trigger, copy_frames
from cardwright.kernel.core.inforce import ABILITIES, NOTHING, effective, inserted
from cardwright.kernel.core.replacing import is_replaced
from cardwright.kernel.pieces.cards import CardPrint, Epoch
from cardwright.kernel.pieces.setup import Setup
from cardwright.kernel.pieces.zones import NOBODY, Zones

STEP_BUDGET: Final = 10_000
EVENT_BUDGET: Final = 2_000
"""After how many steps or events without a decision an effect counts as endless; honest ones need a few dozen."""


@mypyc_attr(allow_interpreted_subclasses=True)
class State(Zones):
    """A whole game at one moment: cards, zones, frames, knowledge, the decision that it waits for.

    It is a mutable shell over content that copies share, holds ids instead of references between its parts, and has
    no clock and no randomness of its own beyond its key. Games subclass it with their own fields.
    """

    __slots__ = (
        "active",
        "age",
        "before",
        "chooser",
        "codes",
        "frames",
        "game",
        "groups",
        "happened",
        "holding",
        "index",
        "journal",
        "journaling",
        "lately",
        "names",
        "outcome",
        "patience",
        "patient_on",
        "pending",
        "picks",
        "plain",
        "seats",
        "setup",
        "skip_forced",
        "standing",
        "stop",
        "turn",
        "unsettled",
        "watching",
        "woken",
    )

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
        """Whether anything is to be looked at before the next step: what was set off, and what follows by itself."""
        self.woken: int = 0
        """The checks that look before the next step, as the sum of their bits."""
        self.watching: int = 0
        """The checks that every event wakes now."""
        self.groups: int = 0
        """The groups of questions of which something in force answers one, as the sum of their bits."""
        self.holding: tuple[tuple[int, int], ...] = ()
        """The state triggers whose conditions held when they were last looked at, by age and source."""
        self.standing: tuple[Standing, ...] = ()
        self.index: dict[Key, tuple[Standing, ...]] = {}
        """What is in force on this turn, by what it answers: in layers, within a layer the eldest first."""
        self.before: dict[type[Event], tuple[Standing, ...]] = {}
        """What in force stands before events, which it may replace, by their kind."""
        self.plain: bool = True
        """Whether what is in force answers by itself: nothing gives abilities to others, or takes them away."""
        self.happened: int = 0
        """How many events there have been."""
        self.patience: int = 0
        self.patient_on: int = -1
        """After how many events a turn is taken for endless, and which turn that is; any other one gets more of it."""
        self.age: int = 0
        self.turn: int = 0
        self.active: int = 0
        self.chooser: int = NOBODY
        self.codes: list[int] = []
        self.stop: bool = False
        self.outcome: Outcome | None = None
        self.picks: Pick | None = None
        self.lately: tuple[int, ...] = ()
        """What was picked since an op asked when all showed (`Op.opens`): a player and a code for each pick."""
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

    def option_meaning(self, code: int) -> str:
        """Return what the asking op says that an option leads to; empty where its verb says enough."""
        frame = self.frames[-1]
        return frame.op.option_meaning(self, frame, code)

    def picked_lately(self, player: int) -> list[int]:
        """Return what a player has picked of late and the table need not show yet, in the order of the picks."""
        lately = self.lately
        return [lately[at + 1] for at in range(0, len(lately), 2) if lately[at] == player]

    # ---- the loop ----------------------------------------------------------------------------------------------

    def pick(self, index: int) -> None:
        """Take the option at ``index``, which must exist, and run to the next decision or the end."""
        code = self.codes[index]
        self.picks = Pick(index, self.picks)
        self.lately = (*self.lately, self.chooser, code)
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

        What has not asked anything after so many steps or events never will, and a turn with very many goes on for
        ever though it asks; both end the match as its rules say.
        """
        frames = self.frames
        last = self.happened + EVENT_BUDGET
        for _ in range(STEP_BUDGET):
            if self.happened > last or self.outcome is not None:
                break
            if self.unsettled:
                self.game.rules.settle(self)
                continue
            frame = frames[-1]
            frame.op.step(self, frame)
            if self.chooser >= 0:
                if self.stop or len(self.codes) > 1 or not self.skip_forced:
                    if self.happened > self.patience and self.is_endless():
                        self.game.rules.endless_turn(self)
                        break
                    if frames[-1].op.opens():
                        self.lately = ()
                    return
                self.chooser = NOBODY
                frame = frames[-1]
                frame.op.answer(self, frame, self.codes[0])
        if self.outcome is None:
            self.game.rules.endless(self)
        self.chooser = NOBODY
        self.codes = []
        self.lately = ()

    def is_endless(self) -> bool:
        """Whether patience with this turn is at an end; another one than it was for gets its own."""
        if self.patient_on == self.turn:
            return True
        self.patient_on = self.turn
        self.patience = self.happened + self.game.longest_turn
        return False

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

    def come_to_rest(self) -> None:
        """Take all as it lies where a match is laid out in the middle: nothing is set off by how it came there."""
        self.unsettled = False
        self.woken = 0
        self.pending = ()
        self.barrier = 0

    # ---- players -------------------------------------------------------------------------------------------------

    def next_seat(self, player: int) -> int:
        """Return the player after another in turn order, who need not be in the game any more."""
        seats = self.seats
        for at, seat in enumerate(seats):
            if seat == player:
                return seats[at + 1 - len(seats)]
        after = [seat for seat in seats if seat > player]
        return after[0] if after else seats[0]

    def first_in_turn(self) -> int:
        """Return the active player, or the one after where that player has left the game."""
        return self.active if self.active in self.seats else self.next_seat(self.active)

    def in_turn_order(self) -> tuple[int, ...]:
        """Return the players in the game, the active player (or the one after) first."""
        seats = self.seats
        if seats[0] == self.active:
            return seats
        at = seats.index(self.first_in_turn())
        return seats[at:] + seats[:at]

    def others(self, player: int) -> list[int]:
        """Return all players in the game but this one, in turn order from the active player on."""
        return [seat for seat in self.in_turn_order() if seat != player]

    def opponent(self, player: int) -> int:
        """Return the other player of a game for two."""
        seats = self.seats
        return seats[1] if seats[0] == player else seats[0]

    def forget_player(self, player: int) -> None:
        """Drop what waits for a player who has left the game."""
        self.pending = tuple([trigger for trigger in self.pending if trigger.act.player != player])

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
        if self.before and is_replaced(self, event, cause):
            return False
        standing = self.index.get(type(event))
        if standing is not None and not self.plain:
            standing = effective(self, type(event), standing)
        if self.journaling:
            self.write(event, cause)
        else:
            event.apply(self)
        self.happened += 1
        if standing is not None:
            for s in standing:
                s.node.react(self, s, event)
        if self.watching:
            self.wake(self.watching)
        return True

    def write(self, event: Event, cause: Activation | None) -> None:
        """Let an event happen, and write it into the journal, with what those who watch could see of it."""
        where, handles, known = self.where.copy(), self.handles.copy(), self.known.copy()
        last = self.journal
        if cause is None and self.frames:
            cause = self.frames[-1].act
        source = NOBODY if cause is None else cause.source
        event.apply(self)
        cards = event.cards()
        all_known = self.everyone
        for card in cards:
            all_known &= self.known[card]
        about = cards if source in cards or source < 0 else (*cards, source)
        seen = tuple([(card, self.handles[card], self.known[card]) for card in about])
        # What is an event of its own, and happened within this one, stands in the journal already.
        within: list[int] = []
        entry = self.journal
        while entry is not None and entry is not last:
            within += [way[0] for way in entry.ways]
            entry = entry.before
        ways = tuple(
            [
                (card, where[card], handles[card], known[card], zone, self.handles[card], self.known[card])
                for card, zone in enumerate(self.where)
                if (zone != where[card] or self.handles[card] != handles[card] or self.known[card] & ~known[card])
                and card not in within
            ]
        )
        self.journal = Entry(event, all_known, self.journal, self.draws, source, seen, ways)

    # ---- what follows by itself ------------------------------------------------------------------------------------

    def wake(self, checks: int) -> None:
        """Have some checks look before the next step; ``checks`` is the sum of their bits."""
        self.woken |= checks
        self.unsettled = True

    def wake_asking(self) -> None:
        """Have those checks look whose questions something in force answers, because that changes."""
        for question, checks in self.game.rules.wakes.items():
            if question in self.index:
                self.wake(checks)

    # ---- standing effects ---------------------------------------------------------------------------------------

    def in_force(self, key: Key) -> tuple[Standing, ...]:
        """Return what answers a question, or stands before and after events of a kind, in the order of its layers."""
        standing = self.index.get(key)
        if standing is None:
            return NOTHING
        return standing if self.plain else effective(self, key, standing)

    def add_standing(self, s: Standing) -> None:
        """Put something in force, now or from the turn on which it begins."""
        self.age += 1
        s.age = self.age
        self.standing = (*self.standing, s)
        if self.has_begun(s):
            self.index = self.index.copy()
            self.before = self.before.copy()
            self.place(s)
            self.watch()
            self.wake_asking()
        self.unsettled = True

    def remove_standing(self, gone: list[Standing]) -> None:
        """End what is in force."""
        if gone:
            self.leave_standing(tuple([s for s in self.standing if s not in gone]), gone)

    def leave_standing(self, left: tuple[Standing, ...], gone: list[Standing]) -> None:
        """Leave in force what is given, in the order of its age, and end the rest."""
        self.wake_asking()
        self.standing = left
        self.reindex()
        self.unsettled = True
        for s in gone:
            s.node.ended(self, s)

    def spend(self, s: Standing) -> Standing:
        """Use something in force once, and return what is left of it; the last of so many uses ends it."""
        s.node.used(self, s)
        if s.uses < 0:
            return s
        left = s.again(s.act, s.uses - 1)
        others = [left if other is s else other for other in self.standing if other is not s or left.uses]
        self.leave_standing(tuple(others), [])
        return left

    def put_in_force(self, card: int, player: int, abilities: tuple[StandingNode, ...]) -> None:
        """Put the constant abilities of a card in force, for who controls it."""
        for node in abilities:
            self.add_standing(Standing(node, Activation(player, card), constant=True))

    def hand_over(self, card: int, player: int) -> None:
        """Have the constant abilities of a card work for another player, as the youngest."""
        own = [s for s in self.standing if s.constant and s.act.source == card]
        self.remove_standing(own)
        self.put_in_force(card, player, tuple([s.node for s in own]))

    def unbind(self, card: int) -> None:
        """End what a card puts in force by being in play, and what is in force about that card alone.

        What is in force about others too, or knows the card by a name, goes on without it, as old as it is.
        """
        gone: list[Standing] = []
        left: list[Standing] = []
        told = False
        for s in self.standing:
            act = s.act
            if act.it == (card,) or (act.source == card and s.until == 0):
                gone.append(s)
            elif card in act.it or act.names.has(card):
                told = True
                left.append(s.again(act.without(card), s.uses))
            else:
                left.append(s)
        if gone or told:
            self.leave_standing(tuple(left), gone)

    def end_turn(self) -> None:
        """End what lasts no longer than this turn."""
        if self.standing:
            self.remove_standing([s for s in self.standing if 0 < s.until <= self.turn])

    def has_begun(self, s: Standing) -> bool:
        """Whether something works on this turn already."""
        return s.since <= self.turn and s.turn_of < 0

    def begin_turn(self, player: int) -> None:
        """Begin the next turn, which is that player's, and what was to begin with it."""
        self.turn += 1
        self.active = player
        for s in self.standing:
            if s.turn_of == player or s.since == self.turn:
                self.standing = tuple([self.begun(each) for each in self.standing])
                self.reindex()
                self.wake_asking()
                return

    def begun(self, s: Standing) -> Standing:
        """Return what is in force as it is now that a turn has begun: for this turn, where it waited for its player."""
        if s.turn_of != self.active:
            return s
        now = Standing(s.node, s.act, self.turn, self.turn, number=s.number, uses=s.uses)
        now.age = s.age
        return now

    def reindex(self) -> None:
        """Look up anew what is in force on this turn."""
        self.index = {}
        self.before = {}
        self.plain = True
        for s in self.standing:
            if self.has_begun(s):
                self.place(s)
        self.watch()

    def watch(self) -> None:
        """Look up anew which checks every event wakes, and which groups of questions have an answer."""
        rules = self.game.rules
        self.watching = 0
        for question, checks in rules.by_events.items():
            if question in self.index:
                self.watching |= checks
        self.groups = sum([bit for bit, questions in rules.groups if not questions.isdisjoint(self.index)])

    def place(self, s: Standing) -> None:
        """Put the youngest of what is in force where it is looked for; the index is this state's alone."""
        node = s.node
        for key in node.keys():
            self.index[key] = inserted(self.index.get(key, NOTHING), s)
            if key == ABILITIES:
                self.plain = False
        for kind in node.before():
            self.before[kind] = (*self.before.get(kind, NOTHING), s)
        if node.spreads():
            self.plain = False

    def is_blank(self, card: int) -> bool:
        """Whether a card has lost all its abilities."""
        if self.plain:
            return False
        for s in self.index.get(ABILITIES, NOTHING):
            if s.node.applies(self, s, card, NOBODY):
                return True
        return False

    def has_source(self, act: Activation) -> bool:
        """Whether the source of an activation is still what it was: in some games a card that moves is a new one."""
        return True

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
        # Shared until one of the two moves a card.
        new.zones = self.zones
        new.where = self.where
        new.known = self.known
        new.handles = self.handles
        new.frames = copy_frames(self.frames)
        # Fields, by tools.fields.
        new.prints = self.prints
        new.owners = self.owners
        new.audience = self.audience
        new.everyone = self.everyone
        new.among = self.among
        new.minted = self.minted
        new.key = self.key
        new.draws = self.draws
        new.barrier = self.barrier
        new.places_epoch = self.places_epoch
        new.game = self.game
        new.setup = self.setup
        new.names = self.names
        new.seats = self.seats
        new.pending = self.pending
        new.unsettled = self.unsettled
        new.woken = self.woken
        new.watching = self.watching
        new.groups = self.groups
        new.holding = self.holding
        new.standing = self.standing
        new.index = self.index
        new.before = self.before
        new.plain = self.plain
        new.happened = self.happened
        new.patience = self.patience
        new.patient_on = self.patient_on
        new.age = self.age
        new.turn = self.turn
        new.active = self.active
        new.chooser = self.chooser
        new.stop = self.stop
        new.outcome = self.outcome
        new.picks = self.picks
        new.lately = self.lately
        new.journal = self.journal
        new.journaling = self.journaling
        new.skip_forced = self.skip_forced
        # That is all of them.
