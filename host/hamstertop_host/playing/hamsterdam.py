"""Which keys enter an event of Hamsterdam, from whatever page of the game is shown."""

from hamstertop_host.playing.fingers import LEFT, MIDDLE, RIGHT, Fingers

TYPE_CHECKING = False
if TYPE_CHECKING:
    from hamstertop.games import Event
    from hamstertop.games.hamsterdam.tracker import Tracker


def enter(fingers: Fingers, event: "Event") -> None:
    """Press keys until the companion has been told this event."""
    _ENTER[event[0]](fingers, event)


def _page(fingers: Fingers) -> str:
    return type(fingers.page).__name__


def _tracker(fingers: Fingers) -> "Tracker":
    return fingers.app.session.tracker  # type: ignore[no-any-return]


def _to_phase(fingers: Fingers) -> None:
    """Leave the water page for the page of the phase."""
    if _page(fingers) == "Water":
        if _tracker(fingers).phase == "skip":
            fingers.press(RIGHT)
        else:
            fingers.hold(RIGHT)


def _setup(fingers: Fingers, event: "Event") -> None:
    """From the first page, or from the page of a new game."""
    if _page(fingers) == "Home":
        fingers.choose_line(fingers.app.text("hamsterdam").TITLE)
    page = fingers.page
    _, players, classic, house = event
    while page.players != players:
        fingers.choose_line(page.words.PLAYERS)
    if page.classic != classic:
        fingers.choose_line(page.words.VARIANT)
    if page.house != house:
        fingers.choose_line(page.words.HOUSE_RULES)
        for bit in range(3):
            if (page.house ^ house) >> bit & 1:
                fingers.choose(bit)
        fingers.hold(LEFT)
    fingers.choose_line(page.words.START)


def _done(fingers: Fingers, event: "Event") -> None:
    if _tracker(fingers).phase == "skip":
        _to_phase(fingers)
    fingers.press(RIGHT)


def _rolled(fingers: Fingers, event: "Event") -> None:
    fingers.dice.values += [face - 1 for face in event[1:]]
    fingers.press(RIGHT)


def _ability(fingers: Fingers, goal: str) -> None:
    """Choose a line of the dice page."""
    _to_phase(fingers)
    fingers.press(MIDDLE)
    fingers.choose_line(getattr(fingers.page.words, goal))


def _typed(fingers: Fingers, event: "Event") -> None:
    if _tracker(fingers).phase == "flood":
        _ability(fingers, "VALUE")
    else:
        fingers.press(LEFT)
    fingers.enter(event[1])


def _first(fingers: Fingers, event: "Event") -> None:
    fingers.press(MIDDLE)
    fingers.choose(event[1])


def _opposite(fingers: Fingers, event: "Event") -> None:
    _ability(fingers, "OPPOSITE")


def _spun(fingers: Fingers, event: "Event") -> None:
    _ability(fingers, "SPIN")
    if event[1]:
        fingers.press(LEFT)
    fingers.press(MIDDLE, (event[2] - fingers.page.face) % 6)
    fingers.press(RIGHT)


def _rerolled(fingers: Fingers, event: "Event") -> None:
    fingers.dice.values += [face - 1 for face in event[1:]]
    _ability(fingers, "REROLL")


def _chose(fingers: Fingers, event: "Event") -> None:
    fingers.press(RIGHT if event[1] else LEFT)


def _nobody(fingers: Fingers, event: "Event") -> None:
    _ability(fingers, "NOBODY")


def _water(fingers: Fingers, event: "Event") -> None:
    _, seat, tokens = event
    for _ in range(abs(tokens)):
        if _page(fingers) != "Water":
            fingers.press(LEFT)
        page = fingers.page
        fingers.press(LEFT, (seat - page.seat) % page.tracker.players)
        if tokens > 0:
            fingers.press(MIDDLE)
        else:
            fingers.hold(MIDDLE)


def _breach(fingers: Fingers, event: "Event") -> None:
    if event[2] > 1:
        fingers.press(LEFT)
        fingers.enter(event[2])
    else:
        fingers.press(MIDDLE if event[2] else RIGHT)


def _skips(fingers: Fingers, event: "Event") -> None:
    fingers.press(LEFT)


def _count(fingers: Fingers, event: "Event") -> None:
    fingers.enter(event[2])


_ENTER = {
    "setup": _setup,
    "done": _done,
    "rolled": _rolled,
    "typed": _typed,
    "first": _first,
    "opposite": _opposite,
    "spun": _spun,
    "rerolled": _rerolled,
    "chose": _chose,
    "nobody": _nobody,
    "water": _water,
    "breach": _breach,
    "skips": _skips,
    "dam": _count,
    "hamsters": _count,
}
