"""How long a test on an emulated Pico may take: it is CPU time that counts, for a busy machine makes it wait."""

import time
from pathlib import Path

import pytest

from runtimes import WALL_LIMIT, deadline

CPU_LIMIT = 600.0  # s


def pytest_collection_modifyitems(items):
    for item in items:
        if item.path.parent == Path(__file__).parent:
            item.add_marker(pytest.mark.timeout(WALL_LIMIT))


@pytest.fixture(autouse=True)
def effort(request, figures):
    """Fail what takes longer, and report what was taken."""
    began = time.process_time()
    with deadline(CPU_LIMIT):
        yield
    seconds = time.process_time() - began
    if seconds >= 1:
        figures("emulated Pico, CPU time", f"{seconds:.0f} s  {request.node.name}")
