"""Trees, events, states and values go to JSON and back."""

import json
import subprocess
import sys
from dataclasses import dataclass

import pytest
from hypothesis import given
from hypothesis import strategies as st

import cardwright as cw
from cardwright.games.keyforge import cards as trees
from cardwright.games.keyforge.events import Damaged, Destroyed, Forged
from cardwright.games.keyforge.game import GAME
from cardwright.games.keyforge.state import InPlay
from cardwright.games.keyforge.words.vocabulary import deal, enemy_creature, gain, play
from cardwright.kernel.basics.errors import BadTree
from cardwright.kernel.basics.outcome import Outcome
from cardwright.kernel.core.codec import attributes, canonical, digest, node_from_json, node_to_json
from cardwright.kernel.core.events import Event
from cardwright.kernel.core.frames import Activation, Standing, StandingNode, Trigger
from cardwright.kernel.pieces.cards import Epoch
from cardwright.kernel.pieces.nodes import Node
from cardwright.language.flow import Sequence
from tests.games.kyza.table import side, table

CODEC = GAME.codec


def there_and_back(value: object) -> object:
    """The value after a journey through text."""
    return CODEC.decode(json.loads(canonical(CODEC.encode(value))), Epoch())


def fields_of(thing: object) -> dict[str, object]:
    """What an object holds, and its class."""
    found = {name: getattr(thing, name) for name in attributes(thing) if name != "epoch"}
    return {"class": type(thing), **{n: fields_of(v) if isinstance(v, Event) else v for n, v in found.items()}}


@given(
    st.recursive(
        st.none() | st.booleans() | st.integers() | st.text() | st.binary(),
        lambda inner: (
            st.lists(inner)
            | st.lists(inner).map(tuple)
            | st.dictionaries(st.text() | st.integers(), inner)
            | st.frozensets(st.integers() | st.text())
        ),
    )
)
def test_every_value_comes_back_with_its_type(value: object) -> None:
    back = there_and_back(value)
    assert back == value
    assert repr(back) == repr(value) or isinstance(value, frozenset | list | dict | tuple)


def test_a_tuple_stays_a_tuple_and_a_list_a_list() -> None:
    assert there_and_back(((1, 2), [3, (4,)])) == ((1, 2), [3, (4,)])
    assert there_and_back({1: True, "1": 1}) == {1: True, "1": 1}


@pytest.mark.parametrize("number", sorted(trees.ABILITIES))
def test_the_tree_of_every_card_comes_back(number: str) -> None:
    for ability in trees.ABILITIES[number]:
        text = node_to_json(ability, GAME.codec)
        back = node_from_json(text, GAME.codec)
        assert back == ability
        assert type(back) is type(ability)
        assert node_to_json(back, GAME.codec) == text
        assert back.text() == ability.text()


def test_a_tree_is_pleasant_to_read() -> None:
    assert json.loads(node_to_json(play(gain(2)), GAME.codec)) == {
        "Ability": {"when": ["play"], "effect": {"Gain": {"amount": {"Const": {"n": 2}}}}}
    }
    assert '"splash"' not in node_to_json(play(deal(3, enemy_creature)), GAME.codec)


def test_a_tree_can_be_written_by_hand() -> None:
    text = '{"Ability": {"when": ["reap"], "effect": {"Gain": {"amount": {"Const": {"n": 1}}}}}}'
    assert node_from_json(text, GAME.codec).text() == "Reap: Gain 1 æmber."


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("", "no JSON"),
        ('{"Gain": {"amount"', "damaged at line 1"),
        ("[" * 100_000, "do not fit"),
        ("3", "describes no tree"),
        ("[]", "describes no tree"),
        ("1.5", "not 1.5"),
        ("{}", "a table with one entry, not {}"),
        ('{"Gain": {}, "Lose": {}}', "one entry"),
        ('{"Fireball": {}}', "KeyForge has no word 'Fireball'"),
        ('{"Gain": {"count": 1}}', "no field 'count': it has amount"),
        ('{"Deal": {}}', "lacks its field 'target'"),
        ('{"Gain": 1}', "followed by a table"),
        ('{"@Fireball": {}}', "no event or object 'Fireball'"),
        ('{"@Forged": {"player": 0}}', "do not fit"),
        ('{"@InPlay": {"color": 3}}', "InPlay has no field 'color'"),
        ('{"print": "999@logos"}', "no card '999@logos'"),
        ('{"print": 3}', "must be a text"),
        ('{"bytes": "xy"}', "do not fit"),
        ('{"list": 3}', "a list is expected"),
        ('{"dict": [[1]]}', "a pair of key and value"),
        ('{"dict": [[{"list": []}, 1]]}', "do not fit"),
        ('{"@Forged": {"player": 0, "cost": 1}}', "describes no tree"),
    ],
)
def test_what_is_no_tree_is_refused_in_a_sentence(text: str, sentence: str) -> None:
    with pytest.raises(BadTree) as caught:
        node_from_json(text, GAME.codec)
    assert sentence in str(caught.value), str(caught.value)
    assert str(caught.value).endswith(".")


def test_events_come_back() -> None:
    for event in (Forged(1, 3), Damaged(4, 2, 1), Destroyed(7, 1, -1, True)):
        back = there_and_back(event)
        assert back is not event
        assert fields_of(back) == fields_of(event)


def test_a_card_in_play_comes_back() -> None:
    state = InPlay(Epoch())
    state.damage = 3
    state.upgrades = (4, 9)
    state.stunned = True
    back = there_and_back(state)
    assert fields_of(back) == fields_of(state)
    assert set(json.loads(canonical(CODEC.encode(state)))["@InPlay"]) == {"damage", "upgrades", "stunned"}


def test_an_activation_comes_back_with_all_that_it_knows() -> None:
    act = Activation(1, 5)
    act.it = (3,)
    act.name_cards("friend", (4, 7))
    act.name_players("foe", (0,))
    act.name_number("X", 3)
    act.name_word("house", 2)
    act.note("destroyed", (6,))
    act.doer = 0
    act.granter = 8
    act.replacing = (2, 5)
    act.count = 4
    act.done = True
    assert fields_of(there_and_back(act)) == fields_of(act)


def test_what_waits_and_what_is_in_force_come_back() -> None:
    trigger = there_and_back(Trigger(Sequence(()), Activation(0, 3)))
    assert isinstance(trigger, Trigger)
    assert trigger.effect == Sequence(())
    assert fields_of(trigger.act) == fields_of(Activation(0, 3))
    constant = next(node for tree in trees.ABILITIES.values() for node in tree if isinstance(node, StandingNode))
    standing = Standing(constant, Activation(1, 2), since=3, until=4, number=5, uses=6)
    standing.age = 7
    back = there_and_back(standing)
    assert isinstance(back, Standing)
    assert (back.node, back.since, back.until, back.number, back.uses, back.age) == (constant, 3, 4, 5, 6, 7)


def test_prints_are_named_by_their_key() -> None:
    anger = GAME.print_by_name("Anger")
    assert CODEC.encode((anger,)) == [{"print": "001@brobnar"}]
    assert there_and_back((anger,)) == (anger,)
    maverick = GAME.print_by_key("001@logos")
    assert maverick is not anger
    assert there_and_back(maverick) is maverick


def test_outcomes_come_back() -> None:
    assert there_and_back(Outcome((1,), "third key forged")) == Outcome((1,), "third key forged")


@dataclass(frozen=True)
class Stranger(Node):
    """A node of no game."""


@pytest.mark.parametrize("value", [1.5, object(), {1, 2}, print])
def test_what_no_match_may_hold_is_refused(value: object) -> None:
    with pytest.raises(TypeError, match="cannot hold"):
        CODEC.encode(value)


def test_a_node_of_no_game_is_refused() -> None:
    with pytest.raises(TypeError, match="Stranger is no dataclass among the nodes of keyforge"):
        CODEC.encode(Stranger())


def test_digests_are_of_content() -> None:
    assert digest({"a": [1, "æ"]}) == digest(json.loads('{"a": [1, "\\u00e6"]}')) == "97671aada73349fe25b5fa58159f5b89"
    assert digest([1]) != digest(["1"])


def test_the_checksum_of_cards_does_not_depend_on_their_order_and_number() -> None:
    anger, bumpsy = GAME.print_by_name("Anger"), GAME.print_by_name("Bumpsy")
    assert CODEC.checksum([anger, bumpsy]) == CODEC.checksum([bumpsy, anger, anger])
    assert CODEC.checksum([anger]) != CODEC.checksum([bumpsy])
    assert CODEC.checksum([anger]) != CODEC.checksum([GAME.print_by_key("001@logos")])


def test_the_checksum_is_of_what_is_printed_and_not_of_another_card_that_was_called_alike() -> None:
    kyza = cw.load("kyza")
    ours = kyza.print_by_name("Anchor")
    (other,) = {card for card in table(me=side(characters=["Anchor"])).m.prints if card.key == ours.key}
    assert other is not ours, "rules are tested with cards that are printed otherwise"
    found = kyza.codec.checksum([ours])
    assert kyza.codec.checksum([other]) != found
    assert kyza.codec.checksum([ours]) == found


# ---- which words there are ------------------------------------------------------------------------------------------
WORDS = "import cardwright as cw; print(*sorted(cw.load({!r}).codec.words))"
EVERYTHING = """
from importlib import import_module
from pkgutil import walk_packages
for part in ("cardwright.kernel", "cardwright.language", "cardwright.games"):
    for module in walk_packages(import_module(part).__path__, part + "."):
        import_module(module.name)
"""


@pytest.mark.parametrize("name", cw.game_names())
def test_a_game_knows_the_same_words_whatever_was_imported_before(name: str) -> None:
    alone, late = [
        subprocess.run([sys.executable, "-c", code], capture_output=True, check=True, text=True).stdout.split()  # noqa: S603 - our own program
        for code in (WORDS.format(name), EVERYTHING + WORDS.format(name))
    ]
    assert alone == late == sorted(cw.load(name).codec.words)
    assert {"Sequence", "Both", "Payment"} <= set(alone)
