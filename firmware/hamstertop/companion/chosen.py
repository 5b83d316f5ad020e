"""What players have chosen once: names to be picked from, and what a title's next game begins with. Each is a line of a
record of the settings, the last one first; the oldest ones go where there is no room."""

KNOWN = 12  # names
LONGEST = 255  # bytes of a record


def remembered(name: str, known: list[str]) -> list[str]:
    """Return the names that are known from now on."""
    return fitting(([name] + [other for other in known if other != name])[:KNOWN])


def setup(title: str, setups: list[str]) -> tuple[int, ...]:
    """Return the values of the set-up event with which a title's next game begins, () if none were chosen. ValueError
    where they are not numbers."""
    for line in setups:
        name, *values = line.split(" ")
        if name == title:
            return tuple([int(value) for value in values])
    return ()


def beginning(title: str, values: "tuple[int, ...]", setups: list[str]) -> list[str]:
    """Return the set-ups that count from now on."""
    line = title + " " + " ".join([str(value) for value in values])
    return fitting([line] + [other for other in setups if other.split(" ")[0] != title])


def fitting(lines: list[str]) -> list[str]:
    """Return the names that a record has room for."""
    while len("\n".join(lines).encode()) > LONGEST:
        lines = lines[:-1]
    return lines
