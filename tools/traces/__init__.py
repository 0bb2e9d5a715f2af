"""Compare recorded plays of another KeyForge implementation with this one: see `tools.traces.compare`."""
