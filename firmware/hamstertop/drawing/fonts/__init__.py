"""The fonts, each a module to import by name when it is needed; made by `hamstertop_host.fontmaker`.

small, medium and large hold WORDS, plate holds CAPITALS, numerals holds 0-9 + - : only. Letters that English does
without are in modules of the same name, `_names` (those that a name is entered with) and `_letters` (all others): the
canvas loads one when it is needed.
"""

# What English is written with: ASCII and marks.
WORDS = (
    " !\"#$%&'()*+,-./0123456789:;<=>?@"
    "ABCDEFGHIJKLMNOPQRSTUVWXYZ[\\]^_`abcdefghijklmnopqrstuvwxyz{|}~"
    "·×°±–’“”…▲▼◀▶"
)

# Those of the font for names and numbers that everybody at the table reads.
CAPITALS = " !%'()+,-./0123456789:?ABCDEFGHIJKLMNOPQRSTUVWXYZ×…"

_GREAT = "ABCDEFGHIJKLMNOPQRSTUVWXYZÀÁÂÃÄÅÆÇÈÉÊËÌÍÎÏÑÒÓÔÕÖØÙÚÛÜÝŒ"
_SMALL = "abcdefghijklmnopqrstuvwxyzàáâãäåæçèéêëìíîïñòóôõöøùúûüýœ"


def capitals(string: str) -> str:
    """Return a text as `plate` can write it: not every runtime knows the capital of a letter with an accent."""
    if len(string.encode()) == len(string):
        return string.upper()
    letters = []
    for char in string.replace("ß", "SS"):
        at = _SMALL.find(char)
        letters.append(char if at < 0 else _GREAT[at])
    return "".join(letters)
