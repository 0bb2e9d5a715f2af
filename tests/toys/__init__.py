"""Toy games: small proofs of what the kernel can do for games that are not there yet.

They are plain Python, and compiled classes take no plain subclasses; so tests with toys are skipped in that build.
"""

import pytest

from tests.builds import COMPILED

if COMPILED:
    pytest.skip("toy games are plain Python, and the kernel is compiled", allow_module_level=True)
