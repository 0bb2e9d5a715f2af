"""Playing cards: what may be played, and how each card type enters the game."""

from dataclasses import dataclass
from typing import Final

from cardwright.games.keyforge.abilities import PLAY
from cardwright.games.keyforge.actions import FLANK, STRIDE
from cardwright.games.keyforge.events import (
    SUPPLY,
    AemberMoved,
    Began,
    Copied,
    CopyEnded,
    Discarded,
    Entered,
    Played,
    Readied,
    Stunned,
    pool,
)
from cardwright.games.keyforge.prints import ACTION, ARTIFACT, CREATURE, UPGRADE
from cardwright.games.keyforge.questions import ENTERS_READY, ENTERS_STUNNED
from cardwright.games.keyforge.questions import PLAY as PLAY_DEED
from cardwright.games.keyforge.state import KeyForge
from cardwright.games.keyforge.tolls import bars, pay, tolls
from cardwright.games.keyforge.zones import ARTIFACTS, HAND, LINE, PLAYED, UPGRADES, ZONES
from cardwright.kernel.core.frames import Activation, Frame, Op, Standing
from cardwright.kernel.core.state import State
from cardwright.kernel.grammar import printed as said
from cardwright.kernel.pieces.options import CHOOSE
from cardwright.kernel.pieces.zones import NOBODY
from cardwright.language.force import Can, OnceEachTurn

RULE_OF_SIX: Final = 6
LEFT: Final = 0
RIGHT: Final = 1

PLACE: Final = 0
ENTER: Final = 1
ABILITIES: Final = 2
DONE: Final = 3
COPY: Final = 4
"""The stages of playing a card."""


def spent(m: KeyForge, card: int) -> bool:
    """Whether the rule of six forbids another play or use of this title this turn (keyforge:rule-of-six).

    All cards of a title count together (keyforge:rule-of-six.title), plays and uses too (keyforge:ruling.six-together).
    """
    return len(m.deeds) >= RULE_OF_SIX and m.deeds.count(m.prints[card].name) >= RULE_OF_SIX


def may_play_from_hand(m: KeyForge, card: int) -> bool:
    """Whether the active player may play this card from hand in step 3, apart from `can_be_played`."""
    house = m.house
    if m.printed[card].house == house:
        return True
    return bool(m.index) and (m.belongs(card, house) or bool(permissions(m, card)))


def permissions(m: KeyForge, card: int) -> list[Standing]:
    """Return what is in force by which a card that is not of the active house may be played, the eldest first."""
    player = m.active
    return [s for s in m.in_force(PLAY_DEED.can) if s.uses and s.node.applies(m, s, player, card)]


def width(m: KeyForge, s: Standing) -> tuple[bool, int, int]:
    """Return whether a permission to play has a limit, and how many cards it fits: of the hand, then of all one owns.

    What is narrower is used first (keyforge:ruling.narrowest-permission).
    """
    once = isinstance(s.node, OnceEachTurn)
    can = s.node.what if isinstance(s.node, OnceEachTurn) else s.node
    assert isinstance(can, Can)
    fitting = [card for card, owner in enumerate(m.owners) if owner == m.active and can.fits(m, s, card)]
    held = hand(m)
    return once or s.uses > 0, len([card for card in fitting if card in held]), len(fitting)


def lacks_host(m: KeyForge, card: int) -> bool:
    """Whether it is an upgrade and there is no creature, without which it cannot enter play.

    keyforge:upgrade.needs-host
    """
    return m.printed[card].type == UPGRADE and not (m.line(0) or m.line(1))


def barred(m: KeyForge, card: int) -> bool:
    """Whether the card itself says that it cannot be played now, whatever is paid."""
    return True in [node.unless is None for node, _ in bars(m, card)]


def can_be_played(m: KeyForge, card: int) -> bool:
    """Whether nothing forbids playing the card, and its costs can be paid (keyforge:golden)."""
    if lacks_host(m, card):
        return False
    if len(m.deeds) >= RULE_OF_SIX and spent(m, card):
        return False
    if m.printed[card].bars and barred(m, card):
        return False
    if PLAY_DEED.cannot in m.index and PLAY_DEED.forbidden(m, m.active, card):
        return False
    if PLAY_DEED.price not in m.index and not m.printed[card].bars:
        return True
    return sum(tolls(m, PLAY_DEED, card)) <= m.aember[m.active]  # all together


def play(m: KeyForge, card: int, cause: Activation | None = None) -> None:
    """Begin to play a card, from wherever it is (keyforge:play.from-anywhere); it has to be one that can be played."""
    m.push(PLAYING, Activation(m.active, card) if cause is None else cause, 0, (card, RIGHT))


@dataclass(frozen=True)
class Playing(Op):
    """Plays a card.

    The frame's data are the card and its place, the flank or the host, once chosen; then what it was made a copy of.
    """

    def step(self, m: KeyForge, f: Frame) -> None:
        card, place = f.data[:2]
        printed = m.printed[card]
        if f.pc == PLACE:
            self.ask_place(m, f, card)
        elif f.pc == ENTER:
            f.pc = ABILITIES
            self.announce(m, card)
            if printed.copies is None:
                self.enter(m, card, place)
            else:
                f.pc = COPY
        elif f.pc == ABILITIES:  # once others have answered
            f.pc = DONE
            m.set_off(card, PLAY)  # keyforge:play.ability
        elif f.pc == COPY:
            models = self.models(m, f)
            if models:
                m.ask(m.active, [CHOOSE * STRIDE + model for model in models])
            else:
                f.pc = ABILITIES
                self.enter(m, card, place)
        else:
            m.pop()
            if card in m.copies:
                m.do(CopyEnded(card))
            f.act.it = (card,)
            f.act.done = True
            if printed.type == ACTION and m.kind_of_zone(card) == PLAYED:
                m.do(Discarded(card))  # keyforge:action-card: after it has resolved as far as it can.

    def cards_in(self, f: Frame) -> tuple[int, ...]:
        """Return the card that is being played, which only its player may have seen."""
        return f.data[:1]

    def ask_place(self, m: KeyForge, f: Frame, card: int) -> None:
        """Ask for the flank of a creature or the host of an upgrade (keyforge:flank.choice, keyforge:upgrade.attach).

        The host may be an enemy creature (keyforge:ruling.upgrade-enemy). Where nothing is to be asked, go on.
        """
        kind = m.printed[card].type
        if kind == CREATURE and m.line(m.active):
            m.ask(m.active, [FLANK * STRIDE + LEFT, FLANK * STRIDE + RIGHT])
        elif kind == UPGRADE:
            m.ask(m.active, [CHOOSE * STRIDE + creature for creature in m.creatures()])
        else:
            f.pc = ENTER

    def answer(self, m: State, f: Frame, code: int) -> None:
        argument = code % STRIDE
        if f.pc == COPY:
            f.data = (*f.data, argument)
            m.do(Copied(f.data[0], argument))
        else:
            f.data = (f.data[0], argument)
            f.pc = ENTER

    def models(self, m: KeyForge, f: Frame) -> list[int]:
        """Return the actions of which the card can be made a copy; a copy that is played as a copy asks for another.

        keyforge:ruling.mimicry
        """
        copies = m.printed[f.data[0]].copies
        if copies is None:
            return []
        cards = copies.among(m, Activation(m.active, f.data[0]))
        return [card for card in cards if m.printed[card].type == ACTION and card not in f.data[2:]]

    def announce(self, m: KeyForge, card: int) -> None:
        """Pay for the card, and show it."""
        player = m.active
        printed = m.printed[card]
        if printed.bars or PLAY_DEED.price in m.index:
            pay(m, PLAY_DEED, card)
        m.do(Began(card, player, player * ZONES + PLAYED if printed.type == ACTION else -1))

    def enter(self, m: KeyForge, card: int, place: int) -> None:
        """Take the bonus, enter play, and tell that the card was played.

        What enters play stays there (keyforge:play.stays): creatures in the battleline (keyforge:play.creature),
        artifacts in a row of their own (keyforge:play.artifact), upgrades on their creatures.
        """
        player = m.active
        printed = m.printed[card]
        if printed.aember:
            rules = Activation(player, NOBODY)  # no ability of the card gives it
            m.do(AemberMoved(printed.aember, SUPPLY, pool(player)), rules)  # keyforge:play.bonus-first
        if printed.type == CREATURE:
            enter_line(m, card, player, place)
        elif printed.type == ARTIFACT:
            enter_play(m, card, player * ZONES + ARTIFACTS)
        elif printed.type == UPGRADE:
            enter_play(m, card, player * ZONES + UPGRADES, host=place)
        if ENTERS_READY.key in m.index:
            use_up_readiness(m, card)
        m.do(Played(card, player))

    def prompt(self, m: KeyForge, f: Frame) -> str:
        card = f.data[0]
        name = m.prints[card].name
        if f.pc == COPY:
            return f"As a copy of which card do you play {name}?"
        if m.printed[card].type == CREATURE:
            return f"On which flank does {name} enter play?"
        return f"To which creature do you attach {name}?"

    def why_not(self, m: KeyForge, f: Frame, card: int) -> str:
        """Say what an upgrade can be attached to, or what is copied."""
        played = f.data[0]
        copies = m.printed[played].copies
        if copies is not None:
            return f"{m.prints[played].name} is played as a copy of {said(copies.counted())}."
        upgrade = m.printed[played].type == UPGRADE
        return f"{m.prints[played].name} is attached to a creature in play." if upgrade else ""


PLAYING: Final = Playing()


def is_played(m: KeyForge, card: int) -> bool:
    """Whether the card is just being played, and not put into play otherwise."""
    return True in [frame.op == PLAYING and frame.data[0] == card for frame in m.frames]


def use_up_readiness(m: KeyForge, card: int) -> None:
    """Take one use off all that lets so many cards enter ready as they are played.

    Each waits for the same next card, and a card that is ready anyway uses it up too (keyforge:ruling.next-card).
    """
    for s in m.in_force(ENTERS_READY.key):
        if s.uses > 0 and s.node.applies(m, s, card, NOBODY):
            m.spend(s)


def enter_line(m: KeyForge, card: int, player: int, flank: int) -> None:
    """Let a creature enter play on a flank of a player's battleline (keyforge:creature.flank)."""
    enter_play(m, card, player * ZONES + LINE, at=0 if flank == LEFT else -1)


def enter_play(m: KeyForge, card: int, zone: int, at: int = -1, host: int = -1) -> None:
    """Let a card enter play exhausted, or ready or stunned if something says so."""
    m.do(Entered(card, zone, at, host))
    if ENTERS_STUNNED.key in m.index and ENTERS_STUNNED.holds(m, card):
        m.do(Stunned(card))
    if ENTERS_READY.key in m.index and ENTERS_READY.holds(m, card):
        m.do(Readied(card))


def use_up_permission(m: KeyForge, card: int) -> None:
    """Take one use off the narrowest permission by which a card of another house is played, if one is needed."""
    if m.belongs(card, m.house):
        return
    found = permissions(m, card)
    if found:
        m.spend(min(found, key=lambda s: width(m, s)))


def hand(m: KeyForge) -> tuple[int, ...]:
    """Return the active player's hand."""
    return m.zones[m.active * ZONES + HAND]
