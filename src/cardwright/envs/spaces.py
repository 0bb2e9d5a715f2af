"""The space of what is observed, as Gymnasium describes it."""

import numpy as np
from gymnasium.spaces import Box, Space

from cardwright.envs.episodes import Numbers
from cardwright.kernel.seeing.encoding import Encoding


def observed(encoding: Encoding, times: int = 1) -> Space[Numbers]:
    """Return the space of so many observations in a row.

    Words, flags, rows and seats have bounds, all that is counted has none.
    """
    most = np.array(encoding.most() * times, np.float32)
    return Box(np.where(np.isinf(most), -np.inf, 0).astype(np.float32), most, dtype=np.float32)
