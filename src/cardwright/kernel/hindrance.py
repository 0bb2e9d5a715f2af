"""Hindrance: why a card that a player sees cannot be chosen now, in a sentence.

What the rules say about it is said by whoever asks, the op of the topmost frame (`Op.why_not`), from the checks that
make its options; here is what is the same in all games. Nothing is said that the player may not know.
"""

from typing import TYPE_CHECKING

from cardwright.kernel.names import listing, quote
from cardwright.kernel.options import CARD, Option

if TYPE_CHECKING:
    from cardwright.kernel.match import Match

_FEW = 4
"""As many cards as are named one by one."""


def why_not(m: "Match", player: int, card: int) -> str:
    """Say why the player cannot choose a card now; what can be done with it, if it can be chosen, and what cannot.

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
    if player != m.chooser:
        m = m.copy()
        m.turn_to(player)
    frame = m.frames[-1]
    about = [option for option in m.decision.options if option.kind == CARD]
    texts = [option.text for option in about if option.argument == card]
    if not texts:
        return frame.op.why_not(m, frame, card) or _others(m, card, about)
    return f"You can {listing(texts, 'or')}. {frame.op.why_no_more(m, frame, card)}".rstrip()


def _waiting(m: "Match", player: int, asked: list[int]) -> str:
    """Say who has to decide first."""
    names = listing([m.names[one] for one in asked])
    chooses = f"{names} {'chooses' if len(asked) == 1 else 'choose'} now"
    if player == m.active:
        return f"{chooses}, before your turn goes on."
    rule = f": {m.game.turn_rule}" if m.game.turn_rule else ""
    if m.active in asked:
        return f"It is {m.names[m.active]}'s turn{rule}."
    return f"It is {m.names[m.active]}'s turn, and {chooses}."


def _others(m: "Match", card: int, about: list[Option]) -> str:
    """Say what there is to choose from instead."""
    if not about:
        return f"First answer {quote(m.prompt())}."
    name = m.prints[card].name
    offered = {m.prints[option.argument].name: None for option in about}
    if name in offered or len(offered) > _FEW:
        return f"This {name} is none of the {len(about)} cards to choose from now."
    return f"{name} cannot be chosen now, only {listing(list(offered), 'or')}."


def chosen_already(m: "Match", cards: tuple[int, ...], card: int) -> str:
    """Say that a card is among those that are chosen; empty if it is not."""
    return f"{m.prints[card].name} is chosen already." if card in cards else ""


def forbidden_by(m: "Match", player: int, source: int) -> str:
    """Name the card whose effect forbids something, as far as the player knows it."""
    return m.prints[source].name if source >= 0 and m.known[source] >> player & 1 else "An effect"
