"""Several things at once are marked at the keyboard in any order, and unmarked, before they are confirmed."""

from tests.cli.conftest import Command

ADVANCED = ("play", "krysis", "--seed", "4", "--set", "advanced=1", "--plain")


def test_the_later_one_first_and_what_was_marked_is_unmarked_again(cardwright: Command) -> None:
    ran = cardwright(*ADVANCED, typed="8\ndismiss Runner\n8\n3, 3 2\ndone\nq\n")
    assert "Mark 2, in any order, then type done" in ran.out
    assert "1: dismiss Runner, marked. 1 star" in ran.out
    assert "9: done: dismiss Runner and dismiss Night Watch." in ran.out
    assert "9: done: dismiss Runner and dismiss Ruby Porter." in ran.out
    assert "Which agent with 2 stars do you dismiss? Mark 2" in ran.out


def test_too_few_or_too_many_or_nothing_known_is_a_sentence(cardwright: Command) -> None:
    ran = cardwright(*ADVANCED, typed="1\ndone\nSprain\n12\n2 3\n\nt 1\nq\n")
    told = ran.out.split("> ")
    assert told[2].startswith("Mark 2, in any order")
    assert told[3].startswith("No option is called 'Sprain'")
    assert told[4].startswith("There is no option 12")
    assert told[5].startswith("2 are marked already")
    assert "Carries 2 blue." in told[7]
    assert "do you dismiss?" not in told[7], "a card is read without losing a mark"


def test_a_confirmed_answer_is_taken_back_as_a_whole(cardwright: Command) -> None:
    ran = cardwright(*ADVANCED, typed="7 8\ndone\nu\nq\n")
    before, after = ran.out.split("Taken back.")
    assert "Which agent with 2 stars" in before
    assert "Which agent with 1 star do you dismiss? Mark 2" in after
    assert "1: dismiss Runner. 1 star" in after
