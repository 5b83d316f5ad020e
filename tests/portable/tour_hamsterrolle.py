"""Every page of Hamsterrolle, by keys; a part of `tour`."""

from hamstertop_host.playing.fingers import LEFT, MIDDLE, RIGHT
from hamstertop_host.playing.hamsterrolle import enter
from touring import restart

PLAIN = (0,) * 10
TELLING = PLAIN[:9] + (1,)
ASKING = (0, 1, 1, 2, 0, 0, 0, 0, 0, 0)


def _play(player, *events):
    for event in events:
        enter(player, event)


def _table(player, players=3, teams=0, house=PLAIN, first=1):
    _play(player, ("setup", players, teams) + house, ("done",), ("first", first))


def _begin(player, language):
    restart(player, language)
    player.choose(1)
    yield "rolle_begin"
    player.press(MIDDLE)
    player.press(RIGHT)
    player.press(MIDDLE)
    player.press(RIGHT)
    yield "rolle_begin_teams"
    player.choose(3)
    yield "rolle_house"
    player.press(LEFT)
    yield "rolle_house_end"
    player.hold(LEFT)
    player.choose(0)
    yield "rolle_setup_teams"
    player.press(RIGHT)
    yield "rolle_shaky"


def _setups(player, language):
    restart(player, language)
    _play(player, ("setup", 3, 0) + (2,) + PLAIN[1:])
    yield "rolle_setup"


def _turn(player, language):
    restart(player, language)
    _table(player)
    yield "rolle_first"
    player.press(RIGHT)
    yield "rolle_first_runs"
    player.press(RIGHT)
    yield "rolle_turn"
    player.press(RIGHT)
    yield "rolle_runs"
    _play(player, ("clock", 10))
    yield "rolle_runs_10"
    player.hold(RIGHT)
    yield "rolle_stopped"
    _play(player, ("clock", 0))
    yield "rolle_let_go"
    player.hold(LEFT)
    yield "rolle_fallen"
    player.enter(1)
    yield "rolle_own"
    player.choose(0)
    yield "rolle_after_fall"
    player.press(RIGHT)
    player.hold(MIDDLE)
    yield "rolle_passed"
    player.enter(0)
    player.press(LEFT)
    yield "rolle_lost"
    player.enter(1)
    yield "rolle_out"
    player.press(MIDDLE)
    yield "rolle_events"
    player.hold(LEFT)
    player.hold(RIGHT)
    player.choose(0)
    yield "rolle_log"


def _asked(player, language):
    restart(player, language)
    _table(player, house=ASKING)
    player.press(RIGHT, 2)
    _play(player, ("clock", 0))
    player.press(MIDDLE)
    yield "rolle_tried"
    player.choose(0)
    player.press(RIGHT)
    player.hold(MIDDLE)
    player.enter(1)
    yield "rolle_target"


def _kinds(player, language):
    restart(player, language)
    _table(player, house=TELLING)
    _play(player, ("built", 0, 4))
    player.press(RIGHT)
    player.press(LEFT)
    player.press(MIDDLE)
    yield "rolle_kind"
    player.choose(5)
    _play(player, ("clock", 0))
    player.hold(MIDDLE)
    yield "rolle_ahead"
    player.enter(5)
    player.choose(2)
    player.press(MIDDLE)
    player.choose(4)
    yield "rolle_compartments"
    player.choose(0)
    yield "rolle_lying"


def _team(player, language):
    restart(player, language)
    _table(player, 4, 2, first=3)
    for _ in range(24):
        player.press(RIGHT, 2)
    yield "rolle_teams"
    _play(player, ("idle",), ("built", 2, 0), ("idle",), ("fell", 2, 1, -1, 0), ("idle",))
    yield "rolle_helps"
    _play(player, ("built", 0, 0), ("idle",), ("built", 0, 0))
    yield "rolle_team_wins"


def _win(player, language):
    restart(player, language)
    _table(player)
    while not player.app.session.tracker.over:
        player.press(RIGHT, 2)
    yield "rolle_wins"


def _draw(player, language):
    restart(player, language)
    _table(player, 4, 1)
    while not player.app.session.tracker.over:
        if player.app.session.tracker.seat in (1, 3):
            player.press(RIGHT, 2)
        else:
            _play(player, ("idle",))
    yield "rolle_draw"


PARTS = (_begin, _setups, _turn, _asked, _kinds, _team, _win, _draw)
