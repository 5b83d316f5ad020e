"""Looking changes nothing: whatever screens say is said without a trace in tracker, stack, settings or storage."""

from hamstertop import chance, content
from hamstertop.companion import titles
from hamstertop.companion.look import Look
from hamstertop.companion.shown import found
from hamstertop.storage import whole
from hamstertop_host.playing import entering
from hamstertop_host.playing.fingers import LEFT, MIDDLE, RIGHT, Fingers
from hamstertop_host.virtual.board import VirtualBoard

DEEP = 5  # screens that are opened one above the other
CURSORS = 240  # of a screen: all of them but on a page where letters are written

MOMENTS = (
    ("score_pad", ("setup", 2, 0)),
    ("score_pad", ("setup", 6, 0), ("scored", 1, 12), ("turned",)),
    ("score_pad", ("setup", 3, 30), ("scored", 0, -4)),
    ("score_pad", ("setup", 6, 0), ("scored", 1, 5), ("scored", 4, 5), ("ended",)),
    ("hamsterdam", ("setup", 2, 0, 0)),
    ("hamsterdam", ("setup", 3, 0, 0), ("done",)),
    ("hamsterdam", ("setup", 4, 1, 0), ("done",), ("first", 1), ("done",)),
    ("hamsterdam", ("setup", 4, 0, 0), ("done",), ("first", 0), ("done",), ("rolled", 3, 4), ("water", 1, 1)),
)
SETTINGS = ("language", "light", "sound", "full_after", "names", "last", "real_dice", "explains", "known", "setups")
NAMES = ["Wilhelmina", "Maximilian", "Bernadette", "Dominique", "", ""]


def player():
    fingers = Fingers(VirtualBoard(), chance.Seeded(4))
    fingers.app.settings.names = NAMES[:]
    fingers.app.settings.known = ["Anna", "Ben"]
    return fingers


def traces(app):
    """Everything that looking must leave as it is."""
    blobs = [whole(app.board.storage, name) for name in ["settings", "results"] + titles.names()]
    settings = [(name, repr(getattr(app.settings, name))) for name in SETTINGS]
    stack = [(id(screen), getattr(screen, "cursor", None)) for screen in app._stack]
    tracker = app.tracker.state() if app.tracker else ()
    return blobs, settings, stack, tracker, app.session.count, app.message


class Looker:
    """Looks at everything that can be seen from a screen without an event."""

    def __init__(self, app):
        self.app = app
        self.look = Look(app)
        self.seen = set()

    def screen(self, function, arguments, cursor, deep):
        """Look at a screen with each of its cursors, and at what it opens."""
        waiting = [cursor]
        cursors = []
        while waiting and len(cursors) < CURSORS:
            at = waiting.pop(0)
            cursors.append(at)
            shown = function(self.look, self.app.tracker, at, *arguments)
            for action in actions(shown):
                for cursor in self.action(action, deep):
                    if cursor not in cursors and cursor not in waiting:
                        waiting.append(cursor)

    def action(self, action, deep):
        """Look at what an action opens; give the cursor that it leads to."""
        kind, rest = action[0], action[1:]
        if kind == "at":
            return [rest[0]]
        if kind == "then":
            self.action(rest[0], deep)
            return self.action(rest[1], deep)
        if kind == "ask":
            return self.action(("show", "sure", rest[0], rest[1], rest[2] if len(rest) > 2 else ""), deep)
        if kind in ("open", "swap", "show") and deep:
            function = found(rest[0]) if kind == "show" else rest[0]
            key = repr(rest)
            if key not in self.seen:
                self.seen.add(key)
                self.screen(function, rest[1:], None, deep - 1)
        return []


def actions(shown):
    """Everything that can be done on a screen, with everything read that it shows."""
    offered = [key.action for key in shown.keys if key]
    offered += [way[1] for way in shown.ways or () if way]
    for block in shown.body:
        if isinstance(block, content.Lines):
            offered += [line.action for line in block.lines(0, block.count)]
        elif isinstance(block, content.Record):
            assert len(block.texts(0, block.count)) == block.count
        elif isinstance(block, content.Players):
            offered += [row.action for row in block.rows]
        elif isinstance(block, content.Letters):
            offered.append(block.action("Mia"))
        elif isinstance(block, content.Numbers):
            for row in block.rows:
                offered += [row.action(number) for number in (row.least, row.most) if row.action]
    return [action for action in offered if action]


def look_around(app):
    """Look at what is shown, and at the menu, help and everything else of the companion."""
    looker = Looker(app)
    shown = app.screen
    looker.screen(shown.function, shown.arguments, shown.cursor, DEEP)
    opened = [("home",), ("menu",), ("settings",), ("about",), ("results",), ("languages", True), ("names", 6, None)]
    opened += [("new_game", title) for title in titles.names() if not hasattr(titles.screens(title), "BEGINS")]
    for name in opened:
        if app.session.game or name[0] not in ("menu", "about"):
            looker.action(("show",) + name, DEEP)
    return len(looker.seen)


def test_looking_at_a_game_and_all_that_it_opens_changes_nothing():
    for title, *events in MOMENTS:
        fingers = player()
        fingers.begin(title, events[0])
        fingers.report(*events[1:])
        before = traces(fingers.app)
        assert look_around(fingers.app) > 12, (title, events)
        assert traces(fingers.app) == before, (title, events)


def test_looking_at_the_dice_tray_throws_nothing():
    fingers = player()
    fingers.choose_line("Dice tray")
    for key in (RIGHT, MIDDLE):
        fingers.press(key)
        before = traces(fingers.app)
        look_around(fingers.app)
        assert traces(fingers.app) == before


def test_looking_while_a_time_runs_does_not_stop_it():
    fingers = player()
    fingers.begin("score_pad", ("setup", 3, 30))
    fingers.press(LEFT)
    before = traces(fingers.app)
    look_around(fingers.app)
    assert traces(fingers.app) == before
    assert fingers.screen.running


def test_looking_for_a_way_to_an_event_leaves_a_finished_game_and_a_name_as_they_are():
    fingers = player()
    fingers.begin("score_pad", ("setup", 2, 0))
    fingers.report(("scored", 0, 3), ("ended",))
    before = traces(fingers.app)
    assert entering.find(fingers.app, lambda found: found == ("turned",), ("turned",), []) is None
    assert traces(fingers.app) == before
    fingers.app.home()
    fingers.choose_line("Settings")
    fingers.choose_line("Names")
    fingers.choose(0)
    before = traces(fingers.app)
    assert entering.find(fingers.app, lambda found: found == ("turned",), ("turned",), []) is None
    assert traces(fingers.app) == before
    assert fingers.app.settings.names[0] == "Wilhelmina"
