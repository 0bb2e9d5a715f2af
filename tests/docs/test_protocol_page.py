"""The page on the protocol: every message is shown, and as it is sent."""

import json
import re
from pathlib import Path
from typing import get_args

import pytest
from jsonschema import Draft202012Validator  # type: ignore[import-untyped]

from cardwright.service import protocol
from cardwright.service.schema import protocol_schema
from cardwright.service.web.context import Limits
from cardwright.service.web.websocket import PATIENCE

PAGE = (Path(__file__).parents[2] / "docs" / "protocol.md").read_text("utf-8")
EXAMPLES = re.findall(r"<!-- (\w+) -->\n```json\n(.*?)\n```", PAGE, re.DOTALL)


def test_every_example_says_what_it_is() -> None:
    assert len(EXAMPLES) == PAGE.count("```json")


@pytest.mark.parametrize(("name", "text"), EXAMPLES)
def test_examples_are_as_the_schema_says(name: str, text: str) -> None:
    schema = {**protocol_schema(), "$ref": f"#/$defs/{name}"}
    assert [error.message for error in Draft202012Validator(schema).iter_errors(json.loads(text))] == []


def test_every_command_and_every_message_is_shown() -> None:
    shown = {json.loads(text).get("type") for _, text in EXAMPLES}
    types = [*get_args(protocol.AnyCommand), *get_args(protocol.AnyMessage)]
    assert {each.__struct_config__.tag for each in types} <= shown


def test_its_limits_are_those_of_the_service() -> None:
    limits = Limits()
    for told, (burst, rate) in (
        ("20 at once, 5 a second", limits.commands),
        ("20 at once, one in 2 seconds", limits.files),
        ("10 at once, one in 10 seconds", limits.tables),
        ("20 at once, one in 5 seconds", limits.arrivals),
        ("100 at once, 20 a second", limits.looks),
    ):
        assert told in PAGE
        assert told.startswith(f"{burst} ")
        assert (f"{rate} a second" if rate >= 1 else f"in {round(1 / rate)} seconds") in told
    assert f"{PATIENCE:.0f} seconds" in PAGE
    assert f"{protocol.LARGEST // 1024} KB" in PAGE
    assert f"{protocol.LARGEST_REQUEST // 1024} KB" in PAGE
    assert f"{protocol.LONGEST_OWN:,} letters" in PAGE
