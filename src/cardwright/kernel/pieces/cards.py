"""Cards: what is printed on them, and what has happened to those in play."""

import json
from collections.abc import Iterator, Mapping
from importlib import resources
from typing import TYPE_CHECKING, Any, TypeVar

from mypy_extensions import mypyc_attr

from cardwright.kernel.basics import names
from cardwright.kernel.basics.errors import UnknownCard
from cardwright.kernel.grammar.forms import sentence
from cardwright.kernel.pieces.nodes import Node, Term

if TYPE_CHECKING:
    from cardwright.kernel.pieces.shapes import AbilityView, Face


@mypyc_attr(allow_interpreted_subclasses=True)
class CardPrint:
    """What is printed on a card, shared by all its copies; games add their own fields in a subclass.

    ``key`` names the card in its game for good (saves and records use it), ``name`` is what people read.
    """

    __slots__ = ("abilities", "key", "name")

    def __init__(self, key: str, name: str, abilities: tuple[Node, ...]) -> None:
        """Describe a card."""
        self.key: str = key
        self.name: str = name
        self.abilities: tuple[Node, ...] = abilities

    @property
    def paragraphs(self) -> "list[AbilityView]":
        """What the card says: one paragraph an ability, made from the trees that also do it."""
        return [{"labels": [], "text": sentence(ability.text())} for ability in self.abilities]

    @property
    def text(self) -> str:
        """What the card says, a paragraph a line."""
        return "\n".join([written(each) for each in self.paragraphs])

    def facts_data(self) -> object:
        """Return what is printed besides name and abilities as JSON data, for the checksum of the card data."""
        return None

    def __repr__(self) -> str:
        """Show key and name."""
        return f"<{self.key} {self.name}>"


def written(said: "AbilityView") -> str:
    """Write a paragraph: "Fight/Reap: Steal 1 æmber.", "Lose 2 life: Draw 2 cards."."""
    head = "/".join([label.title() for label in said["labels"]])
    return ": ".join([part for part in (head, said.get("cost", ""), said["text"]) if part])


C = TypeVar("C", bound=CardPrint)


def card_of(prints: Mapping[str, C], key: str, title: str) -> C:
    """Return the card with a key; `UnknownCard` if the game of that title has none."""
    if key not in prints:
        raise UnknownCard(f"{title} has no card {names.quote(key)}.")
    return prints[key]


def card_called(cards: Mapping[str, C], name: str, title: str) -> C:
    """Return the card of a name, in any spelling; `UnknownCard` proposes others."""
    meant = names.fold(name)
    for other, card in cards.items():
        if names.fold(other) == meant:
            return card
    raise UnknownCard(f"no card of {title} is called {names.quote(name)}{names.propose(name, cards)}")


@mypyc_attr(allow_interpreted_subclasses=True)
class Catalogue:
    """The cards that a game knows."""

    def __init__(self, name: str, title: str) -> None:
        """Describe the cards of the game that programs know by ``name`` and people by ``title``."""
        self.name: str = name
        self.title: str = title
        self.terms: tuple[Term, ...] = ()
        """All that its trees name; questions in order: what answers one may ask only those before it."""
        self.faces: dict[CardPrint, Face] = {}
        """How cards look of which nothing but their prints matters, as far as views have met them."""
        self.faces_of_others: dict[CardPrint, Face] = {}
        """The same, where they lie with somebody else than their owner."""

    @property
    def cards(self) -> "CardIndex":
        """The cards that can be played, by name."""
        return CardIndex(self)

    @property
    def package(self) -> str:
        """The name of the package that the game lies in, with its words and its data; empty if it is in none."""
        return type(self).__module__.rpartition(".")[0]

    def data(self, name: str) -> Any:  # noqa: ANN401 - whatever a file of JSON holds
        """Return what the package of the game has in ``data/NAME.json``; None if there is no such file."""
        file = resources.files(self.package) / "data" / f"{name}.json" if self.package else None
        return json.loads(file.read_text("utf-8")) if file is not None and file.is_file() else None

    # ---- for games to define -----------------------------------------------------------------------------------

    def print_by_key(self, key: str) -> CardPrint:
        """Return the print with that key, the same object each time; `UnknownCard` if there is none."""
        raise NotImplementedError(type(self).__name__)

    def print_by_name(self, name: str) -> CardPrint:
        """Return the usual print of a card that can be played, by its name; `UnknownCard` proposes others."""
        raise NotImplementedError(type(self).__name__)

    def card_names(self) -> list[str]:
        """Return the names of all cards that can be played; none for a game that lists none."""
        return []


class CardIndex:
    """The cards of a game that can be played, by name in any spelling: ``game.cards["library access"]``."""

    def __init__(self, catalogue: Catalogue) -> None:
        """Look them up there."""
        self._catalogue: Catalogue = catalogue

    def __getitem__(self, name: str) -> CardPrint:
        """Return the usual print of a card; `UnknownCard` proposes others."""
        return self._catalogue.print_by_name(name)

    def __iter__(self) -> Iterator[str]:
        """Go through the names of all cards, in the order of the game's lists."""
        return iter(self._catalogue.card_names())

    def __len__(self) -> int:
        """Return how many cards there are."""
        return len(self._catalogue.card_names())


class Epoch:
    """A mark that tells a match which card states it owns and which it shares with copies."""

    __slots__ = ()


@mypyc_attr(allow_interpreted_subclasses=True)
class CardState:
    """What has happened to a card in play. Shared between copies of a match until one of them changes it.

    Read through ``match.cards[card]``, write only through ``match.own(card)``.
    """

    __slots__ = ("epoch",)

    def __init__(self, epoch: Epoch) -> None:
        """Start the state of a card that comes into play; ``epoch`` is the owning match's."""
        self.epoch: Epoch = epoch

    def copy(self, epoch: Epoch) -> "CardState":
        """Return an independent copy for the match with that epoch."""
        raise NotImplementedError
