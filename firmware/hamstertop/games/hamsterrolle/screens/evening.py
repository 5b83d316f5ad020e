"""Screens for the beginning and end of Hamsterrolle: the set-up, the first player and the winner."""

from ....companion.asking import pick, player_line, seating, set_up
from ....companion.ending import decided, ending, ranking_rows, stopped
from ....content import CLEAN, content, grid, image, key, moving
from .correcting import correct

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ....companion.asking import Leaf
    from ....companion.look import Look
    from ....content import Content
    from ..tracker import Tracker


def teams(look: "Look", values: list[int]) -> str:
    """Return who plays with whom, as text for the set-up of a new game. HR-60."""
    words = look.words("teams", "hamsterrolle")
    players, partner = values
    if players < 4:
        return str(words.alone)
    if not partner:
        return str(words.none)
    return str(words.pair % (look.name(0), look.name(partner)))


def prepare(look: "Look", tracker: "Tracker", cursor: "int | None") -> "Content":
    """Show how to prepare the table before the game. HR-2 to HR-5, HR-9, HR-60."""
    words = look.words("prepare")

    def page(name: str, why: str, picture: str) -> "Leaf":
        return words[name + ".do"], why, image("setup_hamsterrolle." + picture)

    topics = ["setup", "wheel", "wheel", "deal", "turn", "turn"]
    pages = [
        page("wheel", words["wheel.why"], "CONE"),
        page("rolls", words["rolls.why"], "ROLLS"),
        page("deal", words["deal.why"], "PIECES"),
    ]
    if tracker.teams:
        one, other = [seat for seat in range(1, 4) if seat != tracker.teams]
        together = words["team_a.why"] % (look.name(0), look.name(tracker.teams))
        against = words["team_b.why"] % (look.name(one), look.name(other))
        pages = [page("team_a", together, "SEATS"), page("team_b", against, "BUILD")] + pages
        topics.insert(0, "setup")
    else:
        pages.insert(0, seating(look, tracker.players))
    pages += [page("build", words["build.why"], "BUILD"), page("time", words["time.why"], "BUILD")]
    done = key(look.common.done, ("do", ("done",)))
    return set_up(look, cursor, "steps.setup", words.title, pages, topics, done)


def first(look: "Look", tracker: "Tracker", cursor: "int | None") -> "Content":
    """Ask who begins: the player with the shakiest hands. HR-6."""
    rows = [player_line(look, seat, ("do", ("first", seat))) for seat in range(tracker.players)]
    return pick(look, cursor, "first", look.words("first").ask, rows)


def winner(look: "Look", tracker: "Tracker", cursor: None) -> "Content":
    """Show the winners or the draw, why the game ended and everybody's remaining pieces. HR-50, HR-63."""
    if tracker.unranked:
        return stopped(look, tracker.stocks)
    words, best = look.words("end"), tracker.winners
    seat = best[0] if len(best) == 1 else None
    heading = words.draw if seat is None else words.wins
    if len(best) == 2:
        heading = words.pair % (look.name(best[0]), look.name(best[1]))
    ties = tracker.tie_break
    why = decided(words, tracker.best, ties) if ties else words.built
    if tracker.ranked:
        why = words.tie if best else words.even
    body = moving("winning"), grid((), ranking_rows(tracker.places, tracker.stocks))
    lights, beside = ("winners",) + tuple(tracker.best), key(look.common.correct, ("open", correct))
    keys = ending(look)
    return content("winner", heading, body, keys, seat, why, lights=lights, flags=(CLEAN,), beside=(beside,))
