"""A pytest plugin: the firmware images that the emulated Picos boot, by option, by environment, or not at all."""

import os
from pathlib import Path

import pytest

GIVE = {
    "micropython": ("--pico-firmware", "HAMSTERTOP_PICO_UF2"),
    "MicroPython with the firmware built in": ("--pico-built", "HAMSTERTOP_PICO_BUILT_UF2"),
    "an older MicroPython with the firmware built in": ("--pico-older", "HAMSTERTOP_PICO_OLDER_UF2"),
}


def pytest_addoption(parser: pytest.Parser) -> None:
    group = parser.getgroup("hamstertop")
    for runtime, (option, _) in GIVE.items():
        text = f"{runtime} for the emulated Pico: a .uf2, or a version as 1.28.0 that rp2040py then fetches"
        group.addoption(option, metavar="UF2", help=text)


def image(config: pytest.Config, runtime: str) -> Path:
    """The UF2 of a runtime; the test is skipped where none is given or it cannot be fetched."""
    option, variable = GIVE[runtime]
    given = config.getoption(option) or os.environ.get(variable)
    if not given:
        pytest.skip(f"no {runtime} for the Pico: give {option} or set {variable} to a .uf2 or a version to fetch")
    if Path(given).is_file():
        return Path(given)
    if given.endswith(".uf2") or os.sep in given:
        raise pytest.UsageError(f"{option} {given}: there is no such file")
    from rp2040py.utils.firmware_retrieve import SPECS, retrieve

    if runtime not in SPECS:
        raise pytest.UsageError(f"{option} {given}: there is no such file (make uf2 makes one)")
    try:
        fetched = retrieve(SPECS[runtime], given)
    except OSError as error:
        pytest.skip(f"{runtime} {given} cannot be fetched: {error}; give {option} the path of a .uf2")
    if fetched is None or not fetched.is_file():
        pytest.skip(f"rp2040py knows no {runtime} {given}; give {option} the path of a .uf2")
    return fetched
