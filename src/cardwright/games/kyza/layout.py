"""Laying a match out in the middle: as positions have it, and as tests do."""

from collections.abc import Sequence

from cardwright.games.kyza.events import Entered, SetDown, TurnedUp
from cardwright.games.kyza.state import Kyza
from cardwright.games.kyza.zones import CHARACTERS, EFFECTS, HAND, SET, ZONES
from cardwright.kernel.core.frames import Activation, Standing


def lay(m: Kyza, places: Sequence[tuple[int, int]], turn: int) -> None:
    """Put all cards where they lie, by player and kind of zone, as they came there in the turn before that one.

    What their coming would have set off is over; effects in the open are continuous ones that work.
    """
    m.first = (turn + 1) % 2
    m.turn = turn - 1
    for card, (player, kind) in enumerate(places):
        _put(m, card, player, kind)
    m.turn = turn
    m.come_to_rest()


def _put(m: Kyza, card: int, player: int, kind: int) -> None:
    if kind == CHARACTERS:
        m.do(Entered(card, player, played=True))
    elif kind in {SET, EFFECTS}:
        m.move(card, player * ZONES + HAND)
        m.do(SetDown(card, player))
        if kind == EFFECTS:
            m.do(TurnedUp(card, player))
            m.change(card).active = True
            for node in m.printed[card].constants:
                m.add_standing(Standing(node, Activation(player, card)))
    else:
        m.move(card, player * ZONES + kind)
