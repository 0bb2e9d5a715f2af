"""Loading and raiding: what fits, where it goes, and that the picks reach every legal result."""

from itertools import product

import pytest

from cardwright.games.krysis.actions import (
    DESTINATIONS,
    FLIP,
    LOAD,
    RELIC_CARDS,
    STRIDE,
)
from cardwright.games.krysis.hauls import COLOR_VERBS, HaulRun, some_fits
from cardwright.games.krysis.mining import draw_relic
from cardwright.games.krysis.state import Krysis
from cardwright.games.krysis.turns import OvertimeRun
from cardwright.games.krysis.zones import CAMP, DRAWN, RELIC_DECK, ZONES
from cardwright.kernel.basics.pools import taken
from tests.games.krysis.table import Table, answers, pool, side, table

GUARD = ["Bouncer", "Siege Hand", "Scrapper"]


def at(*camps: str, team: tuple[str, ...] = ("Runner", "Scrapper", "Sprinter"), relics: tuple[str, ...] = ()) -> Table:
    """My team and camp against strong guards."""
    mine, *others = camps
    return table(
        side(team=team, camp=mine, relics=relics, home=""),
        *[side(team=GUARD, camp=camp) for camp in (others or ["1W"])],
    )


# ---- loading ----


@pytest.mark.rule("krysis:ruling.one-place")
def test_goods_of_one_action_are_not_split_between_places() -> None:
    t = at("1R 1B", team=("Pack Hand", "Runner", "Scrapper"))
    bank = t.bank
    assert [text for text in t.offered if text.startswith("load")] == ["load home", "load to sell"]
    t.act("load home", "red 1")
    assert not [text for text in t.offered if not text.startswith("blue ")], "nothing asks for another place"
    t.act("blue 0")
    assert (t.home(0), t.camp(0), t.points(0)) == ("1R", "1B", 0)
    assert t.bank == bank, "what was not taken home cannot be sold any more"
    assert t.team(0) == []
    t.ends_clean()


@pytest.mark.rule("krysis:ruling.sold-return")
def test_a_relic_that_was_sold_can_be_drawn_again() -> None:
    t = at("1R", team=("Pack Hand", "Runner", "Scrapper"), relics=("Nail Gun",))
    t.act("load to sell", "no weapon", "red 0")
    assert (t.discarded, t.points(0)) == (["Nail Gun"], 2)
    assert t.team(0) == []
    m = t.m
    for card in m.zones[m.shared(RELIC_DECK)][:]:
        m.move(card, ZONES + CAMP)
    draw_relic(m, 0)
    assert t.zone(0, DRAWN) == ["Nail Gun"]
    assert t.discarded == []
    t.ends_clean("Nail Gun", "Chain Cutter", "Rocket Tube", "Shopping Cart", "Sidecar", "Forklift")


@pytest.mark.rule("krysis:load.home", "krysis:capacity.icons", "krysis:ruling.one-place", "krysis:load.deserts")
def test_goods_go_home_as_far_as_slots_reach_and_the_camp_is_deserted() -> None:
    t = at("3R 3B", team=("Runner", "Ruby Porter", "Scrapper"))
    t.act("load home")
    assert t.numbers("red") == [0, 1]
    t.act("red 1", "blue 1")
    assert (t.home(0), t.camp(0), t.points(0)) == ("1R 1B", "2R 2B", 0)
    assert t.team(0) == []
    assert t.deserted(0)
    assert "You take 1 red and 1 blue crystals home." in t.log()
    t.ends_clean()


@pytest.mark.rule("krysis:load.sell", "krysis:sell.points", "krysis:sell.relics-discarded", "krysis:relics.spent")
def test_each_good_sold_is_worth_two_points_whatever_it_is() -> None:
    t = at("1R 1B", team=("Pack Hand", "Runner", "Scrapper"), relics=("Nail Gun", "Rocket Tube"))
    bank = t.bank
    t.act("load to sell", "flip Rocket Tube", "red 1", "blue 1", "load Nail Gun")
    assert (t.points(0), t.camp(0)) == (6, "nothing")
    assert t.bank == (bank[0] + 1, bank[1] + 1, bank[2])
    assert t.discarded == ["Nail Gun", "Rocket Tube"], "sold, and used"
    assert t.deserted(0)
    t.ends_clean()


@pytest.mark.rule(
    "krysis:capacity.white", "krysis:ruling.red-slot", "krysis:ruling.blue-slot", "krysis:ruling.per-slot"
)
def test_three_whites_go_for_a_red_and_two_for_a_blue() -> None:
    t = at("9W", team=("Pack Hand", "Scrapper", "Sprinter")).act("load home")
    assert t.numbers("white") == [1, 2, 3, 4, 5]
    t.act("white 5")
    assert (t.home(0), t.camp(0), t.deserted(0)) == ("5W", "4W", True)
    t.ends_clean()


@pytest.mark.rule(
    "krysis:capacity.white", "krysis:ruling.red-slot", "krysis:ruling.blue-slot", "krysis:ruling.per-slot"
)
def test_whites_fill_the_slots_that_a_red_one_leaves() -> None:
    t = at("1R 9W", team=("Pack Hand", "Scrapper", "Sprinter")).act("load home", "red 1")
    assert t.numbers("white") == [0, 1, 2]
    t.act("white 2")
    assert (t.home(0), t.camp(0), t.deserted(0)) == ("1R 2W", "7W", True)
    t.ends_clean()


@pytest.mark.rule("krysis:capacity.no-blue-for-red")
def test_a_blue_crystal_does_not_go_for_a_red_one() -> None:
    t = at("5B", team=("Ruby Porter", "Scrapper", "Sprinter"))
    assert t.offered == ["red 0", "red 1", "red 2"], "nothing can be loaded, so overtime alone is left"
    t.ends_clean()


@pytest.mark.rule("krysis:capacity.relics", "krysis:capacity.no-mix", "krysis:ruling.no-mixing")
def test_a_white_crystal_leaves_no_room_for_a_relic_in_its_slot() -> None:
    t = at("9W", team=("Ruby Porter", "Scrapper", "Sprinter"), relics=("Nail Gun",))
    t.act("load home", "no weapon", "white 1")
    assert (t.home(0), t.relics_home(0)) == ("1W", []), "no room beside the white one"
    assert (t.camp(0), t.deserted(0)) == ("8W", True)
    t.ends_clean()


@pytest.mark.rule("krysis:capacity.relics", "krysis:capacity.no-mix", "krysis:ruling.no-mixing")
def test_a_relic_takes_a_whole_slot() -> None:
    t = at("9W", team=("Ruby Porter", "Scrapper", "Sprinter"), relics=("Nail Gun",))
    t.act("load home", "no weapon", "white 0")
    assert (t.home(0), t.relics_home(0)) == ("nothing", ["Nail Gun"])
    assert t.deserted(0)
    t.ends_clean()


@pytest.mark.rule("krysis:ruling.white-slot")
def test_a_white_slot_takes_no_relic() -> None:
    assert some_fits((0, 0, 1), (0, 0, 1), 0)
    assert not some_fits((0, 0, 1), (4, 4, 0), 4)


@pytest.mark.rule(
    "krysis:relics.transport", "krysis:ruling.transport-slots", "krysis:relics.limit", "krysis:ruling.two-flips"
)
def test_one_transport_and_one_weapon_may_be_flipped_and_the_transport_adds_slots() -> None:
    t = at("9W", team=GUARD, relics=("Forklift", "Shopping Cart", "Nail Gun", "Nail Gun"))  # type: ignore[arg-type]
    t.act("load home")
    assert t.offered == ["flip Forklift", "flip Shopping Cart"], "without one nothing could be carried"
    t.act("flip Forklift")
    assert t.offered == ["flip Nail Gun", "no weapon"]
    t.act("flip Nail Gun")
    assert max(t.numbers("white")) == 8
    t.act("white 2", "load Nail Gun", "load Shopping Cart")
    assert t.relics_home(0) == ["Nail Gun", "Shopping Cart"]
    assert t.discarded == ["Forklift", "Nail Gun"]
    assert (t.home(0), t.camp(0), t.deserted(0)) == ("2W", "7W", True)
    t.ends_clean()


@pytest.mark.rule("krysis:ruling.idle-weapon")
def test_a_weapon_may_be_flipped_in_vain() -> None:
    t = at("1B", relics=("Nail Gun",)).act("load home", "flip Nail Gun")
    assert (t.home(0), t.discarded) == ("1B", ["Nail Gun"])
    assert (t.camp(0), t.deserted(0)) == ("nothing", True)
    t.ends_clean()


@pytest.mark.rule("krysis:ruling.at-least-one")
def test_whoever_loads_carries_something() -> None:
    t = at("1R 1W", team=("Ruby Porter", "Scrapper", "Sprinter")).act("load home", "red 0")
    assert (t.home(0), t.camp(0), t.deserted(0)) == ("1W", "1R", True)
    t.ends_clean()


@pytest.mark.rule("krysis:ruling.at-least-one")
def test_a_transport_that_could_carry_itself_alone_loads_nothing() -> None:
    t = at("", team=("Scrapper", "Sprinter", "Dust Brawler"), relics=("Sidecar",))
    assert t.offered == ["flip Sidecar", "no transport"], "it could carry nothing but itself, so this is overtime"
    t.act("no transport")
    assert t.prompt.startswith("How many red and blue crystals do you take? They count 3 and 2; what is left of 6")
    t.act("red 0", "blue 0")
    assert t.camp(0) == "6W"
    t.ends_clean()


# ---- raids ----


@pytest.mark.rule("krysis:raid.stronger", "krysis:raid.any-one", "krysis:ruling.no-pass", "krysis:action.one")
@pytest.mark.parametrize(
    ("team", "targets"),
    [
        (["Scrapper", "Dust Brawler", "Pack Hand"], ["raid Bea"]),
        (["Bouncer", "Siege Hand", "Pack Hand"], ["raid Bea", "raid Cid"]),
    ],
)
def test_a_guarded_camp_needs_a_higher_combat_value(team: list[str], targets: list[str]) -> None:
    t = table(
        side(team=team),
        side(team=["Sprinter", "Scrapper", "Runner"], camp="1R"),
        side(team=["Bouncer", "Runner", "Barrow Crew"], camp="1B"),
    )
    assert t.offered == [*targets, "overtime"]
    t.ends_clean()


@pytest.mark.rule("krysis:raid.deserted", "krysis:ruling.zero-suffices", "krysis:ruling.guards-early")
def test_a_deserted_camp_falls_to_anyone_and_a_team_guards_before_its_turn() -> None:
    carriers = ["Runner", "Pack Hand", "Barrow Crew"]
    t = table(side(team=carriers), side(camp="1R"), side(team=carriers, camp="1R"))
    assert t.offered == ["raid Bea", "overtime"], "0 against 0 is not higher"
    t.ends_clean()


@pytest.mark.rule("krysis:raid.defense-value", "krysis:relics.weapon", "krysis:ruling.defense-count")
def test_weapons_count_in_attack_and_those_in_use_in_defense() -> None:
    team = ["Scrapper", "Runner", "Pack Hand"]
    t = table(side(team=team, relics=["Nail Gun", "Rocket Tube"]), side(team=team, camp="1R", flipped=["Chain Cutter"]))
    assert (t.m.attack(0), t.m.defense(1)) == (2, 8)
    t.act("raid Bea")
    assert t.offered[0].startswith("bring"), "one weapon does not suffice, so the other one is flipped"
    t.act("bring to the camp")
    assert (t.in_use(0), t.camp(0), t.camp(1)) == (["Rocket Tube"], "1R", "nothing")
    t.ends_clean()


@pytest.mark.rule("krysis:raid.defense-value", "krysis:relics.weapon", "krysis:ruling.defense-count")
def test_a_weapon_that_lies_face_down_does_not_defend() -> None:
    team = ["Scrapper", "Runner", "Pack Hand"]
    t = table(side(team=team, relics=["Nail Gun"]), side(team=team, camp="1R", relics=["Rocket Tube"]))
    t.act("raid Bea")
    t.act("bring to the camp", "red 1", "relics 0")
    assert (t.camp(0), t.camp(1), t.in_use(0)) == ("1R", "nothing", ["Nail Gun"]), (
        "2 and 5 against 2: what is face down does not defend"
    )
    t.ends_clean()


@pytest.mark.rule("krysis:raid.destinations", "krysis:raid.leaves", "krysis:ruling.only-loot")
def test_loot_taken_home_costs_the_team_and_leaves_the_own_goods() -> None:
    t = table(side(team=["Bouncer", "Pack Hand", "Runner"], camp="3B"), side(camp="1R 2B"))
    t.act("raid Bea")
    assert t.offered == [f"bring {place}" for place in DESTINATIONS]
    t.act("bring home", "red 1", "blue 2")
    assert (t.home(0), t.camp(0), t.camp(1)) == ("1R 2B", "3B", "nothing")
    assert t.deserted(0)
    t.ends_clean()


@pytest.mark.rule("krysis:ruling.sold-loot-leaves")
def test_sold_loot_costs_the_team_too() -> None:
    t = table(side(team=["Bouncer", "Pack Hand", "Runner"], relics=["Sidecar"]), side(camp="1R 2B"))
    t.act("raid Bea", "flip Sidecar", "bring to the bank", "red 1", "blue 1")
    assert (t.points(0), t.camp(1), t.discarded) == (4, "1B", ["Sidecar"])
    assert t.deserted(0)
    t.ends_clean()


@pytest.mark.rule("krysis:ruling.loot-to-camp", "krysis:round-end.relics")
def test_loot_in_the_own_camp_is_guarded_by_the_team_and_its_weapon() -> None:
    t = table(
        side(team=["Sprinter", "Pack Hand", "Runner"], relics=["Sidecar", "Nail Gun"]),
        side(camp="1R 2B"),
        side(team=["Bouncer", "Scrapper", "Runner"]),
    )
    t.act("raid Bea", "flip Sidecar", "flip Nail Gun", "bring to the camp", "red 1", "blue 1")
    assert (t.camp(0), t.in_use(0)) == ("1R 1B", ["Nail Gun", "Sidecar"])
    assert t.m.defense(0) == 6
    t.act("red 2")
    assert (t.who, t.offered) == ("Cid", ["raid Bea", "overtime"]), "6 against 6"
    t.act("overtime", "red 2")
    assert (t.in_use(0), t.discarded) == ([], ["Nail Gun", "Sidecar"])
    assert (t.camp(1), t.camp(2)) == ("2R 1B", "2R"), "what the raid left, and overtime"
    assert (t.team(0), t.team(2)) == ([], []), "the round is over"
    t.ends_clean()


@pytest.mark.rule("krysis:ruling.steal-something")
def test_a_raid_steals_something() -> None:
    team = ["Bouncer", "Ruby Porter", "Sprinter"]
    t = table(side(team=team), side(camp="3B"), side(camp="1W"))
    assert t.offered == ["raid Cid", "overtime"], "no blue one fits"
    t.act("raid Cid", "bring home")
    assert (t.home(0), t.camp(2), t.deserted(0)) == ("1W", "nothing", True)
    t.ends_clean()


@pytest.mark.rule("krysis:raid.announce", "krysis:raid.random-relics", "krysis:ruling.announce-first")
def test_the_number_of_relics_is_announced_and_they_are_drawn_at_random() -> None:
    found = set()
    for seed in range(12):
        t = table(side(team=["Bouncer", "Pack Hand", "Runner"]), side(relics=["Nail Gun", "Sidecar", "Rocket Tube"]))
        t.m.key = bytes([seed]) * 32
        t.act("raid Bea", "bring to the camp")
        assert t.offered == ["relics 1", "relics 2", "relics 3"]
        t.act("relics 1")
        found.update(t.relics(0))
        assert len(t.relics(1)) == 2
        t.ends_clean()
    assert found == {"Nail Gun", "Sidecar", "Rocket Tube"}


@pytest.mark.rule("krysis:relics.safe", "krysis:ruling.played-safe")
def test_relics_in_use_are_not_stolen() -> None:
    t = table(
        side(team=["Bouncer", "Pack Hand", "Runner"]), side(team=["Runner"], relics=["Nail Gun"], flipped=["Sidecar"])
    )
    t.act("raid Bea", "bring home")
    assert (t.relics_home(0), t.in_use(1)) == (["Nail Gun"], ["Sidecar"])
    assert t.deserted(0)
    t.ends_clean()


@pytest.mark.rule("krysis:ruling.raided-again")
def test_a_camp_may_be_raided_by_several() -> None:
    team = ["Bouncer", "Runner", "Sprinter"]
    t = table(side(team=team), side(camp="5B"), side(team=team), side(team=team))
    t.act("raid Bea", "bring home")
    assert t.who == "Bea"
    t.act("red 2", "raid Bea", "bring home")
    assert (t.home(0), t.home(2), t.camp(1)) == ("1B", "1B", "2R 3B")
    assert t.deserted(0)
    assert t.deserted(2)
    t.ends_clean()


@pytest.mark.rule("krysis:ruling.new-relics")
def test_loot_cannot_carry_loot() -> None:
    t = table(side(team=["Bouncer", "Runner", "Sprinter"]), side(relics=["Forklift"], camp="3B"))
    t.act("raid Bea", "bring to the camp")
    assert max(t.numbers("blue")) == 1
    t.act("blue 0")
    assert (t.camp(0), t.relics(0), t.camp(1)) == ("nothing", ["Forklift"], "3B")
    t.ends_clean()


# ---- overtime ----


@pytest.mark.rule("krysis:overtime.value", "krysis:overtime.guards")
def test_overtime_brings_six_in_any_colors_and_keeps_the_guard() -> None:
    t = at("1W", relics=("Nail Gun",)).act("overtime", "flip Nail Gun", "red 1")
    assert t.numbers("blue") == [0, 1]
    t.act("blue 1")
    assert t.camp(0) == "1R 1B 2W"
    assert not t.deserted(0)
    assert t.in_use(0) == ["Nail Gun"]
    t.ends_clean()


@pytest.mark.rule("krysis:ruling.overtime-short")
@pytest.mark.parametrize(
    ("bank", "results"),
    [
        ("9R 9B 9W", {"2R", "1R 1B 1W", "1R 3W", "3B", "2B 2W", "1B 4W", "6W"}),
        ("9R 1B", {"2R"}),
        ("1R 1B", {"1R 1B"}),
        ("1R 2B", {"1R 1B"}),
        ("2B 1W", {"2B 1W"}),
        ("", {""}),
    ],
)
@pytest.mark.midway("all answers are played out on copies")
def test_a_poor_bank_pays_the_most_it_can(bank: str, results: set[str]) -> None:
    assert overtimes(bank) == {pool(text) for text in results}


def overtimes(bank: str) -> set[tuple[int, ...]]:
    """All that overtime can bring from a bank, played out."""
    found = set()
    t = table(side(team=GUARD, camp="1W"), side(team=GUARD, camp="1W"), forced=True).bank_has(bank).act("overtime")
    for picks in answers(OvertimeRun(), t.m, 0):
        m = t.m.copy()
        for code in picks:
            m.choose(m.codes.index(code))
        assert isinstance(m, Krysis)
        found.add(taken(m.camps[0], (0, 0, 1)))
    return found


# ---- every legal result, once ----


Result = tuple[tuple[str, ...], tuple[int, ...], tuple[str, ...]]


def result(m: Krysis, picks: tuple[int, ...]) -> Result:
    """What a row of picks says: the relics flipped, the crystals, the relics loaded (of a raid their number)."""
    flips, crystals, relics = [], [], []
    for code in picks:
        verb, argument = divmod(code, STRIDE)
        if verb == FLIP:
            flips.append(m.prints[argument].name)
        elif verb in COLOR_VERBS:
            crystals.append(argument)
        elif verb == LOAD:
            relics.append(m.prints[argument].name)
        elif verb == RELIC_CARDS:
            relics += ["relic"] * argument
    return tuple(sorted(flips)), tuple(crystals), tuple(sorted(relics))


def brute_force(m: Krysis, *, raid: bool) -> set[Result]:
    """All legal results: every choice of relics to flip, every filling of every slot, slot by slot."""
    mine = [m.prints[card].name for card in m.zone(0, CAMP)]
    capacity = {printed.name: printed.capacity for printed in m.printed}
    weapons = {printed.name: printed.combat for printed in m.printed}
    found: set[Result] = set()
    transports = ["", *{name for name in mine if sum(capacity[name])}]
    guns = ["", *{name for name in mine if weapons[name]}]
    for transport, gun in product(transports, guns):
        if raid and not m.is_deserted(1) and m.attack(0) + weapons.get(gun, 0) <= m.defense(1):
            continue
        slots = [a + b for a, b in zip(m.capacity(0), capacity.get(transport, (0, 0, 0)), strict=True)]
        left = list(mine)
        for name in (transport, gun):
            if name:
                left.remove(name)
        there = ["relic"] * m.relic_count(1) if raid else left
        camp = m.camps[1 if raid else 0]
        loads: set[tuple[tuple[int, ...], tuple[str, ...]]] = {((0, 0, 0), ())}
        for color, n in enumerate(slots):
            for _ in range(n):
                loads = {filled for load in loads for filled in fillings(load, color, there)}
        for crystals, relics in loads:
            if all(a <= b for a, b in zip(crystals, camp, strict=True)) and (any(crystals) or relics):
                found.add((tuple(sorted(name for name in (transport, gun) if name)), crystals, relics))
    return found


def fillings(
    load: tuple[tuple[int, ...], tuple[str, ...]], color: int, there: list[str]
) -> list[tuple[tuple[int, ...], tuple[str, ...]]]:
    """What one more slot of that color makes of a load."""
    (red, blue, white), relics = load
    found: list[tuple[tuple[int, ...], tuple[str, ...]]] = [((red, blue, white), relics)]
    found += [((red, blue, white + n), relics) for n in range(1, (3, 2, 1)[color] + 1)]
    if color == 0:
        found.append(((red + 1, blue, white), relics))
    if color == 1:
        found.append(((red, blue + 1, white), relics))
    if color < 2:
        for name in set(there):
            if relics.count(name) < there.count(name):
                found.append(((red, blue, white), tuple(sorted([*relics, name]))))
    return found


@pytest.mark.parametrize("camp", ["", "2R", "3W", "1R 1B 5W", "2R 3B 1W", "9W"])
@pytest.mark.parametrize("relics", [(), ("Nail Gun",), ("Sidecar", "Sidecar", "Nail Gun", "Rocket Tube")])
@pytest.mark.parametrize(
    "team", [("Runner", "Scrapper", "Sprinter"), ("Pack Hand", "Twin-basket Carrier", "Bouncer"), ("Bouncer",)]
)
@pytest.mark.parametrize("raid", [False, True])
@pytest.mark.rule("krysis:capacity.icons", "krysis:capacity.white", "krysis:capacity.relics", "krysis:ruling.no-mixing")
def test_the_picks_reach_every_legal_result_once(
    team: tuple[str, ...], relics: tuple[str, ...], camp: str, *, raid: bool
) -> None:
    other = side(team=["Scrapper", "Runner"], camp=camp, relics=relics[:2])
    t = table(side(team=team, camp=camp, relics=relics), other, forced=True)
    legal = brute_force(t.m, raid=raid)
    if not legal:
        assert ("raid Bea" if raid else "load home") not in t.offered
        return
    assert ("raid Bea" if raid else "load home") in t.offered
    reached = [result(t.m, picks) for picks in answers(HaulRun(1 if raid else -1), t.m, 0)]
    assert set(reached) == legal
    assert len(reached) == len(legal) * (len(DESTINATIONS) if raid else 1)
    t.ends_clean()


@pytest.mark.rule("krysis:home.safe", "krysis:load.rest")
def test_a_raid_takes_nothing_from_home_and_leaves_what_it_does_not_carry() -> None:
    t = table(side(team=["Bouncer", "Runner"]), side(camp="3B", home="4R", relics_home=["Sidecar"]))
    t.act("raid Bea", "bring home")
    assert t.home(0) == "1B"
    assert t.camp(1) == "2B"
    assert (t.home(1), len(t.relics_home(1))) == ("4R", 1)
    t.ends_clean("Runner", "Bouncer")


@pytest.mark.rule("krysis:relics.home-unused")
def test_a_relic_at_home_cannot_be_flipped() -> None:
    t = table(side(team=["Runner"], camp="2B", relics_home=["Sidecar", "Nail Gun"]), side())
    t.act("load home")
    assert t.home(0) == "1B", "which needed no question"
    assert (t.camp(0), len(t.relics_home(0))) == ("1B", 2)
    t.ends_clean("Runner")
