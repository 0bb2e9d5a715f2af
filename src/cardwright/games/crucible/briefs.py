"""What tiles and Items do, in as few words as fit in the corner of a place."""

from typing import Final

from cardwright.games.crucible.prints import Print
from cardwright.games.crucible.questions import ATTACK, BLOCK, BLOCK_AFAR, CAST, MOVE, REACH
from cardwright.games.crucible.words.effects import Deal, DrawMemories, Heal, OnDestiny
from cardwright.kernel.pieces.nodes import Node
from cardwright.language.arithmetic import Const, Number
from cardwright.language.force import Gets
from cardwright.language.questions import Quantity, signed

WORDS: Final[dict[Quantity, str]] = {
    ATTACK: "attack",
    BLOCK: "block",
    CAST: "cast",
    MOVE: "move",
    REACH: "range",
    BLOCK_AFAR: "block afar",
}


def brief(printed: Print) -> str:
    """Say what a card does: "+1 block", "heal 2"; empty where that takes more words."""
    if printed.boost is not None:
        return f"{printed.boost.attack:+d} attack"
    if printed.second_chance:
        return "draw again"
    done = printed.entering if printed.using is None else printed.using
    if done is not None:
        return brief_effect(done.effect)
    return next((brief_bonus(each) for each in printed.constants if isinstance(each, Gets)), "")


def brief_bonus(gets: Gets) -> str:
    """Say what one gets more or less of."""
    bonus = gets.bonuses[0]
    word = WORDS.get(bonus.question, "")
    return f"{signed(bonus.by)} {word}" if word else ""


def brief_effect(effect: Node) -> str:
    """Say what an effect does."""
    if isinstance(effect, OnDestiny):
        return f"{brief_effect(effect.effect)}?"
    if isinstance(effect, Deal):
        return f"{figure(effect.amount)} damage"
    if isinstance(effect, Heal):
        return f"heal {figure(effect.amount)}"
    if isinstance(effect, DrawMemories):
        return f"draw {figure(effect.amount)}"
    return ""


def figure(number: Number) -> str:
    """Write a number that is printed."""
    return str(number.n) if isinstance(number, Const) else "X"
