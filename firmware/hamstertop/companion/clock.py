"""Lets the time of a turn run on its screen, and stores what is left, see `timed`."""

from .. import ticks
from . import timed

TYPE_CHECKING = False
if TYPE_CHECKING:
    from .app import App
    from .shown import Shown


def tick(app: "App", now: int) -> None:
    """Note the marks of a running time, or begin one after its grace. Show the next picture of a series as soon as the
    panel shows the one before."""
    screen = app.stack.timed
    time = screen.content.time
    if time:
        if time.since is not None:
            _note_mark(app, screen, now)
        elif time.grace and screen.cursor is None and ticks.diff(now, screen.since) >= time.grace:
            start(app, screen)
    if app.refresh.settled and screen.turn():
        app.stack.redraw()


def _note_mark(app: "App", screen: "Shown", now: int) -> None:
    mark = timed.mark(screen.content.time, app.game.tracker.clock, now)
    if mark is None:
        return
    if mark in timed.TONES and app.settings.sound:
        app.board.tone(timed.TONES[mark][0], timed.TONES[mark][1])
    note(app, mark // 1000)
    if not mark:
        if app.stack.surface():
            app.guard.surfaced()
    elif app.board.panel.partial:
        app.stack.redraw()


def start(app: "App", screen: "Shown") -> None:
    """Let the time of a screen run."""
    time = screen.content.time
    screen.cursor = (time.left, app.board.ticks())
    if app.game.tracker.clock is None:
        note(app, time.total // 1000)
    app.stack.redraw()


def stop(app: "App", screen: "Shown") -> None:
    """Stop the time of a screen, and note what is left."""
    time, now = screen.content.time, app.board.ticks()
    screen.cursor = (timed.left(time, now), None)
    _note_left(app, timed.seconds(time, now))
    app.stack.redraw()


def pressed(app: "App", screen: "Shown", held: bool) -> None:
    """Stop a time that pauses as a key is pressed, and one that a press ends. What is left as help or the menu is
    opened counts."""
    time, now = screen.content.time, app.board.ticks()
    if time.pauses:
        stop(app, screen)
    elif held:
        _note_left(app, timed.seconds(time, now))
    else:
        screen.cursor = (timed.left(time, now), None)
        screen.changed()


def _note_left(app: "App", seconds: int) -> None:
    if seconds != app.game.tracker.clock:
        note(app, seconds)


def note(app: "App", seconds: int) -> None:
    """Store what is left of the time, and leave the screen and the panel as they are."""
    app.game.do(("clock", seconds))
    app.stack.changed()
    app.stack.warn()
