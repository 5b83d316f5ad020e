"""The leg of `tour` with the results of an evening, navigated with the keys."""

from playing.fingers import LEFT, MIDDLE, RIGHT
from touring import earlier, lead, restart

GAMES = (
    (("setup", 2, 0), ("scored", 0, 12), ("scored", 1, 12), ("turned",), ("turned",), ("ended",)),
    (("setup", 3, 0), ("scored", 1, 40), ("scored", 2, 12), ("ended",)),
    (("setup", 3, 0), ("scored", 0, 7), ("scored", 1, 7), ("scored", 2, 7), ("ended",)),
    (("setup", 2, 0), ("scored", 1, 3), ("ended",)),
    (("setup", 6, 0), ("scored", 3, 99), ("scored", 0, -7), ("scored", 5, 40), ("ended",)),
)


def _results(player, language):
    restart(player, language)
    earlier(player)
    for events in GAMES:
        player.begin("score_pad", events[0])
        player.report(*events[1:])
        player.press(RIGHT, 2)
    yield "home_results"
    player.choose_line(player.app.look.common.results)
    yield "results"
    player.choose(0)
    yield "results_wins"
    player.choose(0)
    yield "results_won"
    player.press(RIGHT)
    player.hold(RIGHT)
    player.choose(len(player.lines) - 1)
    yield "results_pads"
    player.choose(0)
    yield "results_six"
    player.press(LEFT)
    yield "results_delete"
    player.press(LEFT)
    player.press(MIDDLE)
    yield "code_six"
    player.press(RIGHT, 2)
    player.choose(4)
    yield "results_shared"
    lead(player, "https://example.org/" + 60 * "-")  # leaves less room
    player.press(MIDDLE)
    yield "code_long_address"
    player.press(RIGHT)
    lead(player, "")
    player.press(MIDDLE)
    yield "code_text"
    player.press(RIGHT)
    lead(player)


PREFIX = ""
PARTS = (_results,)
