"""Why a card of Crystal Crucible cannot be chosen, in words, by the checks that make the options."""

from typing import Final

from cardwright.games.crucible.casting import why_uncastable
from cardwright.games.crucible.fights import targets
from cardwright.games.crucible.prints import Print
from cardwright.games.crucible.questions import ATTACKING
from cardwright.games.crucible.state import Crucible
from cardwright.games.crucible.values import ATTACK_PHASE, DESTINY_CARD, SPELL_PHASE
from cardwright.games.crucible.zones import ACTIVE, ASIDE, DECK, HAND, ITEMS, TROPHIES, ZONES

RESTING: Final = {
    DECK: "lies in the memory deck, from which memories are drawn by chance",
    ACTIVE: "is at work already",
    TROPHIES: "was won, and counts for its victory points",
    ASIDE: "is not on the battlefield now",
}
"""What the cards of a player are that are not for choosing."""


def why_not(m: Crucible, player: int, card: int) -> str:
    """Say why a card cannot be used on the player's turn of a phase."""
    owner, kind = divmod(m.where[card], ZONES)
    printed = m.printed[card]
    if card in m.on_board:
        return on_battlefield(m, player, card)
    if owner >= m.game.players:
        return f"{printed.name} is drawn when destiny is measured." if printed.kind == DESTINY_CARD else ""
    if kind in RESTING:
        return f"{printed.name} {RESTING[kind]}."
    if owner != player:
        return f"{printed.name} is {m.names[owner]}'s."
    if kind == HAND:
        return why_uncastable(m, player, card)
    return item(printed) if kind == ITEMS else ""


def item(printed: Print) -> str:
    """Say why an Item is not used now."""
    if printed.using is not None:
        return f"{printed.name} would do nothing now."
    if printed.boost is not None:
        return f"{printed.name} is used with an attack."
    if printed.second_chance:
        return f"{printed.name} is used at a death check."
    return f"{printed.name} works as long as it is held."


def on_battlefield(m: Crucible, player: int, card: int) -> str:
    """Say why something on the Battlefield cannot be attacked, or does not act."""
    printed = m.printed[card]
    name = printed.name
    token = m.tokens[player]
    if card == token:
        return f"{name} is your own character."
    if m.owners[card] == player:
        if m.phase != SPELL_PHASE:
            return f"{name} moves and attacks in the spell phase."
        return f"{name} has nothing left to do on this turn."
    if not printed.is_combatant:
        return f"Your character cannot move to {name} now."
    return unattacked(m, player, card)


def unattacked(m: Crucible, player: int, card: int) -> str:
    """Say why a combatant cannot be attacked."""
    name = m.prints[card].name
    token = m.tokens[player]
    if m.phase != ATTACK_PHASE:
        return f"{name} can be attacked in the attack phase."
    if m.attacks:
        return "Your character has attacked on this turn already."
    if not ATTACKING.allowed(m, token, by_rules=True):
        return "Your character cannot attack now."
    if card not in targets(m, token, m.reach(token)):
        return f"{name} is not within your attack range."
    return f"{name} cannot be attacked now."
