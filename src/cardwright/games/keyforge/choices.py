"""What the active player may do in step 3: play and discard from hand, use what is in play, end the turn."""

from typing import Final

from cardwright.games.keyforge.abilities import ACTION, OMNI
from cardwright.games.keyforge.actions import (
    ACT_WITH,
    DISCARD_CARD,
    END_TURN,
    FIGHT_WITH,
    OMNI_OF,
    PLAY_CARD,
    REAP_WITH,
    STRIDE,
)
from cardwright.games.keyforge.playing import RULE_OF_SIX, can_be_played, may_play_from_hand
from cardwright.games.keyforge.questions import ATTACK, BE_USED_OTHERWISE, FIGHT, HOUSE, PLAY, PRINTED_HOUSE, REAP, USE
from cardwright.games.keyforge.state import KeyForge
from cardwright.games.keyforge.using import use_codes
from cardwright.games.keyforge.zones import ARTIFACTS, HAND, LINE, ZONES
from cardwright.kernel.core.inforce import ABILITIES

PLAY_QUESTIONS: Final = frozenset([PLAY.cannot, PLAY.can, PLAY.price, HOUSE.key])
"""What has to be in force for the cards of a hand to need a closer look."""
ABOUT_HAND: Final = 1
"""The bit in `State.groups` that says that it is."""
USE_QUESTIONS: Final = frozenset(
    [
        ABILITIES,
        ACTION,
        OMNI,
        BE_USED_OTHERWISE.cannot,
        ATTACK.cannot,
        FIGHT.can,
        FIGHT.cannot,
        HOUSE.key,
        PRINTED_HOUSE.key,
        REAP.cannot,
        USE.can,
        USE.cannot,
        USE.price,
    ]
)
"""What has to be in force for the cards in play to need a closer look."""
ABOUT_USE: Final = 2
"""The bit that says so."""


def step_codes(m: KeyForge) -> list[int]:
    """Return all that the active player may do in step 3, in canonical order.

    It is asked again after each of them, so there may be any number in any order (keyforge:step3.any-number,
    keyforge:step3.any-order).
    """
    codes: list[int] = []
    six = len(m.deeds) >= RULE_OF_SIX
    if m.turn > 1 or may_use_hand(m):
        hand_codes(m, codes, plain=not six and not m.groups & ABOUT_HAND)
    plain = not six and not m.groups & ABOUT_USE
    line_codes(m, codes, plain=plain)
    artifact_codes(m, codes, plain=plain)
    codes.append(END_TURN * STRIDE)
    return codes


def may_use_hand(m: KeyForge) -> bool:
    """Whether another card may go from hand: one on the first turn, whatever effects say.

    keyforge:first-turn.one-card
    """
    return m.turn > 1 or m.from_hand == 0


def hand_codes(m: KeyForge, codes: list[int], *, plain: bool) -> None:
    """Add the cards of the hand that may be played, then those that may be discarded (keyforge:house.governs).

    The hand is the player's own (keyforge:step3.own-cards), and each card goes by itself
    (keyforge:discard.one-at-a-time).
    ``plain`` says that nothing but houses, hosts and the cards themselves decides.
    """
    house = m.house
    printed = m.printed
    permitted = not plain and PLAY.can in m.index
    discards: list[int] = []
    for card in m.zones[m.active * ZONES + HAND]:
        p = printed[card]
        if p.house == house:
            discards.append(DISCARD_CARD * STRIDE + card)
            if (plain and p.plain) or can_be_played(m, card):
                codes.append(PLAY_CARD * STRIDE + card)
        elif permitted and may_play_from_hand(m, card) and can_be_played(m, card):
            codes.append(PLAY_CARD * STRIDE + card)
    codes += discards


def line_codes(m: KeyForge, codes: list[int], *, plain: bool) -> None:
    """Add the ways to use the active player's ready creatures (keyforge:use.by-ability.own).

    Exhausted cards are left out, for their omni abilities too (keyforge:use.needs-ready, keyforge:ruling.omni-ready),
    and so are upgrades (keyforge:use.not-upgrades).

    ``plain`` says that nothing but houses, stuns and what is printed decides.
    """
    house = m.house
    printed = m.printed
    in_play = m.in_play
    for card in m.zones[m.active * ZONES + LINE]:
        state = in_play[card]
        if not state.ready:
            continue
        p = printed[card]
        in_house = p.house == house
        if not plain:
            use_anyhow(m, card, codes)
        elif state.stunned or p.acts:
            use_codes(m, card, codes, in_house=in_house)
        elif in_house:
            codes.append(REAP_WITH * STRIDE + card)
            if m.zones[m.opponent(m.active) * ZONES + LINE]:
                codes.append(FIGHT_WITH * STRIDE + card)


def artifact_codes(m: KeyForge, codes: list[int], *, plain: bool) -> None:
    """Add the ways to use the active player's ready artifacts; ``plain`` as in `line_codes`."""
    for card in m.zones[m.active * ZONES + ARTIFACTS]:
        if m.in_play[card].ready:
            p = m.printed[card]
            if not plain:
                use_anyhow(m, card, codes)
            elif p.acts:
                if p.house == m.house and ACTION in p.on:
                    codes.append(ACT_WITH * STRIDE + card)
                if OMNI in p.on:
                    codes.append(OMNI_OF * STRIDE + card)


def use_anyhow(m: KeyForge, card: int, codes: list[int]) -> None:
    """Add the ways to use a card that some effect may count to the active house, or permit to be used or to fight."""
    in_house = m.belongs(card, m.house) or USE.permitted(m, m.active, card)
    fight_only = not in_house and FIGHT.permitted(m, card)
    use_codes(m, card, codes, in_house=in_house, fight_only=fight_only)
