"""The match: its fields, and everything that the rules ask of them.

Damage, health, spaces and limits are computed when asked, from what is printed and what is in force (`questions`).
"""

from typing import ClassVar, Final, cast

from cardwright.games.kyza.prints import KyzaCard
from cardwright.games.kyza.questions import BLOCKERS, CHARACTER_SPACES, DAMAGE, EFFECT_SPACES, HAND_SIZE, HEALTH
from cardwright.games.kyza.zones import CHARACTERS, EFFECTS, FIELD, PLACE_OF, SET, ZONES
from cardwright.kernel.core.description import Description
from cardwright.kernel.core.frames import Trigger
from cardwright.kernel.pieces.cards import CardPrint, CardState, Epoch
from cardwright.kernel.pile.priority import Piled

LIFE: Final = 20
SPACES: Final = 3
HAND_LIMIT: Final = 4
NO_LIMIT: Final = 99

DRAW_PHASE: Final = 0
ACTIVATE_PHASE: Final = 1
COMBAT_PHASE: Final = 2
DEFENSE_PHASE: Final = 3
SET_PHASE: Final = 4
END_PHASE: Final = 5
PHASES: Final = ("Draw", "Activate", "Combat", "Defend", "Set", "End")

KILLED: Final = 0
BY_EFFECT: Final = 1
EXPIRED: Final = 2
GIVEN_UP: Final = 3
SPENT: Final = 4
"""How a card came to be destroyed (kyza:ruling.destroyed)."""


DECKED: Final = 2
NO_LIFE: Final = 4
NO_HEALTH: Final = 8
"""The bits of the checks: of who could not draw, who has no life left, which characters have no health left."""

RULE_OPTIONS: Final = {
    "static": 0,
    "flash_at_once": 1,
    "tribute_by_effect": 0,
    "spent_is_destroyed": 0,
    "taken_to_hand": 0,
}


class OnField(CardState):
    """What has happened to a card on the field."""

    __slots__ = ("active", "counters", "damage", "dying", "since")

    def __init__(self, epoch: Epoch) -> None:
        """Come onto the field with nothing on the card."""
        super().__init__(epoch)
        self.damage: int = 0
        self.counters: int = 0
        """Time counters; they are gone with the card (kyza:ruling.counters-vanish)."""
        self.active: bool = False
        """Whether a continuous effect has resolved and works."""
        self.dying: bool = False
        """Whether it is about to be destroyed, and nothing has happened instead."""
        self.since: int = 0
        """The turn on which the card came onto the field."""

    def copy(self, epoch: Epoch) -> "OnField":
        new = OnField(epoch)
        # Fields, by tools.fields.
        new.damage = self.damage
        new.counters = self.counters
        new.active = self.active
        new.dying = self.dying
        new.since = self.since
        # That is all of them.
        return new


class Kyza(Piled):
    """One game of Kyza Kards at one moment."""

    __slots__ = (
        "attackers",
        "blocked",
        "blocks",
        "decked",
        "decks",
        "first",
        "life",
        "on_field",
        "options",
        "phase",
        "printed",
    )

    derived: ClassVar[tuple[str, ...]] = ("on_field", "printed")

    def __init__(
        self,
        game: Description,
        prints: tuple[KyzaCard, ...],
        owners: tuple[int, ...],
        key: bytes,
        *,
        blank: bool = False,
    ) -> None:
        """Lay out an empty table for two players, or a blank shell for `copy`."""
        super().__init__(game, prints, owners, key, blank=blank)
        if blank:
            return
        self.printed: tuple[KyzaCard, ...] = prints
        self.on_field: dict[int, OnField] = cast("dict[int, OnField]", self.cards)
        """The states of the cards on the field: `State.cards` by its right type."""
        self.decks: tuple[str, ...] = ("", "")
        self.life: list[int] = [LIFE, LIFE]
        self.first: int = 0
        """Who takes the first turn."""
        self.phase: int = DRAW_PHASE
        self.attackers: tuple[int, ...] = ()
        """The characters that attack, as far as they are still there."""
        self.blocks: tuple[tuple[int, int], ...] = ()
        """Pairs of attacker and blocker, each attacker's blockers in the order in which it strikes them."""
        self.blocked: tuple[int, ...] = ()
        """The attackers that were blocked, whatever has become of their blockers."""
        self.decked: tuple[int, ...] = ()
        """The players who had to draw from an empty deck."""
        self.options: dict[str, int] = dict(RULE_OPTIONS)
        """How the match was set up."""

    # ---- copying ----

    def copy(self) -> "Kyza":
        new = Kyza(self.game, self.printed, self.owners, self.key, blank=True)
        self.copy_into(new)
        new.printed = self.printed
        new.on_field = cast("dict[int, OnField]", new.cards)
        # Fields, by tools.fields.
        new.decks = self.decks
        new.life = self.life.copy()
        new.first = self.first
        new.phase = self.phase
        new.attackers = self.attackers
        new.blocks = self.blocks
        new.blocked = self.blocked
        new.decked = self.decked
        new.options = self.options
        # That is all of them.
        return new

    def reprint(self, prints: tuple[CardPrint, ...]) -> None:
        self.prints = prints
        self.printed = cast("tuple[KyzaCard, ...]", prints)

    # ---- places ----

    def place_of(self, zone: int) -> int:
        """Return what makes two zones one place: turned face up, or under another's control, a card is the same."""
        return PLACE_OF[zone % ZONES]

    def move(self, card: int, zone: int, at: int = -1, *, secret: bool = False) -> None:
        """Move a card; what was set off by it and has not resolved loses it, wherever it goes from there."""
        before = self.stamps[card]
        super().move(card, zone, at, secret=secret)
        if (self.pile or self.pending) and self.stamps[card] != before:
            self.lose_track(card)

    def lose_track(self, card: int) -> None:
        """Have abilities that wait no longer know the card that set them off (kyza:ruling.set-off-by)."""
        self.pending = tuple(
            [
                Trigger(trigger.effect, trigger.act.without(card)) if card in trigger.act.it else trigger
                for trigger in self.pending
            ]
        )
        self.pile = tuple(
            [
                item.with_act(item.act.without(card)) if item.triggered and card in item.act.it else item
                for item in self.pile
            ]
        )

    def zone(self, player: int, kind: int) -> tuple[int, ...]:
        """Return the cards of a player's zone, in the order in which they came."""
        return self.zones[player * ZONES + kind]

    def controller(self, card: int) -> int:
        """Return on whose side of the field a card is, or whose zone it lies in otherwise (kyza:control.side)."""
        return self.where[card] // ZONES

    def kind_of_zone(self, card: int) -> int:
        """Return the kind of zone that the card is in."""
        return self.where[card] % ZONES

    def on_the_field(self, card: int) -> bool:
        """Whether the card is in a character or effect space."""
        return self.where[card] % ZONES in FIELD

    def state(self, card: int) -> OnField:
        """Return the state of a card on the field for reading."""
        return self.on_field[card]

    def change(self, card: int) -> OnField:
        """Return the state of a card on the field for writing."""
        state = self.own(card)
        assert isinstance(state, OnField)
        return state

    def characters(self) -> list[int]:
        """Return all characters: the active player's, then the other's."""
        active = self.active
        return [*self.zones[active * ZONES + CHARACTERS], *self.zones[self.opponent(active) * ZONES + CHARACTERS]]

    def spaces(self, player: int, kind: int) -> int:
        """Return how many character or effect spaces a player has (kyza:spaces)."""
        return (CHARACTER_SPACES if kind == CHARACTERS else EFFECT_SPACES).bent(self, player, SPACES)

    def free_spaces(self, player: int, kind: int) -> int:
        """Return how many character or effect spaces of a player are free (kyza:set.room).

        Below 0: as many cards lie there as have lost their space, and stay (kyza:ruling.space-lost).
        """
        taken = len(self.zone(player, CHARACTERS if kind == CHARACTERS else SET))
        if kind != CHARACTERS:
            taken += len(self.zone(player, EFFECTS))
        return self.spaces(player, kind) - taken

    # ---- numbers ----

    def damage(self, card: int) -> int:
        """Return the damage that a character deals (kyza:damage)."""
        return DAMAGE.bent(self, card, self.printed[card].damage)

    def health(self, card: int) -> int:
        """Return a character's health, without the damage that it has taken (kyza:health)."""
        return HEALTH.bent(self, card, self.printed[card].health)

    def health_left(self, card: int) -> int:
        """Return what is left of a character's health this turn (kyza:damage.lasts)."""
        return max(self.health(card) - self.on_field[card].damage, 0)

    def hand_limit(self, player: int) -> int:
        """Return how many cards a player may keep at the end of a turn (kyza:end.discard)."""
        return HAND_SIZE.bent(self, player, HAND_LIMIT)

    def block_limit(self, player: int) -> int:
        """Return how many characters a player may block with; no limit but by effects (kyza:block.any)."""
        return BLOCKERS.bent(self, player, NO_LIMIT)
