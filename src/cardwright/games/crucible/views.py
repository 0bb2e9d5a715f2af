"""What views of Crystal Crucible show of cards, players and the turn besides where cards lie."""

from collections.abc import Mapping
from typing import ClassVar, Final

from cardwright.games.crucible.actions import MAGICKS
from cardwright.games.crucible.briefs import brief
from cardwright.games.crucible.contest import A, B, C
from cardwright.games.crucible.deaths import Death, DeathChecks
from cardwright.games.crucible.drawing import left_of_destiny
from cardwright.games.crucible.fights import Monsters
from cardwright.games.crucible.lasting import lasting_on, works_on
from cardwright.games.crucible.odds import death_chance
from cardwright.games.crucible.pointing import show_facing, show_way
from cardwright.games.crucible.prints import Print
from cardwright.games.crucible.questions import ATTACK, BLOCK, CAST, MANA, MOVE, REACH
from cardwright.games.crucible.rounds import Rounds
from cardwright.games.crucible.stakes import show_stakes
from cardwright.games.crucible.state import Crucible
from cardwright.games.crucible.table import ATTACK_STEP, DESTINY_STEP, MONSTER_STEP, MOVE_STEP, SPELL_STEP, TABLE
from cardwright.games.crucible.values import (
    ATTACK_PHASE,
    CATEGORIES,
    CHRYSALYS,
    DESTINY_CARD,
    ITEM,
    KINDS,
    MEMORY,
    MONSTER,
    MOVE_PHASE,
    PHASES,
    RANKS,
    TILE,
    TOKEN,
    TYPES,
)
from cardwright.kernel.core.shows import Shows
from cardwright.kernel.pieces.cards import CardPrint
from cardwright.kernel.pieces.options import Option
from cardwright.kernel.pieces.shapes import Face, OptionView, Printed, Reason, Seat, Shown, Spot, View
from cardwright.kernel.seeing.reasons import show_reasons, told

STEPS: Final = {MOVE_PHASE: MOVE_STEP, ATTACK_PHASE: ATTACK_STEP}


class CrucibleShows(Shows):
    """The white list of Crystal Crucible."""

    card_words: ClassVar[Mapping[str, tuple[str, ...]]] = {
        "type": tuple([suit.word for suit in TABLE.suits]),
        "rank": RANKS,
        "magick": MAGICKS,
        "kind": (*CATEGORIES, *KINDS),
        "phase": PHASES,
    }
    player_words: ClassVar[Mapping[str, tuple[str, ...]]] = {"magick": MAGICKS}
    plain: ClassVar[tuple[str, ...]] = tuple(
        [area.name for area in (*TABLE.areas, *TABLE.shared) if area.name != "board"]
    )

    def match(self, m: Crucible, shown: View) -> None:
        """Show the Spells that cover tiles, the order of the players, and which Destiny cards are left."""
        for field in m.fields:
            places: list[Spot] = [{"area": "board", "at": place} for place in field[2:]]
            spell = field[0]
            shown["fields"].append(
                {"name": m.prints[spell].name, "card": m.handles[spell], "player": field[1], "places": places}
            )
        if m.order:
            shown["order"] = list(m.order)
        shown["left"] = {"destiny": {str(value): number for value, number in enumerate(left_of_destiny(m))}}

    def player(self, m: Crucible, player: int, shown: Seat) -> None:
        """Show points, Damage, and what the character can do where it stands."""
        counters = {"points": m.points[player], "damage": m.damage[player]}
        token = m.tokens[player]
        if token >= 0:
            shown["card"] = m.prints[token].key
            counters["turn"] = m.printed[token].facts.turn
        if m.magicks[player] >= 0:
            shown["facts"]["magick"] = MAGICKS[m.magicks[player]]
        if m.here(player) >= 0 if token >= 0 else False:
            counters["mana"] = m.mana(player)
            counters["move"] = m.steps(token)
            counters["reach"] = m.reach(token)
        shown["counters"] = counters

    def player_reasons(self, m: Crucible, player: int, shown: Seat) -> None:
        """Tell how many points win, why the character's numbers are not the printed ones, and how likely it dies."""
        shown["goals"] = {"points": m.options["points"]}
        token = m.tokens[player]
        if token >= 0 and m.here(player) >= 0:
            ground = m.printed[m.ground_at(m.here(player))].facts
            show_reasons(shown, "mana", told(m, MANA.differences(m, token, ground.mana)))
            show_reasons(shown, "move", told(m, MOVE.differences(m, token, m.printed[token].facts.move)))
            show_reasons(shown, "reach", told(m, REACH.differences(m, token, m.printed[token].facts.reach)))
            if m.damage[player]:
                shown["facts"]["dies"] = f"{round(100 * death_chance(m, left_of_destiny(m), player))} %"

    def is_changed(self, m: Crucible, card: int) -> bool:
        """Tell so of what can be moved and hit on the Battlefield, was given, has just come, or is worked on."""
        state = m.on_board.get(card)
        if state is None:
            return False
        printed = m.printed[card]
        return printed.is_combatant or printed.is_token or state.given or state.fresh or works_on(m, card) != []

    def unchanged(self, card: CardPrint, shown: Face) -> None:
        """Show figures and edges."""
        assert isinstance(card, Print)
        figures(card, shown["marks"])
        if card.edges:
            shown["edges"] = [list(edge) for edge in card.edges]

    def card(self, m: Crucible, card: int, shown: Face) -> None:
        """Show besides where it faces on the Battlefield, and what has happened to it."""
        printed = m.printed[card]
        self.unchanged(printed, shown)
        marks = shown["marks"]
        state = m.on_board[card]
        if printed.is_token:
            shown["facing"] = state.facing
            marks["type"] = "character" if printed.kind == TOKEN else "memory token"
        if printed.kind == TOKEN and m.damage[m.owners[card]]:
            marks["damage"] = m.damage[m.owners[card]]
        if state.given:
            marks["given"] = True
        if state.fresh:
            marks["fresh"] = True
        for name, number, _ in bent_numbers(m, card, printed):
            marks[name] = number

    def card_reasons(self, m: Crucible, card: int, shown: Face) -> None:
        """Tell why the numbers of a combatant differ from the printed ones, and what works on a card for a while."""
        effects = lasting_on(m, card)
        if effects:
            shown["effects"] = effects
        for name, _, reasons in bent_numbers(m, card, m.printed[card]):
            shown.setdefault("reasons", {})[name] = reasons

    def printed(self, card: CardPrint, shown: Printed) -> None:
        assert isinstance(card, Print)
        figures(card, shown["marks"])
        if card.edges:
            for name, edge in zip(("north", "east", "south", "west"), card.edges, strict=True):
                shown["facts"][name] = "/".join([str(number) for number in edge])

    def option(self, m: Crucible, chooser: int, option: Option, shown: OptionView) -> None:
        """Show where it leads, what it measures, and how a Token would lie."""
        show_way(m, option, shown)
        show_stakes(m, option, shown)
        show_facing(m, chooser, option, shown)

    def step(self, m: Crucible) -> int:
        """Return the phase of the round, -1 before the first."""
        if not isinstance(m.frames[0].op, Rounds) or m.turn < 1:
            return -1
        for frame in m.frames:
            if isinstance(frame.op, Monsters):
                return MONSTER_STEP
            if isinstance(frame.op, DeathChecks | Death):
                return DESTINY_STEP
        return STEPS.get(m.phase, SPELL_STEP)


def bent_numbers(m: Crucible, card: int, printed: Print) -> list[tuple[str, int, list[Reason]]]:
    """Return the numbers of a combatant that differ from the printed ones, on all its edges, and why."""
    found: list[tuple[str, int, list[Reason]]] = []
    if printed.is_combatant:
        for question, name, at in ((ATTACK, "attack", A), (BLOCK, "block", B), (CAST, "cast", C)):
            if printed.kind == MONSTER and at == C:
                continue
            facts = printed.facts
            base = (facts.attack, facts.block)[at] if printed.kind == MONSTER else printed.edges[0][at]
            reasons = told(m, question.differences(m, card, base))
            if reasons:
                found.append((name, question.bent(m, card, base), reasons))
    return found


def figures(printed: Print, marks: dict[str, Shown]) -> None:  # noqa: C901 - a branch for each kind of card
    """Add what is printed on a card in figures."""
    facts = printed.facts
    marks["type"] = "character" if facts.type == TOKEN else TYPES[facts.type]
    if facts.type == TOKEN:
        marks["turn"] = facts.turn
    if printed.is_token:
        marks["move"] = facts.move
        marks["reach"] = facts.reach
    if facts.type == MONSTER:
        marks["rank"] = RANKS[facts.rank]
        marks["attack"] = facts.attack
        marks["block"] = facts.block
        marks["reach"] = facts.reach
    if facts.type in {TILE, CHRYSALYS, MEMORY}:
        marks["mana"] = facts.mana
    if facts.memories:
        marks["memories"] = facts.memories
    if facts.type == MEMORY:
        marks["magick"] = MAGICKS[facts.magick]
        marks["kind"] = CATEGORIES[facts.category]
        marks["phase"] = PHASES[facts.phase]
        if facts.range:
            marks["range"] = facts.range
    if facts.type == ITEM:
        marks["kind"] = KINDS[facts.consumed]
    if facts.type in {TILE, CHRYSALYS, ITEM}:
        marks["effect"] = brief(printed)
    if facts.stars:
        marks["stars"] = facts.stars
    if facts.type == DESTINY_CARD:
        marks["value"] = facts.value
