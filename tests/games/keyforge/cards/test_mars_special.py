"""Cards of house Mars with mechanisms of their own."""

import pytest

from cardwright.games.keyforge.prints import CREATURE
from cardwright.games.keyforge.words.vocabulary import enters_ready, played, put_into_play, this_turn
from cardwright.kernel.core.frames import Activation
from cardwright.language.targets import Named
from tests.games.keyforge.table import side, table


def test_ether_spider_captures_what_its_opponent_would_gain_and_nothing_of_its_own_players() -> None:
    t = table(
        "logos", me=side(line=["Doc Bookton"], hand=["Labwork"], deck=["Mother"]), opponent=side(line=["Ether Spider"])
    )
    t.reap("Doc Bookton").play("Labwork")
    assert t.aember == (0, 0)
    assert t.state("Ether Spider").aember == 2, "what reaping gives, and the bonus of Labwork"
    t.ends_clean("Labwork", "Mother")
    t = table("logos", me=side(line=["Doc Bookton", "Ether Spider"], deck=[]))
    t.reap("Doc Bookton")
    assert t.aember == (1, 0)
    t.ends_clean()


def test_ether_spider_deals_no_damage_in_fights() -> None:
    t = table("mars", me=side(line=["Ether Spider"]), opponent=side(line=["Urchin!", "Troll"]))
    t.fight("Ether Spider", "Troll")
    assert t.damage("Troll") == 0
    assert t.line == []
    t.ends_clean()


def test_ether_spider_captures_what_another_creature_leaves_behind() -> None:
    t = table(
        "dis", me=side(hand=["Hand of Dis"]), opponent=side(line=["Silvertooth", "Krump", "Ether Spider"], aember=1)
    )
    t.lay("Krump", aember=3).play("Hand of Dis")
    assert t.state("Ether Spider").aember == 3
    assert t.enemy_discard == ["Krump"]
    assert t.aember == (0, 1)
    t.ends_clean()


def test_what_never_was_to_enter_a_pool_does_not_go_to_ether_spider() -> None:
    t = table(
        "sanctum",
        me=side(line=["Raiding Knight"], hand=["Terms of Redress"]),
        opponent=side(line=["Ether Spider"], aember=3),
    )
    t.play("Terms of Redress")
    assert t.state("Raiding Knight").aember == 2
    assert t.state("Ether Spider").aember == 1, "the bonus"
    assert t.aember == (0, 1)
    t.ends_clean()


@pytest.mark.rule("keyforge:ruling.replaced")
def test_the_active_player_says_which_ether_spider_captures() -> None:
    t = table("logos", me=side(line=["Doc Bookton"], deck=[]), opponent=side(line=["Ether Spider", "Ether Spider"]))
    t.reap("Doc Bookton")
    assert t.m.decision.player == 0
    assert len(t.offered) == 2
    t.pick(t.offered[1])
    assert (t.state("Ether Spider").aember, t.state("Ether Spider", 2).aember) == (0, 1)
    assert t.aember == (0, 0)
    t.ends_clean()


# ---- the next card, so many cards ----


@pytest.mark.rule("keyforge:ruling.next-card")
def test_soft_landing_readies_the_next_creature_or_artifact_that_is_played_and_no_other() -> None:
    t = table("mars", me=side(hand=["Soft Landing", "Psychic Network", "Sniffer", "Tunk"]))
    t.play("Soft Landing").play("Psychic Network").play("Sniffer").play("Tunk")
    assert t.state("Sniffer").ready
    assert not t.state("Tunk").ready
    assert t.aember == (1, 0)
    t.ends_clean()


@pytest.mark.rule("keyforge:ruling.next-card")
def test_a_card_that_enters_ready_anyway_uses_up_every_soft_landing() -> None:
    t = table("shadows", me=side(hand=["Silvertooth", "Urchin", "Bad Penny"]))
    for _ in range(2):
        this_turn(enters_ready(played(CREATURE)), uses=1).start(t.m, Activation(0, t.find("Bad Penny")))
    t.play("Silvertooth").play("Urchin", "left flank")
    assert t.state("Silvertooth").ready
    assert not t.state("Urchin").ready
    t.ends_clean()


def test_soft_landing_waits_for_a_play_and_ends_with_the_turn() -> None:
    t = table("mars", me=side(hand=["Soft Landing", "Tunk"]), opponent=side(hand=["Troll"]))
    t.play("Soft Landing")
    act = Activation(0, -1)
    act.name_cards("x", (t.find("Tunk"),))
    put_into_play(Named("x")).start(t.m, act)
    t.m.run()
    assert not t.state("Tunk").ready
    t.end_turn("house brobnar").play("Troll")
    assert not t.state("Troll").ready
    t.ends_clean()


def test_blypyp_readies_the_next_mars_creature_and_waits_for_one() -> None:
    t = table("mars", me=side(line=["Blypyp"], hand=["Tunk", "Psychic Network", "Zorg"]))
    t.reap("Blypyp").play("Psychic Network")
    t.play("Tunk", "left flank").play("Zorg", "left flank")
    assert t.state("Tunk").ready
    assert not t.state("Zorg").ready
    assert t.aember == (1, 0)
    t.ends_clean()


@pytest.mark.rule("keyforge:ruling.limited-use")
def test_combat_pheromones_lets_two_other_mars_cards_be_used_each_as_often_as_it_is_ready() -> None:
    t = table(
        "logos",
        me=side(
            line=["Tunk", "Ether Spider", "Blypyp", "Doc Bookton"], artifacts=["Combat Pheromones"], deck=["Anger"]
        ),
        opponent=side(line=["Troll"]),
    )
    assert "reap Tunk" not in t.offered
    t.omni("Combat Pheromones").reap("Doc Bookton").reap("Tunk")
    assert t.discard_pile == ["Combat Pheromones"]
    t.m.change(t.find("Tunk")).ready = True
    t.m.run()
    t.reap("Tunk").reap("Blypyp")
    assert "reap Ether Spider" not in t.offered, "two cards have been used"
    assert t.aember == (4, 0)
    assert t.hand == ["Anger"]
    t.ends_clean()


@pytest.mark.rule("keyforge:ruling.limited-use")
def test_combat_pheromones_is_not_used_up_by_cards_of_the_active_house() -> None:
    t = table("mars", me=side(line=["Tunk", "Ether Spider", "Blypyp"], artifacts=["Combat Pheromones"]))
    t.omni("Combat Pheromones").reap("Tunk").reap("Ether Spider").reap("Blypyp")
    assert t.aember == (3, 0)
    assert t.discard_pile == ["Combat Pheromones"]
    t.ends_clean()


@pytest.mark.rule("keyforge:ruling.limited-use", "keyforge:ruling.forced-stun")
def test_combat_pheromones_is_not_used_up_by_a_stun_that_a_permitted_fight_sheds() -> None:
    t = table(
        me=side(
            hand=["Follow the Leader"],
            artifacts=["Combat Pheromones"],
            line=["Zorg", "Tunk", "Yxilx Dominator", "Mindwarper"],
        ),
        opponent=side(line=["Troll"]),
    )
    t.lay("Zorg", stunned=True).lay("Tunk", stunned=True)
    assert "unstun Zorg" not in t.offered
    t.play("Follow the Leader")
    assert {"unstun Zorg", "unstun Tunk"} <= set(t.offered)
    t.omni("Combat Pheromones").pick("unstun Zorg", "unstun Tunk")
    assert not t.state("Zorg").stunned
    assert not t.state("Tunk").stunned
    t.reap("Yxilx Dominator").reap("Mindwarper")
    assert t.aember == (2, 0)
    t.ends_clean("Combat Pheromones")


@pytest.mark.rule("keyforge:ruling.limited-use", "keyforge:ruling.stun-any-use")
def test_combat_pheromones_is_not_used_up_by_a_stun_that_an_omni_ability_sheds() -> None:
    t = table(
        me=side(artifacts=["Combat Pheromones"], line=["Deipno Spymaster@mars", "Zorg", "Tunk"]),
    )
    t.lay("Deipno Spymaster", stunned=True)
    assert "unstun Deipno Spymaster" in t.offered
    t.omni("Combat Pheromones").pick("unstun Deipno Spymaster")
    t.reap("Zorg").reap("Tunk")
    assert t.aember == (2, 0)
    t.ends_clean("Combat Pheromones", "Deipno Spymaster")


@pytest.mark.rule("keyforge:ruling.limited-use", "keyforge:ruling.forbidden-use")
def test_combat_pheromones_is_used_up_by_a_stun_that_nothing_else_sheds() -> None:
    """Foggify forbids the fights that Follow the Leader would allow."""
    t = table(
        "logos",
        me=side(hand=["Foggify"]),
        opponent=side(
            hand=["Follow the Leader"],
            artifacts=["Combat Pheromones"],
            line=["Zorg", "Tunk", "Mindwarper"],
            houses=("brobnar", "logos", "dis"),
        ),
    )
    t.lay("Zorg", stunned=True)
    t.play("Foggify").end_turn("house brobnar").play("Follow the Leader")
    assert "unstun Zorg" not in t.offered
    t.omni("Combat Pheromones").pick("unstun Zorg").reap("Tunk")
    assert t.offered == ["end turn"], "two cards have been used"
    assert t.aember == (1, 1), "Foggify's bonus, and what Tunk has reaped"
    t.ends_clean()


@pytest.mark.rule("keyforge:ruling.losing-keywords")
def test_under_sniffer_no_creature_is_elusive_on_this_turn_even_if_it_gains_it() -> None:
    t = table(
        "mars",
        me=side(artifacts=["Sniffer"], line=["Tunk", "Zorg"], hand=["Ring of Invisibility@mars"]),
        opponent=side(line=["Urchin"]),
    )
    t.use("Sniffer").play("Ring of Invisibility", "choose Urchin").fight("Tunk")
    assert t.enemy_line == []
    assert t.enemy_discard == ["Urchin"]
    assert t.discard_pile == ["Ring of Invisibility"]
    assert t.damage("Tunk") == 0
    assert t.aember == (1, 0), "the Ring's"
    t.ends_clean()


def test_sniffer_ends_with_the_turn() -> None:
    t = table("mars", me=side(artifacts=["Sniffer"]), opponent=side(line=["Krump"], hand=[]))
    t.use("Sniffer").end_turn("house brobnar").end_turn("house mars")
    assert "use Sniffer" in t.offered
    t.ends_clean()


def test_invasion_portal_looks_for_a_mars_creature() -> None:
    t = table("mars", me=side(artifacts=["Invasion Portal"], deck=["Squawker", "Troll", "Tunk", "Zorg"]))
    t.use("Invasion Portal")
    assert t.hand == ["Tunk"]
    assert t.discard_pile == ["Squawker", "Troll"]
    t.ends_clean()


@pytest.mark.rule("keyforge:damage.destroys")
def test_a_marauder_that_loses_its_aember_dies_of_its_damage_at_once() -> None:
    t = table("shadows", me=side(line=["Selwyn the Fence", "Yxili Marauder"]))
    t.lay("Yxili Marauder", aember=2, damage=3).reap("Selwyn the Fence")
    assert t.line == ["Selwyn the Fence"]
    assert t.aember == (2, 1), "reaped, taken from it, and what lay on it still"
    t.ends_clean()
