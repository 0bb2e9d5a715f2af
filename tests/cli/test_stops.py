"""When people at the terminal are asked in games where players answer one another."""

import io

import pytest
from rich.console import Console

import cardwright as cw
from cardwright.cli.session import Session
from cardwright.cli.showing import Told
from cardwright.cli.stops import Stops
from tests.cli.conftest import Command
from tests.games.kyza.table import Table, side, table

KYZA = ("play", "kyza", "--deck", "sparks", "--against", "still", "--bot", "random", "--set", "first=0", "--seed", "5")


def laid_out() -> Table:
    return table(me=side(set=["Siege Tower"], hand=["Anchor"]), opponent=side(set=["Wolf Whistler"]))


def goes_on(t: Table, stops: Stops) -> int:
    """Take the passes of the settings until somebody is asked; how many."""
    passed = 0
    while (pick := stops.pick(t.m)) >= 0:
        t.m.choose(pick)
        passed += 1
    return passed


def test_where_only_bots_watch_a_lonely_pass_is_taken_and_elsewhere_asked() -> None:
    t = laid_out()
    assert t.offered == ["pass"]
    assert Stops(t.m, [0, 1]).pick(t.m) == -1
    stops = Stops(t.m, [0])
    assert "to add to an effect of yours never" in stops.change(0, "own")
    assert "to add to an effect of yours in the same phases" in stops.change(0, "own")
    assert goes_on(t, stops) == 1
    assert t.asked == "Opponent"
    t.pick("pass")
    assert t.offered == ["play Anchor", "set Anchor", "pass"]
    assert stops.pick(t.m) == -1


def test_until_passes_as_long_as_was_said() -> None:
    t = laid_out()
    stops = Stops(t.m, [0, 1])
    for word in ("phase", "turn", "mine"):
        assert stops.until(t.m, 0, word) == ""
        assert stops.pick(t.m) == len(t.m.codes) - 1
        stops.end(0)
        assert stops.pick(t.m) == -1
    assert stops.until(t.m, 0, "friday") == "Type until phase, until turn or until mine."
    stops.until(t.m, 0, "turn")
    assert goes_on(t, stops) == 1
    t.pick("pass")
    assert goes_on(t, stops) == 1  # in the SET phase, where there was something to do
    t.pick("activate Wolf Whistler")
    assert stops.pick(t.m) == -1  # there is something to answer


def test_until_is_for_passes_alone() -> None:
    t = table(me=side(set=["Coin Diver"], characters=["Anchor"]), opponent=side(set=["Coin Diver"]))
    stops = Stops(t.m, [0])
    t.pick("pass", "pass")
    assert t.offered == ["attack with Anchor", "done"]
    assert stops.until(t.m, 0, "mine") == "You are asked something that is no pass: answer it first."


def test_stops_are_told_and_changed() -> None:
    t = laid_out()
    stops = Stops(t.m, [0, 1])
    everywhere = "activate, combat, defend and set"
    assert stops.change(0, "") == (
        f"You are asked on your turn in {everywhere}; on other turns in {everywhere}; to answer an effect always; "
        "to add to an effect of yours in the same phases; even if a pass is all that is left. "
        "What is no pass you are asked anyway."
    )
    assert "on your turn in combat, defend and set; on other turns in combat, defend and set" in stops.change(
        0, "activate"
    )
    assert goes_on(t, stops) == 1
    assert f"on your turn in {everywhere}; on other turns in combat" in stops.change(0, "Activate mine")
    assert "on your turn in combat, defend and set; on other turns in combat, defend and set" in stops.change(
        0, "activate mine"
    )
    assert f"on your turn in {everywhere}; on other turns in {everywhere}" in stops.change(0, "activate")
    assert "to answer an effect only there" in stops.change(0, "answers")
    assert "not if a pass is all that is left" in stops.change(0, "idle")
    for wrong in ("lunch", "set yours"):
        assert stops.change(0, wrong) == (
            "Type stops and one of activate, combat, defend, set, answers, own or idle; "
            "after a phase also mine or theirs."
        )


def test_a_game_without_priority_says_so() -> None:
    match = cw.load("keyforge").start(decks=["argus", "gregg"], seed=3)
    stops = Stops(match, [0])
    assert stops.pick(match) == -1
    assert "nothing to pass" in stops.until(match, 0, "turn")
    assert "nothing to pass" in stops.change(0, "")
    stops.end(0)


def test_what_was_gone_back_to_is_asked() -> None:
    t = laid_out()
    stops = Stops(t.m, [0])
    stops.held = True
    assert stops.pick(t.m) == -1


@pytest.mark.parametrize("plain", [["--plain"], []], ids=["plain", "drawn"])
def test_passing_is_typed_at_the_table(plain: list[str], cardwright: Command) -> None:
    ran = cardwright(*KYZA, *plain, typed="?\nstops\nstops set theirs\nuntil noon\nuntil mine\nq\n")
    assert ran.code == 0, ran.err
    out = " ".join(ran.out.split())
    assert "until phase, until turn, until mine" in out
    assert "You are asked on your turn in activate, combat, defend and set;" in out
    assert "on other turns in activate, combat and defend;" in out
    assert "Type until phase, until turn or until mine." in out
    assert "Turn 3: it is your turn." in out
    other = cardwright("play", "keyforge", "--seed", "3", *plain, typed="?\nuntil mine\nstops\nq\n")
    assert "until phase" not in other.out
    assert other.out.count("nothing to pass") == 2


def test_undo_goes_back_past_passes_that_nobody_was_asked_for() -> None:
    t = table(
        me=side(set=["Stage Magician"], characters=["Anchor", "War Drum"], hand=["Fire Eater"]),
        opponent=side(characters=["Hook Fisher"]),
    )
    out = Console(file=io.StringIO(), width=100)
    lines = iter(["attack with War Drum", "done", "u", "q"])
    Session(Told(out), t.m, ["", "random"], ask=lambda _: next(lines)).run()
    assert isinstance(out.file, io.StringIO)
    said = [line.partition("?")[0] for line in out.file.getvalue().splitlines() if "?" in line or line == "Taken back."]
    attack, play = "Which characters attack, from left to right", "Your SET phase: what do you play or set"
    assert said == [attack, attack, play, "Taken back.", attack]
