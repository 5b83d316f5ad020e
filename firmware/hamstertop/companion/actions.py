"""Carry out what players request with the keys: screens' actions, events and their effects."""

from .. import chance
from .. import content as kinds
from ..drawing.painter import code_room
from ..storage import REFUSED
from ..words import COMPANION
from . import chosen, clock, titles
from .shown import Shown, found

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

    from ..content import Action
    from ..games import Event
    from .app import App
    from .shown import Function


def press(app: "App", key: int, held: bool, at: int) -> None:
    """Carry out a press or hold of a labelled key. `at` is the time of the press in ticks."""
    touch(app, None if held else (key, at), _press, app.stack.screen, key, held)


def touch(app: "App", pressing: "tuple[int, int] | None", do: "Callable[..., None]", *arguments: "Any") -> None:
    """Call `do` with `arguments` in response to a press or touch, and show a notice if the source of chance is stuck.

    `pressing` is the key and the time in ticks at which it was pressed, or None for a key that is held. A touch counts
    as a press of a key.
    """
    app.stack.message = ""
    app.guard.pressing = pressing
    try:
        do(app, *arguments)
    except chance.StuckSource:
        app.stack.notice("stuck")
    finally:
        app.guard.pressing = None


def _press(app: "App", screen: Shown, key: int, held: bool) -> None:
    said, action = screen.label(key, False), screen.command(key, held)[1]
    if screen.running:
        clock.pressed(app, screen, held)
    perform(app, screen, action)
    if (
        screen is app.stack.screen and screen.label(key, False) != said
    ):  # such as the label Start, which changes to the name of a compartment
        app.guard.led()


def act(app: "App", *action: "Any") -> None:
    """Carry out an action on the current screen."""
    perform(app, app.stack.screen, action)


def perform(app: "App", screen: Shown, action: "Action") -> None:
    """Carry out an action on a screen."""
    if action:
        globals()["_" + action[0]](app, screen, *action[1:])


def do(app: "App", event: "Event", stay: bool = False) -> None:
    """Store an event and show the screen of the resulting phase. If `stay`, keep the current screen if the phase stays
    the same."""
    stack, tracker = app.stack, app.game.tracker
    phase, seat, said = tracker.phase, tracker.to_act, _said(stack.screen) if stay else None
    app.game.do(event)
    tracker = app.game.tracker
    stay, same = stay and tracker.phase == phase, tracker.to_act == seat
    _lead(app, stay, same)
    if stay and (_said(stack.screen) != said or not same):  # for the player who presses, this is a new screen
        app.guard.opened()


def undo(app: "App", stay: bool = False, taken: "tuple[str, int | None] | None" = None) -> None:
    """Undo the last event and show what it was. If `stay`, keep the current screen if the phase stays the same.

    `taken` is the result of `Look.last` if the caller has it, because computing it takes a while.
    """
    phase, taken = app.game.tracker.phase, taken or app.look.last()
    app.game.undo()
    _lead(app, stay and app.game.tracker.phase == phase)
    if taken:
        app.stack.message = app.look.common.undone % taken[0]


def _said(screen: Shown) -> "list[str] | None":
    """Return the labels of a screen's keys, or None for the main screen."""
    return None if screen.own else [screen.label(key, False) for key in range(3)]


def _lead(app: "App", stay: bool, same: bool = True) -> None:
    """Show the effect of an event. `same` says whether the same player must act next."""
    stack = app.stack
    if not (stay and same):
        app.guard.led()
    if stay:
        stack.follow(not same)
    else:
        stack.play()
        app.guard.opened(kinds.EAGER in stack.screen.content.flags or stack.screen.lasting)
    stack.warn()


# Actions (see `content`): the function `_x` carries out the action `x`

_start = clock.start
_stop = clock.stop


def _do(app: "App", screen: Shown, *events: "Event") -> None:
    for event in events[:-1]:
        do(app, event)
    do(app, events[-1], kinds.STAYS in app.stack.screen.flags)


def _open(app: "App", screen: Shown, function: "Function", *arguments: "Any") -> None:
    app.stack.push(Shown(app.look, function, *arguments))


def _ask(app: "App", screen: Shown, question: str, action: "Action", why: str = "") -> None:
    app.stack.show("sure", question, action, why)


def _show(app: "App", screen: Shown, name: str, *arguments: "Any") -> None:
    app.stack.show(name, *arguments)


def _help(app: "App", screen: Shown) -> None:
    app.stack.show("what_now", app.stack.topic)


def _at(app: "App", screen: Shown, cursor: "Any") -> None:
    screen.cursor = cursor
    app.stack.redraw()


def _back(app: "App", screen: Shown, cursor: "Any" = None) -> None:
    app.stack.pop()
    if cursor is not None:
        app.stack.screen.at = cursor
        app.stack.redraw()


def _roll(app: "App", screen: Shown, dice: int, sides: int, before: "Event") -> None:
    _do(app, screen, before + app.game.roll(dice, sides))


def _draw(app: "App", screen: Shown, ways: int, before: "Event") -> None:
    _do(app, screen, before + (app.game.draw(ways),))


def _then(app: "App", screen: Shown, first: "Action", second: "Action") -> None:
    perform(app, screen, first)
    perform(app, screen, second)


def _undo(app: "App", screen: Shown) -> None:
    undo(app)


def _take_back(app: "App", screen: Shown) -> None:
    """Undo the last event, but ask first if it happened in another player's turn or began the game."""
    look = app.look
    if look.count < 2:
        words = look.words("instead", COMPANION)
        _ask(app, screen, words["back.ask"], ("bring_back",), words["back.why"])
        return
    taken = look.last()
    if taken and taken[1] is not None and taken[1] != app.game.tracker.to_act:
        _ask(app, screen, look.common.take_back % taken[0], ("undo",))
    else:
        undo(app, kinds.STAYS in app.stack.screen.flags, taken)


def _play(app: "App", screen: Shown) -> None:
    app.stack.play()


def _home(app: "App", screen: Shown) -> None:
    app.stack.home()


def _check(app: "App", screen: Shown) -> None:
    from .checking import Checking  # loaded on first use

    app.stack.push(Checking(app).screen)


def _game(app: "App", screen: Shown, title: str) -> None:
    begins = getattr(titles.screens(title), "BEGINS", None)  # the event that begins a game without asking anything
    if begins and app.game.saved(title).game:
        _resume(app, screen, title)
    elif begins:
        _begin(app, screen, title, begins)
    else:
        app.stack.show("new_game", title)
    app.stack.warn(title)


def _resume(app: "App", screen: Shown, title: str) -> None:
    if app.game.resume(title):
        app.stack.play()
        app.guard.led()
    else:
        app.stack.home()
    app.stack.warn()


def _choose(app: "App", screen: Shown, title: str, event: "Event") -> None:
    """Set how the next game of a title will begin. If this cannot be stored, players are told when the game begins."""
    app.settings.setups = chosen.beginning(title, event[1:], app.settings.setups)
    app.settings.save()
    app.stack.redraw()


def _instead(app: "App", screen: Shown, title: str, event: "Event") -> None:
    """Begin a game in place of the running one, or ask for confirmation if the running one could not be restored
    later."""
    if app.game.give_up(title):
        _begin(app, screen, title, event)
        return
    app.stack.pop()  # No leads back to this screen
    words = app.look.words("instead", COMPANION)
    _ask(app, screen, words["lost.ask"], ("begin", title, event), words["lost.why"])


def _explained(app: "App", screen: Shown, what: str) -> None:
    app.settings.explained[what] = 1
    app.settings.save()


def _set(app: "App", screen: Shown, name: str, value: "Any") -> None:
    setattr(app.settings, name, value)
    app.save_settings()


def _name(app: "App", screen: Shown, seat: int, name: str) -> None:
    names = app.settings.names
    for other in range(len(names)):
        if names[other] == name:
            names[other] = ""
    names[seat] = name
    if name:
        app.settings.known = chosen.remembered(name, app.settings.known)
    app.save_settings()


def _result(app: "App", screen: Shown, payload: bytes = b"") -> None:
    payload = payload or app.game.result()
    app.stack.show("take_home", *_codes(app, payload, False))


def _whole(app: "App", screen: Shown, payload: bytes) -> None:
    app.stack.show("take_home", *_codes(app, payload, True))


def _codes(app: "App", payload: bytes, whole: bool) -> "tuple[Any, ...]":
    made: tuple[Any, ...] = found("take_home.make")(app.look, app.board, code_room(app.canvas), payload, whole)
    return (payload,) + made


def _begin(app: "App", screen: Shown, title: str, event: "Event") -> None:
    app.game.begin(title, event)
    _lead(app, False)


def _again(app: "App", screen: Shown, then: "Action") -> None:
    session = app.game.session
    session.keep()  # so that undo can restore it
    app.game.begin(session.game, ("setup",) + session.setup)
    _lead(app, False)
    perform(app, app.stack.screen, then)


def _bring_back(app: "App", screen: Shown) -> None:
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


def _undo_or(app: "App", screen: Shown, kinds_: "tuple[str, ...]", event: "Event", said: str) -> None:
    last = ""
    for each in app.look.events():
        last = each[0]
    if last not in kinds_:
        _take_back(app, screen)
        return
    app.stack.message = said
    _do(app, screen, event)
