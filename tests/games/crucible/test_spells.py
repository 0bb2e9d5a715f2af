"""Casting: Mana, phases, targets, Spells over tiles, Memory Tokens."""

import pytest

from cardwright.games.crucible.values import ATTACK_PHASE, MOVE_PHASE, SPELL_PHASE
from tests.games.crucible.table import CHECK, side, table


@pytest.mark.rule(
    "crucible:cast.not-spent",
    "crucible:cast.any-number",
    "crucible:cast.mana",
    "crucible:memory.core-stays",
    "crucible:memory.transient",
    "crucible:memory.trigger",
    "crucible:ruling.once-a-turn",
)
def test_mana_is_not_spent_and_each_memory_is_cast_once_a_turn() -> None:
    t = table(
        side("Warden", 0, magick="spark", memories=["Chain Arc", "Mindspark"], deck=["Thunderbolt"]),
        side("Mender", 1, deck=[]),
        phase=SPELL_PHASE,
    )
    t.draws(7, 0, 7, 0).act("cast Chain Arc")
    assert t.damage(1) == 1
    t.act("cast Mindspark")
    assert t.deck() == ["Mindspark", "Chain Arc", "Thunderbolt"], "under the deck"
    t.hand()
    t.ends_clean()
    t = table(side("Warden", 0, magick="spark", memories=["Static Charge"]), side("Mender", 14), phase=ATTACK_PHASE)
    t.act("cast Static Charge")
    assert t.hand() == ["Static Charge"]
    assert t.who != "Me" or "cast Static Charge" not in t.offered
    t.ends_clean()


@pytest.mark.rule("crucible:cast.mana", "crucible:cast.target", "crucible:cast.phase", "crucible:cast.own-turn")
def test_a_spell_needs_mana_range_and_its_phase() -> None:
    t = table(
        side("Warden", 1, magick="ember", memories=["Cinder Flick", "Kindle the Blade", "Flashburn"]),
        side("Mender", 14),
        side("Reaver", 2),
        phase=ATTACK_PHASE,
    )
    assert [text for text in t.offered if text.startswith("cast")] == ["cast Flashburn", "cast Kindle the Blade"]
    why = {name: t.m.why_not(0, t.card(name)) for name in ("Cinder Flick",)}
    assert why == {"Cinder Flick": "Cinder Flick is cast in the spell phase."}
    t.ends_clean()
    t = table(
        side("Warden", 1, magick="ember", memories=["Cinder Flick"]), side("Mender", 9), phase=SPELL_PHASE, forced=True
    )
    assert (
        t.m.why_not(0, t.card("Cinder Flick")) == "There is nothing within range at which Cinder Flick could be aimed."
    )
    t.ends_clean()
    t = table(
        side("Warden", 1, magick="ember", memories=["Cinder Flick"]),
        side("Mender", 2),
        tiles={1: "Glowcap Grove"},
        phase=SPELL_PHASE,
        forced=True,
    )
    assert t.m.why_not(0, t.card("Cinder Flick")) == "Cinder Flick needs 4 mana, and you have access to 3."
    t.ends_clean()


@pytest.mark.rule("crucible:cast.phase", "crucible:cast.own-turn", "crucible:move.spells")
def test_a_spell_of_the_move_phase_is_cast_on_ones_own_move_turn() -> None:
    t = table(side("Warden", 0, magick="gale", memories=["Tailwind"]), side("Cutpurse", 14))
    assert t.moves() == [1, 2, 5, 6, 10]
    t.act("cast Tailwind")
    assert t.moves() == [1, 2, 3, 5, 6, 7, 10, 11]
    t.act("end move turn")
    assert t.who == "Bea"
    assert "cast Tailwind" not in t.offered
    t.until(MOVE_PHASE)
    assert 3 not in t.moves(), "this turn alone"
    t.ends_clean()


@pytest.mark.rule(
    "crucible:cast.bonus",
    "crucible:cast.destiny",
    "crucible:cast.succeeds",
    "crucible:cast.exact",
    "crucible:memory.spells",
)
@pytest.mark.parametrize(("drawn", "damage"), [(3, 1), (2, 0)])
def test_a_spell_works_if_its_total_is_at_least_the_targets(drawn: int, damage: int) -> None:
    t = table(side("Warden", 0, magick="ember", memories=["Pyre Lance"]), side("Hexer", 1), phase=SPELL_PHASE)
    t.draws(drawn + 1, 3).act("cast Pyre Lance")
    assert t.damage(1) == 2 * damage
    t.hand(), t.deck()
    t.ends_clean()


@pytest.mark.rule("crucible:ruling.monsters-resist")
@pytest.mark.parametrize(("drawn", "won"), [(2, 1), (1, 0)])
def test_a_monster_resists_with_its_block(drawn: int, won: int) -> None:
    t = table(
        side("Warden", 0, magick="ember", memories=["Pyre Lance"]),
        side("Mender", 14),
        tiles={1: "Bog Rat"},
        phase=SPELL_PHASE,
    )
    t.tiles("Quiet Shallows").draws(drawn).act("cast Pyre Lance")
    assert t.points() == won
    t.hand(), t.deck(), t.trophies(), t.card("Bog Rat")
    t.ends_clean()


@pytest.mark.rule("crucible:ruling.one-draw", "crucible:order.turn", "crucible:ruling.several-ways")
def test_the_caster_draws_once_and_several_targets_in_turn_order() -> None:
    t = table(
        side("Warden", 6, magick="spark", memories=["Chain Arc"]),
        side("Mender", 7),
        side("Hexer", 5),
        phase=SPELL_PHASE,
    )
    t.draws(2, 1, 5).act("cast Chain Arc", "aim at Mender", "aim at Hexer")
    assert [line for line in t.log() if "meets" in line] == [
        "Chain Arc meets Hexer: 2 + 2 = 4 against 3 + 1 = 4, it works.",
        "Chain Arc meets Mender: 2 + 2 = 4 against 2 + 5 = 7, resisted.",
    ]
    assert (t.damage(1), t.damage(2)) == (0, 1)
    t.hand(), t.deck()
    t.ends_clean()


@pytest.mark.rule("crucible:ruling.giving-up")
def test_a_spell_is_aimed_no_more_at_who_gives_up_meanwhile() -> None:
    t = table(
        side("Warden", 6, magick="spark", memories=["Chain Arc"]),
        side("Mender", 7),
        side("Hexer", 5),
        phase=SPELL_PHASE,
    )
    t.draws(7, 0).act("cast Chain Arc", "aim at Mender")
    t.m.concede(1)
    assert t.damage(2) == 1, "nobody else is left to be aimed at"
    t.hand(), t.deck(), t.card("Mender")
    t.ends_clean()


@pytest.mark.rule("crucible:ruling.giving-up")
def test_no_way_is_chosen_to_who_gives_up_meanwhile() -> None:
    t = table(
        side("Hexer", 6, magick="ember", memories=["Cinder Flick"]),
        side("Warden", 13),
        side("Mender", 14),
        phase=SPELL_PHASE,
    )
    t.act("cast Cinder Flick")
    assert t.prompt == "Along which way do you cast Cinder Flick at Warden?"
    t.m.concede(1)
    assert t.hand() == ["Cinder Flick"]
    t.card("Warden")
    t.ends_clean()


@pytest.mark.rule(
    "crucible:memory.tile",
    "crucible:memory.tile-prints",
    "crucible:cast.immune",
    "crucible:cast.tiles-edge",
    "crucible:tile.spell",
    "crucible:ruling.own-tokens",
    "crucible:ruling.spell-edges",
    "crucible:ruling.ways",
    "crucible:ruling.shape",
    "crucible:ruling.own-tile",
)
def test_burning_ground_is_resisted_by_all_others_on_it() -> None:
    t = table(
        side("Warden", 6, magick="ember", memories=["Burning Ground"], summoned={"Ash Hound": 7}),
        side("Hexer", 12),
        side("Lancer", 8),
        phase=SPELL_PHASE,
    )
    t.draws(5, 7, 2).act("cast Burning Ground", "affect the Chrysalys", "affect tile 8", "affect tile 12")
    assert t.who == "Bea"
    assert t.offered == [
        "resist along the row first: 4 against 2",
        "resist along the column first: 3 against 2",
    ]
    t.act("resist along the row first: 4 against 2")
    assert [line for line in t.log() if "meets" in line] == [
        "Burning Ground meets Lancer: 2 + 5 = 7 against 1 + 7 = 8, resisted.",
        "Burning Ground meets Hexer: 2 + 5 = 7 against 4 + 2 = 6, it works.",
    ]
    assert (t.damage(1), t.damage(2)) == (1, 0)
    assert t.at("Ash Hound") == 7
    assert t.active() == ["Burning Ground"]
    t.ends_clean()


@pytest.mark.rule("crucible:ruling.lasting", "crucible:ruling.entering-spells")
def test_a_spell_over_tiles_lasts_until_the_casters_next_spell_turn() -> None:
    t = table(side("Warden", 0, magick="ember", fields={"Burning Ground": (8, 9, 13)}, deck=[]), side("Cutpurse", 14))
    t.until(MOVE_PHASE, 1)
    t.draws(1, 2).move(13).act("resist along the column first: 1 against 2")
    assert t.damage(1) == 1, "both draw anew: 2 + 1 against 1 + 2"
    t.ground(14)
    t.ends_clean()


@pytest.mark.rule("crucible:ruling.giving-up")
def test_whoever_else_stands_under_a_spell_resists_it_when_one_gives_up() -> None:
    t = table(
        side("Warden", 6, magick="ember", memories=["Burning Ground"]),
        side("Reaver", 2),
        side("Hexer", 0),
        side("Mender", 14),
        phase=SPELL_PHASE,
    )
    t.draws(7, 0).act("cast Burning Ground", "affect tile 1", "affect tile 2", "affect tile 3")
    assert t.prompt == "Along which way does Hexer resist Burning Ground?"
    t.m.concede(1)
    assert t.prompt == "Along which way does Hexer resist Burning Ground?"
    t.act(t.offered[0])
    assert t.damage(2) == 1
    t.card("Reaver"), t.active(), t.hand()
    t.ends_clean()


@pytest.mark.rule("crucible:ruling.giving-up", "crucible:move.memories")
@pytest.mark.parametrize("gives_up", [False, True])
def test_who_is_pushed_onto_a_tile_enters_it_although_the_caster_gives_up(gives_up: bool) -> None:
    t = table(
        side("Warden", 0, magick="gale", memories=["Gust"]),
        side("Lancer", 1, memories=[]),
        side("Reaver", 13, magick="ember", fields={"Burning Ground": (2, 3, 8)}),
        phase=MOVE_PHASE,
        tiles={2: "Glowcap Grove", 0: "Black Mirror Mere"},
    )
    t.draws(7, 0).act("cast Gust", "put at tile 3")
    assert t.prompt == "Along which way does Lancer resist Burning Ground?"
    if gives_up:
        t.m.concede(0)
    t.draws(0, 7).act(t.offered[0])
    assert t.at("Lancer") == 2
    assert len(t.hand(1)) == 2
    t.deck(1), t.ground(2), t.ground(1), t.hand(), t.aside(), t.card("Warden")
    t.ends_clean()


@pytest.mark.rule("crucible:ruling.over-caster", "crucible:ruling.entering-spells")
@pytest.mark.parametrize("tiles", [(6, 7, 8), (7, 8, 3)])
def test_who_flies_over_the_caster_meets_the_spell_behind(tiles: tuple[int, int, int]) -> None:
    t = table(
        side("Warden", 14, magick="gale", summoned={"Kite Drake": 5}),
        side("Hexer", 6, magick="ember", fields={"Burning Ground": tiles}),
        phase=SPELL_PHASE,
    )
    t.draws(7, 0).act("move Kite Drake", "move to tile 9")
    assert t.at("Kite Drake") == -1
    assert [line for line in t.log() if "meets" in line] == [
        "Burning Ground meets Kite Drake: 3 + 7 = 10 against 5, it works."
    ]
    t.active(1), t.deck(1)
    t.ends_clean()


@pytest.mark.rule("crucible:ruling.lasting")
def test_it_ends_before_its_caster_casts_again() -> None:
    t = table(
        side("Warden", 0, magick="ember", fields={"Burning Ground": (1, 2, 3)}, memories=["Cinder Flick"], deck=[]),
        side("Cutpurse", 14),
        phase=SPELL_PHASE,
    )
    assert t.m.fields == ()
    assert t.deck() == ["Burning Ground"]
    t.active()
    t.ends_clean()


@pytest.mark.rule("crucible:ruling.fewer-tiles")
def test_where_there_is_no_such_set_as_many_tiles_as_possible_are_covered() -> None:
    t = table(side("Warden", 0, magick="dawn", memories=["Hallowed Ring"]), side("Mender", 14), phase=SPELL_PHASE)
    t.act(
        "cast Hallowed Ring",
        "affect tile 1",
        "affect tile 2",
        "affect tile 3",
        "affect tile 6",
    )
    assert [len(field) - 2 for field in t.m.fields] == [4]
    t.hand(), t.active()
    t.ends_clean()


@pytest.mark.rule(
    "crucible:token.spell-phase",
    "crucible:memory.token",
    "crucible:memory.token-place",
    "crucible:spell.just-cast",
    "crucible:ruling.token-turn",
    "crucible:ruling.credit",
    "crucible:ruling.summoned-upright",
    "crucible:token.memory",
)
def test_a_memory_token_moves_and_attacks_as_soon_as_it_is_cast() -> None:
    t = table(
        side("Warden", 0, magick="spark", memories=["Spark Wisp"]),
        side("Mender", 10),
        tiles={9: "Bog Rat"},
        phase=SPELL_PHASE,
    )
    t.tiles("Quiet Shallows").act("cast Spark Wisp", "summon at tile 2", "move Spark Wisp", "move to tile 8")
    assert t.at("Spark Wisp") == 8
    t.act("attack with Spark Wisp")
    assert t.points() == 1, "4 against 4, for its owner"
    assert "move Spark Wisp" not in t.offered
    assert "attack with Spark Wisp" not in t.offered
    t.trophies(), t.hand()
    t.ends_clean()


@pytest.mark.rule("crucible:memory.token-life", "crucible:ruling.token-points")
def test_a_memory_token_lasts_until_it_takes_damage() -> None:
    t = table(
        side("Reaver", 7),
        side("Warden", 0, magick="gale", summoned={"Kite Drake": 6}, deck=["Gust"]),
        phase=ATTACK_PHASE,
    )
    t.draws(1).act("attack Kite Drake: 3 against 4")
    assert t.at("Kite Drake") == -1
    assert t.deck(1) == ["Kite Drake", "Gust"]
    assert t.points() == 0
    t.ends_clean()


@pytest.mark.rule("crucible:ruling.no-placement")
def test_a_memory_token_that_cannot_be_placed_is_not_cast() -> None:
    t = table(
        side("Hexer", 0, magick="spark", memories=["Spark Wisp"]),
        side("Mender", 1),
        side("Reaver", 5),
        phase=SPELL_PHASE,
        forced=True,
    )
    assert t.m.why_not(0, t.card("Spark Wisp")) == "There is no free tile for Spark Wisp beside your character."
    t.ends_clean()


@pytest.mark.rule("crucible:ruling.steps", "crucible:cast.text-first")
def test_who_cannot_move_can_still_be_pushed_and_step() -> None:
    t = table(side("Warden", 5, magick="rime", memories=["Deep Freeze"]), side("Hexer", 6), forced=True)
    t.draws(7, 0).act("cast Deep Freeze", "aim at Hexer")
    t.until(MOVE_PHASE, 1)
    assert t.moves() == []
    assert "flip" not in t.offered
    t.until(MOVE_PHASE, 1)
    assert t.moves(), "on its next move turn alone"
    t.hand(), t.deck()
    t.ends_clean()


@pytest.mark.rule("crucible:attack.one", "crucible:ruling.extra-attacks", "crucible:attack.spells")
def test_second_swing_gives_a_second_attack_with_spells_between_them() -> None:
    t = table(
        side("Reaver", 1, magick="hour", memories=["Second Swing"], items=["Firefly Flask"]),
        side("Mender", 2),
        phase=ATTACK_PHASE,
    )
    t.draws(0, 3).act("attack Mender: 3 against 3", "no", "cast Second Swing")
    t.draws(7, 0).act("attack Mender: 3 against 3", "yes")
    assert t.log()[-2:] == ["Reaver attacks Mender: 5 + 7 = 12 against 3 + 0 = 3, a hit.", "Bea takes 1 damage."]
    assert t.damage(1) == 1
    assert t.items() == []
    t.hand(), t.deck(), t.removed
    t.ends_clean()


@pytest.mark.rule("crucible:ruling.recovered")
def test_a_memory_that_was_cast_this_round_comes_back_but_not_one_on_the_battlefield() -> None:
    t = table(
        side("Duelist", 1, magick="hour", memories=["Second Swing", "Turn Back the Glass", "Clockwork Moth"]),
        side("Mender", 14),
        phase=ATTACK_PHASE,
    )
    t.act("cast Second Swing")
    if t.m.phase != SPELL_PHASE:
        t.until(SPELL_PHASE)
    t.act("cast Clockwork Moth", "summon at tile 1", "cast Turn Back the Glass")
    assert t.hand() == ["Second Swing"]
    t.deck(), t.card("Clockwork Moth")
    t.ends_clean()


@pytest.mark.rule("crucible:ruling.puppets", "crucible:ruling.ties-blocked")
def test_a_puppet_attacks_for_its_caster() -> None:
    t = table(
        side("Ritualist", 2, magick="mirage", memories=["Puppet Strike"]),
        side("Colossus", 7),
        side("Hexer", 8),
        phase=ATTACK_PHASE,
    )
    t.draws(7, 0, 7, 0).act("cast Puppet Strike", "aim at Colossus")
    assert t.damage(2) == 2, "it crushes"
    assert t.m.hurt == ((2, 0), (2, 0)), "for the caster"
    assert t.m.attacked == ()
    t.hand(), t.deck()
    t.ends_clean()


@pytest.mark.rule("crucible:ruling.round-end", "crucible:ruling.oldest")
def test_what_lasts_until_the_end_of_the_round_is_over_after_the_checks() -> None:
    t = table(
        side("Warden", 1, magick="dawn", fields={"Hallowed Ring": (0, 1, 2, 6)}, damage=2, by=(1, -1)),
        side("Mender", 14),
        phase=CHECK,
        wait=True,
    )
    t.draws(2).begin()
    assert t.damage() == 1
    assert t.m.sources[0] == (-1,), "the oldest is discarded first"
    t.ends_clean()


@pytest.mark.rule("crucible:ruling.no-standing")
def test_nothing_is_placed_where_it_may_not_stand() -> None:
    t = table(side("Warden", 1, magick="stone", memories=["Pillar"]), side("Hexer", 14), tiles={2: "Glowcap Grove"})
    t.act("cast Pillar", "point at tile 3")
    assert 2 not in t.moves()
    assert 3 not in t.moves(), "two steps away, and not over it"
    t.until(MOVE_PHASE)
    assert 2 in t.moves()
    t.hand(), t.deck()
    t.ends_clean()


@pytest.mark.rule("crucible:ruling.recovered", "crucible:ruling.once-a-turn", "crucible:memory.transient")
def test_a_memory_token_that_was_defeated_comes_back_but_is_not_cast_again_on_this_turn() -> None:
    t = table(
        side("Warden", 0, magick="hour", memories=["Turn Back the Glass", "Clockwork Moth"], deck=[]),
        side("Duelist", 6),
        phase=SPELL_PHASE,
    )
    t.draws(7).act("cast Clockwork Moth", "summon at tile 2", "attack with Clockwork Moth")
    assert t.at("Clockwork Moth") == -1, "Riposte: 4 against 3 + 7"
    t.act("cast Turn Back the Glass")
    assert t.hand() == ["Clockwork Moth"]
    assert t.who != "Me" or "cast Clockwork Moth" not in t.offered
    t.deck()
    t.ends_clean()
