"""The 11 year row: what becomes of its cards when they are destroyed, who sees them, and how they are laid anew."""

import pytest

from cardwright.games.kryptik.state import BLOCKERS, COMBAT, DAMAGE
from cardwright.games.kryptik.words import vocabulary as v
from cardwright.games.kryptik.zones import HAND, REVEALED
from cardwright.kernel.basics.rng import Rng
from tests.games.kryptik.table import WAIT, made, side, table

DESTROY = made("Crack", v.does(v.destroy(v.target(v.row_card))))
DRAIN = made("Drain", v.does(v.deal(1, v.target_opponent)))


@pytest.mark.rule("kryptik:row.destroyed", "kryptik:row.choice-waits", "kryptik:row.to-hand", "kryptik:row.too-late")
@pytest.mark.rule("kryptik:ruling.pending-row-card")
def test_a_destroyed_card_lies_open_until_its_choice_is_made() -> None:
    t = table(me=side(hand=[DESTROY, WAIT]), opponent=side(row=["Hush", "Hired Hand", "Hush"]))
    t.pick(f"cast {DESTROY}", "aim at place 2 of Opponent").resolve_one()
    assert t.names(1, REVEALED) == ["Hired Hand"]
    assert t.m.row_size(1) == 2
    assert t.row(1)[:3] == ["Hush", "", "Hush"]
    assert t.stack == ["Hired Hand"]
    assert t.asked == "Me", "it can be answered"
    t.resolve()
    assert t.asked == "Opponent"
    assert t.offered == ["use its 11 year ability", "cast it for its 11 year cost", "put it into your hand"]
    t.pick("put it into your hand")
    assert t.enemy_hand == ["Hired Hand"]
    assert t.limbo == [DESTROY]
    t.ends_clean()


def test_what_can_be_done_with_a_destroyed_card_says_what_it_leads_to() -> None:
    t = table(me=side(island=["Moss Boar"]), opponent=side(row=["Hired Hand"], soul=2))
    t.attack("Moss Boar", 1)
    asked = t.m.view(1)["decision"]
    assert asked is not None
    assert asked["prompt"] == "Hired Hand was destroyed in your 11 year row. Which one thing do you do with it?"
    assert {option["text"]: option["meaning"] for option in asked["options"]} == {
        "use its 11 year ability": "for free: draw a card; then the card goes into your limbo pile",
        "cast it for its 11 year cost": "pay {1} instead of {2}, and it comes onto the island",
        "put it into your hand": "nothing else happens; from your hand it costs {2}",
    }
    t.pick("put it into your hand")
    assert t.enemy_hand == ["Hired Hand"]
    t.ends_clean()


def test_all_are_told_which_hidden_card_an_ability_is_aimed_at() -> None:
    t = table(me=side(hand=["Tide Reader", WAIT], row=["Maul", "Snarl"]))
    t.cast("Tide Reader").pick("aim at place 2 of Me").resolve()
    assert "Tide Reader is triggered, aimed at 11 year card 2 of your row." in t.m.log(0)
    assert "Tide Reader is triggered, aimed at 11 year card 2 of Me's row." in t.m.log(1)
    t.ends_clean()


@pytest.mark.rule("kryptik:row.choice", "kryptik:cost.eleven-year", "kryptik:citizen.weary", "kryptik:citizen.when")
def test_a_destroyed_card_is_cast_in_mid_combat_and_blocks() -> None:
    t = table(
        me=side(island=["Moss Boar", "Hired Hand"], hand=[WAIT]), opponent=side(row=["Reed Skiff", "Hush"], soul=0)
    )
    t.attack("Moss Boar", 1).pick("cast it for its 11 year cost")
    assert t.stack == ["Reed Skiff"]
    assert t.asked == "Me", "the turn player has priority"
    t.resolve()
    assert t.theirs == ["Reed Skiff"]
    assert t.state("Reed Skiff").weary
    t.attack("Hired Hand", 2).pick("block with Reed Skiff").strike()
    assert t.enemy_limbo == ["Reed Skiff"]
    assert t.row(1)[1] == "Hush"
    t.ends_clean()


@pytest.mark.rule("kryptik:ruling.eleven-year-ability")
def test_after_its_ability_the_card_goes_to_limbo() -> None:
    t = table(me=side(island=["Moss Boar"]), opponent=side(row=["Hired Hand"], deck=["Snarl"], soul=0))
    t.attack("Moss Boar", 1).pick("use its 11 year ability")
    assert t.enemy_hand == ["Snarl"]
    assert t.enemy_limbo == ["Hired Hand"]
    t.row(1)
    t.ends_clean()


@pytest.mark.rule("kryptik:counter.effect")
def test_an_11_year_ability_counters_what_waits_below_its_choice() -> None:
    t = table(me=side(island=["Salvage Diver"], hand=[WAIT]), opponent=side(row=["Not So Fast"], hand=[WAIT]))
    t.attack("Salvage Diver", 1).strike()
    assert "use its 11 year ability" in t.offered
    assert t.stack == ["Salvage Diver"]
    t.pick("use its 11 year ability").resolve()
    assert t.enemy_limbo == ["Not So Fast"]
    assert t.hand == [WAIT], "nobody probed"
    t.row(1)
    t.ends_clean()


@pytest.mark.rule("kryptik:target.needed")
def test_an_11_year_ability_without_a_target_is_not_offered() -> None:
    t = table(me=side(island=["Moss Boar"]), opponent=side(row=["Not So Fast"]))
    t.attack("Moss Boar", 1).strike()
    assert t.enemy_hand == ["Not So Fast"], "there is neither a cost nor a target"
    t.row(1)
    t.ends_clean()


@pytest.mark.rule("kryptik:focused.eleven-year")
def test_a_focused_card_is_cast_from_the_row_at_any_time() -> None:
    t = table(me=side(island=["Moss Boar"], hand=[WAIT]), opponent=side(row=["Common Cause"], island=["Gate Porter"]))
    t.attack("Moss Boar", 1).pick("done", "cast it for its 11 year cost").resolve()
    assert t.stats("Gate Porter") == (2, 3)
    assert t.enemy_limbo == ["Common Cause"]
    t.row(1)
    t.ends_clean()


@pytest.mark.rule("kryptik:ruling.countered-choice")
@pytest.mark.parametrize("to_hand", [0, 1])
def test_a_countered_choice_loses_the_card(to_hand: int) -> None:
    no = made("No", v.does(v.counter_effect))
    t = table(
        me=side(island=["Moss Boar"], hand=[no]), opponent=side(row=["Hired Hand"]), countered_choice_to_hand=to_hand
    )
    t.attack("Moss Boar", 1).cast(no)
    assert (t.enemy_hand if to_hand else t.enemy_limbo) == ["Hired Hand"]
    t.row(1)
    t.ends_clean()


@pytest.mark.rule("kryptik:ruling.effect-damage-row", "kryptik:ruling.effect-damage-player")
def test_damage_of_effects_destroys_no_11_year_card_but_players_without() -> None:
    t = table(me=side(hand=[DRAIN, WAIT]), opponent=side(row=["Hush"]))
    t.cast(DRAIN)
    assert t.row(1)[0] == "Hush"
    t.ends_clean()
    t = table(me=side(hand=[DRAIN]), opponent=side(row=[]))
    t.cast(DRAIN)
    assert t.m.outcome is not None
    assert t.m.outcome.winners == (0,)
    t.look(1, *range(14))
    t.ends_clean()


def test_destroyed_11_year_citizens_do_not_die() -> None:
    t = table(me=side(hand=[DESTROY, WAIT]), opponent=side(row=["Bone Picker"], island=["Pyre Witness"], soul=0))
    t.cast(DESTROY, "place 1 of Opponent")
    assert t.m.died == 0
    t.pick("put it into your hand")
    assert t.enemy_hand == ["Bone Picker"]
    t.row(1)
    t.ends_clean()


@pytest.mark.rule("kryptik:row.face-down", "kryptik:row.look", "kryptik:row.look-apart", "kryptik:hand.hidden")
def test_who_has_looked_knows_the_card_in_its_place() -> None:
    row = ["Hush", "Snarl", "Wither", "Maul", "Uproot", "Feast"]
    t = table(me=side(island=["Monsoon Elk"], hand=[WAIT]), opponent=side(row=row))
    cells = t.m.view(1)["players"][1]["areas"]["row"]["cells"]
    assert [len(cell["cards"]) for cell in cells] == [0] * 6, "not even the owner sees them"
    t.attack("Monsoon Elk", 1).pick("aim at place 3 of Opponent").resolve()
    mine, theirs = (t.m.view(viewer)["players"][1]["areas"]["row"]["cells"] for viewer in (0, 1))
    assert [[face["name"] for face in cell["cards"]] for cell in mine] == [[], [], ["Wither"], [], [], []]
    assert [len(cell["cards"]) for cell in theirs] == [0] * 6
    wither = t.find("Wither")
    worlds = [t.m.sample(1, Rng(seed)).prints[wither].name for seed in range(12)]
    assert len(set(worlds)) > 1
    assert {t.m.sample(0, Rng(seed)).prints[wither].name for seed in range(12)} == {"Wither"}
    t.ends_clean()


@pytest.mark.rule("kryptik:row.rearrange")
def test_who_has_not_looked_at_the_row_cannot_rearrange_it() -> None:
    blind = made("Blind Shuffle", v.does(v.rearrange))
    t = table(me=side(hand=[blind, WAIT], row=["Maul", "Hush"]))
    t.cast(blind)
    assert t.limbo == [blind], "nothing was asked"
    t.ends_clean()


@pytest.mark.rule("kryptik:row.rearrange", "kryptik:ruling.row-places")
def test_rearranging_keeps_the_gaps() -> None:
    row = ["Hush", "Snarl", "", "Maul", "Uproot", "Feast"]
    t = table(me=side(hand=["Sound the Depths", WAIT], deck=["Wither", "Wither"], row=row))
    t.pick("cast Sound the Depths").pick(t.offered[1]).resolve()
    t.pick("yes", "choose Feast", "choose Maul", "choose Hush", "choose Snarl").resolve()
    assert t.row(0) == ["Feast", "Maul", "", "Hush", "Snarl", "Uproot"]
    assert t.m.known[t.find("Feast")] == 1
    t.look(0, HAND)
    t.ends_clean()


def test_a_card_put_into_the_row_takes_the_lowest_free_place() -> None:
    t = table(me=side(hand=["Light the Streets", WAIT], deck=["Wither", "Snarl"], row=["Hush", "", "Hush", ""]))
    t.cast("Light the Streets")
    assert t.row(0)[:4] == ["Hush", "Wither", "Hush", ""]
    t.ends_clean()
    t = table(me=side(hand=["Light the Streets", WAIT], deck=["Wither", "Snarl"]))
    t.cast("Light the Streets")
    assert len(t.m.deck(0)) == 2, "there is no room, so that it stays where it is"
    t.ends_clean()


def test_windows_of_combat_come_in_order() -> None:
    t = table(me=side(island=["Moss Boar"], hand=[WAIT]), opponent=side(row=["Hush", "Hush"]))
    t.pick("pass")
    assert t.m.phase == COMBAT
    t.attack("Moss Boar", 1).pick("pass")
    assert t.m.phase == BLOCKERS
    t.pick("pass")
    assert t.m.phase == DAMAGE
    t.resolve()
    assert t.enemy_hand == ["Hush"]
    t.row(1)
    t.ends_clean()
