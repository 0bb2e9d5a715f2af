"""When people want to be asked, in games where players answer one another: stops, and passing until something happens.

Where only bots watch, nobody is asked who can do nothing but pass. Where people share the keyboard they are asked even
then, because otherwise the others would learn that nothing could be done; each may wish it otherwise.
"""

from collections.abc import Sequence
from typing import Final

import cardwright as cw
from cardwright.kernel.basics import names
from cardwright.kernel.pile.passing import NEXT_TURN, NEXT_WINDOW, NOT, OWN_TURN, Passing, window_of
from cardwright.kernel.pile.priority import ANSWER_STOP, OWN_STOP, window_stop

UNTIL: Final = {"phase": NEXT_WINDOW, "turn": NEXT_TURN, "mine": OWN_TURN}
"""What people type after "until": the next phase, the next turn, their own next turn."""
ANSWERS: Final = "answers"
IDLE: Final = "idle"
OWN: Final = "own"
MINE: Final = "mine"
THEIRS: Final = "theirs"

HELP: Final = """\
  until phase, until turn, until mine
              pass until the next phase, the next turn, your next turn, or until
              there is something to answer
  stops       when you are asked
  stops PHASE [mine|theirs], stops answers, stops own, stops idle
              to be asked there from now on, or no more"""
NO_PRIORITY: Final = "In this game nobody is asked to answer what another does, so there is nothing to pass."


class Stops:
    """What the people at one keyboard have said about when to be asked."""

    def __init__(self, match: cw.Match, people: Sequence[int]) -> None:
        """Ask everybody everywhere, but where only bots watch not for a pass that is all that is left."""
        self.known = bool(match.game.table.windows)
        """Whether this is a game where players answer one another."""
        stops, idle = match.game.table.stops, len(people) > 1
        self.each = {player: Passing(player, stops, idle=idle) for player in people} if self.known else {}
        self.windows = {match.game.table.steps[window].casefold(): window for window in match.game.table.windows}
        self.held = False
        """Whether the next question is asked whatever has been set, because somebody went back to it."""

    def pick(self, match: cw.Match) -> int:
        """Give the pass that is to be taken for who chooses now, or -1 to ask."""
        if self.held or match.chooser not in self.each:
            return -1
        return self.each[match.chooser].pick(match)

    def end(self, player: int) -> None:
        """Pass until nothing any more."""
        if self.known:
            self.each[player].until = NOT

    def until(self, match: cw.Match, player: int, word: str) -> str:
        """Pass from now on until what the word says; a sentence if that cannot be, empty if it can."""
        if not self.known:
            return NO_PRIORITY
        if word not in UNTIL:
            return "Type until phase, until turn or until mine."
        if window_of(match) < 0:
            return "You are asked something that is no pass: answer it first."
        self.each[player].pass_until(match, UNTIL[word])
        return ""

    def change(self, player: int, line: str) -> str:
        """Turn a stop on or off, or none for an empty line; say when the player is asked now, or what is wrong."""
        if not self.known:
            return NO_PRIORITY
        word, _, side = line.casefold().partition(" ")
        passing = self.each[player]
        if word == ANSWERS:
            passing.stops ^= ANSWER_STOP
        elif word == OWN:
            passing.stops ^= OWN_STOP
        elif word == IDLE:
            passing.idle = not passing.idle
        elif word:
            found = names.find(word, self.windows)
            if found is None or side not in {"", MINE, THEIRS}:
                listed = names.listing([*self.windows, ANSWERS, OWN, IDLE], "or")
                return f"Type stops and one of {listed}; after a phase also {MINE} or {THEIRS}."
            window = self.windows[found]
            sides = [own for own in (True, False) if side != (THEIRS if own else MINE)]
            on = not all(passing.stops & window_stop(window, own_turn=own) for own in sides)
            for own in sides:
                passing.stop_at(window, own_turn=own, on=on)
        return self.told(passing)

    def told(self, passing: Passing) -> str:
        """Say when a player is asked."""
        said = []
        for own, turn in ((True, "your turn"), (False, "other turns")):
            asked = [name for name, at in self.windows.items() if passing.stops & window_stop(at, own_turn=own)]
            said.append(f"on {turn} in {names.listing(asked) if asked else 'no phase'}")
        answers = "always" if passing.stops & ANSWER_STOP else "only there"
        adding = "in the same phases" if passing.stops & OWN_STOP else "never"
        idle = "even if" if passing.idle else "not if"
        return (
            f"You are asked {'; '.join(said)}; to answer an effect {answers}; "
            f"to add to an effect of yours {adding}; {idle} a pass is all that is left. "
            "What is no pass you are asked anyway."
        )
