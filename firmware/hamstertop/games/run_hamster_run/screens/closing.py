"""The end of a round, and of the game: the belt moves, alligators eat, who did not rest is tired."""

from ....companion.celebration import Celebration
from ....companion.opening import ending
from ....companion.screen import MARGIN, NO, TOP, View, across, centred, foot, say
from ....drawing import canvas as drawing
from ....drawing.fonts import large, medium, plate
from ....drawing.pictures import actions, alligator, eating, winning
from ..rules import TRAITS, chomp, convey
from . import pictures
from .acting import dry, fell
from .page import all_news, alligators, lights, page, said, trait_keys
from .sheet import sheet

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ....companion.app import App
    from ....companion.screen import Action
    from ....words import Section

OF_CHOMPS = ("escaped", "chomped", "eaten")  # news


def belt(app: "App") -> View:
    """The belt moves; who falls in? RHR-70 to RHR-73."""
    words = app.words("belt")
    falls = (words.fall, fell) if dry(app.tracker) else NO
    commands = falls, (words.sheet, sheet), (app.common.done, ("done",))
    return page(app, words.title, _belt, commands, clean=True)


def _belt(canvas: drawing.Canvas, app: "App") -> None:
    """How often the belt moves, what the asterisks do to the Speed pool, who is in the pit."""
    words, tracker = app.words("belt"), app.tracker
    fallen, asterisks = all_news(app, "fell"), _asterisks(app)
    if fallen:
        do, why = said(words, "fell", times=tracker.moves)
        why = (asterisks or fallen) + " " + why
    else:
        do, why = said(words, "once" if tracker.moves == 1 else "times", times=tracker.moves)
        if asterisks:
            why = words.falls_in + " " + asterisks
    pictures.tell(canvas, (do, why), 284, pictures.TELL)
    pictures.aside(canvas, do, actions.SPEED, tracker.speed)
    marked = tracker.news[-1][1] if fallen else None
    pictures.lineup(
        canvas, tracker.in_play, lambda seat: actions.ALLIGATORS if tracker.pit[seat] else pictures.NOTHING, marked
    )


def _asterisks(app: "App") -> str:
    """What happens to the Speed pool, "" when the asterisks stay on the belt."""
    tracker = app.tracker
    if tracker.moves < tracker.asterisks:
        return ""
    after = convey(tracker.moved, tracker.speed, tracker.readings.asterisk_at_once)[1]
    return str(app.words("belt").asterisks % {"before": tracker.speed, "after": after})


def face(app: "App") -> View:
    """A hamster in the pit faces the alligators: which trait? The odds stand above the keys. RHR-83 to RHR-87."""
    tracker = app.tracker
    seat = tracker.to_act
    strengths = [tracker.strength(seat, trait) for trait in TRAITS]

    def drawing_of(trait: int) -> "Action":
        return lambda app: ("faced", trait, app.session.draw(strengths[trait] + tracker.alligators))

    keys = trait_keys(app, strengths, drawing_of)
    return page(app, app.words("chomp").title, _face, keys, seat, scene=("alarm", seat))


def _face(canvas: drawing.Canvas, app: "App") -> None:
    """Who faces how many alligators, and the odds of each trait above its key."""
    tracker = app.tracker
    seat, many = tracker.to_act, tracker.alligators
    news = all_news(app, *OF_CHOMPS)
    told = (news + " " + alligators(app)).strip()
    room = canvas.width - 2 * MARGIN
    if drawing.width(medium, told) > room:
        told = news  # how many alligators there are stands below
    y = canvas.paragraph(medium, told, MARGIN, TOP, room, 14)
    do, why = said(app.words("chomp"), lost=chomp(many))
    below = canvas.paragraph(large, do, MARGIN, y - 2, across(canvas, 180), 18)
    canvas.paragraph(medium, why, MARGIN, max(y + 17, below), across(canvas, 190), 14)
    x = canvas.width - MARGIN - 64
    canvas.picture(alligator.ALLIGATOR, x, TOP + 15)
    text = str(many)
    canvas.text(plate, text, x - 4 - drawing.width(plate, text), TOP + 42 - plate.BASE)
    wide = canvas.width // app.board.keys
    foot(canvas)
    for trait in TRAITS:
        chips = tracker.strength(seat, trait)
        if chips:
            centred(canvas, large, pictures.percent(app, chips, chips + many), wide * trait, wide, TOP + 50)
            pictures.bar(canvas, wide * trait + 12, TOP + 70, wide - 24, chips, chips + many)


def fatigue(app: "App") -> View:
    """Fatigue is counted; then a new round, or the end. RHR-90 to RHR-94."""
    words = app.words("fatigue")
    commands = (NO, (words.sheet, sheet), (app.common.next, ("done",)))
    return View(app, words.title % app.tracker.round, _fatigue, commands, "", lights(app), clean=True)


def _fatigue(canvas: drawing.Canvas, app: "App") -> None:
    """What the alligators have done; who is tired, and what everybody has, before that chip is gone."""
    tracker = app.tracker
    tired = [news[1] for news in tracker.news if news[0] == "tired"]
    do, why = said(app.words("fatigue"), "tired" if tired else "rested")
    news = all_news(app, *OF_CHOMPS)
    room = canvas.width - 2 * MARGIN
    one_line = drawing.width(large, news) <= room  # else how many alligators there are stands at the right only
    told = [text for text in (news, alligators(app) if one_line else "", do) if text]
    wide = 284 if drawing.width(large, told[0]) <= room else pictures.TELL  # a second line would meet the alligators
    pictures.tell(canvas, (told[0], " ".join(told[1:]) or why), wide, pictures.TELL)
    pictures.aside(canvas, told[0], actions.ALLIGATORS, tracker.alligators)

    def left(seat: int) -> tuple[str, str]:
        lost = seat in tired
        return str(tracker.pluck(seat) + lost), "–1" if lost else ""

    pictures.lineup(canvas, tracker.in_play, left)


def winner(app: "App") -> Celebration:
    """The last hamster in play, or the alligators. RHR-92."""
    best = app.tracker.winner
    series, lights = (eating, ("dark",)) if best is None else (winning, ("winners", best))
    keys = ending(app)
    x, y = app.canvas.width - 64 - 2 * MARGIN, TOP + 18
    return Celebration(app, series, x, y, _won_by(app).title, _winner, keys, "", lights, clean=True, seat=best)


def _winner(canvas: drawing.Canvas, app: "App") -> None:
    """After how many rounds."""
    do, why = said(_won_by(app), rounds=app.tracker.round)
    say(canvas, do, why, MARGIN, TOP + 16, 200)


def _won_by(app: "App") -> "Section":
    """The words for who has won."""
    return app.words("alligators_win" if app.tracker.winner is None else "winner")
