"""What happens instead of something."""

from cardwright.games.keyforge.words.happenings import IsDamaged, IsDoomed
from cardwright.language.happenings import Happening
from cardwright.language.words import Cards


def would_be_destroyed(of: Cards) -> Happening:
    """A card is about to be destroyed."""
    return IsDoomed(of)


def would_be_damaged(of: Cards) -> Happening:
    """A creature is about to be dealt damage."""
    return IsDamaged(of)
