import re
from xml.etree import ElementTree as ET

from cardwright.research.report import plots
from cardwright.research.report.figures import CardRow, Share


def row(name: str, won: int = 3, of: int = 10) -> CardRow:
    return CardRow(name, 20, of, Share(won, of), Share(1, 2))


def test_a_plot_has_text_as_text_and_the_colors_of_the_page() -> None:
    svg = plots.lengths([5, 5, 6, 90], "turns", "How long.").svg
    assert {"turns", "games"} <= {element.text for element in ET.fromstring(svg).iter() if element.tag == "text"}  # noqa: S314 - ours
    assert "currentColor" in svg
    assert "var(--series-1)" in svg
    assert "#01010" not in svg
    assert "http" not in svg
    assert "font-family" not in svg


def test_plots_in_one_page_share_no_ids_and_are_the_same_each_time() -> None:
    numbers = [3, 4, 4]
    turns, picks = plots.lengths(numbers, "turns", "").svg, plots.lengths(numbers, "picks", "").svg
    ids = [set(re.findall(r'\bid="([^"]+)"', svg)) for svg in (turns, picks)]
    assert not ids[0] & ids[1]
    assert set(re.findall(r'(?:url\(#|href="#)([^")]+)', turns)) <= ids[0]
    assert plots.lengths(numbers, "turns", "").svg == turns


def test_names_of_cards_are_text_and_no_formulas_or_tags() -> None:
    hostile = ["$\\frac{1}{0}$", "<script>alert(1)", "火の鳥", 'a"b&c']
    plot = plots.cards([row(name) for name in [*hostile, "x" * 80]], 0.5, "")
    assert plot is not None
    texts = {element.text for element in ET.fromstring(plot.svg).iter() if element.tag == "text"}  # noqa: S314 - ours
    assert {*hostile, "x" * 25 + "…"} <= texts
    assert "<script" not in plot.svg


def test_of_many_cards_the_best_and_the_worst_are_drawn_and_of_too_few_games_none() -> None:
    plot = plots.cards([row(f"card {i:02}", 40 - i, 40) for i in range(40)], 0.5, "")
    assert plot is not None
    drawn = {int(number) for number in re.findall(r"card (\d\d)", plot.svg)}
    assert drawn == {*range(10), *range(30, 40)}
    assert plots.cards([row("seldom", 1, 2)], 0.5, "") is None


def test_times_of_nobody_and_of_many_are_drawn() -> None:
    assert "100 ms" in plots.times(["a", "b"], [[10, 2000], [90_000]], "").svg
    assert plots.times(["a"], [[]], "").svg.startswith("<svg")


def test_durations_are_written_in_the_unit_that_fits() -> None:
    assert [plots.duration(each) for each in (0.001, 0.01, 1, 100, 10_000)] == [
        "1 µs",
        "10 µs",
        "1 ms",
        "100 ms",
        "10 s",
    ]
