"""Words and their forms."""

import pytest

from cardwright.kernel.grammar.forms import capital, counted, plural, possessive, third_person, with_article


@pytest.mark.parametrize(
    ("verb", "form"),
    [
        ("draw", "draws"),
        ("lose", "loses"),
        ("pay", "pays"),
        ("carry on", "carries on"),
        ("pass", "passes"),
        ("search", "searches"),
        ("go", "goes"),
        ("have", "has"),
        ("be destroyed", "is destroyed"),
    ],
)
def test_verbs_take_the_form_of_he_she_and_it(verb: str, form: str) -> None:
    assert third_person(verb) == form


@pytest.mark.parametrize(
    ("noun", "several"),
    [
        ("creature", "creatures"),
        ("ally", "allies"),
        ("key", "keys"),
        ("box", "boxes"),
        ("witch", "witches"),
        ("discard pile", "discard piles"),
        ("stop", "stops"),
    ],
)
def test_nouns_have_a_plural(noun: str, several: str) -> None:
    assert plural(noun) == several


@pytest.mark.parametrize(
    ("noun", "with_its_article"),
    [
        ("creature", "a creature"),
        ("enemy creature", "an enemy creature"),
        ("æmber", "an æmber"),
        ("use", "a use"),
        ("unit", "a unit"),
        ("hour", "an hour"),
        ("11 year card", "an 11 year card"),
        ("12 year card", "a 12 year card"),
    ],
)
def test_articles_follow_the_sound(noun: str, with_its_article: str) -> None:
    assert with_article(noun) == with_its_article


def test_things_are_counted() -> None:
    assert counted(1, "chain") == "a chain"
    assert counted(1, "ally") == "an ally"
    assert counted(3, "chain") == "3 chains"
    assert counted(1, "more card") == "1 more card"
    assert counted(2, "more card") == "2 more cards"


def test_owners_and_beginnings() -> None:
    assert possessive("this card") == "this card's"
    assert possessive("those creatures") == "those creatures'"
    assert capital("æmber") == "Æmber"
    assert capital("") == ""
