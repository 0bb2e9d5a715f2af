"""What may stand in the fields of words, as the tables have it."""

import json
import re
from collections.abc import Mapping
from typing import Any

import pytest

from cardwright.games.crucible.form import FORM as CRUCIBLE
from cardwright.games.keyforge.form import FORM as KEYFORGE
from cardwright.games.keyforge.words.vocabulary import creature, gain
from cardwright.games.kryptik.form import FORM as KRYPTIK
from cardwright.games.kyza.form import FORM as KYZA
from cardwright.kernel.pieces.nodes import Node
from cardwright.language.choice import Choice
from cardwright.language.files import Form
from cardwright.language.kinds import CALLED, entry_of, kind_of, table_of
from cardwright.language.numbers import Const, CountOf
from cardwright.language.schema import schema
from cardwright.language.words import Effect

NUMBER = {"$ref": "#/$defs/any Number"}
WHOLE = {"type": "integer"}
TARGET = Choice(creature)


@pytest.mark.parametrize(
    ("schema", "fitting", "others", "named"),
    [
        (WHOLE, (0, -3), (True, "1", 1.0, None), "a whole number"),
        ({"type": "boolean"}, (True, False), (0, 1, None), "true or false"),
        ({"type": "string"}, ("", "a"), (1, None, ("a",)), "a text in quotes"),
        ({"type": "null"}, (None,), (0, "", ()), "nothing"),
        ({**WHOLE, "minimum": 1}, (1, 99), (0, -1, True, "1"), "a whole number of at least 1"),
        ({**WHOLE, "minimum": 0, "maximum": 2}, (0, 2), (-1, 3), "a whole number from 0 to 2"),
        ({"type": "string", "enum": ["reap", "fight"]}, ("reap",), ("", "Reap", 0), "'reap' or 'fight'"),
        ({**WHOLE, "enum": [0, 1]}, (0, 1), (2, -1, True), "0 or 1"),
        ({**WHOLE, "enum": [0, 1], "enumDescriptions": ["hand", "deck"]}, (0, 1), (2, "hand"), "0 (hand) or 1 (deck)"),
        ({"$ref": "#/$defs/any Choice"}, (TARGET,), (creature,), "the word Choice"),
        (NUMBER, (Const(1), CountOf(creature)), (1, gain(1), None), "a word for a number"),
        (
            {**NUMBER, "minimum": 1},
            (Const(1), CountOf(creature)),
            (Const(0), Const(-1), 1),
            "a word for a number of at least 1",
        ),
        ({**NUMBER, "minimum": 0, "maximum": 9}, (Const(9),), (Const(10),), "a word for a number from 0 to 9"),
        ({"$ref": "#/$defs/any Cards"}, (creature,), (TARGET,), "a set of cards"),
        ({"anyOf": [NUMBER, {"type": "null"}]}, (None, Const(1)), (1, ""), "a word for a number or nothing"),
        (
            {"type": "array", "items": NUMBER},
            ((), (Const(1),)),
            ([Const(1)], (1,), Const(1)),
            "a list of words for numbers",
        ),
        ({"type": "array", "items": NUMBER, "minItems": 1}, ((Const(1),),), ((),), "a list of words for numbers"),
        (
            {"type": "array", "items": {"$ref": "#/$defs/any Cards"}},
            ((creature,),),
            (creature,),
            "a list of sets of cards",
        ),
        ({"type": "array", "items": {"type": "string"}}, (("a",),), ("a", (1,)), "a list of texts in quotes"),
        (
            {"type": "array", "items": {"type": "string", "enum": ["reap", "fight"]}},
            (("reap",),),
            (("rest",),),
            "a list of 'reap' or 'fight'",
        ),
    ],
)
def test_a_kind_takes_what_fits_and_says_so(
    schema: Mapping[str, object], fitting: tuple[object, ...], others: tuple[object, ...], named: str
) -> None:
    kind = kind_of(dict(schema))
    assert [value for value in fitting if not kind.fits(value)] == []
    assert [value for value in others if kind.fits(value)] == []
    assert kind.named() == named


@pytest.mark.parametrize("form", [CRUCIBLE, KEYFORGE, KRYPTIK, KYZA])
def test_all_kinds_that_are_no_single_words_are_called_as_people_do(form: Form[Any]) -> None:
    kinds = set(re.findall(r"#/\$defs/any (\w+)", json.dumps(schema(form))))
    assert kinds - set(form.words) <= set(CALLED)
    assert "Effect" in kinds


def test_of_a_list_the_entry_that_does_not_fit_is_told() -> None:
    kind = kind_of({"type": "array", "items": NUMBER})
    assert kind.misfit((Const(1), 2, "3")) == (2,)
    assert kind.misfit(3) == 3
    assert kind_of(NUMBER).misfit(3) == 3


def test_a_word_is_in_the_table_of_its_package() -> None:
    entry = entry_of(type(gain(1)))
    assert entry is not None
    assert entry.data["description"] == "A player gains æmber, which goes to their pool."
    assert "amount" in entry.fields
    assert entry.needed == ()
    assert table_of("cardwright.games.keyforge")["Search"].needed == ("wanted", "then", "n", "zones")
    assert entry_of(Const) is table_of("cardwright.language")["Const"]


def test_what_several_words_have_in_common_is_in_no_table() -> None:
    assert entry_of(Effect) is None
    assert entry_of(Node) is None
    assert table_of("json.decoder") == table_of("json") == table_of("") == table_of("no.such.module") == {}
