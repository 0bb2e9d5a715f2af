"""How Tokens come to other tiles: one way to leave a tile, and one to enter it, for all of them.

A Token moves, steps, is pushed, pulled or nudged, swaps places, is put somewhere, is placed at random or respawns
(crucible:ruling.entering, crucible:ruling.entering-too). Each leaves by `leave`, and ends with `Landing`.
"""

from dataclasses import dataclass
from typing import Final

from cardwright.games.crucible.actions import FACE, FACINGS, STRIDE
from cardwright.games.crucible.battlefield import lay_bare, may_stand, replace_monster, vacate
from cardwright.games.crucible.drawing import draw_destiny, draw_memories
from cardwright.games.crucible.events import (
    BACK,
    PLACED,
    PUSHED,
    SWAPPED,
    Came,
    ItemFound,
    MemoriesGiven,
    Stepped,
    TokenPlaced,
    Turned,
)
from cardwright.games.crucible.questions import BEING_ENTERED, BEING_MOVED, GLEANS, HALTS, PASSES_ALL, PASSES_BEASTS
from cardwright.games.crucible.resisting import Resist, affecting
from cardwright.games.crucible.state import Crucible
from cardwright.games.crucible.values import CHRYSALYS, ITEM, MONSTER, TOKEN
from cardwright.games.crucible.zones import CENTER, GROUND, PLACES, place_of_sum
from cardwright.kernel.basics.grids import NORTH, SOUTH
from cardwright.kernel.core.frames import Activation, Frame, Op
from cardwright.kernel.pieces.zones import NOBODY

GLEANED: Final = 2
"""How many Memories one draws who gleans."""
UNCOVERED: Final[list[int]] = [0] * PLACES
"""How many Spells lie over the places of a Battlefield without any."""


# ---- where to ------------------------------------------------------------------------------------------------------


def may_cross(m: Crucible, card: int, place: int) -> bool:
    """Whether a Token may pass over a place on its way (crucible:move.occupied, crucible:ruling.move-path)."""
    cards = m.zones[m.first + place]
    ground, top = cards[0], cards[-1]
    if BEING_ENTERED.forbidden(m, ground):
        return False
    if (top == ground and m.printed[ground].kind != MONSTER) or PASSES_ALL.holds(m, card):
        return True
    return m.printed[top].kind != TOKEN and PASSES_BEASTS.holds(m, card)


def routes(m: Crucible, card: int, steps: int) -> dict[int, tuple[int, ...]]:
    """Return where a Token can move with so many steps, and along which places (crucible:move.straight).

    Of several ways it takes the one that enters the fewest tiles under Spells, then the shortest
    (crucible:ruling.careful-way). Where a Spell halts it, no way leads on.
    """
    start = m.place_of(card)
    free = [place != start and may_cross(m, card, place) for place in range(PLACES)]
    covered = [int(affecting(m, card, place) != []) for place in range(PLACES)] if m.fields else UNCOVERED
    best: dict[int, tuple[int, tuple[int, ...]]] = {start: (0, ())}
    last = dict(best)
    for _ in range(steps):
        found: dict[int, tuple[int, tuple[int, ...]]] = {}
        for place, (met, way) in last.items():
            if covered[place] and way and is_halted(m, card, place):
                continue
            for near in GROUND.neighbors(place):
                if not free[near]:
                    continue
                spells = met + covered[near]
                if near not in best or spells < best[near][0]:
                    best[near] = found[near] = (spells, (*way, near))
        last = found
    return {place: best[place][1] for place in sorted(best) if place != start and may_stand(m, place)}


def is_halted(m: Crucible, card: int, place: int) -> bool:
    """Whether a Token's Move ends where it enters a place; not where it may not stand (crucible:ruling.no-standing)."""
    for spell in affecting(m, card, place):
        if HALTS.holds(m, spell) and may_stand(m, place):
            return True
    return False


def along(m: Crucible, card: int, side: int, most: int) -> tuple[int, ...]:
    """Return the places through which a Token can be driven in a direction (crucible:ruling.push).

    It stops before the edge of the board, a Token, a Monster, or a tile that nothing may enter, and where a Spell halts
    it. What cannot be moved, as Monsters, stays (crucible:tile.never-moves, crucible:ruling.only-tokens).
    """
    places: list[int] = []
    place = m.place_of(card)
    if place < 0 or not m.is_token(card) or not BEING_MOVED.allowed(m, card, by_rules=True):
        return ()
    for _ in range(most):
        place = GROUND.step(place, side)
        if place < 0 or not may_stand(m, place):
            break
        places.append(place)
        if is_halted(m, card, place):
            break
    return tuple(places)


# ---- leaving and entering ------------------------------------------------------------------------------------------


def leave(m: Crucible, card: int, place: int) -> None:
    """Let the tile be replaced that a character has left; Memory Tokens leave it there (crucible:move.replace).

    crucible:move.other-phase, crucible:memory.token-ground
    """
    if m.printed[card].kind == TOKEN:
        vacate(m, place)


RESISTS: Final = 0
EFFECT: Final = 1
BEQUEST: Final = 2
LANDED: Final = 3


@dataclass(frozen=True)
class Landing(Op):
    """A Token has come to a place: Spells there are resisted, then a character is affected by its tile.

    crucible:respawn.affected; first the effect, then Mana, then Memories (crucible:ruling.entering-order). If a Spell
    moves it on, the rest is lost: it enters where it comes to (crucible:ruling.moved-midway).
    """

    card: int
    place: int

    def step(self, m: Crucible, f: Frame) -> None:
        card, place = self.card, self.place
        if card not in m.on_board or m.place_of(card) != place:
            m.pop()
            return
        stage = f.pc
        f.pc += 1
        if stage == RESISTS:
            meet_spells(m, card, ())
        elif stage == LANDED or m.printed[card].kind != TOKEN:
            m.pop()
        elif stage == EFFECT:
            affect(m, m.owners[card], place)
        else:
            bequeath(m, m.owners[card], place)

    def without(self, m: Crucible, f: Frame, player: int) -> bool:
        return m.owners[self.card] != player

    def outlasts(self) -> bool:
        """Whoever sent it there: it has come there."""
        return True


def meet_spells(m: Crucible, card: int, met: tuple[int, ...]) -> tuple[int, ...]:
    """Let a Token resist the Spells of others where it stands, each once a Move (crucible:ruling.entering-spells)."""
    spells = tuple([spell for spell in affecting(m, card, m.place_of(card)) if spell not in met])
    for spell in reversed(spells):
        m.push(Resist(spell, card), Activation(m.owners[spell], spell))
    return met + spells


def affect(m: Crucible, player: int, place: int) -> None:
    """Let a tile do what it does to a character that enters it; an Item goes to its hands (crucible:move.effects).

    crucible:move.item, crucible:ruling.item-ground
    """
    ground = m.ground_at(place)
    printed = m.printed[ground]
    if printed.kind == ITEM:
        m.do(ItemFound(player, ground))
        lay_bare(m, place)
    elif printed.entering is not None:
        act = Activation(player, ground)
        act.it = (m.tokens[player],)
        printed.entering.effect.start(m, act)


def bequeath(m: Crucible, player: int, place: int) -> None:
    """Draw the Memories of an Open tile, which gives them once; the Chrysalys each time (crucible:move.once-memories).

    crucible:tile.open, crucible:move.memories, crucible:ruling.bequest
    """
    ground = m.ground_at(place)
    printed = m.printed[ground]
    if not printed.is_open or m.on_board[ground].given:
        return
    if printed.kind != CHRYSALYS:
        m.do(MemoriesGiven(ground))
    amount = printed.facts.memories
    if amount == 1 and GLEANS.holds(m, m.tokens[player]):
        amount = GLEANED
    draw_memories(m, player, amount)


# ---- ways of moving ------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Walk(Op):
    """A Token goes along a path, place by place; ``pc`` is how far it is, data: the Spells that it has met.

    Only where it stops does it enter the tile. If a Spell moves it on its way, or defeats it, the rest is lost
    (crucible:ruling.moved-midway).
    """

    card: int
    path: tuple[int, ...]
    how: int
    start_place: int

    def step(self, m: Crucible, f: Frame) -> None:
        card, at = self.card, f.pc
        if card not in m.on_board or (at and m.place_of(card) != self.path[at - 1]):
            m.pop()
        elif at == len(self.path):
            m.pop()
            m.push(Landing(card, self.path[-1]), f.act, EFFECT)
        else:
            start = m.place_of(card)
            m.do(Stepped(card, self.path[at]))
            f.pc += 1
            if at + 1 == len(self.path):
                m.do(Came(card, self.path[at], self.how))
            if not at:
                leave(m, card, start)
            f.data = meet_spells(m, card, f.data)

    def without(self, m: Crucible, f: Frame, player: int) -> bool:
        """It goes on, unless it is that player's Token."""
        return m.owners[self.card] != player

    def outlasts(self) -> bool:
        """Whoever drives it: it is on its way."""
        return True


def walk(m: Crucible, card: int, path: tuple[int, ...], how: int) -> None:
    """Let a Token go along a path, if it is one."""
    if path:
        m.push(Walk(card, path, how, m.place_of(card)), Activation(m.owners[card], card))


def go_back(m: Crucible, card: int) -> bool:
    """Send a Token that is on its way back by a tile, where it may stand; tell whether it goes.

    crucible:ruling.no-standing
    """
    for frame in reversed(m.frames):
        op = frame.op
        if isinstance(op, Walk) and op.card == card and frame.pc:
            before = (op.start_place, *op.path)[frame.pc - 1]
            if may_stand(m, before):
                walk(m, card, (before,), BACK)
                return True
    return False


def drive(m: Crucible, card: int, side: int, most: int) -> bool:
    """Push or pull a Token as far as it goes, up to so many tiles; tell whether it moves (crucible:move.purposeful)."""
    path = along(m, card, side, most)
    walk(m, card, path, PUSHED)
    return bool(path)


def swap(m: Crucible, card: int, other: int) -> bool:
    """Swap two Tokens; neither tile is removed, for none is left empty (crucible:ruling.swap).

    Nothing else is swapped (crucible:ruling.only-tokens).
    """
    pair = [card, other]
    for each in pair:
        if not m.is_token(each) or not BEING_MOVED.allowed(m, each, by_rules=True):
            return False
    here, there = m.place_of(card), m.place_of(other)
    m.do(Stepped(card, there))
    m.do(Stepped(other, here))
    m.do(Came(card, there, SWAPPED))
    m.do(Came(other, here, SWAPPED))
    for each in sorted(pair, key=m.order_of, reverse=True):
        m.push(Landing(each, m.place_of(each)), Activation(m.owners[each], each))
    return True


# ---- placing -------------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Placement(Op):
    """Places a character at ``place``, or at random where that is -1; its player chooses where it faces.

    crucible:start.place, crucible:random.two, crucible:ruling.flip
    """

    place: int = NOBODY

    def step(self, m: Crucible, f: Frame) -> None:
        player = f.act.player
        card = m.tokens[player]
        if f.pc == 0:
            f.pc = 1
            place = self.place if self.place >= 0 else random_place(m, player)
            m.do(TokenPlaced(card, place))
            m.do(Came(card, place, PLACED))
            replace_monster(m, place)
        else:
            m.ask(player, [FACE * STRIDE, FACE * STRIDE + 1])

    def answer(self, m: Crucible, f: Frame, code: int) -> None:
        m.pop()
        card = m.tokens[f.act.player]
        way = code % STRIDE
        m.do(Turned(card, SOUTH if way else NORTH, FACINGS[way]))
        m.push(Landing(card, m.place_of(card)), f.act)

    def prompt(self, m: Crucible, f: Frame) -> str:
        return f"Which way does {m.prints[m.tokens[f.act.player]].name} face?"

    def outlasts(self) -> bool:
        """Whoever else is placed."""
        return True


def random_place(m: Crucible, player: int) -> int:
    """Draw two Destiny cards for a place, again where a Token stands or none may (crucible:random.token).

    crucible:ruling.redraw
    """
    while True:
        place = place_of_sum(draw_destiny(m, player) + draw_destiny(m, player))
        if m.token_at(place) < 0 and BEING_ENTERED.allowed(m, m.ground_at(place), by_rules=True):
            return place


def home(m: Crucible) -> int:
    """Return where a lone dead character respawns: on the Chrysalys, or at random if it is taken.

    crucible:respawn.chrysalys, crucible:ruling.taken
    """
    return CENTER if may_stand(m, CENTER) else NOBODY


def near(m: Crucible, card: int, distance: int) -> list[int]:
    """Return the places within that many steps of a card."""
    place = m.place_of(card)
    return [other for other in range(PLACES) if place >= 0 and 0 < GROUND.distance(place, other) <= distance]
