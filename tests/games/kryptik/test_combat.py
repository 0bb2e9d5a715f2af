"""Combat: attackers, blockers, damage, and what becomes of rows and players."""

import pytest

from cardwright.games.kryptik.questions import RAVENOUS
from cardwright.games.kryptik.state import COMBAT_END, DAMAGE, SECOND
from cardwright.games.kryptik.words import vocabulary as v
from cardwright.games.kryptik.zones import ABOLISHED, DECK, HAND, ISLAND, LIMBO, ZONES
from cardwright.kernel.basics.rng import Rng
from tests.games.kryptik.table import WAIT, made, side, table

LATE_TAKE = made("Late Take", v.does(v.gain_control(v.citizen)))
RETURN = made("Return", v.does(v.to_hand(v.target(v.citizen))))
MARTYR = made("Martyr", v.attacks(v.offer(v.draw(), cost=v.sacrifice_a_citizen)), attack=2, defense=2)
REFILL = made("Refill", v.does(v.top_to_row))


@pytest.mark.rule(
    "kryptik:damage.row", "kryptik:attack.target", "kryptik:row.combat-damage", "kryptik:damage.unblocked"
)
def test_a_great_attacker_destroys_the_one_card_that_it_attacks() -> None:
    t = table(
        me=side(island=["Queen of the Long Grass"]), opponent=side(row=["Moss Boar", "", "", "Hired Hand", "Hush"])
    )
    t.attack("Queen of the Long Grass", 4).pick("put it into your hand")
    assert t.row(1) == ["Moss Boar", "", "", "", "Hush", ""]
    assert t.enemy_hand == ["Hired Hand"]
    t.ends_clean()


@pytest.mark.rule("kryptik:ravenous", "kryptik:ruling.ravenous-choices", "kryptik:pile.own-order")
def test_a_ravenous_attacker_destroys_two_cards_at_once() -> None:
    row = ["Moss Boar", "Hush", "Hush", "Hush", "Hush", "Reed Skiff"]
    t = table(me=side(island=["Queen of the Long Grass"]), opponent=side(row=row))
    t.attack("Queen of the Long Grass", 1, 6).strike()
    assert t.row(1) == ["", "Hush", "Hush", "Hush", "Hush", ""]
    assert t.asked == "Opponent"
    t.pick(t.offered[0]).resolve()  # Moss Boar's choice goes on the pile first, and resolves last
    assert t.m.prompt().startswith("Reed Skiff was destroyed")
    t.pick("put it into your hand").resolve()
    assert t.m.prompt().startswith("Moss Boar was destroyed")
    t.pick("put it into your hand")
    assert t.enemy_hand == ["Moss Boar", "Reed Skiff"]
    t.ends_clean()


@pytest.mark.rule("kryptik:ravenous.lost")
def test_who_loses_ravenous_hits_one_of_the_two_cards() -> None:
    t = table(me=side(island=["Great Tusker"]), opponent=side(hand=["Erase the Name"], row=["Hush", "Hush", "Hush"]))
    t.attack("Great Tusker", 1, 2).cast("Erase the Name", "Great Tusker")
    assert not t.m.has(t.find("Great Tusker"), RAVENOUS)
    t.strike()
    assert t.offered == ["hit place 1 of Opponent", "hit place 2 of Opponent"]
    t.pick("hit place 2 of Opponent").strike()
    assert t.row(1)[:3] == ["Hush", "", "Hush"]
    assert t.enemy_hand == ["Hush"]
    t.ends_clean()


def test_a_ravenous_attacker_takes_the_last_card_and_no_player() -> None:
    t = table(me=side(island=["Great Tusker"]), opponent=side(row=["", "Bramble Behemoth"], soul=0))
    t.to_attack().pick("attack with Great Tusker").strike()
    assert not t.m.over
    assert t.row(1) == [""] * 6
    assert t.enemy_hand == ["Bramble Behemoth"]
    t.ends_clean()


@pytest.mark.rule("kryptik:lose.damage", "kryptik:win.others-destroyed", "kryptik:lose.destroyed")
def test_damage_destroys_a_player_without_11_year_cards() -> None:
    t = table(me=side(island=["Reed Skiff"]), opponent=side(row=[]))
    t.attack("Reed Skiff").strike()
    assert t.m.outcome is not None
    assert t.m.outcome.winners == (0,)
    assert t.m.outcome.reason == "damage without 11 year cards"
    t.look(1, *range(ZONES))
    t.ends_clean()


@pytest.mark.rule("kryptik:damage.zero")
def test_no_attack_destroys_nothing() -> None:
    meek = made("Meek", defense=2)
    t = table(me=side(island=[meek]), opponent=side(row=[]))
    t.attack(meek).strike()
    assert not t.m.over
    t.ends_clean()
    t = table(me=side(island=[meek]), opponent=side(row=["Hush"]))
    t.attack(meek, 1).strike()
    assert t.row(1)[0] == "Hush"
    t.ends_clean()


@pytest.mark.rule("kryptik:ruling.place-gone")
def test_a_row_that_is_filled_again_is_not_hit() -> None:
    t = table(me=side(island=["Moss Boar"]), opponent=side(row=[], hand=[REFILL], deck=["Hush", "Hush"]))
    t.attack("Moss Boar").cast(REFILL).strike()
    assert not t.m.over
    assert t.row(1)[0] == "Hush"
    t.ends_clean()


@pytest.mark.rule("kryptik:block.stays", "kryptik:ruling.all-blockers-gone")
def test_a_blocked_attacker_stays_blocked_without_blockers() -> None:
    t = table(me=side(island=["Moss Boar"], hand=["Spiteful End"]), opponent=side(island=["Gate Porter"]))
    t.attack("Moss Boar", 1).block("Gate Porter").cast("Spiteful End", "Gate Porter").strike()
    assert t.enemy_limbo == ["Gate Porter"]
    assert t.row(1) == ["Lamplit Marshal"] * 6
    assert t.state("Moss Boar").damage == 0
    t.ends_clean()


@pytest.mark.rule("kryptik:tenacious")
def test_tenacious_takes_two_blockers_or_none() -> None:
    t = table(me=side(island=["Root Wrestler"]), opponent=side(island=["Gate Porter"]))
    t.attack("Root Wrestler", 1).strike()
    assert t.row(1)[0] == "", "with one possible blocker nobody is asked"
    t.pick("put it into your hand")
    t.look(1, HAND)
    t.ends_clean()
    wall = side(island=["Gate Porter", "Clay Sentry", "Moss Boar"])
    t = table(me=side(island=["Root Wrestler"], hand=[RETURN]), opponent=wall)
    t.attack("Root Wrestler", 1).block("Gate Porter", "Clay Sentry").cast(RETURN, "Gate Porter").strike()
    assert t.enemy_hand == ["Gate Porter"]
    assert t.state("Clay Sentry").damage == 3
    assert t.state("Root Wrestler").damage == 1
    assert t.row(1)[0] == "Lamplit Marshal"
    t.ends_clean()


@pytest.mark.rule("kryptik:ruling.tenacious-sidestep")
def test_tenacious_and_sidestep_take_two_with_sidestep() -> None:
    shade = made("Shade", attack=2, defense=5, keywords=("tenacious", "sidestep"))
    t = table(me=side(island=[shade]), opponent=side(island=["Reed Skiff", "Gate Porter"]))
    t.attack(shade, 1).strike().pick("put it into your hand")
    assert t.row(1)[0] == ""
    t.look(1, HAND)
    t.ends_clean()
    t = table(me=side(island=[shade], hand=[WAIT]), opponent=side(island=["Reed Skiff", "Glass Diver", "Gate Porter"]))
    t.attack(shade, 1)
    t.pick("block with Reed Skiff").strike()
    assert t.enemy_limbo == ["Reed Skiff", "Glass Diver"], "the second one goes without saying"
    assert t.state(shade).damage == 3
    t.ends_clean()


def test_sidestep_gained_after_blocks_helps_no_more() -> None:
    t = table(me=side(island=["Moss Boar", "Fog Pilot"]), opponent=side(island=["Gate Porter"]))
    t.attack("Moss Boar", 1).block("Gate Porter").use("Fog Pilot", "aim at Moss Boar").strike()
    assert t.row(1)[0] == "Lamplit Marshal"
    assert t.enemy_limbo == ["Gate Porter"]
    t.ends_clean()


@pytest.mark.rule("kryptik:use")
@pytest.mark.rule("kryptik:block.any", "kryptik:weary", "kryptik:engage", "kryptik:block.engages")
def test_a_weary_citizen_blocks_but_pays_no_engage_cost() -> None:
    t = table(me=side(island=["Hired Hand"]), opponent=side(weary=["Street Mender"]))
    t.attack("Hired Hand", 1)
    assert "use Street Mender" not in t.offered
    t.block("Street Mender").strike()
    assert t.engaged("Street Mender")
    assert t.state("Street Mender").damage == 2
    assert t.limbo == ["Hired Hand"]
    t.ends_clean()


@pytest.mark.rule("kryptik:damage.order", "kryptik:damage.next", "kryptik:damage.pool")
@pytest.mark.rule("kryptik:damage.together", "kryptik:damage.destroyed")
def test_damage_goes_from_blocker_to_blocker() -> None:
    t = table(me=side(island=["Great Tusker"]), opponent=side(island=["Gate Porter", "Street Mender"]))
    t.attack("Great Tusker", 1).block("Gate Porter", "Street Mender").pick("strike Gate Porter").strike()
    assert t.enemy_limbo == ["Gate Porter"]
    assert t.state("Street Mender").damage == 2
    assert t.state("Great Tusker").damage == 2
    t.ends_clean()


@pytest.mark.rule("kryptik:ruling.lethal")
def test_lethal_damage_counts_what_was_there_before() -> None:
    t = table(me=side(island=["Great Tusker"], hand=[WAIT]), opponent=side(island=["Gate Porter", "Street Mender"]))
    t.m.change(t.find("Street Mender")).damage = 1
    t.attack("Great Tusker", 1).block("Gate Porter", "Street Mender").strike()
    assert sorted(t.enemy_limbo) == ["Gate Porter", "Street Mender"], "4 damage is enough: nobody orders them"
    assert t.state("Great Tusker").damage == 2
    t.ends_clean()


@pytest.mark.rule("kryptik:toxic", "kryptik:toxic.several")
def test_toxic_kills_the_first_of_several_blockers() -> None:
    t = table(me=side(island=["Cairn Knight"], hand=[WAIT]), opponent=side(island=["Bulwark Crew", "Clay Sentry"]))
    t.attack("Cairn Knight", 1).block("Bulwark Crew", "Clay Sentry").pick("strike Bulwark Crew").strike()
    assert t.enemy_limbo == ["Bulwark Crew"]
    assert t.state("Clay Sentry").damage == 2
    assert t.limbo == ["Cairn Knight"]
    t.ends_clean()


def test_toxic_needs_a_point_of_damage() -> None:
    pin = made("Pin", attack=0, defense=1, keywords=("toxic",))
    t = table(me=side(island=["Moss Boar"]), opponent=side(island=[pin, "Cellar Viper"]))
    t.attack("Moss Boar", 1).block(pin).strike()
    assert t.mine == ["Moss Boar"]
    assert t.theirs == ["Cellar Viper"]
    t.ends_clean()
    t = table(me=side(island=["Daybreak Giant"]), opponent=side(island=["Cellar Viper"]))
    t.attack("Daybreak Giant", 1).block("Cellar Viper").strike()
    assert t.limbo == ["Daybreak Giant"]
    assert t.enemy_limbo == ["Cellar Viper"]
    t.ends_clean()


@pytest.mark.rule("kryptik:sidestep", "kryptik:effect.cannot")
def test_counting_as_sidestep_lets_block_but_not_what_forbids_it() -> None:
    t = table(me=side(island=["Reed Skiff", "Leviathan Calf"]), opponent=side(island=["Cellar Viper", "Gate Porter"]))
    t.attack("Reed Skiff", 1)
    assert t.offered == ["block with Cellar Viper", "done"]
    assert t.m.why_not(1, t.find("Gate Porter")) == "Gate Porter has no sidestep, and the attacker has it."
    t.pick("done", "put it into your hand").attack("Leviathan Calf", 2).strike().pick("put it into your hand")
    assert t.row(1)[:3] == ["", "", "Lamplit Marshal"], "both blockers have too little attack for the Calf"
    t.look(1, HAND)
    t.ends_clean()


def test_without_abilities_nobody_counts_as_having_sidestep() -> None:
    t = table(me=side(island=["Reed Skiff"], hand=["Uproot"], deck=["Hush"]), opponent=side(island=["Cellar Viper"]))
    t.pick("cast Uproot", "aim at Cellar Viper").pick(t.offered[0]).resolve()
    t.attack("Reed Skiff", 1).strike().pick("put it into your hand")
    assert t.row(1)[0] == ""
    assert t.hand == ["Hush"]
    t.look(1, HAND)
    t.ends_clean()


def test_the_attack_of_who_counts_as_sidestep_for_blocking_is_blocked_by_anybody() -> None:
    t = table(me=side(island=["Cellar Viper"]), opponent=side(island=["Gate Porter"]))
    t.attack("Cellar Viper", 1).block("Gate Porter").strike()
    assert t.limbo == ["Cellar Viper"]
    assert t.enemy_limbo == ["Gate Porter"]
    t.ends_clean()


@pytest.mark.rule(
    "kryptik:attack.select", "kryptik:attack.engages", "kryptik:combat.again", "kryptik:ruling.one-attack"
)
def test_citizens_attack_one_after_the_other_and_once() -> None:
    mine = side(island=["Moss Boar", "Courier Gull", "Hired Hand"], weary=["Hedge Runner", "Trail Singer"])
    mine.engaged = ["Hired Hand"]
    t = table(me=mine)
    t.attack("Courier Gull", 1).pick("put it into your hand").to_attack()
    assert not t.engaged("Courier Gull"), "it is steadfast"
    assert t.offered == ["attack with Moss Boar", "attack with Hedge Runner", "no attack"]
    assert t.m.why_not(0, t.find("Courier Gull")) == "Courier Gull has attacked in this phase already."
    assert t.m.why_not(0, t.find("Trail Singer")) == "Trail Singer is weary until your next turn begins."
    assert t.m.why_not(0, t.find("Hired Hand")) == "Hired Hand is engaged."
    t.attack("Moss Boar", 2).pick("put it into your hand")
    assert t.engaged("Moss Boar")
    assert t.row(1)[:2] == ["", ""]
    t.look(1, HAND)
    t.ends_clean()


def test_what_an_attacker_can_attack_is_said_before_it_is_picked() -> None:
    t = table(me=side(island=["Courier Gull", "Moss Boar"]))
    t.to_attack()
    index = t.offered.index("attack with Courier Gull")
    asks = t.m.foresee(0, index, Rng(1))["asks"]
    t.pick("attack with Courier Gull")
    assert [option["text"] for option in asks] == t.offered
    assert t.m.foresee(0, 0, Rng(1))["asks"] == [], "a place that is attacked is all of the answer"
    t.pick(t.offered[0]).pick("put it into your hand")
    assert t.row(1)[0] == ""
    t.look(1, HAND)
    t.ends_clean()


@pytest.mark.rule("kryptik:steadfast", "kryptik:eager")
def test_steadfast_and_eager() -> None:
    t = table(me=side(weary=["Daybreak Giant", "Hedge Runner"]))
    t.to_attack()
    assert t.offered == ["attack with Hedge Runner", "no attack"]
    t.ends_clean()
    t = table(me=side(island=["Daybreak Giant"], engaged=["Daybreak Giant"], hand=["Hush"]))
    t.pick("pass", "pass")
    assert t.m.phase == COMBAT_END, "an engaged one cannot attack, steadfast or not"
    t.ends_clean()


@pytest.mark.rule("kryptik:attack.none", "kryptik:combat.over")
def test_without_an_attacker_combat_ends() -> None:
    t = table(me=side(island=["Moss Boar"], hand=["Hush"]))
    t.to_attack().pick("no attack")
    assert t.m.phase == COMBAT_END
    t.pick("pass")
    assert t.m.phase == SECOND
    t.ends_clean()


def test_an_attacker_that_changes_sides_leaves_combat() -> None:
    t = table(me=side(island=["Moss Boar", "Hired Hand"]), opponent=side(island=["Gate Porter"], hand=[LATE_TAKE]))
    t.attack("Moss Boar", 1).block("Gate Porter").cast(LATE_TAKE, "Moss Boar").to_attack()
    assert t.theirs == ["Gate Porter", "Moss Boar"]
    assert t.engaged("Gate Porter")
    assert t.state("Moss Boar").weary
    assert t.row(1)[0] == "Lamplit Marshal"
    assert "attack with Hired Hand" in t.offered
    t.ends_clean()


@pytest.mark.rule("kryptik:ruling.still-fighting")
def test_the_attacker_still_attacks_after_damage() -> None:
    t = table(me=side(island=["Moss Boar"]), opponent=side(row=["Blinding Flare"]))
    t.attack("Moss Boar", 1).pick("cast it for its 11 year cost").resolve()
    assert t.names(0, ABOLISHED) == ["Moss Boar"]
    assert t.enemy_limbo == ["Blinding Flare"]
    t.row(1)
    t.ends_clean()


@pytest.mark.rule("kryptik:ruling.attack-place", "kryptik:ruling.krucible", "kryptik:opponent")
def test_an_attack_names_one_place_of_one_opponent() -> None:
    t = table(side(row=[]), me=side(island=["Moss Boar"]), opponent=side(row=["Hush", "", "Hush"]))
    t.to_attack().pick("attack with Moss Boar")
    assert t.offered == ["attack place 1 of Opponent", "attack place 3 of Opponent", "attack Third"]
    t.pick("attack Third").strike()
    assert t.m.seats == (0, 1)
    assert not t.m.over
    t.look(2, *range(ZONES))
    t.ends_clean()


@pytest.mark.rule("kryptik:ruling.passing", "kryptik:combat.again")
def test_after_damage_all_have_priority_although_the_attacker_has_died() -> None:
    t = table(
        me=side(island=["Bone Picker", "Moss Boar"], hand=[WAIT]), opponent=side(island=["Daybreak Giant"], hand=[WAIT])
    )
    t.attack("Bone Picker", 1).block("Daybreak Giant").strike()
    assert t.limbo == ["Bone Picker"]
    t.pick("aim at Daybreak Giant")
    assert (t.m.phase, t.stack) == (DAMAGE, ["Bone Picker"]), "it is answered before the next attack"
    t.resolve().to_attack()
    assert t.stack == []
    assert t.offered == ["attack with Moss Boar", "no attack"]
    t.look(0, LIMBO)
    t.ends_clean("Daybreak Giant")


def test_without_anything_set_off_there_is_priority_after_the_damage_too() -> None:
    t = table(
        me=side(island=["Moss Boar", "Hedge Runner"], hand=[WAIT]),
        opponent=side(island=["Daybreak Giant"], hand=["Snarl"]),
    )
    t.attack("Moss Boar", 1).block("Daybreak Giant").strike()
    assert t.limbo == ["Moss Boar"]
    assert (t.m.phase, t.passing) == (DAMAGE, True)
    t.pick("pass")
    assert (t.m.chooser, "cast Snarl" in t.offered) == (1, True)
    t.look(0, LIMBO)
    t.ends_clean("Daybreak Giant")


@pytest.mark.rule("kryptik:combat.again", "kryptik:ruling.elimination")
def test_another_citizen_attacks_although_who_was_attacked_gives_up() -> None:
    t = table(
        side(row=["Reed Skiff"] * 6),
        me=side(island=["Monsoon Elk", "Moss Boar"], hand=[WAIT]),
        opponent=side(row=["Reed Skiff"] * 6, hand=[WAIT]),
    )
    t.to_attack()
    t.watch.choose("attack with Monsoon Elk")
    t.watch.choose("attack place 1 of Opponent")
    t.m.concede(1)
    t.watch.choose("aim at place 1 of Third")
    t.resolve()
    t.passes_once()
    assert t.offered == ["attack with Moss Boar", "no attack"]
    for player in range(3):
        t.look(player, *range(ZONES))
    t.ends_clean("Monsoon Elk")


@pytest.mark.rule("kryptik:combat.again")
def test_another_citizen_attacks_although_the_first_is_gone_at_once() -> None:
    t = table(me=side(island=[MARTYR, "Moss Boar"], hand=[WAIT]), opponent=side(row=["Reed Skiff"] * 6))
    t.to_attack()
    t.watch.choose(f"attack with {MARTYR}")
    t.watch.choose("attack place 1 of Opponent")
    t.watch.choose("yes")
    t.watch.choose(f"choose {MARTYR}")
    assert t.stack == [MARTYR]
    t.resolve()
    t.passes_once()
    assert t.offered == ["attack with Moss Boar", "no attack"]
    t.look(0, ISLAND, LIMBO, HAND, DECK)
    t.ends_clean()
