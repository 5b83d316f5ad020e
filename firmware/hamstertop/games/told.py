"""A whole game as people look at it: one table, as text and as a picture. Loaded only when somebody asks."""

from . import TABLE

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from .whole import WholeGame

    Line = tuple[str, list[str]]

GAP = "  "
ORDERS = ("order", "winners", "lying")  # lists of seats and places, where others have a value for each seat
COUNTED = ("dams", "hamsters", "rolls")  # below 0 where nothing is known yet
LETTER = 8.4  # width of a letter of the picture, in pixels at SIZE
SIZE = 14
STEP = 20  # from line to line


def lines(game: "WholeGame") -> "list[Line]":
    """(name, a text for each seat) of what every player has; rows in which nobody has anything are left out."""
    found = []
    views = [game.view(seat) for seat in range(game.players)]
    tracker: Any = game.tracker
    for field in tracker.fields:
        value = getattr(tracker, field)
        if field not in ORDERS and isinstance(value, list) and len(value) == game.players:
            values = [views[seat]["tracker"][field][seat] for seat in range(game.players)]
            if field in COUNTED:
                values = [max(value, 0) for value in values]
            found.append((field, [_shown(value) for value in values]))
    told = [game.told_of(seat) for seat in range(game.players)]
    names: list[str] = []
    for rows in told:
        names += [name for name, _ in rows if name not in names]
    found += [(name, [dict(rows).get(name, "") for rows in told]) for name in names]
    return [(name, texts) for name, texts in found if any(texts)]


def _shown(value: object) -> str:
    """Nothing for what is nothing."""
    if isinstance(value, tuple):
        return " ".join([str(each) for each in value])
    return str(value) if value else ""


def shared(game: "WholeGame") -> "list[tuple[str, str]]":
    """(name, text) of what all share."""
    tracker: Any = game.tracker
    found = []
    for field in ("round", "order", "dice", "total", "water", "speed", "alligators"):
        value = getattr(tracker, field, None) if field in tracker.fields or field == "water" else None
        if value:
            found.append((field, _shown(tuple(value) if isinstance(value, list) else value)))
    return found + [(name, text) for name, text in game.told_of_all() if text]


def heads(game: "WholeGame") -> "list[str]":
    """What the columns are called; who must choose is marked."""
    return ["seat %d" % seat + (" <" if seat == game.seat else "") for seat in range(game.players)]


def title(game: "WholeGame") -> str:
    """The first line."""
    if game.over:
        waits = "over, " + ", ".join(["seat %d is %d" % (seat, place) for place, seat, _ in game.standings()])
    else:
        waits = "%s, %s" % (game.phase, "chance" if game.seat == TABLE else "seat %d to choose" % (game.seat or 0))
    return game.__class__.__module__.split(".")[-2] + ": " + waits


def written(game: "WholeGame") -> "list[str]":
    """The whole table, line by line."""
    rows = [("", heads(game))] + lines(game)
    widths = [max([len(texts[seat]) for _, texts in rows]) for seat in range(game.players)]
    more = shared(game)
    first = max([len(name) for name, _ in rows] + [len(name) for name, _ in more])
    found = [title(game)]
    for name, texts in rows:
        cells = [_wide(text, width) for text, width in zip(texts, widths)]
        found.append((_wide(name, first) + GAP + GAP.join(cells)).rstrip())
    return found + [_wide(name, first) + GAP + text for name, text in more]


def _wide(text: str, width: int) -> str:
    return text + " " * (width - len(text))


def text(game: "WholeGame") -> str:
    """A table for a terminal."""
    return "\n".join(written(game))


def svg(game: "WholeGame") -> str:
    """The table as a picture, in letters of one width, with a line under the names of the seats."""
    rows = written(game)
    width = int(max([len(row) for row in rows]) * LETTER) + 24
    height = STEP * len(rows) + 24
    found = [
        '<svg xmlns="http://www.w3.org/2000/svg" width="%d" height="%d" viewBox="0 0 %d %d">'
        % (width, height, width, height),
        '<rect width="100%" height="100%" rx="8" fill="#fffdf7" stroke="#b59a6a"/>',
        '<g font-family="monospace" font-size="%d" fill="#222" xml:space="preserve">' % SIZE,
    ]
    for index, row in enumerate(rows):
        weight = ' font-weight="bold"' if index < 2 else ""
        found.append(
            '<text x="12" y="%d"%s textLength="%d">%s</text>'
            % (STEP * index + 26, weight, len(row) * LETTER, _safe(row))
        )
    under = STEP * 2 + 13
    found.append('</g><path d="M12 %dH%d" stroke="#b59a6a"/></svg>' % (under, width - 12))
    return "\n".join(found)


def _safe(text: str) -> str:
    return text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")
