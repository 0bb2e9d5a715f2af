"""Playing and using cards."""

from cardwright.games.keyforge.actions import ACT_WITH, OMNI_OF, REAP_WITH
from cardwright.games.keyforge.events.base import Change
from cardwright.games.keyforge.prints import CREATURE
from cardwright.games.keyforge.state import KeyForge
from cardwright.games.keyforge.zones import HAND, ZONES
from cardwright.kernel.core.log import Teller


class Began(Change):
    """A player began to play a card: all see it, and it left its zone for where actions resolve, if it is one."""

    tells = "{player:play} {card}."
    deed = "played"

    def __init__(self, card: int, player: int, zone: int) -> None:
        self.card: int = card
        self.player: int = player
        self.zone: int = zone

    def apply(self, m: KeyForge) -> None:
        """Show it, or move it to where all see it; count it if it came from the active player's hand."""
        if m.where[self.card] == m.active * ZONES + HAND:
            m.from_hand += 1
        if self.zone >= 0:
            m.move(self.card, self.zone)
        else:
            m.reveal((self.card,), m.everyone)


class Copied(Change):
    """A card is treated as a copy of another one from now on, as long as it is being played."""

    about = ("card", "model")
    tells = "{card} is played as a copy of {model}."
    deed = "marked"

    def __init__(self, card: int, model: int) -> None:
        self.card: int = card
        self.model: int = model

    def apply(self, m: KeyForge) -> None:
        """Let it be what the other is by its print; its owner and its own title stay (keyforge:ruling.mimicry)."""
        m.treat_as(self.card, m.printed[self.model])


class CopyEnded(Change):
    """A card that was played as a copy is itself again."""

    deed = "unmarked"

    def __init__(self, card: int) -> None:
        self.card: int = card

    def apply(self, m: KeyForge) -> None:
        m.treat_as(self.card, None)


class Played(Change):
    """A player has played a card: its bonus is taken, and it is in play if it can be."""

    def __init__(self, card: int, player: int) -> None:
        self.card: int = card
        self.player: int = player

    def apply(self, m: KeyForge) -> None:
        printed = m.printed[self.card]
        m.played = (*m.played, printed)
        m.deeds = (*m.deeds, m.prints[self.card].name)


class Used(Change):
    """A card is being used: to reap, to fight, for its action or omni ability, or to remove its stun.

    ``verb`` is the option's verb, -1 where an ability makes a creature fight.
    """

    deed = "used"

    def __init__(self, card: int, player: int, verb: int = -1) -> None:
        self.card: int = card
        self.player: int = player
        self.verb: int = verb

    def apply(self, m: KeyForge) -> None:
        state = m.change(self.card)
        if state.used_turn != m.turn:
            state.used_turn = m.turn
            state.used = 0
        state.used += 1
        m.deeds = (*m.deeds, m.printed[self.card].name)
        if state.used == 1 and m.printed[self.card].type == CREATURE:
            m.creatures_used += 1  # keyforge:ruling.counting-deeds

    def text(self, t: Teller) -> str:
        if self.verb == REAP_WITH:
            return f"{t.does(self.player, 'reap')} with {t.card(self.card)}."
        if self.verb in {ACT_WITH, OMNI_OF}:
            return f"{t.does(self.player, 'use')} {t.card(self.card)}."
        return ""


class Reaped(Change):
    """A creature reaped (keyforge:reap)."""

    def __init__(self, card: int) -> None:
        self.card: int = card

    def apply(self, m: KeyForge) -> None:
        """Change nothing more: the æmber was gained."""


class Attacked(Change):
    """A creature attacks another (keyforge:fight)."""

    about = ("card", "target")
    tells = "{card} attacks {target}."
    deed = "attacked"

    def __init__(self, card: int, target: int) -> None:
        self.card: int = card
        self.target: int = target

    def apply(self, m: KeyForge) -> None:
        """Begin the fight; from now on the target has been attacked this turn (keyforge:ruling.elusive-first)."""
        m.change(self.target).attacked_turn = m.turn
        m.attacker = self.card
        m.defender = self.target


class FightBegins(Change):
    """A creature is about to fight the one that it attacks: what comes before a fight is set off."""

    about = ("card", "target")

    def __init__(self, card: int, target: int) -> None:
        self.card: int = card
        self.target: int = target

    def apply(self, m: KeyForge) -> None:
        """Change nothing."""


class FightCalledOff(Change):
    """A fight did not take place; when the target was last attacked before is as if it had not been."""

    about = ("card", "target")
    tells = "{card} does not fight {target}."
    deed = "missed"

    def __init__(self, card: int, target: int, attacked_before: int) -> None:
        self.card: int = card
        self.target: int = target
        self.attacked_before: int = attacked_before

    def apply(self, m: KeyForge) -> None:
        """End the fight (keyforge:ruling.called-off)."""
        if self.target in m.cards:
            m.change(self.target).attacked_turn = self.attacked_before
        m.attacker = -1
        m.defender = -1


class Fought(Change):
    """A creature has fought; the fight is over."""

    def __init__(self, card: int, target: int) -> None:
        self.card: int = card
        self.target: int = target

    def apply(self, m: KeyForge) -> None:
        m.attacker = -1
        m.defender = -1
