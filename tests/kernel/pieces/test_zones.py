"""Who knows which card, told through KeyForge tables: 0 is "me", 1 the opponent, 2 whoever watches."""

import pytest

from cardwright.games.keyforge.events import Archived, Drew, Looked, Moved, Reset, Revealed, Shuffled
from cardwright.games.keyforge.zones import ARCHIVES, DECK, DISCARD, HAND, LINE, ZONES
from cardwright.kernel.basics.rng import Rng
from tests.games.keyforge.table import Table, side, table

ME, OPPONENT, WATCHER = 0, 1, 2
MINE, THEIRS, WATCHED, ALL = 1 << ME, 1 << OPPONENT, 1 << WATCHER, 7


def known(t: Table, player: int, kind: int) -> list[int]:
    return [t.m.known[card] for card in t.m.zone(player, kind)]


def among(t: Table, card: int) -> list[int]:
    return [other for other in range(len(t.m.prints)) if t.m.among[card] >> other & 1]


def test_hands_are_known_to_their_owners_and_decks_to_nobody() -> None:
    t = table(me=side(hand=["Anger"], line=["Troll"]), opponent=side(hand=["Punch"], discard=["Tremor"]))
    assert known(t, ME, HAND) == [MINE]
    assert known(t, OPPONENT, HAND) == [THEIRS]
    assert set(known(t, ME, DECK)) == {0}
    assert known(t, ME, LINE) == [ALL]
    assert known(t, OPPONENT, DISCARD) == [ALL]


def test_a_card_drawn_is_known_to_its_player_alone() -> None:
    t = table(me=side(deck=["Anger", "Punch"]))
    top = t.m.zone(ME, DECK)[-1]
    t.m.do(Drew(ME, top))
    assert t.m.known[top] == MINE


def test_a_card_put_on_top_of_the_deck_is_known_until_a_shuffle() -> None:
    t = table(me=side(discard=["Anger"], deck=["Punch", "Tremor"]))
    card = t.m.zone(ME, DISCARD)[0]
    t.m.do(Moved(card, ME * ZONES + DECK))
    assert known(t, ME, DECK) == [0, 0, ALL]
    t.m.do(Shuffled(ME))
    assert known(t, ME, DECK) == [0, 0, 0]


def test_a_card_known_on_top_of_the_deck_is_still_known_when_it_is_drawn() -> None:
    t = table(me=side(discard=["Anger"]))
    card = t.m.zone(ME, DISCARD)[0]
    t.m.do(Moved(card, ME * ZONES + DECK))
    t.m.do(Drew(ME, card))
    assert t.m.known[card] == ALL


def test_others_forget_which_card_of_a_hand_was_archived() -> None:
    t = table(opponent=side(hand=["Anger", "Punch", "Tremor"], line=["Troll"]))
    anger, punch, tremor = t.m.zone(OPPONENT, HAND)
    t.m.do(Revealed((anger,)))
    t.m.do(Archived(punch, OPPONENT))
    assert [t.m.known[card] for card in (anger, punch, tremor)] == [THEIRS] * 3
    assert t.m.known[t.find("Troll")] == ALL
    # Anger is one of the three; the others may be anything that is hidden, as before.
    assert among(t, anger) == sorted([anger, punch, tremor])
    assert set(t.m.zone(OPPONENT, DECK)) < set(among(t, punch))


def test_a_lone_card_of_a_hand_is_not_forgotten() -> None:
    t = table(opponent=side(hand=["Anger"]))
    card = t.m.zone(OPPONENT, HAND)[0]
    t.m.do(Revealed((card,)))
    t.m.do(Archived(card, OPPONENT))
    assert t.m.known[card] == ALL


def test_a_card_that_was_shown_before_it_is_archived_stays_known() -> None:
    t = table(opponent=side(hand=["Anger", "Punch"]))
    anger, punch = t.m.zone(OPPONENT, HAND)
    t.m.do(Revealed((anger,)))
    t.m.do(Archived(anger, OPPONENT, shown=True))
    assert t.m.known[anger] == ALL
    assert t.m.known[punch] == THEIRS


def test_others_forget_which_card_of_a_hand_went_on_top_of_the_deck() -> None:
    t = table(opponent=side(hand=["Anger", "Punch"]))
    anger, punch = t.m.zone(OPPONENT, HAND)
    t.m.do(Revealed((anger,)))
    t.m.do(Moved(punch, OPPONENT * ZONES + DECK))
    assert t.m.known[anger] == t.m.known[punch] == THEIRS


def test_a_card_shown_is_taken_for_the_equal_one_that_was_known() -> None:
    t = table("brobnar", me=side(hand=["Troll", "Troll", "Punch"]))
    first, second, _ = t.m.zone(ME, HAND)
    t.m.do(Revealed((first,)))
    t.m.choose(f"play Troll #{2}")
    assert t.m.where[second] == ME * ZONES + LINE
    # They knew of one Troll in that hand and saw one played: whether there is another they cannot tell.
    assert t.m.known[first] == MINE
    assert set(t.m.zone(ME, DECK)) < set(among(t, first))


def test_a_card_shown_does_not_hide_a_different_one_that_was_known() -> None:
    t = table("brobnar", me=side(hand=["Troll", "Bumpsy", "Punch"]), opponent=side(aember=2))
    troll, bumpsy, _ = t.m.zone(ME, HAND)
    t.m.do(Revealed((troll,)))
    t.pick("play Bumpsy")
    assert t.m.known[troll] == t.m.known[bumpsy] == ALL


def test_equal_cards_shown_at_once_are_both_known() -> None:
    t = table(me=side(hand=["Troll", "Troll"]))
    first, second = t.m.zone(ME, HAND)
    t.m.do(Revealed((first,)))
    t.m.do(Revealed((first, second)))
    assert t.m.known[first] == t.m.known[second] == ALL


def test_searching_a_deck_tells_the_player_alone() -> None:
    t = table(me=side(deck=["Anger", "Punch"]))
    t.m.do(Looked(ME, DECK))
    assert known(t, ME, DECK) == [MINE, MINE]
    t.m.do(Shuffled(ME))
    assert known(t, ME, DECK) == [0, 0]


def test_what_was_in_the_discard_pile_is_known_to_be_in_the_new_deck() -> None:
    t = table(me=side(hand=["Anger"], deck=[], discard=["Punch", "Tremor"]))
    pile = t.m.zone(ME, DISCARD)
    t.m.do(Reset(ME))
    assert known(t, ME, DECK) == [0, 0]
    for card in pile:
        assert among(t, card) == sorted(pile)


# ---- handles -----------------------------------------------------------------------------------------------------


def test_a_card_keeps_its_handle_where_all_see_it_go() -> None:
    t = table("brobnar", me=side(line=["Troll"]), opponent=side(line=["Bumpsy"]))
    handle = t.m.handles[t.find("Bumpsy")]
    t.fight("Troll")
    assert t.m.where[t.find("Bumpsy")] == OPPONENT * ZONES + DISCARD
    assert t.m.handles[t.find("Bumpsy")] == handle


@pytest.mark.parametrize("kind", [HAND, DECK, ARCHIVES])
def test_a_card_gets_a_new_handle_on_its_way_into_hiding_and_out_of_it(kind: int) -> None:
    t = table(me=side(discard=["Anger"]))
    card = t.m.zone(ME, DISCARD)[0]
    before = t.m.handles[card]
    t.m.do(Moved(card, ME * ZONES + kind))
    hidden = t.m.handles[card]
    t.m.do(Moved(card, ME * ZONES + DISCARD))
    assert len({before, hidden, t.m.handles[card]}) == 3


def test_a_card_gets_a_new_handle_when_it_is_shown() -> None:
    t = table(me=side(hand=["Anger"]))
    card = t.m.zone(ME, HAND)[0]
    before = t.m.handles[card]
    t.m.do(Revealed((card,)))
    assert t.m.handles[card] != before


def test_handles_do_not_link_equal_cards_through_a_shuffle() -> None:
    """Which of two equal cards is drawn first is even, whatever their handles said before: chi-squared, p > 0.001."""
    first_again = 0
    games = 400
    for seed in range(games):
        t = table(me=side(deck=[], discard=["Troll", "Troll", *["Punch"] * 6]), seed=seed)
        trolls = [card for card in t.m.zone(ME, DISCARD) if t.m.prints[card].name == "Troll"]
        old = [t.m.handles[card] for card in trolls]
        t.m.do(Reset(ME))
        while t.m.zone(ME, DECK):
            t.m.do(Drew(ME, t.m.zone(ME, DECK)[-1]))
        new = [t.m.handles[card] for card in trolls]
        assert not set(old) & set(new)
        first_again += (old[0] < old[1]) == (new[0] < new[1])
    assert (first_again - games / 2) ** 2 / (games / 4) < 10.8


def test_handles_are_the_same_whatever_the_hidden_cards_are() -> None:
    t = table(me=side(hand=["Anger", "Punch"], deck=["Tremor", "Troll", "Bumpsy"]))
    rng = Rng(4)
    handles = {tuple(t.m.sample(OPPONENT, rng).handles) for _ in range(20)}
    assert handles == {tuple(t.m.handles)}


# ---- the barrier of undo ---------------------------------------------------------------------------------------------


def test_nothing_hidden_comes_to_light_by_using_cards() -> None:
    t = table("brobnar", me=side(line=["Troll", "Bumpsy"]), opponent=side(line=["Dust Imp"]))
    barrier = t.m.barrier
    t.reap("Bumpsy")
    t.fight("Troll")
    assert t.m.barrier == barrier


def test_playing_drawing_and_shuffling_bring_something_to_light() -> None:
    t = table("brobnar", me=side(hand=["Punch"], line=["Troll"]))
    barrier = t.m.barrier
    t.play("Punch")
    assert t.m.barrier > barrier
    barrier = t.m.barrier
    t.m.do(Drew(ME, t.m.zone(ME, DECK)[-1]))
    assert t.m.barrier > barrier
    barrier = t.m.barrier
    t.m.do(Shuffled(ME))
    assert t.m.barrier > barrier
    barrier = t.m.barrier
    t.m.do(Revealed(t.m.zone(OPPONENT, DECK)[-1:]))
    assert t.m.barrier > barrier
    barrier = t.m.barrier
    t.m.do(Revealed(t.m.zone(OPPONENT, DECK)[-1:]))
    assert t.m.barrier == barrier, "they knew it already"


def test_cards_of_several_places_are_lost_among_each_other_for_all_but_who_mixed_them() -> None:
    t = table(me=side(line=["Troll"], discard=["Anger", "Punch"]))
    (troll,) = t.m.zone(ME, LINE)
    anger, punch = sorted(t.m.zone(ME, DISCARD), key=lambda card: t.m.prints[card].name)
    t.m.mix((troll, anger), MINE)
    assert [t.m.known[card] for card in (troll, anger, punch)] == [MINE, MINE, ALL]
    assert among(t, troll) == among(t, anger) == sorted([troll, anger])
    t.m.mix((punch,), MINE)
    assert t.m.known[punch] == ALL, "a single card is not lost among itself"
    sampled = {t.m.sample(OPPONENT, Rng(seed)).prints[troll].name for seed in range(12)}
    assert sampled == {"Troll", "Anger"}


def test_copies_share_the_lists_of_places_until_a_card_moves() -> None:
    t = table(me=side(hand=["Anger"], line=["Troll"], discard=["Punch", "Tremor"]))
    (anger,) = t.m.zone(ME, HAND)
    child = t.m.copy()
    assert (child.zones, child.where, child.known, child.handles) == (t.m.zones, t.m.where, t.m.known, t.m.handles)
    assert child.zones is t.m.zones
    grandchild = child.copy()
    child.move(anger, DISCARD)
    assert child.where[anger] == DISCARD
    assert child.known[anger] == ALL
    for other in (t.m, grandchild):
        assert (other.where[anger], other.known[anger]) == (HAND, MINE)
        assert anger not in other.zones[DISCARD]
    shown = t.m.handles[anger]
    grandchild.reveal((anger,), ALL)
    assert (t.m.known[anger], t.m.handles[anger]) == (MINE, shown)
    t.m.reorder(DISCARD, t.m.zones[DISCARD][::-1])
    assert t.m.zones[DISCARD] == grandchild.zones[DISCARD][::-1] != child.zones[DISCARD][:2]
