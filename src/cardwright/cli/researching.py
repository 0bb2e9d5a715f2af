"""The commands that let bots play many games."""

from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

import cardwright as cw
from cardwright.cli import own, simulating
from cardwright.cli.arguments import Plain, contestants, options_of, place_on
from cardwright.cli.terminal import console
from cardwright.kernel.basics.errors import BadSetup
from cardwright.kernel.pieces.decklist import DeckList
from cardwright.research.plans import Plan
from cardwright.research.simulation import planned


def simulate(  # noqa: PLR0913 - a parameter for each option of the command line
    game: str,
    /,
    *decks: str,
    n: Annotated[int, Parameter(name=["-n", "--games"])] = 100,
    bots: Annotated[list[str] | None, Parameter(consume_multiple=True, negative=())] = None,
    players: int | None = None,
    best_of: int = 1,
    option: Annotated[list[str] | None, Parameter(name="--set", consume_multiple=True, negative=())] = None,
    jobs: int = 1,
    on: str = "",
    seed: str = "0",
    out: Path | None = None,
    report: Annotated[bool, Parameter(negative=())] = False,
    cards: Path | None = None,
    values: Path | None = None,
    plain: Plain = False,
) -> int:
    """Let bots play many games, and report who wins how often.

    A run with a file that was cut short goes on where it was, and a longer one begins with what is there.

    Args:
        game: The game, such as keyforge.
        decks: A deck for each player: files, decks that ship with the game, or random; left out, the shipped decks
            meet each other in turn.
        n: How many games, or series, with those that the file has.
        bots: The bot of each player: greedy, random, "level 1" to "level 8", "search 150" (so many iterations a pick);
            one name is for all, and left out all are greedy.
        players: How many play, in games that leave it open.
        best_of: Of how many games at most each series is: 3 for the best of three.
        option: Settings of the game, each as NAME=NUMBER.
        jobs: How many processes work at once; the result is the same for any number.
        on: Work on a Ray cluster instead: ray, which finds or begins one, or ray://HOST:10001; the same comes out.
        seed: What fixes all chance.
        out: A file for all results, as JSON; one that is there already is added to.
        report: List everything that the game counts, a line each.
        plain: Write lines for screen readers and pipes: no colors, no boxes.
        cards: A file of cards of your own, besides those that ship (docs/language.md tells how they are written).
        values: A file of your own with what is printed on the components of the game.
    """
    plan, found = _plan(game, decks, bots, players, option, seed, cards, values, best_of)
    return simulating.run(
        console(plain=plain),
        plan,
        n,
        [deck.name for deck in found],
        jobs=place_on(on, jobs),
        target=out,
        everything=report,
        plain=plain,
    )


def ladder(  # noqa: PLR0913 - a parameter for each option of the command line
    game: str,
    /,
    *,
    n: Annotated[int, Parameter(name=["-n", "--games"])] = 400,
    bots: Annotated[list[str] | None, Parameter(consume_multiple=True, negative=())] = None,
    everybody: Annotated[bool, Parameter(name="--all", negative=())] = False,
    calibrate: Annotated[bool, Parameter(negative=())] = False,
    players: int | None = None,
    option: Annotated[list[str] | None, Parameter(name="--set", consume_multiple=True, negative=())] = None,
    jobs: int = 1,
    on: str = "",
    seed: str = "0",
    out: Path | None = None,
    plain: Plain = False,
) -> int:
    """Let bots meet, and rate them: how strong each is, and how often it wins against the one below it.

    Each deal is played once from every seat, with the decks that ship with the game. Games that a file keeps are played
    no second time: a round that was cut short goes on where it was.

    Args:
        game: The game, such as keyforge.
        n: How many games each meeting has, those before included.
        bots: Who meets, from the weakest up: greedy, random, "level 1" to "level 8", "search 150" (so many iterations a
            pick); left out, all levels.
        everybody: Let everybody meet everybody else, and not only their neighbors.
        calibrate: Find out how many iterations the levels that search should do in the game, each to win 60 to 80 % of
            its games against the one below it.
        players: How many play, in games that leave it open.
        option: Settings of the game, each as NAME=NUMBER.
        jobs: How many processes work at once; the result is the same for any number.
        on: Work on a Ray cluster instead: ray, which finds or begins one, or ray://HOST:10001; the same comes out.
        seed: What fixes all chance.
        out: A file that keeps what was played, as JSON; one that is there already is added to.
        plain: Write lines for screen readers and pipes: no colors, no boxes.
    """
    from cardwright.cli import laddering  # noqa: PLC0415 - other commands need not wait for it

    request = laddering.Request(
        game=game,
        games=n,
        bots=bots or [],
        everybody=everybody,
        calibrate=calibrate,
        players=players,
        options=options_of(option or []),
        jobs=place_on(on, jobs),
        seed=seed,
        file=out,
    )
    return laddering.run(console(plain=plain), request, plain=plain)


def dataset(  # noqa: PLR0913 - a parameter for each option of the command line
    game: str,
    /,
    *decks: str,
    out: str,
    n: Annotated[int, Parameter(name=["-n", "--games"])] = 100,
    bots: Annotated[list[str] | None, Parameter(consume_multiple=True, negative=())] = None,
    players: int | None = None,
    option: Annotated[list[str] | None, Parameter(name="--set", consume_multiple=True, negative=())] = None,
    jobs: int = 1,
    on: str = "",
    seed: str = "0",
    cards: Path | None = None,
    values: Path | None = None,
    plain: Plain = False,
) -> int:
    """Let bots play many games, and keep every decision for programs that learn: Parquet files, a row a decision.

    A run that was cut short goes on where it was, a longer one begins with what is there, and a shorter one leaves it.

    Args:
        game: The game, such as keyforge.
        decks: A deck for each player: files, decks that ship with the game, or random; left out, the shipped decks
            meet each other in turn.
        out: The folder for the files.
        n: How many games, with those that the folder has.
        bots: The bot of each player: greedy, random, "level 1" to "level 8", "search 150" (so many iterations a pick);
            one name is for all, and left out all are greedy.
        players: How many play, in games that leave it open.
        option: Settings of the game, each as NAME=NUMBER.
        jobs: How many processes work at once; the files are the same for any number.
        on: Work on a Ray cluster instead: ray, which finds or begins one, or ray://HOST:10001; the same comes out.
        seed: What fixes all chance.
        plain: Write lines for screen readers and pipes: no colors, no boxes.
        cards: A file of cards of your own, besides those that ship (docs/language.md tells how they are written).
        values: A file of your own with what is printed on the components of the game.
    """
    from cardwright.cli import collecting  # noqa: PLC0415 - as in ladder

    # An empty path would be this folder.
    if not out:
        raise BadSetup("Say which folder the files are for, as in `--out games`.")
    plan, _ = _plan(game, decks, bots, players, option, seed, cards, values)
    return collecting.run(console(plain=plain), plan, n, Path(out), jobs=place_on(on, jobs), plain=plain)


def report(  # noqa: PLR0913 - a parameter for each option of the command line
    game: str,
    /,
    *decks: str,
    n: Annotated[int, Parameter(name=["-n", "--games"])] = 100,
    bots: Annotated[list[str] | None, Parameter(consume_multiple=True, negative=())] = None,
    players: int | None = None,
    option: Annotated[list[str] | None, Parameter(name="--set", consume_multiple=True, negative=())] = None,
    blunders: int = 5,
    look_back: int = 3,
    level: str | None = None,
    ladder: Path | None = None,
    jobs: int = 1,
    on: str = "",
    seed: str = "0",
    out: Path | None = None,
    cards: Path | None = None,
    values: Path | None = None,
    plain: Plain = False,
) -> int:
    """Let bots play many games, and write a page about them: who won with what, cards, lengths, times, worst picks.

    Args:
        game: The game, such as keyforge.
        decks: A deck for each player: files, decks that ship with the game, or random; left out, the shipped decks
            meet each other in turn.
        n: How many games.
        bots: The bot of each player: greedy, random, "level 1" to "level 8", "search 150" (so many iterations a pick);
            one name is for all, and left out all are greedy.
        players: How many play, in games that leave it open.
        option: Settings of the game, each as NAME=NUMBER.
        blunders: How many of the worst picks are shown; 0 looks for none, which saves most of the time.
        look_back: In how many of the games they are looked for.
        level: Who looks for them, such as "level 8"; left out, a quick search.
        ladder: A file that `cardwright ladder --out` keeps, of the same game: its ratings, and who did how well against
            whom, stand in the page.
        jobs: How many processes work at once; the page is the same for any number, but for the times.
        on: Work on a Ray cluster instead: ray, which finds or begins one, or ray://HOST:10001; the same comes out.
        seed: What fixes all chance.
        out: The page to write; left out, GAME-report.html in this folder.
        plain: Write lines for screen readers and pipes: no colors, no boxes.
        cards: A file of cards of your own, besides those that ship (docs/language.md tells how they are written).
        values: A file of your own with what is printed on the components of the game.
    """
    from cardwright.cli import reporting  # noqa: PLC0415 - as in ladder

    plan, _ = _plan(game, decks, bots, players, option, seed, cards, values)
    wanted = reporting.Wanted(
        n=n,
        decks=decks,
        blunders=blunders,
        look_back=look_back,
        level=level,
        jobs=place_on(on, jobs),
        target=out or Path(f"{plan.game}-report.html"),
        ladder=ladder,
    )
    return reporting.run(console(plain=plain), plan, wanted, plain=plain)


def fit(  # noqa: PLR0913 - a parameter for each option of the command line
    game: str,
    /,
    *decks: str,
    n: Annotated[int, Parameter(name=["-n", "--games"])] = 1000,
    bots: Annotated[list[str] | None, Parameter(consume_multiple=True, negative=())] = None,
    players: int | None = None,
    option: Annotated[list[str] | None, Parameter(name="--set", consume_multiple=True, negative=())] = None,
    units: int = 0,
    penalty: float = 0.001,
    level: str | None = None,
    trial: int = 400,
    jobs: int = 1,
    seed: str = "0",
    out: Path | None = None,
    cards: Path | None = None,
    values: Path | None = None,
    plain: Plain = False,
) -> int:
    """Let bots play, learn from it what chance to win a position gives, and say whether bots play better by that.

    Args:
        game: The game, such as kyza.
        decks: A deck for each player: files, decks that ship with the game, or random; left out, the shipped decks
            meet each other in turn.
        n: How many games are played to learn from; one in five is kept to see how well chances are told.
        bots: The bot of each player: greedy, random, "level 1" to "level 8", "search 150" (so many iterations a pick);
            one name is for all, and left out all are greedy.
        players: How many play, in games that leave it open.
        option: Settings of the game, each as NAME=NUMBER.
        units: How many hidden units it has, which make a small net of a weighted sum.
        penalty: What it costs to leave the heuristic of the game: 0.001 hardly anything, 1 a good deal.
        level: Who tries what was learned, against itself without; left out, a quick search.
        trial: In how many games, each deal from every seat; 0 tries nothing.
        jobs: How many processes work at once; the result is the same for any number.
        seed: What fixes all chance.
        out: A file for what was learned, as JSON; what one that is there has for other numbers of players stays.
        cards: A file of cards of your own, besides those that ship (docs/language.md tells how they are written).
        values: A file of your own with what is printed on the components of the game.
        plain: Write lines for screen readers and pipes: no colors, no boxes.
    """
    from cardwright.cli import fitting  # noqa: PLC0415 - as in ladder

    plan, _ = _plan(game, decks, bots, players, option, seed, cards, values)
    request = fitting.Request(games=n, units=units, penalty=penalty, trial=trial, level=level, jobs=jobs, file=out)
    return fitting.run(console(plain=plain), plan, request, plain=plain)


def _plan(  # noqa: PLR0913, PLR0917 - what commands that let bots play have in common
    game: str,
    decks: tuple[str, ...],
    bots: list[str] | None,
    players: int | None,
    option: list[str] | None,
    seed: str,
    cards: Path | None,
    values: Path | None,
    best_of: int = 1,
) -> tuple[Plan, list[DeckList]]:
    """Return what bots are to play, and with which decks."""
    files = own.bring(game, cards, values)
    loaded = cw.load(game)
    found, named = contestants(loaded, decks, bots, players, seed)
    options = options_of(option or [])
    return planned(loaded.name, found, named, seed=seed, best_of=best_of, options=options, own=files), found
