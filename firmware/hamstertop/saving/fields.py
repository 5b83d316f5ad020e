"""Named fields as JSON. Equal fields give equal bytes on every runtime, whatever the order of their dictionaries."""

import json

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any


def write(fields: "dict[str, Any]") -> bytes:
    """Return fields as UTF-8. Their values are strings, integers, booleans, None, and lists and dictionaries of
    these. Raise ValueError for any other value."""
    return _text(fields).encode()


def read(payload: bytes) -> "dict[str, Any]":
    """Return the fields in a payload. Raise ValueError if there are none."""
    try:
        fields = json.loads(payload.decode())
    except RuntimeError:  # too many brackets
        raise ValueError("nested too deeply")
    if not isinstance(fields, dict):
        raise ValueError("no fields")
    return fields


def _text(value: "Any") -> str:
    if isinstance(value, dict):
        return "{" + ",".join([_quoted(key) + ":" + _text(value[key]) for key in sorted(value)]) + "}"
    if isinstance(value, (list, tuple)):
        return "[" + ",".join([_text(item) for item in value]) + "]"
    if isinstance(value, str):
        return _quoted(value)
    if value is None or value is True or value is False:
        return {None: "null", True: "true", False: "false"}[value]
    if type(value) is not int:
        raise ValueError("not a value of a field")
    return "%d" % value


def _quoted(text: str) -> str:
    found = '"'
    for char in text:
        if char < " ":
            found += "\\u%04x" % ord(char)
        else:
            found += "\\" + char if char in '"\\' else char
    return found + '"'
