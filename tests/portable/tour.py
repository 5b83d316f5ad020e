"""A tour of every page, by keys: what the golden frames show."""

import sys
from binascii import b2a_base64

from hamstertop import chance
from hamstertop.companion.pages import about
from hamstertop_host.playing.fingers import LEFT, MIDDLE, RIGHT, Fingers
from hamstertop_host.playing.hamsterdam import enter
from hamstertop_host.virtual.board import VirtualBoard

NAMES = ["Anna", "Ben", "Cleo", "Dominique", ""]


def pages(language="en"):
    """Yields (name of the frame, name of the page, bytes), the same on every runtime."""
    about.runtime = lambda: "any Python"
    about.free_memory = lambda: 123456
    for tour in (_first_pages, _begin, _turn, _breach_and_movement, _end, _tie, _four_players, _dice_tray, _notices):
        for name, player in tour(language):
            player.settle()
            yield name, type(player.page).__name__, bytes(player.board.panel.frame)


def _player(language, keys=3, names=True):
    player = Fingers(VirtualBoard(name="a virtual board", keys=keys), chance.Seeded(4))
    player.app.settings.language = language
    if names:
        player.app.settings.names = list(NAMES)
    player.app.home()
    return player


def _play(player, *events):
    for event in events:
        enter(player, event)


def _table(language, players=3, classic=0, keys=3):
    player = _player(language, keys)
    _play(player, ("setup", players, classic, 0), ("done",), ("first", 1), ("done",))
    return player


def _turn_by_keys(player, *waters):
    _play(player, ("rolled", 3, 4))
    for seat, tokens in waters:
        _play(player, ("water", seat, tokens))
    _play(player, ("done",))


def _first_pages(language):
    player = _player(language, names=False)
    yield "home", player
    player.choose(2)
    yield "settings", player
    player.press(MIDDLE, 4)
    yield "settings_end", player
    player.choose(2)
    yield "names", player
    player.choose(0)
    yield "name", player
    player.press(RIGHT)
    player.press(MIDDLE, 4)
    yield "name_letters", player
    player.press(RIGHT)
    player.hold(RIGHT)
    yield "names_changed", player
    player.hold(LEFT)
    player.hold(LEFT)
    player.choose(3)
    yield "about", player


def _begin(language):
    player = _player(language)
    player.choose(0)
    yield "new", player
    player.choose(3)
    yield "house", player
    player.hold(LEFT)
    player.choose(0)
    yield "setup", player
    player.press(RIGHT)
    yield "first", player
    _play(player, ("rolled", 4, 4), ("rolled", 1, 2))
    yield "first_rolled", player
    player.press(MIDDLE)
    yield "known", player
    player.hold(LEFT)
    _play(player, ("rolled", 5, 3))
    yield "first_tie", player
    _play(player, ("rolled", 6, 1), ("rolled", 2, 1))
    yield "deploy", player
    for name, players, classic in (("setup_two", 2, 0), ("setup_classic", 4, 1)):
        player = _player(language)
        _play(player, ("setup", players, classic, 0))
        yield name, player


def _turn(language):
    player = _table(language)
    yield "turn", player
    player.press(LEFT)
    yield "typed", player
    player.hold(RIGHT)
    _play(player, ("rolled", 5, 3))
    yield "turn_rolled", player
    player.press(MIDDLE)
    yield "dice", player
    player.choose(1)
    yield "spin", player
    player.hold(LEFT)
    player.hold(LEFT)
    _play(player, ("rerolled", 6, 6))
    yield "choose", player
    _play(player, ("chose", 1), ("water", 0, 1), ("water", 2, 2))
    yield "water", player
    player.hold(RIGHT)
    player.press(MIDDLE)
    yield "dice_settled", player
    player.press(RIGHT)
    player.hold(MIDDLE)
    yield "cards", player
    player.choose(2)
    yield "card", player
    player.press(RIGHT)
    player.choose(len(player.page.items()) - 1)
    yield "cards_all", player
    player.choose(17)
    yield "card_longest", player
    player.press(RIGHT)
    player.hold(LEFT)
    player.hold(LEFT)
    player.hold(RIGHT)
    yield "menu", player
    player.choose(0)
    yield "log", player
    player.press(LEFT)
    yield "log_earlier", player
    player.press(RIGHT)
    player.choose(3)
    yield "home_resume", player


def _breach_and_movement(language):
    player = _table(language)
    _turn_by_keys(player, (1, 4), (2, 6))
    yield "breach", player
    player.press(LEFT)
    yield "more", player
    player.enter(2)
    yield "breach_again", player
    while player.app.session.tracker.phase == "breach":
        player.press(RIGHT)
    _play(player, ("typed", 12))
    yield "turn_typed", player
    _play(player, ("done",))
    _turn_by_keys(player)
    yield "move", player
    _play(player, ("skips",))
    yield "skip", player
    player.press(LEFT)
    yield "skip_water", player
    player.press(RIGHT)
    _play(player, ("done",))
    while player.app.session.tracker.phase != "redeploy":
        player.press(RIGHT)
    yield "redeploy", player
    player.press(RIGHT)
    yield "turn_round_two", player


def _end(language):
    player = _table(language, classic=1)
    _turn_by_keys(player, (0, 8), (1, 4), (2, 3))
    yield "count_dam", player
    player.enter(2)
    player.enter(12)
    player.enter(1)
    yield "ranking", player


def _tie(language):
    player = _table(language, players=4, classic=1)
    _turn_by_keys(player, (0, 5), (1, 12), (2, 5), (3, 6))
    for _ in range(4):
        player.enter(0)
    yield "count_hamsters", player
    player.enter(9)
    player.enter(9)
    yield "ranking_shared", player


def _four_players(language):
    player = _table(language, players=4, keys=4)
    _turn_by_keys(player, (0, 2))
    _turn_by_keys(player)
    yield "turn_four_keys", player
    _play(player, ("rolled", 6, 6))
    yield "turn_four_rolled", player
    _play(player, ("water", 3, 2))
    yield "water_four", player


def _dice_tray(language):
    player = _player(language)
    player.choose(1)
    yield "tray", player
    player.press(RIGHT)
    yield "tray_rolled", player
    player.press(MIDDLE)
    yield "coin", player
    player.press(MIDDLE)
    player.press(MIDDLE)
    player.press(MIDDLE)
    yield "coin_again", player
    player.hold(MIDDLE)
    yield "starts", player
    player.enter(5)
    yield "started", player
    player.press(LEFT)
    yield "change", player
    for index, count in ((0, 3), (5, 9), (1, 30), (3, 1)):
        if index:
            player.press(LEFT)
        player.choose(index)
        if count == 9:
            yield "many", player
        player.enter(count)
        player.press(RIGHT)
        yield "tray_%d" % count, player
    player.hold(RIGHT)
    player.choose(0)
    yield "tray_log", player


def _notices(language):
    player = _player(language)
    for trouble in ("CUT", "FOREIGN", "UNSAVED", "STUCK"):
        player.app.push("notice", trouble)
        yield "notice_" + trouble.lower(), player


if __name__ == "__main__":
    for name, page, frame in pages(*sys.argv[1:]):
        print(name, page, b2a_base64(frame).decode().strip())
