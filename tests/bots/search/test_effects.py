from cardwright.bots.search.effects import best_option, finish_effect, is_no_deed
from cardwright.games.crucible.values import ATTACK_PHASE
from tests.games.crucible import table as crucible
from tests.games.keyforge.table import side, table


def test_of_what_an_effect_asks_the_best_at_once_is_picked() -> None:
    t = table("brobnar", me=side(line=["Troll"]), opponent=side(line=["Dust Imp", "Bumpsy"]))
    t.m.choose("fight with Troll")
    assert t.offered[best_option(t.m)] == "attack Bumpsy"
    finish_effect(t.m, 0)
    assert t.m.stop
    assert t.enemy_line == ["Dust Imp"]


def test_a_player_decides_only_what_the_player_is_asked() -> None:
    t = table("brobnar", me=side(line=["Troll"]), opponent=side(line=["Dust Imp", "Bumpsy"]))
    t.m.choose("fight with Troll")
    before = t.m.to_json()
    finish_effect(t.m, 1)
    assert t.m.to_json() == before


def test_to_end_the_turn_is_no_deed_where_deeds_are_judged() -> None:
    t = crucible.table(crucible.side("Reaver", 0), crucible.side("Mender", 1), phase=ATTACK_PHASE)
    told = dict(zip(t.offered, [is_no_deed(t.m, code) for code in t.m.codes], strict=True))
    assert told == {"attack Mender: 3 against 3": False, "end attack turn": True}


def test_elsewhere_it_is_an_option_like_others() -> None:
    t = table("brobnar", me=side(line=["Troll"]), opponent=side(line=["Dust Imp"]))
    assert "end turn" in t.offered
    assert not any(is_no_deed(t.m, code) for code in t.m.codes)
