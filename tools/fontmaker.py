"""Generate the font modules in `hamstertop.drawing.fonts` from freely licensed typefaces.

    python tools/fontmaker.py [--x11 DIR] [--liberation DIR] [--out DIR]

The typefaces come from the Debian packages xfonts-75dpi (Adobe Helvetica, hand-drawn bitmaps) and fonts-liberation2
(Liberation Sans 2, for numerals). The same typefaces always produce the same bytes.

A font module has HEIGHT, BASE, CAP and CHARS. For the n-th character in CHARS, INDEX[2 * n] (two bytes, low byte first)
is the offset of its record in DATA:

    advance, composed << 7 | width, left + 2, top, rows
    if composed: the index in WORDS of the letter that this record adds an accent to
    the ink in pages of `width` bytes, each byte for eight rows with the top row in the lowest bit, packed (see
        `hamstertop.drawing.canvas`)

`left` is counted from the pen and `top` from the top of the line box. Both describe the ink only, as do the rows.
LETTERS is the name of a module with CHARS, INDEX and DATA for additional letters in the same line box, or "" for none.
English does not need these letters, and they take up as much memory as the others. The first such module has the
letters for entering names. Its own LETTERS names the module with all other letters, which a device gets only with other
languages.
"""

import argparse
import sys
from pathlib import Path

from PIL import ImageFont

from hamstertop.drawing.fonts import CAPITALS, WORDS

ROOT = Path(__file__).resolve().parents[1]
FONTS = ROOT / "firmware" / "hamstertop" / "drawing" / "fonts"

DIGITS = "0123456789+-:"

# A narrow no-break space, half as wide as a space, used in French before ; : ! ? and inside « »
NARROW = "\u202f"
# Western European letters and marks that English does not need: those for entering names, and all others
NAMES = "ÄÇÈÉÖÜßäçèéöü"
LETTERS = "ÀÁÂÃÅÆÊËÌÍÎÏÐÑÒÓÔÕØÙÚÛÝÞàáâãåæêëìíîïðñòóôõ÷øùúûýþÿ¡«»¿ªºŒœ„•" + NARROW
# Characters of a font's main module -> characters of its other modules
OTHERS = {WORDS: (NAMES, LETTERS), CAPITALS: ("ÄÇÈÉÖÜ", "ÀÁÂÃÅÆÊËÌÍÎÏÑÒÓÔÕØÙÚÛÝŒ¡¿’" + NARROW)}
LOWER = 2  # pixels by which accents on capitals are lowered, so that a name fits in the bar

# The base of each letter that the typefaces draw as a letter and an accent
BASES = {
    **dict.fromkeys("ÀÁÂÃÄÅ", "A"), "Ç": "C", **dict.fromkeys("ÈÉÊË", "E"), **dict.fromkeys("ÌÍÎÏ", "I"),
    "Ñ": "N", **dict.fromkeys("ÒÓÔÕÖ", "O"), **dict.fromkeys("ÙÚÛÜ", "U"), "Ý": "Y",
    **dict.fromkeys("àáâãäå", "a"), "ç": "c", **dict.fromkeys("èéêë", "e"),
    "ñ": "n", **dict.fromkeys("òóôõö", "o"), **dict.fromkeys("ùúûü", "u"), **dict.fromkeys("ýÿ", "y"),
}  # fmt: skip

SHORTENED = (
    "acfkrt"  # lose their last column where they would touch the next letter, so that "rn" does not read like "m"
)
STANDING = "¡¿"  # raised onto the baseline, because they would touch the line below

Ink = frozenset[tuple[int, int]]  # the black pixels, as (x from the pen, y down from the baseline)


class Face:
    """A face in one size, with the ink and advance of each character."""

    def __init__(self, path: Path, size: int, tall: str) -> None:
        """Load a font. The character `tall` has the height of a capital."""
        self.font = ImageFont.truetype(str(path), size, layout_engine=ImageFont.Layout.BASIC)
        self.cap = -min(y for _, y in self._ink(tall))

    def advance(self, char: str) -> int:
        sign = _sign(char, self.cap)
        return sign[1] if sign else round(self.font.getlength(char))

    def ink(self, char: str) -> Ink:
        sign = _sign(char, self.cap)
        ink = sign[0] if sign else self._ink(char)
        below = max(y for _, y in ink) + 1 if char in STANDING else 0
        return frozenset((x, y - below) for x, y in ink) if below else ink

    def _ink(self, char: str) -> Ink:
        mask, (left, top) = self.font.getmask2(char, mode="1", anchor="ls")
        width, height = mask.size
        return frozenset((x + left, y + top) for y in range(height) for x in range(width) if mask.getpixel((x, y)))


def _sign(char: str, cap: int) -> tuple[Ink, int] | None:
    """Return the ink and advance of a symbol that we draw ourselves, or None for other characters.

    The typefaces do not have solid triangles, and their middle dot looks like a hyphen.
    """
    if char == "·":
        side, middle = (cap + 5) // 6, (cap + 1) // 2
        return frozenset((x + 1, y - middle) for x in range(side) for y in range(side)), side + 2
    if char not in "▲▼◀▶":
        return None
    half = (cap + 1) // 2
    ink = {(x, y) for y in range(half) for x in range(half - 1 - y, half + y)}
    if char == "▼":
        ink = {(x, half - 1 - y) for x, y in ink}
    elif char == "◀":
        ink = {(y, x) for x, y in ink}
    elif char == "▶":
        ink = {(half - 1 - y, x) for x, y in ink}
    tall = max(y for _, y in ink) + 1
    up = (cap + tall) // 2  # centred on a capital
    return frozenset((x + 1, y - up) for x, y in ink), max(x for x, _ in ink) + 3


def _apart(char: str, ink: Ink, advance: int) -> tuple[Ink, int]:
    """Return the ink and advance of a letter, digit or slash with a blank column at its end, and none of its ink left
    of the pen, so that no two of them touch."""
    left = min(0, min(x for x, _ in ink))
    if BASES.get(char, char) in SHORTENED:
        ink = frozenset((x, y) for x, y in ink if x < advance - 1)
    return frozenset((x - left, y) for x, y in ink), max(advance, max(x for x, _ in ink) + 2) - left


def _raised(ink: Ink) -> Ink:
    """Return the ink of Q with its tail raised to the baseline, so that a name fits in the bar, and moved to the right,
    where it can still be seen."""
    deep = max(y for _, y in ink) + 1
    return frozenset((x + 2, y - deep) if y >= 0 else (x, y) for x, y in ink)


def _record(ink: Ink, advance: int, base: int, under: int | None) -> bytes:
    """Return a record for DATA. `under` is the index of the letter that `ink` adds an accent to, or None."""
    if not ink:
        return bytes([advance, 0, 2, 0, 0])
    left, top = min(x for x, _ in ink), min(y for _, y in ink)
    width, rows = max(x for x, _ in ink) - left + 1, max(y for _, y in ink) - top + 1
    bits = pages([[(x + left, y + top) in ink for x in range(width)] for y in range(rows)])
    head = [advance, (under is not None) << 7 | width, left + 2, base + top, rows]
    if under is not None:
        head.append(under)
    return bytes(head) + packed(bits)


def pages(rows: list[list[bool]]) -> bytes:
    """Return rows of pixels in the canvas's format: a byte for eight rows of a column, with the top row in the lowest
    bit."""
    return bytes(
        sum(1 << y for y, row in enumerate(rows[top : top + 8]) if row[x])
        for top in range(0, len(rows), 8)
        for x in range(len(rows[0]))
    )


RUN = 64  # the maximum number of bytes per control byte


def packed(data: bytes) -> bytes:
    """Return the shortest packed form of the bytes, as `hamstertop.drawing.canvas` unpacks it."""
    best = [b""]  # the packed forms of the last 0, 1, 2 … bytes of the data
    for start in range(len(data) - 1, -1, -1):
        rest = data[start : start + RUN]
        equal = len(rest) - len(rest.lstrip(rest[:1]))
        ways = [bytes([n - 1]) + rest[:n] + best[-n] for n in range(1, len(rest) + 1)]
        if rest[0] in (0, 255):
            ways.append(bytes([(3 if rest[0] else 2) << 6 | equal - 1]) + best[-equal])
        else:
            ways.append(bytes([1 << 6 | equal - 1, rest[0]]) + best[-equal])
        best.append(min(ways, key=len))
    return best[-1]


def literal(data: bytes) -> str:
    lines, line = [], ""
    for byte in data:
        line += f"\\x{byte:02x}"
        if len(line) >= 100:
            lines.append(line)
            line = ""
    lines.append(line)
    return "(\n" + "".join(f'    b"{line}"\n' for line in lines if line) + ")"


def quoted(chars: str) -> str:
    """Return a string literal with the narrow space escaped."""
    return '"' + chars.replace(NARROW, "\\u202f") + '"'


def modules(face: Face, chars: str, name: str, source: str) -> dict[str, str]:
    """Return name -> text for a font's module and any modules with its other letters."""
    of_names, others = OTHERS.get(chars, ("", ""))
    low = LOWER if chars == CAPITALS else 0
    inks = {char: face.ink(char) if char != NARROW else Ink() for char in chars + of_names + others}
    advances = {char: face.advance(char) if char != NARROW else (face.advance(" ") + 1) // 2 for char in inks}
    for char in [char for char in inks if char.isalnum() or char == "/"]:  # a slash stands between numbers
        inks[char], advances[char] = _apart(char, inks[char], advances[char])
    if low:
        inks["Q"] = _raised(inks["Q"])
    under: dict[str, int] = {}
    for char, letter in BASES.items():
        if char not in inks:
            continue
        inks[char] = frozenset((x, y + low if y < -face.cap else y) for x, y in inks[char])
        if inks[letter] < inks[char]:
            inks[char] -= inks[letter]
            under[char] = chars.index(letter)
    rows = [y for ink in inks.values() for _, y in ink]
    base = -min(rows)

    def table(chars: str) -> str:
        index, data = b"", b""
        for char in chars:
            index += len(data).to_bytes(2, "little")
            data += _record(inks[char], advances[char], base, under.get(char))
        return f"INDEX = {literal(index)}\nDATA = {literal(data)}\n"

    head = f"# Made by tools/fontmaker.py from {source}.\n# Licence: README.md beside this file. Do not edit.\n"
    size = f"HEIGHT = {max(rows) + 1 + base}\nBASE = {base}\nCAP = {face.cap}\n"
    if not others:
        return {name: f'{head}CHARS = "{chars}"\n{size}LETTERS = ""\n{table(chars)}'}
    shared = "WORDS" if chars == WORDS else "CAPITALS"
    package = "hamstertop.drawing.fonts."
    return {
        name: (
            f'{head}from . import {shared}\n\nCHARS = {shared}\n{size}LETTERS = "{package}{name}_names"\n{table(chars)}'
        ),
        f"{name}_names": f'{head}CHARS = "{of_names}"\nLETTERS = "{package}{name}_letters"\n{table(of_names)}',
        f"{name}_letters": f'{head}CHARS = {quoted(others)}\nLETTERS = ""\n{table(others)}',
    }


# module: package, file, size of the em in pixels, characters, description
X11 = "xfonts-75dpi"
LIBERATION = "fonts-liberation2"
MODULES = {
    "small": (X11, "helvR10.pcf.gz", 10, WORDS, "Adobe Helvetica 10"),
    "medium": (X11, "helvB12.pcf.gz", 12, WORDS, "Adobe Helvetica Bold 12"),
    "large": (X11, "helvB18.pcf.gz", 18, WORDS, "Adobe Helvetica Bold 18"),
    "plate": (LIBERATION, "LiberationSans-Bold.ttf", 33, CAPITALS, "Liberation Sans 2 Bold at 33 pixels"),
    "numerals": (LIBERATION, "LiberationSans-Bold.ttf", 67, DIGITS, "Liberation Sans 2 Bold at 67 pixels"),
}


def face_modules(name: str, folder: Path) -> dict[str, str]:
    """Return name -> text for the modules described by a row of MODULES, from a typeface in this folder."""
    package, file, size, chars, title = MODULES[name]
    face = Face(folder / file, size, "H" if "H" in chars else "0")
    return modules(face, chars, name, f"{title},\n# {file} of {package}")


def main(arguments: list[str] | None = None) -> int:
    """Write all modules. Return 2 if a typeface is missing."""
    parser = argparse.ArgumentParser(prog="fontmaker", description="Generate the firmware's font modules.")
    parser.add_argument("--x11", type=Path, default=Path("/usr/share/fonts/X11/75dpi"))
    parser.add_argument("--liberation", type=Path, default=Path("/usr/share/fonts/truetype/liberation2"))
    parser.add_argument("--out", type=Path, default=FONTS)
    options = parser.parse_args(arguments)
    folders = {X11: options.x11, LIBERATION: options.liberation}
    for name, (package, file, *_) in MODULES.items():
        path = folders[package] / file
        if not path.is_file():
            print(
                f"fontmaker: {path} not found; install the Debian package {package} or give its folder", file=sys.stderr
            )
            return 2
        for module, text in face_modules(name, folders[package]).items():
            (options.out / f"{module}.py").write_text(text, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
