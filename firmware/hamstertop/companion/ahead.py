"""What is done while nobody waits, where a heap has room: read what is most likely shown next, and collect garbage, so
that neither comes between a press and its screen."""

import gc
import sys

from . import modules, texts, titles

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator

    from .app import App

TIDY = 50  # steps, within which less garbage comes together than is collected by itself, see `modules`
BEGINS = ("tracker", "pictures", "screens", "house")  # what a title needs when it is opened, and its words
NEW_GAME = "hamstertop.companion.screens.new_game"


def steps(app: "App") -> "Iterator[None]":
    """The work behind a screen, for ever; a step takes as long as reading a module."""
    room = make_room()
    title, names = _next(app)
    for name in names:
        if not room:
            break
        known = len(sys.modules)
        try:
            if name[:1] in ("", "."):  # texts of the title
                modules.release_one(texts.find(app.settings.language, title + name)[0])
            elif name not in sys.modules:
                modules.load(name)
                modules.release_one(name)
        except (ImportError, MemoryError):  # not every title has each
            pass
        yield
        if len(sys.modules) != known:
            room = make_room()
            yield
    while True:
        for _ in range(TIDY):
            yield
        modules.tidy()


def make_room() -> bool:
    """Collect garbage, and forget modules that were released if there is little room; whether there was room."""
    modules.tidy()
    if gc.mem_free() > modules._free // 4:  # type: ignore[attr-defined]
        return True
    modules._forget(modules._spare[: len(modules._spare) // 2 + 1])
    gc.collect()
    return False


def _next(app: "App") -> "tuple[str, list[str]]":
    """A title, and the names of what will be shown of it: what it begins with, where the first screen marks it; of one
    that is open what its module `ahead` names."""
    screen = app.screen
    if hasattr(screen, "marked"):
        title: str = screen.marked()
        own = titles.folder(title) + "."
        return title, [own + name for name in BEGINS] + [NEW_GAME, ""] if title else []
    title = app.session.game if app.playing else getattr(screen, "name", "")
    if title not in titles.names():
        return "", []
    try:
        names: list[str] = list(modules.load(titles.folder(title) + ".ahead").AHEAD)
    except ImportError:
        names = []
    return title, names
