"""Carry out presses: screens' actions, events and their effects."""

from .. import chance
from .. import content as kinds
from ..drawing.painter import code_room
from ..games import titles
from ..games.tracking import TAKES_OVER
from ..saving.storage import REFUSED
from ..words import COMPANION
from . import clock, story
from .shown import HOLD, KEY, LINE, SEAT, TEXT, Shown, companion_screen

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from typing import Any

    from ..content import Action
    from ..games import Event
    from ..saving.people import Person
    from .app import App
    from .shown import Function


UNDOES = ("take_back", "undo_or")  # actions that undo an event, or perhaps do
AT_ONCE = 2  # number of events in a row that are undone without asking how far to go back
LAST = 99  # as a cursor: the last page of any series
OTHERS = 16  # places other than keys are numbered as keys from here on, so that the guard ignores double touches


def press(app: "App", place: str, which: int, at: int, value: "Any" = None) -> None:
    """Carry out a press of a key, or of another place on a page, unless the guard finds that it does not count.

    Args:
        place: the kind of place, such as KEY (see `shown`).
        which: the number of the key, line, seat or number.
        at: the time of the press in ticks.
        value: the number or text entered there, or None.
    """
    stack, guard = app.stack, app.guard
    screen = stack.screen
    key = kinds.RIGHT if place == LINE else which if place in (KEY, HOLD) else None
    pressing = None if place in (HOLD, TEXT) else (OTHERS + which if key is None else key, at)
    if pressing and not guard.counts(pressing[0], at):
        return
    if place == LINE:
        screen.at = which
    action = screen.action(place, which, value)
    if not action:
        return
    said = "" if key is None else screen.label(key, False)
    stack.message = ""
    stack.undone = stack.undone if action[0] in UNDOES else 0
    guard.pressing = pressing
    try:
        if key is not None and screen.running:
            clock.pressed(app, screen, place == HOLD)
        act(app, *action)
        if key is not None and screen is stack.screen and screen.label(key, False) != said:
            guard.resulted()  # such as the label Start, which changes to the name of a compartment
        elif place == SEAT and stack.screen.action(SEAT, which) == action:
            guard.repeat()  # such as one more token
    except chance.StuckSource:
        stack.notice("stuck")
    finally:
        guard.pressing = None


def act(app: "App", *action: "Any") -> None:
    """Carry out an action on the current screen."""
    ACTIONS[action[0]](app, *action[1:])


def do(app: "App", *events: "Event") -> None:
    """Store events in order, and show the screen of the resulting phase. A screen that STAYS is kept after the last
    event if the phase stays the same."""
    for event in events[:-1]:
        _store(app, event, False)
    _store(app, events[-1], kinds.STAYS in app.stack.screen.flags)


def _store(app: "App", event: "Event", stay: bool) -> None:
    stack, tracker = app.stack, app.game.tracker
    phase, seat, said = tracker.phase, tracker.to_act, _said(stack.screen) if stay else None
    app.game.do(event)
    tracker = app.game.tracker
    stay, same = stay and tracker.phase == phase, tracker.to_act == seat
    _lead(app, stay, same)
    if stay and (_said(stack.screen) != said or not same):  # for the player who presses, this is a new screen
        app.guard.opened()


def _undone(app: "App", event: "Event", what: str) -> None:
    """After an undo, say what was undone, and show the screen on which the event can be entered again, if the title's
    `ENTERED` has one for this kind of event in this phase. No press counts before players can see it, as they may have
    meant a list."""
    screens, tracker = titles.screens(app.game.session.game), app.game.tracker
    screen = getattr(screens, "ENTERED", {}).get((event[0], tracker.phase))
    if screen and app.stack.screen.function is not screen:
        _open(app, screen)
    if event[0] == "done" and (app.stack.screen.action(KEY, kinds.RIGHT) or ("",))[0] == "at":
        _at(app, LAST)  # it is entered on the last page of a series
    app.stack.message = app.look.common.undone % what
    app.guard.opened()


def _said(screen: Shown) -> "list[str] | None":
    """Return the labels of a screen's keys, or None for the main screen."""
    return None if screen.own else [screen.label(key, False) for key in range(3)]


def _lead(app: "App", stay: bool, same: bool = True) -> None:
    """Show the effect of an event. `same` says whether the same player must act next."""
    stack = app.stack
    if not (stay and same):
        app.guard.resulted()
    if stay:
        stack.stay(not same)
    else:
        stack.play()
        app.guard.opened(kinds.EAGER in stack.screen.content.flags or stack.screen.lasting)
    stack.warn()


# Actions


def _open(app: "App", function: "Function", *arguments: "Any") -> None:
    app.stack.push(Shown(app.game, app.look, function, *arguments))


def _ask(app: "App", question: str, action: "Action", why: str = "") -> None:
    app.stack.show("sure", question, action, why)


def _help(app: "App") -> None:
    topic, heading = app.stack.about()
    app.stack.show("what_now", topic, heading, app.stack.screen.own)


def _at(app: "App", cursor: "Any") -> None:
    app.stack.screen.cursor = cursor
    app.stack.redraw()


def _back(app: "App", cursor: "Any" = None) -> None:
    app.stack.pop()
    app.guard.resulted()  # a second press, meant for the page that is left, must not act on the one below
    if cursor is not None:
        app.stack.screen.at = cursor
        app.stack.redraw()


def _draw(app: "App", ways: int, before: "Event") -> None:
    do(app, before + (app.game.draw(ways),))


def _draw_all(app: "App", ways: "Callable[[Any], int]", before: "Event") -> None:
    """Draw until the phase ends, each time one of as many outcomes as `ways` returns for the tracker."""
    phase = app.game.tracker.phase
    while app.game.tracker.phase == phase:
        _draw(app, ways(app.game.tracker), before)


def _then(app: "App", first: "tuple[Any, ...]", second: "tuple[Any, ...]") -> None:
    act(app, *first)
    act(app, *second)


def _take_back(app: "App") -> None:
    """Undo the last event, also if it happened in another player's turn, so that holding the key always does the same.
    If several have just been undone, ask how far to go back. At the beginning of the game, ask whether to go back to
    the game that it replaced."""
    stack, taken = app.stack, story.last(app.look, app.game.session)
    if not taken:
        act(app, *companion_screen("log.before")(app.look))
    elif stack.undone == AT_ONCE:
        stack.show("log.back_to")
    else:
        stack.undone += 1
        phase, stay = app.game.tracker.phase, kinds.STAYS in stack.screen.flags
        event = app.game.undo()
        _lead(app, stay and app.game.tracker.phase == phase)
        _undone(app, event, taken[0])


def _back_to(app: "App", logged: int) -> None:
    """Undo events until only this number of them is left in the log, and show the last one undone."""
    last, _ = app.look.log(logged, logged + 1)[0]
    event: Event = ("",)
    while app.look.logged() > logged:
        event = app.game.undo()
    _lead(app, False)
    _undone(app, event, last)


def _check(app: "App") -> None:
    from .checking import Checking  # loaded on first use

    app.stack.push(Checking(app).screen)


def _game(app: "App", title: str) -> None:
    begins = getattr(titles.screens(title), "BEGINS", None)  # the event that begins a game without asking anything
    if begins and app.game.saved(title).game:
        _resume(app, title)
    elif begins:
        _begin(app, title, begins)
    else:
        app.stack.show("new_game", title)
    app.stack.warn(title)


def _resume(app: "App", title: str) -> None:
    if app.game.resume(title):
        app.stack.play()
        if app.game.paused and companion_screen("where.asked")(app.look, app.game.tracker):
            app.stack.show("where")
        app.guard.resulted()
    else:
        app.stack.home()
    app.stack.warn()


def _choose(app: "App", title: str, event: "Event") -> None:
    """Set how the next game of a title will begin. If this cannot be stored, players are told when the game begins."""
    app.settings.setups[title] = list(event[1:])
    app.settings.save()
    app.stack.redraw()


def _instead(app: "App", title: str, event: "Event") -> None:
    """Begin a game in place of the running one, or ask for confirmation if the running one could not be restored
    later."""
    if app.game.give_up(title):
        _begin(app, title, event)
        return
    app.stack.pop()  # No leads back to this screen
    words = app.look.words("instead", COMPANION)
    _ask(app, words["lost.ask"], ("begin", title, event), words["lost.why"])


def _set(app: "App", name: str, value: "Any") -> None:
    setattr(app.settings, name, value)
    app.save_settings()


def _note(app: "App", event: "Event") -> None:
    """Store an annotation that says what a card of this copy of the game has, and remember it for later games."""
    app.game.do(event)
    app.settings.note(app.game.session.game, *event[1:])
    app.save_settings()


def _name(app: "App", seat: int, name: str) -> None:
    """Give a seat in the next game a name, and in the game being played too if the seat is known by its colour."""
    game, settings = app.game, app.settings
    settings.call(seat, name, game.session.source)
    person = settings.person(settings.seats[seat])
    played = game.playing and seat < getattr(game.tracker, "players", 0) and not game.called(seat)
    if played and name and person.id not in [other.id for other in game.session.people]:
        game.seat(seat, person)
    app.save_settings()


def _respell(app: "App", id: str, name: str) -> None:
    """Change the spelling of a person's name, here and in the open game, unless it is empty."""
    if not name:
        return
    app.settings.respell(id, name)
    if app.game.session.game:
        app.game.respell(app.settings.person(id))
    app.save_settings()


def _forget(app: "App", id: str) -> None:
    app.settings.forget(id)
    app.save_settings()


def _table(app: "App", people: "Sequence[Person]", then: "tuple[Any, ...]") -> None:
    """Seat these people for the next game, and carry out the action that begins it."""
    app.settings.sit(people, app.game.session.source)
    app.settings.table = len(people)
    app.save_settings()
    act(app, *then)


def _takes_over(app: "App", seat: int, person: "Person") -> None:
    """Let a person, who may be new here, have a seat of the open game from now on."""
    if person.name and not person.id:
        person = app.settings.meet(person.name, app.game.session.source)
        app.save_settings()
    app.game.expect(person)
    do(app, (TAKES_OVER, seat))
    taken = story.last(app.look, app.game.session)
    app.stack.message = taken[0] if taken else ""


def _result(app: "App", payload: bytes = b"") -> None:
    payload = payload or app.game.result()
    made: tuple[Any, ...] = companion_screen("take_home.make")(app.look, code_room(app.canvas), payload)
    app.stack.show("take_home", payload, *made)


def _delete(app: "App", payload: bytes) -> None:
    """Delete a result, and go back to the list."""
    app.stack.pop()
    try:
        app.game.delete(payload)
    except REFUSED:
        app.stack.notice("unsaved")
    app.stack.redraw()


def _begin(app: "App", title: str, event: "Event") -> None:
    """Begin a game. Players who know this variant skip the set-up, and others first read how it works, unless nothing
    is explained here."""
    app.game.begin(title, event)
    _lead(app, False)
    _set_up(app, title, companion_screen("new_game.known")(app.look, title, event))


def _set_up(app: "App", title: str, known: bool) -> None:
    """Skip the pages of a title's set-up if its players know them. `READY` in its screens is the action of their last
    key."""
    ready = getattr(titles.screens(title), "READY", None)
    if ready and known:
        act(app, *ready)
    elif ready and app.settings.explains:
        app.stack.show("how", True)


def _again(app: "App", event: "Event") -> None:
    session = app.game.session
    known = companion_screen("again.same")(app.look, session.game, event)
    session.keep()  # so that undo can restore it
    app.game.begin(session.game, event, session.people)
    _lead(app, False)
    _set_up(app, session.game, known)


def _knows(app: "App", title: str, knows: bool) -> None:
    """Remember whether players know a title, and go on with what the key Start does."""
    _learn(app, title, knows)
    app.stack.pop()
    act(app, *companion_screen("new_game.start")(app.look, title))


def _learn(app: "App", title: str, knows: bool) -> None:
    app.settings.learn(title, knows)
    app.save_settings()


def _bring_back(app: "App") -> None:
    try:
        readable = app.game.bring_back()
    except REFUSED:
        app.stack.notice("unsaved")
        return
    if not readable:  # the game has been stored, but cannot be read at the moment
        app.stack.home()
        app.stack.warn()
        return
    _lead(app, False)
    app.stack.message = app.look.common.undone % app.look.common.new_game


def _undo_or(app: "App", kinds_: "tuple[str, ...]", event: "Event", said: str) -> None:
    if app.game.session.last_event[0] in kinds_:
        app.stack.message = said
        do(app, event)
    else:
        _take_back(app)


# What each action does (see `content`)
ACTIONS: "dict[str, Callable[..., None]]" = {
    "do": do,
    "open": _open,
    "ask": _ask,
    "show": lambda app, name, *arguments: app.stack.show(name, *arguments),
    "help": _help,
    "at": _at,
    "back": _back,
    "roll": lambda app, dice, sides, before: do(app, before + app.game.roll(dice, sides)),
    "draw": _draw,
    "draw_all": _draw_all,
    "then": _then,
    "take_back": _take_back,
    "back_to": _back_to,
    "play": lambda app: app.stack.play(),
    "home": lambda app: app.stack.home(),
    "check": _check,
    "start": lambda app: clock.start(app, app.stack.screen),
    "stop": lambda app: clock.stop(app, app.stack.screen),
    "game": _game,
    "resume": _resume,
    "choose": _choose,
    "instead": _instead,
    "set": _set,
    "note": _note,
    "name": _name,
    "respell": _respell,
    "forget": _forget,
    "table": _table,
    "takes_over": _takes_over,
    "result": _result,
    "delete": _delete,
    "begin": _begin,
    "again": _again,
    "knows": _knows,
    "learn": _learn,
    "bring_back": _bring_back,
    "undo_or": _undo_or,
}
