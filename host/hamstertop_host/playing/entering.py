"""Which keys enter an event: the shortest way, found in what the screens themselves say of their keys. Portable.

A key, a line or a number leads to an action (see `hamstertop.companion.screen`). So the way to an event can be
looked for without pressing anything: actions are asked for what they would do, in an app in which nothing happens.
What screens with a life of their own do with their keys (a running time, a secret) stands in the module of the title:
its `ENTER` has a function for each such kind of event.
"""

from hamstertop.companion import opening, screen, titles
from hamstertop.companion.counting import Number, Players
from hamstertop.companion.leaves import Leaves
from hamstertop.companion.look import Look
from hamstertop.companion.questions import Pick
from hamstertop.companion.shown import Shown
from hamstertop.companion.timed import Timed, start
from hamstertop.content import USUAL, Letters, Lines, Numbers

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

    from hamstertop.companion.app import App
    from hamstertop.companion.screen import Action, Screen
    from hamstertop.content import Content
    from hamstertop.games import Event

    from .fingers import Fingers

    Press = tuple[int, bool]  # a key, and whether it is held
    Goal = Callable[[Any], bool]  # whether this event or this screen is what is looked for

STEP = 20  # ms
DEEPEST = 5  # questions, one after the other
LEFT, MIDDLE, RIGHT = screen.LEFT, screen.MIDDLE, screen.RIGHT
ELSEWHERE = (
    screen.back,
    screen.undo,
    screen.home,
    opening.explain,
)  # lead away from the event


def enter(fingers: "Fingers", event: "Event") -> None:
    """Press keys until the companion has this event, from whatever screen is shown.

    Values left out at its end are whatever the device draws: ("rolled",).
    """
    if event[0] == "setup":
        begin(fingers, fingers.screen.arguments[0], event)
        return
    if event[0] == "clock":
        _wait(fingers, event[1])
        return
    special = _special(fingers.app.session.game, event[0])
    if special and special(fingers, event) is not False:
        return
    draws = fingers.app.tracker.draws(event)
    go(fingers, lambda found: isinstance(found, tuple) and found[: len(event)] == event, event, draws)


def begin(fingers: "Fingers", title: str, event: "Event") -> None:
    """A new game of a title, from the first screen or from the one of a new game, whatever it takes the place of."""
    if not is_a(fingers.screen, "new_game"):
        fingers.choose_line(titles.name(title, fingers.app))
    table, words = titles.house(title), fingers.app.words("new_game", title)
    values = event[1:]
    count = len(table.SETUP)
    for index in range(count):
        while fingers.set_up[1 + index] != values[index]:
            fingers.choose_line(words[table.SETUP[index][0]])
    if fingers.set_up[1 + count :] != values[count:]:
        fingers.choose_line(fingers.app.common.house_rules)
        for index, reading in enumerate(table.HOUSE.chosen(tuple(values[count:]))):
            while table.HOUSE.chosen(tuple(fingers.set_up[1 + count :]))[index] != reading:
                fingers.choose(index)
        fingers.hold(RIGHT)
    fingers.choose_line(fingers.app.common.start)
    while is_a(fingers.screen, "sure"):
        fingers.press(RIGHT)
    if is_a(fingers.screen, "offer"):  # of names, for later
        fingers.press(LEFT)


def go(
    fingers: "Fingers", goal: "Goal", event: "Event" = (), draws: "list[tuple[int, int]] | None" = None, deeper: int = 4
) -> None:
    """Press keys to what is looked for; AssertionError when no key leads there. `event` is what its answers may be
    values of, `draws` what chance must give on the way, `deeper` how many screens may be left first."""
    way = find(fingers.app, goal, event, draws or [])
    if way is None:
        assert deeper, f"no key of {fingers.title!r} leads to {event!r}"
        leave(fingers)
        go(fingers, goal, event, draws, deeper - 1)
        return
    fingers.dice.values = [value for _, value in draws or []]
    _press(fingers, way)
    fingers.dice.values = []


def is_a(found: object, name: str) -> bool:
    """Return whether it is a screen of the class of this name, or a screen function whose content has this id, or one
    that goes on with a dot."""
    if isinstance(found, Shown):
        return bool((found.content.id + ".").startswith(name + "."))
    return type(found).__name__ == name


def leave(fingers: "Fingers") -> None:
    """Press the key that leads back from what is shown."""
    out = _way_out(fingers.app.screen)
    assert out, f"no key leads back from {fingers.title!r}"
    _press(fingers, [out])


def find(app: "App", goal: "Goal", event: "Event", draws: "list[tuple[int, int]]") -> "list[Press] | None":
    """The fewest presses that lead from what is shown to what is looked for; None if there is no way."""
    return _inside(app.screen, goal, event, Rehearsal(app, draws), DEEPEST)


class Rehearsal:
    """An app in which nothing happens, and chance gives what it is asked for."""

    def __init__(self, app: "App", draws: "list[tuple[int, int]]") -> None:
        self._app = app
        self.session = _Chance(app.session, draws)
        self.draw = self.session.draw
        self.roll = self.session.roll

    def __getattr__(self, name: str) -> "Any":
        if name == "screen":
            return _Nobody()
        if name in ("do", "undo", "note", "begin", "open", "resume", "play", "home", "pop", "redraw", "notice"):
            return _nothing
        return getattr(self._app, name)


class _Chance:
    """A session that draws what it is asked for."""

    def __init__(self, session: "Any", draws: "list[tuple[int, int]]") -> None:
        self._session = session
        self._draws = draws

    def __getattr__(self, name: str) -> "Any":
        return getattr(self._session, name)

    def draw(self, sides: int, taken: int = 0) -> int:
        values = [value for wanted, value in self._draws if wanted == sides]
        return values[taken] if taken < len(values) else 0

    def roll(self, dice: int, sides: int) -> tuple[int, ...]:
        return tuple([1 + self.draw(sides, index) for index in range(dice)])


class _Nobody:
    """A screen that nothing happens to."""

    stays = False

    def __getattr__(self, name: str) -> "Any":
        return _nothing


def _nothing(*_: object, **__: object) -> None:
    pass


def _inside(shown: "Screen", goal: "Goal", event: "Event", app: "Any", depth: int) -> "list[Press] | None":
    """The fewest presses on a screen."""
    if isinstance(shown, Shown):
        found = _through_content(shown.function, shown.arguments, shown.cursor, goal, event, app, depth)
        for presses, action in _held(shown) if found is None else ():
            rest = _beyond(action, goal, event, app, depth)
            if rest is not None:
                return presses + rest
        return found
    best: list[Press] | None = None
    for presses, action in _offers(shown, event, app):
        if best is not None and len(presses) >= len(best):
            continue
        rest = _beyond(action, goal, event, app, depth)
        if rest is not None and (best is None or len(presses) + len(rest) < len(best)):
            best = presses + rest
    return best


def _beyond(action: "Action", goal: "Goal", event: "Event", app: "Any", depth: int) -> "list[Press] | None":
    """The presses that are left once an action is carried out; None if it leads elsewhere."""
    while callable(action):
        if action in ELSEWHERE:
            return None
        action = action(app)
    if action is None:
        return None
    if isinstance(action, Shown):
        return _after(("open", action.function) + action.arguments, goal, event, app, depth)
    if goal(action):
        return []
    if isinstance(action, tuple) or not depth:
        return None
    return _inside(action, goal, event, app, depth - 1)


def _through_content(
    function: "Any", arguments: "Any", cursor: "Any", goal: "Goal", event: "Event", app: "Any", depth: int
) -> "list[Press] | None":
    """Return the fewest presses on a screen function that lead to what is looked for, from a cursor on."""

    def show(at: "Any") -> "Content":
        shown: Content = function(Look(app), app.tracker, at, *arguments)
        return shown

    best: list[Press] | None = None
    reached: dict[Any, list[Press]] = {cursor: []}
    waiting = [cursor]
    while waiting:
        at = waiting.pop(0)
        presses = reached[at]
        if best is not None and len(presses) >= len(best):
            break
        shown = show(at)
        if [block for block in shown.body if isinstance(block, Letters)]:
            return None  # a name is no event, and there are endless ways to write one
        counted = [block for block in shown.body if isinstance(block, Numbers)]
        listed = [block for block in shown.body if isinstance(block, Lines)]
        if counted and len(counted[0].rows) > 1:
            ways = [_coupled(shown, show, event)]
            waiting = []
        elif counted and counted[0].rows[0].action:
            ways = _numbers(counted[0].rows[0], event)
            waiting = []
        else:
            ways = []
            for index, key in enumerate(shown.keys):
                if key and key.action and key.action[0] == "at":
                    if listed and index == RIGHT:  # the line changes what the others lead to
                        continue
                    if key.action[1] not in reached:
                        reached[key.action[1]] = presses + [(index, False)]
                        waiting.append(key.action[1])
                elif key:
                    ways.append(([(index, False)], key.action))
        for way, action in ways:
            rest = _after(action, goal, event, app, depth)
            if rest is not None and (best is None or len(presses + way + rest) < len(best)):
                best = presses + way + rest
    return best


def _coupled(shown: "Content", show: "Callable[[Any], Content]", event: "Event") -> "tuple[list[Press], Any]":
    """Return the presses that set numbers of which the last takes the rest, as they stand in an event behind its kind
    and seat, and the action behind them; None as the action where they cannot be set."""
    presses: list[Press] = []
    while shown.ways[LEFT] != USUAL:  # back to the first number
        presses.append((LEFT, True))
        shown = show(shown.ways[LEFT][1][1])
    block = shown.body[0]
    while block.marked is not None:
        wanted = event[2 + block.marked : 3 + block.marked]
        now = block.rows[block.marked]
        if not (wanted and isinstance(wanted[0], int) and now.least <= wanted[0] <= now.most):
            return [], None
        more = wanted[0] - now.number
        key = LEFT if more > 0 else MIDDLE if more else RIGHT
        presses.append((key, False))
        shown = show(shown.keys[key].action[1])
        block = shown.body[0]
    return presses + [(RIGHT, False)], shown.keys[RIGHT].action


def _numbers(amount: "Any", event: "Event") -> "list[tuple[list[Press], Any]]":
    """Return for each number of an event the presses that set and confirm it, and the action behind them. Where none is
    set yet, the first press up gives the typical number, one down the number below it."""
    ways = []
    for number in event[1:]:
        if isinstance(number, int) and amount.least <= number <= amount.most:
            unset = amount.number is None
            up = number - (amount.typical if unset else amount.number)
            up += unset and up >= 0
            ways.append(([(LEFT if up > 0 else MIDDLE, False)] * abs(up) + [(RIGHT, False)], amount.action(number)))
    return ways


def _after(action: "Any", goal: "Goal", event: "Event", app: "Any", depth: int) -> "list[Press] | None":
    """Return the presses that are left once an action of content is carried out; None if it leads elsewhere."""
    kind, *rest = action or ("",)
    if kind == "do":
        return [] if len(rest) == 1 and goal(rest[0]) else None
    if kind in ("roll", "draw"):
        *chance, before = rest
        drawn = app.roll(*chance) if kind == "roll" else (app.draw(*chance),)
        return [] if goal(before + drawn) else None
    if kind == "then":
        return _after(rest[0], goal, event, app, depth)
    if kind == "ask":
        sure = _after(rest[1], goal, event, app, depth)
        return None if sure is None else [(RIGHT, False)] + sure
    if kind in ("open", "swap"):
        if goal(action):
            return []
        return _through_content(rest[0], rest[1:], None, goal, event, app, depth - 1) if depth else None
    if kind == "app":
        return _beyond(rest[0], goal, event, app, depth)
    return None


def _offers(shown: "Screen", event: "Event", app: "Any") -> "list[tuple[list[Press], Action]]":
    """What a screen offers: the presses that choose it, and the action behind it."""
    if isinstance(shown, Pick):
        count = len(shown.lines())
        ways = [_steps((index - shown.at) % count, count) for index in range(count)]
        return [(way + [(RIGHT, False)], _answer(shown, index)) for index, way in enumerate(ways)]
    if isinstance(shown, Number):
        numbers = [number for number in event[1:] if shown.least <= number <= shown.most]
        ways = [_count(shown, number) + [(RIGHT, False)] for number in numbers]
        return [(way, shown.action(number)) for way, number in zip(ways, numbers)] + _held(shown)
    if isinstance(shown, Players):
        return _of_rows(shown, app)
    if isinstance(shown, Leaves):
        pages = [(RIGHT, False)] * (len(shown.leaves) - 1 - shown.page)
        return [(pages + [(RIGHT, False)], shown.last[1])] + _held(shown)
    if isinstance(shown, (screen.View, Timed)):
        return [
            ([(key, held == 1)], commands[held][1])
            for key, commands in enumerate(shown.keys())
            for held in (0, 1)
            if commands[held][0]
        ]
    return []


def _held(shown: "Screen") -> "list[tuple[list[Press], Action]]":
    """What holding a key of the game's own screen leads to: the menu."""
    if not shown.own:
        return []
    ways = shown.content.ways if isinstance(shown, Shown) else None
    return [
        ([(key, True)], command[1])
        for key, command in enumerate(shown.holds())
        if command[0] and (ways is None or ways[key] == USUAL)
    ]


def _answer(shown: "Any", index: int) -> "Action":
    return lambda app: shown.action(index)


def _steps(down: int, count: int) -> "list[Press]":
    """Down a list, or up where that is shorter."""
    return [(LEFT, False)] * down if down <= count - down else [(MIDDLE, False)] * (count - down)


def _count(shown: Number, number: int) -> "list[Press]":
    """Where none is entered yet, the first press up gives the number to begin with, one down that below it."""
    up = number - shown.number + (number >= shown.number and not shown.entered)
    return [(LEFT if up > 0 else MIDDLE, False)] * abs(up)


def _of_rows(shown: "Players", app: "Any") -> "list[tuple[list[Press], Action]]":
    players = app.tracker.players
    offers: list[tuple[list[Press], Action]] = []
    for seat in range(players):
        there: list[Press] = [(LEFT, False)] * ((seat - shown.at) % players)
        for key, command in zip((MIDDLE, RIGHT), shown.act(app, seat)):
            if command[0]:
                offers.append((there + [(key, False)], command[1]))
        offers += [([(key, True)], command[1]) for key, command in enumerate(shown.holds()) if command[0]]
    return offers


def _way_out(shown: "Screen") -> "Press | None":
    """The press that leaves a screen."""
    if isinstance(shown, Shown):
        for index, key in enumerate(shown.content.keys):
            if key and key.action and key.action[0] == "back":
                return index, False
    for key, commands in enumerate(shown.keys()):
        for held in (0, 1):
            if commands[held][0] and commands[held][1] is screen.back:
                return key, held == 1
    return None


def _press(fingers: "Fingers", presses: "list[Press]") -> None:
    for key, held in presses:
        if held:
            fingers.hold(key)
        else:
            fingers.press(key)


def _wait(fingers: "Fingers", seconds: int) -> None:
    """Let the time run until its mark is noted."""
    while not _has_time(fingers.screen):
        leave(fingers)
    start_time(fingers)
    while fingers.app.tracker.clock != seconds:
        fingers.wait(STEP)


def _has_time(shown: "Screen") -> bool:
    return isinstance(shown, Timed) or (isinstance(shown, Shown) and shown.content.time is not None)


def start_time(fingers: "Fingers") -> None:
    """Start the time of the screen that is shown, unless it runs."""
    shown = fingers.screen
    if isinstance(shown, Shown):
        for index, key in enumerate(shown.content.keys):
            if key and key.action == ("start",):
                fingers.press(index)
    elif not fingers.screen.running:
        for key, commands in enumerate(fingers.screen.keys()):
            if commands[0][1] is start:
                fingers.press(key)


def _special(title: str, kind: str) -> "Any":
    """How a title enters a kind of event by itself, None if it does not."""
    try:
        module: Any = __import__("hamstertop_host.playing." + title, None, None, ("ENTER",))
    except ImportError:
        return None
    return getattr(module, "ENTER", {}).get(kind)
