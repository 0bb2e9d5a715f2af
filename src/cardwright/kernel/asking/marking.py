"""Marking: how a person picks several things at once, in any order.

Bots and records pick one thing after the other, in canonical order, so that each answer has one row of picks. Whoever
would have to do that by hand would lose what comes before the first pick. So people mark and unmark freely, and only
what is confirmed becomes picks.
"""

from cardwright.kernel.asking.wording import described
from cardwright.kernel.basics.errors import IllegalOption
from cardwright.kernel.basics.things import Things
from cardwright.kernel.core.state import State
from cardwright.kernel.pieces.options import DONE, Option


def things_asked(m: State) -> Things | None:
    """Return the things of which the match asks its chooser for several together, if it does."""
    if m.outcome is not None:
        return None
    frame = m.frames[-1]
    return frame.op.picked_together(m, frame)


def marking_of(m: State) -> "Marking | None":
    """Return a marking with nothing marked; None where a single thing is asked for, or some are picked already."""
    things = things_asked(m)
    if things is None or things.most < 2 or things.taken:  # noqa: PLR2004 - several
        return None
    return Marking(m, things)


class Marking:
    """What the chooser of a match has marked of several things; it is good for as long as the match stays as it is.

    Where several choose in secret at once, the match is `turned` to the one who marks.
    """

    __slots__ = ("marked", "match", "options", "things")

    def __init__(self, m: State, things: Things) -> None:
        """Begin with nothing marked."""
        self.match: State = m
        self.things: Things = things
        self.options: list[Option] = described(m, things.codes)
        """All that can be marked."""
        self.marked: list[int] = []
        """The codes of what is marked, in the order in which it was."""

    def toggle(self, code: int) -> None:
        """Mark a thing, or take its mark off; `IllegalOption` if it is none, or as many are marked as may be."""
        if code not in self.things.codes:
            raise IllegalOption("That is none of the things to choose from.")
        if code in self.marked:
            self.marked.remove(code)
        elif len(self.marked) == self.things.most:
            raise IllegalOption(f"{self.things.most} are marked already: take a mark off first.")
        else:
            self.marked.append(code)

    @property
    def how_many(self) -> str:
        """Say how many may be marked: "Mark 2", "Mark 1 to 3"."""
        least, most = self.things.least, self.things.most
        if least == most:
            return f"Mark {most}"
        if least:
            return f"Mark {least} to {most}"
        return "Mark as many as you like" if most == len(self.things.codes) else f"Mark up to {most}"

    def row(self) -> list[int] | None:
        """Return the picks, by index, that take just what is marked; None where that is no answer.

        What is picked by itself, because nothing else is left, is not among them.
        """
        left = self.things.settled(self.marked)
        player = self.match.chooser
        m = self.match.copy()
        m.skip_forced = False
        row: list[int] = []
        offered = [index for index, code in enumerate(m.codes) if code in left]
        while offered:
            index = offered[0]
            left.remove(m.codes[index])
            if not row or len(m.codes) > 1 or not self.match.skip_forced:
                row.append(index)
            m.pick(index)
            turn_back(m, player)
            offered = [index for index, code in enumerate(m.codes) if code in left] if left else []
        if left:
            return None
        things = things_asked(m) if m.chooser == player else None
        if things is not None and (things.taken or not self.marked):
            done = DONE * m.game.actions.stride
            if done not in m.codes:
                return None
            row.append(m.codes.index(done))
        return row


def turn_back(m: State, player: int) -> None:
    """Show the decision of a player who has still to answer, in a match that may have turned to another."""
    if m.outcome is None and m.chooser != player:
        frame = m.frames[-1]
        if player in frame.op.asked(m, frame):
            m.turn_to(player)
