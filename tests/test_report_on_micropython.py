"""The report modules run from source on MicroPython, as on the site, and produce the same page as on a laptop."""

import re
import subprocess
from collections.abc import Callable
from pathlib import Path

import pytest

from games_saved import Table, settings, tray
from hamstertop_games import titles
from hamstertop_host import cli
from runtimes import FIRMWARE, HOST, PORTABLE, REMEDIES, find_micropython, search_path
from test_log_results import blob as results
from test_report_numbers import REPORTS, played

NUMBER = re.compile(r"-?\d+[.,]\d")
NAMES = ["Åse", "Bo <b>", "\x1b[31mEd\u202e", "ÀÉÎÕÜÇÀÉÎÕ", "MWmwMWmw", ""]

Evening = Callable[[Path], None]


def save(folder: Path, **blobs: bytes) -> None:
    for name, blob in blobs.items():
        (folder / f"{name}.bin").write_bytes(blob)


def bots(folder: Path) -> None:
    """Save a whole game of each title with undos, a dice tray, results, and names with unusual letters."""
    for title in titles.names():
        save(folder, **{title: Table(title, titles.load(title).players[-1], 5, "random").play(undos=3).blob})
    save(folder, dice_tray=tray(), results=results(), settings=settings(NAMES))


def recorded(name: str) -> Evening:
    """Return a function that saves the games of a golden report."""
    return lambda folder: save(folder, **{title: played(title, events) for title, events in REPORTS[name].items()})


def damaged(folder: Path) -> None:
    """Save a game of each title (one of them twice), a file that is not a game, and a truncated game."""
    blobs = {title: Table(title, 3, 5, "random").play(30).blob for title in titles.names() if title != "score_pad"}
    save(folder, **blobs, another=blobs["hamsterdam"], nonsense=b"nonsense", cut=blobs["hamsterdam"][:-5])


EVENINGS: dict[str, Evening] = {"bots": bots, "damaged": damaged} | {name: recorded(name) for name in REPORTS}


def check_alike(page: str, other: str) -> None:
    """Assert that two pages are equal except for rounding, because MicroPython rounds ties differently."""
    assert NUMBER.sub("#", page) == NUMBER.sub("#", other)
    pairs = zip(numbers(page), numbers(other), strict=True)
    assert max(abs(one - another) for one, another in pairs) < 0.11


def numbers(page: str) -> list[float]:
    return [float(number.replace(",", ".")) for number in NUMBER.findall(page)]


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("evening", EVENINGS)
def test_the_page_is_identical_to_the_one_made_on_a_laptop(evening: str, language: str, tmp_path: Path) -> None:
    micropython = find_micropython() or pytest.skip(REMEDIES["micropython"])
    folder = tmp_path / "evening"
    folder.mkdir()
    EVENINGS[evening](folder)
    command = [micropython, "-X", "heapsize=16M", str(PORTABLE / "reporting.py"), str(folder), language]
    done = subprocess.run(command, env=search_path(FIRMWARE, HOST), capture_output=True)
    assert done.returncode == 0, done.stdout.decode()[-2000:] + done.stderr.decode()
    page = tmp_path / "page.html"
    assert cli.main(["log", str(folder), "--language", language, "--html", str(page)]) == 0
    check_alike(done.stdout.decode(), page.read_text("utf-8"))
