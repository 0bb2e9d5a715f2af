"""State triggers: set off as soon as their condition comes to hold, once each time."""

from cardwright.games.keyforge.events import SUPPLY, AemberMoved, pool
from cardwright.games.keyforge.words import vocabulary as k
from cardwright.games.keyforge.words.happenings import CreatureDestroyed
from cardwright.games.kyza.words import vocabulary as z
from cardwright.language.checks import STATE_TRIGGERS, Checks, as_soon_as
from cardwright.language.durations import For, Until
from tests.games.keyforge import table as keyforge
from tests.games.kyza import table as kyza

LONELY = as_soon_as(k.no(k.count(k.enemy_creature) > 0), k.destroy(k.this))
RICH = as_soon_as(k.you.aember >= 3, k.steal(1))


def test_it_prints() -> None:
    assert LONELY.text() == "as soon as there are no enemy creatures, destroy this card"
    assert (
        Checks(z.there_is(z.enemy_character), z.draw()).text() == "as soon as there is an enemy character, draw a card"
    )


def test_it_is_set_off_as_soon_as_its_condition_holds() -> None:
    croc = keyforge.made("Croc", LONELY)
    t = keyforge.table("dis", me=keyforge.side(hand=["Fear"], line=[croc]), opponent=keyforge.side(line=["Troll"]))
    assert t.line == ["Croc"]
    t.play("Fear")
    assert (t.line, t.enemy_line) == ([], [])
    assert t.discard_pile == ["Croc", "Fear"]
    t.ends_clean()


def test_what_holds_from_the_beginning_sets_it_off_too() -> None:
    croc = keyforge.made("Croc", LONELY)
    t = keyforge.table("brobnar", me=keyforge.side(hand=[croc])).play("Croc")
    assert t.line == []
    assert t.discard_pile == ["Croc"]
    t.ends_clean()


def test_it_is_set_off_once_until_it_ceases_to_hold() -> None:
    fence = keyforge.made("Fence", RICH, like="Pocket Universe")
    me = keyforge.side(artifacts=[fence], line=["Krump", "Troll", "Bumpsy"], aember=2)
    t = keyforge.table("brobnar", me=me, opponent=keyforge.side(aember=5))
    t.reap("Krump")
    assert t.aember == (4, 4), "one by reaping, one stolen"
    copy = t.m.copy()
    assert copy.holding == t.m.holding != ()
    t.reap("Troll")
    assert t.aember == (5, 4), "it has held all the time"
    t.m.do(AemberMoved(3, pool(0), SUPPLY))
    t.m.run()
    t.reap("Bumpsy")
    assert t.aember == (4, 3), "it holds again"
    t.ends_clean()


def test_it_may_last_until_something_happens() -> None:
    vigil = keyforge.made("Vigil", k.play(For(RICH, Until(CreatureDestroyed()))), like="Punch")
    me = keyforge.side(hand=[vigil], line=["Krump", "Troll"], aember=2)
    t = keyforge.table("brobnar", me=me, opponent=keyforge.side(aember=5)).play(vigil)
    t.reap("Krump")
    assert t.aember == (4, 4), "one by reaping, one stolen"
    t.ends_clean()


def test_nothing_is_watched_where_there_are_no_state_triggers() -> None:
    t = keyforge.table("brobnar", me=keyforge.side(line=["Krump"]))
    assert t.m.watching == 0
    fence = keyforge.made("Fence", RICH, like="Pocket Universe")
    t = keyforge.table("brobnar", me=keyforge.side(artifacts=[fence]))
    assert t.m.watching == STATE_TRIGGERS
    t.m.remove_standing(list(t.m.standing))
    assert t.m.watching == 0


def test_in_kyza_it_waits_on_the_stack_when_what_set_it_off_is_over() -> None:
    hermit = kyza.made("Hermit", Checks(z.there_is(z.character.that(z.damaged)), z.gain_life(3)), continuous=True)
    spark = kyza.made("Spark", z.effect(z.deal(1, z.target(z.character)), z.gain_life(1)))
    t = kyza.table(me=kyza.side(set=[spark, spark], effects=[hermit]), opponent=kyza.side(characters=["Fire Eater"]))
    t.activate("Spark")
    told = [line for line in t.m.log(0) if "life" in line or "triggered" in line]
    assert told == ["You gain 1 life.", "Hermit is triggered.", "You gain 3 life."]
    assert (t.life, t.stats("Fire Eater")) == ((24, 20), (5, 2))
    t.ends_clean()
