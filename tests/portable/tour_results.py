"""The results of an evening, by keys; a part of `tour`."""

from hamstertop import words
from hamstertop.companion.journal import UNSAVED
from hamstertop_host.playing.fingers import LEFT, RIGHT
from touring import restart

GAMES = (
    (("setup", 2, 0), ("scored", 0, 12), ("scored", 1, 12), ("turned",), ("turned",), ("ended",)),
    (("setup", 3, 0), ("scored", 1, 40), ("scored", 2, 12), ("ended",)),
    (("setup", 3, 0), ("scored", 0, 7), ("scored", 1, 7), ("scored", 2, 7), ("ended",)),
    (("setup", 2, 0), ("scored", 1, 3), ("ended",)),
    (("setup", 6, 0), ("scored", 3, 99), ("scored", 0, -7), ("scored", 5, 40), ("ended",)),
)


def _results(player, language):
    restart(player, language)
    for events in GAMES:
        player.begin("score_pad", events[0])
        player.report(*events[1:])
        player.press(RIGHT)
    yield "home_results"
    player.choose_line(player.app.common.results)
    yield "results"
    player.choose(0)
    yield "results_six"
    player.press(RIGHT)
    player.choose(4)
    yield "results_shared"


def _given_up(player, language):
    """A new game over one that goes on, with and without room for both."""
    restart(player, language)
    player.begin("score_pad", ("setup", 6, 0))
    player.report(("scored", 1, 12), ("scored", 4, 7), ("turned",))
    player.app.home()
    player.choose_line(player.app.words("titles", words.COMPANION).score_pad)
    player.choose_line(player.app.common.start)
    yield "instead"
    player.press(RIGHT)
    player.hold(LEFT)
    yield "instead_undo"
    player.press(RIGHT)
    yield "instead_undone"
    player.app.home()
    player.choose_line(player.app.words("titles", words.COMPANION).score_pad)
    player.app.session.journal.trouble = UNSAVED
    player.choose_line(player.app.common.start)
    player.press(RIGHT)
    yield "instead_lost"
    player.press(RIGHT)
    player.app.home()
    player.choose_line(player.app.common.results)
    yield "results_unfinished"
    player.choose(0)
    yield "results_given_up"


PREFIX = ""
PARTS = (_results, _given_up)
