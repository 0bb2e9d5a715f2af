"""Attacks and Blocks: edges, paths, draws, Monsters."""

import pytest

from cardwright.games.crucible.values import ATTACK_PHASE, MOVE_PHASE, SPELL_PHASE
from cardwright.kernel.basics.grids import NORTH, SOUTH
from tests.games.crucible.table import MONSTERS_ACT, side, table


@pytest.mark.rule("crucible:path.edges", "crucible:token.flip", "crucible:ruling.upright", "crucible:upright")
@pytest.mark.parametrize(("target", "told"), [(12, "3 against 3"), (8, "1 against 2")])
def test_a_token_that_faces_south_shows_its_other_edges(target: int, told: str) -> None:
    t = table(side("Lancer", 7, facing=SOUTH), side("Colossus", target), phase=ATTACK_PHASE)
    assert f"attack Colossus: {told}" in t.offered
    t.ends_clean()


@pytest.mark.rule("crucible:path.any-l", "crucible:range.steps", "crucible:ruling.paths", "crucible:path.line")
def test_the_instigator_chooses_the_form_of_an_l_where_the_numbers_differ() -> None:
    t = table(side("Hexer", 6, magick="ember", memories=["Cinder Flick"]), side("Warden", 13), phase=SPELL_PHASE)
    t.draws(3, 3).act("cast Cinder Flick")
    assert t.offered == ["along the row first: 3 against 2", "along the column first: 2 against 2"]
    t.act("along the row first: 3 against 2")
    assert t.damage(1) == 1
    t.ends_clean()


@pytest.mark.rule("crucible:ruling.paths")
def test_nobody_is_asked_for_the_form_where_the_numbers_are_the_same() -> None:
    t = table(
        side("Warden", 6, magick="spark", memories=["Thunderbolt"]),
        side("Mender", 12),
        side("Reaver", 0),
        phase=SPELL_PHASE,
    )
    t.draws(7, 0).act("cast Thunderbolt", "aim at Mender")
    assert t.damage(1) == 1
    t.ends_clean()


@pytest.mark.rule("crucible:path.ignores")
def test_nothing_blocks_a_path() -> None:
    t = table(side("Fowler", 5), side("Reaver", 6), side("Mender", 7), side("Colossus", 8), phase=ATTACK_PHASE)
    t.draws(7, 0).act("attack Colossus: 2 against 2")
    assert t.damage(3) == 1
    t.ends_clean()


@pytest.mark.rule("crucible:attack.hits", "crucible:block.stops", "crucible:ruling.margin", "crucible:attack.damage")
def test_equal_totals_hit() -> None:
    t = table(side("Reaver", 12), side("Duelist", 7, facing=SOUTH), phase=ATTACK_PHASE)
    t.draws(3, 4).act("attack Duelist: 4 against 3")
    assert t.damage(1) == 1
    assert t.log()[-2:] == ["Reaver attacks Duelist: 4 + 3 = 7 against 3 + 4 = 7, a hit.", "Bea takes 1 damage."]
    t.ends_clean()


@pytest.mark.rule("crucible:block.stops", "crucible:ruling.ties-blocked", "crucible:token.passive")
@pytest.mark.parametrize(("drawn", "damage"), [(3, 0), (4, 1)])
def test_the_warden_blocks_ties(drawn: int, damage: int) -> None:
    t = table(side("Reaver", 12), side("Warden", 7, facing=SOUTH), phase=ATTACK_PHASE)
    t.draws(drawn, 3).act("attack Warden: 4 against 4")
    assert t.damage(1) == damage
    t.ends_clean()


@pytest.mark.rule(
    "crucible:order.instigator", "crucible:attack.destiny", "crucible:block.destiny", "crucible:destiny.when"
)
def test_the_attacker_draws_first() -> None:
    t = table(side("Reaver", 12), side("Duelist", 7, facing=SOUTH), phase=ATTACK_PHASE)
    t.draws(0, 7).act("attack Duelist: 4 against 3")
    assert t.damage(1) == 0
    assert t.damage(0) == 1, "Riposte: the Block is greater by 6"
    t.ends_clean()


@pytest.mark.rule("crucible:attack.target", "crucible:ruling.own-target", "crucible:attack.one")
def test_a_character_attacks_once_and_nothing_of_its_own() -> None:
    t = table(
        side("Reaver", 7, magick="ember", summoned={"Ash Hound": 2}),
        side("Mender", 8),
        side("Hexer", 5),
        phase=ATTACK_PHASE,
    )
    assert [text for text in t.offered if text.startswith("attack")] == ["attack Mender: 3 against 3"]
    t.draws(0, 7).act("attack Mender: 3 against 3")
    assert t.who != "Me"
    t.ends_clean()


@pytest.mark.rule(
    "crucible:monster.attacks",
    "crucible:monster.no-destiny",
    "crucible:ruling.monster-turn",
    "crucible:tile.monster",
    "crucible:block.each",
    "crucible:block.bonus",
    "crucible:monster.stats",
)
@pytest.mark.parametrize(("drawn", "damage"), [(2, 1), (3, 0)])
def test_a_monster_attacks_without_destiny(drawn: int, damage: int) -> None:
    t = table(side("Cutpurse", 7), side("Mender", 14), tiles={6: "Bog Rat"}, phase=MONSTERS_ACT, wait=True)
    t.draws(drawn).begin()
    assert t.damage(0) == damage
    assert t.at("Bog Rat") == 6
    t.ends_clean()


@pytest.mark.rule("crucible:monster.attacks", "crucible:attack.monsters-first", "crucible:ruling.token-destiny")
def test_a_monster_attacks_characters_by_turn_then_memory_tokens() -> None:
    t = table(
        side("Mender", 7, magick="dawn", summoned={"Lamp Saint": 11}),
        side("Cutpurse", 1),
        side("Hexer", 14),
        tiles={6: "Drowned Sentry"},
        phase=MONSTERS_ACT,
        wait=True,
    )
    t.draws(0, 1).begin()
    fights = [line for line in t.log() if "attacks" in line]
    assert fights == [
        "Drowned Sentry attacks Cutpurse: 6 against 1 + 0 = 1, a hit.",
        "Drowned Sentry attacks Mender: 6 against 3 + 1 = 4, a hit.",
        "Drowned Sentry attacks Lamp Saint: 6 against 6, a hit.",
    ]
    assert (t.damage(0), t.damage(1)) == (1, 1)
    assert t.at("Lamp Saint") == -1, "a Memory Token draws no Destiny"
    t.ends_clean()


@pytest.mark.rule(
    "crucible:monster.order",
    "crucible:monster.new",
    "crucible:ruling.fresh-monster",
    "crucible:points.monsters",
    "crucible:ruling.defeated-monster",
    "crucible:points.stars",
)
def test_monsters_act_by_tile_and_one_that_comes_up_does_nothing() -> None:
    t = table(
        side("Duelist", 7), side("Hexer", 14), tiles={2: "Bog Rat", 12: "Reed Stalker"}, phase=MONSTERS_ACT, wait=True
    )
    t.tiles("Rotwing").draws(4, 0).begin()
    assert t.trophies() == ["Bog Rat"], "Riposte: 3 + 4 against 4"
    assert t.points() == 1
    assert t.ground(2) == "Rotwing"
    assert t.damage(0) == 1, "from the Reed Stalker alone"
    assert t.m.on_board[t.card("Rotwing")].fresh
    assert "attack Rotwing: 4 against 5" in t.offered, "but it can be attacked"
    t.card("Reed Stalker")
    t.ends_clean()


@pytest.mark.rule("crucible:monster.range", "crucible:ruling.monster-turn")
def test_a_boss_with_range_2_reaches_around_corners_and_meets_the_better_edge() -> None:
    t = table(
        side("Lancer", 0),
        side("Warden", 12),
        side("Mender", 8),
        side("Hexer", 9),
        tiles={6: "The Shell Tyrant"},
        phase=MONSTERS_ACT,
        wait=True,
    )
    t.draws(0, 0, 0).begin()
    fights = [line for line in t.log() if "attacks" in line]
    assert fights == [
        "The Shell Tyrant attacks Lancer: 8 against 1 + 0 = 1, a hit.",
        "The Shell Tyrant attacks Mender: 8 against 3 + 0 = 3, a hit.",
        "The Shell Tyrant attacks Warden: 8 against 4 + 0 = 4, a hit.",
    ]
    assert [t.damage(player) for player in range(4)] == [1, 1, 1, 0]
    t.card("The Shell Tyrant")
    t.ends_clean()


@pytest.mark.rule("crucible:token.flip", "crucible:ruling.flip", "crucible:ruling.stay")
def test_a_character_flips_once_on_its_move_turn_and_may_stay() -> None:
    t = table(side("Reaver", 0), side("Mender", 14))
    assert t.facing("Reaver") == NORTH
    t.act("flip")
    assert t.facing("Reaver") == SOUTH
    assert "flip" not in t.offered
    t.act("end move turn")
    assert t.at("Reaver") == 0
    assert (t.m.phase, t.who) == (MOVE_PHASE, "Bea")
    t.ends_clean()


@pytest.mark.rule("crucible:monster.one-damage", "crucible:combatant", "crucible:attack.bonus", "crucible:token.stats")
@pytest.mark.parametrize(("drawn", "won"), [(1, ["Mudgill"]), (0, [])])
def test_a_monster_is_defeated_by_one_damage(drawn: int, won: list[str]) -> None:
    t = table(side("Reaver", 12), side("Mender", 0), tiles={7 + 6: "Mudgill"}, phase=ATTACK_PHASE)
    t.tiles("Quiet Shallows").draws(drawn + 1).act("attack Mudgill: 3 against 5")
    assert t.trophies() == won
    assert t.points() == len(won)
    assert t.ground(13) == ("Quiet Shallows" if won else "Mudgill")
    t.ends_clean()
