"""Zones: where the cards of a match are, and who knows which card.

`Zones.known` has for each card a bit mask of the viewers who know what it is. Where that is lost, `Zones.among` keeps
for each card the bit mask of the cards that it may have been mixed up with: whoever does not know it knows at least
that it is one of those. Views, the log and sampling all read these two.

A zone that its owner sees is a hand: unordered, so that others cannot tell which of its cards goes. A zone that nobody
sees is a pile: ordered, so that a card whose place was seen stays known until the pile is shuffled.

The lists of all this are shared by copies of a match until one of them moves or shows a card (`Zones.unshare`): most
copies are made to look at, or to try a decision that moves nothing.
"""

from typing import Final

from mypy_extensions import mypyc_attr

from cardwright.kernel.basics.rng import Rng
from cardwright.kernel.pieces.cards import CardPrint, CardState, Epoch

NOBODY: Final = -1


@mypyc_attr(allow_interpreted_subclasses=True)
class Zones:
    """The cards of a match: what is printed on them, where they are, who knows them, and the chance that mixes them."""

    __slots__ = (
        "among",
        "audience",
        "barrier",
        "cards",
        "draws",
        "epoch",
        "everyone",
        "handles",
        "key",
        "known",
        "minted",
        "owners",
        "places_epoch",
        "prints",
        "where",
        "zones",
    )

    def __init__(
        self,
        prints: tuple[CardPrint, ...],
        owners: tuple[int, ...],
        audience: tuple[int, ...],
        everyone: int,
        key: bytes,
    ) -> None:
        """Begin with all cards nowhere; ``audience`` has who sees each zone, and ``everyone`` is the mask of all."""
        self.prints: tuple[CardPrint, ...] = prints
        self.owners: tuple[int, ...] = owners
        self.audience: tuple[int, ...] = audience
        self.everyone: int = everyone
        self.zones: list[tuple[int, ...]] = [()] * len(audience)
        self.where: list[int] = [NOBODY] * len(prints)
        self.cards: dict[int, CardState] = {}
        self.known: list[int] = [0] * len(prints)
        self.among: tuple[int, ...] = of_one_deck(owners)
        self.handles: list[int] = list(range(len(prints)))
        self.minted: int = len(prints)
        self.key: bytes = key
        self.draws: int = 0
        self.barrier: int = 0
        self.epoch: Epoch = Epoch()
        self.places_epoch: Epoch = self.epoch
        """Whose the lists of places are: those of this match if it is its `epoch`, else shared with copies."""

    # ---- moving ------------------------------------------------------------------------------------------------

    def own(self, card: int) -> CardState:
        """Return the state of a card in play for writing; unshares it from copies first."""
        state = self.cards[card]
        if state.epoch is not self.epoch:
            state = state.copy(self.epoch)
            self.cards[card] = state
        return state

    def unshare(self) -> None:
        """Take lists of places of its own; whatever writes into them calls this first."""
        if self.places_epoch is not self.epoch:
            self.places_epoch = self.epoch
            self.copy_places()

    def copy_places(self) -> None:
        """Replace the lists of places by copies; a match with more such lists copies those too."""
        self.zones = self.zones.copy()
        self.where = self.where.copy()
        self.known = self.known.copy()
        self.handles = self.handles.copy()

    def lay_out(self, zones: list[int]) -> None:
        """Lay all cards into empty zones, before the match begins: each, by its number, into that one."""
        rows: list[list[int]] = [[] for _ in self.zones]
        for card, zone in enumerate(zones):
            rows[zone].append(card)
        self.zones = [tuple(row) for row in rows]
        self.where = zones.copy()
        self.known = [self.audience[zone] for zone in zones]

    def mint(self) -> None:
        """Give each card a handle that none has had, so that it says nothing of where the card was in a list."""
        cards = len(self.handles)
        self.handles = list(range(self.minted, self.minted + cards))
        self.minted += cards

    def card_of_handle(self, viewer: int, handle: int) -> int:
        """Return the card that has that handle in the viewer's view; -1 if it shows none."""
        for card, minted in enumerate(self.handles):
            if minted == handle and self.known[card] >> viewer & 1:
                return card
        return NOBODY

    def move(self, card: int, zone: int, at: int = -1, *, secret: bool = False) -> None:
        """Move a card to a zone, to the place ``at`` counted from the bottom (-1: on top, at the right end).

        Who sees the new place comes to know the card, and who sees the old one keeps knowing it. ``secret`` says that
        its owner picked it from an unordered hidden zone, so that others no longer know which of those cards it was.
        """
        self.unshare()
        zones = self.zones
        audience = self.audience
        source = self.where[card]
        saw = 0
        if source >= 0:
            saw = audience[source]
            here = zones[source]
            if here[-1] == card:
                zones[source] = here[:-1]
            else:
                i = here.index(card)
                zones[source] = here[:i] + here[i + 1 :]
        there = zones[zone]
        # Tuples are added up, not unpacked into a new one: that would take a list between.
        zones[zone] = there + (card,) if at < 0 else there[:at] + (card,) + there[at:]  # noqa: RUF005
        self.where[card] = zone
        seen = audience[zone]
        if secret:
            self.mix((card, *zones[source]), seen | saw)
        known = self.known[card]
        unaware = seen & ~known
        if unaware:
            self.known[card] = known | seen
            self.barrier += 1
            if saw:
                self._taken_for_another(card, zones[source], saw, unaware)
        if seen & saw != self.everyone:
            minted = self.minted
            self.handles[card] = minted
            self.minted = minted + 1

    def hide_all(self, source: int, zone: int) -> None:
        """Move all cards of a zone, in their order, on top of a pile that nobody sees."""
        self.unshare()
        cards = self.zones[source]
        self.zones[source] = ()
        self.zones[zone] += cards
        for card in cards:
            self.where[card] = zone
            self.handles[card] = self.minted
            self.minted += 1

    def reorder(self, zone: int, cards: tuple[int, ...]) -> None:
        """Put the cards of a zone into another order."""
        self.unshare()
        self.zones[zone] = cards

    def reprint(self, prints: tuple[CardPrint, ...]) -> None:
        """Give the cards other identities: the match becomes another world."""
        self.prints = prints

    # ---- chance ------------------------------------------------------------------------------------------------

    def random(self, purpose: str) -> Rng:
        """Return the random stream of the next random event; its purpose and number fix it, given the key."""
        self.draws += 1
        self.barrier += 1
        return Rng(key=self.key).stream(f"{purpose}/{self.draws}")

    def shuffle(self, zone: int) -> None:
        """Put a zone's cards into random order; everybody forgets which is which."""
        cards = self.random(f"shuffle/{zone}").shuffled(self.zones[zone])
        self.reorder(zone, cards)
        self.mix(cards, self.audience[zone])

    # ---- knowledge ---------------------------------------------------------------------------------------------

    def reveal(self, cards: tuple[int, ...], players: int) -> None:
        """Show cards, all at once, to the players of a bit mask; they stay where they are."""
        self.unshare()
        for card in cards:
            unaware = players & ~self.known[card]
            zone = self.where[card]
            if unaware:
                self.known[card] |= players
                self.barrier += 1
                self._taken_for_another(card, self.zones[zone], self.audience[zone], unaware, cards)
            if self.audience[zone] != self.everyone:
                self.handles[card] = self.minted
                self.minted += 1

    def _taken_for_another(
        self, card: int, others: tuple[int, ...], audience: int, unaware: int, shown: tuple[int, ...] = ()
    ) -> None:
        """Let those who just came to see a card of a hand take it for an equal one that they knew to be there.

        They know of so many equal cards in that hand, and see one: it is one of these for all they can tell.
        """
        if not audience:
            return  # A pile: they know the place of the one that they know.
        known = self.known
        printed = self.prints[card]
        for other in others:
            if known[other] & unaware and self.prints[other] is printed and other != card and other not in shown:
                known[other] &= ~unaware
                # The other one may now be whatever the card that they see may have been.
                among = [mixed | 1 << other if mixed >> card & 1 else mixed for mixed in self.among]
                among[other] = among[card] | 1 << other
                self.among = tuple(among)
                return

    def mix(self, cards: tuple[int, ...], seen: int) -> None:
        """Let all but the viewers of a bit mask lose track of which of these cards is which."""
        if len(cards) < 2:  # noqa: PLR2004 - a single card is not lost among itself
            return
        self.unshare()
        known, everyone = self.known, self.everyone
        here = sum([1 << card for card in cards])
        # Many cards have the same others among which they may be: each of these is widened once, and mostly none is.
        wider = {mixed: mixed | here for mixed in set(self.among) if mixed & here and mixed | here != mixed}
        among = [wider.get(mixed, mixed) for mixed in self.among] if wider else list(self.among)
        for card in cards:
            before = known[card]
            if before:
                known[card] = before & seen
                if before == everyone:
                    among[card] = here  # All saw it come: it is one of these.
        self.among = tuple(among)


def of_one_deck(owners: tuple[int, ...]) -> tuple[int, ...]:
    """Return what each card may be mixed up with before anything is known: all cards of the same owner."""
    decks: dict[int, int] = {}
    for card, owner in enumerate(owners):
        decks[owner] = decks.get(owner, 0) | 1 << card
    return tuple([decks[owner] for owner in owners])
