"""From two decks to the first turn."""

from collections import Counter

import pytest

from cardwright.games.keyforge.game import GAME
from cardwright.games.keyforge.zones import ARTIFACTS, DECK, DISCARD, HAND, LINE
from cardwright.kernel.basics.errors import BadSetup
from tests.games.keyforge.table import started


@pytest.mark.rule("keyforge:players.two")
@pytest.mark.parametrize("decks", [["argus"], ["argus", "onyx", "gregg"]])
def test_a_game_takes_two_decks(decks: list[str]) -> None:
    with pytest.raises(BadSetup, match="KeyForge is played by two players with a deck each"):
        GAME.start(decks)


@pytest.mark.rule("keyforge:players.two", "keyforge:deck.fixed")
def test_each_player_plays_all_cards_of_their_own_deck_and_no_other() -> None:
    t = started("argus", "onyx")
    for player, name in enumerate(("argus", "onyx")):
        owned = [t.m.printed[card].key for card in range(72) if t.m.owners[card] == player]
        assert Counter(owned) == Counter(f"{card.key}@{card.section}" for card in GAME.find_deck(name).cards)


@pytest.mark.rule("keyforge:setup.supply", "keyforge:setup.keys")
def test_nobody_starts_with_aember_keys_chains_or_cards_in_play() -> None:
    t = started(first=0).pick("keep hand", "keep hand")
    assert t.aember == (0, 0)
    assert t.keys == (0, 0)
    assert t.chains == (0, 0)
    assert t.sizes(LINE) == t.sizes(ARTIFACTS) == t.sizes(DISCARD) == (0, 0)


@pytest.mark.rule("keyforge:setup.keys")
def test_it_takes_three_keys_to_win_so_each_player_has_three() -> None:
    t = started(first=0).pick("keep hand", "keep hand", "house logos", "end turn", "house dis")
    t.m.aember[0] = 6
    t.m.keys[0] = 2
    t.end_turn()
    assert t.m.over
    assert t.keys == (3, 0)


@pytest.mark.rule("keyforge:setup.identity", "keyforge:deck.three-houses")
def test_both_identity_cards_lie_open() -> None:
    t = started("argus", "onyx")
    for viewer in (0, 1, 2):
        me, opponent = t.m.view(viewer)["players"]
        assert me["facts"]["deck"] == "Radiant Argus the Supreme"
        assert me["facts"]["houses"] == ["logos", "sanctum", "untamed"]
        assert opponent["facts"]["deck"] == 'Miss "Onyx" Censorius'
        assert opponent["facts"]["houses"] == ["brobnar", "dis", "shadows"]


@pytest.mark.rule("keyforge:setup.first-player")
def test_chance_makes_either_player_the_first() -> None:
    assert {started(seed=seed).m.first for seed in range(12)} == {0, 1}


@pytest.mark.rule("keyforge:setup.first-player", "keyforge:turn.alternate")
@pytest.mark.parametrize("first", [0, 1])
def test_the_first_player_takes_the_first_turn_and_then_they_alternate(first: int) -> None:
    t = started(first=first).pick("keep hand", "keep hand")
    turns = []
    for _ in range(4):
        turns.append(t.m.active)
        t.pick(t.offered[0]).end_turn()
    assert turns == [first, 1 - first, first, 1 - first]


@pytest.mark.rule("keyforge:setup.loser-chooses")
@pytest.mark.parametrize(("order", "first"), [("go first", 1), ("go second", 0)])
def test_in_a_series_the_loser_of_the_last_game_chooses_who_is_first(order: str, first: int) -> None:
    t = started(chooser=1)
    assert t.m.decision.player == 1
    assert t.offered == ["go first", "go second"]
    t.pick(order)
    assert t.m.decision.player == first
    assert len(t.m.zone(first, HAND)) == 7
    t.pick("keep hand", "keep hand")
    assert t.m.active == first


@pytest.mark.rule("keyforge:setup.shuffle", "keyforge:setup.cut", "keyforge:ruling.cut")
def test_the_key_shuffles_the_decks_and_nobody_knows_their_order() -> None:
    order = {seed: started(seed=seed, first=0).names(0, DECK) for seed in range(4)}
    assert len({tuple(names) for names in order.values()}) == 4
    assert started(seed=2, first=0).names(0, DECK) == order[2]
    t = started(first=0)
    assert all(t.m.known[card] == 0 for player in (0, 1) for card in t.m.zone(player, DECK))
    assert t.m.view(0)["players"][0]["areas"]["deck"] == {"count": 29, "cards": []}


@pytest.mark.rule("keyforge:setup.hands")
@pytest.mark.parametrize(("first", "hands"), [(0, (7, 6)), (1, (6, 7))])
def test_the_first_player_draws_seven_the_other_six(first: int, hands: tuple[int, int]) -> None:
    t = started(first=first)
    assert t.sizes(HAND) == hands
    assert t.sizes(DECK) == (36 - hands[0], 36 - hands[1])


@pytest.mark.rule("keyforge:setup.mulligan.order", "keyforge:setup.mulligan", "keyforge:setup.mulligan.once")
def test_each_player_may_mulligan_once_the_first_player_first() -> None:
    t = started(first=1)
    assert t.m.decision.player == 1
    assert t.offered == ["keep hand", "mulligan"]
    t.pick("mulligan")
    assert t.sizes(HAND) == (6, 6)
    assert t.sizes(DECK) == (30, 30)
    assert t.m.decision.player == 0
    t.pick("mulligan")
    assert t.sizes(HAND) == (5, 6)
    assert t.m.active == 1
    assert t.offered == ["house brobnar", "house dis", "house shadows"]
    t.pick("house dis").ends_clean()


@pytest.mark.rule("keyforge:setup.mulligan")
def test_a_mulligan_shuffles_the_old_hand_back() -> None:
    drawn = set()
    for seed in range(4):
        t = started(seed=seed, first=0)
        before = t.hand
        t.pick("mulligan")
        assert len(t.hand) == 6
        drawn.add(t.hand == before)
        assert len(set(t.m.zone(0, DECK)) | set(t.m.zone(0, HAND))) == 36
    assert drawn == {False}


@pytest.mark.rule("keyforge:setup.quickstart")
def test_every_game_offers_the_mulligan() -> None:
    assert "mulligan" in started().offered
    assert "mulligan" in started(bidding=1).pick("play deck 0", "bid 0", "pass").offered
