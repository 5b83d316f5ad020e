"""Run a turn's timer on its screen, and store the time left (see `timed`)."""

from .. import ticks
from . import timed

TYPE_CHECKING = False
if TYPE_CHECKING:
    from .app import App
    from .shown import Shown


def tick(app: "App", now: int) -> None:
    """Handle a running timer that reaches a mark, and start a timer after its grace period. Show the next picture of a
    series once the panel shows the previous one."""
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
    """Start a screen's timer."""
    time = screen.content.time
    screen.cursor = (time.left, app.board.ticks())
    if app.game.tracker.clock is None:
        note(app, time.total // 1000)
    app.stack.redraw()


def stop(app: "App", screen: "Shown") -> None:
    """Stop a screen's timer, and store the time left."""
    time, now = screen.content.time, app.board.ticks()
    screen.cursor = (timed.left(time, now), None)
    _note_left(app, timed.seconds(time, now))
    app.stack.redraw()


def pressed(app: "App", screen: "Shown", held: bool) -> None:
    """Handle a press or hold while a screen's timer runs. A press stops the timer. Holding a key, which opens help or
    the menu, always stores the time left, but stops the timer only if it can be paused."""
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
    """Store the time left without refreshing the panel."""
    app.game.do(("clock", seconds))
    app.stack.changed()
    app.stack.warn()
