"""How cards on the field are destroyed."""

from dataclasses import dataclass

from cardwright.games.kyza.events import Destroyed, Doomed
from cardwright.games.kyza.state import Kyza
from cardwright.kernel.core.frames import Activation, Frame, Immediate


def destroy(m: Kyza, cards: list[int], cause: int, act: Activation) -> None:
    """Destroy cards all at once, however it came (kyza:destroyed, kyza:ruling.destroyed, kyza:ruling.replaced).

    Whatever happens instead to some of them is done before the others go. ``act.count`` is how many were destroyed.
    """
    if Doomed in m.before:
        m.push(Dooming(tuple(cards), cause), act)
        for card in cards:
            m.do(Doomed(card), act)
    else:
        _bury(m, cards, cause, act)


def _bury(m: Kyza, cards: list[int], cause: int, act: Activation) -> None:
    act.count = len(cards)
    act.done = bool(cards)
    if cards:
        m.do(Destroyed(tuple(cards), tuple([m.controller(card) for card in cards]), cause))


@dataclass(frozen=True)
class Dooming(Immediate):
    """Destroys those of some cards that nothing has saved."""

    cards: tuple[int, ...]
    cause: int

    def step(self, m: Kyza, f: Frame) -> None:
        """Look who is dying."""
        m.pop()
        m.unsettled = True
        _bury(m, [card for card in self.cards if card in m.cards and m.state(card).dying], self.cause, f.act)
