"""A new game is a package, and one line outside it: here a toy's, which people then find, bring decks to and play."""

from collections.abc import Iterator
from dataclasses import replace

import pytest

import cardwright as cw
from cardwright import decks
from cardwright.kernel.basics.errors import BadDeck
from cardwright.service.web.responses import FOR_EVER
from tests.service.served import Message, Person, added, playing

FOREST, MEADOW = "Forest", "# My meadow\n\n[Pack]\n2 Mouse\nFox\n"


@pytest.fixture
def beasts() -> Iterator[None]:
    """Add the toy to the games, as long as a test takes."""
    with added("beasts", "tests.toys.beasts.game"):
        yield


@pytest.mark.usefixtures("beasts")
def test_a_game_that_one_line_adds_is_played_as_the_others_are(ann: Person, ben: Person) -> None:
    assert "beasts" in [game["name"] for game in ann.get("/api/games").json()]
    told = ann.get("/api/games/beasts").json()
    assert [deck["name"] for deck in told["info"]["decks"]] == ["Forest", "Meadow"]
    assert [card["name"] for card in told["cards"]] == ["Mouse", "Fox", "Wolf", "Bear"]
    checked = ann.post("/api/games/beasts/deck", {"deck": MEADOW}).json()
    assert checked == {"name": "My meadow", "sections": {"pack": ["Mouse", "Mouse", "Fox"]}}

    table = ann.table("beasts", places=[{"kind": "me", "deck": "forest"}, {"kind": "open"}])
    assert ben.command(table, "sit", seat=1, deck=MEADOW)["type"] == "ack"
    for _ in range(3):
        for seat, person in enumerate((ann, ben)):
            state = person.state(table)
            last = len(playing(state)) - 1
            answer = person.command(table, "pick", seat=seat, decision=state["decision"], option=last)
            assert answer["type"] == "ack", answer
    view = ann.state(table)["view"]
    assert [player["counters"]["points"] for player in view["players"]] == [3, 0]
    assert view["outcome"]["winners"] == [0]


@pytest.mark.usefixtures("beasts")
def test_what_is_no_deck_of_the_new_game_is_refused_in_its_words(ann: Person) -> None:
    for deck, said in [("[Pack]\n4 Bear", "4 instead of 3 beasts"), ("[Herd]\nBear", "'Herd' is no part of a deck")]:
        assert said in ann.post("/api/games/beasts/deck", {"deck": deck}).json()["sentence"]


@pytest.mark.usefixtures("beasts")
def test_its_decks_are_written_and_read_as_those_of_others() -> None:
    forest = cw.load("beasts").decks[FOREST]
    ahead = replace(forest, extras={"points": 2})
    for deck in (forest, ahead):
        assert [decks.parse(decks.write(deck, form), "beasts") for form in decks.FORMATS] == [deck, deck]
    assert decks.write(ahead).splitlines()[:2] == ["# Forest", "Points: 2"]
    with pytest.raises(BadDeck, match="'3' is no number of points: write a whole number from 0 to 2"):
        decks.parse(decks.write(ahead).replace("2", "3", 1), "beasts")
    with pytest.raises(BadDeck, match="'Chains: 1' stands before the first part of a deck"):
        decks.parse("Chains: 1\n[Pack]\nBear\nFox\nWolf", "beasts")


@pytest.mark.usefixtures("beasts")
def test_what_its_decks_state_besides_their_cards_counts_at_the_table(ann: Person) -> None:
    places = [{"kind": "me", "deck": "Points: 2\n[Pack]\nWolf\nWolf\nWolf"}, {"kind": "me", "deck": "meadow"}]
    table = ann.table("beasts", places=places)
    assert [player["counters"]["points"] for player in ann.state(table)["view"]["players"]] == [2, 0]


@pytest.mark.usefixtures("beasts")
def test_its_pictures_come_with_it_and_are_kept_for_ever(ann: Person) -> None:
    detail = ann.get("/api/games/beasts").json()
    answer = ann.get(detail["pictures"])
    assert answer.headers["cache-control"] == FOR_EVER
    pictures = answer.json()
    assert pictures["drawings"][pictures["cards"]["wolf"]] == "M96 64h320L256 480z"
    assert [counter["icon"] for counter in detail["table"]["counters"]] == ["paw"]
    assert detail["info"]["credit"] is pictures["credit"] is None


@pytest.mark.usefixtures("beasts")
def test_its_lesson_is_learned_as_those_of_others_are(ann: Person) -> None:
    told = ann.get("/api/games/beasts").json()
    assert told["info"]["lessons"] == [{"key": "first", "title": "The wolf and the fox", "minutes": 1}]
    table = ann.table("beasts", places=[{"kind": "me"}], lesson="first")

    def show(beast: str) -> Message:
        state = ann.state(table)
        option = [option["text"] for option in playing(state)].index(f"show {beast}")
        return ann.command(table, "pick", seat=0, decision=state["decision"], option=option)

    def after(beast: str) -> Message:
        """What Ann is told once she has shown a beast, and is to choose again or has won."""
        assert show(beast)["type"] == "ack"
        with ann.live(table) as line:
            while not playing(state := line.hear()) and state["status"] != "over":
                pass
        return state

    assert ann.state(table)["coach"]["picks"] == ["show Wolf"]
    answer = show("Mouse")
    assert (answer["code"], answer["sentence"]) == ("lesson", "A mouse beats nobody. Show your wolf.")
    state = after("Wolf")
    assert state["coach"]["say"] == "That was a point. Now choose for yourself."
    assert [player["counters"]["points"] for player in state["view"]["players"]] == [1, 0]
    after("Bear")
    state = after("Mouse")
    assert (state["status"], state["result"]["winners"], state["coach"]["say"]) == ("over", [0], "")


def test_without_that_line_there_is_no_such_game(ann: Person) -> None:
    assert "beasts" not in [game["name"] for game in ann.get("/api/games").json()]
    assert ann.get("/api/games/beasts").status_code == 404
