"""Screens for the beginning and end of Hamsterdam: the set-up, the first player and the ranking."""

from ....companion.asking import enter, pick, player_line, seating, series, set_up
from ....companion.ending import decided, ending, ranking_rows, stopped
from ....content import CLEAN, STAYS, amount, content, dice, grid, image, key, moving, player, players, row, say
from ..specials import TWINSTERS
from ..tracker import DAMS
from .correcting import correct
from .real_dice import real_dice, rolls_real_dice
from .special_hamsters import portrait
from .turn import ROLL_DICE

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ....companion.asking import Leaf
    from ....companion.look import Look
    from ....content import Content, Grid
    from ..tracker import Tracker

# Set-up, deployment and redeployment, as series of pages

# The picture for each step, or "" for the Twinsters
PICTURES = {
    "setup.full": ("ORDERED", "PASS", "LINE", "DOTS", "", "SPECIALS"),
    "setup.classic": ("ORDERED", "STACKS", ""),
}
# The topic of help for each step, after the one on which players take their places
TOPICS = {
    "setup.full": ("setup", "cards", "cards", "dam", "dealing", "dealing", "dealing"),
    "setup.classic": ("setup", "dam", "dealing", "dealing"),
}


def setup(look: "Look", tracker: "Tracker", cursor: "int | None") -> "Content":
    """Show how to set up the table. Players who know how can skip the pages."""
    words, section = look.words("steps"), "setup.classic" if tracker.classic else "setup.full"
    found = look.words(section).pages()
    if tracker.players == 2 and not tracker.classic:
        found[1] = look.words("setup.two").pages()[0]
    pages = [seating(look, tracker.players)]
    for (do, why), picture in zip(found, PICTURES[section]):
        pages.append((do, why, image("setup_hamsterdam." + picture) if picture else portrait(TWINSTERS)))
    heading = words.classic if tracker.classic else words.setup
    done = key(look.common.done, ("do", ("done",)))
    return set_up(look, cursor, "steps.setup", heading, pages, TOPICS[section], done)


def deploy(look: "Look", tracker: "Tracker", cursor: "int | None") -> "Content":
    words, done = look.words("steps"), key(look.common.done, ("do", ("done",)))
    pages: list[Leaf] = [(do, why, image("setup_hamsterdam.STACKS")) for do, why in look.words("deploy").pages()]
    if any(tracker.rolls):
        do, why, _ = pages[0]
        pages[0] = do, why, _rolls(tracker)
    ends = None, key(words.skip, ("do", ("done",))), None, done
    return series(look, cursor, "steps.deploy", words.begins, pages, ends, who=tracker.first, flags=(CLEAN,))


def redeploy(look: "Look", tracker: "Tracker", cursor: "int | None") -> "Content":
    """Show what to clear away between rounds, and who places hamsters. Both pages ask players to do something, so
    neither can be skipped."""
    heading, done = look.words("steps").redeployment, key(look.common.done, ("do", ("done",)))
    pages: list[Leaf] = [(do, why, None) for do, why in look.words("redeploy").pages()]
    ends, topics = (None, None, None, done), ("redeploy", "placing")
    return series(look, cursor, "steps.redeploy", heading, pages, ends, topics, flags=(CLEAN,))


def _rolls(tracker: "Tracker") -> "Grid":
    """Return everybody's roll for the first turn, including the last one, which no other screen shows."""
    rows = []
    for seat, roll in enumerate(tracker.rolls):
        rows.append(row(seat, ("", str(roll) if roll > 0 else "-"), marked=seat == tracker.first))
    return grid((), rows)


# The first player


def first(look: "Look", tracker: "Tracker", cursor: "int | None") -> "Content":
    """Let players roll for the first turn: the highest roll begins, and tied players roll again. HD-15, HD-A29."""
    if rolls_real_dice(look, tracker):
        return real_dice(look, tracker, cursor)
    words, seat = look.words("first"), tracker.actor
    before = [other for other in range(seat) if tracker.rolls[other] > 0]
    shown = tracker.dice if before or look.last_event()[0] == "rolled" else None
    tied = -1 in tracker.rolls or (tracker.dice and not any(tracker.rolls))
    why = words.why
    if shown:
        last = look.last()
        assert last is not None
        thrower = before[-1] if before else last[1]  # after a tie, nobody has rolled again yet
        assert thrower is not None
        why = words.theirs % look.name(thrower)
    rolled = [str(roll) if roll > 0 else "-" if roll else "?" for roll in tracker.rolls]
    everybody = players([player(other, text) for other, text in enumerate(rolled)], seat)
    order = say(words.tie if tied else words.do, why)
    body = (order, dice(shown), everybody) if shown else (order, everybody)
    keys = (
        None,
        key((look.words("rare").pick, words.pick), ("open", pick_first)),
        key(look.common.roll, ROLL_DICE),
    )
    return content("first", words.title, body, keys, seat, lights=("seat", seat), flags=(STAYS,))


def pick_first(look: "Look", tracker: "Tracker", cursor: "int | None") -> "Content":
    """Ask who begins, if the players decide without rolling."""
    rows = [player_line(look, seat, ("do", ("first", seat))) for seat in range(tracker.players)]
    return pick(look, cursor, "pick_first", look.words("first").title, rows)


# The end


def count(look: "Look", tracker: "Tracker", cursor: "int | None") -> "Content":
    """Ask for the water on each dam and, after a tie, for the hamsters left, one player at a time. HD-71, HD-72."""
    seat = tracker.to_act
    kind = "dam" if tracker.phase == DAMS else "hamsters"
    words = look.words(kind)
    heading = words.title
    if kind == "dam" and tracker.water >= tracker.limit:
        heading = words.reached % (tracker.water, tracker.limit)
    asked = amount(0, action=lambda counted: ("do", (kind, seat, counted)))
    why = words.why
    if kind == "hamsters":
        tied = [look.name(other) for other, left in enumerate(tracker.tie_break) if left is not None]
        why = words.tied % ", ".join(tied) + " " + why
    order, lit = say(words.do, why), ("seat", seat)
    return enter(look, cursor, "count." + kind, heading, order, asked, who=seat, lights=lit, flags=(CLEAN,))


def ranking(look: "Look", tracker: "Tracker", cursor: None) -> "Content":
    """Show the ranking, driest player first, with each player's flood pile, dam and total. HD-71 to HD-73."""
    if tracker.unranked:
        return stopped(look, tracker.piles)
    winners, scores = tracker.winners, tracker.scores
    words = look.words("end")
    seat = winners[0] if len(winners) == 1 else None
    details, ties = [], tracker.tie_break
    for other, pile in enumerate(tracker.piles):
        left = ties[other] if ties else None
        details.append(words.parts % (pile, scores[other] - pile) if left is None else words.left % left)
    body = moving("winning"), grid((), ranking_rows(tracker.places, scores, details))
    heading = words.shared if seat is None else words.wins
    lights = ("winners",) + tuple(winners)
    corner = decided(words, winners, ties) if ties else words.pile_and_dam
    keys, beside = ending(look), key(look.common.correct, ("open", correct))
    return content("ranking", heading, body, keys, seat, corner, lights=lights, flags=(CLEAN,), beside=(beside,))
