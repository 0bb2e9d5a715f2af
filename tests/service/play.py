"""A table in memory with a clock of its own, at which people do things by name.

    table = Play("keyforge", "me", "open")
    table.sit("Ben", 1, deck="Radiant Argus the Supreme")

All that happens is stored as text beside it, and `Play.check` folds it again from the start.
"""

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from hashlib import sha256
from itertools import count
from typing import Any, Literal

import pytest

from cardwright.kernel.basics.rng import Rng
from cardwright.kernel.matches.match import Match
from cardwright.kernel.pieces.shapes import OptionView
from cardwright.service.protocol import (
    AnswerUndo,
    AnyCommand,
    AskOutcome,
    AskWhy,
    ChooseDeck,
    Clock,
    CloseSeat,
    Foreseen,
    NewTable,
    OwnFile,
    Place,
    Rematch,
    Resign,
    Reveal,
    Say,
    SeatBot,
    SetPassing,
    Sit,
    Stand,
    State,
    Take,
    TakeAmounts,
    TakeSeveral,
    Undo,
    Withdraw,
)
from cardwright.service.tables import commands, events, lessons, playing, seating
from cardwright.service.tables.states import Teller, Told
from cardwright.service.tables.table import Table
from cardwright.service.troubles import Refusal
from tests.views import asked

ARGUS, ONYX = "Radiant Argus the Supreme", 'Miss "Onyx" Censorius'
SPARKS, WATERS = "Sparks and Drums", "Still Waters"
DECKS = {
    "keyforge": (ARGUS, ONYX),
    "kyza": (SPARKS, WATERS),
    "krysis": ("",) * 4,
    "crucible": ("",) * 4,
    "kryptik": ("Harbor Watch", "Undertow Ledger", "Deep Compost") * 2,
    "kryptik-draft": ("",) * 6,
}
SECRET = bytes(range(32))
BEGIN = 1_800_000_000_000


def place(words: str) -> Place:
    """A place by what it is: "me", "open", "bot greedy", "me Ann"."""
    kind, _, rest = words.partition(" ")
    if kind == "bot":
        return Place("bot", bot=rest or "random")
    return Place("me", name=rest) if kind == "me" else Place("open")


def committed(nonce: str) -> str:
    """What somebody tells of what they will put into the shuffle."""
    return sha256(bytes.fromhex(nonce)).hexdigest()


@contextmanager
def refused(code: str, words: str = "") -> Iterator[None]:
    """Expect a refusal of that kind, with these words in its sentence."""
    with pytest.raises(Refusal) as caught:
        yield
    sentence = str(caught.value)
    assert (caught.value.code, words in sentence) == (code, True), (caught.value.code, sentence)
    assert sentence[0].isupper()
    assert sentence.endswith((".", "?"))


class Play:
    """A table, and people who are called as their guests are."""

    def __init__(
        self,
        game: str = "keyforge",
        *places: str | Place,
        host: str = "Ann",
        clock: Clock | None = None,
        commit: str | None = None,
        public: bool = False,
        options: dict[str, int] | None = None,
        best_of: int = 1,
        own: tuple[OwnFile, ...] = (),
        lesson: str = "",
    ) -> None:
        self.keys = count()
        self.now = BEGIN
        self.rng = Rng(1)
        self.teller = Teller()
        new = NewTable(
            key="new",
            game=game,
            places=tuple(each if isinstance(each, Place) else place(each) for each in places),
            options=options or {},
            public=public,
            clock=clock or Clock(),
            best_of=best_of,
            commit=commit,
            own=own,
            lesson=lesson,
        )
        self.host = host
        set_up = lessons.set_up if lesson else seating.set_up
        self.table = set_up("table", host, host, new, SECRET, self.now)
        self.stored = [events.encode(event) for event in self.table.news]
        self.table.news = []

    @staticmethod
    def started(game: str = "keyforge", *people: str, clock: Clock | None = None, best_of: int = 1) -> "Play":
        """A table at which these people (by default Ann and Ben) sit, and the match has begun."""
        names = people or ("Ann", "Ben")
        table = Play(game, *["open"] * len(names), host=names[0], clock=clock, best_of=best_of)
        for seat, name in enumerate(names):
            table.sit(name, seat, deck=DECKS[game][seat])
        return table

    # ---- what people do ----

    def does(self, who: str, command: AnyCommand) -> None:
        """Somebody does something."""
        draft = self.table.draft()
        playing.on_time(draft, self.now)
        commands.obey(draft, who, who, command, self.now)
        self.take(draft)

    def take(self, draft: Table) -> None:
        """Store a draft."""
        self.stored += [events.encode(event) for event in draft.news]
        draft.news = []
        self.table = draft

    def key(self) -> str:
        """A key for a command."""
        return f"key{next(self.keys)}"

    def seat(self, who: str, seat: int | None) -> int:
        """A seat that somebody means: their own, that which is asked if there are several."""
        return self.table.viewer_of(who) if seat is None else seat

    def sit(self, who: str, seat: int, deck: str = "", name: str = "", commit: str | None = None) -> None:
        self.does(who, Sit(key=self.key(), seat=seat, deck=deck, name=name, commit=commit))

    def stand(self, who: str, seat: int | None = None) -> None:
        self.does(who, Stand(key=self.key(), seat=self.seat(who, seat)))

    def seat_bot(self, who: str, seat: int, bot: str = "random", deck: str = "") -> None:
        self.does(who, SeatBot(key=self.key(), seat=seat, bot=bot, deck=deck))

    def close_seat(self, who: str, seat: int) -> None:
        self.does(who, CloseSeat(key=self.key(), seat=seat))

    def deck(self, who: str, deck: str, seat: int | None = None) -> None:
        self.does(who, ChooseDeck(key=self.key(), seat=self.seat(who, seat), deck=deck))

    def reveal(self, who: str, nonce: str, seat: int | None = None) -> None:
        self.does(who, Reveal(key=self.key(), seat=self.seat(who, seat), nonce=nonce))

    def pick(
        self,
        who: str,
        option: int | str = 0,
        seat: int | None = None,
        decision: int | None = None,
        then: Sequence[OptionView] = (),
    ) -> None:
        """Pick an option by its index or its text."""
        number = self.seat(who, seat)
        if isinstance(option, str):
            option = self.match.decision_of(number).find(option)
        seen = self.table.decision(number) if decision is None else decision
        self.does(who, Take(key=self.key(), seat=number, decision=seen, option=option, then=tuple(then)))

    def mark(self, who: str, *texts: str, seat: int | None = None) -> None:
        """Mark these of several things, in this order, and pick them."""
        number = self.seat(who, seat)
        things = asked(self.match.view(number))["marks"]["options"]
        marks = [[option["text"] for option in things].index(text) for text in texts]
        self.does(who, TakeSeveral(key=self.key(), seat=number, decision=self.table.decision(number), marks=(*marks,)))

    def name(self, who: str, *amounts: int, seat: int | None = None) -> None:
        """Name all numbers of an answer."""
        number = self.seat(who, seat)
        self.does(who, TakeAmounts(key=self.key(), seat=number, decision=self.table.decision(number), amounts=amounts))

    def withdraw(self, who: str, seat: int | None = None) -> None:
        self.does(who, Withdraw(key=self.key(), seat=self.seat(who, seat)))

    def undo(self, who: str, seat: int | None = None) -> None:
        self.does(who, Undo(key=self.key(), seat=self.seat(who, seat)))

    def agree(self, who: str, *, agree: bool = True) -> None:
        self.does(who, AnswerUndo(key=self.key(), seat=self.seat(who, None), agree=agree))

    def resign(self, who: str, seat: int | None = None) -> None:
        self.does(who, Resign(key=self.key(), seat=self.seat(who, seat)))

    def rematch(
        self, who: str, seat: int | None = None, commit: str | None = None, main: dict[str, int] | None = None
    ) -> None:
        self.does(who, Rematch(key=self.key(), seat=self.seat(who, seat), commit=commit, main=main))

    def goes_on(self) -> None:
        """Go to the table of the rematch, or of the next game of the series."""
        self.table = seating.follow(self.table, f"{self.table.name}+", SECRET, self.now)
        self.stored = [events.encode(event) for event in self.table.news]
        self.table.news = []
        self.teller = Teller()

    def say(self, who: str, text: str) -> None:
        self.does(who, Say(key=self.key(), text=text))

    def why(self, who: str, card: int, seat: int | None = None) -> str:
        return playing.why(self.table, who, AskWhy(key=self.key(), seat=self.seat(who, seat), card=card))

    def outcome(self, who: str, option: int, seat: int | None = None, then: Sequence[OptionView] = ()) -> Foreseen:
        number = self.seat(who, seat)
        decision = self.table.decision(number)
        ask = AskOutcome(key="key", seat=number, decision=decision, option=option, then=tuple(then))
        return playing.outcome(self.table, who, ask)

    def passing(
        self,
        who: str,
        *,
        stops: int | None = None,
        idle: bool | None = None,
        until: Literal["", "window", "turn", "own turn"] | None = None,
        answers: bool = True,
    ) -> None:
        seat = self.seat(who, None)
        self.does(who, SetPassing(key=self.key(), seat=seat, stops=stops, idle=idle, until=until, answers=answers))

    # ---- what happens by itself ----

    def wait(self, seconds: float) -> None:
        """Let time pass, and what is due then happen."""
        self.now += int(seconds * 1000)
        draft = self.table.draft()
        playing.on_time(draft, self.now)
        self.take(draft)

    def bots(self) -> None:
        """Let bots pick until a person is asked; they pick at random here."""
        while (seat := playing.bot_to_move(self.table)) >= 0:
            draft = self.table.draft()
            taught = lessons.reply(self.table, seat)
            option = self.rng.below(len(self.match.decision_of(seat))) if taught < 0 else taught
            playing.bot_picks(draft, seat, option, self.now)
            self.take(draft)

    def random_pick(self) -> None:
        """Let somebody who is asked pick anything."""
        seat = self.table.asked[self.rng.below(len(self.table.asked))]
        self.pick(self.table.seats[seat].guest, self.rng.below(len(self.match.decision_of(seat))), seat)

    def to_the_end(self) -> None:
        """Play on at random until the game is over."""
        while self.table.status == "playing":
            self.bots()
            if self.table.asked:
                self.random_pick()

    # ---- what there is ----

    @property
    def match(self) -> Match:
        assert self.table.match is not None
        return self.table.match

    @property
    def status(self) -> str:
        return self.table.status

    @property
    def names(self) -> list[str]:
        return [seat.name for seat in self.table.seats]

    def state(self, who: str, told: Told | None = None) -> State:
        """What somebody is told now; over a new connection, if none is given that has been told something before."""
        return self.teller.state(self.table, who, told or Told(), self.now)

    def options(self, who: str) -> list[str]:
        """What somebody can choose now."""
        view = self.state(who).view
        assert view is not None
        return [option["text"] for option in asked(view).get("options", [])]

    def check(self) -> None:
        """Fold all that was stored from the start, and compare."""
        again = Table(self.table.name)
        again.replay(events.decode(text) for text in self.stored)
        assert content(again) == content(self.table)


SETTINGS = ("player", "stops", "idle", "until", "answers", "_turn", "_window", "_waiting")
"""What there is to how a seat wants to be asked."""


def content(table: Table) -> dict[str, Any]:
    """All that a table is, to compare; pictures of the match, and its chain with the secret, only speed things up."""
    left_out = {"pictures", "news", "linked", "chain"}
    found = {name: value for name, value in vars(table).items() if name not in left_out}
    found["passing"] = {seat: [getattr(passing, name) for name in SETTINGS] for seat, passing in table.passing.items()}
    found["viewers"] = [table.viewer_of(seat.guest) for seat in table.seats]
    return found
