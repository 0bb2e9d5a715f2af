"""The page of a report, as a browser opens it from a file: readable on all screens, by day and by night."""

from pathlib import Path
from typing import Literal

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Browser

from cardwright import research
from cardwright.research.report import page
from cardwright.research.report.blunders import look_back


@pytest.fixture(scope="module")
def report(tmp_path_factory: pytest.TempPathFactory) -> Path:
    result = research.simulate("kyza", [], ["greedy", "random"], 12, seed="browser", gather=True)
    found = look_back(result, 3, games=1, iterations=20)
    file = tmp_path_factory.mktemp("report") / "kyza.html"
    file.write_text(page.report(result, found, command="cardwright report kyza", folder="records").html, "utf-8")
    return file


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("width", [1280, 360])
def test_it_is_accessible_fits_and_asks_for_nothing(
    width: int, scheme: Literal["light", "dark"], report: Path, browser: Browser
) -> None:
    context = browser.new_context(viewport={"width": width, "height": 800}, color_scheme=scheme)
    opened = context.new_page()
    asked: list[str] = []
    opened.on("request", lambda request: asked.append(request.url))
    opened.goto(report.as_uri())
    assert opened.evaluate("document.documentElement.scrollWidth") <= width
    assert [found["id"] for found in Axe().run(opened).response["violations"]] == []
    assert asked == [report.as_uri()]
    context.close()
