"""Show a result, or a whole game if it fits, as QR codes for a phone's camera."""

from ...content import CLEAN, PEEK, USUAL, code, content, key, say
from ...drawing import qr
from ...storage import REFUSED, Part
from ...words import COMPANION
from .. import codes
from ..journal import Journal
from ..results import Result
from ..session import IDENTITY
from .results import left, name, title

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from ...board import Board
    from ...content import Code, Content
    from ..look import Look

PIXELS = 2  # the smallest size of a module in pixels
FEW = 5  # maximum number of codes for a game


def take_home(
    look: "Look", tracker: "Any", cursor: "int | None", payload: bytes, found: "list[Code]", about: str, more: bool
) -> "Content":
    """Show a code, with instructions and its purpose beside it. If there are several codes, each is on its own page,
    and they can be scanned in any order. `more` says whether the whole game is available."""
    words, common = look.words("take_home", COMPANION), look.common
    page, count = cursor or 0, len(found)
    last = common.done if page else common.back_key
    keys = (
        key(common.back_key, ("at", page - 1)) if page else None,
        key((words.whole_game, words.game), ("whole", payload)) if more else None,
        key(common.next, ("at", page + 1)) if page < count - 1 else key(last, ("back",)),
    )
    text = say(words.scan_all % count if count > 1 else words.scan, about)
    return content(
        "code",
        words.whole_game if about == words.game_at_home else common.result,
        (found[page], text),
        keys,
        corner="%d / %d" % (page + 1, count) if count > 1 else "",
        ways=(None, None, USUAL),
        flags=(CLEAN, PEEK),
    )


def address(board: "Board") -> str:
    """Return the address of the site that reads codes, from the firmware or the board, or "" if there is none."""
    try:
        from ... import listed  # type: ignore[attr-defined]
    except ImportError:  # on a laptop, where `board` has the address
        return board.site
    return board.site or getattr(listed, "SITE", "")


def make(look: "Look", board: "Board", room: int, payload: bytes, whole: bool) -> "tuple[list[Code], str, bool]":
    """Return the codes for a result, or, if `whole`, for its whole game if that fits, followed by the other arguments
    of `take_home`. `room` is the space for a code on the display, in pixels."""
    result, words = Result(payload), look.words("take_home", COMPANION)
    head = _head(address(board))
    largest = qr.VERSIONS
    while largest > 1 and PIXELS * (qr.side(largest) + 2 * qr.QUIET) > room:
        largest -= 1
    why = ""
    if whole:
        try:
            events = _events(board, result, FEW * _bytes(head, qr.LOW, largest))
            found = _fitting(result, events, [head], largest) if events else []
            if found:
                return found, words.game_at_home, False
            why = words.too_long
        except REFUSED as error:
            about = "memory" if isinstance(error, MemoryError) else "unreadable"
            why = look.words("notice", COMPANION)[about + ".headline"]
    elif Journal(board.storage, result.title).first()[:IDENTITY] != result.identity:
        why = words.gone
    found = _fitting(result, b"", [head] if head else [[_plain(look, result) + "\n"], []], largest)
    return found, why or (words.at_home if head else words.as_text), not why


def _fitting(result: Result, events: bytes, heads: "list[list[str]]", largest: int) -> "list[Code]":
    """Return as few codes as possible for the result and the events, or [] if there would be too many.

    The higher level of error correction is used if it does not require more codes. All codes have the version of the
    largest one, so that they look alike.
    """
    body = codes.result(result) + events
    for count in range(1, FEW + 1):
        for head in heads:
            for level in (qr.MEDIUM, qr.LOW):
                room = _bytes(head, level, largest)
                texts = codes.parts(result.identity, body, room, count) if room > 0 else []
                if texts:
                    parts = [head + [text] for text in texts]
                    version = max([qr.smallest(each, level, qr.VERSIONS) for each in parts])
                    return [code(each, version, level) for each in parts]
    return []


def _head(site: str) -> list[str]:
    """Return the beginning of a code's text in two parts. The scheme and host are in capitals, which mean the same but
    take up less space in a QR code."""
    if not site:
        return []
    start = site.find("/", 8)
    if start < 0:
        return [site.upper() + "/", "#"]
    return [site[:start].upper() + "/", site[start + 1 :] + "#"]


def _bytes(head: list[str], level: "qr.Level", largest: int) -> int:
    """Return how many bytes of a body fit into the largest code after `head`."""
    return codes.room((qr.room(largest, level) - qr.bits(head + [""])) * 2 // 11)


def _plain(look: "Look", result: Result) -> str:
    """Return the result as plain text, for codes that do not lead to a site."""
    rows = []
    for seat, (place, score, _) in enumerate(result.players):
        row = ("%d. " % place if place else "") + name(look, result, seat)
        row = row if score is None else row + " %d" % score
        tie = left(look, result, seat)
        rows.append(row + " (%s)" % tie if tie else row)
    return "%s: %s" % (title(look, result), ", ".join(sorted(rows)))


def _events(board: "Board", result: Result, most: int) -> bytes:
    """Return the packed events of the game, or b"" if they cannot be packed into `most` bytes."""
    from ..packing import events

    return events(Part(board.storage, result.title), result.identity, most)
