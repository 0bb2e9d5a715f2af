"""The beginning: components, companies, hands, drafts, options."""

from math import comb, prod

import pytest

import cardwright as cw
from cardwright.games.krysis.game import GAME
from cardwright.games.krysis.setup import DraftRun, HandRun
from cardwright.games.krysis.state import Krysis
from cardwright.games.krysis.values import EXTRA, FIGHTER, MISSION, TYPES
from cardwright.games.krysis.zones import (
    AGENT_DISCARD,
    ASIDE,
    BOX,
    CAMP,
    FIGHTERS,
    HAND,
    RELIC_DECK,
    SECRET,
    SPARE,
    TEAM,
    TRANSPORTERS,
)
from cardwright.kernel.asking.runs import arguments
from cardwright.kernel.basics.pools import added
from cardwright.kernel.basics.rng import Rng
from tests.games.krysis.table import answers

PLAYERS = (2, 3, 4)
ALL_AGENTS = (HAND, FIGHTERS, TRANSPORTERS, TEAM, AGENT_DISCARD, BOX)


def start(players: int = 2, seed: int = 1, **options: int) -> Krysis:
    """Begin a match."""
    m = GAME.start(seed=seed, players=players, **options)  # type: ignore[arg-type]
    assert isinstance(m, Krysis)
    return m


@pytest.mark.rule("krysis:components.players")
def test_two_three_or_four_play() -> None:
    for players in PLAYERS:
        assert start(players).game.players == players
        assert GAME.start(names=["A", "B", "C", "D"][:players]).game is GAME.seated(players)
    with pytest.raises(cw.BadSetup, match="Krysis is played by 2, 3 or 4 players, not by 5"):
        start(5)
    with pytest.raises(cw.BadSetup, match="2, 3 or 4 players, and 1 name was given"):
        GAME.start(names=["A"])
    with pytest.raises(cw.BadSetup, match="played by 3 players, and 2 names were given"):
        GAME.start(names=["A", "B"], players=3)


@pytest.mark.rule(
    "krysis:components.agents", "krysis:components.relics", "krysis:setup.no-specials", "krysis:ruling.info-card"
)
def test_what_is_in_the_box() -> None:
    agents = GAME.values.agents
    plain = [facts for facts in agents if not facts.special]
    assert [len([f for f in plain if (f.type == FIGHTER) is fighter]) for fighter in (True, False)] == [9, 9]
    assert [
        len([f for f in plain if f.multiplier >= 0 and (f.type == FIGHTER) is fighter]) for fighter in (True, False)
    ] == [5, 2]
    for company in ("", *GAME.values.companies):
        assert len([f for f in agents if f.special and f.company == company]) == 3
    assert sum(f.count for f in GAME.values.relics) == 24
    assert len(GAME.values.relics) == 6
    m = start(4)
    assert not [printed for printed in m.printed if printed.facts.special]
    kinds = {TYPES[printed.type] for printed in m.printed}
    assert kinds == {"fighter", "transporter", "weapon", "transport", "space", "miner"}, "no missions, nothing else"


@pytest.mark.rule("krysis:setup.hand", "krysis:setup.relic")
def test_hands_and_relics() -> None:
    for players in PLAYERS:
        m = start(players)
        for player in range(players):
            assert len(m.zone(player, HAND)) == 6
            assert len([card for card in m.zone(player, HAND) if m.printed[card].type == FIGHTER]) == 3
            assert (len(m.zone(player, FIGHTERS)), len(m.zone(player, TRANSPORTERS))) == (6, 6)
            assert len(m.zone(player, CAMP)) == 1
        assert len(m.zones[m.shared(RELIC_DECK)]) == 24 - players
    assert start(seed=1).zones != start(seed=2).zones


@pytest.mark.rule(
    "krysis:setup.home", "krysis:setup.start-goods", "krysis:setup.start-spaces", "krysis:setup.start-order"
)
def test_homes_camps_and_start_spaces() -> None:
    orders = set()
    for players, spaces in ((2, [1, 3]), (3, [1, 2, 3]), (4, [1, 2, 3, 4])):
        for seed in range(8):
            m = start(players, seed)
            assert sorted(m.ranks) == spaces
            orders.add(tuple(m.ranks))
            assert m.homes == [(1, 2, 3)] * players
            assert m.camps == [m.values.starts[space - 1] for space in m.ranks]
            total = m.bank
            for pool in (*m.homes, *m.camps):
                total = added(total, pool)
            assert total == (35, 40, 50)
    assert len(orders) > 8


@pytest.mark.rule("krysis:setup.company")
def test_each_player_has_a_company_of_their_own() -> None:
    m = start(3, advanced=1, company_1=4, company_3=1)
    unique = [{p.facts.company for c, p in enumerate(m.printed) if m.owners[c] == player} - {""} for player in range(3)]
    assert unique == [{"Onyx Works"}, {"Ruby & Co."}, {"Aion"}]
    with pytest.raises(cw.BadSetup, match="Two players cannot both be Ruby & Co"):
        start(3, advanced=1, company_1=2, company_2=2)


@pytest.mark.rule("krysis:advanced.draft")
def test_the_draft_dismisses_two_agents_of_each_number_of_stars() -> None:
    m = start(advanced=1)
    assert len(m.zone(0, HAND)) == 24
    rng = Rng(3)
    while len(m.decisions) == 2 or m.chooser == 0:
        stars = {m.printed[code % m.game.actions.stride].facts.stars for code in m.codes}
        assert len(stars) == 1
        m.choose(rng.below(len(m.codes)), 0)
        if 0 not in [decision.player for decision in m.decisions]:
            break
    while not m.zone(0, BOX):
        m.choose(0, 1)
    for player in (0, 1):
        assert sorted(m.printed[card].facts.stars for card in m.zone(player, BOX)) == [1, 1, 2, 2, 3, 3]
        assert sum(len(m.zone(player, kind)) for kind in (HAND, FIGHTERS, TRANSPORTERS)) == 18
        assert len(m.zone(player, HAND)) == 6


@pytest.mark.rule("krysis:advanced.draft", "krysis:ruling.extra-agents")
@pytest.mark.parametrize("extras", [0, 1])
def test_the_picks_reach_every_draft_once(extras: int) -> None:
    m = start(advanced=1, extras=extras)
    hand = m.zone(0, HAND)
    by_stars = [[card for card in hand if m.printed[card].facts.stars == stars] for stars in (1, 2, 3)]
    extra = [len([card for card in cards if m.printed[card].facts.company == EXTRA]) for cards in by_stars]
    reached = [frozenset(arguments(m, picks)) for picks in answers(DraftRun(), m, 0)]
    wanted = prod(comb(len(cards), 2 + more) for cards, more in zip(by_stars, extra, strict=True))
    assert len(reached) == len(set(reached)) == wanted
    for cards, more in zip(by_stars, extra, strict=True):
        assert {len(draft.intersection(cards)) for draft in reached} == {2 + more}


@pytest.mark.rule("krysis:tactical.nine")
def test_the_picks_reach_every_first_hand_once() -> None:
    m = start(tactical=1)
    # Of all 18 agents there are 48,620 hands; with 11 left, the proof is quick.
    for card in m.zone(0, HAND)[11:]:
        m.move(card, FIGHTERS)
    reached = [frozenset(arguments(m, picks)) for picks in answers(HandRun(), m, 0)]
    assert len(reached) == len(set(reached)) == comb(11, 9)


@pytest.mark.rule("krysis:advanced.unseen")
def test_dismissed_agents_are_seen_by_nobody_else_and_sampled_as_legal_drafts() -> None:
    m = drafted(3, seed=4)
    names = {m.prints[card].name for card in m.zone(1, BOX)}
    shown = m.view(0)["players"][1]["areas"]["box"]
    assert shown == {"count": 6, "cards": []}
    assert "You dismiss 6 agents unseen." in m.log(1)
    found = set()
    for seed in range(20):
        world = m.sample(0, Rng(seed))
        assert isinstance(world, Krysis)
        for player in (1, 2):
            assert sorted(world.printed[card].facts.stars for card in world.zone(player, BOX)) == [1, 1, 2, 2, 3, 3]
            for kind, type_ in ((FIGHTERS, 0), (TRANSPORTERS, 1)):
                assert {world.printed[card].type for card in world.zone(player, kind)} <= {type_}
        assert world.zone(0, BOX) == m.zone(0, BOX)
        found.add(frozenset(world.prints[card].name for card in world.zone(1, BOX)))
    assert len(found) > 10
    assert found != {frozenset(names)}


@pytest.mark.rule("krysis:advanced.unseen", "krysis:ruling.extra-agents", "krysis:ruling.missions-aside")
@pytest.mark.parametrize("turn", [1, 3, 5])
def test_sampled_worlds_of_the_full_game_have_legal_drafts_and_real_missions(turn: int) -> None:
    m = drafted(4, seed=6, extras=1, missions=1, tactical=1)
    rng = Rng(8)
    while m.turn < turn:
        m.choose(rng.below(len(m.codes)))
    missions, boxes = set(), set()
    for seed in range(30):
        world = m.sample(0, Rng(seed))
        assert isinstance(world, Krysis)
        for player in (1, 2, 3):
            (mission,) = world.zone(player, SECRET)
            assert world.printed[mission].type == MISSION
            missions.add(world.printed[mission].name)
            everything = [card for kind in ALL_AGENTS for card in world.zone(player, kind)]
            assert all(world.printed[card].is_agent for card in everything)
            extras = [world.printed[card] for card in everything if world.printed[card].facts.company == EXTRA]
            stars = sorted(world.printed[card].facts.stars for card in world.zone(player, BOX))
            assert stars == sorted([1, 1, 2, 2, 3, 3, *[printed.facts.stars for printed in extras]])
        boxes.add(frozenset(world.prints[card].name for card in world.zone(1, BOX)))
    assert len(missions) == 3
    assert len(boxes) > 15


def drafted(players: int = 2, seed: int = 1, **options: int) -> Krysis:
    """Begin an advanced game, and draft at random."""
    m = start(players, seed, advanced=1, **options)
    rng = Rng(seed)
    while m.turn == 0:
        m.choose(rng.below(len(m.codes)))
    return m


@pytest.mark.rule("krysis:ruling.uneven-decks")
def test_decks_may_be_uneven_after_the_draft() -> None:
    m = start(advanced=1)
    # Dismiss fighters as long as there are some.
    while m.turn == 0:
        codes = [code for code in m.codes if m.printed[code % m.game.actions.stride].type == FIGHTER]
        m.choose(m.codes.index(codes[0]) if codes else 0)
    for player in (0, 1):
        sizes = [len(m.zone(player, kind)) for kind in (FIGHTERS, TRANSPORTERS)]
        assert sum(sizes) == 12
        assert sizes[0] < sizes[1]
        assert len(m.zone(player, HAND)) == 6


@pytest.mark.rule("krysis:ruling.extra-agents")
def test_extra_agents_are_dealt_before_the_draft_and_one_more_of_their_stars_is_dismissed() -> None:
    m = drafted(4, seed=2, extras=1)
    for player in range(4):
        everything = [card for kind in (HAND, FIGHTERS, TRANSPORTERS, BOX) for card in m.zone(player, kind)]
        extra = [m.printed[card].facts.stars for card in everything if m.printed[card].facts.company == EXTRA]
        assert len(extra) == 1
        assert sorted(m.printed[card].facts.stars for card in m.zone(player, BOX)) == sorted([1, 1, 2, 2, 3, 3, *extra])
        assert len(everything) - 7 == 18
    assert len(m.zones[m.shared(SPARE)]) == 3
    with pytest.raises(cw.BadSetup, match="set advanced=1 as well"):
        start(extras=1)


@pytest.mark.rule("krysis:mission.deal", "krysis:ruling.missions-aside")
def test_each_player_gets_a_secret_mission_and_the_rest_is_set_aside() -> None:
    for players in PLAYERS:
        m = start(players, missions=1)
        missions = [m.zone(player, SECRET) for player in range(players)]
        assert [len(zone) for zone in missions] == [1] * players
        assert len(m.zones[m.shared(ASIDE)]) == 4 - players
        views = m.view(0)
        assert views["players"][0]["areas"]["mission"]["cards"]
        assert views["players"][1]["areas"]["mission"] == {"count": 1, "cards": []}
        assert views["shared"]["aside"]["cards"] == []
    assert not start().zone(0, SECRET)


@pytest.mark.rule("krysis:tactical.nine", "krysis:tactical.decks", "krysis:ruling.nine-draws")
def test_the_first_hand_is_nine_agents_of_choice_and_three_are_drawn_while_there_are_any() -> None:
    m = start(tactical=1)
    assert m.decision.prompt == "Which agents do you begin with? Choose 9 more."
    chosen = []
    for _ in range(9):
        chosen.append(m.codes[0] % m.game.actions.stride)
        m.choose(0, 0)
    while m.turn == 0:
        m.choose(0)
    assert sorted(m.zone(0, HAND)) == sorted(chosen)
    assert len(m.zone(0, FIGHTERS)) + len(m.zone(0, TRANSPORTERS)) == 9
    rng = Rng(5)
    hands: list[int] = []
    while not m.over:
        if len(hands) < m.turn:
            hands.append(len(m.zone(0, HAND)))
        m.choose(rng.below(len(m.codes)))
    assert hands == [9, 9, 9, 9, 6]


@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize("tactical", [0, 1])
@pytest.mark.parametrize("missions", [0, 1])
@pytest.mark.parametrize("extras", [0, 1])
def test_options_go_together(players: int, tactical: int, missions: int, extras: int) -> None:
    m = start(players, 3, advanced=1, tactical=tactical, missions=missions, extras=extras)
    rng = Rng(7)
    while not m.over:
        m.choose(rng.below(len(m.codes)))
    assert m.turn == 5


def test_there_are_no_decks_to_bring() -> None:
    with pytest.raises(cw.BadSetup, match="Krysis is played without decks"):
        GAME.start([cw.DeckList("krysis", "Mine", (), ()), cw.DeckList("krysis", "Yours", (), ())])
