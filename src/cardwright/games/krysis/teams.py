"""The second phase: three agents each, shown one by one at the same time; and who is fastest (krysis:team.*)."""

from dataclasses import dataclass

from cardwright.games.krysis.actions import SEND, STRIDE
from cardwright.games.krysis.events import AgentSent, InitiativeFixed
from cardwright.games.krysis.state import Krysis
from cardwright.games.krysis.why_not import not_sent
from cardwright.games.krysis.zones import HAND, TEAM
from cardwright.kernel.asking.runs import Run, arguments
from cardwright.kernel.asking.sealed import answers_in
from cardwright.kernel.core.frames import Activation, Frame, Op

TEAM_SIZE = 3


@dataclass(frozen=True)
class AgentRun(Run):
    """Which agent of the hand a player shows next."""

    def codes(self, m: Krysis, act: Activation, player: int, picks: tuple[int, ...]) -> list[int]:
        return [] if picks else sorted([SEND * STRIDE + card for card in m.zone(player, HAND)])

    def prompt(self, m: Krysis, act: Activation, player: int, picks: tuple[int, ...]) -> str:
        return f"Which agent do you send as number {len(m.zone(player, TEAM)) + 1} of your team?"

    def why_not(self, m: Krysis, act: Activation, player: int, picks: tuple[int, ...], card: int) -> str:
        """Say where agents are sent from."""
        return not_sent(m, player, card)


@dataclass(frozen=True)
class Reveal(Op):
    """Shows the agents that the players have chosen (krysis:team.reveal)."""

    def step(self, m: Krysis, f: Frame) -> None:
        m.pop()
        for player, picks in answers_in(f.data):
            for card in arguments(m, picks):
                m.do(AgentSent(player, card))


def fix_initiative(m: Krysis) -> None:
    """Add up the speeds once and for all of this round: the fastest team acts first (krysis:initiative.order).

    krysis:initiative.sum, krysis:initiative.ties, krysis:ruling.speed-once
    """
    players = range(m.game.players)
    speeds = tuple([sum([m.speed(card, player) for card in m.zone(player, TEAM)]) for player in players])
    ranking = sorted([(speeds[player], m.is_ahead(player), player) for player in players], reverse=True)
    m.do(InitiativeFixed(speeds, tuple([player for _, _, player in ranking])))
