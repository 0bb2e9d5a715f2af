from itertools import pairwise

import pytest

import cardwright as cw
from cardwright import bots
from cardwright.research import simulate
from tests.games.keyforge.table import Table, side, table


def greedy_pick(t: Table) -> str:
    """What the greedy bot does at that table."""
    pick = bots.pick_for(bots.make("greedy", cw.Rng(1)), t.m)
    return t.m.decision.options[pick].text


def test_it_reaps_rather_than_ends_its_turn() -> None:
    assert greedy_pick(table("brobnar", me=side(line=["Troll"]))) == "reap Troll"


def test_it_kills_what_holds_its_aember() -> None:
    t = table("brobnar", me=side(line=["Troll"]), opponent=side(line=["Raiding Knight", "Bumpsy"]))
    t.m.change(t.m.line(1)[0]).aember = 3
    assert greedy_pick(t) == "fight with Troll"
    t.pick("fight with Troll")
    assert greedy_pick(t) == "attack Raiding Knight"


def test_it_does_not_throw_a_creature_away() -> None:
    t = table("brobnar", me=side(line=["Bumpsy"]), opponent=side(line=["Champion Anaphiel"]))
    assert greedy_pick(t) == "reap Bumpsy"


def test_it_stops_a_key_that_would_win() -> None:
    opponent = side(aember=6, keys=2)
    t = table("shadows", me=side(hand=["Silvertooth", "Ghostly Hand", "Nerve Blast"]), opponent=opponent)
    assert greedy_pick(t) == "play Nerve Blast"


def test_it_chooses_the_house_with_which_it_can_do_most() -> None:
    t = table(
        "brobnar", me=side(line=["Troll", "Headhunter", "Bumpsy"], hand=["Mother"], houses=["brobnar", "dis", "logos"])
    )
    t.end_turn()
    while t.m.chooser != 0 or not t.m.decision.options[0].text.startswith("house"):
        t.m.choose(next(o for o in t.m.decision if o.text == "end turn" or o.verb == "house"))
    assert greedy_pick(t) == "house brobnar"


def pairs() -> list[tuple[str, str]]:
    names = list(cw.load("keyforge").decks)
    return list(pairwise([*names, names[0]]))


def wins_over_random(games: int, seed: int) -> tuple[int, int]:
    """How many games greedy wins with each deck against the next one, in both seats, and how many there were."""
    decks = cw.load("keyforge").decks
    won = played = 0
    for first, second in pairs():
        for contestants, greedy in ((["greedy", "random"], 0), (["random", "greedy"], 1)):
            result = simulate("keyforge", [decks[first], decks[second]], contestants, games, seed=seed)
            assert result.errors == []
            won += result.wins(greedy)
            played += games
    return won, played


def test_greedy_beats_random_at_least_19_times_in_20() -> None:
    won, played = wins_over_random(2, seed=1)
    assert played == 32
    assert won >= 0.95 * played


@pytest.mark.slow
def test_greedy_beats_random_in_hundreds_of_games() -> None:
    won, played = wins_over_random(16, seed=2)
    assert played == 256
    assert won >= 0.95 * played
