"""What the options of Crystal Crucible point at on the board: ways, and how a Token would lie."""

from cardwright.games.crucible.actions import (
    AFFECT,
    ALONG,
    ATTACK,
    FACE,
    FLIP,
    MOVE_TO,
    RESIST_ALONG,
    STRIDE,
)
from cardwright.games.crucible.casting import Casting
from cardwright.games.crucible.contest import ways
from cardwright.games.crucible.fights import Attack
from cardwright.games.crucible.moving import routes
from cardwright.games.crucible.resisting import Resist
from cardwright.games.crucible.state import Crucible
from cardwright.games.crucible.turns import TokenAct
from cardwright.kernel.basics.grids import NORTH, SOUTH
from cardwright.kernel.core.frames import Frame
from cardwright.kernel.pieces.options import Option
from cardwright.kernel.pieces.shapes import OptionView, Spot


def spot(place: int) -> Spot:
    """Return a place of the Battlefield as views name it."""
    return {"area": "board", "at": place}


def way_of(m: Crucible, option: Option) -> tuple[int, tuple[int, ...]] | None:
    """Return the card from which an option leads somewhere, and the places on the way; None if it leads nowhere."""
    verb, argument = divmod(option.code, STRIDE)
    frame = m.frames[-1]
    op = frame.op
    if verb == MOVE_TO:
        card = op.card if isinstance(op, TokenAct) else m.tokens[frame.act.player]
        return card, routes(m, card, m.steps(card))[argument]
    if verb == ATTACK:
        card = attacker(m, frame)
        return card, ways(m, card, argument)[0].places
    if verb == RESIST_ALONG and isinstance(op, Resist):
        return m.tokens[m.owners[op.spell]], op.paths(m)[argument].places
    if verb == ALONG and isinstance(op, Attack):
        return op.card, ways(m, op.card, op.target)[argument].places
    if verb == ALONG and isinstance(op, Casting):
        card = m.tokens[frame.act.player]
        return card, ways(m, card, frame.data[-1])[argument].places
    return None


def show_way(m: Crucible, option: Option, shown: OptionView) -> None:
    """Show the way of a Move, an Attack or a Spell, and the tiles that a Spell covers so far.

    An Attack, the way of which is chosen later, shows none that turns a corner.
    """
    way = way_of(m, option)
    if way is not None:
        card, places = way
        shown["start"] = spot(m.place_of(card))
        shown["places"] = [spot(place) for place in places]
        if option.code // STRIDE == ATTACK and len(ways(m, card, option.argument)) > 1:
            shown["places"] = [spot(places[-1])]
    elif option.code // STRIDE == AFFECT and isinstance(m.frames[-1].op, Casting):
        shown["places"] = [spot(place) for place in (*m.frames[-1].data, option.argument)]


def attacker(m: Crucible, frame: Frame) -> int:
    """Return the Token whose Attack is chosen."""
    return frame.op.card if isinstance(frame.op, TokenAct) else m.tokens[frame.act.player]


def show_facing(m: Crucible, chooser: int, option: Option, shown: OptionView) -> None:
    """Show how the chooser's Token would lie."""
    verb, argument = divmod(option.code, STRIDE)
    if verb in {FACE, FLIP}:
        token = m.tokens[chooser]
        south = argument == 1 if verb == FACE else m.on_board[token].facing == NORTH
        shown["card"] = m.handles[token]
        shown["facing"] = SOUTH if south else NORTH
