"""Whole games on an emulated Pico: they are entered by keys, and the Pico draws what a device draws."""

from typing import TYPE_CHECKING

from hands import Hands

from games_saved import Scripted
from hamstertop import chance
from hamstertop.companion import titles
from hamstertop_games import bots
from hamstertop_games.titles import load
from hamstertop_host.playing.entering import begin

if TYPE_CHECKING:
    from hamstertop.games import Event

PLAYERS = 2
SEED = 5
NOTED = "clock"  # the kind of event that a screen notes by itself
SOME = 30  # events of a game that continues
# Events in titles without a whole game.
HAPPENS: "dict[str, list[Event]]" = {
    "score_pad": [
        ("setup", PLAYERS, 0),
        *[event for points in range(1, 5) for event in (("scored", points % PLAYERS, points), ("turned",))],
        ("ended",),
    ],
    "dice_tray": [("dice", 3, 6), ("rolled", 1, 2, 3), ("flipped", 1), ("dice", 2, 20), ("rolled", 1, 20)],
}


class Table:
    """A game of a title as it happens at a table."""

    def __init__(self, title: str) -> None:
        self.title = title
        self._events = HAPPENS.get(title, [])  # that have happened,
        self._entered = 0  # and how many of them are entered

    @property
    def over(self) -> bool:
        """Return whether the whole game has been entered."""
        return self._entered == len(self._events)

    def saved(self, records: int) -> bytes:
        """Return what a companion saves of its beginning. It has this many records because the last event is repeatedly
        undone and reported again."""
        script = Scripted(self.title)
        count = 0
        while count < min(records, SOME) and not self.over:
            event = self._next()
            script.record(event)
            count += 1
        for _ in range(count, records, 2):
            script.undo()
            script.record(event)
        return script.blob

    def enter(self, hands: Hands) -> None:
        """Enter the next event. If the Pico has drawn a different outcome, the game takes that one."""
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
        """The last event was this one: nothing else depends on it."""


class Game(Table):
    """A game of another title, played randomly to its end, which is shorter and reaches more screens."""

    def __init__(self, title: str) -> None:
        super().__init__(title)
        played = load(title)
        self._source = chance.Seeded(SEED)
        self._bots = [played.bots["random"](self._source) for _ in range(PLAYERS)]
        self._game = self._before = played.game(PLAYERS, played.options())  # now, and before what was played last
        self._events = list(self._game.events)  # of what was played last

    @property
    def over(self) -> bool:
        return bool(self._game.over) and super().over

    def _next(self) -> "Event":
        while super().over:
            self._before = self._game.copy()
            self._events = list(self._game.play(bots.play(self._game, self._bots, self._source)))
            self._entered = 0
        return super()._next()

    def _drawn(self, happened: "Event") -> None:
        """The game continues as if chance had led to this event, or to one that comes to the same."""
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
        """Return the state after these events of the last play."""
        tracker = self._before.tracker.copy()
        for event in events:
            tracker.apply(event)
        return tracker.state()


def table(title: str) -> Table:
    """Return a table at which a game of this title is about to begin."""
    return Table(title) if title in HAPPENS else Game(title)
