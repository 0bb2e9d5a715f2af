"""A Ray cluster of a head and two machines, all of them real processes here: the same comes out whatever is lost.

They want the machine for themselves, so that none is taken to be lost that is only slow:

    uv run pytest -m slow tests/research/test_cluster.py
"""

import os
import signal
import socket
import subprocess
import sys
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from time import sleep

import pytest

from cardwright import research
from cardwright.cli.arguments import place_on
from cardwright.kernel.basics.errors import BadRecord, BadSetup
from cardwright.research.places import WorkLost
from cardwright.research.plans import Plan
from cardwright.research.simulation import planned

ray = pytest.importorskip("ray", reason="Ray is not installed", exc_type=ImportError)

from ray.cluster_utils import Cluster as Machines  # noqa: E402 - it may not be there

from cardwright.research import cluster, datasets  # noqa: E402 - as above
from cardwright.research.cluster import Cluster  # noqa: E402 - as above

with socket.socket() as free:
    free.bind(("127.0.0.1", 0))
    CLIENTS: int = free.getsockname()[1]
    """The port for those who are not on a machine of the cluster."""
COMMAND = Path(sys.executable).with_name("cardwright")
PLAN = planned("kyza", [], ["random", "random"], seed="cluster", options={"life": 3})
pytestmark = [
    pytest.mark.slow,
    # Ray leaves files and sockets of its own to the end of the process.
    pytest.mark.filterwarnings("ignore::ResourceWarning", "ignore::pytest.PytestUnraisableExceptionWarning"),
]


@pytest.fixture(scope="module")
def machines() -> Iterator[Machines]:
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("RAY_AUTH_MODE", "disabled")  # a token would be kept in the home folder
        patch.setenv("RAY_USAGE_STATS_ENABLED", "0")
        head = {"num_cpus": 0, "include_dashboard": False, "ray_client_server_port": CLIENTS}
        found = Machines(initialize_head=True, head_node_args=head)
        for _ in range(2):
            found.add_node(num_cpus=1)
        yield found
        ray.shutdown()
        found.shutdown()


@pytest.fixture(scope="module")
def place(machines: Machines) -> Cluster:
    found = Cluster(machines.address)
    assert found.workers == 2
    return found


def squared(_: Plan, part: int) -> int:
    """Work that goes well."""
    return part * part


def lost_once(plan: Plan, part: int, *, folder: Path) -> int:
    """End the process that works on part 1 when it is worked on for the first time."""
    told = folder / f"{part}"
    if part == 1 and not told.exists():
        told.touch()
        os.kill(os.getpid(), signal.SIGKILL)
    return squared(plan, part)


def always_lost(_: Plan, part: int) -> int:
    """End whatever works on it."""
    os.kill(os.getpid(), signal.SIGKILL)
    return part


def refused(plan: Plan, part: int) -> int:
    """Refuse to work."""
    raise BadRecord(f"Part {part} of {plan.game} is none.")


def test_a_part_whose_worker_is_killed_is_done_again(place: Cluster, tmp_path: Path) -> None:
    done = dict(place.done(partial(lost_once, folder=tmp_path), PLAN, range(6)))
    assert done == {part: part * part for part in range(6)}
    assert (tmp_path / "1").exists()


def test_what_kills_every_worker_is_given_up(place: Cluster, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cluster, "TRIES", 1)
    with pytest.raises(WorkLost, match=r"^The Ray cluster is lost, or has lost a part of the work 2 times\.$"):
        list(place.done(always_lost, PLAN, [1]))


def test_what_goes_wrong_in_a_part_is_raised_as_it_is(place: Cluster) -> None:
    with pytest.raises(BadRecord, match=r"^Part 3 of kyza is none\.$"):
        list(place.done(refused, PLAN, [3]))


def test_a_machine_of_another_version_does_not_work_along(place: Cluster, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("cardwright.__version__", "0.0.1")
    with pytest.raises(BadSetup, match=r"^A machine of the cluster has Cardwright .*, and this one has 0\.0\.1\.$"):
        list(place.done(squared, PLAN, [3]))


def test_self_play_makes_the_same_files_and_goes_on(
    place: Cluster, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(datasets, "PART", 4)
    here = datasets.self_play(PLAN, 10, tmp_path / "here")
    datasets.self_play(PLAN, 5, tmp_path / "there", jobs=place)
    there = datasets.self_play(PLAN, 10, tmp_path / "there", jobs=place)
    assert there.rows == here.rows
    assert [file.read_bytes() for file in there.files] == [file.read_bytes() for file in here.files]


def test_the_command_works_on_it_from_elsewhere(machines: Machines, tmp_path: Path) -> None:
    assert machines.head_node is not None
    file = tmp_path / "games.json"
    asked = ["simulate", "kyza", "-n", "8", "--bots", "random", "--set", "life=3", "--seed", "cluster", "--plain"]
    asked += ["--out", str(file), "--on", f"ray://127.0.0.1:{CLIENTS}"]
    ran = subprocess.run([COMMAND, *asked], capture_output=True, check=False, text=True)  # noqa: S603 - our own program
    assert ran.returncode == 0, ran.stderr
    assert ran.stdout.startswith("8 games with seed cluster.")
    there = research.Simulation.read(file.read_text("utf-8"), PLAN, "the file")
    assert there.games == research.simulation.simulate_plan(PLAN, 8).games


def test_a_machine_is_lost_in_the_midst_and_the_result_is_the_same(machines: Machines, place: Cluster) -> None:
    lost = list(machines.worker_nodes)[-1:]

    def lose(_: int) -> None:
        while lost:
            machines.remove_node(lost.pop(), allow_graceful=False)

    there = research.simulation.simulate_plan(PLAN, 60, jobs=place, progress=lambda more: lose(more) if more else None)
    assert not lost
    while place.workers > 1:  # Ray is told of it by and by
        sleep(0.1)
    assert there.games == research.simulation.simulate_plan(PLAN, 60).games


def test_without_ray_it_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delitem(sys.modules, "cardwright.research.cluster")
    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(BadSetup, match=r"pip install 'cardwright\[ray\]'"):
        place_on("ray")
