"""What lists tell of tables."""

from cardwright.service.protocol import Clock, Place
from cardwright.service.tables import summary
from tests.service.play import ARGUS, Play


def test_a_summary_says_who_sits_and_whose_turn_it_is() -> None:
    table = Play.started("keyforge", clock=Clock("live", base=60))
    stored = summary.encode(summary.summary_of(table.table))
    seat = table.table.asked[0]
    for name in ("Ann", "Ben", "Eve"):
        info = summary.decode(stored).info("table", 5, name)
        assert (info.table, info.game, info.status, info.at) == ("table", "keyforge", "playing", 5)
        assert info.names == ("Ann", "Ben")
        assert info.mine == table.table.seats_of(name)
        assert info.your_turn == (name == table.names[seat])
        assert info.clock.base == 60
    table.resign("Ann")
    assert summary.summary_of(table.table).info("table", 5, "Ann").result == table.table.result


def test_who_is_nobody_sits_nowhere() -> None:
    table = Play("krysis", "me", "open")
    info = summary.summary_of(table.table).info("table", 5, "")
    assert (info.mine, info.your_turn, info.names) == ((), False, ("Ann", ""))


def test_a_table_has_to_be_looked_at_when_something_is_due() -> None:
    table = Play("keyforge", "me", "open", clock=Clock("live", base=60))
    assert summary.due(table.table) is None
    table.sit("Ben", 1, deck=ARGUS)
    assert summary.due(table.table) is None
    table.deck("Ann", ARGUS)
    assert summary.due(table.table) == table.now + 60_000
    bots = Play("keyforge", Place("me", deck=ARGUS), "bot")
    while 1 not in bots.table.asked:
        bots.random_pick()
    assert summary.due(bots.table) == bots.table.at
