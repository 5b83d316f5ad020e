"""Find pins by their names in the board's file."""

import board
import digitalio

TYPE_CHECKING = False
if TYPE_CHECKING:
    from microcontroller import Pin


def find(pin: "int | str") -> "Pin":
    found: Pin = getattr(board, pin if isinstance(pin, str) else "GP%d" % pin)
    return found


def output(pin: "int | str", level: int) -> digitalio.DigitalInOut:
    made = digitalio.DigitalInOut(find(pin))
    made.switch_to_output(value=bool(level))
    return made
