"""Who sees what: camps, screens, hands, bids."""

import pytest

import cardwright as cw
from cardwright.games.krysis.game import GAME
from cardwright.games.krysis.state import Krysis
from cardwright.kernel.basics.rng import Rng
from cardwright.kernel.core.shows import printed_on
from cardwright.reading.view import Reader
from tests.games.krysis.table import side, table
from tests.views import asked

pytestmark = pytest.mark.midway("what is seen is shown in the middle of play")

TEAM = ["Scrapper", "Sprinter", "Pack Hand"]


@pytest.mark.rule("krysis:ruling.hidden")
@pytest.mark.rule("krysis:setup.look")
def test_camps_are_open_but_for_their_relics_and_homes_are_hidden_even_in_number() -> None:
    t = table(
        side(team=TEAM, camp="1R 2W", home="3B", relics=["Nail Gun"], relics_home=["Sidecar", "Forklift"], points=7),
        side(team=TEAM, camp="4B", home="2R"),
    )
    mine, theirs = t.m.view(0)["players"][0], t.m.view(1)["players"][0]
    assert mine["counters"] == {
        **theirs["counters"],
        "home_red": 0,
        "home_blue": 3,
        "home_white": 0,
    }
    assert (theirs["counters"]["camp_red"], theirs["counters"]["camp_white"], theirs["counters"]["points"]) == (1, 2, 7)
    assert [card["name"] for card in mine["areas"]["home"]["cards"]] == ["Sidecar", "Forklift"]
    assert theirs["areas"]["home"] == {"count": 0, "cards": []}
    assert theirs["areas"]["camp"] == {"count": 1, "cards": []}
    assert [card["name"] for card in theirs["areas"]["team"]["cards"]] == TEAM
    assert theirs["areas"]["hand"]["cards"] == []
    watching = t.m.view(2)["players"]
    assert "home_red" not in watching[0]["counters"]
    assert watching[0]["areas"]["home"]["count"] == 0


@pytest.mark.rule("krysis:ruling.memory")
def test_sampled_worlds_keep_what_all_have_seen_go_home_and_deal_relics_anew() -> None:
    t = table(
        side(team=TEAM, home="3B", relics=["Nail Gun"]),
        side(team=TEAM, home="2R 5W", relics=["Sidecar", "Forklift"], relics_home=["Rocket Tube"], camp="1B"),
    )
    found = set()
    for seed in range(20):
        world = t.m.sample(0, Rng(seed))
        assert isinstance(world, Krysis)
        assert world.homes == t.m.homes
        assert world.zone(0, 5) == t.m.zone(0, 5)
        assert world.view(0) == t.m.view(0)
        found.add(tuple(sorted(world.prints[card].name for card in world.zone(1, 5))))
    assert len(found) > 5


def test_a_sampled_hand_has_as_many_fighters_as_were_drawn() -> None:
    m = GAME.start(seed=3, players=3)
    for seed in range(10):
        world = m.sample(0, Rng(seed))
        assert isinstance(world, Krysis)
        for player in (1, 2):
            assert sorted(world.printed[card].type for card in world.zone(player, 0)) == [0, 0, 0, 1, 1, 1]


def test_bids_and_agents_of_others_are_seen_when_all_are_in() -> None:
    m = GAME.start(seed=3, players=2, names=["Ann", "Ben"])
    before = m.view(1)
    m.choose("bid red 1", 0)
    m.choose("bid blue 2", 0)
    m.choose("bid white 3", 0)
    after = m.view(1)
    assert asked(after)["players"] == [1]
    asked(before)["players"] = [1]
    assert after == before


def test_the_table_says_which_phase_it_is() -> None:
    m = GAME.start(seed=3)
    steps = []
    rng = Rng(1)
    while not m.over and m.turn == 1:
        step = m.game.table.steps[m.view(0)["step"]]
        if step not in steps:
            steps.append(step)
        m.choose(rng.below(len(m.codes)))
    assert steps == list(m.game.table.steps)


@pytest.mark.rule("krysis:ruling.ranks", "krysis:mining.free-space")
def test_the_mine_is_a_grid_on_which_miners_stand_and_may_go() -> None:
    t = table(side(home="1W"), side(), side(), begin=True, ranks=(2, 4, 1)).bids("1W", "", "")
    t.act("move to mid-front")
    while t.prompt.startswith("Which relic"):
        t.first()
    view = t.m.view(1)
    cells = view["shared"]["mine"]["cells"]
    named = [[(card["name"], card.get("owner")) for card in cell["cards"]] for cell in cells]
    assert len(cells) == 24
    assert all(cell["cards"][0]["marks"]["type"] == "space" for cell in cells)
    assert named[1 * 4 + 3] == [("3W or 2R", None), ("Miner of Ruby & Co.", 1)]
    assert named[2 * 4 + 2] == [("2 relics", None), ("Miner of Aion", 0)]
    offered = [(option["text"].partition(":")[0], option["places"]) for option in asked(view)["options"]]
    assert offered == [
        (f"move to {space}", [{"area": "mine", "at": 2 * 4 + rank}])
        for rank, space in ((0, "rear"), (1, "mid-rear"), (3, "front"))
    ]
    assert t.m.game.print_by_key("space-2-4").text == "Take 3 {white} crystals, or 2 {red} crystals."
    two_relics = "Take 2 {relic} cards. For each draw 2 {relic} cards and keep one."
    assert t.m.game.print_by_key("space-2-3").text == two_relics
    assert [seat["counters"]["level"] for seat in view["players"]] == [2, 1, 1]


def test_the_miners_wait_until_they_are_drawn() -> None:
    m = GAME.start(seed=3, players=3, advanced=1)
    assert not [card for cell in m.view(0)["shared"]["mine"]["cells"] for card in cell["cards"][1:]]
    assert "level" not in m.view(0)["players"][0]["counters"]
    speed = GAME.start(seed=3, speed=1).view(0)
    assert not [card for cell in speed["shared"]["mine"]["cells"] for card in cell["cards"]]
    assert sorted(str(seat["facts"].get("ties", "")) for seat in speed["players"]) == ["", "wins ties"]


def test_what_all_can_see_of_a_player_is_said() -> None:
    t = table(
        side(team=["Bouncer", "Pack Hand", "Lookout"], relics=["Nail Gun"]),
        side(),
        advanced=1,
        company_1=2,
        company_2=4,
    )
    me, bea = t.m.view(1)["players"]
    assert (me["facts"]["company"], bea["facts"]["company"]) == ("Ruby & Co.", "Onyx Works")
    assert (me["counters"]["combat"], me["counters"]["defense"]) == (5, 8)
    assert (me["counters"]["slots_red"], me["counters"]["slots_blue"]) == (1, 1)
    assert "slots_white" not in me["counters"]
    assert (me["facts"].get("guard"), bea["facts"]["guard"]) == (None, "camp deserted")
    assert [(seat["areas"]["team"]["count"], seat["limits"]["team"]) for seat in (me, bea)] == [(3, 3), (0, 3)]
    assert "combat" not in bea["counters"]


def test_open_bids_stay_in_view_for_the_round() -> None:
    t = table(side(home="1W"), side(home="2R"), begin=True)
    assert "bid" not in t.m.view(0)["players"][1]["facts"]
    t.bids("1W", "")
    assert [seat["facts"]["bid"] for seat in t.m.view(0)["players"]] == ["bid 1 white crystal", "bid nothing"]
    rng = Rng(2)
    while t.m.turn == 2:
        t.m.choose(rng.below(len(t.m.codes)))
    assert "bid" not in t.m.view(0)["players"][0]["facts"]


def test_crystals_on_cards_are_symbols_and_said_in_words() -> None:
    game = cw.load("krysis")
    reader = Reader(game)
    carrier, captain = (reader.printed(game.cards[name]) for name in ("Twin-basket Carrier", "Blue Captain"))
    assert carrier["marks"]["carries"] == {"carries 3 {blue}": 1}
    assert reader.kinds(carrier) == ["Transporter"]
    assert reader.states(carrier) == ["carries 3 blue"]
    assert reader.text(carrier) == ["Transporter: Carries 3 blue."]
    assert reader.states(captain) == ["speed 2 per blue crystal"]


def test_every_card_tells_what_it_does() -> None:
    game = cw.load("krysis")
    assert game.cards["nail gun"].text == (
        "Weapon: Flip it in your action for 5 more combat; it is spent with the round."
    )
    assert game.cards["sidecar"].text.startswith(
        "Transport: Flip it in your action to carry 1 {red} and 1 {blue} more;"
    )
    assert game.cards["Blue Captain"].text.splitlines() == [
        "Multiplier: Speed 2 for each {blue} crystal in your camp.",
        "Fighter: Adds 4 combat in raids and on guard.",
    ]
    assert game.cards["Twin-basket Carrier"].text == "Transporter: Carries 3 {blue}."
    assert game.cards["Pickpocket"].text.startswith("Thief: Steal 1 {blue} and 2 {white} crystals")
    assert game.cards["Lookout"].text.startswith("Defense: ")
    assert game.cards["Infiltrator"].text.startswith("Spy: ")
    assert game.cards["Assayer"].text.splitlines() == [
        "Miner: Take 1 {relic} card into your camp. For it draw 2 {relic} cards and keep one.",
        "Transporter: Carries 2 {red} and 1 {blue}.",
    ]
    assert game.cards["Smelter"].text.startswith("Alchemist: ")
    assert game.cards["Old World Museum"].text.startswith("Mission: 10 points if you alone have the most {relic} cards")
    with pytest.raises(cw.UnknownCard, match="no card of Krysis is called 'Nailgnu'"):
        _ = game.cards["Nailgnu"]
    for name in game.cards:
        assert printed_on(game.shows, game.cards[name])["marks"]["type"]
        assert game.cards[name].text
