import pytest

import cardwright as cw
from cardwright.service.protocol import Clock, Place
from cardwright.service.web import catalogue
from cardwright.service.web.plain import pages
from cardwright.service.web.responses import Wrong
from tests.service.own import ember, embers
from tests.service.served import Person
from tests.service.web.plain.test_table import HOSTILE, Page, accessible


def read(who: Person, path: str, status: int = 200) -> Page:
    answer = who.get(path)
    assert answer.status_code == status, answer.text
    return accessible(Page(answer.text))


def test_every_game_can_be_begun_with_one_button(ann: Person) -> None:
    page = read(ann, "/text")
    begun = [form for form in page.forms if form.get("seat1") == ["me"]]
    assert len(begun) == len(catalogue.games())
    for game, form in zip(catalogue.games(), begun, strict=True):
        (usual,) = [bot.name for bot in game.bots if bot.usual]
        assert form["seat2"] == [f"bot:{usual}"]
        answer = ann.browser.post(f"/text/new/{game.name}", data=form, follow_redirects=True)
        assert answer.status_code == 200, answer.text
        assert answer.url.path.startswith("/g/")
        # The same page once more leads to the same table.
        again = ann.browser.post(f"/text/new/{game.name}", data=form, follow_redirects=True)
        assert again.url.path == answer.url.path
    home = read(ann, "/text")
    assert [text for _, text in home.headings][1] == "Your tables"


def test_a_lesson_is_begun_with_one_button_and_its_coach_is_read(ann: Person) -> None:
    forms = [form for form in read(ann, "/text").forms if form.get("lesson") == ["first"]]
    form = dict(zip([game.name for game in catalogue.games() if game.lessons], forms, strict=True))["kyza"]
    answer = ann.browser.post("/text/new/kyza", data=form, follow_redirects=True)
    table = answer.url.path.split("/")[2]
    told = ann.state(table)["coach"]
    assert told["goal"] in answer.text.replace("&#39;", "'")
    assert told["say"] in answer.text
    pick = {"type": "pick", "seat": 0, "decision": ann.state(table)["decision"], "option": 1, "page": "1"}
    assert "Its turn will come." in ann.browser.post(f"/g/{table}/text", data=pick, follow_redirects=True).text


@pytest.mark.parametrize("game", ["keyforge", "krysis", "kyza"])
def test_a_table_is_set_up_as_the_form_says(game: str, ann: Person) -> None:
    page = read(ann, f"/text/new/{game}")
    names = {name for form in page.forms for name in form}
    assert {"page", "seat1"} <= names
    data = {
        "page": page.forms[0]["page"][0],
        "seat1": "me",
        "name1": "Ann",
        "seat2": "open",
        "deck1": "",
        "public": "true",
        "clock": "live",
        "base": "10",
        "increment": "5",
        "days": "2",
    }
    answer = ann.browser.post(f"/text/new/{game}", data=data, follow_redirects=True)
    assert answer.status_code == 200, answer.text
    state = ann.state(answer.url.path.split("/")[2])
    assert state["status"] == "waiting"
    assert state["public"]
    assert state["clock"] == {"kind": "live", "base": 600, "increment": 5, "overtime": 0, "days": 0}
    assert [seat["name"] for seat in state["seats"]] == ["Ann", ""]


def test_games_for_more_have_seats_for_more(ann: Person) -> None:
    assert "seat4" in read(ann, "/text/new/krysis?players=4").fields
    assert "seat3" not in read(ann, "/text/new/krysis?players=9").fields


def test_the_fields_of_a_form_are_those_of_a_table() -> None:
    form = {
        "page": "ab",
        "seat1": "me",
        "name1": " Ann ",
        "deck1": "Onyx",
        "list1": "",
        "seat2": "bot:random",
        "deck2": "Onyx",
        "list2": " [Logos]\n2 Dextre ",
        "seat3": "open",
        "option.first": "1",
    }
    made = pages.table_of(catalogue.game_info(cw.load("keyforge")), form)
    assert made.places == (
        Place(kind="me", name="Ann", deck="Onyx"),
        Place(kind="bot", bot="random", deck="[Logos]\n2 Dextre"),
        Place(kind="open"),
    )
    assert (made.key, made.options, made.public, made.clock) == ("ab", {"first": 1}, False, Clock())


@pytest.mark.parametrize(
    "change",
    [
        {"page": ""},
        {"seat2": "ghost"},
        {"option.first": "x"},
        {"clock": "live", "base": "ten"},
        {"clock": "days", "days": "99"},
        {"clock": "sand"},
    ],
)
def test_a_form_that_makes_no_table_is_refused_on_a_page(change: dict[str, str], ann: Person) -> None:
    form = {"page": "ab", "seat1": "me", "seat2": "open", **change}
    with pytest.raises(Wrong):
        pages.table_of(catalogue.game_info(cw.load("keyforge")), form)
    answer = ann.browser.post("/text/new/keyforge", data=form)
    assert answer.status_code == 400
    assert accessible(Page(answer.text)).alert.endswith(".")


def test_a_table_that_the_rules_refuse_is_refused_on_a_page(ann: Person) -> None:
    form = {"page": "rules", "seat1": "me", "seat2": "open", "option.bidding": "7"}
    answer = ann.browser.post("/text/new/keyforge", data=form)
    assert answer.status_code == 409
    assert "bidding" in accessible(Page(answer.text)).alert


def test_a_table_is_played_with_files_of_ones_own_that_all_can_read(ann: Person, ben: Person) -> None:
    page = read(ann, "/text/new/crucible")
    assert {"own1", "own2"} <= page.fields
    assert "own1" not in read(ann, "/text/new/kryptik-draft").fields
    form = {"page": "own", "seat1": "me", "list1": embers(), "seat2": "open", "own.cards": ember(), "public": "true"}
    made = ann.browser.post("/text/new/kyza", data=form)
    assert made.status_code == 303, Page(made.text).alert
    table = made.headers["location"].split("/")[2]
    shown = read(ben, f"/g/{table}/text").text
    for address in (f"/api/tables/{table}/own/cards", f"/g/{table}/cards/text"):
        assert f'href="{address}"' in shown
        assert "Ember" in ben.get(address).text
    assert "Ember" not in read(ben, "/text/cards/kyza").text
    assert "</a>, with your cards</li>" in read(ben, "/text").text


def test_a_mistake_in_a_file_of_ones_own_is_told_on_a_page(ann: Person) -> None:
    form = {"page": "wrong", "seat1": "me", "seat2": "open", "own.cards": ember(0)}
    answer = ann.browser.post("/text/new/kyza", data=form)
    assert answer.status_code == 409
    assert "your cards, line 13: Ember: in the word DealToPlayer" in accessible(Page(answer.text)).text


def test_a_name_is_kept_and_shown_as_text(ann: Person) -> None:
    answer = ann.browser.post("/text/name", data={"name": HOSTILE[:40]}, follow_redirects=True)
    accessible(Page(answer.text))
    assert ann.get("/api/me").json()["name"] in HOSTILE
    for name in ("", " ", "x" * 41):
        refused = ann.browser.post("/text/name", data={"name": name})
        assert refused.status_code == 400
        assert accessible(Page(refused.text)).alert == "A name has 1 to 40 characters."


@pytest.mark.parametrize("game", ["keyforge", "krysis", "kyza"])
def test_cards_are_listed_with_what_they_say(game: str, ann: Person) -> None:
    page = read(ann, f"/text/cards/{game}")
    cards = catalogue.game_detail(cw.load(game)).cards
    assert [text for level, text in page.headings if level == 2] == [card.name for card in cards]


@pytest.mark.parametrize("path", ["/text/new/chess", "/text/cards/chess", "/fair/nosuchtable/text"])
def test_what_is_not_there_is_missed_on_a_page(path: str, ann: Person) -> None:
    assert read(ann, path, 404).alert.endswith(".")


def test_the_style_follows_light_and_dark(ann: Person) -> None:
    style = ann.get("/plain.css")
    assert style.headers["content-type"].startswith("text/css")
    assert "color-scheme: light dark" in style.text
