"""Effects: what is asked in the middle of one is decided by what looks best at once.

A game's heuristic is meant to be asked at certain moments (`Game.judged_after`). Where that is the end of the player's
turn, or a deed, an option that ends the turn is compared with the others as if the player had only stayed as they are:
what looks best in the middle of a turn and what looks best after it are not to be compared.
"""

from typing import Final

from cardwright.kernel.core.description import DEED, TURN
from cardwright.kernel.matches.match import Match

LONGEST: Final = 80
"""After so many picks a moment is judged as it stands."""


def finish_effect(m: Match, player: int) -> None:
    """Let a player decide all that an effect still asks."""
    picks = 0
    while m.outcome is None and m.chooser == player and not m.stop and picks < LONGEST:
        m.pick(best_option(m))
        picks += 1


def is_no_deed(m: Match, code: int) -> bool:
    """Whether an option only ends a turn that is judged by deeds, and so is worth what there is by then."""
    actions = m.game.actions
    return m.stop and m.game.judged_after == DEED and actions.verb(code) in actions.go_on


def best_option(m: Match) -> int:
    """Return the index of the option after which whoever is asked stands best at once."""
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
