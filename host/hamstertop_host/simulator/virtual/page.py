"""Convert a screen's content to plain dictionaries and lists for a web page.

Portable. A picture is [width, height, rows in hexadecimal]. A place that can be touched is an `offer`. An answer to it
has the page's revision, the kind of place and its number (see `offers`).
"""

from binascii import hexlify

from hamstertop import content as kinds
from hamstertop.companion import lights, timed
from hamstertop.companion.shown import AMOUNT, BESIDE, CURSOR, HOLD, KEY, LINE, SEAT
from hamstertop.content import long
from hamstertop.drawing import canvas as drawing
from hamstertop.drawing import edges, pictures, qr
from hamstertop.drawing.dice import die
from hamstertop.drawing.pictures import seats
from hamstertop_host.simulator.virtual.shared import result
from hamstertop_host.simulator.virtual.upright import seen

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from hamstertop.companion.app import App

    Picture = list[Any]

OFFERS = (KEY, HOLD, LINE, SEAT, BESIDE, AMOUNT, CURSOR)
LARGER = 150  # percent: the scale of a picture drawn from numbers
DIE = 48  # columns per die
APART = 8  # columns between dice
FEW_NUMBERS = 13  # the maximum number of choices that each get a button
FEW = 4  # dice per row


class Page:
    """Describes an app's screen."""

    def __init__(self, app: "App") -> None:
        self._app = app
        self._before: dict[Any, Any] = {}  # parts made for the last page, most of which stay the same
        self._made: dict[Any, Any] = {}  # parts made for this page
        self.revision = -1  # the app's revision when the page was made
        self._offered: dict[tuple[str, int], range | None] = {}  # places to touch, and the numbers they accept
        self._given: list[Any] = []  # the actions of places in the body that can be touched
        self._moves = False  # whether touching the body can replace moving the cursor

    def message(self) -> "dict[str, Any]":
        """Return the page.

        | entry | meaning |
        |---|---|
        | language | the page's language |
        | id | name of the screen, which stays the same when only values change |
        | revision | revision of the content; answers to a different revision have no effect |
        | who | the player who acts, with `seat`, `name`, `colour` and `face`, or None |
        | heading, corner | the current place in the game or menu, and the progress |
        | message | the event that was undone, or what went wrong, or "" |
        | body | blocks in reading order, each with its `kind` and its fields in `hamstertop.content` |
        | keys | for each of the three keys, the effects of a `press` and a `hold`, its player's `colour`, the content
        shown `above` it, whether it is `spare` because touching the body or another key has the same effect or it goes
        back, and for how many ms it `waits` until it counts |
        | beside | labels of additional keys next to the body |
        | main | the key to continue with, or None |
        | time | timer of the turn, with `total`, `left` in ms, and whether it is `running`, or None |
        | up | whether the time of the turn is up |
        | back | what goes back, as the kind of a place and its number, or None |
        | menu | whether holding the right key opens the menu |
        | above | the number of screens above the game's own |
        | secret | whether the page must not be read aloud automatically |
        | colour | colour of the player to act, or None |
        | paper | the first row below the screen's bar, and the first row of its labels |
        | result | a result that can be shared (see `shared`) |
        | write | if players can enter text, the `text` so far, its maximum length `most`, and the available `letters` |
        """
        app = self._app
        canvas, shown = app.canvas, app.stack.screen
        content: Any = shown.content
        self.revision = app.stack.revision
        self._before, self._made = self._made, {}
        self._offered, self._given, self._moves = {}, [], False
        body = [self._block(block) for block in content.body]
        for key in range(3):
            if shown.label(key, False):
                self._offered[KEY, key] = None
            if shown.label(key, True):
                self._offered[HOLD, key] = None
        menu = shown.label(kinds.RIGHT, True) == app.look.common.menu
        seat = content.who
        if seat is None and app.game.playing and app.game.tracker:
            seat = app.game.tracker.to_act
        data = {
            "language": app.settings.language,
            "id": content.id,
            "revision": self.revision,
            "who": None if content.who is None else self._seat(content.who, seats.PORTRAITS),
            "heading": long(content.heading),
            "corner": long(content.corner),
            "message": app.stack.message,
            "body": body,
            "keys": [self._key(key) for key in range(3)],
            "beside": [long(key.label) for index, key in enumerate(content.beside) if self._offer(BESIDE, index, key)],
            "main": content.main,
            "time": self._time(content.time),
            "up": content.time is not None and content.lights[0] == "alarm",
            "back": self._back(menu),
            "menu": menu,
            "above": app.stack.above,
            "secret": kinds.SECRET in content.flags,
            "colour": None if seat is None else lights.COLOURS[seat],
            "paper": [edges.BAR, canvas.height - edges.LABELS],
        }
        data["result"] = result(app, content)
        wanted = shown.written() if app.board.writing else None
        if wanted:
            data["write"] = {"text": wanted[0], "most": wanted[1]}
        return data

    def _block(self, block: "Any") -> "dict[str, Any]":
        kind, fields = FIELDS[type(block)]
        data: dict[str, Any] = fields(self, block)
        data["kind"] = kind
        return data

    # Places that can be touched

    def offers(self, what: "Any", which: "Any", number: "Any") -> bool:
        """Return whether the last page offers this place with this number."""
        if (what, which) not in self._offered:
            return False
        numbers = self._offered[what, which]
        return number is None if numbers is None else number in numbers

    def _offer(self, what: str, which: int, can: "Any", numbers: "range | None" = None) -> bool:
        """Offer a place if touching it has an effect, and return whether it does."""
        if can:
            self._offered[what, which] = numbers
            self._moves = self._moves or what in (LINE, SEAT, CURSOR)
        return bool(can)

    # Parts of blocks

    def _time(self, time: "Any") -> "dict[str, Any] | None":
        if time is None:
            return None
        left = timed.left(time, self._app.board.ticks())
        return {"total": time.total, "left": left, "running": time.since is not None}

    def _seat(self, seat: int, faces: "Any") -> "dict[str, Any]":
        face = self._kept((seat, faces is seats.HEADS), lambda: _rows(faces[seat]))
        return {"seat": seat, "name": self._app.look.name(seat), "colour": lights.COLOURS[seat], "face": face}

    def _kept(self, key: "Any", make: "Any") -> "Any":
        """Return a part, such as a picture or the lines of a game, that is made only once while it stays on the
        screen."""
        if key not in self._made:
            self._made[key] = self._before[key] if key in self._before else make()
        return self._made[key]

    def _named(self, name: "str | None") -> "Picture | None":
        return self._kept(name, lambda: _rows(pictures.find(name))) if name else None

    def _dice_picture(self, faces: "tuple[int, ...]", sides: int, marked: "int | None" = None) -> "Any":
        return self._kept((faces, sides, marked), lambda: _dice_drawn(faces, sides, marked))

    def _key(self, key: int) -> "dict[str, Any]":
        shown = self._app.stack.screen
        found = shown.content.keys[key]
        data: dict[str, Any] = {
            "press": shown.label(key, False),
            "hold": shown.label(key, True),
            "colour": None if found is None or found.seat is None else lights.COLOURS[found.seat],
        }
        data["waits"] = self._app.guard.early(key, self._app.board.ticks())
        data["above"] = [self._above(item) for item in (found.above if found else ())]
        action = found.action if found else None
        given = self._given + [other.action for other in shown.content.keys[key + 1 :] if other]
        moves = self._moves and action is not None and action[0] == "at"
        data["spare"] = self._called_back(key) or (action is not None and (moves or action in given))
        return data

    def _back(self, menu: bool) -> "list[Any] | None":
        """Return the place that goes back: a key called Back, or else holding the right key unless that opens the
        `menu`, or else a key with a name of its own."""
        shown = self._app.stack.screen
        keys = [key for key in range(3) if shown.goes_back(key)]
        if shown.label(kinds.RIGHT, True) and not menu and not any([self._called_back(key) for key in keys]):
            return [HOLD, kinds.RIGHT]
        return [KEY, keys[0]] if keys else None

    def _called_back(self, key: int) -> bool:
        return bool(self._app.stack.screen.label(key, False) == self._app.look.common.back_key)

    def _above(self, item: "Any") -> "Any":
        """Return what is shown above a key: a string, a picture or a share."""
        if isinstance(item, tuple):
            return {"share": list(item)}
        return {"face": self._named(item)} if "." in item else {"text": item}

    # Blocks

    def _say(self, block: "Any") -> "dict[str, Any]":
        return {"do": long(block.do), "why": long(block.why), "ask": long(block.ask)}

    def _figure(self, block: "Any") -> "dict[str, Any]":
        time = self._app.stack.screen.content.time
        data: dict[str, Any] = {
            "number": str(block.number),
            "label": long(block.label) or block.alternative,
            "face": self._named(block.picture),
        }
        data["time"] = time is not None and isinstance(block.number, int)
        return data

    def _numbers(self, block: "Any") -> "dict[str, Any]":
        rows, several = [], len(block.rows) > 1
        self._moves = self._moves or bool(several and self._app.stack.screen.content.beside)
        for index, amount in enumerate(block.rows):
            numbers = range(amount.least, amount.most + 1)
            data = {"number": amount.number, "label": long(amount.label), "typical": amount.typical}
            data["least"], data["most"] = amount.least, amount.most
            data["marked"] = index == block.marked and several
            data["offer"] = self._offer(AMOUNT, index, amount.action, numbers)
            if data["offer"] and not several:
                self._offer(CURSOR, index, True, numbers)
                data["few"] = len(numbers) <= FEW_NUMBERS
                if data["few"] and amount.number is not None:
                    self._given.append(amount.action(amount.number))
            rows.append(data)
        return {"rows": rows}

    def _players(self, block: "Any") -> "dict[str, Any]":
        rows = []
        for row in block.rows:
            data = self._seat(row.seat, seats.HEADS)
            data["number"], data["note"], data["before"], data["more"] = str(row.number), row.note, row.before, row.more
            data["sign"] = self._named(row.sign)
            data["marked"] = row.seat == block.marked
            data["offer"] = self._offer(SEAT, row.seat, row.action)
            data["does"] = row.does if row.action else ""
            self._given.append(row.action)
            rows.append(data)
        return {"rows": rows, "ordered": block.ordered}

    def _lines(self, block: "Any") -> "dict[str, Any]":
        rows = []
        for index, line in enumerate(block.lines(0, block.count)):
            data: dict[str, Any] = {
                "text": long(line.text),
                "value": long(line.value),
                "face": self._named(line.picture),
            }
            data["marked"], data["offer"] = index == block.at, self._offer(LINE, index, line.action)
            if data["marked"]:
                self._given.append(line.action)
            rows.append(data)
        return {"rows": rows}

    def _record(self, block: "Any") -> "dict[str, Any]":
        key = (self._app.stack.screen.content.id, block.count)
        return {"rows": self._kept(key, lambda: list(block.texts(0, block.count))), "last": block.last}

    def _grid(self, block: "Any") -> "dict[str, Any]":
        rows = []
        for row in block.rows:
            data = self._seat(row.seat, seats.HEADS)
            data["name"] = row.name or data["name"]
            data["cells"], data["detail"], data["marked"] = list(row.cells), row.detail, row.marked
            rows.append(data)
        return {"header": list(block.header), "rows": rows}

    def _sides(self, block: "Any") -> "dict[str, Any]":
        rows = []
        for side in block.sides:
            data: dict[str, Any] = {"name": "", "colour": None, "face": None}
            if side.seat is not None:
                data = self._seat(side.seat, seats.PORTRAITS)
            data["label"], data["number"] = long(side.label), str(side.number)
            data["dice"] = self._dice_picture(side.dice, 6) if side.dice else None
            rows.append(data)
        return {"rows": rows, "share": list(block.share) if block.share else None, "text": block.text}

    def _dice(self, block: "Any") -> "dict[str, Any]":
        said = ", ".join([str(face) for face in block.faces if face])
        return {"picture": self._dice_picture(block.faces, block.sides, block.marked), "alternative": said}

    def _image(self, block: "Any") -> "dict[str, Any]":
        return {"picture": self._named(block.picture)}

    def _moving(self, block: "Any") -> "dict[str, Any]":
        frame = self._app.stack.screen.frame
        parts = [block.series + ".ALL", block.series + ".FRAMES." + str(frame)]
        return {"picture": self._kept((block.series, frame), lambda: _rows(*[pictures.find(part) for part in parts]))}

    def _drawing(self, block: "Any") -> "dict[str, Any]":
        picture = self._kept((block.name, block.numbers), lambda: _from_numbers(block))
        return {"picture": picture, "alternative": block.alternative}

    def _code(self, block: "Any") -> "dict[str, Any]":
        return {"picture": self._kept(block, lambda: _code_drawn(block))}

    def _letters(self, block: "Any") -> "dict[str, Any]":
        return {"text": block.text, "letter": block.wheel[block.at]}


FIELDS = {
    kinds.Say: ("say", Page._say),
    kinds.Figure: ("figure", Page._figure),
    kinds.Numbers: ("numbers", Page._numbers),
    kinds.Players: ("players", Page._players),
    kinds.Lines: ("lines", Page._lines),
    kinds.Record: ("record", Page._record),
    kinds.Grid: ("grid", Page._grid),
    kinds.Sides: ("sides", Page._sides),
    kinds.Dice: ("picture", Page._dice),
    kinds.Image: ("picture", Page._image),
    kinds.Moving: ("picture", Page._moving),
    kinds.Drawing: ("picture", Page._drawing),
    kinds.Code: ("code", Page._code),
    kinds.Letters: ("letters", Page._letters),
}


def _hexadecimal(canvas: "drawing.Canvas") -> "Picture":
    return [canvas.width, canvas.height, hexlify(seen(canvas)).decode()]


def _rows(*layers: "drawing.Picture") -> "Picture":
    """Return a picture made of pictures of the same size, drawn over one another."""
    canvas = drawing.Canvas(layers[0][0], layers[0][1])
    for layer in layers:
        canvas.picture(layer, 0, 0)
    return _hexadecimal(canvas)


def _dice_drawn(faces: "tuple[int, ...]", sides: int, marked: "int | None") -> "Picture":
    """Return a picture of dice, with up to four in a single row, or more in a roughly square block. One of them can be
    framed."""
    count = row = len(faces)
    if count > FEW:
        row = 3
        while row * row < count:
            row += 1
    rows = (count + row - 1) // row
    step = DIE + APART
    canvas = drawing.Canvas(row * step + APART, rows * step + APART)
    for index, face in enumerate(faces):
        x, y = APART + index % row * step, APART + index // row * step
        die(canvas, x, y, DIE, face, sides)
        if index == marked:
            canvas.frame(x - 5, y - 5, DIE + 10, DIE + 10, 9, 2)
    return _hexadecimal(canvas)


def _from_numbers(block: "Any") -> "Picture":
    module = pictures.drawn(block.name)
    wide, high = module.WIDE * LARGER // 100, module.HIGH * LARGER // 100
    canvas = drawing.Canvas(wide, high)
    module.draw(canvas, 0, 0, wide, high, *block.numbers)
    return _hexadecimal(canvas)


def _code_drawn(block: "Any") -> "Picture":
    """Return a code with its white border, with one pixel per module."""
    wide = qr.side(block.version) + 2 * qr.QUIET
    canvas = drawing.Canvas(wide, wide)
    qr.draw(canvas, qr.code(block.texts, block.version, block.level), 0, 0, 1)
    return _hexadecimal(canvas)
