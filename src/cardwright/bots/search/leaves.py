"""Leaves: how a moment is judged where the trees end.

A game's heuristic is meant to be asked at certain moments (`Game.judged_after`). Up to there the match is played on, by
whoever is asked, each taking what looks best: at once, or by the `Gains` where that is the end of the turn.
"""

from cardwright.bots.search.effects import LONGEST, best_option, finish_effect
from cardwright.bots.search.gains import Gains
from cardwright.kernel.core.description import AT_TURNS_END, PICK
from cardwright.kernel.matches.match import Match


def play_on(m: Match, gains: Gains, player: int, turn: int) -> None:
    """Play on to where a pick of a player, in a turn, is judged: at the end of the effect or turn, or at once."""
    after = gains.after
    if after in AT_TURNS_END:
        picks = 0
        while m.outcome is None and m.turn == turn and picks < LONGEST:
            m.pick(gains.best(m) if gains.remembers(m) else best_option(m))
            picks += 1
    elif after != PICK:
        finish_effect(m, player)
