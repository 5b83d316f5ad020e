# A board's file, as stored on the device.
from typing import Any

NAME: str
KEYS: tuple[dict[str, Any], ...]
PANEL: dict[str, Any]
PIXELS: dict[str, Any] | None
BUZZER: dict[str, Any] | None
BATTERY: dict[str, Any] | None
LATCH: dict[str, Any] | None
