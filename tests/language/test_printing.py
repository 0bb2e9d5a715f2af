"""Small rules of English."""

import pytest

from cardwright.language.printing import a, agree, plural, sentence


@pytest.mark.parametrize(
    ("noun", "with_article", "several"),
    [
        ("creature", "a creature", "creatures"),
        ("enemy creature", "an enemy creature", "enemy creatures"),
        ("other friendly creature", "another friendly creature", "other friendly creatures"),
        ("creature on a flank", "a creature on a flank", "creatures on a flank"),
        ("creature with æmber on it", "a creature with æmber on it", "creatures with æmber on them"),
        ("artifact or creature", "an artifact or creature", "artifacts or creatures"),
        ("card in your discard pile", "a card in your discard pile", "cards in your discard pile"),
        ("enemy", "an enemy", "enemies"),
        ("key", "a key", "keys"),
        ("witch", "a witch", "witches"),
        ("card called Troll", "a card called Troll", "cards called Troll"),
    ],
)
def test_nouns(noun: str, with_article: str, several: str) -> None:
    assert a(noun) == with_article
    assert plural(noun) == several


@pytest.mark.parametrize(
    ("text", "one", "several"),
    [
        ("they gains|gain taunt", "they gains taunt", "they gain taunt"),
        ("it|they attacks|attack.", "it attacks.", "they attack."),
        ("is|are here, and stays|stay", "is here, and stays", "are here, and stay"),
        ("no verb", "no verb", "no verb"),
    ],
)
def test_verbs_agree(text: str, one: str, several: str) -> None:
    assert agree(text, plural=False) == one
    assert agree(text, plural=True) == several


def test_sentences_begin_with_a_capital() -> None:
    assert sentence("gain 1 æmber") == "Gain 1 æmber"
    assert sentence("æmber is gained") == "Æmber is gained"
    assert sentence("") == ""
