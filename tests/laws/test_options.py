import pytest

import cardwright as cw


@pytest.mark.parametrize("name", cw.game_names())
def test_the_labels_of_an_option_name_all_its_values(name: str) -> None:
    for option in cw.load(name).options:
        assert len(option.labels) in {0, option.high - option.low + 1}, option.name
        assert option.low <= option.default <= option.high, option.name
