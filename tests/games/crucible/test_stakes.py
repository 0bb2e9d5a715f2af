"""What options say they measure: both sides' numbers, what makes them, and how likely it succeeds."""

import pytest

from cardwright.games.crucible.values import ATTACK_PHASE, SPELL_PHASE
from cardwright.kernel.basics.grids import SOUTH
from cardwright.kernel.pieces.shapes import OptionView, Stakes
from tests.games.crucible.table import Table, side, table

pytestmark = pytest.mark.midway("what is at stake is shown in the middle of play")

Told = list[tuple[str, int, list[str]]]


def options(t: Table, verb: str) -> list[OptionView]:
    """What whoever is asked may do with that verb, as they see it."""
    decision = t.m.view(t.m.chooser)["decision"]
    assert decision is not None
    return [option for option in decision["options"] if option["verb"] == verb]


def staked(t: Table, verb: str) -> list[Stakes]:
    """What the options with that verb measure."""
    return [option["stakes"] for option in options(t, verb)]


def made_of(stakes: Stakes) -> Told:
    """Per side what is measured, with how much it begins, and what that is made of."""
    return [
        (one["mark"], one["begins"], [f"{part['source']} {part['by']}" for part in one["parts"]])
        for one in stakes["sides"]
    ]


@pytest.mark.rule("crucible:attack.bonus", "crucible:block.bonus", "crucible:path.edges")
def test_an_attack_measures_the_edges_that_its_path_crosses() -> None:
    t = table(side("Reaver", 0), side("Mender", 1), tiles={1: "Thorn Thicket"}, phase=ATTACK_PHASE)
    (attack,) = options(t, "attack")
    stakes = attack["stakes"]
    assert made_of(stakes) == [("attack", 3, ["right edge 3"]), ("block", 4, ["left edge 3", "Thorn Thicket 1"])]
    assert stakes["ties"]
    assert [one["draws"] for one in stakes["sides"]] == [True, True]
    assert (stakes["odds"], [spot["at"] for spot in attack["places"]]) == (45, [1]), "3 against 4: 28 of 62"


@pytest.mark.rule("crucible:ruling.bottom-edge", "crucible:ruling.ties-blocked", "crucible:upright")
def test_who_wins_ties_and_which_edge_lies_where() -> None:
    t = table(side("Reaver", 0, facing=SOUTH), side("Warden", 5, facing=SOUTH), phase=ATTACK_PHASE)
    (stakes,) = staked(t, "attack")
    assert not stakes["ties"], "a Warden blocks what only equals its Block"
    assert [parts for _, _, parts in made_of(stakes)] == [["top edge 4"], ["bottom edge 2"]]


@pytest.mark.rule("crucible:monster.no-destiny")
def test_a_monster_draws_nothing() -> None:
    t = table(side("Reaver", 0), side("Mender", 14), tiles={1: "Bog Rat"}, phase=ATTACK_PHASE)
    (stakes,) = staked(t, "attack")
    mine, theirs = stakes["sides"]
    assert (mine["draws"], theirs["draws"]) == (True, False)
    assert made_of(stakes)[1] == ("block", theirs["begins"], [f"printed {theirs['begins']}"])


@pytest.mark.rule("crucible:cast.bonus", "crucible:ruling.paths")
def test_a_spell_measures_along_each_way_what_its_option_says() -> None:
    t = table(side("Hexer", 6, magick="ember", memories=["Cinder Flick"]), side("Warden", 13), phase=SPELL_PHASE)
    t.act("cast Cinder Flick")
    along = options(t, "along")
    for option in along:
        begins = [number for _, number, _ in made_of(option["stakes"])]
        assert option["text"].endswith(": {} against {}".format(*begins))
    assert len({option["stakes"]["odds"] for option in along}) == 2, "the edges differ"
    t.m.choose(0)


def test_what_a_memory_adds_is_in_what_its_options_say() -> None:
    t = table(side("Hexer", 6, magick="ember", memories=["Flashburn"]), side("Warden", 12), phase=ATTACK_PHASE)
    t.act("cast Flashburn")
    stakes = staked(t, "along")
    assert [made_of(each)[0] for each in stakes] == [
        ("cast", 5, ["right edge 3", "Flashburn 2"]),
        ("cast", 4, ["bottom edge 2", "Flashburn 2"]),
    ]
    assert t.offered == ["along the row first: 5 against 2", "along the column first: 4 against 2"]
    t.draws(0, 0).act("along the row first: 5 against 2")
    assert "Flashburn meets Warden: 5 + 0 = 5 against 2 + 0 = 2, it works." in t.log()


@pytest.mark.rule("crucible:ruling.ways")
def test_who_resists_knows_what_the_caster_drew() -> None:
    t = table(
        side("Warden", 6, magick="ember", memories=["Burning Ground"]),
        side("Hexer", 12),
        phase=SPELL_PHASE,
    )
    t.draws(5, 7).act("cast Burning Ground", "affect the Chrysalys", "affect tile 8", "affect tile 12")
    stakes = staked(t, "resist along")
    assert [made_of(each)[1] for each in stakes] == [
        ("cast", 7, [edge, "Destiny 5"]) for edge in ("right edge 2", "bottom edge 2")
    ]
    assert [made_of(each)[0][1] for each in stakes] == [4, 3]
    assert [one["draws"] for one in stakes[0]["sides"]] == [True, False]
    assert not stakes[0]["ties"], "as much as the Cast does not resist it"
    assert stakes[0]["odds"] > stakes[1]["odds"]
    t.m.choose(0)


def told_odds(first: int, second: int) -> tuple[list[int], list[object]]:
    """What is told of an attack and a death to come, after a player has foreseen these cards."""
    t = table(side("Warden", 0, magick="hour", memories=["Foresight"], damage=2), side("Mender", 1))
    t.draws(first, second).act("cast Foresight", f"put on top Destiny {second}")
    t.until(ATTACK_PHASE)
    dies: list[object] = [t.m.view(viewer)["players"][0]["facts"]["dies"] for viewer in (0, 1, 2)]
    return [stakes["odds"] for stakes in staked(t, "attack")], dies


def test_odds_count_what_is_left_and_tell_nothing_of_what_was_foreseen() -> None:
    assert told_odds(0, 1) == told_odds(7, 6) == ([66], ["25 %"] * 3)
