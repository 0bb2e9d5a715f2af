"""Words for authors that no card that ships is written with, on cards that are."""

from cardwright.games.kryptik.words import vocabulary as v
from cardwright.games.kryptik.zones import HAND
from tests.games.kryptik.table import made, side, table

EEL = made("Quick Eel", attack=1, defense=1)


def test_what_each_does_is_done_as_if_it_were_theirs() -> None:
    parting = made("Parting", v.does(v.each_does(v.each_player, v.to_hand(v.choose(v.friendly_citizen)))))
    t = table(
        me=side(hand=[parting], island=["Hired Hand", "Wick Runner"]),
        opponent=side(island=["Moss Boar", EEL]),
    )
    t.cast(parting)
    assert (t.asked, t.offered) == ("Me", ["choose Hired Hand", "choose Wick Runner"])
    t.pick("choose Hired Hand")
    assert (t.asked, t.offered) == ("Opponent", ["choose Moss Boar", f"choose {EEL}"])
    t.pick("choose Moss Boar")
    assert (t.mine, t.theirs) == (["Wick Runner"], [EEL])
    assert (t.hand, t.names(1, HAND)) == (["Hired Hand"], ["Moss Boar"])
    t.ends_clean()
