"""Hindrance: why a card that a player sees cannot be chosen now, in a sentence.

What the rules say about it is said by whoever asks, the op of the topmost frame (`Op.why_not`), from the checks that
make its options; here is what is the same in all games. Nothing is said that the player may not know.
"""

from typing import TYPE_CHECKING

from cardwright.kernel.asking.wording import described, turned
from cardwright.kernel.basics.names import listing
from cardwright.kernel.pieces.options import CARD, Option

if TYPE_CHECKING:
    from cardwright.kernel.core.state import State

_FEW = 4
"""As many cards as are named one by one."""


def why_not(m: "State", player: int, card: int, first: str = "") -> str:
    """Say why the player cannot choose a card now; what can be done with it, if it can be chosen, and what cannot.

    ``first`` is said where something else comes first, to who does not see the question for it.
    Raises ValueError for a player that there is not.
    """
    players = m.game.players
    if not 0 <= player < players:
        raise ValueError(f"There is no player {player}: they are 0 to {players - 1}.")
    if not (0 <= card < len(m.prints) and m.known[card] >> player & 1):
        return "You do not know which card that is."
    if m.outcome is not None:
        return f"The game is over: {m.outcome.reason}."
    asked = m.frames[-1].op.asked(m, m.frames[-1])
    if player not in asked:
        return _waiting(m, player, asked)
    m = turned(m, player)
    frame = m.frames[-1]
    options = described(m, m.codes)
    about = [option for option in options if option.kind == CARD]
    texts = [option.text for option in options if _is_about(m, option, card)]
    if not texts:
        return frame.op.why_not(m, frame, card) or _others(m, card, about, first)
    return f"You can {listing(texts, 'or')}. {frame.op.why_no_more(m, frame, card)}".rstrip()


def _is_about(m: "State", option: Option, card: int) -> bool:
    """Whether an option means the card, or the place of a grid on which it lies."""
    if option.kind == CARD:
        return option.argument == card
    place = m.game.table.spot(option.kind, option.argument, m.chooser)
    if place is None:
        return False
    areas = m.game.table.areas if "player" in place else m.game.table.shared
    base = place.get("player", m.game.players) * len(m.game.zone_kinds)
    return m.where[card] in [
        base + area.zone + place["at"] for area in areas if area.name == place["area"] and area.cells > 1
    ]


def _waiting(m: "State", player: int, asked: list[int]) -> str:
    """Say who has to decide first."""
    names = listing([m.names[one] for one in asked])
    if m.frames[-1].op.answered(m, m.frames[-1], player):
        return f"You have chosen in secret already, and wait for {names}."
    chooses = f"{names} {'chooses' if len(asked) == 1 else 'choose'} now"
    if player == m.active:
        return f"{chooses}, before your turn goes on."
    rule = f": {m.game.turn_rule}" if m.game.turn_rule else ""
    if m.active in asked:
        return f"It is {m.names[m.active]}'s turn{rule}."
    return f"It is {m.names[m.active]}'s turn, and {chooses}."


def _others(m: "State", card: int, about: list[Option], first: str) -> str:
    """Say what there is to choose from instead."""
    if not about:
        return first or f"First answer '{m.prompt()}'."
    name = m.prints[card].name
    offered = {m.prints[option.argument].name: None for option in about}
    if name in offered or len(offered) > _FEW:
        return f"This {name} is none of the {len(about)} cards to choose from now."
    return f"{name} cannot be chosen now, only {listing(list(offered), 'or')}."


def chosen_already(m: "State", cards: tuple[int, ...], card: int) -> str:
    """Say that a card is among those that are chosen; empty if it is not."""
    return f"{m.prints[card].name} is chosen already." if card in cards else ""


def forbidden_by(m: "State", player: int, source: int) -> str:
    """Name the card whose effect forbids something, as far as the player knows it."""
    return m.prints[source].name if source >= 0 and m.known[source] >> player & 1 else "An effect"
