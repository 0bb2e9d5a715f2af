"""What happens in a draft."""

from cardwright.games.kryptik.draft.state import Draft
from cardwright.games.kryptik.draft.zones import DECK, GONE, PACK, POOL, UNOPENED, ZONES
from cardwright.games.kryptik.sealed import BOOSTER_SIZE
from cardwright.kernel.core.events import Event
from cardwright.kernel.core.log import Teller


class BoostersOpened(Event):
    """All players opened their next booster."""

    people = ()
    tells = "Everybody opens booster {number}."
    deed = "turn"

    def __init__(self, number: int) -> None:
        self.number: int = number

    def apply(self, m: Draft) -> None:
        m.turn = self.number
        for player in m.seats:
            for card in m.zone(player, UNOPENED)[-BOOSTER_SIZE:]:
                m.move(card, player * ZONES + PACK)


class Picked(Event):
    """A player took a card out of the booster in hand; only that player is told which."""

    deed = "drawn"

    def __init__(self, player: int, card: int) -> None:
        self.player: int = player
        self.card: int = card

    def apply(self, m: Draft) -> None:
        m.move(self.card, self.player * ZONES + POOL, secret=True)

    def text(self, t: Teller) -> str:
        return t.told("{player:pick} {card}.") if t.viewer == self.player else ""


class BoostersPassed(Event):
    """All players handed what was left of their boosters on, so many seats round."""

    people = ()
    deed = "moved"

    def __init__(self, by: int) -> None:
        self.by: int = by

    def apply(self, m: Draft) -> None:
        seats = m.seats
        held = [m.zone(player, PACK) for player in seats]
        for place, cards in enumerate(held):
            receiver = seats[(place + self.by) % len(seats)]
            for card in cards:
                m.move(card, receiver * ZONES + PACK)

    def text(self, t: Teller) -> str:
        return f"The boosters are passed to the {'left' if self.by > 0 else 'right'}."


class DeckSuggested(Event):
    """A deck was laid out for a player, of cards of the pool."""

    about = ("cards_in",)

    def __init__(self, player: int, cards_in: tuple[int, ...]) -> None:
        self.player: int = player
        self.cards_in: tuple[int, ...] = cards_in

    def apply(self, m: Draft) -> None:
        for card in self.cards_in:
            m.move(card, self.player * ZONES + DECK, secret=True)

    def text(self, t: Teller) -> str:
        if t.viewer != self.player:
            return ""
        return f"A deck of {len(self.cards_in)} cards is laid out for you: change it as you like."


class DeckBuilt(Event):
    """A player's deck was changed as the player wished, and is complete."""

    about = ("taken_in", "left_out")
    tells = "{player:build} a deck."

    def __init__(self, player: int, taken_in: tuple[int, ...], left_out: tuple[int, ...]) -> None:
        self.player: int = player
        self.taken_in: tuple[int, ...] = taken_in
        self.left_out: tuple[int, ...] = left_out

    def apply(self, m: Draft) -> None:
        for card in self.taken_in:
            m.move(card, self.player * ZONES + DECK, secret=True)
        for card in self.left_out:
            m.move(card, self.player * ZONES + POOL, secret=True)


class LeftDraft(Event):
    """What a player who has left had picked, held and not opened is out of the draft."""

    def __init__(self, player: int) -> None:
        self.player: int = player

    def apply(self, m: Draft) -> None:
        for kind in range(ZONES):
            for card in m.zone(self.player, kind):
                m.move(card, m.game.players * ZONES + GONE)
