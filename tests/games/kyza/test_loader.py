"""Someone's own cards as data."""

import json
from inspect import isfunction
from typing import Any

import pytest

from cardwright.games.kyza.cards import CARDS
from cardwright.games.kyza.deckrules import GAME as NAME
from cardwright.games.kyza.game import GAME
from cardwright.games.kyza.loader import read_cards
from cardwright.games.kyza.schema import schema
from cardwright.kernel.decklist import DeckCard, DeckList
from cardwright.kernel.errors import BadTree

EMBER = """{"cards": [
  {"name": "Ember", "level": 2, "damage": 3, "health": 1, "flash": true,
   "abilities": [
     {"Does": {"effect": {"DealToPlayer": {"amount": {"Const": {"n": 2}}}}}}
   ]},
  {"name": "Glow", "level": 3, "damage": 3, "health": 3, "continuous": true,
   "abilities": [
     {"Gets": {"of": {"Characters": {"whose": 0}}, "questions": ["damage"], "by": {"Const": {"n": 1}}}}
   ]}
]}"""


def test_own_cards_are_played_like_all_others() -> None:
    ember, glow = read_cards(EMBER)
    assert ember.text == "Flash.\nDeal 2 damage to your opponent."
    assert glow.text == "Continuous.\nEach friendly character gets +1 damage."
    game = GAME.with_cards((ember, glow))
    assert game.version != GAME.version
    assert game.cards["ember"] is ember
    assert "Great Whale" in game.cards
    deck = DeckList(
        NAME, "Mine", ("free",), tuple([DeckCard(key, "free") for key in ("ember", "glow", "great-whale") * 5])
    )
    m = game.start([deck, deck], 3, names=("Ann", "Ben"))
    for _ in range(200):
        if m.over:
            break
        m.choose(0)
    assert game.load(m.to_json()) == m


def test_the_cards_of_the_set_come_back_from_their_data() -> None:
    rows = []
    for card in CARDS.values():
        facts: dict[str, Any] = card.facts.to_data()
        rows.append({**facts, "abilities": [GAME.codec.encode(ability) for ability in card.abilities]})
    again = read_cards(json.dumps({"cards": rows}, indent=1))
    assert [card.abilities for card in again] == [card.abilities for card in CARDS.values()]
    assert [card.facts for card in again] == [card.facts for card in CARDS.values()]


@pytest.mark.parametrize(
    ("old", "new", "told"),
    [
        ('"DealToPlayer"', '"DaelToPlayer"', "my.json, line 4: there is no word 'DaelToPlayer': did you mean 'DealToPlayer'?"),  # noqa: E501
        ('"amount"', '"amuont"', "my.json, line 4: the word DealToPlayer has no field 'amuont': it has amount and side."),  # noqa: E501
        ('"whose": 0', '"whose": "me"', "my.json, line 8: in the word Characters the field 'whose' must be a whole number."),  # noqa: E501
        ('{"Const": {"n": 2}}', '{"It": {}}', "my.json, line 4: in the word DealToPlayer the field 'amount' must be a word of the kind Number."),  # noqa: E501
        ('"level": 3', '"level": 7', "my.json, line 6: the field 'level' must be a whole number from 1 to 6."),
        ('"health": 1', '"heath": 1', "my.json, line 2: a card has no field 'heath': did you mean 'health'?"),
        ('"Glow"', '"Ember"', "my.json, line 6: there is another card with the key 'ember'."),
        ('"continuous": true', '"continuous": false', "my.json, line 8: Gets is in force for a while, which takes a card that is continuous or static."),  # noqa: E501
        ('"continuous": true', '"continuous": 1', "my.json, line 6: the field 'continuous' must be true or false."),
        ('"flash": true', '"flash": true, "static": true', "my.json, line 2: a static effect can be neither flash nor continuous."),  # noqa: E501
        ('"name": "Glow"', '"name": 5', "my.json, line 6: the field 'name' must be a text in quotes."),
        ('{"Does": {"effect"', '{"Dose": {"effect"', "my.json, line 4: there is no word 'Dose': did you mean 'Does', 'Those' or 'Chosen'?"),  # noqa: E501
    ],
)  # fmt: skip
def test_what_is_wrong_is_told_with_line_and_word(old: str, new: str, told: str) -> None:
    assert old in EMBER
    with pytest.raises(BadTree) as caught:
        read_cards(EMBER.replace(old, new, 1), "my.json")
    assert str(caught.value) == told


@pytest.mark.skipif(not isfunction(read_cards), reason="compiled words do not tell what their lists hold")
def test_what_is_wrong_within_a_list_is_told_too() -> None:
    with pytest.raises(BadTree, match=r"the field 'questions' must be a list, each entry a text in quotes\.$"):
        read_cards(EMBER.replace('["damage"]', "[1]"))


def test_the_line_is_that_of_the_very_place() -> None:
    twice = """{"cards": [{"name": "Twice", "level": 1, "damage": 1, "health": 1,
      "abilities": [{"Does": {"effect": {"Sequence": {"items": [
        {"DealToPlayer": {"amount": {"Const": {"n": 2}}}},
        {"DealToPlayer": {"amount": {"Const": {"n": "2"}}}}
      ]}}}}]}]}"""
    with pytest.raises(BadTree, match=r"line 4: in the word Const the field 'n' must be a whole number\.$"):
        read_cards(twice)
    with pytest.raises(BadTree, match=r"line 4: the word DealToPlayer lacks its field 'amount'\.$"):
        read_cards(twice.replace('"amount": {"Const": {"n": "2"}}', ""))
    with pytest.raises(BadTree, match=r"line 4: a word is a table with one entry, the word and its fields\.$"):
        read_cards(twice.replace('{"Const": {"n": "2"}}', "{}"))
    with pytest.raises(BadTree, match=r"line 4: the word Const must be followed by a table of its fields\.$"):
        read_cards(twice.replace('{"n": "2"}', "2"))


def test_what_only_a_word_itself_can_tell_is_refused_too() -> None:
    with pytest.raises(BadTree, match=r"line 4: .* (wrong kind|word of the kind Effect or null)\.$"):
        read_cards(EMBER.replace('{"Does": {', '{"Does": {"cost": 3, ', 1))


def test_damaged_json_is_told_with_line_and_column() -> None:
    with pytest.raises(BadTree) as caught:
        read_cards(EMBER.replace("true,", "true", 1), "my.json")
    assert str(caught.value) == "my.json, line 3: the JSON is damaged at column 4: expecting ',' delimiter."


@pytest.mark.parametrize("text", ["[]", "{}", '{"cards": 3}', "3"])
def test_a_file_of_another_shape_is_refused(text: str) -> None:
    with pytest.raises(BadTree, match="a file of cards is a table with a list"):
        read_cards(text)


@pytest.mark.parametrize(
    "ability", ["3", '"x"', "[]", "null", '{"Const": {"n": 1}}', '{"Does": 3}', '{"Does": {"effect": null}}']
)
def test_an_ability_of_another_shape_is_refused(ability: str) -> None:
    with pytest.raises(BadTree, match=r"^the cards, line 1: .*\.$"):
        read_cards('{"cards": [{"name": "A", "level": 1, "damage": 1, "health": 1, "abilities": [' + ability + "]}]}")


def test_the_schema_describes_every_word_of_the_set() -> None:
    found = schema()
    defs = found["$defs"]

    def check(tree: object) -> None:
        if isinstance(tree, list):
            for part in tree:
                check(part)
        elif isinstance(tree, dict):
            (word, content), *_ = tree.items()
            described = defs[word]["properties"][word]
            assert set(content) <= set(described["properties"]), word
            assert set(described.get("required", ())) <= set(content), word
            for part in content.values():
                check(part)

    for card in CARDS.values():
        for ability in card.abilities:
            check(GAME.codec.encode(ability))
    refs = set(json.dumps(found).split('"$ref": "#/$defs/')[1:])
    assert {ref.split('"')[0] for ref in refs} <= set(defs)
    assert defs["Draw"].get("description") == ("A player draws cards." if isfunction(schema) else None)
