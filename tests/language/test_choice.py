"""Aims: declared before the effect waits, kept apart by name, found again as far as they can be hit."""

from dataclasses import replace

from cardwright.games.kyza.words.nouns import WaitingEffect
from cardwright.games.kyza.words.vocabulary import (
    character,
    deal,
    destroy,
    draw,
    effect,
    enemy_character,
    exchange_control,
    friendly_character,
    may,
    other_target,
    target,
    to_hand,
)
from cardwright.kernel.core.frames import Activation
from cardwright.kernel.core.leaving import leave_game
from cardwright.kernel.pile.priority import AT_EFFECT, AT_PLAYER, Aim
from cardwright.language import choice, players
from cardwright.language.choice import (
    OTHER_TARGET,
    Choice,
    ChosenNumber,
    PlayersOf,
    TargetPlayer,
    declarable,
    target_player,
)
from cardwright.language.declaring import declare
from cardwright.language.flow import Sequence
from cardwright.language.numbers import Const
from cardwright.language.players import EACH_PLAYER, TURN_PLAYER, YOU, ChosenPlayer
from cardwright.language.targets import Choose, It
from cardwright.language.words import TARGET, Effect
from tests.games.kyza.table import made, side, table
from tests.toys.duel_table import find, laid_out, passes, where
from tests.toys.duel_words import CREATURE, OPPONENT, PLAYER, Creatures, GiveUp, Zap


def test_the_aims_of_an_effect_are_found_in_its_tree_one_for_each_name() -> None:
    assert declarable(draw(1)).nothing()
    hit = target(enemy_character)
    assert declarable(Sequence((deal(1, hit), to_hand(hit)))).choices == (hit,)
    swap = exchange_control(target(friendly_character), other_target(enemy_character))
    assert [choice.slot() for choice in declarable(swap).choices] == [TARGET, OTHER_TARGET]
    assert declarable(swap) is declarable(swap)
    assert WaitingEffect().slot() == AT_EFFECT


def test_aims_print_as_people_say_them() -> None:
    assert target(enemy_character).text() == "target enemy character"
    assert target(character, 2).text() == "2 target characters"
    assert target(character, 2, up_to=True).text() == "up to 2 target characters"
    assert target(character, up_to=True).text() == "up to 1 target character"
    assert target(character.other).text() == "another target character"


def test_a_target_that_is_not_the_first_is_another_unless_it_cannot_be_the_same() -> None:
    def text(*what: Effect) -> str:
        return effect(*what).text()

    assert text(destroy(target(character)), destroy(other_target(character))) == (
        "Destroy target character. Destroy another target character."
    )
    assert text(destroy(target(friendly_character)), destroy(other_target(enemy_character))) == (
        "Destroy target friendly character. Destroy target enemy character."
    )
    two = choice.target(character, 2, up_to=True, name="two")
    assert text(destroy(target(enemy_character)), deal(1, two)) == (
        "Destroy target enemy character. Deal 1 damage to each of up to 2 other target characters."
    )
    again = target(character)
    assert text(may(destroy(again)), to_hand(again)) == (
        "You may destroy target character. Return target character to its owner's hand."
    ), "one target is never another"


def test_two_targets_of_an_effect_are_two() -> None:
    tide = made("Tide", effect(destroy(target(enemy_character)), to_hand(other_target(friendly_character))))
    t = table(me=side(set=[tide], characters=["Anchor"]), opponent=side(characters=["War Drum", "Beehive"]))
    t.pick(f"activate {tide}", "aim at War Drum")
    assert (t.hand, t.mine, t.theirs) == (["Anchor"], [], ["Beehive"])
    t.ends_clean()


def test_later_sentences_mean_what_was_hit() -> None:
    volley = made("Volley", effect(deal(1, target(enemy_character)), deal(1, It())))
    t = table(me=side(set=[volley, "Coin Diver"]), opponent=side(characters=["Anchor"]))
    t.pick("activate Volley")
    assert t.stats("Anchor") == (2, 2)
    t.ends_clean()


def test_players_are_aimed_at_as_long_as_they_are_in_the_game() -> None:
    m = laid_out({}, {}, {})
    act = Activation(0, -1)
    assert (PLAYER.text(), OPPONENT.text()) == ("target player", "target opponent")
    assert [aim.number for aim in PlayersOf().things(m, act, "")] == [0, 1, 2]
    leave_game(m, (1,), "lost")
    assert OPPONENT.of.things(m, act, "who") == [Aim(AT_PLAYER, 2, 0, "who")]


def test_numbers_to_be_declared_are_found_too() -> None:
    x = ChosenNumber(Const(3))
    assert declarable(Zap(CREATURE, x)).numbers == (x,)
    assert declarable(Zap(CREATURE, x)).choices == (CREATURE,)
    assert declarable(draw(1)).nothing()
    assert x.text() == "X"


# ---- who chooses ----
THEIRS = Choice(Creatures(ChosenPlayer()), by=TargetPlayer(OPPONENT))


def test_a_target_opponent_chooses_among_their_creatures() -> None:
    m = laid_out({"field": ["Mourner"]}, {"field": ["Ox"]}, {"field": ["Ox", "Bear"]})
    give = GiveUp(THEIRS)
    declare(m, Activation(0, find(m, "Mourner")), (give,))
    m.run()
    assert m.decision.texts() == ["aim at Ben", "aim at Cleo"]
    m.choose("aim at Cleo")
    passes(m, 3)
    assert (m.decision.player, m.decision.texts()) == (2, ["choose Ox", "choose Bear"])
    m.choose("choose Bear")
    assert (where(m, "Bear"), where(m, "Ox", 2)) == ("grave", "field")


def test_who_has_left_chooses_nothing() -> None:
    m = laid_out({"field": ["Mourner"]}, {"field": ["Ox"]}, {"field": ["Ox", "Bear"]})
    chosen = Choice(Creatures(), by=TargetPlayer(OPPONENT))
    declare(m, Activation(0, find(m, "Mourner")), (GiveUp(chosen),))
    m.run()
    m.choose("aim at Cleo")
    passes(m, 3)
    assert m.decision.player == 2
    m.concede(2)
    assert (m.decision.player, where(m, "Ox", 1)) == (0, "field")


def test_who_chooses_is_printed() -> None:
    assert GiveUp(THEIRS).text() == "give up a creature that player controls of target opponent's choice"
    assert GiveUp(Choice(Creatures(YOU), by=TURN_PLAYER)).text() == (
        "give up a friendly creature of the active player's choice"
    )
    chooses = Choose(Choice(Creatures(), by=TargetPlayer(OPPONENT)))
    assert Sequence((chooses, GiveUp(It()))).text() == "target opponent chooses a creature. Give up that creature"


def test_only_what_is_not_declared_is_chosen_by_others() -> None:
    wrong = replace(CREATURE, by=EACH_PLAYER)
    assert wrong.faults() == ("what is declared is chosen by the player of the effect",)
    assert THEIRS.faults() == ()


def test_players_of_whom_one_is_chosen_have_a_word() -> None:
    assert PlayersOf().faults() == PlayersOf(players.OPPONENT).faults() == ()
    assert PlayersOf(ChosenPlayer()).faults() == ("there is no word for one of these players",)
    assert target_player(players.OPPONENT).text() == "target opponent"
    assert target_player().faults() == ()
    assert TargetPlayer(CREATURE).faults() == ("it has to be a player who is declared",)
