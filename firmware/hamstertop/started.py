"""Why did the board start, and what follows? Nothing else interprets what the runtimes say about it.

docs/firmware.md has the table, and says which of the runtimes' sources it follows. This module imports nothing, because
boot.py needs it before anything else is known to work.
"""

HAND = "hand"  # somebody plugged it in, switched it on or pressed RESET, or nobody knows
KEY = "key"  # a key woke it
FAULT = "fault"  # it restarted itself after an error, a hang or a drop in voltage
COMPUTER = "computer"  # a computer restarted it, for example after a UF2 was dropped

_MIDDLE = 1
_RIGHT = 2


def on_micropython(reset: str, marked: bool = False, latched: bool = False, usb: "bool | None" = None) -> str:
    """Return HAND, KEY, FAULT or COMPUTER. `reset` is MicroPython's name for the cause of the last reset, `marked` says
    whether the watchdog left its mark, `latched` whether a key can switch the board on, and `usb` whether USB supplies
    power (None: unknown)."""
    if reset == "WDT_RESET":
        return FAULT if marked else COMPUTER
    return KEY if latched and usb is False else HAND


def on_circuitpython(reset: str, run: str = "STARTUP", alarm: bool = False) -> str:
    """Return HAND, KEY, FAULT or COMPUTER. `reset` and `run` are CircuitPython's names for the cause of the last reset
    and for why it runs the program. `alarm` says whether an alarm woke it: on a computer's USB, deep sleep is only
    pretended, without a reset."""
    if run != "STARTUP":
        return COMPUTER
    if alarm or reset == "DEEP_SLEEP_ALARM":
        return KEY
    return FAULT if reset in ("WATCHDOG", "BROWNOUT", "SOFTWARE") else HAND


def goes_on(reason: str) -> bool:
    """Return whether an unfinished game continues at once."""
    return reason in (KEY, FAULT)


def frees_drive(reason: str, held: bool) -> bool:
    """Return whether the computer may write to CircuitPython's drive, with the first key `held` or not."""
    return held and not goes_on(reason)  # otherwise, somebody holds the key because of the game


def checks(reason: str, held: "list[int]", latched: bool) -> bool:
    """Return whether the board check opens, with these keys `held`. On a board with a latch, it takes two, because a
    key is held until the screen shows something."""
    if reason == FAULT or (reason == KEY and not latched):
        return False
    return _MIDDLE in held and (_RIGHT in held or not latched)
