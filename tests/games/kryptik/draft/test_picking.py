"""Boosters go round, and cards are picked in secret."""

import pytest

from cardwright.games.kryptik.draft.zones import DECK, PACK, POOL, UNOPENED
from tests.games.kryptik.draft.drafting import begun, drafted, ends_clean, names, pick


def test_each_player_opens_a_booster_that_nobody_else_sees() -> None:
    m = begun(3)
    for player in range(3):
        assert len(m.zone(player, PACK)) == 12
        assert len(m.zone(player, UNOPENED)) == 36
        own, *others = [m.view(player)["players"][(player + i) % 3]["areas"]["pack"] for i in range(3)]
        assert sorted([face["name"] for face in own["cards"]]) == names(m, player, PACK)
        assert [area["cards"] for area in others] == [[], []]
        assert [area["count"] for area in others] == [12, 12]
    assert m.decision.prompt == "Which card do you pick? This is booster 1 of 4."
    ends_clean(m)


def test_what_is_left_goes_to_the_left_and_every_second_booster_to_the_right() -> None:
    m = begun(3)
    for round_, step in ((1, 1), (2, -1)):
        held = [names(m, player, PACK) for player in range(3)]
        pick(m, *[cards[0] for cards in held])
        for player in range(3):
            assert names(m, (player + step) % 3, PACK) == held[player][1:]
            assert held[player][0] in names(m, player, POOL)
        while m.turn == round_:
            pick(m)
    ends_clean(m)


def test_picks_are_secret_and_open_in_any_order() -> None:
    one, other = begun(), begun()
    before = one.view(1)["players"]
    one.choose(3, player=0)
    assert one.view(1)["players"] == before
    one.choose(5, player=1)
    other.choose(5, player=1)
    other.choose(3, player=0)
    assert one.fingerprint == other.fingerprint
    ends_clean(one)


def test_who_handed_a_booster_on_knows_what_is_in_it_but_not_what_is_taken() -> None:
    m = begun()
    mine = names(m, 0, PACK)
    pick(m, mine[0])
    theirs = m.view(0)["players"][1]["areas"]
    assert sorted([face["name"] for face in theirs["pack"]["cards"]]) == mine[1:]
    assert theirs["pool"]["cards"] == []
    m.choose(f"pick {names(m, 0, PACK)[0]}")
    m.choose(f"pick {mine[4]}")
    assert m.view(0)["players"][1]["areas"]["pool"]["cards"] == []
    assert m.view(0)["players"][1]["areas"]["pool"]["count"] == 2
    assert not [line for line in m.log(0) if line.startswith("Player 2 picks")]
    assert f"You pick {mine[0]}." in m.log(0)
    ends_clean(m)


def test_the_last_card_of_a_booster_is_nobodys_choice() -> None:
    m = begun()
    while len(m.zone(0, PACK)) > 2:
        pick(m)
    assert m.turn == 1
    pick(m)
    assert m.turn == 2
    assert [len(m.zone(player, POOL)) for player in (0, 1)] == [12, 12]
    ends_clean(m)


@pytest.mark.parametrize("boosters", [3, 5])
def test_as_many_boosters_are_opened_as_was_agreed(boosters: int) -> None:
    m = begun(boosters=boosters)
    while not m.zone(0, DECK):
        pick(m)
    assert m.turn == boosters
    assert [len(m.zone(player, POOL)) + len(m.zone(player, DECK)) for player in (0, 1)] == [12 * boosters] * 2
    ends_clean(m)


def test_a_card_that_is_not_in_the_booster_cannot_be_picked() -> None:
    m = drafted()
    assert "You pick a card of the booster that you hold." not in m.why_not(0, m.zone(0, POOL)[0])
    m = begun()
    pick(m)
    assert m.why_not(0, m.zone(0, POOL)[0]) == "You pick a card of the booster that you hold."
    ends_clean(m)


def test_whoever_leaves_takes_the_own_cards_along_and_the_others_go_on() -> None:
    m = begun(3)
    pick(m)
    m.choose(0)
    m.concede(1)
    assert m.seats == (0, 2)
    assert not [card for kind in (POOL, PACK, UNOPENED) for card in m.zone(1, kind)]
    held = names(m, 2, PACK)
    while len(m.zone(0, PACK)) == 11:
        m.choose(0)
    assert len(set(held) & set(names(m, 0, PACK))) == 10
    m.concede(0)
    assert m.outcome is not None
    assert m.outcome.winners == (2,)
    ends_clean(m)
