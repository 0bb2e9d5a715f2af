"""Heads: figures are weighed by name."""

from math import tanh

import pytest

from cardwright.kernel.basics.errors import BadRecord
from cardwright.kernel.pieces.heads import Feature, read_head

FEATURES = (Feature("life", "points of life", 1.0), Feature("hand", "cards in hand"))


def test_each_figure_counts_by_its_weight_in_whatever_order_they_are_kept() -> None:
    head = read_head(FEATURES, {"weights": {"hand": -2.0, "life": 0.5}}, "The head")
    assert head.judge([4.0, 3.0]) == pytest.approx(-4.0)


def test_a_net_adds_what_its_hidden_units_tell() -> None:
    unit = {"weight": 2.0, "bias": -1.0, "weights": {"hand": 0.25, "life": 0.5}}
    head = read_head(FEATURES, {"weights": {"hand": 1.0, "life": 0.0}, "units": [unit, unit]}, "The head")
    assert head.judge([0.0, 4.0]) == pytest.approx(4.0)
    assert head.judge([2.0, 4.0]) == pytest.approx(4.0 + 2 * 2 * tanh(1))


@pytest.mark.parametrize("weights", [{"life": 1.0}, {"life": 1.0, "hand": 1.0, "gold": 1.0}, {}])
def test_weights_of_other_features_are_refused(weights: dict[str, float]) -> None:
    with pytest.raises(BadRecord, match=r"^The head has weights for other features than the game has"):
        read_head(FEATURES, {"weights": weights}, "The head")
    with pytest.raises(BadRecord, match=r"^The head has weights for other features than the game has"):
        read_head(
            FEATURES,
            {"weights": {"life": 1.0, "hand": 1.0}, "units": [{"weight": 1.0, "bias": 0.0, "weights": weights}]},
            "The head",
        )
