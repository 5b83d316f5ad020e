"""Draw contact sheets of all screens, or of those that an older commit drew differently.

    python tests/sheets.py [LEG ...] [--language CODE | --paper WIDTHxHEIGHT] [--before COMMIT] [--columns N]
        [--out FOLDER]

This draws the screens in all legs of the tour, or in the given ones, which takes a second per leg. Strings that a
language lacks are in English. With --before, the screens are also drawn with the sources of that commit, and the sheets
show only those that differ, with the older version on the left. There is a sheet for every 24 screens of a leg, such as
tour_hamsterdam_1.png.

The command also prints what share of the 8x8 cells between the bar and the keys contains ink.
"""

import argparse
import io
import os
import subprocess
import sys
import tarfile
import tempfile
from pathlib import Path

from PIL import Image, ImageDraw

ROOT = Path(__file__).resolve().parents[1]
SOURCES = ("firmware", "host", "tests/portable")
sys.path[:0] = [str(ROOT / folder) for folder in SOURCES]
USUAL = "296x128"
GAP = 4
CAPTION = 11
AT_ONCE = 24  # number of screens on a sheet
# Prints the leg, name and frame of each screen. Older sources have only one display size, and may lack some legs.
DRAW = """
import sys, tour
language, paper, *legs = sys.argv[1:]
size = dict(zip(("width", "height"), map(int, paper.split("x")))) if paper else {}
for leg in tour.legs():
    if not legs or leg in legs:
        for name, frame in tour.frames(language, [leg], **size):
            print(leg, name, bytes(frame).hex())
"""
Screens = dict[tuple[str, str], Image.Image]  # by leg and name


def drawn(root: Path, language: str, paper: str, legs: list[str]) -> Screens:
    """Return the screens drawn by the sources in a folder. Raise SystemExit if they cannot be drawn."""
    command = [sys.executable, "-c", DRAW, language, "" if paper == USUAL else paper, *legs]
    path = os.pathsep.join(str(root / folder) for folder in SOURCES)
    done = subprocess.run(command, env={**os.environ, "PYTHONPATH": path}, capture_output=True, text=True)
    if done.returncode:
        sys.exit(f"the sources in {root} cannot draw this: {done.stderr.strip().splitlines()[-1]}")
    size = tuple(map(int, paper.split("x")))
    return {
        (leg, name): Image.frombytes("1", size, bytes.fromhex(frame), "raw", "1;I").convert("L")
        for leg, name, frame in map(str.split, done.stdout.splitlines())
    }


def before(commit: str, language: str, paper: str, legs: list[str]) -> Screens:
    """Return the screens drawn by the sources of an older commit. Raise SystemExit if git does not have the commit."""
    archive = subprocess.run(["git", "archive", commit, *SOURCES], cwd=ROOT, capture_output=True)
    if archive.returncode:
        sys.exit(f"git archive {commit}: {archive.stderr.decode().strip()}")
    with tempfile.TemporaryDirectory() as folder, tarfile.open(fileobj=io.BytesIO(archive.stdout)) as files:
        files.extractall(folder, filter="data")
        return drawn(Path(folder), language, paper, legs)


def inked(screen: Image.Image) -> float:
    """Return the share of 8x8 cells that contain ink, excluding the bar and the keys."""
    cells = [(x, y) for x in range(0, screen.width, 8) for y in range(32, screen.height - 24, 8)]
    return sum(screen.crop((x, y, x + 8, y + 8)).getextrema()[0] == 0 for x, y in cells) / len(cells)


def sheet(cells: list[tuple[str, list[Image.Image]]], columns: int) -> Image.Image:
    """Draw a sheet of screens with their names. If a cell has two screens, the older one is on the left."""
    width, height = cells[0][1][0].size
    wide, high = len(cells[0][1]) * (width + GAP) + GAP, height + CAPTION + GAP
    rows = (len(cells) + columns - 1) // columns
    page = Image.new("L", (columns * wide, rows * high), 176)
    pen = ImageDraw.Draw(page)
    for index, (name, images) in enumerate(cells):
        x, y = index % columns * wide + GAP, index // columns * high
        pen.text((x, y), name, fill=0)
        for place, image in enumerate(images):
            page.paste(image, (x + place * (width + GAP), y + CAPTION))
    return page


def compared(screens: Screens, older: Screens, paper: str) -> dict[tuple[str, str], list[Image.Image]]:
    """Return the screens that differ, each after its older version. A grey screen stands for a missing one."""
    blank = Image.new("L", tuple(map(int, paper.split("x"))), 208)
    return {
        key: [older.get(key, blank), screens.get(key, blank)]
        for key in [*screens, *(key for key in older if key not in screens)]
        if older.get(key) != screens.get(key)
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n")[0])
    parser.add_argument("legs", nargs="*", metavar="LEG", help="only these legs of the tour, such as tour_hamsterdam")
    which = parser.add_mutually_exclusive_group()
    which.add_argument("--language", default="en", metavar="CODE", help="in this language")
    which.add_argument("--paper", default=USUAL, metavar="WIDTHxHEIGHT", help="on paper of this size: 264x176")
    parser.add_argument("--before", metavar="COMMIT", help="only what this commit draws otherwise, both side by side")
    parser.add_argument("--columns", type=int, default=3)
    parser.add_argument("--out", type=Path)
    options = parser.parse_args()
    check(options.language, options.legs)
    what = options.language if options.paper == USUAL else options.paper
    out = options.out or ROOT / "build" / "sheets" / what
    screens = drawn(ROOT, options.language, options.paper, options.legs)
    shown = {key: [screen] for key, screen in screens.items()}
    if options.before:
        older = before(options.before, options.language, options.paper, options.legs)
        shown = compared(screens, older, options.paper)
        print(f"{len(shown)} of {len(screens)} screens differ from {options.before}")
    out.mkdir(parents=True, exist_ok=True)
    for old in out.glob("*.png"):
        old.unlink()
    for leg in dict.fromkeys(leg for leg, _ in shown):
        cells = [(name, images) for (of, name), images in shown.items() if of == leg]
        for first in range(0, len(cells), AT_ONCE):
            path = out / f"{leg}_{first // AT_ONCE + 1}.png"
            sheet(cells[first : first + AT_ONCE], options.columns).save(path)
            print(path)
    ink = {name: inked(screen) for (_, name), screen in screens.items()}
    print(f"cells with ink: {sum(ink.values()) / len(ink):.0%} on average, most on", end=" ")
    print(", ".join(f"{name} {ink[name]:.0%}" for name in sorted(ink, key=lambda name: -ink[name])[:5]))


def check(language: str, legs: list[str]) -> None:
    """Raise SystemExit if the language or any of the legs does not exist."""
    import tour
    from hamstertop import words

    for name, known in [(language, words.languages()), *((leg, tour.legs()) for leg in legs)]:
        if name not in known:
            sys.exit(f"no {name}; there are {', '.join(known)}")


if __name__ == "__main__":
    main()
