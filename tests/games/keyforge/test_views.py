"""What KeyForge shows."""

import pytest

from cardwright.games.keyforge.events import CAPTURE, AemberMoved, ControlTaken, CounterAdded, pool
from cardwright.games.keyforge.game import GAME
from cardwright.games.keyforge.table import DRAW_STEP, FORGE_STEP, HOUSE_STEP, MAIN_STEP, TABLE
from cardwright.games.keyforge.zones import DECK, ZONE_KINDS
from cardwright.kernel.basics.rng import Rng
from cardwright.kernel.pieces.shapes import Face, Reason, Seat, Shown
from tests.games.keyforge.table import Table, side, table
from tests.views import asked

pytestmark = pytest.mark.midway("what is seen is shown in the middle of play")

ME, OPPONENT = 0, 1


def seat(t: Table, player: int = ME, viewer: int = ME) -> Seat:
    return t.m.view(viewer)["players"][player]


def card(t: Table, name: str, player: int = ME, area: str = "battleline") -> Face:
    return next(shown for shown in seat(t, player)["areas"][area]["cards"] if shown["name"] == name)


def marks(t: Table, name: str, player: int = ME) -> dict[str, Shown]:
    return card(t, name, player)["marks"]


def by(source: str, amount: int) -> Reason:
    return {"source": source, "by": amount}


def test_every_zone_is_shown_once_and_upgrades_with_their_creatures() -> None:
    kinds = sorted(area.zone for area in TABLE.areas)
    assert [ZONE_KINDS[kind][0] for kind in kinds] == [name for name, _ in ZONE_KINDS if name != "upgrades"]
    t = table(me=side(line=["Troll+Blood of Titans", "Bumpsy"]))
    troll = card(t, "Troll")
    assert [upgrade["name"] for upgrade in troll["attached"]] == ["Blood of Titans"]
    assert troll["marks"]["power"] == 13
    assert "attached" not in card(t, "Bumpsy")


def test_areas_face_as_the_rules_say() -> None:
    seen = dict(ZONE_KINDS)
    for area in TABLE.areas:
        assert area.faceup == (seen[ZONE_KINDS[area.zone][0]] == "all"), area.name


def test_the_counters_of_a_player_are_open() -> None:
    t = table(me=side(aember=3, keys=1, chains=7), opponent=side(aember=5, houses=["mars", "sanctum", "untamed"]))
    assert seat(t)["counters"] == {"aember": 3, "keys": 1, "key_cost": 6, "chains": 7}
    assert seat(t, OPPONENT)["counters"]["aember"] == 5
    assert seat(t, OPPONENT)["facts"]["houses"] == ["mars", "sanctum", "untamed"]
    assert set(seat(t)["counters"]) == {counter.name for counter in TABLE.counters}


def test_a_key_shows_what_it_costs_now() -> None:
    t = table("dis", me=side(artifacts=["Lash of Broken Dreams"]))
    t.use("Lash of Broken Dreams").end_turn()
    assert seat(t, OPPONENT)["counters"]["key_cost"] == 9
    t.pick("house brobnar").end_turn()
    assert seat(t, OPPONENT)["counters"]["key_cost"] == 6


def test_a_creature_shows_what_it_is_now_and_what_lies_on_it() -> None:
    t = table("brobnar", me=side(line=["Troll", "Bumpsy!"]), opponent=side(line=["Champion Anaphiel", "Urchin"]))
    assert card(t, "Troll") == {
        "handle": t.m.handles[t.find("Troll")],
        "key": "048@brobnar",
        "name": "Troll",
        "marks": {"house": "brobnar", "type": "creature", "power": 8},
    }
    assert marks(t, "Bumpsy")["exhausted"] is True
    anaphiel = marks(t, "Champion Anaphiel", OPPONENT)
    assert anaphiel["armor"] == 1
    assert anaphiel["keywords"] == {"taunt": 1}
    t.fight("Troll")
    assert t.enemy_line == ["Urchin"]
    assert marks(t, "Troll")["damage"] == 6


def test_used_up_armor_is_gone_for_the_turn() -> None:
    t = table("brobnar", me=side(hand=["Punch"]), opponent=side(line=["Champion Anaphiel"]))
    t.play("Punch")
    shown = marks(t, "Champion Anaphiel", OPPONENT)
    assert (shown["armor"], shown["damage"]) == (0, 2)


def test_stuns_and_captured_aember_are_shown() -> None:
    t = table("brobnar", me=side(hand=["Smaaash"], line=["Troll"]), opponent=side(line=["Urchin"]))
    t.play("Smaaash", "right flank", "choose Urchin")
    assert marks(t, "Urchin", OPPONENT)["stunned"] is True
    t = table(me=side(line=["Troll"]), opponent=side(aember=2))
    t.m.do(AemberMoved(2, pool(OPPONENT), t.find("Troll"), CAPTURE))
    assert marks(t, "Troll")["aember"] == 2
    assert seat(t, OPPONENT)["counters"]["aember"] == 0


def test_a_card_that_the_other_player_owns_says_so() -> None:
    t = table(me=side(line=["Troll"]), opponent=side(line=["Bumpsy"]))
    t.m.do(ControlTaken(t.find("Bumpsy"), ME))
    assert "owner" not in card(t, "Troll")
    assert card(t, "Bumpsy")["owner"] == OPPONENT


def test_the_active_house_and_the_step_are_shown() -> None:
    t = table("logos")
    assert t.m.view(OPPONENT)["facts"]["house"] == "logos"
    assert t.m.view(OPPONENT)["step"] == MAIN_STEP
    t.end_turn()
    shown = t.m.view(ME)
    assert "house" not in shown["facts"]
    assert (shown["step"], shown["active"], shown["turn"]) == (HOUSE_STEP, OPPONENT, 4)


def test_the_archives_question_belongs_to_the_second_step() -> None:
    t = table(opponent=side(archives=["Anger"]))
    t.end_turn("house brobnar")
    assert t.offered == ["take archives", "leave archives"]
    assert t.m.view(ME)["step"] == HOUSE_STEP


def test_before_the_first_turn_there_is_no_step() -> None:
    m = GAME.start(list(GAME.decks)[:2], seed=1)
    assert m.decision.texts() == ["keep hand", "mulligan"]
    assert m.view(ME)["step"] == -1
    assert m.view(ME)["turn"] == 0


def test_the_steps_are_the_rulebooks_five() -> None:
    assert len(TABLE.steps) == 5
    assert (FORGE_STEP, DRAW_STEP) == (0, 4)


def test_flanks_are_places_of_the_battleline() -> None:
    t = table("brobnar", me=side(hand=["Troll"], line=["Bumpsy"]))
    t.pick("play Troll")
    assert asked(t.m.view(ME))["options"] == [
        {"text": word, "verb": "", "word": word, "places": [{"area": "battleline", "at": at, "player": ME}]}
        for word, at in (("left flank", 0), ("right flank", -1))
    ]


def test_the_card_whose_ability_is_under_way_is_shown() -> None:
    t = table("brobnar", me=side(hand=["Punch"]), opponent=side(line=["Urchin", "Bumpsy"]))
    t.pick("play Punch")
    punch = t.m.handles[t.find("Punch")]
    assert t.m.view(ME)["resolving"] == t.m.view(OPPONENT)["resolving"] == [punch]
    assert card(t, "Punch", area="played")["handle"] == punch


@pytest.mark.parametrize("viewer", [ME, OPPONENT, 2])
def test_nobody_sees_into_a_deck(viewer: int) -> None:
    t = table()
    assert seat(t, ME, viewer)["areas"]["deck"] == {"count": len(t.m.zone(ME, DECK)), "cards": []}


def test_reasons_are_told_for_numbers_that_are_not_as_printed() -> None:
    t = table(
        me=side(line=["Troll+Blood of Titans", "Krump"], artifacts=["Banner of Battle"]),
        opponent=side(line=["Staunch Knight"], artifacts=["Banner of Battle"]),
    )
    t.m.do(CounterAdded(t.find("Krump"), 2))
    for viewer in (0, 1, 2):
        mine, theirs = (player["areas"]["battleline"]["cards"] for player in t.m.view(viewer)["players"])
        assert mine[0]["reasons"] == {"power": [by("Blood of Titans", 5), by("Banner of Battle", 1)]}
        assert mine[1]["reasons"] == {"power": [by("+1 power counters", 2), by("Banner of Battle", 1)]}
        assert theirs[0]["reasons"]["power"][0] == by("Staunch Knight", 2)
        assert "reasons" not in t.m.view(viewer)["players"][0]


def test_reasons_are_told_for_what_keys_cost_and_armor_that_is_used() -> None:
    t = table("dis", me=side(artifacts=["Lash of Broken Dreams"]), opponent=side(line=["Staunch Knight"]))
    t.use("Lash of Broken Dreams").end_turn()
    player = t.m.view(0)["players"][1]
    assert player["counters"]["key_cost"] == 9
    assert player["reasons"] == {"key_cost": [by("Lash of Broken Dreams", 3)]}
    t = table("dis", me=side(line=["Dust Imp"]), opponent=side(line=["Champion Anaphiel"])).fight("Dust Imp")
    champion = card(t, "Champion Anaphiel", OPPONENT)
    assert champion["marks"]["armor"] == 0
    assert champion["reasons"] == {"armor": [by("used or lost this turn", -1)]}
    t = table("sanctum", me=side(line=["Troll+Protect the Weak"]))
    assert card(t, "Troll")["reasons"] == {key: [by("Protect the Weak", 1)] for key in ("armor", "taunt")}


def test_what_an_option_leads_to_is_said_and_that_nothing_comes_of_it() -> None:
    def said(t: Table, option: str) -> tuple[list[str], bool]:
        found = t.m.foresee(ME, t.m.decision.find(option), Rng("what if"))
        return [scene["kind"] for scene in found["scenes"]], found["idle"]

    deck = ["Troll", "Anger"]
    poor = table("shadows", me=side(hand=["Nerve Blast"], deck=deck), opponent=side(line=["Troll"], hand=deck))
    assert said(poor, "play Nerve Blast") == (["played", "discarded"], True)
    assert said(poor, "end turn")[1] is False, "it is not a card"
    rich = table("shadows", me=side(hand=["Nerve Blast"], deck=deck), opponent=side(hand=deck, aember=1))
    kinds, idle = said(rich, "play Nerve Blast")
    assert ("taken" in kinds, idle) == (True, False)
    later = table("brobnar", me=side(hand=["Warsong"], deck=deck), opponent=side(hand=deck))
    assert said(later, "play Warsong") == (["played", "discarded"], False), "it holds for the rest of the turn"


def test_what_can_be_done_with_a_house_is_said_before_it_is_named() -> None:
    me = side(hand=["Troll", "Troll", "Nerve Blast"], line=["Krump"], deck=["Anger"])
    t = table("dis", me=me, opponent=side(line=["Dust Imp"], deck=["Anger"])).end_turn().pick("house dis").end_turn()
    house = t.m.decision.find("house brobnar")
    asks = t.m.foresee(ME, house, Rng("what if"))["asks"]
    fight, play = (next(ask for ask in asks if ask["text"] == text) for text in ("fight with Krump", "play Troll"))
    then = t.m.foresee(ME, house, Rng("what if"), [fight])
    assert ("Dust Imp" in str(then["scenes"]), then["asks"]) == (True, []), "there is no other to fight"
    flanks = t.m.foresee(ME, house, Rng("what if"), [play])["asks"]
    t.pick("house brobnar")
    assert [ask["text"] for ask in asks] == t.offered
    t.pick("play Troll")
    assert [ask["text"] for ask in flanks] == t.offered
    assert t.m.foresee(ME, 0, Rng("what if"), [play])["scenes"] == [], "that is not asked then"
