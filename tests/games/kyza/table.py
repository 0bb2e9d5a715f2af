"""A table of Kyza Kards laid out by a test: who has which cards where, and then play.

    t = table(me=side(hand=["Fire Eater"], characters=["War Drum"]), opponent=side(set=["Town Crier"]))
    t.pick("pass")
    t.ends_clean()

Player 0 is "me" and active, in the ACTIVATE phase of turn 3, with priority; ``phase`` begins in another one. Cards that
are set have been so since an earlier turn; ``effects`` are continuous ones that work already. Both decks hold `FILLER`.

Nobody is asked who has no face-down card; where a test wants somebody asked, they have one that cannot be used.

The cards are those of the `first_edition`, whose figures stay as they are; `shipped` takes those that ship. Where no
card has the ability that a test needs, `made` makes one.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any

from cardwright.games.kyza.game import GAME
from cardwright.games.kyza.layout import lay
from cardwright.games.kyza.prints import Facts, KyzaCard
from cardwright.games.kyza.state import ACTIVATE_PHASE, COMBAT_PHASE, SET_PHASE, Kyza, OnField
from cardwright.games.kyza.turn import ATTACKS, ENDING, TURN, WINDOWS
from cardwright.games.kyza.zones import CHARACTERS, DECK, DISCARD, EFFECTS, HAND, OUT, SET, ZONES
from cardwright.kernel.basics.rng import key_of
from cardwright.kernel.core.frames import Activation
from cardwright.kernel.pieces.nodes import Node
from cardwright.kernel.pile.priority import Priority
from tests.bystanders import Watch
from tests.games.kyza.first_edition import FIRST_EDITION

FILLER = ("Great Whale", "World Wheel", "Storm King", "Last Lighthouse")
"""What decks hold where a test does not care, the top card first."""
PHASES = {"activate": ACTIVATE_PHASE, "combat": COMBAT_PHASE, "set": SET_PHASE}


@dataclass
class Side:
    """What one player has; deck and discard from top to bottom."""

    hand: Sequence[str] = ()
    characters: Sequence[str] = ()
    set: Sequence[str] = ()
    effects: Sequence[str] = ()
    deck: Sequence[str] | None = None
    discard: Sequence[str] = ()
    life: int = 20


side = Side
MADE: dict[str, KyzaCard] = {}
"""The cards that tests made, by name."""


def made(
    name: str, *abilities: Node | Sequence[Node], level: int = 2, damage: int = 2, health: int = 2, **facts: Any
) -> str:
    """Make a card, and return its name."""
    key = f"test-{name.lower().replace(' ', '-')}"
    nodes = [node for ability in abilities for node in ([ability] if isinstance(ability, Node) else ability)]
    MADE[name] = KyzaCard(Facts(key, name, level, damage, health, **facts), tuple(nodes))
    return name


def print_of(name: str) -> KyzaCard:
    """Find a card by name: one that a test made, or one of the first edition."""
    return MADE[name] if name in MADE else FIRST_EDITION[name]


def shipped_print_of(name: str) -> KyzaCard:
    """Find a card by name: one that a test made, or one that ships."""
    return MADE[name] if name in MADE else GAME.print_by_name(name)


class Table:
    """A match in the middle of a turn, with short ways to play it and to look at it."""

    def __init__(self, match: Kyza, *, laid: bool = True) -> None:
        """Wrap a match that was laid out, or dealt."""
        self.m = match
        self.watch = Watch(match, counters=("life",), rests=("counters",), laid=laid)

    # ---- play ----

    def pick(self, *picks: str) -> "Table":
        """Pick options by their text, one decision after the other."""
        for pick in picks:
            self.watch.choose(pick)
        return self

    def activate(self, card: str, *aims: str) -> "Table":
        """Activate a set card, aim it, and let it resolve, all passing."""
        self.pick(f"activate {card}", *[f"aim at {aim}" for aim in aims])
        return self.resolve()

    def resolve(self) -> "Table":
        """Let all pass until one effect has left the stack, or it asks something."""
        waiting = len(self.m.pile)
        while not self.m.over and len(self.m.pile) >= waiting > 0 and self.passing:
            self.watch.choose("pass")
        return self

    def resolve_all(self) -> "Table":
        """Let all pass until the stack is empty, or something is asked."""
        while not self.m.over and self.m.pile and self.passing:
            self.watch.choose("pass")
        return self

    def attack(self, *attackers: str) -> "Table":
        """Pass to combat and attack with these characters."""
        self.to_combat()
        self.pick(*[f"attack with {card}" for card in attackers])
        if not self.m.over and "done" in self.offered:
            self.watch.choose("done")
        return self

    def to_combat(self) -> "Table":
        """Let all pass until attackers are asked for."""
        while not self.m.over and not any(text.startswith("attack with") for text in self.offered):
            self.watch.choose("pass")
        return self

    def passes(self) -> "Table":
        """Let all pass until something else is asked."""
        while not self.m.over and self.passing and self.m.active == 0:
            self.watch.choose("pass")
        return self

    def end_turn(self) -> "Table":
        """Go on to the opponent's turn: nobody attacks or does anything."""
        turn = self.m.turn
        while not self.m.over and self.m.turn == turn:
            last = self.m.decision.options[-1]
            self.watch.choose("pass" if self.passing else "done" if "done" in self.offered else last)
        return self

    @property
    def passing(self) -> bool:
        """Whether somebody is asked who may pass."""
        return "pass" in self.offered

    @property
    def offered(self) -> list[str]:
        """The texts of the options offered now."""
        return [] if self.m.over else self.m.decision.texts()

    @property
    def asked(self) -> str:
        """Who is asked now."""
        return self.m.names[self.m.chooser]

    # ---- look ----

    def names(self, player: int, kind: int) -> list[str]:
        """Name the cards of a zone, in the order in which they came."""
        self.watch.looks_at(player * ZONES + kind)
        return [self.m.prints[card].name for card in self.m.zone(player, kind)]

    def find(self, name: str, number: int = 1) -> int:
        """Return the id of a card by name: the number-th one, the field first, then all others; decks last."""
        order = [
            *[c for p in (0, 1) for kind in (CHARACTERS, SET, EFFECTS) for c in self.m.zone(p, kind)],
            *[c for p in (0, 1) for kind in (HAND, DISCARD, OUT, DECK) for c in self.m.zone(p, kind)],
        ]
        found = [card for card in order if self.m.prints[card].name == name][number - 1]
        self.watch.names(found)
        return found

    def state(self, name: str, number: int = 1) -> OnField:
        """Return the state of a card on the field."""
        return self.m.state(self.find(name, number))

    def stats(self, name: str, number: int = 1) -> tuple[int, int]:
        """Return a character's damage and what is left of its health."""
        card = self.find(name, number)
        return self.m.damage(card), self.m.health_left(card)

    @property
    def mine(self) -> list[str]:
        """My characters."""
        return self.names(0, CHARACTERS)

    @property
    def theirs(self) -> list[str]:
        """The opponent's characters."""
        return self.names(1, CHARACTERS)

    @property
    def hand(self) -> list[str]:
        """My hand, sorted."""
        return sorted(self.names(0, HAND))

    @property
    def enemy_hand(self) -> list[str]:
        """The opponent's hand, sorted."""
        return sorted(self.names(1, HAND))

    @property
    def discard(self) -> list[str]:
        """My discard pile, bottom first."""
        return self.names(0, DISCARD)

    @property
    def enemy_discard(self) -> list[str]:
        """The opponent's discard pile, bottom first."""
        return self.names(1, DISCARD)

    @property
    def life(self) -> tuple[int, int]:
        """Both players' life, mine first."""
        self.watch.reads("life")
        return self.m.life[0], self.m.life[1]

    @property
    def stack(self) -> list[str]:
        """The names of the cards whose effects wait, the topmost last."""
        return [self.m.prints[item.act.source].name for item in self.m.pile]

    def ends_clean(self, *changed: str) -> None:
        """Assert that nothing is pending: the match is over, or somebody has priority, or attacks.

        Nothing has changed that the test did not play or look at, but for the cards and counters named here.
        """
        self.watch.nobody_else_changed(*changed)
        if self.m.over:
            return
        assert not self.m.pile
        assert not self.m.pending
        assert self.m.frames[0].op == TURN
        assert len(self.m.frames) == 1 + (isinstance(self.m.frames[-1].op, Priority) or "done" in self.offered), (
            self.m.prompt()
        )


def started(*decks: str, seed: int = 1, **options: Any) -> Table:
    """Start a real match between two decks that ship with the game."""
    match = GAME.start(decks or ("Sparks and Drums", "Still Waters"), seed, names=("Me", "Opponent"), **options)
    assert isinstance(match, Kyza)
    return Table(match, laid=False)


def table(
    *,
    me: Side | None = None,
    opponent: Side | None = None,
    phase: str = "activate",
    seed: int = 1,
    find: Callable[[str], KyzaCard] = print_of,
    **options: int,
) -> Table:
    """Lay out a table; it is my turn, in that phase, and I have priority."""
    placed: list[tuple[KyzaCard, int, int]] = []
    for player, mine in enumerate((me or Side(), opponent or Side())):
        deck = FILLER * 3 if mine.deck is None else mine.deck
        for kind, names in (
            (HAND, mine.hand),
            (CHARACTERS, mine.characters),
            (SET, mine.set),
            (EFFECTS, mine.effects),
            (DECK, tuple(reversed(deck))),
            (DISCARD, tuple(reversed(mine.discard))),
        ):
            placed.extend((find(name), player, kind) for name in names)
    m = Kyza(GAME, tuple(card for card, _, _ in placed), tuple(player for _, player, _ in placed), key_of(seed))
    m.names = ("Me", "Opponent")
    m.journaling = True
    m.options = {**m.options, "static": 1, **options}
    m.life = [(me or Side()).life, (opponent or Side()).life]
    lay(m, [(player, kind) for _, player, kind in placed], turn=3)
    m.phase = PHASES[phase]
    m.journal = None
    m.push(TURN, Activation(0, -1), ENDING if phase == "set" else ATTACKS)
    if phase != "combat":
        WINDOWS[m.phase].begin(m)
    m.run()
    return Table(m)


shipped = partial(table, find=shipped_print_of)
"""Lay out a table with cards that ship."""
