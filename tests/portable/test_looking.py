"""Looking at screens changes nothing in the tracker, stack, settings or storage.

Random games of each title are played with each number of players. Whenever a game reaches a new kind of moment (on
small runtimes, a new phase), the screen is looked at, as is everything that it opens, up to five screens deep.
"""

from hamstertop import content
from hamstertop.games import titles
from hamstertop.saving.storage import whole
from looking import Looker, moments, player
from playing import entering
from playing.fingers import LEFT, MIDDLE, RIGHT
from rolls import house

DEEP = 5  # number of levels of opened screens
# These screens of the companion are looked at only when a game is over, because they are the same at every moment, or
# take longer the longer the game is.
ELSEWHERE = "log settings about names".split()
SETTINGS = ("language", "light", "sound", "full_after", "names", "last", "real_dice", "explains", "known", "setups")


def traces(app):
    """Return everything that looking must not change."""
    blobs = [whole(app.board.storage, name) for name in ["settings", "results"] + titles.names()]
    settings = [(name, repr(getattr(app.settings, name))) for name in SETTINGS]
    stack = [(id(screen), screen.cursor) for screen in app.stack._screens]
    tracker = app.game.tracker.state() if app.game.tracker else ()
    return blobs, settings, stack, tracker, app.game.session.count, app.stack.message


def keeps_the_grammar(function, arguments, cursor, shown):
    """Assert that a lone key is the right one, that a number is in its range, and that a list marks the line that its
    keys have moved to, as does the log, which ends with that line."""
    lone = [at for at, key in enumerate(shown.keys) if key]
    assert len(lone) != 1 or lone[0] == shown.main == RIGHT, function
    for row in [row for block in shown.body if isinstance(block, content.Numbers) for row in block.rows]:
        assert row.number is None or row.least <= row.number <= row.most, function
    if not isinstance(cursor, int):  # None, or more than a line
        return
    for block in shown.body:
        if isinstance(block, content.Lines):
            assert block.at == min(cursor, block.count - 1), function
        elif isinstance(block, content.Record):
            assert block.last == cursor, function


def look_around(app, known=ELSEWHERE):
    """Look at the current screen and the menu, and return how many screens were opened."""
    before = traces(app)
    looker = Looker(app, keeps_the_grammar, known=known)
    shown = app.stack.screen
    looker.screen(shown.function, shown.arguments, shown.cursor, DEEP)
    looker.action(("show", "menu"), DEEP)
    assert traces(app) == before, before[3]
    return len(looker.seen)


def look_at_games(title):
    """Look around at each kind of moment in some games."""
    phases = set()
    for app in moments(title):
        phases.add(app.game.tracker.phase)
        assert look_around(app, () if app.game.tracker.over else ELSEWHERE) > 2, phases
    assert phases == set(titles.screens(title).SCREENS), (title, phases)


def test_looking_at_games_of_hamsterdam_changes_nothing():
    look_at_games("hamsterdam")


def test_looking_at_games_of_hamsterrolle_changes_nothing():
    look_at_games("hamsterrolle")


def test_looking_at_games_of_run_hamster_run_changes_nothing():
    look_at_games("run_hamster_run")


def test_looking_at_the_score_pad_changes_nothing():
    look_at_games("score_pad")


def test_looking_at_the_dice_tray_throws_no_dice():
    fingers = player()
    fingers.choose_line("Dice tray")
    for key in (RIGHT, MIDDLE):
        look_around(fingers.app)
        fingers.press(key)
    look_around(fingers.app)


def test_looking_at_screens_outside_games_changes_nothing():
    fingers = player()
    fingers.begin("score_pad", ("setup", 2, 0))
    fingers.app.stack.home()
    before = traces(fingers.app)
    looker = Looker(fingers.app)
    begun = [("new_game", title) for title in titles.names() if not hasattr(titles.screens(title), "BEGINS")]
    others = [("home",), ("settings",), ("about",), ("results",), ("languages", True), ("names", 6)]
    for name in begun + others:
        looker.action(("show",) + name, DEEP)
    assert traces(fingers.app) == before
    assert len(looker.seen) >= 30


def test_looking_does_not_stop_a_running_timer():
    for title, setup, key in (("score_pad", (3, 30), LEFT), ("hamsterrolle", (3, 0) + house(), RIGHT)):
        fingers = player()
        fingers.begin(title, ("setup",) + setup)
        if title == "hamsterrolle":
            fingers.report(("done",), ("first", 0), ("built", 0, 0))
        fingers.press(key)
        look_around(fingers.app)
        assert fingers.screen.running
        fingers.wait(30000)
        assert fingers.app.game.tracker.clock == 0
        look_around(fingers.app)


def test_searching_for_an_event_does_not_change_a_finished_game_or_a_name():
    fingers = player()
    fingers.begin("score_pad", ("setup", 2, 0))
    fingers.report(("scored", 0, 3), ("ended",))
    before = traces(fingers.app)
    assert entering.find(fingers.app, lambda found: found == ("turned",), ("turned",), []) is None
    assert traces(fingers.app) == before
    fingers.app.stack.home()
    fingers.choose_line("Settings")
    fingers.choose_line("Names")
    fingers.choose(0)
    before = traces(fingers.app)
    assert entering.find(fingers.app, lambda found: found == ("turned",), ("turned",), []) is None
    assert traces(fingers.app) == before
    assert fingers.app.settings.names[0] == "Wilhelmina"
