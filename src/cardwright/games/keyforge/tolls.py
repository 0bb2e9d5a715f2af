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


def bars(m: KeyForge, card: int) -> list[tuple[Cannot, Activation]]:
    """Return by what the card itself says that it cannot be played now, which it says wherever it lies."""
    player = m.active
    act = Activation(player, card)
    return [(node, act) for node in m.printed[card].bars if node.applies(m, Standing(node, act), player, card)]


def asking(m: KeyForge, deed: Deed, card: int) -> list[tuple[Toll, Activation]]:
    """Return what has to be given in order to do something with a card, and for whose ability.

    keyforge:ruling.several-costs
    """
    barred = deed is PLAY and bool(m.printed[card].bars)
    if not barred and deed.price not in m.index:
        return []
    found = [(s.node, s.act) for s in m.in_force(deed.price) if s.node.applies(m, s, m.active, card)]
    if barred:
        found += bars(m, card)
    asked: list[tuple[Toll, Activation]] = []
    for node, act in found:
        assert isinstance(node, Cannot)
        if isinstance(node.unless, Toll):
            asked.append((node.unless, act))
    return asked


def tolls(m: KeyForge, deed: Deed, card: int) -> tuple[int, int]:
    """Return how much the active player has to pay the opponent, and to lose, in order to do something with a card."""
    paid = lost = 0
    for toll, _ in asking(m, deed, card):
        if toll.lost:
            lost += toll.amount
        else:
            paid += toll.amount
    return paid, lost


def pay(m: KeyForge, deed: Deed, card: int) -> None:
    """Have the active player pay for what is done with a card: all at once, on account of whoever asks for it first.

    What has been given up is paid, whoever gets it (keyforge:ruling.diverted-aember).
    """
    asked = asking(m, deed, card)
    to_opponent = [(toll.amount, act) for toll, act in asked if not toll.lost]
    if to_opponent:
        paid = sum([amount for amount, _ in to_opponent])
        m.do(AemberMoved(paid, pool(m.active), pool(m.opponent(m.active)), PAYMENT), to_opponent[0][1])  # keyforge:pay
    to_nobody = [(toll.amount, act) for toll, act in asked if toll.lost]
    if to_nobody:
        m.do(AemberMoved(sum([amount for amount, _ in to_nobody]), pool(m.active), SUPPLY), to_nobody[0][1])
