"""What becomes of archived cards as they leave the archives."""

from cardwright.games.keyforge.events import Released, TookArchives
from cardwright.games.keyforge.state import KeyForge
from cardwright.games.keyforge.zones import ARCHIVES


def take_archives(m: KeyForge, player: int) -> None:
    """Let a player take all of the archives into hand (keyforge:house.archives); prisoners go to their owners'."""
    if release(m, list(m.zone(player, ARCHIVES))):
        m.do(TookArchives(player))


def release(m: KeyForge, cards: list[int]) -> list[int]:
    """Let the prisoners among cards that are about to be moved go to their owners' hands, and return the others.

    Nothing else is done to a prisoner (keyforge:ruling.prisoners).
    """
    if not m.prisoners:
        return cards
    others: list[int] = []
    for card in cards:
        if card not in m.prisoners:
            others.append(card)
        else:
            m.do(Released(card, m.owners[card]))
    return others
