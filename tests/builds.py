"""Which build of the package is under test."""

from cardwright.kernel import match

COMPILED = not str(match.__file__).endswith(".py")
"""Whether the hot packages are compiled."""
