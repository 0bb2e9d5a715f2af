"""Cards of house Mars that put enemy creatures into your archives."""

import pytest

from cardwright.games.keyforge.zones import ARCHIVES
from cardwright.kernel.basics.rng import Rng
from tests.games.keyforge.table import side, table


@pytest.mark.rule("keyforge:ruling.prisoners", "keyforge:house.archives")
def test_mass_abduction_keeps_up_to_three_damaged_enemies_until_the_archives_are_taken() -> None:
    t = table(
        "mars",
        me=side(hand=["Mass Abduction"], line=["Zorg"], archives=["Tunk"]),
        opponent=side(line=["Troll", "Dodger", "Krump"]),
    )
    t.lay("Zorg", damage=1).lay("Troll", damage=2, aember=2).lay("Dodger", damage=1).play("Mass Abduction")
    assert t.offered == ["choose Troll", "choose Dodger", "done"], "not the undamaged one, and not your own"
    t.choose("Troll", "Dodger")
    assert t.names(0, ARCHIVES) == ["Tunk", "Troll", "Dodger"]
    assert t.names(1, ARCHIVES) == []
    assert t.enemy_line == ["Krump"]
    assert t.aember == (3, 0), "the bonus, and what lay on the Troll"
    t.end_turn("house brobnar", "end turn", "house mars", "take archives")
    assert "Tunk" in t.hand
    assert "Troll" not in t.hand
    assert {"Dodger", "Troll"} <= set(t.enemy_hand)
    log = t.m.log(1)
    assert "Troll goes to your hand." in "\n".join(log)
    assert "Me takes their archives into hand." in "\n".join(log)
    assert t.names(0, ARCHIVES) == []
    t.ends_clean()


def test_mass_abduction_may_take_nobody() -> None:
    t = table("mars", me=side(hand=["Mass Abduction"]), opponent=side(line=["Troll"]))
    t.lay("Troll", damage=2).play("Mass Abduction", "done")
    assert t.names(0, ARCHIVES) == []
    assert t.damage("Troll") == 2
    assert t.aember == (1, 0)
    t.ends_clean()


@pytest.mark.rule("keyforge:ruling.prisoners")
def test_everybody_knows_who_is_held_and_nobody_the_card_beside_it() -> None:
    t = table("mars", me=side(line=["Uxlyx the Zookeeper"], archives=["Tunk"]), opponent=side(line=["Troll"]))
    t.reap("Uxlyx the Zookeeper")
    for viewer in (1, 2):
        shown = t.m.view(viewer)["players"][0]["areas"]["archives"]
        assert shown["count"] == 2
        assert [(card["name"], card["marks"]["prisoner"]) for card in shown["cards"]] == [("Troll", True)]
    own = t.m.view(0)["players"][0]["areas"]["archives"]["cards"]
    assert [card["name"] for card in own if "prisoner" in card["marks"]] == ["Troll"]
    for viewer in (0, 1):
        for seed in range(3):
            world = t.m.sample(viewer, Rng(seed))
            assert [world.prints[card].name for card in world.zones[ARCHIVES]][1] == "Troll"
    assert t.names(0, ARCHIVES) == ["Tunk", "Troll"]
    assert t.aember == (1, 0)
    t.ends_clean()


def test_the_archives_may_be_left_with_their_prisoners() -> None:
    t = table("mars", me=side(line=["Uxlyx the Zookeeper"]), opponent=side(line=["Troll"]))
    t.reap("Uxlyx the Zookeeper").end_turn("house brobnar", "end turn", "house mars", "leave archives")
    assert t.names(0, ARCHIVES) == ["Troll"]
    assert "Troll" not in t.enemy_hand
    assert t.aember == (1, 0)
    t.ends_clean()


def test_uxlyx_has_to_take_an_enemy_creature_and_its_upgrade_goes_to_its_owner() -> None:
    t = table("mars", me=side(line=["Uxlyx the Zookeeper"]), opponent=side(line=["Troll+Blood of Titans", "Krump"]))
    t.reap("Uxlyx the Zookeeper")
    assert t.offered == ["choose Troll", "choose Krump"]
    t.choose("Troll")
    assert t.names(0, ARCHIVES) == ["Troll"]
    assert t.enemy_discard == ["Blood of Titans"]
    assert t.enemy_line == ["Krump"]
    assert t.aember == (1, 0)
    t.ends_clean()


def test_uxlyx_reaps_where_there_is_no_enemy() -> None:
    t = table("mars", me=side(line=["Uxlyx the Zookeeper", "Zorg"]))
    t.reap("Uxlyx the Zookeeper")
    assert t.line == ["Uxlyx the Zookeeper", "Zorg"]
    assert t.names(0, ARCHIVES) == []
    assert t.aember == (1, 0)
    t.ends_clean()


@pytest.mark.parametrize(("keys", "taken"), [(0, []), (1, ["Krump"]), (2, ["Krump", "Troll"])])
def test_sample_collection_takes_one_for_each_forged_key_of_the_opponent(keys: int, taken: list[str]) -> None:
    t = table(
        "mars",
        me=side(hand=["Sample Collection"], keys=2),
        opponent=side(line=["Troll", "Dodger", "Krump"], keys=keys),
    )
    t.play("Sample Collection").choose(*taken)
    assert sorted(t.names(0, ARCHIVES)) == taken
    assert t.discard_pile == ["Sample Collection"]
    assert len(t.enemy_line) == 3 - keys
    t.ends_clean()


def test_sample_collection_takes_as_many_as_there_are() -> None:
    t = table("mars", me=side(hand=["Sample Collection"]), opponent=side(line=["Troll"], keys=2))
    t.play("Sample Collection")
    assert t.names(0, ARCHIVES) == ["Troll"]
    assert t.discard_pile == ["Sample Collection"]
    t.ends_clean()


@pytest.mark.rule("keyforge:ruling.prisoners")
def test_a_card_that_went_home_is_no_prisoner_in_archives_of_its_own() -> None:
    t = table(
        "mars",
        me=side(line=["Uxlyx the Zookeeper"]),
        opponent=side(line=["Troll"], hand=["Labwork"], houses=("brobnar", "logos", "dis")),
    )
    t.reap("Uxlyx the Zookeeper").end_turn("house brobnar", "end turn", "house mars", "take archives")
    t.end_turn("house logos").play("Labwork", "choose Troll")
    assert t.names(1, ARCHIVES) == ["Troll"]
    assert t.m.prisoners == ()
    assert t.enemy_discard == ["Labwork"]
    assert t.aember == (1, 1)
    t.ends_clean()


def test_it_is_said_why_a_prisoner_cannot_be_played() -> None:
    t = table("mars", me=side(line=["Uxlyx the Zookeeper"]), opponent=side(line=["Troll"]))
    t.reap("Uxlyx the Zookeeper")
    troll = t.find("Troll")
    sentence = "Troll is in your archives: it goes to its owner's hand once it leaves them."
    assert t.m.why_not(0, troll) == sentence
    assert t.names(0, ARCHIVES) == ["Troll"]
    assert t.aember == (1, 0)
    t.ends_clean()
