"""Choosing what is no card: players and numbers, in the duel, as effects resolve."""

from cardwright.kernel.core.frames import Activation
from cardwright.language import players
from cardwright.language.choice import Choice, PlayersOf, TargetPlayer
from cardwright.language.choosing import ChooseOne, Modes, Numbers, ThatNumber, one_of
from cardwright.language.declaring import declare
from cardwright.language.flow import Sequence
from cardwright.language.numbers import Const, CountOf
from cardwright.language.players import ChosenPlayer
from cardwright.language.targets import Each
from cardwright.language.words import Effect
from tests.toys.duel_match import Duel
from tests.toys.duel_table import find, laid_out, passes, where
from tests.toys.duel_words import OPPONENT, Creatures, Spells, Wither, Zap

AN_OPPONENT = ChooseOne(Choice(PlayersOf(players.OPPONENT)))
A_NUMBER = ChooseOne(Choice(Numbers(Const(1), CountOf(Creatures()))))


def resolves(effect: Effect) -> Duel:
    """An effect of Ann's has waited on the pile and resolves."""
    m = laid_out({"field": ["Mourner"]}, {"field": ["Ox"]}, {"field": ["Bear"]})
    declare(m, Activation(0, find(m, "Mourner")), (effect,))
    m.run()
    if m.decision.options[0].verb == "aim at":
        m.choose("aim at Ben")
    passes(m, 3)
    return m


def test_a_player_is_chosen_as_the_effect_resolves() -> None:
    m = resolves(Sequence((AN_OPPONENT, Wither(ChosenPlayer()))))
    assert (m.decision.player, m.decision.prompt) == (0, "Choose an opponent")
    assert m.decision.texts() == ["aim at Ben", "aim at Cleo"]
    m.choose("aim at Cleo")
    assert m.life == [5, 5, 4]


def test_a_number_is_chosen_as_the_effect_resolves() -> None:
    m = resolves(Sequence((A_NUMBER, Zap(Each(Creatures()), ThatNumber()))))
    assert m.decision.texts() == ["1", "2", "3"]
    m.choose("2")
    assert [where(m, name) for name in ("Mourner", "Ox", "Bear")] == ["grave", "grave", "field"]


def test_another_player_may_choose() -> None:
    choice = Choice(PlayersOf(), by=TargetPlayer(OPPONENT))
    m = resolves(Sequence((ChooseOne(choice), Wither(ChosenPlayer()))))
    assert (m.decision.player, m.decision.texts()) == (1, ["aim at Ann", "aim at Ben", "aim at Cleo"])
    m.concede(1)
    assert (m.life, m.decision.player) == ([5, 5, 5], 0)


def test_where_there_is_nothing_to_choose_nothing_is_done() -> None:
    nothing = ChooseOne(Choice(Numbers(Const(4), CountOf(Creatures()))))
    m = resolves(Sequence((nothing, Zap(Each(Creatures()), ThatNumber()))))
    assert [where(m, name) for name in ("Mourner", "Ox", "Bear")] == ["field"] * 3


def test_the_greatest_number_is_printed_as_it_is_counted() -> None:
    assert A_NUMBER.text() == "choose a number from 1 to 1 for each creature"


def test_no_number_is_offered_that_no_option_can_say() -> None:
    m = resolves(ChooseOne(Choice(Numbers(Const(-3), Const(999)))))
    assert [option.text for option in m.decision.options] == [str(n) for n in range(m.game.actions.stride)]


def test_one_of_several_effects_is_chosen_and_done() -> None:
    zap, wither = Zap(Each(Creatures()), Const(1)), Wither(players.EACH_PLAYER)
    for by, chooser in ((None, 0), (TargetPlayer(OPPONENT), 1)):
        m = resolves(one_of((zap, wither), by))
        assert (m.decision.player, m.decision.prompt) == (chooser, "Choose one")
        assert m.decision.texts() == [zap.text(), wither.text()]
        m.choose(1)
        assert m.life == [4, 4, 4]


def test_they_are_printed() -> None:
    assert AN_OPPONENT.text() == "choose an opponent"
    assert ChooseOne(Choice(Numbers(Const(1), Const(5)))).text() == "choose a number from 1 to 5"
    assert ChooseOne(Choice(PlayersOf(), by=players.TURN_PLAYER)).text() == "the active player chooses a player"
    modes = (Zap(Each(Creatures()), Const(1)), Wither(players.EACH_PLAYER))
    both = "deal 1 damage to all creatures; or each player loses 1 life"
    assert one_of(modes).text() == f"choose one: {both}"
    assert one_of(modes, players.TURN_PLAYER).text() == f"do one, as the active player chooses: {both}"
    assert Zap(Each(Creatures()), ThatNumber()).text() == "deal that much damage to all creatures"


def test_one_thing_that_is_no_card_is_chosen() -> None:
    assert AN_OPPONENT.faults() == A_NUMBER.faults() == ()
    assert ChooseOne(Choice(Creatures())).faults() == ChooseOne(OPPONENT).faults() != ()
    assert ChooseOne(Choice(PlayersOf(), Const(2))).faults() == ("one thing is chosen",)
    named = ChooseOne(Choice(Modes((AN_OPPONENT, A_NUMBER)), name="it all"))
    assert named.faults() == ("an effect that is chosen is done at once, and needs no name",)
    assert Numbers(Const(3), Const(2)).never()
    assert Zap(Choice(PlayersOf()), Const(1)).faults() == ("it is done to cards, and what is chosen is something else",)
    assert Choice(Spells()).faults() == ("what waits has to be declared, before it resolves",)
