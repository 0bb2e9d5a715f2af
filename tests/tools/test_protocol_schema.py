from tools import protocol_schema


def test_the_published_schema_is_that_of_the_service() -> None:
    assert protocol_schema.TARGET.read_text("utf-8") == protocol_schema.text(), (
        "The protocol has changed: run `uv run python -m tools.protocol_schema`."
    )
