"""Decks as people name them on the command line, the commands that check, show and convert them, and a list of bots."""

from pathlib import Path

from rich.columns import Columns
from rich.console import Console, Group
from rich.markup import escape
from rich.padding import Padding
from rich.text import Text

import cardwright as cw
from cardwright import bots, decks
from cardwright.cli import files
from cardwright.kernel.basics import names
from cardwright.kernel.basics.errors import BadDeck
from cardwright.kernel.core.description import RANDOM
from cardwright.kernel.pieces.decklist import DeckList


def find(
    game: cw.Game | None, wanted: str, name: str | None = None, *, check: bool = True, chance: cw.Rng | None = None
) -> DeckList:
    """Give the deck that somebody typed: a file (``name`` picks one of several in it), or a shipped deck by name.

    Without a game it is of the one with which such a deck ships. With ``chance``, "random" is one that it puts
    together. ``check`` refuses a deck that is not legal. `BadDeck` proposes what may have been meant.
    """
    if name is not None or Path(wanted).is_file():
        return decks.read(wanted, None if game is None else game.name, name, check=check)
    try:
        return (game or game_with(wanted)).find_deck(wanted, chance)
    except BadDeck as bad:
        raise no_deck(wanted, str(bad)) from None


def game_with(deck: str) -> cw.Game:
    """Return the game with which a deck of that name ships; `BadDeck` if that is none, or several."""
    games = [cw.load(name) for name in cw.game_names()]
    meant = {game.name: names.meant(deck, game.decks) for game in games}
    found = [game for game in games if meant[game.name]]
    if len(found) > 1:
        titles = names.listing([f"{game.title} ({names.some(meant[game.name], 3)})" for game in found])
        name = found[0].name
        raise BadDeck(f"Decks called {names.quote(deck)} ship with {titles}: name the game, as in `--game {name}`.")
    if not found:
        way = names.propose(deck, [shipped for game in games for shipped in game.decks])
        hint = way or ", and there is no such file; `cardwright decks GAME` lists them."
        raise no_deck(deck, f"No deck that ships with a game is called {names.quote(deck)}{hint}")
    return found[0]


def no_deck(wanted: str, why: str) -> BadDeck:
    """Return the error for what is no deck: there is no such file, if somebody typed the path of one."""
    if Path(wanted).suffix or "/" in wanted or "\\" in wanted:
        return BadDeck(f"There is no deck file at {names.quote(wanted)}.")
    return BadDeck(why)


def check(out: Console, game: cw.Game | None, wanted: str, name: str | None) -> int:
    """Say whether a deck is legal and can be played; `BadDeck` says why not."""
    deck = find(game, wanted, name)
    game = cw.load(deck.game) if game is None else game
    game.check_deck(deck)
    out.print(f"{deck.name} is a legal deck for {game.title}, and every card of it can be played.", markup=False)
    return 0


def show_shipped(out: Console, game: cw.Game, *, plain: bool) -> None:
    """List the decks that ship with the game."""
    for name, deck in game.decks.items():
        sections = names.listing([section.title() for section in deck.sections])
        if plain:
            out.print(f"{name}: {sections}.")
        else:
            out.print(f"[name]{escape(name)}[/]  [quiet]{escape(sections)}[/]")


def show_bots(out: Console, game: cw.Game | None, *, plain: bool) -> None:
    """List the bots that can be played against: what to call them, who they are, and how they play."""
    for name, told in bots.info(game).items():
        calls = [*([f"level {told.level}"] if told.level else []), *([name] if not name.startswith("level ") else [])]
        if plain:
            out.print(f"{names.listing(calls, 'or').capitalize()}: {told.title}. {told.text}", soft_wrap=True)
        else:
            option = calls[-1] if calls[-1].isalpha() else f'"{calls[-1]}"'
            out.print(f"[you]{told.level or ' '}[/]  [name]{told.title}[/]  [quiet]--bot {option}[/]")
            out.print(Padding(Text(told.text), (0, 0, 0, 3)))


def show(out: Console, deck: DeckList, *, plain: bool) -> None:
    """Print a deck: its cards by section, equal ones counted."""
    grouped = decks.form_of(deck.game).grouped(deck)
    blocks = []
    for section, titles in grouped.items():
        lines = [f"{titles.count(title)} {title}" for title in dict.fromkeys(titles)]
        blocks.append((section.title(), len(titles), lines))
    extras = "".join([f", {extra} {number}" for extra, number in deck.extras.items()])
    if plain:
        out.print(f"{deck.name}, {len(deck.cards)} cards{extras}.")
        for title, count, lines in blocks:
            out.print(f"{title}, {count} cards: {', '.join(lines)}.")
        return
    out.print(f"[name]{escape(deck.name)}[/]  [quiet]{len(deck.cards)} cards{extras}[/]\n")
    columns = [
        Group(Text(f"{title} ({count})", style="you"), *(Text(line) for line in lines))
        for title, count, lines in blocks
    ]
    out.print(Columns(columns, padding=(0, 4)))


def convert(out: Console, deck: DeckList, to: str, target: Path | None) -> None:
    """Write a deck as text or JSON, to a file that is not there yet or to the terminal."""
    text = decks.write(deck, to)
    if target is None:
        out.print(text, end="", markup=False, soft_wrap=True)
        return
    files.require_unused(target, "give another name with --out")
    files.write_text(target, text)
    out.print(f"Wrote {target}.", markup=False, soft_wrap=True)


def random(out: Console, game: cw.Game, seed: str, to: str, target: Path | None) -> None:
    """Write a deck that chance puts together; `BadSetup` for a game that is played without decks."""
    convert(out, game.find_deck(RANDOM, cw.Rng(seed)), to, target)


def sealed(out: Console, game: cw.Game, seed: str, to: str, target: Path | None) -> None:
    """Write a sealed pool that chance deals; `BadSetup` for a game without boosters."""
    if game.deck_form is None:
        raise cw.BadSetup(f"{game.title} is played without decks.")
    convert(out, game.deck_form.sealed(cw.Rng(seed)), to, target)
