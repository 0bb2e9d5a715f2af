"""Coming under a player's control: on arrival, or by an effect; and what becomes of a second overlord of a name."""

from dataclasses import dataclass

from cardwright.games.kryptik.actions import STRIDE
from cardwright.games.kryptik.events.island import Arrived, ControlTaken, Entered
from cardwright.games.kryptik.events.moves import Abolished
from cardwright.games.kryptik.state import Kryptik
from cardwright.kernel.core.frames import Activation, Frame, Op, Standing, StandingNode
from cardwright.kernel.grammar import Back, Phrase, order
from cardwright.kernel.pieces.options import CHOOSE
from cardwright.kernel.pieces.zones import NOBODY
from cardwright.language.word import IT


def rival(m: Kryptik, card: int, player: int) -> int:
    """Return the overlord of the same name that a player controls already; -1 if there is none."""
    printed = m.printed[card]
    return m.overlord(player, printed.name) if printed.overlord else NOBODY


def arrive(m: Kryptik, card: int, player: int, *, enters: bool) -> None:
    """Bring a citizen to the island: cast or returned it enters, put there it only arrives.

    kryptik:overlord.abolish-one, kryptik:ruling.overlord-arrives
    """
    if rival(m, card, player) != NOBODY:
        contend(m, Rivalry(card, enters=enters, taken=False), player)
        return
    m.do(Arrived(card, player))
    if enters:
        m.do(Entered(card, player))


def take(m: Kryptik, card: int, player: int) -> bool:
    """Let a player take control of a citizen for good; false if it is theirs already, or not on the island."""
    if not m.on_island(card) or player not in m.seats:
        return False
    borrowed = lender(m, card) != player
    if borrowed:
        m.standing = tuple([lent_by(s, player) if gives_back(s, card) else s for s in m.standing])
    return pass_to(m, card, player) or borrowed


def pass_to(m: Kryptik, card: int, player: int) -> bool:
    """Let a citizen change sides; false if it cannot."""
    if not m.on_island(card) or m.controller(card) == player or player not in m.seats:
        return False
    if rival(m, card, player) != NOBODY:
        contend(m, Rivalry(card, enters=False, taken=True), player)
    else:
        m.do(ControlTaken(card, player))
    return True


@dataclass(frozen=True)
class Rivalry(Op):
    """Asks which of two overlords of one name is abolished before the second one comes (kryptik:overlord.one).

    It does not die (kryptik:overlord.no-dies).
    """

    card: int
    enters: bool
    taken: bool

    def step(self, m: Kryptik, f: Frame) -> None:
        """Ask, unless the other has gone meanwhile."""
        player = f.act.player
        other = rival(m, self.card, player)
        if other != NOBODY:
            m.ask(player, sorted([CHOOSE * STRIDE + other, CHOOSE * STRIDE + self.card]))
            return
        m.pop()
        if self.taken:
            pass_to(m, self.card, player)
        else:
            arrive(m, self.card, player, enters=self.enters)

    def answer(self, m: Kryptik, f: Frame, code: int) -> None:
        card = code % STRIDE
        m.do(Abolished((card,)))
        if card == self.card:
            m.pop()

    def prompt(self, m: Kryptik, f: Frame) -> str:
        return f"You may control one {m.printed[self.card].name}: which do you abolish?"

    def without(self, m: Kryptik, f: Frame, player: int) -> bool:
        """What comes back to who has left goes to its owner (kryptik:ruling.borrowed)."""
        if f.act.player != player:
            return True
        owner = m.owners[self.card]
        if not self.taken or owner not in m.seats or m.controller(self.card) == owner:
            return False
        f.act = Activation(owner, self.card)
        return True

    def outlasts(self) -> bool:
        """Whoever had the other one, or gave it."""
        return True


def contend(m: Kryptik, rivalry: Rivalry, player: int) -> None:
    """Let a rivalry be settled next, after those that wait for players before in turn order.

    kryptik:ruling.each-in-turn
    """
    order = m.in_turn_order()
    first = order[: order.index(player) + 1]
    frames = m.frames
    at = len(frames)
    while isinstance(frames[at - 1].op, Rivalry) and frames[at - 1].act.player in first:
        at -= 1
    frames.insert(at, Frame(rivalry, Activation(player, rivalry.card)))


@dataclass(frozen=True)
class GivesBack(StandingNode):
    """When this ends, its citizen goes back to who lent it, who is its ``Standing.number``; see `lender`."""

    def keys(self) -> tuple[str, ...]:
        """Nobody asks it anything."""
        return ()

    def reads(self) -> tuple[str, ...]:
        """It is about "it"."""
        return (IT,)

    def ended(self, m: Kryptik, s: Standing) -> None:
        """Give it back, if it is still the same."""
        for card in s.act.it:
            if card in m.cards and s.act.names.words.get("stamp") == m.stamps[card]:
                give_back(m, card, s.number)

    def phrase(self) -> Phrase:
        return order("give", Back(), "back at the end of the turn")


GIVES_BACK = GivesBack()


def gives_back(s: Standing, card: int) -> bool:
    """Whether something in force gives a citizen back when it ends."""
    return isinstance(s.node, GivesBack) and card in s.act.it


def lent_by(s: Standing, player: int) -> Standing:
    """Return what gives a citizen back as it is with another player as the one who lent it."""
    lent = s.again(s.act, s.uses)
    lent.number = player
    return lent


def lender(m: Kryptik, card: int) -> int:
    """Return who controls a citizen but for what ends with the turn (kryptik:ruling.borrowed)."""
    for s in m.standing:
        if gives_back(s, card):
            return s.number
    return m.controller(card)


def give_back(m: Kryptik, card: int, lent: int) -> None:
    """Let a citizen go back to who lent it, or to its owner if that player is out (kryptik:ruling.borrowed)."""
    pass_to(m, card, lent if lent in m.seats else m.owners[card])


def take_for_the_turn(m: Kryptik, card: int, player: int, source: int) -> bool:
    """Let a player take control of a citizen until the end of the turn."""
    lent = lender(m, card)
    if not pass_to(m, card, player):
        return False
    bound = Activation(player, source)
    bound.it = (card,)
    bound.name_word("stamp", m.stamps[card])
    m.add_standing(Standing(GIVES_BACK, bound, m.turn, m.turn, number=lent))
    return True
