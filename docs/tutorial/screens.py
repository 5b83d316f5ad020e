"""The screens of full cheeks: a turn, and who has won."""

from ...companion.ending import ending, ranking_rows
from ...content import CLEAN, content, grid, key, moving, player, players, say
from .tracker import SIDES

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ...companion.look import Look
    from ...content import Content
    from .tracker import Tracker

ROLL = ("roll", 1, SIDES, ("rolled",))


def turn(look: "Look", tracker: "Tracker", cursor: None) -> "Content":
    """Show what is in the cheeks, and everybody's burrow."""
    words, seat = look.words("turn"), tracker.seat
    do = words.cheeks % tracker.cheeks if tracker.cheeks else words.lost if tracker.face == 1 else words.begin
    burrows = players([player(index, seeds) for index, seeds in enumerate(tracker.scores)], seat)
    stash = key(words.stash, ("do", ("stashed",))) if tracker.cheeks else None
    keys = None, stash, key(look.common.roll, ROLL)
    return content("turn", "", (say(do, words.why % tracker.goal), burrows), keys, seat, lights=("seat", seat))


def winner(look: "Look", tracker: "Tracker", cursor: None) -> "Content":
    """Show who has won, and everybody's seeds."""
    seat = tracker.seat
    body = moving("winning"), grid((), ranking_rows(tracker.places, tracker.scores))
    heading, lights = look.words("end").wins, ("winners", seat)
    return content("over", heading, body, ending(look), seat, lights=lights, flags=(CLEAN,))


SCREENS = {"turn": turn, "over": winner}
