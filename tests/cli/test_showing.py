"""Both ways of showing must serve any game: here the toys, with grids, shared areas, sealed choices and no decks."""

import io
import itertools
import re

import pytest
from rich.console import Console

import cardwright as cw
from cardwright import bots
from cardwright.cli import session, stops
from cardwright.cli.drawing import BARE, BOXES, LINES, WORDS, Drawing, packed
from cardwright.cli.session import Session
from cardwright.cli.showing import Drawn, Show, Told, fitted, numbers
from cardwright.cli.terminal import THEME
from cardwright.games.kryptik.zones import PLACES
from cardwright.kernel.basics.grids import SOUTH
from cardwright.kernel.pieces.shapes import DecisionView, OptionView
from cardwright.reading.view import Seen
from cardwright.reading.words import describe, meaning
from tests.games.crucible import table as crucible
from tests.games.keyforge.table import side, table
from tests.games.kryptik import table as kryptik
from tests.games.krysis import table as krysis
from tests.games.kyza import table as kyza
from tests.toys.auction import AUCTIONS
from tests.toys.board import BOARD
from tests.toys.duel import DUELS

TOYS = [AUCTIONS[2], AUCTIONS[4], BOARD, DUELS[2]]


def paper(width: int = 80, height: int = 24) -> Console:
    return Console(file=io.StringIO(), width=width, height=height, theme=THEME, highlight=False)


def written(out: Console) -> str:
    assert isinstance(out.file, io.StringIO)
    return out.file.getvalue()


def keyforge() -> Seen:
    t = table(
        "brobnar",
        me=side(line=["Troll", "Bumpsy!", "Headhunter+Blood of Titans"], hand=["Anger"], artifacts=["Mighty Javelin"]),
        opponent=side(line=["Staunch Knight"], discard=["Mother"], aember=3, keys=1),
    )
    t.m.change(t.m.line(0)[0]).damage = 2
    t.m.change(t.m.line(1)[0]).stunned = True
    return Seen(t.m.game, t.m.view(0))


@pytest.mark.parametrize("game", TOYS, ids=lambda game: game.name)
@pytest.mark.parametrize("kind", [Drawn, Told])
def test_every_game_can_be_shown_to_everybody(game: cw.Game, kind: type[Drawn] | type[Told]) -> None:
    match = game.start(seed=5)
    bot = bots.make("random", cw.Rng(5))
    for _ in range(40):
        if match.over:
            break
        for viewer in range(game.players + 1):
            out = paper()
            show: Show = kind(out)
            seen = Seen(game, match.view(viewer))
            show.moment(seen, match.log(viewer)[-3:])
            shown = written(out)
            for card in seen.cards():
                if kind is Told or len(card["name"]) < 10:
                    place = next(each for each in seen.all_places() if card in each.cards)
                    assert card["name"] in shown or not (place.laid_out or viewer == place.player)
            for number, option in enumerate(seen.options(), 1):
                assert re.search(rf"{number}[: ] *{re.escape(str(option['text'])[:12])}", shown)
        match.choose(bots.pick_for(bot, match))


@pytest.mark.parametrize("game", TOYS, ids=lambda game: game.name)
def test_every_game_can_be_played_to_its_end(game: cw.Game) -> None:
    out = paper()
    match = game.start(seed=5)
    seats = ["", *["random"] * (game.players - 1)]
    lines = itertools.cycle(["1", "done", "2", "done", "0 1"])
    sitting = Session(Told(out), match, seats, ask=lambda _: next(lines))
    sitting.run()
    assert sitting.match.over
    assert "replay" in written(out)


@pytest.mark.parametrize("detail", [BOXES, LINES, WORDS])
def test_a_table_shows_everything_in_any_size(detail: int) -> None:
    seen = keyforge()
    out = paper(100)
    out.print(Drawing(out, seen, numbers(seen), detail).table())
    shown = written(out)
    for text in (
        "Troll",
        "2 damage",
        "exhausted",
        "stunned",
        "+Blood of Titans",
        "Mighty Javelin",
        "Anger",
        "●○○",
        "◂",
        "▸",
    ):
        assert text in shown
    assert "Æmber 3" in shown
    assert "Key cost 6" in shown
    assert "Discard pile 1" in shown
    reap = next(i for i, option in enumerate(seen.options(), 1) if option["text"] == "reap Troll")
    assert re.search(rf"\b{reap}\b", shown.split("╌")[-1])


def test_plain_lines_tell_the_same() -> None:
    out = paper(10_000)
    Told(out).moment(keyforge(), ["Something happened."])
    shown = written(out)
    assert shown.startswith("Something happened.\n")
    assert (
        "You, battleline: Troll (8 power, 2 damage); Bumpsy (5 power, exhausted); Headhunter (10 power, with" in shown
    )
    assert "Keys 1 of 3" in shown
    assert re.search(r"\d: reap Troll\. Gain 1 æmber; Heal 3 damage \w+ \w", shown)
    assert not re.search(r"[│╭─•]", shown)


def stacked() -> Seen:
    """Somebody's effect is about to be answered; both have face-down cards."""
    t = kyza.table(
        me=kyza.side(set=["Siege Tower", "Fuse Lighter"]),
        opponent=kyza.side(set=["Ghost Piper", "Coin Diver"], characters=["Marsh Witch"]),
    )
    t.pick("activate Siege Tower", "activate Ghost Piper")
    return Seen(t.m.game, t.m.view(0))


@pytest.mark.parametrize("detail", [BOXES, LINES, WORDS])
def test_what_waits_is_drawn_the_next_on_top_and_face_down_cards_are_counted(detail: int) -> None:
    seen = stacked()
    out = paper(120)
    out.print(Drawing(out, seen, numbers(seen), detail).table())
    lines = [line.strip() for line in written(out).splitlines()]
    top = lines.index("next Opponent's Ghost Piper: return target character to its owner's hand, aimed at Marsh Witch")
    assert lines[top + 1] == "then your Siege Tower: destroy target enemy character, aimed at Marsh Witch"
    assert "Set cards 1 face down" in lines


def test_what_waits_and_lies_face_down_is_told() -> None:
    out = paper(10_000)
    Told(out).moment(stacked(), [])
    shown = written(out)
    piper = "Opponent's Ghost Piper: return target character to its owner's hand, aimed at Marsh Witch."
    assert f"Next resolves {piper}\nThen resolves your Siege Tower" in shown
    assert "Opponent, set cards: 1 card that you do not know." in shown


def test_a_target_that_has_gone_is_told() -> None:
    t = kyza.table(
        me=kyza.side(set=["Siege Tower", "Fuse Lighter"]),
        opponent=kyza.side(set=["Ghost Piper", "Coin Diver"], characters=["Marsh Witch"]),
    )
    t.pick("activate Siege Tower", "activate Ghost Piper", "pass")
    ((whose, text),) = Seen(t.m.game, t.m.view(1)).waiting()
    assert (whose, text) == ("Me's", "Siege Tower: destroy target enemy character, aimed at Marsh Witch (gone)")


def test_options_say_what_they_mean() -> None:
    seen = keyforge()
    means = {option["text"]: meaning(seen, option) for option in seen.options()}
    assert means["play Anger"] == seen.game.cards["Anger"].text
    assert means["end turn"] == "ready your cards, fill up your hand"
    assert means["fight with Headhunter"] == "attack an enemy creature; Gain 1 æmber."
    t = kyza.table(me=kyza.side(hand=["Marsh Witch"]), phase="set")
    seen = Seen(t.m.game, t.m.view(0))
    means = {option["text"]: meaning(seen, option) for option in seen.options()}
    assert means["play Marsh Witch"] == "as a character; 4 damage, 4 health, 4 aether"
    assert means["set Marsh Witch"].startswith("face down; Deal 4 damage to target enemy character. ")


def test_what_an_option_says_is_cut_nowhere_before_the_end_of_the_line() -> None:
    t = kyza.table(me=kyza.side(hand=["Marsh Witch"]), phase="set")
    view = t.m.view(0)
    assert view["decision"] is not None
    long = "1 move to mid-rear: 1 white crystal or 1 blue crystal, as you like"
    longer = f"{long}, {long[2:]}"
    first, *_ = view["decision"]["options"]
    options: list[OptionView] = [{**first, "text": long}, {"text": longer, "verb": ""}, {"text": "pass", "verb": ""}]
    decision: DecisionView = {**view["decision"], "options": options}
    seen = Seen(t.m.game, {**view, "decision": decision})
    out = paper()
    out.print(Drawn(out).options(seen))
    shown = [line.rstrip() for line in written(out).splitlines()]
    assert shown[1].startswith(f"1 {long} as a char")
    assert " ".join(shown[2:4]) == f"2 {longer}"
    assert shown[4].split() == ["3", "pass"]


def test_the_help_fits_into_eighty_columns() -> None:
    assert max(len(line) for line in f"{session.HELP}\n{stops.HELP}".splitlines()) <= 80


def test_words_are_packed_and_cut_to_their_width() -> None:
    assert packed(["4 power", "2 armor", "1 æmber"], 17) == "4 power 2 armor\n1 æmber"
    assert fitted("Library Access", 8) == "Library…"
    assert fitted("Anger", 8) == "Anger   "


def test_a_row_of_cards_that_nobody_knows_shows_where_they_lie() -> None:
    t = kryptik.table(opponent=kryptik.side(row=["Hush", "", "Hush"]))
    out = paper()
    Drawn(out).moment(Seen(t.m.game, t.m.view(0)), ())
    rows = [line for line in written(out).splitlines() if "▒" in line]
    assert [cell.strip() for cell in rows[0].strip("│").split("│")] == ["▒", "", "▒", "", "", ""]


def test_a_row_of_places_is_told_with_them() -> None:
    t = kryptik.table(opponent=kryptik.side(row=["Hush", "", "Wither", "Hush"]))
    m = t.m.copy()
    m.reveal((m.in_place(PLACES + 2),), 1)  # Ann has looked at it
    told = []
    for match in (t.m, m):
        out = paper(10_000)
        Told(out).again(Seen(match.game, match.view(0)))
        told += re.findall(r"Opponent, 11 year row: (.*)", written(out))
    assert told == ["face down in places 1, 3 and 4.", "Wither in place 3; face down in places 1 and 4."]


def looked_at() -> list[Seen]:
    """An opponent's relics, and an opponent's hand, as somebody knows them who has looked at them."""
    k = krysis.table(
        krysis.side(team=["Infiltrator", "Runner", "Pack Hand"], relics=["Rocket Tube"]),
        krysis.side(team=["Siege Hand"], relics=["Nail Gun", "Sidecar"]),
        advanced=1,
        company_1=1,
    ).act("use Infiltrator", "steal nothing")
    t = kyza.table(
        me=kyza.side(set=["Lantern Scout", "Grave Gardener"], hand=["Coin Diver"]),
        opponent=kyza.side(hand=["Great Whale", "Fire Eater"]),
    )
    t.pick("activate Lantern Scout", "choose Fire Eater")
    return [Seen(k.m.game, k.m.view(0)), Seen(t.m.game, t.m.view(0))]


def test_cards_that_you_know_are_drawn_at_whoever_has_them() -> None:
    for seen, title, theirs, mine in zip(
        looked_at(),
        ("Relics in camp", "Hand"),
        ("Nail Gun · Sidecar", "Great Whale"),
        ("Rocket Tube", "Coin Diver"),
        strict=True,
    ):
        out = paper(120)
        out.print(Drawing(out, seen, {}, WORDS).table())
        above, below = written(out).split("╌" * 120)[:: len(written(out).split("╌" * 120)) - 1]
        assert f"{title} {theirs}" in above
        assert f"{title} {mine}" in below
        assert theirs not in below


def test_cards_that_you_know_are_told_of_whoever_has_them() -> None:
    said = []
    for seen in looked_at():
        out = paper(10_000)
        Told(out).again(seen)
        said.append(written(out))
    assert re.search(r"Bea, relics in camp: Nail Gun \(\d combat\); Sidecar \(carries 1 red and 1 blue\)\.\n", said[0])
    assert "Opponent, hand: Great Whale (8 damage, 9 health, 6 aether)" in said[1]


def test_what_nobody_may_count_is_not_counted() -> None:
    t = krysis.table(
        krysis.side(team=["Siege Hand", "Pack Hand", "Runner"], relics_home=["Forklift", "Rocket Tube"]),
        krysis.side(team=["Runner"], relics=["Nail Gun", "Sidecar"]),
    ).act("raid Bea", "bring home", "relics 2")
    seen = Seen(t.m.game, t.m.view(1))
    for kind in (Told, Drawn):
        out = paper(10_000)
        kind(out).again(seen)
        home = next(place for place in seen.places(0) if place.area.name == "home")
        kind(out).place(seen, home)
        assert "relics at home 2" not in written(out).lower()
        assert "relics at home (" not in written(out).lower()
        assert "relics at home, " not in written(out).lower()


def test_the_rows_and_columns_of_a_grid_are_named_where_they_have_names() -> None:
    match = cw.load("krysis").start(seed=4)
    seen = Seen(match.game, match.view(0))
    told, drawn = paper(10_000), paper(100)
    Told(told).again(seen)
    assert "Round 1, " in written(told)
    assert re.search(r"Mine, start: rear: nothing.* \| mid-rear: ", written(told))
    assert "Mine, level 5: rear: 2R 1B 1 relic | " in written(told)
    Drawn(drawn).again(seen)
    assert "round 1" in written(drawn)
    assert re.search(r"Mine .*rear .*mid-rear .*mid-front .*front", written(drawn))
    assert re.search(r"level 5 .*2R 1B 1 relic", written(drawn))


def test_the_cells_of_a_grid_carry_the_numbers_by_which_options_call_them() -> None:
    match = cw.load("crucible").start(seed=1)
    while not any(text.startswith("move to tile") for text in match.decision.texts()):
        match.choose(0)
    seen = Seen(match.game, match.view(0))
    told, drawn = paper(10_000), paper(100)
    Told(told).again(seen)
    assert re.search(r"Battlefield, row 1: tile 1: .* \| tile 5: ", written(told))
    assert re.search(r"Battlefield, row 2: .*tile 7: [^|]* \| The Chrysalys.* \| tile 8: ", written(told))
    Drawn(drawn).again(seen)
    assert re.search(r"tile 6 .*tile 7 .*tile 8 .*tile 9", written(drawn))
    assert "tile 14" in written(drawn)


def duel_of_edges() -> Seen:
    """The viewer's Lancer faces south; the numbers on its edges are printed from its top clockwise."""
    t = crucible.table(crucible.side("Lancer", 7, facing=SOUTH), crucible.side("Mender", 12), tiles={2: "Reed Stalker"})
    return Seen(t.m.game, t.m.view(0))


AROUND = "attack/block/cast at north 1/1/1, east 1/1/1, south 3/2/1, west 1/1/1"


def test_a_token_is_drawn_as_it_faces_with_the_numbers_of_its_edges() -> None:
    seen = duel_of_edges()
    for detail in (BOXES, LINES, WORDS, BARE):
        out = paper(100)
        out.print(Drawing(out, seen, {}, detail).table())
        shown = written(out).replace("\N{NO-BREAK SPACE}", " ")
        assert "Lancer ▼" in shown
        assert "↑1/1/1 →1/1/1" in shown
        assert "↓3/2/1 ←1/1/1" in shown
        assert ("⚔5 ⛨4 ➶1 ★1" in shown) == (detail <= LINES), "what is printed on a monster"


def test_a_token_is_told_as_it_faces_with_the_numbers_of_its_edges() -> None:
    seen = duel_of_edges()
    out = paper(10_000)
    Told(out).again(seen)
    lancer = next(face for face in seen.cards() if face["name"] == "Lancer")
    assert re.search(rf"Lancer \(facing south, [^)]*{AROUND}\)", written(out))
    assert re.search(rf"Now: facing south, .*{AROUND}\.", describe(seen, lancer)[1])


def test_a_turn_round_says_what_is_where_afterwards() -> None:
    seen = duel_of_edges()
    (flip,) = [option for option in seen.options() if option["text"] == "flip"]
    assert meaning(seen, flip).endswith("; attack/block/cast at north 3/2/1, east 1/1/1, south 1/1/1, west 1/1/1")


def test_whoever_looks_at_a_grid_sees_it_as_it_lies() -> None:
    seen = duel_of_edges()
    (board,) = [place for place in seen.all_places() if place.area.name == "board"]
    out = paper(100)
    Drawn(out).place(seen, board)
    assert re.search(r"tile 3 .*tile 4", written(out))
    assert "Lancer ▼" in written(out)


@pytest.mark.parametrize(("name", "picks"), [("krysis", 30), ("kryptik", 5), ("crucible", 12)])
def test_the_opponent_stays_in_sight_on_a_small_screen(name: str, picks: int) -> None:
    game = cw.load(name)
    shipped = list(game.decks.values())[: game.players]
    match, bot = game.start(decks=shipped, seed=5), bots.make("greedy", cw.Rng(5), bots.PURSE, game)
    while picks > 0 or match.chooser:
        match.choose(bots.pick_for(bot, match))
        picks -= 1
    out = paper()
    Drawn(out).moment(Seen(game, match.view(0)), [])
    assert len(written(out).splitlines()) <= 24
    assert match.names[1] in written(out)


def test_at_the_tightest_only_what_is_empty_is_left_out() -> None:
    seen = keyforge()
    out = paper(100)
    out.print(Drawing(out, seen, {}, BARE).table())
    shown = written(out)
    for there in ("Æmber 3", "Key cost 6", "●○○", "○○○", "Discard pile 1"):
        assert there in shown
    for empty in ("Chains 0", "Æmber 0", "Archives 0", "Purged 0"):
        assert empty not in shown


def test_what_a_game_is_played_without_is_not_told() -> None:
    match = cw.load("krysis").start(seed=4, speed=1)
    out = paper(10_000)
    Told(out).again(Seen(match.game, match.view(0)))
    for absent in ("Mine", "Relics", "Missions set aside", "Extra agents left"):
        assert f"{absent}:" not in written(out)
        assert f"{absent}," not in written(out)


def test_what_has_changed_is_told_when_the_step_changes() -> None:
    t = kyza.table(me=kyza.side(set=["Coin Diver"], hand=["Anchor"]), opponent=kyza.side())
    out = paper(10_000)
    told = Told(out)
    told.moment(Seen(t.m.game, t.m.view(0)), [])
    begun = len(written(out))
    t.pick("activate Coin Diver")
    told.moment(Seen(t.m.game, t.m.view(0)), [])
    news = written(out)[begun:]
    assert "Life 26" in news
    assert "Opponent" not in news, "which has not changed"


@pytest.mark.parametrize("kind", [Drawn, Told])
def test_how_it_ended_is_said_once(kind: type[Drawn] | type[Told]) -> None:
    match = kyza.table(me=kyza.side(), opponent=kyza.side()).m
    match.concede(1)
    out = paper(200)
    kind(out).moment(Seen(match.game, match.view(0)), match.log(0)[-2:])
    assert written(out).count("You win: Opponent conceded.") == 1
