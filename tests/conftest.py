"""What all tests share."""

import pytest

pytest_plugins = ["pytester", "runtimes", "emulating", "figures"]


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--update-frames", action="store_true", help="write the golden frames anew")
