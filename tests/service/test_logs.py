"""Logs for programs."""

import json
import logging

import pytest

from cardwright.service.logs import SECURITY, Lines, note
from tests.service.served import Person


def test_each_record_is_a_line_of_json() -> None:
    fault = ValueError("bad\nworse")
    record = logging.LogRecord("here", logging.ERROR, "", 0, "It %s.", ("failed",), (ValueError, fault, None))
    line = Lines().format(record)
    assert "\n" not in line
    told = json.loads(line)
    assert (told["level"], told["from"], told["event"]) == ("error", "here", "It failed.")
    assert "ValueError" in told["fault"]


def test_what_concerns_security_is_noted_without_secrets(ann: Person, caplog: pytest.LogCaptureFixture) -> None:
    with caplog.at_level(logging.INFO, SECURITY.name):
        note("tried", by="nobody")
        ann.browser.post("/api/tables", json={}, headers={"Origin": "https://other.example"})
        assert ann.browser.delete("/api/me").status_code == 204
    lines = [json.loads(Lines().format(record)) for record in caplog.records if record.name == SECURITY.name]
    assert [line["event"] for line in lines] == ["tried", "refused", "session ended"]
    assert lines[1]["address"] == "127.0.0.1"
    assert not [line for line in lines for secret in ann.browser.cookies.values() if secret in str(line)]
