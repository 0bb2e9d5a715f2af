"""Exchanging cards with the side deck between the games of a series."""

from collections import Counter

import pytest

from cardwright.decks import form_of
from cardwright.games.kryptik.deckrules import LIMITED, MAIN, POOL, SIDE
from cardwright.games.kryptik.game import GAME
from cardwright.kernel.basics.errors import BadDeck
from cardwright.kernel.basics.rng import Rng
from cardwright.kernel.pieces.decklist import DeckList

FORM = form_of("kryptik")
HARBOR = GAME.decks["Harbor Watch"]


def part(deck: DeckList, section: str) -> Counter[str]:
    return Counter([card.key for card in deck.cards if card.section == section])


@pytest.mark.rule("kryptik:ruling.side-deck")
def test_cards_of_the_deck_are_exchanged_for_those_beside_it() -> None:
    out, came = next(iter(part(HARBOR, MAIN))), next(iter(part(HARBOR, SIDE)))
    main = part(HARBOR, MAIN) + Counter([came]) - Counter([out])
    new = FORM.exchanged(HARBOR, main)
    assert part(new, MAIN) == main
    assert part(new, SIDE) == part(HARBOR, SIDE) + Counter([out]) - Counter([came])
    assert new.name == HARBOR.name
    back = FORM.exchanged(new, part(HARBOR, MAIN))
    assert (part(back, MAIN), part(back, SIDE)) == (part(HARBOR, MAIN), part(HARBOR, SIDE))
    assert FORM.exchanged(HARBOR, part(HARBOR, MAIN)) == HARBOR


@pytest.mark.rule("kryptik:ruling.side-deck")
def test_the_deck_stays_legal_and_has_no_other_cards() -> None:
    came = next(iter(part(HARBOR, SIDE)))
    with pytest.raises(BadDeck, match="main deck has 51 instead of 50 cards"):
        FORM.exchanged(HARBOR, part(HARBOR, MAIN) + Counter([came]))
    with pytest.raises(BadDeck, match="'Harbor Watch' has 0 of 'no-card', so 1 cannot be played"):
        FORM.exchanged(HARBOR, part(HARBOR, MAIN) + Counter(["no-card"]))
    with pytest.raises(BadDeck, match="so -1 cannot be played"):
        FORM.exchanged(HARBOR, {**part(HARBOR, MAIN), came: -1})


@pytest.mark.rule("kryptik:ruling.side-deck")
def test_in_limited_cards_come_from_the_pool_and_one_may_take_in_more() -> None:
    sealed = FORM.sealed(Rng(3))
    more = part(sealed, LIMITED) + Counter([next(iter(part(sealed, POOL)))])
    assert part(FORM.exchanged(sealed, more), LIMITED) == more
    fewer = part(sealed, LIMITED) - Counter([next(iter(part(sealed, LIMITED)))])
    with pytest.raises(BadDeck, match="it has 29 cards, and a limited deck has 30 to 64"):
        FORM.exchanged(sealed, fewer)


def test_beside_a_deck_without_a_side_deck_lies_nothing() -> None:
    drawn = FORM.random(Rng(3))
    assert FORM.sides_of(drawn) is None
    with pytest.raises(BadDeck, match="Beside 'Drawn by chance' no cards lie"):
        FORM.exchanged(drawn, part(drawn, MAIN))
