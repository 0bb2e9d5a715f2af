"""What views of Kyza Kards show of players and cards besides where they are."""

from typing import Final

from cardwright.games.kyza.prints import KyzaCard
from cardwright.games.kyza.state import HAND_LIMIT, RULE_OPTIONS, SPACES, Kyza
from cardwright.games.kyza.zones import CHARACTERS, EFFECTS, SET
from cardwright.kernel.cards import CardPrint
from cardwright.kernel.layers import differences
from cardwright.kernel.reasons import told
from cardwright.kernel.shows import Shows, View
from cardwright.kernel.waiting import waiting

LIMITS: Final = (
    ("characters", "character space", SPACES),
    ("effects", "effect space", SPACES),
    ("hand", "hand size", HAND_LIMIT),
)
"""The limits of a player: what views call them, under which question effects bend them, and what they are."""


class KyzaShows(Shows):
    """The white list of Kyza Kards."""

    def match(self, m: Kyza, shown: View) -> None:
        """Show the stack, who fights whom, and which options of the rules are not as usual.

        ``stack`` is as `waiting` tells, ``blocks`` are pairs of an attacker and its blocker, in the order in which it
        strikes them.
        """
        shown["stack"] = waiting(m)
        shown["blocks"] = [[m.handles[attacker], m.handles[blocker]] for attacker, blocker in m.blocks]
        shown["rules"] = {name: m.options[name] for name, usual in RULE_OPTIONS.items() if m.options[name] != usual}

    def player(self, m: Kyza, player: int, shown: View) -> None:
        """Show life, how many cards the player's areas hold at most, and what the deck is called.

        The hand's limit counts at the end of the turn; set cards and effects share their spaces.
        """
        shown["counters"] = {"life": m.life[player]}
        shown["limits"] = {
            "characters": m.spaces(player, CHARACTERS),
            "effects": m.spaces(player, EFFECTS),
            "hand": m.hand_limit(player),
        }
        shown["deck"] = m.decks[player]
        for name, question, usual in LIMITS:
            show_reasons(m, shown, name, question, player, usual)

    def card(self, m: Kyza, card: int, shown: View) -> None:
        """Show the figures; on the field as they are now, and what has happened to the card."""
        printed = m.printed[card]
        kind = m.kind_of_zone(card)
        shown["level"] = printed.level
        if kind not in {SET, EFFECTS}:
            shown["damage"] = m.damage(card) if kind == CHARACTERS else printed.damage
            shown["health"] = m.health(card) if kind == CHARACTERS else printed.health
        if kind == CHARACTERS:
            show_reasons(m, shown, "damage", "damage", card, printed.damage)
            show_reasons(m, shown, "health", "health", card, printed.health)
        if kind != CHARACTERS or printed.static:
            shown.update(dict.fromkeys(printed.symbols, True))
        if card not in m.cards:
            return
        state = m.state(card)
        if state.damage:
            shown["taken"] = state.damage
        if state.active:
            shown["counters"] = state.counters
        if card in m.attackers:
            shown["attacking"] = True
        if card in m.blocked:
            shown["blocked"] = True
        if card in [blocker for _, blocker in m.blocks]:
            shown["blocking"] = True

    def printed(self, card: CardPrint, shown: View) -> None:
        """Show the printed figures."""
        assert isinstance(card, KyzaCard)
        shown["level"] = card.level
        shown["damage"] = card.damage
        shown["health"] = card.health
        shown.update(dict.fromkeys(card.symbols, True))
        if card.effect_name != card.name:
            shown["effect"] = card.effect_name

    def step(self, m: Kyza) -> int:
        """Return the phase of the turn, -1 before the first."""
        return m.phase if m.turn else -1


def show_reasons(m: Kyza, shown: View, name: str, question: str, card: int, value: int) -> None:
    """Show what makes a number of a card (or of a player) another one than ``value``, if anything does."""
    reasons = told(m, differences(m, question, card, value)) if question in m.index else []
    if reasons:
        shown.setdefault("reasons", {})[name] = reasons
