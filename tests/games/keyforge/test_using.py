"""Using cards: reap, action, omni, stuns, and uses by way of other cards."""

import pytest

from cardwright.games.keyforge.words.vocabulary import (
    action,
    artifact,
    before_reap,
    capture,
    creature,
    deal,
    destroy,
    gain,
    gains,
    host,
    lose,
    omni,
    opponent,
    play,
    reap,
    sacrifice,
    target,
    this,
    use,
)
from cardwright.games.keyforge.zones import ARTIFACTS
from tests.games.keyforge.table import made, side, table


@pytest.mark.rule("keyforge:use.exhausts", "keyforge:use.needs-ready", "keyforge:reap")
def test_reaping_exhausts_and_gives_one_aember() -> None:
    t = table(me=side(line=["Krump", "Bumpsy!"]))
    assert t.offered == ["reap Krump", "end turn"], "an exhausted creature cannot be used"
    t.reap("Krump")
    assert t.aember == (1, 0)
    assert not t.state("Krump").ready
    assert t.offered == ["end turn"]
    t.ends_clean()


@pytest.mark.rule("keyforge:reap.abilities")
def test_all_reap_abilities_resolve_after_that_aember() -> None:
    twin = made("Twin Reaper", reap(capture(1)), reap(gain(5)))
    t = table(me=side(line=[twin]), opponent=side(aember=2)).reap(twin)
    assert len(t.offered) == 2, "the active player orders them"
    assert t.aember == (1, 2)
    t.pick(t.offered[1])
    assert t.aember == (6, 1)
    assert t.state(twin).aember == 1
    t.ends_clean()


@pytest.mark.rule("keyforge:use.creature", "keyforge:action", "keyforge:action.all")
def test_a_creature_is_used_to_reap_or_to_fight_or_for_its_action() -> None:
    t = table("shadows", me=side(line=["Noddy the Thief"]), opponent=side(line=["Troll"], aember=2))
    assert t.offered == ["reap Noddy the Thief", "fight with Noddy the Thief", "use Noddy the Thief", "end turn"]
    t.use("Noddy the Thief")
    assert t.aember == (1, 1)
    assert t.offered == ["end turn"]
    t.ends_clean()


@pytest.mark.rule("keyforge:action.all", "keyforge:ruling.gained-abilities")
def test_a_use_for_the_action_resolves_gained_actions_too() -> None:
    boots = made("Working Boots", gains(host, action(gain(3))), like="Blood of Titans")
    t = table("shadows", me=side(line=[f"Noddy the Thief+{boots}"]), opponent=side(aember=2))
    t.use("Noddy the Thief").pick(t.offered[0])
    assert t.aember == (4, 1)
    t.ends_clean()
    t = table("brobnar", me=side(line=[f"Troll+{boots}"])).use("Troll")
    assert t.aember == (3, 0), "and lets creatures act that print none"
    t.ends_clean()


@pytest.mark.rule("keyforge:use.not-upgrades")
def test_an_upgrade_is_never_used_by_itself() -> None:
    tool = made("Handy Tool", action(gain(1)), omni(gain(1)), like="Blood of Titans")
    t = table(me=side(line=[f"Troll+{tool}"]))
    assert t.offered == ["reap Troll", "end turn"]
    t.ends_clean()


@pytest.mark.rule("keyforge:use.artifact", "keyforge:artifact.no-reap-fight", "keyforge:use.exhausts")
def test_an_artifact_is_used_for_its_ability_and_for_nothing_else() -> None:
    t = table(
        me=side(artifacts=["The Warchest", "Banner of Battle"]),
        opponent=side(line=["Troll"]),
    )
    assert t.offered == ["use The Warchest", "end turn"]
    t.use("The Warchest")
    assert not t.state("The Warchest").ready
    assert t.offered == ["end turn"]
    t.ends_clean()


@pytest.mark.rule("keyforge:action", "keyforge:house.governs")
def test_an_action_needs_the_active_house() -> None:
    t = table("dis", me=side(artifacts=["The Warchest"], line=["Noddy the Thief"]))
    assert t.offered == ["end turn"]
    t.ends_clean()


@pytest.mark.rule("keyforge:omni", "keyforge:ruling.omni-ready")
def test_an_omni_ability_needs_a_ready_card_but_no_house() -> None:
    t = table("logos", me=side(artifacts=["Screechbomb", "Mighty Javelin!"]), opponent=side(aember=3))
    assert t.offered == ["omni Screechbomb", "end turn"]
    t.omni("Screechbomb")
    assert t.aember == (0, 1)
    t.ends_clean()


@pytest.mark.rule("keyforge:omni")
def test_an_omni_ability_belongs_to_its_controllers_turns() -> None:
    t = table(opponent=side(artifacts=["Screechbomb"]))
    assert t.offered == ["end turn"]
    t.ends_clean()


@pytest.mark.rule("keyforge:sacrifice", "keyforge:sacrifice.still-exhausts")
def test_an_artifact_that_is_sacrificed_by_its_own_use_exhausts_first() -> None:
    bomb = made("Watched Bomb", omni(deal(1, creature), sacrifice(this)), like="Screechbomb")
    t = table(me=side(artifacts=[bomb]), opponent=side(line=["Troll", "Bumpsy"])).omni(bomb)
    assert not t.state(bomb).ready
    t.choose("Troll")
    assert t.names(0, ARTIFACTS) == []
    assert t.discard_pile == [bomb]
    t.ends_clean()


@pytest.mark.rule("keyforge:before")
def test_before_reap_resolves_after_exhausting_and_before_the_reap() -> None:
    early = made("Early Bird", before_reap(lose(1, opponent)), reap(gain(1)))
    t = table(me=side(line=[early]), opponent=side(aember=1)).reap(early)
    assert t.aember == (2, 0)
    doomed = made("Doomed Bird", before_reap(destroy(this)))
    t.ends_clean()
    t = table(me=side(line=[doomed])).reap(doomed)
    assert t.aember == (0, 0), "it was gone before it could reap"
    t.ends_clean()


# ---------------------------------------------------------------- by way of other cards


@pytest.mark.rule("keyforge:use.by-ability", "keyforge:use.by-ability.requirements")
def test_an_ability_lets_a_card_of_any_house_be_used_if_it_is_ready() -> None:
    t = table("dis", me=side(artifacts=["Dominator Bauble"], line=["Troll"])).use("Dominator Bauble")
    assert t.aember == (1, 0)
    assert not t.state("Troll").ready
    t.ends_clean()
    t = table("dis", me=side(artifacts=["Dominator Bauble"], line=["Troll!"])).use("Dominator Bauble")
    assert t.aember == (0, 0), "it was not ready"
    t.ends_clean()


@pytest.mark.rule("keyforge:use.by-ability.own")
def test_even_by_way_of_an_ability_only_own_cards_are_used() -> None:
    whistle = made("Wide Whistle", play(use(creature)), like="Punch")
    t = table(me=side(hand=[whistle]), opponent=side(line=["Troll"])).play(whistle)
    assert t.state("Troll").ready
    assert t.aember == (0, 0)
    key = made("Wide Key", play(use(target(artifact))), like="Punch")
    t.ends_clean()
    t = table(me=side(hand=[key]), opponent=side(artifacts=["Screechbomb"])).play(key)
    assert t.names(1, ARTIFACTS) == ["Screechbomb"]
    t.ends_clean()
