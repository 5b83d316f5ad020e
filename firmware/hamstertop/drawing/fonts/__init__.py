"""The fonts, each a module to import by name when it is needed; made by `hamstertop_host.fontmaker`.

small, medium, large and huge hold LATIN; digits and numerals hold 0-9 + - : only.
"""

# The characters of the fonts for words: ASCII, the letters of Latin-1, and marks.
LATIN = (
    " !\"#$%&'()*+,-./0123456789:;<=>?@"
    "ABCDEFGHIJKLMNOPQRSTUVWXYZ[\\]^_`abcdefghijklmnopqrstuvwxyz{|}~"
    "ÀÁÂÃÄÅÆÇÈÉÊËÌÍÎÏÐÑÒÓÔÕÖ×ØÙÚÛÜÝÞßàáâãäåæçèéêëìíîïðñòóôõö÷øùúûüýþÿ"
    "¡«·»¿°±Œœ–’“”„•…▲▼◀▶"
)
