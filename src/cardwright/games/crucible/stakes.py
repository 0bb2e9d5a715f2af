"""What the options of Crystal Crucible measure: the numbers of both sides and what makes them, and the odds."""

from typing import Final

from cardwright.games.crucible.actions import AIM_AT, ALONG, ATTACK, RESIST_ALONG, STRIDE
from cardwright.games.crucible.casting import Casting
from cardwright.games.crucible.contest import (
    C,
    attack_questions,
    block_questions,
    bonus_of,
    chance,
    edge_of,
    printed_attack,
    printed_block,
    ways,
)
from cardwright.games.crucible.drawing import left_of_destiny
from cardwright.games.crucible.fights import Attack
from cardwright.games.crucible.pointing import attacker
from cardwright.games.crucible.questions import BLOCK, CAST, LOWEST_BLOCK, WINS_TIES
from cardwright.games.crucible.resisting import Resist
from cardwright.games.crucible.state import Crucible
from cardwright.games.crucible.values import MONSTER
from cardwright.kernel.basics.grids import Path
from cardwright.kernel.pieces.options import Option
from cardwright.kernel.pieces.shapes import OptionView, Reason, Side, Stakes
from cardwright.kernel.seeing.reasons import told
from cardwright.language.questions import Quantity

EDGES: Final = ("top edge", "right edge", "bottom edge", "left edge")
"""What the edges of a Token are called, by their number."""


def show_stakes(m: Crucible, option: Option, shown: OptionView) -> None:
    """Show what an Attack, a Spell or a resistance measures along the way that is best for whose option it is."""
    verb, argument = divmod(option.code, STRIDE)
    frame = m.frames[-1]
    op = frame.op
    if verb == ATTACK:
        card = attacker(m, frame)
        along = [attacks(m, card, argument, path) for path in ways(m, card, argument)]
    elif verb == AIM_AT:
        along = [casts(m, frame.act.source, argument, path) for path in ways(m, caster(m, frame.act.source), argument)]
    elif verb == ALONG and isinstance(op, Attack):
        along = [attacks(m, op.card, op.target, ways(m, op.card, op.target)[argument], sum(frame.data))]
    elif verb == ALONG and isinstance(op, Casting):
        target = frame.data[-1]
        along = [casts(m, frame.act.source, target, ways(m, caster(m, frame.act.source), target)[argument])]
    elif verb == RESIST_ALONG and isinstance(op, Resist):
        along = [resists(m, op, op.paths(m)[argument])]
    else:
        return
    shown["stakes"] = max(along, key=lead)


def lead(stakes: Stakes) -> int:
    """Return by how much the first side is ahead."""
    mine, theirs = stakes["sides"]
    return mine["begins"] - theirs["begins"]


def caster(m: Crucible, memory: int) -> int:
    """Return the Token of whoever casts a Memory."""
    return m.tokens[m.owners[memory]]


# ---------------------------------------------------------------- contests


def attacks(m: Crucible, card: int, target: int, path: Path, more: int = 0) -> Stakes:
    """Return what an Attack measures; ``more`` is what Items that were used up add to it."""
    printed = printed_attack(m, card, path)
    mine = side(m, card, "attack", printed, where(m, card, path.leaves), attack_questions(m, target, path))
    mine = with_more(mine, "Items", more)
    edge = "lowest edge" if LOWEST_BLOCK.holds(m, target) else where(m, target, path.enters)
    theirs = side(m, target, "block", printed_block(m, target, path), edge, block_questions(path))
    return stakes(m, mine, theirs, ties=not WINS_TIES.holds(m, target))


def casts(m: Crucible, memory: int, target: int, path: Path) -> Stakes:
    """Return what a Spell measures (crucible:cast.succeeds)."""
    return stakes(m, cast_side(m, memory, path), resist_side(m, target, path), ties=True)


def resists(m: Crucible, op: Resist, path: Path) -> Stakes:
    """Return what resisting a Spell measures, for which the caster may have drawn before."""
    theirs = cast_side(m, op.spell, path)
    if op.drawn >= 0:
        theirs = with_more(theirs, "Destiny", op.drawn)
        theirs["draws"] = False
    return stakes(m, resist_side(m, op.card, path), theirs, ties=False)


def stakes(m: Crucible, mine: Side, theirs: Side, *, ties: bool) -> Stakes:
    """Put two sides against each other, with the odds by the Destiny cards not yet seen."""
    ahead = mine["begins"] - theirs["begins"]
    odds = chance(left_of_destiny(m), ahead, mine["draws"], theirs["draws"], ties)
    return {"odds": round(100 * odds), "ties": ties, "sides": [mine, theirs]}


# ---------------------------------------------------------------- sides


def cast_side(m: Crucible, memory: int, path: Path) -> Side:
    """Return with what a Memory is cast along a path."""
    card = caster(m, memory)
    printed = m.printed[card].edges[edge_of(m, card, path.leaves)][C]
    bare = side(m, card, "cast", printed, where(m, card, path.leaves), (CAST,))
    return with_more(bare, m.prints[memory].name, bonus_of(m, memory))


def resist_side(m: Crucible, card: int, path: Path) -> Side:
    """Return with what a target resists (crucible:ruling.monsters-resist)."""
    printed, edge = m.printed[card], where(m, card, path.enters)
    if printed.kind == MONSTER:
        return side(m, card, "block", printed.facts.block, edge, (BLOCK,))
    return side(m, card, "cast", printed.edges[edge_of(m, card, path.enters)][C], edge, (CAST,))


def where(m: Crucible, card: int, at: int) -> str:
    """Name where a number is printed that counts on a side of the board."""
    return "printed" if m.printed[card].kind == MONSTER else EDGES[edge_of(m, card, at)]


def side(m: Crucible, card: int, mark: str, printed: int, edge: str, questions: tuple[Quantity, ...]) -> Side:
    """Return a side that begins with what is printed on an edge, bent by what is in force."""
    parts: list[Reason] = [{"source": edge, "by": printed}]
    value = printed
    for question in questions:
        parts += told(m, question.differences(m, card, value))
        value = question.bent(m, card, value)
    return {"card": m.handles[card], "mark": mark, "begins": value, "parts": parts, "draws": m.is_character(card)}


def with_more(one: Side, source: str, by: int) -> Side:
    """Return a side to which something has been added."""
    if not by:
        return one
    return {**one, "begins": one["begins"] + by, "parts": [*one["parts"], {"source": source, "by": by}]}
