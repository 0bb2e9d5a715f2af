"""Nouns, players, what is mentioned again, amounts."""

import pytest

from cardwright.kernel.grammar import (
    ALL,
    BARE,
    EACH,
    NO,
    NONE,
    ONE,
    TARGET,
    THAT,
    THE,
    THIS,
    YOUR_OPPONENT,
    YOURSELF,
    A,
    Amount,
    Back,
    Bound,
    Chain,
    Clause,
    Does,
    Doing,
    Nominal,
    Noun,
    OneOfThem,
    Owners,
    Person,
    Phrase,
    Row,
    Self,
    Sentences,
    Several,
    This,
    order,
    printed,
    singly,
    states,
)

NEIGHBOR = Noun("neighbor", BARE, of=Back())
FLANK = ("on", Noun("flank", mere=True))
AEMBER = ("with æmber on", Self())


@pytest.mark.parametrize(
    ("noun", "text"),
    [
        (Noun("creature"), "a creature"),
        (Noun("creature", NONE), "creature"),
        (Noun("creature", before=("enemy",)), "an enemy creature"),
        (Noun("creature", BARE, before=("undamaged", "friendly", "Knight")), "undamaged friendly Knight creatures"),
        (Noun("creature", n=2), "2 creatures"),
        (Noun("creature", n="that many"), "that many creatures"),
        (Noun("creature", n="exactly 1"), "exactly 1 creature"),
        (Noun("creature", n=3, up_to=True), "up to 3 creatures"),
        (Noun("creature", up_to=True), "up to 1 creature"),
        (Noun("creature", n=2, apiece=True), "each of 2 creatures"),
        (Noun("creature", n=2, up_to=True, apiece=True), "each of up to 2 creatures"),
        (Noun("creature", apiece=True), "a creature"),
        (Noun("creature", EACH), "each creature"),
        (Noun("creature", ALL), "all creatures"),
        (Noun("creature", NO), "no creatures"),
        (Noun("creature", THIS), "this creature"),
        (Noun("creature", THIS, n=2), "these 2 creatures"),
        (Noun("creature", THAT, n="many"), "those many creatures"),
        (Noun("creature", THE, before=("most powerful",)), "the most powerful creature"),
        (Noun("creature", THE, n=3, before=("most powerful",)), "the 3 most powerful creatures"),
        (Noun("creature", TARGET, before=("enemy",)), "target enemy creature"),
        (Noun("creature", TARGET, n=2, up_to=True), "up to 2 target creatures"),
        (Noun("creature", other=True), "another creature"),
        (Noun("creature", NONE, other=True), "other creature"),
        (Noun("creature", n=2, other=True), "2 other creatures"),
        (Noun("creature", EACH, other=True, before=("undamaged",)), "each other undamaged creature"),
        (Noun("creature", ALL, other=True, before=("friendly",)), "all other friendly creatures"),
        (Noun("creature", TARGET, other=True), "another target creature"),
        (Noun("creature", TARGET, n=2, up_to=True, other=True), "up to 2 other target creatures"),
        (Noun("creature", after=FLANK), "a creature on a flank"),
        (Noun("creature", n=2, after=FLANK), "2 creatures on a flank"),
        (Noun("creature", EACH, after=AEMBER), "each creature with æmber on it"),
        (Noun("creature", ALL, after=AEMBER), "all creatures with æmber on them"),
        (Noun("creature", THE, n=2, after=AEMBER), "the 2 creatures with æmber on them"),
        (Noun("hand", of=YOURSELF), "your hand"),
        (Noun("hand", of=YOUR_OPPONENT), "your opponent's hand"),
        (
            Noun("card", after=("from", Noun("discard pile", of=YOUR_OPPONENT))),
            "a card from your opponent's discard pile",
        ),
        (Noun("key", n=2, of=YOURSELF), "2 of your keys"),
        (Noun("damage", NONE, n=2, mass=True), "2 damage"),
        (NEIGHBOR, "its neighbors"),
        (Noun("neighbor", ONE, of=Back()), "one of its neighbors"),
        (Noun("neighbor", BARE, of=Back(), apiece=True), "each of its neighbors"),
        (Noun("neighbor", of=Back(), before=("other",)), "its other neighbor"),
        (Noun("neighbor", n=2, up_to=True, of=Back()), "up to 2 of its neighbors"),
    ],
)
def test_nouns(noun: Nominal, text: str) -> None:
    assert printed(noun) == text


@pytest.mark.parametrize(
    ("noun", "text"),
    [
        (Noun("creature", ALL), "each creature"),
        (Noun("creature", EACH), "each creature"),
        (Noun("creature"), "a creature"),
        (Noun("creature", n=2), "each of 2 creatures"),
        (NEIGHBOR, "each of its neighbors"),
        (Back(many=True), "each of them"),
        (Back(), "it"),
        (This(), "this card"),
    ],
)
def test_what_is_done_to_one_after_the_other(noun: Nominal, text: str) -> None:
    assert printed(singly(noun)) == text


@pytest.mark.parametrize(
    ("row", "text"),
    [
        (Several((Noun("artifact"), Noun("creature", after=FLANK)), "or"), "an artifact or a creature on a flank"),
        (Several((This(), Noun("neighbor", BARE, of=This()))), "this card and its neighbors"),
        (Several((Noun("key"), Noun("chain"), Noun("card"))), "a key, a chain and a card"),
    ],
)
def test_rows(row: Nominal, text: str) -> None:
    assert printed(row) == text


def test_a_row_is_mentioned_again_as_one() -> None:
    either = Several((Noun("artifact"), Noun("creature")), "or")
    both = Several((Bound(Noun("creature")), NEIGHBOR), head="creature")
    assert printed(Chain((order("stun", Bound(both)), order("ready", Back())))) == (
        "stun a creature and its neighbors, then ready them"
    )
    assert printed(states(either, "be", "ready")) == "an artifact or a creature is ready"
    assert printed(states(both, "be", "ready")) == "a creature and its neighbors are ready"


@pytest.mark.parametrize(
    ("amount", "text"),
    [
        (Amount(1, "card"), "a card"),
        (Amount(2, "card"), "2 cards"),
        (Amount(1, "damage", mass=True), "1 damage"),
        (Amount("that much", "damage", mass=True), "that much damage"),
        (Amount("that many", "card"), "that many cards"),
        (
            Amount(1, "card", ("for", Noun("creature", EACH, after=AEMBER))),
            "a card for each creature with æmber on it",
        ),
    ],
)
def test_amounts(amount: Phrase, text: str) -> None:
    assert printed(amount) == text


@pytest.mark.parametrize(
    ("who", "text"),
    [
        (YOURSELF, "you lose all of your æmber"),
        (YOUR_OPPONENT, "your opponent loses all of their æmber"),
        (Person("each player"), "each player loses all of their æmber"),
        (Person("each player", after=("with a key",)), "each player with a key loses all of their æmber"),
        (Person("opponents", many=True), "opponents lose all of their æmber"),
        (Person("owner", Back()), "its owner loses all of their æmber"),
        (Person("opponent", Person("controller", Back())), "its controller's opponent loses all of their æmber"),
    ],
)
def test_players_do_something_with_what_is_theirs(who: Nominal, text: str) -> None:
    assert printed(states(who, "lose all of", Noun("æmber", of=Doing(), mass=True))) == text


def test_one_of_several_is_meant_from_then_on() -> None:
    archive = order("archive", Bound(Noun("creature", n=3)))
    put = Chain((states(OneOfThem(), "leave"), order("purge", Back())), "and")
    assert printed(Sentences((archive, put))) == "archive 3 creatures. One of them leaves and purge it"


def test_each_of_several_that_are_gone_through_is_meant_in_its_turn() -> None:
    each = Bound(singly(Back(many=True)), one=True)
    assert printed(Row(("for", each, ",", order("purge", Back())))) == "for each of them, purge it"


@pytest.mark.parametrize(
    ("place", "text"),
    [
        (Owners("hand"), "its owner's hand"),
        (Owners("hand", many=True), "their owners' hands"),
        (Owners("control", many=True, mass=True), "their owners' control"),
    ],
)
def test_a_place_of_owners_is_one_or_several(place: Owners, text: str) -> None:
    assert printed(place) == text


def test_an_owner_of_something_else_is_somebody_else() -> None:
    both = Chain(
        (
            order("purge", Bound(Noun("creature"))),
            Clause(Person("owner", Back()), Does("draw", (Amount(1, "card"),))),
            order("purge", Bound(Noun("artifact"))),
            Clause(Person("owner", Back()), Does("draw", (Amount(2, "card"),))),
        )
    )
    assert printed(both) == (
        "purge a creature, its owner draws a card, purge an artifact, then that artifact's owner draws 2 cards"
    )


def test_determiners_are_words_of_their_own() -> None:
    assert len({A, BARE, ALL, EACH, NO, NONE, THE, THIS, THAT, TARGET, ONE}) == 11
