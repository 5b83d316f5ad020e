"""An evening of Hamsterrolle but its turns: what to put on the table, who begins, who wins."""

from ....companion import ranking
from ....companion.celebration import Celebration
from ....companion.leaves import Leaves, seating
from ....companion.opening import ending
from ....companion.questions import Pick, players
from ....companion.screen import TOP
from ....drawing.fonts import medium
from ....drawing.pictures import setup_hamsterrolle as pictures
from ....drawing.pictures import winning

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ....companion.app import App
    from ....companion.leaves import Leaf
    from ....drawing.canvas import Canvas


def teams(app: "App", values: list[int]) -> str:
    """Who plays with whom, where a new game is set up. HR-60."""
    words = app.words("teams", "hamsterrolle")
    players, partner = values
    if players < 4:
        return words.alone
    if not partner:
        return words.none
    return words.pair % (app.name(0), app.name(partner))


def prepare(app: "App") -> Leaves:
    """What to put on the table before the game. HR-2 to HR-5, HR-9, HR-60."""
    tracker, words = app.tracker, app.words("prepare")
    shared = words.get("deal.share." + tracker.readings.share) if tracker.players == 3 else None
    leaves: list[Leaf] = [
        (words["wheel.do"], words["wheel.why"], pictures.CONE),
        (words["rolls.do"], words["rolls.why"], pictures.ROLLS),
        (words["deal.do"], shared or words["deal.players"][tracker.players - 2], pictures.PIECES),
    ]
    if tracker.teams:
        one, other = [seat for seat in range(1, 4) if seat != tracker.teams]
        together = words["team_a.why"] % (app.name(0), app.name(tracker.teams))
        against = words["team_b.why"] % (app.name(one), app.name(other))
        leaves.append((words["team_a.do"], together, pictures.SEATS))
        leaves.append((words["team_b.do"], against, pictures.PIECES))
    else:
        leaves.insert(0, seating(app))
    leaves.append((words["build.do"], words["build.why"], pictures.BUILD))
    leaves.append((words["time.do"], words["time.why"], pictures.BUILD))
    return Leaves(app, words.title, leaves, (app.common.done, ("done",)), clean=True)


def first(app: "App") -> Pick:
    """Who begins: the shakiest hands. HR-6."""
    return Pick(app, app.words("first").ask, players(app), lambda seat: ("first", seat))


def winner(app: "App") -> Celebration:
    """Who has no pieces left, or which team; everybody's pieces. HR-50, HR-63."""
    words, best = app.words("end"), app.tracker.winners
    seat = best[0] if len(best) == 1 else None
    title = words.wins if best else words.draw
    if len(best) == 2:
        title = words.pair % (app.name(best[0]), app.name(best[1]))
    presses = ending(app)
    shown = (title, _winner, presses, "", ("winners",) + tuple(app.tracker.best))
    return Celebration(app, winning, 2, TOP + 24, *shown, clean=True, seat=seat)


def _winner(canvas: "Canvas", app: "App") -> None:
    """Everybody's place and pieces, and why that is the end."""
    ranking.of_game(canvas, app, app.tracker.stocks)
    canvas.paragraph(medium, _why(app), 2, TOP - 2, 72, 11)


def _why(app: "App") -> str:
    """All pieces built; or, in teams, fewer than the others; or equally many."""
    tracker, words = app.tracker, app.words("end")
    if not tracker.winners:
        return words.even
    return words.fewest if any([tracker.stocks[seat] for seat in tracker.winners]) else words.built
