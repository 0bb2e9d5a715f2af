"""Moving: one way to leave a tile, and one to enter it, for all that moves a Token."""

import pytest

from cardwright.games.crucible.values import ATTACK_PHASE, MOVE_PHASE, SPELL_PHASE
from cardwright.kernel.basics.grids import SOUTH
from tests.games.crucible.table import RESPAWNS, Table, side, table


@pytest.mark.rule(
    "crucible:move.effects",
    "crucible:move.mana",
    "crucible:move.memories",
    "crucible:tile.open",
    "crucible:ruling.entering-order",
    "crucible:ruling.tile-effects",
    "crucible:memory.top",
    "crucible:move.replace",
    "crucible:ruling.leaving",
    "crucible:move.one",
)
def test_an_open_tile_affects_who_enters_it_and_the_old_one_is_replaced() -> None:
    t = table(
        side("Reaver", 0, magick="ember", deck=["Flashburn", "Pyre Lance"], damage=2),
        side("Mender", 14),
        tiles={0: "Glowcap Grove", 1: "Silt Garden"},
    )
    t.tiles("Quiet Shallows").move(1)
    assert t.damage() == 1, "the effect"
    assert t.m.mana(0) == 3, "the Mana"
    assert t.hand() == ["Pyre Lance"], "the Memories"
    assert t.ground(0) == "Quiet Shallows"
    assert t.removed == ["Glowcap Grove"]
    assert t.log()[-4:] == [
        "Reaver moves to tile 2.",
        "Quiet Shallows comes to tile 1.",
        "You discard 1 damage.",
        "You draw Pyre Lance.",
    ]
    t.deck()
    t.card("Silt Garden")
    t.ends_clean()


@pytest.mark.rule("crucible:move.once-memories", "crucible:ruling.bequest", "crucible:ruling.chrysalys")
def test_the_chrysalys_gives_a_memory_each_time_and_is_never_replaced() -> None:
    t = table(side("Reaver", 6, magick="ember", deck=["Flashburn", "Pyre Lance"]), side("Mender", 14))
    t.move(7)
    assert t.hand() == ["Pyre Lance"]
    t.until(MOVE_PHASE).move(12)
    assert t.ground(7) == "The Chrysalys"
    t.until(MOVE_PHASE).move(7)
    assert t.hand() == ["Flashburn", "Pyre Lance"]
    t.deck()
    assert len(t.removed) + len(t.under_tiles) == 31
    t.ground(6), t.ground(12)
    t.ends_clean()


@pytest.mark.rule("crucible:move.occupied", "crucible:move.straight", "crucible:ruling.move-path")
def test_tokens_and_monsters_are_neither_crossed_nor_entered() -> None:
    t = table(side("Reaver", 0), side("Mender", 1), tiles={5: "Bog Rat", 6: "Waxed Waders"})
    assert t.moves() == []
    t = table(side("Reaver", 0), side("Mender", 14), tiles={5: "Bog Rat", 1: "Waxed Waders"})
    assert t.moves() == [1, 2, 3, 6, 7, 11], "an Item may be crossed"
    t.move(6)
    assert t.items() == []
    t.ground(0)
    t.ends_clean()


@pytest.mark.rule("crucible:token.passive")
def test_a_cutpurse_crosses_monsters_and_memory_tokens_but_not_characters() -> None:
    t = table(side("Cutpurse", 0), side("Mender", 1, magick="dawn", summoned={"Lamp Saint": 6}), tiles={5: "Bog Rat"})
    assert t.moves() == [2, 7, 8, 10, 11, 12]
    t.ends_clean()


@pytest.mark.rule("crucible:move.item", "crucible:tile.item", "crucible:ruling.item-ground", "crucible:ruling.items")
def test_an_item_is_taken_and_leaves_bare_ground_until_its_finder_goes() -> None:
    t = table(side("Reaver", 0), side("Mender", 14), tiles={1: "Waxed Waders"})
    t.tiles("Quiet Shallows", "Thorn Thicket").move(1)
    assert t.items() == ["Waxed Waders"]
    assert t.ground(1) == "Bare Ground"
    assert t.m.mana(0) == 0
    assert t.m.steps(t.card("Reaver")) == 4
    t.until(MOVE_PHASE).move(2)
    assert t.ground(1) == "Thorn Thicket"
    t.ground(0)
    t.ends_clean()


@pytest.mark.rule(
    "crucible:random.two",
    "crucible:random.table",
    "crucible:ruling.table",
    "crucible:respawn.several",
    "crucible:start.place",
)
@pytest.mark.parametrize(("drawn", "place"), [((3, 4), 6), ((0, 0), 7), ((1, 7), 8), ((7, 7), 14), ((0, 1), 0)])
def test_two_destiny_cards_say_where_a_token_is_placed(drawn: tuple[int, int], place: int) -> None:
    t = table(side("Cutpurse", -1), side("Reaver", -1), side("Mender", 4), phase=RESPAWNS, wait=True)
    t.draws(*drawn, 2, 4).begin()
    assert t.at("Cutpurse") == place
    t.act("face south", "face north")
    assert t.facing("Cutpurse") == SOUTH
    assert t.at("Reaver") == 5
    t.hand(), t.deck()
    t.aside(0), t.aside(1)
    t.ends_clean()


@pytest.mark.rule("crucible:random.monster", "crucible:ruling.replaced-monster")
def test_a_token_that_is_placed_on_a_monster_replaces_it() -> None:
    t = table(
        side("Cutpurse", -1),
        side("Reaver", -1),
        side("Mender", 4),
        tiles={6: "Bog Rat"},
        phase=RESPAWNS,
        wait=True,
    )
    t.draws(3, 4, 2, 4).begin().act("face north", "face north")
    assert t.ground(6) == "Bare Ground"
    assert t.under_tiles[0] == "Bog Rat"
    assert t.points() == 0
    t.aside(0), t.aside(1), t.card("Reaver")
    t.ends_clean()


@pytest.mark.rule("crucible:random.token", "crucible:ruling.redraw")
def test_where_a_token_stands_the_cards_are_drawn_again() -> None:
    t = table(
        side("Cutpurse", -1),
        side("Reaver", -1),
        side("Mender", 4, magick="dawn", summoned={"Lamp Saint": 6}),
        phase=RESPAWNS,
        wait=True,
    )
    t.draws(3, 4, 1, 2, 2, 4).begin().act("face north", "face north")
    assert t.at("Cutpurse") == 2
    t.aside(0), t.aside(1), t.card("Reaver")
    t.ends_clean()


@pytest.mark.rule(
    "crucible:ruling.push", "crucible:move.other-phase", "crucible:ruling.entering", "crucible:ruling.entering-too"
)
def test_who_is_pushed_enters_the_tile_where_it_stops() -> None:
    t = table(
        side("Reaver", 5, magick="tide", memories=["Breaker"]),
        side("Mender", 6),
        tiles={6: "Glowcap Grove", 7 + 1: "Bog Rat"},
        phase=ATTACK_PHASE,
    )
    t.tiles("Rotwing").draws(7, 0).act("cast Breaker")
    assert t.damage(1) == 0, "1 Damage, and 1 discarded on the Chrysalys"
    assert t.at("Mender") == 7
    assert t.ground(6) == "Rotwing"
    assert t.m.on_board[t.card("Rotwing")].fresh
    assert t.removed == ["Glowcap Grove"]
    t.deck(), t.hand(1), t.deck(1), t.hand()
    t.ends_clean()


@pytest.mark.rule("crucible:ruling.push")
@pytest.mark.parametrize("blocker", ["edge", "monster", "token"])
def test_a_push_stops_before_the_edge_a_monster_and_a_token(blocker: str) -> None:
    at = 4 if blocker == "edge" else 3
    t = table(
        side("Reaver", at - 1, magick="tide", memories=["Breaker"]),
        side("Mender", at),
        side("Hexer", 4 if blocker == "token" else 14),
        tiles={4: "Bog Rat"} if blocker == "monster" else {},
        phase=ATTACK_PHASE,
    )
    t.draws(7, 0).act("cast Breaker", *["aim at Mender"] * (blocker in {"monster", "token"}))
    assert t.at("Mender") == at
    assert t.damage(1) == 1
    t.hand(), t.deck()
    t.ends_clean()


@pytest.mark.rule("crucible:ruling.swap")
def test_who_swaps_notes_the_new_tile_and_no_tile_is_removed() -> None:
    t = table(
        side("Reaver", 0, magick="gale", memories=["Cyclone Swap"]),
        side("Mender", 2, damage=1),
        tiles={0: "Echoing Shrine", 2: "Silt Garden"},
    )
    t.m.change(t.card("Silt Garden")).given = True
    t.draws(7, 0).act("cast Cyclone Swap")
    assert (t.at("Reaver"), t.at("Mender")) == (2, 0)
    assert t.m.mana(0) == 3
    assert t.hand() == [], "this tile has given its Memory"
    assert len(t.hand(1)) == 2, "that one had not"
    assert t.removed == []
    assert t.damage(1) == 1
    t.deck(), t.deck(1), t.card("Echoing Shrine")
    t.ends_clean()


@pytest.mark.rule("crucible:ruling.stay", "crucible:move.mana-stays", "crucible:phase.turns", "crucible:phase.ends")
def test_who_stays_keeps_the_mana_and_draws_nothing() -> None:
    t = table(side("Fowler", 0), side("Mender", 14), tiles={0: "Glowcap Grove", 2: "Mudgill"})
    t.act("end move turn", "end move turn")
    assert t.m.mana(0) == 3
    assert t.hand() == []
    assert t.m.phase == ATTACK_PHASE
    assert "attack Mudgill: 2 against 5" in t.offered, "Braced Aim: 1 + 1"
    t.card("Mudgill")
    t.ends_clean()


WAYS = {
    "moves": ("gale", "Tailwind", ()),
    "steps": ("gale", "Featherstep", ("go to tile 2",)),
    "is placed": ("gloam", "Shadowstep", ("point at tile 2",)),
}


def entered(t: Table, *, hand: int) -> None:
    """The character has come to the Silt Garden at 1, and what it left at 0 is replaced."""
    assert t.at("Reaver") == 1
    assert t.damage() == 1
    assert t.ground(0) == "Quiet Shallows"
    assert len(t.hand()) == hand
    t.deck(), t.removed, t.card("Silt Garden")
    t.ends_clean()


@pytest.mark.rule("crucible:ruling.entering", "crucible:ruling.steps")
@pytest.mark.parametrize("way", sorted(WAYS))
def test_all_ways_of_going_oneself_leave_and_enter_alike(way: str) -> None:
    magick, memory, picks = WAYS[way]
    t = table(
        side("Reaver", 0, magick=magick, memories=[memory], damage=2),
        side("Mender", 14),
        tiles={1: "Silt Garden"},
        phase=ATTACK_PHASE if way == "steps" else 0,
    )
    t.tiles("Quiet Shallows")
    if way == "moves":
        t.move(1)
        entered(t, hand=2)
    else:
        t.act(f"cast {memory}", *picks)
        entered(t, hand=1)


PUSHES = {
    "pushed": ("tide", "Breaker", 6, ATTACK_PHASE, ()),
    "pulled": ("thorn", "Bramble Whip", 3, ATTACK_PHASE, ()),
    "nudged": ("mirage", "Nudge", 6, 0, ("put at the Chrysalys",)),
    "swapped": ("gale", "Cyclone Swap", 7, 0, ()),
}


@pytest.mark.rule("crucible:ruling.entering-too", "crucible:move.purposeful")
@pytest.mark.parametrize("way", sorted(PUSHES))
def test_all_ways_of_being_moved_leave_and_enter_alike(way: str) -> None:
    magick, memory, _, phase, picks = PUSHES[way]
    here = {"pushed": 5, "pulled": 7, "nudged": 5, "swapped": 7}[way]
    there = {"pushed": 6, "pulled": 5, "nudged": 6, "swapped": 6}[way]
    t = table(
        side("Ritualist", here, magick=magick, memories=[memory]),
        side("Mender", there, damage=3, deck=[]),
        tiles={there: "Thorn Thicket", (6 if way == "pulled" else 13): "Silt Garden"},
        phase=phase,
    )
    if way in {"nudged", "swapped"}:
        t.tiles("Quiet Shallows")
    t.draws(7, 0).act(f"cast {memory}", *picks)
    assert t.at("Mender") == (6 if way == "pulled" else 7)
    assert t.damage(1) == (3 if way in {"pushed", "pulled"} else 2), "1 discarded on entering"
    assert (t.ground(there) == "Thorn Thicket") == (way == "swapped")
    t.card("Thorn Thicket"), t.card("Ritualist"), t.hand(), t.deck(), t.removed, t.under_tiles, t.card("The Chrysalys")
    t.hand(1), t.deck(1), t.card("Silt Garden")
    t.ends_clean()


@pytest.mark.rule("crucible:monster.boss", "crucible:ruling.second-boss")
def test_a_second_boss_goes_under_the_deck() -> None:
    t = table(side("Reaver", 0), side("Mender", 14), tiles={2: "The Shell Tyrant", 0: "Glowcap Grove"})
    t.tiles("Ferrywight", "Mother of Leeches", "Quiet Shallows").move(5)
    assert t.ground(0) == "Quiet Shallows"
    assert t.under_tiles[:2] == ["Mother of Leeches", "Ferrywight"]
    assert t.removed == ["Glowcap Grove"]
    t.ends_clean()


@pytest.mark.rule("crucible:ruling.second-boss", "crucible:ruling.tiles-out")
def test_a_deck_of_bosses_alone_leaves_bare_ground() -> None:
    t = table(side("Reaver", 0), side("Mender", 14), tiles={2: "The Shell Tyrant"})
    m = t.m
    deck = m.shared(15)
    bosses = [card for card in m.zones[deck] if m.printed[card].facts.rank]
    for card in m.zones[deck]:
        if card not in bosses:
            m.move(card, m.shared(19))
    t.move(5)
    assert t.ground(0) == "Bare Ground"
    assert len(t.under_tiles) == 2
    t.ends_clean()


@pytest.mark.rule("crucible:ruling.tiles-out")
def test_removed_tiles_are_shuffled_when_the_deck_is_empty() -> None:
    t = table(side("Reaver", 0), side("Mender", 14), tiles={0: "Glowcap Grove"})
    m = t.m
    for card in m.zones[m.shared(15)]:
        m.move(card, m.shared(19))
    t.move(5)
    assert t.ground(0) == "Glowcap Grove", "the only tile that was removed"
    t.ends_clean()


@pytest.mark.rule("crucible:ruling.tiles-out", "crucible:ruling.second-boss")
def test_removed_tiles_are_shuffled_when_only_bosses_are_left_that_cannot_come() -> None:
    t = table(side("Reaver", 0), side("Mender", 14), tiles={2: "The Shell Tyrant", 0: "Glowcap Grove"})
    m = t.m
    for card in m.zones[m.shared(15)]:
        if not m.printed[card].facts.rank:
            m.move(card, m.shared(19))
    t.move(5)
    assert t.ground(0) == "Glowcap Grove", "the only tile that was removed"
    assert sorted(t.under_tiles) == ["Ferrywight", "Mother of Leeches"]
    t.ends_clean()


@pytest.mark.rule("crucible:ruling.careful-way", "crucible:ruling.entering-spells")
def test_a_token_goes_around_spells_where_it_can() -> None:
    t = table(side("Reaver", 0), side("Warden", 14, magick="ember", fields={"Burning Ground": (1, 2)}))
    t.move(7)
    assert t.damage() == 0, "by way of 5 and 6"
    assert len(t.hand()) == 1
    t.ground(0), t.deck()
    t.ends_clean()
    t = table(
        side("Reaver", 0),
        side("Warden", 14, magick="ember", fields={"Burning Ground": (1, 2, 6)}),
        tiles={5: "Bog Rat"},
    )
    t.draws(7, 0).move(2)
    assert t.damage() == 1, "resisted once, over two tiles of it"
    assert [line for line in t.log() if "meets" in line] == [
        "Burning Ground meets Reaver: 2 + 7 = 9 against 1 + 0 = 1, it works."
    ]
    t.ground(0)
    t.ends_clean()


@pytest.mark.rule("crucible:spell.tokens", "crucible:memory.token-ground", "crucible:ruling.token-stands")
def test_memory_tokens_take_nothing_and_remove_nothing() -> None:
    t = table(
        side("Warden", 0, magick="spark", summoned={"Spark Wisp": 1}, deck=["Thunderbolt"]),
        side("Mender", 14),
        tiles={1: "Glowcap Grove", 2: "Waxed Waders"},
        phase=SPELL_PHASE,
    )
    t.act("move Spark Wisp", "move to tile 3")
    assert t.at("Spark Wisp") == 2
    assert (t.ground(1), t.ground(2)) == ("Glowcap Grove", "Waxed Waders")
    assert t.hand() == t.items() == []
    t.ends_clean()


@pytest.mark.rule("crucible:ruling.moved-midway", "crucible:move.effects", "crucible:ruling.swap")
def test_who_is_driven_on_while_landing_enters_the_next_tile_once() -> None:
    t = table(
        side("Reaver", 6, magick="gale", memories=["Cyclone Swap"], fields={"Dust Devil": (6, 11)}),
        side("Mender", 5, damage=3),
    )
    t.draws(7, 0, 7, 0).act("cast Cyclone Swap")
    assert t.at("Mender") == 7
    assert t.damage(1) == 3, "1 more by the Spell, 1 less by the Chrysalys"
    assert len(t.hand(1)) == 1
    assert (t.ground(6), t.removed) == ("Whisper Reeds", ["Black Mirror Mere"]), "it was left"
    t.ends_clean()


@pytest.mark.rule("crucible:ruling.moved-midway", "crucible:respawn.affected")
def test_who_respawns_under_a_spell_that_drives_it_on_enters_the_next_tile_once() -> None:
    t = table(
        side("Reaver", 6, magick="gale", fields={"Dust Devil": (7, 12)}),
        side("Mender", -1),
        tiles={8: "Black Mirror Mere"},
        phase=RESPAWNS,
        wait=True,
    )
    t.draws(7, 0).begin().act("face north")
    assert t.at("Mender") == 8
    assert t.damage(1) == 2, "1 by the Spell and 1 by the Mere"
    assert len(t.hand(1)) == 3
    assert t.active() == [], "the Spell was for that Move phase"
    assert t.deck()[0] == "Dust Devil"
    t.ends_clean("Black Mirror Mere")


@pytest.mark.rule("crucible:ruling.push")
def test_a_push_ends_where_a_spell_ends_moves() -> None:
    t = table(
        side("Reaver", 0, magick="gale", memories=["Gust"]),
        side("Mender", 1),
        side("Warden", 14, magick="tide", fields={"Rising Water": (2, 7, 12, 13)}),
    )
    t.draws(7, 0, 0, 7).act("cast Gust")
    assert t.offered == ["put at tile 3", "done"]
    t.act("put at tile 3")
    assert t.at("Mender") == 2
    assert t.ground(1) == "Whisper Reeds"
    t.ends_clean()
