"""The sixteen tiles, the ten Monsters, the eight Items."""

import pytest

from cardwright.games.crucible.values import ATTACK_PHASE, MOVE_PHASE, SPELL_PHASE
from tests.games.crucible.table import CHECK, MONSTERS_ACT, Table, side, table

# ---- tiles ----

GIVES = {
    "Quiet Shallows": (3, 2),
    "Glowcap Grove": (3, 2),
    "Sunken Causeway": (2, 2),
    "Witchlight Pool": (4, 1),
    "Rusted Watchpost": (2, 1),
    "Thorn Thicket": (2, 2),
    "Drowned Library": (2, 3),
    "Leyline Fissure": (4, 2),
    "Old Gibbet": (2, 1),
    "Peat Barrow": (3, 2),
    "Silt Garden": (3, 1),
    "Echoing Shrine": (4, 2),
    "Stilt Village": (3, 1),
    "Whisper Reeds": (2, 3),
    "Black Mirror Mere": (4, 3),
}


@pytest.mark.rule("crucible:tile.open", "crucible:move.mana", "crucible:move.memories")
@pytest.mark.parametrize("tile", sorted(GIVES))
def test_an_open_tile_gives_mana_and_memories(tile: str) -> None:
    t = table(side("Warden", 0), side("Hexer", 14), tiles={1: tile})
    t.draws(7).move(1)
    assert (t.m.mana(0), len(t.hand())) == GIVES[tile]
    assert t.damage() == (1 if tile == "Black Mirror Mere" else 0)
    t.deck(), t.ground(0), t.ground(1)
    t.ends_clean()


def test_the_chrysalys_heals_and_gives_a_memory() -> None:
    t = table(side("Warden", 6, damage=2), side("Hexer", 14))
    t.move(7)
    assert t.damage() == 1
    assert (t.m.mana(0), len(t.hand())) == (3, 1)
    t.deck(), t.ground(6)
    t.ends_clean()


@pytest.mark.rule("crucible:ruling.tile-effects")
@pytest.mark.parametrize(("tile", "by"), [("Sunken Causeway", 1), ("Peat Barrow", -1)])
def test_a_tile_changes_the_move_of_who_begins_its_move_turn_there(tile: str, by: int) -> None:
    t = table(side("Reaver", 0), side("Hexer", 14), tiles={1: tile})
    t.move(1)
    assert t.m.steps(t.card("Reaver")) == 3
    t.until(MOVE_PHASE)
    assert t.m.steps(t.card("Reaver")) == 3 + by
    t.hand(), t.deck(), t.ground(0), t.ground(1)
    t.ends_clean()


@pytest.mark.parametrize(
    ("tile", "told"),
    [
        ("Old Gibbet", "4 against 3"),
        ("Echoing Shrine", "2 against 3"),
        ("Glowcap Grove", "3 against 3"),
    ],
)
def test_a_tile_changes_the_attack_of_who_stands_there(tile: str, told: str) -> None:
    t = table(side("Reaver", 0), side("Mender", 1), tiles={0: tile}, phase=ATTACK_PHASE)
    assert f"attack Mender: {told}" in t.offered
    t.ends_clean()


@pytest.mark.parametrize(("tile", "told"), [("Thorn Thicket", "3 against 4"), ("Drowned Library", "3 against 2")])
def test_a_tile_changes_the_block_of_who_stands_there(tile: str, told: str) -> None:
    t = table(side("Reaver", 0), side("Mender", 1), tiles={1: tile}, phase=ATTACK_PHASE)
    assert f"attack Mender: {told}" in t.offered
    t.ends_clean()


@pytest.mark.parametrize(("at", "told"), [(2, "1 against 5"), (1, "1 against 3")])
def test_the_stilt_village_guards_from_afar(at: int, told: str) -> None:
    t = table(side("Lancer", 0), side("Mender", at), tiles={at: "Stilt Village"}, phase=ATTACK_PHASE)
    assert f"attack Mender: {told}" in t.offered
    t.ends_clean()


@pytest.mark.parametrize(
    ("tile", "drawn", "damage"),
    [("Witchlight Pool", 3, 1), ("Witchlight Pool", 2, 0), ("Whisper Reeds", 5, 1), ("Whisper Reeds", 4, 0)],
)
def test_a_tile_changes_the_cast_of_who_stands_there(tile: str, drawn: int, damage: int) -> None:
    t = table(
        side("Ritualist", 0, magick="rime", memories=["Icicle"]),
        side("Hexer", 1),
        tiles={0: tile},
        phase=ATTACK_PHASE,
    )
    t.draws(drawn, 4).act("cast Icicle")
    assert t.damage(1) == damage, "3 and what the tile adds, against 3 + 4"
    t.hand(), t.deck()
    t.ends_clean()


def test_the_rusted_watchpost_lets_attacks_reach_farther() -> None:
    t = table(side("Reaver", 0), side("Mender", 2), tiles={0: "Rusted Watchpost"}, phase=ATTACK_PHASE)
    assert "attack Mender: 3 against 3" in t.offered
    t.ends_clean()


@pytest.mark.parametrize(("drawn", "damage"), [(0, 1), (1, 0)])
def test_the_leyline_fissure_is_dangerous(drawn: int, damage: int) -> None:
    t = table(side("Reaver", 0), side("Hexer", 14), tiles={1: "Leyline Fissure"})
    t.draws(drawn).move(1)
    assert t.damage() == damage
    t.hand(), t.deck(), t.ground(0), t.ground(1)
    t.ends_clean()


def test_the_silt_garden_heals_and_the_black_mirror_mere_hurts() -> None:
    t = table(side("Reaver", 0, damage=1), side("Hexer", 14), tiles={1: "Silt Garden", 2: "Black Mirror Mere"})
    t.move(1)
    assert t.damage() == 0
    t.until(MOVE_PHASE).move(2)
    assert t.damage() == 1
    assert t.m.hurt == (), "by nobody"
    t.hand(), t.deck(), t.ground(0), t.ground(1), t.ground(2), t.removed
    t.ends_clean()


# ---- Monsters ----

BEASTS = {
    "Bog Rat": (4, 4, 1, 1),
    "Reed Stalker": (5, 4, 1, 1),
    "Mudgill": (4, 5, 1, 1),
    "Rotwing": (5, 5, 2, 1),
    "Lantern Leech": (5, 6, 1, 1),
    "Drowned Sentry": (6, 6, 1, 2),
    "Spore Hulk": (6, 7, 1, 2),
    "Ferrywight": (6, 8, 2, 3),
    "Mother of Leeches": (7, 8, 1, 3),
    "The Shell Tyrant": (8, 9, 2, 4),
}


@pytest.mark.rule("crucible:monster.stats", "crucible:monster.range", "crucible:monster.attacks")
@pytest.mark.parametrize("beast", sorted(BEASTS))
def test_a_monster_attacks_within_its_range(beast: str) -> None:
    attack, _, reach, _ = BEASTS[beast]
    t = table(side("Warden", 7), side("Mender", 9), side("Hexer", 4), tiles={8: beast}, phase=MONSTERS_ACT, wait=True)
    t.draws(7, 7, 7).begin()
    fights = [line for line in t.log() if "attacks" in line]
    assert len(fights) == (3 if reach == 2 else 2)
    assert fights[-1] == f"{beast} attacks Warden: {attack} against 3 + 7 = 10, blocked."
    t.card(beast)
    assert t.damage(2) == (beast == "The Shell Tyrant"), "8 against 1 + 7 is a hit"
    t.ends_clean()


@pytest.mark.rule("crucible:points.stars", "crucible:points.monsters")
@pytest.mark.parametrize("beast", sorted(BEASTS))
def test_a_monster_is_worth_its_stars(beast: str) -> None:
    _, block, _, stars = BEASTS[beast]
    t = table(side("Warden", 0), side("Hexer", 14), tiles={1: beast}, phase=ATTACK_PHASE)
    t.tiles("Quiet Shallows").draws(7, 7, 7).act(f"attack {beast}: 4 against {block}")
    assert t.trophies() == [beast]
    assert t.points() == stars
    t.damage()
    t.ends_clean()


def test_a_lantern_leech_makes_whom_it_hits_forget() -> None:
    t = table(
        side("Warden", 7, magick="dawn", memories=["Grace", "Dazzle"]),
        side("Hexer", 14),
        tiles={8: "Lantern Leech"},
        phase=MONSTERS_ACT,
        wait=True,
    )
    t.draws(0).begin()
    assert t.hand() == ["Grace"]
    assert t.damage() == 1
    t.deck(), t.card("Lantern Leech")
    t.ends_clean()


def test_a_spore_hulk_bursts() -> None:
    t = table(side("Warden", 0), side("Mender", 2), side("Hexer", 14), tiles={1: "Spore Hulk"}, phase=ATTACK_PHASE)
    t.tiles("Quiet Shallows").draws(7, 2, 1).act("attack Spore Hulk: 4 against 7")
    assert [t.damage(player) for player in range(3)] == [1, 0, 0], "the Mender drew 2, the Warden 1"
    assert t.m.hurt == ()
    t.points(), t.trophies()
    t.ends_clean()


# ---- Items ----


def armed(item: str) -> Table:
    """A Reaver with an Item, beside a Mender."""
    return table(side("Reaver", 0, items=[item]), side("Mender", 1), phase=ATTACK_PHASE)


def test_a_barbed_spearhead_adds_attack() -> None:
    t = armed("Barbed Spearhead")
    assert "attack Mender: 4 against 3" in t.offered
    t.ends_clean()


def test_a_bog_iron_buckler_adds_block() -> None:
    t = table(side("Reaver", 0), side("Mender", 1, items=["Bog-iron Buckler"]), phase=ATTACK_PHASE)
    assert "attack Mender: 3 against 4" in t.offered
    t.ends_clean()


@pytest.mark.parametrize(("items", "damage"), [(["Witchglass Lens"], 1), ([], 0)])
def test_a_witchglass_lens_adds_cast(items: list[str], damage: int) -> None:
    t = table(side("Warden", 0, magick="rime", memories=["Icicle"], items=items), side("Mender", 1), phase=ATTACK_PHASE)
    t.draws(3, 4).act("cast Icicle")
    assert t.damage(1) == damage
    t.hand(), t.deck()
    t.ends_clean()


def test_waxed_waders_add_move() -> None:
    t = table(side("Reaver", 0, items=["Waxed Waders"]), side("Mender", 14))
    assert t.m.steps(t.card("Reaver")) == 4
    t.ends_clean()


@pytest.mark.rule("crucible:ruling.items", "crucible:tile.item")
def test_a_marsh_balm_heals_and_is_gone() -> None:
    t = table(side("Reaver", 0, items=["Marsh Balm"], damage=3), side("Mender", 14))
    t.act("use Marsh Balm")
    assert t.damage() == 1
    assert (t.items(), t.removed) == ([], ["Marsh Balm"])
    t.ends_clean()
    t = table(side("Reaver", 0, items=["Marsh Balm"]), side("Mender", 14))
    assert "use Marsh Balm" not in t.offered, "it would do nothing"
    t.ends_clean()


def test_an_echo_shard_draws_two_memories() -> None:
    t = table(side("Reaver", 0, items=["Echo Shard"]), side("Mender", 14))
    t.act("use Echo Shard")
    assert len(t.hand()) == 2
    t.deck(), t.items(), t.removed
    t.ends_clean()


@pytest.mark.parametrize(("answer", "attack", "left"), [("yes", 5, []), ("no", 3, ["Firefly Flask"])])
def test_a_firefly_flask_is_used_with_an_attack(answer: str, attack: int, left: list[str]) -> None:
    t = armed("Firefly Flask")
    t.draws(0, 7).act("attack Mender: 3 against 3", answer)
    assert [line for line in t.log() if "attacks" in line] == [
        f"Reaver attacks Mender: {attack} + 0 = {attack} against 3 + 7 = 10, blocked."
    ]
    assert t.items() == left
    assert t.removed == ([] if left else ["Firefly Flask"])
    t.ends_clean()


def test_a_firefly_flask_reaches_1_tile_farther_and_is_used_up_by_that() -> None:
    t = table(side("Reaver", 0, items=["Firefly Flask"]), side("Mender", 2), phase=ATTACK_PHASE)
    t.draws(0, 7).act("attack Mender: 3 against 3")
    assert t.items() == []
    assert t.removed == ["Firefly Flask"]
    t.ends_clean()


@pytest.mark.rule("crucible:ruling.two-cards")
@pytest.mark.parametrize(("answer", "dies", "left"), [("yes", 0, []), ("no", 1, ["Coil Charm"])])
def test_a_coil_charm_draws_again(answer: str, dies: int, left: list[str]) -> None:
    t = table(side("Reaver", 0, damage=3, items=["Coil Charm"], deck=[]), side("Hexer", 14), phase=CHECK, wait=True)
    t.draws(1, 6).begin()
    assert t.prompt == "Your destiny is 1 against 3 damage. Do you use Coil Charm?"
    t.act(answer)
    assert t.m.deaths[0] == dies
    assert t.items() == left
    if dies:
        t.act("face north")
    t.damage(), t.removed, t.ground(0)
    assert t.m.phase in {MOVE_PHASE, SPELL_PHASE}
    t.ends_clean()
