"""Playing ahead without the page, which is quicker, to the moment that a test is about."""

from collections.abc import Callable, Mapping
from itertools import count
from time import monotonic
from typing import Any, Final

import cardwright as cw
from tests.browser.driver import MOST_PICKS, PATIENCE, Player
from tests.service.served import Message, playing

BOT: Final = {"kind": "bot", "bot": "random"}
WORDLESS: Final = "Moss Boar"
"""The one card of Kryptik on which nothing is written."""
_KEYS = count()


def origin(player: Player) -> str:
    """The address of the service, which knows the player from then on.

    A page that is open makes them known by itself: two questions at once would make two guests.
    """
    begin = monotonic()
    while player.page.url != "about:blank" and not player.page.context.cookies():
        assert monotonic() - begin < PATIENCE / 1000, "The page asks nobody who its player is."
        player.page.wait_for_timeout(10)
    return player.page.request.get("/api/me").url.removesuffix("/api/me")


def opened(
    player: Player, game: str, *others: dict[str, str], deck: str = "", options: Mapping[str, int] | None = None
) -> str:
    """Open a table for a player and others, all with the same deck, and give its name."""
    places = [place | ({"deck": deck} if deck else {}) for place in ({"kind": "me"}, *others)]
    new = {"key": f"ahead-{next(_KEYS)}", "game": game, "places": places, "options": options or {}}
    made = player.page.request.post("/api/tables", data=new, headers={"Origin": origin(player)})
    return str(made.json()["table"])


def come_to_table(player: Player, game: str, *others: dict[str, str], options: Mapping[str, int] | None = None) -> None:
    """Open a table at which all play the first deck that ships, and come to it."""
    deck = next(iter(cw.load(game).decks), "")
    player.page.goto(f"/g/{opened(player, game, *others, deck=deck, options=options)}")


def command(player: Player, table: str, type_: str, **fields: Any) -> None:
    """Send a command."""
    body = {"type": type_, "key": f"ahead-{next(_KEYS)}", **fields}
    answer = player.page.request.post(f"/api/tables/{table}/commands", data=body, headers={"Origin": origin(player)})
    assert answer.json()["type"] == "ack", answer.text()


def play_ahead(
    table: str, reached: Callable[[Message], bool], *people: Player, prefers: str = "", last: bool = False
) -> bool:
    """Play until the first of these people, in the order of their seats, has reached something; then that one comes.

    They pick options that begin with what the test prefers, if there are any, else the last one or any.
    False if the game ends before.
    """
    picks, last_pick = 0, monotonic()
    while picks < MOST_PICKS and monotonic() - last_pick < PATIENCE / 1000:  # bots think meanwhile
        for seat, person in enumerate(people):
            state = person.page.request.get(f"/api/tables/{table}").json()
            if state["status"] == "over":
                return False
            texts = [option["text"] for option in playing(state)]
            if person is people[0] and texts and reached(state):
                person.page.goto(f"/g/{table}")
                assert person.wait()
                return True
            if texts:
                liked = [i for i, text in enumerate(texts) if prefers and text.startswith(prefers)]
                options = liked or (range(len(texts))[-1:] if last else range(len(texts)))
                option = options[person.rng.below(len(options))]
                command(person, table, "pick", seat=seat, decision=state["decision"], option=option)
                picks, last_pick = picks + 1, monotonic()
    raise AssertionError("The game does not end.")
