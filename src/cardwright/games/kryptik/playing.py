"""What a player with priority may do: cast, use abilities, put a card into the soul row (kryptik:priority.deeds)."""

from typing import Final

from cardwright.games.kryptik.actions import CAST, LAY_SOUL, PRODUCE, STRIDE, USE, USE_SECOND
from cardwright.games.kryptik.casting import FOR_SOUL_COST, cast, castable, in_time, usable, use
from cardwright.games.kryptik.events.moves import LaidSoul
from cardwright.games.kryptik.producing import PRODUCING
from cardwright.games.kryptik.state import (
    ATTACKERS,
    BLOCKERS,
    COMBAT,
    COMBAT_END,
    DAMAGE,
    END,
    FIRST,
    MAIN,
    PHASES,
    SECOND,
    Kryptik,
)
from cardwright.games.kryptik.why_not import may_lay_soul
from cardwright.games.kryptik.words.costs import energy, may_produce
from cardwright.games.kryptik.zones import ISLAND
from cardwright.kernel.core.frames import Activation

_USES: Final = (USE, USE_SECOND)
_NEXT: Final = {
    FIRST: "combat",
    COMBAT: "the attack",
    ATTACKERS: "blocks",
    BLOCKERS: "damage",
    DAMAGE: "this attack is over",
    COMBAT_END: "the 2nd phase",
    SECOND: "the end of the turn",
    END: "the turn is over",
}
"""What comes next where all pass in a phase or step."""


def may_act(m: Kryptik, player: int, window: int) -> bool:
    """Whether a player might act, as everybody can see.

    From hand in the own main phases, or with as much energy as the cheapest card of the game costs; with a citizen that
    has an ability to use.
    """
    if m.hand(player):
        if window in MAIN and player == m.active and not m.soul_laid:
            return True
        if energy(m, player, m.cheapest) >= m.cheapest:
            return True
    for card in m.zone(player, ISLAND):
        printed = m.printed[card]
        if (printed.active or printed.produces) and not m.is_blank(card):
            return True
    return m.options["floating"] > 0 and bool([card for card in m.souls(player) if not m.state(card).engaged])


def plays(m: Kryptik, player: int) -> list[int]:
    """Return what a player with priority may do besides passing."""
    codes = [CAST * STRIDE + card for card in castables(m, player)]
    island = m.zone(player, ISLAND)
    for card in sorted([card for card in island if m.printed[card].active or m.printed[card].produces]):
        if not m.is_blank(card):
            for number, ability in enumerate(m.printed[card].active):
                if usable(m, player, card, ability, number):
                    codes.append(_USES[number] * STRIDE + card)
            if may_produce(m, card):
                codes.append(PRODUCE * STRIDE + card)
    if may_lay_soul(m, player):
        codes += [LAY_SOUL * STRIDE + card for card in sorted(m.hand(player))]
    if m.options["floating"]:
        codes += [PRODUCE * STRIDE + card for card in sorted(m.souls(player)) if not m.state(card).engaged]
    return codes


def castables(m: Kryptik, player: int) -> list[int]:
    """Return the cards that a player can cast from hand now."""
    ready = [card for card in m.hand(player) if not m.printed[card].slow or in_time(m, player, card)]
    if not ready:
        return ready
    most = energy(m, player)
    affordable = sorted([card for card in ready if m.printed[card].soul_cost <= most])
    return [card for card in affordable if castable(m, player, card, FOR_SOUL_COST)]


def play(m: Kryptik, player: int, code: int) -> None:
    """Do what a player with priority picked."""
    verb, card = divmod(code, STRIDE)
    if verb == CAST:
        cast(m, player, card, FOR_SOUL_COST)
    elif verb == LAY_SOUL:
        m.do(LaidSoul(card, player, engaged=False, drop=True))
    elif verb == PRODUCE:
        m.push(PRODUCING, Activation(player, card))
    else:
        use(m, player, card, _USES.index(verb))


def invitation(m: Kryptik, player: int, window: int) -> str:
    """Return what a player is asked who has priority while nothing waits: what they do before what comes next."""
    question = f"{PHASES[window]}: what do you do before {_NEXT[window]}?"
    return question if player == m.active else f"{m.names[m.active]}'s turn, {question}"
