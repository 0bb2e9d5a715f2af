"""Research: many matches at once, what they say, and what a search thinks of one that was played."""

from cardwright.research.analysis import Analysis, analyse
from cardwright.research.simulation import PlayedGame, Simulation, simulate
from cardwright.research.statistics import Interval, wilson

__all__ = ["Analysis", "Interval", "PlayedGame", "Simulation", "analyse", "simulate", "wilson"]
