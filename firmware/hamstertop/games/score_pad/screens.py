"""Screens for the score pad: everybody's points, turns and the ranking."""

from ...companion import timed
from ...companion.asking import enter, pick, player_line
from ...companion.ending import ending, ranking_rows
from ...content import CLEAN, EAGER, STAYS, amount, content, figure, grid, key, line, moving, player, players, say
from ..tracking import OVER
from .tracker import MOST, PLAY

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ...companion.look import Look
    from ...content import Content, Line, Players
    from .tracker import Tracker


def play(look: "Look", tracker: "Tracker", cursor: "int | tuple[int, int | None] | None") -> "Content":
    """Show everybody's points with one player marked, or the current turn if there is a timer. SP-2, SP-3, SP-5."""
    if tracker.seconds:
        assert not isinstance(cursor, int)
        return timed_turn(look, tracker, cursor)
    assert not isinstance(cursor, tuple)
    words, seat = look.words("turn"), tracker.seat
    at = seat if cursor is None else cursor
    keys = (
        key("▶", ("at", tracker.after(at))),
        key(words.points, ("open", points, at)),
        key(look.common.next, ("do", ("turned",))),
    )
    heading = words.round % tracker.round if at == seat else words.turn_of % look.name(seat)
    return content(PLAY, heading, (_everybody(look, tracker, at),), keys, at, lights=("seat", at), flags=(STAYS,))


def timed_turn(look: "Look", tracker: "Tracker", cursor: "tuple[int, int | None] | None") -> "Content":
    """Show a player's turn with the timer, which any other action stops."""
    words, seat = look.words("turn"), tracker.seat
    time = timed.turn(tracker, cursor, tracker.seconds, pauses=True)
    running, up = time.since is not None, tracker.clock == 0
    left = tracker.clock if running else timed.seconds(time, look.ticks())
    clock = key(words.pause, ("stop",)) if running else key(words.start, ("start",))
    keys = (
        None if up else clock,
        key(words.points, ("open", points, seat)),
        key(look.common.next, ("do", ("turned",))),
    )
    body = figure(words.time_up if up else left or 0), _everybody(look, tracker, seat)
    corner = words.round % tracker.round
    lights = ("alarm" if up else "seat", seat)
    return content(PLAY, "", body, keys, seat, corner, lights=lights, flags=(EAGER,), time=time)


def _everybody(look: "Look", tracker: "Tracker", marked: int) -> "Players":
    """Return everybody's points, with one seat marked."""
    does, rows = look.words("turn").points, []
    for seat in tracker.staying:
        rows.append(player(seat, tracker.scores[seat], action=("open", points, seat), does=does))
    return players(rows, marked)


def points(look: "Look", tracker: "Tracker", cursor: "int | None", seat: int) -> "Content":
    """Ask for the points to add to or take from a player's score."""
    words = look.words("turn")
    asked = amount(
        1, least=-MOST, most=MOST, action=lambda number: ("do", ("scored", seat, number)) if number else ("back",)
    )
    return enter(look, cursor, "points", words.points, say(words.how_many, words.hint), asked, who=seat)


def always(look: "Look", tracker: "Tracker") -> "list[Line]":
    """Return the first line of the menu: the end of the game or, after it, points for any player (C-4)."""
    words = look.words("rare")
    return [line(words.who, ("open", anybody)) if tracker.over else line(words.game_over, ("do", ("ended",)))]


def rare(look: "Look", tracker: "Tracker") -> "list[Line]":
    """Return a line of the menu for any player's points, where players cannot be chosen on the screen."""
    by_turns = tracker.seconds and not tracker.over
    return [line(look.words("rare").who, ("open", anybody))] if by_turns else []


def anybody(look: "Look", tracker: "Tracker", cursor: "int | None") -> "Content":
    """Ask which player gets points."""
    rows = [player_line(look, seat, ("open", points, seat)) for seat in tracker.staying]
    return pick(look, cursor, "anybody", look.words("rare").who, rows)


def ranking(look: "Look", tracker: "Tracker", cursor: None) -> "Content":
    """Show who has won and everybody's points, highest first. SP-4."""
    words, winners = look.words("end"), tracker.winners
    seat = winners[0] if len(winners) == 1 else None
    body = moving("winning"), grid((), ranking_rows(tracker.places, tracker.scores))
    heading = words.shared if seat is None else words.wins
    corner = look.words("turn").round % tracker.round
    lights = ("winners",) + tuple(winners)
    beside = key(look.words("rare").who, ("open", anybody))
    return content(OVER, heading, body, ending(look), seat, corner, lights=lights, flags=(CLEAN,), beside=(beside,))


SCREENS = {PLAY: play, OVER: ranking}
ALWAYS = always
ALSO = rare
