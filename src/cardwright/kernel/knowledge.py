"""Knowledge: who knows which card.

`Match.known` has for each card a bit mask of the viewers who know what it is. Where that is lost, `Match.among` keeps
for each card the bit mask of the cards that it may have been mixed up with: whoever does not know it knows at least
that it is one of those. Views, the log and sampling all read these two.

A zone that its owner sees is a hand: unordered, so that others cannot tell which of its cards goes. A zone that nobody
sees is a pile: ordered, so that a card whose place was seen stays known until the pile is shuffled.
"""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from cardwright.kernel.match import Match


def of_one_deck(owners: tuple[int, ...]) -> tuple[int, ...]:
    """Return what each card may be mixed up with before anything is known: all cards of the same owner."""
    decks: dict[int, int] = {}
    for card, owner in enumerate(owners):
        decks[owner] = decks.get(owner, 0) | 1 << card
    return tuple([decks[owner] for owner in owners])


def reveal(m: "Match", cards: tuple[int, ...], players: int) -> None:
    """Show cards, all at once, to the players of a bit mask; they stay where they are."""
    for card in cards:
        unaware = players & ~m.known[card]
        zone = m.where[card]
        if unaware:
            m.known[card] |= players
            m.barrier += 1
            taken_for_another(m, card, m.zones[zone], m.audience[zone], unaware, cards)
        if m.audience[zone] != m.everyone:
            m.handles[card] = m.minted
            m.minted += 1


def taken_for_another(
    m: "Match", card: int, others: tuple[int, ...], audience: int, unaware: int, shown: tuple[int, ...] = ()
) -> None:
    """Let those who just came to see a card of a hand take it for an equal one that they knew to be there.

    They know of so many equal cards in that hand, and see one: it is one of these for all they can tell.
    """
    if not audience:
        return  # A pile: they know the place of the one that they know.
    printed = m.prints[card]
    for other in others:
        if m.known[other] & unaware and m.prints[other] is printed and other != card and other not in shown:
            m.known[other] &= ~unaware
            # The other one may now be whatever the card that they see may have been.
            among = [mixed | 1 << other if mixed >> card & 1 else mixed for mixed in m.among]
            among[other] = among[card] | 1 << other
            m.among = tuple(among)
            return


def mix(m: "Match", cards: tuple[int, ...], seen: int) -> None:
    """Let all but the viewers of a bit mask lose track of which of these cards is which."""
    if len(cards) < 2:  # noqa: PLR2004 - a single card is not lost among itself
        return
    here = 0
    for card in cards:
        here |= 1 << card
    among = list(m.among)
    for card, mixed in enumerate(among):
        if here >> card & 1 and m.known[card] == m.everyone:
            among[card] = here  # All saw it come: it is one of these.
        elif mixed & here:
            among[card] = mixed | here
    m.among = tuple(among)
    for card in cards:
        m.known[card] &= seen
