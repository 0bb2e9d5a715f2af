"""Sampled worlds of the advanced game: what others dismissed in the draft is a legal draft there too."""

from cardwright.games.krysis.prints import Print
from cardwright.games.krysis.setup import DISMISSED_A_STAR, STARS
from cardwright.games.krysis.state import Krysis
from cardwright.games.krysis.values import EXTRA, FIGHTER, TRANSPORTER
from cardwright.games.krysis.zones import BOX, ZONES
from cardwright.kernel.rng import Rng

TRIES = 200
"""How often a squad is dealt before it is left as it fell."""


def redraft(m: Krysis, viewer: int, rng: Rng) -> None:
    """Deal the unknown agents anew until each box holds two of each number of stars, and one more for an extra agent.

    The sampler has dealt each company's agents by type; this adds what the draft is known to have been.
    """
    bit = 1 << viewer
    hidden = [card for card in range(len(m.prints)) if not m.known[card] & bit and m.printed[card].is_agent]
    prints = list(m.printed)
    if m.options["extras"]:
        for kind in (FIGHTER, TRANSPORTER):
            extras = [card for card in hidden if prints[card].type == kind and prints[card].facts.company == EXTRA]
            reassign(prints, extras, rng)
    for player in range(m.game.players):
        box = m.zone(player, BOX)
        if not box or player == viewer:
            continue
        squad = [card for card in hidden if m.where[card] // ZONES == player]
        for _ in range(TRIES):
            if is_legal(m, player, prints):
                break
            for kind in (FIGHTER, TRANSPORTER):
                reassign(prints, [card for card in squad if prints[card].type == kind], rng)
    m.reprint(tuple(prints))


def reassign(prints: list[Print], cards: list[int], rng: Rng) -> None:
    """Give the cards each other's identities at random."""
    old = [prints[card] for card in cards]
    for i, j in enumerate(rng.shuffled(tuple(range(len(cards))))):
        prints[cards[i]] = old[j]


def is_legal(m: Krysis, player: int, prints: list[Print]) -> bool:
    """Whether the agents in a player's box are a legal draft."""
    stars = [prints[card].facts.stars for card in m.zone(player, BOX)]
    everything = [card for card, zone in enumerate(m.where) if zone // ZONES == player and zone >= 0]
    extra = [prints[card].facts.stars for card in everything if prints[card].facts.company == EXTRA]
    return not [star for star in STARS if stars.count(star) != DISMISSED_A_STAR + extra.count(star)]
