"""Setting tables up, sitting down and standing up, until the match begins."""

import pytest

from cardwright import decks
from cardwright.games.keyforge.game import GAME
from cardwright.games.kyza.game import GAME as KYZA
from cardwright.kernel.pieces.decklist import DeckCard, DeckList
from cardwright.service.protocol import Clock, Place
from cardwright.service.tables import seating
from cardwright.service.tables.seating import follow
from tests.service.play import ARGUS, DECKS, ONYX, SECRET, SPARKS, Play, committed, refused

NONCE = "ab" * 32


def test_a_game_against_a_bot_begins_at_once() -> None:
    table = Play("keyforge", Place("me", deck="argus"), "bot greedy")
    assert table.status == "playing"
    assert table.names == ["Ann", "Greedy"]
    mine, other = [seat.deck for seat in table.table.seats]
    assert mine is not None
    assert other is not None
    assert mine.name == ARGUS != other.name
    assert table.match.names == ("Ann", "Greedy")
    table.check()


def test_a_game_without_decks_begins_once_all_sit() -> None:
    table = Play("krysis", "me", "open", "bot random")
    assert table.status == "waiting"
    table.sit("Ben", 1)
    assert table.status == "playing"
    assert table.match.game.players == 3
    table.check()


def test_it_waits_for_decks() -> None:
    table = Play("keyforge", "me", "open")
    table.sit("Ben", 1)
    assert table.status == "waiting"
    table.deck("Ann", ARGUS)
    table.deck("Ann", ONYX)
    assert table.status == "waiting"
    table.deck("Ben", "gregg")
    assert table.status == "playing"
    assert [deck.name for deck in table.table.setup().decks] == [ONYX, "Gregg, the Adjutant of Myths"]
    table.check()


def test_a_deck_may_be_pasted() -> None:
    for kind in ("text", "json"):
        table = Play("keyforge", "me", "bot")
        table.deck("Ann", decks.write(GAME.decks[ARGUS], kind))
        assert table.status == "playing"
        assert table.table.seats[0].deck == GAME.decks[ARGUS]


def test_a_bot_plays_the_deck_that_it_is_given() -> None:
    table = Play("keyforge", "me", Place("bot", name="Eve", bot="Random", deck="onyx"))
    assert table.names == ["Ann", "Eve"]
    table.deck("Ann", ARGUS)
    assert [deck.name for deck in table.table.setup().decks] == [ARGUS, ONYX]


def test_a_bot_draws_a_deck_as_large_as_the_others_and_not_the_same() -> None:
    for _ in range(12):
        table = Play("kyza", Place("me", deck=SPARKS), "bot")
        mine, other = table.table.setup().decks
        assert (len(other.cards), other.name == mine.name) == (len(mine.cards), False)


def test_several_seats_may_be_of_one_guest() -> None:
    table = Play("krysis", "me", "me Bea", "me")
    assert table.status == "playing"
    assert table.names == ["Ann", "Bea", "Ann 2"]
    assert table.table.seats_of("Ann") == (0, 1, 2)


def test_names_are_told_apart_and_shown_in_one_line() -> None:
    table = Play("krysis", "open", "open", "open", "open")
    for seat, name in enumerate(["Ben", "b e n", "\x00 \n ", "x" * 40]):
        table.sit(f"g{seat}", seat, name=name)
    assert table.names == ["Ben", "b e n 2", "Player", "x" * 40]


def test_a_long_name_stays_short_when_it_is_told_apart() -> None:
    table = Play("krysis", "open", "open")
    table.sit("Ann", 0, name="x" * 40)
    table.sit("Ben", 1, name="x" * 40)
    assert table.names == ["x" * 40, "x" * 38 + " 2"]


def test_the_host_takes_somebody_from_all_their_seats_for_good() -> None:
    table = Play("krysis", "me", "open", "open", "open")
    for seat in (1, 2):
        table.sit("Eve", seat)
    with refused("not_allowed", "leave only your own seat"):
        table.stand("Eve", 0)
    table.stand("Ann", 2)
    assert [seat.open for seat in table.table.seats] == [False, True, True, True]
    with refused("not_allowed", "cannot sit down again"):
        table.sit("Eve", 1)
    table.sit("Ben", 1)
    table.stand("Ben", 1)
    table.sit("Ben", 1)
    table.check()


def test_there_is_an_end_to_what_can_happen_before_a_game(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(seating, "MOST_WAITING", 6)
    table = Play("krysis", "me", "open", "open")
    table.sit("Ben", 1)
    table.stand("Ben", 1)
    table.sit("Ben", 1)
    table.stand("Ben", 1)
    with refused("failed", "set up a new table"):
        table.sit("Ben", 1)


def test_who_stands_up_leaves_an_open_seat() -> None:
    table = Play("krysis", "me", "open", "open")
    table.sit("Ben", 1)
    table.stand("Ben")
    assert [seat.open for seat in table.table.seats] == [False, True, True]
    table.sit("Eve", 1)
    assert table.names == ["Ann", "Eve", ""]
    table.check()


def test_the_host_seats_bots_and_takes_them_away() -> None:
    table = Play("krysis", "me", "open", "open")
    with refused("not_allowed", "set the table up"):
        table.seat_bot("Ben", 1)
    table.seat_bot("Ann", 1, "greedy")
    with refused("not_allowed", "set the table up"):
        table.stand("Ben", 1)
    table.stand("Ann", 1)
    assert table.names == ["Ann", "", ""]
    table.seat_bot("Ann", 1, "greedy")
    table.seat_bot("Ann", 2, "greedy")
    assert table.names == ["Ann", "Greedy", "Greedy 2"]
    assert table.status == "playing"
    table.check()


def test_the_host_closes_a_seat_and_fewer_play() -> None:
    table = Play("krysis", "me", "open", "open", "open")
    table.sit("Ben", 1)
    table.sit("Eve", 3)
    with refused("not_allowed", "set the table up"):
        table.close_seat("Ben", 2)
    with refused("late", "Ben sits there already"):
        table.close_seat("Ann", 1)
    table.close_seat("Ann", 2)
    assert table.status == "playing"
    assert table.names == ["Ann", "Ben", "Eve"]
    assert table.match.game.players == 3
    table.check()


def test_a_series_is_one_of_those_who_play_once_a_seat_was_closed() -> None:
    table = Play("kryptik", "me", "open", "open", best_of=3)
    table.deck("Ann", DECKS["kryptik"][0])
    table.sit("Ben", 2, deck=DECKS["kryptik"][1])
    table.close_seat("Ann", 1)
    assert table.status == "playing"
    table.resign("Ben")
    standing = table.state("Ann").series
    assert standing is not None
    assert standing.score == (1, 0)
    table.check()


def test_a_game_for_two_keeps_both_seats() -> None:
    table = Play("keyforge", "me", "open")
    with refused("illegal", "KeyForge is played by 2 players, so this seat cannot be closed."):
        table.close_seat("Ann", 1)
    assert len(table.table.seats) == 2


@pytest.mark.parametrize(("first", "after"), [(-1, -1), (0, 0), (1, -1), (2, 1)])
def test_who_goes_first_is_the_same_person_when_a_seat_before_them_is_closed(first: int, after: int) -> None:
    table = Play("kryptik", "me", "open", "open", options={"first": first})
    table.sit("Eve", 2, deck=DECKS["kryptik"][1])
    table.close_seat("Ann", 1)
    assert table.names == ["Ann", "Eve"]
    assert table.table.options["first"] == after
    table.deck("Ann", DECKS["kryptik"][0])
    assert table.status == "playing"
    table.check()


def test_the_host_chooses_decks_for_bots_and_for_nobody_else() -> None:
    table = Play("keyforge", "me", "bot")
    with refused("not_allowed", "the deck of Random"):
        table.deck("Ben", ONYX, 1)
    table.deck("Ann", ONYX, 1)
    with refused("not_allowed", "the deck of Ann"):
        table.deck("Ben", ARGUS, 0)
    table.deck("Ann", ARGUS, 0)
    assert [deck.name for deck in table.table.setup().decks] == [ARGUS, ONYX]


@pytest.mark.parametrize(
    ("game", "places", "options", "words"),
    [
        ("chess", ["me", "open"], {}, "No game is called 'chess'"),
        ("keyforge", ["me", "open", "open"], {}, "KeyForge is played by 2 players, and 3 places were given."),
        ("keyforge", ["me"], {}, "1 place was given"),
        ("keyforge", ["me", "open"], {"luck": 1}, "no option 'luck'"),
        ("keyforge", ["me", "open"], {"bidding": 9}, "bidding must be a whole number from 0 to 1"),
        ("krysis", ["me", "open", "open"], {"speed": 1}, "Speed Krysis"),
        ("keyforge", ["me", "bot deep thought"], {}, "no bot called 'deep thought'"),
        ("keyforge", [Place("bot"), "me"], {}, "must say which: random, level 1, level 2, level 3,"),
        ("keyforge", [Place("me", deck="no such deck"), "open"], {}, "no such deck"),
        ("krysis", [Place("me", deck=ARGUS), "open"], {}, "Krysis is played without decks."),
        ("keyforge", [Place("open", name="Ann"), "me"], {}, "An open place has no name"),
        ("keyforge", [Place("me", bot="random"), "me"], {}, "has no bot"),
    ],
)
def test_what_cannot_be_played_is_refused(
    game: str, places: list[str | Place], options: dict[str, int], words: str
) -> None:
    with refused("illegal", words):
        Play(game, *places, options=options)


@pytest.mark.parametrize(
    ("clock", "words"),
    [
        (Clock("live"), "at least 1 second"),
        (Clock("live", base=60, days=2), "no days"),
        (Clock("days"), "at least 1 day"),
        (Clock("days", days=2, increment=5), "nothing else"),
        (Clock("live", base=60, increment=5, overtime=5), "not both"),
        (Clock("none", overtime=5), "Without a clock"),
        (Clock("none", base=5), "Without a clock"),
    ],
)
def test_a_clock_that_makes_no_sense_is_refused(clock: Clock, words: str) -> None:
    with refused("illegal", words):
        Play("krysis", "me", "open", clock=clock)


def test_an_illegal_deck_is_refused_and_changes_nothing() -> None:
    table = Play("keyforge", "me", "open")
    with refused("illegal", "The deck list"):
        table.deck("Ann", "# Short\n[Logos]\n1 Dextre\n")
    with refused("illegal", "Name a deck"):
        table.deck("Ann", "  ")
    assert table.table.seats[0].deck is None
    table.check()


def test_what_the_rules_refuse_of_all_together_shows_before_it_begins() -> None:
    static = next(card for card in KYZA.pool.values() if card.static)
    deck = decks.write(DeckList("kyza", "Mine", ("free",), (DeckCard(static.key, "free"),) * 20))
    table = Play("kyza", Place("me", deck=deck), "open")
    with refused("illegal", "static=1"):
        table.sit("Ben", 1, deck=SPARKS)
    assert table.table.seats[1].open
    with_static = Play("kyza", Place("me", deck=deck), "open", options={"static": 1})
    with_static.sit("Ben", 1, deck=SPARKS)
    assert with_static.status == "playing"


def test_sitting_down_can_be_refused() -> None:
    table = Play("krysis", "me", "open", "open")
    with refused("late", "Ann sits there already: open is 1 or 2."):
        table.sit("Ben", 0)
    with refused("illegal", "There is no seat 7: this table has seats 0 to 2."):
        table.sit("Ben", 7)
    with refused("late", "take the seat first"):
        table.deck("Ben", ARGUS, 1)
    with refused("late", "Nobody sits there."):
        table.stand("Ben", 1)
    with refused("not_allowed", "Ann sits there"):
        table.stand("Ben", 0)
    assert table.names == ["Ann", "", ""]


def test_once_it_has_begun_nobody_comes_or_goes() -> None:
    table = Play.started("keyforge")
    with refused("late", "so nobody can sit down any more"):
        table.sit("Eve", 0)
    with refused("late", "resign instead"):
        table.stand("Ann")
    with refused("late", "so decks cannot be changed"):
        table.deck("Ann", ARGUS)
    with refused("late", "The game has begun"):
        table.seat_bot("Ann", 0)


# ---- the shuffle ----


def test_who_committed_is_asked_to_reveal() -> None:
    table = Play("krysis", "me", "open", commit=committed(NONCE))
    table.sit("Ben", 1)
    assert table.status == "shuffling"
    assert table.state("Ann").shuffle.asked == (0,)
    assert table.state("Ben").view is None
    with refused("illegal", "not what the seat committed to"):
        table.reveal("Ann", "cd" * 32)
    with refused("not_allowed", "do not sit"):
        table.reveal("Ben", NONCE, 0)
    with refused("late", "not asked"):
        table.reveal("Ben", NONCE, 1)
    table.reveal("Ann", NONCE)
    assert table.status == "playing"
    assert table.state("Ann").shuffle.revealed
    with refused("late", "not asked"):
        table.reveal("Ann", NONCE)
    table.check()


def test_the_match_waits_for_all_who_committed() -> None:
    other = "cd" * 32
    table = Play("krysis", "me", "open", commit=committed(NONCE))
    table.sit("Ben", 1, commit=committed(other))
    table.reveal("Ben", other)
    assert table.status == "shuffling"
    assert table.state("Ann").shuffle.asked == (0,)
    table.reveal("Ann", NONCE)
    assert table.status == "playing"
    assert [seat.nonce for seat in table.table.seats] == [NONCE, other]


def test_who_does_not_reveal_in_time_adds_nothing() -> None:
    table = Play("krysis", "me", "open", commit=committed(NONCE))
    table.sit("Ben", 1)
    table.wait(9.9)
    assert table.status == "shuffling"
    table.wait(0.1)
    assert table.status == "playing"
    assert table.table.seats[0].nonce == ""
    with refused("late"):
        table.reveal("Ann", NONCE)
    table.check()


def test_what_is_revealed_changes_the_cards() -> None:
    def cards(nonce: str) -> str:
        table = Play("krysis", "me", "open", commit=committed(nonce))
        table.sit("Ben", 1)
        table.reveal("Ann", nonce)
        return table.match.fingerprint

    assert cards("00" * 31 + "01") != cards("00" * 31 + "02")


def test_a_commitment_counts_for_one_seat() -> None:
    table = Play("krysis", "me", "me", commit=committed(NONCE))
    assert table.state("Ann").shuffle.asked == (0,)


# ---- the rematch ----


def test_a_rematch_has_the_same_seats_and_another_player_first() -> None:
    table = Play("keyforge", Place("me", deck=ARGUS), Place("bot", bot="random", deck=ONYX), options={"first": 0})
    table.resign("Ann")
    table.rematch("Ann", commit=committed(NONCE))
    new = follow(table.table, "next", SECRET, table.now)
    assert new.status == "shuffling"
    assert [seat.name for seat in new.seats] == ["Ann", "Random"]
    assert [deck.name for deck in new.setup().decks] == [ARGUS, ONYX]
    assert new.options["first"] == 1
    assert new.host == "Ann"
    assert new.unrevealed() == (0,)


def test_a_rematch_after_a_drawn_first_turn_gives_it_to_the_other() -> None:
    table = Play.started("keyforge")
    while table.match.turn == 0:
        table.random_pick()
    first = table.match.active
    table.resign("Ann")
    table.rematch("Ann")
    table.rematch("Ben")
    new = follow(table.table, "next", SECRET, table.now)
    assert new.options["first"] == 1 - first
    assert new.status == "playing"
