"""A match as text and back, at any decision, in mid-effect too; and its fingerprint.

A saved match holds everything, hidden cards and the key of all random numbers included: it is for those who may know
both hands. Saving is by introspection, so that a game that adds a field to its match need not add it here.
"""

from typing import Any, Final

from cardwright.kernel.basics.errors import BadSave, CardwrightError
from cardwright.kernel.basics.picks import Pick, picks_of
from cardwright.kernel.core.codec import attributes, canonical, digest, digest_of_text
from cardwright.kernel.core.description import Description
from cardwright.kernel.core.events import Entry
from cardwright.kernel.core.frames import Activation, Frame
from cardwright.kernel.core.state import State
from cardwright.kernel.keeping.documents import Kind
from cardwright.kernel.pieces.setup import setup_from_data, setup_to_data

SAVE: Final = Kind("match", "saved match", BadSave, form=2)

DERIVED: Final = frozenset(
    {"audience", "before", "epoch", "everyone", "game", "groups", "index", "places_epoch", "watching"}
)
"""What a match has from its game, or looks up anew."""
APART: Final = frozenset({"frames", "journal", "key", "picks", "prints", "setup"})
"""What has a form of its own in a saved match."""
NO_MATTER: Final = frozenset({"barrier", "handles", "journaling", "minted", "names"})
"""What makes no difference to how the match can go on: how it is told and shown, and what can be undone."""


def _fields(m: State) -> list[str]:
    leave = DERIVED | APART | set(m.derived)
    return [name for name in attributes(m) if name not in leave]


# ---- to data -------------------------------------------------------------------------------------------------------


def _content(m: State, names: list[str]) -> dict[str, object]:
    """Return fields and frames of a match as JSON data."""
    codec = m.game.codec
    data: dict[str, object] = {name: codec.encode(getattr(m, name)) for name in names}
    # Frames of one ability share its activation; what one of them notes there the others read.
    acts: list[Activation] = []
    frames: list[object] = []
    for frame in m.frames:
        number = next((i for i, act in enumerate(acts) if act is frame.act), len(acts))
        if number == len(acts):
            acts.append(frame.act)
        frames.append([number, codec.encode_fields(frame, without="act")])
    data["acts"] = [codec.encode_fields(act) for act in acts]
    data["frames"] = frames
    data["prints"] = [card.key for card in m.prints]
    data["key"] = m.key.hex()
    return data


def content(m: State) -> dict[str, object]:
    """Return all that a match holds as JSON data; two matches are equal if these are."""
    codec = m.game.codec
    data = _content(m, _fields(m))
    data["setup"] = None if m.setup is None else setup_to_data(m.setup)
    data["picks"] = picks_of(m.picks)
    entries: list[object] = []
    entry = m.journal
    while entry is not None:
        entries.append(codec.encode_fields(entry, without="before"))
        entry = entry.before
    entries.reverse()
    data["journal"] = entries
    return data


def fingerprint(m: State) -> str:
    """Return a hash of all that matters for how the match goes on: 32 hexadecimal digits.

    Zones and their order, cards in play, frames, what is in force, who knows what, the decision, the key and how many
    random numbers were drawn belong to it; picks, journal, names of players, handles shown to viewers and the mark up
    to which moves can be undone do not. Equal fingerprints mean the same game from here on; the same position reached
    in another order may have another one, where the order left a trace in the state. They are the same on every
    platform, every version of Python, and in the compiled build.
    """
    return digest([m.game.name, _content(m, [name for name in _fields(m) if name not in NO_MATTER])])


def to_json(m: State) -> str:
    """Return the match as text, from which `from_json` makes an equal one."""
    text = canonical(content(m))
    head = SAVE.head(m.game.name, m.game.version, m.game.codec.checksum(m.prints))
    return f'{canonical({**head, "checksum": digest_of_text(text)})[:-1]},"match":{text}}}'


# ---- and back ------------------------------------------------------------------------------------------------------


def from_json(text: str, game: Description | None = None) -> State:
    """Return the match that a text holds, of that game if one is given; `BadSave` says what is wrong."""
    document = SAVE.open(text)
    found = SAVE.game(document, game)
    data = document.get("match")
    if not isinstance(data, dict) or SAVE.text(document, "checksum") != digest(data):
        raise BadSave("This saved match is damaged: its content does not fit its checksum.")
    try:
        return _restore(found, data, SAVE.text(document, "cards"))
    except BadSave:
        raise
    except (CardwrightError, LookupError, ValueError, TypeError, AttributeError, RecursionError) as error:
        raise BadSave("This saved match does not hold together: it was not written by this program.") from error


def _restore(game: Description, data: dict[str, Any], cards: str) -> State:
    game = game.seated(len(data["names"]) or game.players)
    codec = game.codec
    prints = tuple([game.print_by_key(key) for key in data["prints"]])
    SAVE.check_cards(cards, codec.checksum(prints))
    m = game.blank(prints, tuple(data["owners"]), SAVE.key(data))
    epoch = m.epoch
    names = _fields(m)
    if set(data) != {*names, "acts", "frames", "journal", "key", "picks", "prints", "setup"}:
        raise BadSave("This saved match is of another version of Cardwright: it has other fields.")
    for name in names:
        value = codec.decode(data[name], epoch)
        if not isinstance(value, type(getattr(m, name))) and getattr(m, name) is not None:
            raise BadSave(f"This saved match is damaged: {name!r} is not of the right kind.")
        if name == "cards":
            m.cards.update(value)  # a game may know the same table under its own name
        else:
            setattr(m, name, value)
    m.setup = None if data["setup"] is None else setup_from_data(data["setup"])
    acts = [codec.decode_fields(Activation, act, epoch) for act in data["acts"]]
    for number, frame in data["frames"]:
        m.frames.append(codec.decode_fields(Frame, frame, epoch, act=acts[number]))
    for index in SAVE.numbers(data["picks"], "picks"):
        m.picks = Pick(index, m.picks)
    for entry in data["journal"]:
        m.journal = codec.decode_fields(Entry, entry, epoch, before=m.journal)
    m.reprint(prints)
    m.reindex()
    _check(m)
    return m


def _check(m: State) -> None:
    """Refuse a match whose parts contradict each other."""
    places = [(card, zone) for zone, cards in enumerate(m.zones) for card in cards]
    if sorted(places) != [(card, zone) for card, zone in enumerate(m.where) if zone >= 0]:
        raise BadSave("This saved match is damaged: a card is not where it should be.")
    waiting = m.outcome is None
    if waiting and (not m.frames or not m.codes or not 0 <= m.chooser < m.game.players):
        raise BadSave("This saved match is damaged: it waits for nobody and is not over.")
