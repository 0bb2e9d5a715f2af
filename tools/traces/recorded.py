"""Recorded plays, as they are written down: what a file of them says, and nothing of our own engine.

A file holds one JSON object in each line (it may be gzipped). An object has a ``name`` (the card that the play is
about), a ``title``, the position ``initial``, and ``steps``: who (``by``) clicked which card (``op`` clickCard, with
``card``) or which button (``op`` clickPrompt, with ``button``), and the position ``after`` it. Cards are named by
*slugs* such as ``rock-hurling-giant``; what a ``setup`` does not name is padding.
"""

import gzip
import json
import zlib
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

PLAYERS = ("player1", "player2")
WAITING = "Waiting for opponent"
AT_REST = ("Play phase", "House Choice")
"""The titles of prompts at which nothing is being resolved."""


class BadTrace(Exception):
    """A file of recorded plays that cannot be read; says where and why."""


@dataclass(frozen=True)
class Ref:
    """A card by its place: the player (0 or 1), the list it lies in, the index there, and its slug."""

    player: int
    zone: str
    index: int
    slug: str


@dataclass(frozen=True)
class Piece:
    """A card in play."""

    slug: str
    creature: bool
    power: int = 0
    armor: int = 0
    exhausted: bool = False
    stunned: bool = False
    damage: int = 0
    aember: int = 0
    counters: int = 0
    upgrades: tuple[str, ...] = ()
    under: tuple[str, ...] = ()
    owner: int | None = None
    """The player who owns it, where that is not the one who controls it."""


@dataclass(frozen=True)
class Prompt:
    """What a player was asked: a sentence, buttons, and the cards that could be clicked."""

    title: str
    menu: str
    buttons: tuple[str, ...]
    cards: tuple[Ref, ...]


@dataclass(frozen=True)
class Side:
    """One player's half of a position; deck and discard pile are listed from the top."""

    aember: int
    keys: int
    chains: int
    house: str | None
    hand: tuple[str, ...]
    deck: tuple[str, ...]
    discard: tuple[str, ...]
    archives: tuple[str, ...]
    purged: tuple[str, ...]
    board: tuple[Piece, ...]
    prompt: Prompt


@dataclass(frozen=True)
class Position:
    """The whole public state at one moment."""

    phase: str
    active: int
    winner: int | None
    sides: tuple[Side, Side]

    @property
    def asked(self) -> Prompt:
        """What is being asked, of whichever player."""
        prompts = [side.prompt for side in self.sides]
        return next((prompt for prompt in prompts if prompt.menu != WAITING), prompts[self.active])

    @property
    def at_rest(self) -> bool:
        """Whether nothing is being resolved."""
        return self.winner is not None or self.asked.title in AT_REST


@dataclass(frozen=True)
class Step:
    """One click: on a card or on a button."""

    by: int
    card: Ref | None
    button: str
    before: Position
    after: Position


@dataclass(frozen=True)
class Trace:
    """One recorded play."""

    name: str
    title: str
    named: frozenset[str]
    """The slugs of the cards that matter: those of the setup, and those that were clicked or came into play."""
    initial: Position
    steps: tuple[Step, ...]

    @property
    def positions(self) -> tuple[Position, ...]:
        """All positions, in order."""
        return (self.initial, *[step.after for step in self.steps])


def read(path: Path) -> list[Trace]:
    """Read a file of recorded plays; `BadTrace` says what is wrong with it."""
    try:
        data = path.read_bytes()
        text = (gzip.decompress(data) if path.suffix == ".gz" else data).decode("utf-8")
    except OSError as error:
        raise BadTrace(f"{path} cannot be read: {error.strerror or error}.") from error
    except (EOFError, ValueError, zlib.error) as error:
        raise BadTrace(f"{path} is no text, gzipped or not: {error}.") from error
    traces: list[Trace] = []
    for number, line in enumerate(text.splitlines(), 1):
        if line.strip():
            try:
                traces.append(trace_of(json.loads(line)))
            except (ValueError, KeyError, TypeError, IndexError) as error:
                raise BadTrace(f"Line {number} of {path} is no recorded play: {error!r}.") from error
    return traces


def trace_of(data: Mapping[str, Any]) -> Trace:
    """Give the play that a JSON object describes; raises whatever is wrong with it."""
    initial = _position(data["initial"])
    steps: list[Step] = []
    before = initial
    for step in data["steps"]:
        after = _position(step["after"])
        card = _ref(step["card"]) if step["op"] == "clickCard" else None
        steps.append(Step(PLAYERS.index(step["by"]), card, step.get("button") or "", before, after))
        before = after
    set_up = [slug for side in data["setup"].values() for cards in side.values() for slug in _slugs(cards)]
    clicked = [step.card.slug for step in steps if step.card]
    in_play = [
        slug
        for position in (initial, *[step.after for step in steps])
        for side in position.sides
        for piece in side.board
        for slug in (piece.slug, *piece.upgrades, *piece.under)
    ]
    return Trace(data["name"], data["title"], frozenset([*set_up, *clicked, *in_play]), initial, tuple(steps))


def _slugs(cards: object) -> list[str]:
    return [card if isinstance(card, str) else card["id"] for card in cards] if isinstance(cards, list) else []


def _position(data: Mapping[str, Any]) -> Position:
    first, second = [_side(side) for side in data["players"]]
    winner = data["winner"]
    return Position(
        data["phase"],
        PLAYERS.index(data["active"]),
        None if winner is None else PLAYERS.index(winner),
        (first, second),
    )


def _side(data: Mapping[str, Any]) -> Side:
    prompt = data["prompt"]
    return Side(
        aember=data["amber"],
        keys=len(data["keys"]),
        chains=data["chains"],
        house=data["house"],
        hand=tuple(data["hand"]),
        deck=tuple(data["deck"]),
        discard=tuple(data["discard"]),
        archives=tuple(data["archives"]),
        purged=tuple(data["purged"]),
        board=tuple([_piece(piece) for piece in data["board"]]),
        prompt=Prompt(
            prompt.get("title") or "",
            prompt["menu"] or "",
            tuple(prompt["buttons"]),
            tuple([_ref(ref) for ref in prompt["sel"]]),
        ),
    )


def _piece(data: Mapping[str, Any]) -> Piece:
    owner = data.get("owner")
    return Piece(
        slug=data["id"],
        creature=data["type"] == "creature",
        power=data.get("power", 0),
        armor=data.get("armor", 0),
        exhausted=data.get("ex", False),
        stunned=data.get("stun", False),
        damage=data.get("dmg", 0),
        aember=data.get("amber", 0),
        counters=data.get("pow", 0),
        upgrades=tuple(data.get("up", ())),
        under=tuple(data.get("under", ())),
        owner=None if owner is None else PLAYERS.index(owner),
    )


def _ref(data: Mapping[str, Any]) -> Ref:
    return Ref(data["p"] - 1, data["z"], data["i"], data["id"])
