"""Latin letters without their marks, for letters in names that a font lacks."""

# For each range of characters, its first and the letter for each; "?" where there is none
RANGES = (
    (0xC0, "AAAAAAACEEEEIIIIDNOOOOO?OUUUUYTsaaaaaaaceeeeiiiidnooooo?ouuuuyty"),
    (
        0x100,
        (
            "AaAaAaCcCcCcCcDdDdEeEeEeEeEeGgGgGgGgHhHhIiIiIiIiIiIiJjKkkLlLlLlL"
            "lLlNnNnNnnNnOoOoOoOoRrRrRrSsSsSsSsTtTtTtUuUuUuUuUuUuWwYyYZzZzZzs"
        ),
    ),
    (0x218, "SsTt"),
    (
        0x1E00,
        (
            "AaBbBbBbCcDdDdDdDdDdEeEeEeEeEeFfGgHhHhHhHhHhIiIiKkKkKkLlLlLlLlMm"
            "MmMmNnNnNnNnOoOoOoOoPpPpRrRrRrRrSsSsSsSsSsTtTtTtTtUuUuUuUuUuVvVv"
            "WwWwWwWwWwXxXxYyZzZzZzhtwy??????AaAaAaAaAaAaAaAaAaAaAaAaEeEeEeEe"
            "EeEeEeEeIiIiOoOoOoOoOoOoOoOoOoOoOoOoUuUuUuUuUuUuUuYyYyYyYy??????"
        ),
    ),
)
# Others: Vietnamese horns, and apostrophes
OTHERS = {"\u01a0": "O", "\u01a1": "o", "\u01af": "U", "\u01b0": "u", "\u02bc": "'", "\u2018": "'", "\u2019": "'"}


def bare(char: str) -> str:
    """Return the ASCII letter for a Latin letter with marks, or "" if there is none."""
    if char in OTHERS:
        return OTHERS[char]
    for first, letters in RANGES:
        at = ord(char) - first
        if 0 <= at < len(letters) and letters[at] != "?":
            return letters[at]
    return ""
