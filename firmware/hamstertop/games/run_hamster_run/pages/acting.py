"""Pages on which a hamster carries out what it has declared, and of tests between hamsters."""

from ....companion.screen import NO, View
from ....drawing import canvas as drawing
from ....drawing.pictures import actions
from .. import pictures, rules, screens

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ....companion.app import App
    from ....companion.screen import Deed
    from ... import Event
    from ..tracker import Tracker

SIDE = 100  # pixels of a side of a test


def resolve(app: "App") -> View:
    """A hamster resolves its action. RHR-40 to RHR-62."""
    words, tracker = app.words, app.tracker
    seat = tracker.to_act
    action = tracker.actions[seat]
    if rests(tracker):
        deeds = screens.traits(app, (1, 1, 1), lambda trait: ("rested", trait))
    else:
        loser = beaten(tracker)
        left: Deed = (screens.key(app, "flipped"), ("flipped", 1)) if screens.may_flip(tracker) else NO
        middle: Deed = NO
        if loser is not None:
            middle = (screens.key(app, "fell"), ("fell", loser))
        elif may_test(tracker):
            middle = (screens.key(app, "tested") if action == rules.RUN else words.ACTIONS[action], screens.target)
        deeds = (left, middle, (app.common.done, ("done",)))
    view = screens.screen(app, words.ACTIONS[action], _resolve, deeds, seat, stays=True)
    view.topic = "resolving %d" % action
    return view


def _resolve(canvas: drawing.Canvas, app: "App") -> None:
    """What the hands do, what has just come of it, and the chips it is done with; what all others do."""
    tracker = app.tracker
    seat = tracker.to_act
    action = tracker.actions[seat]
    texts = moment(app, seat, action)
    pictures.tell(canvas, texts, 284, pictures.TELL)
    trait, number = rules.METTLE, tracker.traits[seat][rules.METTLE]
    if action == rules.RUN:
        trait, number = rules.SCAMPER, tracker.face_up(seat)
    elif action == rules.REST:
        trait, number = 3, tracker.fatigue[seat]
    pictures.aside(canvas, texts[0], actions.ACTIONS[action], number, app.words.TRAITS[trait])
    pictures.lineup(canvas, tracker.order, pictures.doing(app), seat)


def moment(app: "App", seat: int, action: int) -> tuple[str, str]:
    """What a hamster that resolves its action does now, and what follows from it."""
    tracker = app.tracker
    last: Event = tracker.news[-1] if tracker.news else ("",)
    kind = last[0]
    if kind in ("step", "dash", "climb"):
        return pictures.said(app, kind)
    if kind in ("fell", "bitten"):
        return pictures.said(app, kind, app.name(last[1]))
    if kind == "won" and last[1] == seat:
        return _won(app, seat, action, last[2])
    if kind == "won":
        return pictures.said(app, "lost %d" % action, app.name(last[1]))
    if kind == "speed":
        return pictures.said(app, "all have rested")
    if tracker.pit[seat]:
        alone = action == rules.BITE and not any([tracker.pit[other] for other in tracker.in_play if other != seat])
        return pictures.said(app, "pit without others" if alone else "pit %d" % action)
    mettle = tracker.traits[seat][rules.METTLE]
    can = (mettle > 0, tracker.face_up(seat) > 0, mettle > 1, tracker.recovers(seat))
    if not can[action]:
        return pictures.said(app, "unable %d" % action)
    if action == rules.RUN and not mettle:
        return pictures.said(app, "start without Mettle")
    return pictures.said(
        app, "start %d" % action, *([app.words.SQUARES[rules.reach(mettle)]] if action == rules.THROW else [])
    )


def _won(app: "App", seat: int, action: int, loser: int) -> tuple[str, str]:
    """A test is won: what it entitles to."""
    name = app.name(loser)
    if action != rules.THROW:
        straight = action == rules.RUN and app.tracker.readings.straight_push
        return pictures.said(app, "won straight on" if straight else "won %d" % action, name)
    far = rules.reach(app.tracker.traits[seat][rules.METTLE])
    if not far:
        return pictures.said(app, "won without reach", name)
    return pictures.said(app, "won 2" if far < rules.JUDO else "won by judo throw", name, app.words.SQUARES[far])


def beaten(tracker: "Tracker") -> "int | None":
    """Whom the hamster to act has just pushed or thrown, and so perhaps into the pit."""
    for news in tracker.news:
        if news[0] == "won" and news[1] == tracker.to_act and not tracker.pit[news[2]]:
            action = tracker.actions[news[1]]
            flies = action == rules.THROW and rules.reach(tracker.traits[news[1]][rules.METTLE])
            return int(news[2]) if flies or action == rules.RUN else None
    return None


def rests(tracker: "Tracker") -> bool:
    """Whether the hamster to act takes a chip from Fatigue."""
    seat = tracker.to_act
    return seat is not None and tracker.actions[seat] == rules.REST and tracker.recovers(seat)


def may_test(tracker: "Tracker") -> bool:
    """Whether its action allows it a test of Mettle against somebody now."""
    seat = tracker.to_act
    if (
        seat is None
        or tracker.actions[seat] == rules.REST
        or tracker.challenged
        or not tracker.traits[seat][rules.METTLE]
    ):
        return False
    return bool(screens.targets(tracker)) and (tracker.actions[seat] != rules.RUN or screens.may_flip(tracker))
