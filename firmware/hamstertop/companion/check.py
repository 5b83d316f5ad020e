"""The board check, as a generator that yields requests and is sent the answers. `checking` runs it.

| request | answer |
|---|---|
| LINE, topic, good, text | none; `good` is None if there is nothing to judge |
| ASK, name of the question, question, three answers | the number of the answer, or None if nobody answered |
| PRESS, question, key | all edges until a key has been pressed and released, or none if nobody pressed a key |
| WAIT, ms | none |
| TRUST, whether to use partial refreshes | none |
| SHOW, full | (the refresh's length in ms, BUSY before it, whether BUSY changed during it, whether it never ended) |

The check needs nothing but the board: it works even if the screen and the lights do not, and without saved games.
"""

import os
import sys

from .. import VERSION, chance, ticks
from ..saving.storage import REFUSED, whole
from . import lights
from .screens import about

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Generator
    from typing import Any

    from ..board import Board

    Steps = Generator[tuple[Any, ...], Any, None]

LINE, ASK, PRESS, WAIT, SHOW, TRUST = range(6)
TOPICS = ("BOARD", "STORAGE", "CHANCE", "BATTERY", "PANEL", "KEYS", "LIGHTS", "SOUND")  # each has a light
BOARD, STORAGE, CHANCE, BATTERY, PANEL, KEYS, LIGHTS, SOUND = range(8)
MARKS = {True: "OK", False: "WRONG", None: "-"}  # verdicts on the console in every language
NO, YES = 0, 2  # answers given with the left and right keys

BLOB = "check"
RED, GREEN, BLUE, DIM = (60, 0, 0), (0, 60, 0), (0, 0, 60), (20, 20, 20)
BOUNCE = 60  # ms; presses closer together than this are too fast for a finger
LEAST = 32768  # bytes of storage needed for a long evening


def steps(board: "Board", words: "Any") -> "Steps":
    """Yield the requests of the whole check. `words` is the `check` section of the words."""
    yield LINE, BOARD, None, "%s, Hamstertop %s, %s" % (board.name, VERSION, runtime(words))
    yield _storage(board, words)
    yield _chance(words)
    charge = board.battery()
    yield (
        LINE,
        BATTERY,
        None if charge is None else charge > 10,
        words.none if charge is None else words.charge % charge,
    )
    yield from _panel(board, words)
    yield from _keys(board, words)
    if board.pixels:
        yield from _lights(board, words)
    else:
        yield LINE, LIGHTS, None, words.none
    yield from _sound(board, words)


def runtime(words: "Any") -> str:
    free = about.free_memory()
    return about.runtime() + ("" if free is None else ", " + words.memory % (free // 1024))


def report(board: "Board", lines: "list[tuple[int, bool | None, str]]", times: "list[str]") -> "list[str]":
    """Return what to paste into an issue, the same in every language. `lines` are the findings, and `times` how long
    each refresh took."""
    panel, data = board.panel, board.data.PANEL if board.data else {}
    names = [data[name] for name in ("controller", "name") if data.get(name)]
    size = "%d x %d" % (panel.width, panel.height)
    verdicts = []
    for topic, name in enumerate(TOPICS):
        verdicts.append(" ".join([name] + [MARKS[good] for of, good, _ in lines if of == topic]))
    return [
        ", ".join(["Hamstertop " + VERSION, about.runtime(), getattr(sys.implementation, "_machine", "")]),
        "%s, %d keys, %d pixels" % (board.name, board.keys, board.pixels),
        ", ".join(names + [size, "waveform " + panel.waveform, "fast pages" if panel.partial else "flashing pages"]),
        ", ".join(times),
        ", ".join(verdicts),
    ]


def _storage(board: "Board", words: "Any") -> "tuple[Any, ...]":
    """Test the storage by writing, appending and reading back, and return the request that reports the result."""
    try:
        board.storage.replace(BLOB, (b"12",))
        board.storage.append(BLOB, b"3")
        kept = whole(board.storage, BLOB) == b"123"
        board.storage.replace(BLOB, ())
    except REFUSED + (ValueError,) as error:
        return LINE, STORAGE, False, words.not_written % error
    if not kept:
        return LINE, STORAGE, False, words.not_kept
    if not board.data:
        return LINE, STORAGE, True, words.kept
    disk = os.statvfs("/")
    free = disk[0] * disk[3]
    return LINE, STORAGE, free >= LEAST, (words.free if free >= LEAST else words.full) % (free // 1024)


def _chance(words: "Any") -> "tuple[Any, ...]":
    """Test that all random numbers occur about equally often, and return the request that reports the result."""
    try:
        source = chance.System()
        counts = [0] * 8
        for _ in range(512):
            counts[source.byte() & 7] += 1
    except chance.StuckSource:
        return LINE, CHANCE, False, words.stuck
    good = min(counts) >= 24 and max(counts) <= 112  # 64 on average; a good source fails once in millions of tests
    return LINE, CHANCE, good, words.random if good else words.stuck


def _panel(board: "Board", words: "Any") -> "Steps":
    if not (yield from _refreshed(board, words, True)):
        return
    seen = yield ASK, "PICTURE", words.picture, (words.no, words.off_edge, words.yes)
    if seen == NO:
        turned = yield ASK, "HOW", words.how, (words.upside_down, words.mirrored, words.empty)
        if turned is not None:
            yield LINE, PANEL, False, (words.rotation, words.other_panel, words.no_picture)[turned]
    elif seen is not None:
        yield LINE, PANEL, seen == YES, words.seen if seen == YES else words.colstart
    if seen == YES:
        yield from _quick(board, words)


def _quick(board: "Board", words: "Any") -> "Steps":
    """Request a partial refresh, as a trial if nobody has confirmed that such refreshes work. If it changes nothing,
    the previous question stays on the panel, so answering that question must not confirm the refresh."""
    panel = board.panel
    before = panel.partial, panel.waveform
    if not (panel.partial or panel.kind):
        return
    panel.partial = True
    ghosts = None
    if (yield from _refreshed(board, words, False)):
        ghosts = yield ASK, "GHOSTS", words.ghosts, (words.no, words.faint, words.much)
    if ghosts is None:
        panel.partial, panel.waveform = before
        return
    finding = (True, None, False)[ghosts], (words.clean, words.faintly, words.ghostly)[ghosts]
    best = "" if ghosts == YES else panel.waveform
    if ghosts != NO:
        for waveform in [name for name in panel.waveforms if name != before[1]]:
            panel.waveform = waveform
            yield SHOW, True
            if (yield from _refreshed(board, words, False)):
                # The left key confirms: after a page that changed nothing, nobody answers "no grey".
                which = yield ASK, "WHICH", words.which, (words.this_page, words.page_before, words.neither)
                if which == NO:
                    finding, best = (True, words.other % waveform), waveform
                elif which == YES:
                    finding, best = (False, words.ghostly), ""
        panel.waveform = best or panel.waveforms[0]
    yield (LINE, PANEL) + finding
    yield TRUST, best != ""


def _refreshed(board: "Board", words: "Any", full: bool) -> "Generator[tuple[Any, ...], Any, bool]":
    """Refresh the panel, report the result, and return whether it worked."""
    ms, before, changed, never = yield SHOW, full
    trouble = _busy(board, words, ms, before, changed, never)
    good = words.full_took if full else words.partial_took
    yield LINE, PANEL, not trouble, trouble or good % _seconds(ms, words)
    return not trouble


def _seconds(ms: int, words: "Any") -> str:
    return ("%.1f" % (ms / 1000)).replace(".", words.point)


def _busy(board: "Board", words: "Any", ms: int, before: bool, changed: bool, never: bool) -> str:
    """Return what BUSY shows to be wrong with a refresh, or "" if nothing is."""
    data = board.data.PANEL if board.data else {}
    pins = data.get("pins", {})
    wires = {name: pin if isinstance(pin, str) else "GP%d" % pin for name, pin in pins.items()}
    if before:
        text: str = words.busy_inverted if changed else words.busy_off
        return text % (wires.get("busy", "BUSY"), data.get("controller", "?"), data.get("busy_level", "?"))
    if not changed:
        text = words.not_started
        return text % ", ".join([name.upper() + " " + wires.get(name, "") for name in sorted(wires)])
    text = words.never_ended
    return text % (ms / 1000) if never else ""


def _keys(board: "Board", words: "Any") -> "Steps":
    yield WAIT, 300
    stuck = [key for key, down in enumerate(board.held()) if down]
    if stuck:  # perhaps by a finger
        yield ASK, "LET_GO", words.let_go, ("", "", "")
        stuck = [key for key in stuck if board.held()[key]]
    for key in range(board.keys):
        name = _key(board, key)
        if key in stuck:
            yield LINE, KEYS, False, words.key_stuck % name
            continue
        edges = yield PRESS, words.press % name, key
        downs = [edge for edge in edges if edge[2]]
        if not downs:
            yield LINE, KEYS, False, words.key_dead % (name, _rail(board, key))
        elif downs[0][1] != key:
            yield LINE, KEYS, False, words.key_other % (name, _key(board, downs[0][1]))
        else:
            bounces = len([1 for n in range(1, len(downs)) if ticks.diff(downs[n][0], downs[n - 1][0]) < BOUNCE])
            yield LINE, KEYS, not bounces, words.key_bounces % (name, bounces + 1) if bounces else words.key_good % name


def _key(board: "Board", key: int) -> str:
    """Return the name and pin of a key."""
    if not board.data:
        return str(key + 1)
    pin = board.data.KEYS[key]["pin"]
    return "%s (%s)" % (board.data.KEYS[key]["name"], pin if isinstance(pin, str) else "GP%d" % pin)


def _rail(board: "Board", key: int) -> str:
    """Return what the other side of a key is connected to."""
    return "3V3" if board.data and board.data.KEYS[key]["active"] else "GND"


def _lights(board: "Board", words: "Any") -> "Steps":
    count = board.pixels
    for lit in range(count):
        _show(board, [DIM] * (lit + 1))
        yield WAIT, 150
    counted = yield ASK, "COUNT", words.count % count, (words.no, "", words.yes)
    if counted is not None:
        yield LINE, LIGHTS, counted == YES, (words.counted if counted else words.miscounted) % count
    for first in range(2):  # a second time if red and green were swapped
        _show(board, [RED, GREEN, BLUE])
        order = yield ASK, "COLOURS", words.colours, (words.green_first, words.other_colours, words.red_first)
        if order != 0 or first:
            break
        board.storage.replace(lights.ORDER, () if lights.swapped(board.storage) else (lights.SWAPPED,))
    _show(board, [])
    if order is not None:
        good = order == YES
        yield LINE, LIGHTS, good, words.miscoloured if not good else words.changed if first else words.coloured


def _show(board: "Board", colours: "list[tuple[int, int, int]]") -> None:
    """Light the first pixels in these colours and switch off the others."""
    rgb = bytearray(3 * board.pixels)
    for pixel, colour in enumerate(colours[: board.pixels]):
        rgb[3 * pixel : 3 * pixel + 3] = bytes(colour)
    if lights.swapped(board.storage):
        lights.swap(rgb)
    board.lights(rgb)


def _sound(board: "Board", words: "Any") -> "Steps":
    if board.data and not board.data.BUZZER:
        yield LINE, SOUND, None, words.none
        return
    for hertz in (1000, 1500, 2000):
        board.tone(hertz, 200)
        yield WAIT, 300
    heard = yield ASK, "HEARD", words.heard, (words.no, "", words.yes)
    if heard is not None:
        yield LINE, SOUND, heard == YES, words.sound if heard else words.silent
