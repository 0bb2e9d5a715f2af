"""What views of KeyForge show of players and cards besides where they are."""

from collections.abc import Mapping
from typing import ClassVar, Final

from cardwright.games.keyforge.facts import CARD_TYPES, HOUSES
from cardwright.games.keyforge.facts import KEYWORDS as KEYWORD_NAMES
from cardwright.games.keyforge.prints import CREATURE, Print
from cardwright.games.keyforge.questions import ARMOR, KEY_COST, KEYWORDS, POWER
from cardwright.games.keyforge.state import USUAL_KEY_COST, KeyForge
from cardwright.games.keyforge.table import DRAW_STEP, FORGE_STEP, HOUSE_STEP, MAIN_STEP, READY_STEP
from cardwright.games.keyforge.turn import CHOOSE_HOUSE, DRAW, END, FORGE, MAIN, NEXT, PICK_UP, READY, TURN
from cardwright.games.keyforge.zones import BENEATH
from cardwright.kernel.core.shows import Shows
from cardwright.kernel.pieces.cards import CardPrint
from cardwright.kernel.pieces.shapes import Face, Printed, Reason, Seat, View
from cardwright.kernel.seeing.reasons import show_reasons, told

STEP_OF: Final = {
    FORGE: FORGE_STEP,
    CHOOSE_HOUSE: HOUSE_STEP,
    PICK_UP: HOUSE_STEP,
    MAIN: MAIN_STEP,
    READY: READY_STEP,
    DRAW: DRAW_STEP,
    END: DRAW_STEP,
    NEXT: DRAW_STEP,
}
STEP_UNDER_WAY: Final = {CHOOSE_HOUSE: FORGE_STEP, DRAW: READY_STEP}
"""The step where something else lies on top of a turn that has already noted what it does next."""


class KeyForgeShows(Shows):
    """The white list of KeyForge."""

    card_words: ClassVar[Mapping[str, tuple[str, ...]]] = {
        "house": HOUSES,
        "type": CARD_TYPES,
        "keywords": KEYWORD_NAMES,
    }
    player_words: ClassVar[Mapping[str, tuple[str, ...]]] = {"houses": HOUSES}
    match_words: ClassVar[Mapping[str, tuple[str, ...]]] = {"house": HOUSES}
    several: ClassVar[tuple[str, ...]] = ("keywords", "houses")
    plain: ClassVar[tuple[str, ...]] = ("hand", "deck", "discard", "purged")

    def match(self, m: KeyForge, shown: View) -> None:
        """Show the active house."""
        if m.house >= 0:
            shown["facts"]["house"] = HOUSES[m.house]

    def player(self, m: KeyForge, player: int, shown: Seat) -> None:
        """Show the pool, the keys, what the next one costs, the chains, and the identity card."""
        shown["counters"] = {
            "aember": m.aember[player],
            "keys": m.keys[player],
            "key_cost": m.key_cost(player),
            "chains": m.chains[player],
        }
        shown["facts"]["deck"] = m.decks[player]
        shown["facts"]["houses"] = [HOUSES[house] for house in m.houses[player]]

    def player_reasons(self, m: KeyForge, player: int, shown: Seat) -> None:
        show_reasons(shown, "key_cost", told(m, KEY_COST.differences(m, player, USUAL_KEY_COST)))

    def is_changed(self, m: KeyForge, card: int) -> bool:
        return card in m.cards or card in m.prisoners or m.where[card] == BENEATH

    def unchanged(self, card: CardPrint, shown: Face) -> None:
        """Show house and type."""
        assert isinstance(card, Print)
        shown["marks"]["house"] = HOUSES[card.house]
        shown["marks"]["type"] = CARD_TYPES[card.type]

    def card(self, m: KeyForge, card: int, shown: Face) -> None:
        """Show house and type; in play also what the card is now and what lies on it, elsewhere what holds it."""
        printed = m.printed[card]
        marks = shown["marks"]
        marks["house"] = HOUSES[m.house_of(card)]
        marks["type"] = CARD_TYPES[printed.type]
        if card not in m.cards:
            if card in m.prisoners:
                marks["prisoner"] = True
            elif m.where[card] == BENEATH:
                marks["facedown"] = True
            return
        state = m.state(card)
        if printed.type == CREATURE:
            show_creature(m, card, shown)
        if state.aember:
            marks["aember"] = state.aember
        beneath = m.beneath(card)
        if beneath:
            marks["beneath"] = len(beneath)
        if not state.ready and state.host < 0:
            marks["exhausted"] = True

    def card_reasons(self, m: KeyForge, card: int, shown: Face) -> None:
        """Tell why power, armor and keywords of a creature differ from the printed ones."""
        printed = m.printed[card]
        if card not in m.cards or printed.type != CREATURE:
            return
        show_reasons(shown, "power", power_reasons(m, card))
        if m.armor(card):
            show_reasons(shown, "armor", armor_reasons(m, card))
        for keyword in KEYWORDS:
            if m.keyword(card, keyword):
                usual = printed.keywords.get(keyword.key, 0)
                show_reasons(shown, keyword.key, told(m, keyword.differences(m, card, usual)))

    def printed(self, card: CardPrint, shown: Printed) -> None:
        """Show the figures of the card in its house."""
        assert isinstance(card, Print)
        marks, facts = shown["marks"], shown["facts"]
        marks["house"] = HOUSES[card.house]
        marks["type"] = CARD_TYPES[card.type]
        if card.type == CREATURE:
            marks["power"] = card.power
        if card.armor:
            marks["armor"] = card.armor
        if card.keywords:
            marks["keywords"] = dict(card.keywords)
        if card.aember:
            marks["bonus"] = card.aember
        if card.facts.traits:
            facts["traits"] = list(card.facts.traits)
        facts["number"] = card.facts.number
        facts["rarity"] = card.facts.rarity

    def attached(self, m: KeyForge, card: int) -> tuple[int, ...]:
        """Show upgrades with their creatures, and what lies beneath a card with it to those who know it."""
        upgrades = m.state(card).upgrades
        beneath = m.beneath(card)
        return (*upgrades, *beneath) if beneath else upgrades

    def step(self, m: KeyForge) -> int:
        """Return the step of the turn, -1 before the first."""
        frame = m.frames[0]
        if frame.op != TURN:
            return -1
        if len(m.frames) > 1 and frame.pc in STEP_UNDER_WAY:
            return STEP_UNDER_WAY[frame.pc]
        return STEP_OF[frame.pc]


def show_creature(m: KeyForge, card: int, shown: Face) -> None:
    """Show what a creature in play is now."""
    state = m.state(card)
    marks = shown["marks"]
    marks["power"] = m.power(card)
    if m.armor(card):
        marks["armor"] = m.armor_left(card)
    keywords: dict[str, int] = {}
    for keyword in KEYWORDS:
        value = m.keyword(card, keyword)
        if value:
            keywords[keyword.key] = value
    if keywords:
        marks["keywords"] = keywords
    if state.damage:
        marks["damage"] = state.damage
    if state.counters:
        marks["power_counters"] = state.counters
    if state.stunned:
        marks["stunned"] = True


# ---- why numbers are what they are -----------------------------------------------------------------------------------


def power_reasons(m: KeyForge, card: int) -> list[Reason]:
    """Return why a creature's power differs from the printed one."""
    counters = m.state(card).counters
    own: list[Reason] = [{"source": "+1 power counters", "by": counters}] if counters else []
    return own + told(m, POWER.differences(m, card, m.printed[card].power + counters))


def armor_reasons(m: KeyForge, card: int) -> list[Reason]:
    """Return why the armor that a creature has left differs from the printed armor."""
    used = m.armor_used(card)
    gone: list[Reason] = [{"source": "used or lost this turn", "by": -used}] if used else []
    return told(m, ARMOR.differences(m, card, m.printed[card].armor)) + gone
