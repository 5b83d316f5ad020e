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
    names, parts = _next(app)
    room = make_room()
    for name, part in [(name, "") for name in names] + [("", part) for part in parts]:
        if not room:
            break
        known = len(sys.modules)
        try:
            if part:
                modules.release_one(texts.find(app.settings.language, part)[0])
            elif name not in sys.modules:
                modules.load(name)
                modules.release_one(name)
        except (ImportError, MemoryError):  # not every title has each
            pass
        yield
        if len(sys.modules) != known:
            modules.tidy()
            room = make_room()
            yield
    while True:
        for _ in range(TIDY):
            yield
        modules.tidy()


def make_room() -> bool:
    """Forget modules that were released if little room is left once garbage was collected; whether there was room."""
    if gc.mem_free() > modules.free // 4:  # type: ignore[attr-defined]
        return True
    modules.forget(modules.spare[: len(modules.spare) // 2 + 1])
    gc.collect()
    return False


def _next(app: "App") -> "tuple[list[str], list[str]]":
    """The modules and the parts of texts of what will be shown: what a title begins with, where the first screen marks
    it; of one that is open what its module `ahead` names."""
    screen = app.screen
    if hasattr(screen, "marked"):
        title: str = screen.marked()
        own = titles.folder(title) + "."
        return ([own + name for name in BEGINS] + [NEW_GAME], [title]) if title else ([], [])
    title = app.session.game if app.playing else getattr(screen, "name", "")
    try:
        named = modules.load(titles.folder(title) + ".ahead") if title in titles.names() else None
    except ImportError:
        named = None
    return (list(named.MODULES), list(named.TEXTS)) if named else ([], [])
