"""What a running service measures, for Prometheus: counted where it happens, told at ``/api/metrics``."""

from functools import cache
from typing import Final

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

SECONDS: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10)
"""Bounds of what is timed."""
REGISTRY: Final = CollectorRegistry()

TABLES: Final = Gauge("cardwright_tables", "Tables in the memory of this process.", registry=REGISTRY)
CONNECTIONS: Final = Gauge("cardwright_connections", "Live connections (WebSockets, streams).", registry=REGISTRY)
PICKS: Final = Counter("cardwright_picks", "Picks that were stored.", ["by"], registry=REGISTRY)
COMMANDS: Final = Histogram(
    "cardwright_command_seconds", "From a command to its answer.", ["type"], buckets=SECONDS, registry=REGISTRY
)
REFUSALS: Final = Counter("cardwright_refusals", "Commands that were refused.", ["code"], registry=REGISTRY)
THINKING: Final = Histogram(
    "cardwright_bot_thinking_seconds", "What bots thought about a pick.", buckets=SECONDS, registry=REGISTRY
)
COMMITS: Final = Histogram(
    "cardwright_commit_seconds", "Until what happened was on the disk.", buckets=SECONDS, registry=REGISTRY
)


picks = cache(PICKS.labels)
commands = cache(COMMANDS.labels)
"""What counts those of a kind: there are few, and looking one up takes its time."""


def told() -> bytes:
    """Return all measures as Prometheus reads them."""
    return generate_latest(REGISTRY)
