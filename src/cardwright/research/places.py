"""Places: where the parts of a plan are worked on, be it in this process, in several, or on a Ray cluster.

What comes of a part follows from the plan and the part alone, so that all places give the same. Some parts may be done
before others that stand before them.
"""

import signal
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass
from multiprocessing import get_context
from typing import Protocol, TypeVar

from cardwright.kernel.basics.errors import BadSetup, CardwrightError
from cardwright.research.plans import Plan, Sent, received, sent

Part = TypeVar("Part")
Result = TypeVar("Result")
Work = Callable[[Plan, Part], Result]
"""What is done with a part of a plan: a function of a module, of which all that it takes and returns can be pickled."""


class WorkLost(CardwrightError):
    """What worked on a part has ended before it was done, and the part could not be done elsewhere."""


class Place(Protocol):
    """Where work is done."""

    @property
    def workers(self) -> int:
        """How many parts are worked on at once."""
        ...

    def done(self, work: Work[Part, Result], plan: Plan, parts: Sequence[Part]) -> Iterator[tuple[Part, Result]]:
        """Do the work on each part, and give the parts with what came of them as they are done.

        Whoever leaves early leaves what has not begun undone. Raises what the work raises, and `WorkLost`.
        """
        ...


Jobs = int | Place
"""How many processes of this machine work at once, or the place where it is done instead."""


@dataclass(frozen=True)
class Here:
    """This process, one part after the other."""

    workers: int = 1

    def done(self, work: Work[Part, Result], plan: Plan, parts: Sequence[Part]) -> Iterator[tuple[Part, Result]]:
        """Do the work; see `Place`."""
        for part in parts:
            yield part, work(plan, part)


@dataclass(frozen=True)
class Processes:
    """So many processes of this machine."""

    workers: int

    def done(self, work: Work[Part, Result], plan: Plan, parts: Sequence[Part]) -> Iterator[tuple[Part, Result]]:
        """Do the work; see `Place`."""
        number = min(self.workers, len(parts))
        if number <= 1:
            yield from Here().done(work, plan, parts)
            return
        # "spawn" starts clean processes on every system; "fork" would take locks and threads along.
        with ProcessPoolExecutor(number, mp_context=get_context("spawn"), initializer=_leave_interrupts) as pool:
            try:
                begun = {pool.submit(work_on, work, sent(plan), part): part for part in parts}
                for future in as_completed(begun):
                    yield begun[future], future.result()
            except BrokenProcessPool as error:
                raise WorkLost("A process has ended before its work was done, and with it all the others.") from error
            finally:
                pool.shutdown(wait=False, cancel_futures=True)


def work_on(work: Work[Part, Result], plan: Sent, part: Part) -> Result:
    """Do the work on a part, in a process to which the plan was sent."""
    return work(received(plan), part)


def _leave_interrupts() -> None:
    """Leave Ctrl-C to the process that started this one."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def place_of(jobs: Jobs) -> Place:
    """Return the place for so many processes, if it is none yet; `BadSetup` for fewer than one."""
    if not isinstance(jobs, int):
        return jobs
    if jobs < 1:
        raise BadSetup(f"Work is done in at least one process, not in {jobs}.")
    return Processes(jobs)
