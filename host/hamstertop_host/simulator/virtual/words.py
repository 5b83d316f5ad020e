"""Describe events in the device's words, for a game's log.

Portable.
"""

from hamstertop.companion import story
from hamstertop.saving.elapsed import Elapsed
from hamstertop.saving.history import CLOCK, PEOPLE, UNDO
from hamstertop.saving.journal import Journal
from hamstertop.saving.session import first

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from hamstertop.companion.app import App
    from hamstertop.games import Event

TOLD = 200  # the maximum number of events in a story, which has the most recent ones


class Teller:
    """Describes the events in an app."""

    def __init__(self, app: "App") -> None:
        self._app = app
        self._phase = ""
        self._seat: int | None = None
        self.look()

    def look(self) -> None:
        """Record what the game is waiting for before the next event."""
        tracker = self._app.game.tracker
        self._phase, self._seat = (tracker.phase, tracker.to_act) if tracker else ("", None)

    def line(self, event: "Event") -> str:
        """Return the description of the event just stored."""
        app = self._app
        history = app.game.session.history
        assert history
        if history.count == 1:
            self._phase, self._seat = "", None
        try:
            text = story.line(app.look, app.game.session.game, event, self._phase, self._seat, app.game.tracker)
        except (KeyError, IndexError, ValueError):  # some of its values are secret
            whole, phase, seat, tracker = list(history.replayed())[-1]
            text = story.line(app.look, app.game.session.game, whole, phase, seat, tracker)
        self.look()
        return text

    def story(self) -> "list[dict[str, Any]]":
        """Return the current game's events that have not been undone, without secrets and with the seconds played
        before each."""
        app = self._app
        session = app.game.session
        history = session.history
        times = _times(Journal(session.storage, session.game))
        lines = []
        for index, (event, phase, seat, tracker) in enumerate(history.replayed() if history else ()):
            if event[0] not in session.annotations and index >= session.count - TOLD:
                text = story.line(app.look, session.game, event, phase, seat, tracker)
                seconds = times[index] if index < len(times) else None
                lines.append({"event": tracker.public(event), "text": text, "seconds": seconds})
        return lines


def _times(journal: "Journal") -> list[int]:
    """Return the seconds played before each event in a journal, except for undone events."""
    times: list[int] = []
    elapsed = Elapsed()
    for index, payload in enumerate(journal.read()):
        if not index:
            elapsed = Elapsed(first(payload)[2])
            continue
        elapsed.add(payload)
        if payload[:-1] == UNDO:
            times.pop()
        elif payload[0] not in (PEOPLE, CLOCK):
            times.append(elapsed.seconds)
    return times
