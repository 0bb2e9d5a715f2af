"""Research: many matches at once, what they say, and what a search thinks of one that is or was played."""

from cardwright.research.analysis import Analysis, analyse
from cardwright.research.hints import Hint, hint
from cardwright.research.simulation import PlayedGame, Simulation, simulate
from cardwright.research.statistics import Interval, wilson

__all__ = ["Analysis", "Hint", "Interval", "PlayedGame", "Simulation", "analyse", "hint", "simulate", "wilson"]
