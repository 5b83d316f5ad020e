"""Create the site's first page: the device's first screen as HTML, which is shown before the firmware runs."""

import json
from collections.abc import Callable, Mapping
from html import escape
from typing import Any

from hamstertop import chance

from .. import catalogue
from ..simulator.virtual.board import described
from ..simulator.virtual.child import Child

SETTLED = 10000  # ms allowed for the first screen to appear


def pages(virtual: dict[str, Any]) -> dict[str, dict[str, Any]]:
    """Return a new device's first screen in each language, as this virtual board sends it to the page."""
    return {code: _page(virtual, code) for code in catalogue.languages()}


def _page(virtual: dict[str, Any], language: str) -> dict[str, Any]:
    messages: list[dict[str, Any]] = []
    board = described({**virtual, "language": language, "touch": True, "writing": True, "checks": False})
    child = Child(board, "hamstertop.companion.loop", chance.Seeded(0), messages.append)
    child.settle(SETTLED)
    return [message for message in messages if message["type"] == "page"][-1]


def html(page: Mapping[str, Any]) -> str:
    """Return the elements that the page's sheet.js makes of a first screen: a heading, a list and a picture."""
    body = "".join(_BLOCKS[block["kind"]](block) for block in page["body"])
    return (
        '<h2 class="bar" aria-describedby="said-message said-do said-ask">'
        f'<b>{escape(page["heading"])}</b></h2><div class="body">{body}</div>'
    )


def _lines(block: Mapping[str, Any]) -> str:
    return f'<div class="lines">{"".join(_line(index, row) for index, row in enumerate(block["rows"]))}</div>'


def _line(index: int, row: Mapping[str, Any]) -> str:
    mark, current = (" marked", ' aria-current="true"') if row["marked"] else ("", "")
    place = escape(json.dumps(["line", index], separators=(",", ":")))
    face = _canvas(row["face"], "face") + " " if row["face"] else ""
    return (
        f'<button class="line{mark}" type="button" data-place="{place}"{current}>'
        f"{face}<span>{escape(row['text'])}</span></button>"
    )


def _picture(block: Mapping[str, Any]) -> str:
    return _canvas(block["picture"], "picture")


def _canvas(picture: tuple[int, int, str], kind: str) -> str:
    width, height, rows = picture
    return f'<canvas class="{kind}" width="{width}" height="{height}" data-rows="{rows}" aria-hidden="true"></canvas>'


_BLOCKS: dict[str, Callable[[Mapping[str, Any]], str]] = {"lines": _lines, "picture": _picture}
