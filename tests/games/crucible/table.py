"""A Battlefield laid out by a test: who stands where with what, and then play.

    t = table(side("Lancer", 7, facing=SOUTH), side("Warden", 12), phase=ATTACK_PHASE)
    t.draws(3, 4)
    t.act("attack Warden")
    t.ends_clean()

Places are numbers from 0 at the top left to 14, and 7 is the Chrysalys. Where nothing is said there is bare ground,
which gives no Mana. It is player 0's turn of the phase ("Me"); the others take
theirs after it. Destiny cards that a test does not name come in a fixed order.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import cast

from cardwright.games.crucible.actions import MAGICKS
from cardwright.games.crucible.events import FieldLaid, MemoryStays, PhaseBegan, TokenPlaced
from cardwright.games.crucible.game import CrucibleGame
from cardwright.games.crucible.layout import lay, stack
from cardwright.games.crucible.rounds import ATTACKS, CHECKS, MONSTERS, MOVES, RESPAWN, SPELLS, Rounds
from cardwright.games.crucible.setup import OPTIONS
from cardwright.games.crucible.state import Crucible
from cardwright.games.crucible.turns import PhaseTurn
from cardwright.games.crucible.values import ATTACK_PHASE, MOVE_PHASE, PHASES, SPELL_PHASE, load_values
from cardwright.games.crucible.zones import (
    ACTIVE,
    ASIDE,
    BOX,
    CENTER,
    DECK,
    DESTINY,
    DESTINY_DISCARD,
    HAND,
    ITEMS,
    PLACE_NAMES,
    PLACES,
    TILE_DECK,
    TILE_DISCARD,
    TROPHIES,
    ZONES,
)
from cardwright.kernel.basics.grids import NORTH
from cardwright.kernel.basics.rng import key_of
from cardwright.kernel.core.frames import Activation
from cardwright.kernel.pieces.setup import Setup
from cardwright.kernel.pieces.zones import NOBODY
from tests.bystanders import Watch

NAMES = ("Me", "Bea", "Cid", "Dot")
WITH_FIGURES = CrucibleGame(2, load_values(Path(__file__).with_name("figures.json")))
"""The game with figures that stay, so that rules are reckoned in tests whatever balance makes of those that ship."""
MONSTERS_ACT, CHECK, RESPAWNS = 10, 11, 12
"""Where else in a round a test can begin: Monsters act, death checks, the dead respawn."""
STAGES = {
    MOVE_PHASE: MOVES,
    ATTACK_PHASE: ATTACKS,
    SPELL_PHASE: SPELLS,
    MONSTERS_ACT: MONSTERS,
    CHECK: CHECKS,
    RESPAWNS: RESPAWN,
}
LAST_PHASE = {MONSTERS_ACT: MOVE_PHASE, CHECK: SPELL_PHASE, RESPAWNS: SPELL_PHASE}
PASSES = (("memory deck", "memories"), ("destiny", "destiny discard"), ("tile deck", "tile discard"))


@dataclass
class Side:
    """What one player has; ``at`` -1: the character is dead."""

    token: str
    at: int
    facing: int = NORTH
    magick: str = ""
    memories: Sequence[str] = ()
    deck: Sequence[str] | None = None
    items: Sequence[str] = ()
    summoned: Mapping[str, int] | None = None
    fields: Mapping[str, tuple[int, ...]] | None = None
    damage: int = 0
    by: Sequence[int] = ()
    points: int = 0


side = Side


class Table:
    """A match in the middle of a game, with short ways to play it and to look at it."""

    def __init__(self, match: Crucible) -> None:
        """Wrap a match that was laid out."""
        self.m = match
        self.watch = Watch(match, counters=("points", "damage"), passes=PASSES)
        self.watch.looks_at(match.shared(DESTINY_DISCARD))

    # ---- play ----

    @property
    def offered(self) -> list[str]:
        """The options of the decision."""
        return self.m.decision.texts()

    @property
    def prompt(self) -> str:
        """What is asked."""
        return self.m.decision.prompt

    @property
    def who(self) -> str:
        """Who decides."""
        return self.m.names[self.m.chooser]

    def draws(self, *values: int) -> "Table":
        """Let these be the next Destiny cards, the first one first."""
        m = self.m
        deck = list(m.zones[m.shared(DESTINY)])
        top: list[int] = []
        for value in values:
            card = next(card for card in deck if m.printed[card].facts.value == value)
            deck.remove(card)
            top.insert(0, card)
        stack(m, m.shared(DESTINY), top)
        return self

    def tiles(self, *names: str) -> "Table":
        """Let these be the next tiles of the deck, the first one first."""
        m = self.m
        deck = m.zones[m.shared(TILE_DECK)]
        top = [find(m, name, deck) for name in names]
        stack(m, m.shared(TILE_DECK), top[::-1])
        for card in top:
            self.watch.names(card)
        return self

    def act(self, *picks: str) -> "Table":
        """Pick options in a row."""
        for pick in picks:
            self.watch.names(self.m.tokens[self.m.chooser])
            self.watch.choose(pick)
        return self

    def move(self, place: int) -> "Table":
        """Move to a place."""
        return self.act(f"move to {PLACE_NAMES[place]}")

    def cast(self, name: str, *picks: str) -> "Table":
        """Cast a Memory and answer what it asks; a number is a place."""
        return self.act(f"cast {name}", *picks)

    def until(self, phase: int, player: int = 0) -> "Table":
        """End turns until a player is asked in a phase, this one's or a later one's."""
        asked = (self.m.turn, self.m.phase, self.m.chooser)
        while asked == (self.m.turn, self.m.phase, self.m.chooser) or (self.m.phase, self.m.chooser) != (phase, player):
            self.act(f"end {PHASES[self.m.phase]} turn")
        return self

    def moves(self) -> list[int]:
        """The places that are offered for a move."""
        texts = {f"move to {name}": place for place, name in enumerate(PLACE_NAMES)}
        return sorted(texts[text] for text in self.offered if text in texts)

    def begin(self) -> "Table":
        """Run what begins by itself, once Destiny has been stacked."""
        self.watch.begin()
        self.m.run()
        return self

    # ---- look ----

    def card(self, name: str) -> int:
        """The card of that name, which the test names so."""
        card = find(self.m, name, range(len(self.m.prints)))
        self.watch.names(card)
        return card

    def at(self, name: str) -> int:
        """The place of a card, -1 off the Battlefield."""
        return self.m.place_of(self.card(name))

    def ground(self, place: int) -> str:
        """What lies at a place."""
        card = self.m.ground_at(place)
        self.watch.names(card)
        return self.m.prints[card].name

    def facing(self, name: str) -> int:
        """Where a Token faces."""
        return self.m.on_board[self.card(name)].facing

    def damage(self, player: int = 0) -> int:
        """How much Damage a player holds."""
        self.watch.reads("damage", player=player)
        self.watch.names(self.m.tokens[player])
        return self.m.damage[player]

    def points(self, player: int = 0) -> int:
        """The score."""
        self.watch.reads("points", player=player)
        return self.m.points[player]

    def zone(self, player: int, kind: int) -> list[str]:
        """The names of the cards in a player's zone, in their order."""
        self.watch.looks_at(player * ZONES + kind)
        return [self.m.prints[card].name for card in self.m.zone(player, kind)]

    def hand(self, player: int = 0) -> list[str]:
        """The Memories in hand."""
        return sorted(self.zone(player, HAND))

    def deck(self, player: int = 0) -> list[str]:
        """The Memory deck, from the bottom up."""
        return self.zone(player, DECK)

    def items(self, player: int = 0) -> list[str]:
        """The Items held."""
        return self.zone(player, ITEMS)

    def active(self, player: int = 0) -> list[str]:
        """The Spells at work."""
        return self.zone(player, ACTIVE)

    def trophies(self, player: int = 0) -> list[str]:
        """What was won."""
        return self.zone(player, TROPHIES)

    def aside(self, player: int = 0) -> list[str]:
        """What is set aside."""
        return self.zone(player, ASIDE)

    @property
    def removed(self) -> list[str]:
        """The tile discard."""
        self.watch.looks_at(self.m.shared(TILE_DISCARD))
        return [self.m.prints[card].name for card in self.m.zones[self.m.shared(TILE_DISCARD)]]

    @property
    def under_tiles(self) -> list[str]:
        """The tile deck, from the bottom up."""
        self.watch.looks_at(self.m.shared(TILE_DECK))
        return [self.m.prints[card].name for card in self.m.zones[self.m.shared(TILE_DECK)]]

    def log(self, viewer: int = 0) -> list[str]:
        """What has happened."""
        return self.m.log(viewer)

    def ends_clean(self, *changed: str) -> None:
        """Assert that nothing is pending: the match is over, or somebody is asked what to do in a phase.

        Nothing has changed that the test did not play or look at, but for the cards and counters named here.
        """
        self.watch.looks_at(self.m.shared(DESTINY_DISCARD))
        self.watch.looks_at(self.m.shared(BOX))
        self.watch.nobody_else_changed(*changed)
        if self.m.over:
            return
        assert not self.m.pending
        assert isinstance(self.m.frames[-1].op, PhaseTurn), self.prompt


def table(
    *sides: Side,
    phase: int = MOVE_PHASE,
    tiles: Mapping[int, str] | None = None,
    number: int = 2,
    mana: bool = True,
    forced: bool = False,
    wait: bool = False,
    **options: int,
) -> Table:
    """Lay out a table; with ``wait`` nothing happens before `Table.begin`.

    Who begins with Memories stands on the Black Mirror Mere, which gives 4 Mana and else nothing to who stands there;
    ``tiles`` may say otherwise, and without ``mana`` it is bare ground.
    """
    game = cast("CrucibleGame", WITH_FIGURES.seated(len(sides)))
    values = {option.name: option.default for option in OPTIONS} | options
    setup = Setup((), NAMES[: len(sides)], values, skip_forced=not forced)
    m = game.deal(setup, key_of("table"))
    m.frames.clear()
    m.setup, m.names, m.options = setup, setup.names, values
    m.skip_forced = not forced
    named = dict(tiles or {})
    if mana and sides[0].memories and sides[0].at not in {*named, CENTER, -1}:
        named[sides[0].at] = "Black Mirror Mere"
    cards = range(len(m.prints))
    free = [number for number in range(len(MAGICKS)) if MAGICKS[number] not in [one.magick for one in sides]]
    called = ["The Chrysalys" if place == CENTER else named.get(place, "") for place in range(PLACES)]
    lay(
        m,
        [find(m, one.token, cards) for one in sides],
        [MAGICKS.index(one.magick) if one.magick else free.pop() for one in sides],
        [find(m, name, cards) if name else NOBODY for name in called],
    )
    for player, one in enumerate(sides):
        furnish(m, player, one)
    for card in m.on_board:
        m.change(card).stirred = False
    m.turn = number
    m.do(PhaseBegan(LAST_PHASE.get(phase, phase)))
    stage = STAGES[phase]
    rest = tuple([player for player in m.order if player])
    m.push(Rounds(), Activation(NOBODY, NOBODY), *((stage + 1, (0, *rest)) if phase <= SPELL_PHASE else (stage, ())))
    m.journaling = True
    if not wait:
        m.run()
    return Table(m)


def furnish(m: Crucible, player: int, one: Side) -> None:
    """Give a player everything, and place it."""
    deck = m.zone(player, DECK)
    for name in one.memories:
        m.move(find(m, name, deck), player * ZONES + HAND)
    if one.deck is not None:
        ordered = [find(m, name, m.zone(player, DECK)) for name in one.deck]
        for card in deck:
            if card not in ordered and m.where[card] == player * ZONES + DECK:
                m.move(card, m.shared(BOX))
        m.reorder(player * ZONES + DECK, tuple(ordered))
    for name in one.items:
        card = find(m, name, m.zones[m.shared(TILE_DECK)])
        m.move(card, player * ZONES + ITEMS)
        m.put_in_force(card, player, m.printed[card].constants)
    m.points[player] = one.points
    m.damage[player] = one.damage
    m.sources[player] = tuple(one.by) or (NOBODY,) * one.damage
    if one.at < 0:
        m.dead = (*m.dead, player)
        return
    m.do(TokenPlaced(m.tokens[player], one.at))
    m.change(m.tokens[player]).facing = one.facing
    for name, place in (one.summoned or {}).items():
        m.do(TokenPlaced(find(m, name, range(len(m.prints))), place))
    for name, places in (one.fields or {}).items():
        card = find(m, name, range(len(m.prints)))
        m.do(MemoryStays(player, card))
        m.do(FieldLaid(player, card, places))


def find(m: Crucible, name: str, among: Sequence[int]) -> int:
    """The first card of that name."""
    return next(card for card in among if m.prints[card].name == name)
