import gzip
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from cardwright.service.web.responses import FOR_EVER
from tests.service.served import running, service

INDEX = "<!doctype html><title>Cardwright</title>"
SCRIPT = "console.log('hello');" * 200


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A front end as a build leaves it: one script compressed, one not."""
    folder = tmp_path_factory.mktemp("built") / "static"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text(INDEX)
    (folder / "icon.svg").write_text("<svg/>")
    (folder / "assets" / "index-abc.js").write_text(SCRIPT)
    (folder / "assets" / "packed-def.js").write_text(SCRIPT)
    (folder / "assets" / "packed-def.js.gz").write_bytes(gzip.compress(b"packed"))
    (folder / "assets" / "packed-def.js.br").write_bytes(b"brotli")
    (folder.parent / "secret.txt").write_text("secret")
    return folder


@pytest.fixture(scope="module")
def site(built: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[httpx.Client]:
    with (
        running(service(tmp_path_factory.mktemp("service"), static=built)) as link,
        httpx.Client(base_url=link) as client,
    ):
        yield client


@pytest.mark.parametrize(
    "path",
    [
        "/",
        "/lobby",
        "/about",
        "/new/keyforge",
        "/g/abc",
        "/replay/abc",
        "/cards/kyza",
        "/fair/abc",
        "/analysis/abc",
        "/decks",
        "/settings",
    ],
)
def test_every_page_of_the_front_end_is_its_one_page(path: str, site: httpx.Client) -> None:
    answer = site.get(path)
    assert (answer.status_code, answer.text) == (200, INDEX)
    assert answer.headers["content-type"].startswith("text/html")
    assert answer.headers["cache-control"] == "no-cache"
    kept = site.get(path, headers={"If-None-Match": answer.headers["etag"]})
    assert kept.status_code == 304


def test_a_page_that_there_is_not_is_drawn_but_not_there(site: httpx.Client) -> None:
    answer = site.get("/nowhere/at/all")
    assert (answer.status_code, answer.text) == (404, INDEX)


def test_assets_are_kept_for_ever_and_packed(site: httpx.Client) -> None:
    answer = site.get("/assets/index-abc.js")
    assert answer.text == SCRIPT
    assert answer.headers["cache-control"] == FOR_EVER
    assert answer.headers["content-encoding"] == "gzip"
    assert "javascript" in answer.headers["content-type"]
    assert site.get("/icon.svg").headers["cache-control"] == "no-cache"


@pytest.mark.parametrize(("accepted", "content"), [("br, gzip", b"brotli"), ("gzip", b"packed"), ("", SCRIPT.encode())])
def test_what_the_build_has_packed_is_sent_so(accepted: str, content: bytes, site: httpx.Client) -> None:
    with site.stream("GET", "/assets/packed-def.js", headers={"Accept-Encoding": accepted}) as answer:
        raw = b"".join(answer.iter_raw())
        assert answer.headers.get("content-encoding", "") == accepted.partition(",")[0]
        assert "javascript" in answer.headers["content-type"]
    assert (gzip.decompress(raw) if accepted == "gzip" else raw) == content


@pytest.mark.parametrize(
    "path",
    [
        "/assets/missing.js",
        "/assets/",
        "/missing.png",
        "/..%2fsecret.txt",
        "/assets/../../secret.txt",
        "/%00",
        "/" + "x" * 5000 + ".js",
    ],
)
def test_no_other_file_is_handed_out(path: str, site: httpx.Client) -> None:
    answer = site.get(path)
    assert answer.status_code == 404
    assert "secret" not in answer.text


def test_without_a_front_end_a_plain_page_says_so(link: str) -> None:
    answer = httpx.get(f"{link}/")
    assert answer.status_code == 200
    assert "has not been built" in answer.text
    assert 'href="/text"' in answer.text
    assert httpx.get(f"{link}/assets/index.js").status_code == 404
