"""Replays: records played again, and proved to go where they went."""

from cardwright.kernel.basics import names
from cardwright.kernel.basics.errors import BadDeck, BadRecord, BadSetup, ConcessionRefused, GameOver, OptionError
from cardwright.kernel.keeping.records import EVERY, RECORD, Record
from cardwright.kernel.keeping.saves import fingerprint
from cardwright.kernel.matches.game import Game
from cardwright.kernel.matches.match import Match


def replay(record: Record | str, game: Game | None = None, *, verify: bool = True) -> Match:
    """Play a record (or the text of one) again, and return the match as it was left.

    `BadRecord` says in a sentence why it cannot be: another game, rules version or card data, a pick that the match
    does not offer, or, with ``verify``, a fingerprint or an outcome that is not the recorded one.
    """
    if isinstance(record, str):
        record = Record.from_json(record)
    found = RECORD.game({"game": record.game, "rules": record.rules}, game)
    assert isinstance(found, Game)
    try:
        m = found.open(record.setup, record.key)
    except (BadDeck, BadSetup) as error:
        why = str(error)
        raise BadRecord(f"This record cannot be played: {why}{'' if why.endswith(('.', '?')) else '.'}") from error
    RECORD.check_cards(record.cards, found.codec.checksum(m.prints))
    for number, pick in enumerate(record.picks, 1):
        told = verify and _checked(number, record)
        move = _repeat(m, number, pick, record, told=told)
        if told:
            _compare(m, number, move, record)
    for player, pick in record.open_picks:
        try:
            m.choose(pick, player)
        except (OptionError, GameOver) as refusal:
            sentence = f"This record does not replay: in the last decision, made in secret, {refusal}"
            raise BadRecord(sentence) from refusal
    if verify:
        _compare_end(m, record)
    return m


def _repeat(m: Match, number: int, pick: int, record: Record, *, told: bool) -> str:
    """Do again what was done, and return what that was if it is to be told."""
    if m.outcome is not None:
        raise BadRecord(
            f"This record does not replay: the match ends with pick {number - 1} ({m.outcome.reason}), "
            f"but {len(record.picks)} are recorded."
        )
    if pick >= len(m.codes):
        raise BadRecord(
            f"This record does not replay: pick {number} takes option {pick} of "
            f"{names.quote(m.prompt())}, where there are only options 0 to {len(m.codes) - 1}."
        )
    move = m.decision.options[pick].text if told and pick >= 0 else "concede"
    try:
        m.repeat(pick)
    except ConcessionRefused as refusal:
        raise BadRecord(f"This record does not replay: with pick {number} somebody concedes. {refusal}") from refusal
    return move


def _checked(number: int, record: Record) -> bool:
    """Whether there should be a fingerprint after that pick."""
    return number % EVERY == 0 or (number == len(record.picks) and not record.open_picks)


def _compare(m: Match, number: int, move: str, record: Record) -> None:
    """Compare the fingerprint after a pick with the recorded one."""
    place, rest = divmod(number, EVERY)
    if number == len(record.picks) and not record.open_picks:
        wanted = record.fingerprint
    elif rest == 0 and place <= len(record.fingerprints):
        wanted = record.fingerprints[place - 1]
    else:
        raise BadRecord(f"This record is damaged: it lacks the fingerprint after pick {number}.")
    if fingerprint(m) != wanted:
        since = number - rest - (EVERY if rest == 0 else 0) + 1
        raise BadRecord(
            f"This record does not replay: by pick {number} ({names.quote(move)}) the match is another one "
            f"than recorded, and it was the same before pick {since}."
        )


def _compare_end(m: Match, record: Record) -> None:
    """Compare how the match ended."""
    if fingerprint(m) != record.fingerprint:
        raise BadRecord("This record does not replay: the match begins otherwise than recorded.")
    if m.outcome != record.outcome:
        reached, recorded = [
            "the match goes on" if outcome is None else f"the end is {outcome.reason!r}"
            for outcome in (m.outcome, record.outcome)
        ]
        raise BadRecord(f"This record does not replay: {reached}, but recorded is that {recorded}.")
