"""How cards leave play: destroyed, sacrificed, returned, archived, purged, shuffled away."""

from dataclasses import dataclass
from typing import Final

from cardwright.games.keyforge.abilities import DESTROYED, LEAVES_PLAY
from cardwright.games.keyforge.events import DEPARTURE, AemberMoved, Destroyed, Doomed, LeftPlay, pool
from cardwright.games.keyforge.prints import CREATURE
from cardwright.games.keyforge.state import NO_POWER, KeyForge
from cardwright.games.keyforge.zones import DISCARD, ZONES
from cardwright.kernel.core.frames import Activation, Frame, Immediate, Op
from cardwright.kernel.core.replacing import replacements

TOP: Final = -1


def destroy(m: KeyForge, cards: list[int], act: Activation, foes: tuple[int, int] = (-1, -1)) -> None:
    """Destroy cards together (keyforge:destroyed, keyforge:sacrifice, keyforge:destroyed.ability).

    Their "Destroyed:" abilities resolve first, then their "Leaves Play:" abilities, then all that are still there
    leave together (keyforge:ruling.destroyed-order), and only then does anybody see that they were destroyed
    (keyforge:ruling.simultaneous).
    ``foes`` are the attacker and the defender if the damage of their fight did it; ``act.record``
    has the cards as "destroyed" in the end.
    """
    act.count = 0
    act.done = False
    cards = [card for card in cards if card in m.cards and not m.state(card).dying]
    if Doomed in m.before:
        m.push(Dooming(tuple(cards), foes), act)
    for card in cards:
        m.do(Doomed(card), act)
    if cards and Doomed not in m.before:
        _begin(m, cards, act, foes)


def _begin(m: KeyForge, doomed: list[int], act: Activation, foes: tuple[int, int]) -> None:
    """Go on with cards that are dying."""
    abilities = False
    for card in doomed:
        if m.has_effects(card, DESTROYED) or m.has_effects(card, LEAVES_PLAY):
            abilities = True
    controllers = [m.controller(card) for card in doomed]
    if abilities:
        m.push(Destroying(tuple(doomed), tuple(controllers), foes), act)
    else:
        _bury(m, tuple(doomed), tuple(controllers), act, foes)


def _bury(
    m: KeyForge, cards: tuple[int, ...], controllers: tuple[int, ...], act: Activation, foes: tuple[int, int]
) -> None:
    """Let destroyed cards leave play, and then tell of it; what is no longer dying was saved and not destroyed.

    Cards that leave together do not see each other's end (keyforge:ruling.simultaneous.deaths); they go in the order
    of the table, since nothing looks at the order of a pile (keyforge:ruling.discard-order).

    A card that left by its own ability was destroyed all the same, under the control of whoever had it as it began.
    """
    told: list[Destroyed] = []
    for i, card in enumerate(cards):
        foe = foes[1] if card == foes[0] else foes[0] if card == foes[1] else -1
        player = controllers[i]
        if card in m.cards:
            if not m.state(card).dying:
                m.wake(NO_POWER)  # What saved it may have left it with too much damage.
                continue
            player = m.controller(card)
        told.append(Destroyed(card, player, foe, m.printed[card].type == CREATURE))
    leaving = [event.card for event in told if event.card in m.cards]
    freed = freed_aember(m, leaving)
    if LeftPlay not in m.before:
        _part(m, told, leaving, freed, len(cards), act)
        return
    elsewhere: list[LeftPlay] = []
    for card in leaving:
        event = LeftPlay(card, m.owners[card] * ZONES + DISCARD)
        if replacements(m, event, act):
            elsewhere.append(event)
    going = [event.card for event in elsewhere]
    staying = tuple([card for card in leaving if card not in going])
    m.push(Burying(tuple(told), staying, tuple(freed), len(cards)), act)
    for event in elsewhere:
        m.do(event, act)


@dataclass(frozen=True)
class Burying(Immediate):
    """Lets destroyed cards leave play together, once those have left that go elsewhere instead.

    Whether something else happens to a card was asked of all of them while all were still in play
    (keyforge:ruling.leaving-together). ``tried`` is how many cards were to be destroyed.
    """

    told: tuple[Destroyed, ...]
    leaving: tuple[int, ...]
    freed: tuple[AemberMoved, ...]
    tried: int

    def step(self, m: KeyForge, f: Frame) -> None:
        m.pop()
        m.unsettled = True
        _part(m, list(self.told), list(self.leaving), list(self.freed), self.tried, f.act)

    def cards_in(self, f: Frame) -> tuple[int, ...]:
        """Return the cards that leave, which are in play."""
        return self.leaving


def _part(
    m: KeyForge, told: list[Destroyed], leaving: list[int], freed: list[AemberMoved], tried: int, act: Activation
) -> None:
    """Let destroyed cards leave play, move the æmber on them, and tell of it."""
    for card in leaving:
        if card in m.cards:  # An upgrade may have left with its host.
            m.do(LeftPlay(card, m.owners[card] * ZONES + DISCARD), act)
    for moved in freed:
        m.do(moved)
    act.note(DESTROYED, tuple([event.card for event in told]))
    act.count = len(told)
    act.done = len(told) == tried
    for event in told:
        m.do(event)


def freed_aember(m: KeyForge, cards: list[int]) -> list[AemberMoved]:
    """Return where the æmber on cards that are about to leave play together goes once all of them have left.

    keyforge:ruling.leaving-aember. That on a creature goes to its controller's opponent (keyforge:leaves-play.aember,
    keyforge:ruling.controllers-opponent); any other card leaves it to the supply (keyforge:leaves-play.aember-other).
    """
    freed: list[AemberMoved] = []
    for card in cards:
        amount = m.in_play[card].aember
        if amount and m.printed[card].type == CREATURE:
            freed.append(AemberMoved(amount, card, pool(m.opponent(m.controller(card))), DEPARTURE))
    return freed


@dataclass(frozen=True)
class Dooming(Immediate):
    """Goes on with those of some cards that are dying, when whatever happens to others instead is done."""

    cards: tuple[int, ...]
    foes: tuple[int, int]

    def step(self, m: KeyForge, f: Frame) -> None:
        """Look who is (keyforge:ruling.replaced)."""
        m.pop()
        m.unsettled = True
        doomed = [card for card in self.cards if card in m.cards and m.state(card).dying]
        if doomed:
            _begin(m, doomed, f.act, self.foes)


@dataclass(frozen=True)
class Destroying(Op):
    """Destroys cards that have abilities about it; each has its controller of the moment when it began."""

    cards: tuple[int, ...]
    controllers: tuple[int, ...]
    foes: tuple[int, int]

    def step(self, m: KeyForge, f: Frame) -> None:
        """Resolve "Destroyed:", then "Leaves Play:" abilities, then let the cards leave."""
        cards = [card for card in self.cards if card in m.cards and m.state(card).dying]
        f.pc += 1
        if f.pc == 1:
            for card in cards:
                m.set_off(card, DESTROYED)
        elif f.pc == 2:  # noqa: PLR2004 - the second stage
            for card in cards:
                m.set_off(card, LEAVES_PLAY)
        else:
            m.pop()
            _bury(m, self.cards, self.controllers, f.act, self.foes)


def leave(m: KeyForge, cards: list[int], kind: int, act: Activation, at: int = TOP, player: int = -1) -> None:
    """Let cards leave play for a kind of zone of their owners', or for the archives of ``player`` as prisoners.

    They are not destroyed.

    Their "Leaves Play:" abilities resolve just before (keyforge:leaves-play.ability).
    """
    cards = [c for c in cards if c in m.cards]
    act.count = 0
    act.done = False
    if not cards:
        return
    abilities = False
    for card in cards:
        if m.has_effects(card, LEAVES_PLAY):
            abilities = True
    if abilities:
        m.push(Leaving(tuple(cards), kind, at, player), act)
    else:
        _depart(m, tuple(cards), kind, act, at, player)


def _depart(m: KeyForge, cards: tuple[int, ...], kind: int, act: Activation, at: int, player: int) -> None:
    act.count = 0
    leaving = [card for card in cards if card in m.cards]
    freed = freed_aember(m, leaving)
    for card in leaving:
        holder = player if player >= 0 else m.owners[card]
        if card in m.cards and m.do(LeftPlay(card, holder * ZONES + kind, at, prisoner=player >= 0), act):
            act.count += 1
    for moved in freed:
        m.do(moved)
    act.done = act.count == len(cards)


@dataclass(frozen=True)
class Leaving(Op):
    """Lets cards leave play that have abilities about it, as `leave` says."""

    cards: tuple[int, ...]
    kind: int
    at: int
    player: int

    def step(self, m: KeyForge, f: Frame) -> None:
        """Resolve the abilities, then move the cards."""
        if f.pc == 0:
            f.pc = 1
            for card in self.cards:
                if card in m.cards:
                    m.set_off(card, LEAVES_PLAY)
        else:
            m.pop()
            _depart(m, self.cards, self.kind, f.act, self.at, self.player)
