"""Figures of the service, as its benches print them."""

import os
from collections.abc import Iterable, Sequence


def share(values: Sequence[float], part: float) -> float:
    """Return the value that this part of the values does not exceed."""
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(part * len(ordered)))] if ordered else float("nan")


def milliseconds(seconds: Sequence[float]) -> str:
    """Write the middle and the far end of times."""
    return " / ".join(f"{share(seconds, part) * 1000:.1f}" for part in (0.5, 0.99, 0.999)) + " ms"


def machine() -> str:
    """Write how busy the machine is."""
    return f"{os.getloadavg()[0]:.1f} on {os.cpu_count()} processors"


def show(lines: Iterable[tuple[str, str]]) -> None:
    """Print figures as they come."""
    for name, figure in lines:
        print(f"{name:<60} {figure}", flush=True)
