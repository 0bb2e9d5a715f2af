"""Why a player with priority cannot play, set or activate a card: the checks of `playing.plays`, in words."""

from cardwright.games.kyza.state import ACTIVATE_PHASE, SET_PHASE, Kyza
from cardwright.games.kyza.zones import CHARACTERS, EFFECTS, HAND, SET
from cardwright.kernel.asking.why_not import forbidden_by
from cardwright.kernel.core.frames import Activation
from cardwright.language.declaring import can_be_declared
from cardwright.language.questions import Deed


def why_no_play(m: Kyza, player: int, card: int) -> str:
    """Say why the player cannot do (all of) what such a card is for; empty if nothing hinders."""
    kind = m.kind_of_zone(card)
    if kind == CHARACTERS:
        return "Characters attack and block in the COMBAT phase; there is nothing else that they do."
    if kind == EFFECTS:
        return "This effect has been activated already."
    if kind not in {HAND, SET}:
        return f"{m.prints[card].name} is neither in a hand nor on the field."
    if m.controller(card) != player:
        return f"{m.prints[card].name} is not under your control."
    return from_hand(m, player, card) if kind == HAND else from_set(m, player, card)


def from_hand(m: Kyza, player: int, card: int) -> str:
    """Say why a card in hand cannot be played or set."""
    if player != m.active or m.phase != SET_PHASE:
        return "Cards are played and set in your own SET phase."
    if m.pile:
        return "While an effect waits it can only be answered, with flash effects that are set."
    printed = m.printed[card]
    mine = len(m.zone(player, CHARACTERS))
    said: list[str] = []
    if printed.tributes > mine:
        said.append(f"As a character it costs {printed.tributes} of your characters, and you have {mine or 'none'}.")
    elif m.free_spaces(player, CHARACTERS) + printed.tributes <= 0:
        said.append("You have no free character space for it.")
    if printed.static:
        said.append("A static effect cannot be set.")
    elif m.free_spaces(player, EFFECTS) <= 0:
        said.append("You have no free effect space to set it in.")
    return " ".join(said)


def from_set(m: Kyza, player: int, card: int) -> str:
    """Say why a face-down card cannot be activated."""
    printed = m.printed[card]
    before = m.state(card).since < m.turn
    if not printed.flash:
        if m.pile or player != m.active or m.phase != ACTIVATE_PHASE:
            return "It is no flash effect: activate it in your own ACTIVATE phase, while nothing waits."
        if not before:
            return "It was set on this turn: activate it on a later one."
    elif not (before or m.options["flash_at_once"]):
        return "It was set on this turn, and here flash effects too wait for a later one."
    act = Activation(player, card)
    if not can_be_declared(m, act, (printed.does,)):
        return "There is not enough that it could be aimed at."
    if printed.cost is not None and not printed.cost.possible(m, act):
        return "You cannot pay what it costs."
    return ""


def forbidden(m: Kyza, player: int, deed: Deed, card: int) -> str:
    """Say which effect forbids a character of the player's to attack or block; empty if none does."""
    if m.controller(card) != player or m.kind_of_zone(card) != CHARACTERS:
        return ""
    if not deed.forbidden(m, card):
        return ""
    return f"{forbidden_by(m, player, deed.forbidding(m, card))} says that {m.prints[card].name} cannot {deed.key} now."
