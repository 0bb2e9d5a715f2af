"""What happens instead: once for one cause, and in the order of whom it would happen to."""

import pytest

from cardwright.kernel.basics.rng import Rng, key_of
from cardwright.kernel.core.frames import Activation
from tests.toys.duel import DUELS
from tests.toys.duel_match import GRAVE, Died, Duel, Hurt, Left
from tests.toys.duel_table import cast, find, laid_out, passes, where


def texts(m: Duel) -> list[str]:
    return m.decision.texts()


def shot(*field: str, mine: tuple[str, ...] = ()) -> Duel:
    """A duel in which a Bolt has just hit Ben's first creature."""
    m = laid_out({"hand": ["Bolt"], "wells": ["Pond"], "field": mine}, {"field": field})
    cast(m, "Bolt", field[0])
    passes(m, 2)
    return m


def test_nothing_stands_before_events_unless_it_replaces_them() -> None:
    m = laid_out({"field": ["Gossip", "Captain"]}, {"field": ["Nurse"]})
    assert [kind.__name__ for kind in m.before] == ["Died"]
    assert "Died" not in [getattr(key, "__name__", key) for key in m.index]
    m.remove_standing(list(m.standing))
    assert m.before == {}


def test_an_effect_happens_instead() -> None:
    m = shot("Ox", "Shepherd")
    assert (where(m, "Ox", 1), where(m, "Shepherd")) == ("field", "grave")
    assert m.state(find(m, "Ox", 1)).damage == 0
    assert m.pile == ()
    assert len(m.frames) == 2, "the turn, and its window"


def test_what_carries_out_a_replacement_is_not_replaced_by_the_same() -> None:
    m = shot("Martyr")
    assert where(m, "Martyr") == "grave"
    assert not m.over


def test_what_is_replaced_may_be_replaced_by_another_meanwhile() -> None:
    m = shot("Martyr", "Nurse")
    assert m.chooser == 1, "its controller orders them"
    assert texts(m) == [
        "Martyr: if this card would die, slay it instead",
        "Nurse: if another friendly creature would die, mend it instead",
    ]
    other = m.copy()
    m.choose(0)
    assert (where(m, "Martyr"), m.state(find(m, "Martyr")).damage) == ("field", 0), "its own death is replaced"
    other.choose(1)
    assert other.state(find(other, "Martyr")).damage == 0


def test_the_same_replacement_works_again_for_another_cause() -> None:
    m = shot("Ox", "Nurse")
    m.do(Hurt(find(m, "Ox", 1), 9))
    passes(m, 1)
    assert where(m, "Ox", 1) == "field"


def test_prevention_needs_no_order() -> None:
    m = shot("Ox", "Saint", "Angel")
    assert m.state(find(m, "Ox", 1)).damage == 0
    assert "pass" in texts(m)


@pytest.mark.parametrize(("pick", "hurt"), [("Guard", (3, 0)), ("Squire", (0, 3))])
def test_damage_is_redirected_by_who_is_chosen_and_is_not_sent_back(pick: str, hurt: tuple[int, int]) -> None:
    m = shot("Ox", "Guard", "Squire")
    m.choose(next(text for text in texts(m) if text.startswith(pick)))
    assert m.chooser >= 0
    assert [text.split(":")[0] for text in texts(m)][:1] != [pick]
    assert m.state(find(m, "Ox", 1)).damage == 0
    guard, squire = m.state(find(m, "Guard")).damage, m.state(find(m, "Squire")).damage
    # What the one takes upon itself the other takes from it, and there it ends.
    assert (guard, squire) == (hurt[1], hurt[0])


def test_what_is_replaced_by_nobody_after_all_happens_and_is_counted_for_its_cause() -> None:
    m = laid_out({"field": ["Ox", "Nurse", "Shepherd"]}, {})
    act = Activation(0, -1)
    assert not m.do(Died(find(m, "Ox", 0)), act)
    for name in ("Nurse", "Shepherd"):
        m.do(Left(find(m, name), GRAVE))
    assert (where(m, "Ox", 0), act.count, act.done) == ("field", 0, False)
    m.run()
    assert (where(m, "Ox", 0), act.count, act.done) == ("grave", 1, True)


def test_a_question_about_the_order_can_be_copied_saved_and_sampled() -> None:
    m = shot("Martyr", "Nurse")
    loaded = DUELS[2].load(m.to_json())
    assert loaded.fingerprint == m.fingerprint
    assert loaded.decision.texts() == texts(m)
    world = m.sample(0, Rng(key_of(3)))
    assert world.decision.texts() == texts(m)
    for other in (loaded, world):
        assert isinstance(other, Duel)
        other.choose(0)
        assert other.state(find(other, "Martyr")).damage == 0
    assert m.state(find(m, "Martyr")).damage == 3


def test_nothing_happens_any_more_to_what_has_left() -> None:
    m = laid_out({"field": ["Ox", "Guard", "Squire"]}, {})
    m.do(Hurt(find(m, "Ox", 0), 1))
    m.do(Left(find(m, "Ox", 0), GRAVE))
    m.run()
    assert where(m, "Ox", 0) == "grave"
    assert "pass" in texts(m)
