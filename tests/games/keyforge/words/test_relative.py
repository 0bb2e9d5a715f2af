"""Cards that are found by others: neighbors, the foe of a fight, what is being played."""

from cardwright.games.keyforge.game import GAME
from cardwright.games.keyforge.words.vocabulary import (
    choose,
    creature,
    creature_you_play,
    deal,
    draw,
    each,
    enemy_creature,
    fight,
    foe,
    gains,
    it,
    neighbor_of,
    play,
    target,
    this_turn,
)
from cardwright.kernel.pieces.cards import CardPrint
from cardwright.language.lint import lint
from tests.games.keyforge.table import made, side, table


def test_neighbors_are_those_of_the_moment_or_of_when_it_left() -> None:
    pull = made("Pull", play(choose(enemy_creature), deal(2, each(neighbor_of(it)))), like="Punch")
    t = table(me=side(hand=[pull], line=["Bumpsy"]), opponent=side(line=["Troll", "Krump", "Mother"]))
    t.play(pull, "choose Krump")
    assert [t.damage(name) for name in ("Troll", "Krump", "Mother", "Bumpsy")] == [2, 0, 2, 0]
    t.ends_clean()
    push = made("Push", play(deal(9, enemy_creature), deal(2, each(neighbor_of(it)))), like="Punch")
    t = table(me=side(hand=[push]), opponent=side(line=["Troll", "Krump", "Mother"])).play(push, "choose Krump")
    assert t.enemy_line == ["Troll", "Mother"]
    assert [t.damage(name) for name in t.enemy_line] == [2, 2]
    t.ends_clean()


def test_whose_neighbors_are_meant_has_to_be_chosen_before() -> None:
    vague = CardPrint("vague", "Vague", (play(deal(2, each(neighbor_of(target(creature))))),))
    assert lint(vague, GAME) == [
        "Vague: In “neighbor of a creature”, it cannot ask whose neighbors are meant: choose it before."
    ]


def test_an_ability_of_a_fight_knows_the_foe_when_it_is_over() -> None:
    grudge = made("Grudge", fight(deal(1, each(neighbor_of(foe)))), power=6)
    t = table(me=side(line=[grudge]), opponent=side(line=["Troll", "Silvertooth", "Krump"])).fight(
        grudge, "Silvertooth"
    )
    assert t.enemy_line == ["Troll", "Krump"]
    assert [t.damage(name) for name in ("Troll", "Krump", grudge)] == [1, 1, 2]
    t.ends_clean()


def test_what_you_play_has_gained_its_ability_for_its_own_play_only() -> None:
    call = made("Call", play(this_turn(gains(creature_you_play, play(draw())))), like="Punch")
    t = table(me=side(hand=[call, "Troll", "Headhunter"], deck=["Anger", "Mother"])).play(call).play("Troll")
    assert t.hand == ["Anger", "Headhunter"]
    t.play("Headhunter", "left flank")
    assert t.hand == ["Anger", "Mother"]
    t.ends_clean()
