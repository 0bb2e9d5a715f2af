"""The public state of a recorded position and of our match in the same words, and what differs between them."""

from collections.abc import Sequence

from cardwright.games.keyforge.facts import HOUSES
from cardwright.games.keyforge.state import KeyForge
from cardwright.games.keyforge.turn import CHOOSE_HOUSE, MAIN, TURN
from cardwright.games.keyforge.zones import ARCHIVES, ARTIFACTS, DECK, DISCARD, HAND, PURGED
from cardwright.kernel.basics.names import fold
from tools.traces.recorded import Piece, Position, Side

Sights = dict[str, object]
"""What there is to see, by what it is called."""


def at_rest(m: KeyForge) -> bool:
    """Whether our match resolves nothing: it is over, or somebody chooses a house or the next card of step 3."""
    return m.over or (len(m.frames) == 1 and m.frames[0].op == TURN and m.frames[0].pc in {CHOOSE_HOUSE, MAIN})


def differences(theirs: Position, m: KeyForge) -> list[str]:
    """Say what is not the same in a recorded position and in our match, both at rest."""
    shuffled = m.draws > 0
    there, here = recorded_sights(theirs, shuffled=shuffled), our_sights(m, shuffled=shuffled)
    return [
        f"{name}: {_shown(there.get(name))} there, {_shown(here.get(name))} here"
        for name in dict.fromkeys([*there, *here])
        if there.get(name) != here.get(name)
    ]


def _shown(value: object) -> str:
    if isinstance(value, tuple):
        return ", ".join([str(item) for item in value]) or "nothing"
    return "nobody" if value is None else str(value)


def recorded_sights(position: Position, *, shuffled: bool = False) -> Sights:
    """Give what there is to see in a recorded position; the order of decks that were shuffled is no matter."""
    sights: Sights = {"winner": position.winner}
    if position.winner is None:
        house = position.sides[position.active].house
        sights |= {"active player": position.active + 1, "active house": house, "step": position.phase}
    for player, side in enumerate(position.sides):
        whose = f"player {player + 1}'s"
        sights |= _numbers(whose, side)
        sights |= _piles(whose, side.hand, side.deck, side.discard, side.archives, side.purged, in_order=not shuffled)
        line = [_piece_text(piece, player) for piece in side.board if piece.creature]
        artifacts = [_piece_text(piece, player) for piece in side.board if not piece.creature]
        sights |= {f"{whose} line": tuple(line), f"{whose} artifacts": tuple(sorted(artifacts))}
    return sights


def _numbers(whose: str, side: Side) -> Sights:
    return {f"{whose} æmber": side.aember, f"{whose} keys": side.keys, f"{whose} chains": side.chains}


def _piles(
    whose: str,
    hand: Sequence[str],
    deck: Sequence[str],
    discard: Sequence[str],
    archives: Sequence[str],
    purged: Sequence[str],
    *,
    in_order: bool,
) -> Sights:
    cards = [fold(name) for name in deck]
    return {
        f"{whose} hand": _unordered(hand),
        f"{whose} deck": tuple(cards if in_order else sorted(cards)),
        f"{whose} discard pile": tuple([fold(name) for name in discard]),
        f"{whose} archives": _unordered(archives),
        f"{whose} purged cards": _unordered(purged),
    }


def _unordered(names: Sequence[str]) -> tuple[str, ...]:
    return tuple(sorted([fold(name) for name in names]))


def our_sights(m: KeyForge, *, shuffled: bool = False) -> Sights:
    """Give what there is to see in our match."""
    sights: Sights = {"winner": m.outcome.winners[0] if m.outcome else None}
    if not m.over:
        house = HOUSES[m.house] if m.house >= 0 else None
        step = "house" if m.frames[0].pc == CHOOSE_HOUSE else "main"
        sights |= {"active player": m.active + 1, "active house": None if step == "house" else house, "step": step}
    for player in (0, 1):
        whose = f"player {player + 1}'s"
        zones = {
            kind: [m.prints[card].name for card in reversed(m.zone(player, kind))]
            for kind in (HAND, DECK, DISCARD, ARCHIVES, PURGED)
        }
        sights |= {
            f"{whose} æmber": m.aember[player],
            f"{whose} keys": m.keys[player],
            f"{whose} chains": m.chains[player],
        }
        sights |= _piles(
            whose, zones[HAND], zones[DECK], zones[DISCARD], zones[ARCHIVES], zones[PURGED], in_order=not shuffled
        )
        line = [_piece_text(piece_of(m, card, creature=True), player) for card in m.line(player)]
        artifacts = [_piece_text(piece_of(m, card, creature=False), player) for card in m.zone(player, ARTIFACTS)]
        sights |= {f"{whose} line": tuple(line), f"{whose} artifacts": tuple(sorted(artifacts))}
    return sights


def piece_of(m: KeyForge, card: int, *, creature: bool) -> Piece:
    """Describe a card in play as a recording does."""
    state = m.state(card)
    return Piece(
        slug=m.prints[card].name,
        creature=creature,
        power=m.power(card) if creature else 0,
        armor=m.armor_left(card) if creature else 0,
        exhausted=not state.ready,
        stunned=state.stunned,
        damage=state.damage,
        aember=state.aember,
        counters=state.counters,
        upgrades=tuple([m.prints[upgrade].name for upgrade in state.upgrades]),
        under=tuple([m.prints[below].name for below in m.beneath(card)]),
        owner=m.owners[card],
    )


def _piece_text(piece: Piece, controller: int) -> str:
    """Describe a card in play in a few words, such as ``troll 8/0 exhausted damage 3 +ringofinvisibility``."""
    words = [fold(piece.slug)]
    if piece.creature:
        words.append(f"{piece.power}/{piece.armor}")
    words += ["exhausted"] if piece.exhausted else []
    words += ["stunned"] if piece.stunned else []
    words += [
        f"{name} {number}"
        for name, number in (("damage", piece.damage), ("æmber", piece.aember), ("counters", piece.counters))
        if number
    ]
    words += [f"+{fold(upgrade)}" for upgrade in sorted(piece.upgrades)]
    words += [f"over {fold(card)}" for card in sorted(piece.under)]
    if piece.owner not in {None, controller}:
        words.append("of the other player")
    return " ".join(words)


def find(m: KeyForge, position: Position, player: int, zone: str, index: int) -> int | None:
    """Give our id of the card at a place of a recorded position: as many of its name stand before it in both."""
    side = position.sides[player]
    places: dict[str, tuple[Sequence[str], Sequence[int]]] = {
        "cardsInPlay": ([piece.slug for piece in side.board], (*m.line(player), *m.zone(player, ARTIFACTS))),
        "hand": (side.hand, m.zone(player, HAND)),
        "discard": (side.discard, m.zone(player, DISCARD)[::-1]),
        "archives": (side.archives, m.zone(player, ARCHIVES)),
        "deck": (side.deck, m.zone(player, DECK)[::-1]),
        "purged": (side.purged, m.zone(player, PURGED)[::-1]),
    }
    if zone not in places:
        return None
    slugs, ours = places[zone]
    wanted = fold(slugs[index])
    before = [fold(slug) for slug in slugs[:index]].count(wanted)
    alike = [card for card in ours if fold(m.prints[card].name) == wanted]
    return alike[before] if before < len(alike) else None
