"""Declaring: numbers, aims and costs, of which nothing is offered that leaves too little for the rest."""

import pytest

from cardwright.games.kyza.words.vocabulary import (
    character,
    deal,
    destroy,
    each,
    effect,
    enemy_character,
    friendly_character,
    other_target,
    pay_life,
    target,
    to_hand,
)
from cardwright.kernel.core.frames import Activation
from cardwright.language import choice
from cardwright.language.choice import OTHER_TARGET, ChosenNumber, TargetPlayer
from cardwright.language.costs import Costs
from cardwright.language.declaring import DeclaringRun, can_be_declared, declare
from cardwright.language.flow import Sequence
from cardwright.language.numbers import Const
from cardwright.language.words import TARGET, Effect
from tests.games.kyza.table import made, side, table
from tests.toys.duel_match import Duel, Shown
from tests.toys.duel_table import cast, find, laid_out, passes, waiting, where
from tests.toys.duel_words import (
    CREATURE,
    OPPONENT,
    OTHER,
    PLAYER,
    YOURS,
    Cancel,
    Engage,
    GiveUp,
    Spells,
    Tire,
    Wither,
    Work,
    Zap,
)

WORKERS = ["Ox", "Bear", "Captain"]


def declared(m: Duel, source: str, *effects: Effect, cost: Effect | None = None, optional: bool = False) -> None:
    """Have the first player declare what a card does; a card in hand is cast."""
    card = find(m, source, 0)
    act = Activation(0, card)
    assert can_be_declared(m, act, effects, cost)
    if where(m, source, 0) == "hand":
        m.do(Shown(card))
    declare(m, act, effects, cost, optional=optional)
    m.run()


def test_each_thing_is_aimed_at_once() -> None:
    t = table(me=side(characters=["Anchor"], set=["Coin Diver"]), opponent=side(characters=["War Drum"]))
    act = Activation(0, t.find("Coin Diver"))
    two = Sequence((destroy(target(character)), destroy(other_target(character))))
    assert can_be_declared(t.m, act, (two,))
    assert not can_be_declared(t.m, act, (destroy(target(character, 3)),))
    assert can_be_declared(t.m, act, (destroy(target(character, 3, up_to=True)),))
    assert can_be_declared(t.m, act, (destroy(each(enemy_character)),))
    run = DeclaringRun((two,))
    first = run.codes(t.m, act, 0, ())
    assert len(first) == 2
    assert run.codes(t.m, act, 0, (first[0],)) == [first[1]]
    assert run.codes(t.m, act, 0, tuple(first)) == []
    assert [aim.name for aim in run.declared(t.m, act, tuple(first))[0].aims] == [TARGET, OTHER_TARGET]


def test_several_aims_are_picked_in_one_order_and_enough_are_left() -> None:
    t = table(me=side(set=["Coin Diver"]), opponent=side(characters=["Anchor", "War Drum", "Fire Eater"]))
    act = Activation(0, t.find("Coin Diver"))
    run = DeclaringRun((destroy(target(enemy_character, 2)),))
    first = run.codes(t.m, act, 0, ())
    assert len(first) == 2  # the last one alone would leave too few
    assert len(run.codes(t.m, act, 0, (first[0],))) == 2
    assert len(run.codes(t.m, act, 0, (first[1],))) == 1
    assert "Choose the target" in run.prompt(t.m, act, 0, ())


def test_nothing_is_aimed_at_that_alone_is_left_for_a_later_target() -> None:
    swap = made("Swap", effect(destroy(target(character)), to_hand(other_target(friendly_character))))
    t = table(me=side(characters=["Anchor"], set=[swap]), opponent=side(characters=["War Drum"]))
    t.pick(f"activate {swap}")  # the only way to aim it is found without being asked for
    assert (t.mine, t.theirs, t.hand) == ([], [], ["Anchor"])
    t.ends_clean()


def test_what_has_too_little_to_aim_at_for_its_targets_together_is_not_offered() -> None:
    three = made(
        "Three",
        effect(
            destroy(target(friendly_character)),
            destroy(other_target(friendly_character)),
            destroy(choice.target(character, name="third")),
        ),
    )
    t = table(me=side(characters=["Anchor"], set=[three, "Coin Diver"]), opponent=side(characters=["War Drum"] * 2))
    assert f"activate {three}" not in t.offered


def test_an_effect_has_any_number_of_targets_kept_apart_by_name() -> None:
    three = made(
        "Three",
        effect(
            destroy(target(character)),
            to_hand(other_target(character)),
            deal(1, choice.target(friendly_character, name="third")),
            cost=pay_life(1),
        ),
    )
    t = table(me=side(characters=["Anchor"], set=[three]), opponent=side(characters=["War Drum", "Beehive"]))
    t.pick(f"activate {three}")
    assert t.offered == ["aim at War Drum", "aim at Beehive"]  # Anchor is needed as the third
    t.pick("aim at War Drum")
    assert (t.mine, t.theirs, t.life[0]) == (["Anchor"], [], 19)
    assert t.stats("Anchor") == (2, 3)
    t.ends_clean()


@pytest.mark.parametrize("players", [2, 3])
def test_players_are_aimed_at_beside_cards(players: int) -> None:
    m = laid_out({"field": ["Ox"]}, {"field": ["Bear"]}, *[{} for _ in range(players - 2)])
    declared(m, "Ox", Sequence((Zap(CREATURE, Const(1)), Wither(TargetPlayer(PLAYER)), Zap(OTHER, Const(1)))))
    assert m.decision.texts() == ["aim at Ox", "aim at Bear"]
    m.choose("aim at Bear")
    assert m.decision.texts() == [f"aim at {name}" for name in m.names]
    m.choose("aim at Ben")
    passes(m, players)
    assert m.life == [5, 4, 5][:players]
    assert [m.state(find(m, name)).damage for name in ("Ox", "Bear")] == [1, 1]


def test_target_opponent_is_nobody_else() -> None:
    m = laid_out({"field": ["Ox"]}, {}, {})
    declared(m, "Ox", Wither(TargetPlayer(OPPONENT)))
    assert m.decision.texts() == ["aim at Ben", "aim at Cleo"]
    m.choose("aim at Cleo")
    passes(m, 3)
    assert m.life == [5, 5, 4]


def test_where_nothing_was_chosen_there_is_nothing_to_do() -> None:
    m = laid_out({"field": ["Ox"]}, {"field": ["Bear"]})
    declared(m, "Ox", Zap(choice.target(CREATURE.of, up_to=True), Const(1)))
    assert m.decision.texts() == ["aim at Ox", "aim at Bear", "done"]
    m.choose("done")
    (item,) = m.pile
    assert isinstance(item.effect, Zap)
    assert not item.effect.possible(m, item.act)


# ---- several effects of one card -------------------------------------------------------------------------------------


def storm(m: Duel) -> None:
    """Cast Bolt as if it said: deal 1 damage to target creature; target player loses 1 life."""
    declared(m, "Bolt", Zap(CREATURE, Const(1)), Wither(TargetPlayer(PLAYER)))


def test_each_effect_of_a_card_is_aimed_in_turn_and_waits_by_itself_in_the_order_its_player_likes() -> None:
    m = laid_out({"hand": ["Bolt"], "field": ["Ox"]}, {"field": ["Bear"]})
    storm(m)
    m.choose("aim at Bear")
    assert m.prompt() == "Choose the target: target player loses 1 life"
    m.choose("aim at Ben")
    assert [option.text for option in m.decision] == [
        "deal 1 damage to target creature",
        "target player loses 1 life",
    ]
    m.choose("target player loses 1 life")
    assert waiting(m) == ["Bolt", "Bolt"]
    assert [item.card for item in m.pile] == [find(m, "Bolt")] * 2
    copy = m.copy()
    passes(m, 2)
    assert (m.state(find(m, "Bear")).damage, m.life[1]) == (1, 5)
    assert where(m, "Bolt") == "pile"
    passes(m, 2)
    assert (m.life[1], where(m, "Bolt")) == (4, "grave")
    passes(copy, 4)
    assert copy == m


def test_the_effects_of_a_card_are_countered_one_by_one_and_the_card_leaves_with_the_last() -> None:
    m = laid_out({"hand": ["Bolt"], "field": ["Ox"]}, {"hand": ["Denial"], "wells": ["Pond"], "field": ["Bear"]})
    storm(m)
    m.choose("aim at Bear")
    m.choose("aim at Ben")
    m.choose("target player loses 1 life")
    passes(m)
    cast(m, "Denial", "effect 1")
    passes(m, 2)
    assert waiting(m) == ["Bolt"]
    assert where(m, "Bolt") == "pile"
    passes(m, 2)
    assert (m.life[1], m.state(find(m, "Bear")).damage, where(m, "Bolt")) == (4, 0, "grave")


def test_two_effects_of_a_card_may_aim_at_the_same_and_lose_their_aims_by_themselves() -> None:
    m = laid_out({"hand": ["Bolt"], "field": []}, {"field": ["Ox"]})
    declared(m, "Bolt", Zap(CREATURE, Const(2)), Zap(CREATURE, Const(2)))
    assert waiting(m) == ["Bolt", "Bolt"]
    passes(m, 2)
    assert where(m, "Ox") == "grave"
    passes(m, 2)
    assert (waiting(m), where(m, "Bolt")) == ([], "grave")


def test_an_effect_on_the_pile_is_a_target() -> None:
    m = laid_out({"hand": ["Bolt"], "field": ["Ox"]}, {})
    assert not can_be_declared(m, Activation(0, find(m, "Ox")), (Cancel(choice.target(Spells())),))
    declared(m, "Bolt", Wither(TargetPlayer(OPPONENT)))
    declared(m, "Ox", Cancel(choice.target(Spells())))
    assert waiting(m) == ["Bolt", "Ox"]
    passes(m, 2)
    assert (waiting(m), m.life[1]) == ([], 5)


# ---- numbers and costs -----------------------------------------------------------------------------------------------


def test_x_is_chosen_first_and_only_as_far_as_it_can_be_paid() -> None:
    m = laid_out({"hand": ["Bolt"], "field": ["Ox", "Bear"]}, {"field": ["Captain"]})
    x = ChosenNumber(Const(9))
    declared(m, "Bolt", Zap(CREATURE, x), cost=Work(x))
    assert m.prompt() == "Choose X: deal X damage to target creature; engage X creatures"
    assert m.decision.texts() == ["0", "1", "2"]
    m.choose("1")
    m.choose("aim at Captain")
    m.choose("choose Bear")
    assert m.state(find(m, "Bear")).engaged
    assert not m.state(find(m, "Ox")).engaged
    passes(m, 2)
    assert where(m, "Captain") == "grave"


def test_what_is_engaged_for_a_cost_is_not_given_up_for_it_too() -> None:
    cost = Costs((GiveUp(YOURS), Engage()))
    m = laid_out({"field": ["Ox"]}, {"field": ["Bear"]})
    act = Activation(0, find(m, "Ox"))
    hit = Zap(CREATURE, Const(1))
    assert not can_be_declared(m, act, (hit,), cost)
    m = laid_out({"field": ["Ox", "Captain"]}, {"field": ["Bear"]})
    declared(m, "Ox", hit, cost=cost)
    m.choose("aim at Bear")  # Ox is engaged itself, so that there is only Captain to give up
    assert (where(m, "Captain"), m.state(find(m, "Ox")).engaged) == ("grave", True)


def test_costs_that_ask_for_the_same_creatures_leave_each_other_enough() -> None:
    m = laid_out({"field": WORKERS, "hand": ["Bolt"]}, {})
    act = Activation(0, find(m, "Bolt"))
    give_up = GiveUp(YOURS)
    curse = Wither(TargetPlayer(OPPONENT))
    assert can_be_declared(m, act, (curse,), Costs((Work(Const(2)), give_up)))
    assert not can_be_declared(m, act, (curse,), Costs((Work(Const(3)), give_up)))
    m.change(find(m, "Bear")).engaged = True
    assert not can_be_declared(m, act, (curse,), Costs((Work(Const(3)), give_up)))
    declared(m, "Bolt", curse, cost=Costs((Work(Const(2)), give_up)))
    # Two have to work, so that Bear is given up, who cannot.
    assert [where(m, name) for name in WORKERS] == ["field", "grave", "field"]
    assert [m.state(find(m, name)).engaged for name in ("Ox", "Captain")] == [True, True]


def test_what_is_used_in_another_way_is_left_for_other_costs() -> None:
    m = laid_out({"field": ["Ox"], "hand": ["Bolt"]}, {})
    act = Activation(0, find(m, "Bolt"))
    curse = Wither(TargetPlayer(OPPONENT))
    assert not can_be_declared(m, act, (curse,), Costs((Tire(), Tire())))
    declared(m, "Bolt", curse, cost=Costs((Work(Const(1)), Tire())))
    assert m.state(find(m, "Ox")).engaged
    assert m.state(find(m, "Ox")).damage == 1


def test_x_leaves_enough_for_what_else_it_costs() -> None:
    m = laid_out({"field": WORKERS, "hand": ["Bolt"]}, {})
    x = ChosenNumber(Const(9))
    declared(m, "Bolt", Wither(TargetPlayer(OPPONENT)), cost=Costs((Work(x), GiveUp(YOURS))))
    assert m.decision.texts() == ["0", "1", "2"]
    m.choose("2")
    assert m.prompt() == "Choose what you pay with: engage X creatures and give up target friendly creature"
    m.choose("choose Captain")
    assert (where(m, "Captain"), [m.state(find(m, name)).engaged for name in ("Ox", "Bear")]) == ("grave", [True] * 2)


def test_what_may_be_left_out_is_asked_before_it_goes_on_the_pile() -> None:
    m = laid_out({"field": ["Ox", "Captain"]}, {})
    cost = GiveUp(YOURS)
    declared(m, "Ox", Wither(TargetPlayer(OPPONENT)), cost=cost, optional=True)
    assert m.prompt() == "You may give up target friendly creature: target opponent loses 1 life. Do so?"
    left_out = m.copy()
    left_out.choose("no")
    assert waiting(left_out) == []
    assert where(left_out, "Captain") == "field"
    m.choose("yes")
    m.choose("choose Captain")
    assert (waiting(m), where(m, "Captain")) == (["Ox"], "grave")
    passes(m, 2)
    assert m.life == [5, 4]
