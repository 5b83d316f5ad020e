"""A companion in lockstep with a whole game: every event is entered with its keys, and their trackers compared."""

from collections.abc import Iterable, Iterator
from typing import Any

from hamstertop import chance
from hamstertop_games.titles import Title
from hamstertop_host.simulator.virtual.board import described
from playing.fingers import RIGHT, Fingers

QUICK = {"interval": 0, "full_ms": 60, "partial_ms": 20}  # a panel that keeps nobody waiting


class Disagreement(AssertionError):
    """Raised when the companion does not match the game."""


class Lockstep:
    """A headless companion on which all events of a game are entered by pressing keys."""

    def __init__(self, title: Title, keys: int = 3) -> None:
        self.title = title
        self.fingers = Fingers(described(dict(QUICK, keys=keys)), chance.Seeded(0))
        self.expected = title.tracker()
        self.events = 0

    def follow(self, played: Iterable[Any]) -> Iterator[Any]:
        """Enter the events of a game that is yielded before each choice, and yield it whenever it had some. At its end,
        compare the ranking."""
        entered = None
        for game in played:
            if game.events is not entered:
                entered = game.events
                self.enter(game)
                yield game
        self.rank(game)

    def enter(self, game: Any) -> None:
        """Enter the events of the last choice played in `game`. Raise Disagreement if the companion
        differs after any of them."""
        for event in game.events:
            if event[0] == "setup":
                self.fingers.begin(self.title.id, event)
            else:
                self.fingers.report(event)
            self.expected.apply(event)
            self.events += 1
            self._compare(self.expected, f"after {event}")
        self._compare(game.tracker, f"in phase {game.phase}")

    def cut_power(self) -> None:
        """Cut the power, and resume the game, which must be as before."""
        self.fingers.power_on()
        self.fingers.press(RIGHT)
        self._compare(self.expected, "after a power cut")

    def rank(self, game: Any) -> None:
        """Raise Disagreement if the companion ranks the players differently from `game`."""
        places = self.fingers.app.game.session.tracker.places
        standings = {seat: place for place, seat, _ in game.standings()}
        if places != [standings[seat] for seat in range(game.players)]:
            raise Disagreement(f"event {self.events}: the device ranks {places}, the game {standings}")

    def _compare(self, tracker: Any, when: str) -> None:
        device = self.fingers.app.game.session.tracker
        if device is None or device.state() != tracker.state():
            shown = device and device.state()
            raise Disagreement(f"event {self.events} {when}: the device has {shown}, the game {tracker.state()}")
