"""Reading a view together with the game's table: which areas and counters there are, what a card's face says.

All that shows a table without knowing its game reads views through this: the terminal, drawn and told, and plain pages.
"""

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Final

from cardwright.kernel.basics import names
from cardwright.kernel.core.description import Description
from cardwright.kernel.core.shows import printed_on
from cardwright.kernel.grammar.forms import sentence
from cardwright.kernel.pieces.cards import CardPrint, written
from cardwright.kernel.pieces.shapes import Face, OptionView, Shown, View
from cardwright.kernel.pieces.tables import FAN, PILE, STACK, Area, Counter, Explanation, Mark, Suit

SYMBOL: Final = re.compile(r"\{([^{}]+)\}")
"""A symbol in a text: a word in braces (`Table`)."""
SYMBOLS: Final = re.compile(rf"(?:{SYMBOL.pattern})+")
"""Symbols side by side, such as a cost."""
SIDES: Final = ("north", "east", "south", "west")
"""The sides of the board, clockwise: north is where the first row lies."""


@dataclass(frozen=True, slots=True)
class Place:
    """An area of one player (or shared, ``player`` -1) with what a view shows of it; a grid's ``cells`` have cards."""

    area: Area
    player: int
    count: int
    cards: Sequence[Face]
    cells: Sequence[Sequence[Face]] = ()
    lying: Sequence[int] = ()
    """How many cards lie in each cell, known or not."""

    def numbered(self, at: int) -> str:
        """Return what a cell is called, if a number in its corner tells it from the others; else nothing."""
        labels = self.area.labels
        return self.area.cell_names[at] if labels and labels[at] else ""

    @property
    def laid_out(self) -> bool:
        """Whether its cards lie side by side on the table."""
        return self.area.shape not in {FAN, PILE, STACK}


class Reader:
    """Reads card faces of a game."""

    def __init__(self, game: Description) -> None:
        """Read them with that game's table."""
        self.game = game
        self.suits: dict[str, Suit] = {suit.word: suit for suit in game.table.suits}
        """The suits of the game (houses, types, levels) by their words."""

    def printed(self, card: CardPrint) -> Face:
        """Give the face of a card as it is printed."""
        return {"handle": -1, "key": card.key, "name": card.name, "marks": printed_on(self.game.shows, card)["marks"]}

    def marks(self, face: Face) -> Iterator[tuple[Mark, Shown]]:
        """Give what the card's face shows: marks with their number, word, or True."""
        for mark in self.game.table.marks:
            value = face["marks"].get(mark.name)
            if value or (mark.zero and type(value) is int):
                yield mark, value

    def suit(self, face: Face) -> str:
        """Give the word of the card's suit, empty for none."""
        word = str(face["marks"].get(self.game.table.suit, ""))
        return word if word in self.suits else ""

    def turned(self, face: Face) -> bool:
        """Whether the card is turned sideways."""
        return any(mark.turned for mark, _ in self.marks(face))

    def numbers(self, face: Face) -> list[str]:
        """Give the numbers on the card in words: "6 power", "2 armor", "1 star", "11 year cost 2".

        Those on its edges are said by side (`edges`).
        """
        return [counted(mark, value) for mark, value in self.numbered(face)]

    def figures(self, face: Face) -> list[str]:
        """Give the same numbers where there is no room for words: "⚔5", "★1"; those without a symbol are left out."""
        return [f"{mark.symbol}{value}" for mark, value in self.numbered(face) if mark.symbol]

    def numbered(self, face: Face) -> Iterator[tuple[Mark, int]]:
        """Give the numbers on the card, without those on its edges."""
        on_edges = self.game.table.edges if "edges" in face else ()
        for mark, value in self.marks(face):
            if type(value) is int and mark.name not in on_edges:
                yield mark, value

    def states(self, face: Face) -> list[str]:
        """Give what is so about the card besides, in words: "stunned", "elusive", "assault 2"."""
        said: list[str] = []
        for mark, value in self.marks(face):
            if value is True:
                said.append(word(mark))
            elif isinstance(value, dict):
                said += [self.spoken(name if number == 1 else f"{name} {number}") for name, number in value.items()]
        return said

    def facing(self, face: Face) -> list[str]:
        """Say where the top of a token points: "facing south"; nothing for other cards."""
        return [f"facing {SIDES[face['facing']]}"] if "facing" in face else []

    def around(self, face: Face) -> list[list[int]]:
        """Give the numbers on a token's edges by side of the board, north first, as all that bends them makes them."""
        if "edges" not in face:
            return []
        reasons = face.get("reasons", {})
        bent = [sum(reason["by"] for reason in reasons.get(name, ())) for name in self.game.table.edges]
        turned = face.get("facing", 0)
        return [
            [number + by for number, by in zip(face["edges"][side - turned], bent, strict=False)]
            for side in range(len(SIDES))
        ]

    def edges(self, face: Face) -> list[str]:
        """Say the numbers on a token's edges: "attack/block/cast at north 3/1/2, east 1/1/0, ..."; nothing for none."""
        titles = {mark.name: word(mark) for mark in self.game.table.marks}
        order = "/".join([titles.get(name, name) for name in self.game.table.edges])
        said = [
            f"{side} {'/'.join(map(str, numbers))}"
            for side, numbers in zip(SIDES, self.around(face), strict=False)
            if numbers
        ]
        return [f"{order} at {', '.join(said)}"] if said else []

    def kinds(self, face: Face) -> list[str]:
        """Give the words on the card, its suit by its title: "Brobnar", "creature", "soul cost 1 + white".

        A suit that is a number is said among the numbers.
        """
        suit = self.game.table.suit
        kinds = []
        for mark, value in self.marks(face):
            if not isinstance(value, str) or mark.brief:
                continue
            if SYMBOLS.fullmatch(value):
                kinds.append(f"{mark.title.lower()} {self.spoken(value)}")
            else:
                kinds.append(self.called(value) if mark.name == suit else value)
        return kinds

    def said(self, face: Face) -> list[str]:
        """Give what is to be said of a card that lies somewhere: how, numbers, states, and what lies under it."""
        under = [f"with {card['name']}" for card in face.get("attached", ())]
        works = [f"{effect['name']}: {effect['text']}" for effect in face.get("effects", ())]
        edges = self.edges(face) if "facing" in face else []
        return [*self.facing(face), *self.numbers(face), *self.states(face), *edges, *under, *works]

    def called(self, word: str) -> str:
        """Write a suit by its title, other words as they are."""
        return self.suits[word].title if word in self.suits else word

    def spoken(self, text: str) -> str:
        """Say the symbols in a text in words: "Pay 1 + white." for "Pay {1}{w}."."""
        return SYMBOLS.sub(lambda found: " + ".join([self.symbol(word) for word in SYMBOL.findall(found[0])]), text)

    def symbol(self, word: str) -> str:
        """Say the word of a symbol: a suit by its title, a number and other words as they are."""
        return word if word.isdigit() else self.called(word).lower() if word in self.suits else word

    def text(self, face: Face) -> list[str]:
        """Give the paragraphs of what a card says."""
        return [self.spoken(sentence(written(said))) for said in self.game.print_by_key(face["key"]).paragraphs]

    def explanations(self, face: Face) -> list[Explanation]:
        """Explain the words on a card, and in what it says and is, that the game's glossary has."""
        said = "\n".join([*self.kinds(face), *self.states(face), *self.text(face)])
        return [each for each in self.game.table.glossary if pattern_of(each).search(said)]

    def explanation(self, word: str) -> Explanation | None:
        """Explain a word as people type it, if the game's glossary has it."""
        folded = names.fold(word)
        return next((each for each in self.game.table.glossary if folded in map(names.fold, each.words)), None)


class Seen(Reader):
    """A view of a match, with words for its parts."""

    def __init__(self, game: Description, view: View) -> None:
        """Read the view of a match of that game."""
        super().__init__(game)
        self.view = view
        self.viewer: int = view["viewer"]
        self.active: int = view["active"]
        self.turn: int = view["turn"]
        self.names: list[str] = [seat["name"] for seat in view["players"]]

    # ---- players ----

    def seats(self) -> list[int]:
        """Give the players in the order in which a table is drawn: those after the viewer first, the viewer last."""
        count = len(self.names)
        last = self.viewer if self.viewer < count else count - 1
        return [(last + 1 + i) % count for i in range(count)]

    def who(self, player: int) -> str:
        """Name a player to the viewer."""
        return "You" if player == self.viewer else self.names[player]

    def whose(self, player: int) -> str:
        """Name a player to the viewer as an owner."""
        return "your" if player == self.viewer else f"{self.names[player]}'s"

    def counters(self, player: int) -> Iterator[tuple[Counter, int, int]]:
        """Give the player's counters with their numbers, and the most that they come to or are wanted; 0 for none."""
        seat = self.view["players"][player]
        numbers, goals = seat["counters"], seat.get("goals", {})
        for counter in self.game.table.counters:
            if counter.name in numbers:
                yield counter, numbers[counter.name], goals.get(counter.name, counter.most)

    def options(self) -> list[OptionView]:
        """Give the options of the viewer's decision, their symbols in words; none if it is somebody else's."""
        decision = self.view["decision"]
        options = decision.get("options", []) if decision else []
        return [{**option, "text": self.spoken(option["text"])} for option in options]

    @property
    def prompt(self) -> str:
        """What is asked, its symbols in words; empty for nothing."""
        decision = self.view["decision"]
        return self.spoken(decision["prompt"]) if decision else ""

    # ---- the turn ----

    @property
    def when(self) -> list[str]:
        """The turn and whose it is, in words; nothing before the first."""
        if not self.turn:
            return []
        return [f"{self.game.table.turn} {self.turn}", f"{self.whose(self.active)} turn"]

    @property
    def step(self) -> str:
        """The step that the turn is in, empty for none."""
        number: int = self.view["step"]
        return self.game.table.steps[number] if number >= 0 else ""

    def facts(self) -> list[str]:
        """Give what else is public about the match as a whole, such as "House Logos"."""
        said = [
            f"{name.title()} {', '.join(map(self.called, fact_words('', value)))}"
            for name, value in self.view["facts"].items()
            if fact_words("", value)
        ]
        if "order" in self.view:
            said.append(f"Order {', '.join([self.names[player] for player in self.view['order']])}")
        titles = {area.name: area.title for area in self.game.table.shared}
        for name, numbers in self.view.get("left", {}).items():
            said.append(
                f"{titles[name]} left {', '.join([f'{number} of {value}' for value, number in numbers.items()])}"
            )
        return said

    def facts_of(self, player: int) -> list[list[str]]:
        """Give what else is public about a player, such as the houses of the deck, each in one or more words."""
        facts = [fact_words(name, value) for name, value in self.view["players"][player]["facts"].items()]
        return [fact for fact in facts if fact]

    def waiting(self) -> list[tuple[str, str]]:
        """Give what waits on the pile, what resolves next first: whose it is, and what it does to what."""
        said = []
        for entry in reversed(self.view.get("stack", [])):
            aims = [f"{aim['text']} (gone)" if aim.get("lost") else str(aim["text"]) for aim in entry["aims"]]
            at = f", aimed at {names.listing(aims)}" if aims else ""
            said.append((self.whose(entry["player"]), self.spoken(f"{entry['text']}{at}")))
        return said

    def outcome(self) -> str:
        """Say how the match ended, empty while it goes on."""
        outcome = self.view["outcome"]
        if outcome is None:
            return ""
        winners: list[int] = outcome["winners"]
        if not winners:
            return sentence(outcome["reason"]) if self.game.table.makes else f"Nobody wins: {outcome['reason']}."
        verb = "wins" if len(winners) == 1 and self.viewer not in winners else "win"
        who = names.listing(["you" if winner == self.viewer else self.names[winner] for winner in winners])
        return sentence(f"{who} {verb}: {outcome['reason']}")

    # ---- places and cards ----

    def places(self, player: int) -> list[Place]:
        """Give a player's areas, from the middle of the table to the player; for player -1 the shared ones."""
        areas = self.game.table.shared if player < 0 else self.game.table.areas
        shown = self.view["shared"] if player < 0 else self.view["players"][player]["areas"]
        places = []
        for area in areas:
            zone = shown[area.name]
            cells = [cell["cards"] for cell in zone.get("cells", ())]
            lying = [cell["count"] for cell in zone.get("cells", ())]
            cards = [card for cell in cells for card in cell] or zone["cards"]
            places.append(Place(area, player, zone["count"], cards, cells, lying))
        return places

    def counted(self, place: Place) -> bool:
        """Whether the viewer sees how many cards an area holds, and not only which of them are known."""
        return place.area.counted or place.player == self.viewer

    def idle(self, place: Place) -> bool:
        """Whether a shared area has nothing in it and nothing can be put there now, so that it need not be shown."""
        if place.count:
            return False
        return not any(
            spot["area"] == place.area.name for option in self.options() for spot in option.get("places", ())
        )

    def all_places(self) -> list[Place]:
        """Give every area of the table."""
        return [place for player in [*self.seats(), -1] for place in self.places(player)]

    def cards(self) -> Iterator[Face]:
        """Go through all cards that the viewer knows, those attached to others too."""
        for place in self.all_places():
            for card in place.cards:
                yield card
                yield from card.get("attached", ())

    def where(self, handle: int) -> str:
        """Say whose a card with that handle is, and in which pile if it lies in one: "yours", "your discard pile"."""
        for place in self.all_places():
            for card in place.cards:
                if handle == card["handle"] or any(handle == each["handle"] for each in card.get("attached", ())):
                    if place.player < 0:
                        return place.area.title.lower()
                    if place.laid_out:
                        return "yours" if place.player == self.viewer else self.whose(place.player)
                    return f"{self.whose(place.player)} {place.area.title.lower()}"
        return ""

    def by_handle(self, handle: int) -> Face | None:
        """Give the card with that handle, if the viewer knows it."""
        return next((card for card in self.cards() if card["handle"] == handle), None)

    def ends(self, area: Area) -> bool:
        """Whether the ends of the area matter, because something can be put there."""
        return any(places.area == area.name and -1 in places.at for places in self.game.table.places)


@cache
def pattern_of(word: Explanation) -> re.Pattern[str]:
    """Return how a word that is explained is found in a text, in any of its forms."""
    return re.compile(rf"\b(?:{'|'.join(word.words)})(?!\w)", re.IGNORECASE)


def fact_words(name: str, value: Shown) -> list[str]:
    """Write a public fact in words; none for what only a program can read."""
    if isinstance(value, str):
        return [value] if value else []
    if isinstance(value, int) and not isinstance(value, bool):
        return [f"{name.replace('_', ' ')} {value}".strip()]
    return value if isinstance(value, list) else []


def counted(mark: Mark, value: int) -> str:
    """Write a number with its mark: before a word for it, after a title that begins with a number of its own."""
    if mark.title[:1].isdigit():
        return f"{mark.title} {value}"
    return f"{value} {singular(word(mark)) if value == 1 else word(mark)}"


def singular(plural: str) -> str:
    """Give the word for one of what there may be several of, the last one: "star", "memory", "victory point"."""
    if plural.endswith("ies"):
        return f"{plural.removesuffix('ies')}y"
    return plural if plural.endswith(("ss", "us")) else plural.removesuffix("s")


def word(mark: Mark) -> str:
    """Say a mark beside its number, or that it is so: by its noun, or else by its whole title."""
    return mark.noun or mark.title.lower()
