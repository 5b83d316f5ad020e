"""A whole game of Hamsterrolle as text to read: who builds what, what falls, and how the wheel stands. Portable."""

from hamstertop.games.hamsterrolle import rules
from hamstertop_games.hamsterrolle.falls import OUT

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from hamstertop_games import Choice
    from hamstertop_games.hamsterrolle.game import Game

NAMES = ("Ada", "Ben", "Cleo", "Dan")


def story(game: "Game", choose: "Callable[[Game], Choice]") -> "Iterator[str]":
    """The lines of a game, which is played to its end with the choices of `choose`."""
    turns = 0
    while not game.over:
        if game.phase == "turn" and turns % game.players == 0:
            yield ""
            yield wheel(game)
        turns += game.phase == "turn"
        choice = choose(game)
        parts = describe(game, choice)
        indent = "  " if game.phase in ("sharing", "first", "turn") else "    "
        game.play(choice)
        if parts:
            yield indent + parts
    yield ""
    yield wheel(game)
    for place, seat, left in game.standings():
        yield f"  {place}. {NAMES[seat]}, {left} pieces left"


def table(game: "Game") -> list[str]:
    """What everybody can see, in lines."""
    return [wheel(game)]


def wheel(game: "Game") -> str:
    """From the cone's compartment: the kinds, hindmost first, . for none; > before the open ones, _ below the lowest;
    then everybody's stock."""
    tracker = game.tracker
    opened = [tracker.compartment(step) for step in tracker.steps]
    parts = []
    for compartment, kinds in enumerate(game.wheel.lying):
        text = "".join([_kind(kind) for kind in kinds]) or "."
        if compartment in opened:
            text = ">" + text
        parts.append(text + "_" if compartment == game.wheel.low else text)
    stocks = [f"{NAMES[seat]} {''.join([_kind(kind) for kind in hand])}" for seat, hand in enumerate(game.hands)]
    return "[" + " ".join(parts) + "]  " + "  ".join(stocks)


def _kind(kind: int) -> str:
    return "^" if kind == rules.CONE else str(kind)


def describe(game: "Game", choice: "Choice") -> str:
    """A choice that is about to be played, in one line; "" for nothing worth a line."""
    return _WORDS[choice[0]](game, choice)


def _deal(game: "Game", choice: "Choice") -> str:
    return f"{NAMES[(rules.KINDS - len(game.box)) % game.players]} is dealt a {_kind(choice[1])}"


def _first(game: "Game", choice: "Choice") -> str:
    return f"{NAMES[choice[1]]} has the shakiest hands"


def _build(game: "Game", choice: "Choice") -> str:
    whose = "" if game.hands[game.seat or 0] else "the partner's "
    return f"{NAMES[game.seat or 0]} builds {whose}{_kind(choice[1])} in {choice[2]}"


def _pass(game: "Game", choice: "Choice") -> str:
    _, source, kind, target, place = choice
    return f"{NAMES[game.seat or 0]} passes: {_kind(kind)} from {source} to {target}, place {place}"


def _idle(game: "Game", choice: "Choice") -> str:
    return f"{NAMES[game.seat or 0]} misses the turn"


def _placed(game: "Game", choice: "Choice") -> str:
    return _moves(choice[1:])


def _knocked(game: "Game", choice: "Choice") -> str:
    return "before it is let go: " + _moves(choice[1:])


def _dropped(game: "Game", choice: "Choice") -> str:
    where = "falls out" if choice[1] == OUT else f"lies in {choice[1]}"
    moves = _moves(choice[2:])
    return f"time! It {where}" + ("; " + moves if moves else "")


def _still(game: "Game", choice: "Choice") -> str:
    return ""


def _gone(game: "Game", choice: "Choice") -> str:
    return "by itself, out of the game: " + _moves(choice[1:])


def _moves(moves: "Choice") -> str:
    parts = ["the wheel rolls"] if moves[0] else []
    for index in range(1, len(moves), 3):
        compartment, kind, to = moves[index : index + 3]
        parts.append(f"{_kind(kind)} " + (f"falls from {compartment}" if to == OUT else f"tumbles to {to}"))
    return ", ".join(parts)


_WORDS = {
    "deal": _deal,
    "first": _first,
    "build": _build,
    "pass": _pass,
    "idle": _idle,
    "placed": _placed,
    "knocked": _knocked,
    "dropped": _dropped,
    "still": _still,
    "gone": _gone,
}
