"""Look at everything that a screen shows or opens without an event: every line, cursor and screen."""

import sys

from hamstertop import chance, content
from hamstertop.companion.actions import act, do
from hamstertop.companion.shown import companion_screen
from hamstertop.games.hamsterdam.specials import ASKED
from hamstertop.games.run_hamster_run.rules import REST
from hamstertop_host.simulator.virtual.board import VirtualBoard
from playing.fingers import Fingers
from rolls import house
from soak import TABLES

CURSORS = 240  # the most cursors of a screen; only the entry of letters has more
AGAIN = 12  # the most cursors of a screen that has been looked at with other arguments
NAMES = ["Wilhelmina", "Maximilian", "Bernadette", "Sebastiana", "Konstantin", "Friederike"]
# Set-ups of the random games: all numbers of players, and house rules
SETUPS = {
    "hamsterdam": ((2, 0, 0), (3, 1, 0), (3, 0, 0, 4), (4, 1, 0), (4, 0, -1, 7)),
    "hamsterrolle": (
        (2, 0) + house(FALLEN_CONE=2, STARTING=1),
        (3, 0) + house(TELLING=1, KEEPING=1, REACH=1),
        (4, 0) + house(FALLEN_CONE=1, FAILING=1, PASSING=1),
        (4, 2) + house(TELLING=1, KEEPING=1, DROPPING=1),
    ),
    "run_hamster_run": ((2, 0), (3, -128), (4, 0), (5, 0)),
    "score_pad": ((2, 0), (3, 30), (4, 0), (5, 30), (6, 0)),
}
DRY = (("rolled", 3, 4), ("done",))
REVEALED = (("done",), ("allocated", 0, 0, 7, 0), ("allocated", 1, 3, 2, 2), ("revealed",))
RESTED = REVEALED + (("declared", REST), ("declared", REST), ("done",), ("done",))
# Rare situations, as a game's set-up and the events that lead there. Chips are drawn as necessary.
RARE = {
    "hamsterdam": (
        ((3, 0, 0, 4), (("done",), ("first", 0), ("done",)) + (DRY * 3 + (("done",),)) * 4),
        ((3, 0, 0), (("done",), ("first", 0), ("done",), ("flips", 0, 11), ("rolled", 3, 4))),
    ),
    "hamsterrolle": (
        ((3, 0) + house(FAILING=1), (("done",), ("first", 0), ("built", 0, 0), ("fell", 0, -1, 1, 0))),
        ((3, 0) + house(PASSING=1), (("done",), ("first", 0), ("built", 0, 0), ("passed", 0, 3))),
        (
            (4, 2) + house(TIE=1),
            (("done",), ("first", 0))
            + tuple([("stock", seat, pieces) for seat, pieces in enumerate((1, 1, 3, 3))])
            + (("built", 0, 0),) * 2,
        ),
    ),
    "run_hamster_run": (
        ((2, 0), REVEALED),
        ((2, 0), RESTED + (("done",),)),
        ((2, 0), REVEALED + (("held", 0, 0, 6, 0), ("held", 1, 3, 2, 1))),
        ((2, 0), RESTED + (("counted", 2, 1),)),
        ((2, 0), RESTED + (("counted", 2, 1), ("counted", 0, 6), ("done",))),
        ((2, 0), REVEALED[:1] + (("held", 1, 0, 0, 0),)),
        ((2, 0), REVEALED + (("held", 1, 0, 0, 0), ("stood", 1, 1), ("declared", REST), ("done",), ("done",))),
    ),
    "score_pad": (),
}
EVENTS = 1500  # the most events in a game
# Attributes of the tracker whose `amount`, like the phase, distinguishes kinds of moments
KINDS = "acted challenged bonus revealed bitten opened taken returned helps clock dice gained skipping hamsters".split()
if sys.implementation.name != "cpython":
    KINDS = []


def player(language="en"):
    """Return `Fingers` on a companion whose players have ten-letter names."""
    fingers = Fingers(VirtualBoard(), chance.Seeded(4))
    fingers.app.settings.language = language
    fingers.name(*NAMES)
    fingers.know("Anna", "Ben")
    return fingers


def moments(title, language="en"):
    """Play random games of a title, and yield the app at each kind of moment in each game (on a small runtime, once in
    each phase) and in rare situations."""
    met = set()
    for number, setup in enumerate(SETUPS[title]):
        app, source, table = player(language).app, chance.Seeded(number), TABLES[title]()
        app.settings.real_dice = bool(number % 2)
        for kind in ASKED if number % 3 else ():
            app.settings.note("hamsterdam", kind, number % 3 - 1)
        act(app, "begin", title, ("setup",) + setup)
        seen = set() if KINDS else met
        for _ in range(EVENTS):
            tracker = app.game.tracker
            kind = tuple([tracker.phase] + [amount(getattr(tracker, name, None)) for name in KINDS])
            if kind not in seen:
                seen.add(kind)
                yield app
            if app.game.tracker.over:
                break
            do(app, table.event(app.game.tracker, source))
    for setup, events in RARE[title]:
        app = player(language).app
        act(app, "begin", title, ("setup",) + setup)
        for event in events:
            empty_hat(app)
            do(app, event)
        empty_hat(app)
        yield app


def empty_hat(app):
    """Draw chips until the HAT is empty, if there is one."""
    while getattr(app.game.tracker, "hat", None):
        do(app, ("drawn", 0))


def amount(value):
    """Return a number, at most 2, or 0 for None. For a list, return 1 if any item is positive, otherwise 0."""
    if isinstance(value, (list, tuple)):
        return int(any([part and part > 0 for part in value]))
    return min(value or 0, 2)


class Looker:
    """Looks at an app's screens, except the companion's own screens in `known`, with up to `cursors` cursors each, and
    with fewer at those that differ only in their arguments.

    `see` is called with each screen function, its arguments, a cursor and the content. Nearer screens come first, so
    that each one is reached by the shortest path.
    """

    def __init__(self, app, see=None, known=(), cursors=CURSORS):
        self.app = app
        self.look = app.look
        self.seen = set()  # screens that have been opened
        self._looked = set()  # their functions
        self._see = see
        self._known = known
        self._cursors = cursors
        self._opened = []  # screens still to look at, with their arguments and the remaining depth

    def screen(self, function, arguments, cursor, deep):
        """Look at a screen with each of its cursors, and at what it opens, this many screens deep."""
        self._screen(function, arguments, cursor, deep)
        self._go()

    def action(self, action, deep):
        """Look at what an action opens, this many screens deep."""
        self._action(action, deep)
        self._go()

    def _go(self):
        while self._opened:
            function, arguments, deep = self._opened.pop(0)
            self._screen(function, arguments, None, deep)

    def _screen(self, function, arguments, cursor, deep):
        cursors, met = [cursor], {cursor}
        most = AGAIN if function in self._looked else self._cursors
        self._looked.add(function)
        for at in cursors:  # grows during the loop
            shown = function(self.look, self.app.game.tracker, at, *arguments)
            if self._see:
                self._see(function, arguments, at, shown)
            for action in actions(shown):
                for cursor in self._action(action, deep):
                    if cursor not in met and len(cursors) < most:
                        cursors.append(cursor)
                        met.add(cursor)

    def _action(self, action, deep):
        """Record what an action opens, and return the cursors that it leads to."""
        kind, rest = action[0], action[1:]
        if kind == "at":
            return [rest[0]]
        if kind == "do":
            tracker = self.app.game.tracker.copy()
            for event in rest:
                tracker.apply(event)  # what a screen offers is possible
        if kind == "then":
            cursors = self._action(rest[0], deep) + self._action(rest[1], deep)
            return [] if rest[0] == ("back",) else cursors  # they are the screen's below
        if kind == "ask":
            self._action(("show", "sure", rest[0], rest[1], rest[2] if len(rest) > 2 else ""), deep)
            self._action(rest[1], deep)
        if kind in ("open", "show") and deep and rest[0] not in self._known:
            function = companion_screen(rest[0]) if kind == "show" else rest[0]
            key = repr(rest)
            if key not in self.seen:
                self.seen.add(key)
                self._opened.append((function, rest[1:], deep - 1))
        return []


def actions(shown):
    """Return all of a screen's actions, and read everything that it shows."""
    offered = [key.action for key in shown.keys if key]
    offered += [way[1] for way in shown.ways or () if way and way != content.USUAL]
    offered += [key.action for key in shown.beside]
    for block in shown.body:
        offered += _offered(block)
    return [action for action in offered if action]


def _offered(block):
    """Return the actions of a block."""
    if isinstance(block, content.Lines):
        return [line.action for line in block.lines(0, block.count)]
    if isinstance(block, content.Players):
        return [row.action for row in block.rows]
    if isinstance(block, content.Letters):
        return [block.action("Mia")]
    if isinstance(block, content.Numbers):
        return [row.action(number) for row in block.rows if row.action for number in (row.least, row.most)]
    if isinstance(block, content.Record):
        assert len(block.texts(0, block.count)) == block.count
    return []
