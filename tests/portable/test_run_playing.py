"""When Run, Hamster, Run! is played only with the keys, the companion receives exactly the intended events and keeps
secrets."""

from hamstertop import chance
from hamstertop.games.run_hamster_run.house import HOUSE
from hamstertop.games.run_hamster_run.rules import BITE, REST, RUN, THROW
from hamstertop.games.run_hamster_run.screens.acting import may_flip, may_test, rests
from hamstertop.games.run_hamster_run.tracker import Tracker
from hamstertop_host.simulator.virtual.board import VirtualBoard, described
from houses import packed
from keyplay import enter
from playing.entering import is_a
from playing.fingers import LEFT, MIDDLE, RIGHT, Fingers
from pluck import evening
from printed import read
from rules import rule


def fingers(keys=3, **board):
    return Fingers(described(dict(board, keys=keys)), chance.Seeded(1))


def play(player, seed, players, house=0, until=None, noted=None):
    """Enter a game with the keys, compare the tracker with a plain one at every event, and return the plain one.
    `noted` is called with the player and the tracker before each event."""
    for event, tracker in evening(seed, players, house):
        if tracker.phase != "new":
            assert player.app.game.session.tracker.state() == tracker.state()
        if event is None or (until and tracker.phase == until):
            return tracker
        if noted:
            noted(player, tracker)
        enter(player, "run_hamster_run", event)


def test_whole_games_played_with_the_keys_match_a_plain_tracker_after_every_event():
    reported = []
    for players, house in ((2, 0), (3, 0), (4, 127 - packed(HOUSE, passed_out_safe=True)), (5, 0)):
        player = fingers()
        declaring = []
        player.on_event = reported.append
        player.power_on()

        def noted(player, tracker, declaring=declaring):
            shown = player.screen.content
            if is_a(player.screen, "declare"):
                action = shown.keys[shown.main].action
                declaring.append((action[1][1] if action[0] == "do" else None, tracker.pit[tracker.to_act]))
                if tracker.pit[tracker.to_act]:
                    assert [key and key.action[1][1] for key in shown.keys] == [BITE, REST, None]
            elif is_a(player.screen, "resolve") and not rests(tracker):
                ends = shown.keys[shown.main].action == ("do", ("done",))
                assert ends != (may_flip(tracker) or may_test(tracker)), "black ends a turn only then"

        tracker = play(player, 3 + players, players, house, noted=noted)
        assert tracker.over
        assert {here for _, here in declaring} == {False, True}
        assert all([(black == RUN) != in_pit for black, in_pit in declaring]), "nobody can run in the pit"
    kinds = {event[0] for event in reported}
    assert kinds >= {"setup", "drawn", "allocated", "revealed", "declared", "tested", "fell", "faced", "done"}


def counted(player, *events):
    """Return the number of presses that these events take."""
    before = player.presses
    player.report(*events)
    return player.presses - before


def runners(*traits):
    """Return a companion whose hamsters have all declared a Run and act in seat order, starting with the first."""
    player = fingers()
    player.begin("run_hamster_run", ("setup", len(traits), 0))
    player.report(*[("drawn", 0)] * (len(traits) - 1) + [("done",)])
    player.report(*[("allocated", seat) + chips for seat, chips in enumerate(traits)])
    player.report(("revealed",), *[("drawn", 0)] * (len(traits) - 1))
    player.report(*[("declared", RUN)] * len(traits))
    assert player.app.game.tracker.order == list(range(len(traits)))
    return player


def test_an_allocation_takes_four_presses_plus_one_for_each_chip_moved():
    player = fingers()
    play(player, 1, 4, until="allocate")
    assert counted(player, ("allocated", 0, 3, 2, 2)) == 4, "ready, two traits, all is right"
    assert counted(player, ("allocated", 1, 4, 2, 1)) == 5, "a chip more to run"
    assert counted(player, ("allocated", 2, 3, 3, 1)) == 5
    player.report(("allocated", 3, 0, 5, 2), ("revealed",))
    play_on(player)
    assert player.app.game.tracker.round == 2
    traits = list(player.app.game.tracker.traits)
    for seat in range(4):
        assert counted(player, ("allocated", seat) + traits[seat]) == 4, "as last round, less what was lost"


def play_on(player):
    """Play to the end of a round in which everybody runs and nobody falls."""
    while player.app.game.tracker.phase != "allocate":
        tracker = player.app.game.tracker
        player.report(("drawn", 0) if tracker.hat else ("declared", RUN) if tracker.phase == "declare" else ("done",))


def test_a_declaration_takes_one_or_two_presses():
    player = fingers()
    play(player, 1, 4, until="allocate")
    player.report(*[("allocated", seat, 3, 2, 2) for seat in range(4)])
    player.report(("revealed",), ("drawn", 0), ("drawn", 0), ("drawn", 0))
    presses = [counted(player, ("declared", action)) for action in (RUN, REST, BITE, THROW)]
    assert presses == [1, 1, 2, 2]


def test_events_of_a_turn_take_the_expected_number_of_presses():
    player = runners((5, 1, 1), (0, 6, 1), (2, 4, 1))
    assert counted(player, ("spent", 0)) == 4, "while another action can be chosen"
    assert counted(player, ("spent", 0)) == 3
    assert counted(player, ("flipped", 1)) == 1
    assert counted(player, ("tested", 1, 1, 0)) == 3, "a push: of whom, the first, the draw"
    assert counted(player, ("fell", 1)) == 1, "who was just pushed"
    player = runners((5, 1, 1), (0, 6, 1), (2, 4, 1))
    player.report(("tested", 1, 1, 0), ("flipped", 1))
    assert counted(player, ("fell", 1)) == 1, "who is pushed on"
    player = runners((5, 1, 1), (0, 6, 1), (2, 4, 1))
    player.report(("tested", 1, 1, 0), ("spent", 0))
    assert counted(player, ("fell", 1)) == 5, "from the menu; first who was pushed"
    player.report(("done",), ("done",))
    assert counted(player, ("fell", 2)) == 6, "before a hamster has acted, another action comes first"
    player.report(("done",))
    assert counted(player, ("fell", 0)) == 2, "on the belt"


@rule("RHR-48")
def test_one_undo_reverses_a_climb_and_returns_the_chip_spent_on_it():
    player = runners((5, 1, 1), (0, 6, 1), (2, 4, 1))
    before = player.app.game.tracker.state()
    player.hold(RIGHT)
    player.choose_line("Spend 1 and flip 1: climb over")
    assert (player.app.game.tracker.flipped[0], player.app.game.tracker.traits[0][0]) == (1, 4)
    player.undo()
    assert player.app.game.tracker.state() == before
    player.report(("flipped", 1), ("flipped", 1))
    player.undo()
    assert player.app.game.tracker.flipped[0] == 1, "steps are taken back one by one"
    player.undo()
    player.report(("spent", 0), ("flipped", 1))
    assert player.said == "Move one square.", "two squares and one more do not make a climb"
    player.undo()
    assert player.app.game.tracker.traits[0][0] == 4, "and are taken back one by one"


def test_tests_and_falls_during_a_throw_take_the_expected_number_of_presses():
    player = runners((3, 2, 2), (3, 3, 1), (3, 3, 1))
    player.report(("changed", THROW, 0))
    assert counted(player, ("fell", 0)) == 4
    player.undo()
    assert counted(player, ("tested", 1, 1, 0)) == 3
    assert counted(player, ("fell", 1)) == 1, "thrown into the pit"
    player = runners((3, 2, 2), (3, 3, 1))
    player.report(("changed", THROW, 0))
    assert counted(player, ("tested", 1, 1, 0)) == 2, "there is one other hamster"


def test_a_test_asks_who_it_is_against_when_there_are_several_opponents():
    player = runners((5, 1, 1), (0, 3, 4), (2, 2, 3))
    player.press(MIDDLE)
    assert (player.title, player.lines) == ("Neighbour?", ["Orange", "Green"])
    assert player.values == ["25%", "33%"]
    player.choose(1)
    player.press(RIGHT)
    assert player.app.game.session.tracker.news[0][0] in ("won", "lost")


def test_changing_the_action_takes_five_presses():
    for action in (BITE, THROW, REST):
        for trait in range(3):
            player = runners((3, 2, 2), (3, 3, 1))
            assert counted(player, ("changed", action, trait)) == 5


def test_a_chip_drawn_from_a_real_hat_can_be_entered():
    player = fingers()
    player.begin("run_hamster_run", ("setup", 3, 0))
    player.report(("drawn", 1))
    player.press(LEFT)
    assert player.title == "Whose chip was drawn?"
    player.choose(1)
    assert player.app.game.session.tracker.order == [1, 2, 0]
    events = [("done",), ("allocated", 0, 3, 4, 0), ("allocated", 1, 3, 4, 0), ("allocated", 2, 0, 7, 0)]
    for event in events + [("revealed",), ("drawn", 0), ("drawn", 0)] + [("declared", 1)] * 3:
        enter(player, "run_hamster_run", event)
    seat = player.app.game.session.tracker.to_act
    player.press(MIDDLE)
    player.choose(0)
    player.press(LEFT)
    player.choose(1)
    assert player.app.game.session.tracker.news[0][0] == "won"
    assert player.app.game.session.tracker.news[0][2] == seat


def test_a_run_without_face_up_scamper_offers_no_test():
    player = runners((0, 6, 1), (1, 5, 1))
    offers = []
    for _ in range(2):
        offers.append((player.app.game.session.tracker.to_act, player.screen.label(MIDDLE, False)))
        player.press(RIGHT)
    assert sorted(offers) == [(0, ""), (1, "Push")]


def asked(player):
    """Return the trait being asked for (None once all are set) and the chips in each trait."""
    block = player.screen.content.body[0]
    return block.marked, [row.number for row in block.rows]


def test_holding_a_key_moves_no_chip_and_confirms_nothing():
    player = fingers()
    play(player, 1, 3, until="allocate")
    player.press(RIGHT)
    for key in (MIDDLE, LEFT, RIGHT):
        player.board.push(key, True)
        player.wait(5000)
        player.board.push(key, False)
        player.wait(100)
        if is_a(player.screen, "what_now"):
            player.hold(RIGHT)
        assert player.app.game.session.tracker.to_act == 0
        if key != MIDDLE:
            assert player.screen.content.id == "allocation", "holding an outer key leads back to the cover"
            player.press(RIGHT)
        assert asked(player) == (0, [3, 2, 2])
    assert not any(player.app.game.session.tracker.sealed)


@rule("RHR-11")
def test_undo_goes_back_one_trait_and_all_can_be_changed_until_the_allocation_is_confirmed():
    player = fingers()
    play(player, 1, 3, until="allocate")
    player.press(RIGHT)
    player.press(LEFT)
    player.press(RIGHT, 2)
    assert asked(player) == (None, [4, 2, 1])
    player.hold(LEFT)
    assert asked(player) == (1, [4, 2, 1])
    player.hold(LEFT)
    assert asked(player) == (0, [4, 2, 1])
    player.hold(LEFT)
    assert asked(player) == (0, [3, 2, 2]), "as it was at first"
    player.press(RIGHT, 2)
    player.press(LEFT)
    assert asked(player)[0] == 0, "Change"
    player.press(MIDDLE, 9)
    assert asked(player)[1] == [0, 2, 5]
    player.press(LEFT, 9)
    assert asked(player)[1] == [7, 0, 0]
    player.press(RIGHT, 3)
    assert player.app.game.tracker.sealed[0] == (7, 0, 0)


def test_undo_takes_back_no_event_as_long_as_open_sheets_are_being_entered():
    player = fingers()
    play(player, 1, 3, until="allocate")
    player.press(LEFT)
    player.press(RIGHT)  # all sheets are open
    before = player.app.game.session.count
    player.press(LEFT)
    assert asked(player) == (0, [4, 2, 1])
    player.hold(LEFT)
    assert (asked(player), player.app.game.session.count) == ((0, [3, 2, 2]), before)
    player.hold(LEFT)
    assert player.app.game.session.count == before - 1


# Secrets


class Onlooker:
    """An onlooker who sees the screen between allocations, and the lights, sounds and event log at all times."""

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
        self.player.app.game.on_event = self.player.on_event
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
        player.report(("allocated", player.app.game.session.tracker.to_act) + chips)
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
def test_the_log_and_the_data_sheet_show_no_allocation_before_the_reveal():
    frames = []
    for chips in ((7, 0, 0), (1, 2, 4)):
        player = fingers()
        play(player, 1, 3, until="allocate")
        player.report(("allocated", 0) + chips)
        player.hold(RIGHT)
        player.choose_line("Data sheet")
        player.settle()
        sheet = bytes(player.board.panel.frame)
        player.press(RIGHT)
        player.choose_line("What happened")
        player.settle()
        frames.append((sheet, bytes(player.board.panel.frame)))
    assert frames[0] == frames[1]


@rule("RHR-11")
def test_undo_does_not_show_an_allocation_on_the_display():
    player = fingers()
    play(player, 1, 3, until="allocate")
    player.settle()
    before = bytes(player.board.panel.frame)
    player.report(("allocated", 0, 1, 5, 1))
    player.undo()
    player.settle()
    bar = 37 * 32  # bytes of the bar and its portrait, which show what was undone; nothing else changes
    assert bytes(player.board.panel.frame)[bar:] == before[bar:]
    assert "Undone: Blue has split the Pluck" in read(player)
    player.press(RIGHT)
    assert asked(player) == (0, [3, 2, 2])


def test_once_splits_are_revealed_the_reported_events_describe_the_whole_game():
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
