"""How Spells move Tokens: pushing, pulling, nudging, stepping, swapping, placing."""

from dataclasses import dataclass
from typing import Annotated

from cardwright.games.crucible.actions import PUSH_TO, STRIDE
from cardwright.games.crucible.battlefield import may_stand
from cardwright.games.crucible.events import PLACED, PUSHED, WALKED
from cardwright.games.crucible.moving import along, drive, go_back, routes, swap, walk
from cardwright.games.crucible.questions import BEING_MOVED
from cardwright.games.crucible.resisting import AWAY
from cardwright.games.crucible.state import Crucible
from cardwright.games.crucible.zones import GROUND, PLACE_NAMES
from cardwright.kernel.basics.grids import opposite
from cardwright.kernel.core.frames import Activation, Frame, Op
from cardwright.kernel.grammar import YOURSELF, Amount, Noun, Phrase, order, states
from cardwright.kernel.pieces.options import DONE
from cardwright.language.limits import Least
from cardwright.language.targets import CardEffect
from cardwright.language.words import Effect

Tiles = Annotated[int, Least(1, 9)]


@dataclass(frozen=True)
class Push(CardEffect):
    """Tokens are pushed on in the direction of the path's last leg, or ``back`` along it (crucible:ruling.push).

    With ``up_to`` the caster chooses how far.
    """

    n: Tiles = 1
    back: bool = False
    up_to: bool = False

    def affect(self, m: Crucible, act: Activation, cards: list[int]) -> None:
        """Push them, or ask how far; nothing is pushed that another effect has taken off the Battlefield."""
        act.done = False
        side = act.names.numbers.get(AWAY, -1)
        for card in cards:
            if card in m.on_board and side >= 0:
                if self.up_to and along(m, card, self.direction(side), self.n):
                    m.push(Pushing(card, self.direction(side), self.n), act)
                else:
                    act.done = drive(m, card, self.direction(side), self.n)

    def direction(self, side: int) -> int:
        """Return where they are pushed to."""
        return opposite(side) if self.back else side

    def phrase(self) -> Phrase:
        tiles = Amount(str(self.n), "tile")
        most = "up to" if self.up_to else ""
        if self.back:
            return order("pull", self.them(), most, tiles, "toward you")
        return order("push", self.them(), most, tiles)


@dataclass(frozen=True)
class Pushing(Op):
    """Asks how far a Token is pushed."""

    card: int
    side: int
    most: int

    def step(self, m: Crucible, f: Frame) -> None:
        """Offer the places in that direction, or none."""
        places = along(m, self.card, self.side, self.most)
        m.ask(m.game.rules.decides(m, f.act), [*[PUSH_TO * STRIDE + place for place in places], DONE * STRIDE])

    def answer(self, m: Crucible, f: Frame, code: int) -> None:
        m.pop()
        verb, place = divmod(code, STRIDE)
        if verb != DONE:
            path = along(m, self.card, self.side, self.most)
            walk(m, self.card, path[: path.index(place) + 1], PUSHED)
        f.act.done = verb != DONE

    def prompt(self, m: Crucible, f: Frame) -> str:
        return f"How far is {m.prints[self.card].name} pushed?"


@dataclass(frozen=True)
class Nudge(CardEffect):
    """Tokens are moved to a tile beside them, of the caster's choice."""

    def affect(self, m: Crucible, act: Activation, cards: list[int]) -> None:
        """Ask where to."""
        act.done = False
        for card in cards:
            if nudges(m, card):
                m.push(Nudging(card), act)

    def phrase(self) -> Phrase:
        return order("move", self.them(), "to a free tile beside it")


def nudges(m: Crucible, card: int) -> list[int]:
    """Return where a Token can be nudged."""
    if not m.is_token(card) or not BEING_MOVED.allowed(m, card, by_rules=True):
        return []
    return [place for place in sorted(GROUND.neighbors(m.place_of(card))) if may_stand(m, place)]


@dataclass(frozen=True)
class Nudging(Op):
    """Asks where a Token is nudged."""

    card: int

    def step(self, m: Crucible, f: Frame) -> None:
        places = nudges(m, self.card)
        if not places:  # Its owner has given up meanwhile.
            m.pop()
            return
        m.ask(m.game.rules.decides(m, f.act), [PUSH_TO * STRIDE + place for place in places])

    def answer(self, m: Crucible, f: Frame, code: int) -> None:
        m.pop()
        walk(m, self.card, (code % STRIDE,), PUSHED)
        f.act.done = True

    def prompt(self, m: Crucible, f: Frame) -> str:
        return f"Where is {m.prints[self.card].name} moved?"


@dataclass(frozen=True)
class GoBack(CardEffect):
    """A Token on its way goes back by a tile, and its move ends there (crucible:ruling.moved-midway)."""

    def affect(self, m: Crucible, act: Activation, cards: list[int]) -> None:
        act.done = True in [go_back(m, card) for card in cards]

    def phrase(self) -> Phrase:
        return order("send", self.them(), "back by one tile if it was moving")


@dataclass(frozen=True)
class Step(Effect):
    """Your character moves some tiles at once, besides its move of the Move Phase (crucible:ruling.steps)."""

    n: Tiles

    def possible(self, m: Crucible, act: Activation) -> bool:
        return bool(self.places(m, act))

    def places(self, m: Crucible, act: Activation) -> dict[int, tuple[int, ...]]:
        """Return where it can go."""
        token = m.tokens[act.player]
        return routes(m, token, self.n) if token in m.on_board else {}

    def step(self, m: Crucible, f: Frame) -> None:
        """Ask where to; it may stay."""
        places = self.places(m, f.act)
        if places:
            m.ask(f.act.player, [*[PUSH_TO * STRIDE + place for place in places], DONE * STRIDE])
        else:
            m.pop()

    def answer(self, m: Crucible, f: Frame, code: int) -> None:
        m.pop()
        verb, place = divmod(code, STRIDE)
        f.act.done = verb != DONE
        if f.act.done:
            walk(m, m.tokens[f.act.player], self.places(m, f.act)[place], WALKED)

    def prompt(self, m: Crucible, f: Frame) -> str:
        return f"Where does {m.prints[m.tokens[f.act.player]].name} go?"

    def option_text(self, m: Crucible, f: Frame, code: int) -> str:
        verb, place = divmod(code, STRIDE)
        return "" if verb == DONE else f"go to {PLACE_NAMES[place]}"

    def phrase(self) -> Phrase:
        character = Noun("character", of=YOURSELF, again="your character")
        most = "" if self.n == 1 else "up to"
        return states(character, "move", most, Amount(str(self.n), "tile"), modal="may")


@dataclass(frozen=True)
class SwapPlaces(CardEffect):
    """Your character and another swap places; both are affected by their new tiles."""

    def affect(self, m: Crucible, act: Activation, cards: list[int]) -> None:
        act.done = True in [swap(m, m.tokens[act.player], card) for card in cards]

    def phrase(self) -> Phrase:
        return order("swap places with", self.them())


@dataclass(frozen=True)
class PlaceYourself(CardEffect):
    """Your character is placed on a tile and enters it, also where it cannot move (crucible:ruling.steps)."""

    def possible(self, m: Crucible, act: Activation) -> bool:
        return m.here(act.player) >= 0 and super().possible(m, act)

    def affect(self, m: Crucible, act: Activation, cards: list[int]) -> None:
        act.done = False
        for card in cards:
            place = m.place_of(card)
            if place >= 0 and may_stand(m, place):  # crucible:ruling.no-standing
                walk(m, m.tokens[act.player], (place,), PLACED)
                act.done = True

    def phrase(self) -> Phrase:
        return order("place your character on", self.them())
