"""Verbs, clauses, and sentences put together of them."""

import pytest

from cardwright.kernel.grammar import (
    ALL,
    BARE,
    EACH,
    YOUR_OPPONENT,
    YOURSELF,
    About,
    Amount,
    Apart,
    Back,
    Bound,
    By,
    Chain,
    Clause,
    Does,
    May,
    Noun,
    Person,
    Phrase,
    Quoted,
    Reaching,
    Row,
    Sentences,
    Shared,
    There,
    This,
    Titled,
    Under,
    order,
    printed,
    states,
    together,
)

CARD = Amount(1, "card")
DRAW = order("draw", CARD)
DISCARD = order("discard", Noun("card", after=("from", Noun("hand", of=YOURSELF, mere=True))))
ATTACKS = Clause(This(), Does("attack"))


def opponent(verb: str, *parts: str | Phrase) -> Clause:
    """Something that your opponent does."""
    return Clause(YOUR_OPPONENT, Does(verb, parts))


@pytest.mark.parametrize(
    ("phrase", "text"),
    [
        (DRAW, "draw a card"),
        (DRAW.told(), "you draw a card"),
        (opponent("draw", CARD), "your opponent draws a card"),
        (Clause(Person("opponents", many=True), Does("draw", (CARD,))), "opponents draw a card"),
        (Clause(Noun("creature", EACH), Does("capture", ("1 æmber",))), "each creature captures 1 æmber"),
        (Clause(Noun("creature", ALL), Does("be", ("ready",))), "all creatures are ready"),
        (ATTACKS, "this card attacks"),
        (ATTACKS.denied(), "this card does not attack"),
        (Clause(YOUR_OPPONENT, Does("forge", ("a key",), past="forged")), "your opponent forged a key"),
        (Clause(Back(), Does("be", ("destroyed",))).denied(), "it is not destroyed"),
        (states(YOURSELF, "have", "æmber").denied(), "you do not have æmber"),
        (states(Noun("creature", BARE), "fight", modal="cannot"), "creatures cannot fight"),
        (states(YOURSELF, "use", Back(), modal="may"), "you may use it"),
    ],
)
def test_verbs_agree_with_their_subjects(phrase: Phrase, text: str) -> None:
    assert printed(phrase) == text


@pytest.mark.parametrize(
    ("phrase", "text"),
    [
        (Chain((DRAW, DISCARD)), "draw a card, then discard a card from your hand"),
        (Chain((DRAW, DRAW, DRAW)), "draw a card, draw a card, then draw a card"),
        (Chain((DRAW,)), "draw a card"),
        (Chain((May(DRAW), DISCARD)), "you may draw a card; then discard a card from your hand"),
        (Chain((Reaching(("twice:", DRAW)), DRAW, DRAW)), "twice: draw a card; then draw a card, then draw a card"),
        (Chain((Chain((DRAW, ATTACKS), "or"), DRAW), "and"), "either draw a card or this card attacks and draw a card"),
        (Sentences((DRAW, DISCARD)), "draw a card. Discard a card from your hand"),
        (Under("if", DRAW, DISCARD), "if you draw a card, discard a card from your hand"),
        (Under("if", Chain((DRAW, ATTACKS), "or"), DRAW), "if you draw a card or this card attacks, draw a card"),
        (
            Under("while", states(YOUR_OPPONENT, "have", "a key"), states(YOUR_OPPONENT, "draw", modal="cannot")),
            "while your opponent has a key, they cannot draw",
        ),
        (There(Noun("creature")), "there is a creature"),
        (There(Noun("creature", n=2)), "there are 2 creatures"),
        (Titled("Play", DRAW), "Play: Draw a card."),
        (Titled("", Sentences((DRAW, DRAW))), "Draw a card. Draw a card."),
        (states(This(), "gain", Quoted(Titled("Reap", DRAW), "creature")), "this card gains “Reap: Draw a card.”"),
        (
            states(Noun("creature", BARE), "gain", Quoted(Under("if", ATTACKS, order("ready", This())), "creature")),
            "creatures gain “If this creature attacks, ready it.”",
        ),
        (Titled("", states(This(), "gain", Quoted(DRAW, "creature"))), "This card gains “Draw a card.”"),
        (Row(("until the end of the turn", ",", DRAW)), "until the end of the turn, draw a card"),
    ],
)
def test_clauses_go_together(phrase: Phrase, text: str) -> None:
    assert printed(phrase) == text


@pytest.mark.parametrize(
    ("phrase", "text"),
    [
        (May(DRAW), "you may draw a card"),
        (May(Chain((DRAW, DISCARD))), "you may draw a card, then discard a card from your hand"),
        (May(DISCARD, YOUR_OPPONENT), "your opponent may discard a card from your hand"),
        (May(Under("if", ATTACKS, DRAW)), "if this card attacks, you may draw a card"),
        (May(opponent("draw", CARD)), "you may have your opponent draw a card"),
        (May(Clause(Noun("creature"), Does("be", ("stunned",)))), "you may have a creature be stunned"),
        (By(YOUR_OPPONENT, May(DISCARD)), "your opponent may discard a card from their hand"),
        (By(YOUR_OPPONENT, DISCARD), "your opponent discards a card from their hand"),
        (
            By(YOUR_OPPONENT, Chain((DRAW, DISCARD))),
            "your opponent draws a card, then they discard a card from their hand",
        ),
        (By(YOUR_OPPONENT, order("deal 2 damage to", YOUR_OPPONENT)), "your opponent deals 2 damage to you"),
        (Sentences((By(YOUR_OPPONENT, DISCARD), DRAW)), "your opponent discards a card from their hand. Draw a card"),
    ],
)
def test_somebody_else_does_what_you_do(phrase: Phrase, text: str) -> None:
    assert printed(phrase) == text


def test_what_has_one_subject_says_it_once() -> None:
    taunt, elusive = (states(This(), "ignore", word) for word in ("taunt", "elusive"))
    assert printed(together((taunt, elusive))) == "this card ignores taunt and ignores elusive"
    assert printed(together((taunt, states(YOURSELF, "win")))) == "this card ignores taunt and you win"
    assert printed(together((taunt,))) == "this card ignores taunt"
    cannot = [states(Noun("creature", BARE), verb, modal="cannot") for verb in ("fight", "reap")]
    assert printed(Shared(tuple(cannot))) == "creatures cannot fight and reap"


def test_what_happens_another_time_leaves_it_what_it_was() -> None:
    choose = order("choose", Bound(Noun("artifact")))
    whenever = Under("whenever", Clause(Bound(Noun("creature")), Does("fight")), order("ready", Back()))
    destroy = order("destroy", Back())
    assert printed(Sentences((choose, Apart(whenever), destroy))) == (
        "choose an artifact. Whenever a creature fights, ready it. Destroy that artifact"
    )


@pytest.mark.parametrize(
    ("phrase", "text"),
    [
        (There(Noun("creature")), "there are no creatures"),
        (There(Noun("creature", n=2)), "there are not 2 creatures"),
        (There(Noun("creature", n="exactly 1")), "there is not exactly 1 creature"),
        (Row(("a coin shows", "heads")), "it is not so that a coin shows heads"),
        (Row(("it rains",)).denied(), "it rains"),
        (There(Noun("creature", n=2)).denied(), "there are 2 creatures"),
        (states(YOURSELF, "do"), "you do not"),
        (states(YOURSELF, "have", "a card"), "you do not have a card"),
        (states(YOURSELF, "have played", "a card"), "you have not played a card"),
        (states(YOUR_OPPONENT, "have played", "a card"), "your opponent has not played a card"),
        (states(Noun("card", n="exactly 1"), "be ready"), "it is not so that exactly 1 card is ready"),
        (Clause(This(), Does("forge", past="forged")), "this card did not forge"),
        (states(YOUR_OPPONENT, "do"), "your opponent does not"),
        (Chain((DRAW, ATTACKS), "and"), "you do not draw a card or this card does not attack"),
        (Chain((DRAW, ATTACKS), "or"), "you do not draw a card and this card does not attack"),
    ],
)
def test_the_contrary(phrase: Phrase, text: str) -> None:
    assert printed(phrase.denied()) == text


@pytest.mark.parametrize(
    ("phrase", "actor"),
    [
        (DRAW, None),
        (opponent("draw"), YOUR_OPPONENT),
        (ATTACKS, None),
        (May(DRAW), None),
        (May(DRAW, YOUR_OPPONENT), YOUR_OPPONENT),
        (By(YOUR_OPPONENT, DRAW), YOUR_OPPONENT),
        (Chain((DRAW, opponent("draw"))), YOUR_OPPONENT),
        (Sentences((opponent("draw"), DRAW)), None),
        (Row(("draw",)), None),
    ],
)
def test_who_does_it(phrase: Phrase, actor: Phrase | None) -> None:
    assert phrase.actor() == actor


def test_a_subject_may_be_named_by_what_is_said_of_it() -> None:
    gets = states(Back(), "get", "+1 power")
    assert printed(About(Noun("creature"), gets)) == "a creature gets +1 power"
    assert printed(About(Noun("creature"), Chain((gets, order("ready", Back()))))) == (
        "a creature gets +1 power, then ready it"
    )
    assert printed(Sentences((About(Noun("creature"), DRAW), order("ready", Back())))) == "draw a card. Ready it"
