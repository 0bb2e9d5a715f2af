"""Using cards: reap, fight, action, omni, and removing a stun."""

from dataclasses import dataclass, replace
from typing import Final

from cardwright.games.keyforge import questions as deeds
from cardwright.games.keyforge.abilities import ACTION as ACTION_ABILITY
from cardwright.games.keyforge.abilities import BEFORE_FIGHT, BEFORE_REAP, FIGHT, OMNI, REAP
from cardwright.games.keyforge.actions import ACT_WITH, ATTACK, FIGHT_WITH, OMNI_OF, REAP_WITH, STRIDE, UNSTUN
from cardwright.games.keyforge.damage import deal
from cardwright.games.keyforge.events import (
    REAPING,
    SUPPLY,
    AemberMoved,
    Attacked,
    Exhausted,
    FightBegins,
    FightCalledOff,
    Fought,
    Reaped,
    StunRemoved,
    Used,
    pool,
)
from cardwright.games.keyforge.playing import RULE_OF_SIX, spent
from cardwright.games.keyforge.prints import CREATURE
from cardwright.games.keyforge.questions import (
    ASSAULT,
    DEALS_NO_FIGHT_DAMAGE,
    ELUSIVE,
    FIGHT_DAMAGE,
    HAZARDOUS,
    IGNORES_ELUSIVE,
    IGNORES_TAUNT,
    POISON,
    SKIRMISH,
    TAUNT,
    USE,
)
from cardwright.games.keyforge.state import KeyForge
from cardwright.games.keyforge.tolls import pay, tolls
from cardwright.kernel.core.frames import Activation, Frame, Op, Standing
from cardwright.kernel.core.state import State
from cardwright.kernel.grammar import THE, Amount, Noun, Phrase, order
from cardwright.kernel.pieces.zones import NOBODY
from cardwright.language.force import Can, Those
from cardwright.language.players import YOU
from cardwright.language.words import Effect

# ---- what is possible ----------------------------------------------------------------------------------------------


def use_codes(m: KeyForge, card: int, codes: list[int], *, in_house: bool, fight_only: bool = False) -> None:
    """Add the ways to use a card that its controller has now; it must be ready (keyforge:use.needs-ready).

    ``in_house`` says that the card may be used as one of the active house; without it only omni abilities are left
    (keyforge:omni); ``fight_only`` says that it may only fight. A creature is used in one of these ways
    (keyforge:use.creature).
    """
    printed = m.printed[card]
    index = m.index
    if index and (
        (USE.cannot in index and USE.forbidden(m, m.active, card))
        or (USE.price in index and sum(tolls(m, USE, card)) > m.aember[m.active])
    ):
        return
    if len(m.deeds) >= RULE_OF_SIX and spent(m, card):
        return
    if printed.type == CREATURE:  # keyforge:artifact.no-reap-fight
        fight = in_house or fight_only
        only = index and only_fights(m, card)
        if m.in_play[card].stunned:
            if not all_forbidden(m, card, in_house=in_house and not only, fight=fight, omni=not only):
                codes.append(UNSTUN * STRIDE + card)  # keyforge:stun.use, keyforge:ruling.stun-any-use
            return
        creature_codes(m, card, codes, reap=in_house and not only, fight=fight)
        if only:
            return
    if printed.acts or index:
        if in_house and m.has_effects(card, ACTION_ABILITY):  # keyforge:action, keyforge:use.artifact
            codes.append(ACT_WITH * STRIDE + card)
        if m.has_effects(card, OMNI):
            codes.append(OMNI_OF * STRIDE + card)


def only_fights(m: KeyForge, card: int) -> bool:
    """Whether the creature cannot be used in another way than to fight (keyforge:ruling.only-fights)."""
    return deeds.BE_USED_OTHERWISE.forbidden(m, card)


def all_forbidden(m: KeyForge, card: int, *, in_house: bool, fight: bool, omni: bool) -> bool:
    """Whether every use of a stunned creature that could shed its stun is forbidden (keyforge:ruling.forbidden-use).

    A use that only lacks a target or an ability is not.
    """
    if omni and m.has_effects(card, OMNI):
        return False
    if in_house and (not deeds.REAP.forbidden(m, card) or m.has_effects(card, ACTION_ABILITY)):
        return False
    return not fight or deeds.FIGHT.forbidden(m, card)


def creature_codes(m: KeyForge, card: int, codes: list[int], *, reap: bool, fight: bool) -> None:
    """Add reaping and fighting, as far as its house or a permission lets the creature and nothing forbids it."""
    if reap and (deeds.REAP.cannot not in m.index or not deeds.REAP.forbidden(m, card)):
        codes.append(REAP_WITH * STRIDE + card)
    if fight and can_fight(m, card):
        codes.append(FIGHT_WITH * STRIDE + card)


def can_fight(m: KeyForge, card: int) -> bool:
    """Whether the creature has somebody to attack, and nothing forbids it to fight, whatever allows it.

    keyforge:fight.needs-target, keyforge:ruling.cannot-wins
    """
    if not m.line(m.opponent(m.controller(card))):
        return False
    if deeds.ATTACK.cannot in m.index and not targets(m, card):
        return False
    return deeds.FIGHT.cannot not in m.index or not deeds.FIGHT.forbidden(m, card)


def targets(m: KeyForge, attacker: int) -> list[int]:
    """Return the creatures that this one can attack (keyforge:taunt)."""
    enemies = list(m.line(m.opponent(m.controller(attacker))))
    taunting = [m.keyword(card, TAUNT) > 0 for card in enemies]
    if True in taunting and not IGNORES_TAUNT.holds(m, attacker):
        last = len(enemies) - 1
        enemies = [
            card
            for i, card in enumerate(enemies)
            if taunting[i] or not ((i > 0 and taunting[i - 1]) or (i < last and taunting[i + 1]))
        ]
    if deeds.ATTACK.cannot in m.index:
        enemies = [card for card in enemies if not deeds.ATTACK.forbidden(m, attacker, card)]
    return enemies


def no_target(m: KeyForge, attacker: int, card: int) -> str:
    """Say that only enemies can be attacked, and of these not those whom a neighbor protects (keyforge:taunt)."""
    if card not in m.line(m.opponent(m.controller(attacker))):
        return "Only enemy creatures can be attacked."
    if deeds.ATTACK.forbidden(m, attacker, card):
        return f"{m.prints[attacker].name} cannot attack {m.prints[card].name}."
    return f"{m.prints[card].name} cannot be attacked: a neighbor of it has taunt."


FOUGHT: Final = 3
BROKEN_OFF: Final = 4
CALLED_OFF: Final = 5
"""The last stages of a fight: after the damage of powers, after one of the two was gone before it, or without it."""

# ---- doing it ------------------------------------------------------------------------------------------------------


def use_up_use(m: KeyForge, code: int) -> None:
    """Take one card off a permission to use so many, where the use of step 3 that the code says needs it.

    The card may then be used as often as it is ready for the rest of the turn (keyforge:ruling.limited-use).
    """
    verb, card = divmod(code, STRIDE)
    if usable_anyway(m, card, verb):
        return
    limited: Standing | None = None
    for s in m.in_force(USE.can):
        if s.node.applies(m, s, m.active, card):
            if s.uses < 0:
                return
            limited = limited or s
    if limited is not None:
        m.spend(limited)
        act = limited.act.copy()
        act.it = (card,)
        m.add_standing(Standing(THIS_CARD_TOO, act, m.turn, m.turn))


def usable_anyway(m: KeyForge, card: int, verb: int) -> bool:
    """Whether a card can be used in a way, or shed its stun, without a permission to use it."""
    if m.belongs(card, m.house):
        return True
    may_fight = deeds.FIGHT.permitted(m, card)
    if verb == UNSTUN:
        return not all_forbidden(m, card, in_house=False, fight=may_fight, omni=not only_fights(m, card))
    return verb == OMNI_OF or (verb == FIGHT_WITH and may_fight)


THIS_CARD_TOO: Final = Can(YOU, USE, Those())
"""What a permission for so many cards becomes for one of them that was used by it."""


def use(m: KeyForge, code: int) -> None:
    """Use a card in the way of the code, which `use_codes` offered; first of all it exhausts (keyforge:use.exhausts).

    So does an artifact that its own ability is about to sacrifice (keyforge:sacrifice.still-exhausts).
    """
    verb, card = divmod(code, STRIDE)
    begin_use(m, card, verb)
    if verb == UNSTUN:
        m.do(Exhausted(card))
        m.do(StunRemoved(card))
    elif verb == REAP_WITH:
        reap(m, card)
    elif verb == FIGHT_WITH:
        m.push(FIGHTING, Activation(m.active, card))
    else:
        m.do(Exhausted(card))
        # keyforge:action.all; the abilities are the user's (keyforge:ruling.as-yours)
        m.set_off(card, ACTION_ABILITY if verb == ACT_WITH else OMNI, player=m.active)


def begin_use(m: KeyForge, card: int, verb: int) -> None:
    """Pay what the use costs, and count it."""
    if USE.price in m.index:
        pay(m, USE, card)
    m.do(Used(card, m.active, verb))


def fight(m: KeyForge, attacker: int, defender: int) -> None:
    """Fight with a creature against one that was chosen already among its `targets`."""
    begin_use(m, attacker, FIGHT_WITH)
    m.push(FIGHTING, Activation(m.active, attacker))
    FIGHTING.answer(m, m.frames[-1], ATTACK * STRIDE + defender)


def reap(m: KeyForge, card: int) -> None:
    """Exhaust the creature, gain 1, resolve all its "Reap:" abilities (keyforge:reap, keyforge:reap.abilities)."""
    m.do(Exhausted(card))
    if m.has_effects(card, BEFORE_REAP):
        m.push(REAPED, Activation(m.active, card))
        m.set_off(card, BEFORE_REAP)  # keyforge:before
    else:
        gain_and_reap(m, card)


def gain_and_reap(m: KeyForge, card: int) -> None:
    """Do what follows once a creature that reaps has exhausted."""
    m.do(AemberMoved(1, SUPPLY, pool(m.controller(card)), REAPING))
    m.do(Reaped(card))
    m.set_off(card, REAP)


@dataclass(frozen=True)
class AfterBeforeReap(Op):
    """Goes on with a reap after "Before Reap:" abilities, if the creature is still there to reap."""

    def step(self, m: KeyForge, f: Frame) -> None:
        m.pop()
        if f.act.source in m.cards:
            gain_and_reap(m, f.act.source)


REAPED: Final = AfterBeforeReap()


@dataclass(frozen=True)
class Fighting(Op):
    """One fight of the creature that is the source.

    ``attacked_before`` is when the defender was last attacked, ``entered`` when the attacker entered play.
    ``struck`` is who is dealt the attacker's damage if not the defender, and ``struck_entered`` when that one did.
    """

    defender: int = NOBODY
    attacked_before: int = -1
    entered: int = 0
    struck: int = NOBODY
    struck_entered: int = 0

    def step(self, m: KeyForge, f: Frame) -> None:
        attacker = f.act.source
        if f.pc == 0:
            choices = targets(m, attacker) if attacker in m.cards else []
            if choices:
                m.ask(m.active, [ATTACK * STRIDE + card for card in choices])
            else:
                m.pop()
        elif f.pc == 1:
            f.pc = 2
            self.before(m, attacker)
        elif f.pc == 2:  # noqa: PLR2004 - the third stage: the damage of their powers
            if m.attacker == attacker and m.defender == self.defender:  # keyforge:ruling.fight-broken-off
                f.pc = FOUGHT
                self.exchange(m, f)
            else:
                f.pc = BROKEN_OFF  # keyforge:assault.ends-fight, keyforge:hazardous.ends-fight
        elif f.pc == CALLED_OFF:
            m.pop()
        else:
            m.pop()
            # keyforge:ruling.attacker-turned: whoever controls it by now.
            survived = attacker in m.cards and m.state(attacker).entered == self.entered
            m.do(Fought(attacker, self.defender))
            if survived and f.pc == FOUGHT:
                m.set_off(attacker, FIGHT, self.defender)  # keyforge:fight.abilities, keyforge:fight.attacker-only

    def answer(self, m: KeyForge, f: Frame, code: int) -> None:
        """Exhaust the attacker and begin the fight."""
        attacker, defender = f.act.source, code % STRIDE
        f.op = Fighting(defender, m.state(defender).attacked_turn, m.state(attacker).entered)
        f.pc = 1
        m.do(Exhausted(attacker))
        m.do(Attacked(attacker, defender))

    def before(self, m: KeyForge, attacker: int) -> None:
        """Set off what comes before the fight, in the order that the active player likes.

        keyforge:before, keyforge:before.order
        """
        assault = m.keyword(attacker, ASSAULT)
        if assault:
            m.trigger(KeywordDamage("assault", assault), Activation(m.controller(attacker), attacker))
        hazard = m.keyword(self.defender, HAZARDOUS)
        if hazard:
            m.trigger(KeywordDamage("hazardous", hazard), Activation(m.controller(self.defender), self.defender))
        m.set_off(attacker, BEFORE_FIGHT, self.defender)
        if FightBegins in m.index:
            m.do(FightBegins(attacker, self.defender))

    def exchange(self, m: KeyForge, f: Frame) -> None:
        """Let both deal the damage of their powers at once (keyforge:fight.damage, keyforge:fight.simultaneous).

        Elusive (keyforge:elusive), skirmish (keyforge:skirmish) and poison (keyforge:poison) are about this damage and
        no other (keyforge:elusive.power-only, keyforge:skirmish.power-only, keyforge:poison.power-only). A stunned
        creature that is attacked deals it too (keyforge:stun.deals-damage).
        """
        attacker, defender = f.act.source, self.defender
        struck = defender if self.struck == NOBODY else self.struck
        first = self.attacked_before != m.turn
        eludes = first and m.keyword(defender, ELUSIVE) > 0 and not IGNORES_ELUSIVE.holds(m, attacker)
        hits: list[tuple[int, int]] = []
        poisoned: tuple[int, ...] = ()
        blow = self.blow(m, attacker)
        if blow and (not eludes if struck == defender else self.still_struck(m)):
            hits.append((struck, blow))
            if m.keyword(attacker, POISON):
                poisoned = (struck,)
        if not eludes and not m.keyword(attacker, SKIRMISH):
            blow = self.blow(m, defender)
            if blow:
                hits.append((attacker, blow))
                if m.keyword(defender, POISON):
                    poisoned = (*poisoned, attacker)
        deal(m, hits, f.act, (attacker, defender), poisoned)

    def still_struck(self, m: KeyForge) -> bool:
        """Whether the creature that is dealt the damage in place of the defender has not gone."""
        return self.struck in m.cards and m.state(self.struck).entered == self.struck_entered

    def blow(self, m: KeyForge, card: int) -> int:
        """Return the damage that the creature deals in this fight."""
        if m.index and DEALS_NO_FIGHT_DAMAGE.holds(m, card):
            return 0
        power = m.power(card)
        return FIGHT_DAMAGE.bent(m, card, power) if FIGHT_DAMAGE.key in m.index else power

    def prompt(self, m: State, f: Frame) -> str:
        return f"Which creature does {m.prints[f.act.source].name} attack?"

    def why_not(self, m: KeyForge, f: Frame, card: int) -> str:
        return no_target(m, f.act.source, card)


FIGHTING: Final = Fighting()


def going_on(m: KeyForge, attacker: int) -> Frame | None:
    """Return the frame of the fight of a creature, as long as its damage has not been dealt."""
    for f in reversed(m.frames):
        if isinstance(f.op, Fighting):
            return f if f.act.source == attacker and f.pc < FOUGHT else None
    return None


def strike_instead(m: KeyForge, attacker: int, card: int) -> None:
    """Let the damage of a fighting creature be dealt to another than its foe (keyforge:ruling.struck-instead)."""
    f = going_on(m, attacker)
    if f is not None and isinstance(f.op, Fighting):
        f.op = replace(f.op, struck=card, struck_entered=m.state(card).entered)


def call_off(m: KeyForge, attacker: int) -> None:
    """End a fight before it takes place: what still waits before it lapses (keyforge:ruling.called-off)."""
    f = going_on(m, attacker)
    if f is None or not isinstance(f.op, Fighting):
        return
    f.pc = CALLED_OFF
    i = m.frames.index(f) + 1
    if i < len(m.frames):
        m.frames[i].queue = ()
    m.do(FightCalledOff(attacker, f.op.defender, f.op.attacked_before))


@dataclass(frozen=True)
class KeywordDamage(Effect):
    """What assault or hazardous does before a fight (keyforge:assault, keyforge:hazardous)."""

    keyword: str
    amount: int

    def start(self, m: KeyForge, act: Activation) -> None:
        """Deal it to the other creature in the fight, if the fight is still on."""
        other = m.defender if self.keyword == "assault" else m.attacker
        if NOBODY not in (m.attacker, m.defender):
            deal(m, [(other, self.amount)], act)

    def phrase(self) -> Phrase:
        whom = Noun("attacked creature" if self.keyword == "assault" else "attacker", THE)
        return order("deal", Amount(self.amount, "damage", mass=True), "to", whom, f"({self.keyword})")
