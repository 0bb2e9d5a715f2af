"""What views show of Krysis besides cards: the white list of what goes out."""

from collections.abc import Mapping
from typing import ClassVar, Final

from cardwright.games.krysis.goods import COLORS, SYMBOLS, crystals, signs
from cardwright.games.krysis.mining import Descent
from cardwright.games.krysis.prints import Print, slots, wanted
from cardwright.games.krysis.rounds import ACT, BEGIN, END, INITIATIVE, MINE, REFILL, TEAM_UP, Rounds
from cardwright.games.krysis.setup import companies
from cardwright.games.krysis.speed import SpeedRounds
from cardwright.games.krysis.state import Krysis
from cardwright.games.krysis.table import TABLE
from cardwright.games.krysis.teams import TEAM_SIZE
from cardwright.games.krysis.values import MISSION, SPACE, TRANSPORT, TRANSPORTER, TYPES
from cardwright.games.krysis.zones import TEAM
from cardwright.kernel.core.shows import Shows
from cardwright.kernel.pieces.cards import CardPrint
from cardwright.kernel.pieces.shapes import Face, Printed, Seat, Shown, View

MINING_STEP, TEAM_STEP, ACTION_STEP, END_STEP = range(4)
STEP_OF: Final = {
    BEGIN: MINING_STEP,
    MINE: MINING_STEP,
    TEAM_UP: TEAM_STEP,
    INITIATIVE: TEAM_STEP,
    ACT: ACTION_STEP,
    END: END_STEP,
    REFILL: END_STEP,
}


class KrysisShows(Shows):
    """The white list of Krysis."""

    card_words: ClassVar[Mapping[str, tuple[str, ...]]] = {"type": TYPES, "multiplier": (), "carries": (), "asks": ()}
    match_numbers: ClassVar[tuple[str, ...]] = tuple([f"bank_{color}" for color in COLORS])
    player_numbers: ClassVar[tuple[str, ...]] = tuple([f"bid_{color}" for color in COLORS])
    player_words: ClassVar[Mapping[str, tuple[str, ...]]] = {"ties": ("wins ties",), "guard": ("camp deserted",)}
    plain: ClassVar[tuple[str, ...]] = tuple([area.name for area in (*TABLE.areas, *TABLE.shared)])

    def match(self, m: Krysis, shown: View) -> None:
        """Show the bank."""
        shown["facts"]["bank"] = crystals(m.bank)

    def player(self, m: Krysis, player: int, shown: Seat) -> None:
        """Show points, the crystals in the camp, the place of the miner, and what the team can do.

        A miner with a higher place on a level is ahead (krysis:ruling.ranks).
        """
        counters = {"points": m.points[player]}
        for color, n in zip(COLORS, m.camps[player], strict=True):
            counters[f"camp_{color}"] = n
        if m.miners and m.ranks[player]:
            counters["level"] = m.levels[player]
            counters["rank"] = m.ranks[player]
        if m.zone(player, TEAM):
            show_team(m, player, counters)
        if m.speeds:
            counters["initiative"] = m.speeds[player]
        shown["counters"] = counters
        shown["facts"]["company"] = companies(m.options, m.values, m.game.players)[player]
        if m.scored:  # krysis:ruling.screens-lifted
            show_score(m, player, shown)
        if m.bids:
            shown["facts"]["bid"] = f"bid {crystals(m.bids[player])}"
        if m.options["speed"] and not [other for other in m.others(player) if m.is_ahead(other) > m.is_ahead(player)]:
            shown["facts"]["ties"] = "wins ties"
        if m.order and m.is_deserted(player):
            shown["facts"]["guard"] = "camp deserted"

    def player_reasons(self, m: Krysis, player: int, shown: Seat) -> None:
        """Show how many agents a team has place for (krysis:team.three)."""
        shown["limits"] = {"team": TEAM_SIZE}

    def own(self, m: Krysis, player: int, shown: Seat) -> None:
        """Show a player the crystals behind the own screen (krysis:ruling.hidden)."""
        show_home(m, player, shown)

    def numbers(self, m: Krysis, player: int) -> dict[str, Shown]:
        if player < 0:
            return {f"bank_{color}": n for color, n in zip(COLORS, m.bank, strict=True)}
        return {f"bid_{color}": n for color, n in zip(COLORS, m.bids[player], strict=True)} if m.bids else {}

    def is_changed(self, m: Krysis, card: int) -> bool:
        return False

    def unchanged(self, card: CardPrint, shown: Face) -> None:
        """Show the figures of a card."""
        assert isinstance(card, Print)
        figures(card, shown["marks"])

    def printed(self, card: CardPrint, shown: Printed) -> None:
        assert isinstance(card, Print)
        figures(card, shown["marks"])
        if card.facts.company:
            shown["facts"]["company"] = card.facts.company

    def step(self, m: Krysis) -> int:
        """Return the phase of the round, -1 before the first."""
        frame = m.frames[0]
        if isinstance(frame.op, SpeedRounds):
            return TEAM_STEP
        if not isinstance(frame.op, Rounds):
            return -1
        if len(m.frames) > 1 and (isinstance(m.frames[1].op, Descent) or (frame.pc == TEAM_UP and not frame.data[0])):
            return MINING_STEP
        return STEP_OF[frame.pc]


def show_score(m: Krysis, player: int, shown: Seat) -> None:
    """Show what lay behind a screen that has been lifted, and for what its player scored."""
    show_home(m, player, shown)
    scored = m.scored[player]
    sold = m.points[player] - sum(scored)
    sources = ("sales", "crystals at home", "sets of relics", "the mission")
    shown["facts"]["score"] = [
        f"{points} for {source}" for points, source in zip((sold, *scored), sources, strict=True) if points
    ]


def show_home(m: Krysis, player: int, shown: Seat) -> None:
    """Show the crystals at home."""
    for color, n in zip(COLORS, m.homes[player], strict=True):
        shown["counters"][f"home_{color}"] = n


def show_team(m: Krysis, player: int, counters: dict[str, int]) -> None:
    """Add what a team can do: its combat value, that in defense where it is another one, and its slots."""
    counters["combat"] = m.attack(player)
    if m.defense(player) != m.attack(player):
        counters["defense"] = m.defense(player)
    for color, n in zip(COLORS, m.capacity(player), strict=True):
        if n:
            counters[f"slots_{color}"] = n


def figures(printed: Print, marks: dict[str, Shown]) -> None:
    """Add what is printed on a card in figures."""
    facts = printed.facts
    marks["type"] = TYPES[facts.type]
    if facts.type == SPACE:
        marks["goods"] = "\n".join([signs(group.crystals, group.relics) for group in facts.groups])
        return
    if facts.type == MISSION:
        marks["asks"] = {f"most {wanted(facts, SYMBOLS)}": 1}
        return
    if printed.is_agent:
        marks["stars"] = facts.stars
        if facts.multiplier < 0:
            marks["speed"] = facts.speed
        else:
            marks["multiplier"] = {f"speed {facts.factor} per {SYMBOLS[facts.multiplier]} crystal": 1}
    if facts.combat:
        marks["combat"] = facts.combat
    if facts.type in {TRANSPORTER, TRANSPORT}:
        marks["carries"] = {f"carries {slots(facts.capacity, SYMBOLS)}": 1}
