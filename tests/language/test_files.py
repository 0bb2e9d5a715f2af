"""Someone's own cards as data: what is wrong in a file is told with line, card and word, and all of it is bounded."""

import json

import pytest

from cardwright.games.keyforge.form import FORM as KEYFORGE
from cardwright.games.kyza.form import FORM
from cardwright.kernel.basics.errors import BadTree
from cardwright.language.files import (
    DEEPEST,
    GREATEST,
    LONGEST_CARD,
    LONGEST_NAME,
    MOST_CARDS,
    MOST_TEXT,
    MOST_TOLD,
    MOST_WORDS,
    name_lines,
    read_cards,
)

EMBER = """{"cards": [
  {"name": "Ember", "level": 2, "damage": 3, "health": 1, "flash": true,
   "abilities": [
     {"Does": {"effect": {"DealToPlayer": {"amount": {"Const": {"n": 2}}}}}}
   ]},
  {"name": "Glow", "level": 3, "damage": 3, "health": 3, "continuous": true,
   "abilities": [
     {"Gets": {"of": {"Characters": {}},
       "bonuses": [{"Bonus": {"question": {"?": "damage"}, "by": {"Const": {"n": 1}}}}]}}
   ]}
]}"""


def refused(text: str) -> str:
    """What is said of a file that cannot be read."""
    with pytest.raises(BadTree) as caught:
        read_cards(text, FORM, "my.json")
    return str(caught.value)


def one(*abilities: object, **facts: object) -> str:
    """A file of one card."""
    card = {"name": "A", "level": 1, "damage": 1, "health": 1, **facts, "abilities": abilities}
    return json.dumps({"cards": [card]})


def does(effect: object) -> object:
    return {"Does": {"effect": effect}}


@pytest.mark.parametrize(
    ("old", "new", "told"),
    [
        ('"DealToPlayer"', '"DaelToPlayer"', "my.json, line 4: Ember: there is no word 'DaelToPlayer': did you mean 'DealToPlayer', 'TurnPlayer' or 'EachPlayer'?"),  # noqa: E501
        ('{"Does": {"effect"', '{"Dose": {"effect"', "my.json, line 4: Ember: there is no word 'Dose': did you mean 'Does', 'Doer' or 'Those'?"),  # noqa: E501
        ('"bonuses"', '"bonusses"', "my.json, line 9: Glow: the word Gets has no field 'bonusses': it has of, when and bonuses."),  # noqa: E501
        ('"n": 2', '"n": "2"', "my.json, line 4: Ember: in the word Const the field 'n' takes a whole number, not '2'."),  # noqa: E501
        ('"n": 2', '"n": true', "my.json, line 4: Ember: in the word Const the field 'n' takes a whole number, not True."),  # noqa: E501
        ('"n": 2', '"n": 2.5', "my.json, line 4: Ember: in the word Const the field 'n' takes a whole number, not 2.5."),  # noqa: E501
        ('"n": 2', '"n": null', "my.json, line 4: Ember: in the word Const the field 'n' takes a whole number, not nothing."),  # noqa: E501
        ('"n": 2', '"n": 0', "my.json, line 4: Ember: in the word DealToPlayer the field 'amount' takes a word for a number of at least 1, not the number 0."),  # noqa: E501
        ('{"Const": {"n": 2}}', '{"It": {}}', "my.json, line 4: Ember: in the word DealToPlayer the field 'amount' takes a word for a number of at least 1, not the word It."),  # noqa: E501
        ('"by": {"Const": {"n": 1}}}}]', '"by": {"Const": {"n": 1}}}}, 1]', "my.json, line 9: Glow: in the word Gets the field 'bonuses' takes a list of 'Bonus', not one with 1."),  # noqa: E501
        ('"?": "damage"', '"?": "dammage"', "my.json, line 9: Glow: Kyza Kards has no term 'dammage': did you mean 'damage' or 'is damaged'?"),  # noqa: E501
        ('"Does": {', '"Does": {"cost": 3, ', "my.json, line 4: Ember: in the word Does the field 'cost' takes an effect or nothing, not 3."),  # noqa: E501
        ('{"Const": {"n": 2}}', "2", """my.json, line 4: Ember: in the word DealToPlayer the field 'amount' takes a word for a number of at least 1, not 2: write {"Const": {"n": 2}}."""),  # noqa: E501
        ('[{"Bonus": {"question": {"?": "damage"}, "by": {"Const": {"n": 1}}}}]', '{"Bonus": {"question": {"?": "damage"}, "by": {"Const": {"n": 1}}}}', "my.json, line 9: Glow: in the word Gets the field 'bonuses' takes a list of 'Bonus', not the word Bonus: put it into brackets, as a list of one."),  # noqa: E501
        ('"?": "damage"', '"?": "attack"', """my.json, line 9: Glow: in the word Bonus the field 'question' takes a quantity, not the question 'attack': write {"?": ...} with 'damage', 'health', 'character space', 'effect space', 'hand size' or 'blocker'."""),  # noqa: E501
        ('"?": "damage"', '"?": "xyz"', "my.json, line 9: Glow: Kyza Kards has no term 'xyz': it has 'damage', 'health', 'character space', 'effect space', 'hand size', 'blocker', 'attack', 'block', 'deal combat damage', 'start', 'end', 'enters play', 'attacks', 'is damaged' and 'deals combat damage'."),  # noqa: E501
        ('"Characters": {}', '"EffectCards": {"which": 9}', "my.json, line 8: Glow: in the word EffectCards the field 'which' takes 0 (set ones), 1 (continuous ones) or 2 (all effects), not 9."),  # noqa: E501
        ('{"n": 2}', "2", "my.json, line 4: Ember: the word Const must be followed by a table of its fields."),
        ('{"n": 2}', "{}", "my.json, line 4: Ember: the word Const lacks its field 'n'."),
        ('{"Const": {"n": 2}}', "{}", "my.json, line 4: Ember: a word is a table with one entry, the word and its fields."),  # noqa: E501
        ('"level": 3', '"level": 7', "my.json, line 6: Glow: the field 'level' takes a whole number from 1 to 6, not 7."),  # noqa: E501
        ('"health": 1', '"type": 1', "my.json, line 2: Ember: a card has no field 'type': it has key, name, effect_name, level, damage, health, flash, continuous, static and abilities."),  # noqa: E501
        ('"health": 1', '"heath": 1', "my.json, line 2: Ember: a card has no field 'heath': did you mean 'health'?"),
        ('"health": 1, ', "", "my.json, line 2: Ember: the card lacks its field 'health'."),
        ('"Glow"', '"Ember"', "my.json, line 6: Ember: the card on line 2 has the key 'ember' too."),
        ('"continuous": true', '"continuous": 1', "my.json, line 6: Glow: the field 'continuous' takes true or false, not 1."),  # noqa: E501
        ('"name": "Glow"', '"name": 5', "my.json, line 6: 5: the field 'name' takes a text in quotes, not 5."),
    ],
)  # fmt: skip
def test_what_is_wrong_is_told_with_line_card_and_word(old: str, new: str, told: str) -> None:
    assert old in EMBER
    assert refused(EMBER.replace(old, new, 1)) == told


def test_the_line_is_that_of_the_very_place() -> None:
    twice = """{"cards": [{"name": "Twice", "level": 1, "damage": 1, "health": 1,
      "abilities": [{"Does": {"effect": {"Sequence": {"items": [
        {"DealToPlayer": {"amount": {"Const": {"n": 2}}}},
        {"DealToPlayer": {"amount": {"Const": {"n": "2"}}}}
      ]}}}}]}]}"""
    assert refused(twice) == "my.json, line 4: Twice: in the word Const the field 'n' takes a whole number, not '2'."


def test_damaged_json_is_told_with_line_and_column() -> None:
    told = "my.json, line 3: the JSON is damaged at column 4: expecting ',' delimiter."
    assert refused(EMBER.replace("true,", "true", 1)) == told
    told = "my.json, line 2: the JSON is damaged at column 33: the entry 'level' stands here twice."
    assert refused(EMBER.replace('"level": 2', '"level": 2, "level": 3')) == told


@pytest.mark.parametrize("text", ["[]", "{}", '{"cards": 3}', "3", '{"cards": [], "more": 1}'])
def test_a_file_of_another_shape_is_refused(text: str) -> None:
    assert refused(text) == 'my.json: a file of cards is a table with a list: {"cards": [...]}.'


@pytest.mark.parametrize("ability", [3, "x", [], None, {"Const": {"n": 1}}, {"Does": 3}, {"Does": {"effect": None}}])
def test_an_ability_of_another_shape_is_refused(ability: object) -> None:
    assert refused(one(ability)).startswith("my.json, line 1: A: ")


def test_what_stands_in_a_file_is_bounded() -> None:
    draw: object = {"Draw": {}}
    deep: object = draw
    for _ in range(DEEPEST):
        deep = {"May": {"effect": deep}}
    greatest = f"my.json, line 1: A: 'n' must lie between -{GREATEST} and {GREATEST}."
    assert refused(one(does({"Draw": {"amount": {"Const": {"n": 10**400}}}}))) == greatest
    assert refused(one(does({"Draw": {"amount": {"Const": {"n": -GREATEST - 1}}}}))) == greatest
    assert refused(one().replace('"level": 1', '"level": ' + "9" * 9999)) == (
        "my.json: the JSON has a number that is too long for cards."
    )
    assert refused(one(does(deep))) == f"my.json, line 1: A: at most {DEEPEST} words stand inside each other."
    assert refused("[" * 100_000).startswith("my.json")
    many = {"Sequence": {"items": [draw] * MOST_WORDS}}
    assert refused(one(does(many))) == f"my.json, line 1: A: a card has at most {MOST_WORDS} words."
    assert refused('{"cards": [' + ",".join(["3"] * (MOST_CARDS + 1)) + "]}") == (
        f"my.json: a file has at most {MOST_CARDS} cards, not {MOST_CARDS + 1}."
    )
    assert refused(" " * (MOST_TEXT + 1)).startswith(f"my.json: a file of cards has at most {MOST_TEXT} letters")
    told = f"'name' has {LONGEST_NAME + 1} letters, and at most {LONGEST_NAME} can be read."
    assert refused(one(name="x" * (LONGEST_NAME + 1))) == f"my.json, line 1: {'x' * LONGEST_NAME}: {told}"
    wordy: object = {"Sequence": {"items": [{"Choose": {"target": {"Choice": {"of": {"Characters": {}}}}}}] * 60}}
    assert f"and at most {LONGEST_CARD} can be read" in refused(one(does(wordy)))


@pytest.mark.parametrize(
    ("name", "told"),
    [
        ("a\nb", "a b: 'name' has the character U+000A in it, which cannot be printed: leave it out."),
        ("a\x1b[1m", "a [1m: 'name' has the character U+001B in it, which cannot be printed: leave it out."),
        ("\ud800", "'name' has the character U+D800 in it, which cannot be printed: leave it out."),
        (" a", "a: 'name' has spaces around it, or several in a row: leave them out."),
        ("a  b", "a b: 'name' has spaces around it, or several in a row: leave them out."),
    ],
)
def test_a_text_can_be_printed_in_a_line(name: str, told: str) -> None:
    assert refused(one(name=name)) == f"my.json, line 1: {told}"


def test_each_card_that_is_wrong_is_told() -> None:
    odd = EMBER.replace('"level": 2', '"level": 0').replace('"bonuses"', '"bonusses"')
    assert refused(odd).splitlines() == [
        "my.json, line 2: Ember: the field 'level' takes a whole number from 1 to 6, not 0.",
        "my.json, line 9: Glow: the word Gets has no field 'bonusses': it has of, when and bonuses.",
    ]
    assert refused('{"cards": [\n3,\n"x"]}').startswith("my.json, line 2: a card is a table")
    for more, told in ((1, "my.json: 1 more card is wrong."), (2, "my.json: 2 more cards are wrong.")):
        many = refused(json.dumps({"cards": [3] * (MOST_TOLD + more)})).splitlines()
        assert len(many) == MOST_TOLD + 1
        assert many[-1] == told


def test_numbers_that_stand_for_something_are_explained() -> None:
    beasts = {"InPlayCards": {"types": ["creature"]}}
    ability = {"Ability": {"when": ["play"], "effect": {"Destroy": {"target": {"Each": {"of": beasts}}}}}}
    with pytest.raises(BadTree) as caught:
        read_cards(json.dumps({"cards": [{"name": "Anger", "abilities": [ability]}]}), KEYFORGE)
    assert str(caught.value) == (
        "the cards, line 1: Anger: in the word InPlayCards the field 'types' takes a list of "
        "1 (artifact), 2 (creature) or 3 (upgrade), not one with 'creature'."
    )


def test_the_lines_of_names_are_those_of_the_cards() -> None:
    assert name_lines(EMBER) == [2, 6]


def test_what_the_linter_finds_is_refused_with_the_line_of_its_ability() -> None:
    odd = EMBER.replace('"DealToPlayer": {"amount": {"Const": {"n": 2}}}', '"Destroy": {"target": {"It": {}}}')
    assert refused(odd) == (
        "my.json, line 4: Ember: In “it”, “it” means nothing, because nothing before chose or affected a card."
    )


def test_each_game_has_its_own_words() -> None:
    anger = '{"cards": [{"name": "Anger", "abilities": [{"Ability": {"when": ["play"], "effect": {"GainLife": {}}}}]}]}'
    with pytest.raises(BadTree, match=r"^the cards, line 1: Anger: there is no word 'GainLife': did you mean "):
        read_cards(anger, KEYFORGE)
