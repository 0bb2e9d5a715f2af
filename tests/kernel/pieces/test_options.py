"""What can be picked, and how people write it."""

import pytest

from cardwright.kernel.basics.errors import AmbiguousOption, IllegalOption, UnknownOption
from cardwright.kernel.matches.match import Decision
from cardwright.kernel.pieces.options import COMMON_VERBS, ActionTable, Option
from tests.games.keyforge.table import Table, side, table


def two_trolls() -> Table:
    """My line has two Trolls and a Troll's worth of other creatures."""
    return table("brobnar", me=side(line=["Troll", "Bumpsy", "Troll"], hand=["Anger", "Punch"]))


def decision() -> Decision:
    """What I may do at that table."""
    return two_trolls().m.decision


# ---- the action table -----------------------------------------------------------------------------------------------
def test_codes_are_verbs_and_arguments() -> None:
    actions = ActionTable(72, (("end turn", "none"), ("play", "card")))
    first = len(COMMON_VERBS)
    assert actions.code("play", 5) == (first + 1) * 72 + 5
    assert actions.verb(actions.code("play", 5)) == "play"
    assert actions.kind(actions.code("play", 5)) == "card"
    assert actions.code("yes") == 0
    assert actions.size == (first + 2) * 72
    with pytest.raises(KeyError):
        actions.code("fly")


# ---- decisions ------------------------------------------------------------------------------------------------------
def test_a_decision_is_counted_listed_and_asked() -> None:
    asked = decision()
    assert asked.player == 0
    assert asked.prompt == "Play, discard or use a card, or end your turn"
    assert asked.texts() == [
        "play Anger",
        "play Punch",
        "discard Anger",
        "discard Punch",
        "reap Troll",
        "reap Bumpsy",
        "reap Troll #2",
        "end turn",
    ]
    assert len(asked) == 8
    assert [option.index for option in asked] == list(range(8))
    assert repr(asked.options[4]) == "Option('reap Troll')"
    assert (asked.options[4].verb, asked.options[4].kind) == ("reap", "card")


@pytest.mark.parametrize(
    ("typed", "index"),
    [
        ("reap Troll", 4),
        ("  REAP   troll ", 4),
        ("reap-troll", 4),
        ("reap Troll #2", 6),
        ("reap troll 2", 6),
        ("end", 7),
        ("play a", 0),
        ("reap b", 5),
        (0, 0),
        (7, 7),
    ],
)
def test_what_people_type_is_understood(typed: object, index: int) -> None:
    assert decision().find(typed) == index
    assert typed in decision()


@pytest.mark.parametrize(
    ("typed", "error", "sentence"),
    [
        ("reap", AmbiguousOption, "'reap' could mean 'reap Troll', 'reap Bumpsy', 'reap Troll #2'; please write more"),
        ("p", AmbiguousOption, "'p' could mean 'play Anger', 'play Punch'"),
        ("fight with Troll", IllegalOption, "'fight with Troll' is not possible now; possible are 'play Anger', "),
        ("play Troll", IllegalOption, "is not possible now"),
        ("reap Troll #3", IllegalOption, "is not possible now"),
        ("house logos", IllegalOption, "is not possible now"),
        ("bid 3", IllegalOption, "is not possible now"),
        ("yes", IllegalOption, "is not possible now"),
        (8, IllegalOption, "There is no option 8: this decision has options 0 to 7"),
        (-1, IllegalOption, "There is no option -1"),
        ("reap Krump", UnknownOption, "No option is called 'reap Krump'; possible are 'play Anger', "),
        ("", UnknownOption, "No option is called ''"),
        ("\x1b[31m", UnknownOption, "No option is called '[31m'"),
        (True, UnknownOption, "picked by its number or its text, not by bool"),
        (None, UnknownOption, "not by NoneType"),
    ],
)
def test_anything_else_is_refused_in_a_sentence(typed: object, error: type[Exception], sentence: str) -> None:
    with pytest.raises(error) as caught:
        decision().find(typed)
    assert type(caught.value) is error
    assert sentence in str(caught.value)
    assert typed not in decision()


def test_a_long_text_is_cut_in_the_message() -> None:
    with pytest.raises(UnknownOption) as caught:
        decision().find("x" * 10_000)
    assert len(str(caught.value)) < 400


def test_an_option_that_is_not_offered_never_means_a_longer_one() -> None:
    # "bid 1" is an option of its own, so it is no short form of "bid 10".
    t = two_trolls()
    t.m.codes = [t.m.game.actions.code("bid", n) for n in (10, 11, 2)]
    assert t.m.decision.find("bid 2") == 2
    with pytest.raises(IllegalOption):
        t.m.decision.find("bid 1")


def test_what_follows_a_colon_may_be_left_out() -> None:
    t = two_trolls()
    options = t.m.decision
    options._options = [
        Option(i, code, "reap", "card", 0, f"reap {name}: gain {i} aember")
        for i, (code, name) in enumerate(zip(options.codes, ["Troll", "Troll King"], strict=False))
    ]
    assert options.find("reap Troll") == 0
    assert options.find("reap troll king") == 1
    assert options.find("reap Troll: gain 0 aember") == 0


# ---- options as objects ---------------------------------------------------------------------------------------------
def test_an_option_means_the_same_in_a_later_decision() -> None:
    t = two_trolls()
    second = t.m.decision.options[6]
    t.m.choose("reap Troll")
    assert t.m.decision.texts()[5] == "reap Troll"
    assert t.m.decision.find(second) == 5
    t.m.choose(second)
    with pytest.raises(IllegalOption, match="'reap Troll #2' is not possible now"):
        t.m.decision.find(second)


def test_a_numbered_option_means_nothing_in_another_question() -> None:
    t = two_trolls()
    mode = t.m.game.actions.code("mode", 1)
    t.m.codes = [mode - 1, mode]
    assert t.m.decision.find(t.m.decision.options[1]) == 1
    with pytest.raises(IllegalOption):
        t.m.decision.find(Option(1, mode, "mode", "number", 1, "gain 1 æmber"))
