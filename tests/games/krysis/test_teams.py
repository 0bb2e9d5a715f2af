"""Teams of three, and who is fastest."""

import pytest

from cardwright.games.krysis.actions import DRAW, STRIDE
from cardwright.games.krysis.zones import AGENT_DISCARD, FIGHTERS, HAND, TRANSPORTERS
from tests.games.krysis.table import Table, side, table

MINE = ["Sprinter", "Dust Brawler", "Pack Hand", "Runner"]
THEIRS = ["Scrapper", "Sapphire Teamster", "Bouncer", "Heavy Lifter"]


def after_mining(mine: str = "", theirs: str = "", ranks: tuple[int, int] = (2, 1)) -> Table:
    """A round whose miners have moved and found nothing, with these camps; who is ahead moved to the front."""
    t = table(side(hand=MINE, camp=mine), side(hand=THEIRS, camp=theirs), begin=True, ranks=ranks)
    return t.bank_has("").bids("", "").act("move to front").first().act("move to mid-rear")


@pytest.mark.rule("krysis:team.three", "krysis:team.reveal", "krysis:ruling.one-by-one")
def test_three_times_all_choose_in_secret_and_show_together() -> None:
    t = after_mining(mine="1B")
    assert sorted(t.offered) == sorted([f"send {name}" for name in MINE])
    t.act("send Sprinter")
    assert t.team(0) == []
    assert "Sprinter" not in str(t.m.view(1))
    t.act("send Scrapper")
    assert (t.team(0), t.team(1)) == (["Sprinter"], ["Scrapper"])
    assert "Sprinter" in str(t.m.view(1)), "it stays open while the next one is chosen"
    assert "send Sprinter" not in t.offered
    t.secretly(("send Runner",), ("send Bouncer",)).secretly(("send Pack Hand",), ("send Heavy Lifter",))
    assert t.team(0) == ["Pack Hand", "Runner", "Sprinter"]
    assert t.zone(0, HAND) == ["Dust Brawler"]
    t.ends_clean()


@pytest.mark.rule("krysis:initiative.sum", "krysis:initiative.order")
def test_the_sum_of_speeds_says_who_acts_first() -> None:
    t = after_mining()
    t.secretly(("send Sprinter",), ("send Scrapper",)).secretly(("send Runner",), ("send Sapphire Teamster",))
    t.secretly(("send Pack Hand",), ("send Heavy Lifter",))
    speeds = {printed.name: printed.speed for printed in t.m.printed}
    assert t.m.speeds == (
        speeds["Sprinter"] + speeds["Runner"] + speeds["Pack Hand"],
        speeds["Scrapper"] + speeds["Sapphire Teamster"] + speeds["Heavy Lifter"],
    )
    assert t.m.order == (0, 1)
    assert t.who == "Me"
    t.ends_clean()


@pytest.mark.rule("krysis:initiative.multiplier", "krysis:ruling.speed-only", "krysis:ruling.speed-once")
def test_a_multiplier_counts_the_crystals_in_the_own_camp_once_and_for_speed_alone() -> None:
    t = after_mining(mine="5W 1R", theirs="2B 9W")
    t.secretly(("send Dust Brawler",), ("send Sapphire Teamster",)).secretly(("send Runner",), ("send Bouncer",))
    t.secretly(("send Pack Hand",), ("send Heavy Lifter",))
    by_name = {printed.name: printed for printed in t.m.printed}
    brawler = by_name["Dust Brawler"]
    assert (brawler.multiplier, brawler.speed) == (2, 0)
    assert t.m.speeds[0] == 5 * brawler.factor + by_name["Runner"].speed + by_name["Pack Hand"].speed
    fixed = t.m.speeds
    assert t.m.attack(0) == brawler.combat
    t.act("load to sell", "red 0", "white 5")
    assert (t.camp(0), t.points(0), t.m.speeds) == ("1R", 10, fixed)
    t.ends_clean()


@pytest.mark.rule("krysis:initiative.ties")
@pytest.mark.parametrize(("ranks", "order"), [((2, 1), (0, 1)), ((1, 2), (1, 0))])
def test_of_equally_fast_teams_the_front_miner_acts_first(ranks: tuple[int, int], order: tuple[int, int]) -> None:
    same = ["Runner", "Sprinter", "Scrapper"]
    t = table(side(hand=same), side(hand=same), begin=True, ranks=ranks)
    t.bank_has("").bids("", "").act("move to front").first().act("move to mid-rear")
    for name in same:
        t.secretly((f"send {name}",), (f"send {name}",))
    assert t.m.speeds[0] == t.m.speeds[1]
    assert t.m.order == order
    t.ends_clean()


@pytest.mark.rule(
    "krysis:round-end.teams", "krysis:round-end.draw", "krysis:ruling.draw-order", "krysis:ruling.no-refill"
)
def test_teams_are_discarded_and_each_player_draws_three_agents_one_at_a_time() -> None:
    t = table(
        side(team=["Runner", "Sprinter", "Scrapper"], camp="1B", hand=[]),
        side(team=["Bouncer", "Pack Hand", "Siege Hand"], hand=[]),
    )
    t.act("overtime", "red 2", "overtime", "red 2")
    assert (t.team(0), t.zone(0, AGENT_DISCARD)) == ([], ["Runner", "Scrapper", "Sprinter"])
    assert t.offered == ["draw fighter", "draw transporter"]
    decks = [len(t.m.zone(0, FIGHTERS)), len(t.m.zone(0, TRANSPORTERS))]
    t.act("draw fighter")
    assert len(t.zone(0, HAND)) == 1, "it is in hand before the next one is chosen"
    t.act("draw transporter", "draw fighter")
    assert [len(t.m.zone(0, FIGHTERS)), len(t.m.zone(0, TRANSPORTERS))] == [decks[0] - 2, decks[1] - 1]
    assert t.who == "Bea"
    assert "Me draws a card from the transporters." in t.log(1), "everybody sees from which deck, not what"
    for card in t.m.zone(1, FIGHTERS):
        t.m.move(card, 11 + AGENT_DISCARD)
    t.act("draw transporter")
    assert (len(t.zone(1, HAND)), len(t.zone(1, FIGHTERS))) == (3, 0)
    assert t.m.codes[0] // STRIDE != DRAW, "an empty deck leaves no choice, and then the next round begins"
    assert (t.camp(0), t.camp(1)) == ("2R 1B", "2R"), "from overtime"
    assert t.zone(0, AGENT_DISCARD) == ["Runner", "Scrapper", "Sprinter"], "they never come back"
    t.ends_clean()


@pytest.mark.rule("krysis:ruling.no-refill", "krysis:round.five")
def test_after_the_fifth_round_nobody_draws_and_the_game_is_over() -> None:
    t = table(side(team=["Runner", "Sprinter", "Scrapper"]), side(team=["Bouncer", "Scrapper", "Siege Hand"]), number=5)
    hands = [t.zone(0, HAND), t.zone(1, HAND)]
    t.act("red 2", "red 2")
    assert t.m.over
    assert [t.zone(0, HAND), t.zone(1, HAND)] == hands
    assert (t.camp(0), t.camp(1)) == ("2R", "2R")
    assert (t.team(0), t.team(1)) == ([], [])
    t.ends_clean()
