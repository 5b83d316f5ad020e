"""The screens of my title: whose turn it is, how many points, who has won.

A screen is a function that says what is shown and what can be done; see docs/architecture.md. All that players read is
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
    """Show whose turn it is, and everybody's points."""
    words, seat = look.words("turn"), tracker.seat
    everybody = players([player(index, score) for index, score in enumerate(tracker.scores)], seat)
    # What pressing the left, middle and right key does: a label and an action, as `hamstertop.content` lists them. What
    # holding a key does is the same on every screen.
    keys = None, key(words.points, ("open", points)), key(look.common.next, ("do", ("scored", 0)))
    return content("turn", words.title, (say(words.do, words.why), everybody), keys, seat, lights=("seat", seat))


def points(look: "Look", tracker: "Tracker", cursor: "int | None") -> "Content":
    """Ask for points for the player whose turn it is."""
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
    """Return what the menu begins with: what can happen now but seldom does."""
    return [] if tracker.over else [line(look.words("rare").game_over, ("do", ("ended",)))]


def winners(look: "Look", tracker: "Tracker", cursor: None) -> "Content":
    """Show who has won, and everybody's points, the most first."""
    words = look.words("end")
    first = [seat for seat, place in enumerate(tracker.places) if place == 1]
    seat = first[0] if len(first) == 1 else None
    heading = words.shared if seat is None else words.wins
    body = moving("winning"), grid((), ranking_rows(tracker.places, tracker.scores))
    lights = ("winners",) + tuple(first)
    return content("over", heading, body, ending(look), seat, lights=lights, flags=(CLEAN,))


# A screen for each phase of the tracker but the first one.
SCREENS = {"turn": turn, "over": winners}
ALSO = rare
# There may be more, each optional: CORRECT, what can be corrected from the menu; LEADS, who is ahead; EXPLAINED, what
# is explained as it first comes; BEGINS, the event that begins a game that asks for nothing; CHOICES, words for a value
# of SETUP that depends on others; STORIES, what happened, where no template of the section `log` can say it. The other
# titles show how they are used.
