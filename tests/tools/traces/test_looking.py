import pytest

from cardwright.games.keyforge.zones import ARTIFACTS, DISCARD, HAND, LINE, ZONES
from tests.tools.traces.written import Data, artifact, creature, side, written
from tools.traces.laying import lay
from tools.traces.looking import at_rest, differences, find

ME: Data = {"house": "brobnar", "hand": ["punch"], "board": [creature("troll", 8, dmg=1), artifact("lifeward")]}


@pytest.mark.parametrize(
    ("change", "said"),
    [
        ({"amber": 1}, "player 1's æmber: 1 there, 0 here"),
        ({"keys": ["red"]}, "player 1's keys: 1 there, 0 here"),
        ({"chains": 3}, "player 1's chains: 3 there, 0 here"),
        ({"house": "dis"}, "active house: dis there, brobnar here"),
        ({"hand": []}, "player 1's hand: nothing there, punch here"),
        ({"deck": ["anger", "krump"]}, "player 1's deck: anger, krump there, krump, anger here"),
        ({"discard": ["fear"]}, "player 1's discard pile: fear there, nothing here"),
        ({"archives": ["fear"]}, "player 1's archives: fear there, nothing here"),
        ({"purged": ["fear"]}, "player 1's purged cards: fear there, nothing here"),
        ({"board": [artifact("lifeward")]}, "player 1's line: nothing there, troll 8/0 damage 1 here"),
        (
            {"board": [creature("troll", 9, 1, dmg=2, ex=True, stun=True), artifact("lifeward")]},
            "player 1's line: troll 9/1 exhausted stunned damage 2 there, troll 8/0 damage 1 here",
        ),
        (
            {"board": [creature("troll", 8, dmg=1, amber=1, pow=2, up=["punch"]), artifact("lifeward")]},
            "player 1's line: troll 8/0 damage 1 æmber 1 counters 2 +punch there, troll 8/0 damage 1 here",
        ),
        (
            {"board": [creature("troll", 8, dmg=1, owner="player2"), artifact("lifeward", under=["fear"], ex=True)]},
            (
                "player 1's line: troll 8/0 damage 1 of the other player there, troll 8/0 damage 1 here; "
                "player 1's artifacts: lifeward exhausted over fear there, lifeward here"
            ),
        ),
    ],
)
def test_what_differs_is_said(change: Data, said: str) -> None:
    m = lay(written(side(**ME, deck=["krump", "anger"]), side()).trace())
    theirs = written(side(**{**ME, "deck": ["krump", "anger"], **change}), side()).trace().initial
    assert "; ".join(differences(theirs, m)) == said


def test_a_won_match_differs_from_one_that_goes_on() -> None:
    play = written(side(**ME), side())
    m = lay(play.trace())
    won = play.step({"op": "clickPrompt", "button": "End Turn"}, winner="player1").trace().steps[0].after
    assert differences(won, m)[0] == "winner: 0 there, nobody here"
    m.end((0,), "third key forged")
    assert at_rest(m)
    assert differences(won, m) == []


def test_the_order_of_a_deck_matters_until_it_is_shuffled() -> None:
    m = lay(written(side(house="dis", deck=["krump", "anger"]), side()).trace())
    theirs = written(side(house="dis", deck=["anger", "krump"]), side()).trace().initial
    assert len(differences(theirs, m)) == 1
    m.draws = 1
    assert differences(theirs, m) == []


def test_a_card_is_found_by_its_place_among_those_of_its_name() -> None:
    board = [creature("troll", 8), artifact("lifeward"), creature("bumpsy", 5), creature("troll", 8)]
    trace = written(side(house="dis", hand=["fear", "punch"], discard=["anger", "krump", "anger"], board=board), side())
    position, m = trace.trace().initial, lay(trace.trace())
    line, artifacts, hand, discard = (m.zones[kind] for kind in (LINE, ARTIFACTS, HAND, DISCARD))
    assert [find(m, position, 0, "cardsInPlay", i) for i in range(4)] == [line[0], artifacts[0], line[1], line[2]]
    assert find(m, position, 0, "hand", 1) == hand[1]
    # A discard pile is listed from the top, and a zone of ours from the bottom.
    assert [find(m, position, 0, "discard", i) for i in (0, 2)] == [discard[2], discard[0]]
    assert find(m, position, 0, "being played", 0) is None
    m.move(line[2], ZONES + LINE)
    assert find(m, position, 0, "cardsInPlay", 3) is None
