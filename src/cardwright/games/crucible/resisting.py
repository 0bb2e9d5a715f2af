"""Spells that cover tiles: who stands there or enters resists, or is affected (crucible:cast.tiles-edge)."""

from dataclasses import dataclass
from typing import Final

from cardwright.games.crucible.actions import RESIST_ALONG, STRIDE, WAYS
from cardwright.games.crucible.contest import casts_along, edge_of, ways
from cardwright.games.crucible.drawing import draw_destiny, draw_for
from cardwright.games.crucible.events import Resisted
from cardwright.games.crucible.state import Crucible
from cardwright.games.crucible.values import MONSTER
from cardwright.kernel.basics.grids import Path, opposite
from cardwright.kernel.core.frames import Activation, Frame, Op

AWAY: Final = "away"
ENTERED: Final = "entered"
"""The names of the direction in which a Spell drives its target on, and of the printed edge by which it came in."""


def affecting(m: Crucible, card: int, place: int) -> list[int]:
    """Return the Memories whose Spells cover a place and affect a combatant there: those of other players.

    Nobody is affected by their own, and neither are their Memory Tokens (crucible:ruling.own-tokens). Where the caster
    stands, over whom some can fly, no way leads from the caster (crucible:ruling.over-caster).
    """
    fields = [field for field in m.fields if place in field[2:] and field[1] != m.owners[card]]
    return [field[0] for field in fields if m.here(field[1]) != place]


def strike(m: Crucible, act: Activation, card: int, path: Path) -> None:
    """Tell an effect whom it hits, and from where."""
    act.it = (card,)
    act.name_number(AWAY, opposite(path.enters))
    if m.printed[card].kind != MONSTER:
        act.name_number(ENTERED, edge_of(m, card, path.enters))


@dataclass(frozen=True)
class Resist(Op):
    """Lets a combatant resist the Spell that covers the place where it is.

    ``drawn`` is what the caster drew as the Spell was placed; -1: both draw anew, the caster first
    (crucible:ruling.ways, crucible:order.instigator).
    """

    spell: int
    card: int
    drawn: int = -1

    def paths(self, m: Crucible) -> tuple[Path, ...]:
        """Return the paths from the caster to the target (crucible:ruling.spell-edges)."""
        return ways(m, m.tokens[m.owners[self.spell]], self.card)

    def values(self, m: Crucible) -> list[tuple[int, int]]:
        """Return Cast and resistance along each path."""
        return casts_along(m, m.tokens[m.owners[self.spell]], self.card, self.spell)

    def step(self, m: Crucible, f: Frame) -> None:
        """Ask for the way where two differ; a Monster takes the better one."""
        player = m.owners[self.spell]
        caster = m.tokens[player]
        if self.card not in m.on_board or caster not in m.on_board or not self.paths(m):
            m.pop()
            return
        values = self.values(m)
        if len(set(values)) == 1:
            self.resist(m, f, 0)
        elif m.printed[self.card].kind == MONSTER:
            leads = [cast - resist for cast, resist in values]
            self.resist(m, f, leads.index(min(leads)))
        else:
            m.ask(m.owners[self.card], [RESIST_ALONG * STRIDE + way for way in range(len(values))])

    def answer(self, m: Crucible, f: Frame, code: int) -> None:
        self.resist(m, f, code % STRIDE)

    def resist(self, m: Crucible, f: Frame, way: int) -> None:
        """Draw, measure, and let the Spell do what it does to who does not resist."""
        m.pop()
        player = m.owners[self.spell]
        cover = m.printed[self.spell].covering
        if cover is None:
            return
        path = self.paths(m)[way]
        cast, resist = self.values(m)[way]
        drawn = self.drawn if self.drawn >= 0 else draw_destiny(m, player)
        resisted = draw_for(m, self.card)
        worked = cast + drawn >= resist + max(resisted, 0)  # crucible:cast.succeeds
        m.do(Resisted(self.spell, self.card, cast, drawn, resist, resisted, worked=worked))
        if worked:
            act = Activation(player, self.spell)
            strike(m, act, self.card, path)
            cover.effect.start(m, act)

    def prompt(self, m: Crucible, f: Frame) -> str:
        return f"Along which way does {m.prints[self.card].name} resist {m.prints[self.spell].name}?"

    def option_text(self, m: Crucible, f: Frame, code: int) -> str:
        cast, resist = self.values(m)[code % STRIDE]
        return f"resist along {WAYS[code % STRIDE]}: {resist} against {cast}"

    def without(self, m: Crucible, f: Frame, player: int) -> bool:
        """End with the caster, or with whose card resists."""
        return player not in {m.owners[self.spell], m.owners[self.card]}

    def outlasts(self) -> bool:
        """Whoever else resists, or brought the target there: the Spell covers it."""
        return True
