"""The fonts, each a module that is imported by name when needed; made by `hamstertop_host.fontmaker`.

small, medium and large have WORDS, plate has CAPITALS, and numerals has only 0-9 + - :. Letters that English does
without are in modules with the same name and `_names` (those for entering names) or `_letters` (all others): the canvas
loads them when needed.
"""

# The characters of English texts: ASCII and marks
WORDS = (
    " !\"#$%&'()*+,-./0123456789:;<=>?@"
    "ABCDEFGHIJKLMNOPQRSTUVWXYZ[\\]^_`abcdefghijklmnopqrstuvwxyz{|}~"
    "·×°±–’“”…▲▼◀▶"
)

# The characters in the font for names and numbers that everybody at the table reads
CAPITALS = " !%'()+,-./0123456789:?ABCDEFGHIJKLMNOPQRSTUVWXYZ×…"

_GREAT = "ABCDEFGHIJKLMNOPQRSTUVWXYZÀÁÂÃÄÅÆÇÈÉÊËÌÍÎÏÑÒÓÔÕÖØÙÚÛÜÝŒ"
_SMALL = "abcdefghijklmnopqrstuvwxyzàáâãäåæçèéêëìíîïñòóôõöøùúûüýœ"


def capitals(string: str) -> str:
    """Return a text in capitals for `plate`: not every runtime can capitalize letters with accents."""
    if len(string.encode()) == len(string):
        return string.upper()
    letters = []
    for char in string.replace("ß", "SS"):
        at = _SMALL.find(char)
        letters.append(char if at < 0 else _GREAT[at])
    return "".join(letters)
