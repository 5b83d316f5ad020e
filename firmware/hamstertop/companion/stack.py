"""The stack of screens, which decides what is shown."""

from ..content import CLEAN, NOTICE, PEEK, UNEXPLAINED
from ..games import titles
from ..saving.storage import FORMATTED
from .keys import Keys
from .lights import DARK
from .shown import Shown, companion_screen

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from ..drawing.canvas import Canvas
    from ..saving.settings import Settings
    from .lights import Scene
    from .look import Look
    from .open_game import OpenGame
    from .refresh import Refresh


class Stack:
    """The main screen (the one for the open game's phase, or the first screen) and the screens above it."""

    def __init__(self, game: "OpenGame", look: "Look", settings: "Settings", refresh: "Refresh") -> None:
        self.pressed = Keys()
        self.revision = 0  # number of changes that may have affected screens
        self.message = ""  # the event that was just undone, shown in the bar until the next press
        self.undone = 0  # number of events undone at once since the last other press
        self._game = game
        self._look = look
        self._settings = settings
        self._refresh = refresh
        self._screens: list[Shown] = []
        self._all: tuple[int, Scene] = (-1, DARK)  # a revision, and the scene if everybody acts

    @property
    def screen(self) -> Shown:
        """The topmost screen, which is the one shown."""
        return self._screens[-1]

    @property
    def above(self) -> int:
        """The number of screens above the main one."""
        return len(self._screens) - 1

    @property
    def running(self) -> bool:
        """Return whether a timer is running on the main screen."""
        return self._screens[0].running

    @property
    def timed(self) -> Shown:
        """The screen that controls the lights: the main screen while its timer is running, otherwise the one that is
        shown."""
        main = self._screens[0]
        return main if main.running else self._screens[-1]

    def scene(self, now: int) -> "Scene":
        """Return the scene for the lights. Menus, help and questions keep the lights of the screen below, and if
        nobody in particular must act in a game, everybody does."""
        scene = self.timed.scene(now)
        if scene == DARK and self._game.playing and not self._game.behind:
            below = len(self._screens)
            while scene == DARK and below:
                below -= 1
                scene = self._screens[below].scene(now)
            if scene == DARK:
                if self._all[0] != self.revision:  # kept, because a new scene many times a second would be garbage
                    self._all = self.revision, self._everybody()
                scene = self._all[1]
        return scene

    def _everybody(self) -> "Scene":
        tracker = self._game.tracker
        seats = () if tracker.over else getattr(tracker, "staying", ())
        return ("everybody",) + tuple(seats) if seats else DARK

    def about(self) -> tuple[str, str]:
        """Return the topic of help on this screen or on what its marked line opens, or else on the main screen, and the
        heading, "" for the usual one."""
        topic, heading = self.screen.about()
        return topic or self._screens[0].content.topic or self._game.tracker.phase, heading

    def paint(self, canvas: "Canvas", keys: int) -> None:
        """Draw the screen on a canvas, for a board with this number of keys."""
        self.screen.paint(canvas, keys, self.message)

    def redraw(self) -> None:
        """Update the screen and request a refresh, because something on it has changed."""
        self.changed()
        self._refresh.want()

    def changed(self) -> None:
        """Update the screens without requesting a refresh, because values that they show may have changed."""
        self.revision += 1
        for screen in self._screens:
            screen.changed()

    # Screens above the main one

    def push(self, screen: Shown) -> None:
        """Show a screen above the current one, until `pop`."""
        self._screens.append(screen)
        self._shown()

    def show(self, name: str, *arguments: "Any") -> None:
        """Show one of the companion's own screens above the current one (see `shown.companion_screen`)."""
        self.push(Shown(self._game, self._look, companion_screen(name), *arguments))

    def notice(self, about: str) -> None:
        """Show a notice above the current screen."""
        self.show("notices.notice", about)

    def fault(self, error: Exception, alone: bool = False) -> None:
        """Show an error above the current screen, or instead of all screens if `alone`."""
        self.undone = 0
        if alone:
            self._screens = []
        self.show("notices.fault", "%s: %s" % (type(error).__name__, error))

    def warn(self, title: str = "") -> None:
        """Show a notice, once, if the open game or a title's game could not be read or written."""
        trouble = self._game.trouble(title)
        if trouble:
            self.notice(trouble)

    def pop(self) -> None:
        """Go back to the screen below. The main screen is created again, unless its timer has been started or the
        screen above was only for reading, so that pages stay open."""
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
        """Show a new main screen: the open game's screen or the first screen."""
        if self._game.playing:
            self.play()
        else:
            self.home()

    def play(self) -> None:
        """Show the screen for the open game's phase, but keep notices that players must leave themselves."""
        self._game.playing = True
        self._screens = [screen for screen in self._screens if NOTICE in screen.flags]
        self._screens.insert(0, self._of_phase())
        self._shown()

    def stay(self, other: bool) -> None:
        """Keep the current screen after an event. `other` says whether a different player must act now."""
        self.redraw()
        if len(self._screens) == 1:
            self._screens = [self._of_phase()]
        if other:
            self._explain_once()

    def _of_phase(self) -> Shown:
        screens = titles.screens(self._game.session.game).SCREENS
        return Shown(self._game, self._look, screens[self._game.tracker.phase], own=True)

    def home(self) -> None:
        """Show the first screen. The game stays saved."""
        self._game.playing = False
        self._screens = []
        self._game.remember()
        self.show("home")
        settings = self._settings
        if self._refresh.panel.kind and not (settings.panel or settings.told):
            settings.told = True
            settings.save()
            self.show("notices.first_light")
        if not settings.stored and self._game.formatted():
            self.notice(FORMATTED)

    def surface(self) -> bool:
        """Show the main screen because it shows something urgent, but keep notices that players must leave themselves.
        Return whether any other screens were above it."""
        urgent = [screen for screen in self._screens[1:] if NOTICE in screen.flags]
        above = len(self._screens) > 1 + len(urgent)
        if above:
            self._screens = self._screens[:1] + urgent
            self._shown()
        self.redraw()
        return above

    def catch_up(self) -> bool:
        """Replay a few events of a game that was only peeked at, while nobody is waiting. Return whether there was such
        a game."""
        if not self._game.behind:
            return False
        if self._game.replay():
            self.main()  # the screen's text about the game may be out of date
        if not self._game.behind:
            self.warn()
        return True

    def _shown(self) -> None:
        """Prepare for the screen that is now shown, and request a refresh."""
        self.pressed.forget()
        self.revision += 1
        self._refresh.want(CLEAN in self.screen.flags)
        self._explain_once()

    def _explain_once(self) -> None:
        """Show help on anything that appears for the first time, in a title's first game or in every game, depending on
        the settings. `EXPLAINED` in the title's screens lists the topics; new ones must be added at the end."""
        settings, title, screen = self._settings, self._game.session.game, self.screen
        bits = settings.explained.get(title)
        if bits is None or not (settings.explains and UNEXPLAINED not in screen.content.flags and self._game.playing):
            return
        topics = getattr(titles.screens(title), "EXPLAINED", ())
        topic = screen.content.topic or (self._game.tracker.phase if screen.own else "")
        if topic in topics and not bits >> topics.index(topic) & 1:
            settings.explained[title] = bits | 1 << topics.index(topic)
            settings.save()
            self.show("what_now.first_time", topic, screen.own)
