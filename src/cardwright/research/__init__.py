"""Research: many matches at once, and what they say."""

from cardwright.research.simulation import PlayedGame, Simulation, simulate
from cardwright.research.statistics import Interval, wilson

__all__ = ["Interval", "PlayedGame", "Simulation", "simulate", "wilson"]
