"""Run, Hamster, Run! by keys; a part of `tour`."""

from hamstertop_host.playing.fingers import LEFT, MIDDLE, RIGHT
from touring import restart

BITE, RUN, THROW, REST = 0, 1, 2, 3


def _play(player, *events):
    for event in events:
        if event[0] == "setup":
            player.begin("run_hamster_run", event)
        else:
            player.report(event)


def _draw_all(player):
    """Draw first chips until the HAT is empty."""
    while player.app.session.tracker.hat:
        _play(player, ("drawn", 0))


def _table(player, players):
    """At the first allocation."""
    _play(player, ("setup", players, 0))
    _draw_all(player)
    _play(player, ("done",))


def _round(player, traits, actions, open_sheets=False):
    """Up to the resolution; the first chips are drawn."""
    if open_sheets:
        _play(player, ("revealed",))
    for chips in traits:
        _play(player, ("allocated", player.app.session.tracker.to_act) + chips)
    if not open_sheets:
        _play(player, ("revealed",))
    _draw_all(player)
    while player.app.session.tracker.phase == "declare":
        _play(player, ("declared", actions[player.app.session.tracker.to_act]))


def _begin(player, language):
    restart(player, language)
    player.choose_line("Run, Hamster, Run!")
    yield "new"
    player.choose(2)
    yield "house"
    player.hold(LEFT)
    _play(player, ("setup", 5, 0))
    yield "placing"
    _play(player, ("drawn", 3), ("drawn", 0))
    yield "placing_drawn"
    player.press(MIDDLE)
    yield "by_hand"
    player.hold(LEFT)
    _draw_all(player)
    yield "place"
    _play(player, ("done",))
    yield "cover"
    player.press(RIGHT)
    yield "allocate"
    player.press(LEFT, 3)
    player.press(MIDDLE, 2)
    yield "allocate_some"
    player.press(RIGHT, 2)
    yield "check"
    player.press(RIGHT)
    yield "cover_next"
    for chips in ((0, 7, 0), (4, 1, 2), (2, 2, 3), (5, 2, 0)):
        _play(player, ("allocated", player.app.session.tracker.to_act) + chips)
    yield "reveal"
    player.press(RIGHT)
    yield "initiative"
    _play(player, ("drawn", 4))
    yield "initiative_drawn"
    _draw_all(player)
    yield "declare"
    while player.app.session.tracker.phase == "declare":
        _play(player, ("declared", (RUN, BITE, THROW, REST, RUN)[player.app.session.tracker.to_act]))
    player.hold(RIGHT)
    player.choose(0)
    yield "log"


def _turns(player, language):
    restart(player, language)
    _table(player, 3)
    _round(player, ((4, 2, 1), (0, 6, 1), (3, 2, 2)), (RUN, BITE, THROW))
    yield "act"
    _play(player, ("flipped", 1))
    yield "act_flipped"
    player.hold(MIDDLE)
    yield "more"
    player.hold(LEFT)
    player.press(MIDDLE)
    yield "target"
    player.choose(1)
    yield "odds"
    player.hold(MIDDLE)
    yield "odds_bag"
    player.hold(LEFT)
    player.hold(LEFT)
    player.hold(LEFT)
    _play(player, ("tested", 0, 1, 2, 1, 1, 3))
    yield "act_lost"
    player.hold(MIDDLE)
    player.choose_line(player.app.words.OTHER_TEST)
    yield "versus"
    player.choose(4)
    player.choose(4)
    player.choose(4)
    player.hold(LEFT)
    player.hold(LEFT)
    _play(player, ("done",))
    yield "act_bite"
    _play(player, ("tested", 1, 1, 2, 1, 1, 0))
    yield "loss"
    _play(player, ("lost", 0), ("done",))
    yield "act_throw"
    player.hold(MIDDLE)
    player.choose(0)
    yield "change"
    player.choose(2)
    yield "pay"
    player.press(MIDDLE)
    yield "act_rest"
    _play(player, ("rested", 2))
    yield "belt"
    player.press(LEFT)
    yield "fell"
    player.choose(1)
    yield "belt_fell"
    player.hold(MIDDLE)
    yield "sheet"


def _end(player, language):
    restart(player, language, keys=4)
    _table(player, 3)
    yield "cover_four_keys"
    _play(player, ("revealed",))
    yield "allocate_open"
    for chips in ((2, 4, 1), (5, 2, 0), (3, 2, 2)):
        _play(player, ("allocated", player.app.session.tracker.to_act) + chips)
    _draw_all(player)
    while player.app.session.tracker.phase == "declare":
        _play(player, ("declared", REST))
    _play(player, ("done",), ("done",), ("done",), ("fell", 1), ("fell", 2), ("done",))
    yield "tie"
    _draw_all(player)
    yield "chomp"
    player.hold(MIDDLE)
    yield "chomp_bag"
    player.hold(LEFT)
    _play(player, ("faced", 0, 5))
    yield "chomp_again"
    _play(player, ("faced", 0, 0))
    yield "tally"
    while not player.app.session.tracker.over:
        _on(player)
    yield "winner"
    player.app.session.tracker.eaten = [True] * 3
    player.app.play()
    yield "alligators"


def _on(player):
    """The plain way on: all rest, the alligators win."""
    tracker = player.app.session.tracker
    phase = tracker.phase
    if tracker.hat:
        _play(player, ("drawn", 0))
    elif phase == "allocate":
        _play(player, ("allocated", tracker.to_act, tracker.pluck(tracker.to_act), 0, 0))
    elif phase == "reveal":
        _play(player, ("revealed",))
    elif phase == "declare":
        _play(player, ("declared", REST))
    elif phase == "resolve" and tracker.recovers(tracker.to_act):
        _play(player, ("rested", 0))
    elif phase == "chomp":
        chips = tracker.strength(tracker.to_act, 0)
        _play(player, ("faced", 0, chips))
    else:
        _play(player, ("done",))


PREFIX = "run_"  # of the frames' names
PARTS = (_begin, _turns, _end)
