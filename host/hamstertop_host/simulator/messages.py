"""The messages that a page can send to the simulator."""

import json
from typing import Any

from .. import catalogue
from .virtual.page import OFFERS

LONGEST = 256  # bytes; the longest valid message takes about 40
SPEEDS = (1, 4, 16)
WHOLE = range(-(1 << 31), 1 << 31)
WORD = 40  # characters that can be written at once; the board accepts fewer


def check(text: str | bytes, keys: int) -> dict[str, Any]:
    """Check that `text` is a valid message for a board with this number of keys, and return it decoded.

        {"type": "key", "key": 0, "down": true}
        {"type": "write", "text": "Anna"}
        {"type": "answer", "revision": 3, "what": "line", "which": 0, "number": null}
        {"type": "page"}
        {"type": "speed", "speed": 4}
        {"type": "language", "language": "de"}
        {"type": "motion", "on": true}
        {"type": "power", "on": false}

    Raises:
        ValueError: the text is not one of these messages; the error says why.
    """
    try:
        message = json.loads(text)
    except (ValueError, RecursionError):
        raise ValueError("not JSON") from None
    if not isinstance(message, dict):
        raise ValueError("not an object")
    kind = message.get("type")
    if kind == "key":
        good = _number(message.get("key"), range(keys)) and isinstance(message.get("down"), bool)
        entries = {"type", "key", "down"}
    elif kind == "write":
        word = message.get("text")
        good, entries = isinstance(word, str) and len(word) <= WORD, {"type", "text"}
    elif kind == "answer":
        whole = [message.get("revision"), message.get("which"), message.get("number") or 0]
        good = message.get("what") in list(OFFERS) and all(_number(value, WHOLE) for value in whole)
        entries = {"type", "revision", "what", "which", "number"}
    elif kind == "page":
        good, entries = True, {"type"}
    elif kind == "speed":
        good, entries = _number(message.get("speed"), SPEEDS), {"type", "speed"}
    elif kind == "language":
        good, entries = message.get("language") in list(catalogue.languages()), {"type", "language"}
    elif kind in ("motion", "power"):
        good, entries = isinstance(message.get("on"), bool), {"type", "on"}
    else:
        raise ValueError("unknown type")
    if not good or set(message) != entries:
        raise ValueError(f"not a {kind} message")
    return message


def _number(value: object, allowed: "range | tuple[int, ...]") -> bool:
    return isinstance(value, int) and not isinstance(value, bool) and value in allowed
