"""What cards say, found under the words by which it is looked up."""

from cardwright.kernel.pieces.shapes import AbilityView
from cardwright.reading.words import abilities


def test_abilities_are_found_under_their_bold_word() -> None:
    text: list[AbilityView] = [
        {"labels": ["play"], "text": "Draw a card."},
        {"labels": ["fight", "reap"], "text": "Gain 1 æmber."},
        {"labels": ["before fight"], "text": "Stun a creature."},
        {"labels": [], "text": "This card has taunt."},
    ]
    assert abilities(text, "reap") == ["Gain 1 æmber."]
    assert abilities(text, "fight") == ["Gain 1 æmber."]
    assert abilities(text, "omni") == []
    assert abilities(text, "*")[1:] == [
        "Fight/Reap: Gain 1 æmber.",
        "Before Fight: Stun a creature.",
        "This card has taunt.",
    ]
