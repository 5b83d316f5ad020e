"""The screens of my title: whose turn it is, the points, who has won.

A screen is a function that returns what is shown and what the keys do; see docs/architecture.md. All text that players
read is in the words, by section and key.
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
    """Show whose turn it is, and everybody's points."""
    words, seat = look.words("turn"), tracker.seat
    everybody = players([player(index, score) for index, score in enumerate(tracker.scores)], seat)
    # The effects of the left, middle and right key: a label and an action, from the list in `hamstertop.content`.
    # Holding a key does the same on every screen.
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
    """Return the first lines of the menu: actions that are possible now but rare."""
    return [] if tracker.over else [line(look.words("rare").game_over, ("do", ("ended",)))]


def winners(look: "Look", tracker: "Tracker", cursor: None) -> "Content":
    """Show who has won, and everybody's points, the highest first."""
    words = look.words("end")
    first = [seat for seat, place in enumerate(tracker.places) if place == 1]
    seat = first[0] if len(first) == 1 else None
    heading = words.shared if seat is None else words.wins
    body = moving("winning"), grid((), ranking_rows(tracker.places, tracker.scores))
    lights = ("winners",) + tuple(first)
    return content("over", heading, body, ending(look), seat, lights=lights, flags=(CLEAN,))


# A screen for each phase of the tracker except the first
SCREENS = {"turn": turn, "over": winners}
ALSO = rare
# A title may have more, each optional: CORRECT, corrections from the menu; LEADS, who is ahead; EXPLAINED, explanations
# when something first happens; BEGINS, the event that begins a game without questions; CHOICES, words for a value of
# SETUP that depends on others; STORIES, descriptions of events that a template in the section `log` cannot give. The
# other titles show how to use them.
