"""A companion that runs on its own, as on a board, until its time is up."""

from hamstertop import chance
from hamstertop.companion.loop import Loop
from hamstertop_host.simulator.virtual.board import VirtualBoard
from playing.entering import is_a
from playing.fingers import experienced, said, title

TAP = 60
PACE = 100  # ms between two polls of the board by the app, unless a key moves; a real board polls more often


class Over(BaseException):
    """Raised when the time is up."""


class Table(VirtualBoard):
    """A board on which fingers press keys at given times: `(ms, key)` from now, or `(ms, function)`."""

    end = 0

    def idle(self, ms):
        self._pass(PACE)

    def doze(self, ms):
        self._pass(ms)

    def plan(self, *deeds):
        self._deeds = []
        for ms, deed in deeds:
            if isinstance(deed, int):
                self._deeds.append((self.now + ms, lambda key=deed: self.push(key, True)))
                self._deeds.append((self.now + ms + TAP, lambda key=deed: self.push(key, False)))
            else:
                self._deeds.append((self.now + ms, deed))

    def _pass(self, ms):
        until = min(self.now + ms, self.end)
        while self.now < until and not self._edges:
            self.advance(min([at for at, _ in self._deeds] + [until]) - self.now)
            for deed in [deed for deed in self._deeds if deed[0] <= self.now]:
                self._deeds.remove(deed)
                deed[1]()
        if self.now >= self.end:
            raise Over


def companion(storage=None, **board):
    """Return a board and an app on it that has not run yet."""
    table = Table(storage=storage, **board)
    table.loop = Loop(table, chance.Seeded(3))
    experienced(table.loop.app.settings)
    return table, table.loop.app


def run(table, app, ms, *deeds):
    """Run the companion for this many ms, while fingers press keys at the given times."""
    table.end = table.now + ms
    table.plan(*deeds)
    try:
        table.loop.run()
    except Over:
        pass


def page(app):
    """Return the text of the bar, or the headline of a notice, since all notices have the same bar."""
    return said(app.stack.screen) if is_a(app.stack.screen, "notice") else title(app.stack.screen)
