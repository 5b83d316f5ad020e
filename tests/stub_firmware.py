"""A minimal companion for testing the simulator. It is portable, like the real one.

Pressing the first key beeps and increments a count, which is stored and shown on the screen; holding it for HOLD ms
is reported. The second key lights up the pixels while it is down. The third key makes the firmware fail.
"""

from hamstertop.saving.storage import whole

HOLD = 600  # ms


class Loop:
    def __init__(self, board, source, on_event):
        self.app = self.refresh = self.guard = self.game = self
        self.behind = True  # so that time passes in small steps
        self.board = board
        self.source = source
        self.on_event = on_event
        self.count = len(whole(board.storage, "count"))
        self.since = None  # ticks when the first key went down
        self.wanted = True
        self.ready = 0  # ticks when the panel can be refreshed again
        on_event(("started", self.count))

    @property
    def settled(self):
        return not self.wanted and not self.board.panel.busy()

    def counts(self, key, at):
        return True

    def tick(self):
        now = self.board.ticks()
        for at, key, down in self.board.edges():
            self.on_event(("down" if down else "up", key, at))
            (self.first, self.second, self.third)[key](at, down)
        if self.since is not None and now - self.since >= HOLD:
            self.since = None
            self.on_event(("held",))
        self.paint(now)

    def first(self, at, down):
        self.since = at if down else None
        if down:
            self.board.storage.append("count", b"+")
            self.count += 1
            self.wanted = True
            self.board.tone(880, 20)
            self.on_event(("counted", self.count))

    def second(self, at, down):
        colour = (self.source.byte(), 0, 255) if down else (0, 0, 0)
        self.board.lights(bytearray(colour[i % 3] for i in range(3 * self.board.pixels)))

    def third(self, at, down):
        print("about to break")
        raise RuntimeError("the third key breaks it")

    def paint(self, now):
        panel = self.board.panel
        if self.wanted and now >= self.ready and not panel.busy():
            self.wanted = False
            full = self.ready == 0
            panel.refresh(self.picture(), full)
            self.ready = now + (panel.full_ms if full or not panel.partial else panel.partial_ms) + panel.interval

    def picture(self):
        """Return a frame with as many black rows as the count."""
        panel = self.board.panel
        pages = (panel.height + 7) // 8
        return bytearray(
            255 << min(max(self.count - 8 * page, 0), 8) & 255 for page in range(pages) for _ in range(panel.width)
        )
