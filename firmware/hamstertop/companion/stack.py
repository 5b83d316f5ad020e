"""The stack of screens, which decides what is shown."""

from ..content import CLEAN, NOTICE, PEEK, UNEXPLAINED
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
    """The main screen (for the open game's phase, or the first screen) and the screens above it."""

    def __init__(self, game: "OpenGame", look: "Look", refresh: "Refresh") -> None:
        self.pressed = Keys()
        self.revision = 0  # counts changes that may affect the content of screens
        self.message = ""  # the event that an undo took back, shown in the bar until the next press
        self._game = game
        self._look = look
        self._refresh = refresh
        self._screens: list[Shown] = []

    @property
    def screen(self) -> Shown:
        """The screen that is shown."""
        return self._screens[-1]

    @property
    def running(self) -> bool:
        """Whether a timer runs on the main screen."""
        return self._screens[0].running

    @property
    def timed(self) -> Shown:
        """The screen whose timer and lights count: the main screen while a timer runs on it, else the one that is
        shown."""
        main = self._screens[0]
        return main if main.running else self._screens[-1]

    @property
    def topic(self) -> str:
        """The topic that help explains."""
        topic: str = self.screen.content.topic or self._screens[0].content.topic or self._game.tracker.phase
        return topic

    def paint(self, canvas: "Canvas", keys: int) -> None:
        """Draw the screen, for a board with 3 or 4 keys."""
        self.screen.paint(canvas, keys, self.message)

    def lines(self) -> "list[str]":
        """Return the screen as lines of text, for a board without a panel."""
        from .printed import lines

        return lines(self.screen, self._look.name, self.message)

    def redraw(self) -> None:
        """Note that the screen has changed."""
        self.changed()
        self._refresh.want()

    def changed(self) -> None:
        """Note that values have changed which screens may show, but which need not be on the panel yet."""
        self.revision += 1
        for screen in self._screens:
            screen.changed()

    # Screens above the main one

    def push(self, screen: Shown) -> None:
        """Show a screen above this one; `pop` returns from it."""
        self._screens.append(screen)
        self._shown()

    def show(self, name: str, *arguments: "Any") -> None:
        """Show one of the companion's own screens above this one (see `shown.found`)."""
        self.push(Shown(self._look, found(name), *arguments))

    def notice(self, about: str) -> None:
        """Show a notice above this screen."""
        self.show("notices.notice", about)

    def fault(self, error: Exception, alone: bool = False) -> None:
        """Show a defect above this screen, or in place of all screens."""
        if alone:
            self._screens = []
        self.show("notices.fault", "%s: %s" % (type(error).__name__, error))

    def warn(self, title: str = "") -> None:
        """Tell the players once that the open game, or a title's game, could not be read or written."""
        trouble = self._game.trouble(title)
        if trouble:
            self.notice(trouble)

    def pop(self) -> None:
        """Go back to the screen below. The main screen is made again, unless a timer runs on it or the one above only
        showed something; pages stay open."""
        left = self._screens.pop()
        main = self._screens[0] if self._screens else None
        if len(self._screens) > 1 or (main and (main.lasting or PEEK in left.flags)):
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
        """Show the screen of the open game's phase, but keep notices that players must leave themselves."""
        self._game.playing = True
        self._screens = [screen for screen in self._screens if NOTICE in screen.flags]
        self._screens.insert(0, self._of_phase())
        self._shown()

    def follow(self, other: bool) -> None:
        """Stay on this screen after an event; `other` says that another player must act now."""
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
        """Show the main screen because it has something urgent, but keep notices that players must leave themselves.
        Return whether other screens were above it."""
        urgent = [screen for screen in self._screens[1:] if NOTICE in screen.flags]
        above = len(self._screens) > 1 + len(urgent)
        if above:
            self._screens = self._screens[:1] + urgent
            self._shown()
        self.redraw()
        return above

    def catch_up(self) -> bool:
        """While nobody waits, follow a few events of a game that was only peeked at; return whether there was such a
        game."""
        if not self._game.behind:
            return False
        if self._game.follow():
            self.main()  # its text about the game may have changed
        if not self._game.behind:
            self.warn()
        return True

    def _shown(self) -> None:
        """Note that another screen is shown."""
        self.pressed.forget()
        self.revision += 1
        self._refresh.want(CLEAN in self.screen.flags)
        self._explain_once()

    def _explain_once(self) -> None:
        """In a title's first game, or in every game if the players want that, show help on things that appear for the
        first time. `EXPLAINED` in the title's screens has the topics; new ones go to the end."""
        settings, title, screen = self._look.settings, self._look.title, self.screen
        bits = settings.explained.get(title)
        if bits is None or not (settings.explains and UNEXPLAINED not in screen.content.flags and self._game.playing):
            return
        topics = getattr(titles.screens(title), "EXPLAINED", ())
        topic = screen.content.topic or (self._game.tracker.phase if screen.own else "")
        if topic in topics and not bits >> topics.index(topic) & 1:
            settings.explained[title] = bits | 1 << topics.index(topic)
            settings.save()
            self.show("what_now.first_time", topic)
