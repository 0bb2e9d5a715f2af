"""Properties of cards: what the linter says of those that no card has."""

import pytest

from cardwright.games.keyforge.game import GAME
from cardwright.games.keyforge.words.filters import Titled, WithTrait
from cardwright.games.keyforge.words.vocabulary import creature, destroy, each, play
from cardwright.kernel.pieces.cards import CardPrint
from cardwright.language.lint import lint
from cardwright.language.words import Filter


@pytest.mark.parametrize(
    ("property_", "said"),
    [
        (WithTrait("Imp"), ["Odd: In “Imp”, no card has the trait 'Imp': did you mean 'imp'?"]),
        (WithTrait("demonn"), ["Odd: In “Demonn”, no card has the trait 'demonn': did you mean 'demon'?"]),
        (WithTrait(""), ["Odd: In “WithTrait”, no card has the trait ''."]),
        (Titled("Bumpsi"), ["Odd: In “called Bumpsi”, no card is called 'Bumpsi': did you mean 'Bumpsy'?"]),
        (WithTrait("imp"), []),
        (Titled("Bumpsy"), []),
    ],
)  # fmt: skip
def test_a_property_that_no_card_has_is_told(property_: Filter, said: list[str]) -> None:
    odd = CardPrint("odd", "Odd", (play(destroy(each(creature.that(property_)))),))
    assert lint(odd, GAME) == said
