"""Players of Run, Hamster, Run!: chance itself, one that keeps away from the pit, one that searches. Portable."""

from hamstertop import chance
from hamstertop.games.run_hamster_run import belt
from hamstertop.games.run_hamster_run.rules import BITE, FRISKINESS, METTLE, REST, RUN, SCAMPER, THROW
from hamstertop_host.playing import search
from hamstertop_host.playing.bots import Bot, RandomBot
from hamstertop_host.playing.search import RatingBot

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable

    from hamstertop.games import Choice
    from hamstertop.games.run_hamster_run.game import Game

SAFE = 4  # strips that a hamster keeps to the pit


class SensibleBot(RatingBot):
    """Climbs the belt while it is near the pit, rests when it is tired and safe, pushes and throws towards the pit.

    It looks one step ahead.
    """

    def rate(self, game: "Game", choice: "Choice") -> float:
        return _RATES[choice[0]](game, game.seat or 0, choice)


class SearchBot(search.SearchBot):
    """Searches on from what the sensible bot would do."""

    base = SensibleBot
    budget = 20
    width = 4

    def guess(self, game: "Game", seat: int) -> "Game":
        """Allocations that are not revealed are any that there can be. RHR-11."""
        guess = game.copy()
        if guess.phase == "allocate":
            sealed = guess.tracker.sealed
            for other, chips in enumerate(sealed):
                if chips is not None and other != seat:
                    sealed[other] = _split(self.source, guess.tracker.pluck(other))
        return guess

    def judge(self, game: "Game") -> "list[float]":
        """By Pluck and by how far they are from the pit."""
        tracker = game.tracker
        scores = []
        for seat in range(game.players):
            standing = 0.25 * tracker.pluck(seat) + 0.3 * strip(game.places[seat])
            scores.append(-10.0 if tracker.eaten[seat] else standing - (1.5 if tracker.pit[seat] else 0))
        return search.likely(scores)


def _split(source: "chance.Source", chips: int) -> "tuple[int, int, int]":
    """Chips over the traits, each way equally likely."""
    ways = [(a, b, chips - a - b) for a in range(chips + 1) for b in range(chips + 1 - a)]
    return ways[chance.below(source, len(ways))]


BOTS: "dict[str, type[Bot]]" = {"random": RandomBot, "sensible": SensibleBot, "search": SearchBot}


def strip(square: int) -> int:
    """How far a square is from the pit, 0 in it."""
    return max(square, -belt.COLUMNS) // belt.COLUMNS + 1


def wants(game: "Game", seat: int) -> int:
    """The action that fits: up the belt when near the pit, else rest when tired, else harm a neighbour."""
    tracker = game.tracker
    if game.places[seat] == belt.PIT:
        return REST if tracker.pluck(seat) < 2 or not game.adjacent(seat) else BITE
    near = strip(game.places[seat]) <= tracker.speed + SAFE
    if near and tracker.traits[seat][SCAMPER]:
        return RUN
    if tracker.fatigue[seat] > 1:
        return REST
    if game.adjacent(seat) and tracker.traits[seat][METTLE] > 2:
        return THROW
    return RUN if near else REST


def _place(game: "Game", seat: int, choice: "Choice") -> float:
    return float(strip(choice[1]))


def _allocate(game: "Game", seat: int, choice: "Choice") -> float:
    """In the pit all in one trait; else mostly Scamper, then Mettle, a little Friskiness."""
    scamper, mettle, friskiness = choice[1:]
    if game.places[seat] == belt.PIT:
        return float(mettle)
    pluck = scamper + mettle + friskiness
    return -float(abs(2 * scamper - pluck) + abs(3 * mettle - pluck) + (friskiness == 0))


def _declare(game: "Game", seat: int, choice: "Choice") -> float:
    return float(choice[1] == wants(game, seat))


def _change(game: "Game", seat: int, choice: "Choice") -> float:
    """Only out of danger: up when the belt would dump it."""
    doomed = 0 < strip(game.places[seat]) <= game.tracker.moves
    flees = choice[1] == RUN and choice[2] == FRISKINESS and game.tracker.traits[seat][SCAMPER] > 0
    return 5.0 if doomed and flees else -5.0


def _moved(game: "Game", seat: int, to: int) -> float:
    return strip(to) - strip(game.places[seat]) if to != belt.WALL else -2.0


def _step(game: "Game", seat: int, choice: "Choice") -> float:
    """Up; into others only downwards, towards the pit."""
    to = game.beside[game.places[seat]][choice[1]]
    if to >= 0 and not game.vacant(to):
        return 3.0 if choice[1] == belt.DOWN and strip(game.places[seat]) > SAFE else -2.0
    return _moved(game, seat, to)


def _move(game: "Game", seat: int, choice: "Choice") -> float:
    return _moved(game, seat, game.beside[game.places[seat]][choice[1]])


def _sidestep(game: "Game", seat: int, choice: "Choice") -> float:
    """Only to get round somebody above."""
    above = game.beside[game.places[seat]][belt.UP]
    return 0.5 if above >= 0 and not game.vacant(above) else -1.0


def _dash(game: "Game", seat: int, choice: "Choice") -> float:
    """A spent chip is gone: only when two squares save it."""
    doomed = strip(game.places[seat]) <= game.tracker.moves
    return float(_moved(game, seat, choice[1])) if doomed and game.tracker.face_up(seat) == 1 else -1.0


def _climb(game: "Game", seat: int, choice: "Choice") -> float:
    return float(_moved(game, seat, choice[2]) - 1.5 - choice[3])


def _challenge(game: "Game", seat: int, choice: "Choice") -> float:
    a, b = game.tracker.odds(seat, METTLE, choice[1], METTLE)
    return 2.0 * a / (a + b)


def _resist(game: "Game", seat: int, choice: "Choice") -> float:
    return float(choice[1])


def _bite(game: "Game", seat: int, choice: "Choice") -> float:
    return -float(choice[1])


def _throw(game: "Game", seat: int, choice: "Choice") -> float:
    """As near to the pit as it goes."""
    assert game.target is not None
    return strip(game.places[game.target]) - strip(choice[1])


def _rest(game: "Game", seat: int, choice: "Choice") -> float:
    return float(choice[1] == METTLE)


def _face(game: "Game", seat: int, choice: "Choice") -> float:
    return float(game.tracker.strength(seat, choice[1]))


def _pass(game: "Game", seat: int, choice: "Choice") -> float:
    return 0.0


_RATES: "dict[str, Callable[[Game, int, Choice], float]]" = {
    "place": _place,
    "allocate": _allocate,
    "declare": _declare,
    "change": _change,
    "step": _step,
    "move": _move,
    "sidestep": _sidestep,
    "dash": _dash,
    "climb": _climb,
    "challenge": _challenge,
    "resist": _resist,
    "bite": _bite,
    "throw": _throw,
    "rest": _rest,
    "face": _face,
    "pass": _pass,
}
