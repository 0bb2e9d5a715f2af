"""Numbers at the keyboard: all that make one answer are typed in one line."""

from cardwright.kernel.asking.amounts import enough, refusal, row_of
from cardwright.kernel.basics.errors import IllegalOption, UnknownOption
from cardwright.kernel.basics.names import listing, quote
from cardwright.kernel.basics.quantities import Quantities
from cardwright.kernel.core.state import State
from cardwright.kernel.grammar.forms import sentence
from cardwright.kernel.pieces.shapes import View


class Numbers:
    """The numbers that a player is asked for, and what the line that is typed makes of them."""

    def __init__(self, m: State, asked: Quantities) -> None:
        """Ask for those kinds of which there can be some."""
        self.match = m
        self.asked = asked
        self.kinds = [kind for kind in range(len(asked.kinds)) if asked.alone(kind)]
        self.is_open = True
        """Whether they are still to be typed."""

    def shown(self, view: View) -> View:
        """Give the view with what is to be typed in the question, and no options."""
        decision = view["decision"]
        assert decision is not None
        prompt = f"{sentence(decision['prompt'])} {self.how()}"
        return {**view, "decision": {**decision, "prompt": prompt, "options": []}}

    def how(self) -> str:
        """Say which numbers are to be typed."""
        kinds = [f"{self.asked.kinds[kind].name} (0 to {self.asked.alone(kind)})" for kind in self.kinds]
        typed = f"Type {f'{len(kinds)} numbers in one line' if len(kinds) > 1 else 'a number'}: {listing(kinds)}"
        least = enough(self.asked)
        return f"{typed}, {least}." if least else f"{typed}."

    def take(self, line: str) -> list[int]:
        """Return the picks that a line of numbers means; `UnknownOption` or `IllegalOption` if they are no answer."""
        typed = line.replace(",", " ").split()
        if not all(number.isascii() and number.isdigit() for number in typed):
            raise UnknownOption(f"{quote(line)} is no row of numbers. {self.how()}")
        if len(typed) != len(self.kinds):
            raise IllegalOption(self.how())
        amounts = [0] * len(self.asked.kinds)
        for kind, number in zip(self.kinds, typed, strict=True):
            amounts[kind] = int(number)
        row = row_of(self.match, self.asked, tuple(amounts))
        if row is None:
            raise IllegalOption(refusal(self.asked, tuple(amounts)))
        self.is_open = False
        return row
