"""What is counted of a match."""

from cardwright.games.krysis.state import Krysis


def statistics(m: Krysis) -> dict[str, float]:
    """Return the figures."""
    return {"points": float(sum(m.points))}
