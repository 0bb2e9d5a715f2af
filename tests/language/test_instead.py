"""What happens instead, in words and on the tables of both card games."""

from typing import Any

import pytest

from cardwright.games.keyforge.words import vocabulary as k
from cardwright.games.kyza.words import vocabulary as z
from cardwright.kernel.basics.rng import Rng, key_of
from cardwright.kernel.pieces.nodes import Node
from cardwright.language.instead import instead, prevents
from tests.games.keyforge import table as keyforge
from tests.games.kyza import table as kyza

CLOAK = instead(k.would_be_destroyed(k.host), k.heal_fully(k.it), k.destroy(k.this))


@pytest.mark.parametrize(
    ("node", "text"),
    [
        (CLOAK, "if the upgraded creature would be destroyed, fully heal it, then destroy this card instead"),
        (
            prevents(k.would_be_damaged(k.friendly_creature)),
            "if a friendly creature would be dealt damage, that does not happen",
        ),
        (
            instead(z.a_friendly_character_is_destroyed, z.draw(), when=z.your_turn),
            "while it is your turn, if a friendly character would be destroyed, draw a card instead",
        ),
    ],
)
def test_it_prints(node: Node, text: str) -> None:
    assert node.text() == text


def test_what_is_told_only_when_it_is_over_cannot_be_replaced() -> None:
    late = prevents(k.friendly_fights)
    assert late.faults() == ("nothing else can happen instead of that",)
    assert late.before() == ()
    assert CLOAK.faults() == ()


# ---- KeyForge ----


def cloaked(*upgrades: Node, line: tuple[str, ...] = (), **fields: Any) -> keyforge.Table:
    """Krump of 4 damage and 6 power with these upgrades, before a Poison Wave that deals 2 to everybody."""
    names = [keyforge.made(f"Cloak {i}", upgrade, like="Blood of Titans") for i, upgrade in enumerate(upgrades)]
    t = keyforge.table(
        "shadows", me=keyforge.side(hand=["Poison Wave"], line=["+".join(["Krump", *names]), *line], **fields)
    )
    return t.lay("Krump", damage=4)


@pytest.mark.rule("keyforge:ruling.replaced")
def test_a_cloak_is_destroyed_instead_of_its_creature() -> None:
    t = cloaked(CLOAK).play("Poison Wave")
    assert t.line == ["Krump"]
    assert t.damage("Krump") == 0
    assert t.discard_pile == ["Cloak 0", "Poison Wave"]
    assert t.m.power(t.find("Krump")) == 6
    assert t.aember == (1, 0)
    t.ends_clean()


@pytest.mark.rule("keyforge:ruling.replaced")
def test_a_creature_can_gain_that_the_upgrade_is_destroyed_instead() -> None:
    gained = k.gains(k.host, instead(k.would_be_destroyed(k.this_card), k.heal_fully(k.it), k.destroy(k.granter)))
    assert gained.text() == (
        "the upgraded creature gains "
        "“If this creature would be destroyed, fully heal it, then destroy the upgrade instead.”"
    )
    t = cloaked(gained).play("Poison Wave")
    assert (t.line, t.damage("Krump")) == (["Krump"], 0)
    assert t.discard_pile == ["Cloak 0", "Poison Wave"]
    assert t.aember == (1, 0)
    t.ends_clean()


@pytest.mark.rule("keyforge:ruling.replaced")
def test_whoever_is_destroyed_instead_of_being_destroyed_is_destroyed() -> None:
    t = cloaked(instead(k.would_be_destroyed(k.host), k.destroy(k.it))).play("Poison Wave")
    assert t.line == []
    assert t.discard_pile == ["Cloak 0", "Krump", "Poison Wave"]
    assert t.aember == (1, 0)
    t.ends_clean()


@pytest.mark.rule("keyforge:ruling.replaced")
def test_the_active_player_chooses_among_two_cloaks() -> None:
    t = cloaked(CLOAK, CLOAK).play("Poison Wave")
    assert [text.split(":")[0] for text in t.offered] == ["Cloak 0", "Cloak 1"]
    copy, world = t.m.copy(), t.m.sample(1, Rng(key_of(7)))
    assert world.decision.texts() == t.offered
    t.pick(t.offered[1])
    assert t.line == ["Krump"]
    assert t.discard_pile == ["Cloak 1", "Poison Wave"]
    assert t.aember == (1, 0)
    t.ends_clean("Krump")
    copy.choose(0)
    assert copy.cards.keys() != t.m.cards.keys()


@pytest.mark.rule("keyforge:ruling.replaced")
def test_the_rest_dies_together_when_one_was_saved() -> None:
    mourner = keyforge.made("Mourner", k.destroyed(k.gain(k.count(k.friendly_creature))), power=2)
    t = cloaked(CLOAK, line=(mourner, "Dust Imp")).play("Poison Wave")
    t.pick(t.offered[0])
    assert t.line == ["Krump"]
    assert t.aember == (1 + 3 + 2, 0), "the bonus, the Mourner who still saw three, and Dust Imp"
    t.ends_clean("Cloak 0")


def test_a_saved_creature_is_not_destroyed_again_before_it_is_healed() -> None:
    weak = keyforge.made("Weakness", k.gets(k.creature, power=-1), like="Pocket Universe")
    t = cloaked(
        instead(k.would_be_destroyed(k.host), k.gain(1), k.heal_fully(k.it)), line=("Dust Imp",), artifacts=[weak]
    )
    t.play("Poison Wave")
    assert t.line == ["Krump"]
    assert t.aember == (1 + 1 + 2, 0), "the bonus, once for Krump, and Dust Imp"
    t.ends_clean()


@pytest.mark.rule("keyforge:ruling.replaced")
def test_prevented_damage_destroys_nobody() -> None:
    t = cloaked(prevents(k.would_be_damaged(k.host)), line=("Urchin",)).play("Poison Wave")
    assert (t.line, t.damage("Krump")) == (["Krump"], 4)
    assert t.aember == (1, 0)
    t.ends_clean()


@pytest.mark.rule("keyforge:ruling.replaced")
def test_damage_is_dealt_to_another_instead_and_kills_there() -> None:
    guard = instead(k.would_be_damaged(k.host), k.deal(k.that_much, k.each(k.friendly_creature.trait("guard"))))
    keyforge.made("Guard", power=4, traits=["guard"])
    t = cloaked(guard, line=("Guard",)).play("Poison Wave")
    assert (t.line, t.damage("Krump")) == (["Krump"], 4)
    assert "Guard" in t.discard_pile, "2 of its own, and 2 of Krump's"
    assert t.aember == (1, 0)
    t.ends_clean()


def test_what_armor_would_absorb_is_dealt_to_another_too() -> None:
    guard = keyforge.made(
        "Bodyguard",
        instead(k.would_be_damaged(k.creature.trait("king")), k.deal(k.that_much, k.this)),
        power=9,
    )
    king = keyforge.made("King", armor=1, traits=["king"])
    t = keyforge.table("shadows", me=keyforge.side(hand=["Poison Wave"], line=[guard, king])).play("Poison Wave")
    assert (t.damage("Bodyguard"), t.damage("King")) == (4, 0)
    assert t.m.armor_left(t.find("King")) == 1
    assert t.aember == (1, 0)
    t.ends_clean()


# ---- Kyza ----


def nurses(*names: str) -> kyza.Table:
    """The opponent's Ox before a Fire Eater, with effects that heal what would be destroyed and draw a card."""
    heal = instead(z.a_friendly_character_is_destroyed, z.heal(z.it), z.draw())
    made = [kyza.made(name, heal, continuous=True) for name in names]
    kyza.made("Fire", z.effect(z.deal(3, z.target(z.character))))
    kyza.made("Ox", health=3)
    t = kyza.table(me=kyza.side(set=["Fire", "Fire"]), opponent=kyza.side(characters=["Ox"], effects=made))
    return t.activate("Fire")


@pytest.mark.rule("kyza:ruling.replaced")
def test_a_character_without_health_is_saved() -> None:
    t = nurses("Nurse")
    assert (t.theirs, len(t.enemy_hand)) == (["Ox"], 1)
    assert t.stats("Ox") == (2, 3)
    t.ends_clean()


@pytest.mark.rule("kyza:ruling.replaced")
def test_whose_character_it_is_orders_what_could_save_it() -> None:
    t = nurses("Nurse", "Doctor")
    assert t.asked == "Opponent"
    t.pick(t.offered[1])
    assert (t.theirs, len(t.enemy_hand)) == (["Ox"], 1)
    t.ends_clean()
