"""Events are declared by their fields: what every event of every game keeps to."""

from inspect import signature
from string import Formatter

import pytest

from cardwright.kernel.core import events
from cardwright.kernel.core.codec import attributes
from cardwright.kernel.core.events import Event
from tests.laws.starts import EVERY_START


def concrete(kind: type[Event]) -> list[type[Event]]:
    """All kinds of event below one, without those that only others are made from."""
    below = kind.__subclasses__()
    return [leaf for one in below for leaf in concrete(one)] if below else [kind]


HOMES = {"cardwright.kernel", *[type(start.game).__module__.rpartition(".")[0] for start in EVERY_START]}
"""The packages of all games, and what they share."""
EVENTS = [kind for kind in concrete(Event) if [home for home in HOMES if kind.__module__.startswith(f"{home}.")]]


def fields(kind: type[Event]) -> list[str]:
    return [*signature(kind).parameters]


@pytest.mark.parametrize("kind", EVENTS, ids=lambda kind: f"{kind.__module__}.{kind.__name__}")
class TestEveryEvent:
    @pytest.mark.skipif(not events.__file__.endswith(".py"), reason="compiled, it takes only what fits")
    def test_its_fields_are_the_arguments_of_its_init(self, kind: type[Event]) -> None:
        given = {name: object() for name in fields(kind)}
        event = kind(**given)
        assert attributes(event) == sorted(given)
        for name, value in given.items():
            assert getattr(event, name) is value, name

    def test_what_it_declares_are_fields(self, kind: type[Event]) -> None:
        declared = {*kind.together}
        if kind.about is not Event.about:
            declared.update(kind.about)
        if kind.people is not Event.people:
            declared.update(kind.people)
        assert declared <= {*fields(kind)}

    def test_its_sentence_is_made_of_its_fields(self, kind: type[Event]) -> None:
        assert not kind.tells or kind.text is Event.text, "It declares a sentence and computes another."
        assert not kind.tells or kind.tells.endswith("."), kind.tells
        somebody = False
        for _, name, form, conversion in Formatter().parse(kind.tells):
            assert conversion is None
            if name is None:
                continue
            field, apostrophe, owner = name.partition("'")
            assert (apostrophe, owner) in {("", ""), ("'", "s")}, name
            if field in {"their", ""}:
                assert somebody, f"Nobody does anything before {name!r}."
                assert (field == "") == bool(form)
            elif field == "cards":
                assert kind.about[0] in fields(kind)
            else:
                assert field in fields(kind)
                assert not owner or field in kind.people
                assert not form or field not in kind.about
                somebody = somebody or (field in kind.people and bool(form))
