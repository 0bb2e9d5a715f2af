"""Why numbers differ from what is printed, as views tell it."""

from typing import Any

from cardwright.games.keyforge.prints import CREATURE
from cardwright.games.keyforge.state import KeyForge
from cardwright.games.kyza.state import Kyza
from cardwright.games.kyza.zones import CHARACTERS
from cardwright.kernel.basics.rng import Rng
from cardwright.kernel.pieces.zones import NOBODY
from cardwright.kernel.seeing.reasons import told
from tests.games.keyforge.table import side, table
from tests.laws.starts import STARTS
from tests.laws.trying import play_on

ME, OPPONENT, WATCHER = 0, 1, 2


def test_a_source_is_named_once_and_only_if_all_know_it() -> None:
    t = table(me=side(hand=["Anger"], line=["Troll"]))
    troll, anger = t.find("Troll"), t.find("Anger")
    assert told(t.m, [(troll, 1), (anger, -2), (troll, 2), (NOBODY, 4)]) == [
        {"source": "Troll", "by": 3},
        {"source": "an effect", "by": -2},
        {"source": "the rules", "by": 4},
    ]
    assert told(t.m, [(troll, 1), (troll, -1), (anger, 0)]) == []


def test_numbers_are_what_is_printed_and_the_reasons_besides() -> None:
    """The sum is right for power, armor, damage and health, wherever it is not below nothing."""
    found = 0
    for name in ("keyforge", "kyza"):
        for start in STARTS[name]:
            for seed in range(4):
                m = start.begin(seed)
                rng = Rng(seed)
                while not m.over:
                    play_on(m, rng, 10)
                    seen = m.view(WATCHER)
                    for handle, face in faces(seen["players"]):
                        card = m.card_of_handle(WATCHER, handle)
                        for number, printed in printed_numbers(m, card):
                            by = sum(reason["by"] for reason in face.get("reasons", {}).get(number, []))
                            assert face["marks"].get(number, 0) in {printed + by, 0}, face
                            found += by != 0
    assert found > 20


def printed_numbers(m: object, card: int) -> list[tuple[str, int]]:
    """The numbers of a card in play that effects bend."""
    if isinstance(m, KeyForge):
        p = m.printed[card]
        return [("power", p.power), ("armor", p.armor)] if p.type == CREATURE and card in m.cards else []
    assert isinstance(m, Kyza)
    if m.kind_of_zone(card) != CHARACTERS:
        return []
    return [("damage", m.printed[card].damage), ("health", m.printed[card].health)]


def faces(shown: object) -> list[tuple[int, dict[str, Any]]]:
    """All faces of cards in a part of a view, by their handles."""
    if isinstance(shown, list):
        return [face for item in shown for face in faces(item)]
    if isinstance(shown, dict):
        own = [(shown["handle"], shown)] if "handle" in shown else []
        return own + [face for item in shown.values() for face in faces(item)]
    return []
