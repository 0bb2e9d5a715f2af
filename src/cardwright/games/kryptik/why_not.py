"""Why a player with priority cannot cast, use or put down a card: the checks of `playing.plays`, in words."""

from cardwright.games.kryptik.casting import FOR_SOUL_COST, castable, cost_of, in_time, usable
from cardwright.games.kryptik.questions import TO_CAST
from cardwright.games.kryptik.state import MAIN, Kryptik
from cardwright.games.kryptik.zones import HAND, ISLAND, SOUL
from cardwright.kernel.asking.why_not import forbidden_by
from cardwright.kernel.core.frames import Activation
from cardwright.kernel.pieces.zones import NOBODY
from cardwright.language.questions import Deed


def why_no_play(m: Kryptik, player: int, card: int) -> str:
    """Say why the player cannot do with a card what such cards are for; empty if nothing hinders."""
    kind = m.kind_of_zone(card)
    name = m.prints[card].name
    if kind not in {HAND, ISLAND, SOUL}:
        return f"{name} is neither in a hand nor on the island."
    if m.controller(card) != player:
        return f"{name} is not under your control."
    if kind == HAND:
        return from_hand(m, player, card)
    if kind == SOUL:
        return "The cards of your soul row pay for others."
    return from_island(m, player, card)


def from_hand(m: Kryptik, player: int, card: int) -> str:
    """Say why a card in hand cannot be cast."""
    printed = m.printed[card]
    if not in_time(m, player, card):
        what = "Citizens" if printed.citizen else "Focused spells"
        return f"{what} are cast in your own 1st or 2nd phase, while nothing waits on the effect pile."
    cost = cost_of(printed, FOR_SOUL_COST)
    said = ""
    if printed.overlord and m.overlord(player, printed.name) != NOBODY:
        said = f"You control an overlord called {printed.name}."
    elif TO_CAST.forbidden(m, player, card):
        said = f"{forbidden_by(m, player, TO_CAST.forbidding(m, player, card))} says that you cannot cast it now."
    elif cost is not None and not cost.possible(m, Activation(player, card)):
        said = "You cannot pay what it costs."
    elif not castable(m, player, card, FOR_SOUL_COST):
        said = "There is not enough that it could be aimed at."
    return said


def from_island(m: Kryptik, player: int, card: int) -> str:
    """Say why the abilities of a citizen cannot be used."""
    printed = m.printed[card]
    if not printed.active and not printed.produces:
        return "It has no ability that you could use."
    if m.is_blank(card):
        return "It has lost its abilities."
    if printed.produces and not m.can_engage(card):
        return "It is engaged or weary."
    said = ""
    for number, ability in enumerate(printed.active):
        if ability.solo and (player, printed.key, number) in m.used:
            said = "Its solo ability was used this turn already."
        elif ability.when is not None and not ability.when.holds(m, Activation(player, card)):
            said = f"It can be used only while {ability.when.text()}."
        elif not ability.cost.possible(m, Activation(player, card)):
            said = "You cannot pay what its ability costs."
        elif not usable(m, player, card, ability, number):
            said = "There is not enough that its ability could be aimed at."
    return said


def forbidden(m: Kryptik, player: int, deed: Deed, card: int) -> str:
    """Say which effect forbids a citizen of the player's to attack or block; empty if none does."""
    other = m.attacker if m.attacker != NOBODY else NOBODY
    if not deed.forbidden(m, card, other):
        return ""
    source = deed.forbidding(m, card, other)
    return f"{forbidden_by(m, player, source)} says that {m.prints[card].name} cannot {deed.verb} now."


def may_lay_soul(m: Kryptik, player: int) -> bool:
    """Whether a player may put a card from hand into the soul row: once a turn, in the 1st or 2nd phase.

    kryptik:main.soul, kryptik:second.soul, kryptik:soul.put, kryptik:ruling.soul-drop
    """
    return player == m.active and m.phase in MAIN and not m.soul_laid
