"""Series at tables: each game has a table of its own, and between two of them cards are exchanged in secret."""

from collections import Counter
from collections.abc import Mapping

from cardwright import decks
from cardwright.kernel.basics.errors import BadDeck
from cardwright.service.protocol import Exchange, ExchangeCard, SeriesState
from cardwright.service.tables import events
from cardwright.service.tables.table import Table
from cardwright.service.troubles import Refusal


def exchanged(table: Table, seat: int, main: Mapping[str, int], now: int) -> events.DeckChosen | None:
    """Return the deck of a seat for the next game, of which so many of each card are played; None for the same one."""
    deck = table.seats[seat].deck
    if table.series_over or deck is None:
        raise Refusal("illegal", "Cards of a deck are exchanged between the games of a series alone.")
    try:
        new = decks.form_of(table.game).exchanged(deck, main)
    except BadDeck as error:
        raise Refusal("illegal", f"This exchange is not possible: {str(error).removesuffix('.')}.") from error
    return None if new == deck else events.DeckChosen.of(now, seat, new, exchanged=True)


def told(table: Table, guest: str, now: int) -> SeriesState | None:
    """Return how the series stands now, as that guest may know it; None for a game by itself."""
    series = table.so_far
    if series.best_of == 1:
        return None
    over = table.series_over
    return SeriesState(
        best_of=series.best_of,
        number=table.series.number,
        score=series.score,
        over=over,
        leaders=leaders(table),
        games=table.games,
        rest=None if table.goes_on_at is None else max(0, table.goes_on_at - now),
        exchanges=tuple(filter(None, [_exchange(table, seat) for seat in table.seats_of(guest)])),
    )


def leaders(table: Table) -> tuple[int, ...]:
    """Return who leads, and at its end has won: of those who have not given it up, whoever won the most games."""
    if table.left_series < 0:
        return table.so_far.leaders
    score = table.so_far.score
    left = [seat for seat in range(len(score)) if seat != table.left_series]
    return tuple(seat for seat in left if score[seat] == max(score[other] for other in left))


def _exchange(table: Table, seat: int) -> Exchange | None:
    """Return what a seat can exchange before the next game, None for nothing, or if it has been done."""
    deck, offered = table.seats[seat].deck, table.seats[seat].offer is not None
    if table.status != "over" or table.series_over or table.next or deck is None or offered:
        return None
    form = decks.form_of(table.game)
    sides = form.sides_of(deck)
    if sides is None:
        return None
    main, side = (Counter(card.key for card in deck.cards if card.section == part) for part in (sides.main, sides.side))
    return Exchange(
        seat=seat,
        main=form.sections[sides.main],
        side=form.sections[sides.side],
        least=sides.least,
        most=sides.most,
        cards=tuple(ExchangeCard(key, form.title(key), main[key], side[key]) for key in main | side),
    )
