"""Playing characters, setting cards and activating them (kyza:set.*, kyza:al.*)."""

from dataclasses import dataclass
from typing import Final

from cardwright.games.kyza.actions import DISCARD_CARD, GIVE_UP, PLAY_CHARACTER, SET_CARD, STRIDE
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
from cardwright.games.kyza.state import GIVEN_UP, Kyza
from cardwright.games.kyza.zones import CHARACTERS, DECK, EFFECTS, HAND, ZONES
from cardwright.kernel.frames import Activation, Frame, Op
from cardwright.kernel.runs import Asking, Several, arguments
from cardwright.language.aims import Declaring, aims_of


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
        act.name("stamp", (m.stamps[card],))
        printed = m.printed[card]
        if printed.cost is None and not aims_of(printed.does):
            m.declared(printed.does, act, (), triggered=False)
        else:
            m.push(Declaring(printed.does, printed.cost), act)


@dataclass(frozen=True)
class GiveUpRun(Several):
    """Which of one's characters are discarded for a character of Aether Level 5 or 6 (kyza:al.tribute-own)."""

    def items(self, m: Kyza, act: Activation, player: int) -> list[int]:
        """Return all of one's characters."""
        return [GIVE_UP * STRIDE + card for card in sorted(m.zone(player, CHARACTERS))]

    def least(self, m: Kyza, act: Activation, player: int) -> int:
        """Return how many it costs."""
        return m.printed[act.source].tributes

    def most(self, m: Kyza, act: Activation, player: int) -> int:
        """Return how many it costs."""
        return m.printed[act.source].tributes

    def prompt(self, m: Kyza, act: Activation, player: int, picks: tuple[int, ...]) -> str:
        """Ask."""
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
        """Pay, and play."""
        m.pop()
        player = f.act.player
        cards = tuple(arguments(m, f.data))
        m.do(Destroyed(cards, (player,) * len(cards), GIVEN_UP))
        m.do(Entered(f.act.source, player, played=self.played))


PLAYING: Final = Playing()
PUTTING: Final = Playing(played=False)


def put_as_character(m: Kyza, card: int, player: int) -> bool:
    """Put a card into play as a character by an effect; without room it goes to its owner's hand instead.

    Nothing is given up for it unless the match is set up so (kyza:put.face-up, kyza:ruling.put-for-nothing).
    kyza:put.no-room, kyza:ruling.overflow
    """
    tributes = m.printed[card].tributes if m.options["tribute_by_effect"] else 0
    if tributes and tributes <= len(m.zone(player, CHARACTERS)):
        m.do(Shown(card, player))
        m.push(Asking(GIVING_UP, PUTTING), Activation(player, card))
        return True
    if tributes or m.free_spaces(player, CHARACTERS) <= 0:
        to_hand(m, card)
        return False
    if m.on_the_field(card):
        m.do(LeftField(card, m.owners[card] * ZONES + HAND))
    m.do(Entered(card, player, played=False))
    return True


def put_as_effect(m: Kyza, card: int, player: int) -> bool:
    """Set a card face down by an effect; without room, or if it is static, it goes to its owner's hand instead.

    kyza:put.effect-face-down, kyza:put.no-room
    """
    if m.printed[card].static or m.free_spaces(player, EFFECTS) <= 0:
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
        """Return the hand."""
        return [DISCARD_CARD * STRIDE + card for card in sorted(m.zone(player, HAND))]

    def least(self, m: Kyza, act: Activation, player: int) -> int:
        """Return how many."""
        return self.n

    def most(self, m: Kyza, act: Activation, player: int) -> int:
        """Return how many."""
        return self.n

    def prompt(self, m: Kyza, act: Activation, player: int, picks: tuple[int, ...]) -> str:
        """Ask."""
        return f"Discard {self.n - len(picks)} more to keep {m.hand_limit(player)} cards."

    def why_never(self, m: Kyza, act: Activation, player: int, card: int) -> str:
        """Say what is discarded."""
        return "You discard cards from your hand."


@dataclass(frozen=True)
class Discarding(Op):
    """Discards what was picked."""

    def step(self, m: Kyza, f: Frame) -> None:
        """Discard it."""
        m.pop()
        for card in arguments(m, f.data):
            m.do(Discarded(card, f.act.player))


DISCARDING: Final = Discarding()
