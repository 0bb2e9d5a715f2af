"""The heuristic by which bots steer: what it must see, whatever its weights."""

from cardwright import bots
from cardwright.games.keyforge.evaluation import standing
from cardwright.kernel.basics.outcome import WON
from cardwright.kernel.basics.rng import Rng
from tests.games.keyforge.table import Side, Table, made, side, table


def gain_of(t: Table, *picks: str) -> float:
    """How much better I stand after some picks."""
    before = standing(t.m, 0)
    t.pick(*picks)
    return standing(t.m, 0) - before


def stands(me: Side, opponent: Side | None = None) -> float:
    """How well I stand at such a table."""
    return standing(table(me=me, opponent=opponent).m, 0)


def test_more_of_anything_that_helps_is_better() -> None:
    nothing = stands(side())
    for better in (
        side(keys=1),
        side(line=["Troll"]),
        side(artifacts=["Cannon"]),
        side(aember=1),
        side(archives=["Anger"]),
    ):
        assert stands(better) > nothing
    assert stands(side(line=["Troll+Blood of Titans"])) > stands(side(line=["Troll"])) > stands(side(line=["Umbra"]))
    assert stands(side(chains=3)) < nothing


def test_a_creature_that_somebody_else_controls_is_theirs() -> None:
    t = table("dis", me=side(hand=["Collar of Subordination"]), opponent=side(line=["Troll"]))
    assert gain_of(t, "play Collar of Subordination") > 4, "one less for them, and one more for me"
    t.ends_clean("Collar of Subordination", "Troll")


def test_keys_that_cost_more_are_worth_less() -> None:
    plain = made("Plain Beast", like="Murmook")
    assert stands(side(line=["Murmook"])) > stands(side(line=[plain])) + 1
    assert stands(side(line=["Murmook"]), side(keys=2)) < stands(side(line=[plain]), side(keys=2)) + 1, (
        "one key is left"
    )


def test_a_key_that_becomes_too_dear_or_is_skipped_is_not_forged_soon() -> None:
    for house, card, pick in (
        ("dis", side(artifacts=["Lash of Broken Dreams"]), "use Lash of Broken Dreams"),
        ("shadows", side(hand=["Miasma"]), "play Miasma"),
    ):
        for pool, keys, least, most in ((6, 0, 2, 8), (1, 0, 0, 2), (6, 2, WON / 3, WON)):
            t = table(house, me=card, opponent=side(aember=pool, keys=keys))
            assert least < gain_of(t, pick) < most
            assert t.aember[1] == pool
            t.ends_clean()


def test_who_skips_forging_can_afford_nothing() -> None:
    rich = stands(side(aember=6, artifacts=["Cannon"]))
    assert stands(side(aember=6, artifacts=["The Sting"])) < rich - 1


def test_aember_on_safe_place_is_as_good_as_in_the_pool() -> None:
    t = table("shadows", me=side(artifacts=["Safe Place"], aember=6))
    assert gain_of(t, "use Safe Place") == 0
    t.ends_clean("Me: aember")


def test_a_card_beneath_masterplan_waits_like_one_in_the_archives_and_a_prisoner_is_nobodys() -> None:
    t = table("shadows", me=side(hand=["Masterplan", "Troll"]))
    t.play("Masterplan")
    kept = standing(t.m, 0)
    assert kept > standing(table("shadows", me=side(artifacts=["Masterplan!"], aember=1)).m, 0)
    t.ends_clean("Troll", "Me: aember")
    t = table("mars", me=side(line=["Uxlyx the Zookeeper"]), opponent=side(line=["Troll"]))
    t.reap("Uxlyx the Zookeeper")
    gone = table("mars", me=side(line=["Uxlyx the Zookeeper!"], aember=1))
    assert standing(t.m, 0) == standing(gone.m, 0)
    t.ends_clean("Troll", "Me: aember")


def test_greedy_makes_their_key_too_dear_rather_than_reap() -> None:
    t = table("dis", me=side(artifacts=["Lash of Broken Dreams"]), opponent=side(aember=6, keys=2))
    bot = bots.make("greedy", Rng(1))
    picked = t.m.decision.texts()[bots.pick_for(bot, t.m)]
    assert picked == "use Lash of Broken Dreams"
