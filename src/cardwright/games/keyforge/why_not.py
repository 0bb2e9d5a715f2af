"""Why the active player cannot play or use a card in step 3, in sentences; "" where nothing hinders.

The checks are those that make the options (`choices`, `playing`, `using`), in the same order.
"""

from typing import Final

from cardwright.games.keyforge.actions import FIGHT_WITH, OMNI_OF, REAP_WITH
from cardwright.games.keyforge.choices import may_use_hand, use_anyhow
from cardwright.games.keyforge.events import Entered, Exhausted, TurnBegan
from cardwright.games.keyforge.facts import HOUSES
from cardwright.games.keyforge.playing import barred, can_be_played, lacks_host, may_play_from_hand, spent
from cardwright.games.keyforge.prints import CREATURE
from cardwright.games.keyforge.questions import BE_USED_OTHERWISE, FIGHT, PLAY, REAP, USE
from cardwright.games.keyforge.state import NO_HOUSE, KeyForge
from cardwright.games.keyforge.tolls import tolls
from cardwright.games.keyforge.using import only_fights, targets
from cardwright.games.keyforge.zones import (
    ARCHIVES,
    ARTIFACTS,
    BENEATH,
    DECK,
    DISCARD,
    HAND,
    LINE,
    PLAYED,
    PURGED,
    UPGRADES,
    ZONES,
)
from cardwright.kernel.asking.why_not import forbidden_by
from cardwright.kernel.basics.names import listing
from cardwright.language.questions import Deed

ELSEWHERE: Final = {
    DECK: "in a deck",
    DISCARD: "in a discard pile",
    PURGED: "purged, and out of the game",
    PLAYED: "being played",
}


def why_not(m: KeyForge, card: int) -> str:
    """Say why a card cannot be played or used in all the ways in which such a card could be."""
    player, kind = divmod(m.where[card], ZONES)
    lies = whereabouts(m, card, kind)
    if lies:
        return f"{m.prints[card].name} {lies}"
    if player != m.active:
        return strange(m, card, kind)
    if kind == ARCHIVES:
        name = m.prints[card].name
        return f"{name} is in your archives: you may take them into your hand once you have chosen a house."
    return from_hand(m, card) if kind == HAND else in_play(m, card)


def whereabouts(m: KeyForge, card: int, kind: int) -> str:
    """Say where a card lies if nobody plays or uses cards there; else nothing."""
    if m.where[card] == BENEATH:
        return "lies facedown beneath another card, which says when it is played."
    if kind in ELSEWHERE:
        return f"is {ELSEWHERE[kind]}: play cards from your hand, and use those that are in play."
    if kind == UPGRADES:
        return "is an upgrade, which is not used by itself."
    if card in m.prisoners:
        whose = "your" if m.where[card] // ZONES == m.active else "your opponent's"
        return f"is in {whose} archives: it goes to its owner's hand once it leaves them."
    return ""


def strange(m: KeyForge, card: int, kind: int) -> str:
    """Say what the opponent's cards are not for."""
    name = m.prints[card].name
    if kind == LINE:
        return f"{name} is under your opponent's control: fight with a creature of yours to attack it."
    where = "under your opponent's control" if kind == ARTIFACTS else "not yours"
    return f"{name} is {where}: play and use your own cards."


# ---- playing -------------------------------------------------------------------------------------------------------


def from_hand(m: KeyForge, card: int) -> str:
    """Say why a card in the active player's hand cannot be played."""
    if not may_use_hand(m):
        return "On the first turn of the game only one card may be played or discarded from hand."
    if not may_play_from_hand(m, card):
        return wrong_house(m, card)
    if can_be_played(m, card):
        return ""
    name = m.prints[card].name
    if lacks_host(m, card):
        return f"{name} cannot be played: there is no creature in play to attach it to."
    if spent(m, card):
        return six(m, card)
    return refused(m, card)


def refused(m: KeyForge, card: int) -> str:
    """Say which card forbids to play this one, perhaps itself, or what it costs too much."""
    if barred(m, card):
        return f"{m.prints[card].name} says itself that it cannot be played now."
    return forbidden(m, PLAY, m.active, card, "be played") or too_dear(m, PLAY, card)


def wrong_house(m: KeyForge, card: int) -> str:
    """Say that a card is not of the active house."""
    name = m.prints[card].name
    if m.house == NO_HOUSE:
        return f"{name} belongs to {HOUSES[m.house_of(card)].title()}, and there is no active house this turn."
    own, active = HOUSES[m.house_of(card)].title(), HOUSES[m.house].title()
    return f"{name} belongs to {own}, and your active house is {active}."


def six(m: KeyForge, card: int) -> str:
    """Say what the rule of six forbids (keyforge:rule-of-six)."""
    name = m.prints[card].name
    return f"By the rule of six {name} can be played or used no more this turn: that has happened six times."


def forbidden(m: KeyForge, deed: Deed, x: int, card: int, verb: str) -> str:
    """Say which card's effect forbids something to be done with a card; empty if none does."""
    if not deed.forbidden(m, x, card):
        return ""
    source = forbidden_by(m, m.active, deed.forbidding(m, x, card))
    return f"{source} says that {m.prints[card].name} cannot {verb} now."


def too_dear(m: KeyForge, deed: Deed, card: int) -> str:
    """Say that the active player has less æmber than has to be paid to the opponent, or lost, for something."""
    paid, lost = tolls(m, deed, card)
    if paid + lost <= m.aember[m.active]:
        return ""
    dues = [f"to lose {lost} æmber"] if lost else []
    if paid:
        dues.append(f"to pay your opponent {paid}{'' if lost else ' æmber'}")
    return f"To {deed.key} {m.prints[card].name} you have {listing(dues)}, and you have {m.aember[m.active]}."


# ---- using ---------------------------------------------------------------------------------------------------------


def in_play(m: KeyForge, card: int) -> str:
    """Say why a creature or artifact of the active player cannot be used, or not in all ways."""
    name = m.prints[card].name
    if not m.in_play[card].ready:
        return f"{name} is exhausted{how_exhausted(m, card)}."
    codes: list[int] = []
    use_anyhow(m, card, codes)
    if codes:
        return partly(m, card, codes)
    return (
        too_dear(m, USE, card)
        or forbidden(m, USE, m.active, card, "be used")
        or (six(m, card) if spent(m, card) else no_way(m, card))
    )


def no_way(m: KeyForge, card: int) -> str:
    """Say why there is no way to use a card that may be used as far as it alone is concerned."""
    creature = m.printed[card].type == CREATURE
    if in_house(m, card):
        if creature:
            return f"{cannot(m, card, REAP)} {no_fight(m, card)}"
        return f"{m.prints[card].name} has no ability to use: it works by itself as long as it is in play."
    return no_fight(m, card) if creature and FIGHT.permitted(m, card) else wrong_house(m, card)


def in_house(m: KeyForge, card: int) -> bool:
    """Whether the card is used as one of the active house."""
    return m.belongs(card, m.house) or USE.permitted(m, m.active, card)


def how_exhausted(m: KeyForge, card: int) -> str:
    """Tell from the journal, as far as there is one, how a card came to be exhausted this turn."""
    entry = m.journal
    while entry is not None and not isinstance(entry.event, TurnBegan):
        event = entry.event
        if isinstance(event, Entered) and event.card == card:
            return ": cards enter play exhausted, and are readied at the end of the turn"
        if isinstance(event, Exhausted) and event.card == card:
            return ": it was used this turn" if event.by_use else " by an effect, and is readied at the end of the turn"
        entry = entry.before
    return ", and is readied at the end of your turn"


def partly(m: KeyForge, card: int, codes: list[int]) -> str:
    """Say in which of the ways of a creature that can be used it cannot be."""
    if m.printed[card].type != CREATURE:
        return ""
    if m.in_play[card].stunned:
        return f"{m.prints[card].name} is stunned: using it only removes the stun."
    verbs = [code // m.game.actions.stride for code in codes]
    said: list[str] = []
    if REAP_WITH not in verbs:
        said.append(cannot(m, card, REAP))
    if FIGHT_WITH not in verbs:
        said.append(no_fight(m, card))
    if verbs == [OMNI_OF] and not in_house(m, card):
        return f"{wrong_house(m, card)[:-1]}: only its omni ability can be used."
    return " ".join(said)


def cannot(m: KeyForge, card: int, deed: Deed) -> str:
    """Say what forbids a creature to reap or fight, or that it may only do the other."""
    if deed is REAP and only_fights(m, card):
        deed = BE_USED_OTHERWISE
    return forbidden(m, deed, card, card, deed.verb) or wrong_house(m, card)


def no_fight(m: KeyForge, card: int) -> str:
    """Say why a creature cannot fight."""
    if not m.line(m.opponent(m.controller(card))):
        return f"{m.prints[card].name} cannot fight: your opponent has no creature."
    if not FIGHT.forbidden(m, card) and not targets(m, card):
        return f"{m.prints[card].name} cannot fight: your opponent has no creature that it can attack."
    return cannot(m, card, FIGHT)
