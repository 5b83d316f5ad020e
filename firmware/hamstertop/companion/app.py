"""The companion: keys in, lights at once, paper when it can."""

from .. import chance
from ..drawing.canvas import Canvas
from . import keys, modules, pages, power, texts
from .journal import UNSAVED
from .pixels import Pixels
from .screen import FULL, Screen
from .session import Session, forget_tracker
from .settings import Settings

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
    from types import ModuleType

    from ..board import Board
    from ..games import Event
    from .faults import Faults

CLICK = (1500, 8)  # hertz, ms
IDLE = 10  # ms between two ticks, unless a key moves
DOZE = 1000  # and when nobody has played for long

# What a tick does, as places in App._parts: a press is answered by light, acted on, and the light follows.
_LISTEN = 0
_LIGHT = 1
_ACT = 2
_PAPER = 3
_ORDER = (_LISTEN, _LIGHT, _ACT, _LIGHT, _PAPER)
_SPARED = (_LIGHT, _PAPER)  # what the game goes on without
BACK = 3  # the fourth key of a board that has one


class App:
    """Owns the board, the session and the page that is shown. Call `tick` again and again."""

    def __init__(
        self,
        board: "Board",
        source: "chance.Source | None" = None,
        on_event: "Callable[[Event], None] | None" = None,
    ) -> None:
        """`on_event` is told every event once it is stored, as everybody may know it, and ("undo",) for an undo."""
        self.board = board
        self.on_event = on_event
        self.settings = Settings(board.storage)
        self._source = source or chance.System()
        self._sessions: dict[str, Session] = {}  # of each game that was looked at, by its name
        self.session = Session(board.storage, self._source, board.ticks)
        self.canvas = Canvas(board.panel.width, board.panel.height)
        self.screen = Screen(board.panel, self.settings.full_after)
        self._keys = keys.Keys()
        self._pixels = Pixels(board)
        self._main = self.home  # shows the page that lies below all others
        self._stack: list[pages.Page] = []  # the main page, or those above it
        self._above = False
        self._told: list[tuple[object, str]] = []  # journals and the troubles of theirs that the players know of
        self._fault = False  # whether they have been told that the panel fails
        now = board.ticks()
        self._edges: list[tuple[int, int, bool]] = []  # of keys, yet to be acted on
        self._power = power.Power(now)
        self._charge = power.Charge(now)
        self._parts: list[Callable[[int], None]] = [self._listen, self._light, self._act, self._paint]
        self._faults: Faults | None = None  # made at the first one
        self._lacks = False  # whether lights or paper are done without
        if self.settings.last in pages.games():
            self.session = self._look_at(self.settings.last)
        if board.woke and self.session.game and not self.session.tracker.over:
            self.play()
        else:
            self.home()
        self._tell_trouble(self.session)

    # What pages use

    @property
    def page(self) -> "pages.Page":
        """The page that is shown."""
        return self._stack[-1]

    def text(self, part: str) -> "ModuleType":
        """The texts of a part, in the language that is set."""
        return texts.load(self.settings.language, part)

    def name(self, seat: int) -> str:
        """What the player at a seat is called."""
        return self.settings.names[seat] or self.text("common").SEATS[seat]

    def do(self, event: "Event", stay: bool = False) -> None:
        """Store an event and show the page of the phase it leads to; `stay` here while the phase is the same."""
        phase = self.session.tracker.phase
        self._store(event)
        self._show(stay and self.session.tracker.phase == phase)

    def undo(self, stay: bool = False) -> None:
        """Take the last event back, and what was noted since, down to the start of the game; `stay` here while the
        phase is the same."""
        phase = self.session.tracker.phase
        while True:
            event = self.session.undo()
            if event:
                self._tell(("undo",))
            if not event or event[0] not in self.session.quiet:
                break
        self._show(stay and self.session.tracker.phase == phase)

    def note(self, event: "Event") -> None:
        """Store an event that happens while the page is shown, and leave the page and the paper as they are."""
        self._store(event)
        self._tell_trouble(self.session)

    def open(self, game: str) -> None:
        """Show the page on which a game begins, or goes on if one is saved."""
        session = self._look_at(game)
        pages.enter(game, self)
        self._tell_trouble(session)

    def goes_on(self, game: str) -> bool:
        """Whether there is a game of this title that is not over."""
        session = self._look_at(game)
        return session.game != "" and not session.tracker.over

    def resume(self, game: str) -> None:
        """Go on with the game of this title."""
        self.session = self._look_at(game)
        self._remember(game)
        self.play()

    def begin(self, game: str, event: "Event") -> None:
        """Start a new game in the place of the saved one."""
        session = self._look_at(game)
        session.begin(game, event)
        self.session = session
        self._remember(game)
        self._tell(event)
        self._show(False)

    def play(self) -> None:
        """Show the page of the open game's phase."""
        self._main = self.play
        self._above = False
        self._open(pages.of_phase(self.session.game, self.session.tracker))

    def home(self) -> None:
        """Show the first page; the game stays saved."""
        self._main = self.home
        self._above = False
        self._open("home")

    def push(self, name: str, *args: object) -> None:
        """Show a page above this one; `pop` comes back."""
        # The main page gives up its memory where it can be made anew.
        below = self._stack if self._above or self.page.keeps else []
        self._above = True
        self._open(name, *args, below=below)

    def pop(self) -> None:
        """Back to the page below."""
        self._stack.pop()
        if self._stack:
            self._keys.forget()
            self.screen.want()
        else:
            self._main()

    def redraw(self) -> None:
        """The page has changed."""
        self.screen.want()

    def save_settings(self) -> None:
        """Store changed settings, or say that they cannot be stored, and heed them."""
        self.screen.full_after = self.settings.full_after
        for page in self._stack:
            page.read_texts()
        if not self.settings.save():
            self.push("notice", "UNSAVED")
        self.redraw()

    # What the board's loop uses

    @property
    def settled(self) -> bool:
        """Whether the paper shows what it should and nothing is under way."""
        return not self.screen.wanted and not self.board.panel.busy()

    def run(self) -> None:
        """Be the companion, until the power goes. Raises what goes wrong again and again."""
        while True:
            now = self.board.ticks()
            for index in _ORDER:
                try:
                    self._parts[index](now)
                except Exception as error:
                    self._recover(index, error)
            self._rest()

    def tick(self) -> None:
        """Handle what has come since the last call. Never blocks."""
        now = self.board.ticks()
        for index in _ORDER:
            self._parts[index](now)

    def _listen(self, now: int) -> None:
        """Ask for the keys, and let a press be answered before what it asks for is done: that takes its time."""
        self._edges = self.board.edges()
        if self._edges or self.page.keeps:
            self._power.used(now)
        for _, key, down in self._edges:
            if down and not self.page.secret:
                self._pixels.press(key, now)
                if self.settings.sound:
                    self.board.tone(CLICK[0], CLICK[1])

    def _act(self, now: int) -> None:
        """Act on the keys, and on the time."""
        while self._edges:
            at, key, down = self._edges.pop(0)
            self._press(self._keys.edge(at, key, down, self._mode(key)))
        while self._press(self._keys.due(now)):
            pass
        self._watch_panel()
        if self._charge.low(now, self.board.battery):
            self.push("notice", "BATTERY_LOW")
        if self._power.passes(now) and self._power.stage == power.ASLEEP:
            self.push("asleep")
        self.page.tick(now)

    def _rest(self) -> None:
        """Wait for the next tick; the longer nobody has played, the more is switched off."""
        if self._power.stage < power.DARK or not self.settled:
            self.board.idle(IDLE)
            return
        if self._power.stage == power.ASLEEP and self.screen.asleep:
            self.board.off()
        self.board.doze(DOZE)

    def _recover(self, part: int, error: Exception) -> None:
        """After a defect: tell it, and come back into the game as it is stored.

        Lights or paper that fail again and again are done without; anything else is raised once more.
        """
        self.board.tell(error)
        if not self._faults:
            from .faults import Faults

            self._faults = Faults(len(self._parts))
        if self._faults.bearable(part, self.board.ticks()):
            self.session = self._afresh(self.session)
            self._open("fault", error)
        elif part in _SPARED:
            self._parts[part] = _nothing
            self._lacks = True
        else:
            raise error

    def _afresh(self, session: Session) -> Session:
        """A session as its storage has it; or as it is in memory, where it could not be saved."""
        game = session.game
        if not game:
            return session
        if session.journal.trouble == UNSAVED:
            session.refold()
            return session
        del self._sessions[game]
        return self._look_at(game)

    def _open(self, name: str, *args: object, below: "list[pages.Page] | None" = None) -> None:
        self._stack = below or []
        modules.make_room()
        make = pages.load(name)
        self.text("common")  # before the page asks for them, deeper down the stack
        self.text(make.part)
        page = make(self, *args)
        self._stack.append(page)
        self._keys.forget()
        self.screen.want(page.clean)

    def _mode(self, key: int) -> int:
        if key == BACK:
            return keys.HOLDS
        if self.page.labels()[key][1]:
            return keys.HOLDS
        return keys.REPEATS if key in self.page.repeats else keys.PRESS

    def _press(self, action: "tuple[int, bool] | None") -> bool:
        if action is None:
            return False
        key, held = action
        if key == BACK:  # the shortcut for the two keys' second labels
            back = 0 if self.page.labels()[0][1] else 2
            key, held = (2 if held else back), True
        if self.page.labels()[key][held]:
            try:
                self.page.press(key, held)
            except chance.StuckSource:
                self.push("notice", "STUCK")
        self._pixels.hurry()
        return True

    def _light(self, now: int) -> None:
        if not self._pixels.due(now):
            return
        stage = self._power.stage
        if stage < power.DARK:
            level = min(self.settings.light, power.LOW_LIGHT) if stage == power.DIM else self.settings.light
            self._pixels.show(self.page.scene(now), level, self._fault or self._lacks, now)
        else:
            self._pixels.show(("dark",), 0, False, now)

    def _paint(self, now: int) -> None:
        how = self.screen.due(now)
        if how is None:
            self.screen.rest(now)
            return
        self.page.paint(self.canvas, self.board.keys)
        self.board.panel.refresh(self.canvas.buffer, how == FULL)
        self.screen.started(how)

    def _store(self, event: "Event") -> None:
        self.session.do(event)
        self._tell(event)

    def _look_at(self, game: str) -> Session:
        """The session of a title: the one in memory, else the saved one."""
        session = self._sessions.get(game)
        if session is None:
            session = self._sessions[game] = Session(self.board.storage, self._source, self.board.ticks)
            session.resume(game)
        return session

    def _remember(self, game: str) -> None:
        """After a power cut this game comes first; the others, which are safely stored, take no memory."""
        for other in list(self._sessions):
            if other != game and self._sessions[other].journal.trouble != UNSAVED:
                del self._sessions[other]
                forget_tracker(other)
        if self.settings.last != game:
            self.settings.last = game
            self.settings.save()

    def _show(self, stay: bool) -> None:
        """Show what an event has led to."""
        if stay:
            self.redraw()
        else:
            self.play()
        self._tell_trouble(self.session)

    def _tell(self, event: "Event") -> None:
        if self.on_event:
            tracker = self.session.tracker
            self.on_event(tracker.public(event) if hasattr(tracker, "public") else event)

    def _watch_panel(self) -> None:
        """Tell the players once when the panel begins to fail; the lights go on telling."""
        if self._fault != self.board.panel.fault:
            self._fault = not self._fault
            if self._fault:
                self.push("notice", "PANEL")

    def _tell_trouble(self, session: Session) -> None:
        """Tell the players once when a saved game could not be read or written."""
        trouble = (session.journal, session.journal.trouble)
        if trouble[1] and trouble not in self._told:
            self._told.append(trouble)
            self.push("notice", trouble[1].upper())


def _nothing(now: int) -> None:
    """What a part does that is done without."""
