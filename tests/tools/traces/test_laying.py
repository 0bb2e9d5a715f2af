import pytest

from cardwright.games.keyforge.cards import ABILITIES
from cardwright.games.keyforge.facts import HOUSES, by_name
from tests.tools.traces.written import artifact, choosing, creature, side, written
from tools.traces.laying import CannotLay, facts_of, houses, is_about_missing, lay, missing
from tools.traces.looking import differences


def test_the_match_laid_out_looks_like_the_position() -> None:
    mine = side(
        house="brobnar",
        amber=4,
        keys=["red"],
        chains=2,
        hand=["anger", "punch"],
        deck=["troll", "krump"],
        discard=["fear", "punch"],
        archives=["dextre"],
        purged=["anger"],
        board=[
            creature("troll", 13, ex=True, dmg=3, up=["blood-of-titans"]),
            artifact("lifeward"),
            creature("champion-anaphiel", 6, 1, stun=True, amber=2),
            creature("bumpsy", 6, pow=1, owner="player2"),
        ],
    )
    trace = written(mine, side(board=[artifact("the-warchest", ex=True)])).trace()
    assert differences(trace.initial, lay(trace)) == []


def test_a_position_in_which_a_house_is_chosen_waits_for_it() -> None:
    asked = {"title": "House Choice", "menu": "Choose", "buttons": ["dis", "mars", "logos"], "sel": []}
    trace = written(side(), side(), phase="house", prompt=asked).trace()
    m = lay(trace)
    assert differences(trace.initial, m) == []
    assert m.decision.texts() == ["house dis", "house mars", "house logos"]


def test_entering_play_sets_nothing_off() -> None:
    trace = written(side(house="untamed", board=[creature("hunting-witch", 2), creature("dust-pixie", 1)]), side())
    assert lay(trace.trace()).aember == [0, 0]


def test_houses_come_from_what_is_offered_then_from_the_cards_then_from_filling() -> None:
    asked = {"title": "House Choice", "menu": "Choose", "buttons": ["mars"], "sel": []}
    play = written(side(board=[creature("bumpsy", 5)], deck=["fear"]), side(deck=[]), phase="house", prompt=asked)
    trace = play.press("mars", one={"house": "mars"}, phase="main").trace()
    assert houses(trace, 0) == ("mars", "brobnar", "dis")
    assert houses(trace, 1) == ("untamed", "sanctum", "shadows")
    assert [HOUSES[house] for house in lay(trace).houses[0]] == ["mars", "brobnar", "dis"]


def test_what_cannot_be_laid_out_is_said() -> None:
    middle = written(side(), side(), prompt=choosing("Choose a creature")).trace()
    with pytest.raises(CannotLay, match="begins in the middle of 'Choose a creature'"):
        lay(middle)
    covered = written(side(house="dis", board=[artifact("lifeward", under=["fear"])]), side()).trace()
    with pytest.raises(CannotLay, match="a card under 'lifeward'"):
        lay(covered)
    with pytest.raises(CannotLay, match="no card 'black-lotus'"):
        facts_of("black-lotus")


def test_slugs_of_any_spelling_find_their_cards() -> None:
    assert facts_of("coward-s-end").name == by_name("Coward's End").name
    assert facts_of("dr-escotera").name == "Dr. Escotera"


def test_missing_cards_are_those_that_matter_and_cannot_be_played(monkeypatch: pytest.MonkeyPatch) -> None:
    trace = written(side(hand=["troll", "bumpsy"], deck=["krump"]), side()).trace()
    assert missing(trace) == []
    monkeypatch.delitem(ABILITIES, by_name("Troll").number)
    monkeypatch.delitem(ABILITIES, by_name("Krump").number)
    assert missing(trace) == ["troll"]


def test_a_play_is_about_the_card_of_its_name(monkeypatch: pytest.MonkeyPatch) -> None:
    trace = written(side(), side(), name="DrEscotera").trace()
    assert not is_about_missing(trace)
    monkeypatch.delitem(ABILITIES, by_name("Dr. Escotera").number)
    assert is_about_missing(trace)
    assert is_about_missing(written(side(), side(), name="BlackLotus").trace())
