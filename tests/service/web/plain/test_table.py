import re
from html import unescape
from html.parser import HTMLParser
from itertools import pairwise

import httpx
import pytest

from cardwright.kernel.basics.grids import SOUTH
from cardwright.reading.view import Seen
from cardwright.service.protocol import SetPassing, Take, TakeAmounts, TakeSeveral
from cardwright.service.web.plain.table import cards_of, command_of
from cardwright.service.web.responses import Wrong
from tests.games.crucible import table as crucible
from tests.service.served import Person, playing

HOSTILE = "<script>alert(1)</script>\"'><img src=x onerror=alert(2)>{{ 7*7 }}"


class Page(HTMLParser):
    """A plain page as somebody without scripts has it: forms, headings, labels."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.text = text
        self.forms: list[dict[str, list[str]]] = []
        self.buttons: list[tuple[int, str, str]] = []
        self.headings: list[tuple[int, str]] = []
        self.labels: set[str] = set()
        self.fields: set[str] = set()
        self.ids: list[str] = []
        self._heading = 0
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        has = {name: value or "" for name, value in attrs}
        assert tag not in {"script", "img", "style"}, tag
        assert not [name for name in has if name.startswith("on") or name == "style"]
        if "id" in has:
            self.ids.append(has["id"])
        if tag == "form":
            self.forms.append({})
        elif tag == "input" and has.get("type") == "hidden":
            self.forms[-1].setdefault(has["name"], []).append(has["value"])
        elif tag in {"input", "select", "textarea"}:
            self.fields.add(has.get("id", f"nameless {tag}"))
        elif tag == "label":
            self.labels.add(has["for"])
        elif tag == "button":
            self.buttons.append((len(self.forms) - 1, has.get("name", ""), has.get("value", "")))
        elif re.fullmatch(r"h[1-6]", tag):
            self._heading = int(tag[1])
            self.headings.append((self._heading, ""))

    def handle_data(self, data: str) -> None:
        if self._heading:
            level, text = self.headings[-1]
            self.headings[-1] = (level, text + data)

    def handle_endtag(self, tag: str) -> None:
        if re.fullmatch(r"h[1-6]", tag):
            self._heading = 0

    @property
    def alert(self) -> str:
        found = re.search(r'role="alert"[^>]*>(.*?)</p>', self.text, re.DOTALL)
        return unescape(found[1]) if found else ""

    def form(self, type_: str) -> dict[str, str]:
        """The hidden fields of the first form of that type."""
        return next(
            {name: values[0] for name, values in form.items()} for form in self.forms if form.get("type") == [type_]
        )

    def has_form(self, type_: str) -> bool:
        return any(form.get("type") == [type_] for form in self.forms)

    def options(self) -> list[str]:
        return [value for _, name, value in self.buttons if name == "option"]

    def amounts(self) -> list[int]:
        """An answer where several numbers are asked for: one of the first kind there is, and none of the others."""
        shown = {int(field.removeprefix("amount-")) for field in self.fields if field.startswith("amount-")}
        hidden = [len(form["amount"]) for form in self.forms if "amount" in form]
        return [int(number == min(shown)) for number in range(1, len(shown) + sum(hidden) + 1)] if shown else []

    def marks(self) -> list[str]:
        """What can be marked, where several things are chosen together."""
        return [field.removeprefix("mark-") for field in sorted(self.fields) if field.startswith("mark-")]


def show(who: Person, table: str, wait: str = "?wait=1") -> Page:
    answer = who.get(f"/g/{table}/text{wait}")
    assert answer.status_code == 200, answer.text
    return accessible(Page(answer.text))


def pick(who: Person, table: str, page: Page, number: int = 0) -> Page:
    """Pick an option, or mark several things until they are enough; look again where nothing is asked."""
    marks = page.marks()
    if marks:
        for many in range(len(marks) + 1):
            answer = who.browser.post(
                f"/g/{table}/text",
                data={**page.form("pick_several"), "mark": marks[:many]},
                follow_redirects=True,
            )
            if answer.status_code == 200:
                return accessible(Page(answer.text))
        pytest.fail("No number of marks is an answer.")
    if page.amounts():
        named = {**page.form("pick_amounts"), "amount": [str(number) for number in page.amounts()]}
        answer = who.browser.post(f"/g/{table}/text", data=named, follow_redirects=True)
        assert answer.status_code == 200, answer.text
        return accessible(Page(answer.text))
    options = page.options()
    if not options:
        return show(who, table)
    return press(who, table, {**page.form("pick"), "option": options[number % len(options)]})


def press(who: Person, table: str, fields: dict[str, str], status: int = 200) -> Page:
    """Send a form, and read the page that comes."""
    answer = who.browser.post(f"/g/{table}/text", data=fields, follow_redirects=True)
    assert answer.status_code == status, answer.text
    return accessible(Page(answer.text))


def accessible(page: Page) -> Page:
    """Check what every page has: a title, one first heading, no level left out, a label for each field."""
    assert "<title>" in page.text
    assert 'lang="en"' in page.text
    levels = [level for level, _ in page.headings]
    assert levels.count(1) == 1
    assert all(after <= before + 1 for before, after in pairwise(levels))
    assert all(text.strip() for _, text in page.headings)
    assert page.fields <= page.labels
    assert len(page.ids) == len(set(page.ids))
    return page


@pytest.mark.parametrize("game", ["keyforge", "krysis", "kyza"])
def test_a_whole_game_by_posting_forms(game: str, ann: Person) -> None:
    # With few points of life a quick duel may be over before there was much to pick.
    table = ann.table(game, options={"life": 60} if game == "kyza" else {})
    page = show(ann, table)
    picks = 0
    while "The game is over" not in page.text:
        picks += bool(page.options() or page.marks() or page.amounts())
        page = pick(ann, table, page, picks)
    assert picks > 10
    state = ann.state(table)
    assert state["result"]["reason"] in unescape(page.text)
    assert state["tally"]
    for row in state["tally"]:
        assert re.search(f">{row['title']}</th>{''.join([f'<td>{n}</td>' for n in row['amounts']])}<", page.text)
    fair = ann.get(f"/fair/{table}/text")
    assert "The shuffle was fair" in fair.text
    assert state["shuffle"]["commitment"] in fair.text


def test_what_is_shown_is_the_table(ann: Person) -> None:
    table = ann.table()
    while not playing(state := ann.state(table)):
        pass
    page = show(ann, table)
    assert state["view"]["decision"]["prompt"] in [text for _, text in page.headings]
    shown = unescape(page.text)
    for option in playing(state):
        assert option["text"] in shown
    for card in state["view"]["players"][0]["areas"]["hand"]["cards"]:
        assert card["name"] in shown
    for line in state["log"]["lines"]:
        assert "".join(part["text"] for part in line) in shown
    for counter in ("Æmber: 0", "Keys: 0 of 3", "Chains: 0"):
        assert counter in shown


def test_the_cells_of_a_board_carry_the_numbers_by_which_options_call_them(ann: Person) -> None:
    page = show(ann, ann.table("crucible")).text
    assert [int(number) for number in re.findall(r"<td>Tile (\d+): ", page)] == list(range(1, 15))


def test_a_token_is_listed_as_it_faces_with_the_numbers_of_its_edges() -> None:
    t = crucible.table(crucible.side("Lancer", 7, facing=SOUTH), crucible.side("Mender", 12))
    seen = Seen(t.m.game, t.m.view(0))
    (line,) = [card.line for card in cards_of(seen, list(seen.cards())) if card.line.startswith("Lancer")]
    assert line.startswith("Lancer (Character): facing south, ")
    assert line.endswith("attack/block/cast at north 1/1/1, east 1/1/1, south 3/2/1, west 1/1/1")


def test_who_watches_sees_no_hand_and_no_buttons(ann: Person, link: str) -> None:
    table = ann.table()
    while not playing(state := ann.state(table)):
        pass
    with httpx.Client(base_url=link) as anybody:
        answer = anybody.get(f"/g/{table}/text")
    assert "set-cookie" not in answer.headers
    page = accessible(Page(answer.text))
    assert page.options() == []
    assert "You watch." in page.text
    hand = {card["name"] for card in state["view"]["players"][0]["areas"]["hand"]["cards"]}
    told = {"".join(part["text"] for part in line) for line in state["log"]["lines"]}
    assert not [name for name in hand if name in unescape(page.text) and not any(name in line for line in told)]


def test_a_pick_that_comes_too_late_says_so_above_the_table(ann: Person) -> None:
    table = ann.table()
    first = show(ann, table)
    form = {**first.form("pick"), "option": first.options()[0]}
    press(ann, table, form)
    # The same page once more: the same pick, which has happened.
    assert press(ann, table, form).alert == ""
    other = press(ann, table, {**form, "option": first.options()[1]}, 409)
    assert other.alert


def test_a_pick_is_taken_back(ann: Person) -> None:
    table = ann.table("krysis")
    page = show(ann, table)
    for _ in range(200):
        if page.has_form("undo"):
            break
        page = pick(ann, table, page)
    before = ann.state(table)["seq"]
    page = press(ann, table, page.form("undo"))
    assert page.alert == ""
    assert ann.state(table)["seq"] > before
    assert page.options() or page.amounts()


def test_why_a_card_cannot_be_used_is_told(ann: Person) -> None:
    table = ann.table("kyza")
    page = show(ann, table)
    while not page.has_form("ask_why"):
        page = pick(ann, table, page)
    handle = re.search(r'<option value="(\d+)">', page.text)
    assert handle
    page = press(ann, table, {**page.form("ask_why"), "card": handle[1]})
    assert page.alert.endswith(".")


def test_when_one_is_asked_can_be_set(ann: Person) -> None:
    table = ann.table("kyza")
    page = show(ann, table)
    while not page.has_form("passing"):
        page = pick(ann, table, page)
    press(ann, table, {**page.form("passing"), "stop": "1"})
    passing = ann.state(table)["passing"]
    assert (passing["stops"], passing["idle"]) == (1, False)
    press(ann, table, {**page.form("passing"), "until": "turn"})
    press(ann, table, {**page.form("passing"), "stop": "2", "idle": "true"})
    assert ann.state(table)["passing"]["stops"] == 2


def test_seats_are_taken_and_left_and_given_to_bots(ann: Person, ben: Person) -> None:
    table = ann.table(places=[{"kind": "me"}, {"kind": "open"}])
    page = show(ben, table)
    page = press(ben, table, {**page.form("sit"), "name": "Ben", "deck": ""})
    assert ann.state(table)["seats"][1]["name"] == "Ben"
    page = press(ben, table, page.form("stand"))
    page = show(ann, table)
    page = press(ann, table, {**page.form("seat_bot"), "bot": "random"})
    assert ann.state(table)["seats"][1]["kind"] == "bot"
    page = press(ann, table, {**page.form("choose_deck"), "deck": "", "list": "No such deck"}, 409)
    assert "No such deck" in page.alert
    page = press(ann, table, {**page.form("choose_deck"), "deck": "Radiant Argus the Supreme", "list": " "})
    assert ann.state(table)["status"] == "playing"


def test_the_host_takes_people_from_seats_and_closes_them(ann: Person, ben: Person) -> None:
    table = ann.table("krysis", places=[{"kind": "me"}, {"kind": "open"}, {"kind": "open"}])
    page = show(ben, table)
    page = press(ben, table, {**page.form("sit"), "name": "Ben"})
    assert "Close this seat" not in page.text
    page = show(ann, table)
    assert "Take Ben away" in page.text
    page = press(ann, table, {**page.form("close_seat"), "seat": "2"})
    state = ann.state(table)
    assert state["status"] == "playing"
    assert [seat["mine"] for seat in state["seats"]] == [True, False]


def test_a_seat_may_be_surprised_by_its_deck(ann: Person) -> None:
    drawn = set()
    for _ in range(2):
        table = ann.table(places=[{"kind": "me"}, {"kind": "bot", "bot": "random"}])
        page = show(ann, table)
        assert "Surprise me" in page.text
        press(ann, table, {**page.form("choose_deck"), "deck": "random", "list": ""})
        state = ann.state(table)
        assert state["status"] == "playing"
        drawn.add(state["seats"][0]["deck"])
    assert len(drawn) == 2


def test_giving_up_a_rematch_and_talk(ann: Person) -> None:
    table = ann.table("krysis")
    page = show(ann, table)
    page = press(ann, table, {**page.form("say"), "text": "good luck"})
    assert "good luck" in page.text
    page = press(ann, table, page.form("resign"))
    assert "The game is over" in page.text
    page = press(ann, table, page.form("rematch"))
    assert ann.state(table)["next"] in page.text


def test_who_has_lost_may_meet_the_level_below(ann: Person) -> None:
    places = [{"kind": "bot", "bot": "level 4"}, {"kind": "me", "deck": "Still Waters"}]
    table = ann.table("kyza", places=places, options={"life": 12})
    page = press(ann, table, show(ann, table).form("resign"))
    (form,) = [form for form in page.forms if "seat1" in form]
    assert (form["seat1"], form["seat2"], form["deck2"]) == (["bot:level 3"], ["me"], ["Still Waters"])
    assert "Try Hasty, level 3</button></p>\n<p>Plays as Greedy does, but picks" in page.text
    answer = ann.browser.post("/text/new/kyza", data=form, follow_redirects=True)
    assert answer.status_code == 200, answer.text
    begun = ann.state(answer.url.path.split("/")[2])
    assert [seat["bot"] for seat in begun["seats"]] == ["level 3", ""]
    assert begun["options"]["life"] == 12


def test_who_has_lost_to_the_weakest_bot_meets_no_weaker_one(ann: Person) -> None:
    table = ann.table("krysis")
    page = press(ann, table, show(ann, table).form("resign"))
    assert "The game is over" in page.text
    assert "Try " not in page.text


def test_between_games_of_a_series_cards_are_exchanged_in_a_form(ann: Person) -> None:
    places = [{"kind": "me", "deck": "Harbor Watch"}, {"kind": "bot", "bot": "random", "deck": "Deep Compost"}]
    table = ann.table("kryptik", places=places, best_of=3)
    page = press(ann, table, show(ann, table).form("resign"))
    assert "Random leads 1 : 0 in this best of 3." in page.text
    assert "Download the record" not in page.text
    accessible(page)
    (offered,) = ann.state(table)["series"]["exchanges"]
    form = page.form("rematch") | {f"main.{card['key']}": str(card["main"]) for card in offered["cards"]}
    came = next(card for card in offered["cards"] if not card["main"])
    out = next(card for card in offered["cards"] if card["main"])
    wrong = press(ann, table, form | {f"main.{came['key']}": "1"}, 409)
    assert "its main deck has 51 instead of 50 cards." in wrong.text
    page = press(ann, table, form | {f"main.{came['key']}": "1", f"main.{out['key']}": str(out["main"] - 1)})
    assert "To the next game" in page.text
    after = ann.state(table)["next"]
    page = press(ann, after, show(ann, after).form("resign"))
    assert "Random wins the series 2 : 0." in page.text
    assert "Download the record" in page.text


def test_what_people_write_is_text_and_nothing_else(ann: Person, ben: Person) -> None:
    ann.post("/api/me", {"name": HOSTILE[:40]})
    places = [{"kind": "me", "name": HOSTILE[:40]}, {"kind": "open"}]
    table = ann.table(places=places, public=True)
    ben.command(table, "sit", seat=1, name=HOSTILE[-40:])
    ann.command(table, "say", text=HOSTILE)
    deck = f"# {HOSTILE}\n\n" + ann.post("/api/games/keyforge/deck", {"deck": "Onyx"}).json()["name"]
    for path in (f"/g/{table}/text", "/text", "/text/new/keyforge"):
        shown = ann.get(path).text
        accessible(Page(shown))
        assert "<script" not in shown
        assert "<img" not in shown
        assert "{{ 7*7 }}" in shown or "7*7" not in shown
    page = show(ann, table, "")
    refused = press(ann, table, {**page.form("choose_deck"), "deck": "", "list": deck}, 409)
    assert "&lt;script" in refused.text or "script" not in refused.text
    assert unescape(refused.text).count("alert(1)") >= 1


@pytest.mark.parametrize(
    "form",
    [
        {},
        {"type": "pick"},
        {"type": "dance", "page": "x"},
        {"type": "pick", "page": "x", "seat": "one", "decision": "0", "option": "0"},
        {"type": "say", "page": "x", "text": ""},
        {"type": "say", "page": "x", "text": "x" * 501},
        {"type": "say", "text": "hello"},
        {"type": "say", "page": "x", "text": "hello", "more": "1"},
    ],
)
def test_a_form_that_is_none_of_ours_is_refused_on_a_page(form: dict[str, str], ann: Person) -> None:
    answer = ann.browser.post(f"/g/{ann.table('krysis')}/text", data=form)
    assert answer.status_code == 400
    assert accessible(Page(answer.text)).alert.startswith("The message cannot be read: ")


@pytest.mark.parametrize("content", [b"\xff\xfe", b"&".join([b"a=1"] * 500), b"a=%ff"])
def test_a_body_that_is_no_form_is_refused_on_a_page(content: bytes, ann: Person) -> None:
    answer = ann.browser.post(f"/g/{ann.table('krysis')}/text", content=content)
    assert answer.status_code == 400
    assert "no form" in accessible(Page(answer.text)).alert


def test_a_table_that_is_not_there_is_missed_on_a_page(ann: Person) -> None:
    answer = ann.get("/g/nosuchtable/text")
    assert answer.status_code == 404
    assert "There is no such table" in accessible(Page(answer.text)).alert


def test_fields_of_forms_are_fields_of_commands() -> None:
    form = {"type": "pick", "page": "ab", "seat": "1", "decision": "7", "option": "2"}
    pick = command_of(form)
    assert pick == Take(key=pick.key, seat=1, decision=7, option=2)
    keys = {command_of({**form, **change}).key for change in ({}, {"option": "3"}, {"page": "cd"})}
    assert len(keys) == 3
    assert pick.key in keys
    asked = command_of({"type": "passing", "page": "ab", "seat": "0", "stop": "1 4 8", "idle": "true"})
    assert asked == SetPassing(key=asked.key, seat=0, stops=13, idle=True)
    until = command_of({"type": "passing", "page": "ab", "seat": "0", "until": "turn"})
    assert until == SetPassing(key=until.key, seat=0, until="turn")
    marked = command_of({"type": "pick_several", "page": "ab", "seat": "0", "decision": "7", "mark": "4 0"})
    assert marked == TakeSeveral(key=marked.key, seat=0, decision=7, marks=(4, 0))
    named = command_of({"type": "pick_amounts", "page": "ab", "seat": "0", "decision": "7", "amount": "2 0 1"})
    assert named == TakeAmounts(key=named.key, seat=0, decision=7, amounts=(2, 0, 1))
    with pytest.raises(Wrong):
        command_of({"type": "pick"})


@pytest.mark.parametrize("stop", ["²", "9" * 4400, "-1", "1 x"])
def test_a_stop_that_is_none_gets_a_sentence(stop: str, ann: Person) -> None:
    table = ann.table("kyza")
    form = {"type": "passing", "seat": "0", "page": "x", "stop": stop}
    answer = ann.browser.post(f"/g/{table}/text", data=form)
    assert answer.status_code == 400


def test_who_plays_against_bots_gets_a_hint(ann: Person) -> None:
    table = ann.table()
    while not playing(ann.state(table)):
        pass
    address = f"/g/{table}/text"
    assert f'href="{address}?hint=1"' in ann.get(address).text
    assert re.search(
        r'class="message">I would pick &#39;.+ with a \d+% chance to win', ann.get(f"{address}?hint=1").text
    )
