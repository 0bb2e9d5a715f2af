"""The bot that picks any option, each as likely as the other: the yardstick, and the player of endless tests."""

from cardwright.bots.bot import Seen
from cardwright.kernel.basics.rng import Rng
from cardwright.kernel.matches.match import Decision


class RandomBot:
    """Picks uniformly among the options."""

    def __init__(self, rng: Rng) -> None:
        """Draw from that stream."""
        self.rng = rng

    def pick(self, seen: Seen, decision: Decision) -> int:
        """Return a random index."""
        return self.rng.below(len(decision))
