"""The board check reports wiring errors and wrong entries in the board file, and the board is playable afterwards."""

import stand_ins
from controllers import ssd1680, uc8151
from faulty import Faulty
from hamstertop import VERSION, chance
from hamstertop.companion import check, lights
from hamstertop.companion.actions import act
from hamstertop.companion.app import App
from hamstertop.companion.loop import Loop
from hamstertop.companion.pixels import Pixels
from hamstertop.companion.screens import about
from hamstertop.companion.shown import KEY, Shown, companion_screen
from hamstertop.saving.storage import MemoryStorage, whole
from hamstertop_host.simulator.virtual.board import VirtualBoard
from hamstertop_host.simulator.virtual.upright import seen
from playing import fingers
from playing.entering import is_a
from stand_ins import Module
from wires import WiredBoard

PANEL = dict(stand_ins.PANEL, partial=True, interval_ms=0)
KEYS = tuple([{"name": name, "pin": pin, "active": 0, "pull": "up"} for name, pin in (("A", 2), ("B", 3), ("C", 15))])
YES = {"PICTURE": 2, "GHOSTS": 0, "COUNT": 2, "COLOURS": 2, "HEARD": 2}  # the answers for a working board


def data(**entries):
    made = {"PANEL": PANEL, "KEYS": KEYS, "PIXELS": {"count": 8, "pin": 28, "order": "GRB"}, "BUZZER": {"pin": 21}}
    made.update(entries)
    return Module(**made)


class Maker:
    """A person who goes through the board check with the keys or by typing, and gives the specified answers."""

    def __init__(self, board, answers=None, typing=False):
        self.board = board
        self.loop = Loop(board, chance.Seeded(1))
        self.answers = dict(YES)
        self.answers.update(answers or {})
        self.typing = typing
        self.wait(100)

    @property
    def app(self):
        return self.loop.app

    def wait(self, ms):
        for _ in range(0, ms, 10):
            self.loop.tick()
            self.board.advance(10)

    def tap(self, key):
        self.board.push(key, True)
        self.wait(80)
        self.board.push(key, False)
        self.wait(150)

    def check(self):
        """Go through the check, and return a line for each reported problem."""
        checking = self.check_until(None)
        assert checking.over
        return [checking.words.topics[topic] + ": " + text for topic, good, text in checking.lines if good is False]

    def check_until(self, asked):
        """Go through the check until it asks this question, and return the check."""
        act(self.app, "check")
        checking = self.app.stack.screen.alone
        for _ in range(3000):
            if checking.over or checking.request[:2] == (check.ASK, asked):
                break
            if checking.request[0] == check.PRESS:
                self.tap(checking.request[2])
            elif checking.request[0] == check.ASK:
                self.answer(checking)
            self.wait(50)
        return checking

    def answer(self, checking):
        key = self.answers.get(checking.request[1])
        if key is None:
            self.wait(1000)
        elif self.typing:
            self.board.keyboard = str(key + 1)
        else:
            self.tap(key)

    def plays(self):
        """Return whether dice can be rolled after the check, and the roll saved and read back."""
        while fingers.title(self.app.stack.screen) != "Dice tray":
            self.app.stack.home()
            act(self.app, "game", "dice_tray")
        count = self.app.game.session.count
        act(self.app, *self.app.stack.screen.action(KEY, 2))
        self.wait(4000)
        again = App(self.board, chance.Seeded(2))
        return again.game.saved("dice_tray").count == count + 1 == self.app.game.session.count


def said(**options):
    """Return the problems that the check reports for a board with these options. Assert that the board is playable."""
    answers = options.pop("answers", None)
    maker = Maker(WiredBoard(options.pop("data", None) or data(), **options), answers)
    wrong = maker.check()
    assert maker.plays()
    return wrong


def test_a_working_board_passes_the_check_with_keys_or_typed_answers():
    for typing in (False, True):
        maker = Maker(WiredBoard(data()), typing=typing)
        assert maker.check() == []
        console = "\n".join(maker.board.said)
        for text in ("key A (GP2) works", "a full refresh took 2.", "all 8 are lit", "= "):
            assert text in console
        assert len(maker.app.stack.screen.alone.lines) >= 13
        asked = [text for text in maker.board.said if "[" in text and text[0] != ">"]
        assert len(asked) >= len(YES)
        for text in asked:
            assert text.count(" [1 ") == 1
            assert text.endswith("]"), "each question names the numbers to type"


def test_the_check_ends_with_lines_for_an_issue_that_are_the_same_in_every_language():
    for language in ("en", "fr"):
        board = WiredBoard(data(PANEL=dict(PANEL, name="V2", waveform="driver")), language=language, stuck=(0,))
        maker = Maker(board, {"GHOSTS": None})
        maker.check()
        assert [text[:6] for text in board.said[-6:]] == ["=     "] + [">     "] * 5
        lines = [text[6:] for text in board.said[-5:]]
        assert lines[0].startswith("Hamstertop %s, %s" % (VERSION, about.runtime()))
        assert lines[1] == board.name + ", 3 keys, 8 pixels"
        assert lines[2] == "SSD1680, V2, 296 x 128, waveform driver, flashing pages"
        full, partial = [time.split() for time in lines[3].split(", ")]
        assert (full[0], partial[0]) == ("full", "partial")
        assert 2000 <= int(full[1]) < 2500
        assert 400 <= int(partial[1]) < 900
        assert "STORAGE OK, CHANCE OK, BATTERY -, PANEL OK OK OK, KEYS WRONG OK OK, LIGHTS OK OK" in lines[4]


def test_the_battery_charge_is_reported_and_a_low_charge_counts_as_a_problem():
    for charge, good in ((None, None), (80, True), (11, True), (10, False)):
        board = WiredBoard(data())
        board.battery = lambda charge=charge: charge
        maker = Maker(board)
        act(maker.app, "check")
        maker.wait(2000)
        checking = maker.app.stack.screen.alone
        text = checking.words.none if charge is None else checking.words.charge % charge
        assert (check.BATTERY, good, text) in [tuple(line) for line in checking.lines], charge


def test_the_test_picture_is_complete_when_the_check_asks_about_it():
    maker = Maker(WiredBoard(data()), {"PICTURE": None})
    act(maker.app, "check")
    checking = maker.app.stack.screen.alone
    while checking.request[0] != check.ASK or checking._wants:
        maker.wait(100)
    maker.wait(1000)
    assert maker.board.panel.frame == seen(maker.app.canvas)


def test_the_panels_wires_and_entries_to_check_are_named():
    with_uc8151 = data(PANEL=dict(PANEL, controller="UC8151", busy_level=0))
    silent = ("it does not start and BUSY never changes", "MOSI GP11")
    for options, texts in (
        ({"fault": "busy off"}, ("BUSY (GP13) is always active",)),
        ({"fault": "busy off", "data": with_uc8151, "model": uc8151.UC8151}, ("BUSY never changes", "BUSY GP13")),
        ({"fault": "busy inverted"}, ("BUSY (GP13) is inverted", "busy_level must not be 1")),
        ({"model": uc8151.UC8151}, ("the panel is not the SSD1680",)),
        ({"data": with_uc8151, "model": ssd1680.SSD1680}, ("the panel is not the UC8151",)),
        ({"fault": "mosi cut"}, silent),
        ({"fault": "supply off"}, silent),
    ):
        (wrong,) = said(**options)
        for text in texts:
            assert text in wrong, options


def test_swapped_dc_and_cs_wires_are_suspected_when_no_picture_appears():
    board = WiredBoard(data(), fault="dc and cs swapped")
    maker = Maker(board, {"PICTURE": 0, "HOW": 2})
    (wrong,) = maker.check()
    assert not any(board.panel.frame)
    assert "whether DC and CS are swapped" in wrong
    assert maker.plays()


def test_a_missing_picture_edge_points_to_a_wrong_colstart():
    board = WiredBoard(data(PANEL=dict(PANEL, colstart=0)))
    maker = Maker(board, {"PICTURE": 1})
    (wrong,) = maker.check()
    assert "change colstart" in wrong
    assert board.panel.frame != seen(maker.app.canvas)
    assert maker.plays()


def test_the_answers_tell_a_rotated_picture_from_a_mirrored_one():
    for answer, text in ((0, "change rotation"), (1, "the panel is not the one")):
        (wrong,) = said(answers={"PICTURE": 0, "HOW": answer})
        assert text in wrong


def test_dead_stuck_and_swapped_keys_are_reported():
    (wrong,) = said(dead=(1,))
    assert "key B (GP3): no press detected" in wrong
    (wrong,) = said(stuck=(0,), answers={"GHOSTS": None})
    assert "key A (GP2) is always pressed" in wrong
    maker = Maker(WiredBoard(data()))
    push = maker.board.push
    maker.board.push = lambda key, down: push((1, 0, 2)[key], down)
    maker.typing = True
    first, second = maker.check()
    assert "key A (GP2): key B (GP3) responded instead" in first
    assert "key B (GP3): key A (GP2) responded instead" in second


def test_a_bouncing_key_is_reported():
    maker = Maker(WiredBoard(data()), typing=True)
    push = maker.board.push

    def bouncing(key, down):
        push(key, down)
        if key == 1 and down:
            maker.wait(20)
            push(key, False)
            maker.wait(20)
            push(key, True)

    maker.board.push = bouncing
    (wrong,) = maker.check()
    assert "key B (GP3) bounces: one press counted as 2" in wrong


def test_the_colour_order_of_the_lights_is_corrected_and_stored():
    maker = Maker(WiredBoard(data()), {"COLOURS": 0})
    shown = []
    maker.board.listener = lambda change: change[0] == "lights" and shown.append(change[1][:6])
    act(maker.app, "check")
    checking = maker.app.stack.screen.alone
    while not checking.over:
        if checking.request[1:2] == ("COLOURS",):
            maker.answers["COLOURS"] = 2 if whole(maker.board.storage, lights.ORDER) else 0
        if checking.request[0] == check.PRESS:
            maker.tap(checking.request[2])
        elif checking.request[0] == check.ASK:
            maker.answer(checking)
        maker.wait(50)
    assert b"\x3c\0\0\0\x3c\0" in shown
    assert b"\0\x3c\0\x3c\0\0" in shown
    assert [text for _, good, text in checking.lines if good is False] == []
    shown = []
    for storage in (MemoryStorage(), maker.board.storage):
        board = VirtualBoard(storage=storage)
        Pixels(board).show(("seat", 1), 3, False, 0)
        shown.append(bytearray(board.rgb))
    assert shown[0] != shown[1]
    lights.swap(shown[0])
    assert shown[0] == shown[1]


def test_a_panel_refreshes_without_flashing_once_somebody_has_confirmed_it_can():
    for answer, quick in ((0, True), (1, True), (2, False), (None, False)):
        maker = Maker(WiredBoard(data()), {"GHOSTS": answer})
        maker.check()
        maker.tap(2)
        for _ in range(2):
            assert maker.app.board.panel.partial is quick
            maker.board.cut()  # and the setting persists
            maker.loop = Loop(maker.board, chance.Seeded(1))


def test_an_unconfirmed_panel_uses_full_refreshes_except_during_the_trial():
    maker = Maker(WiredBoard(data()), {"GHOSTS": 2})
    assert not maker.app.board.panel.partial
    maker.check()
    assert maker.plays()
    # For each of two waveforms, one refresh for the trial and one for the question about it
    assert [refresh.full for refresh in maker.board.panel.chip.refreshes].count(False) == 4


def test_reporting_ghosting_withdraws_the_confirmation():
    board = WiredBoard(data())
    for answer, quick in ((0, True), (2, False), (1, True)):
        maker = Maker(board, {"GHOSTS": answer})
        maker.check()
        assert board.panel.partial is quick


class Choosy(ssd1680.SSD1680):
    """A glass on which partial refreshes work only as in its maker's demo."""

    def _drive(self, at, old, new, effect):
        if self.refreshes[-1].full or self.ping_pong:
            super()._drive(at, old, new, effect)


def test_the_makers_waveform_is_tried_and_remembered_where_ours_fails():
    for which, waveform in ((0, "waveshare"), (1, ""), (2, ""), (None, "")):
        maker = Maker(WiredBoard(data(), model=Choosy), {"GHOSTS": 2, "WHICH": which})
        assert (maker.check() == []) == bool(waveform)
        maker.tap(2)
        for _ in range(2):
            panel = maker.app.board.panel
            assert (panel.waveform if panel.partial else "") == waveform
            assert maker.plays()
            assert panel.frame == seen(maker.app.canvas)
            maker.board.cut()  # and the answer persists
            maker.loop = Loop(maker.board, chance.Seeded(1))


def test_of_two_waveforms_with_faint_ghosting_the_better_looking_is_used():
    for which, waveform in ((0, "waveshare"), (1, "driver"), (2, ""), (None, "driver")):
        maker = Maker(WiredBoard(data()), {"GHOSTS": 1, "WHICH": which})
        maker.check()
        panel = maker.board.panel
        assert (panel.waveform if panel.partial else "") == waveform
        maker.answers["GHOSTS"] = 0  # a second check begins with the waveform in use
        maker.check()
        assert panel.partial
        assert panel.waveform == (waveform or "driver")


def test_leaving_the_check_during_the_trial_confirms_nothing():
    maker = Maker(WiredBoard(data()))
    checking = maker.check_until("GHOSTS")
    maker.board.push(2, True)
    maker.wait(1000)
    assert maker.app.stack.screen is not checking.screen
    assert not maker.board.panel.partial


def test_a_different_panel_in_the_board_file_must_be_confirmed_again():
    maker = Maker(WiredBoard(data()))
    maker.check()
    for entries, quick in (({}, True), ({"waveform": "panel"}, False), ({"name": "GDEM029T94"}, False)):
        board = WiredBoard(data(PANEL=dict(PANEL, **entries)), storage=maker.board.storage)
        App(board, chance.Seeded(1))
        assert board.panel.partial is quick


def test_players_are_told_once_how_to_stop_the_flashing():
    board = WiredBoard(data())
    seen = []
    for _ in range(3):
        maker = Maker(board)
        seen.append(fingers.said(maker.app.stack.screen) if is_a(maker.app.stack.screen, "notice") else "")
        assert not board.panel.partial
        assert "Faster pages" in [
            line.text for line in fingers.lines(Shown(maker.app.game, maker.app.look, companion_screen("settings")))
        ]
    assert seen == ["Pages flash at first", "", ""]
    maker.check()
    assert "Full refresh" in [
        line.text for line in fingers.lines(Shown(maker.app.game, maker.app.look, companion_screen("settings")))
    ]


def test_a_check_started_from_a_notice_returns_to_the_first_screen():
    maker = Maker(WiredBoard(data()))
    maker.tap(0)
    maker.wait(3000)
    assert fingers.title(maker.app.stack.screen) == "Board check"
    maker.board.push(2, True)
    maker.wait(1000)
    maker.board.push(2, False)
    maker.wait(5000)
    assert fingers.title(maker.app.stack.screen) == "Hamstertop"


def test_a_panel_without_partial_refreshes_has_nothing_to_confirm():
    board = WiredBoard(data(PANEL=dict(PANEL, partial=False)))
    maker = Maker(board)
    assert not is_a(maker.app.stack.screen, "notice")
    maker.check()
    assert [refresh.full for refresh in board.panel.chip.refreshes].count(False) == 0


def test_a_question_about_the_lights_keeps_them_lit_whatever_its_wording():
    maker = Maker(WiredBoard(data()))
    checking = maker.check_until("COLOURS")
    checking.question = "Others?"
    maker.wait(500)
    assert bytes(maker.board.rgb[:9]) == bytes(check.RED + check.GREEN + check.BLUE)


def test_missing_lights_and_missing_sound_are_reported():
    wrong = said(answers={"COUNT": 0, "HEARD": 0})
    assert "not 8" in wrong[0]
    assert "no sound" in wrong[1]


def test_failing_storage_is_reported():
    maker = Maker(WiredBoard(data(), storage=Faulty()))
    (wrong,) = maker.check()
    assert wrong.startswith("Saving: cannot be written")


def test_the_check_ends_automatically_when_nobody_answers():
    maker = Maker(WiredBoard(data()))
    act(maker.app, "check")
    checking = maker.app.stack.screen.alone
    maker.wait(300000)
    assert checking.over
    assert len([1 for topic, good, _ in checking.lines if topic == check.KEYS and not good]) == 3


def test_leaving_the_check_right_after_a_refresh_waits_for_the_panel():
    """A virtual panel raises an exception if it is used too soon."""
    maker = Maker(VirtualBoard())
    maker.wait(4000)
    act(maker.app, "check")
    panel = maker.board.panel
    shown = panel.fulls + panel.partials
    while panel.fulls + panel.partials == shown or panel.busy():
        maker.wait(10)
    maker.app.stack.pop()
    maker.wait(4000)
    assert maker.app.refresh.settled
