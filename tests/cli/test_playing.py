import json
import re
from pathlib import Path

import pytest

import cardwright as cw
from cardwright.cli import playing, saving
from cardwright.cli.session import Session
from cardwright.cli.showing import Told
from cardwright.cli.terminal import console
from cardwright.kernel.basics.errors import BadSetup
from cardwright.kernel.basics.outcome import Outcome
from tests.cli.conftest import Command

DECKS = ("play", "keyforge", "--deck", "argus", "--against", "gregg", "--seed", "3")
NEW = (*DECKS, "--bot", "random")
ALWAYS_THE_FIRST = "1\n" * 3000


def saved(home: Path) -> Path:
    """The only saved game."""
    (file,) = (home / "saves").glob("*.json")
    return file


@pytest.mark.parametrize("plain", [["--plain"], []], ids=["plain", "drawn"])
def test_a_whole_game_is_played_to_its_end_and_recorded(plain: list[str], cardwright: Command, home: Path) -> None:
    ran = cardwright(*DECKS, *plain, typed=ALWAYS_THE_FIRST)
    assert ran.code == 0, ran.err
    assert re.search(r"\b(wins|win): third key forged\.", ran.out)
    assert re.search(r"\n(• )?Keys forged: (.+ 3, .+|.+, .+ 3)\.\n", ran.out)
    assert not (home / "saves").exists()
    (record,) = (home / "records").glob("keyforge-*.json")
    assert f"cardwright replay {record}" in ran.out
    match = cw.replay(record.read_text("utf-8"))
    assert match.over
    checked = cardwright("replay", record, "--verify")
    assert checked.code == 0
    assert "replays to the same game" in checked.out


def test_a_draft_ends_with_a_deck_to_play_with(cardwright: Command, home: Path) -> None:
    ran = cardwright("play", "kryptik-draft", "--seed", "3", "--plain", typed="1\n" * 44 + "done\n")
    assert ran.code == 0, ran.err
    assert "Everybody has a deck." in ran.out
    (deck,) = (home / "decks").glob("kryptik-draft-*.json")
    assert f"--deck {deck}" in ran.out
    assert cardwright("deck", "check", deck).code == 0
    left = cardwright("play", "kryptik", "--deck", deck, "--seed", "3", "--plain", typed="q\n")
    assert "Player plays Kryptik draft." in left.out
    assert "Greedy plays Sealed." in left.out


def test_the_same_seed_and_picks_give_the_same_game(cardwright: Command) -> None:
    script = "keep hand\nhouse logos\n1\n1\nend turn\nlog\nq\n"
    first, second = [cardwright(*NEW, "--plain", typed=script).out for _ in range(2)]
    assert re.sub(r"keyforge-\S+", "FILE", first) == re.sub(r"keyforge-\S+", "FILE", second)


def test_leaving_saves_and_resuming_goes_on_at_the_same_decision(cardwright: Command, home: Path) -> None:
    left = cardwright(*NEW, "--plain", typed="keep hand\nhouse logos\nq\n")
    assert left.code == 0
    file = saved(home)
    assert f"--resume {file}" in left.out
    back = cardwright("play", "keyforge", "--resume", file, "--plain", typed="end turn\nq\n")
    assert back.code == 0
    assert "Welcome back" in back.out
    assert "You choose house Logos." in back.out
    assert "random chooses house" in back.out.lower()
    game = cw.load("keyforge")
    match, seats = saving.read(file, game, "")
    assert seats == ["", "random"]
    assert match.turn == 3


def test_the_end_of_input_loses_nothing(cardwright: Command, home: Path) -> None:
    ran = cardwright(*NEW, "--plain", typed="keep hand\nhouse logos\n1\n")
    assert ran.code == 0
    match, _ = saving.read(saved(home), cw.load("keyforge"), "")
    assert match.turn == 1
    assert "Saved." in ran.out


def test_an_interrupt_loses_nothing(home: Path) -> None:
    lines = iter(["keep hand", "house logos"])

    def ask(_: str) -> str:
        try:
            return next(lines)
        except StopIteration:
            raise KeyboardInterrupt from None

    with pytest.raises(KeyboardInterrupt):
        playing.run(console(plain=True), playing.Request(game="keyforge", seed="3", bot="random", plain=True), ask)
    match, _ = saving.read(saved(home), cw.load("keyforge"), "")
    assert match.turn == 1


def test_saving_takes_no_file_that_is_there(cardwright: Command, tmp_path: Path) -> None:
    precious = tmp_path / "precious.json"
    precious.write_text("mine")
    for option in ("--save", "--record"):
        ran = cardwright(*NEW, option, precious)
        assert ran.code == 2
        assert "already exists" in ran.err
    ran = cardwright(*NEW, "--plain", typed=f"keep hand\ns {precious}\nq\n")
    assert "already exists" in ran.out
    assert ran.code == 0
    assert precious.read_text() == "mine"


def test_saving_goes_on_playing_and_saves_again(cardwright: Command, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    ran = cardwright(*NEW, "--plain", "--save", file, typed="keep hand\ns\nhouse logos\ns\nq\n")
    assert ran.code == 0
    assert ran.out.count("Saved.") == 2
    match, _ = saving.read(file, cw.load("keyforge"), "")
    assert match.house >= 0  # type: ignore[attr-defined]


def test_a_match_saved_without_seats_is_resumed_too(cardwright: Command, tmp_path: Path) -> None:
    match = cw.load("keyforge").start(decks=["argus", "gregg"], seed=3)
    file = tmp_path / "match.json"
    file.write_text(match.to_json(), "utf-8")
    ran = cardwright("play", "keyforge", "--plain", "--bot", "random", "--resume", file, typed="keep hand\nq\n")
    assert ran.code == 0
    assert "your turn" in ran.out


def test_a_changed_save_is_refused(cardwright: Command, home: Path) -> None:
    cardwright(*NEW, "--plain", typed="keep hand\nq\n")
    file = saved(home)
    data = json.loads(file.read_text("utf-8"))
    data["match"]["match"]["turn"] = 9
    file.write_text(json.dumps(data), "utf-8")
    ran = cardwright("play", "keyforge", "--resume", file)
    assert ran.code == 2
    assert "checksum" in ran.err


def test_undo_takes_a_pick_back_until_hidden_cards_come_to_light(cardwright: Command) -> None:
    ran = cardwright(*NEW, "--plain", typed="keep hand\nhouse logos\nu\nhouse sanctum\nu\nu\nq\n")
    assert ran.out.count("Taken back.") == 2
    assert ran.out.count("Choose your active house") == 3
    assert "othing to undo" in ran.out or "cannot be undone" in ran.out


def test_a_wrong_answer_is_a_sentence_and_the_question_stays(cardwright: Command) -> None:
    ran = cardwright(*NEW, "--plain", typed="99\nreap Troll\nxyzzy\n\nhouse\nkeep hand\nhouse\nq\n")
    assert "There is no option 99: choose from 1 to 2, or type ? for help." in ran.out
    assert "No option is called 'xyzzy'" in ran.out
    assert "'house' could mean 'house logos', 'house sanctum', 'house untamed'" in ran.out
    assert ran.code == 0


def test_cards_piles_and_log_are_told_on_demand(cardwright: Command) -> None:
    asked = [
        "?",
        "? Troll",
        "?mother",
        "? Steals",
        "? Smaaash",
        "? nobody knows",
        "t 1",
        "t",
        "look",
        "look discard",
        "look attic",
        "log 1",
        "table",
    ]
    script = "\n".join(["keep hand", "house logos", *asked, "q"])
    for plain in ([], ["--plain"]):
        out = cardwright(*NEW, *plain, typed=script).out
        assert "Type the number of an option" in out
        assert "Troll (Brobnar, creature)" in out
        assert "Mother (Logos, creature)" in out
        assert "\nSteal: æmber goes from the opponent's pool to the own one.\n" in out.replace("> ", "\n")
        assert "(Stunned: the next time it would be used, it loses the stun instead" in " ".join(out.split())
        refused = "No card of Call of the Archons is called 'nobody knows'. No word of its cards is called so either."
        assert refused in " ".join(out.split())
        assert "Type t and the number of an option" in out
        assert "Your deck" in out
        assert "There is no 'attic'" in out


def test_two_people_see_only_their_own_hand(cardwright: Command) -> None:
    match = cw.load("keyforge").start(decks=["argus", "gregg"], seed="3")
    hands = [{card["name"] for card in match.view(i)["players"][i]["areas"]["hand"]["cards"]} for i in (0, 1)]
    ran = cardwright(*DECKS, "--two", "--plain", "--names", "Ann", "Ben", typed="\nkeep hand\n\nkeep hand\n\nq\n")
    ann, _, ben = ran.out.partition("Ben, it is your move")
    ben, _, _ = ben.partition("Ann, it is your move")
    assert "Ann, it is your move" in ann
    for told, mine, other in ((ann, hands[0], hands[1]), (ben, hands[1], hands[0])):
        assert all(name in told for name in mine)
        assert not any(name in told for name in other - mine)


def test_decks_are_drawn_by_the_seed_and_never_twice() -> None:
    game = cw.load("keyforge")
    for seed in map(str, range(20)):
        first, second = playing.choose_decks(game, [None, None], seed)
        assert first != second
        assert [first, second] == playing.choose_decks(game, [None, None], seed)
        chosen, other = playing.choose_decks(game, ["argus", None], seed)
        assert chosen.name == "Radiant Argus the Supreme" != other.name
    assert len({playing.choose_decks(game, [None, None], str(seed))[0].name for seed in range(20)}) > 3


def test_players_are_named_apart() -> None:
    game = cw.load("krysis")
    assert playing.default_names(game, ["", "greedy"]) == ["Player", "Greedy"]
    assert playing.default_names(game, ["", "level 8"]) == ["Player", "Master"]
    assert playing.default_names(game, ["", ""]) == ["Player 1", "Player 2"]
    assert playing.default_names(game, ["", "greedy", "greedy"]) == ["Player", "Greedy 2", "Greedy 3"]
    assert playing.player_names(game, ["", "greedy"], ["Ann"]) == ["Ann", "Greedy"]
    assert playing.player_names(game, ["", ""], ["Ann"]) == ["Ann", "Player 2"]
    assert playing.player_names(game, ["", "greedy"], ["Ann", "Ben"]) == ["Ann", "Ben"]
    with pytest.raises(BadSetup, match="Two players would be called 'ann': give each a name of their own"):
        playing.player_names(game, ["", ""], ["Ann", "ann"])


@pytest.mark.parametrize("columns", [40, 60, 80, 120, 200])
def test_a_drawn_table_keeps_within_the_terminal(
    columns: int, cardwright: Command, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", str(columns))
    monkeypatch.setenv("LINES", "24")
    ran = cardwright(*NEW, typed="1\n" * 40)
    tables = [
        line for line in ran.out.splitlines() if not line.startswith(("> ", "Saved.")) and "cardwright " not in line
    ]
    assert max(map(len, tables)) <= columns
    assert "\x1b" not in ran.out


def test_each_drawn_agent_is_told_before_the_next_question(cardwright: Command) -> None:
    ran = cardwright("play", "krysis", "--seed", "4", "--plain", typed="1\n0 0 1\n1 0\n" * 60)
    told = re.findall(r"> (You draw .* from the fighters\.)\nFrom which deck do you draw\? You draw (\d) more", ran.out)
    assert told[:2] == [
        ("You draw Ruby Champion from the fighters.", "2"),
        ("You draw Ruby Champion and Blue Blade from the fighters.", "1"),
    ]


def test_the_help_says_where_a_game_is_taught(cardwright: Command) -> None:
    assert (
        "How to play and win: cardwright learn krysis\n" in cardwright("play", "krysis", "--plain", typed="?\nq\n").out
    )
    untaught = next(name for name in cw.game_names() if not cw.load(name).lessons)
    assert "cardwright learn" not in cardwright("play", untaught, "--plain", typed="?\nq\n").out


def test_no_card_is_guessed_from_within_a_word(cardwright: Command) -> None:
    out = cardwright(*NEW, "--plain", typed="? bat\n? drone\nq\n").out
    assert out.count("Batdrone (Logos, creature)") == 1
    assert "No card of Call of the Archons is called 'drone'" in out


def test_the_help_is_named_at_the_start(cardwright: Command) -> None:
    assert "Type ? at any time" in cardwright("play", "krysis", "--plain", typed="").out


@pytest.mark.rule("kyza:ruling.same-format")
def test_the_other_deck_is_of_the_format_of_yours() -> None:
    kyza = cw.load("kyza")
    for seed in range(12):
        both = playing.choose_decks(kyza, [None, None], str(seed))
        assert both[0].sections == both[1].sections
        (mine, other) = playing.choose_decks(kyza, ["Winter Court", None], str(seed))
        assert (mine.name, other.name) == ("Winter Court", "The Long Parade")
    mixed = playing.choose_decks(kyza, ["Winter Court", "Night Market"], "1")
    assert [deck.name for deck in mixed] == ["Winter Court", "Night Market"]


def test_a_hint_says_what_a_bot_would_do(cardwright: Command) -> None:
    ran = cardwright(*NEW, "--plain", typed="hint\nq\n")
    assert re.search(r"I would pick '(keep hand|mulligan)', with a \d+% chance to win", ran.out)
    alone = cardwright(*DECKS, "--two", "--plain", typed="\nhint\nq\n")
    assert "Hints are given only against bots alone." in alone.out


def test_one_is_told_whom_one_plays_against() -> None:
    kyza = cw.load("kyza")
    assert playing.introduced(kyza, "level 2").startswith("You play against Careless, level 2 of 8. Plays as Greedy")
    assert playing.introduced(kyza, "search 40").startswith("You play against Search 40. Tries out 40 lines")


def ended(m: cw.Match, winners: tuple[int, ...]) -> cw.Match:
    m.outcome = Outcome(winners, "it was agreed")
    return m


@pytest.mark.parametrize(
    ("seats", "winners", "told"),
    [
        (["", "level 4"], (0,), 'Next you may meet Steady, level 5: --bot "level 5".'),
        (["", "level 4"], (1,), 'Next you may meet Hasty, level 3: --bot "level 3".'),
        (["level 6", ""], (1,), 'Next you may meet Greedy, level 7: --bot "greedy".'),
        (["", "level 1"], (1,), 'Next you may meet Random: --bot "random".'),
        (["", "random"], (1,), ""),
        (["", "level 8"], (0,), ""),
        (["", "search 40"], (0,), ""),
        (["", "level 4"], (), ""),
        (["", ""], (0,), ""),
    ],
)
def test_one_is_told_whom_one_may_meet_next(seats: list[str], winners: tuple[int, ...], told: str) -> None:
    kyza = cw.load("kyza")
    lists = list(kyza.decks.values())[:2]
    match = ended(kyza.start(lists, seed=1), winners)
    assert playing.whom_next(Session(Told(console()), match, seats)) == told


def test_whom_one_may_meet_next_is_not_clear_where_bots_of_two_levels_played() -> None:
    krysis = cw.load("krysis").seated(3)
    for bot, told in (("level 2", ""), ("level 1", 'Next you may meet Careless, level 2: --bot "level 2".')):
        match = ended(krysis.start(seed=1), (0,))
        assert playing.whom_next(Session(Told(console()), match, ["", "level 1", bot])) == told


def test_the_game_ends_with_whom_one_may_meet_next(cardwright: Command) -> None:
    ran = cardwright(*DECKS, "--bot", "level 1", "--plain", typed=ALWAYS_THE_FIRST)
    assert ran.code == 0, ran.err
    assert re.search(r"\bNovice wins: third key forged\.", ran.out)
    assert ran.out.rstrip().endswith('Next you may meet Random: --bot "random".')
