"""What holds of every game holds of the toys, which use all parts of the kernel that wait for their games."""

from collections.abc import Iterator

import pytest

from cardwright.kernel.game import Game
from cardwright.kernel.match import Match
from cardwright.kernel.rng import Rng
from cardwright.kernel.saves import content, fingerprint, to_json
from cardwright.kernel.views import canonical, view
from tests.toys.auction import AUCTIONS
from tests.toys.board import BOARD
from tests.toys.duel import DUELS

GAMES: dict[str, Game] = {
    game.name: game for game in (AUCTIONS[2], AUCTIONS[3], AUCTIONS[4], DUELS[2], DUELS[3], BOARD)
}
SEEDS = range(3)
LONG = 3000

pytestmark = pytest.mark.parametrize("game", GAMES.values(), ids=GAMES.keys())


def pick_any(m: Match, rng: Rng) -> None:
    """Let any of those who are asked pick anything."""
    decisions = m.decisions
    decision = decisions[rng.below(len(decisions))]
    m.choose(decision.options[rng.below(len(decision))].text, player=decision.player)


def moments(game: Game, seed: int) -> Iterator[Match]:
    """A random match at each of its decisions."""
    m = game.start(seed=seed)
    rng = Rng(seed)
    for _ in range(LONG):
        if m.over:
            return
        yield m
        pick_any(m, rng)
    pytest.fail("the match does not end")


def test_random_matches_end(game: Game) -> None:
    for seed in range(20):
        *_, last = moments(game, seed)
        assert last.outcome is not None


def test_a_copy_is_equal_and_on_its_own(game: Game) -> None:
    for seed in SEEDS:
        rng = Rng(seed).stream("copy")
        for m in moments(game, seed):
            before = content(m)
            child = m.copy()
            assert content(child) == before
            for _ in range(4):
                if not child.over:
                    pick_any(child, rng)
            assert content(m) == before


def test_a_match_is_saved_and_loaded_at_any_decision(game: Game) -> None:
    for seed in SEEDS:
        for m in moments(game, seed):
            again = game.load(to_json(m))
            assert content(again) == content(m)
            assert again.decision.texts() == m.decision.texts()


def test_every_option_is_taken(game: Game) -> None:
    for m in moments(game, 5):
        for decision in m.decisions:
            for option in decision:
                child = m.copy()
                child.choose(option, player=decision.player)
                assert fingerprint(child) != fingerprint(m)


def test_a_sampled_world_looks_the_same_and_plays_on(game: Game) -> None:
    for seed in SEEDS:
        rng = Rng(seed).stream("sample")
        for m in moments(game, seed):
            for player in range(game.players):
                world = m.sample(player, rng)
                assert canonical(view(world, player)) == canonical(view(m, player))
                for _ in range(6):
                    if not world.over:
                        pick_any(world, rng)


def test_cards_are_conserved(game: Game) -> None:
    for seed in SEEDS:
        for m in moments(game, seed):
            assert sorted(card for zone in m.zones for card in zone) == list(range(len(m.prints)))
