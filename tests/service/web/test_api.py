import gzip
import json
import sqlite3
import time
from contextlib import closing
from dataclasses import replace
from pathlib import Path

import httpx
import pytest
from jsonschema import Draft202012Validator  # type: ignore[import-untyped]

import cardwright as cw
from cardwright.cli.app import run
from cardwright.service import protocol
from cardwright.service.protocol import LONGEST_OWN
from cardwright.service.running import analysing
from cardwright.service.running.hub import NOT_STORED
from cardwright.service.schema import protocol_schema
from cardwright.service.tables import fairness
from cardwright.service.web.responses import FOR_EVER
from tests.service.own import HURDLER, ember, embers
from tests.service.served import FAST, Person, playing, running, service

SCHEMA = protocol_schema()


def valid(message: object, name: str) -> bool:
    """Whether a message is what the published schema says."""
    schema = {**SCHEMA, "$ref": f"#/$defs/{name}"}
    errors = [error.message for error in Draft202012Validator(schema).iter_errors(message)]
    assert errors == []
    return True


@pytest.fixture
def over(ann: Person) -> str:
    """A table where a game is over."""
    table = ann.table()
    while not playing(state := ann.state(table)):
        pass
    assert ann.command(table, "pick", seat=0, decision=state["decision"], option=0)["type"] == "ack"
    assert ann.command(table, "resign", seat=0)["type"] == "ack"
    return table


# ---- guests --------------------------------------------------------------------------------------------------------


def test_somebody_new_is_a_guest_and_stays_the_same(link: str) -> None:
    with httpx.Client(base_url=link) as client:
        first = client.get("/api/me").json()
        assert valid(first, "Me")
        assert client.get("/api/me").json() == first
    with httpx.Client(base_url=link) as other:
        assert other.get("/api/me").json()["id"] != first["id"]


def test_a_guest_is_called_as_they_like(ann: Person) -> None:
    assert ann.post("/api/me", {"name": "Ann"}).json()["name"] == "Ann"
    assert ann.get("/api/me").json()["name"] == "Ann"
    table = ann.table("krysis")
    assert ann.state(table)["seats"][0]["name"] == "Ann"


@pytest.mark.parametrize(
    "body", [{}, {"name": ""}, {"name": "x" * 41}, {"name": 7}, {"name": "Ann", "id": "0"}, [], "Ann"]
)
def test_what_is_no_name_is_refused(body: object, ann: Person) -> None:
    answer = ann.post("/api/me", body)
    assert answer.status_code == 400
    assert valid(answer.json(), "Trouble")
    assert answer.json()["sentence"].startswith("The message cannot be read: ")


def test_a_session_that_was_ended_is_worth_nothing(ann: Person) -> None:
    before = ann.get("/api/me").json()
    cookies = dict(ann.browser.cookies)
    answer = ann.browser.delete("/api/me")
    assert answer.status_code == 204
    assert not ann.browser.cookies
    with httpx.Client(base_url=ann.link, cookies=cookies) as thief:
        assert thief.get("/api/me").json()["id"] != before["id"]


def test_programs_get_a_token_once(ann: Person) -> None:
    made = httpx.post(f"{ann.link}/api/guests")
    assert valid(made.json(), "NewGuest")
    again = httpx.post(f"{ann.link}/api/guests", headers={"Authorization": f"Bearer {made.json()['token']}"})
    assert again.status_code == 400
    assert "already" in again.json()["sentence"]


# ---- games ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", cw.game_names())
def test_the_pictures_of_a_game_lie_where_its_facts_say(game: str, ann: Person) -> None:
    detail = ann.get(f"/api/games/{game}").json()
    answer = ann.get(detail["pictures"])
    assert valid(answer.json(), "Pictures")
    assert answer.headers["cache-control"] == FOR_EVER
    assert answer.json()["credit"] == detail["info"]["credit"]
    with ann.browser.stream("GET", detail["pictures"]) as packed:
        assert packed.headers["content-encoding"] == "gzip"
    assert ann.get(detail["pictures"] + "0").status_code == 404
    assert ann.get(f"/api/games/chess/pictures/{detail['pictures'].rpartition('/')[2]}").status_code == 404


def test_games_are_told_by_the_schema_and_kept_by_browsers(ann: Person) -> None:
    games = ann.get("/api/games")
    assert [game["name"] for game in games.json()] == cw.game_names()
    assert all(valid(game, "GameInfo") for game in games.json())
    for game in games.json():
        assert [bot["level"] for bot in game["bots"]] == list(range(9))
        assert [bot["title"] for bot in game["bots"] if bot["usual"]] == ["Casual"], "neither the weakest nor hard"
    kept = ann.get("/api/games", headers={"If-None-Match": games.headers["etag"]})
    assert (kept.status_code, kept.content) == (304, b"")


@pytest.mark.parametrize("game", cw.game_names())
def test_a_game_is_told_in_full(game: str, ann: Person) -> None:
    detail = ann.get(f"/api/games/{game}")
    assert valid(detail.json(), "GameDetail")
    assert len(detail.json()["cards"]) == detail.json()["info"]["cards"]
    with ann.browser.stream("GET", f"/api/games/{game}") as packed:
        assert packed.headers["content-encoding"] == "gzip"
        raw = b"".join(packed.iter_raw())
    assert len(raw) < len(detail.content) / 3
    assert json.loads(gzip.decompress(raw)) == detail.json()


def test_a_card_of_any_house_is_told(ann: Person) -> None:
    card = ann.get("/api/games/keyforge/cards/001@dis").json()
    assert valid(card, "CardInfo")
    assert (card["name"], card["marks"]["house"]) == ("Anger", "dis")
    assert ann.get("/api/games/keyforge/cards/nothing").status_code == 404


def test_decks_are_checked(ann: Person) -> None:
    checked = ann.post("/api/games/keyforge/deck", {"deck": "onyx"}).json()
    assert valid(checked, "DeckChecked")
    assert sum(map(len, checked["sections"].values())) == 36
    lists = [
        ("keyforge", "Nonsense", "Nonsense"),
        ("keyforge", "[Logos]\n40 Dextre", "36"),
        ("keyforge", "[Logos]\n1 No Such Card", "No Such Card"),
        ("keyforge", '{"broken', "JSON"),
        ("krysis", "anything", "without decks"),
        ("chess", "anything", "chess"),
    ]
    for game, deck, said in lists:
        answer = ann.post(f"/api/games/{game}/deck", {"deck": deck})
        assert answer.status_code in {400, 404, 409}, answer.text
        assert valid(answer.json(), "Trouble")
        assert said in answer.json()["sentence"]


def test_the_schema_is_published_and_has_every_message(ann: Person) -> None:
    schema = ann.get("/api/schema.json").json()
    assert schema == json.loads(json.dumps(SCHEMA))
    Draft202012Validator.check_schema(schema)
    for name in ("Take", "State", "Refused", "Steps", "GameDetail", "Fairness"):
        assert name in schema["$defs"]


# ---- tables --------------------------------------------------------------------------------------------------------


def test_tables_are_listed_for_those_who_sit_there_and_in_the_lobby(ann: Person, ben: Person) -> None:
    mine = ann.table("krysis")
    shown = ann.table("krysis", places=[{"kind": "me"}, {"kind": "open"}], public=True)
    hidden = ann.table("krysis", places=[{"kind": "me"}, {"kind": "open"}])
    tables = ann.get("/api/tables").json()
    assert valid(tables, "Tables")
    assert {mine, shown, hidden} <= {table["table"] for table in tables["mine"]}
    others = ben.get("/api/tables").json()
    assert others["mine"] == []
    lobby = {table["table"] for table in others["lobby"]}
    assert shown in lobby
    assert hidden not in lobby


def test_the_same_table_is_set_up_once(ann: Person) -> None:
    new = {"key": "same", "game": "krysis", "places": [{"kind": "me"}, {"kind": "bot", "bot": "random"}]}
    first, second = ann.post("/api/tables", new), ann.post("/api/tables", new)
    assert valid(first.json(), "TableMade")
    assert first.json() == second.json()


@pytest.mark.parametrize(
    ("change", "said"),
    [
        ({"game": "chess"}, "chess"),
        ({"places": []}, "places"),
        ({"places": [{"kind": "me"}]}, "players"),
        ({"places": [{"kind": "me"}] * 17}, "places"),
        ({"places": [{"kind": "me"}, {"kind": "bot", "bot": "clever"}]}, "clever"),
        ({"places": [{"kind": "me"}, {"kind": "bot", "bot": "search 40"}]}, "is for simulations"),
        ({"places": [{"kind": "me"}, {"kind": "ghost"}]}, "ghost"),
        ({"places": [{"kind": "me", "deck": "No deck"}, {"kind": "open"}]}, "No deck"),
        ({"options": {"moon": 1}}, "moon"),
        ({"options": {"bidding": 7}}, "bidding"),
        ({"options": {"bidding": "yes"}}, "options"),
        ({"clock": {"kind": "sand"}}, "clock"),
        ({"clock": {"kind": "live"}}, ""),
        ({"commit": "abc"}, "commit"),
        ({"key": "a b"}, "key"),
        ({"secret": 7}, "secret"),
    ],
)
def test_a_table_that_cannot_be_played_at_is_refused(change: dict[str, object], said: str, ann: Person) -> None:
    new = {"key": ann.key(), "game": "keyforge", "places": [{"kind": "me"}, {"kind": "open"}], **change}
    answer = ann.post("/api/tables", new)
    assert answer.status_code in {400, 409}, answer.text
    assert said in answer.json()["sentence"]


def test_a_table_is_told_once_to_whoever_asks(ann: Person, link: str) -> None:
    table = ann.table()
    state = ann.state(table)
    assert valid(state, "AnyMessage")
    assert state["seats"][0]["mine"]
    with httpx.Client(base_url=link) as anybody:
        seen = anybody.get(f"/api/tables/{table}").json()
        assert seen["viewer"] == 2
        assert not any(seat["mine"] for seat in seen["seats"])
        assert seen["view"]["players"][0]["areas"]["hand"]["cards"] == []
        assert "set-cookie" not in anybody.get(f"/api/tables/{table}").headers


@pytest.mark.parametrize("path", ["", "/replay", "/record", "/fair", "/stream"])
def test_a_table_that_is_not_there_is_missed_in_a_sentence(path: str, ann: Person) -> None:
    answer = ann.get(f"/api/tables/nosuchtable{path}")
    assert answer.status_code == 404
    assert answer.json()["sentence"].startswith("There is no such table")


@pytest.mark.parametrize("path", ["replay", "record", "fair"])
def test_a_game_that_goes_on_is_told_by_nobody(path: str, ann: Person) -> None:
    answer = ann.get(f"/api/tables/{ann.table()}/{path}")
    assert answer.status_code == 409
    assert "not over yet" in answer.json()["sentence"]


def test_a_finished_game_is_told_step_by_step(over: str, ann: Person) -> None:
    steps = ann.get(f"/api/tables/{over}/replay").json()
    assert valid(steps, "Steps")
    assert steps["total"] == len(steps["steps"])
    assert len(steps["steps"][0]["view"]["players"][1]["areas"]["hand"]["cards"]) > 0
    own = ann.get(f"/api/tables/{over}/replay?viewer=0&start=1&count=1").json()["steps"]
    assert [step["number"] for step in own] == [1]
    assert own[0]["view"]["players"][1]["areas"]["hand"]["cards"] == []
    for query in ("viewer=9", "viewer=all", "start=-1", "count=x", "start=99999999999"):
        answer = ann.get(f"/api/tables/{over}/replay?{query}")
        assert answer.status_code in {400, 409}
        assert valid(answer.json(), "Trouble")


def test_a_finished_game_is_handed_out_with_its_proof(over: str, ann: Person) -> None:
    record = ann.get(f"/api/tables/{over}/record")
    assert record.headers["content-disposition"] == f'attachment; filename="cardwright-{over}.json"'
    sentences = fairness.verify(record.text)
    fair = ann.get(f"/api/tables/{over}/fair").json()
    assert valid(fair, "Fairness")
    assert fair["holds"]
    assert fair["sentences"] == sentences
    assert fair["proof"]["commitment"] == ann.state(over)["shuffle"]["commitment"]


# ---- analyses ------------------------------------------------------------------------------------------------------


def test_a_finished_game_is_analysed_for_who_played_it_and_told_to_all(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(analysing, "BEHIND", 0)  # other tests leave nothing
    how = service(tmp_path)
    with running(how) as link, Person(link) as ann, Person(link) as eve:
        table = ann.table()
        address = f"/api/tables/{table}/analysis"
        seat, decision = asked(ann, table)
        refused = ann.post(address, {})
        assert (refused.status_code, "not over yet" in refused.json()["sentence"]) == (409, True)
        ann.command(table, "pick", seat=seat, decision=decision, option=0)
        ann.command(table, "resign", seat=seat)
        assert (eve.get(address).json()["status"], eve.post(address, {}).status_code) == ("none", 403)
        with monkeypatch.context() as busy:
            busy.setattr(analysing.Analyst, "is_idle", lambda _: False)
            assert ann.post(f"{address}?idle=1", {}).json()["status"] == "none"
        told = ann.post(f"{address}?idle=1", {}).json()
        while told["status"] != "done":
            assert valid(told, "Analysed")
            assert told["status"] == "thinking"
            time.sleep(0.1)
            told = ann.post(address, {}).json()
        assert valid(told, "Analysed")
        assert (told["mine"], eve.get(address).json()["mine"]) == ([0], [])
        found = told["analysis"]
        own = next(moment for moment in found["moments"] if moment["player"] == seat)
        (after,) = ann.get(f"/api/tables/{table}/replay?start={own['step'] + 1}&count=1").json()["steps"]
        assert (after["pick"], after["seat"]) == (own["taken"], seat)
        assert len(found["summary"]) == 3
    with running(how) as link, Person(link) as eve:
        assert eve.get(address).json()["analysis"] == found
    with closing(sqlite3.connect(tmp_path / "tables.db")) as connection, connection:
        connection.execute("UPDATE analyses SET data = '{}'")
    with running(how) as link, Person(link) as eve:  # what cannot be read can be made anew
        assert eve.get(address).json()["status"] == "none"


# ---- hints ---------------------------------------------------------------------------------------------------------


def asked(person: Person, table: str) -> tuple[int, int]:
    """The seat that a person is asked to pick for, and the number of the decision."""
    while not playing(state := person.state(table)):
        pass
    return state["view"]["decision"]["player"], state["decision"]


def test_who_plays_against_bots_is_told_what_a_search_would_do(ann: Person, link: str) -> None:
    table = ann.table()
    seat, decision = asked(ann, table)
    before = ann.state(table)
    assert before["hints"]
    hint = ann.get(f"/api/tables/{table}/hint?seat={seat}&decision={decision}").json()
    assert valid(hint, "Hint")
    (option,) = hint["options"]
    assert hint["decision"] == decision
    assert hint["sentence"].startswith(f"I would pick '{playing(before)[option]['text']}', with a ")
    assert ann.state(table)["seq"] == before["seq"]
    late = ann.get(f"/api/tables/{table}/hint?seat={seat}&decision={decision + 1}")
    assert (late.status_code, "moved on" in late.json()["sentence"]) == (409, True)
    with Person(link) as eve:
        assert not eve.state(table)["hints"]
        assert eve.get(f"/api/tables/{table}/hint?seat={seat}&decision={decision}").status_code == 403


def test_hints_are_counted(tmp_path: Path) -> None:
    limits = replace(FAST, hints=(1, 0.001))
    with running(service(tmp_path, limits=limits)) as link, Person(link) as ann:
        table = ann.table()
        seat, decision = asked(ann, table)
        address = f"/api/tables/{table}/hint?seat={seat}&decision={decision}"
        assert [ann.get(address).status_code for _ in range(2)] == [200, 429]


# ---- what is not there ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("method", "path", "status"),
    [
        ("GET", "/api/", 404),
        ("GET", "/api/nothing", 404),
        ("POST", "/api/games", 405),
        ("DELETE", "/api/tables", 405),
        ("PUT", "/api/me", 405),
        ("GET", "/api/tables/x/commands", 405),
        ("GET", "/api/tables/x/live", 404),
        ("GET", "/api/games/chess", 404),
        ("POST", "/text", 405),
        ("POST", "/", 405),
    ],
)
def test_what_is_not_there_is_told_in_a_sentence(method: str, path: str, status: int, ann: Person) -> None:
    answer = ann.browser.request(method, path)
    assert answer.status_code == status
    assert valid(answer.json(), "Trouble")
    assert answer.json()["sentence"].endswith(".")


def test_it_says_that_it_is_there(link: str) -> None:
    assert httpx.get(f"{link}/api/health").json() == {"status": "ok", "protocol": protocol.FORMAT}


def test_alive_and_ready_are_two_things(tmp_path: Path) -> None:
    file = tmp_path / "tables.db"
    with running(service(tmp_path)) as link, Person(link) as ann:
        table = ann.table("krysis")
        assert ann.get("/api/ready").json() == {"status": "ready"}
        with closing(sqlite3.connect(file, isolation_level=None)) as other:
            other.execute("BEGIN IMMEDIATE")
            assert ann.get("/api/health").status_code == 200
            refused = ann.get("/api/ready")
            assert (refused.status_code, refused.json()["sentence"]) == (503, NOT_STORED)
            began = time.monotonic()
            assert ann.command(table, "say", text="hello")["code"] == "failed"
            assert time.monotonic() - began < 5
            assert httpx.get(f"{link}/api/me").status_code == 503
            other.execute("ROLLBACK")
        assert ann.get("/api/ready").status_code == 200
        assert ann.command(table, "say", text="hello")["type"] == "ack"


def test_measures_are_told_on_this_machine_alone(ann: Person) -> None:
    ann.command(ann.table("krysis"), "say", text="hello")
    told = ann.get("/api/metrics").text
    for name in ("tables ", "connections ", "picks_total", "command_seconds_bucket", "commit_seconds_bucket"):
        assert f"cardwright_{name}" in told
    assert ann.get("/api/metrics", headers={"X-Forwarded-For": "192.0.2.1"}).status_code == 404


# ---- cards and values of somebody's own ----------------------------------------------------------------------------


OWN = {"kind": "cards", "called": "ember.json", "text": ember()}


def test_files_of_somebodys_own_are_looked_at_before_they_are_played_with(ann: Person) -> None:
    checked = ann.post("/api/games/kyza/own", {"own": [OWN]})
    assert valid(checked.json(), "OwnChecked")
    assert checked.json() == {"cards": ["Ember"]}
    changed = ann.post("/api/games/krysis/own", {"own": [{"kind": "values", "called": "mine.toml", "text": HURDLER}]})
    assert changed.json() == {"cards": ["Hurdler"]}
    wrong = ann.post("/api/games/kyza/own", {"own": [OWN | {"text": ember(0)}]})
    assert wrong.status_code == 409
    assert wrong.json()["sentence"].startswith("ember.json, line 13: Ember: in the word DealToPlayer")
    assert ann.post("/api/games/chess/own", {"own": [OWN]}).status_code == 404


def test_which_files_a_game_takes_is_told(ann: Person) -> None:
    told = {game["name"]: game["own"] for game in ann.get("/api/games").json()}
    assert told == {
        "crucible": ["cards", "values"],
        "keyforge": ["cards"],
        "kryptik": ["cards"],
        "kryptik-draft": [],
        "krysis": ["values"],
        "kyza": ["cards"],
    }


def test_a_deck_is_looked_at_with_the_cards_that_it_is_played_with(ann: Person) -> None:
    assert ann.post("/api/games/kyza/deck", {"deck": embers()}).status_code == 409
    checked = ann.post("/api/games/kyza/deck", {"deck": embers(), "own": [OWN]})
    assert "Ember" in checked.json()["sections"]["micro"]
    table = ann.table("kyza", own=[OWN])
    assert ann.post(f"/api/tables/{table}/deck", {"deck": embers()}).json() == checked.json()


def test_whoever_comes_to_a_table_can_read_what_it_is_played_with(ann: Person, ben: Person) -> None:
    hostile = "</a>é “1”.json"
    table = ann.table("kyza", own=[OWN | {"called": hostile}], places=[{"kind": "me"}, {"kind": "open"}], public=True)
    assert ben.state(table)["own"] == [{"kind": "cards", "called": hostile}]
    (listed,) = [each for each in ben.get("/api/tables").json()["lobby"] if each["table"] == table]
    assert listed["own"] == [{"kind": "cards", "called": hostile}]
    file = ben.get(f"/api/tables/{table}/own/cards")
    assert file.text == ember()
    assert file.headers["content-type"] == "text/plain; charset=utf-8"
    assert file.headers["content-disposition"].startswith("inline; filename*=utf-8''%3C%2Fa%3E%C3%A9")
    assert ben.get(f"/api/tables/{table}/own/values").status_code == 404
    detail = ben.get(f"/api/tables/{table}/game").json()
    assert valid(detail, "GameDetail")
    assert "Ember" in [card["name"] for card in detail["cards"]]
    assert "Ember" not in [card["name"] for card in ben.get("/api/games/kyza").json()["cards"]]
    assert ben.get(f"/api/tables/{table}/cards/ember").json()["name"] == "Ember"
    assert ben.get("/api/games/kyza/cards/ember").status_code == 404


def test_a_file_is_bounded_and_not_sent_all_the_time(tmp_path: Path) -> None:
    with running(service(tmp_path, limits=replace(FAST, files=(2, 0.001)))) as link, Person(link) as ann:
        long = OWN | {"text": " " * (LONGEST_OWN + 1)}
        answer = ann.post("/api/games/kyza/own", {"own": [long]})
        assert (answer.status_code, "at most 100000 letters" in answer.json()["sentence"]) == (400, True)
        codes = [ann.post("/api/games/kyza/own", {"own": [OWN]}).status_code for _ in range(3)]
        assert codes == [200, 200, 429]


def test_a_record_of_a_game_with_cards_of_somebodys_own_is_replayed_and_proved(
    ann: Person, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    places = [{"kind": "me", "deck": embers()}, {"kind": "bot", "bot": "random"}]
    table = ann.table("kyza", own=[OWN], places=places)
    while not playing(state := ann.state(table)):
        pass
    assert ann.command(table, "pick", seat=0, decision=state["decision"], option=0)["type"] == "ack"
    assert ann.command(table, "resign", seat=0)["type"] == "ack"
    assert ann.get(f"/api/tables/{table}/fair").json()["holds"]
    assert ann.get(f"/api/tables/{table}/replay").json()["total"] > 1
    file = tmp_path / "game.json"
    file.write_text(ann.get(f"/api/tables/{table}/record").text, "utf-8")
    for command in (
        ["verify", str(file)],
        ["replay", str(file), "--verify"],
        ["analyse", str(file), "--level", "level 8"],
    ):
        assert run(command) == 0, capsys.readouterr()
