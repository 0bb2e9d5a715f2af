"""What the rules of Krysis say about a match besides what happens in it."""

from typing import Final

from cardwright.games.krysis.imagining import redraft
from cardwright.games.krysis.state import Krysis
from cardwright.kernel.basics.rng import Rng
from cardwright.kernel.core.rules import Rules


class KrysisRules(Rules):
    """The rules of Krysis, as far as the kernel asks for them."""

    def imagine(self, m: Krysis, viewer: int, rng: Rng) -> None:
        """Leave drafts legal in a sampled world; crystals at home follow from what all have seen come and go."""
        if m.options["advanced"]:
            redraft(m, viewer, rng)


RULES: Final = KrysisRules()
