"""Players' earlier choices: names to pick from, and the set-up of each title's next game. Each choice is a line in a
record of the settings, with the latest first; the oldest are dropped if they do not fit."""

KNOWN = 12  # maximum number of names
LONGEST = 255  # maximum number of bytes in a record


def remembered(name: str, known: list[str]) -> list[str]:
    """Return the known names with `name` moved or added to the front."""
    return fitting(([name] + [other for other in known if other != name])[:KNOWN])


def setup(title: str, setups: list[str]) -> tuple[int, ...]:
    """Return the values of the set-up event for a title's next game, or () if none have been chosen. Raise ValueError
    if they are not numbers."""
    for line in setups:
        name, *values = line.split(" ")
        if name == title:
            return tuple([int(value) for value in values])
    return ()


def beginning(title: str, values: "tuple[int, ...]", setups: list[str]) -> list[str]:
    """Return the set-ups, updated with the `values` chosen for a title."""
    line = title + " " + " ".join([str(value) for value in values])
    return fitting([line] + [other for other in setups if other.split(" ")[0] != title])


def fitting(lines: list[str]) -> list[str]:
    """Return as many of the lines as fit into a record."""
    while len("\n".join(lines).encode()) > LONGEST:
        lines = lines[:-1]
    return lines
