"""What every test runs under."""

import pytest
from hypothesis import settings

pytest_plugins = ["tests.rule_coverage", "tests.service.postgresql"]

# A slow machine is not a failure. In CI, hypothesis adds a fixed seed by itself.
settings.register_profile("cardwright", deadline=None)
settings.load_profile("cardwright")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Leave the browser to the end: whatever is wrong with a rule shows before it."""
    items.sort(key=lambda item: "browser" in item.path.parts)
