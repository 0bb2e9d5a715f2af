"""Views: white lists of what a viewer may know."""

import json

import pytest

from cardwright.games.keyforge.events import Drew, Moved, Revealed, Shuffled
from cardwright.games.keyforge.game import GAME
from cardwright.games.keyforge.zones import DECK, DISCARD, HAND, ZONES
from cardwright.games.krysis.game import GAME as KRYSIS
from cardwright.kernel.basics.grids import NORTH
from cardwright.kernel.basics.rng import Rng
from cardwright.kernel.core.state import State
from cardwright.kernel.matches.match import Match
from cardwright.kernel.pieces.options import Option
from cardwright.kernel.pieces.shapes import OptionView, Zone
from cardwright.kernel.pieces.tables import Area, Places, Table
from cardwright.kernel.seeing.views import canonical, open_view, spot_of
from tests.games.keyforge.table import side, table
from tests.kernel.playing import ended
from tests.toys.board import BOARD, CHANCE
from tests.toys.duel import DuelShows
from tests.toys.duel_match import WELLS
from tests.toys.duel_table import laid_out
from tests.views import asked, handles

ME, OPPONENT, WATCHER = 0, 1, 2


def area(m: Match, viewer: int, player: int, name: str) -> Zone:
    return m.view(viewer)["players"][player]["areas"][name]


def named(shown: Zone) -> list[str]:
    return [card["name"] for card in shown["cards"]]


def test_a_view_has_these_entries_and_no_others() -> None:
    shown = table(me=side(hand=["Anger"])).m.view(ME)
    assert set(shown) == {
        *("game", "viewer", "turn", "active", "step", "outcome", "facts"),
        *("players", "shared", "resolving", "links", "fields", "decision"),
    }
    assert [set(player) for player in shown["players"]] == [{"name", "counters", "facts", "areas"}] * 2
    assert set(shown["players"][0]["areas"]["hand"]["cards"][0]) == {"handle", "key", "name", "marks"}
    assert set(asked(shown)) == {"player", "players", "prompt", "options"}


def test_a_view_is_json_and_has_one_form_in_bytes() -> None:
    t = table(me=side(hand=["Anger", "Quixo the “Adventurer”"], line=["Troll+Blood of Titans"]))
    for viewer in (ME, OPPONENT, WATCHER):
        shown = t.m.view(viewer)
        assert json.loads(canonical(shown)) == shown
        assert canonical(json.loads(canonical(shown))) == canonical(t.m.copy().view(viewer))


def test_a_hidden_area_shows_only_how_many_cards_it_has() -> None:
    t = table(me=side(hand=["Anger", "Punch"]), opponent=side(hand=["Troll"], deck=["Bumpsy", "Krump"]))
    assert named(area(t.m, ME, ME, "hand")) == ["Anger", "Punch"]
    for viewer in (OPPONENT, WATCHER):
        assert area(t.m, viewer, ME, "hand") == {"count": 2, "cards": []}
    for viewer in (ME, OPPONENT, WATCHER):
        assert area(t.m, viewer, OPPONENT, "deck") == {"count": 2, "cards": []}


def test_what_is_known_of_a_hidden_area_is_shown_without_its_place() -> None:
    t = table(opponent=side(hand=["Troll", "Bumpsy", "Anger"]))
    troll, bumpsy, anger = t.m.zone(OPPONENT, HAND)
    t.m.do(Revealed((troll,)))
    t.m.do(Revealed((anger,)))
    shown = area(t.m, ME, OPPONENT, "hand")
    assert shown["count"] == 3
    assert named(shown) == ["Anger", "Troll"], "in the order of their keys"
    assert [card["handle"] for card in shown["cards"]] == [t.m.handles[anger], t.m.handles[troll]]
    assert t.m.handles[bumpsy] not in handles(t.m.view(ME))


def test_a_card_known_in_the_deck_is_shown_with_its_place_until_the_deck_is_shuffled() -> None:
    t = table(me=side(discard=["Anger"], deck=["Punch"]))
    t.m.do(Moved(t.m.zone(ME, DISCARD)[0], ME * ZONES + DECK))
    (anger,) = area(t.m, OPPONENT, ME, "deck")["cards"]
    assert (anger["name"], anger["at"]) == ("Anger", 1)
    t.m.do(Shuffled(ME))
    assert area(t.m, OPPONENT, ME, "deck") == {"count": 2, "cards": []}


def test_the_chooser_sees_the_question_and_all_others_that_somebody_is_asked() -> None:
    t = table("brobnar", me=side(hand=["Anger"], line=["Troll"]))
    question = asked(t.m.view(ME))
    assert question["player"] == ME
    assert question["prompt"] == t.m.decision.prompt
    assert [option["text"] for option in question["options"]] == t.m.decision.texts()
    for viewer in (OPPONENT, WATCHER):
        assert t.m.view(viewer)["decision"] == {"player": ME, "players": [ME], "prompt": "Waiting for Me."}


def test_all_questions_look_alike_to_the_others() -> None:
    t = table("brobnar", me=side(hand=["Troll", "Anger", "Punch"], line=["Bumpsy"]), opponent=side(line=["Urchin"]))
    before = canonical(t.m.view(OPPONENT))
    t.pick("play Troll")
    assert t.m.decision.texts() == ["left flank", "right flank"]
    assert canonical(t.m.view(OPPONENT)) == before


def test_options_refer_to_cards_by_their_handles() -> None:
    t = table("brobnar", me=side(hand=["Anger"], line=["Troll"]))
    options = {option["text"]: option for option in asked(t.m.view(ME))["options"]}
    assert options["reap Troll"] == {"text": "reap Troll", "verb": "reap", "card": t.m.handles[t.find("Troll")]}
    assert options["end turn"] == {"text": "end turn", "verb": "end turn"}


@pytest.mark.parametrize("seed", range(3))
def test_whatever_an_option_refers_to_lies_on_the_table(seed: int) -> None:
    rng = Rng(seed)
    m = GAME.start([*GAME.decks][seed : seed + 2], seed=seed)
    for _ in range(400):
        if m.over:
            break
        shown = m.view(m.chooser)
        there = handles(shown["players"])
        assert len(set(there)) == len(there)
        assert {option["card"] for option in asked(shown)["options"] if "card" in option} <= set(there)
        assert set(shown["resolving"]) <= set(there)
        m.choose(rng.below(len(m.codes)))


def test_ids_of_cards_are_not_shown() -> None:
    """The same cards under other ids, dealt alike, look alike."""
    views = []
    for hand in (["Anger", "Troll"], ["Troll", "Anger"]):
        t = table(me=side(hand=hand, deck=["Punch"] * 3))
        for card in sorted(t.m.zone(ME, HAND), key=lambda card: t.m.prints[card].name):
            t.m.do(Moved(card, ME * ZONES + DISCARD))
        for card in t.m.zone(ME, DISCARD):
            t.m.do(Moved(card, ME * ZONES + HAND))
        t.m.run()
        views.append(t.m.view(ME)["players"])
    assert views[0] == views[1]


def test_an_order_in_hand_shows_nobody_the_order_of_the_deck() -> None:
    t = table(opponent=side(hand=["Troll"], deck=["Bumpsy"]))
    t.m.do(Drew(OPPONENT, t.m.zone(OPPONENT, DECK)[-1]))
    t.m.do(Revealed(t.m.zone(OPPONENT, HAND)))
    first, second = t.m.zone(OPPONENT, HAND)
    t.m.reorder(OPPONENT * ZONES + HAND, (second, first))
    assert named(area(t.m, ME, OPPONENT, "hand")) == ["Bumpsy", "Troll"]


def test_a_match_that_is_over_says_so() -> None:
    t = table(me=side(aember=6, keys=2))
    t.end_turn().pick("house brobnar").end_turn()
    shown = t.m.view(WATCHER)
    assert shown["outcome"] == {"winners": [0], "reason": "third key forged"}
    assert shown["decision"] is None


def test_who_is_out_of_the_game_is_shown() -> None:
    m = laid_out({}, {}, {})
    m.concede(OPPONENT)
    for viewer in range(4):
        assert [player.get("out", False) for player in m.view(viewer)["players"]] == [False, True, False]


def test_there_are_players_and_one_who_watches() -> None:
    with pytest.raises(ValueError, match=r"^There is no viewer 3: players are 0 to 1, who only watches is 2\.$"):
        table().m.view(3)


def test_in_an_open_view_nothing_is_hidden() -> None:
    t = table(
        me=side(hand=["Anger", "Punch"], deck=["Troll"]), opponent=side(hand=["Krump"], deck=["Bumpsy", "Tremor"])
    )
    before = t.m.to_json()
    shown = open_view(t.m)
    assert canonical(json.loads(canonical(shown))) == canonical(shown)
    assert t.m.to_json() == before
    assert shown["viewer"] == WATCHER + 1
    assert set(shown) == set(t.m.view(ME))
    players = shown["players"]
    assert sorted(named(players[ME]["areas"]["hand"])) == ["Anger", "Punch"]
    assert named(players[OPPONENT]["areas"]["deck"]) == ["Tremor", "Bumpsy"]  # the top one last
    assert [len(player["areas"][name]["cards"]) for player in players for name in player["areas"]] == [
        player["areas"][name]["count"] for player in players for name in player["areas"]
    ]
    assert shown["decision"] == t.m.view(ME)["decision"]


def test_an_open_view_shows_what_is_behind_every_screen() -> None:
    m = KRYSIS.start(seed=2, players=3)
    assert [[name for name in player["counters"] if "home" in name] for player in m.view(3)["players"]] == [[]] * 3
    shown = open_view(m)
    assert [len([name for name in player["counters"] if "home" in name]) for player in shown["players"]] == [3] * 3


def test_an_open_view_of_a_match_that_is_over_has_no_question() -> None:
    shown = open_view(ended())
    assert shown["decision"] is None
    assert shown["outcome"]
    assert shown["outcome"]["reason"]


def test_tokens_of_a_board_show_where_they_face_and_what_stands_on_their_edges() -> None:
    m = BOARD.start(seed=1)
    shown = m.view(WATCHER)
    cells = shown["shared"]["ground"]["cells"]
    ((knight,), (rook,)) = [cell["cards"] for cell in cells if cell["cards"]]
    assert (knight["facing"], knight["edges"]) == (NORTH, [[3], [1], [0], [1]])
    assert rook["marks"] == {"hits": 0}
    (near,) = shown["fields"]
    assert (near["name"], near["card"]) == ("in range", knight["handle"])
    assert {"area": "ground", "at": 8} in near["places"]


def test_an_option_to_attack_shows_the_path() -> None:
    m = BOARD.start(seed=1)
    for pick in ("move to 2/1", "stay", "move to 4/2", "stay"):
        m.choose(pick)
    options = {option["text"]: option.get("places") for option in asked(m.view(OPPONENT))["options"]}
    assert options == {
        "attack to the west": [{"area": "ground", "at": at} for at in (7, 6, 1)],
        "attack to the north": [{"area": "ground", "at": at} for at in (3, 2, 1)],
        "rest": None,
    }


class OfHiddenCards(DuelShows):
    """Cards are aimed at where they lie."""

    def option(self, m: State, chooser: int, option: Option, shown: OptionView) -> None:
        place = spot_of(m, option.argument)
        if option.verb == "aim at" and place is not None:
            shown["places"] = [place]


def test_options_name_places_of_other_players(monkeypatch: pytest.MonkeyPatch) -> None:
    m = laid_out({"hand": ["Bolt"], "wells": ["Pond"]}, {"field": ["Ox"]}, {"field": ["Ox", "Bear"]})
    monkeypatch.setattr(m.game, "shows", OfHiddenCards())
    m.choose("cast Bolt")
    assert [option["places"] for option in asked(m.view(ME))["options"]] == [
        [{"area": "field", "at": 0, "player": 1}],
        [{"area": "field", "at": 0, "player": 2}],
        [{"area": "field", "at": 1, "player": 2}],
    ]
    assert "options" not in (m.view(OPPONENT)["decision"] or {})


def test_every_card_lies_at_a_place_that_an_area_shows() -> None:
    m = BOARD.start(seed=1)
    assert spot_of(m, 0) == {"area": "ground", "at": 5}
    assert spot_of(m, m.zones[CHANCE][3]) == {"area": "chance", "at": 3}
    m = laid_out({}, {"wells": ["Pond", "Pond"]})
    assert spot_of(m, m.zone(OPPONENT, WELLS)[1]) == {"area": "wells", "at": 1, "player": OPPONENT}


def test_a_table_says_which_place_an_option_means() -> None:
    plain = Table(
        areas=(Area("row", "Row", 0, "row"),),
        places=(
            Places("end", "row", (0, -1)),
            Places("cell", "grid"),
            Places("anywhere", "row", (0, 1, 0, 1), (0, 0, 1, 1)),
        ),
    )
    assert plain.spot("end", 1, ME) == {"area": "row", "at": -1, "player": ME}
    assert plain.spot("cell", 7, ME) == {"area": "grid", "at": 7}
    assert plain.spot("anywhere", 3, ME) == {"area": "row", "at": 1, "player": OPPONENT}
    assert plain.spot("house", 2, ME) is None
