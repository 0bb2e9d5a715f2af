"""More than two players: who is attacked, who answers, and what is left when one of them is out."""

from cardwright.games.kryptik.words import vocabulary as v
from cardwright.games.kryptik.zones import HAND, LIMBO, ZONES
from tests.games.kryptik.table import WAIT, made, side, table

DRAIN = made("Drain Quickly", v.does(v.deal(1, v.target_opponent)))
RECOIL = made("Recoil", v.attacks(v.deal(1, v.you)), attack=2, defense=2)


def test_only_who_is_attacked_blocks_and_the_third_player_answers() -> None:
    t = table(
        side(island=["Clay Sentry"], hand=["Wither"]),
        me=side(island=["Moss Boar"]),
        opponent=side(island=["Gate Porter"], hand=["Hush"]),
    )
    t.attack("Moss Boar", 2)
    for player in ("Opponent", "Third"):
        assert t.asked == player
        t.watch.choose("pass")
    assert t.offered == ["block with Gate Porter", "done"]
    t.block("Gate Porter")
    t.cast("Wither", "Moss Boar").strike()
    assert t.names(2, LIMBO) == ["Wither"]
    assert t.limbo == ["Moss Boar"]
    assert t.theirs == ["Gate Porter"]
    t.ends_clean()


def test_without_the_attacked_player_combat_goes_on_against_the_others() -> None:
    t = table(
        side(row=["Hush"]),
        me=side(island=["Moss Boar", "Fog Pilot"], hand=[DRAIN, WAIT]),
        opponent=side(island=["Gate Porter"], hand=["Snarl"], row=[]),
    )
    t.attack("Moss Boar", player=1).pick("cast Snarl", "aim at Gate Porter").pick(
        f"cast {DRAIN}", "aim at Opponent"
    ).resolve_one()
    assert t.m.seats == (0, 2)
    assert t.stack == [], "what the player had waiting is gone too"
    assert t.theirs == []
    assert t.m.attacker < 0
    t.attack("Fog Pilot", 1, player=2).strike()
    assert t.names(2, HAND) == ["Hush"]
    assert t.engaged("Moss Boar")
    t.row(2)
    t.look(1, *range(ZONES))
    t.ends_clean()


def test_who_falls_on_their_own_turn_is_followed_by_the_next_player() -> None:
    t = table(side(hand=[WAIT]), me=side(island=[RECOIL], row=[]), opponent=side(hand=[WAIT]))
    t.attack(RECOIL, 1).resolve()
    assert t.m.seats == (1, 2)
    assert (t.m.active, t.m.turn) == (1, 4)
    t.look(0, *range(ZONES))
    t.look(1, HAND)
    t.ends_clean()
