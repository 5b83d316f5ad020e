"""What the specials' cards say: screens that are read when they are asked for."""

from ....companion import modules
from ....companion.questions import Pick
from ....companion.screen import MARGIN, TOP, Screen, back, say
from ..house import HOUSE
from ..screens import looked_up

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ....companion.app import App
    from ....companion.questions import Line
    from ....companion.screen import Deeds
    from ....drawing.canvas import Canvas

specials = modules.load("hamstertop.games.hamsterdam.specials")
modules.release_one("hamstertop.games.hamsterdam.specials")


def specials_now(app: "App") -> Pick:
    """The specials that can act now, or all of them."""
    now, every = looked_up(app, "sayings", "specials")
    kinds = specials.usable(app.tracker.phase)
    if not kinds:
        return all_specials(app)
    found = lines(kinds) + [(every, len(kinds), "▶")]
    return Pick(
        app,
        now,
        found,
        lambda at: Card(app, kinds, at) if at < len(kinds) else all_specials(app),
        topic="specials",
    )


def all_specials(app: "App") -> Pick:
    """The list of all 18."""
    kinds = list(range(len(specials.SPECIALS)))
    return Pick(
        app, looked_up(app, "sayings", "specials")[1], lines(kinds), lambda at: Card(app, kinds, at), topic="specials"
    )


def lines(kinds: list[int]) -> "list[Line]":
    """A line for each kind; its answer is its place."""
    return [(specials.SPECIALS[kind][0], at) for at, kind in enumerate(kinds)]


NINJASTER = 11  # its page says that it turns over: it does not stay

# The house rules that change how a special's card is read, in the order of its readings in `reference`; "" for none
READINGS = {
    4: ("contract_any_dam", "contract_onto_hamsters"),
    5: ("copy_any",),
    6: ("huckster_any_distance",),
    8: ("mobster_needs_card", "one_mobster"),
    15: ("", "swimster_breach"),
}


class Card(Screen):
    """One special, when it acts and what it does; the keys leaf through `kinds`."""

    topic = "specials"

    def __init__(self, app: "App", kinds: list[int], at: int) -> None:
        super().__init__(app)
        self.kinds = kinds
        self.at = at
        self.windows = looked_up(app, "sayings", "windows")
        self.readings = looked_up(app, "sayings", "readings")

    def title(self) -> str:
        title: str = specials.SPECIALS[self.kinds[self.at]][0]
        return title

    def corner(self) -> str:
        words, window = self.windows, specials.SPECIALS[self.kinds[self.at]][1]
        names = [name for bit, name in enumerate(words) if window >> bit & 1]
        return words[-1] if len(names) == len(words) - 1 else ", ".join(names)

    def presses(self) -> "Deeds":
        return ("▶", None), ("◀", None), (self.app.common.back_key, back)

    def move(self, by: int) -> None:
        self.at = (self.at + by) % len(self.kinds)
        self.app.redraw()

    def draw(self, canvas: "Canvas") -> None:
        app, kind = self.app, self.kinds[self.at]
        turns_over, *how = self.readings
        page = looked_up(app, "reference", kind)
        turns = specials.SPECIALS[kind][2] and kind != NINJASTER
        lines = [(page[1] + " " + turns_over).strip() if turns else page[1]]
        for readings, field in zip(page[2:], READINGS.get(kind, ("",))):
            changed = field != "" and getattr(app.tracker.readings, field) != getattr(HOUSE.defaults(), field)
            lines.append(how[changed] % readings[changed])
        drawn = modules.load("hamstertop.drawing.pictures.specials_%d" % (kind // 6)).SPECIALS
        canvas.picture(drawn[kind % 6], MARGIN, TOP + 6)
        say(canvas, page[0], "\n".join(lines).strip(), 46, TOP - 3, 246)
