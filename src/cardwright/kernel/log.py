"""The log: what happened, told to one viewer in sentences.

An event says what happened through a `Teller`, which alone decides what a viewer is told: a card has a name only for
those who knew it when the event was written, whatever became of it since.
"""

from typing import TYPE_CHECKING

from cardwright.kernel.journal import Sampled
from cardwright.kernel.names import listing

if TYPE_CHECKING:
    from cardwright.kernel.cards import CardPrint
    from cardwright.kernel.events import Event
    from cardwright.kernel.match import Match


class Teller:
    """Words for one viewer about a run of like events, mostly a single one."""

    __slots__ = ("names", "prints", "run", "viewer")

    def __init__(
        self, viewer: int, names: tuple[str, ...], prints: "tuple[CardPrint, ...]", run: "list[tuple[Event, bool]]"
    ) -> None:
        """Tell ``run``, the events with whether the viewer knew all their cards."""
        self.viewer: int = viewer
        self.names: tuple[str, ...] = names
        self.prints: tuple[CardPrint, ...] = prints
        self.run: list[tuple[Event, bool]] = run

    def sentence(self) -> str:
        """Return what the viewer is told; empty for nothing."""
        return sentence(self.run[0][0].text(self))

    def card(self, card: int) -> str:
        """Name a card of the event, if the viewer knew it and the event says that it is about that card."""
        event, known = self.run[0]
        return self.prints[card].name if known and card in event.cards() else "a card"

    def cards(self) -> str:
        """Name the first cards of all events of the run, and count those that the viewer did not know."""
        named: list[str] = []
        hidden = 0
        for event, known in self.run:
            if known:
                named.append(self.prints[event.cards()[0]].name)
            else:
                hidden += 1
        if hidden:
            named.append(counted(hidden, "more card" if named else "card"))
        return listing(named)

    def who(self, player: int) -> str:
        """Name a player as the subject of a sentence or as the object: "you", "Alpha"."""
        return "you" if player == self.viewer else self.names[player]

    def whose(self, player: int) -> str:
        """Name a player as an owner: "your", "Alpha's"."""
        return "your" if player == self.viewer else f"{self.names[player]}'s"

    def own(self, player: int) -> str:
        """Refer to a player who was just named as an owner: "your", "their"."""
        return "your" if player == self.viewer else "their"

    def verb(self, player: int, verb: str) -> str:
        """Put a verb into the form for a player: "draw" for you, "draws" for others."""
        return verb if player == self.viewer else third_person(verb)

    def does(self, player: int, verb: str) -> str:
        """Put a player and a verb together: "you draw", "Alpha draws"."""
        return f"{self.who(player)} {self.verb(player, verb)}"


def sentence(text: str) -> str:
    """Return the text with a capital at its beginning."""
    return text[:1].upper() + text[1:]


def third_person(verb: str) -> str:
    """Return the form of a verb, or a phrase that begins with one, for he, she and it.

    >>> third_person("draw"), third_person("lose"), third_person("discard it"), third_person("pass")
    ('draws', 'loses', 'discards it', 'passes')
    """
    word, space, rest = verb.partition(" ")
    if word == "have":
        return f"has{space}{rest}"
    if word.endswith(("s", "x", "ch", "sh", "o")):
        word += "e"
    elif word.endswith("y") and word[-2:-1] not in "aeou":
        word = word[:-1] + "ie"
    return f"{word}s{space}{rest}"


def counted(n: int, noun: str) -> str:
    """Return a number of things: "a card", "3 cards"; "1 more card" where it follows others."""
    if n == 1:
        return f"1 {noun}" if noun.startswith("more") else f"a {noun}"
    return f"{n} {noun}s"


def log(m: "Match", viewer: int) -> list[str]:
    """Return what happened so far, oldest first, as the viewer may know it; nothing where the match keeps no journal.

    Raises ValueError for a viewer that there is not.
    """
    players = m.game.players
    if not 0 <= viewer <= players:
        raise ValueError(f"There is no viewer {viewer}: players are 0 to {players - 1}, who only watches is {players}.")
    sentences: list[str] = []
    run: list[tuple[Event, bool]] = []
    prints = m.prints
    for event, known, printed in _told(m, 1 << viewer):
        if run and not event.continues(run[-1][0]):
            sentences.append(Teller(viewer, m.names, prints, run).sentence())
            run = []
        run.append((event, known))
        prints = printed
    if run:
        sentences.append(Teller(viewer, m.names, prints, run).sentence())
    if m.outcome is not None:
        sentences.append(_ending(m, viewer))
    return [sentence for sentence in sentences if sentence]


def _told(m: "Match", bit: int) -> "list[tuple[Event, bool, tuple[CardPrint, ...]]]":
    """Return the events, oldest first, with whether the viewer of that bit knew their cards, and what these were."""
    told: list[tuple[Event, bool, tuple[CardPrint, ...]]] = []
    knows = bit
    prints = m.prints
    entry = m.journal
    while entry is not None:
        event = entry.event
        if isinstance(event, Sampled):
            # What was before a sample is told as far as its player knew: the rest of the world was made up since.
            knows |= 1 << event.player
            prints = event.prints
        else:
            told.append((event, entry.known & knows == knows, prints))
        entry = entry.before
    told.reverse()
    return told


def _ending(m: "Match", viewer: int) -> str:
    assert m.outcome is not None
    winners = m.outcome.winners
    if not winners:
        return f"Nobody wins: {m.outcome.reason}."
    if winners == (viewer,):
        return f"You win: {m.outcome.reason}."
    names = listing(["you" if winner == viewer else m.names[winner] for winner in winners])
    return f"{names} {'win' if len(winners) > 1 else 'wins'}: {m.outcome.reason}."
