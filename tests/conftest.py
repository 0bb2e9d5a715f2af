"""What every test runs under."""

import os
from collections.abc import Generator

import pytest
from hypothesis import settings

from tests.bystanders import Watch

pytest_plugins = ["tests.rule_coverage", "tests.service.postgresql"]

# A slow machine is not a failure. In CI, hypothesis adds a fixed seed by itself.
settings.register_profile("cardwright", deadline=None)
settings.load_profile("cardwright")


def pytest_xdist_auto_num_workers(config: pytest.Config) -> int:
    """Run the whole suite on all cores, and what is asked for by name in this process, where it starts at once."""
    whole = config.args == config.getini("testpaths")
    return min(os.cpu_count() or 1, 8) if whole else 0


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Leave the browser to the end: whatever is wrong with a rule shows before it."""
    items.sort(key=lambda item: "browser" in item.path.parts)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_call(item: pytest.Item) -> Generator[None, None, None]:
    """Hold a test of rules that plays on a table to it that this ends clean, unless it says why not."""
    Watch.playing.clear()
    yield
    rooms = item.path.relative_to(item.config.rootpath).parts
    if {"games", "language"} & {*rooms} and not item.get_closest_marker("midway"):
        assert not Watch.playing, "play ends without ends_clean on a table, which would tell what has changed unseen"
