"""Decks are laid out, changed, and become lists that can be played."""

import pytest

import cardwright as cw
from cardwright import decks
from cardwright.games.kryptik.draft.zones import DECK, POOL
from cardwright.kernel.basics.errors import IllegalOption
from cardwright.reading.lists import list_made
from cardwright.reading.view import Seen
from tests.games.kryptik.draft.drafting import BUILDING, drafted, ends_clean, names


def test_a_legal_deck_of_two_colors_is_laid_out() -> None:
    m = drafted()
    assert m.view(0)["step"] == BUILDING
    assert [len(m.zone(player, DECK)) for player in (0, 1)] == [30, 30]
    assert [len(m.zone(player, POOL)) for player in (0, 1)] == [6, 6]
    assert m.view(1)["players"][0]["areas"]["deck"]["cards"] == []
    assert m.decision.prompt == "Which cards of your pool do you take into your deck?"
    ends_clean(m)


def test_it_is_played_as_it_is_with_one_pick() -> None:
    m = drafted()
    deck = names(m, 0, DECK)
    m.choose("done")
    m.choose("done")
    assert names(m, 0, DECK) == deck
    assert m.over
    assert m.log(0)[-1] == "Everybody has a deck."
    ends_clean(m)


def test_as_many_cards_go_out_as_came_in_at_most() -> None:
    m = drafted()
    deck, pool = names(m, 0, DECK), names(m, 0, POOL)
    two = []
    for _ in range(2):
        two.append(m.decision.options[0].text)
        m.choose(0)
    m.choose("done")
    assert m.decision.prompt == "Which cards of your deck do you leave out? Up to 2."
    out = m.decision.options[0].text
    with pytest.raises(IllegalOption):
        m.choose(two[0])
    m.choose(out)
    m.choose("done")
    m.choose("done")
    taken = [text.removeprefix("take in ").partition(" #")[0] for text in two]
    left = out.removeprefix("leave out ").partition(" #")[0]
    assert sorted([*names(m, 0, DECK), left]) == sorted([*deck, *taken])
    assert sorted([*names(m, 0, POOL), *taken]) == sorted([*pool, left])
    ends_clean(m)


def test_why_a_card_cannot_be_exchanged_now_is_said() -> None:
    m = drafted()
    inside, beside = m.zone(0, DECK)[0], m.zone(0, POOL)[0]
    assert "first say what comes into it" in m.why_not(0, inside)
    m.choose(0)
    m.choose("done")
    assert "is none of the cards that were laid out for your deck" in m.why_not(0, beside)
    ends_clean(m)


def test_the_decks_are_lists_with_which_the_game_is_played() -> None:
    m = drafted()
    assert list_made(Seen(m.game, m.view(0))) is None
    m.choose("done")
    m.choose("done")
    lists = []
    for player in (0, 1):
        made = list_made(Seen(m.game, m.view(player)))
        assert made is not None
        assert made.sections == ("limited", "pool")
        assert sorted(
            [m.game.print_by_key(card.key).name for card in made.cards if card.section == "limited"]
        ) == names(m, player, DECK)
        lists.append(decks.parse(decks.write(made, "json")))
    assert list_made(Seen(m.game, m.view(2))) is None
    duel = cw.load("kryptik").start(lists)
    assert len(duel.prints) == 60
    ends_clean(m)
