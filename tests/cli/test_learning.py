"""Lessons at the terminal: typed lines, what the coach says to them, and how it ends."""

import re
from pathlib import Path

import pytest

import cardwright as cw
from tests.cli.conftest import Command
from tests.cli.test_playing import saved

ROUND_4 = (
    "0 0 0",
    "move to mid-rear: 1 blue crystal or 1 white crystal",
    "take 1 blue crystal",
    "send siege hand",
    "send sprinter",
    "send mule driver",
    "raid Bea",
    "bring home",
    "3 1 0",
    "draw fighter",
    "draw fighter",
    "draw transporter",
)
ROUND_5 = ("0 0 2", "move to rear: 2 red and 1 blue crystals, and 1 relic card", "keep sidecar")
ALONE = ("send scrapper", "send bouncer", "send heavy lifter", "load home", "no transport", "2 2", "load sidecar")


def typed(*lines: str) -> str:
    """Lines as they come from the keyboard."""
    return "".join(f"{line}\n" for line in lines)


@pytest.mark.parametrize("plain", [["--plain"], []], ids=["plain", "drawn"])
def test_a_lesson_is_learned_to_its_end(plain: list[str], cardwright: Command, home: Path) -> None:
    ran = cardwright("learn", "krysis", "--seed", "1", *plain, typed=typed(*ROUND_4, *ROUND_5, *ALONE))
    assert ran.code == 0, ran.err
    said = " ".join(ran.out.split())
    assert "The last two rounds, a lesson of 8 minutes. Have the most points at home" in said
    steps = [int(number) for number in re.findall(r"Step (\d+) of 13\.", said)]
    assert sorted(set(steps)) == list(range(1, 14))
    assert steps == sorted(steps)
    assert said.count("The rest is yours alone") == 1, "once all is learned the questions are asked again"
    assert 'A whole game: cardwright play krysis --bot "level 1"' in said
    (record,) = (home / "records").glob("krysis-*.json")
    match = cw.replay(record.read_text("utf-8"))
    assert match.outcome is not None
    assert match.outcome.winners == (0,)


def test_another_pick_is_answered_and_not_made(cardwright: Command) -> None:
    ran = cardwright("learn", "krysis", "--plain", typed=typed("1 0 0", "0 0 1", "hint", "0 0 0", "2", "1", "q"))
    lines = ran.out.splitlines()
    assert "> Your red crystal is worth 3 points at the end. Keep it." in lines
    assert "> White ones are small change, but this round there is little to go first for. Keep them." in lines
    assert len([line for line in lines if line.startswith("> Step 1 of 13.")]) == 1, "the coach is who gives hints"
    assert "> Only a white crystal lies there. In the mid-rear you can have a blue one." in lines
    assert ran.out.count("You bid nothing.") == 1
    assert "You move to the mid-rear space." in ran.out


def test_several_things_are_marked_until_the_coach_takes_them(cardwright: Command) -> None:
    lesson = cw.load("kyza").lessons["first"]
    before = [step.asked[0][0] for step in lesson.steps[:8]]
    script = typed(*before, "attack with Quick Tailor", "done", "attack with Pocket Thief", "done", "q")
    ran = cardwright("learn", "kyza", "--plain", typed=script)
    assert "> Attack with both. One attacker alone would just be blocked." in ran.out
    assert "You attack with Quick Tailor" in ran.out
    assert "Step 10 of 12." in ran.out


def test_a_lesson_is_left_and_gone_on_with(cardwright: Command, home: Path) -> None:
    cardwright("learn", "krysis", "--plain", typed=typed(*ROUND_4[:2], "q"))
    ran = cardwright("play", "krysis", "--resume", saved(home), "--plain", typed=typed("2", "1", "q"))
    assert "Step 3 of 13. Take the blue crystal." in ran.out
    assert "> A white crystal is worth 1, the blue one 2." in ran.out
    assert "Step 4 of 13." in ran.out


def test_what_is_taken_back_is_taught_again(cardwright: Command) -> None:
    ran = cardwright("learn", "krysis", "--plain", typed=typed(*ROUND_4[:7], "u", "overtime", "raid Bea", "q"))
    assert re.findall(r"Step (\d+) of 13\.", ran.out)[-3:] == ["8", "7", "8"]
    assert "> That would bring crystals worth 6 into your camp. A raid brings more, and Bea loses it." in ran.out


def test_whoever_loses_may_learn_once_more(cardwright: Command) -> None:
    work = ("send scrapper", "send bouncer", "send heavy lifter", "overtime", "no transport", "2 0")
    ran = cardwright("learn", "krysis", "--seed", "1", "--plain", typed=typed(*ROUND_4, *ROUND_5, *work))
    assert "Next time! Once more: cardwright learn krysis" in ran.out


def test_a_lesson_is_found_by_its_title(cardwright: Command) -> None:
    assert "Step 1 of 13." in cardwright("learn", "krysis", "the last two rounds", "--plain", typed="q\n").out
    ran = cardwright("learn", "krysis", "flying")
    assert ran.code == 2
    assert "Krysis has no lesson 'flying', only 'The last two rounds'." in ran.err
    ran = cardwright("learn", "kryptik-draft")
    assert ran.code == 2
    assert "has no lesson; 'crucible', 'keyforge'" in ran.err
