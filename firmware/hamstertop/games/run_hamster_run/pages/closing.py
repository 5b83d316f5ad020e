"""Pages of the end of a round: the belt, the alligators, fatigue; and of the game."""

from ....companion import modules
from ....companion.screen import MARGIN, NO, TOP, View, across, centred, foot, home, paragraph, say
from ....drawing import canvas as drawing
from ....drawing.fonts import large, medium, plate
from ....drawing.pictures import actions, alligator
from .. import pictures, rules, screens

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ....companion.app import App
    from ....companion.screen import Action, Screen


def belt(app: "App") -> View:
    """The belt moves; who falls in? RHR-70 to RHR-73."""
    falls = (screens.key(app, "fell"), screens.seldom("fell")) if screens.dry(app.tracker) else NO
    deeds = (falls, (screens.key(app, "sheet"), screens.seldom("sheet")), (app.common.DONE, ("done",)))
    return screens.screen(app, screens.titled(app, "belt"), _belt, deeds, clean=True)


def _belt(canvas: drawing.Canvas, app: "App") -> None:
    """How often the belt moves, what the asterisks do to the Speed pool, who is in the pit."""
    tracker = app.tracker
    times = tracker.moves
    order, follows = pictures.said(app, "belt just once") if times == 1 else pictures.said(app, "belt", times)
    fell = pictures.all_news(app, "fell")
    asterisks = _asterisks(app)
    if fell:
        order, follows = pictures.said(app, "belt fell", times)
        follows = (asterisks or fell) + " " + follows
    elif asterisks:
        follows = pictures.said(app, "belt falling in")[0] + " " + asterisks
    pictures.tell(canvas, (order, follows), 284, pictures.TELL)
    pictures.aside(canvas, order, actions.SPEED, tracker.speed)
    marked = tracker.news[-1][1] if fell else None
    pictures.lineup(
        canvas, tracker.in_play, lambda seat: actions.ALLIGATORS if tracker.pit[seat] else pictures.NOTHING, marked
    )


def _asterisks(app: "App") -> str:
    """What happens to the Speed pool, "" when the asterisks stay on the belt."""
    tracker = app.tracker
    if tracker.moves < tracker.asterisks:
        return ""
    after = rules.convey(tracker.moved, tracker.speed, tracker.readings.asterisk_at_once)[1]
    return pictures.said(app, "belt asterisks", tracker.speed, after)[0]


def alligators(app: "App") -> str:
    """How many alligators lie in the pit from now on; "" if as many as before. RHR-80, RHR-81, RHR-85."""
    told = ""
    for news in app.tracker.news:
        if news[0] in ("alligators", "chomped", "eaten"):
            change = "%+d" % news[1] if news[0] == "alligators" else "left"
            told = pictures.said(app, "alligators " + change, app.tracker.alligators)[0]
    return told


def chomp(app: "App") -> View:
    """A hamster in the pit faces the alligators: which trait? The odds stand above the keys. RHR-83 to RHR-87."""
    tracker = app.tracker
    seat = tracker.to_act
    strengths = [tracker.strength(seat, trait) for trait in rules.TRAITS]

    def face(trait: int) -> "Action":
        return lambda app: ("faced", trait, app.session.draw(strengths[trait] + tracker.alligators))

    return screens.screen(
        app, screens.titled(app, "chomp"), _chomp, screens.traits(app, strengths, face), seat, ("alarm", seat)
    )


def _chomp(canvas: drawing.Canvas, app: "App") -> None:
    """Who faces how many alligators, and the odds of each trait above its key."""
    tracker = app.tracker
    seat, many = tracker.to_act, tracker.alligators
    news = pictures.all_news(app, "escaped", "chomped", "eaten")
    told = (news + " " + alligators(app)).strip()
    room = canvas.width - 2 * MARGIN
    if drawing.width(medium, told) > room:
        told = news  # how many alligators there are stands below
    y = paragraph(canvas, medium, told, MARGIN, TOP, room, 14)
    order, follows = pictures.said(app, "chomp", rules.chomp(many))
    below = paragraph(canvas, large, order, MARGIN, y - 2, across(canvas, 180), 18)
    paragraph(canvas, medium, follows, MARGIN, max(y + 17, below), across(canvas, 190), 14)
    x = canvas.width - MARGIN - 64
    canvas.picture(alligator.ALLIGATOR, x, TOP + 15)
    text = str(many)
    canvas.text(plate, text, x - 4 - drawing.width(plate, text), TOP + 42 - plate.BASE)
    wide = canvas.width // app.board.keys
    foot(canvas)
    for trait in rules.TRAITS:
        number = tracker.strength(seat, trait)
        if number:
            text = app.words.ODDS % pictures.percent(number, number + many)
            centred(canvas, large, text, wide * trait, wide, TOP + 50)
            pictures.bar(canvas, wide * trait + 12, TOP + 70, wide - 24, number, number + many)


def tally(app: "App") -> View:
    """Fatigue is counted; then a new round, or the end. RHR-90 to RHR-94."""
    tracker = app.tracker
    deeds = (NO, (screens.key(app, "sheet"), screens.seldom("sheet")), (app.common.NEXT, ("done",)))
    return View(app, screens.titled(app, "fatigue", tracker.round), _tally, deeds, "", screens.lights(app), clean=True)


def _tally(canvas: drawing.Canvas, app: "App") -> None:
    """What the alligators have done; who is tired, and what everybody has, before that chip is gone."""
    tracker = app.tracker
    tired = [news[1] for news in tracker.news if news[0] == "tired"]
    order, follows = pictures.said(app, "tired" if tired else "everybody rested")
    news = pictures.all_news(app, "escaped", "chomped", "eaten")
    room = canvas.width - 2 * MARGIN
    one_line = drawing.width(large, news) <= room  # else how many alligators there are stands at the right only
    told = [text for text in (news, alligators(app) if one_line else "", order) if text]
    wide = 284 if drawing.width(large, told[0]) <= room else pictures.TELL  # a second line would meet the alligators
    pictures.tell(canvas, (told[0], " ".join(told[1:]) or follows), wide, pictures.TELL)
    pictures.aside(canvas, told[0], actions.ALLIGATORS, tracker.alligators)

    def left(seat: int) -> tuple[str, str]:
        lost = seat in tired
        return str(tracker.pluck(seat) + lost), "–1" if lost else ""

    pictures.lineup(canvas, tracker.in_play, left)


def winner(app: "App") -> "Screen":
    """The last hamster in play, or the alligators. RHR-92."""
    best = app.tracker.winner
    home_key = (NO, NO, (app.common.FIRST_PAGE, home))
    x, y = app.canvas.width - 64 - 2 * MARGIN, TOP + 18
    celebration = modules.load("hamstertop.companion.celebration").Celebration
    made: Screen
    if best is None:
        made = celebration(app, "eating", x, y, screens.titled(app, "over for nobody"), _winner, home_key, clean=True)
    else:
        shown = (screens.titled(app, "over"), _winner, home_key, "", ("winners", best))
        made = celebration(app, "winning", x, y, *shown, clean=True, seat=best)
    return made


def _winner(canvas: drawing.Canvas, app: "App") -> None:
    """After how many rounds."""
    order, follows = pictures.said(app, "over for nobody" if app.tracker.winner is None else "over", app.tracker.round)
    say(canvas, order, follows, MARGIN, TOP + 16, 200)
