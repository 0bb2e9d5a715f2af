"""Series at tables: game after game, exchanging cards in secret between them, giving up."""

import pytest

from cardwright import decks
from cardwright.games.kryptik.game import GAME as KRYPTIK
from cardwright.kernel.basics.rng import Rng
from cardwright.service.protocol import Clock, Exchange, Place, SeriesState
from cardwright.service.tables import events, playing, replaying
from cardwright.service.tables.clocks import BETWEEN, DAY
from cardwright.service.tables.fairness import verify
from tests.service.play import Play, refused

HARBOR = KRYPTIK.decks["Harbor Watch"]


def series(table: Play, who: str = "Ann") -> SeriesState:
    found = table.state(who).series
    assert found is not None
    return found


def played(exchange: Exchange) -> dict[str, int]:
    return {card.key: card.main for card in exchange.cards}


def one_for_one(exchange: Exchange) -> dict[str, int]:
    """The same deck, but for a card that lay beside it."""
    came = next(card for card in exchange.cards if card.side)
    out = next(card for card in exchange.cards if card.main and card.key != came.key)
    main = played(exchange)
    return {**main, came.key: main[came.key] + 1, out.key: main[out.key] - 1}


def between_games(*, best_of: int = 3) -> Play:
    """A table at which Ann has lost the first game of a series against Ben."""
    table = Play.started("kryptik", best_of=best_of)
    table.resign("Ann")
    return table


@pytest.mark.rule("kryptik:ruling.best-of-three", "kryptik:ruling.loser-chooses")
def test_a_series_goes_from_table_to_table_until_somebody_has_won_it() -> None:
    table = Play.started("kryptik", best_of=3)
    assert (series(table).number, series(table).score, series(table).games) == (1, (0, 0), ())
    table.resign("Ann")
    assert (series(table).score, series(table).over, series(table).leaders) == ((0, 1), False, (1,))
    for who in ("Ann", "Ben"):
        table.rematch(who)
    table.goes_on()
    assert (series(table).number, series(table).score, series(table).games) == (2, (0, 1), ("table",))
    assert table.match.decision.prompt == "Who takes the first turn?"
    assert table.match.chooser == 0
    table.resign("Ben")
    for who in ("Ann", "Ben"):
        table.rematch(who)
    table.goes_on()
    assert table.match.chooser == 1
    assert series(table).games == ("table", "table+")
    table.resign("Ann")
    assert (series(table).score, series(table).over, series(table).leaders) == ((1, 2), True, (1,))
    assert series(table).exchanges == ()
    table.check()


def test_a_game_by_itself_is_of_no_series() -> None:
    table = Play.started("kryptik")
    table.resign("Ann")
    assert table.state("Ann").series is None
    with refused("illegal", "between the games of a series alone"):
        table.rematch("Ann", main={})


@pytest.mark.rule("kryptik:ruling.side-deck")
def test_cards_are_exchanged_in_secret_for_the_next_game() -> None:
    table = between_games()
    (offered,) = series(table).exchanges
    assert (offered.seat, offered.main, offered.side, offered.least, offered.most) == (
        0,
        "Main deck",
        "Side deck",
        50,
        50,
    )
    assert sum(card.main for card in offered.cards) == 50
    before = table.state("Ben")
    table.rematch("Ann", main=one_for_one(offered))
    assert series(table).exchanges == ()
    after = table.state("Ben")
    assert after.seats[0].rematch
    assert after.series == before.series
    table.check()
    table.rematch("Ben")
    table.goes_on()
    mine, other = table.table.setup().decks
    assert {key: n for key, n in one_for_one(offered).items() if n} == {
        card.key: [each.key for each in mine.cards if each.section == "main"].count(card.key)
        for card in mine.cards
        if card.section == "main"
    }
    assert other == KRYPTIK.decks["Undertow Ledger"]
    table.check()


@pytest.mark.rule("kryptik:ruling.side-deck")
def test_an_exchange_that_makes_no_legal_deck_is_refused_and_changes_nothing() -> None:
    table = between_games()
    (offered,) = series(table).exchanges
    came = next(card for card in offered.cards if card.side)
    main = played(offered)
    with refused("illegal", "main deck has 51 instead of 50 cards"):
        table.rematch("Ann", main={**main, came.key: main[came.key] + 1})
    with refused("illegal", "has 0 of 'brassmans-will', so 1 cannot be played"):
        table.rematch("Ann", main={**main, "brassmans-will": 1})
    with refused("not_allowed"):
        table.rematch("Ben", seat=0, main=main)
    assert series(table).exchanges == (offered,)
    table.rematch("Ann", main=main)
    assert table.table.seats[0].following is None


@pytest.mark.rule("kryptik:ruling.side-deck")
def test_the_next_series_begins_with_the_decks_as_they_were() -> None:
    table = between_games()
    table.rematch("Ann", main=one_for_one(series(table).exchanges[0]))
    table.rematch("Ben")
    table.goes_on()
    assert table.table.seats[0].deck != HARBOR
    table.resign("Ann")
    assert series(table).over
    table.rematch("Ann")
    table.rematch("Ben")
    table.goes_on()
    assert (series(table).number, series(table).score, series(table).games) == (1, (0, 0), ())
    assert table.table.seats[0].deck == HARBOR
    assert table.table.options["chooser"] == -1
    table.check()


def test_whoever_gives_up_between_games_loses_the_series() -> None:
    table = between_games()
    with refused("not_allowed"):
        table.resign("Eve", 0)
    table.resign("Ben")
    assert (series(table).over, series(table).leaders) == (True, (0,))
    with refused("late"):
        table.resign("Ann")
    table.check()


def test_a_bot_keeps_its_deck_and_plays_on() -> None:
    table = Play("kryptik", Place("me", deck="harbor"), Place("bot", bot="random", deck="compost"), best_of=3)
    table.resign("Ann")
    table.rematch("Ann")
    table.goes_on()
    assert [deck.name for deck in table.table.setup().decks] == ["Harbor Watch", "Deep Compost"]
    assert table.status == "playing"


def test_each_game_has_a_record_that_names_its_place_and_can_be_verified() -> None:
    table = between_games()
    table.rematch("Ann", main=one_for_one(series(table).exchanges[0]))
    table.rematch("Ben")
    table.goes_on()
    table.resign("Ben")
    document = replaying.document(table.table).decode()
    assert '"series": {"best_of": 3, "won": [1]}' in document
    assert "The match of Kryptik replays" in verify(document)[-1]


def test_in_games_without_decks_a_series_goes_on_as_well() -> None:
    table = Play.started("krysis", best_of=3)
    table.resign("Ann")
    assert series(table).exchanges == ()
    for who in ("Ann", "Ben"):
        table.rematch(who)
    table.goes_on()
    assert series(table).number == 2
    assert table.status == "playing"


def test_in_limited_the_pool_lies_beside_the_deck() -> None:
    sealed = decks.write(KRYPTIK.find_deck("sealed", Rng(3)), "json")
    table = Play("kryptik", Place("me", deck=sealed), Place("bot", bot="random"), best_of=3)
    table.resign("Ann")
    (offered,) = series(table).exchanges
    assert (offered.main, offered.side, offered.least) == ("Limited deck", "Limited pool", 30)


def test_a_series_has_an_odd_number_of_games() -> None:
    with refused("illegal", "best of 1, 3, 5, 7 or 9 games, not of 4"):
        Play("kryptik", "me", "open", best_of=4)


def test_at_a_table_with_clocks_the_next_game_begins_by_itself() -> None:
    table = Play.started("kryptik", clock=Clock("live", base=600), best_of=3)
    assert series(table).rest is None
    table.resign("Ann")
    table.rematch("Ben", main=one_for_one(series(table, "Ben").exchanges[0]))
    table.say("Ann", "One moment.")
    table.wait(BETWEEN / 1000 - 1)
    assert series(table).rest == 1000
    assert not playing.all_want_rematch(table.table)
    table.wait(1)
    assert playing.all_want_rematch(table.table)
    assert series(table).exchanges == ()
    table.check()
    table.goes_on()
    assert table.status == "playing"
    assert table.table.seats[0].deck == HARBOR
    assert table.table.seats[1].deck != KRYPTIK.decks["Undertow Ledger"]
    table.check()


def test_by_days_there_is_as_long_between_two_games_as_for_a_pick() -> None:
    table = Play.started("kryptik", clock=Clock("days", days=2), best_of=3)
    table.resign("Ann")
    assert series(table).rest == 2 * DAY


def test_time_in_which_there_was_no_service_does_not_count_between_two_games() -> None:
    table = Play.started("kryptik", clock=Clock("live", base=600), best_of=3)
    table.resign("Ann")
    draft = table.table.draft()
    table.now += BETWEEN
    draft.happen(events.Paused(at=table.now, milliseconds=BETWEEN - 1000))
    table.take(draft)
    table.wait(0)
    assert series(table).rest == BETWEEN - 1000
    assert not playing.all_want_rematch(table.table)


def test_without_clocks_or_after_the_series_nothing_begins_by_itself() -> None:
    assert series(between_games()).rest is None
    table = Play.started("kryptik", clock=Clock("live", base=600), best_of=3)
    table.resign("Ann")
    table.resign("Ben")
    assert series(table).over
    assert series(table).rest is None
    table.wait(BETWEEN)
    assert not playing.all_want_rematch(table.table)
