"""Æmber and cards on their way from one place to another: what waits for them, and what sends them elsewhere."""

from dataclasses import dataclass
from typing import Annotated, Final

from cardwright.games.keyforge.events import CAPTURE, FORGING, REAPING, AemberMoved, LeftPlay, pool, pool_owner
from cardwright.games.keyforge.state import KeyForge
from cardwright.games.keyforge.words.counts import AEMBER
from cardwright.games.keyforge.zones import DISCARD, PURGED, ZONES
from cardwright.kernel.core.events import Event
from cardwright.kernel.core.frames import Activation, Standing
from cardwright.kernel.grammar import BARE, Back, Bound, Noun, Phrase, order, states
from cardwright.language.happenings import Happening
from cardwright.language.limits import Among
from cardwright.language.players import YOU, Player
from cardwright.language.words import IT, THIS_MUCH, Cards, Effect

ITS_PLACE: Final = "place of the æmber"
"""The name of the place that æmber is about to leave."""


@dataclass(frozen=True)
class AemberGoes(Happening):
    """Æmber is about to leave its place, for whatever reason; where it goes say its kinds."""

    who: Player = YOU

    def kind(self) -> type[Event]:
        return AemberMoved

    def coming(self) -> type[Event]:
        return AemberMoved

    def tells(self) -> tuple[str, ...]:
        return (ITS_PLACE,)

    def learn(self, act: Activation, event: Event) -> None:
        assert isinstance(event, AemberMoved)
        act.name_word(ITS_PLACE, event.source)


@dataclass(frozen=True)
class AemberComes(AemberGoes):
    """Æmber goes to a player's pool, in whatever way, or as what reaping gives."""

    why: Annotated[int, Among(0, REAPING)] = 0

    def cards(self, m: KeyForge, s: Standing, event: Event) -> list[int]:
        assert isinstance(event, AemberMoved)
        player = pool_owner(event.target)
        right = player >= 0 and (event.why == REAPING or not self.why) and self.who.means(m, s.act, player)
        return [-1] if right else []

    def phrase(self) -> Phrase:
        if self.why:
            return states(self.who.nominal(), "gain", "æmber by reaping")
        return states(Noun(AEMBER, BARE, mass=True), "go to", Noun("pool", of=self.who.nominal(), mere=True))


@dataclass(frozen=True)
class AemberSpent(AemberGoes):
    """A player spends æmber on a key, from the pool or from cards (keyforge:ruling.spendable-aember)."""

    def cards(self, m: KeyForge, s: Standing, event: Event) -> list[int]:
        assert isinstance(event, AemberMoved)
        if event.why != FORGING:
            return []
        player = pool_owner(event.source)
        return [-1] if self.who.means(m, s.act, m.controller(event.source) if player < 0 else player) else []

    def phrase(self) -> Phrase:
        return states(self.who.nominal(), "spend", "æmber on a key")


@dataclass(frozen=True)
class EntersDiscardPile(Happening):
    """A card in play goes to a discard pile, whatever brings it there."""

    of: Cards

    def kind(self) -> type[Event]:
        return LeftPlay

    def coming(self) -> type[Event]:
        return LeftPlay

    def cards(self, m: KeyForge, s: Standing, event: Event) -> list[int]:
        assert isinstance(event, LeftPlay)
        right = event.zone % ZONES == DISCARD and self.of.includes(m, s.act, event.card)
        return [event.card] if right else []

    def phrase(self) -> Phrase:
        return states(Bound(self.of.noun()), "enter a discard pile from play")


@dataclass(frozen=True)
class PurgeInstead(Effect):
    """The cards that would leave play for another place leave it all the same, but are purged."""

    def start(self, m: KeyForge, act: Activation) -> None:
        act.count = 0
        for card in act.it:
            if card in m.cards and m.do(LeftPlay(card, m.owners[card] * ZONES + PURGED), act):
                act.count += 1
        act.done = act.count > 0

    def ownerless(self) -> bool:
        """They go to the purged cards of their owners."""
        return True

    def reads(self) -> tuple[str, ...]:
        """It reads what is "it"."""
        return (IT,)

    def phrase(self) -> Phrase:
        return order("purge", Back())


@dataclass(frozen=True)
class DivertAember(Effect):
    """The æmber that would go elsewhere goes to your pool, or the source captures it (keyforge:ruling.diverted-aember).

    So it was neither gained nor stolen. A source that is not in play any more captures nothing.
    """

    captured: bool = False

    def start(self, m: KeyForge, act: Activation) -> None:
        target = act.source if self.captured else pool(act.player)
        act.done = target < 0 or target in m.cards
        if act.done:
            m.do(AemberMoved(act.count, act.names.words[ITS_PLACE], target, CAPTURE if self.captured else 0), act)

    def reads(self) -> tuple[str, ...]:
        """It reads what æmber is meant, and how much."""
        return (ITS_PLACE, THIS_MUCH)

    def phrase(self) -> Phrase:
        return order("capture" if self.captured else "take", "that æmber")
