"""Matches of Crystal Crucible that begin in the middle."""

from collections.abc import Mapping
from dataclasses import replace

import pytest

from cardwright.games.crucible.game import GAME, CrucibleGame
from cardwright.games.crucible.state import Crucible
from cardwright.games.crucible.turns import PhaseTurn
from cardwright.games.crucible.values import shipped_values
from cardwright.games.crucible.zones import (
    DECK,
    DESTINY,
    DESTINY_DISCARD,
    HAND,
    ITEMS,
    PLACES,
    TILE_DECK,
    TILE_DISCARD,
    TROPHIES,
)
from cardwright.kernel.basics.errors import BadSetup
from cardwright.kernel.basics.rng import Rng
from cardwright.kernel.pieces.positions import Position, Side


def keys(*names: str) -> tuple[str, ...]:
    """The keys of cards, with "" where none lies."""
    return tuple(GAME.print_by_name(name).key if name else "" for name in names)


def destiny(*values: int) -> tuple[str, ...]:
    """The keys of Destiny cards."""
    return keys(*[f"Destiny {value}" for value in values])


REAVER = Side({"aside": keys("Reaver"), "deck": keys("Flashburn", "Pyre Lance")}, {})
MENDER = Side({"aside": keys("Mender"), "deck": keys("Bulwark")}, {})
BOARD = keys(*["Old Gibbet", "Bog Rat", "Marsh Balm", *[""] * 4, "The Chrysalys", *[""] * 5, "Quiet Shallows"])
SHARED = {"board": BOARD, "destiny": destiny(6, 7, 3, 1)}
"""Tile 13 has Quiet Shallows, where the first character comes, and tile 4 bare ground, where the second one comes."""


def begun(
    mine: Side = REAVER,
    theirs: Side = MENDER,
    shared: Mapping[str, tuple[str, ...]] | None = None,
    turn: int = 5,
) -> Crucible:
    """A match that begins so."""
    m = GAME.start(names=("Ann", "Ben"), position=Position((mine, theirs), turn, SHARED | dict(shared or {})))
    assert isinstance(m, Crucible)
    return m


def placed(m: Crucible) -> Crucible:
    """The same match once both characters face north."""
    m.choose("face north")
    m.choose("face north")
    return m


def having(side: Side, **cards: tuple[str, ...]) -> Side:
    """A side that has these cards besides."""
    return replace(side, cards={**side.cards, **cards})


def named(m: Crucible, zone: int, most: int = 99) -> list[str]:
    """The names of the cards in a zone, the top one first."""
    return [m.prints[card].name for card in reversed(m.zones[zone])][:most]


def ends_clean(m: Crucible) -> None:
    """Assert that nothing is pending: somebody is asked what to do in a phase."""
    assert not m.pending
    assert isinstance(m.frames[-1].op, PhaseTurn)


def test_a_round_begins_and_destiny_places_all_in_turn_order() -> None:
    m = begun()
    assert (m.turn, m.decision.player, m.decision.texts()) == (5, 0, ["face north", "face south"])
    assert m.log(0) == ["Round 5.", "Reaver is placed on tile 13."]
    placed(m)
    assert m.log(0)[2:] == [
        "Reaver faces north.",
        "You draw Flashburn and Pyre Lance.",
        "Mender is placed on tile 4.",
        "Mender faces north.",
    ]
    assert (m.turn, m.decision.player, m.prompt()) == (5, 0, "What do you do in the move phase?")
    assert (m.dead, m.deaths, m.phase) == ((), [0, 0], 0)
    ends_clean(m)


def test_the_battlefield_lies_as_the_position_says_with_bare_ground_for_the_rest() -> None:
    m = begun()
    ground = [m.prints[m.ground_at(place)].name for place in range(PLACES)]
    assert ground[:3] + ground[7:8] + ground[13:14] == [
        *("Old Gibbet", "Bog Rat", "Marsh Balm"),
        *("The Chrysalys", "Quiet Shallows"),
    ]
    assert {*ground[3:7], *ground[8:13], *ground[14:]} == {"Bare Ground"}
    ends_clean(placed(m))


def test_piles_have_on_top_what_is_named_and_under_it_what_lies_nowhere_else() -> None:
    m = begun(
        shared={
            "tiles": keys("Silt Garden", "Mudgill"),
            "removed": keys("Peat Barrow"),
            "drawn": destiny(2, 2),
        }
    )
    assert named(m, m.shared(TILE_DECK), 2) == ["Silt Garden", "Mudgill"]
    assert len(m.zones[m.shared(TILE_DECK)]) == 33 - 4 - 1
    assert named(m, m.shared(TILE_DISCARD)) == ["Peat Barrow"]
    assert named(m, m.shared(DESTINY), 2) == ["Destiny 3", "Destiny 1"]
    assert named(m, m.shared(DESTINY_DISCARD))[-2:] == ["Destiny 2", "Destiny 2"]
    assert len(m.zones[m.shared(DESTINY)]) == 32 - 2 - 2
    assert named(m, DECK, 2) == ["Flashburn", "Pyre Lance"]
    assert len(m.zone(0, DECK)) == len(m.zone(1, DECK)) == 6
    ends_clean(placed(m))


def test_what_lies_below_differs_from_match_to_match() -> None:
    position = Position((REAVER, MENDER), 5, SHARED)
    piles = [
        [named(m, m.shared(zone)) for zone in (DESTINY, TILE_DECK)]
        for m in [GAME.start(seed=seed, position=position) for seed in range(2)]
        if isinstance(m, Crucible)
    ]
    assert piles[0] != piles[1]
    assert sorted(piles[0][0]) == sorted(piles[1][0])


def test_hands_items_and_trophies_are_the_players() -> None:
    mine = having(REAVER, memories=keys("Ash Hound"), items=keys("Waxed Waders"), trophies=keys("Ferrywight", "Pillar"))
    m = begun(mine, replace(MENDER, counters={"points": 4, "damage": 2}))
    assert [named(m, zone) for zone in (HAND, ITEMS, TROPHIES)] == [
        ["Ash Hound"],
        ["Waxed Waders"],
        ["Ferrywight", "Pillar"],
    ]
    assert (m.points, m.damage, m.sources[1]) == ([4, 4], [0, 2], (-1, -1)), "3 + 1 stars, and as given"
    placed(m)
    assert m.steps(m.tokens[0]) == 4, "the waders work"
    ends_clean(m)


def test_nobody_sees_more_of_a_position_than_of_any_match() -> None:
    m = placed(begun(having(REAVER, memories=keys("Ash Hound")), having(MENDER, memories=keys("Pillar"))))
    for player in m.seats:
        assert m.sample(player, Rng(3)).view(player) == m.view(player)
    worlds = [m.sample(0, Rng(seed)) for seed in range(8)]
    assert len({tuple(named(world, world.shared(DESTINY), 4)) for world in worlds if isinstance(world, Crucible)}) > 1
    assert "Pillar" not in str(m.view(0)["players"][1])
    assert "Ash Hound" in str(m.view(0)["players"][0])
    ends_clean(m)


def test_four_can_begin_in_the_middle() -> None:
    cid = Side({"aside": keys("Hexer"), "deck": keys("Doomsign")}, {})
    dot = Side({"aside": keys("Lancer"), "deck": keys("Nudge")}, {})
    position = Position((REAVER, MENDER, cid, dot), 1, {"board": BOARD})
    m = GAME.seated(4).start(position=position)
    assert isinstance(m, Crucible)
    asked = []
    while not isinstance(m.frames[-1].op, PhaseTurn):
        asked.append(m.decision.player)
        m.choose("face south")
    assert asked == [3, 2, 0, 1]
    ends_clean(m)


CENTERLESS = {"board": BOARD[:7]}
TWO_BOSSES = {"board": (*keys("Ferrywight", "The Shell Tyrant"), *BOARD[2:])}
MISPLACED = {"board": (*keys("The Chrysalys"), *BOARD[1:])}


@pytest.mark.parametrize(
    ("mine", "shared", "sentence"),
    [
        (Side({"deck": keys("Nudge")}, {}), {}, "each side has one token in 'aside', and not 0"),
        (having(REAVER, aside=keys("Reaver", "Warden")), {}, "each side has one token in 'aside', and not 2"),
        (having(REAVER, aside=keys("Mender")), {}, "The box has 1 of Mender, and the position 2"),
        (having(REAVER, aside=keys("Bog Rat")), {}, "Bog Rat does not lie there in 'aside'"),
        (having(REAVER, memories=keys("Mudgill")), {}, "Mudgill does not lie there in 'memories'"),
        (having(REAVER, active=keys("Ash Hound")), {}, "Ash Hound does not lie there in 'active'"),
        (having(REAVER, memories=keys("Nudge")), {}, "memories of one magick, and not of ember and mirage"),
        (having(REAVER, deck=()), {}, "memories of one magick, and not of none"),
        (having(REAVER, deck=keys("Pillar")), {}, "only one side has the magick of stone"),
        (having(REAVER, trophies=keys("Ash Hound")), {}, "Ash Hound is no trophy"),
        (having(REAVER, trophies=keys("Stoneskin")), {}, "Stoneskin is no trophy"),
        (having(REAVER, trophies=keys("Nudge")), {}, "Nudge is no trophy"),
        (replace(REAVER, counters={"mana": 3}), {}, "'mana' follows from the cards"),
        (replace(REAVER, counters={"points": 10}), {}, "nobody has 10 points: 10 win"),
        (replace(REAVER, counters={"damage": -1}), {}, "'damage' is from 0 to 99, and not -1"),
        (REAVER, CENTERLESS, "the Chrysalys lies in the middle of 'board'"),
        (REAVER, MISPLACED, "The Chrysalys does not lie there in 'board'"),
        (REAVER, TWO_BOSSES, "at most one boss or mini-boss on 'board'"),
        (REAVER, {"destiny": destiny(*[1] * 5)}, "The box has 4 of Destiny 1, and the position 5"),
        (REAVER, {"tiles": destiny(1)}, "Destiny 1 does not lie there in 'tiles'"),
        (REAVER, {"box": keys("Warden")}, "Warden does not lie there in 'box'"),
    ],
)
def test_what_no_match_comes_to_is_refused(mine: Side, shared: Mapping[str, tuple[str, ...]], sentence: str) -> None:
    with pytest.raises(BadSetup, match=sentence):
        begun(mine, shared=shared)


def test_destiny_cards_that_one_s_own_values_do_not_have_are_refused() -> None:
    values = replace(shipped_values(), destiny=(32, *[0] * 7))
    with pytest.raises(BadSetup, match="The box has 0 of Destiny 1, and the position 1"):
        CrucibleGame(2, values).start(position=Position((REAVER, MENDER), 5, SHARED))


def test_no_match_comes_to_a_round_after_the_last() -> None:
    with pytest.raises(BadSetup, match="No match comes to round 201: it is over after 200"):
        begun(turn=201)


def test_destiny_cards_have_names_and_are_not_listed() -> None:
    assert GAME.print_by_name("destiny 5").facts.value == 5
    assert "Destiny 5" not in GAME.card_names()
