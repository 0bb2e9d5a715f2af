"""The games. A game is a package whose module ``game`` holds it as ``GAME``; adding one is a line here."""

from cardwright.kernel.core.registry import register

register("crucible", "cardwright.games.crucible.game")
register("keyforge", "cardwright.games.keyforge.game")
register("kryptik", "cardwright.games.kryptik.game")
register("kryptik-draft", "cardwright.games.kryptik.draft.game")
register("krysis", "cardwright.games.krysis.game")
register("kyza", "cardwright.games.kyza.game")
