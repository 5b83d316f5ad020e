"""What a page and an event say, in the device's own words: as text for a page and a screen reader, and for the list of
what happened.

Portable.
"""

from binascii import hexlify

from hamstertop.companion import lights, screen, story
from hamstertop.companion.history import UNDO
from hamstertop.companion.journal import Journal
from hamstertop.drawing import canvas as drawing
from hamstertop.drawing.fonts import large
from hamstertop_host.virtual.upright import seen

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from hamstertop.companion.app import App
    from hamstertop.games import Event

    # Row of the baseline, x, text, ink, column after it, whether it is large, its box if it is a whole paragraph
    Written = tuple[int, int, str, int, int, bool, tuple[int, int, int, int] | None]
    Box = tuple[int, int, int, int]  # x, y, width, height
    Spot = drawing.Spot

LETTERS = range(32, 0x180)  # what can be asked for: Latin
SAME_LINE = 6  # rows by which the baselines of texts of one line may differ
APART = 3  # columns between two texts that are two words
TOLD = 200  # events of a story, at most: the last
BELOW = 64  # lines of a list that are touched below the paper, at most: it has no room for them
GAP = "  "  # and more between two texts that are written as one
SMALL, BELOW_BASE = 12, 4  # rows of a small letter above its baseline and below it, at most
FACE = 24  # pixels of the largest picture that stands for a player or a title
IN_WORDS = (screen.LINE, screen.SEAT, screen.WORDS)


class Canvas(drawing.Canvas):
    """Remembers what is written and which pictures are painted on it, until it is cleared."""

    def __init__(self, width: int, height: int) -> None:
        super().__init__(width, height)
        self.written: list[Written] = []
        self.pictures: list[tuple[Box, drawing.Picture, int]] = []  # and the ink of each
        self._within = False  # a letter with an accent writes the bare one, a paragraph its lines
        self._end = 0  # the column after the longest of these

    def clear(self) -> None:
        super().clear()
        self.written = []
        self.pictures = []

    def text(self, font: "drawing.Font", string: str, x: int, y: int, ink: int = 1) -> int:
        within, self._within = self._within, True
        end = super().text(font, string, x, y, ink)
        self._within = within
        self._end = max(self._end, end)
        if not within:
            for part in string.split(GAP):  # what stands apart is told apart
                if part:
                    self._write(font, part, x, y, ink, x + drawing.width(font, part), None)
                x += drawing.width(font, part + GAP)
        return end

    def paragraph(
        self, font: "drawing.Font", string: str, x: int, y: int, wide: int, leading: int, ink: int = 1
    ) -> int:
        within, self._within = self._within, True
        for part in string.split("\n"):
            first, self._end = y, 0
            y = super().paragraph(font, part, x, y, wide, leading, ink)
            if part:  # beside it there may be a picture
                box = (x - 1, self.top + first, self._end - x + 1, y - first + max(font.HEIGHT - leading, 0))
                self._write(font, part, x, first, ink, x + wide, box)
        self._within = within
        return y

    def _write(
        self,
        font: "drawing.Font",
        string: str,
        x: int,
        y: int,
        ink: int,
        end: int,
        box: "tuple[int, int, int, int] | None",
    ) -> None:
        big = font.HEIGHT >= large.HEIGHT
        self.written.append((self.top + y + font.BASE, x, string, ink, end, big, box))

    def picture(self, picture: "drawing.Picture", x: int, y: int, ink: int = 1) -> None:
        super().picture(picture, x, y, ink)
        self.pictures.append(((x, self.top + y, picture[0], picture[1]), picture, ink))


class Teller:
    """Says what an app shows, and what has happened in it. It gives the app a canvas as above."""

    def __init__(self, app: "App") -> None:
        self._app = app
        spots = app.canvas.spots
        self._canvas = app.canvas = Canvas(app.canvas.width, app.canvas.height)
        self._canvas.spots = spots
        self._phase = ""
        self._seat: int | None = None
        self.look()

    def look(self) -> None:
        """See what the table waits for before the next event."""
        tracker = self._app.tracker
        self._phase, self._seat = (tracker.phase, tracker.to_act) if tracker else ("", None)

    def line(self, event: "Event") -> str:
        """An event that has just been stored."""
        app = self._app
        history = app.session.history
        assert history
        if history.count == 1:
            self._phase, self._seat = "", None
        try:
            text = story.line(app, app.session.game, event, self._phase, self._seat, app.tracker)
        except (KeyError, IndexError, ValueError):  # it has values that not everybody may know
            whole, phase, seat, tracker = list(history.replayed())[-1]
            text = story.line(app, app.session.game, whole, phase, seat, tracker)
        self.look()
        return text

    def story(self) -> "list[dict[str, Any]]":
        """The events of the open game that stand, as everybody may know them, with the seconds it had been played."""
        app = self._app
        session = app.session
        history = session.history
        times = _times(Journal(session.storage, session.game))
        told = []
        for index, (event, phase, seat, tracker) in enumerate(history.replayed() if history else ()):
            if event[0] not in session.annotations and index >= session.count - TOLD:
                text = story.line(app, session.game, event, phase, seat, tracker)
                seconds = times[index] if index < len(times) else None
                told.append({"event": tracker.public(event), "text": text, "seconds": seconds})
        return told

    def page(self) -> "dict[str, Any]":
        """What is on the canvas, in the order it is read. Places are [x, y] for a touch, None where nothing is done.

        | entry | is |
        |---|---|
        | language | the one it is in |
        | title | what its bar says |
        | small | of that, what is written small: texts, each with its box |
        | lines | what is written below: its `parts`, whether it is `marked` in a list, and `large`; its place; \
        its `face`, a picture [width, height, rows in hexadecimal]; whether it is only a `label` within a picture |
        | before, after | the same of what is above and below these in a list, where the paper has no room for it |
        | seats | players who stand on it: `name`, `texts`, `colour`, `marked`, `face`; `does`, a picture beside that; \
        what is offered, and its place |
        | boxes | [x, y, width, height] of all that lines and seats say: what is left is a picture |
        | bar | how far a picture hangs down from the bar: the column after it, and the row |
        | body | the first row below the bar, and the one after the last above the labels |
        | keys | for each of the three keys what a press and what a hold of it does, and whom it is for |
        | touch | their places |
        | back | whether holding the right key leads back, and not to the menu |
        | colour | of who is to act, None if nobody is |
        | write | where players can write: the `text` so far, how many `letters` it can have at `most`, and which |
        """
        canvas, app = self._canvas, self._app
        shown = app.screen
        low = screen.spare(canvas) + screen.BOTTOM
        bar = [written for written in canvas.written if written[0] < screen.TOP]
        body = [written for written in canvas.written if screen.TOP <= written[0] < low + 4]
        if canvas.spots:  # without those of the last time
            canvas.spots = [spot for spot in canvas.spots if spot[3] < canvas.height]
        spots = canvas.spots or []
        there: list[list[Written]] = [[] for _ in spots]  # what is written in each
        alone: list[list[Written]] = []
        loose: list[Written] = []
        hints: list[Spot] = [spot for spot in spots if spot[0] in (screen.HINT, screen.MORE)]
        for written in body:
            at = (written[1] + written[4]) // 2, written[0] - 4
            if written[6]:
                alone.append([written])
            elif not [spot for spot in hints if _holds(spot, at)]:
                found = [index for index, spot in enumerate(spots) if spot[0] in IN_WORDS and _holds(spot, at)]
                (there[found[-1]] if found else loose).append(written)
        players = [index for index, spot in enumerate(spots) if spot[0] == screen.SEAT]
        lines = [(group[0][0], group[0][1], self._line(group, None, False)) for group in alone]
        boxes = [written[6] for written in body if written[6]] + [_box(spot) for spot in hints]
        for index, spot in enumerate(spots):
            if spot[0] in (screen.LINE, screen.WORDS) and there[index]:
                place = _place(spot) if spot[0] == screen.LINE else None
                lines.append((spot[3], spot[2], self._line(there[index], place, False, spot)))
                boxes.append(_box(spot))
            elif index in players:
                boxes.append(_box(spot))
        hanging = [box for box, _, _ in canvas.pictures if box[1] < screen.TOP - screen.MARGIN]
        boxes += hanging
        lines += [(group[0][0], group[0][1], self._line(group, None, True)) for group in _grouped(loose)]
        before, after = self._out_of_sight(spots) if [spot for spot in spots if spot[0] == screen.MORE] else ([], [])
        seat = shown.actor()
        if seat is None and app.playing and app.tracker:
            seat = app.tracker.to_act
        told: dict[str, Any] = {
            "language": app.settings.language,
            "title": _joined(bar),
            "small": [
                [text, [x, base - SMALL, end - x, SMALL + BELOW_BASE]]
                for base, x, text, _, end, big, _ in sorted(bar, key=_across)
                if not big
            ],
            "lines": [line[2] for line in sorted(lines, key=_first)],
            "seats": [self._player(spots[index], there[index]) for index in players],
            "before": before,
            "after": after,
            "boxes": boxes,
            "bar": [hanging[0][0] + hanging[0][2], hanging[0][1] + hanging[0][3]] if hanging else [0, screen.BAR],
            "body": [screen.BAR, low],
            "keys": [[shown.label(key, False), shown.label(key, True), shown.whose(key)] for key in range(3)],
            "touch": [[_find(spots, screen.KEY, key), _find(spots, screen.HOLD, key)] for key in range(3)],
            "back": shown.label(screen.RIGHT, True) != app.common.menu,
            "colour": None if seat is None else lights.COLOURS[seat],
        }
        wanted = shown.written() if app.board.writing else None
        if wanted:
            text, most, allowed = wanted
            letters = "".join([chr(code) for code in LETTERS if allowed(chr(code))])
            told["write"] = {"text": text, "most": most, "letters": letters}
        return told

    def _line(
        self, group: "list[Written]", place: "list[int] | None", label: bool, spot: "Spot | None" = None
    ) -> "dict[str, Any]":
        """Texts that belong together."""
        return {
            "parts": [text for line in _grouped(group) for text in _words(line)],
            "marked": not any([written[3] for written in group]),
            "large": any([written[5] for written in group]),
            "at": place,
            "face": self._faces(spot)[0] if spot else None,
            "label": label,
        }

    def _out_of_sight(self, spots: "list[Spot]") -> "tuple[list[dict[str, Any]], list[dict[str, Any]]]":
        """The lines of a list above and below those that the paper shows. They are touched below the paper."""
        shown: Any = self._app.screen
        there = [spot[1] for spot in spots if spot[0] == screen.LINE]
        before: list[dict[str, Any]] = []
        after: list[dict[str, Any]] = []
        for index, line in enumerate(shown.lines()[:BELOW]):
            if index not in there:
                line += ("", None)
                spot = (screen.LINE, index, 0, self._canvas.height + index, 1, 1)
                spots.append(spot)
                found = {"parts": [part for part in (line[0], line[2]) if part], "marked": False, "large": False}
                found.update({"at": _place(spot), "face": _face(line[3]) if line[3] else None, "label": False})
                (before if index < there[0] else after).append(found)
        return before, after

    def _player(self, spot: "Spot", group: "list[Written]") -> "dict[str, Any]":
        """What is written of a player."""
        seat = spot[1]
        name = self._app.name(seat)
        offer = self._app.screen.offer(seat)[0]
        texts = [" ".join(_words(line)) for line in _grouped(group)]
        inks = [written[3] for written in group] or [ink for _, _, ink in self._small(spot)]
        face, does = self._faces(spot)
        return {
            "name": name,
            "texts": [text for text in texts if text != name],
            "colour": lights.COLOURS[seat],
            "marked": not any(inks),
            "face": face,
            "does": does,
            "offer": offer,
            "at": _place(spot) if offer else None,
        }

    def _small(self, spot: "Spot") -> "list[tuple[Box, drawing.Picture, int]]":
        """The small pictures within a spot."""
        return [
            drawn
            for drawn in self._canvas.pictures
            if max(drawn[0][2:]) <= FACE
            and _holds(spot, (drawn[0][0] + drawn[0][2] // 2, drawn[0][1] + drawn[0][3] // 2))
        ]

    def _faces(self, spot: "Spot") -> "list[list[Any] | None]":
        """The first two of these, as a page draws them; None where there are fewer."""
        found: list[list[Any] | None] = [_face(picture) for _, picture, _ in self._small(spot)]
        found += [None, None]
        return found[:2]


def _times(journal: "Journal") -> list[int]:
    """How many seconds the game had been played at each event of a journal that stands; none where it has no times."""
    times: list[int] = []
    seconds = 0
    for index, payload in enumerate(journal.read()):
        if not journal.timed:
            return []
        if index:  # after the record that says which game it is
            seconds += payload[-1]
            if payload[:-1] == UNDO:
                times.pop()
            else:
                times.append(seconds)
    return times


def _face(picture: "drawing.Picture") -> "list[Any]":
    """A small picture, as a page draws it."""
    canvas = drawing.Canvas(picture[0], picture[1])
    canvas.picture(picture, 0, 0)
    return [picture[0], picture[1], hexlify(seen(canvas)).decode()]


def _holds(spot: "Spot", at: tuple[int, int]) -> bool:
    return spot[2] <= at[0] < spot[2] + spot[4] and spot[3] <= at[1] < spot[3] + spot[5]


def _box(spot: "Spot") -> "Box":
    return spot[2], spot[3], spot[4], spot[5]


def _place(spot: "Spot") -> list[int]:
    return [spot[2] + spot[4] // 2, spot[3] + spot[5] // 2]


def _find(spots: "list[Spot]", what: str, which: int) -> "list[int] | None":
    """The place of what can be touched."""
    for spot in spots:
        if spot[:2] == (what, which):
            return _place(spot)
    return None


def _across(written: "Written") -> int:
    return written[1]


def _joined(written: "list[Written]") -> str:
    """Texts of the bar."""
    return " \xb7 ".join([text[2] for text in sorted(written, key=_across)])


def _first(line: "Any") -> "Any":
    """Where it stands, downwards and then across."""
    return line[:2]


def _grouped(written: "list[Written]") -> "list[list[Written]]":
    """Texts as lines, from top to bottom."""
    lines: list[list[Written]] = []
    last = 0
    for text in sorted(written, key=_first):
        if not lines or text[0] - last > SAME_LINE:
            lines.append([])
            last = text[0]
        lines[-1].append(text)
    return lines


def _words(line: "list[Written]") -> list[str]:
    """The texts of a line, from left to right; those that touch are one."""
    words: list[str] = []
    end = 0
    for text in sorted(line, key=_across):
        if words and text[1] - end < APART:
            words[-1] += text[2]
        else:
            words.append(text[2])
        end = text[4]
    return words
