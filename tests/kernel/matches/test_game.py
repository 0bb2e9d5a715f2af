"""Starting a match, and the cards and decks of a game."""

import copy
import pickle
from collections.abc import Sequence

import pytest

import cardwright as cw
from cardwright.games.keyforge.facts import all_facts
from cardwright.games.keyforge.game import GAME
from cardwright.games.kyza.game import KyzaGame
from cardwright.kernel.basics.rng import Rng
from cardwright.kernel.core import registry
from cardwright.kernel.core.registry import game_names
from cardwright.kernel.pieces.setup import SetupOption, checked_options
from tests.kernel.playing import DECKS


@pytest.mark.parametrize("name", game_names())
def test_a_game_tells_about_itself(name: str) -> None:
    about = cw.load(name).about
    assert about.text[0].isupper()
    assert about.text.endswith(".")
    assert 30 < len(about.text) <= 120
    assert 5 <= about.minutes <= 240
    assert about.difficulty in {1, 2, 3}
    assert [cw.load(name).seated(players).about for players in cw.load(name).player_counts] == [about] * len(
        cw.load(name).player_counts
    )


def test_a_match_starts_from_decks_that_ship_with_the_game_or_lists_of_ones_own() -> None:
    lists = [GAME.decks[name] for name in DECKS]
    assert GAME.start(DECKS, 7) == GAME.start(lists, 7)
    assert GAME.start(["argus", "windhedge"], 7) == GAME.start(lists, 7)


def test_the_seed_fixes_chance() -> None:
    assert GAME.start(DECKS, 7) == GAME.start(DECKS, "7")
    assert GAME.start(DECKS, 7).fingerprint != GAME.start(DECKS, 8).fingerprint
    assert GAME.start(DECKS, b"7").fingerprint != GAME.start(DECKS, 7).fingerprint


def test_players_have_names() -> None:
    assert GAME.start(DECKS).names == ("Player 1", "Player 2")
    assert GAME.start(DECKS, names=["Ann", "Ben"]).names == ("Ann", "Ben")
    with pytest.raises(cw.BadSetup, match="played by 2 players, and 1 name was given"):
        GAME.start(DECKS, names=["Ann"])


@pytest.mark.parametrize("decks", [(), DECKS[:1], (*DECKS, DECKS[0])])
def test_two_decks_are_needed(decks: Sequence[str]) -> None:
    with pytest.raises(cw.BadSetup, match=f"two players with a deck each: there must be 2 decks, not {len(decks)}"):
        GAME.start(decks)


def test_an_unknown_deck_is_refused_with_a_proposal() -> None:
    with pytest.raises(cw.BadDeck, match="did you mean 'Radiant Argus the Supreme'"):
        GAME.start(["Radiant Argos the Supreme", DECKS[1]])


def test_a_deck_of_another_game_is_refused() -> None:
    deck = cw.DeckList("go", "Stones", (), ())
    with pytest.raises(cw.BadDeck, match="not for keyforge"):
        GAME.start([deck, DECKS[0]])
    with pytest.raises(cw.BadDeck, match="not for keyforge"):
        GAME.check_deck(deck)


def test_options_are_the_games_own() -> None:
    assert GAME.start(DECKS, bidding=True).decision.texts() == ["play deck 0", "play deck 1"]
    assert {GAME.start(DECKS, seed, first=1).decision.player for seed in range(5)} == {1}
    with pytest.raises(cw.BadSetup, match="The game has no option 'biding': did you mean 'bidding'"):
        GAME.start(DECKS, biding=True)
    with pytest.raises(cw.BadSetup, match="its options are first, chooser and bidding"):
        GAME.start(DECKS, zzz=1)
    with pytest.raises(cw.BadSetup, match="The option first must be a whole number from -1 to 1"):
        GAME.start(DECKS, first=2)


def test_options_that_are_not_given_have_their_defaults() -> None:
    known = (SetupOption("lives", 3, 1, 9, "how many lives"), SetupOption("blitz", 0, 0, 1, "whether clocks run"))
    assert checked_options(known, {}) == {"lives": 3, "blitz": 0}
    assert checked_options(known, {"blitz": True}) == {"lives": 3, "blitz": 1}
    with pytest.raises(cw.BadSetup, match="whole number"):
        checked_options(known, {"lives": 2.0})
    with pytest.raises(cw.BadSetup, match="it has no options"):
        checked_options((), {"lives": 2})


def test_a_game_is_one_and_the_same_when_it_is_copied_or_pickled() -> None:
    for game in (GAME, cw.load("krysis").seated(3)):
        for again in (copy.copy(game), copy.deepcopy(game), pickle.loads(pickle.dumps(game))):  # noqa: S301 - our own
            assert again is game
            assert again.encoding is game.encoding


def test_a_game_with_cards_of_ones_own_is_pickled_for_those_who_play_it_too() -> None:
    kyza = cw.load("kyza")
    assert isinstance(kyza, KyzaGame)
    own = kyza.with_cards([*kyza.pool.values()][:1])
    assert copy.deepcopy(own) is own
    pickled = pickle.dumps(own)
    with pytest.raises(cw.BadSave, match=r"^This pickled game is of version '.*' of the rules of Kyza Kards, and only"):
        pickle.loads(pickled)  # noqa: S301 - our own
    registry.replace(own)
    try:
        assert pickle.loads(pickled) is own  # noqa: S301 - our own
    finally:
        registry.restore()


def test_forced_decisions_are_asked_if_wanted() -> None:
    for skip in (True, False):
        m = GAME.start(DECKS, 7, skip_forced=skip)
        rng = Rng(7)
        forced = 0
        for _ in range(100):
            forced += len(m.codes) == 1 and not m.stop
            m.choose(rng.below(len(m.codes)))
        assert (forced == 0) is skip


def test_without_a_log_nothing_is_told() -> None:
    silent, telling = GAME.start(DECKS, 7, log=False), GAME.start(DECKS, 7)
    for m in (silent, telling):
        m.choose("keep hand")
    assert silent.log(0) == []
    assert telling.log(0)
    assert silent.fingerprint == telling.fingerprint


# ---- cards ----------------------------------------------------------------------------------------------------------
def test_cards_are_found_in_any_spelling() -> None:
    assert GAME.cards["Library Access"] is GAME.cards["library access"] is GAME.cards["LIBRARY-ACCESS"]
    assert GAME.cards["Library Access"].key == "115@logos"


def test_cards_are_counted_and_listed() -> None:
    names = list(GAME.cards)
    assert len(names) == len(GAME.cards) == len(set(names)) >= 124
    assert all(GAME.cards[name].name == name for name in names)
    assert repr(GAME.cards["Anger"]) == "<001@brobnar Anger>"


def test_a_card_says_what_it_does() -> None:
    assert GAME.cards["Anger"].text == "Play: Ready a friendly creature and fight with it."
    assert all(GAME.print_by_name(name).text for name in GAME.cards if GAME.print_by_name(name).abilities)


def test_keywords_come_before_abilities() -> None:
    keyworded = [GAME.print_by_name(name) for name in GAME.cards if GAME.print_by_name(name).facts.keywords]
    assert keyworded
    for card in keyworded:
        first, *_ = card.text.splitlines()
        for keyword, value in card.facts.keywords:
            assert (f"{keyword.title()} {value}." if value else f"{keyword.title()}.") in first


def test_an_unknown_card_is_refused_with_a_proposal() -> None:
    with pytest.raises(cw.UnknownCard, match="did you mean 'Anger'"):
        _ = GAME.cards["Angre"]


def test_a_card_that_is_not_there_yet_says_so() -> None:
    absent = next((facts.name for number, facts in all_facts().items() if number not in GAME.implemented), None)
    if absent is None:
        pytest.skip("every card of the set is there")
    with pytest.raises(cw.UnknownCard, match="cannot be played yet"):
        _ = GAME.cards[absent]
