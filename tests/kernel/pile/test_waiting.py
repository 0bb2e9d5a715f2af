"""What waits on the pile as views show it, in the duel."""

from cardwright.kernel.basics.rng import Rng
from cardwright.kernel.core.frames import Activation
from cardwright.kernel.pieces.tables import Area, Table
from cardwright.kernel.pile.waiting import waiting
from tests.toys.duel import DuelGame
from tests.toys.duel_effects import Hit
from tests.toys.duel_match import DECK, HAND, Duel
from tests.toys.duel_table import cast, find, laid_out

MINE = {"hand": ["Bolt", "Leech", "Sparks"], "wells": ["Pond", "Pond", "Pond", "Pond"]}
THEIRS = {"hand": ["Denial", "Blink"], "wells": ["Pond", "Spring"], "field": ["Ox"]}


def test_nothing_waits_at_first() -> None:
    assert waiting(laid_out(MINE, THEIRS)) == []


def test_an_effect_tells_its_card_its_player_and_what_it_is_aimed_at() -> None:
    m = laid_out(MINE, THEIRS)
    cast(m, "Bolt", "Ox")
    bolt, ox = find(m, "Bolt"), find(m, "Ox")
    assert waiting(m) == [
        {
            "number": 1,
            "player": 0,
            "key": "bolt",
            "name": "Bolt",
            "card": m.handles[bolt],
            "text": f"Bolt: {m.pile[0].effect.text()}",
            "triggered": False,
            "aims": [{"text": "Ox", "card": m.handles[ox]}],
        }
    ]


def test_aims_at_players_and_at_effects_are_told_too() -> None:
    m = laid_out(MINE, THEIRS)
    cast(m, "Leech", "Ben")
    cast(m, "Denial", "aim at effect 1")
    below, top = waiting(m)
    assert below["aims"] == [{"text": "Ben", "player": 1}]
    assert top["aims"] == [{"text": "Leech", "effect": 1}]
    m.take_off(1, 0)
    (top,) = waiting(m)
    assert top["aims"] == [{"text": "an effect that is gone", "effect": 1, "lost": True}]


def test_what_has_left_and_come_back_is_lost() -> None:
    m = laid_out(MINE, THEIRS)
    cast(m, "Bolt", "Ox")
    cast(m, "Blink", "Ox")
    m.choose("pass")
    m.choose("pass")
    (bolt,) = waiting(m)
    assert bolt["aims"][0]["text"] == "Ox"
    assert bolt["aims"][0]["lost"]


def test_a_hidden_card_is_told_by_its_place_in_its_area() -> None:
    m = laid_out(MINE, THEIRS)
    hand, deck = m.zone(1, HAND), m.zone(1, DECK)
    m.put(Hit(1), Activation(0, -1), aims=(m.aim_at_card(hand[1]), m.aim_at_card(deck[0])))
    m.game = DuelGame(2)
    m.game.table = Table(areas=(Area("hand", "Hand", HAND, "row"), Area("row", "Row", DECK, "grid", cells=2)))
    (hit,) = waiting(m)
    assert [(aim["text"], aim["place"]["at"]) for aim in hit["aims"]] == [
        ("card 2 of Ben's hand", 1),
        ("card 1 of Ben's row", 0),
    ]


def test_what_all_have_seen_go_on_the_pile_is_told_though_its_card_was_shuffled_away() -> None:
    m = laid_out(MINE, THEIRS)
    bolt = find(m, "Bolt")
    m.put(Hit(1), Activation(0, bolt))
    m.move(bolt, DECK)
    m.shuffle(DECK)
    (hit,) = waiting(m)
    assert (hit["name"], hit["text"]) == ("Bolt", f"Bolt: {Hit(1).text()}")
    assert "card" not in hit
    rng = Rng(3)
    worlds = [m.sample(1, rng) for _ in range(12)]
    assert len({world.prints[bolt].name for world in worlds}) > 1
    assert [waiting(world) for world in worlds if isinstance(world, Duel)] == [[hit]] * 12
