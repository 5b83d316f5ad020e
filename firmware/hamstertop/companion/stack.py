"""Which screen is shown: the stack of them."""

from ..content import CLEAN, GLANCE, NOTICE, UNEXPLAINED
from ..storage import FORMATTED
from . import titles
from .keys import Keys
from .settings import TOLD
from .shown import Shown, found

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from ..drawing.canvas import Canvas
    from .look import Look
    from .open_game import OpenGame
    from .refresh import Refresh


class Stack:
    """The main screen, that of the open game's phase or the first one, and those above it."""

    def __init__(self, game: "OpenGame", look: "Look", refresh: "Refresh") -> None:
        self.pressed = Keys()
        self.revision = 0  # counts what may have changed the content of a screen
        self.message = ""  # what an undo took back, shown in the bar until the next press
        self._game = game
        self._look = look
        self._refresh = refresh
        self._screens: list[Shown] = []

    @property
    def screen(self) -> Shown:
        """What is shown."""
        return self._screens[-1]

    @property
    def running(self) -> bool:
        """Whether a time runs on the main screen."""
        return self._screens[0].running

    @property
    def timed(self) -> Shown:
        """Whose time passes and whose lights shine: the main screen while a time runs on it, else what is shown."""
        main = self._screens[0]
        return main if main.running else self._screens[-1]

    @property
    def topic(self) -> str:
        """What help explains."""
        topic: str = self.screen.content.topic or self._screens[0].content.topic or self._game.tracker.phase
        return topic

    def paint(self, canvas: "Canvas", keys: int) -> None:
        """Draw what is shown, for a board with 3 or 4 keys."""
        self.screen.paint(canvas, keys, self.message)

    def lines(self) -> "list[str]":
        """Return what is shown as lines of text, for a board without a panel."""
        from .printed import lines

        return lines(self.screen, self._look.name, self.message)

    def redraw(self) -> None:
        """Note that the screen has changed."""
        self.changed()
        self._refresh.want()

    def changed(self) -> None:
        """Something has changed that screens may show, but not yet on the panel."""
        self.revision += 1
        for screen in self._screens:
            screen.changed()

    # Screens above the main one

    def push(self, screen: Shown) -> None:
        """Show a screen above this one; `pop` comes back."""
        self._screens.append(screen)
        self._shown()

    def show(self, name: str, *arguments: "Any") -> None:
        """Show one of the companion's own screens above this one, see `shown.found`."""
        self.push(Shown(self._look, found(name), *arguments))

    def notice(self, about: str) -> None:
        """Show a notice above this screen."""
        self.show("notices.notice", about)

    def fault(self, error: Exception, alone: bool = False) -> None:
        """Show a defect above this screen, or in the place of all of them."""
        if alone:
            self._screens = []
        self.show("notices.fault", "%s: %s" % (type(error).__name__, error))

    def warn(self, title: str = "") -> None:
        """Show the players once that the open game, or that of a title, could not be read or written."""
        trouble = self._game.trouble(title)
        if trouble:
            self.notice(trouble)

    def pop(self) -> None:
        """Go back to the screen below. The main one is made again, unless a time runs on it or the one above only
        showed something; pages stay open where they were."""
        left = self._screens.pop()
        main = self._screens[0] if self._screens else None
        if len(self._screens) > 1 or (main and (main.lasting or GLANCE in left.flags)):
            self.pressed.forget()
            self.redraw()
        else:
            self.main()
            if main:
                self._screens[0].take_cursor(main)

    # The main screen

    def main(self) -> None:
        """Show the main screen again."""
        if self._game.playing:
            self.play()
        else:
            self.home()

    def play(self) -> None:
        """Show the screen of the open game's phase, but leave what players must leave themselves."""
        self._game.playing = True
        self._screens = [screen for screen in self._screens if NOTICE in screen.flags]
        self._screens.insert(0, self._of_phase())
        self._shown()

    def follow(self, other: bool) -> None:
        """Stay on this screen after an event; `other` says that it is another player's by now."""
        self.redraw()
        if len(self._screens) == 1:
            self._screens = [self._of_phase()]
        if other:
            self._explain_once()

    def _of_phase(self) -> Shown:
        screens = titles.screens(self._look.title).SCREENS
        return Shown(self._look, screens[self._game.tracker.phase], own=True)

    def home(self) -> None:
        """Show the first screen; the game stays saved."""
        self._game.playing = False
        self._screens = []
        self._game.remember()
        self.show("home")
        settings = self._look.settings
        if self._refresh.panel.kind and not settings.panel:
            settings.panel = TOLD
            settings.save()
            self.show("notices.first_light")
        if not settings.stored and self._game.formatted():
            self.notice(FORMATTED)

    def surface(self) -> bool:
        """Show the main screen, which has something that cannot wait, but leave what players must leave themselves.
        Return whether others lay above it."""
        urgent = [screen for screen in self._screens[1:] if NOTICE in screen.flags]
        above = len(self._screens) > 1 + len(urgent)
        if above:
            self._screens = self._screens[:1] + urgent
            self._shown()
        self.redraw()
        return above

    def catch_up(self) -> bool:
        """While nobody waits, follow a few events of a game that was only glanced at; return whether there was one."""
        if not self._game.behind:
            return False
        if self._game.follow():
            self.main()  # says something else of it
        if not self._game.behind:
            self.warn()
        return True

    def _shown(self) -> None:
        """Another screen is shown."""
        self.pressed.forget()
        self.revision += 1
        self._refresh.want(CLEAN in self.screen.flags)
        self._explain_once()

    def _explain_once(self) -> None:
        """In a title's first game, or in each one if players like, show help on what is shown as it comes for the first
        time. `EXPLAINED` of the title's screens are the topics, new ones at the end."""
        settings, title, screen = self._look.settings, self._look.title, self.screen
        told = settings.told.get(title)
        if told is None or not (settings.explains and UNEXPLAINED not in screen.content.flags and self._game.playing):
            return
        topics = getattr(titles.screens(title), "EXPLAINED", ())
        topic = screen.content.topic or (self._game.tracker.phase if screen.own else "")
        if topic in topics and not told >> topics.index(topic) & 1:
            settings.told[title] = told | 1 << topics.index(topic)
            settings.save()
            self.show("what_now.first_time", topic)
