"""A buzzer."""

from machine import PWM, Pin, Timer

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any


class Buzzer:
    """A buzzer. `buzzer` is BUZZER in the board's file."""

    def __init__(self, buzzer: "dict[str, Any]") -> None:
        self._pwm = PWM(Pin(buzzer["pin"]), freq=1000, duty_u16=0)
        self._timer = Timer(-1)
        self._enable: Pin | None = None
        if "enable_pin" in buzzer:
            self._on = buzzer.get("enable_level", 1)
            self._enable = Pin(buzzer["enable_pin"], Pin.OUT, value=1 - self._on)

    def tone(self, hertz: int, ms: int) -> None:
        """Start a tone, which a timer stops."""
        if self._enable:
            self._enable(self._on)
        self._pwm.freq(hertz)
        self._pwm.duty_u16(1 << 15)
        self._timer.init(mode=Timer.ONE_SHOT, period=ms, callback=self.quiet)

    def quiet(self, timer: "Timer | None" = None) -> None:
        self._pwm.duty_u16(0)
        if self._enable:
            self._enable(1 - self._on)
