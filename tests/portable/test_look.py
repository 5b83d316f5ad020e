"""Screens can read the app through `Look`, but cannot change it."""

from hamstertop import chance
from hamstertop.companion.actions import act
from hamstertop.saving.storage import MemoryStorage
from hamstertop.words import Section
from hamstertop_host.simulator.virtual.board import VirtualBoard
from playing.fingers import Fingers

ARGUMENTS = {
    "setting": ("names",),
    "log": (0, 2),
    "before": ("score_pad",),
    "words": ("turn",),
    "sections": ("score_pad",),
    "name": (0,),
    "_called": (0,),
    "_holds": ("classic",),
}


def kept(app):
    """Return everything that a screen must not change."""
    settings = [(name, repr(value)) for name, value in app.settings.__dict__.items() if name[0] != "_"]
    storage, session = app.board.storage, app.game.session
    stored = [(name, b"".join(storage.pieces(name))) for name in sorted(storage.blobs)]
    events = list(session.history.events())
    return sorted(settings), stored, events, session.tracker.state(), app.game.results[:], app.stack.revision


def public(value):
    return [name for name in dir(value) if name[0] != "_"]


def unchangeable(value):
    """Return whether a value, and everything in it, has no method that changes it."""
    if isinstance(value, tuple):
        return all([unchangeable(each) for each in value])
    return value is None or isinstance(value, (str, bytes, int, bool, Section))


def test_no_attribute_of_look_has_a_method_that_changes_something():
    player = Fingers(VirtualBoard(storage=MemoryStorage()), chance.Seeded(3))
    app = player.app
    act(app, "name", 0, "Ann")
    act(app, "begin", "score_pad", ("setup", 2, 0))
    player.report(("scored", 0, 3), ("ended",))
    act(app, "begin", "score_pad", ("setup", 3, 0))
    player.report(("scored", 0, 1), ("turned",))
    before = kept(app)
    assert public(Section) == ["get", "pages", "told", "varies"]
    for name in dir(app.look):
        found = None if name[:2] == "__" else getattr(app.look, name)
        if not callable(found):
            assert unchangeable(found), name
            continue
        assert not public(found), name
        result = found(*ARGUMENTS.get(name, ()))
        if isinstance(result, list):
            assert all([unchangeable(each) for each in result]), name
            result.clear()
        elif not unchangeable(result):
            assert all([unchangeable(each) for each in result]), name
    assert kept(app) == before
