"""The owner's settings, which are stored separately from games and validated when read."""

from ..storage import REFUSED
from . import records
from .lights import LEVELS

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ..board import Storage

BLOB = "settings"
SEATS = 6
NEVER = 0  # when to explain games and their parts
FIRST_GAME = 1
EACH_GAME = 2
EXPLAINS = ("0", "1", "2")
NONE = " "  # replaces an empty value, because records cannot be empty
OLD_SEATS = 5  # number of seats in version 0.1
NAME_LENGTH = 10  # letters
OFFERED = "names"  # a topic in `explained`: players have been asked whether to enter names
TOLD = "?"  # stored in place of a confirmed panel: players have been told how to confirm it


class Settings:
    """The settings, which have their default values if no valid ones are stored. Call `save` after a change."""

    def __init__(self, storage: "Storage", language: str = "en") -> None:
        """Read the settings from the storage. `language` is the default language."""
        self.language = language
        self.stored = False  # whether any settings were stored
        self.light = 2  # brightness, as an index of lights.LEVELS
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

    def save(self) -> bool:
        """Store the settings. Return False if the storage fails; they are then lost when the power goes off."""
        values = [self.language, self.last, str(self.light), str(int(self.sound)), str(self.full_after)]
        try:
            payload = "\n".join(values + self.names + [str(int(self.real_dice))]).encode()
            # Later additions are in separate records, which older versions ignore.
            self._storage.replace(BLOB, records.framed([payload] + self._more()))
        except REFUSED + (ValueError,):  # ValueError: data from other versions leaves too little room
            return False
        return True

    def _more(self) -> list[bytes]:
        """Return the settings added in later versions: the panel, explained topics, known names and set-ups of new
        games."""
        explained = [title + " " + str(bits) for title, bits in sorted(self.explained.items())]
        lines = [self.panel or NONE, "\n".join([str(self.explains)] + explained)]
        lines += ["\n".join(self.known) or NONE, "\n".join(self.setups)]
        usual = [NONE, "1", NONE, ""]
        while lines and lines[-1] == usual[len(lines) - 1]:
            lines.pop()
        return [line.encode() for line in lines]

    def _load(self) -> None:
        try:
            payloads = list(records.Reader(self._storage.pieces(BLOB)))
            language, last, light, sound, full_after, *names = payloads[0].decode().split("\n")
            more = [payload.decode() for payload in payloads[1:]] + ["", "", "", ""]
            explains, *explained = (more[1] or str(FIRST_GAME)).split("\n")
            bits = {line.split(" ")[0]: int(line.split(" ")[1]) for line in explained}
            numbers = int(light), int(sound), int(full_after)
            real_dice = names.pop() if len(names) > SEATS else "0"
        except REFUSED + (ValueError, IndexError):
            return
        if 0 <= numbers[0] < len(LEVELS) and 1 <= numbers[2] <= 99 and len(names) in (OLD_SEATS, SEATS):
            self.stored = True
            self.language = language
            self.last = last
            self.light, self.sound, self.full_after = numbers[0], numbers[1] == 1, numbers[2]
            self.real_dice = real_dice == "1"
            self.panel = "" if more[0] == NONE else more[0]
            self.explains = int(explains) if explains in EXPLAINS else FIRST_GAME
            self.explained = bits
            self.known = [name[:NAME_LENGTH] for name in more[2].split("\n") if name.strip()]
            self.setups = more[3].split("\n") if more[3] else []
            self.names = [name[:NAME_LENGTH] for name in names] + [""] * (SEATS - len(names))
