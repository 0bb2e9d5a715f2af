"""A service that several tests of a file share."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.service.served import Person, running, service


@pytest.fixture(scope="module")
def link(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a running service."""
    folder: Path = tmp_path_factory.mktemp("service")
    with running(service(folder)) as address:
        yield address


@pytest.fixture
def ann(link: str) -> Iterator[Person]:
    with Person(link) as person:
        yield person


@pytest.fixture
def ben(link: str) -> Iterator[Person]:
    with Person(link) as person:
        yield person
