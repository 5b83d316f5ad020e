"""The content of a screen: plain values that say what is shown and what the keys do.

A screen is a function `(look, tracker, cursor, *arguments)` that returns a `Content` (see `content`). It does not draw
or change anything. The painter, the page, the screen reader, the console and key play all read the same value.

A text is a string, or a pair (long, short): a surface uses the first that fits. This module does not measure text.

An **action** is a tuple that describes the effect of a press:

    ("do", event, ...)          store these events, one after another
    ("open", screen, ...)       show this screen function with these arguments above the current screen
    ("ask", question, action, why)  ask first, with an explanation or ""
    ("at", cursor)              show the same screen with this cursor
    ("back",) or ("back", cursor)   leave this screen; the list below marks that line
    ("roll", dice, sides, before)   roll, and store the event `before` with the faces added
    ("draw", ways, before)      draw one of this many equally likely ways, and store `before` with its number added
    ("play",)                   show the screen for the open game's phase; a timer that ran there is stopped
    ("then", action, action)    carry out one after another
    ("show", name, ...)         show one of the companion's own screens (see `companion.shown.found`)
    ("game", title)             show the screen on which a game of a title begins or continues
    ("resume", title)           continue with the game of a title
    ("choose", title, event)    let the next game of a title begin with this event
    ("instead", title, event)   begin a game in place of an unfinished one, which is kept as a result
    ("explained", what)         remember that this was explained
    ("play",), ("home",)        show the open game, or the first screen
    ("undo",)                   take the last event back
    ("take_back",)              the same, but ask first if it is another player's, or begins the game
    ("help",)                   show help on the present screen
    ("set", name, value)        change one of the settings, and store it
    ("name", seat, name)        give this name to a player and to nobody else, "" for the colour
    ("result", payload)         show a result as a code; without a payload, the open game's
    ("whole", payload)          show the codes of its whole game instead
    ("leaf", page)              show another of several codes
    ("check",)                  let the board check itself
    ("start",), ("stop",)       start or stop the timer of the screen
    ("begin", title, event)     begin a game of a title with this event, in place of its saved one
    ("again", action)           begin a new game, set up like the one that has ended, and do this on its first screen
    ("bring_back",)             take back the start of the open game: the game that it replaced continues
    ("undo_or", kinds, event, message)  store this event with a message if the last event is one of these kinds; else
                                undo
"""

from collections import namedtuple

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from typing import Any

    from .companion.lights import Scene
    from .drawing.qr import Level

    Text = str | tuple[str, str]
    Action = tuple[Any, ...] | None

LEFT = 0
MIDDLE = 1
RIGHT = 2

USUAL = "usual"  # in place of a way: the effect that holding the key has on most screens

# Flags: how a screen behaves among the others
SECRET = "secret"  # no light, sound or announcement reveals which key is pressed
EAGER = "eager"  # presses count before the display has shown the screen
CLEAN = "clean"  # it is worth a full refresh
STAYS = "stays"  # an event leaves it in place while the phase stays the same
PEEK = "peek"  # it only shows something: the screen below does not change
NOTICE = "notice"  # it stays until players leave it
UNEXPLAINED = "unexplained"  # its help does not appear automatically: it would hide a result, or would not be true

Content = namedtuple(
    "Content",
    (
        "id",
        "who",
        "heading",
        "corner",
        "body",
        "keys",
        "main",
        "ways",
        "lights",
        "topic",
        "flags",
        "time",
        "beside",
    ),
)


def content(
    id: str,
    heading: "Text" = "",
    body: "Sequence[Any]" = (),
    keys: "Sequence[Any]" = (None, None, None),
    who: "int | None" = None,
    corner: "Text" = "",
    main: "int | None" = RIGHT,
    ways: "tuple[Any, Any, Any] | None" = None,
    lights: "Scene" = ("dark",),
    topic: str = "",
    flags: "Sequence[str]" = (),
    time: "Time | None" = None,
    beside: "Key | None" = None,
) -> Content:
    """Return the content of a screen.

    Args:
        id: the screen's name; it stays the same while only its values change.
        heading: the place in the game or menu. If `who` is given, it follows the name.
        body: blocks in reading order, made by the functions below.
        keys: the effects of pressing the left, middle and right key, each a `key` or None.
        who: the seat of the player who acts, if one does.
        corner: the progress.
        main: the key to go on with, or None if no key should be easier to press than the others.
        ways: undo, help and the way out, each (label, action), None or USUAL; None for all the usual ones.
        lights: a scene (see `lights`).
        topic: the topic of its help, "" for the topic of the phase.
        flags: some of the flags above.
        time: the timer of a turn (see `time`). While it runs, the lights show it, and so does a figure with a number.
        beside: a further key, for surfaces with room for it; on the others, its action is the first line of the menu.
    """
    keys, body = tuple(keys), tuple(body)
    return Content(id, who, heading, corner, body, keys, main, ways, lights, topic, flags, time, beside)


# The timer of a turn, in ms: in all, and the time left; if it runs, the time that was left at the ticks `since`. A
# timer that `pauses` is stopped by pressing or holding any key.
Time = namedtuple("Time", ("total", "left", "since", "pauses", "grace"))


def time(total: int, left: int, since: "int | None" = None, pauses: bool = False, grace: int = 0) -> Time:
    """Return the timer of a turn. After `grace` ms it starts automatically, unless this is 0."""
    return Time(total, left, since, pauses, grace)


# The effect of pressing a key. `above` is shown over the label: a text, a picture, or a share (part, whole); `seat` is
# the player whose key it is; a key that `repeats` acts again and again while it is held.
Key = namedtuple("Key", ("above", "label", "action", "seat", "repeats"))


def key(
    label: "Text", action: "Action", above: "Sequence[Any]" = (), seat: "int | None" = None, repeats: bool = False
) -> Key:
    """Return a key with a label and an action."""
    return Key(tuple(above), label, action, seat, repeats)


# Blocks. Their fields are in reading order, like all fields here.

Say = namedtuple("Say", ("do", "why", "ask"))
Figure = namedtuple("Figure", ("number", "label", "picture", "alternative"))
Numbers = namedtuple("Numbers", ("rows", "marked"))
Amount = namedtuple("Amount", ("number", "label", "least", "most", "typical", "action"))
Players = namedtuple("Players", ("rows", "marked", "ordered"))
Player = namedtuple("Player", ("seat", "before", "number", "note", "sign", "more", "action", "touch"))
Lines = namedtuple("Lines", ("count", "at", "lines"))
Record = namedtuple("Record", ("count", "last", "texts"))
Line = namedtuple("Line", ("text", "value", "picture", "action"))
Grid = namedtuple("Grid", ("header", "rows"))
Row = namedtuple("Row", ("seat", "cells", "detail", "marked", "name"))
Sides = namedtuple("Sides", ("sides", "share", "text"))
Side = namedtuple("Side", ("label", "seat", "number", "dice"))
Dice = namedtuple("Dice", ("faces", "sides", "marked"))
Image = namedtuple("Image", ("picture", "alternative", "caption"))
Drawing = namedtuple("Drawing", ("name", "numbers", "alternative"))
Moving = namedtuple("Moving", ("series", "alternative"))
Code = namedtuple("Code", ("texts", "version", "level"))
Letters = namedtuple("Letters", ("text", "most", "wheel", "at", "allowed", "action"))


def say(do: "Text", why: "Text" = "", ask: "Text" = "") -> Say:
    """Return text: what to do now, what follows from it, and a question that the keys answer. Lines of `why` are
    separated by line feeds."""
    return Say(do, why, ask)


def figure(number: "int | str", label: "Text" = "", picture: "str | None" = None, alternative: str = "") -> Figure:
    """Return a number that everybody must read, with a word or a small picture for what it counts; `alternative`
    describes the picture in words."""
    return Figure(number, label, picture, alternative)


def numbers(rows: "Sequence[Amount]", marked: "int | None" = None) -> Numbers:
    """Return numbers to be set, one of which the keys change. If coupled, they are set one after another, and the last
    takes the rest; the cursor says which one is asked for, and entering its present value asks for it."""
    return Numbers(tuple(rows), marked)


def amount(
    number: "int | None",
    label: "Text" = "",
    least: int = 0,
    most: int = 99,
    typical: "int | None" = None,
    action: "Callable[[int], Action] | None" = None,
) -> Amount:
    """Return a number that can be set from `least` to `most`, None while it is unknown. `action(number)` is the effect
    of entering this number, for surfaces on which numbers can be chosen directly."""
    return Amount(number, label, least, most, typical, action)


def players(rows: "Sequence[Player]", marked: "int | None" = None, ordered: bool = False) -> Players:
    """Return everybody's state, a row for each; `marked` is a seat, `ordered` says that the rows are a sequence."""
    return Players(tuple(rows), marked, ordered)


def player(
    seat: int,
    number: "int | str" = "",
    note: str = "",
    sign: "str | None" = None,
    before: str = "",
    more: str = "",
    action: "Action" = None,
    touch: str = "",
) -> Player:
    """Return the row of a player: a number, or a picture `sign` in its place, a few letters `note` behind it and
    `before` it, perhaps a line `more`, and what touching the player does: an action, and `touch`, a word for it."""
    return Player(seat, before, number, note, sign, more, action, touch)


def lines(count: int, at: int, get: "Callable[[int, int], Sequence[Line]]") -> Lines:
    """Return a list in which line `at` is marked. `get(first, stop)` returns these lines: a display gets only those
    that it shows."""
    return Lines(count, at, get)


def record(count: int, last: int, get: "Callable[[int, int], Sequence[str]]") -> Record:
    """Return numbered lines that can only be read; a display shows as many as it has room for, up to line `last`.
    `get(first, stop)` returns their texts."""
    return Record(count, last, get)


def line(text: "Text", action: "Action", value: "Text" = "", picture: "str | None" = None) -> Line:
    """Return a line of a list: its text, the effect of choosing it, its value and a small picture."""
    return Line(text, value, picture, action)


def listed(rows: "Sequence[Line]", at: int) -> Lines:
    """Return a list of lines that all exist already."""
    return Lines(len(rows), at, lambda first, stop: rows[first:stop])


def grid(header: "Sequence[str]", rows: "Sequence[Row]") -> Grid:
    """Return a table with a row for each player, or for some of them."""
    return Grid(tuple(header), tuple(rows))


def row(seat: int, cells: "Sequence[str]", detail: str = "", marked: bool = False, name: str = "") -> Row:
    """Return a row of a table: cells under the header; `detail` says more; `name` is the name of a player in an earlier
    game, "" for the player who sits there now."""
    return Row(seat, tuple(cells), detail, marked, name)


def sides(both: "Sequence[Side]", share: "tuple[int, int, str] | None" = None, text: str = "") -> Sides:
    """Return the two sides of a duel or of a choice. `share` is the first side's part, the whole, and both as a
    text."""
    return Sides(tuple(both), share, text)


def side(label: "Text", number: "int | str", seat: "int | None" = None, dice: "Sequence[int]" = ()) -> Side:
    """Return a side: its label, its number, and perhaps its player or the dice that make the number."""
    return Side(label, seat, number, tuple(dice))


def dice(faces: "Sequence[int]", sides: int = 6, marked: "int | None" = None) -> Dice:
    """Return dice; one of them may be marked."""
    return Dice(tuple(faces), sides, marked)


def image(picture: str, alternative: str = "", caption: "Sequence[str]" = ()) -> Image:
    """Return a picture by its name (see `drawing.pictures`); `alternative` describes it, "" if it is only decoration. A
    `caption` below it consists of texts and of pictures by their names."""
    return Image(picture, alternative, tuple(caption))


def drawing(name: str, numbers: "Sequence[Any]", alternative: str) -> Drawing:
    """Return a picture that is drawn from numbers by the module `name`."""
    return Drawing(name, tuple(numbers), alternative)


def moving(series: str, alternative: str = "") -> Moving:
    """Return a series of pictures shown one after another, the last of which stays."""
    return Moving(series, alternative)


def code(texts: "Sequence[str]", version: int, level: "Level") -> Code:
    """Return a QR code of a text in parts, of this version (see `drawing.qr`)."""
    return Code(tuple(texts), version, level)


def letters(
    text: str,
    most: int,
    wheel: "Sequence[str]",
    at: int,
    allowed: "Callable[[str], bool]",
    action: "Callable[[str], Action]",
) -> Letters:
    """Return a text that is written letter by letter, with at most this many: the keys take letter `at` of the wheel.
    `action(text)` is the effect of entering the whole text, each letter of which must be `allowed`."""
    return Letters(text, most, tuple(wheel), at, allowed, action)
