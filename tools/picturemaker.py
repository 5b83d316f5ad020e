"""Generate the picture modules in `hamstertop.drawing.pictures` from the drawings in `pictures/*.txt` in this file's
folder.

    python tools/picturemaker.py [--drawings DIR] [--out DIR]

A drawing file contains one theme: a description on the first line and then, for each picture, a blank line, a line
with its NAME, and its rows, with `#` for ink and `.` for paper. A row that ends in `|` is the left half of a
symmetrical row. Pictures of the same size named NAME[0], NAME[1] and so on become a series. FRAMES is the series of an
animated picture. The ink common to all its frames becomes a separate picture, ALL, and the series has the remaining ink
of each frame.
"""

import argparse
import sys
from pathlib import Path

from fontmaker import literal, packed, pages

HERE = Path(__file__).resolve().parent
PICTURES = HERE.parent / "firmware" / "hamstertop" / "drawing" / "pictures"


def picture(name: str, rows: list[str]) -> tuple[int, int, bytes]:
    """Return the unpacked picture drawn in `rows`. Raise ValueError, naming the row, for an invalid row."""
    rows = [row[:-1] + row[-2::-1] if row.endswith("|") else row for row in rows]
    width = len(rows[0]) if rows else 0
    if not width:
        raise ValueError(f"{name} has no rows")
    for number, row in enumerate(rows, 1):
        if len(row) != width or row.strip("#."):
            raise ValueError(f"row {number} of {name} must be {width} characters, each # or .")
    return width, len(rows), pages([[pixel == "#" for pixel in row] for row in rows])


def module(theme: str, drawing: str) -> str:
    title, *blocks = (block.split("\n") for block in drawing.strip().split("\n\n"))
    pictures = ""
    series: dict[str, list[tuple[int, int, bytes]]] = {}
    for name, *rows in blocks:
        width, height, columns = picture(name, rows)
        stem, numbered, number = name.partition("[")
        if numbered:
            before = series.setdefault(stem, [])
            if number != f"{len(before)}]" or any(one[:2] != (width, height) for one in before):
                raise ValueError(f"{name} must be the next in its series, and of the same size")
            before.append((width, height, columns))
        else:
            pictures += f"{name} = ({width}, {height}, {literal(packed(columns))})\n"
    for stem, ones in series.items():
        index, together = b"", b""
        width, height, shared = ones[0]
        if stem == "FRAMES":
            for *_, columns in ones:
                shared = bytes(a & b for a, b in zip(shared, columns, strict=True))
            pictures += f"ALL = ({width}, {height}, {literal(packed(shared))})\n"
            ones = [(width, height, bytes(a & ~b for a, b in zip(one[2], shared, strict=True))) for one in ones]
        for *_, columns in ones:
            index += len(together).to_bytes(2, "little")
            together += packed(columns)
        pictures += f"{stem} = Series({width}, {height}, {literal(index)}, {literal(together)})\n"
    text = f'"""{title[0]}"""\n# Made by tools/picturemaker.py from pictures/{theme}.txt. Do not edit.\n'
    return text + ("from . import Series\n\n" if series else "") + pictures


def main(arguments: list[str] | None = None) -> int:
    """Write all modules. Return 2 if a drawing cannot be read."""
    parser = argparse.ArgumentParser(prog="picturemaker", description="Generate the firmware's picture modules.")
    parser.add_argument("--drawings", type=Path, default=HERE / "pictures")
    parser.add_argument("--out", type=Path, default=PICTURES)
    options = parser.parse_args(arguments)
    drawings = sorted(options.drawings.glob("*.txt"))
    if not drawings:
        print(f"picturemaker: no drawings (*.txt) found in {options.drawings}", file=sys.stderr)
        return 2
    for path in drawings:
        try:
            text = module(path.stem, path.read_text(encoding="utf-8"))
        except ValueError as error:
            print(f"picturemaker: {path}: {error}; correct the drawing", file=sys.stderr)
            return 2
        (options.out / f"{path.stem}.py").write_text(text, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
