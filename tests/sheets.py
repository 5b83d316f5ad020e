"""Contact sheets of all golden frames, to look at: those of this checkout, and beside them those of an older commit.

    python tests/sheets.py [--before COMMIT] [--columns N] [--out FOLDER]
    python tests/sheets.py --language CODE [LEG ...] [--columns N] [--out FOLDER]

Writes a sheet for each prefix of the frames' names, such as run.png, and prints how much of a page has ink: the share
of 8x8 cells that are not white between the bar and the keys.

With a language the frames are drawn now, by all legs of the tour or by some: a second each. What it has no text for yet
is English. There is a sheet for every 24 frames of a leg, such as tour_hamsterdam_1.png.
"""

import argparse
import io
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

from PIL import Image, ImageDraw

ROOT = Path(__file__).resolve().parents[1]
sys.path[:0] = [str(ROOT / "firmware"), str(ROOT / "host"), str(ROOT / "tests" / "portable")]
FRAMES = "tests/frames"
WIDTH, HEIGHT = 296, 128
GAP = 4
CAPTION = 11
AT_ONCE = 24  # frames of a language on one sheet
PREFIXES = ("rolle", "run", "pad", "results", "notice", "tray")


def now() -> dict[str, Image.Image]:
    """The frames of this checkout, by name."""
    return {path.stem: Image.open(path).convert("L") for path in sorted((ROOT / FRAMES).glob("*.png"))}


def before(commit: str) -> dict[str, Image.Image]:
    """Those of an older commit. SystemExit if git does not know it."""

    def git(*arguments: str) -> bytes:
        done = subprocess.run(["git", *arguments], cwd=ROOT, capture_output=True)
        if done.returncode:
            sys.exit(f"git {' '.join(arguments)}: {done.stderr.decode().strip()}")
        return done.stdout

    names = [name for name in git("ls-tree", "--name-only", commit, FRAMES + "/").decode().split() if "." in name]
    return {Path(name).stem: Image.open(io.BytesIO(git("show", f"{commit}:{name}"))).convert("L") for name in names}


def inked(frame: Image.Image) -> float:
    """The share of 8x8 cells with ink, bar and keys left out."""
    cells = [(x, y) for x in range(0, WIDTH, 8) for y in range(32, 104, 8)]
    return sum(frame.crop((x, y, x + 8, y + 8)).getextrema()[0] == 0 for x, y in cells) / len(cells)


def group(name: str) -> str:
    """The sheet that a frame belongs to."""
    first = name.split("_")[0]
    return first if first in PREFIXES else "others"


def sheet(cells: list[tuple[str, list[Image.Image]]], columns: int) -> Image.Image:
    """Frames with their names; where there are two, the older one at the left."""
    most = max(len(images) for _, images in cells)
    wide, high = most * (WIDTH + GAP) + GAP, HEIGHT + CAPTION + GAP
    rows = (len(cells) + columns - 1) // columns
    page = Image.new("L", (columns * wide, rows * high), 176)
    pen = ImageDraw.Draw(page)
    for index, (name, images) in enumerate(cells):
        x, y = index % columns * wide + GAP, index // columns * high
        pen.text((x, y), name, fill=0)
        for place, image in enumerate(images):
            page.paste(image, (x + place * (WIDTH + GAP), y + CAPTION))
    return page


def cells(frames: dict[str, Image.Image], older: dict[str, Image.Image]) -> Iterator[tuple[str, list[Image.Image]]]:
    """Each name with its frame, after the older one if there is one or if older ones are wanted."""
    blank = Image.new("L", (WIDTH, HEIGHT), 208)
    for name in sorted({*frames, *older}):
        yield name, [older.get(name, blank)] * bool(older) + [frames.get(name, blank)]


def of_language(language: str, legs: list[str], columns: int, out: Path) -> None:
    """Sheets of what the tour draws in a language, by its legs. SystemExit if there is no such language or leg."""
    import tour
    from hamstertop import words

    for name, known in [(language, words.languages()), *((leg, tour.legs()) for leg in legs)]:
        if name not in known:
            sys.exit(f"no {name}; there are {', '.join(known)}")
    for leg in legs or tour.legs():
        drawn = [
            (name, [Image.frombytes("1", (WIDTH, HEIGHT), bytes(frame), "raw", "1;I").convert("L")])
            for name, frame in tour.frames(language, only=[leg])
        ]
        for first in range(0, len(drawn), AT_ONCE):
            path = out / f"{leg}_{first // AT_ONCE + 1}.png"
            sheet(drawn[first : first + AT_ONCE], columns).save(path)
            print(path)


def main() -> None:
    """Write the sheets."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n")[0])
    parser.add_argument("--before", default="", metavar="COMMIT", help="also show the frames of this commit")
    parser.add_argument("--language", default="", metavar="CODE", help="draw the frames of this language instead")
    parser.add_argument("legs", nargs="*", metavar="LEG", help="only these legs of the tour, such as tour_hamsterdam")
    parser.add_argument("--columns", type=int, default=3)
    parser.add_argument("--out", type=Path, default=None)
    options = parser.parse_args()
    out = options.out or ROOT / "build" / "sheets" / options.language
    out.mkdir(parents=True, exist_ok=True)
    if options.language:
        of_language(options.language, options.legs, options.columns, out)
        return
    frames = now()
    groups: dict[str, list[tuple[str, list[Image.Image]]]] = {}
    for name, images in cells(frames, before(options.before) if options.before else {}):
        groups.setdefault(group(name), []).append((name, images))
    for name, found in groups.items():
        sheet(found, options.columns).save(out / f"{name}.png")
    fullest = sorted(frames, key=lambda name: -inked(frames[name]))
    mean = sum(map(inked, frames.values())) / len(frames)
    print(f"{len(frames)} frames, sheets in {out}; cells with ink: {mean:.0%} on average, most on", end=" ")
    print(", ".join(f"{name} {inked(frames[name]):.0%}" for name in fullest[:5]))


if __name__ == "__main__":
    main()
