"""Aims: declared before the effect waits, kept apart by name, found again as far as they can be hit."""

from dataclasses import dataclass

import pytest

from cardwright.games.kyza.words.nouns import WaitingEffect
from cardwright.games.kyza.words.vocabulary import (
    character,
    deal,
    destroy,
    draw,
    each,
    effect,
    enemy_character,
    exchange_control,
    friendly_character,
    other_target,
    pay_life,
    target,
    to_hand,
)
from cardwright.kernel.frames import Activation, Frame
from cardwright.kernel.priority import AT_EFFECT, AT_PLAYER, Aim, Piled
from cardwright.kernel.state import State
from cardwright.language.aims import (
    OTHER_TARGET,
    TARGET,
    Aimed,
    Aiming,
    AimRun,
    Declaring,
    aims_of,
    can_be_aimed,
)
from cardwright.language.flow import Sequence
from cardwright.language.targets import It
from cardwright.language.words import Effect
from tests.games.kyza.table import made, side, table
from tests.toys.duel_match import Duel, Hurt, LifeLost
from tests.toys.duel_table import find, laid_out, passes


def test_the_aims_of_an_effect_are_found_in_its_tree_one_for_each_name() -> None:
    assert aims_of(draw(1)) == ()
    hit = target(enemy_character)
    assert aims_of(Sequence((deal(1, hit), to_hand(hit)))) == (hit,)
    swap = exchange_control(target(friendly_character), other_target(enemy_character))
    assert [aiming.aim_name() for aiming in aims_of(swap)] == [TARGET, OTHER_TARGET]
    assert aims_of(swap) is aims_of(swap)
    assert WaitingEffect().aim_name() == AT_EFFECT


def test_aims_print_as_people_say_them() -> None:
    assert target(enemy_character).text() == "target enemy character"
    assert target(character, 2).text() == "2 target characters"
    assert target(character, 2, up_to=True).text() == "up to 2 target characters"
    assert target(character, up_to=True).text() == "up to 1 target character"
    assert target(character.other).text() == "another target character"


def test_each_thing_is_aimed_at_once() -> None:
    t = table(me=side(characters=["Anchor"], set=["Coin Diver"]), opponent=side(characters=["War Drum"]))
    act = Activation(0, t.find("Coin Diver"))
    two = Sequence((destroy(target(character)), destroy(other_target(character))))
    assert can_be_aimed(t.m, act, two)
    assert not can_be_aimed(t.m, act, destroy(target(character, 3)))
    assert can_be_aimed(t.m, act, destroy(target(character, 3, up_to=True)))
    assert can_be_aimed(t.m, act, destroy(each(enemy_character)))
    run = AimRun(two)
    first = run.codes(t.m, act, 0, ())
    assert len(first) == 2
    assert run.codes(t.m, act, 0, (first[0],)) == [first[1]]
    assert run.codes(t.m, act, 0, tuple(first)) == []
    assert [aim.name for aim in run.aims(t.m, act, 0, tuple(first))] == [TARGET, OTHER_TARGET]


def test_several_aims_are_picked_in_one_order_and_enough_are_left() -> None:
    t = table(me=side(set=["Coin Diver"]), opponent=side(characters=["Anchor", "War Drum", "Fire Eater"]))
    act = Activation(0, t.find("Coin Diver"))
    run = AimRun(destroy(target(enemy_character, 2)))
    first = run.codes(t.m, act, 0, ())
    assert len(first) == 2  # the last one alone would leave too few
    assert len(run.codes(t.m, act, 0, (first[0],))) == 2
    assert len(run.codes(t.m, act, 0, (first[1],))) == 1
    assert "Choose the target" in run.prompt(t.m, act, 0, ())


def test_later_sentences_mean_what_was_hit() -> None:
    volley = made("Volley", effect(deal(1, target(enemy_character)), deal(1, It())))
    t = table(me=side(set=[volley, "Coin Diver"]), opponent=side(characters=["Anchor"]))
    t.pick("activate Volley")
    assert t.stats("Anchor") == (2, 2)


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
            destroy(Aimed(character, name="third target")),
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
            deal(1, Aimed(friendly_character, name="third target")),
            cost=pay_life(1),
        ),
    )
    t = table(me=side(characters=["Anchor"], set=[three]), opponent=side(characters=["War Drum", "Beehive"]))
    t.pick(f"activate {three}")
    assert t.offered == ["aim at War Drum", "aim at Beehive"]  # Anchor is needed as the third
    t.pick("aim at War Drum")
    assert (t.mine, t.theirs, t.m.life[0]) == (["Anchor"], [], 19)
    assert t.stats("Anchor") == (2, 3)
    t.ends_clean()


@dataclass(frozen=True)
class SomePlayer(Aiming):
    """Any player."""

    def aim_name(self) -> str:
        return AT_PLAYER

    def aims(self, m: Piled, act: Activation) -> list[Aim]:
        return [Aim(AT_PLAYER, seat, 0, AT_PLAYER) for seat in m.seats]

    def lawful(self, m: Piled, act: Activation, aim: Aim) -> bool:
        return True


@dataclass(frozen=True)
class SomeCreature(SomePlayer):
    """Any creature of the duel."""

    name: str

    def aim_name(self) -> str:
        return self.name

    def aims(self, m: Piled, act: Activation) -> list[Aim]:
        assert isinstance(m, Duel)
        return [m.aim_at_card(card, self.name) for card in m.creatures()]


@dataclass(frozen=True)
class Curse(Effect):
    """A player loses 1 life, and two creatures are dealt 1 damage."""

    first: Aiming
    player: Aiming
    second: Aiming

    def step(self, m: State, f: Frame) -> None:
        m.pop()
        m.do(LifeLost(f.act.players[AT_PLAYER][0], 1))
        for name in ("first", "second"):
            m.do(Hurt(f.act.cards[name][0], 1))

    def text(self) -> str:
        return "curse them"


@pytest.mark.parametrize("players", [2, 3])
def test_players_are_aimed_at_beside_cards(players: int) -> None:
    m = laid_out({"field": ["Ox"]}, {"field": ["Bear"]}, *[{} for _ in range(players - 2)])
    curse = Curse(SomeCreature("first"), SomePlayer(), SomeCreature("second"))
    act = Activation(0, find(m, "Ox"))
    assert can_be_aimed(m, act, curse)
    m.push(Declaring(curse), act)
    m.run()
    assert m.decision.texts() == ["aim at Ox", "aim at Bear"]
    m.choose("aim at Bear")
    assert m.decision.texts() == [f"aim at {name}" for name in m.names]
    m.choose("aim at Ben")
    passes(m, players)
    assert m.life == [5, 4, 5][:players]
    assert [m.state(find(m, name)).damage for name in ("Ox", "Bear")] == [1, 1]
