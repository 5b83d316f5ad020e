"""Pages that put the device right: every count it keeps can be set to what lies on the table."""

from ....companion.questions import Pick
from ....drawing.pictures import seats
from .. import screens
from .. import tracker as phases

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ....companion.app import App
    from ....companion.questions import Line
    from ....companion.screen import Action


def correct(app: "App") -> Pick:
    """All that the device counts, each with what it believes."""
    words, tracker = app.words, app.tracker
    lines: list[Line] = []
    for what, (field, _, _) in enumerate(phases.COUNTS):
        lines.append((words.COUNTS[what], _count(what), str(getattr(tracker, field))))
    if tracker.phase in (phases.DECLARE, phases.RESOLVE, phases.BELT):
        lines.append((words.TURN_OF, _turn, "" if tracker.to_act is None else app.name(tracker.to_act)))
    if tracker.phase not in (phases.PLACING, phases.PLACE):
        for seat in range(tracker.players):
            lines.append((app.name(seat), _hamster(seat), _chips(app, seat), seats.HEADS[seat]))
    return Pick(app, app.common.CORRECT, lines, topic="correct")


def _count(what: int) -> "Action":
    """A question for one of the counts."""
    return lambda app: screens.number(app, what)


def _turn(app: "App") -> Pick:
    """Who is to declare, or to resolve."""
    app.pop()
    tracker = app.tracker
    declares = tracker.phase == phases.DECLARE
    order = [seat for seat in tracker.order if not (declares and tracker.passed_out(seat))]
    lines = [(app.name(seat), ("turned", seat), "", seats.HEADS[seat]) for seat in order]
    return Pick(app, app.words.TURN_OF, lines, topic="correct")


def _chips(app: "App", seat: int) -> str:
    """How a hamster is, in short."""
    tracker, words = app.tracker, app.words
    if tracker.eaten[seat]:
        return str(words.STATES[0])
    chips = words.CHIPS_ARE % tracker.traits[seat]
    return str(words.STATES[3] % chips if tracker.pit[seat] else chips)


def _hamster(seat: int) -> "Action":
    """Where its chips lie, and where it is."""

    def ask(app: "App") -> Pick:
        app.pop()
        words, tracker = app.words, app.tracker
        now = phases.EATEN if tracker.eaten[seat] else phases.IN_PIT if tracker.pit[seat] else phases.ON_BELT
        lines: list[Line] = []
        if now != phases.EATEN:
            lines.append((words.CHIPS, screens.held(seat), words.CHIPS_ARE % tracker.traits[seat]))
        lines += [
            (words.WHERE[where], ("stood", seat, where))
            for where in (phases.ON_BELT, phases.IN_PIT, phases.EATEN)
            if where != now
        ]
        return Pick(app, app.common.CORRECT, lines, seat=seat, topic="correct")

    return ask
