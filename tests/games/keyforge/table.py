"""A KeyForge table laid out by a test: who has which cards where, and then play.

    t = table("brobnar", me=side(hand=["Anger"], line=["Troll"]), opponent=side(line=["Dust Imp"]))
    t.play("Anger")
    t.ends_clean()

Player 0 is "me" and active, in step 3 of turn 3; cards are named as people name them. Cards in play are ready unless
their name is followed by "!" ("Troll!": exhausted); an upgrade follows its host after a plus ("Troll+Blood of Titans").

Where no card has the ability that a test needs, `made` makes one:

    spiky = made("Spiky Troll", keywords={"hazardous": 2})
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any, TypeVar

from cardwright.games.keyforge.facts import HOUSES, all_facts, by_name
from cardwright.games.keyforge.firstturn import first_turn_rule
from cardwright.games.keyforge.game import GAME
from cardwright.games.keyforge.layout import Place, lay
from cardwright.games.keyforge.prints import ARTIFACT, CREATURE, Print
from cardwright.games.keyforge.state import InPlay, KeyForge
from cardwright.games.keyforge.turn import MAIN, TURN
from cardwright.games.keyforge.zones import (
    ARCHIVES,
    ARTIFACTS,
    DECK,
    DISCARD,
    HAND,
    LINE,
    PURGED,
    UPGRADES,
    ZONES,
)
from cardwright.kernel.basics.rng import key_of
from cardwright.kernel.core.events import Event
from cardwright.kernel.core.frames import Activation
from cardwright.kernel.pieces.decklist import DeckList
from cardwright.kernel.pieces.nodes import Node
from tests.bystanders import Watch

E = TypeVar("E", bound=Event)

FILLER = ("Dust Pixie", "Silvertooth", "Snufflegator")
"""What decks hold where a test does not care: creatures without play abilities."""


@dataclass
class Side:
    """What one player has; lists go from left to right, or from top to bottom for deck and discard."""

    hand: Sequence[str] = ()
    line: Sequence[str] = ()
    artifacts: Sequence[str] = ()
    deck: Sequence[str] | None = None
    discard: Sequence[str] = ()
    archives: Sequence[str] = ()
    purged: Sequence[str] = ()
    aember: int = 0
    keys: int = 0
    chains: int = 0
    houses: Sequence[str] = ("brobnar", "dis", "logos")


side = Side


@dataclass
class Placed:
    """A card on its way to the table."""

    print: Print
    place: Place


MADE: dict[str, Print] = {}
"""The cards that tests made, by name."""


def made(
    name: str,
    *abilities: Node,
    like: str = "Troll",
    power: int | None = None,
    armor: int = 0,
    aember: int = 0,
    traits: Sequence[str] = (),
    keywords: Mapping[str, int] | None = None,
) -> str:
    """Make a card with these abilities, of the house and type (and power) of another, and return its name."""
    assert name not in [card.name for card in all_facts().values()], f"{name} is a card already"
    model = by_name(like)
    facts = replace(
        model,
        number=f"test {name}",
        name=name,
        power=model.power if power is None else power,
        armor=armor,
        aember=aember,
        traits=tuple(traits),
        keywords=tuple((keywords or {}).items()),
    )
    MADE[name] = Print(facts, model.house, abilities)
    return name


def print_of(name: str, house: str | None = None) -> Print:
    """Find a print by the card's name; a maverick by name and house ("Anger@logos")."""
    if name in MADE:
        return MADE[name]
    title, _, maverick = name.partition("@")
    facts = by_name(title)
    return GAME.print_of(facts.number, maverick or house or facts.house)


class Table:
    """A match in the middle of a turn, with short ways to play it and to look at it."""

    def __init__(self, match: KeyForge, *, laid: bool = True) -> None:
        """Wrap a match that was laid out, or dealt."""
        self.m = match
        self.watch = Watch(match, counters=("aember", "keys", "chains"), rests=("exhausted", "armor"), laid=laid)

    # ---- play ----

    def pick(self, *picks: str) -> "Table":
        """Pick options by their text, one decision after the other."""
        for pick in picks:
            self.watch.choose(pick)
        return self

    def play(self, card: str, *picks: str) -> "Table":
        """Play a card from hand, and answer what it asks."""
        return self.pick(f"play {card}", *picks)

    def discard(self, card: str, *picks: str) -> "Table":
        """Discard a card from hand."""
        return self.pick(f"discard {card}", *picks)

    def reap(self, card: str, *picks: str) -> "Table":
        """Reap with a creature."""
        return self.pick(f"reap {card}", *picks)

    def fight(self, attacker: str, defender: str | None = None, *picks: str) -> "Table":
        """Fight; leave out the defender where there is only one to attack."""
        self.pick(f"fight with {attacker}")
        return self.pick(*([f"attack {defender}"] if defender else []), *picks)

    def use(self, card: str, *picks: str) -> "Table":
        """Use a card's action."""
        return self.pick(f"use {card}", *picks)

    def omni(self, card: str, *picks: str) -> "Table":
        """Use a card's omni ability."""
        return self.pick(f"omni {card}", *picks)

    def choose(self, *cards: str) -> "Table":
        """Choose cards, one decision after the other."""
        return self.pick(*[f"choose {card}" for card in cards])

    def end_turn(self, *picks: str) -> "Table":
        """End the turn (and answer what the end of the turn and the next one's start ask)."""
        return self.pick("end turn", *picks)

    @property
    def offered(self) -> list[str]:
        """The texts of the options offered now."""
        return [] if self.m.over else self.m.decision.texts()

    # ---- lay out more ----

    def lay(self, name: str, number: int = 1, *, damage: int = 0, aember: int = 0, stunned: bool = False) -> "Table":
        """Lay damage, æmber or a stun on a card in play before the test begins."""
        state = self.m.change(self.find(name, number))
        state.damage, state.aember, state.stunned = damage, aember, stunned
        self.m.run()  # What is offered may have changed.
        return self

    # ---- look ----

    def names(self, player: int, kind: int) -> list[str]:
        """Name the cards of a zone, left or bottom first."""
        self.watch.looks_at(player * ZONES + kind)
        return [self.m.prints[card].name for card in self.m.zone(player, kind)]

    def find(self, name: str, number: int = 1) -> int:
        """Return the id of a card by name: the number-th one, play zones first, then all others."""
        order = [
            *[card for player in (0, 1) for kind in (LINE, ARTIFACTS, UPGRADES) for card in self.m.zone(player, kind)],
            *[card for card in range(len(self.m.prints)) if card not in self.m.cards],
        ]
        found = [card for card in order if self.m.prints[card].name == print_of(name).name][number - 1]
        self.watch.names(found)
        return found

    def state(self, name: str, number: int = 1) -> InPlay:
        """Return the state of a card in play."""
        return self.m.state(self.find(name, number))

    def power(self, name: str, number: int = 1) -> int:
        """Return a creature's power."""
        return self.m.power(self.find(name, number))

    def damage(self, name: str, number: int = 1) -> int:
        """Return the damage on a creature."""
        return self.state(name, number).damage

    @property
    def line(self) -> list[str]:
        """My battleline."""
        return self.names(0, LINE)

    @property
    def enemy_line(self) -> list[str]:
        """The opponent's battleline."""
        return self.names(1, LINE)

    @property
    def hand(self) -> list[str]:
        """My hand, sorted."""
        return sorted(self.names(0, HAND))

    @property
    def enemy_hand(self) -> list[str]:
        """The opponent's hand, sorted."""
        return sorted(self.names(1, HAND))

    @property
    def discard_pile(self) -> list[str]:
        """My discard pile, bottom first."""
        return self.names(0, DISCARD)

    @property
    def enemy_discard(self) -> list[str]:
        """The opponent's discard pile, bottom first."""
        return self.names(1, DISCARD)

    @property
    def aember(self) -> tuple[int, int]:
        """Both pools, mine first."""
        self.watch.reads("aember")
        return self.m.aember[0], self.m.aember[1]

    @property
    def keys(self) -> tuple[int, int]:
        """The keys that both have forged, mine first."""
        self.watch.reads("keys")
        return self.m.keys[0], self.m.keys[1]

    @property
    def chains(self) -> tuple[int, int]:
        """Both players' chains, mine first."""
        self.watch.reads("chains")
        return self.m.chains[0], self.m.chains[1]

    def happened(self, *kinds: type[E]) -> list[E]:
        """The events of these kinds so far, in order."""
        events: list[E] = []
        entry = self.m.journal
        while entry is not None:
            if isinstance(entry.event, kinds):
                events.append(entry.event)
            entry = entry.before
        return events[::-1]

    def sizes(self, kind: int) -> tuple[int, int]:
        """How many cards are in both players' zones of a kind, mine first."""
        return len(self.names(0, kind)), len(self.names(1, kind))

    def ends_clean(self, *changed: str) -> None:
        """Assert that nothing is pending: the match is over, or somebody is in step 3 with nothing else going on.

        Nothing has changed that the test did not play or look at, but for the cards and counters named here.
        """
        self.watch.nobody_else_changed(*changed)
        if self.m.over:
            return
        assert [frame.op for frame in self.m.frames] == [TURN], self.m.prompt()
        assert self.m.frames[0].pc == MAIN, self.m.prompt()
        assert not self.m.pending


def started(mine: DeckList | str = "argus", theirs: DeckList | str = "onyx", seed: int = 1, **options: Any) -> Table:
    """Start a real match between two decks that ship with the game, before any decision."""
    match = GAME.start([mine, theirs], seed, names=("Me", "Opponent"), **options)
    assert isinstance(match, KeyForge)
    return Table(match, laid=False)


def table(
    house: str = "brobnar", *, me: Side | None = None, opponent: Side | None = None, turn: int = 3, seed: int = 1
) -> Table:
    """Lay out a table; it is my step 3 with ``house`` active."""
    placed: list[Placed] = []
    for player, player_side in enumerate((me or Side(), opponent or Side())):
        _place(placed, player, player_side)
    match = KeyForge(GAME, tuple(p.print for p in placed), tuple(p.place.player for p in placed), key_of(seed))
    match.names = ("Me", "Opponent")
    match.journaling = True
    match.options = {"first": 0, "chooser": -1}
    lay(match, [p.place for p in placed], turn)
    for player, player_side in enumerate((me or Side(), opponent or Side())):
        match.aember[player] = player_side.aember
        match.keys[player] = player_side.keys
        match.chains[player] = player_side.chains
    match.houses = tuple(tuple(HOUSES.index(h) for h in (s or Side()).houses) for s in (me, opponent))
    match.house = HOUSES.index(house)
    if turn == 1:
        first_turn_rule(match)
    match.push(TURN, Activation(0, -1), MAIN)
    match.run()
    return Table(match)


def _place(placed: list[Placed], player: int, s: Side) -> None:
    for kind, names in ((HAND, s.hand), (LINE, s.line), (ARTIFACTS, s.artifacts), (ARCHIVES, s.archives)):
        for name in names:
            title, *upgrades = name.split("+")
            printed = print_of(title.rstrip("!"))
            assert kind not in {LINE, ARTIFACTS} or printed.type in {CREATURE, ARTIFACT}, printed.name
            placed.append(Placed(printed, Place(player, kind, ready=not title.endswith("!"))))
            host = len(placed) - 1
            placed.extend(Placed(print_of(upgrade), Place(player, UPGRADES, host=host)) for upgrade in upgrades)
    deck = FILLER * 4 if s.deck is None else s.deck
    for kind, names in ((DECK, deck), (DISCARD, s.discard), (PURGED, s.purged)):
        placed.extend(Placed(print_of(name), Place(player, kind)) for name in reversed(names))
