"""Words that few cards need: what they print, and that they go to JSON and back."""

import pytest

from cardwright.games.keyforge.game import GAME
from cardwright.games.keyforge.words.vocabulary import (
    before_reap,
    belongs_to_all_houses,
    called,
    creature,
    destroy,
    enemy_creature,
    exactly,
    forge_key,
    forge_key_for_nothing,
    friendly_creature,
    gain,
    heal_fully,
    host,
    instead_of_dying,
    it,
    least_powerful,
    may_spend_aember_on,
    most_powerful,
    move_aember_to,
    opponent,
    repeat_preceding,
    return_aember,
    return_to_hand,
    reveal,
    search,
    swap_deck_and_discard_pile,
    swap_this_with,
    that_shares_a_trait,
    them,
    this,
    this_card,
)
from cardwright.kernel.pieces.cards import Epoch
from cardwright.kernel.pieces.nodes import Node
from tests.games.keyforge.table import side, table

WORDS: list[tuple[Node, str]] = [
    (before_reap(gain(1)), "Before Reap: Gain 1 æmber."),
    (destroy(most_powerful(enemy_creature)), "destroy the most powerful enemy creature"),
    (destroy(exactly(3, most_powerful(creature))), "destroy the 3 most powerful creatures"),
    (destroy(least_powerful(creature)), "destroy the least powerful creature"),
    (destroy(creature.that(that_shares_a_trait)), "destroy a creature with a trait in common with it"),
    (heal_fully(friendly_creature), "fully heal a friendly creature"),
    (
        instead_of_dying(gain(1), heal_fully(this)),
        "instead of destroying this card, gain 1 æmber, then fully heal it",
    ),
    (forge_key(), "forge a key at current cost"),
    (forge_key(6), "forge a key at current cost, 6 æmber more"),
    (forge_key_for_nothing, "forge a key at no cost"),
    (may_spend_aember_on(this_card), "you may spend æmber on this card when forging keys"),
    (move_aember_to(this), "move 1 æmber from your pool to this card"),
    (return_aember(enemy_creature), "return all æmber from an enemy creature to your pool"),
    (repeat_preceding(gain(1)), "gain 1 æmber, then do the same once more"),
    (repeat_preceding(gain(1), who=opponent), "gain 1 æmber, then your opponent does the same"),
    (
        search(called("Troll"), reveal(it), return_to_hand(it), discard_pile=True),
        "search your deck and discard pile for a card called Troll, reveal it, then return it to your hand",
    ),
    (
        search(called("Troll"), return_to_hand(them), n=0),
        "search your deck for any number of cards called Troll, then return them to your hand",
    ),
    (swap_deck_and_discard_pile, "swap your deck with your discard pile"),
    (swap_this_with(friendly_creature.other), "swap this card with another friendly creature"),
    (belongs_to_all_houses(host), "the upgraded creature belongs to every house"),
]


@pytest.mark.parametrize(("word", "text"), WORDS, ids=[text for _, text in WORDS])
def test_a_word_prints_and_goes_to_json_and_back(word: Node, text: str) -> None:
    assert word.text() == text
    assert GAME.codec.decode(GAME.codec.encode(word), Epoch()) == word


def test_a_match_copied_while_a_key_is_being_paid_goes_on_by_itself() -> None:
    t = table(me=side(artifacts=["Pocket Universe"], aember=5)).lay("Pocket Universe", aember=3)
    t.end_turn("house dis", "end turn")
    copy = t.m.copy()
    copy.choose("amount 3")
    assert copy.aember[0] == 2
    assert t.aember == (5, 0)
    assert t.state("Pocket Universe").aember == 3
    t.pick("amount 1", "house dis")
    assert t.keys == (1, 0)
    t.ends_clean()
