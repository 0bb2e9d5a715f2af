"""Decks of all kinds for laws."""

from hypothesis import strategies as st

from cardwright.games.keyforge import facts
from cardwright.kernel.basics import names
from cardwright.kernel.pieces.decklist import DeckCard, DeckList

NAMES = st.text(min_size=1, max_size=60).map(names.clean).filter(bool)
CHAINS = st.integers(0, 24).map(lambda chains: {"chains": chains} if chains else {})
NUMBERS = sorted(facts.all_facts())


@st.composite
def legal_decks(draw: st.DrawFn) -> DeckList:
    """Three houses, twelve cards each, some of them mavericks, in any order within the house."""
    houses = draw(st.lists(st.sampled_from(facts.HOUSES), min_size=3, max_size=3, unique=True))
    cards: list[DeckCard] = []
    for house in houses:
        own = [number for number in NUMBERS if facts.by_number(number).house == house]
        number = st.one_of(st.sampled_from(own), st.sampled_from(NUMBERS))
        cards += [DeckCard(key, house) for key in draw(st.lists(number, min_size=12, max_size=12))]
    return DeckList("keyforge", draw(NAMES), tuple(houses), tuple(cards), draw(CHAINS))


@st.composite
def any_decks(draw: st.DrawFn) -> DeckList:
    """Any number of houses and cards, legal or not, grouped by house."""
    houses = draw(st.lists(st.sampled_from(facts.HOUSES), min_size=1, unique=True))
    cards = tuple(
        DeckCard(key, house) for house in houses for key in draw(st.lists(st.sampled_from(NUMBERS), max_size=15))
    )
    return DeckList("keyforge", draw(NAMES), tuple(houses), cards, draw(CHAINS))
