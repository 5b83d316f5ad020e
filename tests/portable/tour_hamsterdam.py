"""Every screen of Hamsterdam, by keys; a part of `tour`."""

from hamstertop_host.playing.fingers import LEFT, MIDDLE, RIGHT
from touring import restart


def _play(player, *events):
    for event in events:
        if event[0] == "setup":
            player.begin("hamsterdam", event)
        else:
            player.report(event)


def _table(player, language, players=3, classic=0, keys=3):
    restart(player, language, keys)
    _play(player, ("setup", players, classic, 0), ("done",), ("first", 1), ("done",))


def _turn_by_keys(player, *waters):
    _play(player, ("rolled", 3, 4))
    for seat, tokens in waters:
        _play(player, ("water", seat, tokens))
    _play(player, ("done",))


def _begin(player, language):
    restart(player, language)
    player.choose(0)
    yield "new"
    player.choose(3)
    yield "house"
    player.hold(LEFT)
    player.choose(0)
    yield "setup"
    player.press(RIGHT)
    yield "first"
    _play(player, ("rolled", 4, 4), ("rolled", 1, 2))
    yield "first_rolled"
    player.press(MIDDLE)
    yield "known"
    player.hold(LEFT)
    _play(player, ("rolled", 5, 3))
    yield "first_tie"
    _play(player, ("rolled", 6, 1), ("rolled", 2, 1))
    yield "deploy"
    for name, players, classic in (("setup_two", 2, 0), ("setup_classic", 4, 1)):
        restart(player, language)
        _play(player, ("setup", players, classic, 0))
        yield name


def _turn(player, language):
    _table(player, language)
    yield "turn"
    player.press(LEFT)
    yield "typed"
    player.hold(RIGHT)
    _play(player, ("rolled", 5, 3))
    yield "turn_rolled"
    player.press(MIDDLE)
    yield "dice"
    player.choose(2)
    yield "spin"
    player.hold(LEFT)
    player.hold(LEFT)
    _play(player, ("rerolled", 6, 6))
    yield "choose"
    _play(player, ("chose", 1), ("water", 0, 1), ("water", 2, 2))
    yield "water"
    player.hold(RIGHT)
    player.press(MIDDLE)
    yield "dice_settled"
    player.press(RIGHT)
    player.hold(MIDDLE)
    yield "cards"
    player.choose(2)
    yield "card"
    player.press(RIGHT)
    player.choose(len(player.lines) - 1)
    yield "cards_all"
    player.choose(17)
    yield "card_longest"
    player.press(RIGHT)
    player.hold(LEFT)
    player.hold(LEFT)
    player.hold(RIGHT)
    yield "menu"
    player.choose(0)
    yield "log"
    player.press(LEFT)
    yield "log_earlier"
    player.press(RIGHT)
    player.choose(3)
    yield "home_resume"


def _breach_and_movement(player, language):
    _table(player, language)
    _turn_by_keys(player, (1, 4), (2, 6))
    yield "breach"
    player.press(LEFT)
    yield "more"
    player.enter(2)
    yield "breach_again"
    while player.app.session.tracker.phase == "breach":
        player.press(RIGHT)
    _play(player, ("typed", 12))
    yield "turn_typed"
    _play(player, ("done",))
    _turn_by_keys(player)
    yield "move"
    _play(player, ("skips",))
    yield "skip"
    player.press(LEFT)
    yield "skip_water"
    player.press(RIGHT)
    _play(player, ("done",))
    while player.app.session.tracker.phase != "redeploy":
        player.press(RIGHT)
    yield "redeploy"
    player.press(RIGHT)
    yield "turn_round_two"


def _end(player, language):
    _table(player, language, classic=1)
    _turn_by_keys(player, (0, 8), (1, 4), (2, 3))
    yield "count_dam"
    player.enter(2)
    player.enter(12)
    player.enter(1)
    yield "ranking"


def _tie(player, language):
    _table(player, language, players=4, classic=1)
    _turn_by_keys(player, (0, 5), (1, 12), (2, 5), (3, 6))
    for _ in range(4):
        player.enter(0)
    yield "count_hamsters"
    player.enter(9)
    player.enter(9)
    yield "ranking_shared"


def _four_players(player, language):
    _table(player, language, players=4, keys=4)
    _turn_by_keys(player, (0, 2))
    _turn_by_keys(player)
    yield "turn_four_keys"
    _play(player, ("rolled", 6, 6))
    yield "turn_four_rolled"
    _play(player, ("water", 3, 2))
    yield "water_four"


PREFIX = ""
PARTS = (_begin, _turn, _breach_and_movement, _end, _tie, _four_players)
