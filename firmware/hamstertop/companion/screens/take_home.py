"""Show a result as a QR code for a phone's camera."""

from ...content import CLEAN, PEEK, USUAL, code, content, key, say
from ...drawing import qr
from ...saving import codes
from ...saving.results import Result, turn
from ...words import COMPANION
from .results import called, left, name

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from ...content import Code, Content
    from ..look import Look

PIXELS = 2  # the smallest size of a module in pixels


def take_home(look: "Look", tracker: "Any", cursor: None, payload: bytes, shown: "Code", about: str) -> "Content":
    """Show the code of a result, with instructions and its purpose beside it."""
    words, common = look.words("take_home", COMPANION), look.common
    return content(
        "code",
        common.result,
        (shown, say(words.scan, about)),
        (None, None, key(common.back_key, ("back",))),
        ways=(None, None, USUAL),
        flags=(CLEAN, PEEK),
    )


def make(look: "Look", room: int, payload: bytes) -> "tuple[Code, str]":
    """Return the code for a result, followed by the last argument of `take_home`. `room` is the space for the code on
    the display, in pixels."""
    result, words = Result(payload), look.words("take_home", COMPANION)
    head = _head(look.site())
    largest = qr.VERSIONS
    while largest > 1 and PIXELS * (qr.side(largest) + 2 * qr.QUIET) > room:
        largest -= 1
    found = _fitting(result, [head] if head else [[_plain(look, result) + "\n"], []], largest)
    return found, words.at_home if head else words.as_text


def _fitting(result: Result, heads: "list[list[str]]", largest: int) -> "Code":
    """Return a code for the result that begins with one of the heads. The first of them and the higher level of error
    correction are used if they fit; if nothing fits, names are shortened and at last left out."""
    longest = max([len(person.name) for player in result.players for person in turn(player)])
    for letters in range(longest, -2, -1):
        text = codes.code(result.identity, codes.result(result, letters=letters))
        for head in heads:
            for level in (qr.MEDIUM, qr.LOW):
                version = qr.smallest(head + [text], level, largest)
                if version:
                    return code(head + [text], version, level)
    raise ValueError("no code on this display has room for the result")


def _head(site: str) -> list[str]:
    """Return the beginning of a code's text in two parts. The scheme and host are in capitals, which mean the same but
    take up less space in a QR code."""
    if not site:
        return []
    start = site.find("/", 8)
    if start < 0:
        return [site.upper() + "/", "#"]
    return [site[:start].upper() + "/", site[start + 1 :] + "#"]


def _plain(look: "Look", result: Result) -> str:
    """Return the result as plain text, for codes that do not lead to a site."""
    rows = []
    for seat, player in enumerate(result.players):
        row = ("%d. " % player.place if player.place else "") + name(look, result, seat)
        row = row if player.score is None else row + " %d" % player.score
        tie = left(look, result, seat)
        rows.append(row + " (%s)" % tie if tie else row)
    return str(look.common.valued % (called(look, result.title), ", ".join(sorted(rows))))
