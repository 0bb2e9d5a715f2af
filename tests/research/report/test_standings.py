"""The standings of a ladder: made-up meetings, as a ladder keeps them."""

import pytest

from cardwright import research
from cardwright.kernel.basics.errors import BadRecord
from cardwright.research.ladder import Ladder, Meeting
from cardwright.research.report import page
from cardwright.research.report.figures import Share
from cardwright.research.report.standings import grouped, standings
from tests.research.report.test_page import Reader


def ladder(*meetings: Meeting) -> Ladder:
    found = Ladder("kyza", seed="made up")
    found.meetings = {meeting.bots: meeting for meeting in meetings}
    return found


NOTHING = "\N{EN DASH}"
MET = Meeting(("greedy", "random"), 10, {(0,): 8, (1,): 1, (): 1})
STRONG = Meeting(("greedy", "search 1000"), 10, {(0,): 2, (1,): 8})
APART = Meeting(("level 2", "search 300"), 4, {(1,): 4})


def test_the_strongest_comes_first_and_all_are_compared_with_whom_they_met() -> None:
    found = standings(ladder(MET, STRONG))
    assert [row.title for row in found.rows] == ["Master", "Greedy", "Random"]
    assert [row.rating.bot for row in found.rows] == ["search 1000", "greedy", "random"]
    assert (found.anchor, found.rows[1].rating.points, found.games, found.others) == ("greedy", 0.0, 20, ())
    assert [row.against for row in found.rows] == [
        (None, Share(8, 10), None),
        (Share(2, 10), None, Share(8.5, 10)),
        (None, Share(1.5, 10), None),
    ]


def test_who_met_none_of_them_is_left_out() -> None:
    found = standings(ladder(MET, APART, STRONG, Meeting(("level 2", "random"))))
    assert {row.rating.bot for row in found.rows} == {"greedy", "random", "search 1000"}
    assert found.others == ("level 2", "search 300")
    assert sorted(grouped([MET, APART, Meeting(("random", "search 300"), 1)])) == [
        ["greedy", "level 2", "random", "search 300"]
    ]
    with pytest.raises(BadRecord, match=r"^Nobody has met on this ladder yet\.$"):
        standings(ladder(Meeting(("greedy", "random"))))


def test_they_stand_in_the_page() -> None:
    result = research.simulate("kyza", [], ["random", "random"], 2, seed="standings", options={"life": 3}, gather=True)
    found = standings(ladder(MET, STRONG, APART))
    html = page.report(result, command="", folder="", standings=found).html
    tables = Reader(html).tables
    assert [row[:2] for row in tables["Ratings"]] == [
        ["Bot", "Called"],
        ["Master", "search 1000"],
        ["Greedy", "greedy"],
        ["Random", "random"],
    ]
    assert tables["Ratings"][2][2:] == ["0", NOTHING]
    matrix = tables["Bot against bot"]
    assert matrix[0] == ["", "search 1000", "greedy", "random"]
    assert matrix[2][0::2] == ["greedy", NOTHING]
    assert matrix[2][1].startswith("20.0% ")
    assert matrix[2][3].startswith("85.0% ")
    assert "they have met none of these: level 2 and search 300." in html
    assert 'href="#ladder"' in html
    assert 'id="ladder"' not in page.report(result, command="", folder="").html
