"""The content of a screen, as plain values that describe what is shown and what the keys do.

A screen is a function `(look, tracker, cursor, *arguments)` that returns a `Content` (see `content`). It does not draw
or change anything. The painter, web pages, screen readers and simulated players all use the same content.

A `Text` is a string, or a pair (long, short) of which a surface uses the first that fits. This module does not measure
text.

An **action** is a tuple that describes the effect of a press:

    ("do", event, ...)          store these events in order
    ("open", screen, ...)       show this screen function with these arguments above the current screen
    ("ask", question, action, why)  ask for confirmation first, with an explanation or ""
    ("at", cursor)              show the same screen with this cursor
    ("back",) or ("back", cursor)   leave this screen; given a cursor, mark that line in the list below
    ("roll", dice, sides, before)   roll dice, and store the event `before` with the faces appended
    ("draw", ways, before)      draw one of this many outcomes, and store `before` with its number appended
    ("draw_all", ways, before)  the same until the phase ends, each time among `ways(tracker)` outcomes
    ("play",)                   show the screen for the open game's phase, and stop its timer if one is running
    ("then", action, action)    carry out two actions in order
    ("show", name, ...)         show one of the companion's own screens (see `companion.shown.companion_screen`)
    ("game", title)             show the screen on which a game of a title begins or continues
    ("resume", title)           continue a title's game
    ("choose", title, event)    make the next game of a title begin with this event
    ("instead", title, event)   begin a game in place of an unfinished one, which is kept as a result
    ("home",)                   show the first screen
    ("take_back",)              undo the last event, but ask how far to go back at the third in a row
    ("back_to", logged)         undo events until only this number of them is left in the log
    ("help",)                   show help on the current screen, or on the marked line of a menu
    ("set", name, value)        change one of the settings, and store it
    ("name", seat, name)        give this name to a player and to nobody else, "" for the colour
    ("note", event)             store an annotation on what a card has, and remember it for later games
    ("respell", id, name)       change the spelling of a person's name
    ("forget", id)              forget a person
    ("table", people, action)   seat these people for the next game (see `Settings.sit`), then carry out the action
    ("result", payload)         show a result as a code; without a payload, the open game's
    ("delete", payload)         delete a result, and leave the screen that asks and the one that shows it
    ("check",)                  start the board check
    ("start",), ("stop",)       start or stop the screen's timer
    ("begin", title, event)     begin a game of a title with this event, replacing its saved one
    ("again", event)            begin a new game with this event and the people of the last, which skips set-up pages
    ("knows", title, knows)     remember whether players know a title, and begin a game of it
    ("learn", title, knows)     only remember it
    ("bring_back",)             undo the start of the open game, so that the game it replaced continues
    ("undo_or", kinds, event, message)  if the last event is of one of these kinds, store this event and show the
                                message; otherwise, undo
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

USUAL = "usual"  # as one of the `ways`: the effect that holding the key has on most screens

# Flags, which control how a screen behaves
SECRET = "secret"  # no light, sound or announcement reveals which key is pressed
EAGER = "eager"  # presses count before the display has shown the screen
CLEAN = "clean"  # the screen is worth a full refresh
STAYS = "stays"  # the screen stays after an event if the phase stays the same
PEEK = "peek"  # the screen is only for reading: the screen below does not change
NOTICE = "notice"  # the screen stays until players leave it
SENDS = "sends"  # the text sends players to the menu, which opens on what is most likely now
UNEXPLAINED = "unexplained"  # its help does not appear automatically: it would hide a result or be untrue


def long(text: "Text") -> str:
    """Return the long form of a `Text`."""
    return text if isinstance(text, str) else text[0]


def forms(text: "Text") -> "tuple[str, ...]":
    """Return the forms of a `Text`, longest first."""
    return (text,) if isinstance(text, str) else text


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
    beside: "Sequence[Key]" = (),
) -> Content:
    """Return the content of a screen.

    Args:
        id: the screen's name, which stays the same while only values on the screen change.
        heading: the current part of the game or menu. It follows the player's name if `who` is given.
        body: the blocks in reading order, made by the functions below.
        keys: the left, middle and right key, each a `key` or None. A lone key becomes the right one, which continues on
            every screen.
        who: the seat of the player who acts, or None.
        corner: the progress of the game, shown in the corner.
        main: the index of the key that continues, or None if no key should be easier to press than the others.
        ways: the effects of holding the keys (usually undo, help and leaving the screen), each as (label, action), None
            or USUAL. None instead of a tuple means that all three are the usual ones.
        lights: the scene for the lights (see `lights`).
        topic: the help topic, or "" for the phase's topic.
        flags: any of the flags above.
        time: a turn's timer (see `time`), or None. While it runs, the lights and any numeric figure show the time left.
        beside: additional keys for surfaces that have room for them. On others, the menu or a longer way leads to what
            they do.
    """
    keys, body = tuple(keys), tuple(body)
    acting = [key for key in keys if key]
    if len(acting) == 1:
        keys, main = (None, None, acting[0]), RIGHT
    return Content(id, who, heading, corner, body, keys, main, ways, lights, topic, flags, time, tuple(beside))


# A turn's timer, in ms. While it runs, `left` is the time that was left at `since`, in ticks. If it `pauses`, pressing
# or holding any key stops it.
Time = namedtuple("Time", ("total", "left", "since", "pauses", "grace"))


def time(total: int, left: int, since: "int | None" = None, pauses: bool = False, grace: int = 0) -> Time:
    """Return a turn's timer. It starts automatically after `grace` ms, unless this is 0."""
    return Time(total, left, since, pauses, grace)


# The effect of pressing a key. `above` has strings, pictures or shares (part, whole) to show above the label, `seat` is
# the player whose key it is, and `repeats` is whether the key acts repeatedly while held.
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
Player = namedtuple("Player", ("seat", "before", "number", "note", "sign", "more", "action", "does"))
Lines = namedtuple("Lines", ("count", "at", "lines"))
Record = namedtuple("Record", ("count", "last", "texts"))
Line = namedtuple("Line", ("text", "value", "picture", "action"))
Grid = namedtuple("Grid", ("header", "rows"))
Row = namedtuple("Row", ("seat", "cells", "detail", "marked", "name"))
Sides = namedtuple("Sides", ("sides", "share", "text"))
Side = namedtuple("Side", ("label", "seat", "number", "dice"))
Dice = namedtuple("Dice", ("faces", "sides", "marked"))
Image = namedtuple("Image", ("picture", "caption"))
Drawing = namedtuple("Drawing", ("name", "numbers", "alternative"))
Moving = namedtuple("Moving", ("series",))
Code = namedtuple("Code", ("texts", "version", "level"))
Letters = namedtuple("Letters", ("text", "most", "wheel", "at", "action"))


def say(do: "Text", why: "Text" = "", ask: "Text" = "") -> Say:
    """Return a block of text: what to do now, an explanation, and a question that the keys answer. Lines of `why` are
    separated by line feeds."""
    return Say(do, why, ask)


def figure(number: "int | str", label: "Text" = "", picture: "str | None" = None, alternative: str = "") -> Figure:
    """Return a large number for everybody to read, with a word or a small picture for what it counts. `alternative`
    describes the picture in words."""
    return Figure(number, label, picture, alternative)


def numbers(rows: "Sequence[Amount]", marked: "int | None" = None) -> Numbers:
    """Return numbers that can be set; the keys change the marked one. For coupled numbers, which are set one after
    another, the last one gets what remains."""
    return Numbers(tuple(rows), marked)


def amount(
    number: "int | None",
    label: "Text" = "",
    least: int = 0,
    most: int = 99,
    typical: "int | None" = None,
    action: "Callable[[int], Action] | None" = None,
) -> Amount:
    """Return a number that can be set from `least` to `most`, and is None while unknown. `action(number)` is the effect
    of entering a number, for surfaces where numbers can be chosen directly."""
    return Amount(number, label, least, most, typical, action)


def players(rows: "Sequence[Player]", marked: "int | None" = None, ordered: bool = False) -> Players:
    """Return everybody's state, with a row for each player. `marked` is the seat to mark, and `ordered` says whether
    the order of the rows matters."""
    return Players(tuple(rows), marked, ordered)


def player(
    seat: int,
    number: "int | str" = "",
    note: str = "",
    sign: "str | None" = None,
    before: str = "",
    more: str = "",
    action: "Action" = None,
    does: str = "",
) -> Player:
    """Return a player's row: a number, or a picture `sign` in its place; a few letters `before` it and after it
    (`note`); and an optional line `more`. `action` is the action for touching the player, which the word
    `does` names."""
    return Player(seat, before, number, note, sign, more, action, does)


def lines(count: int, at: int, get: "Callable[[int, int], Sequence[Line]]") -> Lines:
    """Return a list of `count` lines, with line `at` marked. `get(first, stop)` returns a range of lines, so that a
    display needs to create only those that it shows."""
    return Lines(count, at, get)


def record(count: int, last: int, get: "Callable[[int, int], Sequence[str]]") -> Record:
    """Return `count` numbered lines that can only be read. A display shows as many as fit, up to line `last`.
    `get(first, stop)` returns a range of lines."""
    return Record(count, last, get)


def line(text: "Text", action: "Action", value: "Text" = "", picture: "str | None" = None) -> Line:
    """Return a line of a list, with its text, the action for choosing it, its value and a small picture."""
    return Line(text, value, picture, action)


def listed(rows: "Sequence[Line]", at: int) -> Lines:
    """Return a list of existing lines, with line `at` marked."""
    return Lines(len(rows), at, lambda first, stop: rows[first:stop])


def grid(header: "Sequence[str]", rows: "Sequence[Row]") -> Grid:
    """Return a table with a row for each player or for some of them."""
    return Grid(tuple(header), tuple(rows))


def row(seat: int, cells: "Sequence[str]", detail: str = "", marked: bool = False, name: str = "") -> Row:
    """Return a row of a table. `detail` is additional text, and `name` is the name of a player in an earlier game, or
    "" for the player who has the seat now."""
    return Row(seat, tuple(cells), detail, marked, name)


def sides(both: "Sequence[Side]", share: "tuple[int, int, str] | None" = None, text: str = "") -> Sides:
    """Return the two sides of a duel or choice. `share` is the first side's part, the whole, and the share as text."""
    return Sides(tuple(both), share, text)


def side(label: "Text", number: "int | str", seat: "int | None" = None, dice: "Sequence[int]" = ()) -> Side:
    """Return a side with its label, its number, and optionally its player or the dice that add up to the number."""
    return Side(label, seat, number, tuple(dice))


def dice(faces: "Sequence[int]", sides: int = 6, marked: "int | None" = None) -> Dice:
    """Return a block of dice. `marked` is the index of a die to mark, or None."""
    return Dice(tuple(faces), sides, marked)


def image(picture: str, caption: "Sequence[str]" = ()) -> Image:
    """Return a picture, which is only decoration, by its name (see `drawing.pictures`). `caption` contains strings and
    names of pictures to show below it."""
    return Image(picture, tuple(caption))


def drawing(name: str, numbers: "Sequence[Any]", alternative: str) -> Drawing:
    """Return a picture that the module `name` draws from numbers. `alternative` describes it."""
    return Drawing(name, tuple(numbers), alternative)


def moving(series: str) -> Moving:
    """Return a series of pictures to show one after another; the last one stays. They are only decoration."""
    return Moving(series)


def code(texts: "Sequence[str]", version: int, level: "Level") -> Code:
    """Return a QR code of this version and level for a string in parts (see `drawing.qr`)."""
    return Code(tuple(texts), version, level)


def letters(
    text: str,
    most: int,
    wheel: "Sequence[str]",
    at: int,
    action: "Callable[[str], Action]",
) -> Letters:
    """Return text of at most `most` letters that players enter letter by letter. Letter `at` of the wheel is marked.
    `action(text)` is the effect of entering the whole text at once."""
    return Letters(text, most, tuple(wheel), at, action)
