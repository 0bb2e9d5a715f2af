"""What the log tells whom."""

import pytest

from cardwright.games.keyforge.events import Archived, Drew, Moved, Reset, Revealed, Shuffled
from cardwright.games.keyforge.game import GAME
from cardwright.games.keyforge.zones import DECK, DISCARD, HAND, ZONES
from cardwright.kernel.basics.rng import Rng
from cardwright.kernel.seeing.follower import Follower
from tests.games.keyforge.table import Side, Table, side, table

ME, OPPONENT, WATCHER = 0, 1, 2


def quiet(me: Side | None = None, opponent: Side | None = None) -> Table:
    """A table whose log begins now."""
    t = table("brobnar", me=me, opponent=opponent)
    t.m.names = ("Alpha", "Beta")
    t.m.journal = None
    return t


def link(card: str) -> str:
    """The key of a card."""
    return GAME.print_by_name(card).key


def test_a_card_that_is_drawn_has_a_name_for_its_player_alone() -> None:
    t = quiet(me=side(deck=["Anger"]))
    t.m.do(Drew(ME, t.m.zone(ME, DECK)[-1]))
    assert t.m.log(ME) == ["You draw Anger."]
    assert t.m.log(OPPONENT) == ["Alpha draws a card."]
    assert t.m.log(WATCHER) == ["Alpha draws a card."]


def test_cards_drawn_together_are_told_together() -> None:
    t = quiet(me=side(deck=["Anger", "Punch", "Troll"]), opponent=side(deck=["Tremor"]))
    for _ in range(3):
        t.m.do(Drew(ME, t.m.zone(ME, DECK)[-1]))
    t.m.do(Drew(OPPONENT, t.m.zone(OPPONENT, DECK)[-1]))
    assert t.m.log(ME) == ["You draw Anger, Punch and Troll.", "Beta draws a card."]
    assert t.m.log(OPPONENT) == ["Alpha draws 3 cards.", "You draw Tremor."]


def test_a_card_that_was_known_on_top_is_named_among_those_that_were_not() -> None:
    t = quiet(me=side(discard=["Anger"], deck=["Punch", "Troll"]))
    t.m.do(Moved(t.m.zone(ME, DISCARD)[0], ME * ZONES + DECK))
    for _ in range(3):
        t.m.do(Drew(ME, t.m.zone(ME, DECK)[-1]))
    assert t.m.log(OPPONENT) == ["Anger goes on top of Alpha's deck.", "Alpha draws Anger and 2 more cards."]


def test_what_was_known_then_is_told_for_ever_and_no_more_than_that() -> None:
    t = quiet(me=side(hand=["Anger", "Punch"], deck=[], discard=["Troll"]))
    anger, punch = t.m.zone(ME, HAND)
    t.m.do(Revealed((anger,)))
    t.m.do(Archived(punch, ME))
    for card in (anger, punch):
        t.m.do(Moved(card, ME * ZONES + DISCARD))
    t.m.do(Reset(ME))
    t.m.do(Drew(ME, t.m.zone(ME, DECK)[-1]))
    told = t.m.log(OPPONENT)
    assert told == [
        "Anger is revealed.",
        "Alpha archives a card.",
        "Anger goes to Alpha's discard pile.",
        "Punch goes to Alpha's discard pile.",
        "Alpha shuffles their discard pile into a new deck.",
        "Alpha draws a card.",
    ]
    t.m.do(Shuffled(ME))
    for card in t.m.zone(ME, DECK):
        t.m.do(Revealed((card,)))
    assert t.m.log(OPPONENT)[: len(told)] == told
    assert t.m.log(ME)[1] == "You archive Punch."


def test_sampling_changes_no_line_for_its_player() -> None:
    t = quiet(me=side(deck=["Anger", "Punch", "Troll"]))
    t.m.do(Drew(ME, t.m.zone(ME, DECK)[-1]))
    told = t.m.log(ME)
    for seed in range(5):
        world = t.m.sample(ME, Rng(seed))
        assert world.log(ME) == told
        assert world.sample(ME, Rng(seed)).log(ME) == told
        assert world.sample(OPPONENT, Rng(seed)).log(OPPONENT) == ["Alpha draws a card."]
        assert t.m.sample(OPPONENT, Rng(seed)).log(ME) == ["You draw a card."]


def test_without_a_journal_nothing_is_told() -> None:
    m = GAME.start([*GAME.decks][:2], seed=4, log=False)
    m.choose("keep hand")
    assert m.journal is None
    assert m.log(ME) == []


def test_copies_share_the_journal() -> None:
    t = quiet(me=side(line=["Troll"]))
    before = t.m.journal
    child = t.m.copy()
    child.choose("reap Troll")
    assert t.m.journal is before
    assert t.m.log(ME) == []
    assert child.log(ME) == ["You reap with Troll.", "You gain 1 æmber."]


def test_a_follower_is_told_what_is_new_with_links_to_the_cards() -> None:
    t = quiet(me=side(line=["Troll"], deck=["Anger", "Punch"]))
    mine, theirs = Follower(ME), Follower(OPPONENT)
    assert mine.update(t.m) == (0, ())
    t.pick("reap Troll")
    reaped = (("You reap with ", ""), ("Troll", link("Troll")), (".", ""))
    assert mine.update(t.m) == (0, (reaped, (("You gain 1 æmber.", ""),)))
    assert theirs.update(t.m) == (0, ((("Alpha reaps with ", ""), *reaped[1:]), (("Alpha gains 1 æmber.", ""),)))
    card = t.m.prints[t.m.zone(ME, DECK)[-1]].name
    t.m.do(Drew(ME, t.m.zone(ME, DECK)[-1]))
    assert mine.update(t.m) == (2, ((("You draw ", ""), (card, link(card)), (".", "")),))
    assert theirs.update(t.m) == (2, ((("Alpha draws a card.", ""),),))
    assert theirs.lines[0][1] == ("Troll", link("Troll"))


def test_a_run_that_grows_is_told_again_and_taken_back_by_an_undo() -> None:
    t = quiet(me=side(deck=["Anger", "Punch"]))
    follower = Follower(OPPONENT)
    t.m.do(Drew(ME, t.m.zone(ME, DECK)[-1]))
    one = t.m.copy()
    assert follower.update(t.m) == (0, ((("Alpha draws a card.", ""),),))
    t.m.do(Drew(ME, t.m.zone(ME, DECK)[-1]))
    assert follower.update(t.m) == (0, ((("Alpha draws 2 cards.", ""),),))
    t.m.do(Revealed((t.m.zone(ME, HAND)[0],)))
    assert follower.update(t.m) == (1, ((("Anger", link("Anger")), (" is revealed.", "")),))
    assert follower.update(one) == (0, ((("Alpha draws a card.", ""),),))
    assert len(follower.lines) == 1


def test_the_end_is_told() -> None:
    t = quiet(me=side(aember=6, keys=2))
    t.end_turn().pick("house brobnar").end_turn()
    assert t.m.over
    assert t.m.log(ME)[-1] == "You win: third key forged."
    assert t.m.log(OPPONENT)[-1] == "Alpha wins: third key forged."
    t.m.end((), "too long")
    assert t.m.log(OPPONENT)[-1] == "Nobody wins: too long."
    t.m.end((0, 1), "all together")
    assert t.m.log(OPPONENT)[-1] == "Alpha and you win: all together."


def test_there_are_players_and_one_who_watches() -> None:
    t = quiet()
    with pytest.raises(ValueError, match=r"^There is no viewer 3: players are 0 to 1, who only watches is 2\.$"):
        t.m.log(3)
    with pytest.raises(ValueError, match="There is no viewer -1"):
        t.m.log(-1)
