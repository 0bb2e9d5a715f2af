"""The commands, and what becomes of everything that can go wrong in them."""

import os
import secrets
import sys
from collections.abc import Iterator, Sequence
from contextlib import suppress
from pathlib import Path
from typing import Annotated, Literal

from cyclopts import App, CycloptsError, Parameter

import cardwright as cw
from cardwright.cli import catalogue, learning, lists, own, playing, researching, welcome
from cardwright.cli.admin import admin_app
from cardwright.cli.arguments import Plain, options_of
from cardwright.cli.terminal import console, open_streams
from cardwright.kernel.basics import names
from cardwright.kernel.basics.errors import BadSetup, CardwrightError
from cardwright.kernel.core import registry

GOOD, FAULT, BAD_INPUT, INTERRUPTED = 0, 1, 2, 130

app = App(
    name="cardwright",
    help="Play, study and design tabletop card games, with every rule of the rulebook enforced.",
    version=cw.__version__,
    help_format="plaintext",
    result_action="return_value",
    suppress_keyboard_interrupt=False,
)
deck_app = App(name="deck", help="Check, show or convert a deck list.", help_format="plaintext")
app.command(deck_app)
app.command(admin_app)


@app.default
def start() -> int:
    """Play in the browser: what `cardwright serve` does, without options."""
    return serve()


@app.command
def serve(
    *,
    host: str = "127.0.0.1",
    port: int | None = None,
    browser: bool = True,
    database: str | None = None,
    origin: Annotated[list[str] | None, Parameter(negative=())] = None,
    analysis: str | None = None,
    log: Literal["text", "json"] = "text",
) -> int:
    """Play in the browser: against bots, with others at this screen, or over the network.

    Args:
        host: Where to listen: 127.0.0.1 for this machine alone, 0.0.0.0 for everybody who can reach it.
        port: The port; left out, the first free one from 8000 on.
        browser: Open the page.
        database: Where tables are kept, such as postgresql://HOST/NAME; left out, a file among your data.
        origin: Where others find the service if that is not its own address, such as https://cards.example.org.
        analysis: Which level of bot looks back at games after their end, such as "level 8"; left out, a quick search.
        log: How to tell faults on standard error; json is a line for each, and tells what was refused besides.
    """
    from cardwright.cli import serving  # noqa: PLC0415 - other commands need not wait for all that a service needs
    from cardwright.service import logs  # noqa: PLC0415 - as above

    if log == "json":
        logs.in_lines()
    request = serving.Request(
        host=host, port=port, browser=browser, database=database, origins=origin or (), analysis=analysis
    )
    return serving.run(console(), request)


@app.command
def verify(game: str, /, *, commitment: str = "", head: str = "", plain: Plain = False) -> int:
    """Check that a finished game was shuffled fairly and played as recorded, and say what that proves.

    Args:
        game: A file that the service handed out, or a link to the table.
        commitment: The commitment that the table showed before the game, if you noted it.
        head: The hash over the picks that the table showed during the game, if you noted one.
        plain: Write lines for screen readers and pipes: no colors, no boxes.
    """
    from cardwright.cli import verifying  # noqa: PLC0415 - as in serve

    return verifying.run(console(plain=plain), game, commitment, head)


@app.command
def play(  # noqa: PLR0913 - a parameter for each option of the command line
    game: str | None = None,
    /,
    *,
    deck: str | None = None,
    against: str | None = None,
    bot: str = "greedy",
    seed: str | None = None,
    best_of: int = 1,
    two: Annotated[bool, Parameter(negative=())] = False,
    players: int | None = None,
    called: Annotated[list[str] | None, Parameter(name="--names", consume_multiple=True, negative=())] = None,
    option: Annotated[list[str] | None, Parameter(name="--set", consume_multiple=True, negative=())] = None,
    plain: Plain = False,
    save: Path | None = None,
    record: Path | None = None,
    resume: Path | None = None,
    cards: Path | None = None,
    values: Path | None = None,
) -> int:
    """Play a game in the terminal.

    Args:
        game: The game, such as keyforge; left out, it says what there is and asks.
        deck: Your deck: a file, a deck that ships with the game, or random.
        against: The other deck; left out, one of the shipped decks is drawn.
        bot: Who plays the other side: greedy, random, or a level from "level 1" to "level 8" (`cardwright bots` tells
            how each of them plays).
        seed: What fixes all chance of the game; the same seed gives the same game.
        best_of: Of how many games at most a series is played: 3 for the best of three.
        two: Two people play at one keyboard; hands are hidden between turns.
        players: How many play, in games that leave it open.
        called: What the players are called.
        option: Settings of the game, each as NAME=NUMBER.
        plain: Write lines for screen readers and pipes: no colors, no boxes.
        save: Where the game is saved when you leave it.
        record: Where the record of the game is written at its end.
        resume: Go on with a saved game.
        cards: A file of cards of your own, besides those that ship (docs/language.md tells how they are written).
        values: A file of your own with what is printed on the components of the game.
    """
    if game is None:
        if any((deck, against, seed, two, players, called, option, save, record, resume, cards, values)):
            raise BadSetup("Say which game too, as in `cardwright play keyforge`.")
        return welcome.run(console(plain=plain), plain=plain)
    own.bring(game, cards, values)
    return playing.run(
        console(plain=plain),
        playing.Request(
            game=game,
            deck=deck,
            against=against,
            bot=bot,
            seed=seed,
            best_of=best_of,
            two=two,
            players=players,
            names=called or [],
            options=options_of(option or []),
            plain=plain,
            save=save,
            record=record,
            resume=resume,
        ),
    )


@app.command
def learn(game: str, lesson: str = "", /, *, seed: str | None = None, plain: Plain = False) -> int:
    """Learn a game in the terminal by playing: a coach leads you from step to step, then the end is yours alone.

    Args:
        game: The game, such as keyforge.
        lesson: Which of its lessons, by its title; left out, the first.
        seed: What fixes all chance, also what the others do in the end.
        plain: Write lines for screen readers and pipes: no colors, no boxes.
    """
    return learning.run(console(plain=plain), game, lesson, seed, plain=plain)


@app.command
def replay(
    record: str,
    /,
    *,
    verify: Annotated[bool, Parameter(negative=())] = False,
    at: int = 0,
    game: str | None = None,
    cards: Path | None = None,
    values: Path | None = None,
    plain: Plain = False,
) -> int:
    """Step through the record of a game, or check it.

    Args:
        record: The file of a record, a game that a table handed out, or a link to such a table.
        verify: Only say whether the record replays to the same game.
        at: Begin after so many picks.
        game: The game whose cards or values you bring.
        plain: Write lines for screen readers and pipes: no colors, no boxes.
        cards: A file of cards of your own, besides those that ship (docs/language.md tells how they are written).
        values: A file of your own with what is printed on the components of the game.
    """
    from cardwright.cli import replaying  # noqa: PLC0415 - as in serve

    own.bring(game, cards, values)
    return replaying.run(console(plain=plain), record, verify=verify, at=at, plain=plain)


@app.command
def analyse(  # noqa: PLR0913 - a parameter for each option of the command line
    record: str,
    /,
    *,
    level: str | None = None,
    player: str = "",
    seed: str = "0",
    as_json: Annotated[bool, Parameter(name="--json", negative=())] = False,
    game: str | None = None,
    cards: Path | None = None,
    values: Path | None = None,
    plain: Plain = False,
) -> int:
    """Go through the record of a game with a bot that searches: where it turned, and which picks were not the best.

    Args:
        record: The file of a record, a game that a table handed out, or a link to such a table.
        level: Who thinks about each pick, such as "level 8"; left out, a quick search.
        player: Only the picks of this player: a name, or a number from 1 on.
        seed: What fixes the chance with which it thinks; the same seed thinks the same.
        as_json: Write all of it as JSON, for programs.
        game: The game whose cards or values you bring.
        plain: Write lines for screen readers and pipes: no colors, no boxes.
        cards: A file of cards of your own, besides those that ship (docs/language.md tells how they are written).
        values: A file of your own with what is printed on the components of the game.
    """
    from cardwright.cli import analysing  # noqa: PLC0415 - as in serve

    own.bring(game, cards, values)
    return analysing.run(console(plain=plain or as_json), record, level, player, seed, as_json=as_json, plain=plain)


@app.command
def cards(
    game: str,
    name: str | None = None,
    /,
    *,
    house: str | None = None,
    cards: Path | None = None,
    values: Path | None = None,
    plain: Plain = False,
) -> int:
    """List the cards of a game, or show one.

    Args:
        game: The game, such as keyforge.
        name: A card, in any spelling; left out, all are listed.
        house: Only the cards of this house (or of whatever the game sorts its cards by).
        plain: Write lines for screen readers and pipes: no colors, no boxes.
        cards: A file of cards of your own, besides those that ship (docs/language.md tells how they are written).
        values: A file of your own with what is printed on the components of the game.
    """
    own.bring(game, cards, values)
    return catalogue.run(console(plain=plain), cw.load(game), name, house, plain=plain)


@app.command
def decks(game: str, /, *, plain: Plain = False) -> int:
    """List the decks that ship with a game.

    Args:
        game: The game, such as keyforge.
        plain: Write lines for screen readers and pipes: no colors, no boxes.
    """
    lists.show_shipped(console(plain=plain), cw.load(game), plain=plain)
    return GOOD


@deck_app.command(name="check")
def deck_check(
    file: str, /, *, game: str | None = None, name: str | None = None, cards: Path | None = None, plain: Plain = False
) -> int:
    """Say whether a deck is legal, and whether all its cards can be played.

    Args:
        file: A deck file, or a deck that ships with the game.
        game: The game that the deck is for; left out, it is found by what the deck says.
        name: Which deck, in a file with several.
        plain: Write lines for screen readers and pipes: no colors, no boxes.
        cards: A file of cards of your own, besides those that ship (docs/language.md tells how they are written).
    """
    own.bring(game, cards)
    return lists.check(console(plain=plain), game_of(game), file, name)


@deck_app.command(name="show")
def deck_show(
    file: str, /, *, game: str | None = None, name: str | None = None, cards: Path | None = None, plain: Plain = False
) -> int:
    """Show the cards of a deck.

    Args:
        file: A deck file, or a deck that ships with the game.
        game: The game that the deck is for; left out, it is found by what the deck says.
        name: Which deck, in a file with several.
        plain: Write lines for screen readers and pipes: no colors, no boxes.
        cards: A file of cards of your own, besides those that ship (docs/language.md tells how they are written).
    """
    own.bring(game, cards)
    lists.show(console(plain=plain), lists.find(game_of(game), file, name), plain=plain)
    return GOOD


@deck_app.command(name="convert")
def deck_convert(
    file: str,
    /,
    *,
    to: Literal["text", "json"] = "text",
    game: str | None = None,
    name: str | None = None,
    out: Path | None = None,
    cards: Path | None = None,
) -> int:
    """Write a deck in another format.

    Args:
        file: A deck file, or a deck that ships with the game.
        to: The format to write.
        game: The game that the deck is for; left out, it is found by what the deck says.
        name: Which deck, in a file with several.
        out: The file to write; left out, the deck is printed.
        cards: A file of cards of your own, besides those that ship (docs/language.md tells how they are written).
    """
    own.bring(game, cards)
    lists.convert(console(plain=True), lists.find(game_of(game), file, name), to, out)
    return GOOD


@deck_app.command(name="random")
def deck_random(
    game: str,
    /,
    *,
    seed: str | None = None,
    to: Literal["text", "json"] = "text",
    out: Path | None = None,
    cards: Path | None = None,
) -> int:
    """Put a deck together by chance, as decks of the game are.

    Args:
        game: The game, such as keyforge.
        seed: What fixes the chance; the same seed gives the same deck.
        to: The format to write.
        out: The file to write; left out, the deck is printed.
        cards: A file of cards of your own, besides those that ship (docs/language.md tells how they are written).
    """
    own.bring(game, cards)
    lists.random(console(plain=True), cw.load(game), seed or secrets.token_hex(8), to, out)
    return GOOD


@deck_app.command(name="sealed")
def deck_sealed(
    game: str, /, *, seed: str | None = None, to: Literal["text", "json"] = "text", out: Path | None = None
) -> int:
    """Open the boosters of a sealed pool: a deck is suggested, and all other cards lie beside it.

    Args:
        game: The game, such as kryptik.
        seed: What fixes the chance; the same seed gives the same pool.
        to: The format to write.
        out: The file to write; left out, the pool is printed.
    """
    lists.sealed(console(plain=True), cw.load(game), seed or secrets.token_hex(8), to, out)
    return GOOD


@app.command(name="bots")
def show_bots(game: str | None = None, /, *, plain: Plain = False) -> int:
    """List the bots that can be played against, and how each of them plays.

    Args:
        game: The game; left out, they are told as they play most games.
        plain: Write lines for screen readers and pipes: no colors, no boxes.
    """
    lists.show_bots(console(plain=plain), game_of(game), plain=plain)
    return GOOD


for command in (
    researching.simulate,
    researching.ladder,
    researching.dataset,
    researching.report,
    researching.fit,
):
    app.command(command)


def game_of(name: str | None) -> cw.Game | None:
    """Return the game of that name, if one was named; `UnknownGame`."""
    return None if name is None else cw.load(name)


def run(arguments: Sequence[str] | None = None) -> int:
    """Run a command as if typed, and return its exit code: 2 after one sentence about bad input, 130 after Ctrl-C."""
    given = list(sys.argv[1:] if arguments is None else arguments)
    try:
        code = app(given, exit_on_error=False, print_error=False)
        sys.stdout.flush()
    except CardwrightError as error:
        return complain(str(error), given)
    except CycloptsError as error:
        command = " ".join(["cardwright", *(error.command_chain or ())])
        return complain(f"{names.clean(str(error))} `{command} --help` says what there is.")
    except KeyboardInterrupt:
        print("\nStopped.", file=sys.stderr)  # noqa: T201 - a console may be what was interrupted
        return INTERRUPTED
    except BrokenPipeError:
        # Whoever read our output has seen enough; Python would complain again when it closes the stream.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return GOOD
    except Exception as error:
        if os.environ.get("CARDWRIGHT_DEBUG"):
            raise
        told = names.clean(f"{type(error).__name__}: {error}")
        complain(f"Something is wrong in Cardwright itself ({told}); set CARDWRIGHT_DEBUG=1 to see where.")
        return FAULT
    finally:
        registry.restore()
    return code if isinstance(code, int) else GOOD


def complain(sentence: str, given: Sequence[str] = ()) -> int:
    """Say in one sentence what was wrong with what somebody gave us; a file that it begins with is called as there."""
    if not sentence.startswith(tuple(_as_places(given))):
        sentence = sentence[:1].upper() + sentence[1:]
    if sentence[-1:] not in {".", "?", "!"}:
        sentence += "."
    out = console(errors=True)
    with suppress(BrokenPipeError):
        out.print(sentence, style="bad", markup=False, soft_wrap=not out.is_terminal)
    return BAD_INPUT


def _as_places(given: Sequence[str]) -> Iterator[str]:
    """Give how sentences begin that are about a place in a file, for each that an argument may be, or end in."""
    for argument in given:
        for path in (argument, argument.partition("=")[2]):
            for called in (path, str(Path(path))):
                yield f"{called}:"
                yield f"{called}, line "


def main() -> None:
    """Run the command line."""
    open_streams()
    sys.exit(run())
