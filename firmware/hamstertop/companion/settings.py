"""What the owner of the device likes: stored apart from the games, checked as it is read."""

import json

from . import records
from .lights import LEVELS

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from ..board import Storage

BLOB = "settings"
SEATS = 5
NAME_LENGTH = 9  # letters


class Settings:
    """Defaults where nothing readable is stored; `save` after a change."""

    def __init__(self, storage: "Storage") -> None:
        self.language = "en"
        self.light = 2  # index of lights.LEVELS
        self.sound = True
        self.full_after = 5  # partial refreshes until a full one
        self.names = [""] * SEATS  # "" = the colour of the seat
        self.last = ""  # the game that was begun last
        self._storage = storage
        self._load()

    def save(self) -> bool:
        """Store them; False when the storage refuses (they hold until the power goes)."""
        values = [self.language, self.light, self.sound, self.full_after, self.names, self.last]
        payload = json.dumps(values).encode()
        blob = records.HEAD + records.frame(payload, records.check(payload, 0))
        try:
            self._storage.replace(BLOB, blob)
        except OSError:
            return False
        return True

    def _load(self) -> None:
        for payload in records.Reader(self._storage.read(BLOB)):
            try:
                values = json.loads(payload.decode())
            except ValueError:
                return
            if _sane(values):
                self.language, self.light, self.sound, self.full_after, self.names, self.last = values


def _sane(values: "Any") -> bool:
    """Whether these are six settings that every page can show."""
    if not isinstance(values, list) or [type(value) for value in values] != [str, int, bool, int, list, str]:
        return False
    _, light, _, full_after, names, _ = values
    if not 0 <= light < len(LEVELS) or not 1 <= full_after <= 99 or len(names) != SEATS:
        return False
    return all([isinstance(name, str) and len(name) <= NAME_LENGTH for name in names])
