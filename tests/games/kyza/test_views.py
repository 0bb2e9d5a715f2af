"""What Kyza Kards shows, and how the log tells it."""

import pytest

from cardwright.games.kyza.state import PHASES
from cardwright.games.kyza.table import TABLE
from cardwright.games.kyza.words.vocabulary import (
    choose,
    destroy,
    effect,
    enemy_set_card,
    friendly_character,
    get,
    hand_size,
)
from cardwright.games.kyza.zones import ZONE_KINDS
from cardwright.kernel.core.shows import printed_on
from cardwright.kernel.pieces.shapes import Face, Shown
from cardwright.kernel.pile.passing import Passing
from tests.games.kyza.table import Table, made, side, started, table
from tests.views import asked

pytestmark = pytest.mark.midway("what is seen is shown in the middle of play")


def shown(t: Table, name: str, area: str, player: int = 0, viewer: int = 0) -> Face:
    cards = t.m.view(viewer)["players"][player]["areas"][area]["cards"]
    return next(card for card in cards if card["name"] == name)


def marks(t: Table, name: str, area: str, player: int = 0, viewer: int = 0) -> dict[str, Shown]:
    return shown(t, name, area, player, viewer)["marks"]


def test_every_zone_is_an_area_and_faces_as_the_rules_say() -> None:
    assert sorted(area.zone for area in TABLE.areas) == list(range(len(ZONE_KINDS)))
    seen: list[str] = [audience for _, audience in ZONE_KINDS]
    for area in TABLE.areas:
        assert area.faceup == (seen[area.zone] == "all"), area.name


def test_the_phases_are_the_steps_of_a_turn() -> None:
    assert TABLE.steps == PHASES
    assert table(me=side(set=["Coin Diver"])).m.view(0)["step"] == 1


def test_there_is_no_step_before_the_first_turn() -> None:
    fresh = started()
    fresh.m.turn = 0
    assert fresh.m.game.shows.step(fresh.m) == -1


def test_characters_are_shown_as_they_are_now() -> None:
    t = table(
        me=side(set=["Fuse Lighter", "Coin Diver"], effects=["War Drum"], characters=["Marsh Witch"]),
        opponent=side(characters=["Anchor"]),
    )
    t.pick("activate Fuse Lighter", "aim at Marsh Witch")
    witch = marks(t, "Marsh Witch", "characters")
    assert (witch["level"], witch["damage"], witch["health"], witch["taken"]) == (4, 5, 4, 3)
    assert "flash" not in witch
    drum = marks(t, "War Drum", "effects", viewer=1)
    assert (drum["continuous"], drum["counters"]) == (True, 0)
    assert "damage" not in drum
    assert marks(t, "Coin Diver", "set")["level"] == 1
    assert "damage" not in marks(t, "Coin Diver", "set")
    assert "flash" not in marks(t, "Coin Diver", "set")
    t.attack("Marsh Witch")
    assert marks(t, "Marsh Witch", "characters")["attacking"]


def test_the_stack_is_shown() -> None:
    t = table(
        me=side(set=["Spark Thrower", "Coin Diver"], characters=["War Drum"]),
        opponent=side(set=["Coin Diver"], characters=["Marsh Witch"]),
    )
    t.pick("activate Spark Thrower")
    (waiting,) = t.m.view(1)["stack"]
    assert waiting["text"] == "Spark Thrower: deal 4 damage to target enemy character"
    assert waiting["player"] == 0
    assert waiting["aims"] == [{"text": "Marsh Witch", "card": shown(t, "Marsh Witch", "characters", 1)["handle"]}]
    assert waiting["card"] == shown(t, "Spark Thrower", "effects")["handle"]
    (link,) = t.m.view(1)["links"]
    assert link == {"kind": "aim", "source": {"card": waiting["card"]}, "to": {"card": waiting["aims"][0]["card"]}}
    assert asked(t.m.view(0))["players"] == [1]


def test_blocks_are_shown() -> None:
    t = table(me=side(characters=["War Drum"]), opponent=side(set=["Coin Diver"], characters=["Marsh Witch"]))
    t.attack("War Drum").pick("pass", "block War Drum")
    assert marks(t, "Marsh Witch", "characters", 1)["blocking"]
    assert marks(t, "War Drum", "characters")["blocked"]
    drum, witch = shown(t, "War Drum", "characters")["handle"], shown(t, "Marsh Witch", "characters", 1)["handle"]
    assert t.m.view(0)["links"] == [{"kind": "block", "source": {"card": witch}, "to": {"card": drum}}]


def test_how_much_room_there_is_and_which_rules_differ_is_shown() -> None:
    t = table(me=side(effects=["Harbor Master", "Long Table"], set=["Coin Diver"]), taken_to_hand=1)
    assert t.m.view(1)["players"][0]["limits"] == {"characters": 4, "effects": 3, "hand": 6}
    assert t.m.view(1)["players"][1]["limits"] == {"characters": 3, "effects": 3, "hand": 4}
    assert t.m.view(1)["facts"]["rules"] == {"static": 1, "taken_to_hand": 1}


def test_a_face_down_target_is_shown_by_its_place() -> None:
    t = table(me=side(set=["Bridge Burner", "Coin Diver"]), opponent=side(set=["Night Nurse", "Town Crier"]))
    t.pick("activate Bridge Burner", "aim at set card 2")
    for viewer in (0, 1, 2):
        (waiting,) = t.m.view(viewer)["stack"]
        assert waiting["aims"] == [
            {"text": "card 2 of Opponent's set cards", "place": {"area": "set", "at": 1, "player": 1}},
        ]
    t.pick("activate Town Crier")
    below, top = t.m.view(0)["stack"]
    assert below["aims"][0]["text"] == "Town Crier"  # it is turned up, and the same card
    assert top["aims"] == [{"text": "Bridge Burner", "effect": 1}]


def test_a_card_that_the_chooser_does_not_know_has_no_name_in_the_options() -> None:
    blind = made("Blind", effect(destroy(choose(enemy_set_card))))
    t = table(me=side(set=[blind, "Coin Diver"]), opponent=side(set=["Night Nurse", "Town Crier"]))
    t.pick("activate Blind", "pass")
    assert t.offered == ["choose a hidden card", "choose a hidden card #2"]
    t.pick("choose a hidden card #2")
    assert t.enemy_discard == ["Town Crier"]
    t.ends_clean()


def test_a_target_that_is_gone_is_shown_as_lost() -> None:
    t = table(
        me=side(set=["Siege Tower", "Coin Diver"]),
        opponent=side(set=["Ghost Piper", "Coin Diver"], characters=["Marsh Witch"]),
    )
    t.pick("activate Siege Tower", "activate Ghost Piper", "pass")
    (waiting,) = t.m.view(0)["stack"]
    assert waiting["aims"] == [{"text": "Marsh Witch", "card": waiting["aims"][0]["card"], "lost": True}]


def test_everybody_is_asked_what_fits_the_phase() -> None:
    t = table(
        me=side(set=["Coin Diver"], characters=["War Drum"], hand=["Anchor"]),
        opponent=side(set=["Coin Diver"], characters=["Anchor"]),
    )
    asked = []
    while t.m.turn == 3:
        asked.append(t.m.decision.prompt)
        t.pick("pass" if t.passing else t.offered[0])
    assert asked == [
        "Your ACTIVATE phase: which effect do you activate?",
        "Me's ACTIVATE phase: do you activate a flash effect?",
        "Which characters attack, from left to right?",
        "You attack: do you activate a flash effect before your opponent blocks?",
        "Me's COMBAT phase: do you activate a flash effect?",
        "Whom does Anchor block?",
        "Blocks are declared: do you activate a flash effect before damage is dealt?",
        "Me's DEFEND phase: do you activate a flash effect?",
        "Your SET phase: what do you play or set?",
        "Me's SET phase: do you activate a flash effect?",
    ]


def test_the_printed_face_names_the_effect_of_an_alternate_character() -> None:
    game = started().m.game
    card = game.cards["Grand Siege Tower"]
    marks = printed_on(game.shows, card)["marks"]
    assert marks == {"level": 5, "damage": 5, "health": 4, "effect": "Siege Tower"}
    assert card.text.startswith("Pay 4 life: Destroy target enemy character. ")


def test_the_log_tells_each_what_they_may_know() -> None:
    t = table(
        me=side(hand=["War Drum", "Anchor"], characters=["Fire Eater"], set=["Coin Diver"]),
        opponent=side(characters=["Hook Fisher"]),
    )
    t.pick("activate Coin Diver", "attack with Fire Eater", "block Fire Eater", "play War Drum", "set Anchor")
    assert t.m.log(0) == [
        "You activate Coin Diver.",
        "You gain 6 life.",
        "You attack with Fire Eater.",
        "Opponent blocks Fire Eater with Hook Fisher.",
        "Hook Fisher takes 5 damage from Fire Eater.",
        "Fire Eater takes 2 damage from Hook Fisher.",
        "Hook Fisher is destroyed.",
        "You play War Drum.",
        "You set Anchor.",
    ]
    assert t.m.log(1)[-1] == "Me sets a card."
    assert t.m.log(1)[0] == "Me activates Coin Diver."


def test_people_may_pass_until_something_happens() -> None:
    t = table(me=side(set=["Coin Diver", "Night Nurse"]), opponent=side(set=["Wolf Whistler", "Siege Tower"]))
    mine, theirs = Passing(0), Passing(1, stops=0)
    mine.pass_until(t.m, "own turn")
    for _ in range(30):
        for player in (mine, theirs):
            pick = player.pick(t.m)
            if pick >= 0:
                t.m.choose(pick)
    assert (t.asked, t.m.active, t.m.turn) == ("Me", 0, 5)


def test_reasons_are_told_for_numbers_that_are_not_as_printed() -> None:
    crown = made("Crown", get(friendly_character, damage=2), hand_size(1), continuous=True)
    t = table(me=side(characters=["Anchor"], effects=[crown]), opponent=side(characters=["Anchor"]))
    for viewer in (0, 1, 2):
        mine, theirs = t.m.view(viewer)["players"]
        assert mine["areas"]["characters"]["cards"][0]["reasons"] == {"damage": [{"source": "Crown", "by": 2}]}
        assert mine["reasons"] == {"hand": [{"source": "Crown", "by": 1}]}
        assert "reasons" not in str(theirs)
