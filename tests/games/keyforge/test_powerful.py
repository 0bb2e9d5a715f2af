"""The most and the least powerful creatures."""

import pytest

from cardwright.games.keyforge.words.vocabulary import (
    creature,
    destroy,
    each,
    enemy_creature,
    least_powerful,
    most_powerful,
    play,
)
from tests.games.keyforge.table import Table, made, side, table

FATES = ["Troll", "Krump", "Mother", "Bumpsy", "Dust Imp"]
"""Powers 8, 6, 5, 5, 2."""


def play_at(action: str, line: list[str]) -> Table:
    """Play an action at an enemy line; my own line is a lone Urchin with power 1."""
    return table(me=side(hand=[action], line=["Urchin"]), opponent=side(line=line)).play(action)


@pytest.mark.rule("keyforge:most-powerful", "keyforge:least-powerful")
def test_they_are_those_with_the_highest_and_the_lowest_power() -> None:
    top = made("Off the Top", play(destroy(most_powerful(creature))), like="Punch")
    t = play_at(top, FATES)
    assert t.enemy_line == ["Krump", "Mother", "Bumpsy", "Dust Imp"]
    low = made("Off the Bottom", play(destroy(least_powerful(enemy_creature))), like="Punch")
    t.ends_clean()
    t = play_at(low, FATES)
    assert t.line == ["Urchin"], "least powerful of the enemies"
    assert t.enemy_line == ["Troll", "Krump", "Mother", "Bumpsy"]
    assert t.aember == (0, 2)
    t.ends_clean()


@pytest.mark.rule("keyforge:most-powerful", "keyforge:least-powerful")
def test_of_tied_ones_each_counts() -> None:
    both = made("Both Ends", play(destroy(each(most_powerful(enemy_creature)))), like="Punch")
    t = play_at(both, ["Mother", "Dust Imp", "Bumpsy"])
    assert t.enemy_line == ["Dust Imp"]
    ends = made("Other Ends", play(destroy(each(least_powerful(enemy_creature)))), like="Punch")
    t.ends_clean()
    t = play_at(ends, ["Shaffles", "Mother", "Ember Imp"])
    assert t.enemy_line == ["Mother"]
    t.ends_clean()


@pytest.mark.rule("keyforge:most-powerful.choice")
def test_the_active_player_chooses_among_tied_most_powerful_ones() -> None:
    top = made("Off the Top", play(destroy(most_powerful(creature))), like="Punch")
    t = play_at(top, ["Mother", "Dust Imp", "Bumpsy"])
    assert t.offered == ["choose Mother", "choose Bumpsy"]
    t.choose("Bumpsy")
    assert t.enemy_line == ["Mother", "Dust Imp"]
    t.ends_clean()


@pytest.mark.rule("keyforge:least-powerful.choice")
def test_the_active_player_chooses_among_tied_least_powerful_ones() -> None:
    low = made("Off the Bottom", play(destroy(least_powerful(enemy_creature))), like="Punch")
    t = play_at(low, ["Shaffles", "Mother", "Ember Imp"])
    assert t.offered == ["choose Shaffles", "choose Ember Imp"]
    t.choose("Shaffles")
    assert t.enemy_line == ["Mother", "Ember Imp"]
    t.ends_clean()


@pytest.mark.rule("keyforge:ruling.most-powerful-several")
def test_several_are_taken_from_the_top_and_only_the_last_places_are_chosen() -> None:
    t = table("dis", me=side(hand=["Three Fates"], line=["Urchin"]), opponent=side(line=FATES)).play("Three Fates")
    assert t.offered == ["choose Mother", "choose Bumpsy"], "Troll and Krump are among the three anyway"
    t.choose("Mother")
    assert t.enemy_line == ["Bumpsy", "Dust Imp"]
    assert t.line == ["Urchin"]
    assert t.aember == (1, 0)
    t.ends_clean()


@pytest.mark.rule("keyforge:ruling.most-powerful-several")
@pytest.mark.parametrize(
    ("line", "left"), [(["Troll", "Krump"], []), (["Mother", "Bumpsy", "Valdr", "Dust Imp"], ["Dust Imp"])]
)
def test_nobody_is_asked_where_ties_do_not_matter(line: list[str], left: list[str]) -> None:
    t = table("dis", me=side(hand=["Three Fates"]), opponent=side(line=line)).play("Three Fates")
    assert t.enemy_line == left
    assert t.aember == (1, 0)
    t.ends_clean()


@pytest.mark.rule("keyforge:most-powerful")
def test_bonuses_count() -> None:
    top = made("Off the Top", play(destroy(most_powerful(creature))), like="Punch")
    t = play_at(top, ["Troll", "Bumpsy+Blood of Titans"])
    assert t.enemy_line == ["Troll"]
    t.ends_clean("Blood of Titans")
