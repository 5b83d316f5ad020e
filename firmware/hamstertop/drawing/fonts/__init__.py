"""The fonts, each a module to import by name when it is needed; made by `hamstertop_host.fontmaker`.

small, medium and large hold LATIN, plate holds CAPITALS, numerals holds 0-9 + - : only.
"""

# The characters of the fonts for words: ASCII, the letters of Latin-1, and marks.
LATIN = (
    " !\"#$%&'()*+,-./0123456789:;<=>?@"
    "ABCDEFGHIJKLMNOPQRSTUVWXYZ[\\]^_`abcdefghijklmnopqrstuvwxyz{|}~"
    "ÀÁÂÃÄÅÆÇÈÉÊËÌÍÎÏÐÑÒÓÔÕÖ×ØÙÚÛÜÝÞßàáâãäåæçèéêëìíîïðñòóôõö÷øùúûüýþÿ"
    "¡«·»¿°±Œœ–’“”„•…▲▼◀▶"
)

# Those of the font for names and numbers that everybody at the table reads.
CAPITALS = " !%'()+,-./0123456789:?ABCDEFGHIJKLMNOPQRSTUVWXYZÀÁÂÃÄÅÆÇÈÉÊËÌÍÎÏÑÒÓÔÕÖØÙÚÛÜÝŒ×…"

# Their small letters, place by place: not every runtime knows the capital of a letter with an accent.
_SMALL = "abcdefghijklmnopqrstuvwxyzàáâãäåæçèéêëìíîïñòóôõöøùúûüýœ"


def capitals(string: str) -> str:
    """A text as `plate` can write it."""
    first = CAPITALS.find("A")
    letters = []
    for char in string.replace("ß", "SS"):
        at = _SMALL.find(char)
        letters.append(char if at < 0 else CAPITALS[first + at])
    return "".join(letters)
