"""Laying a match out in the middle: as positions have it, and as tests do."""

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Final

from cardwright.games.crucible.actions import MAGICKS
from cardwright.games.crucible.battlefield import lay_bare
from cardwright.games.crucible.events import MagickChosen, OrderFixed, SeatsDrawn, Shuffled, TileLaid, TokenChosen
from cardwright.games.crucible.prints import Print
from cardwright.games.crucible.rounds import Rounds
from cardwright.games.crucible.state import Crucible
from cardwright.games.crucible.values import (
    BARE,
    CHRYSALYS,
    CORE,
    DESTINY_CARD,
    ITEM,
    MEMORY,
    MONSTER,
    MOST,
    TILE,
    TOKEN,
)
from cardwright.games.crucible.zones import (
    ASIDE,
    CENTER,
    DECK,
    DESTINY,
    DESTINY_DISCARD,
    HAND,
    ITEMS,
    PLACES,
    TILE_DECK,
    TILE_DISCARD,
    TROPHIES,
    ZONES,
)
from cardwright.kernel.basics import names
from cardwright.kernel.basics.errors import BadSetup
from cardwright.kernel.core.frames import Activation
from cardwright.kernel.pieces.positions import Placed, Position
from cardwright.kernel.pieces.zones import NOBODY

Lying = Mapping[tuple[int, int], Sequence[int]]
"""Which cards lie in a zone of a player, or in a shared one (`NOBODY`), from the bottom up."""

TILES: Final = frozenset({TILE, MONSTER, ITEM})
OF_PLAYERS: Final = {
    HAND: frozenset({MEMORY}),
    DECK: frozenset({MEMORY}),
    ITEMS: frozenset({ITEM}),
    TROPHIES: frozenset({MONSTER, MEMORY}),
    ASIDE: frozenset({TOKEN}),
}
SHARED: Final = {
    **dict.fromkeys(range(PLACES), TILES | {BARE}),
    CENTER: frozenset({CHRYSALYS}),
    TILE_DECK: TILES,
    TILE_DISCARD: TILES,
    DESTINY: frozenset({DESTINY_CARD}),
    DESTINY_DISCARD: frozenset({DESTINY_CARD}),
}
"""What may lie in the zones of a position; in others nothing."""
PILES: Final = frozenset({(NOBODY, TILE_DECK), (NOBODY, DESTINY)})
"""The shared piles that hold all that lies nowhere else."""
GIVEN: Final = ("points", "damage")
"""The counters that do not follow from the cards."""


def lay(m: Crucible, tokens: Sequence[int], magicks: Sequence[int], ground: Sequence[int]) -> None:
    """Give each player a Token and a Magick, and lay the Battlefield, with bare ground where -1 is."""
    m.do(SeatsDrawn(m.seats))
    for player, token in enumerate(tokens):
        m.do(TokenChosen(player, token))
        m.do(MagickChosen(player, magicks[player]))
    m.do(OrderFixed())
    for place, card in enumerate(ground):
        if card == NOBODY:
            lay_bare(m, place)
        else:
            m.do(TileLaid(card, place))


def stack(m: Crucible, zone: int, cards: Sequence[int]) -> None:
    """Put cards of a pile on top of it, the last one topmost."""
    m.reorder(zone, (*[card for card in m.zones[zone] if card not in cards], *cards))


def begin_in(m: Crucible, position: Position, cards: Sequence[Placed]) -> None:
    """Begin a round in a position, with all characters off the Battlefield: they are placed at random.

    So it is at the start of a game and after all have died at once (crucible:start.place, crucible:respawn.several). Of
    piles the position says what lies on top; under it lies, shuffled, what lies nowhere else. Points are those of the
    trophies unless they are given. Raises `BadSetup` for what no match comes to.
    """
    for card in cards:
        _require_place(card)
    lying = _lying(m, cards)
    tokens = [_token(lying, player) for player in m.seats]
    magicks = [_magick(m, lying, player) for player in m.seats]
    _require_trophies(m, lying, magicks)
    ground = _ground(m, lying)
    m.do(Shuffled(m.shared(DESTINY)))
    m.do(Shuffled(m.shared(TILE_DECK)))
    lay(m, tokens, magicks, ground)
    for (player, kind), row in lying.items():
        if kind == DECK or (player, kind) in PILES:
            stack(m, _zone(m, player, kind), row)
        elif kind != ASIDE and not (player == NOBODY and kind < PLACES):
            for number in row:
                m.move(number, _zone(m, player, kind))
    for player, side in enumerate(position.sides):
        for number in m.zone(player, ITEMS):
            m.put_in_force(number, player, m.printed[number].constants)
        _count(m, player, side.counters)
    if position.turn > m.options["rounds"]:
        raise BadSetup(f"No match comes to round {position.turn}: it is over after {m.options['rounds']}.")
    m.turn = position.turn - 1
    m.dead = m.order
    m.come_to_rest()
    m.push(Rounds(), Activation(NOBODY, NOBODY))


def _zone(m: Crucible, player: int, kind: int) -> int:
    return m.shared(kind) if player == NOBODY else player * ZONES + kind


def _lying(m: Crucible, cards: Sequence[Placed]) -> Lying:
    """Return where the cards of the box lie that a position names."""
    boxes: dict[str, list[int]] = {}
    for number, printed in enumerate(m.prints):
        boxes.setdefault(printed.key, []).append(number)
    for key, count in Counter([card.printed.key for card in cards]).items():
        has = len(boxes.get(key, ()))
        if count > has:
            name = next(iter([card.printed.name for card in cards if card.printed.key == key]))
            raise BadSetup(f"The box has {has} of {name}, and the position {count}.")
    lying: dict[tuple[int, int], list[int]] = {}
    for card in cards:
        lying.setdefault((card.player, card.zone), []).append(boxes[card.printed.key].pop(0))
    return lying


def _require_place(card: Placed) -> None:
    printed = card.printed
    assert isinstance(printed, Print)
    allowed = (SHARED if card.player == NOBODY else OF_PLAYERS).get(card.zone, frozenset())
    if printed.kind not in allowed:
        raise BadSetup(f"In a position {printed.name} does not lie there in {names.quote(card.area)}.")


def _token(lying: Lying, player: int) -> int:
    """Return the Token of a player."""
    tokens = lying.get((player, ASIDE), ())
    if len(tokens) != 1:
        raise BadSetup(f"In a position each side has one token in 'aside', and not {len(tokens)}.")
    return tokens[0]


def _magick(m: Crucible, lying: Lying, player: int) -> int:
    """Return the Magick of a player, which is that of all Memories in hand and deck."""
    memories = (*lying.get((player, HAND), ()), *lying.get((player, DECK), ()))
    found = sorted({m.printed[card].facts.magick for card in memories})
    if len(found) != 1:
        what = f"of {names.listing([MAGICKS[magick] for magick in found])}" if found else "of none"
        raise BadSetup(f"In a position each side has memories of one magick, and not {what}.")
    return found[0]


def _require_trophies(m: Crucible, lying: Lying, magicks: Sequence[int]) -> None:
    """Refuse two players with one Magick, and Memories as trophies that nobody else can have lost."""
    for player, magick in enumerate(magicks):
        if magick in magicks[:player]:
            raise BadSetup(f"In a position only one side has the magick of {MAGICKS[magick]}.")
        for card in lying.get((player, TROPHIES), ()):
            facts = m.printed[card].facts
            lost = facts.magick in magicks and facts.magick != magick and facts.category != CORE
            if facts.type == MEMORY and not lost:
                raise BadSetup(f"In a position {facts.name} is no trophy: nobody won it from another.")


def _ground(m: Crucible, lying: Lying) -> list[int]:
    """Return what lies at each place of the Battlefield, with -1 for bare ground."""
    ground = [next(iter(lying.get((NOBODY, place), ())), NOBODY) for place in range(PLACES)]
    if ground[CENTER] == NOBODY:
        raise BadSetup("In a position the Chrysalys lies in the middle of 'board'.")
    if len([card for card in ground if card != NOBODY and m.printed[card].facts.rank]) > 1:
        raise BadSetup("In a position there is at most one boss or mini-boss on 'board'.")
    return [NOBODY if card != NOBODY and m.printed[card].kind == BARE else card for card in ground]


def _count(m: Crucible, player: int, counters: Mapping[str, int]) -> None:
    """Set Points and Damage."""
    for name, value in counters.items():
        if name not in GIVEN:
            raise BadSetup(f"In a position of Crystal Crucible {name!r} follows from the cards, and is not given.")
        if not 0 <= value <= MOST:
            raise BadSetup(f"In a position {name!r} is from 0 to {MOST}, and not {value}.")
    stars = sum([m.printed[card].facts.stars for card in m.zone(player, TROPHIES)])
    m.points[player] = counters.get("points", stars)
    if m.points[player] >= m.options["points"]:
        raise BadSetup(f"In a position nobody has {m.points[player]} points: {m.options['points']} win.")
    m.damage[player] = counters.get("damage", 0)
    m.sources[player] = (NOBODY,) * m.damage[player]
