"""Encodings: what a viewer may know, as rows of numbers. That they hold no more, and no less, the laws say."""

import copy
import pickle

import pytest

from cardwright.games.keyforge.facts import HOUSES
from cardwright.games.keyforge.game import GAME
from cardwright.games.kryptik.game import GAME as KRYPTIK
from cardwright.games.krysis.game import GAME as KRYSIS
from cardwright.games.krysis.goods import COLORS
from cardwright.games.krysis.state import Krysis
from cardwright.games.kyza.game import GAME as KYZA
from cardwright.kernel.core.description import Description
from cardwright.kernel.matches.match import Match
from cardwright.kernel.seeing.columns import Column
from cardwright.kernel.seeing.encoding import LINKS, encoding_of
from tests.games.keyforge.table import side, table
from tests.games.kyza import table as kyza
from tests.kernel.playing import at_random

ME, OPPONENT, WATCHER = 0, 1, 2


class Read:
    """An observation, read by the names of its columns."""

    def __init__(self, m: Match, viewer: int) -> None:
        self.encoding = encoding_of(m.game)
        self.numbers = self.encoding.buffer()
        self.actions = m.encode(viewer, self.numbers)

    def whole(self, name: str) -> float:
        """A number of the match or of a seat."""
        return self.numbers[[column.name for column in self.encoding.globals].index(name)]

    def rows(self, columns: tuple[Column, ...], first: int, times: int) -> list[dict[str, object]]:
        """The rows that are not empty: what is not 0 in them, words as words."""
        found = []
        for row in range(times):
            at = first + row * len(columns)
            told = {column.name: word(column, self.numbers[at + n]) for n, column in enumerate(columns)}
            if any(told.values()):
                found.append({name: value for name, value in told.items() if value})
        return found

    def cards(self) -> list[dict[str, object]]:
        return self.rows(self.encoding.cards, self.encoding.cards_at, self.encoding.card_rows)

    def options(self) -> list[dict[str, object]]:
        return self.rows(self.encoding.options, self.encoding.options_at, self.encoding.option_rows)

    def links(self) -> list[dict[str, object]]:
        return self.rows(self.encoding.links, self.encoding.links_at, LINKS)


def word(column: Column, number: float) -> object:
    """What a number of a column says."""
    return column.words[int(number) - 1] if column.words and number else number


def test_cards_are_rows_that_say_what_they_are_and_where_they_lie() -> None:
    t = table("brobnar", me=side(hand=["Anger"], line=["Troll!"]), opponent=side(hand=["Punch"], line=["Dust Imp"]))
    told = Read(t.m, ME).cards()
    troll = {"area": "battleline", "print": "Troll", "side": 1.0, "owner": 1.0, "house": "brobnar", "type": "creature"}
    assert {**troll, "power": 8.0, "exhausted": 1.0} in told
    assert {"print": "Anger", "area": "hand", "side": 1.0, "owner": 1.0, "house": "brobnar", "type": "action"} in told
    assert [card["side"] for card in told if card["print"] == "Dust Imp"] == [2.0]
    assert "Punch" not in [card["print"] for card in told]


def test_everything_is_told_from_where_the_viewer_sits() -> None:
    t = table("brobnar", me=side(line=["Troll"], aember=3), opponent=side(line=["Dust Imp"], aember=1))
    mine, theirs = Read(t.m, ME), Read(t.m, OPPONENT)
    assert [mine.whole(f"seat {seat} aember") for seat in (0, 1)] == [3, 1]
    assert [theirs.whole(f"seat {seat} aember") for seat in (0, 1)] == [1, 3]
    assert [theirs.whole(f"seat {seat} active") for seat in (0, 1)] == [0, 1]
    assert [theirs.whole(f"seat {seat} asked") for seat in (0, 1)] == [0, 1]
    assert theirs.cards()[0]["print"] == "Dust Imp"
    assert mine.whole("turn") == t.m.turn
    assert HOUSES[int(mine.whole("house")) - 1] == "brobnar"


def test_an_option_names_the_row_of_its_card_and_so_does_its_action() -> None:
    t = table("brobnar", me=side(hand=["Anger"], line=["Troll"]))
    told = Read(t.m, ME)
    names = [card["print"] for card in told.cards()]
    by_text = dict(zip(t.m.decision.texts(), zip(told.options(), told.actions, strict=True), strict=True))
    row, action = by_text["reap Troll"]
    assert row == {"verb": "reap", "card": names.index("Troll") + 1.0}
    other, another = by_text["play Anger"]
    assert other == {"verb": "play", "card": names.index("Anger") + 1.0}
    assert action - told.encoding.actions_of["reap"] == names.index("Troll")
    assert another - told.encoding.actions_of["play"] == names.index("Anger")
    assert by_text["end turn"][0] == {"verb": "end turn"}
    assert Read(t.m, OPPONENT).actions == []
    assert Read(t.m, OPPONENT).options() == []


def test_what_lies_on_a_card_names_its_row() -> None:
    t = table(me=side(line=["Bumpsy", "Troll+Blood of Titans"]))
    told = Read(t.m, ME).cards()
    host = [card["print"] for card in told].index("Troll") + 1.0
    assert [card["host"] for card in told if card["print"] == "Blood of Titans"] == [host]


def test_what_a_player_has_begun_is_told_to_them_until_it_shows() -> None:
    t = kyza.table(me=kyza.side(characters=["War Drum", "Anchor"]), opponent=kyza.side(set=["Night Nurse"]))
    t.to_combat().pick("attack with War Drum")
    begun = [option for option in Read(t.m, ME).options() if "picked" in option]
    drum = [card["print"] for card in Read(t.m, ME).cards()].index("War Drum") + 1.0
    assert [option["card"] for option in begun] == [drum]
    assert not [option for option in Read(t.m, OPPONENT).options() if {"picked", "card"} <= option.keys()]
    t.pick("done")
    assert t.asked == "Opponent", "who sees the attack"
    assert not [option for option in Read(t.m, ME).options() if "picked" in option]


def test_what_was_picked_in_secret_is_told_to_whoever_picked_it() -> None:
    m = KRYSIS.start(seed=3)
    while not m.sealed:
        m.choose(0)
    first, second = [decision.player for decision in m.decisions]
    before = Read(m, second).numbers.tobytes()
    text = next(text for text in m.decision_of(first).texts() if text != "done")
    m.choose(text, player=first)
    assert [option["verb"] for option in Read(m, first).options() if "picked" in option]
    assert not [option for option in Read(m, second).options() if "picked" in option]
    assert Read(m, second).numbers.tobytes() == before


def test_what_facts_say_in_a_text_is_told_in_numbers() -> None:
    m = KRYSIS.start(seed=3)
    chance = m.random("test")
    while not m.over and "bid" not in m.view(WATCHER)["players"][ME]["facts"]:
        m.choose(chance.below(len(m.codes)))
    assert isinstance(m, Krysis)
    told = Read(m, OPPONENT)
    assert [told.whole(f"bank_{color}") for color in COLORS] == list(m.bank)
    assert [told.whole(f"seat 1 bid_{color}") for color in COLORS] == list(m.bids[ME])


def test_attacks_and_effects_that_wait_are_links_from_card_to_card() -> None:
    """Random matches of two games with a pile: something waits, and what blocks is linked with what attacks."""
    kinds = set()
    for seed in range(4):
        m = KYZA.start(["sparks", "still"], seed=seed)
        told = m.random("test")
        while not m.over:
            m.choose(told.below(len(m.codes)))
            for link in Read(m, WATCHER).links():
                kinds.add(link["kind"])
                assert link["kind"] == "waits" or "from" in link
    assert {"waits", "block"} <= kinds


def test_a_place_of_a_player_is_told_from_where_the_viewer_sits() -> None:
    encoding = encoding_of(KRYPTIK)
    kind = KRYPTIK.table.places[0].kind
    assert [encoding.argument(0, kind, place) for place in (0, 5, 6)] == [0, 5, 6]
    assert [encoding.argument(1, kind, place) for place in (0, 5, 6, 11)] == [6, 11, 0, 5]


def test_the_columns_are_told_in_words_and_their_version_is_that_of_the_game_and_its_size() -> None:
    encoding = GAME.encoding
    assert encoding is encoding_of(GAME)
    told = encoding.describe().splitlines()
    assert told[0] == f"KeyForge for 2 players: {encoding.size} numbers, {encoding.actions} actions"
    assert "  8 house: House (1 brobnar, 2 dis, 3 logos, 4 mars, 5 sanctum, 6 shadows, 7 untamed)" in told
    games: tuple[Description, ...] = (GAME, KYZA, KRYSIS, KRYSIS.seated(3))
    assert len({encoding_of(game).version for game in games}) == len(games)
    for each in (encoding.globals, encoding.cards, encoding.links, encoding.options):
        assert len({column.name for column in each}) == len(each)


def test_who_is_not_there_and_what_does_not_fit_is_refused_in_a_sentence() -> None:
    m = at_random()
    with pytest.raises(ValueError, match=r"^There is no viewer 3: players are 0 to 1, who only watches is 2\.$"):
        m.encode(3, GAME.encoding.buffer())
    with pytest.raises(
        ValueError, match=r"^An observation takes \d+ numbers of 4 bytes, and there is room for 8 bytes"
    ):
        m.encode(0, memoryview(bytearray(8)))


def test_an_encoding_is_that_of_its_game_when_it_is_copied_or_pickled() -> None:
    encoding = KRYSIS.encoding
    for again in (copy.copy(encoding), copy.deepcopy(encoding), pickle.loads(pickle.dumps(encoding))):  # noqa: S301 - our own
        assert again is encoding
