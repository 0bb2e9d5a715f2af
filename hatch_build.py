"""The step of the package's build that makes the page in the browser; `tools.frontend` does the work."""

import os
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

# The build runs this file by itself, without the folder that it lies in.
sys.path.insert(0, str(Path(__file__).resolve().parent))

from tools import frontend

WITHOUT = "CARDWRIGHT_WITHOUT_PAGE"
"""Set in the environment, it leaves the page out: for machines that Node.js does not run on."""


class PageHook(BuildHookInterface[Any]):
    """Builds the page before the package is put together, if its sources have changed since."""

    def dependencies(self) -> list[str]:
        """Return what the build needs to be installed: Node.js, if the page has to be built."""
        return [] if self._settled() else [frontend.NODE]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build the page."""
        if self._settled():
            return
        try:
            frontend.build()
        except frontend.CannotBuild as why:
            self.app.abort(f"{why}\nWith {WITHOUT}=1 in the environment it is left out.")

    def _settled(self) -> bool:
        return bool(os.environ.get(WITHOUT)) or frontend.fresh()
