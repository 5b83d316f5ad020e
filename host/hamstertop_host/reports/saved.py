"""Read a saved game record by record, with the tracker before and after each record."""

from hamstertop import words as device
from hamstertop.companion import story
from hamstertop.games import titles
from hamstertop.saving import journal, records
from hamstertop.saving.elapsed import LONGEST, Elapsed
from hamstertop.saving.history import UNDO, History, ImpossibleRecord
from hamstertop.saving.session import first
from hamstertop.saving.settings import BLOB, Settings
from hamstertop.saving.storage import MemoryStorage
from hamstertop_games.errors import UserError

from .words import Words

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import Any

    from hamstertop.games import Event

MOST = 1 << 18  # the maximum size in bytes; no real saved game comes close
# Ranges (first, last) of characters that control a terminal, change the text direction or are invisible
OBEYED = ("\0\x1f", "\x7f\xa0", "\xad\xad", "\u061c\u061c", "\u2000\u200f", "\u2028\u202f", "\u205f\u206f")


class Unreadable(UserError):
    """Raised for a saved game that cannot be read. The reason comes from the report's words."""

    def __init__(self, key: str, **places: "Any") -> None:
        super().__init__(Words().say(key, **places))
        self._key = key
        self._places = places

    def message(self, words: Words) -> str:
        return words.say(self._key, **self._places)


class Speaker:
    """Describes a game in words, with the players' names (see `hamstertop.words`).

    Args:
        settings: the blob with a device's settings.
        language: the language code, or "" to use the one in the settings.
        names: the players' names, which replace those in the settings.

    Attributes:
        report: the report's own words.
        names: the players' names by seat, with "" for seats known only by colour: those of a game, or of the next one.
        seated: those of the next game.
        known: names entered earlier, most recent first.
        setups: for each title, the set-up chosen for the next game.
    """

    def __init__(self, settings: bytes = b"", language: str = "", names: "Sequence[str]" = ()) -> None:
        storage = MemoryStorage()
        storage.replace(BLOB, (settings,))
        stored = Settings(storage)
        self.names = list(names) or stored.names
        self.seated = stored.names
        self.known = stored.known
        self.setups = stored.setups
        self.report = Words(language or stored.language)

    def of_game(self, names: "Sequence[str]") -> "Speaker":
        """Return a speaker that uses the names of a game's players."""
        speaker = Speaker(language=self.report.language, names=names)
        speaker.seated, speaker.known, speaker.setups = self.seated, self.known, self.setups
        return speaker

    def words(self, section: str, part: str = device.COMPANION) -> "device.Section":
        return device.catalogue(self.report.language).section(part, section)

    def name(self, seat: int) -> str:
        """Return a player's name, or else the seat's colour, with control characters replaced by question marks."""
        named = self.names[seat] if seat < len(self.names) else ""
        return printable(named or device.catalogue(self.report.language).common.seats[seat])


def printable(name: str) -> str:
    """Return a name with control characters replaced by question marks."""
    return "".join("?" if any(ends[0] <= letter <= ends[1] for ends in OBEYED) else letter for letter in name)


class Step:
    """A record in a saved game.

    Attributes:
        event: the event, or None for an undo.
        seconds: the number of seconds since the previous record; elapsed.LONGEST means that number or more.
        before: the tracker before the event.
        after: the tracker after the event. Like `before`, it can contain secrets: show only what `public` returns.
        stands: whether the event still counts; False if it has been undone.
    """

    def __init__(self, event: "Event | None", seconds: int, before: "Any", after: "Any") -> None:
        self.event = event
        self.seconds = seconds
        self.before = before
        self.after = after
        self.stands = True

    @property
    def public(self) -> "list[Any]":
        """Return the event without secrets, or only its kind if it was undone."""
        assert self.event
        return list(self.after.public(self.event)) if self.stands else [self.event[0]]


class SavedGame:
    """The readable part of a saved game.

    Attributes:
        game: the name of the title's package.
        steps: the events and undos, in order.
        seconds: how long the game has taken (see `hamstertop.saving.elapsed`).
        timed: whether this is by the time of day.
        unread: the number of bytes at the end that could not be read.
        speaker: the speaker that describes the game.
    """

    def __init__(self, game: str, steps: list[Step], elapsed: Elapsed, unread: int, speaker: Speaker) -> None:
        self.game = game
        self.steps = steps
        self.seconds = elapsed.seconds
        self.timed = elapsed.at is not None
        self.unread = unread
        self.speaker = speaker

    @property
    def title(self) -> str:
        return titles.name(self.game, self.speaker)

    def say(self, key: str, **places: "Any") -> str:
        return self.speaker.report.say(key, **places)

    @property
    def standing(self) -> list[Step]:
        """Return the steps with events that have not been undone."""
        return [step for step in self.steps if step.event and step.stands]

    @property
    def undone(self) -> int:
        return sum(not step.stands for step in self.steps)

    @property
    def table(self) -> "Any":
        """Return the tracker after the last event."""
        return self.steps[-1].after

    @property
    def pauses(self) -> int:
        """Return the number of pauses, which are intervals too long for the format to store."""
        return sum(step.seconds == LONGEST for step in self.steps)

    def words(self, step: Step) -> str:
        """Return a description of an event in the companion's words, without secrets."""
        assert step.event
        before = step.before
        return story.line(self.speaker, self.game, step.event, before.phase, before.to_act, step.after)


def read(blob: bytes, speaker: Speaker) -> SavedGame:
    """Read as much of a saved game as the companion would.

    Raises:
        Unreadable: nothing can be read. The reason calls the game "it" and does not name its file.
    """
    if not blob:
        raise Unreadable("unreadable.empty")
    if len(blob) > MOST:
        raise Unreadable("unreadable.long", bytes=len(blob))
    reader = records.Reader((blob,), records.GAME)
    if not reader.known:
        raise Unreadable("unreadable.newer" if records.newer(blob, records.GAME) else "unreadable.other")
    payload = next(reader, b"")
    if not payload:
        raise Unreadable("unreadable.damaged")
    _, game, began = first(payload)
    if game not in titles.names():
        raise Unreadable("unreadable.other")
    history, elapsed = History(game), Elapsed(began)
    steps, good = _fold(history, elapsed, reader)
    if not steps:
        raise Unreadable("unreadable.damaged")
    colours: Sequence[str] = speaker.words("common").seats
    names = [
        story.then(speaker, [person.name or colours[seat] for person in turn]) if len(turn) > 1 else turn[0].name
        for seat, turn in enumerate(history.turns)
    ]
    return SavedGame(game, steps, elapsed, len(blob) - good, speaker.of_game(names))


def games(blobs: dict[str, bytes], speaker: Speaker) -> tuple[list[SavedGame], list[tuple[str, Unreadable]]]:
    """Return the readable games, ordered as on the device's first screen, and (name, reason) for each of the others."""
    found: list[SavedGame] = []
    refused: list[tuple[str, Unreadable]] = []
    for name, blob in blobs.items():
        if name in (BLOB, journal.RESULTS) or name.startswith(journal.ASIDE):
            continue
        try:
            found.append(read(blob, speaker))
        except Unreadable as error:
            refused.append((name, error))
    order = sorted([(titles.names().index(game.game), place) for place, game in enumerate(found)])
    return [found[place] for _, place in order], refused


def _fold(history: History, elapsed: Elapsed, reader: records.Reader) -> tuple[list[Step], int]:
    """Return the steps up to the first record that is not valid in the game, and the number of bytes until there."""
    steps: list[Step] = []
    standing: list[Step] = []
    before = history.tracker.copy()
    good = reader.good
    for payload in reader:
        try:
            event = history.replay(payload[:-1])
        except ImpossibleRecord:
            break
        good = reader.good
        elapsed.add(payload)
        if not event and payload[:-1] != UNDO:
            continue
        steps.append(Step(event, payload[-1], before, history.tracker.copy()))
        before = steps[-1].after
        if event:
            standing.append(steps[-1])
        else:
            standing.pop().stands = False
    return steps, good
