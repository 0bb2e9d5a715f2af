"""Where an effect puts cards, it says of whom the place is, and means the cards that it is done to."""

import pytest

from cardwright.games.keyforge.words.vocabulary import (
    any_of,
    archive,
    artifact,
    card_in_a_discard,
    chosen_under,
    count,
    creature,
    each,
    it,
    on_a_flank,
    opponent,
    return_to_hand,
    return_to_play,
    them,
    up_to,
    you,
)
from cardwright.language.targets import Named
from cardwright.language.words import Cards, Target


@pytest.mark.parametrize(
    ("what", "text"),
    [
        (creature, "return a creature to its owner's hand"),
        (each(creature), "return all creatures to their owners' hands"),
        (it, "return it to its owner's hand"),
        (them, "return them to their owners' hands"),
        (Named("friend"), "return the friend to its owner's hand"),
        (chosen_under("friend", "foe"), "return the chosen cards to their owners' hands"),
        (you.discard, "return a card from your discard pile to your hand"),
        (up_to(2, you.discard), "return up to 2 cards from your discard pile to your hand"),
        (opponent.discard, "return a card from your opponent's discard pile to its owner's hand"),
        (card_in_a_discard.creature, "return a creature from a discard pile to its owner's hand"),
    ],
)
def test_cards_go_to_the_hands_of_their_owners(what: Target | Cards, text: str) -> None:
    assert return_to_hand(what).text() == text


@pytest.mark.parametrize(
    ("what", "text"),
    [
        (any_of(you.hand, you.discard), "archive a card from your hand or your discard pile"),
        (each(any_of(you.hand, you.discard)), "archive all cards from your hand and your discard pile"),
        (any_of(creature.that(on_a_flank), creature), "archive a creature on a flank or a creature"),
        (any_of(creature, you.discard.creature), "archive a creature or a creature from your discard pile"),
        (each(any_of(artifact, creature)), "archive all artifacts and creatures"),
    ],
)
def test_sets_that_differ_in_one_thing_are_said_together(what: Target | Cards, text: str) -> None:
    assert archive(what).text() == text


def test_control_is_one_thing_of_several_owners() -> None:
    assert return_to_play(them).text() == "put them into play under their owners' control"


def test_cards_are_counted_where_they_lie_and_taken_from_there() -> None:
    assert (count(opponent.archives) >= 2).text() == "there are at least 2 cards in your opponent's archives"
