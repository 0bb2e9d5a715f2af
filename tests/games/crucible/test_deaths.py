"""Death checks, deaths, what is won, respawns, and the end."""

import pytest

from cardwright.games.crucible.values import ATTACK_PHASE, MOVE_PHASE
from cardwright.kernel.basics.grids import SOUTH
from tests.games.crucible.table import CHECK, MONSTERS_ACT, RESPAWNS, Table, side, table


def checked(t: Table) -> list[str]:
    """The death checks that the log tells."""
    return [line for line in t.log() if "measure" in line]


@pytest.mark.rule(
    "crucible:death.check",
    "crucible:round.death-check",
    "crucible:ruling.check",
    "crucible:damage.cards",
    "crucible:ruling.damage-stays",
)
@pytest.mark.parametrize(("drawn", "dies"), [(2, True), (3, False)])
def test_who_draws_less_than_its_damage_dies(drawn: int, dies: bool) -> None:
    t = table(side("Reaver", 1, damage=3, deck=[]), side("Hexer", 14), phase=CHECK, wait=True)
    t.draws(drawn, 3, 3).begin()
    assert checked(t) == [f"You measure your destiny: {drawn} against 3 damage."], "who holds none draws nothing"
    assert t.m.deaths[0] == dies
    if dies:
        t.act("face north")
    assert t.damage() == (0 if dies else 3)
    t.ground(1)
    t.ends_clean()


@pytest.mark.rule("crucible:death.check", "crucible:ruling.counters")
def test_eight_damage_always_kills() -> None:
    t = table(side("Reaver", 1, damage=8, deck=[]), side("Hexer", 14), phase=CHECK, wait=True)
    t.draws(7).begin().act("face north")
    assert t.m.deaths[0] == 1
    assert t.damage() == 0
    t.ground(1)
    t.ends_clean()


@pytest.mark.rule("crucible:ruling.two-cards", "crucible:token.passive")
def test_a_mender_draws_two_cards_and_the_higher_counts() -> None:
    t = table(side("Mender", 1, damage=3), side("Hexer", 14), phase=CHECK, wait=True)
    t.draws(1, 3).begin()
    assert checked(t) == ["You measure your destiny: 3 against 3 damage."]
    assert t.m.deaths == [0, 0]
    t.ends_clean()


@pytest.mark.rule(
    "crucible:kill.round", "crucible:kill.several", "crucible:ruling.kill-credit", "crucible:destiny.measure"
)
def test_several_killers_draw_and_draw_again_while_they_are_equal() -> None:
    t = table(
        side("Reaver", 1, damage=7, deck=["Flashburn", "Pyre Lance"], magick="ember"),
        side("Hexer", 14),
        side("Warden", 10),
        phase=CHECK,
        wait=True,
    )
    t.m.hurt = ((0, 1), (0, 2), (0, 1))
    t.draws(0, 4, 4, 2, 5).begin()
    assert [line for line in t.log() if "kill" in line] == [
        "Bea draws 4 for the kill.",
        "Cid draws 4 for the kill.",
        "Bea draws 2 for the kill.",
        "Cid draws 5 for the kill.",
    ]
    assert t.trophies(2) == ["Pyre Lance"]
    assert t.points(2) == 1
    t.act("face north")
    t.damage(), t.hand(), t.deck(), t.ground(1)
    t.ends_clean()


@pytest.mark.rule("crucible:ruling.kill-credit", "crucible:ruling.no-source")
@pytest.mark.parametrize(("by", "winner"), [((-1, 1), 1), ((-1, -1), -1), ((0, 0), -1)])
def test_if_nobody_hurt_it_this_round_older_damage_counts(by: tuple[int, ...], winner: int) -> None:
    t = table(
        side("Reaver", 1, damage=2, by=by, magick="ember", deck=["Flashburn"]),
        side("Hexer", 14),
        phase=CHECK,
        wait=True,
    )
    t.draws(0).begin().act("face north")
    assert t.points(1) == (1 if winner == 1 else 0)
    t.damage(), t.hand(), t.deck(), t.ground(1), t.trophies(1)
    t.ends_clean()


@pytest.mark.rule(
    "crucible:points.characters",
    "crucible:ruling.what-is-won",
    "crucible:death.discards",
    "crucible:memory.death",
    "crucible:memory.core-death",
    "crucible:memory.bottom",
    "crucible:ruling.discard-order",
    "crucible:ruling.core-stays",
)
def test_the_dead_discard_first_and_then_lose_the_top_of_the_deck() -> None:
    t = table(
        side("Reaver", 1, damage=1, magick="ember", memories=["Flashburn", "Cinder Flick", "Pyre Lance"], deck=[]),
        side("Hexer", 14),
        phase=CHECK,
        wait=True,
    )
    t.m.hurt = ((0, 1),)
    t.draws(0).begin()
    assert t.trophies(1) == ["Flashburn"], "discarded first, so that it lies above the next one"
    assert t.deck() == ["Pyre Lance"]
    assert t.points(1) == 1
    t.act("face north")
    assert t.deck() == []
    assert t.hand() == ["Cinder Flick", "Pyre Lance"], "the Chrysalys gave the other one back"
    t.damage(), t.ground(1), t.removed
    t.ends_clean()


@pytest.mark.rule("crucible:points.no-core", "crucible:points.no-cast")
@pytest.mark.parametrize(("deck", "won"), [(["Pyre Lance", "Cinder Flick"], ["Pyre Lance"]), (["Cinder Flick"], [])])
def test_a_core_memory_is_never_won(deck: list[str], won: list[str]) -> None:
    t = table(side("Reaver", 1, damage=1, magick="ember", deck=deck), side("Hexer", 14), phase=CHECK, wait=True)
    t.m.hurt = ((0, 1),)
    t.draws(0).begin().act("face north")
    assert t.trophies(1) == won
    assert [name for name in t.hand(1) if name in won] == [], "what is won is not held, and so never cast"
    t.points(1), t.hand(), t.damage(), t.ground(1), t.deck()
    t.ends_clean()


@pytest.mark.rule("crucible:death.spells", "crucible:ruling.dead", "crucible:ruling.items", "crucible:ruling.leaving")
def test_death_clears_the_battlefield_of_all_that_was_ones_own_but_items() -> None:
    t = table(
        side(
            "Reaver",
            1,
            damage=5,
            magick="ember",
            deck=["Flashburn"],
            summoned={"Ash Hound": 2},
            fields={"Burning Ground": (4, 9)},
            items=["Waxed Waders"],
        ),
        side("Hexer", 14),
        tiles={1: "Glowcap Grove"},
        phase=CHECK,
        wait=True,
    )
    t.tiles("Quiet Shallows").draws(0).begin()
    assert t.m.fields == ()
    assert t.at("Ash Hound") == -1
    assert sorted(t.deck()) == ["Ash Hound", "Burning Ground", "Flashburn"]
    assert t.ground(1) == "Quiet Shallows"
    assert t.items() == ["Waxed Waders"]
    assert t.damage() == 0
    t.act("face south")
    assert t.facing("Reaver") == SOUTH
    t.removed, t.hand(), t.active(), t.deck()
    t.ends_clean()


@pytest.mark.rule(
    "crucible:respawn.start", "crucible:respawn.chrysalys", "crucible:respawn.affected", "crucible:round.respawn"
)
def test_a_lone_dead_character_respawns_on_the_chrysalys_and_is_affected_by_it() -> None:
    t = table(side("Reaver", -1, magick="ember", deck=["Flashburn"]), side("Hexer", 14), phase=RESPAWNS, wait=True)
    t.begin().act("face south")
    assert t.at("Reaver") == 7
    assert t.facing("Reaver") == SOUTH
    assert t.m.mana(0) == 3
    assert t.hand() == ["Flashburn"]
    assert t.aside() == []
    t.deck()
    t.ends_clean()


@pytest.mark.rule("crucible:ruling.taken")
def test_who_cannot_respawn_on_the_chrysalys_is_placed_at_random() -> None:
    t = table(side("Reaver", -1), side("Hexer", 7), phase=RESPAWNS, wait=True)
    t.draws(1, 2).begin().act("face north")
    assert t.at("Reaver") == 2
    assert t.aside() == []
    t.ends_clean()


@pytest.mark.rule("crucible:respawn.several")
def test_several_who_respawn_are_placed_at_random_though_the_chrysalys_is_free() -> None:
    t = table(side("Reaver", -1), side("Hexer", -1), phase=RESPAWNS, wait=True)
    t.draws(1, 2, 1, 3).begin().act("face north", "face north")
    assert (t.at("Hexer"), t.at("Reaver")) == (2, 3), "in turn order"
    assert t.aside() == t.aside(1) == []
    t.ends_clean()


@pytest.mark.rule("crucible:win.ten", "crucible:win.at-once", "crucible:ruling.single-awards")
def test_the_game_is_over_as_soon_as_somebody_has_ten_points() -> None:
    t = table(side("Reaver", 0, points=9), side("Hexer", 14), tiles={1: "Bog Rat"}, phase=ATTACK_PHASE)
    t.draws(7).act("attack Bog Rat: 3 against 4")
    assert t.m.outcome is not None
    assert t.m.outcome.winners == (0,)
    assert t.m.outcome.reason == "10 victory points"
    assert t.m.zones[t.m.first + 1] == (), "the tile is not refilled"
    assert t.trophies() == ["Bog Rat"]
    t.points()
    t.ends_clean()


@pytest.mark.rule("crucible:ruling.together")
def test_two_who_kill_each_other_both_win_points_unless_the_first_ends_the_game() -> None:
    t = table(
        side("Reaver", 1, damage=2, deck=["Flashburn"], magick="ember"),
        side("Hexer", 14, damage=2, deck=["Icicle"], magick="rime"),
        phase=CHECK,
        wait=True,
    )
    t.m.hurt = ((0, 1), (1, 0))
    t.draws(0, 0, 1, 2, 1, 3).begin()
    assert t.points(0) == t.points(1) == 1
    t.act("face north", "face north")
    t.damage(), t.damage(1), t.trophies(), t.trophies(1), t.ground(1), t.ground(14), t.deck(), t.deck(1)
    t.hand(), t.hand(1), t.card("Reaver"), t.card("Hexer")
    t.ends_clean()
    t = table(
        side("Reaver", 1, damage=2, deck=["Flashburn"], magick="ember", points=9),
        side("Hexer", 14, damage=2, deck=["Icicle"], magick="rime", points=9),
        phase=CHECK,
        wait=True,
    )
    t.m.hurt = ((0, 1), (1, 0))
    t.draws(0, 0).begin()
    assert t.m.outcome is not None
    assert t.m.outcome.winners == (0,), "the Hexer is the first of the dead in turn order"
    t.points(), t.points(1), t.damage(), t.damage(1), t.trophies(), t.ground(14), t.deck(1), t.aside(1)
    t.ends_clean()


@pytest.mark.rule("crucible:ruling.last-round", "crucible:round.again")
def test_after_the_last_round_the_most_points_win() -> None:
    t = table(side("Reaver", 1, points=3), side("Hexer", 14, points=3), phase=CHECK, wait=True, rounds=2)
    t.begin()
    assert t.m.outcome is not None
    assert t.m.outcome.winners == (0,), "the later Turn"
    t.ends_clean()


@pytest.mark.rule("crucible:ruling.giving-up")
def test_the_others_go_on_when_a_player_gives_up() -> None:
    t = table(
        side("Reaver", 1),
        side("Hexer", 14, magick="rime", summoned={"Hoarfrost Stag": 13}, fields={"Black Ice": (3, 4, 8)}),
        side("Mender", 10),
    )
    t.watch.begin()
    t.m.concede(1)
    assert (t.at("Hexer"), t.at("Hoarfrost Stag"), t.m.fields) == (-1, -1, ())
    t.deck(1), t.active(1), t.hand(1), t.aside(1)
    t.until(MOVE_PHASE, 2).until(MOVE_PHASE, 0)
    t.ends_clean()


@pytest.mark.rule("crucible:ruling.giving-up", "crucible:respawn.several")
def test_the_others_respawn_when_one_who_is_to_respawn_gives_up() -> None:
    t = table(side("Warden", 0), side("Lancer", -1), side("Reaver", -1), side("Hexer", -1), phase=RESPAWNS, wait=True)
    t.begin()
    assert (t.who, t.prompt) == ("Bea", "Which way does Lancer face?")
    t.m.concede(2)
    t.act("face north")
    assert (t.who, t.prompt) == ("Dot", "Which way does Hexer face?")
    t.act("face south")
    assert t.at("Reaver") == -1
    assert min(t.at("Lancer"), t.at("Hexer")) >= 0
    assert t.m.dead == ()
    t.hand(1), t.hand(3), t.deck(1), t.deck(3)
    t.ends_clean()


@pytest.mark.rule("crucible:move.replace")
def test_a_memory_token_that_is_defeated_gives_nobody_points() -> None:
    t = table(
        side("Reaver", 0, magick="ember", summoned={"Ash Hound": 1}, deck=["Flashburn"]),
        side("Hexer", 14),
        tiles={6: "Drowned Sentry"},
        phase=MONSTERS_ACT,
        wait=True,
    )
    t.begin()
    assert t.at("Ash Hound") == -1
    assert t.deck() == ["Ash Hound", "Flashburn"]
    assert t.ground(1) == "Bare Ground"
    assert t.points() == t.points(1) == 0
    t.card("Drowned Sentry")
    t.ends_clean()
