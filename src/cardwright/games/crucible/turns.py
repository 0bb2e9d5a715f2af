"""A player's turn of a phase: everything that may be done in it, in any order, until it is ended."""

from dataclasses import dataclass
from typing import Final

from cardwright.games.crucible.actions import (
    ATTACK,
    ATTACK_WITH,
    CAST,
    END_TURN,
    FACINGS,
    FLIP,
    MOVE_TO,
    MOVE_TOKEN,
    STRIDE,
    USE,
)
from cardwright.games.crucible.casting import Casting, castable, end_fields
from cardwright.games.crucible.contest import fights_along
from cardwright.games.crucible.events import (
    WALKED,
    FlipUsed,
    ItemUsedUp,
    TokenMoved,
    TurnBegan,
    Turned,
    TurnEnded,
)
from cardwright.games.crucible.fights import Attack, farther, targets
from cardwright.games.crucible.moving import routes, walk
from cardwright.games.crucible.questions import ATTACKING, ATTACKS, FLIPPING, MOVING
from cardwright.games.crucible.state import Crucible
from cardwright.games.crucible.values import ATTACK_PHASE, MOVE_PHASE, PHASES, SPELL_PHASE, TOKEN
from cardwright.games.crucible.why_not import why_not
from cardwright.games.crucible.zones import HAND, ITEMS
from cardwright.kernel.basics.grids import NORTH, SOUTH
from cardwright.kernel.core.frames import Activation, Frame, Op

ONE_ATTACK: Final = 1
"""How often a combatant attacks on its turn (crucible:attack.one, crucible:ruling.token-turn)."""


def may_move(m: Crucible, card: int) -> bool:
    """Whether a Token may still move on this turn: once, unless something forbids it (crucible:move.one).

    A Memory Token that attacked a second time instead may not (crucible:spell.tokens).
    """
    if not MOVING.allowed(m, card, by_rules=True):
        return False
    if m.is_character(card):
        return m.phase == MOVE_PHASE and not m.moved
    state = m.on_board[card]
    return not state.moved and state.attacked <= ONE_ATTACK


def attacks_left(m: Crucible, card: int) -> int:
    """Return how often a Token may still attack on this turn (crucible:attack.one, crucible:ruling.extra-attacks)."""
    if not ATTACKING.allowed(m, card, by_rules=True):
        return 0
    made = m.attacks if m.is_character(card) else m.on_board[card].attacked
    return ATTACKS.bent(m, card, ONE_ATTACK) - made


def may_flip(m: Crucible, card: int) -> bool:
    """Whether a character may flip: once on its Move turn (crucible:token.flip, crucible:ruling.flip).

    Memory Tokens stay upright (crucible:ruling.summoned-upright).
    """
    return m.phase == MOVE_PHASE and not m.flipped and FLIPPING.allowed(m, card, by_rules=True)


def usable(m: Crucible, player: int) -> list[int]:
    """Return the Items that a player can use up on the own turn (crucible:ruling.items)."""
    found: list[int] = []
    for card in sorted(m.zone(player, ITEMS)):
        using = m.printed[card].using
        if using is not None and using.effect.possible(m, Activation(player, card)):
            found.append(card)
    return found


@dataclass(frozen=True)
class PhaseTurn(Op):
    """One player's turn of a phase (crucible:phase.turns); ``pc`` 1 once it has begun."""

    phase: int

    def opens(self) -> bool:
        """What is done on a turn shows."""
        return True

    def step(self, m: Crucible, f: Frame) -> None:
        """Begin, then ask again and again."""
        player = f.act.player
        if f.pc == 0:
            f.pc = 1
            if self.phase == SPELL_PHASE:
                end_fields(m, player)
            m.do(TurnBegan(player, self.phase))
            return
        codes = self.codes(m, player)
        # Whether there is something to cast is nobody else's business.
        hidden = [card for card in m.zone(player, HAND) if m.known[card] != m.everyone]
        m.ask(player, [*codes, END_TURN * STRIDE], stop=codes != [] or hidden != [])

    def codes(self, m: Crucible, player: int) -> list[int]:
        """Return what can be done now."""
        token = m.tokens[player]
        codes: list[int] = []
        if self.phase == MOVE_PHASE:  # crucible:move.one, crucible:ruling.stay: it may also just be ended.
            if may_move(m, token):
                codes += [MOVE_TO * STRIDE + place for place in routes(m, token, m.steps(token))]
            if may_flip(m, token):
                codes.append(FLIP * STRIDE)
        codes += [CAST * STRIDE + card for card in castable(m, player)]
        if self.phase == ATTACK_PHASE and attacks_left(m, token) > 0:
            codes += [ATTACK * STRIDE + card for card in targets(m, token, m.reach(token) + farther(m, player))]
        if self.phase == SPELL_PHASE:
            for card in m.summoned(player):
                if may_move(m, card) and routes(m, card, m.steps(card)):
                    codes.append(MOVE_TOKEN * STRIDE + card)
            for card in m.summoned(player):
                if attacks_left(m, card) > 0 and targets(m, card, m.reach(card)):
                    codes.append(ATTACK_WITH * STRIDE + card)
        return codes + [USE * STRIDE + card for card in usable(m, player)]

    def answer(self, m: Crucible, f: Frame, code: int) -> None:
        player = f.act.player
        token = m.tokens[player]
        verb, argument = divmod(code, STRIDE)
        if verb == END_TURN:  # crucible:spell.end
            m.pop()
            m.do(TurnEnded(player, self.phase))
        elif verb == MOVE_TO:
            path = routes(m, token, m.steps(token))[argument]
            m.do(TokenMoved(token))
            walk(m, token, path, WALKED)
        elif verb == FLIP:
            south = m.on_board[token].facing == NORTH
            m.do(FlipUsed())
            m.do(Turned(token, SOUTH if south else NORTH, FACINGS[south]))
        elif verb == CAST:  # crucible:move.spells, crucible:attack.spells, crucible:spell.spells
            m.push(Casting(), Activation(player, argument))
        elif verb == ATTACK:
            m.push(Attack(token, argument, player), Activation(player, token))
        elif verb == USE:
            m.do(ItemUsedUp(player, argument))
            using = m.printed[argument].using
            if using is not None:
                using.effect.start(m, Activation(player, argument))
        else:
            m.push(TokenAct(argument, verb == MOVE_TOKEN), Activation(player, argument))

    def prompt(self, m: Crucible, f: Frame) -> str:
        return f"What do you do in the {PHASES[self.phase]} phase?"

    def option_text(self, m: Crucible, f: Frame, code: int) -> str:
        if code // STRIDE == END_TURN:
            return f"end {PHASES[self.phase]} turn"
        return attack_told(m, m.tokens[f.act.player], code)

    def why_not(self, m: Crucible, f: Frame, card: int) -> str:
        return why_not(m, f.act.player, card)


def attack_told(m: Crucible, card: int, code: int) -> str:
    """Say an option to attack with Attack against Block along each way: "attack Hexer: 3 against 2, or 1 against 0"."""
    verb, target = divmod(code, STRIDE)
    if verb != ATTACK:
        return ""
    told = dict.fromkeys([f"{attack} against {block}" for attack, block in fights_along(m, card, target)])
    return f"attack {m.prints[target].name}: {', or '.join(told)}"


@dataclass(frozen=True)
class TokenAct(Op):
    """A Memory Token moves or attacks on its owner's Spell turn (crucible:token.spell-phase, crucible:spell.tokens).

    It may do so at once when it was just cast (crucible:spell.just-cast).
    """

    card: int
    moves: bool

    def step(self, m: Crucible, f: Frame) -> None:
        """Ask where to, or whom."""
        card = self.card
        if self.moves:
            codes = [MOVE_TO * STRIDE + place for place in routes(m, card, m.steps(card))]
        else:
            codes = [ATTACK * STRIDE + other for other in targets(m, card, m.reach(card))]
        m.ask(f.act.player, codes)

    def answer(self, m: Crucible, f: Frame, code: int) -> None:
        m.pop()
        card, argument = self.card, code % STRIDE
        if self.moves:
            path = routes(m, card, m.steps(card))[argument]
            m.do(TokenMoved(card))
            walk(m, card, path, WALKED)
        else:
            m.push(Attack(card, argument, f.act.player), f.act)

    def prompt(self, m: Crucible, f: Frame) -> str:
        name = m.prints[self.card].name
        return f"Where does {name} move?" if self.moves else f"Whom does {name} attack?"

    def option_text(self, m: Crucible, f: Frame, code: int) -> str:
        return attack_told(m, self.card, code)

    def why_not(self, m: Crucible, f: Frame, card: int) -> str:
        if m.printed[card].kind == TOKEN and m.owners[card] == f.act.player:
            return "Nobody attacks their own character."
        return f"{m.prints[card].name} is not within the attack range of {m.prints[self.card].name}."
