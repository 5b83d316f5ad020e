"""A tour of every screen, navigated with the keys. The golden frames are its images."""

import gc
import sys
from binascii import b2a_base64

import contents
import released
import touring
from hamstertop import chance
from hamstertop.games import titles
from hamstertop_host.simulator.virtual.board import VirtualBoard, VirtualPanel
from playing.fingers import Fingers


def legs(of=None):
    """Return the modules in this folder that show screens: `tour_*` or `test_*` for each of these titles, or for all,
    then those without a title.

    Each has PARTS, which are functions that go from screen to screen and yield the name of each frame without its
    PREFIX.
    """
    beside = __file__[: -len("tour.py")]
    found = []
    for title in of or titles.names():
        found += [kind + title for kind in ("tour_", "test_") if _shows(beside + kind + title + ".py")]
    return found + ["tour_first", "tour_results"]


def _shows(path):
    try:
        with open(path) as file:
            return "\nPARTS = " in file.read()
    except OSError:
        return False


def frames(language="en", only=(), make=Fingers, width=296, height=128):
    """Yield (name, frame), which is the same on every runtime. Copy the frame to keep it. `only` selects legs; the
    default is all.

    A title that is not released appears on the first screen only in its own legs, so that it does not change the frames
    of others.
    """
    everything = titles.names()[:]
    try:
        yield from _frames(language, only or legs(), make, width, height)
    finally:
        titles.names()[:] = everything


def _frames(language, shown, make, width, height):
    old, new = [], []
    for title in titles.names():
        (old if title in released.TITLES else new).append(title)
    titles.names()[:] = old
    player = make(
        VirtualBoard(VirtualPanel(width, height), site=touring.SITE, name="a virtual board"), chance.Seeded(4)
    )
    for leg in shown:
        titles.names()[:] = old + [title for title in new if leg.split("_", 1)[1] == title]
        module = __import__(leg)
        for part in module.PARTS:
            for name in part(player, language):
                player.settle()
                yield module.PREFIX + name, player.board.panel.frame
        _forget(leg)


def _forget(leg):
    """Free memory for the companion on a small runtime."""
    if hasattr(gc, "mem_free"):
        del sys.modules[leg]
        sys.modules.pop("playing." + leg.split("_", 1)[1], None)


def pages(language="en", only=()):
    """Yield (name, frame, text of the screen), like `frames`."""
    made = []

    def make(board, source):
        made.append(Fingers(board, source))
        return made[0]

    for name, frame in frames(language, only, make):
        yield name, frame, contents.page(name, made[0].screen, made[0].app.look.name)


if __name__ == "__main__":
    for name, frame, said in pages(*sys.argv[1:], only=legs(released.TITLES)):
        print(name, *[b2a_base64(part).decode().strip() for part in (frame, said.encode())])
