"""Leaving the game: what becomes of what goes on for players who are out of it."""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from cardwright.kernel.core.state import State


def leave_game(m: "State", players: tuple[int, ...], why: str) -> None:
    """Take players out of the game together; who is left alone in it wins, for that reason.

    What goes on for them ends, and what was set off for them does not happen; `Rules.left_game` says what becomes
    of their cards. Only an event calls this, and only between two steps: in `Rules.settle`, or by conceding.
    """
    m.seats = tuple([seat for seat in m.seats if seat not in players])
    m.remove_standing([s for s in m.standing if s.turn_of in players])
    for player in players:
        m.forget_player(player)
        m.game.rules.left_game(m, player)
    if len(m.seats) <= 1:
        m.end(m.seats, why)
        frame = m.frames[-1]
        for player in range(m.game.players):  # what was picked in secret is not opened any more
            frame.op.withdraw(m, frame, player)
        return
    m.unsettled = True
    for player in players:
        end_frames_of(m, player)


def end_frames_of(m: "State", player: int) -> None:
    """End what goes on for a player who has left the game; what others wait for in it goes on waiting.

    What lies above a frame that ends is taken for started by it, and ends too, unless it outlasts that (`Op.outlasts`).
    The frame at the bottom, which is the game itself, stays.
    """
    frames = m.frames.copy()
    goes_on = [frame.op.without(m, frame, player) for frame in reversed(frames)]
    goes_on.reverse()
    kept = frames[:1]
    ends = False
    for frame, stays in zip(frames[1:], goes_on[1:], strict=True):
        ends = not stays or (ends and not frame.op.outlasts())
        if ends:
            waiting = [trigger for trigger in frame.queue if trigger.act.player in m.seats]
            m.pending = (*m.pending, *waiting)
        else:
            kept.append(frame)
    m.frames[: len(frames)] = kept
