"""Special agents: thief, spy, miner, alchemist, defense."""

import pytest

from cardwright.games.krysis.zones import DRAWN
from tests.games.krysis.table import Side, Table, side, table

FIGHTERS = ["Scrapper", "Sprinter"]


def advanced(*sides: Side) -> Table:
    """A table of the advanced game."""
    return table(*sides, advanced=1)


@pytest.mark.rule("krysis:special.thief", "krysis:ruling.thief-amount")
def test_a_thief_steals_what_is_shown_from_one_camp_however_strong() -> None:
    strong = ["Siege Hand", "Bouncer", "Blue Captain"]
    t = advanced(
        side(team=["Pickpocket", *FIGHTERS], camp="1R"), side(team=strong, camp="5W 2B"), side(camp="1W", team=strong)
    )
    goods = next(printed for printed in t.m.printed if printed.name == "Pickpocket").goods.crystals
    assert goods == (0, 1, 2)
    assert "use Pickpocket" in t.offered
    t.act("use Pickpocket")
    assert t.offered == ["rob Bea", "rob Cid"]
    t.act("rob Bea")
    assert (t.camp(0), t.camp(1)) == ("1R 1B 2W", "1B 3W")
    assert "You rob Bea of 1 blue and 2 white crystals." in t.log()
    assert "use Pickpocket" not in t.offered, "once"
    t.ends_clean()


@pytest.mark.rule("krysis:special.thief", "krysis:ruling.thief-amount")
def test_a_thief_takes_nothing_else_for_what_is_not_there() -> None:
    strong = ["Siege Hand", "Bouncer", "Blue Captain"]
    t = advanced(side(team=["Pickpocket", *FIGHTERS]), side(team=strong, camp="1W 9R"))
    t.act("use Pickpocket")
    assert (t.camp(0), t.camp(1)) == ("1W", "9R"), "no substitutes for what is not there"
    t.ends_clean()


@pytest.mark.rule("krysis:special.before-or-after", "krysis:special.mandatory", "krysis:ruling.special-order")
def test_a_special_agent_acts_after_the_action_unasked() -> None:
    camps = side(camp="2W 2B")
    t = advanced(side(team=["Pickpocket", *FIGHTERS], camp="1B"), camps)
    t.act("load home")
    assert t.deserted(0)
    assert t.camp(0) == "1B 2W", "after the action, though the team has left, without being asked"
    assert (t.home(0), t.camp(1)) == ("1B", "1B")
    t.ends_clean()


@pytest.mark.rule("krysis:special.before-or-after", "krysis:special.mandatory", "krysis:ruling.special-order")
def test_a_special_agent_may_act_before_the_action() -> None:
    t = advanced(side(team=["Pickpocket", *FIGHTERS], camp="1B"), side(camp="2W 2B"))
    t.act("use Pickpocket")
    assert (t.who, t.camp(0), t.camp(1)) == ("Me", "2B 2W", "1B")
    assert "load home" in t.offered, "before it, and then the action follows"
    t.ends_clean()


@pytest.mark.rule("krysis:ruling.special-order", "krysis:ruling.abilities-add")
def test_each_special_agent_acts_for_itself_and_what_is_impossible_is_skipped() -> None:
    t = advanced(side(team=["Pickpocket", "Prospector", "Transmuter"]), side(camp=""))
    assert "use Pickpocket" not in t.offered, "there is nothing to steal"
    t.act("use Prospector")
    assert t.camp(0) == "1R 1B"
    t.act("overtime", "red 2")
    assert t.prompt.startswith("How many crystals does your alchemist"), "the last one follows by itself"
    t.act("turn nothing")
    assert t.who == "Bea"
    t.ends_clean()


@pytest.mark.rule("krysis:special.spy", "krysis:ruling.spy-may")
def test_a_spy_looks_and_may_steal_one() -> None:
    relics = ["Nail Gun", "Nail Gun", "Sidecar"]
    spies = side(team=["Infiltrator", *FIGHTERS])
    t = advanced(
        spies, side(team=FIGHTERS, relics=relics, flipped=["Forklift"]), side(team=FIGHTERS, relics=["Forklift"])
    )
    assert "Nail Gun" not in str(t.m.view(0)["players"])
    t.act("use Infiltrator", "spy on Bea")
    assert t.offered == ["steal nothing", "steal Nail Gun", "steal Sidecar"]
    seen = t.m.view(0)["players"][1]["areas"]["camp"]
    assert sorted(card["name"] for card in seen["cards"]) == relics
    assert t.m.view(2)["players"][1]["areas"]["camp"]["cards"] == []
    t.act("steal Sidecar")
    assert (t.relics(0), t.relics(1)) == (["Sidecar"], ["Nail Gun", "Nail Gun"])
    assert "You look at the relic cards in Bea's camp: Nail Gun, Nail Gun and Sidecar." in t.log(0)
    assert "Me looks at the relic cards in Bea's camp." in t.log(2)
    assert "Sidecar" not in " ".join(t.log(2))
    t.ends_clean()


@pytest.mark.rule("krysis:special.spy", "krysis:ruling.spy-may")
def test_a_spy_may_leave_the_relics_there() -> None:
    spies = side(team=["Infiltrator", *FIGHTERS])
    t = advanced(spies, side(team=FIGHTERS, relics=["Nail Gun"]))
    t.act("use Infiltrator", "steal nothing")
    assert (t.relics(0), t.relics(1)) == ([], ["Nail Gun"])
    t.ends_clean()


@pytest.mark.rule("krysis:special.miner", "krysis:ruling.miner-symbol")
def test_a_miner_takes_crystals_as_far_as_the_bank_has_them() -> None:
    t = advanced(side(team=["Prospector", *FIGHTERS]), side())
    t.bank_has("1R").act("use Prospector")
    assert t.camp(0) == "1R", "as far as the bank has it"
    t.ends_clean()


@pytest.mark.rule("krysis:special.miner", "krysis:ruling.miner-symbol")
def test_a_miner_draws_relics_and_keeps_one() -> None:
    t = table(side(team=["Assayer", *FIGHTERS]), side(), advanced=1, company_1=2).on_top("Sidecar", "Nail Gun")
    t.act("use Assayer")
    assert t.zone(0, DRAWN) == ["Nail Gun", "Sidecar"]
    t.act("keep Sidecar")
    assert (t.relics(0), t.discarded) == (["Sidecar"], ["Nail Gun"])
    t.ends_clean()


@pytest.mark.rule("krysis:ruling.new-relics")
def test_a_relic_of_a_special_action_may_be_flipped_for_the_action() -> None:
    t = table(side(team=["Assayer", *FIGHTERS], camp="9W"), side(), advanced=1, company_1=2).on_top(
        "Forklift", "Nail Gun"
    )
    t.act("use Assayer", "keep Forklift", "load home", "flip Forklift")
    assert max(t.numbers("white")) == 9
    t.act("white 9")
    assert (t.home(0), t.camp(0), t.deserted(0)) == ("9W", "nothing", True)
    assert t.discarded == ["Forklift", "Nail Gun"]
    t.ends_clean()


@pytest.mark.rule("krysis:special.alchemist", "krysis:ruling.alchemist-any")
def test_an_alchemist_turns_white_into_blue_or_blue_into_red() -> None:
    t = advanced(side(team=["Transmuter", *FIGHTERS], camp="1B 3W"), side())
    bank = t.bank
    t.act("use Transmuter")
    assert t.offered == ["turn nothing", "turn white 1", "turn white 2", "turn white 3", "turn blue 1"]
    t.act("turn white 3")
    assert (t.camp(0), t.bank) == ("4B", (bank[0], bank[1] - 3, bank[2] + 3))
    assert "use Transmuter" not in t.offered
    t.ends_clean()


@pytest.mark.rule("krysis:special.alchemist", "krysis:ruling.alchemist-any")
def test_an_alchemist_is_bound_to_what_the_bank_has() -> None:
    t = advanced(side(team=["Transmuter", *FIGHTERS], camp="2B 3W"), side()).bank_has("1R 1B").act("use Transmuter")
    assert t.offered == ["turn nothing", "turn white 1", "turn blue 1"], "as far as the bank has the better color"
    t.act("turn blue 1")
    assert t.camp(0) == "1R 1B 3W"
    t.ends_clean()


@pytest.mark.rule("krysis:special.defense", "krysis:ruling.defense-not-attack", "krysis:ruling.abilities-add")
def test_defense_counts_only_when_attacked() -> None:
    guards = ["Lookout", "Night Watch", "Scrapper"]
    t = table(
        side(team=["Bouncer", "Siege Hand", "Runner"]),
        side(team=guards, camp="1B"),
        side(team=["Scrapper", "Sprinter", "Runner"], camp="1B"),
        advanced=1,
        company_1=2,
        company_2=1,
    )
    by_name = {printed.name: printed for printed in t.m.printed}
    combat = sum(by_name[name].combat for name in guards)
    assert t.m.attack(1) == combat
    assert t.m.defense(1) == combat + by_name["Lookout"].points + by_name["Night Watch"].points
    assert t.m.defense(1) >= t.m.attack(0) > combat
    assert t.offered == ["raid Cid", "overtime"]
    t.ends_clean()


@pytest.mark.rule("krysis:ruling.memory", "krysis:ruling.hidden")
def test_who_knew_a_camp_loses_track_when_some_of_its_relics_are_moved() -> None:
    t = advanced(
        side(team=["Infiltrator", *FIGHTERS]),
        side(team=["Pack Hand", *FIGHTERS], relics=["Nail Gun", "Sidecar", "Forklift"]),
    )
    t.act("use Infiltrator", "steal nothing", "red 2")
    assert len(t.m.view(0)["players"][1]["areas"]["camp"]["cards"]) == 3, "known from now on"
    t.act("load home", "no transport", "no weapon", "load Nail Gun", "done")
    areas = t.m.view(0)["players"][1]["areas"]
    assert areas["camp"] == {"count": 2, "cards": []}
    assert areas["home"] == {"count": 0, "cards": []}
    assert (len(t.relics(1)), t.camp(0), t.relics_home(1)) == (2, "2R", ["Nail Gun"])
    t.ends_clean()


def test_who_acts_is_named() -> None:
    t = advanced(side(team=["Prospector", *FIGHTERS]), side()).act("use Prospector")
    assert "Me uses Prospector." in t.m.log(1)
    assert t.m.log(0)[-2:] == ["You use Prospector.", "You take 1 red and 1 blue crystals."]
    assert t.camp(0) == "1R 1B"
    t.ends_clean()
