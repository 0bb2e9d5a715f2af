"""How well a player stands: a heuristic that bots steer by, no rule of the game."""

from cardwright.games.krysis.state import Krysis


def standing(m: Krysis, player: int) -> float:
    """Return how well the player stands."""
    return float(m.points[player])
