"""A game being played: the journal of its events and the tracker that folds them.

The one place where an event enters. Dice that an undo takes back are put by and come again, so that undoing a roll
and rolling anew shows the same faces (and nobody gains by it), also after a power cut.

Each record tells the seconds since the one before, for the log. Time without power does not count: the first record
after it tells the seconds since the game was resumed. A longer pause counts as LONGEST, one of more than the clock's
period (6 days, see `ticks`) as what is beyond that.
"""

from .. import chance, ticks
from ..games import IllegalEvent
from . import journal as journals
from . import modules

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from typing import Any

    from ..board import Storage
    from ..games import Event

LONGEST = 255  # s between two records; a longer pause counts as this


def tracker_module(game: str) -> "Any":
    """The tracker module of a game. ImportError when there is no such game."""
    return modules.load(_tracker_name(game), lasting=True)


def forget_tracker(game: str) -> None:
    """Let go of the tracker of a game that nobody plays now."""
    modules.forget(_tracker_name(game))


def _tracker_name(game: str) -> str:
    return "hamstertop.games." + game + ".tracker"


def decode(kinds: list[str], record: bytes | bytearray) -> "Event":
    """An event, from its record without the seconds; IndexError if there is no such kind."""
    return tuple([kinds[record[0]]] + [byte - 256 if byte > 127 else byte for byte in record[1:]])


class Session:
    """`game` is "" while none is open, else the name of its package; `tracker` is what the table looks like.

    `clock` gives a board's ticks.
    """

    def __init__(self, storage: "Storage", source: "chance.Source", clock: "Callable[[], int]") -> None:
        self.storage = storage
        self.source = source
        self.clock = clock
        self._close("")

    def _close(self, game: str) -> None:
        """Forget the open game (it stays saved) and turn to the journal of another."""
        self.game = ""
        self.journal = journals.Journal(self.storage, game)
        self.tracker: Any = None
        self._kinds: list[str] = []
        self.quiet: tuple[str, ...] = ()  # kinds of event that an undo takes back with the one before
        self.count = 0  # events that stand
        self._tape = bytearray()  # the standing events, each a length and its record without the seconds
        self._told = self.clock()  # until when the records have told the time
        self._put_by: list[tuple[int, int]] = []  # draws taken back, (sides, value), the next to come first

    def events(self) -> "Iterator[Event]":
        """The events that stand, in order."""
        start = 0
        while start < len(self._tape):
            end = start + 1 + self._tape[start]
            yield self._decode(self._tape[start + 1 : end])
            start = end

    def begin(self, game: str, event: "Event") -> None:
        """Open a new game with its first event, in the place of the saved one. IllegalEvent if it cannot be."""
        module = tracker_module(game)
        module.Tracker().apply(event)  # refuse before the old game is given up
        self._close(game)
        self._open(game, module)
        self.journal.begin(self._identity() + game.encode())
        self.do(event)

    def do(self, event: "Event") -> None:
        """Fold an event in and store it. IllegalEvent, with nothing changed, when it cannot happen now."""
        draws = self.tracker.draws(event)
        self.tracker.apply(event)
        record = bytes([self._kinds.index(event[0])] + [value & 0xFF for value in event[1:]])
        self._stands(record, draws)
        self._add(record)

    def undo(self) -> "Event | None":
        """Take the last event back and store that. The first one, which began the game, stays: then None."""
        if self.count < 2:
            return None
        event = self._take_back()
        self._add(journals.UNDO)
        return event

    def draw(self, sides: int, taken: int = 0) -> int:
        """0..sides-1, fair: a draw that was put by, else a new one. StuckSource when chance fails.

        `taken` is how many draws of these sides were asked for since the last event.
        """
        for put_by, value in self._put_by:
            if put_by == sides:
                if not taken:
                    return value
                taken -= 1
        return chance.below(self.source, sides)

    def roll(self, dice: int, sides: int) -> tuple[int, ...]:
        """The faces of so many dice, for an event that reports them."""
        return tuple([1 + self.draw(sides, index) for index in range(dice)])

    def resume(self, game: str) -> bool:
        """Open the saved game of a title. What cannot be read or followed is set aside; False if nothing is left."""
        self._close(game)
        for index, payload in enumerate(self.journal.read()):
            if index == 0:
                if payload[4:] != game.encode():
                    self.journal.keep(0)
                    return False
                self._open(game, tracker_module(game))
            elif not self._replay(payload[:-1] if self.journal.timed else payload):
                self.journal.keep(index)
                break
        if not self.count:
            self.game = ""
        return self.game != ""

    def refold(self) -> None:
        """Make the tracker anew from the events that stand, after a defect has stopped it half-way."""
        self.tracker = tracker_module(self.game).Tracker()
        for event in self.events():
            self.tracker.apply(event)

    def _open(self, game: str, module: "Any") -> None:
        self.game = game
        self.tracker = module.Tracker()
        self._kinds = list(module.EVENTS)
        self.quiet = getattr(module, "QUIET", ())

    def _identity(self) -> bytes:
        """Four bytes that tell this game from all others, so that no record of another one passes for its own."""
        try:
            return bytes([chance.below(self.source, 256) for _ in range(4)])
        except chance.StuckSource:
            return b"\0\0\0\0"

    def _add(self, record: bytes) -> None:
        if self.journal.timed:
            record += bytes([self._seconds()])
        self.journal.add(record)

    def _seconds(self) -> int:
        """Whole seconds since the record before; the rest counts for the next one."""
        now = self.clock()
        seconds = ticks.diff(now, self._told) // 1000
        if 0 <= seconds < LONGEST:
            self._told = ticks.add(self._told, 1000 * seconds)
            return seconds
        self._told = now
        return LONGEST

    def _replay(self, record: bytes) -> bool:
        """Fold one stored record in; False if it makes no sense."""
        if record == journals.UNDO:
            if self.count < 2:
                return False
            self._take_back()
            return True
        try:
            event = self._decode(record)
            draws = self.tracker.draws(event)
            self.tracker.apply(event)
        except (IllegalEvent, IndexError, TypeError):
            return False
        self._stands(record, draws)
        return True

    def _decode(self, record: bytes | bytearray) -> "Event":
        return decode(self._kinds, record)

    def _stands(self, record: bytes, draws: list[tuple[int, int]]) -> None:
        self.count += 1
        self._tape.append(len(record))
        self._tape.extend(record)
        self._took(draws)

    def _took(self, draws: list[tuple[int, int]]) -> None:
        """These draws have happened: they are put by no longer."""
        for draw in draws:
            for index, (sides, _) in enumerate(self._put_by):
                if sides == draw[0]:
                    del self._put_by[index]
                    break

    def _take_back(self) -> "Event":
        """Fold again without the last event, and put its draws by."""
        start = end = 0
        while end < len(self._tape):
            start = end
            end = start + 1 + self._tape[start]
        last = self._decode(self._tape[start + 1 :])
        self._tape = self._tape[:start]
        self.count -= 1
        self.refold()
        self._put_by = list(self.tracker.draws(last)) + self._put_by
        return last
