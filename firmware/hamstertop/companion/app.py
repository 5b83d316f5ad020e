"""The companion: the open game, and the stack of screens that show it."""

from .. import chance, ticks, words
from ..drawing.canvas import Canvas
from ..storage import FORMATTED, REFUSED, whole
from . import keys, lights, results, titles
from .refresh import Refresh
from .settings import EACH_GAME, TOLD, Settings
from .shelf import Shelf
from .shown import Shown, ours, perform

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

    from ..board import Board
    from ..content import Action
    from ..games import Event
    from ..words import Section
    from .lights import Scene
    from .session import Session

LOCKED = 3000  # ms that a slow panel may keep players waiting, at most, until a press counts
AGAIN = 700  # ms in which a key that led to a result does nothing when it is pressed again
SURFACED = 1500  # ms in which no key does anything when the time is up: a finger was on its way to something else


class App:
    """Owns the board, the games and the screens. A `Loop` lets it live."""

    def __init__(
        self,
        board: "Board",
        source: "chance.Source | None" = None,
        on_event: "Callable[[Event], None] | None" = None,
    ) -> None:
        """`on_event` is given every event once it is stored, as everybody may know it, and ("undo",) for an undo."""
        self.board = board
        self.on_event = on_event
        known = board.language in words.languages()
        self.settings = Settings(board.storage, board.language if known else words.FALLBACK)
        self.shelf = Shelf(board.storage, source or chance.System(), board.ticks)
        self.session = self.shelf.session("")
        self.trust()
        self.canvas = Canvas(board.panel.width, board.panel.height)
        if board.touch:
            self.canvas.spots = []
        self.refresh = Refresh(board.panel, self.settings.full_after)
        self.pressed = keys.Keys()
        self._stack: list[Shown] = []  # the main screen, and those above it
        self._main = self.home  # makes the main screen
        self.any_results = False  # whether results are stored, as the first screen was made
        self.revision = 0  # counts what may have changed the content of a screen
        self.message = ""  # what an undo took back, shown in the bar until the next press
        self.rolled: tuple[int, ...] = ()  # ticks of the last roll or draw, and whose; of dice also sides, faces
        self._opened: int | None = None  # ticks when an event opened this screen, None once the panel has shown it
        self._pressing: tuple[int, int] | None = None  # key and ticks of the press that is being carried out
        self._led: tuple[int, int] | None = None  # of the last press that led to a result
        self._surfaced: int | None = None  # ticks when the main screen came up by itself
        self._reported: list[tuple[object, str]] = []  # journals and their troubles that the players have seen
        if self.settings.last in titles.names():
            self.session = self.shelf.glance(self.settings.last)
        # Whether a game that was only glanced at had ended, as the results say
        self._ended = not self.session.whole and results.ended(board.storage, self.session.identity)
        if not (board.woke and self._go_on()):
            if self.settings.stored or known or len(words.languages()) < 2:
                self.home()
            else:
                self.push(ours(self, "languages", True))  # the first screen is made when it is chosen
        self._show_trouble(self.session)

    def _go_on(self) -> bool:
        """After a fault or from sleep, show the game as it stood; return False if there is none to go on with. Whatever
        is wrong with it must not stop the start, for the next one would be stopped, too."""
        try:
            if self.tracker and not self.tracker.over:
                self.play()
                return True
        except Exception as error:
            self.board.report(error)
            self.session = self.shelf.session("")
            self.home()
            self.push(self._fault(error))
            return True
        return False

    @property
    def settled(self) -> bool:
        """Whether the panel shows what it should and nothing is under way."""
        return not self.refresh.wanted and not self.board.panel.busy()

    def seen(self) -> bool:
        """Whether the players can have seen what a press answers. A press that comes before counts for nothing: the
        second one of a double press must not throw a roll away, or answer a question that nobody has read."""
        if self._opened is not None:
            waited = ticks.diff(self.board.ticks(), self._opened)
            if self.settled or self.board.panel.fault or not 0 <= waited < LOCKED:
                self._opened = None
        return self._opened is None

    def early(self, key: int, at: int) -> int:
        """For how many ms after `at`, ticks, a press of this key does nothing, because it led to a result just now: on
        a quick panel people press twice before they have looked. Or because another screen came up by itself."""
        if self._surfaced is not None:
            left = SURFACED - ticks.diff(at, self._surfaced)
            if 0 < left <= SURFACED:
                return left
            self._surfaced = None
        if self._led and self._led[0] == key:
            left = AGAIN - ticks.diff(at, self._led[1])
            if 0 < left <= AGAIN:
                return left
            self._led = None
        return 0

    def counts(self, key: int, at: int) -> bool:
        """Whether a press of this key at these ticks does what its label says."""
        return self.seen() and not self.early(key, at)

    # What screens look at

    @property
    def topic(self) -> str:
        """What help explains."""
        return self.screen.topic or self._stack[0].topic or self.tracker.phase

    @property
    def screen(self) -> Shown:
        """What is shown."""
        return self._stack[-1]

    @property
    def timed(self) -> Shown:
        """Whose time passes and whose lights shine: the main screen while a time runs on it, else what is shown."""
        main = self._stack[0]
        return main if main.running else self.screen

    @property
    def playing(self) -> bool:
        """Whether a game is being played, also where other screens lie above it."""
        return self._main == self.play

    @property
    def tracker(self) -> "Any":
        """What the table of the open game looks like."""
        return self.session.tracker

    @property
    def over(self) -> bool:
        """Whether the open game has ended."""
        return bool(self.tracker.over) if self.session.whole else self._ended

    def words(self, section: str, part: str = "") -> "Section":
        """A section of the open title's words, or of another part's, in the language that is set."""
        return words.catalogue(self.settings.language).section(part or self.session.game, section)

    @property
    def common(self) -> "Section":
        """What stands on every screen."""
        return words.catalogue(self.settings.language).common

    def name(self, seat: int) -> str:
        """What the player at a seat is called."""
        return self.settings.names[seat] or self.common.seats[seat]

    def scene(self, now: int) -> "Scene":
        """What the lights show. After a roll or draw they shimmer for a moment, on whatever screen."""
        scene = self.timed.scene(now)
        if not self.rolled or scene[0] not in ("seat", "dark"):
            return scene
        since = self.rolled[0]
        if not 0 <= ticks.diff(now, since) < lights.SHIMMER:
            return scene
        return ("shimmer", self.rolled[1], since)

    # What the loop does

    def press(self, key: int, held: bool, at: int) -> None:
        """Do what a key with a label does, pressed or held at these ticks."""
        screen, said = self.screen, self.screen.label(key, False)
        self.touch(key, at, lambda: screen.press(key, held), held)
        if screen is self.screen and screen.label(key, False) != said:  # such as Start, which becomes a place
            self._led = None if held else (key, at)

    def touch(self, key: int, at: int, act: "Callable[[], None]", held: bool = False) -> None:
        """Let players act; what they touch counts as a key."""
        self.message = ""
        self._pressing = None if held else (key, at)
        try:
            act()
        except chance.StuckSource:
            self.notice("stuck")
        finally:
            self._pressing = None

    # What screens do

    def act(self, action: "Action") -> None:
        """Do what an action of the screen that is shown says."""
        perform(self, self.screen, action)

    def do(self, event: "Event", stay: bool = False) -> None:
        """Store an event and show the screen of the phase it leads to; `stay` here while the phase is the same."""
        phase, seat, said = self.tracker.phase, self.tracker.to_act, self._said() if stay else None
        self._store(event)
        stay = stay and self.tracker.phase == phase
        same = self.tracker.to_act == seat
        self._show(stay, same)
        if stay and (self._said() != said or not same):  # to those who press it is another screen
            self._opened = self.board.ticks()

    def draw(self, sides: int) -> int:
        """Leave it to chance: 0..sides-1, for an event that reports it. Lights and sound follow."""
        self.rolled = (self.board.ticks(), self.tracker.to_act or 0)
        return self.session.draw(sides)

    def roll(self, dice: int, sides: int) -> tuple[int, ...]:
        """Roll so many dice, for an event that reports the faces. Lights and sound follow."""
        faces = self.session.roll(dice, sides)
        self.rolled = (self.board.ticks(), self.tracker.to_act or 0, sides) + faces
        return faces

    def undo(self, stay: bool = False, taken: "tuple[str, int | None] | None" = None) -> None:
        """Take the last event back, with what it completes and annotations since, down to the start of the game, and
        say what it was; `stay` here while the phase is the same. `taken` is what `last` has said, if it was just asked:
        that takes a while."""
        phase, over, taken = self.tracker.phase, self.tracker.over, taken or self.last()
        while True:
            joined = self.tracker.joined
            event = self.session.undo()
            if event:
                self._report(("undo",))
            if not event or not (joined or event[0] in self.session.annotations):
                break
        if over:
            self.remember()  # it is no result any more
        self._show(stay and self.tracker.phase == phase)
        if taken:
            self.message = self.common.undone % taken[0]

    def last(self) -> "tuple[str, int | None] | None":
        """What an undo would take back, in words, and the seat that was to act before it; None if there is nothing."""
        from . import story

        return story.last(self, self.session)

    def note(self, event: "Event") -> None:
        """Store an event that happens while the screen is shown, and leave the screen and the panel as they are."""
        self._store(event)
        self._show_trouble(self.session)

    def push(self, screen: Shown) -> None:
        """Show a screen above this one; `pop` comes back."""
        self._stack.append(screen)
        self._shown()

    def pop(self) -> None:
        """Back to the screen below. The main one is made anew, unless a time runs on it or the one above only showed
        something; pages stay open where they were."""
        shown = self._stack.pop()
        if len(self._stack) > 1 or (self._stack and (self._stack[0].lasting or shown.glance)):
            self.pressed.forget()
            self.redraw()
        else:
            page = self._stack[0].page if self._stack else 0
            self._main()
            self._stack[0].page = page

    def redraw(self) -> None:
        """The screen has changed."""
        self.revision += 1
        self.refresh.want()

    def surface(self) -> None:
        """The main screen has something to show that cannot wait: close those above, but what players must leave
        themselves. A press counts once the panel shows it."""
        urgent = [screen for screen in self._stack[1:] if screen.notice]
        if len(self._stack) > 1 + len(urgent):
            self._stack = self._stack[:1] + urgent
            self._opened = self._surfaced = self.board.ticks()
            self._shown()
        self.redraw()

    def notice(self, about: str) -> None:
        """Show a notice, above this screen."""
        self.push(ours(self, "notices.notice", about))

    def save_settings(self) -> None:
        """Store changed settings, or show that they cannot be stored; they hold from now on."""
        self.refresh.full_after = self.settings.full_after
        if not self.settings.save():
            self.notice("unsaved")
        self.redraw()

    # Games

    def saved(self, title: str) -> "Session":
        """The game of a title, as far as it has come."""
        return self.shelf.session(title)

    def open(self, title: str) -> None:
        """Show the screen on which a game begins, or goes on if one is saved."""
        screens = titles.screens(title)
        session = self.shelf.session(title)
        begins = getattr(screens, "BEGINS", None)  # the event that begins a title that asks for nothing
        if begins and session.game:
            self.resume(title)
        elif begins:
            self.begin(title, begins)
        else:
            self.push(ours(self, "new_game", title))
        self._show_trouble(session)

    def resume(self, title: str) -> None:
        """Go on with the game of this title."""
        self.session = self.shelf.session(title)
        if self.session.game:
            self._remember(title)
            self.play()
            self._led = self._pressing
        else:
            self.home()
        self._show_trouble(self.session)

    def catch_up(self) -> bool:
        """While nobody waits, follow a few events of a game that was only glanced at; whether there was one."""
        session = self.session
        if session.whole:
            return False
        if not session.follow():
            if not session.game or self.tracker.over != self._ended:
                self._main()  # says something else of it
            self._show_trouble(session)
        return True

    def give_up(self, title: str) -> bool:
        """Before a new game takes the place of the running one of this title: keep that among the results, and for
        `bring_back`. Whether it can be brought back."""
        session = self.shelf.session(title)
        results.give_up(self.board.storage, session, self.settings.names)
        return session.keep()

    def bring_back(self) -> None:
        """Take the start of the open game back: the one before it goes on as it was."""
        try:
            self.session.bring_back()
        except REFUSED:
            self.notice("unsaved")
            return
        if not self.session.game:  # it is stored, but cannot be read now
            self.home()
            self._show_trouble(self.session)
            return
        self._report(("undo",))
        self.remember()  # it is no result any more
        self._show(False)
        self.message = self.common.undone % self.common.new_game

    def begin(self, title: str, event: "Event") -> None:
        """Start a new game in the place of the saved one."""
        session = self.shelf.session(title)
        explains, told = self.settings.explains, self.settings.told
        first = explains == EACH_GAME or (explains and title not in told and not session.game)
        first = first and hasattr(titles.screens(title), "EXPLAINED")
        session.begin(title, event)
        self.session = session
        if first:
            told[title] = 0
            self.settings.save()
        self._remember(title)
        self._report(event)
        self._show(False)
        if first:
            self.push(ours(self, "how", False))

    def play(self) -> None:
        """Show the screen of the open game's phase."""
        self._main = self.play
        self._stack = [screen for screen in self._stack if screen.notice]
        self._stack.insert(0, self._phase_screen())
        self._shown()

    def home(self) -> None:
        """Show the first screen; the game stays saved."""
        self._main = self.home
        self._stack = []
        self.any_results = self.remember()
        self._stack = [ours(self, "home")]
        self._shown()
        if self.board.panel.kind and not self.settings.panel:
            self.settings.panel = TOLD
            self.settings.save()
            self.push(ours(self, "notices.first_light"))
        if not self.settings.stored and self._formatted():
            self.notice(FORMATTED)

    def _formatted(self) -> bool:
        """Return whether the flash was formatted, once."""
        storage = self.board.storage
        try:
            found = whole(storage, FORMATTED)
            if found:
                storage.replace(FORMATTED, ())
        except REFUSED:
            return False
        return bool(found)

    def remember(self) -> bool:
        """Store the result of the open game if it is over, see `results`. Whether any results are stored."""
        return results.update(self.board.storage, self.session, self.settings.names)

    def fault(self, error: Exception) -> None:
        """A defect has stopped what was under way: take the game up as it is stored, and show what happened."""
        self.session = self.shelf.afresh(self.session.game)
        self._stack = [self._fault(error)]
        self._shown()

    def _fault(self, error: Exception) -> Shown:
        return ours(self, "notices.fault", "%s: %s" % (type(error).__name__, error))

    def check(self) -> None:
        """Let the board check itself."""
        from .checking import Checking

        self.push(Checking(self).screen)

    def trust(self) -> None:
        """Refresh the panel without the flash only if somebody has seen that it can."""
        panel = self.board.panel
        if panel.kind:
            panel.partial = self.settings.panel == panel.kind

    def sleep(self) -> None:
        """Show what stays on the panel while the board sleeps."""
        self.push(ours(self, "notices.asleep"))

    def _said(self) -> "list[str] | None":
        """What pressing the keys does on a screen that stays although it is not the game's own."""
        return None if self.screen.own else [self.screen.label(key, False) for key in range(3)]

    def _phase_screen(self) -> Shown:
        screen = Shown(self, titles.screens(self.session.game).SCREENS[self.tracker.phase])
        screen.own = True
        return screen

    def _shown(self) -> None:
        """Another screen is shown."""
        self.pressed.forget()
        self.refresh.want(self.screen.clean)
        self._explain_once()

    def _explain_once(self) -> None:
        """In a title's first game, or in each one if players like: help on what is shown, as it comes for the first
        time. `EXPLAINED` of the title's screens are the topics, new ones at the end."""
        settings, title, screen = self.settings, self.session.game, self.screen
        told = settings.told.get(title)
        if told is None or not (settings.explains and screen.explains and self.playing):
            return
        topics = getattr(titles.screens(title), "EXPLAINED", ())
        topic = screen.topic or (self.tracker.phase if screen.own else "")
        if topic in topics and not told >> topics.index(topic) & 1:
            settings.told[title] = told | 1 << topics.index(topic)
            settings.save()
            self.push(ours(self, "what_now.first_time", topic))

    def _store(self, event: "Event") -> None:
        self.session.do(event)
        if self.tracker.over:
            self.remember()
        self.revision += 1
        self._report(event)

    def _remember(self, title: str) -> None:
        """After a power cut this game comes first."""
        self.shelf.keep(title)
        if self.settings.last != title:
            self.settings.last = title
            self.settings.save()

    def _show(self, stay: bool, same: bool = True) -> None:
        """Show what an event has led to; `same` if it is still for the same player."""
        if not (stay and same):
            self._led = self._pressing
        if not stay:
            self.play()
            self._opened = None if self.screen.eager or self.screen.lasting else self.board.ticks()
        else:
            if len(self._stack) == 1:
                self._stack = [self._phase_screen()]
            self.redraw()
            if not same:
                self._explain_once()
        self._show_trouble(self.session)

    def _report(self, event: "Event") -> None:
        if self.on_event:
            self.on_event(event if event[0] == "undo" else self.tracker.public(event))

    def _show_trouble(self, session: "Session") -> None:
        """Show the players once that a saved game could not be read or written."""
        trouble = (session.journal, session.journal.trouble)
        if trouble[1] and trouble not in self._reported:
            self._reported.append(trouble)
            self.notice(trouble[1])
