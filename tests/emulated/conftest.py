"""What all tests on an emulated Pico share."""

import time

import pytest


@pytest.fixture(autouse=True)
def effort(request, figures):
    """Report the CPU time that a test has taken. Ten minutes are the most that one should."""
    began = time.process_time()
    yield
    seconds = time.process_time() - began
    if seconds >= 1:
        figures("emulated Pico, CPU time", f"{seconds:4.0f} s  {request.node.name}")
