"""The games that are being played: one for each title, opened when first needed."""

from .journal import UNSAVED
from .session import Session

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable

    from .. import chance
    from ..board import Storage


class Shelf:
    """The sessions of all titles that have been opened."""

    def __init__(self, storage: "Storage", source: "chance.Source", clock: "Callable[[], int]") -> None:
        self._storage = storage
        self._source = source
        self._clock = clock
        self._sessions: dict[str, Session] = {}  # by title

    def session(self, title: str) -> Session:
        """Return the session of a title: the one in memory, or else the saved one. For "" it has no game."""
        session = self._sessions.get(title)
        if session is None:
            session = Session(self._storage, self._source, self._clock)
            if title:
                session.resume(title)
                self._sessions[title] = session
        session.follow_all()
        return session

    def peek(self, title: str) -> Session:
        """Return the session of a title at the start: its events are followed while nobody waits (see
        `Session.peek`)."""
        session = Session(self._storage, self._source, self._clock)
        session.peek(title)
        self._sessions[title] = session
        return session

    def keep(self, title: str) -> None:
        """Forget all other titles: they are stored, except those that cannot be saved."""
        for other in list(self._sessions):
            if other != title and self._sessions[other].journal.trouble != UNSAVED:
                del self._sessions[other]

    def afresh(self, title: str) -> Session:
        """After a defect, return the session as it is stored, or as it is in memory if it could not be saved."""
        session = self._sessions.get(title)
        if session and session.history and session.journal.trouble == UNSAVED:
            session.history.refold()
            return session
        self._sessions.pop(title, None)
        return self.session(title)

    def clear(self) -> None:
        """Forget all of them, saved or not."""
        self._sessions.clear()
