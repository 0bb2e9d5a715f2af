"""When people are asked, unless they set it otherwise."""

from cardwright.games.kryptik.game import GAME
from cardwright.games.kryptik.state import COMBAT, END, FIRST, SECOND
from cardwright.kernel.pile.passing import Passing
from cardwright.kernel.pile.priority import OWN_STOP
from tests.games.kryptik.table import WAIT, side, table


def asked(phase: int, player: int) -> bool:
    """Whether a player who could act is asked in a phase of my turn."""
    t = table(me=side(hand=[WAIT], soul=6), opponent=side(hand=["Hush", WAIT], soul=6), phase=phase)
    if t.m.chooser != player:
        t.pick("pass")
    settings = Passing(player, GAME.table.stops, idle=False)
    t.ends_clean()
    return t.m.chooser == player and settings.pick(t.m) < 0


def test_the_turn_player_is_asked_in_the_main_phases_and_others_when_there_is_something_to_answer() -> None:
    assert [phase for phase in (FIRST, COMBAT, SECOND, END) if asked(phase, 0)] == [FIRST, SECOND]
    t = table(me=side(hand=["Wither", WAIT], soul=6, island=["Moss Boar"]), opponent=side(hand=["Hush", WAIT], soul=6))
    settings = [Passing(player, GAME.table.stops) for player in (0, 1)]
    t.pick("cast Wither")
    while "pass" not in t.offered:
        t.m.choose(0)
    assert t.m.chooser == 1
    assert settings[1].pick(t.m) == -1
    t.m.choose("pass")
    assert t.m.chooser == 0
    assert settings[0].pick(t.m) == len(t.m.codes) - 1
    settings[0].stops |= OWN_STOP
    assert settings[0].pick(t.m) == -1
    t.m.choose("pass")
    t.ends_clean("Moss Boar")
