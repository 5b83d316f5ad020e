"""Run, Hamster, Run! by keys alone: the companion receives exactly what people meant, and keeps secrets."""

from hamstertop import chance
from hamstertop.games.run_hamster_run.options import Options
from hamstertop.games.run_hamster_run.tracker import Tracker
from hamstertop_host.playing.fingers import LEFT, MIDDLE, RIGHT, Fingers
from hamstertop_host.virtual.board import VirtualBoard
from keyplay import enter
from pluck import evening
from reading import read
from rules import rule


def fingers(keys=3, **board):
    return Fingers(VirtualBoard(keys=keys, **board), chance.Seeded(1))


def play(player, seed, players, house=0, until=None):
    """Enter an evening by keys, comparing after every event; returns the plain tracker."""
    for event, tracker in evening(seed, players, house):
        if tracker.phase != "new":
            assert player.app.session.tracker.state() == tracker.state()
        if event is None or (until and tracker.phase == until):
            return tracker
        enter(player, "run_hamster_run", event)


def test_whole_games_by_keys_agree_event_by_event():
    for players, house in ((2, 0), (3, 0), (4, 127 - Options(passed_out_safe=True).house), (5, 0)):
        player = fingers()
        reported = []
        player.on_event = reported.append
        player.power_on()
        tracker = play(player, 3 + players, players, house)
        assert tracker.over
        kinds = {event[0] for event in reported}
        assert kinds >= {"setup", "drawn", "allocated", "revealed", "declared", "tested", "fell", "faced", "done"}


def test_a_power_cut_at_any_event_loses_nothing():
    player = fingers()
    for event, _ in evening(8, 3):
        if event is None:
            break
        enter(player, "run_hamster_run", event)
        state = player.app.session.tracker.state()
        player.power_on()
        if not player.app.session.tracker.over:
            assert player.lines[0].startswith("Resume")
            player.press(RIGHT)
        assert player.app.session.tracker.state() == state


def test_four_keys_play_too():
    player = fingers(keys=4, partial=False, interval=5000, full_ms=1000)
    assert play(player, 2, 4).over


def chips(reported):
    return [event for event in reported if event[0] in ("drawn", "tested", "faced")]


def test_what_is_undone_and_drawn_again_is_the_same_chip():
    for phase in ("initiative", "chomp"):
        player = fingers()
        reported = []
        player.on_event = reported.append
        player.power_on()
        play(player, 5, 4, until=phase)
        reported.clear()
        for _ in range(3):
            player.press(RIGHT if phase == "initiative" else LEFT)
            player.hold(LEFT)
        drawn = chips(reported)
        assert len(drawn) == 3
        assert len(set(drawn)) == 1


def test_presses_of_a_plain_round():
    player = fingers()
    play(player, 1, 4, until="allocate")
    before = player.presses
    for _ in range(4):
        player.report(("allocated", player.app.session.tracker.to_act, 3, 2, 2))
    assert player.presses - before == 4 * 9, "here I am, a press a chip, OK"
    before = player.presses
    player.press(RIGHT, 4)
    assert player.app.session.tracker.phase == "declare", "reveal, and three draws"
    player.press(MIDDLE, 4)
    player.press(RIGHT, 4)
    assert player.app.session.tracker.phase == "belt"
    player.press(RIGHT, 2)
    assert player.app.session.tracker.phase == "allocate"
    assert player.presses - before == 14


def test_a_chip_from_a_real_bag():
    player = fingers()
    player.begin("run_hamster_run", ("setup", 3, 0))
    player.press(MIDDLE)
    player.choose(2)
    assert player.app.session.tracker.order == [2]
    play_on = [("drawn", 0), ("done",), ("allocated", 0, 3, 4, 0), ("allocated", 1, 3, 4, 0), ("allocated", 2, 0, 7, 0)]
    for event in play_on + [("revealed",), ("drawn", 0), ("drawn", 0)] + [("declared", 1)] * 3:
        enter(player, "run_hamster_run", event)
    seat = player.app.session.tracker.to_act
    player.press(MIDDLE)
    player.choose(0)
    player.hold(MIDDLE)
    player.choose(1)
    assert player.app.session.tracker.news[0][0] == "won"
    assert player.app.session.tracker.news[0][2] == seat


def test_a_run_without_face_up_scamper_is_offered_no_test():
    player = fingers()
    play(player, 1, 2, until="allocate")
    for event in (("allocated", 0, 0, 7, 0), ("allocated", 1, 1, 6, 0), ("revealed",)):
        enter(player, "run_hamster_run", event)
    while player.app.session.tracker.phase == "initiative":
        player.press(RIGHT)
    for _ in range(2):
        player.report(("declared", 1))
    offers = []
    for _ in range(2):
        player.hold(MIDDLE)
        offers.append((player.app.session.tracker.to_act, "Another test" in player.lines))
        player.hold(LEFT)
        player.press(RIGHT)
    assert sorted(offers) == [(0, False), (1, True)]


def test_a_key_held_down_places_chips_and_confirms_nothing():
    player = fingers()
    play(player, 1, 3, until="allocate")
    player.press(RIGHT)
    player.board.push(RIGHT, True)
    player.wait(5000)
    player.board.push(RIGHT, False)
    player.wait(100)
    assert (player.title, player.screen.chips) == ("%s: is this right?" % player.app.name(0), [0, 0, 7])
    assert player.app.session.tracker.to_act == 0
    player.press(LEFT)
    assert player.screen.chips == [0, 0, 0]
    player.press(MIDDLE, 7)
    player.hold(LEFT)
    assert player.title == "Round 1: allocate Pluck"
    assert player.screen.label(RIGHT, False) == "I am here"
    assert not any(player.app.session.tracker.sealed)


# Secrets


class Onlooker:
    """Sees the screen while the device is passed on, and all the time pixels, sounds and the event log."""

    def __init__(self, allocations):
        self.lights = []
        self.seen = []
        self.frames = []
        self.fulls = []
        self.reported = []
        self.board = VirtualBoard(listener=self.notice)
        self.player = Fingers(self.board, chance.Seeded(1))
        play(self.player, 1, len(allocations), until="allocate")
        self.player.on_event = lambda event: self.reported.append(event)
        self.player.app.on_event = self.player.on_event
        self.player.settle()
        for chips in allocations:
            self.allocate(chips)

    def notice(self, change):
        if change[0] in ("lights", "tone"):
            self.lights.append(change)

    def allocate(self, chips):
        player = self.player
        player.press(RIGHT)
        player.settle()
        fulls = self.board.panel.fulls
        self.lights.clear()
        player.report(("allocated", player.app.session.tracker.to_act) + chips)
        player.settle()
        self.fulls.append(self.board.panel.fulls > fulls)
        self.frames.append(bytes(self.board.panel.frame))
        self.seen += self.lights


@rule("RHR-11", "RHR-12")
def test_an_onlooker_learns_nothing_before_the_reveal():
    some = Onlooker([(7, 0, 0), (0, 0, 7), (1, 5, 1)])
    others = Onlooker([(1, 2, 4), (2, 2, 3), (0, 0, 7)])
    assert some.reported == others.reported == [("allocated", 0), ("allocated", 1), ("allocated", 2)]
    assert some.frames == others.frames
    assert some.fulls == [True] * 3, "each cover is a clean image"
    assert some.seen == others.seen
    assert [kind for kind, _ in some.seen] == ["lights"] * 3, "no sound; no light but whose turn it is next"
    for look in (some, others):
        look.player.press(RIGHT)
        look.player.settle()
    assert some.reported[-1] == ("revealed", 7, 0, 0, 0, 0, 7, 1, 5, 1)
    assert some.board.panel.frame != others.board.panel.frame


@rule("RHR-11")
def test_the_log_and_the_sheet_tell_no_allocation_before_the_reveal():
    frames = []
    for chips in ((7, 0, 0), (1, 2, 4)):
        player = fingers()
        play(player, 1, 3, until="allocate")
        player.report(("allocated", 0) + chips)
        player.hold(MIDDLE)
        player.settle()
        sheet = bytes(player.board.panel.frame)
        player.press(RIGHT)
        player.hold(RIGHT)
        player.choose(0)
        player.settle()
        frames.append((sheet, bytes(player.board.panel.frame)))
    assert frames[0] == frames[1]


@rule("RHR-11")
def test_undo_brings_no_allocation_back_to_the_paper():
    player = fingers()
    play(player, 1, 3, until="allocate")
    player.settle()
    before = bytes(player.board.panel.frame)
    player.report(("allocated", 0, 1, 5, 1))
    player.hold(LEFT)
    player.settle()
    bar = 37 * 17  # bytes; the bar says what was undone, the rest is as it was
    assert bytes(player.board.panel.frame)[bar:] == before[bar:]
    assert "Undone: Blue has allocated" in read(player)
    player.press(RIGHT)
    assert player.screen.chips == [0, 0, 0]


def test_what_was_reported_is_the_whole_game_once_it_is_revealed():
    player = fingers()
    reported = []
    player.on_event = reported.append
    player.power_on()
    tracker = play(player, 6, 4)
    plain = Tracker()
    for index, event in enumerate(reported):
        if event[0] == "allocated" and len(event) == 2:
            reveal = [later for later in reported[index:] if later[0] == "revealed"][0]
            event += reveal[1 + 3 * event[1] : 4 + 3 * event[1]]
        plain.apply(event[:1] if event[0] == "revealed" else event)
    assert plain.state() == tracker.state()
