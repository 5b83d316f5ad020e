"""The messages from a board to a web page: dice tumble before their result is sent, and an undo is sent once."""

from hamstertop import chance
from hamstertop.companion import lights
from hamstertop.companion.actions import act, do
from hamstertop.companion.guard import AGAIN
from hamstertop.companion.loop import CLICK, KNOCK, KNOCKS
from hamstertop.companion.shown import Shown
from hamstertop.content import content, say
from hamstertop.content import key as press
from hamstertop.drawing import qr
from hamstertop.drawing.lists import FEW
from hamstertop.drawing.pictures import seats
from hamstertop.drawing.pictures.actions import ACTIONS
from hamstertop.games.hamsterrolle.tracker import NOWHERE
from hamstertop.games.run_hamster_run.rules import RUN
from hamstertop_host.simulator.virtual.board import described
from hamstertop_host.simulator.virtual.child import Child
from playing.fingers import experienced
from rolls import house

LEFT, MIDDLE, RIGHT = range(3)
BLUE, ORANGE = 0, 1
TESTED = lights.SHIMMER + 200  # ms
SETUP = ("setup", 3, 0, 0), ("done",)
ROLLE = ("setup", 3, 0) + house(), ("done",), ("first", 0)


class Page:
    """A web page showing a board with a game in progress and, by default, a display as fast as a computer's."""

    def __init__(self, *events, motion=True, title="hamsterdam", full_ms=1, partial_ms=1):
        board = described({"touch": True, "interval": 0, "full_ms": full_ms, "partial_ms": partial_ms})
        self.messages = []
        self.child = Child(board, "hamstertop.companion.loop", chance.Seeded(5), self.messages.append)
        self.app = self.child.app
        experienced(self.app.settings)
        self.child.obey({"do": "motion", "on": motion})
        act(self.app, "begin", title, events[0])
        for event in events[1:]:
            do(self.app, event)
        self.child.settle(5000)
        self.child.advance(1000)
        del self.messages[:]

    def press(self, key):
        self.child.obey({"do": "key", "key": key, "down": True})
        self.child.advance(20)
        self.child.obey({"do": "key", "key": key, "down": False})
        self.child.advance(20)

    def answer(self, what, which, number=None, revision=None):
        """Touch an item on the last page sent, or on the page with this revision number."""
        shown = self.sent("page")[-1]["revision"] if revision is None else revision
        self.child.obey({"do": "answer", "revision": shown, "what": what, "which": which, "number": number})
        self.child.advance(1000)

    def sent(self, *kinds):
        return [message for message in self.messages if message["type"] in kinds]


def test_dice_tumble_while_the_lights_shimmer_and_the_result_is_sent_afterwards():
    page = Page(*SETUP)
    page.press(RIGHT)
    (frame,) = page.sent("frame")
    assert (frame["ms"], frame["dice"][0], len(frame["dice"])) == (lights.SHIMMER, 6, 3)
    page.child.advance(lights.SHIMMER - 100)
    assert page.sent("event", "page", "shown") == []
    page.child.advance(100)
    kinds = [message["type"] for message in page.sent("event", "page", "shown")]
    assert kinds == ["event", "page", "shown"]
    assert page.sent("event")[0]["event"][1:] == frame["dice"][1:]


def test_keys_and_touches_are_ignored_while_the_dice_tumble():
    page = Page(*SETUP)
    page.press(RIGHT)
    count = page.app.game.session.count
    for key in (LEFT, MIDDLE, RIGHT):
        page.press(key)
        touch = {"revision": page.app.stack.revision, "what": "key", "which": key, "number": None}
        page.child.obey(dict(touch, do="answer"))
        page.child.advance(20)
    page.child.advance(TESTED)
    assert page.app.game.session.count == count
    assert len(page.sent("frame")) == 1
    page.press(MIDDLE)
    assert len(page.sent("frame")) == 2, "now it does"


def test_dice_tumble_only_if_the_page_allows_motion_and_the_display_is_fast():
    for changes in ({"motion": False}, {"full_ms": 2000, "partial_ms": 400}):
        page = Page(*SETUP, **changes)
        page.press(RIGHT)
        assert "dice" not in page.sent("frame")[0]
        assert [message["type"] for message in page.sent("event", "frame", "page")] == ["event", "frame", "page"]


def shimmers(page):
    """Return how long the lights shimmer, and for which seat."""
    found = []
    for _ in range(TESTED // 10):
        page.child.advance(10)
        scene = page.app.scene(page.child.board.ticks())
        found.append(scene[1] if scene[0] == "shimmer" else None)
    while found and found[-1] is None:
        found.pop()
    return len(found) * 10, found[0]


def test_lights_shimmer_for_the_player_who_rolled_whatever_screen_comes_next():
    page = Page(*SETUP)
    page.press(RIGHT)
    assert page.app.game.tracker.to_act == ORANGE
    ms, seat = shimmers(page)
    assert abs(ms - lights.SHIMMER) < 100
    assert seat == BLUE
    assert page.app.scene(page.child.board.ticks()) == ("seat", ORANGE)


def test_dice_rattle_while_they_roll_if_sound_is_on():
    for sound in (True, False):
        page = Page(*SETUP)
        page.app.settings.sound = sound
        page.press(RIGHT)
        page.child.advance(TESTED)
        tones = [(message["hertz"], message["ms"]) for message in page.sent("tone")]
        assert tones == ([CLICK] + [(hertz, KNOCK) for hertz in KNOCKS] if sound else [])


def test_undoing_several_events_sends_one_message_in_plain_words():
    page = Page(("setup", 3, 0) + house(), ("done",), ("first", 0), ("clock", 30), ("clock", 20), title="hamsterrolle")
    act(page.app, "take_back")
    page.child.advance(20)
    sent = page.sent("event")
    assert [message["event"] for message in sent] == [("undo",)]
    assert sent[0]["text"].startswith("Undone: ")


def block(page, kind):
    """Return the block of this kind on the last page sent."""
    return [block for block in page.sent("page")[-1]["body"] if block["kind"] == kind][0]


def test_a_web_page_receives_all_lines_of_a_list_and_each_can_be_touched():
    page = Page(*SETUP)
    page.app.stack.home()
    page.child.advance(1000)
    sent = block(page, "lines")["rows"]
    assert len(sent) > FEW
    assert [line["marked"] for line in sent] == [True] + [False] * (len(sent) - 1)
    assert all([line["offer"] for line in sent])
    for line in sent[FEW:]:
        page.app.stack.home()
        page.child.advance(1000)
        page.answer("line", sent.index(line))
        page.child.advance(1000)
        assert page.sent("page")[-1]["heading"] == line["text"]


def test_each_touch_that_counts_one_more_counts_however_soon_it_follows():
    page = Page(*SETUP, ("first", 0), ("done",), ("rolled", 3, 4))
    for _ in range(3):
        page.child.obey(
            {"do": "answer", "revision": page.app.stack.revision, "what": "seat", "which": ORANGE, "number": None}
        )
        page.child.advance(60)
    assert page.app.game.tracker.gained[ORANGE] == 3


def test_the_page_is_told_how_long_a_key_that_led_to_a_result_does_not_count():
    page = Page(*SETUP)
    page.press(RIGHT)
    page.child.advance(TESTED)
    first = [key["waits"] for key in page.sent("page")[0]["keys"]]
    assert first[:2] == [0, 0]
    assert first[2] > 0
    page.child.advance(AGAIN)
    page.child.obey({"do": "page"})
    assert [key["waits"] for key in page.sent("page")[-1]["keys"]] == [0, 0, 0]


def test_a_hamsters_action_is_sent_as_a_picture_beside_its_face():
    events = [("setup", 3, 0), ("drawn", 0), ("drawn", 0), ("done",), ("revealed",)]
    events += [("allocated", seat, 3, 3, 1) for seat in range(3)] + [("drawn", 0)] * 2
    page = Page(*events, title="run_hamster_run")
    do(page.app, ("declared", RUN))
    page.child.advance(1000)
    order = page.app.game.tracker.order
    players = block(page, "players")["rows"]
    assert [player["name"] for player in players] == [page.app.look.name(seat) for seat in order]
    assert [player["note"] for player in players][:2] == ["3/3/1", "3/3/1"]
    assert [player["sign"] and player["sign"][:2] for player in players] == [None, None, list(ACTIONS[RUN][:2])]
    assert [player["marked"] for player in players] == [False, True, False]


def test_a_question_is_sent_with_the_symbols_above_the_keys():
    page = Page(*SETUP)
    keys = None, None, press("Draw", None, ("7", "seats.HEADS.1", (1, 2, "50 %")))
    asked = content("asked", "", (say("Do", "why", "Well?"),), keys)
    page.app.stack.push(Shown(page.app.game, page.app.look, lambda look, tracker, cursor: asked))
    page.child.advance(1000)
    assert block(page, "say") == {"kind": "say", "do": "Do", "why": "why", "ask": "Well?"}
    number, head, share = page.sent("page")[-1]["keys"][2]["above"]
    assert (number, share) == ({"text": "7"}, {"share": [1, 2, "50 %"]})
    assert head["face"][:2] == list(seats.HEADS[1][:2])


def test_a_qr_code_is_sent_whole_with_its_white_border():
    page = Page(*SETUP)
    act(page.app, "result")
    page.child.advance(5000)
    wide, high, rows = block(page, "code")["picture"]
    stride = (wide + 7) // 8 * 2
    assert wide == high
    assert len(rows) == stride * high
    assert set(rows[: stride * qr.QUIET]) == {"0"}
    assert rows[stride * qr.QUIET] == "0"
    assert rows[stride * qr.QUIET + 1] == "f", "the corner by which a reader finds it"


def rolling():
    """Return a page that asks for the total of real dice."""
    page = Page(("setup", 3, 0, 0), ("done",), ("first", 0), ("done",))
    page.app.settings.real_dice = True
    page.app.stack.play()
    page.child.advance(1000)
    return page


def test_a_page_can_enter_only_numbers_in_the_range_it_shows():
    page = rolling()
    (asked,) = block(page, "numbers")["rows"]
    assert (asked["least"], asked["most"], asked["few"]) == (2, 12, True)
    assert [key["spare"] for key in page.sent("page")[-1]["keys"]] == [True, True, False]
    for number in (13, 1, "7", None, 7.5):
        page.answer("amount", 0, number)
        page.answer("cursor", 0, number)
    page.answer("amount", 1, 7)
    assert page.app.game.tracker.phase == "roll"
    page.answer("amount", 0, 8)
    assert (page.app.game.tracker.phase, page.app.game.tracker.total) == ("flood", 8)


def test_a_number_from_a_wide_range_is_selected_before_it_is_entered():
    page = Page(("setup", 2, 0), title="score_pad")
    page.app.stack.redraw()
    page.child.advance(1000)
    assert [row["does"] for row in block(page, "players")["rows"]] == ["Points"] * 2
    page.answer("seat", 1)
    assert not block(page, "numbers")["rows"][0]["few"]
    page.answer("cursor", 0, 47)
    assert block(page, "numbers")["rows"][0]["number"] == 47
    page.press(RIGHT)
    assert page.app.game.tracker.scores == [0, 47]


def test_an_answer_to_an_outdated_page_does_nothing():
    page = Page(("setup", 3, 0, 0), ("done",), ("first", 0), ("done",))
    page.press(RIGHT)
    page.child.advance(5000)
    assert {row["does"] for row in block(page, "players")["rows"]} == {"+1"}
    shown = page.sent("page")[-1]["revision"]
    for _ in range(2):
        page.answer("seat", 2, revision=shown)
    assert page.app.game.tracker.piles == [0, 0, 1]


def test_a_running_timer_is_sent_exactly_and_skipped_time_marks_do_not_outdate_the_page():
    page = Page(*ROLLE, title="hamsterrolle", full_ms=2000, partial_ms=400)
    page.app.board.panel.partial = False
    page.press(RIGHT)
    page.child.advance(4500)
    page.child.obey({"do": "page"})
    sent = page.sent("page")[-1]
    assert sent["time"]["running"]
    assert 25000 < sent["time"]["left"] < 26000
    assert block(page, "figure")["time"]
    page.child.advance(20000)  # past time marks that this display skips
    page.answer("key", RIGHT)
    assert page.app.game.tracker.phase == "turn"
    assert page.app.game.tracker.seat == 1


def test_help_says_what_keys_do_only_where_there_are_keys():
    page = Page(*SETUP)
    assert "▶" not in page.app.look.words("help.water").pages()[1][1]
    page.app.board.touch = None
    assert "▶" in page.app.look.words("help.water").pages()[1][1]


def test_pieces_that_fall_while_the_timer_runs_can_be_entered_with_three_touches():
    """HR-20, HR-22: Touch the extra key, the number of pieces, and the outcome for the player's own piece."""
    page = Page(*ROLLE, ("built", 0, 0), title="hamsterrolle")
    page.press(RIGHT)  # Start
    assert page.sent("page")[-1]["beside"] == ["Oops, pieces fell"]
    page.answer("beside", 0)
    page.answer("amount", 0, 0)
    own = block(page, "lines")["rows"]
    page.answer("line", [row["text"] for row in own].index("Only your piece fell"))
    assert page.sent("event")[-1]["event"][:3] == ("fell", 0, NOWHERE)


def test_a_quiet_round_of_run_takes_at_most_twelve_taps_for_three_on_a_page():
    """On keys, it takes 23 presses and more."""
    page = Page(("setup", 3, 0), ("drawn", 0), ("drawn", 0), ("done",), title="run_hamster_run")
    page.app.stack.redraw()
    page.child.advance(1000)
    taps = 0
    while page.app.game.tracker.round == 1:
        shown = page.sent("page")[-1]
        labels, at_once = [key["press"] for key in shown["keys"]], ["Done", "Draw all", "Done for all"]
        usual = [label for label in ("All sheets open", "Rest") if label in labels]
        beside = [index for index, label in enumerate(shown["beside"]) if label in at_once]
        if beside:
            page.answer("beside", beside[0])
        else:
            page.answer("key", labels.index(usual[0]) if usual else shown["main"])
        taps += 1
    assert taps <= 12
    assert page.app.game.session.count > 12  # each draw and each turn is an event of its own


def test_chips_are_set_trait_by_trait_on_one_page_and_then_entered():
    page = Page(("setup", 2, 0), ("drawn", 0), ("done",), ("revealed",), title="run_hamster_run")
    page.app.stack.redraw()
    page.child.advance(1000)
    assert [row["number"] for row in block(page, "numbers")["rows"]] == [3, 2, 2]
    assert all(key["spare"] for key in page.sent("page")[-1]["keys"])
    for trait, number in ((0, 4), (0, 5), (1, 1)):
        page.answer("amount", trait, number)
    assert [row["number"] for row in block(page, "numbers")["rows"]] == [5, 1, 1]
    page.answer("amount", 2, 3)
    seat = page.app.game.tracker.to_act
    page.answer("beside", 0)
    assert page.sent("event")[-1]["event"] == ("allocated", seat, 5, 1, 1)


def test_legal_moves_of_run_stand_on_its_page():
    page = Page(("setup", 2, 0), ("drawn", 0), ("done",), ("revealed",), title="run_hamster_run")
    while page.app.game.tracker.phase != "resolve":
        phase, seat = page.app.game.tracker.phase, page.app.game.tracker.to_act
        event = {"allocate": ("allocated", seat, 3, 3, 1), "initiative": ("drawn", 0), "declare": ("declared", RUN)}
        do(page.app, event[phase])
    page.child.advance(1000)
    before = page.app.game.session.count
    beside = page.sent("page")[-1]["beside"]
    assert "Change action for 1 chip" in beside
    page.answer("beside", beside.index("Change action for 1 chip"))
    assert page.sent("page")[-1]["id"] == "change"
    assert page.app.game.session.count == before
