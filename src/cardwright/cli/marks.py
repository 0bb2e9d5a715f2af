"""Marks at the keyboard: several things are marked and unmarked by their numbers, and picked once that is confirmed."""

from cardwright.kernel.asking.marking import Marking
from cardwright.kernel.basics import names
from cardwright.kernel.basics.errors import IllegalOption, UnknownOption
from cardwright.kernel.basics.names import fold, listing, quote
from cardwright.kernel.grammar.forms import sentence
from cardwright.kernel.pieces.shapes import OptionView, View
from cardwright.kernel.seeing.views import option_view

DONE = "done"


class Marks:
    """What a player has marked at a decision, and what the lines that are typed do to it."""

    def __init__(self, marking: Marking, player: int) -> None:
        """Begin with nothing marked."""
        self.marking = marking
        self.player = player
        self.texts = {option.text: option.code for option in marking.options}
        self.is_open = True
        """Whether nothing is confirmed yet."""

    def shown(self, view: View) -> View:
        """Give the view with all that can be marked as its options, and at last what confirms it, once it is enough."""
        decision = view["decision"]
        assert decision is not None
        options: list[OptionView] = []
        for option in self.marking.options:
            shown = option_view(self.marking.match, option, self.player)
            if option.code in self.marking.marked:
                shown["text"] += ", marked"
            options.append(shown)
        if self.marking.row() is not None:
            chosen = [text for text, code in self.texts.items() if code in self.marking.marked]
            options.append({"text": f"{DONE}: {listing(chosen) or 'none of them'}", "verb": DONE, "goes_on": True})
        prompt = f"{sentence(decision['prompt'])} {self.how()}"
        return {**view, "decision": {**decision, "prompt": prompt, "options": options}}

    def how(self) -> str:
        """Say how many are marked, and how."""
        how_many = self.marking.how_many
        return f"{how_many}, in any order, then type {DONE}; a number typed again takes its mark off."

    def take(self, line: str) -> list[int] | None:
        """Mark or unmark what a line names, by numbers or by text; return the picks if it confirms what is marked.

        `UnknownOption` or `IllegalOption` if it names nothing, or the marks are no answer.
        """
        numbers = line.replace(",", " ").split()
        if fold(line) == DONE or numbers == [str(len(self.texts) + 1)]:
            row = self.marking.row()
            if row is None:
                raise IllegalOption(self.how())
            self.is_open = False
            return row
        codes = list(self.texts.values())
        if all(number.isascii() and number.isdigit() for number in numbers):
            for number in numbers:
                if not 1 <= int(number) <= len(codes):
                    raise IllegalOption(f"There is no option {number}: mark from 1 to {len(codes)}.")
            for number in numbers:
                self.marking.toggle(codes[int(number) - 1])
            return None
        found = names.find(line, self.texts)
        if found is None:
            raise UnknownOption(f"No option is called {quote(line)}: type the numbers of what you mark.")
        self.marking.toggle(self.texts[found])
        return None
