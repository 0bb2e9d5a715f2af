"""Sampling: worlds that a player cannot rule out.

A sampled match is the same as the true one in all that the player may know; the identities of the cards that the player
does not know are dealt anew among the places where they may be (`State.among`), and chance is fresh. It plays on by the
rules, so it serves search, and, since views of it must not differ, as the test of views too.
"""

from typing import TYPE_CHECKING, Final

from cardwright.kernel.core.events import Entry, Sampled
from cardwright.kernel.core.frames import Activation

if TYPE_CHECKING:
    from cardwright.kernel.basics.rng import Rng
    from cardwright.kernel.core.state import State
    from cardwright.kernel.pieces.cards import CardPrint

NOBODY: Final = -1
TRIES: Final = 12
"""How often a world is drawn before the chooser's cards are left as they are."""


def sample(m: "State", player: int, rng: "Rng") -> "State":
    """Return a world that the player (or, as the number of players, who only watches) cannot rule out.

    It takes its chances from ``rng``, which moves on. Cards that something under way is about stay as they are, and
    somebody else's decision is asked again in the new world, which is drawn again if the decision does not arise there.
    """
    bit = 1 << player
    everyone = m.everyone
    kept = under_way(m)
    hidden = [
        card
        for card, known in enumerate(m.known)
        if not known & bit and known != everyone and m.where[card] >= 0 and card not in kept
    ]
    for _ in range(TRIES):
        world = _world(m, player, hidden, rng)
        if world is not None and _asked_again(world, player):
            return world
    # What the chooser is asked depends on nothing but what the chooser knows; so with that unchanged it is asked.
    chooser_bit = 1 << m.chooser if m.chooser >= 0 else 0
    world = _world(m, player, [card for card in hidden if not m.known[card] & chooser_bit], rng)
    if world is None or not _asked_again(world, player):
        world = m.copy()
        world.key = fresh_key(rng)
    return world


def fresh_key(rng: "Rng") -> bytes:
    """Return a key for a match whose chances nobody knows."""
    return rng.stream(f"key/{rng.below(1 << 62)}").key


def _world(m: "State", player: int, hidden: list[int], rng: "Rng") -> "State | None":
    """Return a copy with the hidden cards dealt anew, or nothing if the deal did not come out."""
    prints = _dealt(m, hidden, rng)
    if prints is None:
        return None
    world = m.copy()
    world.key = fresh_key(rng)
    world.journal = Entry(Sampled(player, m.prints), m.everyone, m.journal)
    world.reprint(prints)
    world.game.rules.imagine(world, player, rng)
    for frame in world.frames:
        frame.op.imagine(world, frame, player, rng)
    return world


def _dealt(m: "State", hidden: list[int], rng: "Rng") -> "tuple[CardPrint, ...] | None":
    """Return the prints of all cards, those of the hidden ones dealt to where each may be.

    The cards that may be in fewest places go first; each has then the same chance for each place left to it. That is
    uniform where of any two sets of places one holds the other or they are apart, as shuffles leave them.
    """
    old = m.prints
    among = m.among
    free = 0
    for card in hidden:
        free |= 1 << card
    groups: dict[int, list[int]] = {}
    for card in hidden:
        groups.setdefault(among[card] & free, []).append(card)
    new = list(old)
    for places in sorted(groups, key=int.bit_count):
        cards = groups[places]
        room = [card for card in hidden if places & free & 1 << card]
        if len(room) < len(cards):
            return None
        for place, card in zip(rng.shuffled(tuple(room)), cards, strict=False):
            new[place] = old[card]
            free &= ~(1 << place)
    return tuple(new)


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
    for chosen in act.cards.values():
        cards.update(chosen)
    for done in act.record.values():
        cards.update(done)
