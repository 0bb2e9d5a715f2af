"""The linter: goes through the tree of a card before anybody plays it, and says in sentences what is wrong with it.

It knows no word. Each node says which names it `reads` and `gives`, which `ways` lead through its parts, whether they
act `later`, and which `faults` it has by itself; here all that is put together:

- a name ("it", "this much", or an author's own) that is read before anything gave it, or was given only perhaps;
- a name that is given and never read;
- two targets under one name, of which only the first would be aimed at;
- what does not fit into the tree, where that was not refused as it was made (`checked`);
- what the words find themselves: branches that are never reached, choices among nothing, sequences in sequences;
- a word that belongs to another game;
- a text that is empty or no proper sentence.
"""

import re
from typing import Final

from cardwright.kernel.core.frames import StandingNode
from cardwright.kernel.core.inforce import ABILITIES
from cardwright.kernel.matches.game import Game
from cardwright.kernel.pieces.cards import CardPrint
from cardwright.kernel.pieces.nodes import Node, Term
from cardwright.language.checked import wrong
from cardwright.language.choice import DECLARED, Choice
from cardwright.language.word import nodes_of
from cardwright.language.words import IT, THIS_MUCH, Cards, parts

BROKEN_OFF: Final = "breaks off after a word that something follows"
SPELLING: Final = (
    (re.compile(r"  "), "has two spaces in a row"),
    (re.compile(r" [.,;:]|\.\.|,,"), "has a stray space or stop"),
    (re.compile(r"\b(if|while|whenever|a|an|the|of|to|for|each)[.,;]", re.IGNORECASE), BROKEN_OFF),
    (re.compile(r"\|"), "has a verb in two forms"),
    (re.compile(r"\ba (?=[aeiouæ])(?!uni|use|one)", re.IGNORECASE), "has “a” where “an” is right"),
    (re.compile(r"\ban (?![aeiouæh8]|11 |18 )", re.IGNORECASE), "has “an” where “a” is right"),
    (re.compile(r"\b(\w+) \1\b", re.IGNORECASE), "says a word twice"),
)
"""What no text should have."""
UNPRINTABLE: Final = (NotImplementedError, LookupError, ValueError, TypeError, AttributeError)
"""What is raised where something is too broken to be printed."""
PAIRS: Final = ("()", "[]", "“”")


def lint(card: CardPrint, game: Game) -> list[str]:
    """Return what is wrong with a card of a game, one sentence each; an empty list for a card that is right."""
    found = [problem for ability in card.abilities for problem in lint_tree(ability, game)]
    return [f"{card.name}: {problem}" for problem in dict.fromkeys(found)]


def lint_tree(ability: Node, game: Game) -> list[str]:
    """Return what is wrong with one ability of a card, one sentence each.

    Where nothing else is, it says what does not fit into the tree, if that was not refused as it was made (`checked`).
    """
    walk = _Walk(game)
    misfit = wrong(ability)
    try:
        walk.through(ability, frozenset())
    except UNPRINTABLE:  # A word asked something of what is in one of its fields.
        if not misfit:
            raise
        return [f"{misfit}."]
    for name, text in walk.named.items():
        if name not in walk.read:
            walk.found.append(f"“{name}” is chosen in “{text}”, but nothing reads it.")
    found = list(dict.fromkeys(walk.found))
    try:
        found += lint_text(ability.text())
    except UNPRINTABLE as error:
        misfit = misfit or f"An ability cannot be printed: {error}"
    return found or ([f"{misfit}."] if misfit else [])


def lint_text(text: str) -> list[str]:
    """Return what is wrong with the text of an ability, one sentence each."""
    if not text.strip():
        return ["An ability prints no text."]
    found = [fault for pattern, fault in SPELLING if pattern.search(text)]
    if text.count('"') % 2 or [pair for pair in PAIRS if text.count(pair[0]) != text.count(pair[1])]:
        found.append("opens a quotation or bracket and does not close it")
    return [f"The text “{text}” {fault}." for fault in found]


class _Walk:
    """One walk through the tree of an ability, part after part in the order in which they act."""

    def __init__(self, game: Game) -> None:
        """Start with nothing found."""
        self.title: str = game.title
        self.terms: tuple[Term, ...] = game.terms
        self.words: frozenset[type] = frozenset(game.codec.words.values())
        self.found: list[str] = []
        self.given: set[str] = set()
        """The names that were given so far, on whatever way."""
        self.aimed: dict[str, Choice] = {}
        """What is declared, by the names under which it is kept."""
        self.named: dict[str, str] = {}
        """The names that authors chose, and the text of the word that gave each first."""
        self.read: set[str] = set()
        self.forgotten: frozenset[str] = frozenset()
        """What was known before, and is not where the walk is now."""

    def through(self, node: Node, known: frozenset[str]) -> frozenset[str]:
        """Go through a node; ``known`` is what has surely been given before it, and the result what has been after."""
        if type(node) not in self.words:
            self.report(node, f"the word {type(node).__name__} is none of {self.title}")
        for fault in node.faults():
            self.report(node, fault)
        if isinstance(node, StandingNode):
            self.answering(node)
        aims = self.aiming(node, known) if isinstance(node, Choice) and node.declared() else ()
        for name in node.reads():
            self.read.add(name)
            if name not in known:
                self.report(node, self.unknown(name))
        inside = frozenset([name for name in known if node.keeps(name)]) if node.later() else known
        forgotten = self.forgotten
        self.forgotten = forgotten | (known - inside)
        ends = [self.along(way, inside) for way in node.ways() or (tuple(parts(node)),)]
        self.forgotten = forgotten
        surely = ends[0].intersection(*ends[1:]).union(*[_declared(end) for end in ends])
        for name in node.gives():
            self.give(name, node)
        return known if node.later() else surely.union(node.gives(), aims)

    def answering(self, node: StandingNode) -> None:
        """Say if something in force asks what it answers, or what waits for its answer, which would never end."""
        keys = node.keys()
        ranks = [rank for rank, term in enumerate(self.terms) if term.answered(keys)]
        # Whoever answers any question is asked first whether it has lost its abilities.
        first = 0 if ABILITIES in keys else min(ranks, default=len(self.terms))
        for question in dict.fromkeys([question for part in nodes_of(node) for question in part.consults()]):
            if self.terms.index(question) >= first:
                self.report(node, f"it changes what it asks for itself, the {question.key} of cards")

    def aiming(self, choice: Choice, known: frozenset[str]) -> tuple[str, ...]:
        """Say if nobody would be asked for what is declared; return what is known once it has been."""
        first = self.aimed.setdefault(choice.slot(), choice)
        declared = f"{DECLARED}: {choice.slot()}"
        if first != choice:
            other = f"“{_text(first)}” has the same name and is chosen instead of it"
            self.report(choice, f"{other}: a second target needs a name of its own, as other_target gives it")
        elif declared in known and isinstance(choice.of, Cards):
            same = "say “it”" if IT in known else "choose it before both and say “it”"
            self.report(choice, f"one is chosen and two are printed: {same} for the same, or other_target for another")
        return (declared,)

    def along(self, way: "tuple[Node | str, ...]", known: frozenset[str]) -> frozenset[str]:
        """Go one way through the parts of a node."""
        for step in way:
            if isinstance(step, str):
                self.given.add(step)
                known = known.union((step,))
            else:
                known = self.through(step, known)
        return known

    def give(self, name: str, node: Node) -> None:
        """Take note of a name that a node gives."""
        self.given.add(name)
        # What is declared may have a name only to be told apart from another target.
        if name not in {IT, THIS_MUCH} and not (isinstance(node, Choice) and node.declared()):
            self.named.setdefault(name, _text(node))

    def unknown(self, name: str) -> str:
        """Say that a name is read too early, or too late."""
        if name in self.forgotten:
            return f"“{name}” is not known any more, because this happens another time"
        if name in self.given:
            return f"“{name}” is given before only in some cases, so that it may mean nothing"
        if name == IT:
            return "“it” means nothing, because nothing before chose or affected a card"
        if name == THIS_MUCH:
            return "there is no “this much”, because nothing before counts what it does"
        return f"nothing before chose “{name}”"

    def report(self, node: Node, clause: str) -> None:
        """Keep a problem as a sentence."""
        end = "" if clause.endswith("?") else "."
        self.found.append(f"In “{_text(node) or type(node).__name__}”, {clause}{end}")


def _declared(known: frozenset[str]) -> list[str]:
    """Return what of it is declared: that is chosen before all else, whether or not its effect comes about."""
    return [name for name in known if name.startswith(f"{DECLARED}: ")]


def _text(node: Node) -> str:
    """Return the text of a node; its name if it is too broken to print."""
    try:
        return node.text()
    except UNPRINTABLE:
        return type(node).__name__
