"""Which keys enter an event of Run, Hamster, Run!, from whatever page of the game is shown."""

from hamstertop.games.run_hamster_run.rules import METTLE, REST, TRAITS
from hamstertop_host.playing.fingers import LEFT, MIDDLE, RIGHT, Fingers

TYPE_CHECKING = False
if TYPE_CHECKING:
    from hamstertop.games import Event
    from hamstertop.games.run_hamster_run.tracker import Tracker


def enter(fingers: Fingers, event: "Event") -> None:
    """Press keys until the companion has been told this event."""
    _ENTER[event[0]](fingers, event)


def _page(fingers: Fingers) -> str:
    return type(fingers.page).__name__


def _tracker(fingers: Fingers) -> "Tracker":
    return fingers.app.session.tracker  # type: ignore[no-any-return]


def _setup(fingers: Fingers, event: "Event") -> None:
    """From the first page, or from the page of a new game."""
    if _page(fingers) == "Home":
        fingers.choose_line("Run, Hamster, Run!")
    page = fingers.page
    _, players, house = event
    while page.players != players:
        fingers.choose_line(page.words.HAMSTERS)
    if page.house != house:
        fingers.choose_line(page.words.HOUSE_RULES)
        for bit in range(7):
            if (page.house ^ house) >> bit & 1:
                fingers.choose(bit)
        fingers.hold(LEFT)
    fingers.choose_line(page.words.START)


def _drawn(fingers: Fingers, event: "Event") -> None:
    fingers.dice.values.append(event[1])
    fingers.press(RIGHT)


def _done(fingers: Fingers, event: "Event") -> None:
    fingers.press(RIGHT)


def _allocated(fingers: Fingers, event: "Event") -> None:
    if _page(fingers) == "Cover":
        fingers.press(RIGHT)
    for trait in TRAITS:
        fingers.press(trait, event[2 + trait])
    fingers.press(RIGHT)


def _revealed(fingers: Fingers, event: "Event") -> None:
    fingers.press(RIGHT if _tracker(fingers).phase == "reveal" else LEFT)


def _declared(fingers: Fingers, event: "Event") -> None:
    if event[1] == REST:
        fingers.hold(MIDDLE)
    else:
        fingers.press(event[1])


def _more(fingers: Fingers, goal: str) -> None:
    """Choose a line of what is seldom done in a turn."""
    fingers.hold(MIDDLE)
    fingers.choose_line(getattr(fingers.page.words, goal))


def _changed(fingers: Fingers, event: "Event") -> None:
    _more(fingers, "CHANGE")
    fingers.choose_line(fingers.app.text("run_hamster_run").ACTIONS[event[1]])
    fingers.press(event[2])


def _flipped(fingers: Fingers, event: "Event") -> None:
    if event[1] == 1:
        fingers.press(LEFT)
    else:
        _more(fingers, "FLIP_CLIMB")


def _spent(fingers: Fingers, event: "Event") -> None:
    _more(fingers, "SPEND")


def _tested(fingers: Fingers, event: "Event") -> None:
    test, resists, chip = event[1:5], event[5], event[6]
    if test[0] == _tracker(fingers).asked and test[1] == test[3] == METTLE:
        fingers.press(MIDDLE)
        fingers.choose(fingers.page.others.index(test[2]))
    else:
        _more(fingers, "OTHER_TEST")
        _compose(fingers, test)
    if not resists:
        fingers.press(MIDDLE)
        return
    if fingers.page.chips[1]:
        fingers.dice.values.append(chip)
    fingers.press(RIGHT)


def _compose(fingers: Fingers, test: "Event") -> None:
    """Turn the lines of a test to their values; a hamster moves out of the other's way."""
    page = fingers.page
    for line in (2, 4):
        while page.test[line - 1] != test[line - 1]:
            fingers.choose(line)
    while page.test[0] != test[0]:
        fingers.choose(3 if page.test[2] == test[0] and len(_tracker(fingers).in_play) > 2 else 1)
    while page.test[2] != test[2]:
        fingers.choose(3)
    fingers.choose(0)


def _trait(fingers: Fingers, event: "Event") -> None:
    fingers.press(event[1])


def _fell(fingers: Fingers, event: "Event") -> None:
    if _tracker(fingers).phase == "belt":
        fingers.press(LEFT)
    else:
        _more(fingers, "FELL")
    fingers.choose(fingers.page.dry.index(event[1]))


def _faced(fingers: Fingers, event: "Event") -> None:
    fingers.dice.values.append(event[2])
    fingers.press(event[1])


_ENTER = {
    "setup": _setup,
    "drawn": _drawn,
    "done": _done,
    "allocated": _allocated,
    "revealed": _revealed,
    "declared": _declared,
    "changed": _changed,
    "flipped": _flipped,
    "spent": _spent,
    "tested": _tested,
    "lost": _trait,
    "rested": _trait,
    "fell": _fell,
    "faced": _faced,
}
