import os
import subprocess
import sys
from pathlib import Path

import pytest

BOT = """
import os, signal
from cardwright.service.running import signals
signals.leave_to_service()
for each in (signal.SIGINT, signal.SIGHUP):
    os.kill(os.getpid(), each)
print("still there")
"""


@pytest.mark.skipif(sys.platform == "win32", reason="signals of POSIX")
def test_a_process_of_bots_outlives_what_a_terminal_tells_all_processes() -> None:
    root = Path(__file__).parents[3]
    ran = subprocess.run(  # noqa: S603 - this very test
        [sys.executable, "-c", BOT],
        stdout=subprocess.PIPE,
        text=True,
        env={**os.environ, "PYTHONPATH": str(root)},
        check=False,
    )
    assert ran.stdout == "still there\n"
