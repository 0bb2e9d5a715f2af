"""What waits on the pile, as views show it: enough for a client to draw it and to point at what it is aimed at."""

from cardwright.kernel.asking.wording import HIDDEN_CARD
from cardwright.kernel.core.state import State
from cardwright.kernel.pieces import shapes
from cardwright.kernel.pile.priority import AT_CARD, AT_PLAYER, Aim, Item, Piled, text_of
from cardwright.kernel.seeing.views import spot_of


def waiting(m: Piled) -> list[shapes.Waiting]:
    """Return what waits on the pile, the topmost (which resolves next) last; all of it is public."""
    return [_entry(m, item) for item in m.pile]


def aims(stack: list[shapes.Waiting]) -> list[shapes.Link]:
    """Return the lines from the cards of what waits to what it will find, the topmost last."""
    links: list[shapes.Link] = []
    for entry in stack:
        if "card" in entry:
            found = [aim for aim in entry["aims"] if "effect" not in aim and "lost" not in aim]
            links += [{"kind": "aim", "source": {"card": entry["card"]}, "to": _end(aim)} for aim in found]
    return links


def _end(aim: shapes.Aim) -> shapes.End:
    if "card" in aim:
        return {"card": aim["card"]}
    return {"player": aim["player"]} if "player" in aim else {"place": aim["place"]}


def _entry(m: Piled, item: Item) -> shapes.Waiting:
    shown: shapes.Waiting = {
        "number": item.number,
        "player": item.act.player,
        "text": text_of(m, item),
        "triggered": item.triggered,
        "aims": [_aim(m, item, aim) for aim in item.aims],
    }
    if item.printed is not None:
        shown["key"] = item.printed.key
        shown["name"] = item.printed.name
        if known_to_all(m, item.act.source):
            shown["card"] = m.handles[item.act.source]
    return shown


def _aim(m: Piled, item: Item, aim: Aim) -> shapes.Aim:
    shown: shapes.Aim = {"text": ""}
    if aim.at == AT_PLAYER:
        shown["text"] = m.names[aim.number]
        shown["player"] = aim.number
    elif aim.at != AT_CARD:
        other = m.item(aim.number)
        shown["text"] = "an effect that is gone" if other is None else text_of(m, other).partition(":")[0]
        shown["effect"] = aim.number
    elif known_to_all(m, aim.number):
        shown["text"] = m.prints[aim.number].name
        shown["card"] = m.handles[aim.number]
    else:
        _hidden(m, aim.number, shown)
    if not m.hits(item, aim):
        shown["lost"] = True
    return shown


def _hidden(m: Piled, card: int, shown: shapes.Aim) -> None:
    """Say where a card lies that not all know, if its place is one of a player's."""
    shown["text"] = HIDDEN_CARD
    place = spot_of(m, card)
    if place is not None and "player" in place:
        (title,) = [area.title.lower() for area in m.game.table.areas if area.name == place["area"]]
        shown["text"] = f"card {place['at'] + 1} of {m.names[place['player']]}'s {title}"
        shown["place"] = place


def known_to_all(m: State, card: int) -> bool:
    """Whether everybody, those who only watch too, knows which card this is."""
    return m.known[card] & m.everyone == m.everyone
