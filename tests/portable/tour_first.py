"""The leg of `tour` with the dice tray and the screens outside games, navigated with the keys."""

import released
from hamstertop import words
from hamstertop.games import titles
from hamstertop.saving.journal import UNSAVED
from playing.fingers import LEFT, MIDDLE, RIGHT
from touring import ask_language, restart, unconfirmed


def _first_screens(player, language):
    """Yield the screens shown before any game has been started. Lists of languages contain only released ones."""
    there = words.languages
    words.languages = lambda: [code for code in there() if code in released.LANGUAGES]
    try:
        yield from _screens(player, language)
    finally:
        words.languages = there


def _screens(player, language):
    if len(words.languages()) > 1:
        restart(player, language, names=False)
        ask_language(player)
        yield "languages"
    restart(player, language, names=False)
    yield "home"
    player.choose_line(player.app.look.common.settings)
    yield "settings"
    player.press(LEFT, 4)
    yield "settings_end"
    if len(words.languages()) > 1:
        player.choose_line(player.app.look.words("settings", words.COMPANION).language)
        yield "settings_language"
        player.hold(RIGHT)
    player.choose(2)
    yield "names"
    player.choose(0)
    yield "name"
    player.press(RIGHT)
    player.press(MIDDLE, 4)
    yield "name_letters"
    player.press(RIGHT)
    player.press(LEFT, 11)
    yield "name_accents"
    player.hold(RIGHT)
    yield "names_changed"
    player.know("Anna", "Ben", "Cleo")
    player.choose(0)
    yield "name_known"
    player.hold(RIGHT)
    player.choose(len(player.lines) - 1)
    yield "people"
    player.choose(1)
    yield "person"
    player.choose(1)
    yield "person_forgotten"
    for _ in range(4):
        player.hold(RIGHT)
    from hamstertop.companion.screens import about

    about.runtime = lambda: "any Python"
    about.free_memory = lambda: 123456
    player.choose_line(player.app.look.common.about)
    yield "about"
    player.press(LEFT)
    yield from _check(player, player.app.stack.screen.alone)


def _check(player, checking):
    """Yield a board check in which somebody finds the lights swapped, the buzzer silent and the second key dead."""
    from hamstertop.companion import check

    check.runtime = lambda words: "any Python"
    checking._begin()
    asked = {check.ASK: "ask", check.PRESS: "press"}
    count = 0
    while not checking.over:
        kind = checking.request[0]
        if kind in asked:
            player.wait(6000 if kind == check.ASK else 3000)
            yield "check_%s_%d" % (asked[kind], count)
            count += 1
            if kind == check.ASK:
                player.board.keyboard = "1" if count > 7 else "3"
            elif checking.request[2] == MIDDLE:
                player.wait(10000)
            else:
                player.press(checking.request[2])
        player.wait(200)
    player.wait(5000)
    yield "check_wrong"
    player.hold(RIGHT)


def _dice_tray(player, language):
    restart(player, language)
    player.choose_line(titles.name("dice_tray", player.app.look))
    yield "tray"
    player.press(RIGHT)
    yield "tray_rolled"
    player.press(MIDDLE)
    yield "coin"
    player.press(MIDDLE)
    player.press(MIDDLE)
    player.press(MIDDLE)
    yield "coin_again"
    player.hold(MIDDLE)
    yield "tray_help"
    player.press(RIGHT)
    player.press(LEFT)
    yield "change"
    player.choose(0)
    yield "starts"
    player.enter(5)
    yield "started"
    player.press(LEFT)
    for index, count in ((1, 3), (6, 9), (2, 30), (4, 1)):
        if index > 1:
            player.press(LEFT)
        player.choose(index)
        if count == 9:
            yield "many"
        player.enter(count)
        player.press(RIGHT)
        yield "tray_%d" % count
    player.hold(RIGHT)
    player.choose(0)
    yield "tray_log"


def _notices(player, language):
    restart(player, language)
    for trouble in ("cut", "foreign", "unreadable", "unsaved", "panel", "stuck", "battery_low", "formatted"):
        player.app.stack.notice(trouble)
        yield "notice_" + trouble
    player.app.fault(ValueError("a wheel too small"))
    yield "fault"
    player.app.stack.show("notices.asleep")
    yield "asleep_first"
    restart(player, language)
    player.begin("score_pad", ("setup", 2, 0))
    player.app.stack.show("notices.asleep")
    yield "asleep"


def _first_light(player, language):
    """Yield the screens for a panel that nobody has confirmed to work."""
    unconfirmed(player, True)
    restart(player, language)
    yield "first_light"
    player.press(RIGHT)
    player.choose_line(player.app.look.common.settings)
    player.press(LEFT, 4)
    yield "first_light_settings"
    unconfirmed(player, False)


def restarting(player):
    """Go from the first screen through the running game's menu to the screen for a new one."""
    player.resume()
    player.hold(RIGHT)
    player.choose_line(player.app.look.common.new_game)


def _given_up(player, language):
    """Yield the screens of a new game that replaces a running one, with and without room for both games."""
    restart(player, language)
    player.begin("score_pad", ("setup", 6, 0))
    player.report(("scored", 1, 12), ("scored", 4, 7), ("turned",))
    player.app.stack.home()
    restarting(player)
    player.choose_line(player.app.look.common.new_game)
    yield "instead"
    player.press(RIGHT)
    player.hold(LEFT)
    yield "instead_undo"
    player.press(RIGHT)
    yield "instead_undone"
    player.app.stack.home()
    restarting(player)
    player.app.game.session.journal.trouble = UNSAVED
    player.choose_line(player.app.look.common.new_game)
    player.press(RIGHT)
    yield "instead_lost"
    player.press(RIGHT)
    player.app.stack.home()
    player.choose_line(player.app.look.common.results)
    player.choose(0)
    yield "results_unfinished"
    player.choose(0)
    yield "results_given_up"


def _offered(player, language):
    """Yield the offer of names before the very first game."""
    restart(player, language, names=False)
    player.app.settings.offered = False
    player.choose_line(titles.name("score_pad", player.app.look))
    player.choose_line(player.app.look.common.start)
    yield "names_offered"
    player.press(RIGHT)
    yield "tonight_new"
    player.press(RIGHT)
    yield "tonight_name"
    player.hold(RIGHT)
    player.hold(RIGHT)


def _tonight(player, language):
    """Yield the questions about who plays when one of the last four players sits out."""
    restart(player, language)
    player.know("Oma")
    player.app.settings.table = 3
    player.begin("score_pad", ("setup", 4, 0))
    player.app.stack.home()
    restarting(player)
    player.press(MIDDLE)
    yield "tonight_start"
    player.choose_line(player.app.look.words("names", words.COMPANION).title)
    yield "tonight"
    player.press(RIGHT)
    player.press(LEFT, 4)
    yield "tonight_sits_out"
    player.press(RIGHT)
    yield "tonight_moves_up"
    player.hold(RIGHT)


PREFIX = ""
PARTS = (_first_screens, _offered, _tonight, _dice_tray, _notices, _first_light, _given_up)
