"""A draft under test, played by the first card that is offered unless a test says otherwise."""

from cardwright.games.kryptik.draft.game import GAME
from cardwright.games.kryptik.draft.state import Draft
from cardwright.games.kryptik.draft.zones import DECK, PACK, POOL

BUILDING = 1
"""The number of the step in which decks are built."""


def begun(players: int = 2, boosters: int = 4) -> Draft:
    """A draft in which the first boosters are open."""
    m = GAME.start(players=players, seed=5, boosters=boosters)
    assert isinstance(m, Draft)
    return m


def names(m: Draft, player: int, kind: int) -> list[str]:
    """The names of a player's cards of a kind, sorted."""
    return sorted([m.prints[card].name for card in m.zone(player, kind)])


def pick(m: Draft, *cards: str) -> None:
    """Let the first players pick these cards, and all others the first that is offered to them."""
    turn = m.turn, len(m.zone(m.seats[0], PACK))
    while not m.over and (m.turn, len(m.zone(m.seats[0], PACK))) == turn and not m.zone(m.seats[0], DECK):
        player = m.chooser
        m.choose(f"pick {cards[player]}" if player < len(cards) else 0)


def drafted(players: int = 2) -> Draft:
    """A draft in which all cards are picked and the decks are laid out."""
    m = begun(players, boosters=3)
    while not m.zone(0, DECK):
        pick(m)
    return m


def ends_clean(m: Draft) -> None:
    """Assert that no card has come or gone, and that nobody is owed an answer who was not asked."""
    cards = [card for player in m.seats for kind in (POOL, DECK, PACK) for card in m.zone(player, kind)]
    assert len(cards) == len(set(cards))
    assert m.over or {decision.player for decision in m.decisions} == set(m.seats)
