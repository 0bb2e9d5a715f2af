"""A whole bot: it takes an open seat at a table, and picks at random until the game is over.

    python examples/bot.py http://127.0.0.1:8000/g/TABLE ["name of a deck"]

It needs nothing but Python; docs/protocol.md tells what else there is to say and to hear.
"""

# ruff: noqa: S310, S311 - the address is the user's own, and the picks are no secret

import json
import random
import sys
import time
import urllib.error
import urllib.request
from itertools import count
from typing import Any

link, *deck = sys.argv[1:]
service, _, table = link.partition("/g/")
keys = count()
headers = {"Content-Type": "application/json"}


def post(path: str, body: object) -> Any:  # noqa: ANN401 - JSON
    """Send something, and return the answer; a refusal is an answer too."""
    request = urllib.request.Request(service + path, json.dumps(body).encode(), headers)
    try:
        with urllib.request.urlopen(request) as answer:
            return json.load(answer)
    except urllib.error.HTTPError as refused:
        return json.load(refused)


def command(**fields: Any) -> Any:  # noqa: ANN401 - JSON
    """Say something at the table, again if that was too fast, and return the answer."""
    body = {"key": f"bot-{next(keys)}", **fields}
    while (answer := post(f"/api/tables/{table}/commands", body)).get("code") == "too_fast":
        time.sleep(1)
    return answer


headers["Authorization"] = f"Bearer {post('/api/guests', {})['token']}"
seated = False
stream = urllib.request.Request(f"{service}/api/tables/{table}/stream", headers=headers)
with urllib.request.urlopen(stream) as states:
    for line in filter(bytes.strip, states):  # an empty line only says that the service is still there
        state = json.loads(line)
        seats = state["seats"]
        if state["status"] == "over":
            print(state["result"]["reason"])
            break
        if not seated:
            free = next((number for number, seat in enumerate(seats) if seat["kind"] == "open"), None)
            if free is None:
                sys.exit("There is no open seat.")
            answer = command(type="sit", seat=free, name="Random bot", deck=deck[0] if deck else "")
            if answer["type"] == "refused":
                sys.exit(answer["sentence"])
            seated = True
        elif state["view"] and "options" in (decision := state["view"]["decision"]):
            option = random.randrange(len(decision["options"]))
            command(type="pick", seat=state["viewer"], decision=state["decision"], option=option)
