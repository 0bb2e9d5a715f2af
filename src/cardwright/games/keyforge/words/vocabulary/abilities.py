"""Abilities with a bold word before them."""

from cardwright.games.keyforge import abilities as bold
from cardwright.games.keyforge.abilities import Ability
from cardwright.games.keyforge.words.harm import InsteadOfDying
from cardwright.language.flow import in_order
from cardwright.language.words import Effect


def play(*what: Effect) -> Ability:
    """Put effects under "Play:"."""
    return Ability((bold.PLAY,), in_order(what))


def reap(*what: Effect) -> Ability:
    """Put effects under "Reap:"."""
    return Ability((bold.REAP,), in_order(what))


def fight(*what: Effect) -> Ability:
    """Put effects under "Fight:"."""
    return Ability((bold.FIGHT,), in_order(what))


def fight_reap(*what: Effect) -> Ability:
    """Put effects under "Fight/Reap:"."""
    return Ability((bold.FIGHT, bold.REAP), in_order(what))


def play_fight_reap(*what: Effect) -> Ability:
    """Put effects under "Play/Fight/Reap:"."""
    return Ability((bold.PLAY, bold.FIGHT, bold.REAP), in_order(what))


def play_reap(*what: Effect) -> Ability:
    """Put effects under "Play/Reap:"."""
    return Ability((bold.PLAY, bold.REAP), in_order(what))


def before_reap(*what: Effect) -> Ability:
    """Put effects under "Before Reap:"."""
    return Ability((bold.BEFORE_REAP,), in_order(what))


def before_fight(*what: Effect) -> Ability:
    """Put effects under "Before Fight:"."""
    return Ability((bold.BEFORE_FIGHT,), in_order(what))


def action(*what: Effect) -> Ability:
    """Put effects under "Action:"."""
    return Ability((bold.ACTION,), in_order(what))


def omni(*what: Effect) -> Ability:
    """Put effects under "Omni:"."""
    return Ability((bold.OMNI,), in_order(what))


def destroyed(*what: Effect) -> Ability:
    """Put effects under "Destroyed:"."""
    return Ability((bold.DESTROYED,), in_order(what))


def instead_of_dying(*what: Effect) -> Effect:
    """Under "Destroyed:", effects that happen instead of this card's destruction."""
    return InsteadOfDying(in_order(what))


def leaves_play(*what: Effect) -> Ability:
    """Put effects under "Leaves Play:"."""
    return Ability((bold.LEAVES_PLAY,), in_order(what))
