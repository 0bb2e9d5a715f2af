"""`cardwright play` alone: what there is, and a game at once for those who want one."""

import sys
from collections.abc import Callable

from rich.console import Console

import cardwright as cw
from cardwright.cli import playing
from cardwright.kernel.basics import names
from cardwright.kernel.core.description import sizes

COMMANDS = (
    ("cardwright", "play in the browser"),
    ("cardwright learn GAME", "learn a game by playing, with a coach"),
    ("cardwright play GAME", "play in the terminal, against a bot or with a friend (--two)"),
    ("cardwright cards GAME [NAME]", "look up cards"),
    ("cardwright decks GAME", "the decks that ship with a game"),
    ("cardwright bots", "whom you can play against, and how each of them plays"),
    ("cardwright deck check FILE", "check, show or convert a deck list of yours"),
    ("cardwright replay FILE", "step through a game that was played"),
    ("cardwright simulate GAME A B", "let bots play many games"),
    ("cardwright --help", "all of this in full"),
)


def run(out: Console, *, plain: bool, ask: Callable[[str], str] = input) -> int:
    """Say what there is; at a terminal, offer a game."""
    out.print(f"Cardwright {cw.__version__}: card games with all their rules.", style="name")
    for name in cw.game_names():
        game = cw.load(name)
        seats = sizes(game.player_counts)
        out.print(f"  {game.name}: {game.title}, for {seats}, {len(game.cards)} cards", markup=False)
    out.print()
    width = max(len(command) for command, _ in COMMANDS)
    for command, what in COMMANDS:
        if plain:
            out.print(f"{command}: {what}.", markup=False)
        else:
            out.print(f"  [you]{command.replace('[', chr(92) + '[').ljust(width)}[/]  {what}", soft_wrap=True)
    if not sys.stdin.isatty():
        return 0
    out.print()
    listed = cw.game_names()
    try:
        answer = ask(f"Play now? Type the name of a game, or press Enter for {listed[0]} (q: not now) > ").strip()
    except EOFError:
        return 0
    if names.fold(answer) in {"q", "quit", "n", "no"}:
        return 0
    return playing.run(out, playing.Request(game=answer or listed[0], plain=plain), ask)
