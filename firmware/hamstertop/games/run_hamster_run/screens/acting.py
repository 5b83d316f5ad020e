"""Hamsters carry out what they have declared, or something else, and fall into the pit."""

from ....companion.questions import Pick, player
from ....companion.screen import BOTTOM, NO, View, back, foot
from ....drawing import canvas as drawing
from ....drawing.pictures import actions
from ..rules import ACTIONS, BITE, JUDO, METTLE, REST, RUN, SCAMPER, THROW, reach
from . import pictures
from .odds import Versus, against, targets
from .page import page, said, trait_keys

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from ....companion.app import App
    from ....companion.questions import Line
    from ....companion.screen import Command
    from ....words import Section
    from ... import Event
    from ..tracker import Tracker

SECTIONS = ("bite", "run", "throw", "rest")  # of words and of help, by action


def resolve(app: "App") -> View:
    """A hamster resolves its action. RHR-40 to RHR-62."""
    tracker = app.tracker
    seat = tracker.to_act
    action = tracker.actions[seat]
    name = app.words("values").action[action]
    if rests(tracker):
        commands = trait_keys(app, (1, 1, 1), lambda trait: ("rested", trait))
    else:
        words, loser = app.words("resolve"), beaten(tracker)
        left: Command = (words.flip, ("flipped", 1)) if may_flip(tracker) else NO
        middle: Command = NO
        if loser is not None:
            middle = (words.fall, ("fell", loser))
        elif may_test(tracker):
            middle = (words.push if action == RUN else name, against)
        commands = (left, middle, (app.common.done, ("done",)))
    won = tracker.news and tracker.news[-1][:2] == ("won", seat)
    title = app.words("resolve").win if won else name
    view = page(app, title, _resolve, commands, seat, stays=True)
    view.topic = SECTIONS[action]
    view.explains = not (won or tracker.pit[seat])
    return view


def _resolve(canvas: drawing.Canvas, app: "App") -> None:
    """What the hands do, what has just come of it, and the chips it is done with; what all others do."""
    tracker = app.tracker
    seat = tracker.to_act
    action = tracker.actions[seat]
    texts = _now(app, seat, action)
    pictures.tell(canvas, texts, 284, pictures.TELL)
    names = app.words("values").trait  # Fatigue comes last
    name, number = names[METTLE], tracker.traits[seat][METTLE]
    if action == RUN:
        name, number = names[SCAMPER], tracker.face_up(seat)
    elif action == REST:
        name, number = names[-1], tracker.fatigue[seat]
    pictures.aside(canvas, texts[0], actions.ACTIONS[action], number, name)
    pictures.lineup(canvas, tracker.order, pictures.doing(app), seat)


def _now(app: "App", seat: int, action: int) -> tuple[str, str]:
    """What a hamster does now, and what follows from it: by what its last press led to, else by what it can do."""
    tracker, words = app.tracker, app.words(SECTIONS[action])
    last: Event = tracker.news[-1] if tracker.news else ("",)
    kind = last[0]
    if kind in ("step", "dash", "climb"):
        return said(words, kind)
    if kind == "push_on":
        return said(words, kind, other=app.name(last[1]))
    if kind == "fell":
        return said(app.words("resolve"), kind, who=app.name(last[1]))
    if kind == "speed":
        return said(app.words("resolve"), "all_rest" if last[1] > 0 else "not_all_rest")
    if kind == "bitten":
        return said(words, kind, other=app.name(last[1]))
    if kind == "won":
        return _tested(app, words, seat, action, last)
    if tracker.pit[seat]:
        alone = action == BITE and not any([tracker.pit[other] for other in tracker.in_play if other != seat])
        return said(words, "pit_alone" if alone else "pit")
    mettle = tracker.traits[seat][METTLE]
    can = (mettle > 0, tracker.face_up(seat) > 0, mettle > 1, tracker.recovers(seat))
    if not can[action]:
        return said(words, "unable")
    if action == RUN and not mettle:
        return said(words, "start_no_mettle")
    return said(words, "start", squares=_flight(app, seat))


def _tested(app: "App", words: "Section", seat: int, action: int, won: "Event") -> tuple[str, str]:
    """A test is won, and entitles to something; or lost. RHR-44, RHR-52, RHR-57, RHR-A26."""
    winner, loser = won[1:]
    if winner != seat:
        return said(words, "lost", other=app.name(winner))
    moment = "won"
    if action == RUN and app.tracker.readings.straight_push:
        moment = "won_straight"
    elif action == THROW:
        far = reach(app.tracker.traits[seat][METTLE])
        moment = "won_weak" if not far else "won" if far < JUDO else "won_judo"
    return said(words, moment, other=app.name(loser), squares=_flight(app, seat))


def _flight(app: "App", seat: int) -> str:
    """How far a hamster throws."""
    squares: str = app.words("table").squares[reach(app.tracker.traits[seat][METTLE])]
    return squares


# What can be done now


def may_flip(tracker: "Tracker") -> bool:
    """Whether the hamster to act can flip Scamper to run."""
    seat = tracker.to_act
    return seat is not None and tracker.actions[seat] == RUN and not tracker.pit[seat] and tracker.face_up(seat) > 0


def may_test(tracker: "Tracker") -> bool:
    """Whether its action allows it a test of Mettle against somebody now."""
    seat = tracker.to_act
    if seat is None or tracker.actions[seat] == REST or tracker.challenged or not tracker.traits[seat][METTLE]:
        return False
    return bool(targets(tracker)) and (tracker.actions[seat] != RUN or may_flip(tracker))


def rests(tracker: "Tracker") -> bool:
    """Whether it takes a chip from Fatigue."""
    seat = tracker.to_act
    return seat is not None and tracker.actions[seat] == REST and tracker.recovers(seat)


def beaten(tracker: "Tracker") -> "int | None":
    """Whom it has just pushed or thrown, and so perhaps into the pit."""
    seat = tracker.to_act
    assert seat is not None
    for news in tracker.news:
        if (news[:2] == ("won", seat) or news[0] == "push_on") and not tracker.pit[news[-1]]:
            action = tracker.actions[seat]
            flies = action == THROW and reach(tracker.traits[seat][METTLE])
            return int(news[-1]) if flies or action == RUN else None
    return None


def dry(tracker: "Tracker") -> list[int]:
    """Who is in play and not in the pit."""
    return [seat for seat in tracker.in_play if not tracker.pit[seat]]


# In the menu: what is seldom done in a turn


def rare(app: "App") -> "list[Line]":
    """The likeliest first: before a hamster has acted another action, after that who fell."""
    words, tracker = app.words("menu"), app.tracker
    seat = tracker.to_act
    action = tracker.actions[seat]
    runs = tracker.face_up(seat) if may_flip(tracker) else 0
    changes = not tracker.acted and action == tracker.declared[seat] and any(tracker.traits[seat])
    tests = runs or (action not in (REST, RUN) and not tracker.challenged)
    ways = (
        (changes, words.change, change),
        (runs, words.spend, ("spent", SCAMPER)),
        (dry(tracker), words.fell, fell),
        (runs > 1, words.spend_and_climb, spend_and_climb),
        (runs > 2, words.climb, ("flipped", 3)),
        (beaten(tracker) is not None and may_test(tracker), words.push, against),
        (tests, words.versus, Versus),
    )
    return [(text, action) for can, text, action in ways if can]


def change(app: "App") -> View:
    """Another action than declared, a key each; then the chip it costs. RHR-40."""
    names = app.words("values").action

    def key(action: int) -> "Command":
        return names[action], lambda app: pay(app, action)

    left, middle, right = [key(action) for action in _others(app)]
    return View(app, app.words("change").title, _changing, (left, middle, right), seat=app.tracker.to_act)


def _others(app: "App") -> list[int]:
    """The actions that were not declared."""
    return [action for action in ACTIONS if action != app.tracker.actions[app.tracker.to_act]]


def _changing(canvas: drawing.Canvas, app: "App") -> None:
    """They stand above their keys."""
    words = app.words("change")
    pictures.tell(canvas, (words.do, words.pit if app.tracker.pit[app.tracker.to_act] else words.why))
    wide = canvas.width // app.board.keys
    foot(canvas)
    for key, action in enumerate(_others(app)):
        canvas.picture(actions.ACTIONS[action], key * wide + (wide - 24) // 2, BOTTOM - 28)


def pay(app: "App", action: int) -> View:
    """The chip that another action costs, by the owner's choice."""
    seat = app.tracker.to_act
    keys = trait_keys(app, app.tracker.traits[seat], lambda trait: ("changed", action, trait))
    draw = pictures.taking(said(app.words("price")), seat)
    return View(app, app.words("values").action[action], draw, keys, seat=seat)


def spend_and_climb(app: "App") -> "Event":
    """Two events at once. RHR-48."""
    app.do(("spent", SCAMPER))
    return ("flipped", 1)


def fell(app: "App") -> Pick:
    """Who fell into the pit, of those who are not in it yet; who lost the last test first. RHR-63."""
    tracker, pushed = app.tracker, None
    history = app.session.history
    for event in history.events() if history else ():
        if event[0] == "tested":
            pushed = event[3]
        elif event[0] in ("done", "rested"):
            pushed = None
    seats = dry(tracker)
    first = [seat for seat in (pushed, tracker.to_act) if seat in seats][:1]
    lines: list[Any] = [player(app, seat, ("fell", seat)) for seat in first + [s for s in seats if s not in first]]
    return Pick(app, app.words("fell").title, lines or [(app.common.back_key, back)], topic="fell")
