"""Every screen of Hamsterrolle, by keys; a part of `tour`."""

from hamstertop_host.playing.fingers import LEFT, MIDDLE, RIGHT
from touring import restart

PLAIN = (0,) * 10
TELLING = PLAIN[:9] + (1,)
ASKING = (0, 1, 1, 2, 0, 0, 0, 0, 0, 0)


def _play(player, *events):
    for event in events:
        if event[0] == "setup":
            player.begin("hamsterrolle", event)
        else:
            player.report(event)


def _table(player, players=3, teams=0, house=PLAIN, first=1):
    _play(player, ("setup", players, teams) + house, ("done",), ("first", first))


def _begin(player, language):
    restart(player, language)
    player.choose(1)
    yield "begin"
    player.press(MIDDLE)
    player.press(RIGHT)
    player.press(MIDDLE)
    player.press(RIGHT)
    yield "begin_teams"
    player.choose(3)
    yield "house"
    player.press(LEFT)
    yield "house_end"
    player.hold(LEFT)
    player.choose(0)
    yield "setup_teams"
    player.press(RIGHT)
    yield "shaky"


def _setups(player, language):
    restart(player, language)
    _play(player, ("setup", 3, 0) + (2,) + PLAIN[1:])
    yield "setup"


def _turn(player, language):
    restart(player, language)
    _table(player)
    yield "first"
    player.press(RIGHT)
    yield "first_runs"
    player.press(RIGHT)
    yield "turn"
    player.press(RIGHT)
    yield "runs"
    _play(player, ("clock", 10))
    yield "runs_10"
    player.hold(RIGHT)
    yield "stopped"
    _play(player, ("clock", 0))
    yield "let_go"
    player.hold(LEFT)
    yield "fallen"
    player.enter(1)
    yield "own"
    player.choose(0)
    yield "after_fall"
    player.press(RIGHT)
    player.hold(MIDDLE)
    yield "passed"
    player.enter(0)
    player.press(LEFT)
    yield "lost"
    player.enter(1)
    yield "out"
    player.press(MIDDLE)
    yield "events"
    player.hold(LEFT)
    player.hold(RIGHT)
    player.choose(0)
    yield "log"


def _asked(player, language):
    restart(player, language)
    _table(player, house=ASKING)
    player.press(RIGHT, 2)
    _play(player, ("clock", 0))
    player.press(MIDDLE)
    yield "tried"
    player.choose(0)
    player.press(RIGHT)
    player.hold(MIDDLE)
    player.enter(1)
    yield "target"


def _kinds(player, language):
    restart(player, language)
    _table(player, house=TELLING)
    _play(player, ("built", 0, 4))
    player.press(RIGHT)
    player.press(LEFT)
    player.press(MIDDLE)
    yield "kind"
    player.choose(5)
    _play(player, ("clock", 0))
    player.hold(MIDDLE)
    yield "ahead"
    player.enter(5)
    player.choose(2)
    player.press(MIDDLE)
    player.choose(4)
    yield "compartments"
    player.choose(0)
    yield "lying"


def _team(player, language):
    restart(player, language)
    _table(player, 4, 2, first=3)
    for _ in range(24):
        player.press(RIGHT, 2)
    yield "teams"
    _play(player, ("idle",), ("built", 2, 0), ("idle",), ("fell", 2, 1, -1, 0), ("idle",))
    yield "helps"
    _play(player, ("built", 0, 0), ("idle",), ("built", 0, 0))
    yield "team_wins"


def _win(player, language):
    restart(player, language)
    _table(player)
    while not player.app.session.tracker.over:
        player.press(RIGHT, 2)
    yield "wins"


def _draw(player, language):
    restart(player, language)
    _table(player, 4, 1)
    while not player.app.session.tracker.over:
        if player.app.session.tracker.seat in (1, 3):
            player.press(RIGHT, 2)
        else:
            _play(player, ("idle",))
    yield "draw"


PREFIX = "rolle_"  # of the frames' names
PARTS = (_begin, _setups, _turn, _asked, _kinds, _team, _win, _draw)
