"""What bots steer by."""

from cardwright import bots
from cardwright.games.kryptik.clashes import SURE, campaign, prospects
from cardwright.games.kryptik.evaluation import block, standing
from cardwright.games.kryptik.game import GAME
from cardwright.games.kryptik.zones import HAND
from cardwright.kernel.basics.rng import Rng
from tests.games.kryptik.table import WAIT, side, table


def winner(decks: tuple[str, str], names: tuple[str, str], seed: int) -> tuple[int, ...]:
    m = GAME.start(decks, seed, log=False)
    players = [bots.make(name, Rng(seed).stream(name)) for name in names]
    while not m.over:
        decision = m.decision
        m.choose(players[decision.player].pick(m.view(decision.player), decision))
    assert m.outcome is not None
    return m.outcome.winners


def test_greedy_beats_random() -> None:
    decks = ("Lantern Festival", "Harbor Watch")
    first = [winner(decks, ("greedy", "random"), seed) for seed in range(3)]
    second = [winner(decks, ("random", "greedy"), seed) for seed in range(3)]
    assert first.count((0,)) + second.count((1,)) >= 5, (first, second)


def test_more_is_better() -> None:
    even = table(me=side(hand=[WAIT]), opponent=side(hand=[WAIT]))
    assert standing(even.m, 0) == -standing(even.m, 1)
    for better in (
        side(hand=[WAIT], island=["Moss Boar"]),
        side(hand=[WAIT, WAIT]),
        side(hand=[WAIT], soul=4),
    ):
        t = table(me=better, opponent=side(hand=[WAIT]))
        assert standing(t.m, 0) > standing(even.m, 0) > standing(t.m, 1)
    worse = table(me=side(hand=[WAIT], row=["Hush"] * 5), opponent=side(hand=[WAIT]))
    assert standing(worse.m, 0) < standing(even.m, 0)


def test_an_attack_is_played_out() -> None:
    t = table(me=side(hand=[WAIT], island=["Moss Boar"]), opponent=side(hand=[WAIT], row=["Hush"] * 2))
    before = standing(t.m, 0)
    t.attack("Moss Boar", 1)
    assert standing(t.m, 0) > before
    t.strike()
    t.row(1)
    t.look(1, HAND)
    t.ends_clean()


def test_a_good_block_is_found() -> None:
    t = table(me=side(island=["Hired Hand"]), opponent=side(island=["Clay Sentry", "Gate Porter"]))
    t.attack("Hired Hand", 1)
    assert t.blocking
    assert t.offered[block(t.m)] == "block with Clay Sentry"
    t.pick("block with Clay Sentry", "done").strike()
    assert t.limbo == ["Hired Hand"]
    t.ends_clean()


def test_attacks_are_planned_as_a_whole() -> None:
    t = table(
        me=side(island=["Hired Hand", "Moss Boar"], hand=[WAIT]), opponent=side(island=["Clay Sentry"], row=["Hush"])
    )
    hand, boar = t.find("Hired Hand"), t.find("Moss Boar")
    assert campaign(t.m, [boar], 1, bold=False) == 0, "the only attacker is blocked"
    assert prospects(t.m, 0, fresh=False) > 3, "the first draws the blocker out, and the second hits the last card"
    assert campaign(t.m, [hand, boar], 1, bold=True) > campaign(t.m, [hand, boar], 1, bold=False)
    assert prospects(t.m, 1, fresh=True) == 0, "Clay Sentry cannot attack"
    t.ends_clean()


def test_a_blow_that_wins_is_planned() -> None:
    t = table(me=side(island=["Hired Hand"], hand=[WAIT]), opponent=side(row=[]))
    assert prospects(t.m, 0, fresh=False) == SURE
    t.ends_clean()
