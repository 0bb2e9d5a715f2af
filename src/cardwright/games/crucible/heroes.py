"""Ready-made heroes: a class and a Magick that go well together, for those who do not want to choose them apart."""

from dataclasses import dataclass
from typing import Final

OPEN: Final = -1
"""The option of who chooses Token and Magick apart."""


@dataclass(frozen=True)
class Hero:
    """A Token and a Magick, by their keys, and how they are played, in a few words."""

    token: str
    magick: str
    text: str

    @property
    def name(self) -> str:
        """What the hero is called."""
        return f"{self.token.capitalize()} of {self.magick.capitalize()}"


HEROES: Final[tuple[Hero, ...]] = (
    Hero("warden", "ember", "stand, hit and burn; easy to begin with"),
    Hero("reaver", "thorn", "hunt monsters, and heal; easy to begin with"),
    Hero("fowler", "rime", "slow them, and shoot"),
    Hero("cutpurse", "gale", "run, take tiles away, swap places"),
    Hero("hexer", "bone", "wound and doom from a distance"),
    Hero("mender", "stone", "outlast everybody, and win late"),
    Hero("ritualist", "spark", "find a pool, then let it storm"),
    Hero("lancer", "mirage", "place others on the point of the spear"),
)
"""The first two are a pair for beginners, the first four a table."""
LABELS: Final[tuple[str, ...]] = ("choose token and magick", *[f"{hero.name}: {hero.text}" for hero in HEROES])
