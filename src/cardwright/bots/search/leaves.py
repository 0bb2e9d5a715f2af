"""Leaves: how a moment is judged where the trees end.

A game's heuristic is meant to be asked at certain moments (`Game.judged_after`). Up to there the match is played on, by
whoever is asked, each taking what looks best at once. Where that is the end of the player's turn, or a deed, an option
that ends the turn is compared with the others as if the player had only stayed as he is: what looks best in the middle
of a turn and what looks best after it are not to be compared.
"""

from typing import Final

from cardwright.kernel.core.description import AT_TURNS_END, DEED, PICK, TURN
from cardwright.kernel.matches.match import Match

LONGEST: Final = 80
"""After so many picks a moment is judged as it stands."""


def play_on(m: Match, after: str, player: int, turn: int) -> None:
    """Play on to where a pick of a player, in a turn, is judged: at the end of the effect or turn, or at once."""
    if after in AT_TURNS_END:
        picks = 0
        while m.outcome is None and m.turn == turn and picks < LONGEST:
            m.pick(best_option(m, to_the_end=after == TURN))
            picks += 1
    elif after != PICK:
        finish_effect(m, player)


def finish_effect(m: Match, player: int) -> None:
    """Let a player decide all that an effect still asks."""
    picks = 0
    while m.outcome is None and m.chooser == player and not m.stop and picks < LONGEST:
        m.pick(best_option(m, to_the_end=False))
        picks += 1


def is_no_deed(m: Match, code: int) -> bool:
    """Whether an option only ends a turn that is judged by deeds, and so is worth what there is by then."""
    actions = m.game.actions
    return m.stop and m.game.judged_after == DEED and actions.verb(code) in actions.go_on


def best_option(m: Match, *, to_the_end: bool) -> int:
    """Return the index of the option after which whoever is asked stands best: at the end of its effect, or at once."""
    number = len(m.codes)
    if number == 1:
        return 0
    game = m.game
    player = m.chooser
    best = -1
    most = 0.0
    ending = -1
    for i in range(number):
        if is_no_deed(m, m.codes[i]):
            ending = i
            continue
        child = m.copy()
        child.pick(i)
        if to_the_end:
            finish_effect(child, player)
        if child.turn != m.turn and child.outcome is None and game.judged_after == TURN:
            ending = i
            continue
        score = game.evaluate(child, player)
        if best < 0 or score > most:
            most = score
            best = i
    if ending >= 0 and (best < 0 or most < game.evaluate(m, player)):
        return ending
    return best
