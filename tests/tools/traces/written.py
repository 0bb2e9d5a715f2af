"""Recorded plays written by hand, for the tests of the tool that compares them.

play = written(side(hand=["bumpsy"], house="brobnar"), side(amber=3))
play.click(1, "hand", 0, menu=["Play this creature", "Discard this card", "Cancel"])
play.press("Play this creature", one={"hand": [], "board": [creature("bumpsy", 5, ex=True)]}, two={"amber": 2})
play.trace()
"""

from copy import deepcopy
from typing import Any

from tools.traces import recorded

Data = dict[str, Any]
REST = {"title": "Play phase", "menu": "Choose a card to play, discard or use", "buttons": ["End Turn"], "sel": []}
WAITING = {"menu": recorded.WAITING, "buttons": [], "sel": []}


def side(**told: object) -> Data:
    """One player's half of a position: nothing but what is told, and a deck of padding."""
    nothing: Data = {"amber": 0, "keys": [], "chains": 0, "house": None}
    piles: Data = {"hand": [], "deck": ["troll"] * 8, "discard": [], "archives": [], "purged": [], "board": []}
    return {**nothing, **piles, **told}


def creature(slug: str, power: int, armor: int = 0, **told: object) -> Data:
    """A creature in play."""
    return {"id": slug, "type": "creature", "power": power, "armor": armor, **told}


def artifact(slug: str, **told: object) -> Data:
    """An artifact in play."""
    return {"id": slug, "type": "artifact", **told}


def ref(player: int, zone: str, index: int, slug: str) -> Data:
    """A card by its place; players are counted from 1."""
    return {"p": player, "z": zone, "i": index, "id": slug}


class Written:
    """A play that is being written: each click says what it changes."""

    def __init__(self, one: Data, two: Data, *, name: str, phase: str, prompt: Data) -> None:
        players = [{"name": name, **half} for name, half in zip(recorded.PLAYERS, (one, two), strict=True)]
        self.position: Data = {"phase": phase, "active": "player1", "winner": None, "players": players}
        self.ask(prompt)
        slugs = [[*half["hand"], *[piece["id"] for piece in half["board"]]] for half in (one, two)]
        self.data: Data = {
            "name": name,
            "title": "as written",
            "setup": {player: {"hand": named} for player, named in zip(recorded.PLAYERS, slugs, strict=True)},
            "initial": deepcopy(self.position),
            "steps": [],
        }

    def ask(self, prompt: Data) -> None:
        """Ask the active player something."""
        for player in self.position["players"]:
            player["prompt"] = prompt if player["name"] == self.position["active"] else WAITING

    def card(self, player: int, zone: str, index: int) -> Data:
        """A card by its place in the position reached."""
        cards = self.position["players"][player - 1]["board" if zone == "cardsInPlay" else zone]
        slug = cards[index]["id"] if zone == "cardsInPlay" else cards[index]
        return ref(player, zone, index, slug)

    def click(self, player: int, zone: str, index: int, *, menu: list[str] | None = None, **after: Any) -> "Written":
        """Click a card: a menu opens, or something happens."""
        if menu:
            after["prompt"] = {"title": "A card", "menu": "Choose:", "buttons": menu, "sel": []}
        return self.step({"op": "clickCard", "card": self.card(player, zone, index)}, **after)

    def press(self, button: str, **after: Any) -> "Written":
        """Click a button."""
        return self.step({"op": "clickPrompt", "button": button, "n": 0}, **after)

    def step(
        self,
        click: Data,
        *,
        one: Data | None = None,
        two: Data | None = None,
        prompt: Data | None = None,
        **more: object,
    ) -> "Written":
        """Add a click of the active player, and what it changes for the first player, for the second, and besides."""
        by = self.position["active"]
        for player, change in zip(self.position["players"], (one, two), strict=True):
            player.update(change or {})
        self.position.update(more)
        self.ask(prompt or REST)
        self.data["steps"].append({"by": by, **click, "after": deepcopy(self.position)})
        return self

    def trace(self) -> recorded.Trace:
        """The play as the tool reads it."""
        return recorded.trace_of(self.data)


def written(one: Data, two: Data, *, name: str = "Written", phase: str = "main", prompt: Data | None = None) -> Written:
    """Begin to write a play."""
    return Written(one, two, name=name, phase=phase, prompt=prompt or REST)


def choosing(menu: str, *cards: Data, buttons: tuple[str, ...] = ()) -> Data:
    """A prompt to click cards."""
    return {"title": "A card", "menu": menu, "buttons": list(buttons), "sel": list(cards)}
