"""What a player with priority may do: cast, use abilities, put a card into the soul row (kryptik:priority.deeds)."""

from typing import Final

from cardwright.games.kryptik.actions import CAST, LAY_SOUL, PRODUCE, STRIDE, USE, USE_SECOND
from cardwright.games.kryptik.casting import FOR_SOUL_COST, cast, castable, in_time, usable, use
from cardwright.games.kryptik.events.moves import LaidSoul
from cardwright.games.kryptik.producing import PRODUCING
from cardwright.games.kryptik.state import MAIN, PHASES, Kryptik
from cardwright.games.kryptik.why_not import may_lay_soul
from cardwright.games.kryptik.words.costs import energy, may_produce
from cardwright.games.kryptik.zones import ISLAND
from cardwright.kernel.core.frames import Activation

_USES: Final = (USE, USE_SECOND)


def may_act(m: Kryptik, player: int, window: int) -> bool:
    """Whether a player might act, as everybody can see.

    From hand in the own main phases, or with as much energy as the cheapest card of the game costs; with a citizen that
    has an ability to use.
    """
    for card in m.zone(player, ISLAND):
        printed = m.printed[card]
        if (printed.active or printed.produces) and not m.is_blank(card):
            return True
    if m.options["floating"] and [card for card in m.souls(player) if not m.state(card).engaged]:
        return True
    if not m.hand(player):
        return False
    if window in MAIN and player == m.active and not m.soul_laid:
        return True
    return energy(m, player) >= m.cheapest


def plays(m: Kryptik, player: int) -> list[int]:
    """Return what a player with priority may do besides passing."""
    hand = sorted(m.hand(player))
    most = energy(m, player) if hand else 0
    cards = [card for card in hand if m.printed[card].soul_cost <= most and in_time(m, player, card)]
    codes = [CAST * STRIDE + card for card in cards if castable(m, player, card, FOR_SOUL_COST)]
    for card in sorted(m.zone(player, ISLAND)):
        printed = m.printed[card]
        if (printed.active or printed.produces) and not m.is_blank(card):
            for number, ability in enumerate(printed.active):
                if usable(m, player, card, ability, number):
                    codes.append(_USES[number] * STRIDE + card)
            if may_produce(m, card):
                codes.append(PRODUCE * STRIDE + card)
    if may_lay_soul(m, player):
        codes += [LAY_SOUL * STRIDE + card for card in hand]
    if m.options["floating"]:
        codes += [PRODUCE * STRIDE + card for card in sorted(m.souls(player)) if not m.state(card).engaged]
    return codes


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
    """Return what a player is asked who has priority while nothing waits."""
    if player == m.active:
        return f"{PHASES[window]}: you have priority. What do you do?"
    return f"{m.names[m.active]}'s turn, {PHASES[window]}: you have priority. What do you do?"
