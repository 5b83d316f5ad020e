"""A result as codes on the paper, which a phone's camera takes home; its whole game, if it is asked for and fits."""

from ...content import code, content, key, say
from ...drawing import canvas as drawing
from ...drawing import qr
from ...drawing.fonts import large, medium
from ...drawing.painter import BAR, HEIGHT, LABELS, MARGIN, SPACIOUS, TOP, Painter, fitting, right_aligned
from ...storage import REFUSED, Part
from ...words import COMPANION
from .. import codes
from ..journal import Journal
from ..screen import GLANCE, NO, Screen, back
from ..session import IDENTITY

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ...content import Content
    from ..app import App
    from ..results import Result
    from ..screen import Commands

TEXT = 128  # columns beside a code, at least
PIXELS = 2  # of a module, at least
FEW = 5  # codes of a game, at most


class TakeHome(Screen):
    """A code beside what to do with it; several are pages to leaf through, in any order.

    It is also written on the console, the only paper of a board that has none.
    """

    kind = GLANCE
    clean = True

    def __init__(self, app: "App", result: "Result") -> None:
        super().__init__(app)
        self._words = app.words("take_home", COMPANION)
        self._result = result
        self._site = app.board.site or _listed()
        self._whole = False  # whether the game is shown
        kept = Journal(app.board.storage, result.title).first()[:IDENTITY] == result.identity
        self._more = self._words.game if kept else ""  # the key that asks for the game
        self._why = "" if kept else self._words.gone  # why there is only the result
        self._codes: list[list[str]] = []  # each code in parts
        self._level = qr.LOW
        self._version = 1  # the smallest for all codes, so that they look alike
        self._make(b"", FEW)
        self._tell()

    # The codes

    def _make(self, events: bytes, most: int) -> bool:
        """Make codes of the result and the events behind it: as few as can be, and of these the ones that correct
        more. Whether they are not too many."""
        result = self._result
        body = codes.result(result) + events
        heads = [self._head()] if self._site or events else [[self._plain() + "\n"], []]
        for count in range(1, most + 1):
            for head in heads:
                for level in (qr.MEDIUM, qr.LOW):
                    room = self._bytes(head, level)
                    texts = codes.parts(result.identity, body, room, count) if room > 0 else []
                    if texts:
                        self._codes = [head + [text] for text in texts]
                        self._level = level
                        self._version = max([qr.smallest(parts, level, qr.VERSIONS) for parts in self._codes])
                        return True
        return False

    def _head(self) -> list[str]:
        """What a code begins with, in two parts: scheme and host in capitals, which mean the same, take less."""
        site = self._site
        if not site:
            return []
        start = site.find("/", 8)
        if start < 0:
            return [site.upper() + "/", "#"]
        return [site[:start].upper() + "/", site[start + 1 :] + "#"]

    def _bytes(self, head: list[str], level: "qr.Level") -> int:
        """Bytes of a body that the largest code has room for, behind this head."""
        return codes.room((qr.room(self._largest(), level) - qr.bits(head + [""])) * 2 // 11)

    def _plain(self) -> str:
        """The result for people, where there is no site to show it."""
        from ..look import Look
        from . import results as shown

        result = self._result
        rows = []
        for seat, (place, score, _) in enumerate(result.players):
            row = ("%d. " % place if place else "") + shown.name(Look(self.app), result, seat)
            rows.append(row if score is None else row + " %d" % score)
        return "%s: %s" % (shown.title(Look(self.app), result), ", ".join(sorted(rows)))

    def _room(self) -> int:
        """Columns and rows of the paper for a code."""
        canvas = self.app.canvas
        return min(canvas.height - LABELS, canvas.width - TEXT)

    def _largest(self) -> int:
        """The largest code that has room."""
        version = qr.VERSIONS
        while version > 1 and PIXELS * (qr.side(version) + 2 * qr.QUIET) > self._room():
            version -= 1
        return version

    def _tell(self) -> None:
        self.app.board.say("".join(self._codes[self.page]))

    # What the keys do

    def presses(self) -> "Commands":
        common = self.app.common
        left = (common.back_key, lambda app: self._leaf(-1)) if self.page else NO
        more = (self._more, lambda app: self._ask()) if self._more else NO
        if self.page < len(self._codes) - 1:
            return left, more, (common.next, lambda app: self._leaf(1))
        return left, more, (common.done if self.page else common.back_key, back)

    def holds(self) -> "Commands":
        return NO, NO, super().holds()[2]  # it says all there is to do

    def _leaf(self, by: int) -> None:
        self.page += by
        self._tell()
        self.app.redraw()

    def _ask(self) -> None:
        """Show the whole game, or say that it does not fit."""
        self._more = ""
        try:
            events = self._events()
            self._whole = len(events) > 0 and self._make(events, FEW)
            self._why = "" if self._whole else self._words.too_long
        except REFUSED as error:
            about = "memory" if isinstance(error, MemoryError) else "unreadable"
            self._why = self.app.words("notice", COMPANION)[about + ".headline"]
        if self._whole:
            self.page = 0
            self._tell()
        self.app.redraw()

    def _events(self) -> bytes:
        """Pack what happened in the game; nothing if it cannot be, or not in so few codes."""
        from ..packing import events

        result = self._result
        most = FEW * self._bytes(self._head(), qr.LOW)
        return events(Part(self.app.board.storage, result.title), result.identity, most)

    # What it looks like

    @property
    def content(self) -> "Content":
        """What it shows, for whoever does not look at the paper."""
        count = len(self._codes)
        keys = [key(label, None) if label else None for label, _ in self.presses()]
        corner = "%d / %d" % (self.page + 1, count) if count > 1 else ""
        text = say(self._words.scan_all % count if count > 1 else self._words.scan, self._below())
        shown = code(self._codes[self.page], self._version, self._level)
        return content("code", self.title(), (shown, text), keys, corner=corner)

    def _below(self) -> str:
        """Return what the code is good for, or why it has not the whole game."""
        words = self._words
        told: str = words.game_at_home if self._whole else words.at_home if self._site else words.as_text
        return self._why or told

    def title(self) -> str:
        return self._words.whole_game if self._whole else self.app.common.result

    def draw(self, canvas: drawing.Canvas) -> None:
        words, count = self._words, len(self._codes)
        wide = canvas.width - self._side() - 2 * MARGIN
        y = canvas.paragraph(large, words.scan_all % count if count > 1 else words.scan, MARGIN, TOP + 2, wide, 18)
        font, leading = (large, 20) if canvas.height - HEIGHT >= SPACIOUS else (medium, 14)
        canvas.paragraph(font, self._below(), MARGIN, y + leading // 2 - 4, wide, leading)

    def _side(self) -> int:
        """Columns that the code takes."""
        return self._pixels() * (qr.side(self._version) + 2 * qr.QUIET)

    def _pixels(self) -> int:
        return max(self._room() // (qr.side(self._version) + 2 * qr.QUIET), 1)

    def bar(self, painter: Painter) -> None:
        """The title, and which of several; the code needs white around it up to the edge."""
        canvas, side = painter.canvas, self._side()
        end = canvas.width - side
        canvas.fill(0, 0, end, BAR)
        count = len(self._codes)
        which = "%d / %d" % (self.page + 1, count) if count > 1 else ""
        room = end - 2 * MARGIN - (drawing.width(large, which) + MARGIN if which else 0)
        font = fitting(self.title(), room, (large, medium))
        canvas.text(font, self.title(), MARGIN, 22 - font.BASE, 0)
        right_aligned(canvas, large, which, end - MARGIN, 22 - large.BASE, 0)
        modules = qr.code(self._codes[self.page], self._version, self._level)
        qr.draw(canvas, modules, end, (canvas.height - LABELS - side) // 2, self._pixels())


def _listed() -> str:
    """The address of the build; none on a laptop, whose boards say it."""
    try:
        from ... import listed  # type: ignore[attr-defined]

        site: str = getattr(listed, "SITE", "")
        return site
    except ImportError:
        return ""
