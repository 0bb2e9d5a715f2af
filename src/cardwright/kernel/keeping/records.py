"""Records: how a match was set up and every pick, enough to play it again and to prove that it is the same.

A record names the rules version and the card data it was made with, and holds a fingerprint every few picks, so that
a replay that goes another way is noticed where it does. It tells everything about the match, the key of all random
numbers included: it is for when the match is over, or for those who may know both hands.
"""

import json
from dataclasses import dataclass
from typing import Final

from cardwright.kernel.asking.sealed import open_picks
from cardwright.kernel.basics.errors import BadRecord, BadSetup
from cardwright.kernel.basics.outcome import Outcome
from cardwright.kernel.basics.picks import picks_of
from cardwright.kernel.core.state import State
from cardwright.kernel.keeping.documents import Kind
from cardwright.kernel.keeping.saves import fingerprint
from cardwright.kernel.pieces.setup import Setup, setup_from_data, setup_to_data

RECORD: Final = Kind("record", "record", BadRecord)
EVERY: Final = 32
"""After how many picks there is a fingerprint each."""


@dataclass(frozen=True)
class Record:
    """A match that can be played again.

    ``game``, ``rules`` and ``cards`` say what it was made with (name, rules version, checksum of the card data);
    ``key`` fixes all random numbers; ``picks`` are the indexes of the options taken, numbers below 0 say who conceded
    (`picks.conceding`); ``fingerprints`` are those after every `EVERY` picks; ``fingerprint`` and ``outcome`` are the
    last ones, the outcome None for a match that was still going on. ``open_picks`` are pairs of player and option,
    picked in a secret decision that is still open.
    """

    game: str
    rules: str
    cards: str
    setup: Setup
    key: bytes
    picks: tuple[int, ...]
    fingerprints: tuple[str, ...]
    fingerprint: str
    outcome: Outcome | None
    open_picks: tuple[tuple[int, int], ...] = ()

    def to_json(self) -> str:
        """Return the record as text: JSON with one entry a line."""
        outcome = self.outcome
        data = {
            **RECORD.head(self.game, self.rules, self.cards),
            "setup": setup_to_data(self.setup),
            "key": self.key.hex(),
            "picks": list(self.picks),
            "open_picks": [list(pair) for pair in self.open_picks],
            "fingerprints": list(self.fingerprints),
            "fingerprint": self.fingerprint,
            "outcome": None if outcome is None else {"winners": list(outcome.winners), "reason": outcome.reason},
        }
        lines = [f"{json.dumps(name)}: {json.dumps(value, ensure_ascii=False)}" for name, value in data.items()]
        return "{\n" + ",\n".join(lines) + "\n}\n"

    @staticmethod
    def from_json(text: str) -> "Record":
        """Return the record that a text holds; `BadRecord` says in a sentence why it cannot be read."""
        data = RECORD.open(text)
        try:
            setup = setup_from_data(data.get("setup"))
        except BadSetup as error:
            raise BadRecord(f"This record is damaged. {error}") from error
        fingerprints = data.get("fingerprints")
        if not isinstance(fingerprints, list) or [item for item in fingerprints if not isinstance(item, str)]:
            raise BadRecord("This record is damaged: its 'fingerprints' must be a list of texts.")
        return Record(
            game=RECORD.text(data, "game"),
            rules=RECORD.text(data, "rules"),
            cards=RECORD.text(data, "cards"),
            setup=setup,
            key=RECORD.key(data),
            picks=tuple(RECORD.numbers(data.get("picks"), "picks")),
            fingerprints=tuple(fingerprints),
            fingerprint=RECORD.text(data, "fingerprint"),
            outcome=_outcome(data.get("outcome")),
            open_picks=_pairs(data.get("open_picks")),
        )


def _pairs(data: object) -> tuple[tuple[int, int], ...]:
    pairs: list[tuple[int, int]] = []
    for item in data if isinstance(data, list) else [None]:
        pair = RECORD.numbers(item, "open_picks")
        if len(pair) != 2:  # noqa: PLR2004 - a pair
            raise BadRecord("This record is damaged: its 'open_picks' must be pairs of player and option.")
        pairs.append((pair[0], pair[1]))
    return tuple(pairs)


def _outcome(data: object) -> Outcome | None:
    if data is None:
        return None
    if not isinstance(data, dict) or not isinstance(data.get("reason"), str):
        raise BadRecord("This record is damaged: its 'outcome' must be null, or have winners and a reason.")
    return Outcome(tuple(RECORD.numbers(data.get("winners"), "winners")), data["reason"])


def record_of(m: State) -> Record:
    """Return the record of a match, found by playing its picks again; `BadRecord` if they do not lead to it.

    Picks lead to every match that was started and played; not to a world drawn for a bot, or a position laid out.
    """
    if m.setup is None:
        raise BadRecord("This match has no record, because it was laid out and not started from decks.")
    picks = picks_of(m.picks)
    again = m.game.open(m.setup, m.key, log=False)
    fingerprints: list[str] = []
    for number, pick in enumerate(picks, 1):
        if again.over or pick >= len(again.codes):
            break
        again.repeat(pick)
        if number % EVERY == 0:
            fingerprints.append(fingerprint(again))
    hidden = open_picks(m)
    for player, pick in hidden:
        again.turn_to(player)
        again.pick(pick)
    last = fingerprint(m)
    if fingerprint(again) != last:
        raise BadRecord("This match has no record, because it is not what its picks alone lead to.")
    game = m.game
    checksum = game.codec.checksum(m.prints)
    return Record(
        game=game.name,
        rules=game.version,
        cards=checksum,
        setup=m.setup,
        key=m.key,
        picks=tuple(picks),
        fingerprints=tuple(fingerprints),
        fingerprint=last,
        outcome=m.outcome,
        open_picks=tuple(hidden),
    )
