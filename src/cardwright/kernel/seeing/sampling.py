"""Sampling: worlds that a player cannot rule out.

A sampled match is the same as the true one in all that the player may know; the identities of the cards that the player
does not know are dealt anew among the places where they may be (`State.among`), and chance is fresh. It plays on by the
rules, so it serves search, and, since views of it must not differ, as the test of views too.

Nothing hidden has a say in which worlds come out, not even in their order: the cards to be dealt are sorted by what
is printed on them first. So whoever steers by sampled worlds alone does the same in all matches that look the same.
"""

from typing import TYPE_CHECKING, Final

from cardwright.kernel.basics.dice import Dice
from cardwright.kernel.basics.rng import Rng
from cardwright.kernel.core.events import Entry, Sampled
from cardwright.kernel.core.frames import Activation
from cardwright.kernel.pieces.options import CARD
from cardwright.kernel.pieces.zones import NOBODY

if TYPE_CHECKING:
    from cardwright.kernel.core.state import State
    from cardwright.kernel.pieces.cards import CardPrint

TRIES: Final = 12
"""How often a world is drawn before the chooser's cards are left as they are."""
NUMBER_BYTES: Final = 8
"""The last bytes of a world's key: which world it is."""


class Worlds:
    """The worlds of a moment that a player (or, as the number of players, who only watches) cannot rule out.

    What is hidden is analysed once; then they are drawn one by one. The match must not go on meanwhile.
    """

    def __init__(self, m: "State", player: int, rng: Rng) -> None:
        """Find what is hidden from the player; all chance comes from ``rng``, which moves on."""
        bit = 1 << player
        kept = under_way(m)
        self.m: State = m
        self.player: int = player
        self.unknown: list[bool] = [not known & bit for known in m.known]
        """Whether the player does not know a card, by card."""
        self._hidden: list[int] = [
            card
            for card, unknown in enumerate(self.unknown)
            if unknown and m.known[card] != m.everyone and m.where[card] >= 0 and card not in kept
        ]
        self._dice: Dice = Dice(rng)
        self._key: bytes = rng.stream(f"worlds/{rng.below(1 << 62)}").key[:-NUMBER_BYTES]
        self._drawn: int = 0
        self._deal: Deal = Deal(m, self._hidden)
        self._careful: Deal | None = None
        """Deals no card of whoever is asked."""
        self._numbers: dict[str, int] = {}
        """Numbers of what is printed on hidden cards."""
        for key in sorted({m.prints[card].key for card, unknown in enumerate(self.unknown) if unknown}):
            self._numbers[key] = len(self._numbers)
        self._is_card: list[bool] = [kind == CARD for _, kind in m.game.actions.verbs]

    def draw(self) -> "State":
        """Return a world; each that the deal allows is as likely as another.

        Cards that something under way is about stay as they are, and somebody else's decision is asked again in the
        new world, which is drawn again if the decision does not arise there.
        """
        m = self.m
        for _ in range(TRIES):
            world = self._world(self._deal)
            if world is not None and _asked_again(world, self.player):
                return world
        # What the chooser is asked depends on nothing but what the chooser knows; so with that unchanged it is asked.
        if self._careful is None:
            chooser_bit = 1 << m.chooser if m.chooser >= 0 else 0
            self._careful = Deal(m, [card for card in self._hidden if not m.known[card] & chooser_bit])
        world = self._world(self._careful)
        if world is None or not _asked_again(world, self.player):
            world = m.copy()
            world.key = self._next_key()
        return world

    def keys(self, world: "State") -> list[int]:
        """Return for each option of a world, or of what has become of one, a number that means the same in all worlds.

        It is the option's code, but where the player did not know the card and whoever is asked does: that card has
        another number in each world, and the verb, what is printed on it, and which of several such options it is make
        up a negative number. A card that neither knows is the one that lies there.
        """
        codes = world.codes
        stride = world.game.actions.stride
        asked = 1 << world.chooser
        keys: list[int] = []
        twins: dict[int, int] | None = None
        for code in codes:
            verb = code // stride
            card = code - verb * stride
            if not self._is_card[verb] or not self.unknown[card] or not world.known[card] & asked:
                keys.append(code)
                continue
            kind = verb * len(self._numbers) + self._numbers[world.prints[card].key]
            if twins is None:
                twins = {}
            nth = twins.get(kind, 0)
            twins[kind] = nth + 1
            keys.append(-1 - (kind * stride + nth))
        return keys

    def _next_key(self) -> bytes:
        """Return a key for a match whose chances nobody knows."""
        self._drawn += 1
        return self._key + self._drawn.to_bytes(NUMBER_BYTES, "big")

    def _world(self, deal: "Deal") -> "State | None":
        """Return a copy with the hidden cards dealt anew, or nothing if the deal did not come out."""
        m = self.m
        prints = m.prints
        among = m.among
        if deal.groups:
            new_prints = list(prints)
            new_among = list(among)
            if not deal.out(self._dice, new_prints, new_among):
                return None
            prints = tuple(new_prints)
            if deal.nested:
                among = tuple(new_among)
        world = m.copy()
        world.key = self._next_key()
        world.journal = Entry(Sampled(self.player, m.prints), m.everyone, m.journal)
        world.among = among
        world.lately = tuple([part for code in m.picked_lately(self.player) for part in (self.player, code)])
        world.reprint(prints)
        rng = Rng(key=world.key)
        world.game.rules.imagine(world, self.player, rng)
        for frame in world.frames:
            frame.op.imagine(world, frame, self.player, rng, m)
        return world


def sample(m: "State", player: int, rng: Rng) -> "State":
    """Return one of the `Worlds` of a moment."""
    return Worlds(m, player, rng).draw()


class Group:
    """Hidden cards that may be in the same places: what is printed on them, and these places."""

    def __init__(self, places: list[int], prints: "list[CardPrint]", among: list[int]) -> None:
        """Keep them; ``among`` has for each of the prints which cards it was mixed up with."""
        self.places: list[int] = places
        self.prints: list[CardPrint] = prints
        self.among: list[int] = among


class Deal:
    """How hidden cards are dealt anew: those that may be in fewest places first, each to any place left to it.

    That is uniform where of any two sets of places one holds the other or they are apart, as shuffles leave them.
    """

    def __init__(self, m: "State", hidden: list[int]) -> None:
        """Sort the hidden cards by where they may be, and by what is printed on them."""
        free = 0
        for card in hidden:
            free |= 1 << card
        by_places: dict[int, list[int]] = {}
        for card in hidden:
            by_places.setdefault(m.among[card] & free, []).append(card)
        self.groups: list[Group] = []
        self.nested: bool = False
        """Whether a card can come to where a card of another group was."""
        for mask in sorted(by_places, key=_by_size):
            cards = by_places[mask]
            ranked = sorted([(m.prints[card].key, m.among[card], card) for card in cards])
            places = [card for card in hidden if mask >> card & 1]
            among = [mixed for _, mixed, _ in ranked]
            prints = [m.prints[card] for _, _, card in ranked]
            self.nested = self.nested or places != cards or among.count(among[0]) < len(among)
            self.groups.append(Group(places, prints, among))

    def out(self, dice: Dice, prints: "list[CardPrint]", among: list[int]) -> bool:
        """Deal into ``prints`` and ``among``, which are by place; false if the cards cannot be dealt so."""
        taken: set[int] = set()
        for group in self.groups:
            dealt = group.prints
            room = [place for place in group.places if place not in taken] if self.nested else group.places.copy()
            if len(room) < len(dealt):
                return False
            dice.deal(room, len(dealt))
            for i, printed in enumerate(dealt):
                prints[room[i]] = printed
            if self.nested:
                for i, mixed in enumerate(group.among):
                    among[room[i]] = mixed
                    taken.add(room[i])
        return True


def _by_size(mask: int) -> tuple[int, int]:
    return mask.bit_count(), mask


def _asked_again(world: "State", player: int) -> bool:
    """Ask the other player's decision again in the new world; tell whether it arose."""
    chooser = world.chooser
    if chooser in {NOBODY, player}:
        return True
    world.chooser = NOBODY
    frame = world.frames[-1]
    frame.op.step(world, frame)
    return world.chooser == chooser


def under_way(m: "State") -> set[int]:
    """Return the cards that frames and waiting abilities are about."""
    cards: set[int] = set()
    for frame in m.frames:
        cards.update(frame.op.cards_in(frame))
        _of_activation(frame.act, cards)
        for trigger in frame.queue:
            _of_activation(trigger.act, cards)
    for trigger in m.pending:
        _of_activation(trigger.act, cards)
    return cards


def _of_activation(act: Activation, cards: set[int]) -> None:
    cards.add(act.source)
    cards.update(act.it)
    for chosen in act.names.cards.values():
        cards.update(chosen)
    for done in act.record.values():
        cards.update(done)
