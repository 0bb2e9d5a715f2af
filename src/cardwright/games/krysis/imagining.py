"""Sampled worlds of the advanced game: what others dismissed in the draft is a legal draft there too."""

from math import comb

from cardwright.games.krysis.prints import Print
from cardwright.games.krysis.setup import DISMISSED_A_STAR, STARS
from cardwright.games.krysis.state import Krysis
from cardwright.games.krysis.values import EXTRA, FIGHTER, TRANSPORTER
from cardwright.games.krysis.zones import BOX, SPARE, ZONES
from cardwright.kernel.basics.rng import Rng

Split = tuple[int, ...]
"""How many agents of each number of stars."""


def redraft(m: Krysis, viewer: int, rng: Rng) -> None:
    """Deal the unknown agents anew, so that each box holds two of each number of stars, and one more for an extra.

    The sampler has dealt each company's agents by type; this adds what the draft is known to have been. Each legal
    draft is as likely as another.
    """
    bit = 1 << viewer
    hidden = [card for card in range(len(m.prints)) if not m.known[card] & bit and m.printed[card].is_agent]
    prints = list(m.printed)
    if m.options["extras"]:
        deal_extras(m, hidden, prints, rng)
    for player in range(m.game.players):
        if player != viewer and m.zone(player, BOX):
            redraft_of(m, player, [card for card in hidden if m.where[card] // ZONES == player], prints, rng)
    m.reprint(tuple(prints))


def deal_extras(m: Krysis, hidden: list[int], prints: list[Print], rng: Rng) -> None:
    """Deal the unknown extra agents among the places where one lies, each where its type does.

    All are sorted first, for the deal must not depend on where they truly are, nor on which those aside are.
    """
    extras = [card for card in hidden if prints[card].facts.company == EXTRA]
    types = {card: prints[card].type for card in extras}
    aside = [card for card in extras if m.where[card] == m.shared(SPARE)]
    kinds = sorted([types[card] for card in aside])
    for card, place in zip(aside, rng.shuffled(tuple(range(len(aside)))), strict=True):
        types[card] = kinds[place]
    ranking = sorted([prints[card] for card in extras], key=_key)
    for kind in (FIGHTER, TRANSPORTER):
        places = [card for card in extras if types[card] == kind]
        ranked = [printed for printed in ranking if printed.type == kind]
        dealt = [ranked[i] for i in rng.shuffled(tuple(range(len(ranked))))]
        for card, printed in zip(places, dealt, strict=True):
            prints[card] = printed


def _key(printed: Print) -> str:
    return printed.key


def redraft_of(m: Krysis, player: int, squad: list[int], prints: list[Print], rng: Rng) -> None:
    """Deal the unknown agents of a player's squad to the box and to all other places."""
    box = m.zone(player, BOX)
    wanted = [DISMISSED_A_STAR] * len(STARS)
    for card, zone in enumerate(m.where):
        if zone // ZONES == player and prints[card].facts.company == EXTRA:
            wanted[prints[card].facts.stars - 1] += 1
    # What type of agents lies where is known by the decks that they come from.
    fighters = [card for card in squad if prints[card].type == FIGHTER]
    transporters = [card for card in squad if prints[card].type == TRANSPORTER]
    dismissed = len([card for card in fighters if card in box])
    split = drawn_split(by_stars(fighters, prints), by_stars(transporters, prints), wanted, dismissed, rng)
    if split:
        others = tuple([n - chosen for n, chosen in zip(wanted, split, strict=True)])
        deal(fighters, box, split, prints, rng)
        deal(transporters, box, others, prints, rng)


def by_stars(cards: list[int], prints: list[Print]) -> Split:
    """Count the agents of each number of stars."""
    stars = [prints[card].facts.stars for card in cards]
    return tuple([stars.count(star) for star in STARS])


def drawn_split(fighters: Split, transporters: Split, wanted: list[int], dismissed: int, rng: Rng) -> Split:
    """Draw how many fighters of each number of stars were dismissed, by the number of drafts for each; () if none is.

    ``wanted`` are the agents of each number of stars in the box, ``dismissed`` the fighters in it.
    """
    splits: list[tuple[int, Split]] = []
    ways = 0
    for one in range(wanted[0] + 1):
        for two in range(wanted[1] + 1):
            split: Split = (one, two, dismissed - one - two)
            if not 0 <= dismissed - one - two <= wanted[2]:
                continue
            drafts = 1
            for i, n in enumerate(split):
                drafts *= comb(fighters[i], n) * comb(transporters[i], wanted[i] - n)
            if drafts:
                ways += drafts
                splits.append((ways, split))
    if not splits:
        return ()
    drawn = rng.below(ways)
    for below, split in splits:
        if drawn < below:
            return split
    return ()


def deal(cards: list[int], box: tuple[int, ...], split: Split, prints: list[Print], rng: Rng) -> None:
    """Deal agents of one type: so many of each number of stars to those in the box, the others to the rest."""
    left = list(split)
    dismissed: list[int] = []
    kept: list[int] = []
    for card in rng.shuffled(tuple(cards)):
        star = prints[card].facts.stars - 1
        if left[star]:
            left[star] -= 1
            dismissed.append(card)
        else:
            kept.append(card)
    # Who is in the box is random now, and so must be where they lie.
    old = prints.copy()
    boxed = list(rng.shuffled(tuple(dismissed)))
    rest = list(rng.shuffled(tuple(kept)))
    for card in cards:
        prints[card] = old[boxed.pop() if card in box else rest.pop()]
