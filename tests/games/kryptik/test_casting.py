"""Casting: times, costs, X, targets, paragraphs, counters; and using abilities."""

import pytest

from cardwright.games.kryptik.state import END, SECOND
from cardwright.games.kryptik.words import vocabulary as v
from cardwright.games.kryptik.zones import ABOLISHED, DECK, HAND, LIMBO, SOUL
from cardwright.kernel.basics.errors import IllegalOption
from cardwright.language.durations import THIS_TURN, For
from tests.games.kryptik.table import WAIT, made, side, table

FREE = made("Loud Bell", v.does(v.cast_free(v.you.hand.citizen)), cost="{1}")
PRICEY = made("Pricey", v.also_costs(v.sacrifice_a_citizen), cost="{4}", attack=1, defense=1)
BOTH = made("Swap", v.does(v.destroy(v.target(v.citizen)), v.to_hand(v.other_target(v.friendly_citizen))))
VENGEANCE = made(
    "Vengeance", v.does(For(v.whenever(v.another_of_yours_dies, v.destroy(v.target(v.citizen))), THIS_TURN))
)
LATE_BACK = made("Late Back", v.does(v.return_to_island(v.target(v.you.limbo.citizen))))


@pytest.mark.rule("kryptik:citizen.when", "kryptik:main.citizens", "kryptik:focused", "kryptik:spell.any-time")
@pytest.mark.rule("kryptik:second.citizens", "kryptik:ruling.focused-own-turn")
def test_citizens_and_focused_spells_wait_for_a_main_phase_and_an_empty_pile() -> None:
    t = table(me=side(hand=["Moss Boar", "Common Cause", "Snarl"], island=["Hired Hand", "Wick Runner"]))
    assert {"cast Moss Boar", "cast Common Cause", "cast Snarl"} <= {*t.offered}
    t.pick("cast Snarl", "aim at Hired Hand")
    assert not [text for text in t.offered if text.startswith("cast")]
    t.resolve().pick("pass")
    assert "cast Moss Boar" not in t.offered, "in combat"
    t.pick("no attack", "cast Moss Boar").resolve()
    assert t.mine == ["Hired Hand", "Wick Runner", "Moss Boar"]
    assert t.stats("Hired Hand") == (5, 2)
    t.ends_clean()


@pytest.mark.rule("kryptik:soul.put", "kryptik:main.soul", "kryptik:second.soul", "kryptik:ruling.soul-drop")
def test_one_card_a_turn_goes_into_the_soul_row() -> None:
    t = table(me=side(hand=["Moss Boar", "Snarl"], soul=0), opponent=side(hand=[WAIT]))
    t.pick("put Moss Boar into your soul row")
    assert t.asked == "Me", "who does that keeps priority"
    assert not t.state("Moss Boar").engaged
    assert "put Snarl into your soul row" not in t.offered
    t.ends_clean()
    t = table(me=side(hand=["Moss Boar"], soul=0), opponent=side(hand=[WAIT]))
    t.pick("pass", "put Moss Boar into your soul row")
    assert t.m.phase == SECOND, "none was put there before"
    t.ends_clean()


def test_cards_that_go_into_the_soul_row_are_told_apart_by_their_names() -> None:
    t = table(me=side(hand=["Snarl", "Snarl"], soul=0), opponent=side())
    assert t.offered == ["put Snarl into your soul row", "put Snarl #2 into your soul row", "pass"]
    t.pick("put Snarl #2 into your soul row")
    for late in ("put Snarl into your soul row", "put Snarl #2 into your soul row", "attack Opponent"):
        with pytest.raises(IllegalOption, match="not possible now"):
            t.m.choose(late)
    t.ends_clean()


@pytest.mark.rule("kryptik:stone.specific", "kryptik:stone.multi", "kryptik:stone.generic", "kryptik:energy.produce")
@pytest.mark.rule("kryptik:ruling.one-energy", "kryptik:ruling.boxes", "kryptik:cost.payable", "kryptik:cost.soul")
def test_boxes_pay_for_the_stones_that_they_fit() -> None:
    hand = ["Gate Porter", "Courier Gull", "Oath Keeper", "Hired Hand"]
    for soul, castable in (
        (["Hired Hand", "Hired Hand"], {"Hired Hand"}),
        (["Gate Porter"], {"Gate Porter"}),
        (["Courier Gull"], {"Gate Porter"}),
        (["Courier Gull", "Hired Hand"], set(hand)),
        (["Gate Porter", "Hired Hand"], set(hand)),
        (["Reed Skiff", "Reed Skiff"], {"Courier Gull", "Hired Hand"}),
        (["Moss Boar", "Moss Boar"], {"Hired Hand"}),
        (["Moss Boar"], set()),
    ):
        t = table(me=side(hand=hand, soul=soul))
        assert {text.removeprefix("cast ") for text in t.offered if text.startswith("cast")} == castable
        t.ends_clean()
    t = table(me=side(hand=["Oath Keeper"], soul=["Gate Porter", "Gate Porter", "Hired Hand", "Courier Gull"]))
    t.watch.choose("cast Oath Keeper")
    assert t.offered == ["pay with Gate Porter", "pay with Courier Gull"], "equal boxes are one option"
    t.watch.choose("pay with Courier Gull")
    assert t.offered == ["pay with Gate Porter", "pay with Hired Hand"]
    t.watch.choose("pay with Hired Hand")
    assert t.names(0, SOUL) == ["Gate Porter", "Gate Porter", "Hired Hand", "Courier Gull"]
    assert t.engaged("Hired Hand", "Courier Gull")
    assert not t.engaged("Gate Porter")
    assert t.mine == ["Oath Keeper"]
    t.ends_clean()


@pytest.mark.rule("kryptik:energy.pile", "kryptik:energy.ends", "kryptik:energy.no-pile")
def test_energy_that_is_not_spent_lasts_for_the_turn() -> None:
    t = table(me=side(island=["Sap Tapper", "Moss Boar"], hand=["Snarl"], soul=0), opponent=side(hand=[WAIT]))
    t.pick("produce with Sap Tapper")
    assert t.stack == []
    assert t.asked == "Me"
    assert t.m.energy[0] == (0, 0, 0, 1, 0)
    t.to(END)
    assert "cast Snarl" in t.offered
    t.end_turn()
    assert t.m.energy[0] == (0, 0, 0, 0, 0)
    t.look(1, HAND)
    t.ends_clean()
    t = table(me=side(weary=["Sap Tapper"], hand=["Snarl"], soul=0))
    assert "produce with Sap Tapper" not in t.offered, "it is an engage cost"
    t.ends_clean()


@pytest.mark.rule("kryptik:effect.numbers", "kryptik:ruling.x")
def test_x_is_chosen_first_and_is_nothing_where_no_soul_cost_is_paid() -> None:
    t = table(me=side(hand=["Study the Wreck", WAIT], soul=1, deck=["Maul"] * 5))
    t.pick("cast Study the Wreck")
    assert t.offered == ["0", "1", "2", "3"]
    t.pick("2").resolve()
    assert t.hand == [WAIT, "Maul", "Maul"]
    t.ends_clean()


@pytest.mark.rule("kryptik:pile.paragraphs", "kryptik:counter.card", "kryptik:ruling.card-leaves-last")
def test_a_countered_card_loses_what_has_not_resolved() -> None:
    t = table(
        me=side(hand=["Sound the Depths"], deck=["Maul", "Maul"]), opponent=side(hand=["Not So Fast"], row=["Hush"])
    )
    t.pick("cast Sound the Depths").pick(t.offered[1])
    assert t.stack == ["Sound the Depths"] * 2
    t.resolve_one().pick("no")
    assert t.stack == ["Sound the Depths"]
    t.cast("Not So Fast")
    assert t.hand == []
    assert t.limbo == ["Sound the Depths"]
    assert t.m.known[t.m.row_cards(0)[0]] == 1, "what was seen stays known"
    t.ends_clean()


@pytest.mark.rule("kryptik:target.lost", "kryptik:ruling.untargetable-paragraph")
def test_each_paragraph_is_lost_by_itself() -> None:
    t = table(me=side(hand=["Spring Flood"], deck=["Maul"]), opponent=side(island=["Hired Hand"], hand=["Feast"]))
    t.pick("cast Spring Flood").pick(t.offered[0]).pick("cast Feast").resolve()
    assert t.enemy_limbo == ["Hired Hand", "Feast"]
    assert "Maul" in t.names(0, SOUL)
    assert t.engaged("Maul")
    t.look(1, HAND)
    t.ends_clean()
    t = table(me=side(hand=["Spring Flood"]))
    assert "cast Spring Flood" not in t.offered
    t.ends_clean()


def test_who_came_back_is_another_citizen() -> None:
    t = table(me=side(hand=["Wither"]), opponent=side(island=["Hired Hand", "Clay Sentry"], hand=["Feast", LATE_BACK]))
    t.pick("cast Wither", "aim at Clay Sentry").pick("cast Feast", "choose Clay Sentry").resolve_one()
    t.cast(LATE_BACK)
    assert t.theirs == ["Hired Hand", "Clay Sentry"]
    assert t.stats("Clay Sentry") == (1, 5)
    t.look(1, HAND)
    t.ends_clean()


@pytest.mark.rule("kryptik:target.up-to")
def test_up_to_so_many_targets_are_lost_together_only() -> None:
    for lost, left in ((("Hired Hand",), ["Clay Sentry"]), ((), ["Clay Sentry", "Hired Hand"])):
        t = table(me=side(hand=["Slip Away"]), opponent=side(island=["Hired Hand", "Clay Sentry"], hand=["Feast"]))
        t.pick("cast Slip Away", "aim at Hired Hand", "aim at Clay Sentry")
        if lost:
            t.pick("cast Feast", "choose Hired Hand")
        t.resolve()
        assert [name for name in t.enemy_hand if name in {"Clay Sentry", "Hired Hand"}] == left
        t.look(1, LIMBO)
        t.ends_clean()
    t = table(me=side(hand=["Slip Away"]), opponent=side(island=["Hired Hand", "Clay Sentry"], hand=["Slip Away"]))
    t.pick("cast Slip Away", "aim at Hired Hand", "aim at Clay Sentry")
    t.pick("cast Slip Away", "aim at Hired Hand", "aim at Clay Sentry").resolve()
    assert sorted(t.enemy_hand) == ["Clay Sentry", "Hired Hand"]
    assert t.limbo == ["Slip Away"]
    t.look(1, LIMBO)
    t.ends_clean()
    t = table(me=side(hand=["Slip Away", WAIT]), opponent=side(island=["Hired Hand"]))
    t.pick("cast Slip Away", "done").resolve()
    assert t.theirs == ["Hired Hand"]
    t.ends_clean()


def test_a_first_target_leaves_the_second_group_its_own() -> None:
    t = table(me=side(hand=[BOTH, WAIT], island=["Hired Hand"]), opponent=side(island=["Clay Sentry"]))
    t.cast(BOTH)
    assert t.hand == ["Hired Hand", WAIT]
    assert t.enemy_limbo == ["Clay Sentry"]
    t.ends_clean()
    t = table(me=side(hand=[BOTH], island=["Hired Hand"]))
    assert f"cast {BOTH}" not in t.offered
    t.ends_clean()


@pytest.mark.rule("kryptik:cost.additional", "kryptik:cost.no-pile", "kryptik:ruling.triggers-wait")
def test_what_is_paid_is_gone_before_anybody_answers() -> None:
    t = table(me=side(hand=["Feast"], island=["Bone Picker"]), opponent=side(island=["Hired Hand"], hand=[WAIT]))
    t.pick("cast Feast")
    assert t.mine == []
    assert t.stack == ["Feast", "Bone Picker"], "what the sacrifice sets off lies above"
    t.resolve()
    assert t.enemy_limbo == ["Hired Hand"]
    assert len(t.hand) == 2
    t.look(0, LIMBO)
    t.ends_clean()
    t = table(me=side(hand=["Feast"]))
    assert "cast Feast" not in t.offered
    t.ends_clean()


@pytest.mark.rule("kryptik:cost.additional-free")
def test_an_additional_cost_is_due_for_free_cards_too() -> None:
    t = table(me=side(hand=[FREE, PRICEY, WAIT], island=["Hired Hand"], soul=["Hired Hand"]))
    t.pick(f"cast {FREE}", f"choose {PRICEY}").resolve()
    assert t.mine == [PRICEY]
    assert sorted(t.limbo) == ["Hired Hand", FREE]
    t.ends_clean()


@pytest.mark.rule("kryptik:solo", "kryptik:ruling.solo-counts")
def test_a_solo_ability_is_used_once_a_turn_by_cards_of_a_name() -> None:
    t = table(
        me=side(island=["Pale Nurse", "Pale Nurse", "Hired Hand", "Clay Sentry"], deck=["Maul"] * 3, hand=[WAIT]),
        opponent=side(hand=["Hush"]),
    )
    nurse = "use Pale Nurse"
    uses = [text for text in t.offered if text.startswith(nurse)]
    assert uses
    t.pick(uses[0], "choose Hired Hand").pick("cast Hush").resolve()
    assert not [text for text in t.offered if text.startswith(nurse)], "it counts though it was countered"
    assert t.limbo == ["Hired Hand"]
    t.to(END)
    assert not [text for text in t.offered if text.startswith(nurse)]
    t.end_turn().pick(uses[0], "choose Clay Sentry").resolve()
    assert t.limbo == ["Hired Hand", "Clay Sentry"], "another turn is another matter, though it is the opponent's"
    t.look(0, HAND)
    t.look(1, LIMBO, HAND, DECK)
    t.ends_clean()


@pytest.mark.rule("kryptik:ability.active", "kryptik:cost.ability", "kryptik:ruling.left-ability")
@pytest.mark.parametrize("needs", [0, 1])
def test_an_ability_does_not_need_its_citizen_unless_set_up_so(needs: int) -> None:
    t = table(
        me=side(island=["Street Mender", "Hired Hand"]),
        opponent=side(hand=["Spiteful End"]),
        ability_needs_source=needs,
    )
    t.pick("use Street Mender").pick("cast Spiteful End").resolve()
    assert t.stats("Hired Hand") == ((2, 1) if needs else (2, 3))
    assert t.limbo == ["Street Mender"]
    t.look(1, LIMBO)
    t.ends_clean()


@pytest.mark.rule("kryptik:plunder", "kryptik:ruling.plunder")
def test_plundering_as_a_cost_needs_all_of_it() -> None:
    t = table(me=side(island=["Debt Collector"], limbo=["Maul"], hand=[WAIT]))
    assert "use Debt Collector" not in t.offered
    t.ends_clean()
    t = table(me=side(hand=["Rob the Ledger", WAIT], limbo=["Maul", "Hired Hand"], deck=["Snarl", "Snarl"]))
    t.cast("Rob the Ledger", "choose Maul")
    if "choose Maul" in t.offered:
        t.pick("choose Maul")
    assert t.hand == [WAIT, "Snarl"]
    assert t.limbo == ["Hired Hand", "Rob the Ledger"]
    t.look(0, ABOLISHED)
    t.ends_clean()


@pytest.mark.rule("kryptik:effect.at-resolution", "kryptik:ruling.targets-first")
def test_a_cost_may_take_a_target_away() -> None:
    nurse = made("Cruel Nurse", v.use(v.engage(v.target(v.citizen)), cost=v.sacrifice_another), attack=1, defense=1)
    t = table(me=side(island=[nurse, "Hired Hand"], hand=[WAIT]))
    t.use(nurse, "aim at Hired Hand")
    assert t.limbo == ["Hired Hand"]
    assert "sacrificed" in [scene["kind"] for scene in t.m.scenes(0)]
    assert t.stack == []
    t.ends_clean()


@pytest.mark.rule("kryptik:target.declared", "kryptik:ability.triggered")
def test_what_a_lasting_effect_sets_off_has_its_targets_declared_then() -> None:
    give = made("Give", v.does(v.sacrifice_a_citizen))
    t = table(
        me=side(hand=[VENGEANCE, give, WAIT], island=["Hired Hand"]), opponent=side(island=["Reed Skiff", "Moss Boar"])
    )
    t.pick(f"cast {VENGEANCE}")
    assert t.stack == [VENGEANCE], "it is aimed at nothing itself"
    t.resolve().cast(give)
    assert t.offered == ["aim at Reed Skiff", "aim at Moss Boar"]
    t.pick("aim at Moss Boar").resolve()
    assert t.theirs == ["Reed Skiff"]
    assert t.limbo == [VENGEANCE, "Hired Hand", give]
    t.ends_clean()
