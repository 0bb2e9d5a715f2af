from cardwright import research
from cardwright.research import simulation
from cardwright.research.gathering import Gatherer
from tests.service.served import added


def gathered(n: int, jobs: int = 1) -> research.Simulation:
    return research.simulate("kyza", [], ["greedy", "random"], n, seed="gather", jobs=jobs, gather=True)


def test_in_a_toy_game_all_cards_are_had_drawn_and_played() -> None:
    with added("beasts", "tests.toys.beasts.game"):
        (game,) = research.simulate("beasts", [], ["random", "random"], 1, gather=True).games
        assert game.gathered is not None
        for cards, thoughts, deck in zip(
            game.gathered.cards,
            game.gathered.micros,
            simulation.decks_of(simulation.planned("beasts", [], ["random", "random"]), 0),
            strict=True,
        ):
            names = tuple(sorted({card.key.title() for card in deck.cards}))
            assert cards.had == cards.seen == cards.drawn == cards.played == names
            assert len(thoughts) == len(names)


def test_whoever_has_a_card_in_hand_has_seen_it_and_only_some_are_played() -> None:
    for game in gathered(6).games:
        assert game.gathered is not None
        for cards in game.gathered.cards:
            assert {*cards.played} <= {*cards.drawn} <= {*cards.seen} <= {*cards.had}
        assert sum(map(len, game.gathered.micros)) == game.decisions


def test_what_is_gathered_is_the_same_for_any_number_of_jobs_but_for_the_times() -> None:
    one, two = gathered(6), gathered(6, jobs=2)
    assert one.games == two.games
    assert [len(micros) for game in two.games if game.gathered for micros in game.gathered.micros]


def test_what_is_not_asked_for_is_not_gathered() -> None:
    result = research.simulate("kyza", [], ["random", "random"], 1)
    assert result.games[0].gathered is None
    assert '"gathered"' not in result.to_json()
    assert '"gathered"' in gathered(1).to_json()


def test_of_a_match_that_never_began_there_is_nothing_to_tell() -> None:
    told = Gatherer([1, 0]).gathered()
    assert told.micros == ((), ())
    assert [cards.had for cards in told.cards] == [(), ()]
