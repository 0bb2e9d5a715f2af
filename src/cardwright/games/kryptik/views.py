"""What views of Kryptik show of players and cards besides where they are."""

from collections.abc import Mapping
from typing import ClassVar, Final

from cardwright.games.kryptik.actions import COLORS
from cardwright.games.kryptik.prints import NO_COST, KryptikCard
from cardwright.games.kryptik.questions import ATTACK, DEFENSE, KEYWORDS
from cardwright.games.kryptik.state import RULE_OPTIONS, Kryptik
from cardwright.games.kryptik.table import TABLE
from cardwright.games.kryptik.zones import PLACES
from cardwright.kernel.core.shows import Shows
from cardwright.kernel.pieces.cards import CardPrint
from cardwright.kernel.pieces.shapes import Face, Link, Printed, Seat, View
from cardwright.kernel.pieces.zones import NOBODY
from cardwright.kernel.pile.waiting import aims, waiting
from cardwright.kernel.seeing.reasons import show_reasons, told

CARD_WORDS: Final[Mapping[str, tuple[str, ...]]] = {
    "box": tuple([suit.word for suit in TABLE.suits]),
    "cost": (),
    "type": (),
}
"""The words of marks; cost and type are those that are printed on the card."""


class KryptikShows(Shows):
    """The white list of Kryptik."""

    card_words: ClassVar[Mapping[str, tuple[str, ...]]] = CARD_WORDS
    match_words: ClassVar[Mapping[str, tuple[str, ...]]] = {"rules": tuple(RULE_OPTIONS)}
    several: ClassVar[tuple[str, ...]] = ("rules",)
    plain: ClassVar[tuple[str, ...]] = ("hand", "deck", "limbo", "abolished", "gone")

    def match(self, m: Kryptik, shown: View) -> None:
        """Show the pile, who attacks what and who blocks, and which options of the rules are not as usual."""
        shown["stack"] = waiting(m)
        shown["links"] = aims(shown["stack"])
        if m.attacker != NOBODY:
            links: list[Link] = [
                {
                    "kind": "attack",
                    "source": {"card": m.handles[m.attacker]},
                    "to": {"place": {"area": "row", "at": place % PLACES, "player": place // PLACES}},
                }
                for place in m.targets
            ]
            if not m.targets:
                links.append(
                    {"kind": "attack", "source": {"card": m.handles[m.attacker]}, "to": {"player": m.defender}}
                )
            links += [
                {"kind": "block", "source": {"card": m.handles[blocker]}, "to": {"card": m.handles[m.attacker]}}
                for blocker in m.blockers
            ]
            shown["links"] += links
        shown["facts"]["rules"] = {
            name: m.options[name] for name, usual in RULE_OPTIONS.items() if m.options[name] != usual
        }

    def player(self, m: Kryptik, player: int, shown: Seat) -> None:
        """Show how many 11 year cards there are, unspent energy, and what the deck is called."""
        shown["counters"] = {"row": m.row_size(player)}
        for color, units in zip(COLORS, m.energy[player], strict=True):
            if units:
                shown["counters"][f"energy_{color}"] = units
        shown["facts"]["deck"] = m.decks[player]

    def is_changed(self, m: Kryptik, card: int) -> bool:
        return card in m.cards and (m.on_island(card) or m.state(card).engaged)

    def unchanged(self, card: CardPrint, shown: Face) -> None:
        """Show the printed figures."""
        assert isinstance(card, KryptikCard)
        figures(card, shown)

    def card(self, m: Kryptik, card: int, shown: Face) -> None:
        """Show the figures; on the island as they are now, and what has happened to the card."""
        figures(m.printed[card], shown)
        if m.state(card).engaged:
            shown["marks"]["engaged"] = True
        if m.on_island(card):
            self.citizen(m, card, shown)

    def citizen(self, m: Kryptik, card: int, shown: Face) -> None:
        """Show a citizen on the island as it is now."""
        marks = shown["marks"]
        marks["attack"] = m.attack(card)
        marks["defense"] = m.defense(card)
        for keyword in KEYWORDS:
            marks.pop(keyword.key, None)
            if m.has(card, keyword):
                marks[keyword.key] = True
        state = m.state(card)
        if state.damage:
            marks["damage"] = state.damage
        so = {
            "lethal": state.poisoned,
            "weary": state.weary,
            "silent": m.is_blank(card),
            "attacking": card == m.attacker,
            "blocked": card == m.attacker and m.blocked,
            "blocking": card in m.blockers,
        }
        marks.update({name: True for name, holds in so.items() if holds})

    def card_reasons(self, m: Kryptik, card: int, shown: Face) -> None:
        """Tell why attack and defense of a citizen on the island differ from the printed ones."""
        if m.on_island(card):
            printed = m.printed[card]
            show_reasons(shown, "attack", told(m, ATTACK.differences(m, card, printed.attack)))
            show_reasons(shown, "defense", told(m, DEFENSE.differences(m, card, printed.defense)))

    def printed(self, card: CardPrint, shown: Printed) -> None:
        """Show the printed figures."""
        assert isinstance(card, KryptikCard)
        figures(card, shown)

    def attached(self, m: Kryptik, card: int) -> tuple[int, ...]:
        """Return what is attached to a citizen."""
        return m.under(card)

    def step(self, m: Kryptik) -> int:
        """Return the phase of the turn, -1 before the first."""
        return m.phase if m.turn else -1


def figures(printed: KryptikCard, shown: Face | Printed) -> None:
    """Show what is printed on a card in figures and words."""
    marks = shown["marks"]
    marks["box"] = printed.facts.box
    marks["cost"] = printed.facts.cost
    marks["type"] = printed.type_line
    if printed.eleven_cost != NO_COST:
        marks["year"] = printed.eleven_cost
    if printed.citizen:
        marks["attack"] = printed.attack
        marks["defense"] = printed.defense
    marks.update(dict.fromkeys(printed.symbols, True))
