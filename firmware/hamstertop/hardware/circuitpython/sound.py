"""A buzzer or small speaker."""

import pwmio

from .pins import find, output

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any


class Buzzer:
    """A buzzer. `buzzer` is BUZZER in the board's file. A tone lasts until the caller calls `quiet`."""

    def __init__(self, buzzer: "dict[str, Any]") -> None:
        self._pwm = pwmio.PWMOut(find(buzzer["pin"]), variable_frequency=True)
        self._on: int = buzzer.get("enable_level", 1)
        self._enable = output(buzzer["enable_pin"], 1 - self._on) if "enable_pin" in buzzer else None

    def sound(self, hertz: int) -> None:
        if self._enable:
            self._enable.value = bool(self._on)
        self._pwm.frequency = hertz
        self._pwm.duty_cycle = 1 << 15

    def quiet(self) -> None:
        self._pwm.duty_cycle = 0
        if self._enable:
            self._enable.value = not self._on
