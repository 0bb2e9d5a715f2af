"""A game that was left, as a file: the match, and who sits where."""

import json
from collections.abc import Sequence
from datetime import datetime
from pathlib import Path

import cardwright as cw
from cardwright import bots
from cardwright.cli import files
from cardwright.kernel.basics import names
from cardwright.kernel.basics.errors import BadSave

KIND, FORMAT = "table", 1


def default_path(game: str, folder: str, now: datetime | None = None) -> Path:
    """Give a new file in the user's data folder, named after the game and the time."""
    moment = (now or datetime.now().astimezone()).strftime("%Y-%m-%d-%H%M%S")
    return files.unused(files.data_folder() / folder / f"{game}-{moment}.json")


def to_text(match: cw.Match, seats: Sequence[str]) -> str:
    """Write a match and its seats: for each player the name of the bot that plays, empty for a person."""
    table = {"cardwright": KIND, "format": FORMAT, "seats": list(seats), "match": json.loads(match.to_json())}
    return json.dumps(table, ensure_ascii=False, separators=(",", ":")) + "\n"


def read(path: Path, game: cw.Game, others: str) -> tuple[cw.Match, list[str]]:
    """Read a match and its seats; ``others`` play where none were saved, against a person. `BadSave` names the file."""
    text = files.read_text(path, "saved game")
    try:
        return _parse(text, game, others)
    except BadSave as error:
        raise BadSave(f"{names.quote(str(path))} cannot be played on: {error}") from error


def _parse(text: str, game: cw.Game, others: str) -> tuple[cw.Match, list[str]]:
    try:
        data = json.loads(text)
    except (ValueError, RecursionError):
        data = None
    if not isinstance(data, dict) or data.get("cardwright") != KIND:
        match = game.load(text)
        return match, ["", *[others] * (match.game.players - 1)]
    if data.get("format") != FORMAT:
        raise BadSave("it was saved by another version of Cardwright.")
    match = game.load(json.dumps(data.get("match")))
    seats = data.get("seats")
    if (
        not isinstance(seats, list)
        or len(seats) != match.game.players
        or not all(isinstance(seat, str) for seat in seats)
    ):
        raise BadSave("it does not say who sits where.")
    return match, [bots.known(seat, game) if seat else "" for seat in seats]
