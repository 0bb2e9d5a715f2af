"""What every test runs under."""

from hypothesis import settings

pytest_plugins = ["tests.rule_coverage", "tests.service.postgresql"]

# A slow machine is not a failure. In CI, hypothesis adds a fixed seed by itself.
settings.register_profile("cardwright", deadline=None)
settings.load_profile("cardwright")
