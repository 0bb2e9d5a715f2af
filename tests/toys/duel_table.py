"""A duel laid out by a test: who has which cards where.

    m = laid_out({"hand": ["Bolt"], "wells": ["Pond"]}, {"field": ["Ox"]})

Player 0 is active and has priority in the first window; creatures are not weary, wells not engaged.
"""

from collections.abc import Mapping, Sequence

from cardwright.kernel.basics.rng import key_of
from cardwright.kernel.core.frames import Activation
from tests.toys.duel import BY_KEY, DUELS, MAIN, MAIN_WINDOW, DuelTurn
from tests.toys.duel_match import DECK, FIELD, GRAVE, HAND, WELLS, ZONES, Duel, Entered, OnField

Side = Mapping[str, Sequence[str]]
PLACES = {"hand": HAND, "field": FIELD, "wells": WELLS, "deck": DECK, "grave": GRAVE}


def laid_out(*sides: Side) -> Duel:
    """A duel with these cards; everybody has some more in the deck."""
    placed = [
        (BY_KEY[name.lower()], player, PLACES[place])
        for player, side in enumerate(sides)
        for place, names in {**side, "deck": [*side.get("deck", ()), *["Ox"] * 5]}.items()
        for name in names
    ]
    m = Duel(DUELS[len(sides)], tuple(card for card, _, _ in placed), tuple(owner for _, owner, _ in placed), key_of(1))
    m.names = ("Ann", "Ben", "Cleo", "Dan")[: len(sides)]
    m.turn = 1
    m.push(DuelTurn(), Activation(0, -1), pc=MAIN + 1)
    for card, (_, owner, kind) in enumerate(placed):
        m.move(card, owner * ZONES + kind)
        if kind == WELLS:
            m.cards[card] = OnField(m.epoch)
        elif kind == FIELD:
            m.do(Entered(card))
            m.change(card).weary = False
    m.unsettled = False
    MAIN_WINDOW.begin(m)
    m.run()
    return m


def find(m: Duel, name: str, player: int = -1) -> int:
    """The card of that name; of that player, if there are more."""
    return next(
        card
        for card, printed in enumerate(m.prints)
        if printed.name == name and player in {-1, m.owners[card]} and m.where[card] % ZONES != DECK
    )


def where(m: Duel, name: str, player: int = -1) -> str:
    """In which zone that card lies."""
    zone = m.where[find(m, name, player)]
    return "pile" if zone == m.stack else ("hand", "deck", "field", "wells", "grave")[zone % ZONES]


def waiting(m: Duel) -> list[str]:
    """The names of the cards whose effects wait on the pile, the topmost last."""
    return [m.prints[item.act.source].name for item in m.pile]


def cast(m: Duel, name: str, *aims: str) -> None:
    """Let who has priority cast a card, aimed so where there is a choice, and paid in the first way that there is."""
    m.choose(f"cast {name}")
    for aim in aims:
        if m.decision.options[0].verb.startswith("aim at"):
            m.choose(f"aim at {aim}")
    while not m.over and m.decision.options[0].verb == "pay with":
        m.choose(0)


def passes(m: Duel, times: int = 1) -> None:
    """Let those who are asked pass."""
    for _ in range(times):
        m.choose("pass")
