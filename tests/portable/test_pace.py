"""On a web page, a board is woken only while something is happening."""

from hamstertop import chance
from hamstertop.companion.actions import act, do
from hamstertop_host.simulator.virtual.board import described
from hamstertop_host.simulator.virtual.child import Child
from hamstertop_host.simulator.virtual.pace import MOVES, SHOWN, Pace
from rolls import house

RIGHT = 2
HOUR = 3600000


class Host:
    """A host that wakes a board as often as the board requests, during a game in which nobody does anything."""

    def __init__(self, title, events):
        board = described({"touch": True, "interval": 0, "full_ms": 1, "partial_ms": 1})
        self.messages = []
        self.child = Child(board, "hamstertop.companion.loop", chance.Seeded(5), self.messages.append)
        self.app = self.child.app
        self.pace = Pace(self.child)
        self.now = 5000
        self.pace.live(self.now)
        act(self.app, "begin", title, events[0])
        for event in events[1:]:
            do(self.app, event)
        self.wakes(HOUR)
        del self.messages[:]

    def wakes(self, ms):
        """Let real time pass, and return how many times the board was woken."""
        count, end = 0, self.now + ms
        while 0 <= self.pace.due() <= end - self.now:
            self.now += self.pace.due()
            self.pace.live(self.now)
            count += 1
        self.now = end
        return count

    def move(self, key, down):
        self.pace.obey({"do": "key", "key": key, "down": down}, self.now)

    def press(self, key):
        self.move(key, True)
        self.wakes(50)
        self.move(key, False)


HAMSTERDAM = ("setup", 3, 0, 0), ("done",)
HAMSTERROLLE = ("setup", 3, 0) + house(), ("done",), ("first", 0)


def test_an_idle_board_is_never_woken():
    host = Host("hamsterdam", HAMSTERDAM)
    assert host.wakes(HOUR) == 0
    host.press(RIGHT)
    assert host.wakes(5000) > 0, "a roll is shown"
    assert host.wakes(HOUR) == 0


def test_a_press_after_an_idle_hour_takes_effect_immediately():
    host = Host("hamsterdam", HAMSTERDAM)
    host.now += HOUR
    host.press(RIGHT)
    assert [message["event"][0] for message in host.messages if message["type"] == "event"] == ["rolled"]


def test_a_running_timer_wakes_the_board_once_a_second_until_it_ends():
    host = Host("hamsterrolle", HAMSTERROLLE)
    for _ in range(2):  # leave the explanation, then start the timer
        host.press(RIGHT)
        host.wakes(2000)
    assert host.app.stack.timed.running
    assert host.wakes(10000) == 10 + 1, "and once more to show 20 seconds"
    host.wakes(60000)
    assert [message["event"] for message in host.messages if message["type"] == "event"][-1] == ("clock", 0)
    assert host.wakes(HOUR) == 0


def test_an_endless_light_animation_stops_on_a_web_page_after_ten_seconds():
    host = Host("hamsterdam", HAMSTERDAM)
    host.app.scene = lambda now: ("winners", 0)
    host.pace.obey({"do": "motion", "on": True}, host.now)
    host.wakes(2000)
    assert host.wakes(4000) == 4000 // MOVES
    host.wakes(SHOWN)
    assert host.wakes(HOUR) == 0
