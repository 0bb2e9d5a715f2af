"""What viewers are shown of what happens: typed, and as they may know it."""

from cardwright.games.keyforge.events import THEFT, AemberMoved, Archived, Attacked, Damaged, Drew, Reset, pool
from cardwright.games.keyforge.zones import DECK, DISCARD, HAND
from cardwright.kernel.core.frames import Activation
from cardwright.kernel.pieces.shapes import Scene
from cardwright.kernel.seeing.follower import Follower
from tests.games.keyforge.table import Side, Table, side, table

ME, OPPONENT, WATCHER = 0, 1, 2


def quiet(me: Side | None = None, opponent: Side | None = None) -> Table:
    """A table whose journal begins now."""
    t = table("brobnar", me=me, opponent=opponent)
    t.m.names = ("Alpha", "Beta")
    t.m.journal = None
    return t


def only(t: Table, viewer: int) -> Scene:
    """The one scene that a viewer was shown."""
    (scene,) = t.m.scenes(viewer)
    return scene


def test_a_drawn_card_comes_from_the_deck_for_all_and_has_a_name_for_its_player_alone() -> None:
    t = quiet(me=side(deck=["Anger"]))
    (anger,) = t.m.zone(ME, DECK)
    t.m.do(Drew(ME, anger))
    mine, theirs = only(t, ME), only(t, OPPONENT)
    assert (mine["kind"], mine["player"], mine["line"]) == ("drawn", ME, 0)
    assert [card["name"] for card in mine["cards"]] == ["Anger"]
    (way,) = mine["ways"]
    assert way["source"] == {"area": "deck", "player": ME}
    assert way["to"] == {"area": "hand", "player": ME}
    assert way["handle"] == t.m.handles[anger]
    assert "was" not in way
    assert theirs["cards"] == []
    assert theirs["ways"] == [{"count": 1, "source": way["source"], "to": way["to"]}]
    assert only(t, WATCHER)["ways"] == theirs["ways"]


def test_of_a_secret_choice_from_a_hand_others_see_that_a_card_went_and_not_which() -> None:
    t = quiet(me=side(hand=["Anger", "Punch"]))
    anger = t.m.zone(ME, HAND)[0]
    t.m.reveal((anger,), t.m.everyone)
    t.m.do(Archived(anger, ME))
    assert [way.get("name") for way in only(t, ME)["ways"]] == ["Anger"]
    (way,) = only(t, OPPONENT)["ways"]
    assert way == {"count": 1, "source": {"area": "hand", "player": ME}, "to": {"area": "archives", "player": ME}}


def test_what_lay_open_is_seen_to_go_although_nobody_knows_where_it_is_then() -> None:
    t = quiet(me=side(discard=["Anger", "Punch"], deck=[]))
    handles = [t.m.handles[card] for card in t.m.zone(ME, DISCARD)]
    t.m.do(Reset(ME))
    ways = only(t, OPPONENT)["ways"]
    assert [way["was"] for way in ways] == handles
    assert not [way for way in ways if "handle" in way]


def test_an_attack_names_both_ends_and_damage_its_amount_and_its_cause() -> None:
    t = quiet(me=side(line=["Troll"]), opponent=side(line=["Dextre"]))
    troll, dextre = t.find("Troll"), t.find("Dextre")
    t.m.do(Attacked(troll, dextre))
    t.m.do(Damaged(dextre, 8, 0), Activation(ME, troll))
    attack, damage = t.m.scenes(OPPONENT)
    assert (attack["kind"], attack["cards"][0]["name"], attack["targets"][0]["name"]) == ("attacked", "Troll", "Dextre")
    assert (damage["kind"], damage["cards"][0]["name"], damage["amount"]) == ("damaged", "Dextre", 8)
    assert damage["counts"] == "damage"
    assert damage["cause"]["handle"] == t.m.handles[troll]
    assert (attack["line"], damage["line"]) == (0, 1)


def test_what_the_rules_give_is_no_ability_s_doing() -> None:
    t = quiet(me=side(line=["Troll"], hand=["Punch"], aember=1), opponent=side(line=["Dextre"]))
    t.reap("Troll").play("Punch", "choose Dextre")
    gains = [scene for scene in t.m.scenes(WATCHER) if scene["kind"] == "gained"]
    assert [(scene["player"], scene["amount"], "cause" in scene) for scene in gains] == [(ME, 1, False)] * 2
    (damage,) = [scene for scene in t.m.scenes(WATCHER) if scene["kind"] == "damaged"]
    assert damage["cause"]["name"] == "Punch"
    assert t.aember == (3, 0), "1 at the start, the reap and the bonus"
    t.ends_clean("Troll", "Dextre", "Punch")


def test_what_is_stolen_goes_from_player_to_player() -> None:
    t = quiet(opponent=side(aember=3))
    t.m.do(AemberMoved(2, pool(OPPONENT), pool(ME), THEFT))
    scene = only(t, WATCHER)
    assert (scene["kind"], scene["player"], scene["victim"], scene["amount"]) == ("taken", ME, OPPONENT, 2)
    assert scene["counts"] == "aember"


def test_a_follower_shows_what_is_new() -> None:
    t = quiet(me=side(deck=["Anger", "Punch"]))
    follower = Follower(ME)
    t.m.do(Drew(ME, t.m.zone(ME, DECK)[-1]))
    follower.update(t.m)
    assert (follower.kept, follower.entries) == (0, 1)
    t.m.do(Drew(ME, t.m.zone(ME, DECK)[-1]))
    follower.update(t.m)
    assert (follower.kept, follower.entries) == (1, 2)
    assert [scene["cards"][0]["name"] for scene in follower.scenes(t.m, 1)] == ["Punch"]
