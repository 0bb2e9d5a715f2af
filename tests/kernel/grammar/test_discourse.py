"""When a pronoun is safe, and what stands where it is not."""

import pytest

from cardwright.kernel.grammar import (
    ALL,
    BARE,
    EACH,
    ONE,
    THE,
    YOUR_OPPONENT,
    YOURSELF,
    Amount,
    Back,
    Bound,
    Chain,
    Clause,
    Discourse,
    Does,
    Noun,
    Person,
    Phrase,
    Row,
    Self,
    Sentences,
    Several,
    This,
    Titled,
    Under,
    order,
    printed,
    states,
)

CREATURE = Bound(Noun("creature"))
ENEMY = Bound(Noun("creature", before=("enemy",), epithet="chosen enemy"))
CONTROLLER = Person("controller", Back())
FRIEND = Bound(Bound(Noun("creature"), "friend"))
FOE = Bound(Noun("creature", THE, after=(Clause(This(), Does("fight")),)))
MARKED = Bound(Noun("creature", ALL, after=("with æmber on", Self())))

EXHAUST = order("exhaust", CREATURE)
STUN_IT = order("stun", Back())
DRAW = order("draw", Amount(1, "card"))
OPPONENT_LOSES = Clause(YOUR_OPPONENT, Does("lose", ("1 æmber",)))


def text_of(*sentences: Phrase) -> str:
    """A whole text, in which everything that is meant has to be mentioned."""
    return printed(Titled("", Sentences(sentences)), alone=False)


@pytest.mark.parametrize(
    ("sentences", "text"),
    [
        ((EXHAUST, STUN_IT), "Exhaust a creature. Stun it."),
        ((order("exhaust", Bound(This())), STUN_IT), "Exhaust this card. Stun it."),
        ((order("exhaust", Bound(Noun("creature", ALL))), STUN_IT), "Exhaust all creatures. Stun them."),
        ((EXHAUST, DRAW, STUN_IT), "Exhaust a creature. Draw a card. Stun that creature."),
        (
            (Chain((EXHAUST, order("destroy", ENEMY))), STUN_IT),
            "Exhaust a creature, then destroy an enemy creature. Stun the chosen enemy creature.",
        ),
        (
            (order("choose", FRIEND), order("ready", Bound(Noun("card"))), order("stun", Back("friend"))),
            "Choose a creature. Ready a card. Stun the friend.",
        ),
        (
            (EXHAUST, Row(("for", Noun("creature", EACH, before=("damaged",)), ",", STUN_IT))),
            "Exhaust a creature. For each damaged creature, stun the chosen creature.",
        ),
        (
            (Under("whenever", states(ENEMY, "be destroyed fighting", This()), order("purge", Back())),),
            "Whenever an enemy creature is destroyed fighting this card, purge that creature.",
        ),
        (
            (
                order("deal 3 damage to", Bound(Noun("creature", after=("on", Noun("flank", mere=True))))),
                order("stun", Bound(Noun("neighbor", ONE, of=Back()))),
                order("stun", Bound(Noun("neighbor", of=Back(), before=("other",)))),
            ),
            "Deal 3 damage to a creature on a flank. Stun one of its neighbors. Stun that neighbor's other neighbor.",
        ),
        (
            (order("stun", Several((FOE, Noun("neighbor", BARE, of=Back())))),),
            "Stun the creature this card fights and that creature's neighbors.",
        ),
        (
            (Under("while", states(This(), "attack", CREATURE), states(This(), "get", "+1 power")),),
            "While this card attacks a creature, it gets +1 power.",
        ),
        (
            (Under("if", states(YOUR_OPPONENT, "have", "a key"), OPPONENT_LOSES),),
            "If your opponent has a key, they lose 1 æmber.",
        ),
        (
            (Row(("for", Noun("creature", EACH), ",", Clause(ENEMY, Does("capture 1 æmber from", (CONTROLLER,))))),),
            "For each creature, an enemy creature captures 1 æmber from its controller.",
        ),
        (
            (EXHAUST, Clause(Person("owner", Back()), Does("draw", (Amount(1, "card"),)))),
            "Exhaust a creature. Its owner draws a card.",
        ),
        ((OPPONENT_LOSES, OPPONENT_LOSES), "Your opponent loses 1 æmber. Your opponent loses 1 æmber."),
        (
            (order("choose", MARKED), Clause(Back(), Does("be", ("dealt 1 damage",)))),
            "Choose all creatures with æmber on them. They are dealt 1 damage.",
        ),
        ((Clause(YOURSELF, Does("win")),), "Win."),
    ],
)
def test_a_pronoun_stands_where_it_is_safe(sentences: tuple[Phrase, ...], text: str) -> None:
    assert text_of(*sentences) == text


def test_what_was_never_mentioned_is_a_mistake() -> None:
    with pytest.raises(LookupError, match="nothing before is “it”"):
        text_of(order("destroy", Back()))
    with pytest.raises(LookupError, match="nothing before is “friend”"):
        text_of(order("destroy", CREATURE), order("ready", Back("friend")))


def test_a_part_alone_says_it() -> None:
    assert printed(order("destroy", Back())) == "destroy it"
    assert printed(order("destroy", Back(many=True))) == "destroy them"
    assert printed(order("destroy", Back("friend"))) == "destroy the friend"
    assert printed(order("deal 1 damage to", Back(many=True, apiece=True))) == "deal 1 damage to each of them"
    assert printed(Clause(Person("owner", Back()), Does("draw"))) == "its owner draws"


def test_this_is_what_the_discourse_is_about() -> None:
    assert This().said(Discourse("creature")) == "this creature"
    assert printed(This()) == "this card"


def test_pieces_stand_apart_but_for_stops() -> None:
    d = Discourse()
    assert d.row(("draw", "", "a card", ",", "then", Row(()), "win", ".")) == "draw a card, then win."
