"""The end of a round: death checks, deaths, and who wins the Points (crucible:round.death-check)."""

from dataclasses import dataclass, replace
from typing import Final

from cardwright.games.crucible.battlefield import vacate
from cardwright.games.crucible.drawing import draw_destiny, forget, forgettable, has_won
from cardwright.games.crucible.events import (
    Checked,
    Claimed,
    Cleared,
    Died,
    FieldEnded,
    ItemUsedUp,
    MemoryWon,
    SummonedLeft,
    TokenSetAside,
)
from cardwright.games.crucible.questions import DESTINY_CHECK, TWO_CARDS
from cardwright.games.crucible.state import Crucible
from cardwright.games.crucible.values import CORE
from cardwright.games.crucible.zones import ACTIVE, DECK, ITEMS
from cardwright.kernel.core.frames import Activation, Frame, Op
from cardwright.kernel.pieces.options import NO, YES
from cardwright.kernel.pieces.zones import NOBODY

UNDRAWN: Final = -1


def check_value(m: Crucible, player: int, drawn: int) -> int:
    """Return the Destiny of a death check: what was drawn, changed by what is in force."""
    return DESTINY_CHECK.bent(m, m.tokens[player], drawn)


def second_chances(m: Crucible, player: int) -> list[int]:
    """Return the Items with which a player can draw again."""
    return [card for card in m.zone(player, ITEMS) if m.printed[card].second_chance]


@dataclass(frozen=True)
class DeathChecks(Op):
    """Characters that hold Damage measure their Destiny, in turn order; then the dead die (crucible:death.check).

    Deaths are measured together (crucible:ruling.together): ``left`` have still to draw, ``drawn`` is what the first of
    them drew, ``dying`` are those whose Destiny was lower than their Damage.
    """

    left: tuple[int, ...]
    dying: tuple[int, ...] = ()
    drawn: int = UNDRAWN

    def step(self, m: Crucible, f: Frame) -> None:
        """Draw for the next one, and ask whether to draw again."""
        if not self.left:
            m.pop()
            for player in reversed(self.dying):
                m.push(Death(), Activation(player, m.tokens[player]))
            return
        player = self.left[0]
        if self.drawn == UNDRAWN:
            f.op = replace(self, drawn=drawn_for_check(m, player))
        elif second_chances(m, player):
            stride = m.game.actions.stride
            m.ask(player, [YES * stride, NO * stride])
        else:
            self.measure(m, f, self.drawn)

    def answer(self, m: Crucible, f: Frame, code: int) -> None:
        """Draw one new card in the place of what was drawn (crucible:ruling.two-cards)."""
        if code < m.game.actions.stride:
            player = self.left[0]
            m.do(ItemUsedUp(player, second_chances(m, player)[0]))
            self.measure(m, f, draw_destiny(m, player))
        else:
            self.measure(m, f, self.drawn)

    def measure(self, m: Crucible, f: Frame, drawn: int) -> None:
        """Compare, and go on with the next one: a value lower than the Damage means death (crucible:ruling.check)."""
        player = self.left[0]
        value = check_value(m, player, drawn)
        m.do(Checked(player, value, m.damage[player]))
        dying = (*self.dying, player) if value < m.damage[player] else self.dying
        f.op = DeathChecks(self.left[1:], dying)

    def prompt(self, m: Crucible, f: Frame) -> str:
        player = self.left[0]
        value = check_value(m, player, self.drawn)
        name = m.prints[second_chances(m, player)[0]].name
        return f"Your destiny is {value} against {m.damage[player]} damage. Do you use {name}?"

    def without(self, m: Crucible, f: Frame, player: int) -> bool:
        """Go on with the others."""
        left = tuple([one for one in self.left if one != player])
        drawn = self.drawn if self.left[:1] == left[:1] else UNDRAWN
        f.op = DeathChecks(left, tuple([one for one in self.dying if one != player]), drawn)
        return True


def drawn_for_check(m: Crucible, player: int) -> int:
    """Draw for a death check; who draws two cards uses the higher one (crucible:ruling.two-cards)."""
    drawn = draw_destiny(m, player)
    return max(drawn, draw_destiny(m, player)) if TWO_CARDS.holds(m, m.tokens[player]) else drawn


def holders(m: Crucible) -> tuple[int, ...]:
    """Return the living players who hold Damage, in turn order (crucible:ruling.check)."""
    return tuple([player for player in m.order if m.damage[player] and m.here(player) >= 0])


def killers(m: Crucible, player: int) -> list[int]:
    """Return who may win the Points of a dead character: who damaged it this round (crucible:kill.round).

    If nobody did, those whose Damage it still holds; Monsters and tiles count for nobody (crucible:ruling.kill-credit).
    """
    this_round = [source for victim, source in m.hurt if victim == player]
    sources = this_round or [source for source in m.sources[player] if source not in {NOBODY, player}]
    return [other for other in m.order if other in sources]


DIES: Final = 0
CLAIM: Final = 1


@dataclass(frozen=True)
class Death(Op):
    """A character dies: its Memories are discarded, its Spells and Tokens end, and its killer wins Points.

    Data: those who may win them (crucible:kill.several); a killer who dies too still does (crucible:ruling.together).
    """

    def step(self, m: Crucible, f: Frame) -> None:
        player = f.act.player
        if f.pc == DIES:
            f.pc = CLAIM
            f.data = tuple(killers(m, player))
            bury(m, player)
            return
        m.pop()
        winner = claimed(m, f.data)
        if winner != NOBODY:
            win_memory(m, winner, player)

    def without(self, m: Crucible, f: Frame, player: int) -> bool:
        """Who has left the game wins nothing."""
        f.data = tuple([one for one in f.data if one != player])
        return f.act.player != player


def claimed(m: Crucible, players: tuple[int, ...]) -> int:
    """Return who wins the Points: the highest Destiny of several, who draw again as long as they are equal."""
    while len(players) > 1:
        drawn: list[int] = []
        for player in players:
            value = draw_destiny(m, player)
            m.do(Claimed(player, value))
            drawn.append(value)
        players = tuple([player for player, value in zip(players, drawn, strict=True) if value == max(drawn)])
    return players[0] if players else NOBODY


def bury(m: Crucible, player: int) -> None:
    """Take a dead character off the Battlefield, with all that ends with it.

    crucible:death.discards, crucible:memory.death, crucible:memory.core-death, crucible:death.spells: Core Memory and
    Items stay (crucible:ruling.items); it comes back at the start of the next Move Phase (crucible:ruling.dead).
    """
    token = m.tokens[player]
    place = m.here(player)
    m.do(Died(player, token))
    for card in forgettable(m, player):  # crucible:ruling.discard-order
        forget(m, player, card)
    end_spells(m, player)
    m.do(Cleared(player))
    m.do(TokenSetAside(player, token))
    vacate(m, place)


def end_spells(m: Crucible, player: int) -> None:
    """End all that a player's Spells have on the Battlefield (crucible:death.spells)."""
    for card in m.zone(player, ACTIVE):
        if card in [field[0] for field in m.fields]:
            m.do(FieldEnded(card))
        forget(m, player, card)
    for card in m.summoned(player):
        m.do(SummonedLeft(player, card, to_hand=False))


def win_memory(m: Crucible, winner: int, victim: int) -> None:
    """Let a player win the top Memory of a dead character's deck (crucible:points.characters).

    A Core Memory is passed over; where there is no other, nothing is won (crucible:points.no-core,
    crucible:ruling.what-is-won). What was won is never cast (crucible:points.no-cast).
    """
    for card in reversed(m.zone(victim, DECK)):
        if m.printed[card].facts.category != CORE:
            m.do(MemoryWon(winner, victim, card, m.printed[card].facts.stars))
            has_won(m, winner)
            return
