"""The games being played, one for each title, which are opened on first use."""

from .journal import UNSAVED
from .session import Session

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable

    from .. import chance
    from ..board import Storage


class Shelf:
    """Holds the sessions of titles that have been opened."""

    def __init__(
        self, storage: "Storage", source: "chance.Source", clock: "Callable[[], int]", time: "Callable[[], int | None]"
    ) -> None:
        self._storage = storage
        self._source = source
        self._clock = clock
        self._time = time
        self._sessions: dict[str, Session] = {}  # by title

    def session(self, title: str) -> Session:
        """Return a title's session, from memory or else from the storage. The session for "" has no game."""
        session = self._sessions.get(title)
        if session is None:
            session = Session(self._storage, self._source, self._clock, self._time)
            if title:
                session.resume(title)
                self._sessions[title] = session
        session.replay_all()
        return session

    def peek(self, title: str) -> Session:
        """Return a title's session when the companion starts: its events are replayed while nobody is waiting (see
        `Session.peek`)."""
        session = Session(self._storage, self._source, self._clock, self._time)
        session.peek(title)
        self._sessions[title] = session
        return session

    def keep(self, title: str) -> None:
        """Forget the sessions of all other titles, except those that could not be saved."""
        for other in list(self._sessions):
            if other != title and self._sessions[other].journal.trouble != UNSAVED:
                del self._sessions[other]

    def afresh(self, title: str) -> Session:
        """Return a title's session, reloaded from the storage after an error, or rebuilt in memory if it could not be
        saved."""
        session = self._sessions.get(title)
        if session and session.history and session.journal.trouble == UNSAVED:
            session.history.refold()
            return session
        self._sessions.pop(title, None)
        return self.session(title)
