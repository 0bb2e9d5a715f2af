"""Looking back at a finished game without scripts."""

import time
from pathlib import Path

import pytest

from cardwright.service.running import analysing
from tests.service.served import Person, playing, running, service
from tests.service.web.plain.test_pages import read


def test_who_played_has_the_game_analysed_and_all_read_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(analysing, "BEHIND", 0)  # other tests leave nothing
    with running(service(tmp_path)) as link, Person(link) as ann, Person(link) as eve:
        table = ann.table("kyza")
        address = f"/analysis/{table}/text"
        assert "not over yet" in ann.get(address).text
        while not playing(state := ann.state(table)):
            pass
        assert ann.command(table, "pick", seat=0, decision=state["decision"], option=0)["type"] == "ack"
        assert ann.command(table, "resign", seat=0)["type"] == "ack"
        assert f'href="{address}"' in read(ann, f"/g/{table}/text").text
        asked = read(eve, address)
        assert "Nobody who played this game has had it analysed yet." in asked.text
        assert not asked.forms
        assert eve.browser.post(address).status_code == 403
        assert len(read(ann, address).forms) == 1
        shown = ann.browser.post(address, follow_redirects=True)
        assert shown.url.path == address
        while "Look again" in shown.text:
            time.sleep(0.1)
            shown = ann.get(address)
        page = read(eve, address)
        assert page.text == read(ann, address).text
        assert "resigned" in page.text
        assert {text for level, text in page.headings if level == 2} >= {
            seat["name"] for seat in ann.state(table)["seats"]
        }
        assert "lines of play for each pick" in page.text
