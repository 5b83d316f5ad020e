"""The owner's settings, which are stored separately from games and validated when read."""

from . import records
from .storage import REFUSED

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from ..board import Storage

BLOB = "settings"
SEATS = 6
BRIGHTEST = 3  # the highest setting for the lights
NEVER = 0  # when to explain games and their parts
FIRST_GAME = 1
EACH_GAME = 2
EXPLAINS = ("0", "1", "2")
NONE = " "  # replaces an empty value, because records cannot be empty
NAME_LENGTH = 10  # letters
OFFERED = "names"  # a topic in `explained`: players have been asked whether to enter names
TOLD = "?"  # stored in place of a confirmed panel: players have been told how to confirm it


class Settings:
    """The settings, which have their default values if no valid ones are stored. Call `save` after a change."""

    def __init__(self, storage: "Storage", language: str = "en") -> None:
        """Read the settings from the storage. `language` is the default language."""
        self.language = language
        self.stored = False  # whether any settings were stored
        self.light = 2  # brightness, from 0 (dark) to BRIGHTEST
        self.sound = True
        self.full_after = 5  # number of partial refreshes before a full one
        self.names = [""] * SEATS  # "" = the colour of the seat
        self.last = ""  # the title that was played last
        self.real_dice = False  # whether the players roll real dice
        self.explains = FIRST_GAME
        self.explained: dict[str, int] = {}  # for each title, the topics that have been explained, one bit for each
        self.known: list[str] = []  # players' names, most recently chosen first
        self.setups: list[str] = []  # set-ups of new games (see `chosen`)
        self.panel = ""  # the `kind` of panel on which somebody has confirmed partial refreshes, or TOLD
        self._storage = storage
        self._load()

    def value(self, name: str) -> "Any":
        """Return a setting as a value that does not change: a list of its entries or of its keys becomes a tuple."""
        value = getattr(self, name)
        return tuple(value) if isinstance(value, (list, dict)) else value

    def save(self) -> bool:
        """Store the settings. Return False if the storage fails; they are then lost when the power goes off."""
        values = [self.language, self.last, str(self.light), str(int(self.sound)), str(self.full_after)]
        values += self.names + [str(int(self.real_dice))]
        explains = [str(self.explains)] + [title + " " + str(bits) for title, bits in sorted(self.explained.items())]
        lists = [values, [self.panel], explains, self.known, self.setups]
        try:
            payloads = [("\n".join(lines) or NONE).encode() for lines in lists]
            self._storage.replace(BLOB, records.framed(payloads))
        except REFUSED + (ValueError,):  # ValueError: a record would be too long
            return False
        return True

    def _load(self) -> None:
        try:
            payloads = [payload.decode() for payload in records.Reader(self._storage.pieces(BLOB))]
            lists = [("" if text == NONE else text).split("\n") for text in payloads]
            values, panel, explains, known, setups, *_ = lists  # later versions can have more
            language, last, light, sound, full_after, *names, real_dice = values
            bits = {line.split(" ")[0]: int(line.split(" ")[1]) for line in explains[1:]}
            numbers = int(light), int(sound), int(full_after)
        except REFUSED + (ValueError, IndexError):
            return
        if 0 <= numbers[0] <= BRIGHTEST and 1 <= numbers[2] <= 99 and len(names) == SEATS:
            self.stored = True
            self.language = language
            self.last = last
            self.light, self.sound, self.full_after = numbers[0], numbers[1] == 1, numbers[2]
            self.real_dice = real_dice == "1"
            self.panel = panel[0]
            self.explains = int(explains[0]) if explains[0] in EXPLAINS else FIRST_GAME
            self.explained = bits
            self.known = [name[:NAME_LENGTH] for name in known if name.strip()]
            self.setups = [setup for setup in setups if setup]
            self.names = [name[:NAME_LENGTH] for name in names]
