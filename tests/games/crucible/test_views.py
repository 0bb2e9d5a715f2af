"""Who sees what: hands, decks, Destiny that was foreseen; what the board shows."""

import pytest

from cardwright.games.crucible.briefs import brief
from cardwright.games.crucible.cards.tiles import CARDS
from cardwright.games.crucible.state import Crucible
from cardwright.games.crucible.values import ATTACK_PHASE, MOVE_PHASE, SPELL_PHASE
from cardwright.kernel.basics.grids import SOUTH
from cardwright.kernel.basics.rng import Rng
from cardwright.kernel.pieces.shapes import Face, OptionView
from tests.games.crucible.table import WITH_FIGURES, Table, side, table
from tests.views import faces

pytestmark = pytest.mark.midway("what is seen is shown in the middle of play")


def shown(t: Table, name: str, viewer: int = 0) -> Face:
    """The face of a card as a viewer sees it."""
    view = t.m.view(viewer)
    return next(face for face in faces([view["players"], view["shared"]]) if face["name"] == name)


@pytest.mark.rule("crucible:ruling.discards-public", "crucible:memory.bottom")
def test_foresight_is_seen_by_one_and_what_was_cast_by_all() -> None:
    t = table(
        side("Warden", 0, magick="hour", memories=["Foresight", "Stolen Hour"]), side("Mender", 1), side("Hexer", 14)
    )
    t.draws(1, 2).act("cast Foresight", "put on top Destiny 1")
    mine, theirs = (t.m.view(viewer)["shared"]["destiny"] for viewer in (0, 1))
    assert [(face["name"], face.get("at")) for face in mine["cards"]] == [("Destiny 1", 30), ("Destiny 2", 31)]
    assert theirs["cards"] == []
    world = t.m.sample(0, Rng(1))
    assert isinstance(world, Crucible)
    assert world.zones[world.first + 17][-2:] == t.m.zones[t.m.first + 17][-2:]
    assert [world.prints[card].name for card in world.zones[world.first + 17][-2:]] == ["Destiny 1", "Destiny 2"]
    t.act("cast Stolen Hour")
    seen = t.m.view(1)["players"][0]["areas"]
    assert [face["name"] for face in seen["deck"]["cards"]] == ["Stolen Hour"]
    assert [face["name"] for face in seen["memories"]["cards"]] == ["Foresight"], "it was shown"
    assert t.log()[-2].startswith("Stolen Hour meets Mender: 2 + 2 = 4"), "the card that was put there last"


@pytest.mark.rule("crucible:ruling.items-open")
def test_items_lie_open() -> None:
    t = table(side("Warden", 0, items=["Waxed Waders"]), side("Mender", 14))
    assert [face["name"] for face in t.m.view(1)["players"][0]["areas"]["items"]["cards"]] == ["Waxed Waders"]
    assert t.m.view(1)["players"][0]["counters"]["move"] == 3
    assert t.m.view(1)["players"][0]["reasons"] == {"move": [{"source": "Waxed Waders", "by": 1}]}


def test_tokens_show_facing_edges_and_damage() -> None:
    t = table(side("Lancer", 0, facing=SOUTH, damage=2), side("Mender", 14))
    face = shown(t, "Lancer", 1)
    assert face["facing"] == SOUTH
    assert face["edges"] == [[3, 2, 1], [1, 1, 1], [1, 1, 1], [1, 1, 1]]
    assert face["marks"]["damage"] == 2
    assert t.m.view(1)["players"][0]["facts"]["dies"] == "25 %", "on a 0 or 1"
    assert t.m.view(0)["step"] == MOVE_PHASE


def test_spells_over_tiles_are_fields_and_ways_are_paths() -> None:
    t = table(
        side("Hexer", 6, magick="ember", memories=["Cinder Flick"]),
        side("Warden", 13, magick="rime", fields={"Black Ice": (0, 1, 2)}),
        phase=SPELL_PHASE,
    )
    fields = t.m.view(0)["fields"]
    assert [(field["name"], field["player"], [spot["at"] for spot in field["places"]]) for field in fields] == [
        ("Black Ice", 1, [0, 1, 2])
    ]
    t.act("cast Cinder Flick")
    decision = t.m.view(0)["decision"]
    assert decision is not None
    assert [[spot["at"] for spot in option["places"]] for option in decision["options"]] == [[7, 8, 13], [11, 12, 13]]


def test_attacks_show_both_values_and_reasons_stand_beside_numbers() -> None:
    t = table(side("Reaver", 0), side("Mender", 1), tiles={1: "Thorn Thicket"}, phase=ATTACK_PHASE)
    assert "attack Mender: 3 against 4" in t.offered
    assert shown(t, "Mender")["reasons"] == {"block": [{"source": "Thorn Thicket", "by": 1}]}


def options(t: Table, verb: str) -> list[OptionView]:
    """What the first player may do with that verb, as they see it."""
    decision = t.m.view(0)["decision"]
    assert decision is not None
    return [option for option in decision["options"] if option["verb"] == verb]


def at(option: OptionView) -> list[int]:
    """The places of an option."""
    return [spot["at"] for spot in option["places"]]


def test_moves_show_their_way_and_a_flip_how_the_token_would_lie() -> None:
    t = table(side("Warden", 0), side("Mender", 14))
    moves = options(t, "move to")
    assert {option["start"]["at"] for option in moves} == {0}
    assert [at(option) for option in moves if option["places"][-1]["at"] == 2] == [[1, 2]]
    assert [(flip["card"], flip["facing"]) for flip in options(t, "flip")] == [(shown(t, "Warden")["handle"], SOUTH)]


@pytest.mark.parametrize(
    ("magick", "spell", "who", "text"),
    [
        ("rime", "Frostbind", "Mender", "It gets -1 move until its next move turn ends."),
        ("rime", "Brittle", "Mender", "It gets -2 block until the end of the round."),
        ("stone", "Stoneskin", "Warden", "Your character gets +1 block until the end of the round."),
        ("stone", "Bulwark", "Warden", "Prevent damage that you would take (2 left)."),
    ],
)
def test_what_works_for_a_while_is_told_of_whom_it_works_on(magick: str, spell: str, who: str, text: str) -> None:
    tables = [
        table(side("Warden", 0, magick=magick, memories=[spell]), side("Mender", 1), phase=phase)
        for phase in (MOVE_PHASE, ATTACK_PHASE, SPELL_PHASE)
    ]
    t = next(each for each in tables if f"cast {spell}" in each.offered)
    t.draws(7, 0).act(f"cast {spell}")
    for viewer in range(3):
        told = {name: shown(t, name, viewer).get("effects", []) for name in ("Warden", "Mender")}
        assert [(effect["key"], effect["name"], effect["text"]) for effect in told.pop(who)] == [
            (spell.lower(), spell, text)
        ]
        assert list(told.values()) == [[]]


def test_everybody_sees_the_order_who_is_who_and_which_destiny_is_left() -> None:
    t = table(side("Warden", 0), side("Mender", 1), phase=ATTACK_PHASE)
    t.draws(7, 0)
    before = t.m.view(2)["left"]["destiny"]
    t.act("attack Mender")
    shown = t.m.view(2)
    assert {value: before[value] - n for value, n in shown["left"]["destiny"].items() if before[value] != n} == {
        "7": 1,
        "0": 1,
    }
    assert [shown["players"][player]["card"] for player in shown["order"]] == ["mender", "warden"]


def test_tiles_and_items_say_in_a_few_words_what_they_do() -> None:
    said = {printed.key: brief(printed) for printed in WITH_FIGURES.prints.values()}
    assert {key: said[key] for key in ("thorn-thicket", "leyline-fissure", "marsh-balm", "firefly-flask")} == {
        "thorn-thicket": "+1 block",
        "leyline-fissure": "1 damage?",
        "marsh-balm": "heal 2",
        "firefly-flask": "+2 attack",
    }
    silent = [key for key, text in said.items() if not text and key in CARDS]
    assert silent == ["lantern-leech", "spore-hulk"], "Monsters say it on their sheet"


def test_tiles_that_were_picked_stay_with_those_that_can_follow() -> None:
    t = table(
        side("Warden", 0, magick="rime", memories=["Black Ice"]), side("Mender", 14), tiles={0: "Leyline Fissure"}
    )
    t.act("cast Black Ice", "affect tile 1")
    assert at(options(t, "affect")[0]) == [0, 1]


@pytest.mark.parametrize(
    ("card", "told"),
    [
        ("Mender", "Mender is not within your attack range."),
        ("Reaver", "Reaver is your own character."),
        ("Cinder Flick", "Cinder Flick is cast in the spell phase."),
        ("Waxed Waders", "Waxed Waders works as long as it is held."),
        ("Firefly Flask", "Firefly Flask is used with an attack."),
        ("Coil Charm", "Coil Charm is used at a death check."),
    ],
)
def test_it_is_said_why_a_card_cannot_be_used(card: str, told: str) -> None:
    t = table(
        side(
            "Reaver",
            0,
            magick="ember",
            memories=["Cinder Flick"],
            items=["Waxed Waders", "Firefly Flask", "Coil Charm"],
        ),
        side("Mender", 14),
        phase=ATTACK_PHASE,
        forced=True,
    )
    assert t.m.why_not(0, t.card(card)) == told
