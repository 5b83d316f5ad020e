"""Games to be entered with an emulated Pico's keys. The Pico draws the chance outcomes that a device draws."""

from typing import TYPE_CHECKING

from hands import Hands

from games_saved import Scripted
from hamstertop import chance
from hamstertop.games import titles
from hamstertop.games.run_hamster_run.screens.page import possible
from hamstertop_games import bots
from hamstertop_games.titles import load
from playing.entering import begin

if TYPE_CHECKING:
    from hamstertop.games import Event

PLAYERS = 2
SEED = 5
NOTED = "clock"  # the kind of event that screens record automatically
SOME = 30  # the number of events in a saved game, which has not ended
# Events for titles without a rules engine
HAPPENS: "dict[str, list[Event]]" = {
    "score_pad": [
        ("setup", PLAYERS, 0),
        *[event for points in range(1, 5) for event in (("scored", points % PLAYERS, points), ("turned",))],
        ("ended",),
    ],
    "dice_tray": [("dice", 3, 6), ("rolled", 1, 2, 3), ("flipped", 1), ("dice", 2, 20), ("rolled", 1, 20)],
}


class Table:
    """A game of a title, as played at a table."""

    def __init__(self, title: str) -> None:
        self.title = title
        self._events = HAPPENS.get(title, [])  # the events that have happened
        self._entered = 0  # how many of them have been entered
        self._some = len(self._events) - 1  # how many a saved game has: without the last, which may end the game

    @property
    def over(self) -> bool:
        return self._entered == len(self._events)

    def saved(self, records: int) -> bytes:
        """Return the beginning of the game as a saved game with `records` records.

        To reach that number, the last event is repeatedly undone and entered again.
        """
        script = Scripted(self.title)
        count = 0
        while count < min(records, self._some):
            event = self._next()
            script.record(event)
            count += 1
        for _ in range(count, records, 2):
            script.undo()
            script.record(event)
        return script.blob

    def enter(self, hands: Hands) -> None:
        """Enter the next event. If the Pico draws a different outcome, the game adopts it."""
        event = self._next()
        if event[0] == "setup":
            begin(hands, self.title, event)
            return
        if not hands.app.game.playing:
            hands.choose_line(titles.name(self.title, hands.app.look))
        hands.report(event)
        happened = [each for each in hands.events if each[0] != NOTED][-1]
        if happened != event:
            self._drawn(happened)

    def _next(self) -> "Event":
        self._entered += 1
        return self._events[self._entered - 1]

    def _drawn(self, happened: "Event") -> None:
        """Accept a different last event, on which nothing else depends."""


class Game(Table):
    """A game of a title with a rules engine. It is played at random, which makes it shorter and shows more screens."""

    def __init__(self, title: str) -> None:
        super().__init__(title)
        played = load(title)
        self._source = chance.Seeded(SEED)
        self._bots = [played.bots["random"](self._source) for _ in range(PLAYERS)]
        self._game = self._before = played.game(PLAYERS, played.options())  # now, and before the last choice played
        self._events = list(self._game.events)  # of the last choice played
        self._some = SOME

    @property
    def over(self) -> bool:
        return bool(self._game.over) and super().over

    def _next(self) -> "Event":
        while super().over:
            self._before = self._game.copy()
            self._events = list(self._game.play(bots.choose(self._game, self._bots, self._source)))
            self._entered = 0
            if not self._offered():
                self._game, self._events = self._before, []
        return super()._next()

    def _offered(self) -> bool:
        """Return whether keys lead to the last choice. In Run's pit, they leave out actions that do nothing there."""
        tracker = self._before.tracker
        chosen = [event[1] for event in self._events if event[0] in ("declared", "changed")]
        return all(action in possible(tracker, tracker.to_act) for action in chosen)

    def _drawn(self, happened: "Event") -> None:
        """Continue the game as if chance had led to this event, or to one with the same effect."""
        before = self._events[: self._entered - 1]
        wanted = self._after([*before, happened])
        for outcome, _ in self._before.outcomes():
            game = self._before.copy()
            events = list(game.play(outcome))
            same = self._after(events[: self._entered]) == wanted
            if same and events[: self._entered - 1] == before:
                self._game, self._events = game, events
                return
        raise AssertionError(f"chance cannot lead to {happened}")

    def _after(self, events: "list[Event]") -> object:
        """Return the tracker's state after these events of the last choice."""
        tracker = self._before.tracker.copy()
        for event in events:
            tracker.apply(event)
        return tracker.state()


def table(title: str) -> Table:
    """Return a table where a game of this title is about to begin."""
    return Table(title) if title in HAPPENS else Game(title)
