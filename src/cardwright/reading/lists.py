"""The deck lists that players leave a table with, out of what they see at its end."""

from cardwright.kernel.pieces.decklist import DeckCard, DeckList
from cardwright.reading.view import Seen


def list_made(seen: Seen) -> DeckList | None:
    """Return the deck list that the viewer has made, named after the table; None while there is none yet."""
    makes = seen.game.table.makes
    if makes is None or seen.view["outcome"] is None or seen.viewer >= len(seen.names):
        return None
    areas = seen.view["players"][seen.viewer]["areas"]
    sections = tuple([section for section, _ in makes.sections])
    cards = [
        DeckCard(key, section)
        for section, area in makes.sections
        for key in sorted([face["key"] for face in areas[area]["cards"]])
    ]
    return DeckList(makes.game, seen.game.title, sections, tuple(cards)) if cards else None
