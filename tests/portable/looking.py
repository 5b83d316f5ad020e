"""Looks at all that can be seen from a screen without an event: every line, cursor and screen that is opened."""

from hamstertop import content
from hamstertop.companion.look import Look
from hamstertop.companion.shown import found

CURSORS = 240  # of a screen: all of them but on a page where letters are written


class Looker:
    """Looks around in an app, but not at those of the companion's own screens that are `known`. `see` is given each
    screen function, its arguments, a cursor and the content."""

    def __init__(self, app, see=None, known=()):
        self.app = app
        self.look = Look(app)
        self.seen = set()  # what was opened
        self._see = see
        self._known = known

    def screen(self, function, arguments, cursor, deep):
        """Look at a screen with each of its cursors, and at what it opens, so many screens deep."""
        cursors, met = [cursor], {cursor}
        for at in cursors:  # which grows meanwhile
            shown = function(self.look, self.app.tracker, at, *arguments)
            if self._see:
                self._see(function, arguments, at, shown)
            for action in actions(shown):
                for cursor in self.action(action, deep):
                    if cursor not in met and len(cursors) < CURSORS:
                        cursors.append(cursor)
                        met.add(cursor)

    def action(self, action, deep):
        """Look at what an action opens; give the cursors that it leads to."""
        kind, rest = action[0], action[1:]
        if kind == "at":
            return [rest[0]]
        if kind == "then":
            return self.action(rest[0], deep) + self.action(rest[1], deep)
        if kind == "ask":
            self.action(("show", "sure", rest[0], rest[1], rest[2] if len(rest) > 2 else ""), deep)
            self.action(rest[1], deep)
        if kind in ("open", "swap", "show") and deep and rest[0] not in self._known:
            function = found(rest[0]) if kind == "show" else rest[0]
            key = repr(rest)
            if key not in self.seen:
                self.seen.add(key)
                self.screen(function, rest[1:], None, deep - 1)
        return []


def actions(shown):
    """Everything that can be done on a screen, with everything read that it shows."""
    offered = [key.action for key in shown.keys if key]
    offered += [way[1] for way in shown.ways or () if way and way != content.USUAL]
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
