"""A table of Kryptik laid out by a test: who has which cards where, and then play.

    t = table(me=side(hand=["Wither"], island=["Moss Boar"]), opponent=side(row=["Reed Skiff"]))
    t.cast("Wither", "Hired Hand").attack("Moss Boar", 1)
    t.ends_clean()

Player 0 is "Me" and active, in the 1st phase of turn 3, with priority; "Opponent" is player 1, and further players are
"Third" and so on. Both have `FILLER` in their decks and rows, and a soul row that pays for anything: ``soul`` is how
many cards of each color lie there. Citizens have been there since an earlier turn; those named in ``weary`` have not.

Nobody is asked who has no card in hand and no ability to use; a test that wants to look before the turn goes on gives
somebody `WAIT`, which cannot be cast with nothing on the pile.

Where no card has the ability that a test needs, `made` makes one.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from cardwright.games.kryptik.actions import PAY_ENERGY, PAY_WITH, STRIDE
from cardwright.games.kryptik.events.island import Attached
from cardwright.games.kryptik.game import GAME
from cardwright.games.kryptik.layout import Place, lay
from cardwright.games.kryptik.prints import Facts, KryptikCard
from cardwright.games.kryptik.state import BLOCKERS, DAMAGE, FIRST, Kryptik, OnTable
from cardwright.games.kryptik.turn import COMBAT_BEGINS, TURN, WINDOWS
from cardwright.games.kryptik.zones import (
    ABOLISHED,
    ATTACHED,
    DECK,
    HAND,
    ISLAND,
    LIMBO,
    PLACES,
    REVEALED,
    ROW,
    SOUL,
    ZONES,
)
from cardwright.kernel.basics.rng import key_of
from cardwright.kernel.core.frames import Activation
from cardwright.kernel.pieces.nodes import Node
from cardwright.kernel.pile.priority import Priority
from tests.bystanders import Watch

FILLER = ("Daybreak Giant", "Bramble Behemoth", "Hush", "Wandering Judge")
"""What decks hold where a test does not care, the top card first."""
WAIT = "Hush"
ROW_FILLER = ("Lamplit Marshal",) * PLACES
SOULS = ("Daybreak Giant", "Hush", "Gallows Giant", "Bramble Behemoth")
"""A card of each color for the soul row."""
NAMES = ("Me", "Opponent", "Third", "Fourth", "Fifth", "Sixth")


@dataclass
class Side:
    """What one player has; deck and limbo pile from top to bottom, the row from the first place on."""

    hand: Sequence[str] = ()
    island: Sequence[str] = ()
    weary: Sequence[str] = ()
    engaged: Sequence[str] = ()
    deck: Sequence[str] | None = None
    limbo: Sequence[str] = ()
    row: Sequence[str] | None = None
    soul: int | Sequence[str] = 3
    under: Sequence[tuple[str, str]] = ()
    """Pairs of an attached card and its host."""


side = Side
MADE: dict[str, KryptikCard] = {}
"""The cards that tests made, by name."""


def made(name: str, *abilities: Node, cost: str = "{1}", box: str = "1", **facts: Any) -> str:
    """Make a card, and return its name: a citizen if it has a defense."""
    facts.setdefault("citizen", "defense" in facts)
    MADE[name] = KryptikCard(Facts(f"test-{name.lower().replace(' ', '-')}", name, cost, box, **facts), abilities)
    return name


def print_of(name: str) -> KryptikCard:
    """Find a card by name."""
    return MADE[name] if name in MADE else GAME.print_by_name(name)


class Table:
    """A match in the middle of a turn, with short ways to play it and to look at it."""

    def __init__(self, match: Kryptik, *, laid: bool = True) -> None:
        """Wrap a match that was laid out, or dealt."""
        self.m = match
        self.watch = Watch(match, rests=("engaged", "weary"), laid=laid)

    # ---- play ----

    def pick(self, *picks: str) -> "Table":
        """Pick options by their text, one decision after the other; all pass before, until one is offered.

        Whatever pays is taken as it is offered.
        """
        for pick in picks:
            turn = self.m.turn
            while self.passing and pick not in self.m.decision and self.m.turn == turn:
                self.watch.choose("pass")
            self.watch.choose(pick)
            self.pay()
        return self

    def pay(self) -> None:
        """Pay with what is offered first."""
        while not self.m.over and self.m.codes[0] // STRIDE in {PAY_WITH, PAY_ENERGY}:
            self.m.choose(0)

    def cast(self, card: str, *aims: str) -> "Table":
        """Cast a card, aim it at what is not the only target anyway, and let it resolve, all passing."""
        self.pick(f"cast {card}")
        for aim in aims:
            if f"aim at {aim}" in self.offered:
                self.pick(f"aim at {aim}")
            elif aim in self.offered:
                self.pick(aim)
        return self.resolve()

    def use(self, card: str, *picks: str) -> "Table":
        """Use an ability of a citizen, and let it resolve."""
        self.pick(f"use {card}", *picks)
        return self.resolve()

    def resolve(self) -> "Table":
        """Let all pass until the pile is empty, or something is asked."""
        while not self.m.over and self.m.pile and self.passing:
            self.watch.choose("pass")
        return self

    def resolve_one(self) -> "Table":
        """Let all pass until one effect has left the pile, or something is asked."""
        waiting = self.m.piled, len(self.m.pile)
        while not self.m.over and (self.m.piled, len(self.m.pile)) == waiting and self.passing:
            self.watch.choose("pass")
        return self

    def to(self, phase: int) -> "Table":
        """Let all pass until a phase has begun, and nobody attacks or blocks."""
        turn = self.m.turn
        while not self.m.over and self.m.turn == turn and self.m.phase != phase:
            self.passes_once()
        return self

    def passes_once(self) -> None:
        """Answer one question with what does nothing."""
        texts = self.offered
        quiet = [text for text in ("pass", "no attack", "done", "no") if text in texts]
        self.watch.choose(quiet[0] if quiet else texts[-1])

    def to_attack(self) -> "Table":
        """Let all pass until attackers are asked for."""
        while not self.m.over and "no attack" not in self.offered:
            assert self.passing, self.offered
            self.watch.choose("pass")
        return self

    def attack(self, card: str, *places: int, player: int = 1) -> "Table":
        """Attack places of a player's row, from 1 on, or the player, and stop before blocks."""
        self.to_attack()
        self.watch.choose(f"attack with {card}")
        for place in places:
            text = f"attack place {place} of {NAMES[player]}"
            if text in self.offered:
                self.watch.choose(text)
        if "done" in self.offered and any(text.startswith("attack place") for text in self.offered):
            self.watch.choose("done")
        if f"attack {NAMES[player]}" in self.offered:
            self.watch.choose(f"attack {NAMES[player]}")
        return self

    def block(self, *cards: str) -> "Table":
        """Pass until blockers are asked for, and block with these; with none where nobody can be asked."""
        while self.passing and not self.blocking and self.m.phase < BLOCKERS:
            self.watch.choose("pass")
        for card in cards:
            self.watch.choose(f"block with {card}")
        if self.blocking:
            self.watch.choose("done")
        return self

    def strike(self) -> "Table":
        """Let all pass until damage has been dealt and nothing waits, or something else is asked."""
        while self.passing and self.m.attacker >= 0 and (self.m.phase != DAMAGE or self.m.pile):
            self.watch.choose("pass")
        return self

    def end_turn(self) -> "Table":
        """Go on to the next turn: nobody attacks or does anything."""
        turn = self.m.turn
        while not self.m.over and self.m.turn == turn:
            self.passes_once()
        return self

    @property
    def blocking(self) -> bool:
        """Whether somebody is asked to block."""
        return any(text.startswith("block with") for text in self.offered)

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
        """Return the id of a card by name: the number-th one, islands first, decks last."""
        seats = range(self.m.game.players)
        kinds = (ISLAND, HAND, LIMBO, ATTACHED, ABOLISHED, REVEALED, *range(ROW, ZONES), SOUL, DECK)
        cards = [*[c for p in seats for c in self.m.zone(p, ISLAND)], *self.m.zones[self.m.pile_zone]]
        cards += [c for kind in kinds[1:] for p in seats for c in self.m.zone(p, kind)]
        found = [card for card in cards if self.m.prints[card].name == name][number - 1]
        self.watch.names(found)
        return found

    def state(self, name: str, number: int = 1) -> OnTable:
        """Return the state of a card on the table."""
        return self.m.state(self.find(name, number))

    def stats(self, name: str, number: int = 1) -> tuple[int, int]:
        """Return a citizen's attack and defense."""
        card = self.find(name, number)
        return self.m.attack(card), self.m.defense(card)

    def row(self, player: int) -> list[str]:
        """The cards of a row by place; an empty text for an empty place."""
        self.look(player, *range(ROW, ZONES))
        return [
            self.m.prints[cards[0]].name if cards else ""
            for cards in [self.m.zone(player, ROW + place) for place in range(PLACES)]
        ]

    def look(self, player: int, *kinds: int) -> None:
        """Look at zones of a player."""
        for kind in kinds:
            self.watch.looks_at(player * ZONES + kind)

    @property
    def mine(self) -> list[str]:
        """My citizens."""
        return self.names(0, ISLAND)

    @property
    def theirs(self) -> list[str]:
        """The opponent's citizens."""
        return self.names(1, ISLAND)

    @property
    def hand(self) -> list[str]:
        """My hand, sorted."""
        return sorted(self.names(0, HAND))

    @property
    def enemy_hand(self) -> list[str]:
        """The opponent's hand, sorted."""
        return sorted(self.names(1, HAND))

    @property
    def limbo(self) -> list[str]:
        """My limbo pile, bottom first."""
        return self.names(0, LIMBO)

    @property
    def enemy_limbo(self) -> list[str]:
        """The opponent's limbo pile, bottom first."""
        return self.names(1, LIMBO)

    @property
    def stack(self) -> list[str]:
        """The names of the cards whose effects wait, the topmost last."""
        return [self.m.prints[item.act.source].name for item in self.m.pile]

    def engaged(self, *names: str) -> bool:
        """Whether these are all engaged."""
        return all(self.state(name).engaged for name in names)

    def ends_clean(self, *changed: str) -> None:
        """Assert that nothing is pending: the match is over, or somebody has priority, or attacks.

        Nothing has changed that the test did not play or look at, but for the cards named here; soul rows pay for what
        is cast, and are nobody's matter.
        """
        for player in range(self.m.game.players):
            for card in self.m.souls(player):
                self.watch.names(card)
        self.watch.nobody_else_changed(*changed)
        if self.m.over:
            return
        assert not self.m.pile
        assert not self.m.pending
        assert self.m.frames[0].op == TURN
        asking = isinstance(self.m.frames[-1].op, Priority) or "no attack" in self.offered
        assert len(self.m.frames) == 1 + asking, self.m.prompt()


def started(*decks: str, seed: int = 1, **options: Any) -> Table:
    """Start a real match between decks that ship with the game."""
    chosen = decks or ("Harbor Watch", "Lantern Festival")
    match = GAME.start(chosen, seed, names=NAMES[: len(chosen)], **options)
    assert isinstance(match, Kryptik)
    return Table(match, laid=False)


def table(
    *others: Side,
    me: Side | None = None,
    opponent: Side | None = None,
    phase: int = FIRST,
    seed: int = 1,
    **options: int,
) -> Table:
    """Lay out a table; it is my turn, in the 1st phase or another one, and I have priority."""
    sides = (me or Side(), opponent or Side(), *others)
    placed: list[tuple[KryptikCard, Place]] = []
    for player, mine in enumerate(sides):
        souls = SOULS * mine.soul if isinstance(mine.soul, int) else tuple(mine.soul)
        for kind, cards in (
            (HAND, mine.hand),
            (ISLAND, mine.island),
            (DECK, tuple(reversed(FILLER * 3 if mine.deck is None else mine.deck))),
            (LIMBO, tuple(reversed(mine.limbo))),
            (SOUL, souls),
            (ATTACHED, [name for name, _ in mine.under]),
        ):
            placed.extend(
                (print_of(name), Place(player, kind, engaged=kind == ISLAND and name in mine.engaged)) for name in cards
            )
        placed.extend(
            (print_of(name), Place(player, ISLAND, weary=True, engaged=name in mine.engaged)) for name in mine.weary
        )
        row = ROW_FILLER if mine.row is None else mine.row
        placed.extend((print_of(name), Place(player, ROW + place)) for place, name in enumerate(row) if name)
    game = GAME.seated(len(sides))
    prints = tuple(card for card, _ in placed)
    m = Kryptik(game, prints, tuple(place.player for _, place in placed), key_of(seed))
    m.names = NAMES[: len(sides)]
    m.journaling = True
    m.options = {**m.options, **options}
    lay(m, [place for _, place in placed], 3)
    for player, mine in enumerate(sides):
        attach(m, player, mine)
    m.phase = phase
    m.unsettled = False
    m.journal = None
    m.push(TURN, Activation(0, -1), COMBAT_BEGINS)
    WINDOWS[phase].begin(m)
    m.run()
    return Table(m)


def attach(m: Kryptik, player: int, mine: Side) -> None:
    """Put cards under citizens as the test wants it."""
    hosts = {m.prints[card].name: card for card in m.zone(player, ISLAND)}
    for card, (_, host) in zip(m.zone(player, ATTACHED), mine.under, strict=True):
        m.do(Attached(card, hosts[host]))


def by_year(card: str, *aims: str, me: Side | None = None, opponent: Side | None = None, **options: int) -> Table:
    """Destroy a card in the opponent's row with my Moss Boar, and let its 11 year ability be used and resolve."""
    mine, theirs = me or Side(), opponent or Side()
    mine.island = ["Moss Boar", *mine.island]
    mine.hand = [*mine.hand, WAIT]
    theirs.row = [card]
    t = table(me=mine, opponent=theirs, **options).attack("Moss Boar", 1).block().strike()
    t.pick("use its 11 year ability")
    for aim in aims:
        if f"aim at {aim}" in t.offered:
            t.pick(f"aim at {aim}")
        elif aim in t.offered:
            t.pick(aim)
    t.resolve()
    t.row(1)
    t.look(1, LIMBO)
    return t
