"""Ray: a place of any number of machines (`places`).

Each of them has the same version of Cardwright installed. A part whose worker or machine is lost is done again by
another one; nothing else than parts and what comes of them goes over the network, so the machines share no files.
"""

import logging
import os
from collections.abc import Iterator, Sequence
from itertools import islice
from typing import Any, Final

import ray
from ray.exceptions import RayError, RayTaskError

import cardwright as cw
from cardwright.kernel.basics.errors import BadSetup
from cardwright.research.places import Part, Result, Work, WorkLost, work_on
from cardwright.research.plans import Plan, Sent, sent

TRIES: Final = 5
"""So often a part is done again whose worker was lost, before it is taken to be what ends them."""
AHEAD: Final = 2
"""For each processor so many parts are on the cluster at once, so that none waits for work, and more can join."""


class Cluster:
    """A Ray cluster: that at an address, or the one that Ray finds or begins; if one is connected, that."""

    def __init__(self, address: str = "") -> None:
        """Connect; `BadSetup` where there is no cluster at the address."""
        if ray.is_initialized():
            return
        os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")  # nobody is told unless who runs it wants that
        try:
            ray.init(address or None, log_to_driver=False, logging_level=logging.ERROR)
        except (ConnectionError, RuntimeError, ValueError) as error:
            said = str(error).strip().partition("\n")[0].rstrip(".")
            raise BadSetup(f"There is no Ray cluster at {address or 'the address that is set'}: {said}.") from error

    @property
    def workers(self) -> int:
        """How many processors it has now."""
        return max(1, int(ray.cluster_resources().get("CPU", 1)))

    def done(self, work: Work[Part, Result], plan: Plan, parts: Sequence[Part]) -> Iterator[tuple[Part, Result]]:
        """Do the work; see `Place`."""
        ask = ray.remote(max_retries=TRIES)(work_as)
        packed, waiting = sent(plan), iter(parts)
        begun: dict[Any, Part] = {}
        try:
            while True:
                for part in islice(waiting, max(0, AHEAD * self.workers - len(begun))):  # fewer when one was lost
                    begun[ask.remote(cw.__version__, work, packed, part)] = part
                if not begun:
                    return
                (ready,), _ = ray.wait(list(begun), num_returns=1)
                yield begun.pop(ready), ray.get(ready)
        except RayTaskError as error:
            raise error.cause from None
        except (RayError, ConnectionError) as error:
            raise WorkLost(f"The Ray cluster is lost, or has lost a part of the work {TRIES + 1} times.") from error
        finally:
            for each in begun:
                ray.cancel(each)


def work_as(version: str, work: Work[Part, Result], plan: Sent, part: Part) -> Result:
    """Do the work on a part on a machine of the cluster; `BadSetup` if that has another version of Cardwright."""
    if version != cw.__version__:
        raise BadSetup(f"A machine of the cluster has Cardwright {cw.__version__}, and this one has {version}.")
    return work_on(work, plan, part)
