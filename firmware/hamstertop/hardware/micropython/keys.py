"""Keys by interrupt: no press is lost, whatever the companion is doing."""

from machine import Pin, disable_irq, enable_irq

from ..debounce import Contacts
from .clock import ticks

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any


class _Key:
    def __init__(self, contacts: Contacts, index: int, key: "dict[str, Any]") -> None:
        self._contacts = contacts
        self._index = index
        self._active = key["active"]
        self._pin = Pin(key["pin"], Pin.IN, Pin.PULL_UP if key["pull"] == "up" else Pin.PULL_DOWN)
        self._pin.irq(self.look, Pin.IRQ_FALLING | Pin.IRQ_RISING, hard=True)

    def look(self, pin: "Pin | None" = None) -> None:
        """Tell the contact's level. A hard interrupt: it must not allocate."""
        self._contacts.moved(self._index, self._pin() == self._active, ticks())


class Keys:
    """`keys` is KEYS of the board's file."""

    def __init__(self, keys: "tuple[dict[str, Any], ...]") -> None:
        self._contacts = Contacts(len(keys))
        self._keys = [_Key(self._contacts, index, key) for index, key in enumerate(keys)]
        self.waiting = self._contacts.waiting

    def edges(self) -> list[tuple[int, int, bool]]:
        """(ticks, key, down) of every debounced edge since the last call, oldest first."""
        before = disable_irq()
        for key in self._keys:
            key.look()
        enable_irq(before)
        return self._contacts.edges()
