"""The 30-second timer on the device: lights, sound, screen, stopping and power cuts."""

from hamstertop import chance, ticks
from hamstertop.companion import timed
from hamstertop_host.simulator.virtual.board import described
from keyplay import enter
from playing.entering import is_a
from playing.fingers import LEFT, MIDDLE, RIGHT, Fingers
from rolls import house
from rules import rule

STEP = 20
SURFACED = 1500  # ms for which keys do nothing after time is up


class Table(Fingers):
    """A companion during a turn, which records reported events and tones."""

    def __init__(self, interpretations=None, turns=1, **board):
        self.reported = []
        self.tones = []
        table = described(board)
        table.listener = self._hear
        super().__init__(table, chance.Seeded(1), self.reported.append)
        for event in (("setup", 3, 0) + (interpretations or house()), ("done",), ("first", 0)):
            enter(self, "hamsterrolle", event)
        self.press(RIGHT, 2 * turns)
        self.reported.clear()
        self.tones.clear()

    def _hear(self, change):
        if change[0] == "tone":
            self.tones.append((self.board.now, change[1]))

    @property
    def tracker(self):
        return self.app.game.session.tracker

    def lit(self):
        rgb = self.board.rgb
        return [any(rgb[3 * pixel : 3 * pixel + 3]) for pixel in range(len(rgb) // 3)].count(True)

    def menu(self, line):
        self.hold(RIGHT)
        self.choose_line(line)

    def start(self):
        """Start the timer, and return the board's clock at that moment."""
        self.press(RIGHT)
        return self.board.now - STEP


@rule("HR-11")
def test_the_open_compartments_are_assigned_to_the_keys_in_wheel_order():
    for key, step in ((LEFT, 2), (MIDDLE, 1), (RIGHT, 0)):
        table = Table()
        table.press(RIGHT)
        table.press(key)
        assert table.reported[-1] == ("built", step, 0)
    opening = Table(turns=0)
    opening.press(RIGHT)
    opening.press(LEFT)
    opening.press(MIDDLE)
    assert opening.reported == [("clock", 30)]
    opening.press(RIGHT)
    assert opening.reported[-1] == ("built", 0, 0)


@rule("HR-30")
def test_the_timer_runs_out_once_and_on_time_despite_a_clock_wrap_and_panel_refreshes():
    for board in (
        {},
        {"began": ticks.PERIOD - 15000},
        {"began": ticks.PERIOD - 60000},
        {"full_ms": 4000, "partial_ms": 2000, "interval": 5000},
        {"partial": False, "full_ms": 3000, "interval": 8000},
        {"pixels": 0},
    ):
        table = Table(**board)
        begun = table.start()
        marks = {}
        for _ in range(60000 // STEP):
            table.wait(STEP)
            for event in table.reported:
                marks.setdefault(event, table.board.now)
        assert table.reported == [("clock", seconds) for seconds in (30, 20, 10, 5, 0)]
        for seconds in (20, 10, 5, 0):
            late = marks[("clock", seconds)] - begun - 1000 * (30 - seconds)
            assert 0 <= late <= STEP, (board, seconds, late)
        assert table.tracker.clock == 0
        assert table.tracker.seat == 1, "running out ends no turn: the players say where the piece lies"


@rule("HR-30")
def test_tones_sound_at_ten_five_and_zero_seconds_unless_sound_is_off():
    table = Table()
    begun = table.start()
    table.tones.clear()
    table.wait(40000)
    assert [(at - begun) // 1000 for at, _ in table.tones] == [20, 25, 30]
    assert len({hertz for _, hertz in table.tones}) == 3
    quiet = Table()
    quiet.app.settings.sound = False
    quiet.start()
    quiet.tones.clear()
    quiet.wait(40000)
    assert quiet.tones == []


@rule("HR-30")
def test_the_bar_of_lights_shrinks_and_blinks_at_the_end():
    table = Table()
    table.start()
    counts, colours, changes = [], [], 0
    before = b""
    for step in range(29800 // STEP):
        table.wait(STEP)
        if step > 20:  # the flash of the pressed key is over
            counts.append(table.lit())
            colours.append(bytes(table.board.rgb[:3]))
        rgb = bytes(table.board.rgb)
        changes += step * STEP > 25500 and rgb != before
        before = rgb
    assert counts == sorted(counts, reverse=True)
    assert (counts[0], counts[-1]) == (8, 1)
    assert len(set(colours)) == 2, "bright and dim"
    assert 12 <= changes <= 4.5 * 6, "the last seconds blink, no more than three flashes a second"


@rule("HR-30")
def test_a_single_pixel_stays_lit_from_the_press_to_the_end():
    table = Table(pixels=1)
    table.start()
    for _ in range(29900 // STEP):
        table.wait(STEP)
        assert table.lit() == 1


@rule("HR-30")
def test_the_panel_is_refreshed_only_at_20_10_5_and_0_seconds():
    table = Table()
    table.start()
    table.settle()
    refreshes = table.board.panel.fulls + table.board.panel.partials
    table.wait(31000)
    table.settle()
    assert table.board.panel.fulls + table.board.panel.partials - refreshes == 4
    slow = Table(partial=False)
    slow.start()
    slow.settle()
    refreshes = slow.board.panel.fulls
    slow.wait(31000)
    slow.settle()
    assert slow.board.panel.fulls - refreshes == 1, "a panel that flashes shows only that time is up"


def test_a_press_meant_for_the_help_page_enters_nothing_when_the_time_is_up():
    table = Table()
    table.start()
    table.hold(MIDDLE)
    help_page = table.screen
    while table.screen is help_page:
        table.wait(STEP)
    for waited in (200, SURFACED - 400):
        table.wait(waited)
        table.board.push(RIGHT, True)
        table.wait(STEP)
        table.board.push(RIGHT, False)
        table.wait(STEP)
        assert (table.reported[-1][0], table.tracker.seat) == ("clock", 1)
    table.press(RIGHT)
    assert table.reported[-1][0] == "dropped"


@rule("HR-30")
def test_the_timer_can_be_stopped_and_continued():
    table = Table()
    begun = table.start()
    table.wait(7000)
    table.menu("Stop the timer")
    left = table.tracker.clock
    assert 1000 * left >= 30000 - (table.board.now - begun)
    assert (table.screen.running, table.reported[-1]) == (False, ("clock", 23))
    table.wait(60000)
    assert table.reported[-1] == ("clock", 23)
    table.press(RIGHT)
    assert table.screen.running
    table.wait(1000 * left + STEP)
    assert table.tracker.clock == 0


@rule("HR-30")
def test_a_timer_stopped_from_the_menu_keeps_the_time_it_had_when_the_menu_opened():
    table = Table()
    table.start()
    table.wait(7000)
    table.hold(RIGHT)
    table.wait(1500)
    table.choose_line("Stop the timer")
    assert (table.tracker.clock, table.screen.running) == (23, False), "finding the line costs no time"


@rule("HR-30")
def test_the_timer_and_its_lights_continue_while_the_menu_or_help_is_open():
    for key in (MIDDLE, RIGHT):
        table = Table()
        table.start()
        table.hold(key)
        shown = table.screen
        table.wait(11000)
        assert table.screen is shown
        assert not is_a(shown, "turn")
        assert table.tracker.clock == 20
        assert 0 < table.lit() < 8
        if key == RIGHT:
            table.hold(RIGHT)
        else:
            table.press(RIGHT, 3)
        assert table.screen.running
        table.press(LEFT)
        assert table.reported[-1] == ("built", 2, 0)


@rule("HR-30")
def test_when_time_is_up_the_turn_page_opens_but_ignores_presses_until_it_is_visible():
    for key in (MIDDLE, RIGHT):
        table = Table(partial_ms=800)
        table.start()
        table.hold(key)
        table.settle()
        while table.tracker.clock:
            table.wait(STEP)
        assert (table.tracker.clock, table.app.guard.seen()) == (0, False)
        table.board.push(LEFT, True)
        table.wait(60)
        table.board.push(LEFT, False)
        table.wait(STEP)
        assert table.reported[-1] == ("clock", 0), "nobody has seen what this would have answered"
        table.settle()
        table.press(LEFT)
        assert table.reported[-1] == ("dropped", 0, 2, -1, 0)


@rule("HR-30")
def test_the_timer_stops_while_fallen_pieces_are_counted():
    table = Table()
    table.start()
    table.wait(5000)
    table.menu("Oops, pieces fell")
    assert (table.screen.content.body[0].do, table.screen.content.who) == ("How many others?", 1)
    table.wait(60000)
    table.hold(RIGHT)
    assert table.tracker.clock != 0
    assert not table.screen.running
    table.press(RIGHT)
    assert table.screen.running


@rule("HR-30")
def test_after_a_power_cut_the_turn_resumes_with_the_timer_stopped():
    for ran, shown in ((1000, 30), (10100, 20), (12000, 20), (21000, 10), (26000, 5)):
        table = Table()
        table.start()
        table.wait(ran)
        table.power_on()
        table.resume()
        table.press(RIGHT)
        table.wait(60000)
        assert (table.tracker.clock, table.tracker.seat) == (shown, 1)
        assert not table.screen.running
        assert table.tracker.clock != 0
        reported = len(table.reported)
        table.press(RIGHT)
        table.wait(1000 * shown + 100)
        assert table.tracker.clock == 0
        assert ("clock", 30) not in table.reported[reported:]


@rule("HR-30")
def test_an_expired_timer_stays_expired_after_a_power_cut():
    table = Table()
    table.start()
    table.wait(31000)
    table.power_on()
    table.press(RIGHT)
    assert table.tracker.clock == 0


@rule("HR-A8")
def test_under_a_house_rule_the_timer_starts_automatically():
    table = Table(house(STARTING=1), turns=0)
    table.wait(4000)
    assert not table.screen.running
    table.wait(1500)
    assert table.screen.running
    table.power_on()
    table.press(RIGHT)
    table.wait(60000)
    assert not table.screen.running, "after a cut it waits for a press"


@rule("HR-32", "HR-31")
def test_a_turn_whose_time_is_up_ends_with_a_dropped_piece():
    for line, keys, event in (
        ("", (MIDDLE,), ("dropped", 0, 1, -1, 0)),
        ("Your piece is elsewhere", (), ("dropped", 0, 12, -1, 0)),
        ("Only your piece fell", (), ("dropped", 0, -1, -1, 0)),
        ("Oops, pieces fell", (RIGHT, LEFT, LEFT, LEFT, RIGHT), ("dropped", 1, -1, -1, 0)),
        ("Oops, pieces fell", (LEFT, RIGHT, LEFT, RIGHT), ("dropped", 2, 1, -1, 0)),
    ):
        table = Table()
        table.start()
        table.wait(31000)
        if line:
            table.menu(line)
        for key in keys:
            table.press(key)
        assert table.reported[-1] == event
        assert table.tracker.seat == 2


@rule("HR-30")
def test_what_needs_a_timer_that_runs_or_ran_out_is_not_listed_before_start():
    table = Table()
    table.press(MIDDLE)
    rows = ["Oops, pieces fell", "Only your piece fell", "Fell by themselves", "Miss a turn: do nothing"]
    assert table.lines == rows


def test_the_menu_says_that_the_timer_runs_on():
    table = Table()
    for said in ("", "the timer runs on"):
        table.hold(RIGHT)
        assert table.screen.content.corner == said
        table.hold(RIGHT)
        table.start()


def test_undo_takes_back_a_build_first_and_then_all_clock_events_of_the_turn():
    table = Table()
    table.start()
    table.wait(12000)
    table.press(LEFT)
    assert table.tracker.seat == 2
    table.reported.clear()
    table.undo()
    assert (table.tracker.seat, table.tracker.clock) == (1, 20), "back in the turn, with the time it had"
    assert table.reported == [("undo",)]
    table.undo()
    assert (table.tracker.seat, table.tracker.clock) == (1, None)
    table.undo()
    assert (table.tracker.seat, table.tracker.stocks) == (0, [7, 7, 7])
    while table.app.game.session.count > 1:
        table.undo()
    assert table.tracker.phase == "setup"


def test_a_timer_started_by_mistake_can_be_reset_when_running_stopped_or_expired():
    for state in ("runs", "stands", "up"):
        table = Table()
        table.start()
        if state == "stands":
            table.wait(9000)
            table.menu("Stop the timer")
        elif state == "up":
            table.wait(31000)
        table.hold(LEFT)
        assert (table.reported[-1], table.tracker.clock, table.tracker.seat) == (("reset",), None, 1), state
        assert "30 seconds" in table.app.stack.message
        assert (timed.seconds(table.screen.content.time, 0), table.screen.running) == (30, False)
        table.press(RIGHT)
        table.wait(29000)
        assert table.tracker.clock != 0, "it has all of its time"


def test_a_notice_does_not_stop_the_timer():
    table = Table()
    table.start()
    table.app.stack.notice("unsaved")
    table.wait(40000)
    assert table.reported == [("clock", seconds) for seconds in (30, 20, 10, 5, 0)]
    assert is_a(table.screen, "notice")
    table.press(RIGHT)
    table.wait(STEP)
    assert table.tracker.clock == 0
