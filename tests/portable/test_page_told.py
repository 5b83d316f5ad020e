"""What a page is told of a board, and when: dice tumble before their result is known; an undo is told once."""

from hamstertop import chance
from hamstertop.companion import lights
from hamstertop.companion.loop import CLICK, KNOCK, KNOCKS
from hamstertop.companion.screen import ROWS
from hamstertop.companion.shown import ours
from hamstertop.drawing.canvas import width
from hamstertop.drawing.fonts import medium
from hamstertop.drawing.pictures.actions import ACTIONS
from hamstertop.games.run_hamster_run.rules import RUN
from hamstertop_host.virtual.board import VirtualBoard
from hamstertop_host.virtual.child import Child
from hamstertop_host.virtual.words import Canvas
from rolls import house

LEFT, MIDDLE, RIGHT = range(3)
BLUE, ORANGE = 0, 1
TESTED = lights.SHIMMER + 200  # ms
SETUP = ("setup", 3, 0, 0), ("done",)


class Page:
    """A page that shows a board as quick as a screen; a game is being played on it."""

    def __init__(self, *events, motion=True, title="hamsterdam", full_ms=1, partial_ms=1):
        board = VirtualBoard(touch=True, interval=0, full_ms=full_ms, partial_ms=partial_ms)
        self.messages = []
        self.child = Child(board, "hamstertop.companion.loop", chance.Seeded(5), self.messages.append)
        self.app = self.child.app
        self.child.obey({"do": "motion", "on": motion})
        self.app.begin(title, events[0])
        for event in events[1:]:
            self.app.do(event)
        self.child.settle(5000)
        self.child.advance(1000)
        del self.messages[:]

    def press(self, key):
        self.child.obey({"do": "key", "key": key, "down": True})
        self.child.advance(20)
        self.child.obey({"do": "key", "key": key, "down": False})
        self.child.advance(20)

    def told(self, *kinds):
        return [message for message in self.messages if message["type"] in kinds]


def test_dice_tumble_as_long_as_the_lights_shimmer_and_nothing_tells_their_result_before():
    page = Page(*SETUP)
    page.press(RIGHT)
    (frame,) = page.told("frame")
    assert (frame["ms"], frame["dice"][0], len(frame["dice"])) == (lights.SHIMMER, 6, 3)
    page.child.advance(lights.SHIMMER - 100)
    assert page.told("event", "page", "shown") == []
    page.child.advance(100)
    kinds = [message["type"] for message in page.told("event", "page", "shown")]
    assert kinds == ["event", "page", "shown"]
    assert page.told("event")[0]["event"][1:] == frame["dice"][1:]


def test_no_key_and_no_finger_acts_on_a_result_while_the_dice_tumble():
    page = Page(*SETUP)
    page.press(RIGHT)
    count = page.app.session.count
    for key in (LEFT, MIDDLE, RIGHT):
        page.press(key)
        page.child.obey({"do": "touch", "x": 20 + 100 * key, "y": 124})
        page.child.advance(20)
    page.child.advance(TESTED)
    assert page.app.session.count == count
    assert len(page.told("frame")) == 1
    page.press(LEFT)
    assert len(page.told("frame")) == 2, "now it does"


def test_dice_tumble_only_where_a_page_wants_motion_and_the_paper_is_quick():
    for changes in ({"motion": False}, {"full_ms": 2000, "partial_ms": 400}):
        page = Page(*SETUP, **changes)
        page.press(RIGHT)
        assert "dice" not in page.told("frame")[0]
        assert [message["type"] for message in page.told("event", "frame", "page")] == ["event", "frame", "page"]


def test_a_coin_does_not_tumble_as_dice():
    page = Page(("dice", 2, 6), title="dice_tray")
    page.press(MIDDLE)
    assert "dice" not in page.told("frame")[0]


def shimmers(page):
    """For how long the lights shimmer, and for whom."""
    found = []
    for _ in range(TESTED // 10):
        page.child.advance(10)
        scene = page.app.scene(page.child.board.ticks())
        found.append(scene[1] if scene[0] == "shimmer" else None)
    while found and found[-1] is None:
        found.pop()
    return len(found) * 10, found[0]


def test_lights_shimmer_for_who_rolled_on_whatever_screen_that_leads_to():
    page = Page(*SETUP)
    page.press(RIGHT)
    assert page.app.tracker.to_act == ORANGE
    ms, seat = shimmers(page)
    assert abs(ms - lights.SHIMMER) < 100
    assert seat == BLUE
    assert page.app.scene(page.child.board.ticks()) == ("seat", ORANGE)


def test_dice_rattle_while_they_roll_where_sound_is_on():
    for sound in (True, False):
        page = Page(*SETUP)
        page.app.settings.sound = sound
        page.press(RIGHT)
        page.child.advance(TESTED)
        tones = [(message["hertz"], message["ms"]) for message in page.told("tone")]
        assert tones == ([CLICK] + [(hertz, KNOCK) for hertz in KNOCKS] if sound else [])


def test_an_undo_that_takes_several_events_back_is_told_once_and_in_words():
    page = Page(("setup", 3, 0) + house(), ("done",), ("first", 0), ("clock", 30), ("clock", 20), title="hamsterrolle")
    page.app.undo()
    page.child.advance(20)
    told = page.told("event")
    assert [message["event"] for message in told] == [("undo",)]
    assert told[0]["text"].startswith("Undone: ")


def test_the_box_of_a_paragraph_ends_where_its_longest_line_does():
    """What stands beside it on the paper is a picture, and stays whole."""
    canvas = Canvas(296, 128)
    text = "One step along your strip is free.\nFlip 1."
    canvas.paragraph(medium, text, 4, 30, 290, 16)
    longest, short = [written[6] for written in canvas.written]
    assert [longest[2] - 1, short[2] - 1] == [width(medium, line) for line in text.split("\n")]


def test_a_page_is_told_all_lines_of_a_list_and_a_finger_chooses_any_of_them():
    page = Page(*SETUP)
    page.app.home()
    page.child.advance(1000)
    lines = page.app.screen.lines()
    told = page.told("page")[-1]
    assert [entry["parts"][0] for entry in told["before"] + told["lines"] + told["after"]] == [
        line[0] for line in lines
    ]
    assert len(told["after"]) == len(lines) - ROWS
    for entry in told["after"]:
        x, y = entry["at"]
        page.app.home()
        page.child.advance(1000)
        page.child.obey({"do": "touch", "x": x, "y": y})
        page.child.advance(1000)
        assert page.app.screen.title() == entry["parts"][0]


def test_the_picture_of_a_line_that_the_paper_does_not_show_is_told_row_by_row():
    page = Page(*SETUP)
    page.app.home()
    page.child.advance(1000)
    lines = zip(page.told("page")[-1]["after"], page.app.screen.lines()[ROWS:])
    face, drawn = [(told["face"], line[3]) for told, line in lines if told["face"]][0]  # a draft has none
    wide, high, rows = face
    assert (wide, high) == drawn[:2]
    assert len(rows) == 2 * high * ((wide + 7) // 8)
    assert set(rows) != {"0"}


def test_what_a_hamster_does_is_told_as_a_picture_beside_its_face():
    events = [("setup", 3, 0), ("drawn", 0), ("drawn", 0), ("done",), ("revealed",)]
    events += [("allocated", seat, 3, 3, 1) for seat in range(3)] + [("drawn", 0)] * 2
    page = Page(*events, title="run_hamster_run")
    page.app.do(("declared", RUN))
    page.child.advance(1000)
    order = page.app.tracker.order
    players = page.told("page")[-1]["seats"]
    assert [player["name"] for player in players] == [page.app.name(seat) for seat in order]
    assert [player["texts"] for player in players] == [["3/3/1"], ["3/3/1"], []]
    assert [player["does"] and player["does"][:2] for player in players] == [None, None, list(ACTIONS[RUN][:2])]
    assert [player["marked"] for player in players] == [False, True, False]


def test_what_is_small_in_the_bar_is_told_with_its_box():
    page = Page(("setup", 3, 0, 0), ("done",), ("first", 0), ("done",))
    page.press(RIGHT)
    page.child.advance(5000)
    page.app.undo()
    page.child.advance(1000)
    told = page.told("page")[-1]
    ((text, (x, y, wide, high)),) = told["small"]
    assert text == told["title"] == page.app.message
    assert 0 < x < x + wide <= 296
    assert 0 <= y < y + high <= 26, "the bar"


def test_what_stands_apart_in_the_bar_is_told_apart():
    """On a phone held upright the one stands below the text, and the page number stays in the bar."""
    page = Page(("setup", 3, 0, 0), ("done",), ("first", 0), ("done",), ("rolled", 3, 4))
    page.app.push(ours(page.app, "what_now.first_time", page.app.topic))
    page.child.advance(1000)
    (meant, (x, _, wide, _)), (number, (at, _, _, _)) = page.told("page")[-1]["small"]
    assert (meant, number) == ("* our reading", "1 / 3")
    assert x + wide <= at
