"""The 11 year row: how its cards are destroyed, and what becomes of them then (kryptik:row.choice)."""

from dataclasses import dataclass
from typing import Final

from cardwright.games.kryptik.actions import STRIDE
from cardwright.games.kryptik.casting import FOR_ELEVEN_YEAR_COST, cast, castable
from cardwright.games.kryptik.events.base import owners_zone
from cardwright.games.kryptik.events.combat import RowDestroyed
from cardwright.games.kryptik.events.moves import Moved
from cardwright.games.kryptik.events.pile import RowAbilityUsed
from cardwright.games.kryptik.state import Kryptik
from cardwright.games.kryptik.words.costs import FREE
from cardwright.games.kryptik.zones import HAND, REVEALED
from cardwright.kernel.core.frames import Activation, Frame
from cardwright.kernel.grammar import Phrase, Row
from cardwright.kernel.pieces.options import MODE
from cardwright.kernel.pieces.zones import NOBODY
from cardwright.language.declaring import can_be_declared, declare
from cardwright.language.words import Effect

ABILITY: Final = 0
CAST: Final = 1
TO_HAND: Final = 2
_MODES: Final = ("use its 11 year ability", "cast it for its 11 year cost", "put it into your hand")
"""What can be made of a destroyed 11 year card."""


@dataclass(frozen=True)
class ElevenYearChoice(Effect):
    """The choice about a destroyed 11 year card, which waits on the pile: its ability, casting it, or the hand.

    kryptik:row.choice-waits, kryptik:row.to-hand, kryptik:row.too-late
    """

    def step(self, m: Kryptik, f: Frame) -> None:
        """Offer what is possible now; nothing is where the card has gone."""
        card = f.act.source
        if card == NOBODY or m.kind_of_zone(card) != REVEALED:
            m.pop()
            return
        modes = [TO_HAND]
        if castable(m, f.act.player, card, FOR_ELEVEN_YEAR_COST):  # kryptik:focused.eleven-year
            modes.insert(0, CAST)
        eleven = m.printed[card].eleven
        if eleven is not None and can_be_declared(m, row_activation(f.act.player, card), (eleven,)):
            modes.insert(0, ABILITY)
        m.ask(f.act.player, [MODE * STRIDE + mode for mode in modes])

    def answer(self, m: Kryptik, f: Frame, code: int) -> None:
        m.pop()
        mode = code % STRIDE
        card = f.act.source
        eleven = m.printed[card].eleven
        if mode == CAST:
            cast(m, f.act.player, card, FOR_ELEVEN_YEAR_COST)
        elif mode == ABILITY and eleven is not None:
            m.do(RowAbilityUsed(card, f.act.player))  # kryptik:ruling.eleven-year-ability
            declare(m, row_activation(f.act.player, card), (eleven,))
        else:
            m.do(Moved(card, owners_zone(m, card, HAND)))

    def when_triggered(self) -> str:
        """Say that somebody will choose what becomes of the card."""
        return "waits for what its player makes of it"

    def prompt(self, m: Kryptik, f: Frame) -> str:
        return f"{m.printed[f.act.source].name} was destroyed in your 11 year row. Which one thing do you do with it?"

    def option_text(self, m: Kryptik, f: Frame, code: int) -> str:
        return _MODES[code % STRIDE]

    def option_meaning(self, m: Kryptik, f: Frame, code: int) -> str:
        """Say what each does with the card, and what it costs now or later."""
        printed = m.printed[f.act.source]
        mode = code % STRIDE
        if mode == TO_HAND:
            return f"nothing else happens; from your hand it costs {printed.facts.cost}"
        if mode == CAST:
            then = "comes onto the island" if printed.citizen else "has its effect as a spell"
            paid = f"{{{printed.eleven_cost}}}" if printed.eleven_cost else "nothing"
            return f"pay {paid} instead of {printed.facts.cost}, and it {then}"
        said = "" if printed.eleven is None else printed.eleven.text()
        return f"for free: {said}; then the card goes into your limbo pile"

    def phrase(self) -> Phrase:
        return Row(("use its 11 year ability, cast it, or put it into your hand",))


CHOICE: Final = ElevenYearChoice()


def row_activation(player: int, card: int) -> Activation:
    """Return the activation of an 11 year ability."""
    act = Activation(player, card)
    act.name_word(FREE, 1)
    return act


def destroy_in_row(m: Kryptik, cards: list[int], act: Activation) -> None:
    """Destroy 11 year cards, all at once; their choices are set off (kryptik:row.destroyed).

    kryptik:ruling.ravenous-choices, kryptik:ruling.effect-damage-row
    """
    cards = [card for card in cards if m.in_row(card)]
    act.count = len(cards)
    act.done = bool(cards)
    if not cards:
        return
    m.do(RowDestroyed(tuple(cards)), act)
    for card in cards:
        m.trigger(CHOICE, Activation(m.owners[card], card))


def put_into_row(m: Kryptik, card: int, player: int) -> bool:
    """Put a card into the lowest free place of a row; without one it stays where it is (kryptik:ruling.row-places)."""
    zone = m.free_place(player)
    if zone == NOBODY:
        return False
    m.do(Moved(card, zone, secret=m.where[card] == owners_zone(m, card, HAND)))
    return True
