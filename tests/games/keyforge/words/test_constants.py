"""What is in force for a while, and what cards gain and lose as if it were their own."""

from typing import Any

import pytest

from cardwright.games.keyforge.questions import TAUNT
from cardwright.games.keyforge.words.vocabulary import (
    ELUSIVE,
    FIGHT,
    any_creature,
    artifact,
    cannot,
    creature,
    draw,
    enemy_creature,
    friendly_creature,
    gain,
    gains,
    gets,
    heal_fully,
    host,
    keys_cost,
    loses,
    loses_all_abilities,
    opponent,
    plays,
    reap,
    that_card,
    this,
    this_card,
    this_turn,
    whenever,
    with_aember,
    would_be_destroyed,
)
from cardwright.kernel.core.frames import Activation
from cardwright.kernel.pieces.nodes import Node
from cardwright.language.force import Loses
from cardwright.language.instead import instead
from tests.games.keyforge.table import Table, made, side, table


def strengthen(t: Table, *names: str) -> None:
    """Give creatures +3 power for the rest of the turn, by one effect."""
    act = Activation(0, t.find("Punch"))
    act.it = tuple(t.find(name) for name in names)
    this_turn(gets(that_card, power=3)).start(t.m, act)


@pytest.mark.rule("keyforge:ruling.hidden-zone")
def test_what_lasts_on_several_creatures_stays_on_those_that_are_left() -> None:
    t = table("sanctum", me=side(hand=["Punch"], line=["Lady Maxena", "Zorg", "Troll"]))
    strengthen(t, "Lady Maxena", "Zorg")
    assert (t.power("Lady Maxena"), t.power("Zorg"), t.power("Troll")) == (8, 10, 8)
    t.use("Lady Maxena")
    assert t.power("Zorg") == 10
    t.play("Lady Maxena", "left flank", "choose Troll")
    assert t.power("Lady Maxena") == 5
    t.end_turn("house brobnar")
    assert t.power("Zorg") == 7
    t.ends_clean()


def test_what_lasts_on_one_creature_ends_with_it() -> None:
    t = table("sanctum", me=side(hand=["Punch"], line=["Lady Maxena", "Champion Anaphiel"]))
    strengthen(t, "Lady Maxena")
    t.use("Lady Maxena").play("Lady Maxena", "left flank", "choose Champion Anaphiel")
    assert t.power("Lady Maxena") == 5
    assert t.m.standing == ()
    t.ends_clean()


# ---- gained and lost ----


def upgrade(*abilities: Node) -> Any:
    """An upgrade with these abilities."""
    return made("Lens", *abilities, like="Blood of Titans")


@pytest.mark.parametrize(
    ("node", "text"),
    [
        (gains(host, reap(draw())), "the upgraded creature gains “Reap: Draw a card.”"),
        (gains(host, keys_cost(2, opponent)), "the upgraded creature gains “Your opponent's keys cost 2 æmber more.”"),
        (
            gains(friendly_creature, gains(this_card, reap(gain(1)))),
            "friendly creatures gain “This creature gains “Reap: Gain 1 æmber.””",
        ),
        (loses(enemy_creature, TAUNT), "enemy creatures lose taunt"),
        (loses_all_abilities(creature.that(with_aember)), "creatures with æmber on them lose all abilities"),
    ],
)
def test_it_prints(node: Node, text: str) -> None:
    assert node.text() == text


def test_a_gained_constant_is_that_of_whoever_controls_the_creature() -> None:
    jammer = upgrade(gains(host, keys_cost(2, opponent)))
    t = table("brobnar", me=side(hand=[jammer], line=["Dextre"]), opponent=side(line=["Troll"]))
    t.play(jammer, "choose Troll")
    assert (t.m.key_cost(0), t.m.key_cost(1)) == (8, 6), "the Troll's opponent pays, whoever played the upgrade"
    t.ends_clean()


def test_a_gained_whenever_is_set_off_for_each_that_has_it() -> None:
    banner = made(
        "Echo", gains(friendly_creature, whenever(plays(any_creature.other), gain(1))), like="Banner of Battle"
    )
    t = table("brobnar", me=side(hand=["Bumpsy"], line=["Krump", "Troll"], artifacts=[banner]))
    t.play("Bumpsy", "left flank")
    assert t.aember == (2, 0), "Krump and Troll had it; Bumpsy, which has it now too, is no other card to itself"
    t.ends_clean()


def test_what_is_gained_can_be_given_on() -> None:
    banner = made("Relay", gains(friendly_creature, gains(this_card, reap(gain(1)))), like="Banner of Battle")
    t = table("brobnar", me=side(line=["Krump"], artifacts=[banner]), opponent=side(line=["Troll"]))
    t.reap("Krump")
    assert t.aember == (2, 0)
    t.ends_clean()


def test_a_gained_replacement_saves_its_creature() -> None:
    ward = upgrade(gains(host, instead(would_be_destroyed(this_card), heal_fully(this))))
    t = table("shadows", me=side(hand=["Poison Wave"], line=[f"Dust Imp+{ward}"]), opponent=side(line=["Dust Imp"]))
    t.play("Poison Wave")
    assert (t.line, t.enemy_line) == (["Dust Imp"], [])
    assert t.aember == (1, 2)
    t.ends_clean()


def blanked(**fields: Any) -> Table:
    """A table at which the opponent's artifact takes the abilities of my creatures."""
    null = made("Null", loses_all_abilities(enemy_creature), like="Banner of Battle")
    return table("brobnar", me=side(**fields), opponent=side(artifacts=[null]))


def test_without_abilities_nothing_printed_is_set_off() -> None:
    harp = made("Harp", reap(gain(1)), like="Troll")
    t = table("brobnar", me=side(line=[harp])).reap("Harp")
    assert t.aember == (2, 0)
    t.ends_clean()
    t = blanked(line=[harp]).reap("Harp")
    assert t.aember == (1, 0)
    t.ends_clean()


def test_without_abilities_constants_are_silent_and_keywords_gone() -> None:
    king = made("King", gets(friendly_creature.other, power=2), like="Troll", keywords={"taunt": 0})
    t = blanked(line=[king, "Krump"])
    assert t.power("Krump") == 6
    assert t.m.keyword(t.find("King"), TAUNT) == 0
    t = table("brobnar", me=side(line=[king, "Krump"]))
    assert t.power("Krump") == 8
    assert t.m.keyword(t.find("King"), TAUNT) == 1


def test_abilities_come_back_as_soon_as_nothing_takes_them() -> None:
    king = made("King", gets(friendly_creature.other, power=2), like="Troll")
    t = blanked(line=[king, "Krump"])
    t.m.unbind(t.find("Null"))
    assert t.power("Krump") == 8


def test_what_is_gained_from_others_stays() -> None:
    lens = upgrade(gains(host, ELUSIVE), gets(host, power=3))
    t = blanked(line=[f"Krump+{lens}"])
    assert t.power("Krump") == 9
    assert t.m.is_blank(t.find("Krump"))


def test_within_its_layer_the_youngest_word_about_a_keyword_counts() -> None:
    gives, takes = gains(friendly_creature, TAUNT), Loses(friendly_creature, TAUNT)
    for first, then, has in ((gives, takes, 0), (takes, gives, 1)):
        arts = [made("First", first, like="Banner of Battle"), made("Then", then, like="Banner of Battle")]
        t = table("brobnar", me=side(line=["Krump"], artifacts=arts))
        assert t.m.keyword(t.find("Krump"), TAUNT) == has


def test_who_gains_what_forbids_is_forbidden() -> None:
    banner = made("Peace", gains(artifact, cannot(enemy_creature, FIGHT)), like="Banner of Battle")
    t = table("brobnar", me=side(artifacts=[banner], line=["Krump"]), opponent=side(line=["Troll"]))
    assert FIGHT.forbidden(t.m, t.find("Troll"))
    assert not FIGHT.forbidden(t.m, t.find("Krump"))
    t.ends_clean()
