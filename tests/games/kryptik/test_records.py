"""Cards in the shape of the published records."""

import json
from typing import Any

import pytest

from cardwright.games.kryptik.form import FORM
from cardwright.games.kryptik.game import GAME
from cardwright.games.kryptik.prints import NO_COST, KryptikCard
from cardwright.kernel.basics.errors import BadTree
from cardwright.kernel.pieces.decklist import DeckCard, DeckList
from cardwright.language.files import read_cards

PASSED_OVER = {
    "_id": "63f3e5062f099925c9a4ca46",
    "gameId": "63629c4a639be3af43d64c47",
    "firstAppearance": "63e6cf745893bd0627db0afb",
    "cardType": "63e6be660b653ff196af5eef",
    "isLive": True,
    "images": {"large": "l.png", "small": "s.png", "tts": "t.png"},
    "searchText": "a text for whoever searches, which may be as long as it likes, for nobody ever reads it at a table",
    "metaData": {"createdAt": "2023-02-10", "updatedAt": "2023-06-20"},
}
SOUL = {
    "totalCost": 3,
    "cost": [
        {"amount": "1", "soul": "63e8841f015c08eff691f850"},
        {"amount": "2", "soul": "63e6c54e5893bd0627db0ad5"},
    ],
    "generatedSoul": "63e6c51c5893bd0627db0ad2",
}
WATCHER: dict[str, Any] = {
    **PASSED_OVER,
    "name": "Reef Watcher",
    "slug": "reef-watcher-1",
    "faction": "Humans",
    "soul": SOUL,
    "elevenYear": {"cost": 2, "ability": None},
    "attack": 2,
    "defense": 4,
    "traits": ["Sidestep"],
    "abilities": ["Eager (It can attack at once.)", "Steadfast, tenacious."],
    "limit": 1,
}
DRAW = {"Draw": {"amount": {"Const": {"n": 1}}}}


def read(record: dict[str, Any], **other: Any) -> KryptikCard:
    (card,) = read_cards(json.dumps({"cards": [{**record, **other}]}, indent=1), FORM, "real.json")
    return card


def test_a_citizen_that_says_keywords_alone_is_played_as_it_is_published() -> None:
    card = read(WATCHER)
    facts = card.facts
    assert (card.key, card.name, facts.cost, facts.box) == ("reef-watcher-1", "Reef Watcher", "{1}{w/u}{w/u}", "w")
    assert (card.type_line, card.attack, card.defense, card.eleven_cost, facts.limit) == ("Human citizen", 2, 4, 2, 1)
    assert set(facts.keywords) == {"sidestep", "eager", "steadfast", "tenacious"}
    game = GAME.with_cards([card])
    deck = DeckList("kryptik", "Reef", ("main",), tuple([DeckCard(key, "main") for key in [card.key, *many()][:50]]))
    m = game.start([deck, deck], 3)
    assert game.load(m.to_json()) == m


def many() -> list[str]:
    """Keys of enough cards that ship, each three times."""
    return [key for key, card in GAME.pool.items() if not card.facts.banned and card.facts.limit > 2][:17] * 3


def test_what_a_record_says_as_a_text_stands_in_words_beside_it() -> None:
    spell = {
        **WATCHER,
        "faction": None,
        "attack": None,
        "defense": None,
        "traits": [],
        "soul": {"cost": [{"amount": "X", "soul": "generic"}, {"amount": 1, "soul": "black"}], "generatedSoul": "g/b"},
        "elevenYear": {"cost": None, "ability": "Take a card."},
        "abilities": ["Focused", "Take a card from your deck."],
        "words": [{"Does": {"effect": DRAW}}, {"ElevenYear": {"effect": DRAW}}],
    }
    card = read(spell)
    assert (card.facts.cost, card.facts.box, card.eleven_cost) == ("{X}{b}", "b/g", NO_COST)
    assert card.text == "Focused.\nDraw a card.\n11 Year: Draw a card."
    assert not card.citizen


def test_an_overlord_is_known_by_a_trait_and_what_has_numbers_is_written_beside_them() -> None:
    numbered = "63e6cf685893bd0627db0ae2"
    assert read(WATCHER, traits=["Overlord", "Knight"]).overlord
    assert read(WATCHER, traits=[numbered], abilities=[], keywords=["toxic"], overlord=True).facts.keywords == (
        "toxic",
    )


@pytest.mark.parametrize(
    ("other", "at", "told"),
    [
        ({"sould": 1}, "sould", "a record has no field 'sould': did you mean 'soul'?"),
        ({"soul": 3}, "soul", "the field 'soul' takes a table."),
        ({"soul": {"cost": 3}}, "soul", "its soul has a list called 'cost'."),
        ({"soul": {"cost": [3]}}, "soul", "each part of its soul cost is a table with 'amount' and 'soul'."),
        (
            {"soul": {"cost": [{"amount": "Y", "soul": "white"}]}},
            "soul",
            "a part of its soul cost has a number as 'amount', not 'Y'.",
        ),
        (
            {"soul": {**SOUL, "generatedSoul": "red"}},
            "soul",
            "what it gives in the soul row is no soul: 'red', where 'generic', 'white' or 'white/blue' would be one.",
        ),
        ({"faction": "Humen"}, "faction", "there is no faction 'Humen': did you mean 'Human'?"),
        (
            {"faction": "63e6c8675893bd0627db0ad9"},
            "faction",
            "its faction is a number of the publisher's: write the name of the faction.",
        ),
        ({"traits": "Eager"}, "traits", "the field 'traits' takes a list of texts."),
        (
            {"traits": ["63e6cf685893bd0627db0ae2"]},
            "traits",
            "its traits are numbers of the publisher's: write its 'keywords', [] for none.",
        ),
        (
            {"abilities": ["When this dies, rejoice."]},
            "abilities",
            "its ability 'When this dies, rejoice.' is a text: write what it does into 'words'.",
        ),
        (
            {"elevenYear": {"cost": 1, "ability": "Rejoice."}},
            "elevenYear",
            "its 11 year ability is a text: write an 'ElevenYear' into 'words'.",
        ),
        ({"defense": 0}, "defense", "a citizen has a defense of 1 or more."),
        (
            {"words": [{"Draw": {"amuont": 1}}]},
            "amuont",
            "the word Draw has no field 'amuont': it has amount and who.",
        ),
    ],
)
def test_what_cannot_be_read_is_told_with_line_card_and_word(other: dict[str, Any], at: str, told: str) -> None:
    lines = json.dumps({"cards": [{**WATCHER, **other}]}, indent=1).splitlines()
    (line, *_) = [number for number, line in enumerate(lines, 1) if f'"{at}": ' in line]
    with pytest.raises(BadTree) as wrong:
        read(WATCHER, **other)
    assert str(wrong.value) == f"real.json, line {line}: Reef Watcher: {told}"
