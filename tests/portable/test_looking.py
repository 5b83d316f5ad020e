"""Looking changes nothing: whatever screens say is said without a trace in tracker, stack, settings or storage.

Of each title games are played by chance, for each number of players; what is shown is looked at as a game comes to
another kind of moment, with all that it opens, five screens deep. On small runtimes it is looked at once a phase.
"""

import sys

from hamstertop import chance
from hamstertop.companion import titles
from hamstertop.storage import whole
from hamstertop_host.playing import entering
from hamstertop_host.playing.fingers import LEFT, MIDDLE, RIGHT, Fingers
from hamstertop_host.virtual.board import VirtualBoard
from looking import Looker
from rolls import house
from soak import TABLES

DEEP = 5  # screens that are opened one above the other
EVENTS = 1500  # of a game, at most
# What makes another kind of moment, besides the phase: whether the tracker has any of it.
KINDS = "acted challenged bonus revealed bitten opened taken helps clock dice gained skipping seconds".split()
if sys.implementation.name != "cpython":
    KINDS = []
# Screens of the companion that are the same at each moment, or take longer the longer a game is, are looked at when it
# is over.
ELSEWHERE = "log settings about names".split()
SETTINGS = ("language", "light", "sound", "full_after", "names", "last", "real_dice", "explains", "known", "setups")
NAMES = ["Wilhelmina", "Maximilian", "Bernadette", "Sebastiana", "Konstantin", "Friederike"]


def player():
    fingers = Fingers(VirtualBoard(), chance.Seeded(4))
    fingers.app.settings.names = NAMES[:]
    fingers.app.settings.known = ["Anna", "Ben"]
    return fingers


def traces(app):
    """Everything that looking must leave as it is."""
    blobs = [whole(app.board.storage, name) for name in ["settings", "results"] + titles.names()]
    settings = [(name, repr(getattr(app.settings, name))) for name in SETTINGS]
    stack = [(id(screen), screen.cursor) for screen in app._stack]
    tracker = app.tracker.state() if app.tracker else ()
    return blobs, settings, stack, tracker, app.session.count, app.message


def look_around(app, known=ELSEWHERE):
    """Look at what is shown and at the menu; return how much was opened."""
    before = traces(app)
    looker = Looker(app, known=known)
    shown = app.screen
    looker.screen(shown.function, shown.arguments, shown.cursor, DEEP)
    looker.action(("show", "menu"), DEEP)
    assert traces(app) == before, before[3]
    return len(looker.seen)


def moment(tracker):
    """What kind of moment it is."""
    return tuple([tracker.phase] + [bool(getattr(tracker, name, None)) for name in KINDS])


def look_at_games(title, *setups):
    """Play games that begin so, and look around at each kind of moment; return the phases."""
    phases = set()
    for number, setup in enumerate(setups):
        fingers, source, table = player(), chance.Seeded(number), TABLES[title]()
        app = fingers.app
        app.begin(title, ("setup",) + setup)
        seen = set()
        for _ in range(EVENTS):
            kind = moment(app.tracker)
            if kind not in seen:
                seen.add(kind)
                assert look_around(app, () if app.tracker.over else ELSEWHERE) > 2, kind
            if app.tracker.over:
                break
            app.do(table.event(app.tracker, source))
        phases.update([kind[0] for kind in seen])
    assert phases == set(titles.screens(title).SCREENS), (title, phases)


def test_looking_at_games_of_hamsterdam_changes_nothing():
    look_at_games("hamsterdam", (2, 0, 0), (3, 1, 0), (3, 0, 127), (4, 1, 0), (4, 0, 0))


def test_looking_at_games_of_hamsterrolle_changes_nothing():
    odd = house(TELLING=1, KEEPING=1, REACH=1)
    look_at_games("hamsterrolle", (2, 0) + house(), (3, 0) + odd, (4, 0) + house(), (4, 2) + odd)


def test_looking_at_games_of_run_hamster_run_changes_nothing():
    look_at_games("run_hamster_run", (2, 0), (3, 127), (4, 0), (5, 0))


def test_looking_at_the_score_pad_changes_nothing():
    look_at_games("score_pad", (2, 0), (3, 30), (4, 0), (5, 30), (6, 0))


def test_looking_at_the_dice_tray_throws_nothing():
    fingers = player()
    fingers.choose_line("Dice tray")
    for key in (RIGHT, MIDDLE):
        look_around(fingers.app)
        fingers.press(key)
    look_around(fingers.app)


def test_looking_at_what_belongs_to_no_game_changes_nothing():
    fingers = player()
    fingers.begin("score_pad", ("setup", 2, 0))
    fingers.app.home()
    before = traces(fingers.app)
    looker = Looker(fingers.app)
    begun = [("new_game", title) for title in titles.names() if not hasattr(titles.screens(title), "BEGINS")]
    others = [("home",), ("settings",), ("about",), ("results",), ("languages", True), ("names", 6, None)]
    for name in begun + others:
        looker.action(("show",) + name, DEEP)
    assert traces(fingers.app) == before
    assert len(looker.seen) >= 30


def test_looking_while_a_time_runs_does_not_stop_it():
    for title, setup, key in (("score_pad", (3, 30), LEFT), ("hamsterrolle", (3, 0) + house(), RIGHT)):
        fingers = player()
        fingers.begin(title, ("setup",) + setup)
        if title == "hamsterrolle":
            fingers.report(("done",), ("first", 0), ("built", 0, 0))
        fingers.press(key)
        look_around(fingers.app)
        assert fingers.screen.running
        fingers.wait(30000)
        assert fingers.app.tracker.clock == 0
        look_around(fingers.app)


def test_looking_for_a_way_to_an_event_leaves_a_finished_game_and_a_name_as_they_are():
    fingers = player()
    fingers.begin("score_pad", ("setup", 2, 0))
    fingers.report(("scored", 0, 3), ("ended",))
    before = traces(fingers.app)
    assert entering.find(fingers.app, lambda found: found == ("turned",), ("turned",), []) is None
    assert traces(fingers.app) == before
    fingers.app.home()
    fingers.choose_line("Settings")
    fingers.choose_line("Names")
    fingers.choose(0)
    before = traces(fingers.app)
    assert entering.find(fingers.app, lambda found: found == ("turned",), ("turned",), []) is None
    assert traces(fingers.app) == before
    assert fingers.app.settings.names[0] == "Wilhelmina"
