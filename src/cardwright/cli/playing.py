"""`cardwright play`: from what was asked for to a session."""

import secrets
import signal
import sys
import threading
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path

from rich.console import Console

import cardwright as cw
from cardwright import bots
from cardwright.cli import between, files, lists, saving
from cardwright.cli.session import Session
from cardwright.cli.showing import show_on
from cardwright.kernel.basics import names
from cardwright.kernel.basics.errors import BadSetup
from cardwright.kernel.pieces.decklist import DeckList
from cardwright.kernel.pieces.setup import checked_options

HELP_IS_THERE = "Type ? at any time to see what you can type."


@dataclass(frozen=True, slots=True, kw_only=True)
class Request:
    """What was asked for; None where nothing was said."""

    game: str
    deck: str | None = None
    against: str | None = None
    bot: str = "greedy"
    seed: str | None = None
    best_of: int = 1
    two: bool = False
    players: int | None = None
    names: list[str] = field(default_factory=list)
    options: dict[str, int] = field(default_factory=dict)
    plain: bool = False
    save: Path | None = None
    record: Path | None = None
    resume: Path | None = None


def run(out: Console, request: Request, ask: Callable[[str], str] = input) -> int:
    """Start or resume the game, and play it."""
    game = load(request.game, request.players)
    bot = bots.known(request.bot, game)
    show = show_on(out, plain=request.plain)
    others = "" if request.two else bot
    for path, flag in ((request.save, "--save"), (request.record, "--record")):
        if path is not None and path != request.resume:
            files.require_unused(path, f"give another name with {flag}")
    if request.resume is not None:
        match, seats = saving.read(request.resume, game, others)
        opening = [f"Welcome back to {request.resume}.", HELP_IS_THERE]
    else:
        seats = ["", *[others] * (game.players - 1)]
        match, opening = start(game, request, seats)
    save = request.save or request.resume
    own = save is not None and save == request.resume
    following: cw.Match | None = match
    with ended_by_signals():
        while following is not None:
            session = Session(
                show, following, seats, save=save, own_save=own, record=request.record, opening=opening, ask=ask
            )
            session.changed = following is not match  # The next game of a series is saved nowhere yet.
            session.run()
            following = between.next_game(session)
            save, own, opening = session.save_path, session.saved_here, []
            if following is None and (told := whom_next(session)):
                show.say(told)
    return 0


@contextmanager
def ended_by_signals() -> Iterator[None]:
    """Let a closed terminal and a polite kill end the session in order, so that it keeps the game."""

    def leave(number: int, _: object) -> None:
        sys.exit(128 + number)

    signals = [getattr(signal, name) for name in ("SIGHUP", "SIGTERM") if hasattr(signal, name)]
    if threading.current_thread() is not threading.main_thread():
        signals = []
    before = [(each, signal.signal(each, leave)) for each in signals]
    try:
        yield
    finally:
        for each, handler in before:
            signal.signal(each, handler)


def load(name: str, players: int | None) -> cw.Game:
    """Give the game of that name for so many players; `BadSetup` if it is not played by so many."""
    game = cw.load(name)
    return game if players is None else game.seated(players)


def start(game: cw.Game, request: Request, seats: list[str]) -> tuple[cw.Match, list[str]]:
    """Start a new game, and say what fixes it."""
    seed = request.seed if request.seed is not None else secrets.token_hex(4)
    called = player_names(game, seats, request.names)
    chosen = choose_decks(game, [request.deck, request.against], seed)
    options = checked_options(game.options, request.options)
    series = cw.Series(game.players, request.best_of) if request.best_of != 1 else None
    match = game.start(decks=chosen, seed=seed, names=called, series=series, **options)  # type: ignore[arg-type]
    opening = [f"Seed {seed}: with the same decks and picks it gives the same game again."]
    opening.append(HELP_IS_THERE)
    opening += [f"{called[i]} plays {deck.name}." for i, deck in enumerate(chosen)]
    opening += [introduced(game, bot) for bot in dict.fromkeys(seats) if bot]
    return match, opening


def introduced(game: cw.Game, bot: str) -> str:
    """Say whom one plays against: "You play against Keen, level 5 of 8. Tries out..."."""
    level, offered = bots.level(bot, game), bots.info(game)
    number = offered[bot].level if bot in offered else 0
    which = f", level {number} of {max([told.level for told in offered.values()])}" if number else ""
    return f"You play against {level.title}{which}. {level.text}"


def whom_next(session: Session) -> str:
    """Say whom one may meet next, if one person has played a game of its own that somebody won."""
    match, met = session.match, [seat for seat in session.seats if seat]
    series = match.setup.series if match.setup is not None else None
    if match.outcome is None or not match.outcome.winners or series or len(session.people) != 1:
        return ""
    name = bots.next_to_meet(met, won=session.people[0] in match.outcome.winners, game=session.game)
    if not name:
        return ""
    told = bots.info(session.game)[name]
    return f"Next you may meet {told.title}" + (f", level {told.level}" if told.level else "") + f': --bot "{name}".'


def player_names(game: cw.Game, seats: list[str], wanted: Sequence[str]) -> list[str]:
    """Name the players as was asked for, people first, and all others by default; `BadSetup` for a name given twice."""
    called = [*wanted, *default_names(game, seats)[len(wanted) :]]
    for number, name in enumerate(called):
        if names.fold(name) in map(names.fold, called[:number]):
            raise BadSetup(
                f"Two players would be called {names.quote(name)}: give each a name of their own with --names."
            )
    return called


def default_names(game: cw.Game, seats: list[str]) -> list[str]:
    """Name the players: people by their seat, bots by what they are, all differently."""
    people = seats.count("")
    called: list[str] = []
    for number, seat in enumerate(seats, 1):
        if seat:
            title = bots.level(seat, game).title
            called.append(title if seats.count(seat) == 1 else f"{title} {number}")
        else:
            called.append("Player" if people == 1 else f"Player {number}")
    return called


def choose_decks(game: cw.Game, wanted: list[str | None], seed: str) -> list[DeckList]:
    """Give each player a deck: the one that was asked for, or a shipped one that nobody has and that fits others."""
    if game.deck_form is None:
        if any(wanted):
            raise BadSetup(f"{game.title} is played without decks.")
        return []
    wanted = [*wanted, *[None] * game.players][: game.players]
    chance = cw.Rng(seed).stream("random decks")
    found = [None if name is None else lists.find(game, name, chance=chance) for name in wanted]
    drawing = cw.Rng(seed).stream("decks")
    for place, asked_for in enumerate(found):
        if asked_for is None:
            found[place] = game.deck_to_meet([deck for deck in found if deck is not None], drawing)
    return [deck for deck in found if deck is not None]
