"""Matches to look at: KeyForge between two decks that ship with it, at moments that are worth saving."""

from cardwright.games.keyforge.game import GAME
from cardwright.kernel.basics.rng import Rng, key_of
from cardwright.kernel.matches.match import Match
from cardwright.kernel.pieces.setup import Setup, checked_options

DECKS = ("Radiant Argus the Supreme", "The Countess of Windhedge")


def at_random(seed: int = 1, picks: int = 120, *, skip_forced: bool = True, **options: int) -> Match:
    """The match of that seed after so many random picks."""
    setup = Setup(
        tuple([GAME.decks[name] for name in DECKS]), ("Ann", "Ben"), checked_options(GAME.options, options), skip_forced
    )
    m = GAME.open(setup, key_of(seed))
    rng = Rng(seed).stream("picks")
    for _ in range(picks):
        if m.over:
            break
        m.choose(rng.below(len(m.codes)))
    return m


def mid_effect(seed: int = 1) -> Match:
    """A match that asks in the middle of an ability, with several frames on the stack and effects in force."""
    for number in range(seed, seed + 200):
        m = at_random(number, 60)
        rng = Rng(number).stream("more")
        while not m.over:
            if len(m.frames) > 1 and m.standing and m.cards:
                return m
            m.choose(rng.below(len(m.codes)))
    raise AssertionError("no such moment was found")


def ended(seed: int = 1) -> Match:
    """A match that is over."""
    return at_random(seed, 100_000)
