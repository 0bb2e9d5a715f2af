"""Games with cards or values of one's own: which take what, and that the same files make the same game."""

import json
import re
from dataclasses import replace
from importlib import resources

import pytest

import cardwright as cw
from cardwright.games.own import CARDS, VALUES, Kind, Own, game_of, kinds_of
from cardwright.kernel.basics.errors import BadSetup, BadTree, UnknownGame

FIGURES = resources.files("cardwright.games.crucible").joinpath("data/values.json").read_text("utf-8")
BOG_RAT = re.search(r'\{"key": "bog-rat".*?\}', FIGURES)
assert BOG_RAT is not None
MARSH_RAT = re.sub(r'"attack": \d+', '"attack": 9', BOG_RAT[0].replace("Bog Rat", "Marsh Rat"))
MARSH = Own(VALUES, FIGURES.replace(BOG_RAT[0], MARSH_RAT), "values.json")
RAT = Own(CARDS, '{"cards": [{"name": "Marsh Rat", "abilities": []}]}', "rat.json")


def test_each_game_says_which_files_it_takes() -> None:
    kinds = {name: kinds_of(cw.load(name)) for name in cw.game_names()}
    assert kinds["crucible"] == (CARDS, VALUES)
    assert kinds["kryptik-draft"] == ()
    for name, taken in kinds.items():
        others: list[Kind] = [kind for kind in (CARDS, VALUES) if kind not in taken]
        for kind in others:
            with pytest.raises(BadSetup, match=f"is not played with {kind} of one's own"):
                game_of(name, [Own(kind, "{}", "mine")])


def test_the_same_files_make_the_same_game_and_no_other() -> None:
    game = game_of("crucible", [MARSH])
    assert game_of("crucible", (replace(MARSH),)) is game
    assert "Marsh Rat" in game.cards
    assert game_of("crucible") is cw.load("crucible")
    assert "Marsh Rat" not in cw.load("crucible").cards
    with pytest.raises(UnknownGame):
        game_of("chess", [MARSH])


def test_cards_have_the_names_and_figures_of_the_values_that_come_with_them() -> None:
    game = game_of("crucible", [RAT, MARSH])
    assert game.cards["Marsh Rat"] == game.print_by_key("bog-rat")
    assert game.cards["Marsh Rat"].abilities == ()
    assert game.cards["Marsh Rat"].facts_data() == game_of("crucible", [MARSH]).cards["Marsh Rat"].facts_data()
    assert '"attack": 9' in MARSH_RAT
    with pytest.raises(BadTree, match=r"^rat\.json, line 1: Marsh Rat: no card of Crystal Crucible is called"):
        game_of("crucible", [RAT])


def ember(**facts: object) -> dict[str, object]:
    return {"name": "Ember", "level": 1, "damage": 1, "health": 1, **facts}


@pytest.mark.parametrize(
    ("cards", "said"),
    [
        ([ember(key="e1"), ember(key="e2")], "my.json, line 1: Ember: another card has that name under another key"),
        (
            [ember(key="e1"), ember(name="EMBER!")],
            "my.json, line 1: Ember: another card has that name under another key",
        ),
        (
            [ember(name="Great Whale", key="e1")],
            "my.json, line 1: Great Whale: another card has that name under another key",
        ),
        (
            [ember(name="-")],
            "my.json, line 1: -: no key can be made from its name: give it one of letters in the field",
        ),
    ],
)
def test_a_card_is_found_by_its_name_and_key(cards: list[dict[str, object]], said: str) -> None:
    with pytest.raises(BadTree, match=f"^{re.escape(said)}"):
        game_of("kyza", [Own(CARDS, json.dumps({"cards": cards}), "my.json")])


def test_the_lines_of_all_cards_of_one_name_are_told() -> None:
    cards = ",\n".join([json.dumps(ember(key=key)) for key in ("e1", "e2")])
    with pytest.raises(BadTree) as caught:
        game_of("kyza", [Own(CARDS, f'{{"cards": [\n{cards}]}}', "my.json")])
    told = "Ember: another card has that name under another key: call this one otherwise."
    assert str(caught.value).splitlines() == [f"my.json, line 2: {told}", f"my.json, line 3: {told}"]


def test_a_card_takes_the_place_of_the_one_with_its_key() -> None:
    cards = [ember(name="Great Whale"), ember(name="Whale", key="harbor-whale"), ember(name="-", key="dash")]
    game = game_of("kyza", [Own(CARDS, json.dumps({"cards": cards}), "my.json")])
    assert game.cards["Great Whale"] == game.print_by_key("great-whale")
    assert game.cards["-"] == game.print_by_key("dash")


@pytest.mark.parametrize("kind", [CARDS, VALUES])
def test_a_file_may_begin_with_the_mark_of_its_encoding(kind: Kind) -> None:
    own = {CARDS: RAT, VALUES: MARSH}[kind]
    marked = replace(own, text=f"\ufeff{own.text}")
    game = game_of("crucible", [marked if each is own else each for each in (MARSH, RAT)])
    assert game.cards["Marsh Rat"].abilities == ()


def test_values_are_bounded() -> None:
    with pytest.raises(BadSetup, match=r"^values\.json: a file of values has at most 262144 letters\.$"):
        game_of("crucible", [Own(VALUES, FIGURES + " " * 262_144, "values.json")])
