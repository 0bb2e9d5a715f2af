"""Words for authors that no card that ships is written with, on cards that are."""

import pytest

from cardwright.games.kyza.words.vocabulary import (
    a_character_enters,
    an_enemy_character_is_destroyed,
    character,
    choose,
    deal,
    deals_at_most,
    destroy,
    draw,
    each,
    effect,
    enemy_character,
    enemy_continuous_effect,
    friendly_continuous_effect,
    friends_get_this_turn,
    gain_life,
    hand_size,
    if_,
    more_effect_spaces,
    put_as_character,
    set_card,
    target,
    to_deck_top,
    whenever,
    you,
    you_have_fewer_characters,
)
from cardwright.games.kyza.zones import DECK, EFFECTS, SET
from tests.games.kyza.table import made, side, table

SCOUT = made("Scout", damage=2, health=3)
GUARD = made("Guard", damage=5, health=5)
PURSE = made("Purse", hand_size(1), level=3, continuous=True)
"""A continuous effect that does not matter."""
WAIT = made("Wait", effect(draw()))
"""A card that keeps its player asked."""


def test_any_set_card_can_be_destroyed() -> None:
    pry = made("Pry", effect(destroy(target(set_card))))
    t = table(me=side(set=[pry, WAIT]), opponent=side(set=["Great Whale"], effects=[PURSE]))
    t.pick(f"activate {pry}")
    assert t.offered == ["aim at Wait", "aim at set card 1"], "nothing that is face up"
    t.pick("aim at Wait").resolve_all()
    assert (t.names(0, SET), t.names(1, SET), t.names(1, EFFECTS)) == ([], ["Great Whale"], [PURSE])
    t.ends_clean()


@pytest.mark.parametrize(("whose", "left"), [("friendly", ([], [PURSE])), ("enemy", ([PURSE], []))])
def test_a_continuous_effect_of_one_side_can_be_ended(whose: str, left: tuple[list[str], list[str]]) -> None:
    ones = {"friendly": friendly_continuous_effect, "enemy": enemy_continuous_effect}[whose]
    hush = made(f"Hush {whose}", effect(destroy(target(ones))))
    t = table(me=side(set=[hush, WAIT], effects=[PURSE]), opponent=side(effects=[PURSE]))
    t.activate(hush)
    assert (t.names(0, EFFECTS), t.names(1, EFFECTS)) == left
    t.ends_clean()


def test_those_who_deal_at_most_so_much_can_be_aimed_at() -> None:
    cull = made("Cull", effect(destroy(target(character.that(deals_at_most(2))))))
    t = table(me=side(set=[cull, WAIT], characters=[GUARD]), opponent=side(characters=[SCOUT, GUARD]))
    t.activate(cull)
    assert (t.mine, t.theirs) == ([GUARD], [GUARD])
    t.ends_clean()


def test_what_is_put_on_its_deck_is_drawn_next() -> None:
    send = made("Send Home", effect(to_deck_top(target(enemy_character))))
    t = table(me=side(set=[send, WAIT]), opponent=side(characters=[SCOUT], set=["Great Whale"]))
    t.activate(send)
    assert (t.theirs, t.names(1, DECK)[-1]) == ([], SCOUT)
    t.end_turn()
    assert t.enemy_hand == [SCOUT]
    t.ends_clean()


def test_friends_that_come_later_get_the_bonus_of_the_turn_too() -> None:
    rally = made("Rally", effect(friends_get_this_turn(1), put_as_character(choose(you.hand))))
    t = table(
        me=side(set=[rally, WAIT], hand=[GUARD], characters=[SCOUT]),
        opponent=side(set=["Great Whale"], characters=["Anchor"]),
    )
    t.activate(rally)
    assert (t.stats(SCOUT), t.stats(GUARD), t.stats("Anchor")) == ((3, 3), (6, 5), (2, 4))
    t.end_turn()
    assert (t.stats(SCOUT), t.stats(GUARD)) == ((2, 3), (5, 5))
    t.ends_clean()


def test_with_more_effect_spaces_one_more_card_can_be_set() -> None:
    shelf = made("Shelf", more_effect_spaces(1), static=True)
    t = table(me=side(hand=["Great Whale"], set=[WAIT] * 3, characters=[SCOUT]), phase="set")
    assert t.offered == ["pass"]
    t.ends_clean()
    t = table(me=side(hand=["Great Whale"], set=[WAIT] * 3, characters=[shelf]), phase="set")
    t.pick("set Great Whale")
    assert t.names(0, SET) == [WAIT, WAIT, WAIT, "Great Whale"]
    t.ends_clean()


def test_whoever_enters_is_noticed() -> None:
    bell = made("Bell", whenever(a_character_enters, gain_life(1)), level=6, continuous=True)
    rush = made("Rush", effect(put_as_character(choose(you.hand))), flash=True)
    t = table(me=side(set=[rush, WAIT], hand=[SCOUT], effects=[bell]), opponent=side(set=[rush], hand=[GUARD]))
    t.pick(f"activate {rush}", f"activate {rush}").resolve_all()
    assert (t.mine, t.theirs) == ([SCOUT], [GUARD])
    assert t.life == (22, 20)
    t.ends_clean()


def test_only_enemies_that_are_destroyed_are_counted() -> None:
    spoils = made("Spoils", whenever(an_enemy_character_is_destroyed, gain_life(1)), level=6, continuous=True)
    storm = made("Hailstorm", effect(deal(9, each(character))))
    t = table(
        me=side(set=[storm, WAIT], characters=[SCOUT], effects=[spoils]), opponent=side(characters=[SCOUT, GUARD])
    )
    t.pick(f"activate {storm}").resolve_all()
    assert (t.mine, t.theirs, t.life) == ([], [], (22, 20))
    t.ends_clean()


@pytest.mark.parametrize(("characters", "drawn"), [(0, 2), (1, 0), (2, 0)])
def test_who_has_fewer_characters_is_helped(characters: int, drawn: int) -> None:
    levy = made("Levy", effect(if_(you_have_fewer_characters, draw(2))))
    t = table(me=side(set=[levy, WAIT], characters=[SCOUT] * characters), opponent=side(characters=[SCOUT]))
    t.activate(levy)
    assert len(t.hand) == drawn
    t.ends_clean()
