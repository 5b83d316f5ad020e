"""The questions, one for each seat, about who is playing in the next game."""

from ...content import USUAL, content, key, line, listed
from ...saving.people import NOBODY, Person
from ...words import COMPANION
from ..asking import pick
from . import names, new_game

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from typing import Any

    from ...content import Action, Content, Line
    from ...games import Event
    from ..look import Look

    Step = tuple[Person, bool]  # a person, and whether they play or sit out


def tonight(
    look: "Look",
    tracker: "Any",
    cursor: "int | tuple[int, tuple[Step, ...]] | None",
    title: str,
    event: "Event",
    begins: bool = True,
) -> "Content":
    """Ask who has the next seat in a game of a title that begins with this set-up event. The people known here are
    offered, most likely first. The last answer begins the game or, unless it `begins`, leads back to its set-up.

    A person who sits out leaves the game with one player fewer, if the title allows this.
    """
    at, steps = cursor if isinstance(cursor, tuple) else (cursor or 0, ())
    seat, count = len(_playing(steps)), _count(title, event, steps)
    words = look.words("names", COMPANION)

    def answered(person: "Person", plays: bool = True) -> "Action":
        return _answered(look, title, event, steps + ((person, plays),), begins)

    def called(name: str) -> "Action":
        return answered(_named(look, name, steps))

    rows: list[Line] = []
    offered = likely(look.setting("people"), look.setting("seats"), seat, steps)
    for person in offered:
        rows.append(line(person.name, answered(person)))
    if offered and count - 1 in new_game.counts(title, event):
        rows.append(line(words.sits_out % offered[0].name, answered(offered[0], False), words.players % (count - 1)))
    heading = words.who % (look.common.seats[seat], seat + 1, count)
    rows += _others(look, seat, heading, called, answered(NOBODY))
    at = min(at, len(rows) - 1)
    keys = (
        key("▼", ("at", ((at + 1) % len(rows), steps)), repeats=True),
        key("▲", ("at", ((at - 1) % len(rows), steps))),
        key(look.common.choose, rows[at].action),
    )
    before = (look.common.back, ("at", (0, steps[:-1]))) if steps else USUAL
    return content("tonight", heading, (listed(rows, at),), keys, ways=(USUAL, USUAL, before))


def instead(look: "Look", tracker: "Any", cursor: "int | None", seat: int) -> "Content":
    """Ask who takes over a seat of the open game. People who have a seat are not offered."""
    heading, at_table = look.words("going", COMPANION).who % look.name(seat), [person.id for person in look.people()]
    free = [person for person in look.setting("people") if person.id not in at_table]

    def called(name: str) -> "Action":
        same = [person for person in free if person.name == name]
        return ("takes_over", seat, same[0] if same else Person("", name))

    rows = [line(person.name, ("takes_over", seat, person)) for person in free]
    rows += _others(look, seat, heading, called, ("takes_over", seat, NOBODY))
    return pick(look, cursor, "instead", heading, rows, topic="going")


def _others(
    look: "Look", seat: int, heading: str, called: "Callable[[str], Action]", nobody: "Action"
) -> "tuple[Line, Line]":
    """Return the lines for a person who is new here, and for a seat that is known by its colour."""
    new = ("open", names.name, heading, "", called)
    return (
        line(look.words("settings", COMPANION).new_name, new, "▶"),
        line(look.common.seats[seat], nobody, look.words("names", COMPANION).no_name),
    )


def _answered(look: "Look", title: str, event: "Event", steps: "tuple[Step, ...]", begins: bool) -> "Action":
    """Return the action that follows an answer: the next question, or what the last one leads to."""
    playing, count = _playing(steps), _count(title, event, steps)
    if len(playing) < count:
        return ("at", (0, steps))
    event = new_game.with_players(title, event, count)
    then: Action = ("then", ("back",), ("choose", title, event))
    return ("table", playing, new_game.begin(look, title, event) if begins else then)


def _named(look: "Look", name: str, steps: "Sequence[Step]") -> "Person":
    """Return the person with this name who has not been asked about yet, or a new one."""
    for person in likely(look.setting("people"), look.setting("seats"), 0, steps):
        if person.name == name:
            return person
    return Person("", name)


def _playing(steps: "Sequence[Step]") -> "tuple[Person, ...]":
    return tuple([person for person, plays in steps if plays])


def _count(title: str, event: "Event", steps: "Sequence[Step]") -> int:
    """Return the number of players without those who sit out."""
    return new_game.players(title, event[1:]) - len([plays for _, plays in steps if not plays])


def likely(
    people: "Sequence[Person]", seats: "tuple[str, ...]", seat: int, steps: "Sequence[Step]" = ()
) -> "list[Person]":
    """Return the people who may have a seat, most likely first: who had it last, then the others at the last table from
    there on, then those seated most recently. If nobody had it, those at the last table come last, because they keep
    their colours."""
    gone = [person for person, _ in steps]
    last = [person for id in seats[seat:] + seats[:seat] for person in people if person.id == id]
    others = [person for person in people if person.id not in seats]
    return [person for person in (last + others if seats[seat] else others + last) if person not in gone]
