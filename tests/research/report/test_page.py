import re
from dataclasses import replace
from html.parser import HTMLParser

import pytest

from cardwright import decks, research
from cardwright.research.gathering import Cards, Gathered
from cardwright.research.report import page
from cardwright.research.report.blunders import Blunders, look_back
from cardwright.research.report.figures import Share
from cardwright.research.simulation import decks_of
from tests.service.served import added

HOSTILE = "<img src=x onerror=alert(1)>&\"'"
VOID = {"meta", "br", "path", "use", "rect", "img"}


class Reader(HTMLParser):
    """Reads a page: its tags with their attributes, its ids, and the cells of its tables by their captions."""

    def __init__(self, html: str) -> None:
        super().__init__()
        self.tags: list[tuple[str, dict[str, str | None]]] = []
        self.open: list[str] = []
        self.tables: dict[str, list[list[str]]] = {}
        self.caption, self.rows = "", [[""]]
        self.feed(html)
        self.close()
        assert self.open == []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append((tag, dict(attrs)))
        if tag not in VOID:
            self.open.append(tag)
        if tag == "table":
            self.caption, self.rows = "", []
        elif tag == "tr":
            self.rows.append([])
        elif tag in {"td", "th"}:
            self.rows[-1].append("")

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append((tag, dict(attrs)))

    def handle_endtag(self, tag: str) -> None:
        if tag in VOID:
            return
        assert self.open.pop() == tag
        if tag == "table":
            self.tables[self.caption.partition(":")[0]] = [
                [" ".join(cell.split()) for cell in row] for row in self.rows
            ]

    def handle_data(self, data: str) -> None:
        if "caption" in self.open:
            self.caption += data
        elif {"td", "th"} & {*self.open}:
            self.rows[-1][-1] += data


def simulated(n: int = 8, jobs: int = 1) -> research.Simulation:
    return research.simulate("kyza", [], ["greedy", "random"], n, seed="page", jobs=jobs, gather=True)


def written(simulation: research.Simulation, blunders: Blunders | None = None) -> page.Report:
    found = look_back(simulation, 0, games=1, iterations=20) if blunders is None else blunders
    return page.report(simulation, found, command="cardwright report kyza", folder="kyza-records")


def without_times(html: str) -> str:
    return re.sub(r'<section id="thinking".*?</section>', "", html, flags=re.DOTALL)


def test_the_figures_are_those_of_the_simulation() -> None:
    result = simulated()
    tables = Reader(written(result).html).tables
    assert set(tables) >= {
        "By bot",
        "By seat and turn order, whichever bot it was",
        "Deck against deck",
        "By deck, against all others",
    }
    low, high = result.chance(0)
    bot = tables["By bot"][1]
    assert bot[:3] == [
        "greedy",
        f"{result.wins(0)} of 8",
        f"{result.wins(0) / 8:.1%} {100 * low:.1f} to {100 * high:.1f}",
    ]
    assert tables["By seat and turn order, whichever bot it was"][1][:2] == [
        "Whoever began",
        f"{result.first_wins} of 8",
    ]
    cards = tables["Cards, by the share of games won in which they were drawn"][1:]
    names = {name for game in result.games if game.gathered for each in game.gathered.cards for name in each.drawn}
    assert {row[0] for row in cards} == names
    assert f"{result.length('decisions')['mean']:.1f} picks" in written(result).html


def test_it_is_the_same_for_any_number_of_jobs_but_for_the_times() -> None:
    one, two = written(simulated()).html, written(simulated(jobs=2)).html
    assert without_times(one) == without_times(two)
    assert len(without_times(one)) < len(one)


def test_it_needs_nothing_from_elsewhere_and_is_well_formed() -> None:
    result = simulated()
    reader = Reader(written(result, look_back(result, 2, games=1, iterations=20)).html)
    html = written(result).html
    assert not re.search(r"https?:|//[a-z]|@import|url\((?!#)|<script|<link|<iframe", html)
    links = [attrs.get(name) for tag, attrs in reader.tags for name in ("href", "src") if attrs.get(name)]
    assert all(link and link.startswith(("#", "kyza-records/game-")) for link in links)
    ids = [attrs["id"] for _, attrs in reader.tags if "id" in attrs]
    assert len(ids) == len(set(ids))
    assert {link[1:] for link in links if link and link[0] == "#"} <= {*ids}
    assert [tag for tag, _ in reader.tags if re.fullmatch("h[1-6]", tag)][:2] == ["h1", "h2"]


def test_the_worst_picks_come_with_what_replays_them() -> None:
    result = research.simulate("kyza", [], ["random", "random"], 2, seed="page", gather=True)
    found = look_back(result, 2, games=1, iterations=20)
    made = page.report(result, found, command="", folder="my records", replay=("--game", "kyza"))
    assert set(made.records) == {"my records/game-1.json"}
    for blunder in found.worst:
        assert f"cardwright replay &#39;my records/game-1.json&#39; --at {blunder.moment.step} --game kyza" in made.html
    assert 'href="my%20records/game-1.json"' in made.html


def test_hostile_names_and_errors_are_text() -> None:
    result = simulated(2)
    cards = Cards((HOSTILE,), (HOSTILE,), (HOSTILE,), (HOSTILE,))
    games = [replace(game, reason=HOSTILE, gathered=Gathered((cards, cards), ((1,), (2,)))) for game in result.games]
    wrong = replace(games[0], error=HOSTILE, winners=())
    plan = replace(result.plan, seed=HOSTILE, decks=tuple(renamed(result)))
    html = page.report(
        research.Simulation(plan, (wrong, games[1]), 1.0), command=HOSTILE, folder="x", replay=(HOSTILE,)
    ).html
    assert "<img" not in html
    assert html.count("&lt;img src=x onerror=alert(1)&gt;") >= 6
    Reader(html)


def renamed(result: research.Simulation) -> list[str]:
    dealt = decks_of(result.plan, 0)
    return [decks.write(replace(deck, name=f"{HOSTILE} {i}"), "json") for i, deck in enumerate(dealt)]


def test_a_game_without_decks_or_statistics_or_even_ends_has_a_page_too() -> None:
    krysis = research.simulate("krysis", [], ["random"] * 3, 2, gather=True)
    html = page.report(krysis, command="", folder="x").html
    assert "How many rounds games took." in html
    assert 'id="decks"' not in html
    assert "By pair" in html
    assert "relics kept/" in html
    with added("beasts", "tests.toys.beasts.game"):
        beasts = research.simulate("beasts", [], ["random", "random"], 2, gather=True)
        toy = page.report(beasts, command="", folder="x").html
        assert 'id="counts"' not in toy
        assert "Mouse" in toy
    broken = replace(krysis, games=tuple([replace(game, error="stumbled", winners=()) for game in krysis.games]))
    assert "stumbled" in page.report(broken, command="", folder="x").html


@pytest.mark.parametrize(("won", "of", "strength"), [(1, 2, "0%"), (10, 10, "45%"), (6, 10, "10%")])
def test_the_ground_of_a_share_is_the_stronger_the_surer_it_is(won: int, of: int, strength: str) -> None:
    assert page.tint(Share(won, of)) == strength
