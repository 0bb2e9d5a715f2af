"""Which card is still the same one, and what it was when it left."""

from tests.toys.duel_match import DECK, FIELD, GRAVE, ZONES, Entered, Hurt, Left, OnField
from tests.toys.duel_table import cast, find, laid_out, passes, where

MOURNERS = {"field": ["Mourner", "Captain"]}


def test_what_leaves_and_comes_back_is_another() -> None:
    m = laid_out({"field": ["Ox"]}, {})
    ox = find(m, "Ox", 0)
    stamp = m.stamps[ox]
    m.do(Left(ox, GRAVE))
    assert not m.is_same(ox, stamp)
    m.do(Entered(ox))
    assert not m.is_same(ox, stamp)


def test_a_card_that_only_changes_sides_is_the_same() -> None:
    m = laid_out({"field": ["Ox"]}, {})
    ox = find(m, "Ox", 0)
    stamp = m.stamps[ox]
    m.move(ox, ZONES + FIELD)
    assert m.is_same(ox, stamp)
    assert m.place_of(m.stack) not in {m.place_of(zone) for zone in range(m.stack)}


def test_a_pile_that_goes_under_cover_as_a_whole_has_new_cards_there() -> None:
    m = laid_out({"grave": ["Ox", "Mourner"], "field": ["Captain"]}, {})
    pile, deck, captain = m.zones[GRAVE], m.zones[DECK], find(m, "Captain")
    stamps = {card: m.stamps[card] for card in [*pile, *deck, captain]}
    m.hide_all(GRAVE, DECK)
    assert m.zones[GRAVE] == ()
    assert m.zones[DECK] == deck + pile, "in the order in which it lay, on top"
    assert not [card for card in pile if m.is_same(card, stamps[card])]
    assert not [card for card in [*deck, captain] if not m.is_same(card, stamps[card])]


def test_what_it_was_is_remembered_while_it_is_elsewhere() -> None:
    m = laid_out(MOURNERS, {})
    mourner = find(m, "Mourner")
    stamp = m.stamps[mourner]
    m.do(Hurt(mourner, 1))
    m.remember(mourner)
    m.do(Hurt(mourner, 1))
    m.do(Left(mourner, GRAVE))
    was = m.last_known(stamp)
    assert was is not None
    assert (was.card, was.zone % ZONES, was.facts) == (mourner, FIELD, (0, 3))
    assert isinstance(was.state, OnField)
    assert was.state.damage == 1
    assert m.last_known(m.stamps[mourner]) is None
    m.forget_departed()
    assert m.last_known(stamp) is None


def test_who_dies_together_with_what_empowered_it_had_that_power() -> None:
    m = laid_out({**MOURNERS, "hand": ["Twin Bolt"], "wells": ["Spring", "Spring"]}, {})
    m.do(Hurt(find(m, "Mourner"), 1))
    cast(m, "Twin Bolt", "Mourner", "Captain")
    passes(m, 2)
    assert (where(m, "Mourner"), where(m, "Captain")) == ("grave", "grave")
    passes(m, 2)
    assert m.life == [5, 2]  # not 3: it still had the Captain's power


def test_an_ability_waits_for_the_death_that_set_it_off() -> None:
    m = laid_out({"field": ["Mourner"]}, {})
    mourner = find(m, "Mourner")
    m.do(Hurt(mourner, 9))
    m.run()
    assert [item.act.source for item in m.pile] == [mourner]
    m.do(Entered(mourner))  # it is back before its first death has been mourned
    m.change(mourner).damage = 9
    m.frames[-1].op.step(m, m.frames[-1])
    while m.pile:
        passes(m)
    assert m.life == [5, 1]


def test_a_copy_has_stamps_and_memories_of_its_own() -> None:
    m = laid_out({"field": ["Ox"]}, {})
    ox = find(m, "Ox", 0)
    stamp = m.stamps[ox]
    child = m.copy()
    child.remember(ox)
    child.do(Left(ox, GRAVE))
    assert m.is_same(ox, stamp)
    assert m.last_known(stamp) is None
    assert child.last_known(stamp) is not None
    assert not child.is_same(ox, stamp)
