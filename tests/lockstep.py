"""A companion in lockstep with a whole game: every event is entered with its keys, and their trackers compared."""

from typing import Any

from hamstertop import chance
from hamstertop_games.titles import Title
from hamstertop_host.simulator.virtual.board import VirtualBoard
from playing.fingers import Fingers


class Disagreement(AssertionError):
    """Raised when the companion does not match the game."""


class Lockstep:
    """A headless companion on which all events of a game are entered by pressing keys."""

    def __init__(self, title: Title) -> None:
        self.title = title
        self.fingers = Fingers(VirtualBoard(), chance.Seeded(0))
        self.expected = title.tracker()
        self.events = 0

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

    @property
    def presses(self) -> int:
        """The number of key presses so far."""
        return self.fingers.presses

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
