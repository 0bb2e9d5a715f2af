"""Between two games of a series at the terminal: how it stands, and which cards are exchanged."""

from collections import Counter
from collections.abc import Callable, Sequence
from contextlib import suppress

import cardwright as cw
from cardwright import decks
from cardwright.cli.session import Session
from cardwright.kernel.basics import names
from cardwright.kernel.basics.errors import BadDeck
from cardwright.kernel.basics.picks import picks_of
from cardwright.kernel.pieces.deckform import Sides
from cardwright.kernel.pieces.decklist import DeckList

HOW = (
    "Type - and a card to take it out of the deck, + and one beside it to take that in (-2 Snarl for both copies), "
    "look to see the deck again, and done to play."
)

WAYS = {"-": "out", "+": "in"}


def next_game(session: Session) -> cw.Match | None:
    """Say how the series stands after the game of a session, and start the next one; None if there is none.

    People exchange cards, one after another and unseen by the others; bots keep their decks. Whatever happens
    meanwhile, the game that follows is kept.
    """
    match = session.match
    if match.outcome is None or match.setup is None or match.setup.series is None:
        return None
    series = match.setup.series.after(match.outcome.winners)
    session.show.say(series.told(match.names))
    if series.over:
        return None
    lists_of = list(match.setup.decks)
    try:
        for player in session.people if lists_of else ():
            with suppress(EOFError):  # Whoever leaves here keeps the deck, and the game that follows is saved.
                session.change_places(player)
                lists_of[player] = Exchange(session, lists_of[player]).made()
    except BaseException:
        after = Session(
            session.show,
            started(match, series, lists_of),
            session.seats,
            save=session.save_path,
            own_save=session.saved_here,
        )
        after.changed = True
        after.keep()
        raise
    return started(match, series, lists_of)


def started(match: cw.Match, series: cw.Series, lists_of: Sequence[DeckList]) -> cw.Match:
    """Start the game of a series that follows a match; one seed fixes them all, as each key follows from the last."""
    assert match.setup is not None
    assert isinstance(match.game, cw.Game)
    options = series.options(match.setup.options, first_of(match))
    return match.game.start(lists_of, match.key, names=match.names, series=series, **options)  # type: ignore[arg-type]


def first_of(match: cw.Match) -> int:
    """Return who had the first turn."""
    assert match.setup is not None
    again = match.game.open(match.setup, match.key, log=False)
    for pick in picks_of(match.picks):
        if again.turn:
            break
        again.repeat(pick)
    return again.active


class Exchange:
    """What a person takes out of a deck and in from beside it, until all of it is legal."""

    def __init__(self, session: Session, deck: DeckList) -> None:
        """Begin with the deck as it was played."""
        self.show = session.show
        self.ask: Callable[[str], str] = session.ask
        self.deck = deck
        self.form = decks.form_of(deck.game)

    def made(self) -> DeckList:
        """Ask until a legal deck is made; a deck that has nothing beside it stays as it is."""
        sides = self.form.sides_of(self.deck)
        if sides is None:
            return self.deck
        main = Counter([card.key for card in self.deck.cards if card.section == sides.main])
        owned = main + Counter([card.key for card in self.deck.cards if card.section == sides.side])
        self.show.say(HOW)
        self.look(main, owned, sides)
        while True:
            try:
                line = " ".join(self.ask(f"{main.total()} cards> ").split())
                if line in {"", "done"}:
                    return self.form.exchanged(self.deck, main)
                self.obey(line, main, owned, sides)
            except BadDeck as error:
                self.show.say(str(error))

    def obey(self, line: str, main: Counter[str], owned: Counter[str], sides: Sides) -> None:
        """Do what a line says; `BadDeck` says why not."""
        if line == "look":
            self.look(main, owned, sides)
            return
        if line[0] not in "+-":
            raise BadDeck(HOW)
        number, _, name = line[1:].strip().partition(" ")
        count, wanted = (int(number), name) if name and number.isascii() and number.isdigit() else (1, line[1:].strip())
        titles = {self.form.title(key): key for key in owned}
        found = names.find(wanted, titles)
        if found is None:
            raise BadDeck(
                f"There is no {names.quote(wanted)} in or beside this deck{names.propose(wanted, titles) or '.'}"
            )
        key = titles[found]
        there = main[key] if line[0] == "-" else owned[key] - main[key]
        if not 0 < count <= there:
            raise BadDeck(f"There {'is' if there == 1 else 'are'} {there} of {found} to take {WAYS[line[0]]}.")
        main[key] += count if line[0] == "+" else -count

    def look(self, main: Counter[str], owned: Counter[str], sides: Sides) -> None:
        """Show what is played and what lies beside it."""
        for section, cards in ((sides.main, main), (sides.side, owned - main)):
            told = ", ".join([f"{count} {self.form.title(key)}" for key, count in cards.items() if count])
            self.show.say(f"{self.form.sections[section]}, {cards.total()} cards: {told or 'none'}.")
