"""Play game after game with the keys for weeks of virtual time. `test_memory` runs this."""

import gc
import sys

from hamstertop import chance, ticks
from hamstertop.companion.actions import act
from hamstertop.games import titles
from hamstertop.games.hamsterrolle.house import HOUSE
from hamstertop.saving.storage import FileStorage
from hamstertop_host.simulator.virtual.board import VirtualBoard
from hamstertop_host.simulator.virtual.upright import seen
from playing.fingers import Fingers

DAY = 24 * 3600 * 1000  # ms
NEAR = 2000  # how many ms before the counter wraps play resumes
SCREENS = (
    "about again check home how languages log menu names new_game notices results rules settings sure take_home"
    " tonight what_now where"
)
PICTURES = (
    "actions alligator coin eating hamster hold how_hamsterdam how_hamsterrolle how_run_hamster_run notices seats"
    " setup_hamsterdam setup_hamsterrolle setup_run_hamster_run specials_0 specials_1 specials_2 titles winning"
)


class Soak:
    """A companion that is never switched off, with counts for the test."""

    def __init__(self, folder, seed):
        self.source = chance.Seeded(seed)
        self.looks = self.events = 0
        board = VirtualBoard(storage=FileStorage(folder))
        board.began = self._below(ticks.PERIOD)
        self.player = Fingers(board, chance.Seeded(seed), self._reported)

    def _below(self, n):
        return chance.below(self.source, n)

    def _reported(self, event):
        self.events += 1

    def warm_up(self):
        """Load every title, screen and picture once, because their names stay in memory from then on."""
        for title in titles.names():
            titles.screens(title)
        for module in ("companion.checking", "saving.codes", "saving.counts", "drawing.qr"):
            __import__("hamstertop." + module)
        for module in SCREENS.split():
            __import__("hamstertop.companion.screens." + module)
        for module in PICTURES.split():
            __import__("hamstertop.drawing.pictures." + module)

    def game(self, title, due):
        """Play a whole game that ends no earlier than the board time `due`."""
        player = self.player
        table = TABLES[title]()
        player.app.stack.home()
        player.begin(title, table.setup(self._below))
        while not player.app.game.session.tracker.over:
            wish = self._below(40)
            if wish == 0:
                self._fidget(title)
            elif wish == 1:
                self._rest(due)
            elif wish < 5:
                self.look()
            else:
                player.report(table.event(player.app.game.session.tracker, self.source))
        self.look()
        self._rest(due)

    def _fidget(self, title):
        """Press random keys, then return to the game."""
        player = self.player
        for _ in range(1 + self._below(6)):
            if self._below(3):
                player.press(self._below(3))
            else:
                player.hold(self._below(3))
        act(player.app, "resume", title)

    def _rest(self, due):
        """Let time pass without players until `due`, or until shortly before the counter wraps, so that this happens
        during play."""
        board = self.player.board
        left = min(due - board.now, ticks.PERIOD - board.ticks() - NEAR)
        while left > 0:  # poll in between, because times more than half a period apart cannot be ordered
            step = min(left, ticks.PERIOD // 4)
            board.advance(step)
            self.player.loop.tick()
            left -= step

    def look(self):
        """Wait until the panel is at rest. It must show the current screen."""
        player = self.player
        board = player.board
        start = board.now
        while not player.app.refresh.settled:
            player.wait(20)
            assert board.now - start < 60000, "the panel does not come to rest"
        player.app.stack.paint(player.app.canvas, board.keys)
        assert seen(player.app.canvas) == board.panel.frame, "not what the page shows: " + player.title
        self.looks += 1

    def live(self):
        """Return the number of live heap bytes of a companion at rest, with no game and only the current page in
        memory."""
        act(self.player.app, "begin", "dice_tray", ("dice", 1, 6))
        self.player.app.stack.home()
        self.look()
        gc.collect()
        return gc.mem_alloc()


class _Hamsterdam:
    def __init__(self):
        from tables import some_event

        self.event = lambda tracker, source: some_event(tracker, source, keys=True)

    def setup(self, below):
        return "setup", 2 + below(3), below(2), below(8)


class _RunHamsterRun:
    def __init__(self):
        from any_pluck import some_event as event

        self.event = event

    def setup(self, below):
        return "setup", 2 + below(4), 0


class _Hamsterrolle:
    def setup(self, below):
        players = 2 + below(3)
        return ("setup", players, below(4) if players == 4 else 0) + HOUSE.values([0] * len(HOUSE.rows))

    def event(self, tracker, source):
        def below(n):
            return chance.below(source, n)

        if tracker.phase == "setup":
            return ("done",)
        if tracker.phase == "first":
            return "first", below(tracker.players)
        wish = below(12)
        fall = below(min(4, tracker.wheel + 1))
        if wish == 0 and tracker.opened:
            return "passed", fall, -1
        if wish == 1:
            return "fell", fall, -1, -1, 0
        return "built", below(len(tracker.steps)), 0


class _ScorePad:
    def setup(self, below):
        return "setup", 2 + below(5), 30 * below(2)

    def event(self, tracker, source):
        wish = chance.below(source, 40)
        if wish == 0 and tracker.round > 3:
            return ("ended",)
        if wish < 20:
            return ("turned",)
        return "scored", chance.below(source, tracker.players), wish - 30 or 1


TABLES = {
    "hamsterdam": _Hamsterdam,
    "hamsterrolle": _Hamsterrolle,
    "run_hamster_run": _RunHamsterRun,
    "score_pad": _ScorePad,
}


def forget_table():
    """Free the memory used by the tables, so that the companion can use it."""
    for name in ("tables", "pluck"):
        sys.modules.pop(name, None)
    for title in TABLES:
        sys.modules.pop("playing." + title, None)


def main(folder, games, days, seed=1):
    """Periodically print the number of games, the live heap and the board time, and finally the numbers that
    test_memory reads."""
    soak = Soak(folder, seed)
    soak.warm_up()
    played = sorted(TABLES)
    warm = 0  # live heap once each title has been played
    for game in range(1, games + 1):
        soak.game(played[game % len(played)], days * DAY * game // games)
        forget_table()
        if game % len(played) == 0:
            live = soak.live()
            warm = warm or live
            print(game, live, soak.player.board.now // 1000)
    board = soak.player.board
    wraps = (board.began + board.now) // ticks.PERIOD
    frames = board.panel.fulls + board.panel.partials
    print("end", games, board.now // DAY, wraps, soak.player.presses, soak.events, frames, soak.looks, warm, live)
