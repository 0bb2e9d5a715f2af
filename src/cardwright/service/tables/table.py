"""A table: all that is known of it, folded from its events.

A `Table` does no input or output and looks at no clock; what happens to it is its events alone, so the same log always
makes the same table. Commands are obeyed on a draft, a copy that nobody sees: what happens there is stored, and only
then does the draft take the table's place (`hub`). So whatever is stored has been folded before, and whoever looks at
a table sees nothing that is not stored.
"""

from bisect import bisect_right
from collections.abc import Iterable
from dataclasses import replace
from hashlib import blake2b
from typing import Final, Literal

import msgspec

from cardwright.games.own import game_of
from cardwright.kernel.basics.names import listing
from cardwright.kernel.basics.picks import Pick, picks_of
from cardwright.kernel.basics.rng import Rng
from cardwright.kernel.matches.game import Game
from cardwright.kernel.matches.match import Match
from cardwright.kernel.pieces.lessons import Lesson
from cardwright.kernel.pieces.positions import Position, position_from_data
from cardwright.kernel.pieces.series import Series
from cardwright.kernel.pieces.setup import Setup
from cardwright.kernel.pile.passing import NOT, Passing
from cardwright.service.protocol import Clock, OwnFile, Result, Said
from cardwright.service.tables import clocks, events, fairness
from cardwright.service.tables.clocks import Clocks
from cardwright.service.tables.events import AnyEvent
from cardwright.service.tables.moves import WITHDRAWN, Move, choices_made, make
from cardwright.service.tables.own import owned
from cardwright.service.tables.seats import Asking, Seat
from cardwright.service.troubles import NoTable

Status = Literal["waiting", "shuffling", "playing", "over"]

LEAST_PAUSE: Final = 200
MOST_PAUSE: Final = 1000
"""Milliseconds until settings pass for somebody who has nothing else to do, by chance between these."""
EVERY: Final = 16
"""After how many moves there is a picture of the match each, to go back to."""
SEEN_EVERY: Final = 8
"""Before every so many moves it is noted what is to be seen at the table too, and not only what is asked."""
PICTURES: Final = 4
"""How many of them are kept; what lies before them is played again from the start."""


class Table:
    """A table as its events have made it."""

    def __init__(self, name: str) -> None:  # noqa: PLR0915 - all that a table is
        """Begin with no events."""
        self.name: str = name
        self.seq: int = 0
        """How many events it has."""
        self.at: int = 0
        """When the last one happened."""
        self.shown: int = 0
        """When the last one happened of which everybody knows."""
        self.unseen: tuple[list[int], ...] = ()
        """By seat, after how many events each happened of which that seat alone knows."""
        self.news: list[AnyEvent] = []
        """What has happened on this draft, and is not stored yet."""
        self.host: str = ""
        self.game: Game
        self.files: tuple[OwnFile, ...] = ()
        """The files of somebody's own with which it is played."""
        self.options: dict[str, int] = {}
        self.beginning: Position | None = None
        """Where its match begins if it is not dealt."""
        self.lesson: Lesson | None = None
        """What is learned there; None where nothing is, or another position than this one by now."""
        self.public: bool = False
        self.secret: bytes = b""
        self.commitment: str = ""
        """What everybody is told of the secret."""
        self.chain: fairness.Chain
        """What makes a hash of each pick."""
        self.seats: tuple[Seat, ...] = ()
        self.removed: frozenset[str] = frozenset()
        """The guests whom the host has taken from their seats."""
        self.rules: str = ""
        """The version of the rules by which it is played."""
        self.stranded: bool = False
        """Whether its match was made by rules or cards that are not those here."""
        self.status: Status = "waiting"
        self.closed: int = 0
        """When nothing was missing any more."""
        self.match: Match | None = None
        self.moves: list[Move] = []
        self.pictures: tuple[tuple[int, Match], ...] = ()
        """Numbers of moves, with the match as it was after them."""
        self.changes: int = 0
        """How often the match has changed, by moves or by taking them back."""
        self.asked: tuple[int, ...] = ()
        """The seats that the match waits for."""
        self.asked_at: list[int] = []
        """By seat, and last for who only watches, at which change what they are asked, or see others asked, became what
        it is: the number of their decision."""
        self.was_asked: list[int] = []
        """By seat, at which change it was last asked anything."""
        self.passing: dict[int, Passing] = {}
        self.automatic: int = -1
        """The pass that the settings of the match's chooser take, -1 for none."""
        self.passes_at: int = 0
        """When they do: other people are not to see that there was nothing else to do."""
        self.held: int = -1
        """After how many moves somebody who took a pick back is asked whatever the settings are; -1 for never."""
        self.undone: bool = False
        """Whether ever a pick was taken back, and with it lines of the log."""
        self.asking: Asking | None = None
        self.links: list[str] = []
        """The hashes over the picks so far, by how many there were (`fairness.Chain`)."""
        self.linked: Pick | None = None
        """The last of these picks."""
        self.declined: dict[int, int] = {}
        """By seat, how many undos it has asked for to which the others did not agree."""
        self.clocks: Clocks = clocks.wound(Clock(), 0)
        self.chat: tuple[Said, ...] = ()
        self.first: int = -1
        """Who had the first turn, -1 as long as there was none."""
        self.result: Result | None = None
        self.series: Series = Series(1, 1)
        """The series of which this is the next game; a game by itself is one of a single game."""
        self.games: tuple[str, ...] = ()
        """The tables of its games before this one."""
        self.left_series: int = -1
        """The seat that has given the series up, -1 for none."""
        self.ended: int = 0
        """When the game ended, later by as long as there was no service since."""
        self.next: str = ""

    # ---- drafts --------------------------------------------------------------------------------------------------

    def draft(self) -> "Table":
        """Return a copy on which things may happen."""
        new = Table.__new__(Table)
        new.__dict__.update(self.__dict__)
        new.news = []
        new.moves = self.moves.copy()
        new.asked_at = self.asked_at.copy()
        new.links = self.links.copy()
        new.unseen = tuple(numbers.copy() for numbers in self.unseen)
        new.was_asked = self.was_asked.copy()
        if self.match is not None:
            new.match = self.match.copy()
            new.passing = {seat: passing.copy() for seat, passing in self.passing.items()}
        return new

    def happen(self, event: AnyEvent) -> None:
        """Let something happen on this draft."""
        self.apply(event)
        self.news.append(event)

    def pick(
        self, seat: int, option: int, now: int, *, by: Literal["person", "bot", "pass"] = "person", joined: bool = False
    ) -> None:
        """Let a seat take an option on this draft; ``by`` and ``joined`` as in `events.Picked`."""
        self.happen(events.Picked(at=now, seat=seat, option=option, by=by, joined=joined, seen=self.seen(seat)))

    def replay(self, stored: Iterable[AnyEvent]) -> None:
        """Let happen what is stored; `NoTable` if this version of the program cannot."""
        try:
            for event in stored:
                self.apply(event)
        except NoTable:
            raise
        except Exception as error:
            raise NoTable(f"The table {self.name} cannot be read: it was played with another version.") from error

    # ---- what can be asked ---------------------------------------------------------------------------------------

    def seats_of(self, guest: str) -> tuple[int, ...]:
        """Return the seats where a guest sits."""
        return tuple([i for i, seat in enumerate(self.seats) if seat.guest == guest]) if guest else ()

    def partners(self, guest: str) -> tuple[int, ...]:
        """Return the seats of all other people who still play."""
        return tuple(i for i, seat in enumerate(self.seats) if seat.person and seat.guest != guest)

    @property
    def casual(self) -> bool:
        """Whether a single person plays to win from bots alone, whom no coach leads, with no clock and no series."""
        people = [seat for seat in self.seats if not seat.bot]
        by_itself = self.clocks.rule.kind == "none" and self.series.best_of == 1
        return len(people) == 1 and by_itself and not self.game.table.makes and not self.led

    def viewer_of(self, guest: str) -> int:
        """Return through which seat's eyes a guest looks; the number of seats for one who only watches."""
        own = self.seats_of(guest)
        if not own:
            return len(self.seats)
        if len(own) == 1 or not self.was_asked:
            return own[0]
        return max(own, key=lambda seat: (seat in self.asked, self.was_asked[seat], -seat))

    def decision(self, viewer: int) -> int:
        """Return the number of the decision that a viewer sees."""
        return self.asked_at[min(viewer, len(self.seats))] if self.asked_at else self.changes

    def known_to(self, guest: str, seq: int | None = None) -> int:
        """Return of how many events a guest knows, out of the first ``seq``, or of all.

        How many picks a secret answer takes may tell what it is: only its own seat can count them.
        """
        seq = self.seq if seq is None else seq
        if not any(self.unseen):
            return seq
        others = [numbers for seat, numbers in enumerate(self.unseen) if not guest or self.seats[seat].guest != guest]
        return seq - sum([bisect_right(numbers, seq) for numbers in others])

    def setup(self) -> Setup:
        """Return how the match is set up; all seats must be taken."""
        decks = tuple(seat.deck for seat in self.seats if seat.deck is not None)
        series = self.series if self.series.best_of > 1 else None
        called = tuple(seat.name for seat in self.seats)
        return Setup(decks, called, self.options, skip_forced=True, series=series, position=self.beginning)

    @property
    def chosen(self) -> int:
        """How many picks with a choice were made: where it stands in its lesson."""
        return choices_made(self.moves)

    @property
    def led(self) -> bool:
        """Whether a coach leads from step to step."""
        return self.lesson is not None and self.lesson.step(self.chosen) is not None

    @property
    def so_far(self) -> Series:
        """The series, with this game if it was decided."""
        return self.series if self.result is None or self.stranded else self.series.after(self.result.winners)

    @property
    def series_over(self) -> bool:
        """Whether the series has ended, and with it anything that is to be hidden of its games."""
        return self.status == "over" and (self.left_series >= 0 or self.so_far.over)

    @property
    def goes_on_at(self) -> int | None:
        """When the next game of the series begins with those who have not answered; None for not by itself."""
        waits = self.status == "over" and not (self.series_over or self.stranded or self.next)
        return self.ended + self.clocks.between if waits and self.clocks.ticking else None

    def key(self) -> bytes:
        """Return the key of the match, from what all have put into the shuffle."""
        nonces = [bytes.fromhex(seat.nonce) if seat.nonce else fairness.NOTHING for seat in self.seats]
        return fairness.key(self.name, self.secret, nonces)

    def seen(self, seat: int) -> str:
        """Return a digest of what a seat is asked now, and every few moves of what everybody can see too.

        By it another version of the rules can tell whether the match would have come the same way by them.
        """
        assert self.match is not None
        told: list[object] = [self.match.decision_of(seat).texts()]
        if len(self.moves) % SEEN_EVERY == 0:
            told.append(self.match.view(len(self.seats)))
        return blake2b(msgspec.json.encode(told), digest_size=4).hexdigest()

    def unrevealed(self) -> tuple[int, ...]:
        """Return the seats that committed to something, and have still to reveal it."""
        return tuple(i for i, seat in enumerate(self.seats) if seat.commit and seat.nonce is None)

    def choices(self, to: int) -> tuple[int, ...]:
        """Return by seat how many picks with a choice were made since there were ``to`` moves, secret ones apart."""
        since = [move.seat for move in self.moves[to:] if move.real and not move.secret]
        return tuple(since.count(seat) for seat in range(len(self.seats)))

    def told_of(self, to: int) -> str:
        """Say how many picks of whom an undo takes back."""
        counted = [(self.seats[seat].name, count) for seat, count in enumerate(self.choices(to)) if count]
        of = listing([f"{count} {'pick' if count == 1 else 'picks'} of {name}" for name, count in counted])
        return f"(took back {of or 'nothing'})"

    # ---- what happens --------------------------------------------------------------------------------------------

    def apply(self, event: AnyEvent) -> None:  # noqa: C901, PLR0912, PLR0915 - a case for each kind of event
        """Let something happen that is stored already, or will be."""
        self.clocks = self.clocks.now(event.at)
        if self.stranded and isinstance(event, events.OF_MATCH):
            self.seq += 1
            self.at = self.shown = event.at
            return
        match event:
            case events.Opened():
                self._opened(event)
            case events.Seated():
                self._seat(event.seat, Seat(guest=event.guest, name=event.name, commit=event.commit))
            case events.BotSeated():
                self._seat(event.seat, Seat(bot=event.bot, name=event.name))
            case events.Stood():
                self._seat(event.seat, Seat())
                self.removed |= {event.removed} - {""}
            case events.SeatClosed():
                self._sized(self.game.seated(len(self.seats) - 1), event.options)
                self.seats = (*self.seats[: event.seat], *self.seats[event.seat + 1 :])
            case events.DeckChosen():
                deck = event.deck(self.game.name)
                listed = self.seats[event.seat].listed if event.exchanged else deck
                self._change(event.seat, deck=deck, listed=listed)
            case events.Closed():
                self.status, self.closed = "shuffling", event.at
            case events.Revealed():
                self._change(event.seat, nonce=event.nonce)
            case events.Started():
                self._started(event)
            case events.Picked():
                self._picked(event)
            case events.Withdrew():
                self._withdrew(event.seat)
            case events.PassingSet():
                self._set_passing(event)
            case events.UndoAsked():
                waiting = self.partners(self.seats[event.seat].guest)
                self.asking = Asking(event.seat, event.to, waiting)
            case events.UndoAnswered():
                self._answered(event)
            case events.Undone():
                self._undone(event)
            case events.Resigned():
                self._give_up(event.seat, "resigned")
            case events.Flagged():
                self._give_up(event.seat, "ran out of time")
            case events.Paused():
                self.clocks = self.clocks.paused(event.milliseconds)
                self.ended += event.milliseconds
            case events.Spoke():
                self.chat = (*self.chat, Said(event.at, event.seat, event.name, event.text))
            case events.RematchOffered():
                following = None if event.deck is None else event.deck.deck(self.game.name)
                self._change(event.seat, offer=event.commit, following=following)
            case events.Followed():
                self.next = event.table
        self.seq += 1
        self.at = event.at
        if self.seq not in [numbers[-1] for numbers in self.unseen if numbers]:
            self.shown = event.at

    def _opened(self, event: events.Opened) -> None:
        self.files = event.own
        self.game = game_of(event.game, owned(event.own)).seated(event.players)
        self.rules = event.rules
        self.host = event.host
        self.options = event.options
        self.beginning = None if event.position is None else position_from_data(event.position)
        lesson = self.game.lessons.get(event.lesson) if event.lesson else None
        self.lesson = lesson if lesson is not None and lesson.position == self.beginning else None
        self.public = event.public
        self.secret = bytes.fromhex(event.secret)
        self.commitment = fairness.commitment(self.name, self.secret)
        self.chain = fairness.Chain(self.name, self.secret)
        self.seats = (Seat(),) * event.players
        self.series = Series(event.players, event.best_of, event.won)
        self.games = event.games
        self.clocks = clocks.wound(event.clock, event.players, event.at)

    def _sized(self, game: Game, options: dict[str, int]) -> None:
        """Let the table be one for as many as play that game."""
        self.game = game
        self.options = options
        self.series = replace(self.series, players=game.players)
        self.clocks = clocks.wound(self.clocks.rule, game.players, self.clocks.at)

    def _seat(self, number: int, seat: Seat) -> None:
        self.seats = (*self.seats[:number], seat, *self.seats[number + 1 :])

    def _change(self, number: int, **changes: object) -> None:
        self._seat(number, replace(self.seats[number], **changes))  # type: ignore[arg-type]

    def _started(self, event: events.Started) -> None:
        self.rules = event.rules or self.rules
        here = self.game.version
        if self.rules not in {here, *self.game.carries_on}:
            self._cannot_go_on(f"it was begun by version {self.rules} of the rules, and here it is {here}")
            return
        match = self.game.open(self.setup(), self.key())
        if event.cards != self.game.codec.checksum(match.prints):
            self._cannot_go_on("it was begun with cards on which other things are printed than here")
            return
        self.status = "playing"
        self.match = match
        self.pictures = ((0, match.copy()),)
        self.asked_at = [0] * (len(self.seats) + 1)
        self.unseen = tuple([] for _ in self.seats)
        self.was_asked = [0] * len(self.seats)
        if self.game.table.windows or self.game.table.ends:
            # Those who share a screen would see at once that one of them is not asked.
            self.passing = {
                i: Passing(i, self.game.table.stops, idle=len(self.seats_of(seat.guest)) > 1)
                for i, seat in enumerate(self.seats)
                if seat.guest
            }
        self._changed()

    def _cannot_go_on(self, why: str) -> None:
        """End a match that other rules or cards have made: what comes of its picks is not known here."""
        self.match, self.linked = None, None
        self.moves, self.links, self.asked_at, self.was_asked = [], [], [], []
        self.pictures, self.unseen, self.asked = (), (), ()
        self.passing, self.automatic, self.passes_at, self.asking = {}, -1, 0, None
        self.clocks = self.clocks.asked((), ())
        self.stranded = True
        self.status = "over"
        self.result = Result((), f"not decided: {why}")

    def _picked(self, event: events.Picked) -> None:
        match = self.match
        assert match is not None
        here = self.game.version
        if self.rules != here and event.seen != self.seen(event.seat):  # Carried on: all has to come as it did.
            self._cannot_go_on(f"it was begun by version {self.rules} of the rules, and by {here} it comes otherwise")
            return
        before, barrier, turn = match.picks, match.barrier, match.turn
        choice = len(match.decision_of(event.seat)) > 1
        real = choice and event.by == "person" and not event.joined
        match.choose(event.option, event.seat)
        # A pick joins those of the match once the decision is no secret any more.
        secret = match.picks is before
        self.moves.append(Move(event.seat, event.option, choice, real, barrier, secret))
        self._moved(event.seat if secret else -1)
        if secret and event.seat in self.asked:
            # Others see when an answer is complete, and not what it is made of.
            self.unseen[event.seat].append(self.seq + 1)
        elif event.by == "person":
            self._decline()
        if not secret and event.by != "pass":
            self._earn(turn)

    def _earn(self, turn: int) -> None:
        """Add to the clocks of those whose turn, or answer, the last move has ended; ``turn`` is the one before it."""
        assert self.match is not None
        last = self.moves[-1]
        answered = {last.seat}
        for move in reversed(self.moves[:-1]):
            if not move.secret:
                break
            answered.add(move.seat)
        ended = self.match.turn != turn or (self.moves[-2:-1] != [] and self.moves[-2].secret)
        people = [seat for seat in sorted(answered) if self.seats[seat].person]
        earned = tuple([seat for seat in people if ended or seat not in self.asked])
        if earned:
            self.clocks = self.clocks.earned(earned)
            self.moves[-1] = msgspec.structs.replace(last, earned=earned)

    def _withdrew(self, seat: int) -> None:
        assert self.match is not None
        barrier = self.match.barrier
        if seat in self.asked:
            self.unseen[seat].append(self.seq + 1)
        self.match.withdraw(seat)
        self.moves.append(Move(seat, WITHDRAWN, choice=False, real=False, barrier=barrier, secret=True))
        self._moved(seat)

    def _moved(self, secretly: int) -> None:
        assert self.match is not None
        if len(self.moves) % EVERY == 0:
            self.pictures = (*self.pictures, (len(self.moves), self.match.copy()))[-PICTURES:]
        self._changed(secretly)

    def _undone(self, event: events.Undone) -> None:
        self.match = self.position(event.to)
        for move in self.moves[event.to :]:
            self.clocks = self.clocks.returned(move.earned)
        if event.agreed:
            self.chat = (
                *self.chat,
                Said(event.at, event.seat, self.seats[event.seat].name, self.told_of(event.to), "undo"),
            )
        del self.moves[event.to :]
        self.pictures = tuple(picture for picture in self.pictures if picture[0] <= event.to)
        self.asking = None
        self.undone = True
        self.held = event.to
        for passing in self.passing.values():
            passing.until = NOT
        self._changed()

    def position(self, to: int) -> Match:
        """Return the match as it was after so many moves."""
        known = [picture for picture in self.pictures if picture[0] <= to]
        number, picture = known[-1] if known else (0, self.game.open(self.setup(), self.key()))
        match = picture.copy()
        for move in self.moves[number:to]:
            make(match, move)
        return match

    def _changed(self, secretly: int = -1) -> None:
        """Look at what the match asks now; ``secretly`` is the seat that alone can tell that something happened."""
        match = self.match
        assert match is not None
        self.changes += 1
        anew = range(len(self.asked_at)) if secretly < 0 else (secretly,)
        for seat in anew:
            self.asked_at[seat] = self.changes
        if match.picks is not self.linked or not self.links:
            self._link()
        if self.first < 0 and match.turn > 0:
            self.first = match.active
        if match.outcome is not None:
            self._over(match.outcome.winners, match.outcome.reason)
            return
        frame = match.frames[-1]
        self.asked = tuple(frame.op.asked(match, frame))
        for seat in self.asked:
            self.was_asked[seat] = self.changes
        # A secret answer is one decision, however many picks it takes.
        self._wait(anew if secretly < 0 else ())

    def _link(self) -> None:
        """Follow the picks of the match with a hash for each."""
        assert self.match is not None
        last = self.match.picks
        if last is not None and last.before is self.linked:
            picks, known = [last.index], len(self.links)
        else:  # Picks were taken back, or a secret answer of several has opened.
            picks = picks_of(last)
            known = min(len(self.links), len(picks) + 1)
            picks = picks[known - 1 :]
        self.links = self.chain.links(picks, self.links[:known])
        self.linked = last

    def _wait(self, anew: Iterable[int] = ()) -> None:
        """Let the clocks of those run who are asked, and look whether settings pass for one."""
        assert self.match is not None
        people = [seat for seat in self.asked if self.seats[seat].person]
        self.clocks = self.clocks.asked(people, [seat for seat in anew if seat in people])
        chooser = self.match.chooser
        asks = chooser not in self.passing or chooser not in people or len(self.moves) == self.held
        asks = asks or (self.led and len(self.match.codes) > 1)  # The coach leads from choice to choice.
        self.automatic = -1 if asks else self.passing[chooser].pick(self.match)
        self.passes_at = 0
        if self.automatic < 0 or self.passing[chooser].by_settings(self.match):
            return
        if self.partners(self.seats[chooser].guest):
            chance = Rng(f"{self.secret.hex()}/{self.changes}")  # which nobody else can work out
            self.passes_at = self.clocks.at + LEAST_PAUSE + chance.below(MOST_PAUSE - LEAST_PAUSE)

    @property
    def hesitating(self) -> int:
        """The seat whose settings are about to pass for it, and that is not asked meanwhile; -1 for none."""
        return self.match.chooser if self.match is not None and self.automatic >= 0 else -1

    def _set_passing(self, event: events.PassingSet) -> None:
        assert self.match is not None
        passing = self.passing[event.seat]
        passing.stops, passing.idle = event.stops, event.idle
        passing.pass_until(self.match, event.until, answers=event.answers)
        self.held = -1
        self._wait()

    def _answered(self, event: events.UndoAnswered) -> None:
        asking = self.asking
        assert asking is not None
        waiting = tuple(seat for seat in asking.waiting if seat != event.seat)
        if event.agree:
            self.asking = replace(asking, waiting=waiting)
        else:
            self._decline()

    def _decline(self) -> None:
        """Let the undo that is asked for be: somebody does not agree, or plays on instead."""
        if self.asking is not None:
            seat = self.asking.seat
            self.declined = {**self.declined, seat: self.declined.get(seat, 0) + 1}
            self.asking = None

    def _give_up(self, number: int, why: str) -> None:
        if self.status == "over":
            self.left_series = number
            return
        self._change(number, out=why)
        self.asking = None
        left = tuple(i for i, seat in enumerate(self.seats) if not seat.out)
        if len(left) == 1:
            self.changes += 1
            self.asked_at = [self.changes] * len(self.asked_at)  # What they were asked, nobody is any more.
            self._over(left, f"{self.seats[number].name} {why}")
        else:
            self._wait()

    def _over(self, winners: tuple[int, ...], reason: str) -> None:
        """End the game: those who gave up do not win, and where they would, the best of the others do."""
        assert self.match is not None
        running = [i for i, seat in enumerate(self.seats) if not seat.out]
        won = tuple(seat for seat in winners if seat in running)
        if winners and not won:
            standing = {seat: self.game.evaluate(self.match, seat) for seat in running}
            won = tuple(seat for seat in running if standing[seat] == max(standing.values()))
        self.result = Result(won, reason)
        self.status = "over"
        self.ended = self.clocks.at
        self.asked = ()
        self.automatic, self.passes_at = -1, 0
        self.asking = None
        self.clocks = self.clocks.asked((), ())
