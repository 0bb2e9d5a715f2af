"""Reasons: what makes a number differ from the one that is printed, as views show it beside the number."""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from cardwright.kernel.core.state import State
    from cardwright.kernel.pieces.shapes import Face, Reason, Seat

Difference = tuple[int, int]
"""The source of a difference (a card, or -1 for the rules), and how much it is."""


def told(m: "State", differences: list[Difference]) -> "list[Reason]":
    """Return differences with the names of their sources, each source once, in their order; what is 0 is left out.

    A card is named only if everybody knows which it is; so all viewers are told the same.
    """
    sums: dict[str, int] = {}
    for source, amount in differences:
        name = source_name(m, source)
        sums[name] = sums.get(name, 0) + amount
    return [{"source": name, "by": amount} for name, amount in sums.items() if amount]


def show_reasons(shown: "Face | Seat", number: str, reasons: "list[Reason]") -> None:
    """Put what makes a number another one into what is shown, if anything does."""
    if reasons:
        shown.setdefault("reasons", {})[number] = reasons


def source_name(m: "State", source: int) -> str:
    """Name a card as the source of something in force, if all know it."""
    if source < 0:
        return "the rules"
    return m.prints[source].name if m.known[source] == m.everyone else "an effect"
