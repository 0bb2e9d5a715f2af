"""From the box to the first round."""

import pytest

from cardwright.games.crucible.actions import MAGICKS
from cardwright.games.crucible.game import GAME
from cardwright.games.crucible.heroes import HEROES
from cardwright.games.crucible.state import Crucible
from cardwright.games.crucible.table import TABLE
from cardwright.games.crucible.values import CHRYSALYS, MONSTER
from cardwright.games.crucible.zones import CENTER, DECK, PLACES
from cardwright.kernel.basics.errors import BadSetup

pytestmark = pytest.mark.midway("the setup is looked at as it goes on")


def started(players: int = 2, seed: int = 1, **options: int) -> Crucible:
    m = GAME.start(seed=seed, players=players, **options)  # type: ignore[arg-type]  # only options
    assert isinstance(m, Crucible)
    return m


@pytest.mark.rule("crucible:start.token", "crucible:start.magick", "crucible:ruling.choosing", "crucible:token.twelve")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_tokens_are_chosen_in_the_order_of_seats_and_magicks_the_other_way(players: int) -> None:
    m = started(players, first_seat=1)
    chosen: list[int] = []
    offered: list[int] = []
    while m.decision.prompt.startswith(("Which character", "Which magick")):
        chosen.append(m.chooser)
        offered.append(len(m.codes))
        m.choose(0)
    seats = [(player + 1) % players for player in range(players)]
    assert chosen == seats + seats[::-1]
    assert offered == [12 - n for n in range(players)] * 2
    assert len({*m.tokens}) == len({*m.magicks}) == players


def test_every_magick_that_can_be_learned_says_what_it_is_good_for() -> None:
    told = {entry.word: entry.text for entry in TABLE.meanings if entry.verb == "learn"}
    assert sorted(told) == sorted(MAGICKS)
    assert all(told.values())


@pytest.mark.rule(
    "crucible:memory.magick", "crucible:ruling.twelve", "crucible:ruling.core-in-hand", "crucible:token.character"
)
@pytest.mark.parametrize("in_hand", [0, 1])
def test_everybody_has_six_memories_of_one_magick(in_hand: int) -> None:
    m = started(3, pick=0, core_in_hand=in_hand)
    for player in range(3):
        cards = [card for card, owner in enumerate(m.owners) if owner == player and card != m.tokens[player]]
        assert {m.printed[card].facts.magick for card in cards} == {m.magicks[player]}
        assert len(cards) == 6
        assert len(m.zone(player, DECK)) <= 6 - in_hand
    assert len(MAGICKS) == 12


@pytest.mark.rule("crucible:start.layout", "crucible:monster.boss", "crucible:cards.types")
@pytest.mark.parametrize("seed", range(6))
def test_the_battlefield_has_the_chrysalys_in_the_middle_and_one_boss_at_most(seed: int) -> None:
    m = started(4, seed, pick=0)
    kinds = [m.printed[m.ground_at(place)].kind for place in range(PLACES)]
    assert [place for place, kind in enumerate(kinds) if kind == CHRYSALYS] == [CENTER]
    assert len([place for place in range(PLACES) if m.printed[m.ground_at(place)].facts.rank]) <= 1
    assert MONSTER in kinds


@pytest.mark.rule(
    "crucible:start.place",
    "crucible:start.phase",
    "crucible:phase.order",
    "crucible:phase.three",
    "crucible:ruling.ties",
)
def test_characters_are_placed_at_random_and_the_first_move_phase_begins() -> None:
    m = started(2, class_0=8, class_1=1)
    while not m.turn:
        m.choose(0)
    assert m.order == (1, 0), "the Lancer goes before the Reaver"
    assert m.turn == 1
    assert m.phase == 0
    assert m.chooser == 1
    assert len({m.here(0), m.here(1)}) == 2


@pytest.mark.rule("crucible:ruling.players")
def test_two_to_four_play() -> None:
    assert GAME.player_counts == (2, 3, 4)
    assert GAME.seated(4).seated(2) is GAME
    with pytest.raises(BadSetup, match="played by 2, 3 or 4 players"):
        GAME.start(players=5)


def test_a_hero_brings_a_token_and_a_magick() -> None:
    m = started(3, hero_0=0, hero_2=1)
    while not m.turn:
        m.choose(0)
    assert [m.prints[m.tokens[player]].name for player in (0, 2)] == ["Warden", "Reaver"]
    assert [MAGICKS[m.magicks[player]] for player in (0, 2)] == ["ember", "thorn"]
    assert len({hero.name for hero in HEROES}) == len(HEROES) == 8
    for hero in range(len(HEROES)):
        assert started(2, hero_0=hero, pick=0).magicks[0] == MAGICKS.index(HEROES[hero].magick)


@pytest.mark.parametrize(
    ("options", "told"),
    [
        ({"hero_0": 1, "hero_1": 1}, "Two players cannot have the same token"),
        ({"hero_0": 1, "magick_0": 1}, "Player 0 has a hero, who brings a token and a magick: leave these open."),
        ({"class_0": 3, "class_1": 3}, "Two players cannot have the same token"),
        ({"magick_0": 3, "magick_1": 3}, "Two players cannot have the same magick"),
        ({"first_seat": 3}, "There is no player 3 to choose first"),
    ],
)
def test_options_that_do_not_go_together_are_refused(options: dict[str, int], told: str) -> None:
    with pytest.raises(BadSetup, match=told):
        started(**options)
