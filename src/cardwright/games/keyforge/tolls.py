"""What has to be given in order to do something: to the opponent, or to nobody (keyforge:in-order-to)."""

from dataclasses import dataclass

from cardwright.games.keyforge.events import PAYMENT, SUPPLY, AemberMoved, pool
from cardwright.games.keyforge.questions import PLAY
from cardwright.games.keyforge.state import KeyForge
from cardwright.kernel.core.frames import Activation, Standing
from cardwright.kernel.grammar import Amount, Nominal, Phrase, states
from cardwright.language.force import Cannot, Price
from cardwright.language.limits import Some
from cardwright.language.questions import Deed


@dataclass(frozen=True)
class Toll(Price):
    """Æmber for the controller of the card that asks for it, or that is lost."""

    amount: Some
    lost: bool = False

    def given(self, who: Nominal) -> Phrase:
        aember = Amount(self.amount, "æmber", mass=True)
        return states(who, "lose", aember) if self.lost else states(who, "pay", "you", aember)


def bans(m: KeyForge, card: int) -> list[Cannot]:
    """Return by what the card itself says that it cannot be played now, which it says wherever it lies."""
    player = m.active
    act = Activation(player, card)
    return [node for node in m.printed[card].bars if node.applies(m, Standing(node, act), player, card)]


def tolls(m: KeyForge, deed: Deed, card: int) -> tuple[int, int]:
    """Return how much the active player has to pay the opponent, and to lose, in order to do something with a card.

    keyforge:ruling.several-costs
    """
    barred = deed is PLAY and bool(m.printed[card].bars)
    if not barred and deed.price not in m.index:
        return 0, 0
    asking = [s.node for s in m.in_force(deed.price) if s.node.applies(m, s, m.active, card)]
    if barred:
        asking += bans(m, card)
    paid = lost = 0
    for node in asking:
        assert isinstance(node, Cannot)
        toll = node.unless
        if isinstance(toll, Toll) and toll.lost:
            lost += toll.amount
        elif isinstance(toll, Toll):
            paid += toll.amount
    return paid, lost


def pay(m: KeyForge, deed: Deed, card: int) -> None:
    """Have the active player pay for what is done with a card."""
    paid, lost = tolls(m, deed, card)
    if paid:
        m.do(AemberMoved(paid, pool(m.active), pool(m.opponent(m.active)), PAYMENT))  # keyforge:pay
    if lost:
        m.do(AemberMoved(lost, pool(m.active), SUPPLY))
