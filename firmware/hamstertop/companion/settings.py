"""What the owner of the device likes: stored apart from the games, checked as it is read."""

from . import records
from .lights import LEVELS

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ..board import Storage

BLOB = "settings"
SEATS = 6
OLD_SEATS = 5  # of version 0.1
NAME_LENGTH = 10  # letters
TOLD = "?"  # in the place of a confirmed panel: its players know how to confirm it


class Settings:
    """Defaults where nothing readable is stored; `save` after a change."""

    def __init__(self, storage: "Storage", language: str = "en") -> None:
        """`language` is the one to begin with."""
        self.language = language
        self.stored = False  # whether any were
        self.light = 2  # index of lights.LEVELS
        self.sound = True
        self.full_after = 5  # partial refreshes until a full one
        self.names = [""] * SEATS  # "" = the colour of the seat
        self.last = ""  # the game that was begun last
        self.real_dice = False  # whether the players roll dice of their own
        self.panel = ""  # the `kind` of panel that somebody has seen refresh well without the flash, or TOLD
        self._storage = storage
        self._load()

    def save(self) -> bool:
        """Store them; False when the storage refuses (they hold until the power goes)."""
        values = [self.language, self.last, str(self.light), str(int(self.sound)), str(self.full_after)]
        payload = "\n".join(values + self.names + [str(int(self.real_dice))]).encode()
        crc = records.check(payload, 0)
        try:
            blob = records.HEAD + records.frame(payload, crc)
            if self.panel:  # in a record of its own, which version 0.2 leaves alone
                panel = self.panel.encode()
                blob += records.frame(panel, records.check(panel, crc))
            self._storage.replace(BLOB, blob)
        except (OSError, ValueError):  # ValueError: what was stored before, by others, leaves no room for it
            return False
        return True

    def _load(self) -> None:
        try:
            payloads = list(records.Reader(self._storage.read(BLOB)))
            language, last, light, sound, full_after, *names = payloads[0].decode().split("\n")
            panel = payloads[1].decode() if len(payloads) > 1 else ""
            numbers = int(light), int(sound), int(full_after)
            real_dice = names.pop() if len(names) > SEATS else "0"
        except (OSError, MemoryError, ValueError, IndexError):
            return
        if 0 <= numbers[0] < len(LEVELS) and 1 <= numbers[2] <= 99 and len(names) in (OLD_SEATS, SEATS):
            self.stored = True
            self.language = language
            self.last = last
            self.light, self.sound, self.full_after = numbers[0], numbers[1] == 1, numbers[2]
            self.real_dice = real_dice == "1"
            self.panel = panel
            self.names = [name[:NAME_LENGTH] for name in names] + [""] * (SEATS - len(names))
