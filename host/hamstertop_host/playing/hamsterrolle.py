"""Which keys enter an event of Hamsterrolle, from whatever page of the game is shown."""

from hamstertop.companion import pages
from hamstertop.games.hamsterrolle import rules
from hamstertop.games.hamsterrolle.tracker import ELSEWHERE, UNTOLD
from hamstertop_host.playing.fingers import LEFT, MIDDLE, RIGHT, Fingers

TYPE_CHECKING = False
if TYPE_CHECKING:
    from hamstertop.games import Event
    from hamstertop.games.hamsterrolle.tracker import Tracker


def enter(fingers: Fingers, event: "Event") -> None:
    """Press keys until the companion has been told this event."""
    _to_turn(fingers)
    _ENTER[event[0]](fingers, event)


def _page(fingers: Fingers) -> str:
    return type(fingers.page).__name__


def _tracker(fingers: Fingers) -> "Tracker":
    return fingers.app.session.tracker  # type: ignore[no-any-return]


def _to_turn(fingers: Fingers) -> None:
    """Leave the lists of kinds."""
    while _page(fingers) in ("Lying", "Compartments", "Events"):
        fingers.hold(LEFT)


def _more(fingers: Fingers, goal: str) -> None:
    """Choose a line of the page of events."""
    fingers.press(MIDDLE)
    fingers.choose(fingers.page.goals.index(goal))


def _setup(fingers: Fingers, event: "Event") -> None:
    """From the first page, or from the page of a new game."""
    if _page(fingers) == "Home":
        fingers.choose_line(pages.title("hamsterrolle", fingers.app))
    page = fingers.page
    while page.players != event[1]:
        fingers.choose_line(page.words.PLAYERS)
    while page.teams != event[2]:
        fingers.choose_line(page.words.TEAMS)
    house = list(event[3:])
    if page.house != house:
        fingers.choose_line(page.words.HOUSE_RULES)
        for rule, reading in enumerate(house):
            while page.house[rule] != reading:
                fingers.choose(rule)
        fingers.hold(LEFT)
    fingers.choose_line(page.words.START)


def _done(fingers: Fingers, event: "Event") -> None:
    fingers.press(RIGHT)


def _first(fingers: Fingers, event: "Event") -> None:
    fingers.choose(event[1])


def _clock(fingers: Fingers, event: "Event") -> None:
    """Start, or let time pass until its mark is noted."""
    if not fingers.page.running:
        fingers.press(RIGHT)
    while _tracker(fingers).clock != event[1]:
        fingers.wait(20)


def _built(fingers: Fingers, event: "Event") -> None:
    if not fingers.page.running:
        fingers.press(RIGHT)
    fingers.press(event[1] + rules.OPEN - len(_tracker(fingers).steps))
    _kind(fingers, event[2])


def _kind(fingers: Fingers, kind: int) -> None:
    if kind:
        fingers.choose(kind - 1)


def _result(fingers: Fingers, event: "Event") -> None:
    """By the keys of a turn while its time runs, else by the page of events."""
    name, count, where, tried, kind = event
    if fingers.page.running or fingers.page.up:
        fingers.hold(LEFT)
    else:
        _more(fingers, name)
    fingers.enter(count)
    places = fingers.page.places
    if where in places:
        fingers.choose(places.index(where))
    else:
        fingers.choose(places.index(ELSEWHERE))
        fingers.enter(where)
    if _page(fingers) == "Tried":
        fingers.choose(fingers.page.places.index(tried))
    _kind(fingers, kind)


def _passed(fingers: Fingers, event: "Event") -> None:
    if fingers.page.running:
        fingers.hold(MIDDLE)
    else:
        _more(fingers, "passed")
    fingers.enter(event[1])
    if _page(fingers) == "Target":
        fingers.enter(rules.COMPARTMENTS if event[2] == UNTOLD else event[2])


def _idle(fingers: Fingers, event: "Event") -> None:
    _more(fingers, "idle")


def _gone(fingers: Fingers, event: "Event") -> None:
    fingers.press(LEFT)
    fingers.enter(event[1])


def _lying(fingers: Fingers, event: "Event") -> None:
    _more(fingers, "compartments")
    fingers.choose((event[1] - _tracker(fingers).r) % rules.COMPARTMENTS)
    fingers.choose(event[2] - 1)


_ENTER = {
    "setup": _setup,
    "done": _done,
    "first": _first,
    "clock": _clock,
    "built": _built,
    "fell": _result,
    "dropped": _result,
    "passed": _passed,
    "idle": _idle,
    "gone": _gone,
    "lies": _lying,
    "left": _lying,
}
