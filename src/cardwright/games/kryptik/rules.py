"""What the rules of Kryptik do by themselves, and what may be done while effects can be answered."""

from typing import Final

from cardwright.games.kryptik import playing, why_not
from cardwright.games.kryptik.abilities import Offer
from cardwright.games.kryptik.actions import (
    AIM_AT,
    AIM_AT_EFFECT,
    AIM_AT_PLACE,
    AIM_AT_PLAYER,
    COLORS,
    PLACE,
    STRIDE,
    WRITTEN,
)
from cardwright.games.kryptik.casting import put_on_pile
from cardwright.games.kryptik.events.base import no_attack, owners_zone
from cardwright.games.kryptik.events.combat import AttackOver, PlayersDestroyed
from cardwright.games.kryptik.events.island import KILLED, kill
from cardwright.games.kryptik.events.moves import Gone
from cardwright.games.kryptik.events.pile import LeftPile
from cardwright.games.kryptik.overlords import give_back, lender
from cardwright.games.kryptik.questions import DEFENSE
from cardwright.games.kryptik.row import ElevenYearChoice
from cardwright.games.kryptik.state import DISENGAGE, DRAW, DYING, FALLEN, LATE, Kryptik
from cardwright.games.kryptik.zones import HAND, ISLAND, LIMBO, PLACES, REVEALED, ZONES
from cardwright.kernel.core.frames import Activation, Immediate, Trigger
from cardwright.kernel.core.rules import Check
from cardwright.kernel.pieces.options import CARD, PLAYER
from cardwright.kernel.pieces.zones import NOBODY
from cardwright.kernel.pile.priority import AT_CARD, AT_PLAYER, COUNTERED, RESOLVED, Aim, Item, Resolve, ToPile
from cardwright.language.checks import StateTriggers
from cardwright.language.declaring import AimedRules, Declared, Declaring, Putting, can_be_declared, declare


class Fallen(Check):
    """Players who are destroyed leave the game, whatever is under way.

    kryptik:lose.destroyed, kryptik:win.others-destroyed, kryptik:ruling.elimination, kryptik:ruling.both-destroyed
    """

    def look(self, m: Kryptik) -> bool:
        """Take them out together; where nobody is left, it is a draw."""
        players = tuple([seat for seat in m.seats if seat in [player for player, _ in m.fallen]])
        if players:
            m.do(PlayersDestroyed(players, m.fallen[0][1]))
        return bool(players)


class Dying(Check):
    """Citizens with lethal damage or without defense are destroyed, all at once and at once.

    kryptik:citizen.lethal, kryptik:citizen.shrunk, kryptik:damage.destroyed
    """

    def look(self, m: Kryptik) -> bool:
        dying: list[int] = []
        as_printed = DEFENSE.key not in m.index
        for player in m.in_turn_order():
            for card in m.zones[player * ZONES + ISLAND]:
                state = m.on_table[card]
                defense = m.printed[card].defense if as_printed else m.defense(card)
                if state.damage >= defense or defense <= 0 or state.poisoned:
                    dying.append(card)
        if dying:
            kill(m, tuple(dying), KILLED)
        return bool(dying)


class Late(Check):
    """Too many turns make a draw; too many events in one do so in every game (kryptik:ruling.loops)."""

    def look(self, m: Kryptik) -> bool:
        if m.turn > m.options["longest"] * m.game.players:
            m.end((), "the game has taken too many turns")
        return m.outcome is not None


class KryptikRules(AimedRules):
    """The rules of Kryptik, as far as the kernel and the language ask for them.

    What has lost its targets has no effect, and all else looks at the table as it resolves; both are the kernel's
    (kryptik:target.lost, kryptik:target.up-to, kryptik:effect.at-resolution, kryptik:ruling.conditions).
    """

    # ---- what follows by itself ----

    def held(self, m: Kryptik) -> bool:
        """Whether what was set off waits: something resolves or is declared, or nobody has priority in this phase.

        kryptik:priority.none, kryptik:ruling.triggers-wait, kryptik:ruling.held-triggers
        """
        if m.phase in {DISENGAGE, DRAW}:
            return True
        for frame in m.frames:
            if isinstance(frame.op, (Resolve, Declaring, Putting, ToPile, Immediate)):
                return True
        return False

    def goes_on_without(self, m: Kryptik, player: int) -> bool:
        """It does; who concedes is out (kryptik:concede.any-time, kryptik:concede.out, kryptik:concede.unstoppable)."""
        return True

    def left_game(self, m: Kryptik, player: int) -> None:
        """Take the player's cards out of the game, and give back what they had borrowed.

        kryptik:ruling.eliminated-cards
        """
        borrowed = [card for card in m.zone(player, ISLAND) if m.owners[card] != player]
        m.do(Gone(player))
        for card in borrowed:
            give_back(m, card, lender(m, card))
        if player == m.defender:
            m.do(AttackOver())
        if player == m.active:
            no_attack(m)

    def code_text(self, m: Kryptik, code: int) -> str:
        """Write what does not read well as verb and argument: "attack place 3 of Ben", "pay with green energy"."""
        verb, argument = divmod(code, STRIDE)
        kind = m.game.actions.kind(code)
        if kind == PLACE:
            player, place = divmod(argument, PLACES)
            owner = m.names[player] if player < m.game.players else ""
            return f"{m.game.actions.verb(code)} {place + 1} of {owner}"
        if verb not in WRITTEN:
            return ""
        if kind == CARD:
            return WRITTEN[verb].format(m.prints[argument].name)
        return WRITTEN[verb].format(m.names[argument] if kind == PLAYER else COLORS[argument])

    # ---- priority ----

    def may_act(self, m: Kryptik, player: int, window: int) -> bool:
        """Ask `playing`."""
        return playing.may_act(m, player, window)

    def plays(self, m: Kryptik, player: int) -> list[int]:
        """Ask `playing`."""
        return playing.plays(m, player)

    def play(self, m: Kryptik, player: int, code: int) -> None:
        """Have `playing` do it."""
        playing.play(m, player, code)

    def invitation(self, m: Kryptik, player: int, window: int) -> str:
        """Ask `playing`."""
        return playing.invitation(m, player, window)

    def why_no_play(self, m: Kryptik, player: int, card: int) -> str:
        """Ask `why_not`."""
        return why_not.why_no_play(m, player, card)

    # ---- the pile ----

    def code_of(self, m: Kryptik, player: int, thing: Aim) -> int:
        """Return the code for an aim; an 11 year card is named by its place, for nobody knows it."""
        if thing.at == AT_PLAYER:
            return AIM_AT_PLAYER * STRIDE + thing.number
        if thing.at != AT_CARD:
            for place, item in enumerate(m.pile):
                if item.number == thing.number:
                    return AIM_AT_EFFECT * STRIDE + place + 1
        if m.in_row(thing.number):
            return AIM_AT_PLACE * STRIDE + m.place_of_card(thing.number)
        return AIM_AT * STRIDE + thing.number

    def announce(self, m: Kryptik, trigger: Trigger) -> None:
        """Have what was set off declared and put on the pile, or dropped; what may be left out is asked about.

        kryptik:ability.triggered, kryptik:trigger.declined, kryptik:pile.together, kryptik:pile.own-order
        """
        effect = trigger.effect
        if isinstance(effect, Offer):
            if can_be_declared(m, trigger.act, (effect.effect,), effect.cost):
                declare(m, trigger.act, (effect.effect,), effect.cost, triggered=True, optional=True)
        else:
            super().announce(m, trigger)

    def declared(self, m: Kryptik, effects: tuple[Declared, ...], act: Activation, *, triggered: bool) -> None:
        """Have `casting` put them on the pile."""
        put_on_pile(m, effects, act, triggered=triggered)

    def off_pile(self, m: Kryptik, item: Item, how: int) -> None:
        """Send the card of an effect that is over where it belongs, with the last of its effects.

        kryptik:counter.card, kryptik:ruling.card-leaves-last, kryptik:ruling.countered-choice
        """
        card = item.card
        if card != NOBODY:
            if m.where[card] == m.pile_zone and not m.lies_for(card):
                m.do(LeftPile(card, owners_zone(m, card, LIMBO), how))
        elif isinstance(item.effect, ElevenYearChoice) and how != RESOLVED:
            card = item.act.source
            if m.kind_of_zone(card) == REVEALED:
                kind = HAND if how == COUNTERED and m.options["countered_choice_to_hand"] else LIMBO
                m.do(LeftPile(card, owners_zone(m, card, kind), how))
        m.unsettled = True


CHECKS: Final = (
    Fallen(FALLEN, at_once=True),
    Dying(DYING, DEFENSE.key, at_once=True),
    Late(LATE),
    StateTriggers(),
)
RULES: Final = KryptikRules(CHECKS)
