"""What the rules of Kyza Kards do by themselves, and what may be done while effects can be answered."""

from typing import Final

from cardwright.games.kyza import playing, why_not
from cardwright.games.kyza.actions import AIM_AT, AIM_AT_EFFECT, AIM_AT_SET, STRIDE
from cardwright.games.kyza.destruction import destroy
from cardwright.games.kyza.events import Finished, Waits
from cardwright.games.kyza.questions import HEALTH
from cardwright.games.kyza.state import DECKED, KILLED, NO_HEALTH, NO_LIFE, Kyza
from cardwright.games.kyza.zones import SET, ZONES
from cardwright.kernel.core.frames import Activation, Immediate
from cardwright.kernel.core.rules import Check
from cardwright.kernel.pieces.zones import NOBODY
from cardwright.kernel.pile.priority import AT_CARD, Aim, Item, Resolve
from cardwright.language.checks import StateTriggers
from cardwright.language.declaring import AimedRules, Declared, Declaring, Putting


class Decked(Check):
    """Who has to draw from an empty deck loses, whatever is under way (kyza:deck-out.at-once)."""

    def look(self, m: Kyza) -> bool:
        """End the match; who had no life left before that has lost first."""
        if not out_of_life(m):
            lose(m, m.decked, "no card left to draw")
        return True


class NoLife(Check):
    """Who has no life left loses (kyza:lose.no-life, kyza:lose.checked, kyza:lose.no-response)."""

    def look(self, m: Kyza) -> bool:
        """End the match."""
        return out_of_life(m)


class NoHealth(Check):
    """Characters without health are destroyed, all at once (kyza:health.zero, kyza:ruling.health-together)."""

    def look(self, m: Kyza) -> bool:
        on_field = m.on_field
        doomed = m.characters()
        if HEALTH.key not in m.index:  # Then only the damaged can have none left.
            doomed = [card for card in doomed if on_field[card].damage or not m.printed[card].health]
        if doomed:
            doomed = [card for card in doomed if on_field[card].damage >= m.health(card)]
        if doomed:
            destroy(m, doomed, KILLED, Activation(m.active, NOBODY))
        return bool(doomed)


class KyzaRules(AimedRules):
    """The rules of Kyza Kards, as far as the kernel and the language ask for them."""

    # ---- what follows by itself ----

    def held(self, m: Kyza) -> bool:
        """Whether an effect is declared or resolves, or an event waits (kyza:ruling.checked-when)."""
        for frame in m.frames:
            if isinstance(frame.op, (Resolve, Declaring, Putting, Immediate)):
                return True
        return False

    # ---- priority ----

    def may_act(self, m: Kyza, player: int, window: int) -> bool:
        """Ask `playing`."""
        return playing.may_act(m, player, window)

    def plays(self, m: Kyza, player: int) -> list[int]:
        """Ask `playing`."""
        return playing.plays(m, player)

    def play(self, m: Kyza, player: int, code: int) -> None:
        """Have `playing` do it."""
        playing.play(m, player, code)

    def invitation(self, m: Kyza, player: int, window: int) -> str:
        """Ask `playing`."""
        return playing.invitation(m, player, window)

    def why_no_play(self, m: Kyza, player: int, card: int) -> str:
        """Ask `why_not`."""
        return why_not.why_no_play(m, player, card)

    # ---- the pile ----

    def code_of(self, m: Kyza, player: int, thing: Aim) -> int:
        """Return the code for an aim; another player's face-down card is named by its place alone."""
        if thing.at != AT_CARD:
            for place, item in enumerate(m.pile):
                if item.number == thing.number:
                    return AIM_AT_EFFECT * STRIDE + place + 1
        owner, kind = divmod(m.where[thing.number], ZONES)
        if kind == SET and owner != player:
            return AIM_AT_SET * STRIDE + m.zone(owner, SET).index(thing.number) + 1
        return AIM_AT * STRIDE + thing.number

    def declared(self, m: Kyza, effects: tuple[Declared, ...], act: Activation, *, triggered: bool) -> None:
        """Put effects on the pile, activated or triggered (kyza:trigger.respond).

        The kernel brings triggers here in turn order (kyza:ruling.stack-order).
        """
        card = NOBODY if triggered else act.source
        for declared in effects:
            m.do(Waits(declared, act, card, triggered=triggered))

    def off_pile(self, m: Kyza, item: Item, how: int) -> None:
        """Discard the card of an effect that is over, unless it stays (kyza:effect.discarded)."""
        m.do(Finished(item.card, item.act.names.words.get("stamp", NOBODY), item.number, how))
        m.unsettled = True


def out_of_life(m: Kyza) -> bool:
    """End the match if anybody has no life left; both can have lost (kyza:ruling.both-lose)."""
    out = tuple([player for player in (0, 1) if m.life[player] <= 0])
    if out:
        lose(m, out, "no life left")
    return bool(out)


def lose(m: Kyza, losers: tuple[int, ...], how: str) -> None:
    """End the match: the other wins, and nobody where both have lost (kyza:win.opponent)."""
    winners = tuple([player for player in (0, 1) if player not in losers])
    m.end(winners, f"{'the other side has' if winners else 'both players have'} {how}")


CHECKS: Final = (Decked(DECKED, at_once=True), NoLife(NO_LIFE), NoHealth(NO_HEALTH, HEALTH.key), StateTriggers())
RULES: Final = KyzaRules(CHECKS)
