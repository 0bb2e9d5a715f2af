"""Taking picks back."""

import pytest

from cardwright.kernel.pieces.shapes import OptionView
from cardwright.kernel.pile.passing import window_of
from cardwright.service.protocol import Place
from cardwright.service.tables.undoing import MOST_DECLINED
from tests.service.play import ARGUS, ONYX, SPARKS, WATERS, Play, refused


def first_turn(table: Play) -> str:
    """Play on until somebody has a turn with a free choice of what to do, and give their name."""
    while table.match.turn < 1 or table.match.prompt().startswith("Which house"):
        table.pick(table.names[table.table.asked[0]], 0)
    return table.names[table.table.asked[0]]


def picked(table: Play) -> int:
    return len(table.table.moves)


def test_a_choice_of_a_house_is_taken_back_at_once() -> None:
    table = Play.started("keyforge")
    while table.match.turn < 1:
        table.pick(table.names[table.table.asked[0]], 0)
    who = table.names[table.table.asked[0]]
    before, moves = table.match.fingerprint, picked(table)
    table.pick(who, 0)
    seat = table.names.index(who)
    assert table.state(who).undo.free == (seat,)
    table.undo(who)
    assert (table.match.fingerprint, picked(table)) == (before, moves)
    table.check()


def leading(table: Play, who: str) -> tuple[int, list[OptionView]]:
    """Play on until an option of theirs leads to a question, and give both."""
    for _ in range(200):
        if table.table.asked == (table.names.index(who),):
            for option in range(len(table.options(who))):
                if asks := table.outcome(who, option).asks:
                    return option, list(asks)
        table.random_pick()
    raise AssertionError("No option led to a question.")


def test_what_one_gesture_picks_is_taken_back_as_one() -> None:
    table = Play.started("keyforge")
    who = first_turn(table)
    option, asks = leading(table, who)
    before, moves = table.match.fingerprint, picked(table)
    table.pick(who, option, then=[asks[-1]])
    assert [move.real for move in table.table.moves[moves:]] == [True, False]
    assert table.table.choices(moves)[table.names.index(who)] == 1
    table.undo(who)
    if table.table.asking:
        table.agree(next(name for name in table.names if name != who))
    assert (table.match.fingerprint, picked(table)) == (before, moves)
    table.check()


def naming(table: Play, who: str) -> list[OptionView]:
    """Play on until they name a house, and give what their first one lets them answer: a card to play, and where."""
    for _ in range(400):
        if table.table.asked == (table.names.index(who),) and next(iter(table.options(who)), "").startswith("house "):
            for ask in table.outcome(who, 0).asks:
                if ask["verb"] == "play" and (asks := table.outcome(who, 0, then=[ask]).asks):
                    return [ask, asks[0]]
        table.random_pick()
    raise AssertionError("No card could be put anywhere.")


def test_a_house_a_card_and_its_flank_are_taken_back_as_one() -> None:
    table = Play.started("keyforge")
    who = first_turn(table)
    chain = naming(table, who)
    before, moves = table.match.fingerprint, picked(table)
    table.pick(who, 0, then=chain)
    assert [move.real for move in table.table.moves[moves:]] == [True, False, False]
    table.undo(who)
    if table.table.asking:
        table.agree(next(name for name in table.names if name != who))
    assert (table.match.fingerprint, picked(table)) == (before, moves)
    table.check()


def test_what_is_not_asked_next_is_not_picked() -> None:
    table = Play.started("keyforge")
    who = first_turn(table)
    option, asks = leading(table, who)
    moves = picked(table)
    table.pick(who, option, then=[{**asks[0], "text": "something else"}])
    assert picked(table) == moves + 1
    assert table.options(who) == [ask["text"] for ask in asks]
    table.check()


def test_the_decision_is_another_one_after_an_undo() -> None:
    table = Play.started("keyforge")
    who = first_turn(table)
    table.undo(who)
    old = table.state(who).decision
    table.pick(who, 0)
    table.undo(who)
    with refused("late", "moved on"):
        table.pick(who, 0, decision=old)


def test_nothing_is_taken_back_that_was_not_chosen() -> None:
    table = Play.started("keyforge")
    with refused("late", "nothing to take back"):
        table.undo("Ann")
    assert table.state("Ann").undo.free == ()
    assert table.state("Ann").undo.askable == ()


def test_where_somebody_learned_something_the_others_are_asked() -> None:
    table = Play.started("keyforge")
    who = table.names[table.table.asked[0]]
    (other,) = set(table.names) - {who}
    seat = table.names.index(who)
    table.pick(who, "mulligan")
    before = picked(table)
    assert table.state(who).undo.askable == (seat,)
    table.undo(who)
    assert picked(table) == before
    told = table.state(other).undo
    assert (told.asking, told.waiting) == (seat, (1 - seat,))
    with refused("late", "has asked for an undo already"):
        table.undo(who)
    with refused("late", "Nobody waits for this seat"):
        table.agree(who)
    assert told.takes == tuple(int(number == seat) for number in range(2))
    table.agree(other)
    assert picked(table) == 0
    said = table.state(other).chat[-1]
    assert (said.kind, said.seat, said.text) == ("undo", seat, f"(took back 1 pick of {who})")
    assert table.options(who) == ["keep hand", "mulligan"]
    assert table.state(other).undo.asking == -1
    table.check()


def test_an_undo_can_be_refused() -> None:
    table = Play.started("keyforge")
    who = table.names[table.table.asked[0]]
    (other,) = set(table.names) - {who}
    table.pick(who, "mulligan")
    table.undo(who)
    table.agree(other, agree=False)
    assert picked(table) == 1
    assert table.state(who).undo.asking == -1
    with refused("late", "Nobody waits"):
        table.agree(other)
    table.check()


def test_an_undo_is_asked_for_in_vain_only_so_often() -> None:
    table = Play.started("keyforge")
    who = table.names[table.table.asked[0]]
    (other,) = set(table.names) - {who}
    table.pick(who, "mulligan")
    for _ in range(MOST_DECLINED):
        assert table.state(who).undo.askable
        table.undo(who)
        table.agree(other, agree=False)
    assert table.state(who).undo.askable == ()
    with refused("late", "have not agreed"):
        table.undo(who)
    table.check()


def test_who_picks_on_instead_has_answered() -> None:
    table = Play.started("keyforge")
    who = table.names[table.table.asked[0]]
    (other,) = set(table.names) - {who}
    table.pick(who, "mulligan")
    table.undo(who)
    table.pick(other, 0)
    assert table.state(who).undo.asking == -1
    table.check()


def test_all_others_have_to_agree() -> None:
    table = Play.started("krysis", "Ann", "Ben", "Eve")
    while table.match.turn < 2:
        table.random_pick()
    asker = next(seat for seat in range(3) if seat in table.state(table.names[seat]).undo.askable)
    others = [name for name in table.names if name != table.names[asker]]
    table.undo(table.names[asker])
    before = picked(table)
    table.agree(others[0])
    assert picked(table) == before
    assert table.state("Ann").undo.waiting == (table.names.index(others[1]),)
    table.agree(others[1])
    assert picked(table) < before
    table.check()


def test_an_answer_of_another_person_is_not_free_to_be_passed_over() -> None:
    table = Play.started("keyforge")
    who = table.names[table.table.asked[0]]
    (other,) = set(table.names) - {who}
    table.pick(who, "keep hand")
    assert table.state(who).undo.free == (table.names.index(who),)
    table.pick(other, "keep hand")
    assert table.state(who).undo.free == ()


@pytest.mark.parametrize("game", ["keyforge", "krysis", "kyza"])
def test_against_bots_everything_can_be_taken_back(game: str) -> None:
    decks = {"keyforge": ARGUS, "krysis": "", "kyza": SPARKS}
    table = Play(game, Place("me", deck=decks[game]), "bot random")
    prints = []
    for _ in range(12):
        table.bots()
        prints.append(table.match.fingerprint)
        table.random_pick()
    back = 0
    while table.state("Ann").undo.free:
        table.undo("Ann")
        assert table.match.fingerprint in prints
        del prints[prints.index(table.match.fingerprint) :]
        back += 1
    assert back >= 8
    with refused("late", "nothing to take back"):
        table.undo("Ann")
    table.check()


def test_partners_in_a_hot_seat_ask_nobody() -> None:
    table = Play("keyforge", Place("me", deck=ARGUS), Place("me", deck=ONYX))
    for _ in range(40):
        table.pick("Ann", 0)
    moves = picked(table)
    seat = table.table.moves[-1].seat
    table.undo("Ann", seat)
    assert picked(table) < moves
    table.check()


def test_an_undo_far_back_plays_again_what_was_before() -> None:
    table = Play("kyza", Place("me", deck=SPARKS), Place("me", name="Bea", deck=WATERS))
    prints = []
    for _ in range(150):
        if table.status == "over":
            break
        prints.append(table.match.fingerprint)
        table.random_pick()
    for _ in range(100):
        if table.status == "over" or not table.state("Ann").undo.free:
            break
        table.undo("Ann", table.state("Ann").undo.free[0])
        assert table.match.fingerprint == prints[picked(table)]
    table.check()


def test_an_undo_takes_back_a_secret_answer() -> None:
    table = Play.started("krysis", "Ann", "Ben")
    while len(table.table.asked) < 2:
        table.random_pick()
    before = table.match.fingerprint
    table.pick("Ann", 0)
    assert 0 in table.state("Ann").undo.free
    table.undo("Ann")
    assert table.match.fingerprint == before
    table.check()


def test_nothing_is_taken_back_after_the_end() -> None:
    table = Play("keyforge", Place("me", deck=ARGUS), "bot")
    table.bots()
    table.random_pick()
    table.resign("Ann")
    assert table.state("Ann").undo.free == ()
    with refused("late", "The game is over."):
        table.undo("Ann")


def test_who_took_a_pass_back_is_asked_whatever_the_settings_are() -> None:
    table = Play.started("kyza")
    while not (table.match.turn > 1 and len(table.match.codes) > 1 and window_of(table.match) >= 0):
        table.random_pick()
    seat = table.match.chooser
    who = table.names[seat]
    table.pick(who, "pass")
    assert table.state(who).undo.free == (seat,)
    table.passing(who, stops=0)
    table.undo(who)
    assert table.table.passing[seat].pick(table.match) >= 0
    assert table.table.automatic == -1
    assert table.table.asked == (seat,)
    table.check()
