"""What views of Kyza Kards show of players and cards besides where they are."""

from collections.abc import Mapping
from typing import ClassVar, Final

from cardwright.games.kyza.prints import KyzaCard
from cardwright.games.kyza.questions import CHARACTER_SPACES, DAMAGE, EFFECT_SPACES, HAND_SIZE, HEALTH
from cardwright.games.kyza.state import HAND_LIMIT, RULE_OPTIONS, SPACES, Kyza
from cardwright.games.kyza.zones import CHARACTERS, EFFECTS
from cardwright.kernel.core.shows import Shows
from cardwright.kernel.pieces.cards import CardPrint
from cardwright.kernel.pieces.shapes import Face, Printed, Seat, View
from cardwright.kernel.pile.waiting import aims, waiting
from cardwright.kernel.seeing.reasons import show_reasons, told

LIMITS: Final = (
    ("characters", CHARACTER_SPACES, SPACES),
    ("effects", EFFECT_SPACES, SPACES),
    ("hand", HAND_SIZE, HAND_LIMIT),
)
"""The limits of a player: what views call them, under which question effects bend them, and what they are."""


class KyzaShows(Shows):
    """The white list of Kyza Kards."""

    card_words: ClassVar[Mapping[str, tuple[str, ...]]] = {"effect": ()}
    match_words: ClassVar[Mapping[str, tuple[str, ...]]] = {"rules": tuple(RULE_OPTIONS)}
    several: ClassVar[tuple[str, ...]] = ("rules",)
    plain: ClassVar[tuple[str, ...]] = ("hand", "deck", "discard", "out")

    def match(self, m: Kyza, shown: View) -> None:
        """Show the stack, who fights whom, and which options of the rules are not as usual.

        The links from blockers to an attacker are in the order in which it strikes them.
        """
        shown["stack"] = waiting(m)
        shown["links"] = aims(shown["stack"])
        for attacker, blocker in m.blocks:
            shown["links"].append(
                {"kind": "block", "source": {"card": m.handles[blocker]}, "to": {"card": m.handles[attacker]}}
            )
        shown["facts"]["rules"] = {
            name: m.options[name] for name, usual in RULE_OPTIONS.items() if m.options[name] != usual
        }

    def player(self, m: Kyza, player: int, shown: Seat) -> None:
        """Show life, and what the deck is called."""
        shown["counters"] = {"life": m.life[player]}
        shown["facts"]["deck"] = m.decks[player]

    def player_reasons(self, m: Kyza, player: int, shown: Seat) -> None:
        """Show how many cards the player's areas hold at most, which follows from the cards in force.

        The hand's limit counts at the end of the turn; set cards and effects share their spaces.
        """
        shown["limits"] = {
            "characters": m.spaces(player, CHARACTERS),
            "effects": m.spaces(player, EFFECTS),
            "hand": m.hand_limit(player),
        }
        for name, question, usual in LIMITS:
            show_reasons(shown, name, told(m, question.differences(m, player, usual)))

    def unchanged(self, card: CardPrint, shown: Face) -> None:
        """Show the printed figures."""
        assert isinstance(card, KyzaCard)
        figures(card, shown)

    def card(self, m: Kyza, card: int, shown: Face) -> None:
        """Show the figures as they are now on the field, and what has happened to the card."""
        printed = m.printed[card]
        is_character = m.kind_of_zone(card) == CHARACTERS
        marks = shown["marks"]
        marks["level"] = printed.level
        if is_character:
            marks["damage"] = m.damage(card)
            marks["health"] = m.health(card)
        if not is_character or printed.static:
            marks.update(dict.fromkeys(printed.symbols, True))
        state = m.state(card)
        if state.damage:
            marks["taken"] = state.damage
        if state.active:
            marks["counters"] = state.counters
        if card in m.attackers:
            marks["attacking"] = True
        if card in m.blocked:
            marks["blocked"] = True
        if card in [blocker for _, blocker in m.blocks]:
            marks["blocking"] = True

    def card_reasons(self, m: Kyza, card: int, shown: Face) -> None:
        """Tell why damage and health of a character differ from the printed ones."""
        if m.kind_of_zone(card) == CHARACTERS:
            printed = m.printed[card]
            show_reasons(shown, "damage", told(m, DAMAGE.differences(m, card, printed.damage)))
            show_reasons(shown, "health", told(m, HEALTH.differences(m, card, printed.health)))

    def printed(self, card: CardPrint, shown: Printed) -> None:
        """Show the printed figures."""
        assert isinstance(card, KyzaCard)
        figures(card, shown)
        if card.effect_name != card.name:
            shown["marks"]["effect"] = card.effect_name

    def step(self, m: Kyza) -> int:
        """Return the phase of the turn, -1 before the first."""
        return m.phase if m.turn else -1


def figures(printed: KyzaCard, shown: Face | Printed) -> None:
    """Show what is printed on a card in figures and words."""
    marks = shown["marks"]
    marks["level"] = printed.level
    marks["damage"] = printed.damage
    marks["health"] = printed.health
    marks.update(dict.fromkeys(printed.symbols, True))
