from tools import protocol_types


def test_the_types_of_the_front_end_are_those_of_the_service() -> None:
    assert protocol_types.TARGET.read_text(encoding="utf-8") == protocol_types.typescript(), (
        "The protocol has changed: run `uv run python -m tools.protocol_types`."
    )
