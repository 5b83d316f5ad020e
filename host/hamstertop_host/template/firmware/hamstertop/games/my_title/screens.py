"""The screens of my title: whose turn it is, the points, and who has won.

A screen is a function that returns what to show and what the keys do; see docs/architecture.md. All text for players is
in the words, by section and key.
"""

from ...companion.asking import number
from ...companion.ending import ending, ranking_rows
from ...content import CLEAN, content, grid, key, line, moving, player, players, say
from .tracker import MOST

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ...companion.look import Look
    from ...content import Content, Line
    from .tracker import Tracker


def turn(look: "Look", tracker: "Tracker", cursor: None) -> "Content":
    """Show whose turn it is and everybody's points."""
    words, seat = look.words("turn"), tracker.seat
    everybody = players([player(index, score) for index, score in enumerate(tracker.scores)], seat)
    # The left, middle and right keys, each with a label and an action from the list in `hamstertop.content`. Holding a
    # key has the same effect on all screens.
    keys = None, key(words.points, ("open", points)), key(look.common.next, ("do", ("scored", 0)))
    return content("turn", words.title, (say(words.do, words.why), everybody), keys, seat, lights=("seat", seat))


def points(look: "Look", tracker: "Tracker", cursor: "int | None") -> "Content":
    """Ask for the points of the player whose turn it is."""
    words = look.words("turn")
    return number(
        look,
        cursor,
        "points",
        words.how_many,
        lambda number: ("do", ("scored", number)),
        words.hint,
        words.points,
        -MOST,
        MOST,
        1,
        tracker.seat,
    )


def rare(look: "Look", tracker: "Tracker") -> "list[Line]":
    """Return the first lines of the menu, for actions that are possible now but rarely needed."""
    return [] if tracker.over else [line(look.words("rare").game_over, ("do", ("ended",)))]


def winners(look: "Look", tracker: "Tracker", cursor: None) -> "Content":
    """Show who has won and everybody's points, highest first."""
    words = look.words("end")
    first = [seat for seat, place in enumerate(tracker.places) if place == 1]
    seat = first[0] if len(first) == 1 else None
    heading = words.shared if seat is None else words.wins
    body = moving("winning"), grid((), ranking_rows(tracker.places, tracker.scores))
    lights = ("winners",) + tuple(first)
    return content("over", heading, body, ending(look), seat, lights=lights, flags=(CLEAN,))


# The screens of all of the tracker's phases except the first
SCREENS = {"turn": turn, "over": winners}
ALSO = rare
# A title can also define: CORRECT, corrections from the menu; LEADS, who is ahead; EXPLAINED, explanations of things
# that happen for the first time; BEGINS, the event that begins a game without questions; CHOICES, words for a value of
# SETUP that depends on others; and STORIES, descriptions of events that need more than a template in the section `log`.
# The other titles have examples.
