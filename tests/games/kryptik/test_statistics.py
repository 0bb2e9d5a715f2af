"""What simulations count."""

from cardwright.games.kryptik import statistics as s
from cardwright.games.kryptik.game import GAME
from tests.games.kryptik.table import WAIT, side, table


def test_deeds_are_counted() -> None:
    t = table(me=side(island=["Reed Skiff", "Moss Boar"], hand=["Wither", WAIT]), opponent=side(row=["Hired Hand"]))
    t.cast("Wither", "Reed Skiff").attack("Moss Boar", 1).strike().pick("use its 11 year ability").resolve()
    found = GAME.statistics(t.m)
    assert {name: n for name, n in found.items() if n} == {
        s.TURNS: 3,
        s.CAST: 1,
        s.ATTACKS: 1,
        s.DESTROYED: 1,
        s.ABILITIES: 1,
        s.DIED: 1,
        s.DRAWN: 1,
    }
    t.row(1)
    t.look(1, *range(8))
    t.ends_clean()
