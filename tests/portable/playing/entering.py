"""Find the shortest sequence of key presses that enters an event. Portable.

Actions are data (see `hamstertop.content`), and screens are functions of the tracker and a cursor, so the search does
not need to press any keys. Players do not always use the shortest sequence: for example, they start the timer before
they place a piece. For such events, a title's module has functions in its `ENTER`.
"""

from hamstertop.companion.shown import BACK, Shown, companion_screen
from hamstertop.content import LEFT, MIDDLE, RIGHT, USUAL, Letters, Lines, Numbers
from hamstertop.games import titles

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

    from hamstertop.companion.app import App
    from hamstertop.content import Content
    from hamstertop.games import Event

    from .fingers import Fingers

    Press = tuple[int, bool]  # a key, and whether to hold it
    Goal = Callable[[Any], bool]  # tells whether an event or an action is the goal of a search

STEP = 20  # ms
DEEPEST = 5  # the maximum number of consecutive screens to search
LONGEST = 999  # the maximum number of presses
FIRST = ("play", "back", "note")  # actions before which nothing is entered, and after which another one follows
ENDS = ("do", "roll", "draw")  # actions that record an event


def enter(fingers: "Fingers", event: "Event") -> None:
    """Press keys, starting from any screen, until the companion has recorded this event.

    The device draws any values omitted at the end of the event, as in ("rolled",).
    """
    if event[0] == "setup":
        begin(fingers, fingers.screen.arguments[0], event)
        return
    if event[0] == "clock":
        _wait(fingers, event[1])
        return
    special = _special(fingers.app.game.session.game, event[0])
    if special and special(fingers, event) is not False:
        return
    draws = fingers.app.game.tracker.draws(event)
    go(fingers, lambda found: isinstance(found, tuple) and found[: len(event)] == event, event, draws)


def begin(fingers: "Fingers", title: str, event: "Event") -> None:
    """Begin a new game of a title from the first screen or from the screen for a new game, replacing any current
    game."""
    if not is_a(fingers.screen, "new_game"):
        fingers.choose_line(titles.name(title, fingers.app.look))
    if is_a(fingers.screen, "where"):  # the first screen leads into the game played last, if it has not ended
        fingers.press(LEFT)
    if not is_a(fingers.screen, "new_game") and not hasattr(titles.screens(title), "BEGINS"):
        fingers.hold(RIGHT)
        fingers.choose_line(fingers.app.look.common.new_game)
    table, words = titles.house(title), fingers.app.look.words("new_game", title)
    values = event[1:]
    count = len(table.SETUP)
    for index in range(count):
        while fingers.set_up[1 + index] != values[index]:
            fingers.choose_line(words[table.SETUP[index][0]])
    wanted = table.HOUSE.chosen(tuple(values[count:]))
    if table.HOUSE.chosen(tuple(fingers.set_up[1 + count :])) != wanted:
        fingers.choose_line(fingers.app.look.common.house_rules)
        for index, interpretation in enumerate(wanted):
            while table.HOUSE.chosen(tuple(fingers.set_up[1 + count :]))[index] != interpretation:
                fingers.choose(index)
        fingers.hold(RIGHT)
    common = fingers.app.look.common
    fingers.choose_line(common.start if common.start in fingers.lines else common.new_game)
    if is_a(fingers.screen, "known"):  # the game is new to these players
        fingers.press(RIGHT)
    if is_a(fingers.screen, "offer"):  # an offer to enter names, which can be done later
        fingers.press(LEFT)
    seat = 0
    while is_a(fingers.screen, "tonight"):  # take who had the seat last, or its colour
        fingers.choose(0 if fingers.app.settings.names[seat] else len(fingers.lines) - 1)
        seat += 1
    while is_a(fingers.screen, "sure"):
        fingers.press(RIGHT)
    if is_a(fingers.screen, "how"):
        fingers.hold(RIGHT)


def go(
    fingers: "Fingers", goal: "Goal", event: "Event" = (), draws: "list[tuple[int, int]] | None" = None, deeper: int = 4
) -> None:
    """Press keys until a goal is reached. Raise AssertionError if that is not possible.

    Args:
        fingers: the fingers to press with.
        goal: a function that returns whether an event or an action is the goal.
        event: the event to enter, whose values answer questions along the way.
        draws: the random outcomes along the way, as (number of sides, outcome) pairs.
        deeper: how many screens can be left in succession if the goal cannot be reached from them.
    """
    way = find(fingers.app, goal, event, draws or [])
    if way is None:
        assert deeper, f"no key on {fingers.title!r} leads to {event!r}"
        leave(fingers)
        go(fingers, goal, event, draws, deeper - 1)
        return
    fingers.dice.values = [value for _, value in draws or []]
    _press(fingers, way)
    fingers.dice.values = []


def is_a(found: Shown, name: str) -> bool:
    """Return whether a screen's id is this name, or begins with this name and a dot."""
    return bool((found.content.id + ".").startswith(name + "."))


def leave(fingers: "Fingers") -> None:
    out = _way_out(fingers.app.stack.screen)
    assert out, f"no key on {fingers.title!r} leads back"
    _press(fingers, [out])


def find(app: "App", goal: "Goal", event: "Event", draws: "list[tuple[int, int]]") -> "list[Press] | None":
    """Return the shortest sequence of presses that leads from the current screen to a goal, or None if there is
    none."""
    shown = app.stack.screen
    search = Search(app, goal, event, draws)
    way = search.through(shown.function, shown.arguments, shown.cursor, DEEPEST)
    if way is None and shown.own and _has_menu(shown):
        beyond = search.through(companion_screen("menu"), shown.command(RIGHT, True)[1][2:], None, DEEPEST - 1)
        way = None if beyond is None else [(RIGHT, True)] + beyond
    return way


def _has_menu(shown: Shown) -> bool:
    """Return whether holding the right key opens the menu."""
    ways = shown.content.ways
    return ways is None or ways[RIGHT] == USUAL


class Search:
    """A search for a goal in the content of an app's screens, with given random outcomes."""

    def __init__(self, app: "App", goal: "Goal", event: "Event", draws: "list[tuple[int, int]]") -> None:
        """Prepare a search. `event` has the numbers to enter, and `draws` are (number of sides, outcome) pairs."""
        self._app = app
        self._look = app.look
        self._goal = goal
        self._event = event
        self._draws = draws
        self._barren: list[tuple[Any, Content, int, int]] = []  # function, page, depth and limit of each failed search

    def through(
        self, function: "Any", arguments: "Any", cursor: "Any", depth: int, most: int = LONGEST
    ) -> "list[Press] | None":
        """Return the shortest sequence of at most `most` presses from a screen and cursor to the goal, or None."""

        def show(at: "Any") -> "Content":
            shown: Content = function(self._look, self._app.game.tracker, at, *arguments)
            return shown

        best: list[Press] | None = None
        reached: dict[Any, list[Press]] = {cursor: []}
        waiting = [cursor]
        pages: list[Content] = []
        allowed = most
        while waiting:
            at = waiting.pop(0)
            presses = reached[at]
            if len(presses) >= most:
                break
            shown = show(at)
            if at is None and self._is_barren(function, shown, depth, most):
                return None
            if not _first(shown, Lines):
                pages.append(shown)
            if _first(shown, Letters):
                return None  # names are not events, and there are endless ways to enter them
            counted = _first(shown, Numbers)
            if counted and len(counted.rows) > 1:
                ways = [_coupled(shown, show, self._event)]
                waiting = []
            elif counted and counted.rows[0].action:
                ways = _numbers(counted.rows[0], self._event)
                waiting = []
            else:
                ways, cursors = _keys(shown)
                for index, cursor in cursors:
                    if cursor not in reached:
                        reached[cursor] = presses + [(index, False)]
                        waiting.append(cursor)
            for way, action in ways:  # a key that records the event limits the search of the other keys
                if action and action[0] in ENDS and self._beyond(action, depth, 0) is not None:
                    most = min(most, len(presses + way))
            for way, action in ways:
                rest = self._beyond(action, depth, most - len(presses + way))
                if rest is not None and len(presses + way + rest) <= most:
                    best = presses + way + rest
                    most = len(best) - 1
        if best is None:
            self._barren += [(function, page, depth, allowed) for page in pages]
        return best

    def _is_barren(self, function: "Any", page: "Content", depth: int, most: int) -> bool:
        """Return whether a page has already been searched without success, for example from a different line of a
        list."""
        for barren, searched, deep, far in self._barren:
            if barren is function and deep >= depth and far >= most and searched == page:
                return True
        return False

    def _beyond(self, action: "Any", depth: int, most: int) -> "list[Press] | None":
        """Return the presses that lead from an action to the goal, or None if there are none or more than `most`."""
        kind, *rest = action or ("",)
        if kind == "do":
            return [] if len(rest) == 1 and self._goal(rest[0]) else None
        if kind in ("roll", "draw"):
            return [] if self._goal(rest[-1] + self._drawn(kind, rest)) else None
        if kind == "then":
            first = self._beyond(rest[0], depth, most)
            return self._beyond(rest[1], depth, most) if first is None and rest[0][0] in FIRST else first
        if kind == "ask":
            sure = self._beyond(rest[1], depth, most - 1)
            return None if sure is None else [(RIGHT, False)] + sure
        if kind == "open":
            if self._goal(action):
                return []
            return self.through(rest[0], rest[1:], None, depth - 1, most) if depth else None
        return [] if action and self._goal(action) else None

    def _drawn(self, kind: str, asked: "Any") -> tuple[int, ...]:
        """Return the random outcome: the faces of the dice, or the alternative drawn."""
        if kind == "draw":
            return (self._chance(asked[0], 0),)
        return tuple([1 + self._chance(asked[1], index) for index in range(asked[0])])

    def _chance(self, sides: int, taken: int) -> int:
        values = [value for wanted, value in self._draws if wanted == sides]
        return values[taken] if taken < len(values) else 0


def _first(shown: "Content", kind: type) -> "Any":
    for block in shown.body:
        if isinstance(block, kind):
            return block
    return None


def _keys(shown: "Content") -> "tuple[list[tuple[list[Press], Any]], list[tuple[int, Any]]]":
    """Return (presses, action) for keys that act, and (key, new cursor) for keys that move the cursor."""
    acts: list[tuple[list[Press], Any]] = []
    moves: list[tuple[int, Any]] = []
    for index, key in enumerate(shown.keys):
        if key and key.action and key.action[0] == "at":
            if index != RIGHT or not _first(shown, Lines):  # in a list, this key changes what other lines lead to
                moves.append((index, key.action[1]))
        elif key:
            acts.append(([(index, False)], key.action))
    return acts, moves


def _coupled(shown: "Content", show: "Callable[[Any], Content]", event: "Event") -> "tuple[list[Press], Any]":
    """Return the presses that set several dependent numbers, and the action that follows.

    The numbers are the event's values after its kind and seat; the last one is the remainder. The action is None if the
    numbers cannot be set.
    """
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
    """Return (presses that set and confirm a number, action that follows) for each number in an event.

    If no number is set yet, the first press of Up gives the typical number, and the first press of Down the one below
    it.
    """
    ways = []
    for number in event[1:]:
        if isinstance(number, int) and amount.least <= number <= amount.most:
            unset = amount.number is None
            up = number - (amount.typical if unset else amount.number)
            up += unset and up >= 0
            ways.append(([(LEFT if up > 0 else MIDDLE, False)] * abs(up) + [(RIGHT, False)], amount.action(number)))
    return ways


def _way_out(shown: Shown) -> "Press | None":
    for index, key in enumerate(shown.content.keys):
        if key and key.action and key.action[0] == "back":
            return index, False
    return (RIGHT, True) if shown.command(RIGHT, True)[1] == BACK else None


def _press(fingers: "Fingers", presses: "list[Press]") -> None:
    for key, held in presses:
        if held:
            fingers.hold(key)
        else:
            fingers.press(key)


def _wait(fingers: "Fingers", seconds: int) -> None:
    """Run the timer until the companion records that this many seconds are left."""
    while not fingers.screen.content.time:
        leave(fingers)
    start_time(fingers)
    while fingers.app.game.tracker.clock != seconds:
        fingers.wait(STEP)


def start_time(fingers: "Fingers") -> None:
    """Start the timer on the current screen, unless it is already running."""
    for index, key in enumerate(fingers.screen.content.keys):
        if key and key.action == ("start",):
            fingers.press(index)


def _special(title: str, kind: str) -> "Any":
    """Return a title's own function for entering a kind of event, or None if it does not have one."""
    try:
        module: Any = __import__("playing." + title, None, None, ("ENTER",))
    except ImportError:
        return None
    return getattr(module, "ENTER", {}).get(kind)
