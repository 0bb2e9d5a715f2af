"""Playing: picks, secret answers, passing, giving up, talking."""

import pytest
from msgspec.structs import replace

from cardwright.kernel.asking.sealed import Sealed
from cardwright.kernel.basics.rng import Rng
from cardwright.kernel.pile.priority import Piled
from cardwright.service.protocol import Clock, Place, TakeSeveral
from cardwright.service.tables.playing import bot_to_move, due, hinted, shown
from cardwright.service.tables.states import Told
from cardwright.service.tables.table import LEAST_PAUSE, MOST_PAUSE
from tests.service.play import ARGUS, ONYX, SPARKS, WATERS, Play, refused
from tests.views import asked as told


def asked(table: Play) -> str:
    """Who is asked; one person."""
    (seat,) = table.table.asked
    return table.names[seat]


def other(table: Play) -> str:
    (name,) = set(table.names) - {asked(table)}
    return name


def bidding(clock: Clock | None = None) -> Play:
    """Krysis with three people who answer at once, in secret."""
    table = Play.started("krysis", "Ann", "Ben", "Eve", clock=clock)
    while len(table.table.asked) < 3:
        table.random_pick()
    return table


# ---- picks ----


def test_a_pick_is_made_for_all() -> None:
    table = Play.started("keyforge")
    who = asked(table)
    table.pick(who, "keep hand")
    assert [move.option for move in table.table.moves] == [0]
    assert asked(table) != who
    table.check()


def test_a_pick_is_made_only_by_who_is_asked() -> None:
    table = Play.started("keyforge")
    with refused("late", f"the match waits for {asked(table)}"):
        table.pick(other(table), 0, decision=table.table.decision(0))
    with refused("not_allowed", "You do not sit there."):
        table.pick(other(table), 0, seat=table.table.asked[0])
    with refused("not_allowed", "You do not sit there."):
        table.pick("Eve", 0, seat=0)
    with refused("illegal", "There is no seat 9"):
        table.pick("Ann", 0, seat=9)
    assert table.table.moves == []
    table.check()


def test_a_pick_that_the_decision_lacks_is_refused() -> None:
    table = Play.started("keyforge")
    with refused("illegal", "There is no option 2: this decision has options 0 to 1."):
        table.pick(asked(table), 2)


def test_a_pick_for_a_decision_that_has_passed_is_refused() -> None:
    table = Play("keyforge", Place("me", deck=ARGUS), Place("me", deck=ONYX))
    old = table.table.decision(table.table.asked[0])
    table.pick("Ann", 0)
    with refused("late", "moved on"):
        table.pick("Ann", 0, decision=old)
    assert len(table.table.moves) == 1


def test_nobody_picks_before_the_beginning_or_after_the_end() -> None:
    table = Play("keyforge", "me", "open")
    with refused("late", "The game has not begun yet."):
        table.pick("Ann", 0)
    table = Play.started("keyforge")
    table.resign("Ann")
    with refused("late", "The game is over."):
        table.pick("Ben", 0)


def test_in_a_hot_seat_each_seat_picks_in_turn() -> None:
    table = Play("keyforge", Place("me", deck=ARGUS), Place("me", name="Bea", deck=ONYX))
    for _ in range(6):
        seat = table.table.asked[0]
        assert table.state("Ann").viewer == seat
        table.pick("Ann", 0)
    table.check()


# ---- several things at once ----


def paying() -> tuple[Play, str, list[str]]:
    """Kyza at the moment at which somebody has to give up two of several characters; who, and what they can mark."""
    for seed in range(100):
        table = Play.started("kyza")
        table.rng = Rng(seed)
        while table.status == "playing":
            decision = told(table.match.view(table.table.asked[0]))
            if "marks" in decision and decision["marks"]["options"][0]["verb"] == "give up":
                assert decision["marks"]["how_many"] == "Mark 2"
                return table, asked(table), [option["text"] for option in decision["marks"]["options"]]
            table.random_pick()
    pytest.fail("Nobody had to give up two characters.")


def test_marks_in_any_order_are_picked_in_that_of_the_options_and_taken_back_as_one() -> None:
    table, who, texts = paying()
    seat, before = table.names.index(who), table.match.fingerprint
    made = len(table.table.moves)
    table.mark(who, texts[1], texts[0])
    assert [(move.seat, move.real) for move in table.table.moves[made:]] == [(seat, True), (seat, False)]
    assert table.table.choices(made)[seat] == 1
    pile = [card["name"] for card in table.match.view(seat)["players"][seat]["areas"]["discard"]["cards"]]
    assert {text.removeprefix("give up ") for text in texts[:2]} <= set(pile)
    table.undo(who)
    assert (table.match.fingerprint, len(table.table.moves)) == (before, made)
    table.check()


def test_marks_that_are_no_answer_are_refused() -> None:
    table, who, texts = paying()
    made = len(table.table.moves)
    seat = table.names.index(who)
    with refused("illegal", "These cannot be chosen together. Mark "):
        table.mark(who)
    with refused("illegal", "These cannot be chosen together. Mark "):
        table.mark(who, *texts)
    many = TakeSeveral(key="many", seat=seat, decision=table.table.decision(seat), marks=(len(texts),))
    with refused("illegal", f"There are only {len(texts)} things to mark"):
        table.does(who, many)
    with refused("late", "moved on"):
        table.does(who, TakeSeveral(key="old", seat=seat, decision=0, marks=(0,)))
    with refused("late", "You are not asked anything now"):
        table.does(other(table), TakeSeveral(key="other", seat=1 - seat, decision=0, marks=(0,)))
    assert len(table.table.moves) == made
    table.check()


def test_several_can_be_marked_only_where_several_are_asked_for() -> None:
    table = Play.started("keyforge")
    seat = table.table.asked[0]
    with refused("illegal", "not about several things"):
        table.does(asked(table), TakeSeveral(key="key", seat=seat, decision=table.table.decision(seat), marks=(0,)))


def test_who_answers_in_secret_after_others_marks_as_they_do() -> None:
    table = Play("krysis", "me", "open", options={"tactical": 1})
    table.sit("Ben", 1)
    chosen = [[option["text"] for option in told(table.match.view(seat))["marks"]["options"][-9:]] for seat in (0, 1)]
    table.mark("Ben", *reversed(chosen[1]))
    assert [option["text"] for option in told(table.match.view(1))["picked"]] == chosen[1]
    table.withdraw("Ben")
    table.mark("Ben", *chosen[1])
    assert table.table.asked == (0,)
    table.mark("Ann", *reversed(chosen[0]))
    for seat in (0, 1):
        hand = table.match.view(seat)["players"][seat]["areas"]["hand"]["cards"]
        assert {f"pick {card['name']}" for card in hand} == set(chosen[seat])
    table.check()


def test_numbers_that_are_named_together_are_picked_one_by_one_and_taken_back_as_one() -> None:
    table = bidding()
    who, seat = "Eve", table.names.index("Eve")
    amounts = told(table.match.view(seat))["amounts"]
    assert [kind["text"] for kind in amounts["kinds"]] == ["red crystals", "blue crystals", "white crystals"]
    most = tuple(kind["most"] for kind in amounts["kinds"])
    assert amounts["total"] == {
        "text": "Your bid counts",
        "weights": [3, 2, 1],
        "most": 3 * most[0] + 2 * most[1] + most[2],
        "verb": "bid",
    }
    with refused("illegal", f"You can name at most {most[0]} of the red crystals."):
        table.name(who, most[0] + 1, 0, 0)
    with refused("illegal", "Name 3 numbers, one for each kind."):
        table.name(who, 0)
    table.name(who, *most)
    bid = [option["number"] for option in told(table.match.view(seat))["picked"]]
    assert bid == list(most)
    table.withdraw(who)
    assert not told(table.match.view(seat))["picked"]
    table.name(who, 0, 0, 1)
    table.check()


def test_numbers_can_be_named_only_where_several_are_asked_for() -> None:
    table = Play.started("keyforge")
    with refused("illegal", "not about several numbers"):
        table.name(asked(table), 1, 2)


# ---- secret answers ----


def test_several_answer_at_once_and_do_not_hold_each_other_up() -> None:
    table = bidding()
    seen = {name: table.state(name).decision for name in table.names}
    for name in ("Eve", "Ann"):
        table.pick(name, 0, decision=seen[name])
        with refused("late"):
            table.pick(name, 0, decision=seen[name])
    assert table.state("Ben").decision == seen["Ben"]
    table.pick("Ben", 0, decision=seen["Ben"])
    table.check()


def test_others_see_nothing_of_a_secret_answer() -> None:
    table = bidding()
    before = [table.state(name).view for name in ("Ben", "Eve", "nobody")]
    table.pick("Ann", 0)
    assert [table.state(name).view for name in ("Ben", "Eve", "nobody")] == before


def in_secret(table: Play) -> bool:
    return table.status == "playing" and isinstance(table.match.frames[-1].op, Sealed)


def test_others_cannot_count_the_picks_of_a_secret_answer() -> None:
    table = bidding(Clock("live", base=80_000, increment=5))

    def known() -> list[object]:
        told = [replace(table.state(name), now=0) for name in ("Ben", "Eve", "nobody")]
        return [*told, table.table.shown]

    complete, partial = 0, 0
    for _ in range(40):
        for _ in range(6):
            if not in_secret(table):
                break
            if 0 not in table.table.asked:
                table.withdraw("Ann")
                continue
            table.now += 1000
            before = known()
            table.pick("Ann", table.rng.below(len(table.match.decision_of(0))))
            if not in_secret(table):
                break
            if 0 in table.table.asked:
                partial += 1
                assert known() == before
                if table.rng.below(3) == 0:
                    table.withdraw("Ann")
                    assert known() == before
            else:
                complete += 1
                assert table.table.known_to("Ben") == before[0].seq + 1  # type: ignore[attr-defined]
        if table.status == "playing":
            table.random_pick()
    assert complete
    assert partial
    table.check()


def test_an_undo_does_not_tell_whether_others_have_begun_to_answer_in_secret() -> None:
    table = bidding()
    before = table.state("Ben").undo
    table.pick("Ann", table.rng.below(len(table.match.decision_of(0))))
    assert table.state("Ben").undo == before


def test_a_secret_answer_can_be_taken_back() -> None:
    table = bidding()
    before = table.match.fingerprint
    with refused("late", "no secret answer"):
        table.withdraw("Ann")
    table.pick("Ann", 0)
    table.pick("Ben", 0)
    table.withdraw("Ann")
    with refused("late", "no secret answer"):
        table.withdraw("Ann")
    table.withdraw("Ben")
    assert table.match.fingerprint == before
    table.check()


def test_what_has_opened_cannot_be_taken_back() -> None:
    table = bidding()
    turned_up = table.match.picks
    while table.match.picks is turned_up:
        table.random_pick()
    for name in table.names:
        with refused("late", "no secret answer"):
            table.withdraw(name)
    table.check()


# ---- passing ----


def kyza(*people: str) -> Play:
    """A match with priority, at a moment when somebody has it."""
    places = [Place("me", deck=SPARKS), Place("bot", bot="random", deck=WATERS)]
    return Play.started("kyza", *people) if people else Play("kyza", *places)


def test_settings_pass_where_they_say_so() -> None:
    table = kyza("Ann", "Ben")
    assert isinstance(table.match, Piled)
    for who in ("Ann", "Ben"):
        table.passing(who, stops=0)
    passed = []
    for _ in range(40):
        if table.status != "playing":
            break
        table.random_pick()
        passed += [text for text in table.stored if '"by":"pass"' in text]
    assert passed
    assert table.table.automatic == -1
    table.check()


def test_passing_until_ones_own_turn() -> None:
    table = kyza("Ann", "Ben")
    while table.match.turn < 2 or asked(table) != table.names[table.match.active]:
        table.random_pick()
    who = table.names[table.match.active]
    turn = table.match.turn
    table.passing(who, until="own turn")
    while table.status == "playing" and table.match.turn == turn and asked(table) == other(table):
        table.random_pick()
    seat = table.names.index(who)
    mine = [move for move in table.table.moves if move.seat == seat]
    assert mine
    table.check()


def test_nothing_passes_any_more_once_a_game_is_given_up() -> None:
    table = kyza("Ann", "Ben")
    while table.table.hesitating < 0:
        table.random_pick()
    table.resign(table.names[table.table.hesitating])
    assert table.status == "over"
    assert (table.table.automatic, table.table.passes_at) == (-1, 0)
    table.check()


def test_among_people_a_pass_that_is_all_that_is_left_comes_after_a_while() -> None:
    table = kyza("Ann", "Ben")
    pauses: set[int] = set()
    while table.status == "playing" and len(pauses) < 5:
        seat = table.table.hesitating
        if seat < 0:
            assert all(len(table.match.decision_of(each)) > 1 for each in table.table.asked)
            table.random_pick()
            continue
        assert len(table.match.decision_of(seat)) == 1
        for who in (*table.names, "nobody"):
            assert not table.options(who)
        pause = table.table.passes_at - table.now
        assert due(table.table) == table.table.passes_at
        moves = len(table.table.moves)
        table.now += pause - 1
        table.wait(0)
        assert len(table.table.moves) == moves
        table.now += 1
        table.wait(0)
        assert len(table.table.moves) > moves
        assert [move for move in table.table.moves[moves:] if move.seat == seat]
        assert '"by":"pass"' in table.stored[-1]
        pauses.add(pause)
    assert len(pauses) == 5
    assert all(LEAST_PAUSE <= pause < MOST_PAUSE for pause in pauses)
    table.check()


def test_somebody_who_wants_to_be_asked_even_then_is() -> None:
    table = kyza("Ann", "Ben")
    while (seat := table.table.hesitating) < 0:
        table.random_pick()
    who = table.names[seat]
    assert not table.options(who)
    table.passing(who, idle=True)
    assert len(table.options(who)) == 1
    table.wait(60)
    assert table.table.asked == (seat,)
    table.check()


def test_who_shares_a_screen_is_asked_even_where_only_a_pass_is_left() -> None:
    table = Play("kyza", Place("me", deck=SPARKS), Place("me", name="Ben", deck=WATERS))
    assert all(table.table.passing[seat].idle for seat in (0, 1))
    for _ in range(60):
        assert table.table.hesitating < 0
        table.random_pick()
    table.check()


def test_with_bots_nobody_is_asked_who_can_only_pass() -> None:
    alone = kyza()
    assert not alone.table.passing[0].idle
    for _ in range(60):
        alone.bots()
        if not alone.table.asked:
            break
        seat = alone.table.asked[0]
        assert len(alone.match.decision_of(seat)) > 1
        alone.random_pick()
    alone.check()


def test_settings_are_told_to_their_seat_alone() -> None:
    table = kyza("Ann", "Ben")
    table.passing("Ann", stops=5, idle=False, until="turn", answers=False)
    told = table.state("Ann").passing
    assert told is not None
    assert (told["stops"], told["idle"], told["answers"]) == (5, False, False)
    assert table.state("Ben").passing != told
    assert table.state("nobody").passing is None


def test_with_bots_a_turn_ends_by_itself_where_nothing_else_is_left() -> None:
    places = [Place("me", deck=ARGUS), Place("bot", bot="random", deck=ONYX)]
    alone = Play("keyforge", *places)
    while alone.status == "playing" and alone.match.turn < 12:
        alone.bots()
        if alone.table.asked:
            assert len(alone.match.decision_of(0)) > 1
            alone.random_pick()
    assert [text for text in alone.stored if '"by":"pass"' in text]
    alone.check()


def test_in_other_games_there_is_nothing_to_set() -> None:
    table = Play.started("keyforge")
    with refused("illegal", "nobody answers what others do"):
        table.passing("Ann", until="turn")
    krysis = Play.started("krysis")
    with refused("illegal", "nobody is asked to pass"):
        krysis.passing("Ann", idle=False)


# ---- the end ----


def test_at_its_end_all_are_told_how_it_came_about() -> None:
    table = Play.started("keyforge")
    while table.status == "playing":
        assert table.state("Ann").tally == ()
        table.random_pick()
    tally = table.state("Ann").tally
    assert table.state("Ben").tally == table.state("Eve").tally == tally
    keys = next(row.amounts for row in tally if row.title == "Keys forged")
    assert max(keys) >= 3
    result = table.state("Ann").result
    assert result is not None
    assert keys[result.winners[0]] == max(keys)


def test_a_game_that_was_given_up_came_about_somehow_too() -> None:
    table = Play.started("keyforge")
    while table.match.turn < 6:
        table.random_pick()
    table.resign(asked(table))
    assert "Cards played" in [row.title for row in table.state("Ann").tally]


# ---- giving up ----


def test_who_resigns_against_one_other_loses() -> None:
    table = Play.started("keyforge")
    table.resign("Ann")
    assert table.status == "over"
    result = table.state("Ben").result
    assert result is not None
    assert (result.winners, result.reason) == ((1,), "Ann resigned")
    assert table.state("Ben").seats[0].resigned
    for view in (table.state("Ann").view, table.state("Ben").view):
        assert view is not None
        assert view["decision"] is None
    with refused("late", "The game is over."):
        table.resign("Ben")
    table.check()


def test_among_several_a_bot_plays_on_and_cannot_win() -> None:
    table = Play.started("krysis", "Ann", "Ben", "Eve")
    table.random_pick()
    table.resign("Eve")
    assert table.status == "playing"
    with refused("late", "Eve resigned, so a bot plays on here."):
        table.pick("Eve", 0, seat=2)
    assert table.state("Ann").seats[2].bot == "greedy"
    table.to_the_end()
    result = table.state("Ann").result
    assert result is not None
    assert result.winners
    assert 2 not in result.winners
    table.check()


def test_the_best_of_those_who_stayed_wins_in_place_of_one_who_left() -> None:
    for seed in range(1, 9):
        table = Play.started("krysis", "Ann", "Ben", "Eve")
        table.rng = type(table.rng)(seed)
        while table.match.turn < 4 and table.status == "playing":
            table.random_pick()
        best = max(range(3), key=lambda seat: table.match.game.evaluate(table.match, seat))
        table.resign(table.names[best])
        table.to_the_end()
        outcome, result = table.match.outcome, table.table.result
        assert outcome is not None
        assert result is not None
        if outcome.winners == (best,):
            stayed = {seat: table.match.game.evaluate(table.match, seat) for seat in range(3) if seat != best}
            assert [stayed[seat] for seat in result.winners] == [max(stayed.values())] * len(result.winners)
            return
    pytest.fail("In none of these games the one who resigned would have won.")


def test_the_last_who_stays_wins() -> None:
    table = Play.started("krysis", "Ann", "Ben", "Eve")
    table.resign("Ben")
    table.resign("Ann")
    assert table.status == "over"
    assert table.state("Eve").result is not None
    assert table.state("Eve").result.winners == (2,)  # type: ignore[union-attr]
    table.check()


def test_who_resigned_need_not_be_waited_for() -> None:
    table = bidding()
    table.resign("Ben")
    assert bot_to_move(table.table) == 1
    table.bots()
    assert 1 not in table.table.asked


# ---- talking, asking why ----


def test_everybody_hears_what_is_said() -> None:
    table = Play.started("keyforge")
    table.say("Ann", "hello   there")
    table.say("Eve", "\x1b[31mgood\nluck")
    told = Told()
    said = [(line.seat, line.name, line.text) for line in table.state("Ben", told).chat]
    assert said == [(0, "Ann", "hello there"), (-1, "Eve", "[31mgood luck")]
    assert table.state("Ben", told).chat == ()
    with refused("illegal"):
        table.say("Ann", " \n ")
    table.check()


def test_a_card_that_cannot_be_chosen_says_why() -> None:
    table = Play.started("keyforge")
    while table.match.turn < 1 or table.match.prompt().startswith("Which house"):
        table.pick(asked(table), 0)
    who = asked(table)
    view = table.state(who).view
    assert view is not None
    handles = [face["handle"] for face in view["players"][table.names.index(who)]["areas"]["hand"]["cards"]]
    sentences = {table.why(who, handle) for handle in handles}
    assert all(sentence.endswith(".") for sentence in sentences)
    with refused("late", "not where you saw it"):
        table.why(who, 10_000)
    with refused("not_allowed", "You do not sit there."):
        table.why("Eve", handles[0], seat=0)
    assert len(table.stored) == table.table.seq


def test_a_card_that_somebody_does_not_see_has_no_answer() -> None:
    table = Play.started("keyforge")
    view = table.state("Ann").view
    assert view is not None
    handle = view["players"][0]["areas"]["hand"]["cards"][0]["handle"]
    with refused("late", "not where you saw it"):
        table.why("Ben", handle)


# ---- after the end ----


def test_a_rematch_waits_for_all_people() -> None:
    table = Play.started("krysis", "Ann", "Ben")
    with refused("late", "not over yet"):
        table.rematch("Ann")
    table.resign("Ann")
    table.rematch("Ann")
    table.rematch("Ann")
    assert [seat.rematch for seat in table.state("Ben").seats] == [True, False]
    with refused("not_allowed"):
        table.rematch("Eve", 0)
    table.rematch("Ben")
    assert [seat.rematch for seat in table.state("Ben").seats] == [True, True]
    table.check()


@pytest.mark.parametrize("game", ["keyforge", "krysis", "kyza"])
def test_a_game_is_played_to_its_end(game: str) -> None:
    table = Play.started(game)
    table.to_the_end()
    assert table.status == "over"
    assert table.match.over
    result = table.state("Ann").result
    assert result is not None
    assert table.match.outcome is not None
    assert result.winners == table.match.outcome.winners
    table.check()


def test_an_option_is_said_to_lead_to_what_it_leads_to() -> None:
    table = Play.started("keyforge")
    while not [text for text in table.options("Ann") if text.startswith("discard")]:
        table.random_pick()
    (option, *_) = [i for i, text in enumerate(table.options("Ann")) if text.startswith("discard")]
    before = table.match.to_json()
    answer = table.outcome("Ann", option)
    assert [scene["kind"] for scene in answer.scenes] == ["discarded"]
    assert answer.whole
    assert table.match.to_json() == before
    assert table.outcome("Ann", option) == answer


def test_what_is_asked_of_an_option_is_checked() -> None:
    table = Play.started("keyforge")
    asked = next(name for name in ("Ann", "Ben") if table.options(name))
    with refused("illegal", "There is no option 99"):
        table.outcome(asked, 99)
    with refused("late", "the match waits for"):
        table.outcome("Ben" if asked == "Ann" else "Ann", 0)
    with refused("not_allowed", "You do not sit there"):
        table.outcome("Eve", 0, seat=0)


@pytest.mark.parametrize(
    ("table", "given"),
    [
        (Play("krysis", "me", "bot random"), True),
        (Play("krysis", "me", "bot random", "bot greedy"), True),
        (Play("krysis", "me Ann", "me Ben"), False),
        (Play("krysis", "me", "bot random", "open"), False),
        (Play("krysis", "me", "bot random", clock=Clock("live", 600)), False),
        (Play("krysis", "me", "bot random", best_of=3), False),
        (Play("kryptik-draft", "me", "bot random"), False),
    ],
)
def test_hints_are_for_casual_games_against_bots(table: Play, given: bool) -> None:
    assert table.table.casual == given


def test_hints_are_refused_where_others_play() -> None:
    table = Play.started("keyforge")
    asked = next(name for name in ("Ann", "Ben") if table.options(name))
    seat = table.seat(asked, None)
    with refused("not_allowed", "only in games against bots"):
        hinted(table.table, asked, seat, table.table.decision(seat))


def has_to_mark(seed: int) -> Play | None:
    """A game of Kryptik in which Ann is asked to mark several; None if that never comes by these random picks."""
    decks = ("Harbor Watch", "Undertow Ledger")
    table = Play("kryptik", Place("me", deck=decks[0]), Place("bot", bot="random", deck=decks[1]))
    table.rng = Rng(seed)
    while table.table.status == "playing":
        table.bots()
        view = table.state("Ann").view
        if view is not None and "marks" in (view["decision"] or {}):
            return table
        if table.table.asked:
            table.random_pick()
    return None


def test_what_is_hinted_at_is_numbered_as_the_player_sees_it() -> None:
    table = next(found for found in map(has_to_mark, range(50)) if found is not None)
    view = table.state("Ann").view
    marks = view["decision"]["marks"]  # type: ignore[index]  # it is there
    codes = table.match.codes
    numbers = shown(table.table, 0, [codes[1], -1])
    assert [marks["options"][number]["text"] for number in numbers] == [table.match.decision.texts()[1]]
