"""The match of Crystal Crucible: its fields, and where things are."""

from typing import ClassVar, Final, cast

from cardwright.games.crucible.prints import Print
from cardwright.games.crucible.questions import MANA, MOVE, REACH, SPELL_RANGE
from cardwright.games.crucible.values import MONSTER, TOKEN, Values
from cardwright.games.crucible.zones import BOX, GROUND, PLACES, ZONES
from cardwright.kernel.basics.grids import NORTH
from cardwright.kernel.core.description import Description
from cardwright.kernel.matches.match import Match
from cardwright.kernel.pieces.cards import CardPrint, CardState, Epoch
from cardwright.kernel.pieces.zones import NOBODY

OUTSIDE: Final = -1
"""The place of what is not on the Battlefield."""
SUMMON_RANGE: Final = 1
"""How far from its owner's character a Memory Token is placed (crucible:memory.token-place)."""


class OnBoard(CardState):
    """A tile, Monster or Token on the Battlefield.

    ``facing`` is where a Token's top points; ``stirred`` says that it has changed tiles this round, ``moved`` and
    ``attacked`` what a Memory Token has done this turn. A tile has ``given`` its Memories; a ``fresh`` Monster came up
    in this Attack Phase.
    """

    __slots__ = ("attacked", "facing", "fresh", "given", "moved", "stirred")

    def __init__(self, epoch: Epoch) -> None:
        super().__init__(epoch)
        self.facing: int = NORTH
        self.stirred: bool = False
        self.moved: bool = False
        self.attacked: int = 0
        self.given: bool = False
        self.fresh: bool = False

    def copy(self, epoch: Epoch) -> "OnBoard":
        new = OnBoard(epoch)
        # Fields, by tools.fields.
        new.facing = self.facing
        new.stirred = self.stirred
        new.moved = self.moved
        new.attacked = self.attacked
        new.given = self.given
        new.fresh = self.fresh
        # That is all of them.
        return new


class Crucible(Match):
    """A whole game of Crystal Crucible at one moment; `turn` is the round, `active` whose turn of the phase it is."""

    __slots__ = (
        "attacked",
        "attacks",
        "began",
        "cast",
        "cast_round",
        "damage",
        "dead",
        "deaths",
        "fields",
        "first",
        "flipped",
        "hurt",
        "magicks",
        "moved",
        "on_board",
        "options",
        "order",
        "phase",
        "points",
        "printed",
        "seating",
        "sources",
        "tokens",
        "values",
    )

    derived: ClassVar[tuple[str, ...]] = ("first", "on_board", "printed", "values")

    def __init__(
        self,
        game: Description,
        printed: tuple[Print, ...],
        owners: tuple[int, ...],
        key: bytes,
        *,
        values: Values | None = None,
        blank: bool = False,
    ) -> None:
        """Lay out a match with all cards nowhere."""
        super().__init__(game, printed, owners, key, blank=blank)
        if blank:
            return
        assert values is not None
        players = game.players
        self.values: Values = values
        self.printed: tuple[Print, ...] = printed
        self.first: int = players * ZONES
        """The number of the first shared zone, the first place."""
        self.on_board: dict[int, OnBoard] = cast("dict[int, OnBoard]", self.cards)
        """The states of what is on the Battlefield: `cards` by their own type."""
        self.options: dict[str, int] = {}
        self.seating: tuple[int, ...] = ()
        """The order drawn as the game began, in which Tokens are chosen."""
        self.tokens: list[int] = [NOBODY] * players
        """The Character Token of each player, once it is chosen."""
        self.magicks: list[int] = [NOBODY] * players
        self.order: tuple[int, ...] = ()
        """The players by the Turn of their Tokens."""
        self.phase: int = NOBODY
        self.points: list[int] = [0] * players
        self.deaths: list[int] = [0] * players
        self.damage: list[int] = [0] * players
        """The Damage cards that each player holds (crucible:damage.cards), any number (crucible:ruling.counters)."""
        self.sources: list[tuple[int, ...]] = [()] * players
        """Who dealt them, the oldest first; -1 for Monsters, tiles and oneself."""
        self.hurt: tuple[tuple[int, int], ...] = ()
        """Who was dealt Damage by which other player this round."""
        self.dead: tuple[int, ...] = ()
        self.fields: tuple[tuple[int, ...], ...] = ()
        """The Spells that cover tiles: card, player, places."""
        self.cast: tuple[int, ...] = ()
        """The Memories cast on the turn under way."""
        self.cast_round: tuple[int, ...] = ()
        """The Memories cast this round."""
        self.attacked: tuple[int, ...] = ()
        """The players who have attacked this round."""
        self.attacks: int = 0
        """How often the active character has attacked on this turn."""
        self.moved: bool = False
        """Whether the active character has moved on this Move turn."""
        self.flipped: bool = False
        self.began: int = OUTSIDE
        """Where the active character stood as its turn began."""

    def copy(self) -> "Crucible":
        new = Crucible(self.game, self.printed, self.owners, self.key, blank=True)
        self.copy_into(new)
        new.values = self.values
        new.printed = self.printed
        new.first = self.first
        new.on_board = cast("dict[int, OnBoard]", new.cards)
        # Fields, by tools.fields.
        new.options = self.options
        new.seating = self.seating
        new.tokens = self.tokens.copy()
        new.magicks = self.magicks.copy()
        new.order = self.order
        new.phase = self.phase
        new.points = self.points.copy()
        new.deaths = self.deaths.copy()
        new.damage = self.damage.copy()
        new.sources = self.sources.copy()
        new.hurt = self.hurt
        new.dead = self.dead
        new.fields = self.fields
        new.cast = self.cast
        new.cast_round = self.cast_round
        new.attacked = self.attacked
        new.attacks = self.attacks
        new.moved = self.moved
        new.flipped = self.flipped
        new.began = self.began
        # That is all of them.
        return new

    def reprint(self, prints: tuple[CardPrint, ...]) -> None:
        super().reprint(prints)
        self.printed = cast("tuple[Print, ...]", prints)

    # ---- where things are ----

    def zone(self, player: int, kind: int) -> tuple[int, ...]:
        """Return the cards in a player's zone of that kind."""
        return self.zones[player * ZONES + kind]

    def shared(self, kind: int) -> int:
        """Return the number of a shared zone."""
        return self.first + kind

    def place_of(self, card: int) -> int:
        """Return the place of a card on the Battlefield, or `OUTSIDE`."""
        place = self.where[card] - self.first
        return place if 0 <= place < PLACES else OUTSIDE

    def here(self, player: int) -> int:
        """Return the place of a player's character, or `OUTSIDE`."""
        return self.place_of(self.tokens[player])

    def ground_at(self, place: int) -> int:
        """Return what lies at a place under all Tokens: a tile, a Monster, bare ground."""
        return self.zones[self.first + place][0]

    def token_at(self, place: int) -> int:
        """Return the Token at a place, the last one that came, or -1."""
        cards = self.zones[self.first + place]
        return cards[-1] if len(cards) > 1 else NOBODY

    def monster_at(self, place: int) -> int:
        """Return the Monster at a place, or -1."""
        ground = self.ground_at(place)
        return ground if self.printed[ground].kind == MONSTER else NOBODY

    def characters(self) -> list[int]:
        """Return the Character Tokens on the Battlefield, in turn order."""
        return [self.tokens[player] for player in self.order if self.here(player) >= 0]

    def summoned(self, player: int) -> list[int]:
        """Return a player's Memory Tokens on the Battlefield, in the order of their places."""
        return [card for card in self.called() if self.owners[card] == player]

    def called(self) -> list[int]:
        """Return all Memory Tokens on the Battlefield, in the order of their places."""
        found: list[int] = []
        zones, printed = self.zones, self.printed
        for place in range(self.first, self.first + PLACES):
            cards = zones[place]
            if len(cards) > 1:
                found += [card for card in cards[1:] if printed[card].kind != TOKEN]
        return found

    def combatants(self) -> list[int]:
        """Return all combatants: characters in turn order, then Memory Tokens by owner, then Monsters by place."""
        found = self.characters()
        called = self.called()
        if called:
            for player in self.order:
                found += [card for card in called if self.owners[card] == player]
        return found + self.monsters()

    def monsters(self) -> list[int]:
        """Return the Monsters on the Battlefield, in the order of their places."""
        found: list[int] = []
        zones, printed = self.zones, self.printed
        for place in range(self.first, self.first + PLACES):
            cards = zones[place]
            if cards and printed[cards[0]].kind == MONSTER:
                found.append(cards[0])
        return found

    def order_of(self, card: int) -> int:
        """Return when it is a card's turn to draw: by the Turn of its player, Monsters last (crucible:order.turn)."""
        owner = self.owners[card]
        return self.order.index(owner) if owner in self.order else len(self.order)

    def is_character(self, card: int) -> bool:
        """Whether a card is a Character Token on the Battlefield."""
        return self.printed[card].kind == TOKEN and card in self.on_board

    def is_token(self, card: int) -> bool:
        """Whether a card is a Token on the Battlefield."""
        return card in self.on_board and self.printed[card].is_token

    def controller(self, card: int) -> int:
        """Return whose a card is: on the Battlefield that of its owner, -1 for tiles and Monsters."""
        if self.place_of(card) < 0:
            return super().controller(card)
        owner = self.owners[card]
        return owner if owner >= 0 else NOBODY

    def change(self, card: int) -> OnBoard:
        """Return the state of a card on the Battlefield for writing; for events alone."""
        return cast("OnBoard", self.own(card))

    def boxed(self) -> tuple[int, ...]:
        """Return what nobody has chosen."""
        return self.zones[self.first + BOX]

    # ---- what counts ----

    def mana(self, player: int) -> int:
        """Return the Mana that a player has access to: that of the tile under the character (crucible:move.mana).

        It stays there as long as the tile does (crucible:move.mana-stays), and casting does not lessen it
        (crucible:cast.not-spent).
        """
        place = self.here(player)
        if place < 0:
            return 0
        return MANA.bent(self, self.tokens[player], self.printed[self.ground_at(place)].facts.mana)

    def steps(self, card: int) -> int:
        """Return how far a Token moves."""
        return MOVE.bent(self, card, self.printed[card].facts.move)

    def reach(self, card: int) -> int:
        """Return the Attack Range of a combatant; of most Monsters it is 1 (crucible:monster.range)."""
        return REACH.bent(self, card, self.printed[card].facts.reach)

    def spell_range(self, player: int, card: int) -> int:
        """Return how far a player's Spell reaches; one without a Range, and a Token, no farther than it says.

        crucible:ruling.no-placement
        """
        facts = self.printed[card].facts
        if facts.range < 1 or self.printed[card].is_summoning:
            return facts.range
        return SPELL_RANGE.bent(self, self.tokens[player], facts.range)

    def within(self, card: int, other: int, distance: int) -> bool:
        """Whether a card on the Battlefield lies within that many steps of another (crucible:range.steps)."""
        here, there = self.place_of(card), self.place_of(other)
        return here >= 0 and there >= 0 and 0 < GROUND.distance(here, there) <= distance
