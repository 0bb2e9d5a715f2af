"""The match: its fields, and everything that the rules ask of them.

Attack, defense and keywords are computed when asked, from what is printed and what is in force.
"""

from typing import ClassVar, Final, cast

from cardwright.games.kryptik.energy import NO_ENERGY
from cardwright.games.kryptik.prints import KryptikCard
from cardwright.games.kryptik.questions import ATTACK, DEFENSE, EAGER
from cardwright.games.kryptik.zones import DECK, GONE, HAND, ISLAND, PILE, PLACES, ROW, SOUL, ZONES
from cardwright.kernel.core.description import Description
from cardwright.kernel.core.frames import Activation
from cardwright.kernel.core.inforce import ABILITIES
from cardwright.kernel.pieces.cards import CardPrint, CardState, Epoch
from cardwright.kernel.pieces.zones import NOBODY
from cardwright.kernel.pile.priority import Piled
from cardwright.language.questions import Keyword, Quantity

DISENGAGE: Final = 0
DRAW: Final = 1
FIRST: Final = 2
COMBAT: Final = 3
ATTACKERS: Final = 4
BLOCKERS: Final = 5
DAMAGE: Final = 6
COMBAT_END: Final = 7
SECOND: Final = 8
END: Final = 9
PHASES: Final = (
    "Disengage",
    "Draw",
    "1st phase",
    "Combat",
    "Attack",
    "Block",
    "Damage",
    "End of combat",
    "2nd phase",
    "End",
)
"""The phases of the turn, combat by its steps."""
IN_COMBAT: Final = (COMBAT, ATTACKERS, BLOCKERS, DAMAGE, COMBAT_END)
MAIN: Final = (FIRST, SECOND)

FIRST_HAND: Final = 6
"""How many cards are drawn before the game (kryptik:setup.hand)."""
HAND_LIMIT: Final = 7
"""How many cards the turn player keeps (kryptik:hand.maximum)."""

FALLEN: Final = 2
DYING: Final = 4
LATE: Final = 8
"""The bits of the checks: of players who are destroyed, of citizens that die, of the number of turns."""

STAMP: Final = "stamp"
"""The word in an activation that says which object its source was as its effect went on the pile."""

BY_DECK: Final = 0
BY_DAMAGE: Final = 1
REASONS: Final = ("no card to draw", "damage without 11 year cards")
"""Why a player is destroyed."""

RULE_OPTIONS: Final = {
    "limited": 0,
    "draw_after_reshuffle": 1,
    "focused_in_any_turn": 0,
    "countered_choice_to_hand": 0,
    "clamp_each_step": 0,
    "ability_needs_source": 0,
    "floating": 0,
    "longest": 100,
}
"""The options that change rules, and what they are usually."""


class OnTable(CardState):
    """What has happened to a card on the island; of one in a soul row only whether it is engaged."""

    __slots__ = ("attached", "damage", "engaged", "poisoned", "weary")

    def __init__(self, epoch: Epoch) -> None:
        """Come there disengaged."""
        super().__init__(epoch)
        self.damage: int = 0
        self.poisoned: bool = False
        """Whether it was dealt a lethal point of damage (kryptik:toxic)."""
        self.engaged: bool = False
        self.weary: bool = False
        self.attached: tuple[int, ...] = ()
        """The cards under it (kryptik:attach.under)."""

    def copy(self, epoch: Epoch) -> "OnTable":
        new = OnTable(epoch)
        # Fields, by tools.fields.
        new.damage = self.damage
        new.poisoned = self.poisoned
        new.engaged = self.engaged
        new.weary = self.weary
        new.attached = self.attached
        # That is all of them.
        return new


class Kryptik(Piled):
    """One game of Kryptik at one moment."""

    __slots__ = (
        "attacked",
        "attacked_at",
        "attacker",
        "blocked",
        "blockers",
        "cheapest",
        "decks",
        "defender",
        "died",
        "energy",
        "fallen",
        "first",
        "on_table",
        "options",
        "phase",
        "printed",
        "soul_laid",
        "targets",
        "used",
    )

    derived: ClassVar[tuple[str, ...]] = ("on_table", "printed")

    def __init__(
        self,
        game: Description,
        prints: tuple[KryptikCard, ...],
        owners: tuple[int, ...],
        key: bytes,
        *,
        blank: bool = False,
    ) -> None:
        """Lay out an empty table, or a blank shell for `copy`."""
        super().__init__(game, prints, owners, key, blank=blank)
        if blank:
            return
        self.printed: tuple[KryptikCard, ...] = prints
        self.on_table: dict[int, OnTable] = cast("dict[int, OnTable]", self.cards)
        """The states of the cards on the island and in soul rows: `State.cards` by its right type."""
        self.decks: tuple[str, ...] = ("",) * game.players
        self.first: int = 0
        """Who takes the first turn."""
        self.phase: int = DISENGAGE
        self.soul_laid: bool = False
        """Whether the turn player has put a card into the soul row this turn."""
        self.energy: list[tuple[int, ...]] = [NO_ENERGY] * game.players
        """The energy that players have produced and not spent, by color (kryptik:energy.pile).

        Replaced, never written into, since copies share it.
        """
        self.used: tuple[tuple[int, str, int], ...] = ()
        """The solo abilities used this turn: by whom, of which card, the number of the ability."""
        self.attacked: tuple[int, ...] = ()
        """The citizens that have attacked in this combat phase."""
        self.attacker: int = NOBODY
        self.defender: int = NOBODY
        """Who is attacked."""
        self.targets: tuple[int, ...] = ()
        """The attacked places, each the player's number times six and the place; none where a player is attacked."""
        self.attacked_at: int = 0
        """The youngest stamp as the attack began: what lies in a place since then was not attacked."""
        self.blocked: bool = False
        self.blockers: tuple[int, ...] = ()
        """Who blocks, in the order in which they are dealt damage."""
        self.died: int = 0
        """How many citizens have died this turn."""
        self.fallen: tuple[tuple[int, int], ...] = ()
        """The players who are destroyed, and why; they leave as soon as it is looked at."""
        self.cheapest: int = 0
        """The least that casting a card of this game can cost: with less energy nobody casts anything from hand."""
        self.options: dict[str, int] = dict(RULE_OPTIONS)
        """How the match was set up."""

    # ---- copying ----

    def copy(self) -> "Kryptik":
        new = Kryptik(self.game, self.printed, self.owners, self.key, blank=True)
        self.copy_into(new)
        new.printed = self.printed
        new.on_table = cast("dict[int, OnTable]", new.cards)
        new.energy = self.energy
        # Fields, by tools.fields.
        new.decks = self.decks
        new.first = self.first
        new.phase = self.phase
        new.soul_laid = self.soul_laid
        new.used = self.used
        new.attacked = self.attacked
        new.attacker = self.attacker
        new.defender = self.defender
        new.targets = self.targets
        new.attacked_at = self.attacked_at
        new.blocked = self.blocked
        new.blockers = self.blockers
        new.died = self.died
        new.fallen = self.fallen
        new.cheapest = self.cheapest
        new.options = self.options
        # That is all of them.
        return new

    def reprint(self, prints: tuple[CardPrint, ...]) -> None:
        self.prints = prints
        self.printed = cast("tuple[KryptikCard, ...]", prints)

    # ---- places ----

    def place_of(self, zone: int) -> int:
        """Return what makes two zones one place: the island of any player, and all of an 11 year row."""
        kind = super().place_of(zone)
        return ROW if ROW <= kind < ZONES else kind

    def zone(self, player: int, kind: int) -> tuple[int, ...]:
        """Return the cards of a player's zone, in the order in which they came."""
        return self.zones[player * ZONES + kind]

    @property
    def pile_zone(self) -> int:
        """The zone of the cards that are being cast."""
        return self.game.players * ZONES + PILE

    @property
    def gone_zone(self) -> int:
        """The zone of the cards of players who are out of the game."""
        return self.game.players * ZONES + GONE

    def kind_of_zone(self, card: int) -> int:
        """Return the kind of zone that the card is in; -1 for a shared zone."""
        zone = self.where[card]
        return zone % ZONES if zone < self.game.players * ZONES else NOBODY

    def on_island(self, card: int) -> bool:
        """Whether the card is a citizen on the island."""
        return self.kind_of_zone(card) == ISLAND

    def has_source(self, act: Activation) -> bool:
        """Whether it has not moved since its effect went on the pile (kryptik:ruling.left-ability)."""
        stamp = act.names.words.get(STAMP)
        return stamp is None or self.is_same(act.source, stamp)

    def in_row(self, card: int) -> bool:
        """Whether the card lies in an 11 year row."""
        return self.kind_of_zone(card) >= ROW

    def state(self, card: int) -> OnTable:
        """Return the state of a card on the table for reading."""
        return self.on_table[card]

    def change(self, card: int) -> OnTable:
        """Return the state of a card on the table for writing."""
        state = self.own(card)
        assert isinstance(state, OnTable)
        return state

    def citizens(self) -> list[int]:
        """Return all citizens on the island, the active player's first."""
        return [card for player in self.in_turn_order() for card in self.zone(player, ISLAND)]

    def under(self, card: int) -> tuple[int, ...]:
        """Return the cards attached to a citizen."""
        return self.on_table[card].attached if card in self.cards else ()

    def host(self, card: int) -> int:
        """Return the citizen to which a card is attached; -1 if there is none."""
        for citizen, state in self.on_table.items():
            if card in state.attached:
                return citizen
        return NOBODY

    # ---- the 11 year row ----

    def row_cards(self, player: int) -> list[int]:
        """Return the 11 year cards of a player, from the first place to the last."""
        first = player * ZONES + ROW
        return [card for zone in range(first, first + PLACES) for card in self.zones[zone]]

    def row_size(self, player: int) -> int:
        """Return how many 11 year cards a player has."""
        return len(self.row_cards(player))

    def place_of_card(self, card: int) -> int:
        """Return the place of an 11 year card: the player's number times six, and the place in the row."""
        player, kind = divmod(self.where[card], ZONES)
        return player * PLACES + kind - ROW

    def in_place(self, place: int) -> int:
        """Return the card in a place of a row; -1 if there is none."""
        player, at = divmod(place, PLACES)
        cards = self.zones[player * ZONES + ROW + at]
        return cards[0] if cards else NOBODY

    def free_place(self, player: int) -> int:
        """Return the zone of the lowest free place of a row; -1 if it is full (kryptik:ruling.row-places)."""
        first = player * ZONES + ROW
        for zone in range(first, first + PLACES):
            if not self.zones[zone]:
                return zone
        return NOBODY

    # ---- numbers and keywords ----

    def attack(self, card: int) -> int:
        """Return a citizen's attack (kryptik:citizen.stats)."""
        return self.stat(ATTACK, card, self.printed[card].attack)

    def defense(self, card: int) -> int:
        """Return a citizen's defense, without regard to damage (kryptik:citizen.stats)."""
        return self.stat(DEFENSE, card, self.printed[card].defense)

    def stat(self, question: Quantity, card: int, printed: int) -> int:
        """Return a number of a citizen, never below zero (kryptik:citizen.floor, kryptik:ruling.stats-sum)."""
        if question.key not in self.index:
            return printed
        if not self.options["clamp_each_step"]:
            return question.bent(self, card, printed)
        for s in self.in_force(question.key):
            if s.node.applies(self, s, card, NOBODY):
                printed = max(s.node.bend(self, s, question, card, printed), 0)
        return printed

    def has(self, card: int, keyword: Keyword) -> bool:
        """Whether a card has a keyword now: printed or gained, and not lost since (kryptik:ruling.blank-age)."""
        lost = NOBODY if self.plain else self.lost_at(card)
        value = int(lost < 0 and keyword.key in self.printed[card].facts.keywords)
        if keyword.key in self.index:
            for s in self.in_force(keyword.key):
                if s.age > lost and s.node.applies(self, s, card, NOBODY):
                    value = s.node.bend(self, s, keyword, card, value)
        return value > 0

    def lost_at(self, card: int) -> int:
        """Return the age of the youngest thing in force by which a card has lost its abilities; -1 if it has them."""
        ages = [s.age for s in self.index.get(ABILITIES, ()) if s.node.applies(self, s, card, NOBODY)]
        return max(ages, default=NOBODY)

    def lethal(self, card: int) -> int:
        """Return how much more damage destroys a citizen (kryptik:ruling.lethal)."""
        return max(self.defense(card) - self.on_table[card].damage, 0)

    def can_engage(self, card: int) -> bool:
        """Whether a citizen could attack or pay an engage cost: disengaged, and not weary unless it is eager.

        kryptik:engage, kryptik:weary, kryptik:eager
        """
        state = self.on_table[card]
        return not state.engaged and (not state.weary or self.has(card, EAGER))

    def overlord(self, player: int, name: str) -> int:
        """Return the overlord of that name that a player controls; -1 if there is none."""
        for card in self.zone(player, ISLAND):
            if self.printed[card].overlord and self.printed[card].name == name:
                return card
        return NOBODY

    # ---- for short ----

    def hand(self, player: int) -> tuple[int, ...]:
        """Return the cards in a hand."""
        return self.zones[player * ZONES + HAND]

    def deck(self, player: int) -> tuple[int, ...]:
        """Return the cards of a deck, the top one last."""
        return self.zones[player * ZONES + DECK]

    def souls(self, player: int) -> tuple[int, ...]:
        """Return the cards of a soul row."""
        return self.zones[player * ZONES + SOUL]
