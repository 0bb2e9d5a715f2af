"""Obeying commands: each one is known."""

from typing import get_args

import pytest

from cardwright.service.protocol import AnyCommand, AskOutcome, AskWhy, Ping
from cardwright.service.tables import commands
from cardwright.service.troubles import Refusal
from tests.service.play import Play

LEAST = {
    "seat": 0,
    "bot": "random",
    "deck": "argus",
    "nonce": "ab" * 32,
    "decision": 0,
    "option": 0,
    "marks": (),
    "amounts": (),
    "agree": True,
}
LEAST |= {"text": "hello", "card": 0}


@pytest.mark.parametrize("kind", get_args(AnyCommand))
def test_each_command_is_obeyed_or_refused(kind: type[AnyCommand]) -> None:
    table = Play("keyforge", "me", "open")
    needed = {name: LEAST[name] for name in kind.__struct_fields__ if name in LEAST}
    command = kind(key="key", **needed)  # type: ignore[arg-type]
    draft = table.table.draft()
    try:
        commands.obey(draft, "Ann", "Ann", command, table.now)
    except Refusal:
        return
    assert bool(draft.news) == (kind not in {AskOutcome, AskWhy, Ping})
