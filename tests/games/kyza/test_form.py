"""Cards of one's own for Kyza Kards."""

import json

import pytest

from cardwright.games.kyza.cards import CARDS
from cardwright.games.kyza.deckrules import GAME as NAME
from cardwright.games.kyza.form import FORM
from cardwright.games.kyza.game import GAME
from cardwright.kernel.basics.errors import BadTree
from cardwright.kernel.pieces.decklist import DeckCard, DeckList
from cardwright.language.files import read_cards

DEAL = {"Does": {"effect": {"DealToPlayer": {"amount": {"Const": {"n": 2}}}}}}
GLOW = {
    "Gets": {"of": {"Itself": {}}, "bonuses": [{"Bonus": {"question": {"?": "damage"}, "by": {"Const": {"n": 1}}}}]}
}
FIGURES = {"level": 2, "damage": 3, "health": 1}


def test_own_cards_are_played_like_all_others() -> None:
    data = [
        {"name": "Ember", **FIGURES, "flash": True, "abilities": [DEAL]},
        {"name": "Glow", **FIGURES, "continuous": True, "abilities": [GLOW]},
    ]
    ember, glow = read_cards(json.dumps({"cards": data}), FORM)
    assert ember.text == "Flash.\nDeal 2 damage to your opponent."
    assert glow.text == "Continuous.\nThis card gets +1 damage."
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


def test_the_cards_of_the_set_come_back_with_all_their_figures() -> None:
    rows = [{**card.facts.to_data(), "abilities": GAME.codec.encode(card.abilities)} for card in CARDS.values()]
    assert [card.facts for card in read_cards(json.dumps({"cards": rows}), FORM)] == [
        card.facts for card in CARDS.values()
    ]


@pytest.mark.parametrize(
    ("card", "told"),
    [
        ({"name": ""}, "a card has a name."),
        ({"static": True, "flash": True}, "a static effect can be neither flash nor continuous."),
        ({"abilities": [DEAL, DEAL]}, "a card has at most one 'Does': put several effects into a 'Sequence'."),
        ({"abilities": [GLOW]}, "Gets is in force for a while, which takes a card that is continuous or static."),
        ({"abilities": [{"Draw": {}}]}, "the field 'abilities' takes a list of 'Does' or standing effects, not one with the word Draw."),  # noqa: E501
    ],
)  # fmt: skip
def test_what_does_not_go_together_is_told(card: dict[str, object], told: str) -> None:
    with pytest.raises(BadTree) as caught:
        read_cards(json.dumps({"cards": [{"name": "A", **FIGURES, **card}]}), FORM)
    assert str(caught.value).endswith(told)
