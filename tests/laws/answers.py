"""Laws of answers: what is offered is accepted, in all ways in which it can be said, and nothing else."""

# ruff: noqa: ARG001 - all laws are asked alike

from itertools import combinations, product
from math import prod

import pytest

from cardwright.kernel.asking.amounts import quantities_asked, refusal, row_of
from cardwright.kernel.asking.marking import marking_of, things_asked, turn_back
from cardwright.kernel.asking.wording import verb_text
from cardwright.kernel.basics.errors import (
    AmbiguousOption,
    CardwrightError,
    GameOver,
    IllegalOption,
    UnknownOption,
)
from cardwright.kernel.basics.names import fold
from cardwright.kernel.basics.quantities import Quantities
from cardwright.kernel.basics.rng import Rng
from cardwright.kernel.basics.things import Things
from cardwright.kernel.matches.match import Match
from cardwright.kernel.pieces.options import Option
from tests.laws.starts import Start
from tests.laws.trying import some

NONSENSE: tuple[object, ...] = ("", "   ", "no such option at all", "\x00", "#", "🂡", None, True, 1.0, b"yes", [])
MARKED_IN_ALL_WAYS = 6
"""Of so many things all sets are marked."""
COUNTED_IN_ALL_WAYS = 24
"""Where numbers can be put together in so many ways, all are tried."""


def whatever_is_offered_is_accepted(start: Start, m: Match, rng: Rng) -> None:
    """Every option can be picked by its index, its text, and as an object, all to the same effect."""
    if m.over:
        return
    options = m.decision.options
    assert len(options) == len(m.decision) == len(set(m.codes)) > 0
    assert len({option.text for option in options}) == len(options)
    assert [option.code for option in options] == m.codes
    for index in some(rng, list(range(len(options))), 8):
        option = options[index]
        assert option.index == index
        assert option in m.decision
        assert option.text in m.decision
        children = [m.copy() for _ in range(4)]
        for child, pick in zip(children, (index, option.text, option, option.text.upper()), strict=True):
            child.choose(pick)
        assert {child.fingerprint for child in children} == {children[0].fingerprint}
        assert children[0] == children[3]


def several_things_are_marked_in_any_order(start: Start, m: Match, rng: Rng) -> None:
    """Each set of things that a row of picks takes can be marked in any order, and no other; marks become that row.

    So are all numbers of an answer named at once. So it is for each player, where several choose in secret at once.
    """
    for player in [] if m.over else m.frames[-1].op.asked(m, m.frames[-1]):
        turned_to = m.copy()
        if player != m.chooser:
            turned_to.turn_to(player)
        marked_in_any_order(turned_to, rng)
        named_at_once(turned_to, rng)


def named_at_once(m: Match, rng: Rng) -> None:
    """Name as the chooser all numbers together that were picked one by one."""
    asked = quantities_asked(m)
    if asked is None:
        return
    chosen = [kind.verb * m.game.actions.stride for kind in asked.kinds]
    one_by_one = m.copy()
    one_by_one.skip_forced = False
    amounts = [*asked.taken]
    for base in chosen[len(amounts) :]:
        numbers = [code - base for code in one_by_one.codes]
        if not 0 <= min(numbers) <= max(numbers) < m.game.actions.stride:
            amounts.append(0)  # Nothing is asked about a kind of which there can be none.
            continue
        amounts.append(numbers[rng.below(len(numbers))])
        one_by_one.pick(numbers.index(amounts[-1]))
        turn_back(one_by_one, m.chooser)
    row = row_of(m, asked, tuple(amounts))
    assert row is not None
    together = m.copy()
    played = m.copy()
    for index in row:
        together.pick(index)
        turn_back(together, m.chooser)
    for kind in range(len(asked.taken), len(amounts)):
        code = chosen[kind] + amounts[kind]
        now = quantities_in(played)
        theirs = played.chooser == m.chooser
        if theirs and now is not None and len(now.taken) == kind and code in played.codes:
            played.pick(played.codes.index(code))
            turn_back(played, m.chooser)
    assert together == played
    sizes = [range(asked.alone(kind) + 1) for kind in range(len(amounts))]
    if prod(len(size) for size in sizes) <= COUNTED_IN_ALL_WAYS:
        allowed = {each for each in product(*sizes) if not refusal(asked, each)}
        assert allowed == every_row(m.copy(), asked, asked.taken)
        for each in product(*sizes):
            assert (row_of(m, asked, each) is not None) == (each in allowed)


def every_row(m: Match, asked: Quantities, named: tuple[int, ...]) -> set[tuple[int, ...]]:
    """Return all numbers that a row of picks names, by trying all of them."""
    if len(named) == len(asked.kinds):
        return {named}
    m.skip_forced = False
    base = asked.kinds[len(named)].verb * m.game.actions.stride
    offered = {code - base: code for code in m.codes if 0 <= code - base < m.game.actions.stride}
    if not offered:
        return every_row(m, asked, (*named, 0))
    found: set[tuple[int, ...]] = set()
    for number, code in offered.items():
        child = m.copy()
        child.pick(m.codes.index(code))
        turn_back(child, m.chooser)
        found |= every_row(child, asked, (*named, number))
    return found


def quantities_in(m: Match) -> Quantities | None:
    """What numbers a match asks for, all of them or the rest."""
    return None if m.over else m.frames[-1].op.quantities(m, m.frames[-1])


def marked_in_any_order(m: Match, rng: Rng) -> None:
    """Mark as the chooser in any order what was picked one by one."""
    marking = marking_of(m)
    if marking is None:
        return
    player = m.chooser
    picks = picked_one_by_one(m, rng)
    played = m.copy()
    for at, code in enumerate(picks):
        things = things_asked_of(player, played)
        # What leaves no choice has been picked by itself.
        if things is not None and len(things.taken) == at:
            played.pick(played.codes.index(code))
            turn_back(played, player)
    for code in rng.shuffled(tuple([code for code in picks if code in marking.things.codes])):
        marking.toggle(code)
    row = marking.row()
    assert row is not None
    child = m.copy()
    for index in row:
        child.pick(index)
        turn_back(child, player)
    assert child == played
    if len(marking.things.codes) <= MARKED_IN_ALL_WAYS:
        things = marking.things
        allowed = every_set(m, frozenset())
        for size in range(len(things.codes) + 1):
            for chosen in combinations(things.codes, size):
                marking.marked = list(chosen)
                assert (marking.row() is not None) == (frozenset(things.settled(marking.marked)) in allowed)


def picked_one_by_one(m: Match, rng: Rng) -> list[int]:
    """Pick several things by chance until they are complete; return all picks, those that leave no choice too."""
    child = m.copy()
    child.skip_forced = False
    picks: list[int] = []
    things = things_asked(child)
    assert things is not None
    while things is not None and len(things.taken) == len(picks):
        code = child.codes[rng.below(len(child.codes))]
        player = child.chooser
        child.pick(child.codes.index(code))
        turn_back(child, player)
        picks.append(code)
        if code not in things.codes:
            break
        things = things_asked_of(player, child)
    return picks


def things_asked_of(player: int, m: Match) -> Things | None:
    """What a player is asked for several of; nothing once the answer was complete and somebody else is asked."""
    things = things_asked(m)
    return things if things is not None and m.chooser == player else None


def every_set(m: Match, taken: frozenset[int]) -> set[frozenset[int]]:
    """Return every set of things that a row of picks takes, by trying all of them."""
    things = things_asked(m)
    assert things is not None
    found: set[frozenset[int]] = set()
    for index, code in enumerate(m.codes):
        child = m.copy()
        child.skip_forced = False
        child.pick(index)
        turn_back(child, m.chooser)
        if code not in things.codes:
            found.add(taken)
            continue
        now = things_asked_of(m.chooser, child)
        found |= every_set(child, taken | {code}) if now and now.taken else {taken | {code}}
    return found


def all_else_is_refused(start: Start, m: Match, rng: Rng) -> None:
    """Options that are not offered, and what is no option, get the right error, and nothing has changed."""
    before = m.to_json()
    if m.over:
        for pick in (0, "yes", None):
            refused(m, pick, GameOver)
    else:
        offered = m.decision.texts()
        # What follows a colon only explains an option, and may be left out.
        named = {fold(text.partition(":")[0]) for text in offered}
        others = [text for text in every_text(m) if fold(text) not in named]
        for place in some(rng, list(range(len(others))), 40):
            refused(m, others[place], IllegalOption)
            assert others[place] not in m.decision
        for index in (-1, len(m.codes), 10**30):
            refused(m, index, IllegalOption)
        missing = next(code for code in range(m.game.actions.size) if code not in m.codes)
        refused(m, Option(0, missing, "choose", "card", 0, "choose nothing"), IllegalOption)
        for nonsense in NONSENSE:
            refused(m, nonsense, UnknownOption)
        for text in offered:
            start_of_several = text[:1]
            if sum(other.casefold().startswith(start_of_several.casefold()) for other in offered) > 1:
                refused(m, start_of_several, AmbiguousOption)
                break
    assert m.to_json() == before


def every_text(m: Match) -> list[str]:
    """The texts of all options that the game's action table can name in this match."""
    texts: dict[str, None] = {}
    table = m.game.actions
    for verb, kind in table.verbs:
        numbers = {"none": 1, "card": len(m.prints), "player": len(m.names), "number": table.stride}
        for argument in range(numbers.get(kind) or len(table.words[kind])):
            texts[verb_text(m, verb, kind, argument, -1)] = None
    return list(texts)


def refused(m: Match, pick: object, error: type[CardwrightError]) -> None:
    """Assert that a pick is refused with exactly that error, in a sentence."""
    with pytest.raises(error) as caught:
        m.choose(pick)
    assert type(caught.value) is error, (pick, caught.value)
    assert str(caught.value).endswith((".", "?")), str(caught.value)
