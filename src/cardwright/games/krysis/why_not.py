"""Why a card of Krysis cannot be chosen, in words, by the checks that make the options."""

from cardwright.games.krysis.specials import is_possible
from cardwright.games.krysis.state import Krysis
from cardwright.games.krysis.values import ALCHEMIST, DEFENSE, MINER, NO_ABILITY, SPY, THIEF, TRANSPORT, WEAPON
from cardwright.games.krysis.zones import AGENT_DISCARD, BOX, CAMP, FLIPPED, HAND, HOME, SECRET, TEAM, ZONES

CANNOT_ACT = {
    THIEF: "no other camp has a crystal that it could steal",
    SPY: "no other camp has relic cards",
    MINER: "there is nothing left that it could take",
    ALCHEMIST: "there are no crystals in your camp that the bank could exchange",
}
"""Why a special agent has nothing to do, by its ability."""
RESTING = {
    AGENT_DISCARD: "is discarded",
    BOX: "is dismissed, and out of the game",
    HOME: "lies at home, where it counts at the end",
    SECRET: "is your mission, which counts at the end",
    FLIPPED: "is in use already",
}
"""What the cards of a player are that are not for choosing."""


def whereabouts(m: Krysis, player: int, card: int) -> str:
    """Say of a card that nobody could choose where it lies, or whose it is."""
    owner, kind = divmod(m.where[card], ZONES)
    name = m.prints[card].name
    if owner >= m.game.players:
        return ""
    if owner != player:
        return f"{name} is {m.names[owner]}'s."
    return f"{name} {RESTING[kind]}." if kind in RESTING else ""


def in_action(m: Krysis, player: int, card: int, left: tuple[int, ...]) -> str:
    """Say why a card cannot be used while the player acts; ``left`` are the special agents still to act."""
    owner, kind = divmod(m.where[card], ZONES)
    name = m.prints[card].name
    if owner != player:
        return whereabouts(m, player, card)
    if kind == HAND:
        return f"{name} is in your hand: agents are sent before the actions of a round."
    if kind == CAMP:
        return f"{name} can be flipped with your action: load, raid or work overtime."
    return of_team(m, player, card, left) if kind == TEAM else whereabouts(m, player, card)


def of_team(m: Krysis, player: int, card: int, left: tuple[int, ...]) -> str:
    """Say why an agent of the team has no special action now; empty if it has."""
    name = m.prints[card].name
    ability = m.printed[card].ability
    if ability == NO_ABILITY:
        return f"{name} has no special action: it counts for your team."
    if ability == DEFENSE:
        return f"{name} has no special action: its defense counts while your team is attacked."
    if card not in left:
        return f"{name} has acted already this round."
    return "" if is_possible(m, player, card) else f"{name} cannot act: {CANNOT_ACT[ability]}."


def not_sent(m: Krysis, player: int, card: int) -> str:
    """Say why an agent cannot be sent into the team."""
    owner, kind = divmod(m.where[card], ZONES)
    if owner == player and kind == TEAM:
        return f"{m.prints[card].name} is in your team already."
    return whereabouts(m, player, card) or "Agents are sent from your hand."


def equal_offered(m: Krysis, card: int, offered: list[int]) -> str:
    """Say that an equal card of the same place is offered; of equal ones only one is."""
    for other in offered:
        if m.printed[other].key == m.printed[card].key and m.where[other] == m.where[card] and other != card:
            return f"Another {m.prints[card].name} like this one is offered: choose that."
    return ""


def not_flipped(m: Krysis, player: int, card: int, asked: int) -> str:
    """Say why a relic is not flipped where those of a type are asked for."""
    if m.where[card] != player * ZONES + CAMP:
        return whereabouts(m, player, card) or "Relics are flipped from your camp."
    name = m.prints[card].name
    if m.printed[card].type not in {TRANSPORT, WEAPON}:
        return f"{name} cannot be flipped."
    if m.printed[card].type != asked:
        other = "the transport is chosen first, then the weapon" if asked == TRANSPORT else "it is no weapon"
        return f"{name} cannot be flipped now: {other}."
    if asked == WEAPON:
        return f"{name} cannot be flipped: with it your team would still be too weak, or have nothing left to carry."
    return f"{name} cannot be flipped: with it there would be nothing to carry."
