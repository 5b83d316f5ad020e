"""Draw 100,000 chips from the HAT as on the device, through key, screen, session, journal and tracker.

The sample is seeded and always the same, so the tests do not fail at random.
"""

import pytest

from hamstertop import chance
from hamstertop.companion.actions import act
from hamstertop.companion.shown import Shown
from hamstertop.games.run_hamster_run.rules import BITE, REST
from hamstertop.games.run_hamster_run.screens.odds import odds
from hamstertop.saving.storage import MemoryStorage
from hamstertop_host.simulator.playing.fingers import LEFT, RIGHT, Fingers
from hamstertop_host.simulator.virtual.board import VirtualBoard

EACH = 10_000  # number of draws in each case


class NoStorage(MemoryStorage):
    """Storage that stores nothing, because 100,000 undone draws would make a long journal."""

    def append(self, name: str, data: bytes) -> None:
        pass


def player(traits: list[tuple[int, int, int]]) -> Fingers:
    """Return a companion at the first draw for initiative, with these traits."""
    fingers = Fingers(VirtualBoard(storage=NoStorage()), chance.Seeded(2026))
    fingers.begin("run_hamster_run", ("setup", len(traits), 0))
    while fingers.app.game.session.tracker.hat:
        fingers.report(("drawn", 0))
    fingers.report(("done",))
    for seat, chips in enumerate(traits):
        fingers.report(("allocated", seat, *chips))
    fingers.report(("revealed",))
    return fingers


def on_to(fingers: Fingers, phase: str, action: int, fall: bool = False) -> None:
    """Play until a phase begins, drawing the first chip each time."""
    while (tracker := fingers.app.game.session.tracker).phase != phase:
        if tracker.hat:
            fingers.report(("drawn", 0))
        elif tracker.phase == "declare":
            fingers.report(("declared", action))
        elif tracker.phase == "belt" and fall and not tracker.pit[0]:
            fingers.report(("fell", 0))
        else:
            fingers.report(("done",))


def count(fingers: Fingers, key: int) -> dict[object, int]:
    """Press a key EACH times to draw a chip, undoing every draw completely. Return the count of each outcome."""
    app = fingers.app
    session = app.game.session
    shown = app.stack.screen
    history = session.history
    assert history
    before = history.tracker.copy()
    tape, events = history._tape[:], history.count
    found: dict[object, int] = {}
    for _ in range(EACH):
        act(app, *shown.content.keys[key].action)
        kind, *who = session.tracker.news[0]
        found[(kind, who[0])] = found.get((kind, who[0]), 0) + 1
        history.tracker = before.copy()
        history._tape, history.count, history.returned = tape[:], events, []
    return found


def check(found: dict[object, int], wanted: dict[object, float]) -> None:
    """Assert that each count is within its two-sided 99% interval."""
    assert set(found) == {kind for kind, part in wanted.items() if part}
    for kind, part in wanted.items():
        spread = 2.576 * (EACH * part * (1 - part)) ** 0.5
        assert abs(found.get(kind, 0) - EACH * part) <= spread, (kind, found, part)


@pytest.mark.rule("RHR-20", "RHR-21")
@pytest.mark.parametrize("frisky", [(4, 2, 1), (7, 7, 7), (1, 0, 6), (0, 0, 0)])
def test_the_highest_initiative_is_drawn_in_proportion_to_friskiness(frisky: tuple[int, ...]) -> None:
    fingers = player([(7 - chips, 0, chips) for chips in frisky])
    weights = frisky if any(frisky) else (1, 1, 1)
    wanted = {("drawn", seat): chips / sum(weights) for seat, chips in enumerate(weights)}
    check(count(fingers, RIGHT), wanted)


@pytest.mark.rule("RHR-104")
@pytest.mark.parametrize(("a", "b"), [(1, 1), (5, 2), (1, 7)])
def test_a_test_is_won_with_probability_a_over_a_plus_b(a: int, b: int) -> None:
    fingers = player([(0, a, 7 - a), (7 - b, b, 0)])
    on_to(fingers, "resolve", BITE)
    fingers.app.stack.push(Shown(fingers.app.game, fingers.app.look, odds, 1))
    check(count(fingers, RIGHT), {("won", 0): a / (a + b), ("won", 1): b / (a + b)})


@pytest.mark.rule("RHR-87")
@pytest.mark.parametrize(("chips", "alligators"), [(1, 2), (7, 2), (3, 5)])
def test_a_chomp_is_escaped_with_probability_k_over_k_plus_alligators(chips: int, alligators: int) -> None:
    fingers = player([(chips, 0, 7 - chips), (7, 0, 0)])
    on_to(fingers, "belt", REST)
    fingers.app.game.session.tracker.alligators = alligators - 1
    on_to(fingers, "chomp", REST, fall=True)
    found = count(fingers, LEFT)
    escaped = found.pop(("escaped", 0))
    (bitten,) = found
    total = chips + alligators
    check({"escaped": escaped, "bitten": found[bitten]}, {"escaped": chips / total, "bitten": alligators / total})
