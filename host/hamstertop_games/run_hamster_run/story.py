"""A whole game of Run, Hamster, Run! as text to read: what everybody does, and the belt at the start of each round.
Portable."""

from hamstertop_games.run_hamster_run import belt

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from hamstertop.games.run_hamster_run.tracker import Tracker
    from hamstertop_games import Choice
    from hamstertop_games.run_hamster_run.game import Game

NAMES = ("Ada", "Ben", "Cleo", "Dan", "Eve")
TRAITS = ("Scamper", "Mettle", "Friskiness")
ACTIONS = ("Bite", "Run", "Throw", "Rest")
DIRECTIONS = ("up", "right", "down", "left", "up right", "down right", "down left", "up left")


def story(game: "Game", choose: "Callable[[Game], Choice]") -> "Iterator[str]":
    """The lines of a game, which is played to its end with the choices of `choose`."""
    rounds = 0
    while not game.over:
        if game.tracker.round != rounds:
            rounds = game.tracker.round
            yield ""
            yield f"Round {rounds}: speed {game.tracker.speed}, alligators {game.tracker.alligators}"
            for row in _belt(game):
                yield "  " + row
        choice = choose(game)
        parts = describe(game, choice)
        table = game.tracker.copy()
        game.play(choice)
        yield "    " + parts + _consequences(game, table)
    yield ""
    yield "The end"
    for place, seat, pluck in game.standings():
        yield f"  {place}. {NAMES[seat]}, {pluck} Pluck"


def table(game: "Game") -> list[str]:
    """What everybody can see, in lines."""
    return [f"speed {game.tracker.speed}, alligators {game.tracker.alligators}"] + list(_belt(game))


def _belt(game: "Game") -> "Iterator[str]":
    """Strips with somebody on them, by initials, the farthest from the pit first; then the pit."""
    for strip in range(belt.STRIPS - 1, -1, -1):
        squares = range(strip * belt.COLUMNS, (strip + 1) * belt.COLUMNS)
        if any(square in game.places for square in squares):
            yield f"{strip + 1:2} " + "".join([_initial(game, square) for square in squares])
    swims = [NAMES[seat] for seat in range(game.players) if game.places[seat] == belt.PIT]
    if swims:
        yield "in the pit: " + ", ".join(swims)


def _initial(game: "Game", square: int) -> str:
    return NAMES[game.places.index(square)][0] if square in game.places else "."


def _consequences(game: "Game", table: "Tracker") -> str:
    """What the companion hears, where it is more than a press to go on; `table` is the one before."""
    parts = []
    for event in game.events:
        table.apply(event)
        if event[0] == "fell":
            parts.append(f"{NAMES[event[1]]} falls into the pit")
        elif event[0] == "revealed":
            chips = [f"{scamper}/{mettle}/{friskiness}" for scamper, mettle, friskiness in table.traits]
            parts.append("revealed: " + ", ".join(chips))
        parts += [_news(piece) for piece in table.news if piece[0] in _NEWS]
    return " (" + "; ".join(parts) + ")" if parts else ""


_NEWS = {
    "won": "{} wins over {}",
    "escaped": "{} escapes",
    "chomped": "{} loses {}",
    "eaten": "{} is eaten",
}


def _news(piece: "Choice") -> str:
    other = NAMES[piece[2]] if piece[0] == "won" else piece[-1]
    return _NEWS[piece[0]].format(NAMES[piece[1]], other)


def _square(place: int) -> str:
    """A square as people say it: strip from the pit, column from the left."""
    return "the pit" if place == belt.PIT else f"{place // belt.COLUMNS + 1}-{place % belt.COLUMNS + 1}"


def describe(game: "Game", choice: "Choice") -> str:
    """A choice that is about to be played, in one line."""
    kind, values = choice[0], choice[1:]
    who = NAMES[max(game.seat or 0, 0)]
    if kind == "draw":
        return "a chip of " + (NAMES[values[0]] if values[0] < game.players else "the alligators")
    if kind == "allocate":
        return f"{who} allocates in secret"
    if kind in ("place", "dash", "throw"):
        return f"{who}: {kind} to {_square(values[0])}"
    if kind in ("step", "move", "sidestep"):
        return f"{who}: {kind} {DIRECTIONS[values[0]]}"
    if kind == "declare":
        return f"{who} declares {ACTIONS[values[0]]}"
    if kind == "change":
        return f"{who} changes to {ACTIONS[values[0]]}, for a chip of {TRAITS[values[1]]}"
    if kind == "climb":
        return f"{who} climbs over {NAMES[values[0]]} to {_square(values[1])}"
    if kind == "challenge":
        return f"{who} challenges {NAMES[values[0]]}"
    if kind == "resist":
        return f"{who} " + ("resists" if values[0] else "does not resist")
    if kind in ("bite", "rest", "face"):
        return f"{who}: {kind}, {TRAITS[values[0]]}"
    return f"{who} passes"
