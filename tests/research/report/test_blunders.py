import pytest

import cardwright as cw
from cardwright import research
from cardwright.kernel.basics.errors import BadSetup
from cardwright.research.report.blunders import NONE, Blunders, look_back


def looked(jobs: int = 1) -> Blunders:
    result = research.simulate("kyza", [], ["random", "random"], 6, seed="blunders")
    return look_back(result, 4, games=2, iterations=20, jobs=jobs)


def test_the_costliest_picks_come_with_records_that_lead_to_them() -> None:
    found = looked()
    assert found.numbers == (0, 3)
    assert len(found.worst) == 4
    costs = [blunder.moment.cost for blunder in found.worst]
    assert costs == sorted(costs, reverse=True)
    assert set(found.records) == {blunder.number for blunder in found.worst}
    for blunder in found.worst:
        record = cw.Record.from_json(found.records[blunder.number])
        match = cw.load("kyza").open(record.setup, record.key)
        for pick in record.picks[: blunder.moment.step]:
            match.repeat(pick)
        assert match.decision.prompt == blunder.moment.asked
        assert match.decision.texts()[record.picks[blunder.moment.step]] == blunder.moment.taken
        assert match.names[blunder.moment.player] == f"Bot {blunder.contestant + 1}"


def test_they_are_the_same_for_any_number_of_jobs() -> None:
    assert looked(jobs=2) == looked()


def test_who_wants_none_waits_for_none_and_what_cannot_be_is_refused() -> None:
    result = research.simulate("kyza", [], ["random", "random"], 1)
    assert look_back(result, 0, games=1, iterations=20) is NONE
    with pytest.raises(BadSetup, match="at least one game"):
        look_back(result, 3, games=0, iterations=20)
    draft = research.simulate("kryptik-draft", [], ["random", "random"], 1)
    with pytest.raises(BadSetup, match="won by nobody"):
        look_back(draft, 3, games=1, iterations=20)
