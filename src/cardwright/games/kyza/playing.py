"""Playing characters, setting cards and activating them (kyza:set.*, kyza:al.*)."""

from dataclasses import dataclass
from typing import Final

from cardwright.games.kyza.actions import ACTIVATE, DISCARD_CARD, GIVE_UP, PLAY_CHARACTER, SET_CARD, STRIDE
from cardwright.games.kyza.events import (
    DeckRanOut,
    Destroyed,
    Discarded,
    Drew,
    Entered,
    LeftField,
    Moved,
    SetDown,
    Shown,
    TurnedUp,
)
from cardwright.games.kyza.state import ACTIVATE_PHASE, COMBAT_PHASE, GIVEN_UP, PHASES, SET_PHASE, Kyza
from cardwright.games.kyza.zones import CHARACTERS, DECK, EFFECTS, HAND, SET, ZONES
from cardwright.kernel.asking.runs import Asking, Several, arguments
from cardwright.kernel.core.frames import Activation, Frame, Op
from cardwright.language.declaring import can_be_declared, declare

INVITATIONS: Final = (
    "",
    "Your ACTIVATE phase: which effect do you activate?",
    "You attack: do you activate a flash effect before your opponent blocks?",
    "Blocks are declared: do you activate a flash effect before damage is dealt?",
    "Your SET phase: what do you play or set?",
    "",
)
"""What the active player is asked in each phase while nothing waits; in DRAW and END nobody is."""


def may_act(m: Kyza, player: int, window: int) -> bool:
    """Whether a player might act, as everybody can see: from face-down cards, or from hand in the own SET phase.

    So nobody is asked who has nothing to act with, and that tells nobody what is set (kyza:ruling.silence).
    """
    if m.zones[player * ZONES + SET]:
        return True
    mine = window == SET_PHASE and player == m.active and not m.pile
    return mine and len(m.zones[player * ZONES + HAND]) > 0


def plays(m: Kyza, player: int) -> list[int]:
    """Return what a player with priority may do besides passing."""
    codes: list[int] = []
    phase = m.phase
    # Nothing but flash answers, and none but the active player begins (kyza:priority.active, kyza:stack.flash).
    free = player == m.active and not m.pile
    printed = m.printed
    if free and phase == SET_PHASE:
        hand = sorted(m.zones[player * ZONES + HAND])
        mine = len(m.zones[player * ZONES + CHARACTERS])
        room = m.free_spaces(player, CHARACTERS)
        for card in hand:
            tributes = printed[card].tributes
            if tributes <= mine and room + tributes > 0:  # kyza:ruling.tribute-room
                codes.append(PLAY_CHARACTER * STRIDE + card)
        if m.free_spaces(player, EFFECTS) > 0:
            # Each card can be either, but a static effect cannot be set (kyza:set.either, kyza:static.no-effect).
            codes += [SET_CARD * STRIDE + card for card in hand if not printed[card].static]
    slow = free and phase == ACTIVATE_PHASE  # kyza:effect.only-activate
    at_once = m.options["flash_at_once"]
    for card in sorted(m.zones[player * ZONES + SET]):
        before = m.on_field[card].since < m.turn
        # kyza:flash.when, kyza:flash.set, kyza:ruling.flash-at-once, kyza:effect.activate, kyza:ruling.wait-a-turn
        if (printed[card].flash and (before or at_once)) or (slow and before):
            act = Activation(player, card)
            if can_be_declared(m, act, (printed[card].does,), printed[card].cost):
                codes.append(ACTIVATE * STRIDE + card)
    return codes


def invitation(m: Kyza, player: int, window: int) -> str:
    """Return what a player is asked who has priority while nothing waits."""
    if player != m.active:
        name = m.names[m.active]
        idle = window == COMBAT_PHASE and not m.attackers
        now = f"{name} has no attackers" if idle else f"{name}'s {PHASES[window].upper()} phase"
        return f"{now}: do you activate a flash effect?"
    return INVITATIONS[window]


def play(m: Kyza, player: int, code: int) -> None:
    """Do what a player with priority picked."""
    verb, card = divmod(code, STRIDE)
    if verb == PLAY_CHARACTER:
        if m.printed[card].tributes:
            m.do(Shown(card, player))
            m.push(Asking(GIVING_UP, PLAYING), Activation(player, card))
        else:
            m.do(Entered(card, player, played=True))
    elif verb == SET_CARD:
        m.do(SetDown(card, player))
    else:
        m.do(TurnedUp(card, player))
        act = Activation(player, card)
        act.name_word("stamp", m.stamps[card])
        declare(m, act, (m.printed[card].does,), m.printed[card].cost)


@dataclass(frozen=True)
class GiveUpRun(Several):
    """Which of one's characters are discarded for a character of Aether Level 5 or 6 (kyza:al.tribute-own)."""

    def items(self, m: Kyza, act: Activation, player: int) -> list[int]:
        """Return all of one's characters."""
        return [GIVE_UP * STRIDE + card for card in sorted(m.zone(player, CHARACTERS))]

    def least(self, m: Kyza, act: Activation, player: int) -> int:
        return m.printed[act.source].tributes

    def most(self, m: Kyza, act: Activation, player: int) -> int:
        return m.printed[act.source].tributes

    def prompt(self, m: Kyza, act: Activation, player: int, picks: tuple[int, ...]) -> str:
        return f"Which character do you give up for {m.printed[act.source].name}?"

    def why_never(self, m: Kyza, act: Activation, player: int, card: int) -> str:
        """Say what is given up."""
        return "You give up characters of your own."


GIVING_UP: Final = GiveUpRun()


@dataclass(frozen=True)
class Playing(Op):
    """Discards the characters that were picked and puts the source in their place.

    kyza:al.five, kyza:al.six, kyza:ruling.tribute-room
    """

    played: bool = True

    def step(self, m: Kyza, f: Frame) -> None:
        m.pop()
        player = f.act.player
        cards = tuple(arguments(m, f.data))
        m.do(Destroyed(cards, (player,) * len(cards), GIVEN_UP))
        enter(m, f.act.source, player, played=self.played)


PLAYING: Final = Playing()
PUTTING: Final = Playing(played=False)


def enter(m: Kyza, card: int, player: int, *, played: bool) -> bool:
    """Have a card come into a character space; without room it goes to its owner's hand instead.

    kyza:put.no-room, kyza:set.room: what was given up for it may have been what gave the room.
    """
    if m.free_spaces(player, CHARACTERS) <= 0:
        to_hand(m, card)
        return False
    if m.on_the_field(card):
        m.do(LeftField(card, m.owners[card] * ZONES + HAND))
    m.do(Entered(card, player, played=played))
    return True


def tributes_of_put(m: Kyza, card: int) -> int:
    """Return what a character costs that an effect puts into play: nothing by default (kyza:ruling.put-for-nothing)."""
    return m.printed[card].tributes if m.options["tribute_by_effect"] else 0


def can_be_put(m: Kyza, card: int, player: int) -> bool:
    """Whether an effect can put a card into play for a player: it can be paid for, and has room then."""
    tributes = tributes_of_put(m, card)
    return tributes <= len(m.zone(player, CHARACTERS)) and m.free_spaces(player, CHARACTERS) + tributes > 0


def put_as_character(m: Kyza, card: int, player: int) -> bool:
    """Put a card into play as a character by an effect; what cannot be goes to its owner's hand instead.

    kyza:put.face-up, kyza:put.no-room, kyza:ruling.overflow
    """
    if not can_be_put(m, card, player):
        to_hand(m, card)
        return False
    if tributes_of_put(m, card):
        m.push(PUTTING_FOR_TRIBUTE, Activation(player, card))
        return True
    return enter(m, card, player, played=False)


@dataclass(frozen=True)
class PuttingForTribute(Op):
    """Asks what is given up for the source; of several that are put, an earlier one may have left too little."""

    def step(self, m: Kyza, f: Frame) -> None:
        m.pop()
        player, card = f.act.player, f.act.source
        if can_be_put(m, card, player):
            m.do(Shown(card, player))
            m.push(Asking(GIVING_UP, PUTTING), f.act)
        else:
            to_hand(m, card)


PUTTING_FOR_TRIBUTE: Final = PuttingForTribute()


def can_be_set(m: Kyza, card: int, player: int) -> bool:
    """Whether an effect can set a card for a player: it is not static, and there is room."""
    return not m.printed[card].static and m.free_spaces(player, EFFECTS) > 0


def put_as_effect(m: Kyza, card: int, player: int) -> bool:
    """Set a card face down by an effect; without room, or if it is static, it goes to its owner's hand instead.

    kyza:put.effect-face-down, kyza:put.no-room
    """
    if not can_be_set(m, card, player):
        to_hand(m, card)
        return False
    if m.on_the_field(card):
        m.do(LeftField(card, m.owners[card] * ZONES + HAND))
    m.do(SetDown(card, player))
    return True


def to_hand(m: Kyza, card: int) -> None:
    """Put a card into its owner's hand; there it simply stays (kyza:ruling.overflow)."""
    zone = m.owners[card] * ZONES + HAND
    if m.where[card] == zone:
        return
    m.do(LeftField(card, zone) if m.on_the_field(card) else Moved(card, zone))


def draw(m: Kyza, player: int, n: int) -> int:
    """Let a player draw cards, and return how many; from an empty deck is a loss (kyza:deck-out)."""
    for drawn in range(n):
        deck = m.zones[player * ZONES + DECK]
        if not deck:
            m.do(DeckRanOut(player))
            return drawn
        m.do(Drew(player, deck[-1]))
    return n


@dataclass(frozen=True)
class DiscardRun(Several):
    """Which cards a player discards from hand at the end of the turn."""

    n: int

    def items(self, m: Kyza, act: Activation, player: int) -> list[int]:
        return [DISCARD_CARD * STRIDE + card for card in sorted(m.zone(player, HAND))]

    def least(self, m: Kyza, act: Activation, player: int) -> int:
        return self.n

    def most(self, m: Kyza, act: Activation, player: int) -> int:
        return self.n

    def prompt(self, m: Kyza, act: Activation, player: int, picks: tuple[int, ...]) -> str:
        return f"Discard {self.n - len(picks)} more to keep {m.hand_limit(player)} cards."

    def why_never(self, m: Kyza, act: Activation, player: int, card: int) -> str:
        """Say what is discarded."""
        return "You discard cards from your hand."


@dataclass(frozen=True)
class Discarding(Op):
    """Discards what was picked."""

    def step(self, m: Kyza, f: Frame) -> None:
        m.pop()
        for card in arguments(m, f.data):
            m.do(Discarded(card, f.act.player))


DISCARDING: Final = Discarding()
