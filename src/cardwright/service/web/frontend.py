"""The front end as it was built: its files, and its one page for all its addresses."""

import os
import re
from http import HTTPStatus
from pathlib import Path

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import FileResponse, Response
from starlette.staticfiles import PathLike, StaticFiles
from starlette.types import Scope

from cardwright.service.web.plain.rendering import page
from cardwright.service.web.responses import FOR_EVER

STATIC = Path(__file__).parent / "static"
"""Where the build of the front end puts its files."""
PAGES = re.compile(r"\.|lobby|about|settings|decks|(new|cards|decks|g|replay|analysis|fair)/[^/]+")
"""The addresses of pages of the front end, without the slash before them; "." is the home page."""
COMPRESSED = (("br", ".br"), ("gzip", ".gz"))
"""What a build may have compressed its files with, the best first, and how such a file is called."""


class FrontEnd(StaticFiles):
    """The files of the front end, and its one page for the addresses of all its pages.

    Files under ``assets/`` have a hash of their content in their names, so browsers keep them for ever.
    """

    def __init__(self, folder: Path) -> None:
        """Serve the files of a folder, which need not be there: then a plain page says so."""
        super().__init__(directory=folder, check_dir=False)
        self.folder = folder

    async def check_config(self) -> None:
        """Begin in any case."""

    async def get_response(self, path: str, scope: Scope) -> Response:
        """Return a file, or the page."""
        try:
            response = await super().get_response(path, scope)
        except HTTPException as error:
            if error.status_code != HTTPStatus.NOT_FOUND or "." in path.removeprefix(".") or path.startswith("assets"):
                raise
            return self.index(scope, 200 if PAGES.fullmatch(path) else 404)
        response.headers["Cache-Control"] = FOR_EVER if path.startswith("assets") else "no-cache"
        return response

    def index(self, scope: Scope, status: int) -> Response:
        """Return the page of the front end, which draws all of its pages."""
        file = self.folder / "index.html"
        if not file.is_file():
            return page("unbuilt.html", status)
        response = self.file_response(file, file.stat(), scope, status)
        response.headers["Cache-Control"] = "no-cache"
        return response

    def file_response(
        self, full_path: PathLike, stat_result: os.stat_result, scope: Scope, status_code: int = 200
    ) -> Response:
        """Return a file, as the build has compressed it if the browser takes that."""
        accepted = Request(scope).headers.get("accept-encoding", "")
        for coding, suffix in COMPRESSED:
            compressed = Path(f"{full_path}{suffix}")
            if coding in accepted and compressed.is_file():
                plain = FileResponse(full_path, stat_result=stat_result)
                response = super().file_response(compressed, compressed.stat(), scope, status_code)
                if response.status_code != HTTPStatus.NOT_MODIFIED:
                    response.headers.update({"Content-Type": plain.headers["content-type"], "Content-Encoding": coding})
                response.headers["Vary"] = "Accept-Encoding"
                return response
        return super().file_response(full_path, stat_result, scope, status_code)
