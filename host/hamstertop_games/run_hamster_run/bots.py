"""Bots for Run, Hamster, Run!: random, sensible, racer, fighter, constant and search."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hamstertop import chance
from hamstertop.games.run_hamster_run.rules import BITE, METTLE, REST, RUN, SCAMPER, THROW, reach
from hamstertop_games import search
from hamstertop_games.bots import Bot, RandomBot, asked, unsaid
from hamstertop_games.run_hamster_run import belt
from hamstertop_games.run_hamster_run import lasting as lasting
from hamstertop_games.run_hamster_run.belt import strip
from hamstertop_games.run_hamster_run.plan import SPLITS
from hamstertop_games.search import RatingBot

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from hamstertop_games import Choice
    from hamstertop_games.run_hamster_run.game import Game

NEAR = 3  # distance, in squares, at which a hamster counts as near enough for throws
FRISKY = 2  # chips in Friskiness for a Run, to act before being thrown
CHANGES = 12  # a fighter changes its action in one of this many turns
NEVER = -100.0  # the rating of a choice that is never made if there is any other


class SensibleBot(RatingBot):
    """Rests and runs so as to last as long as possible on its own. When it need not run, it uses Mettle to throw others
    and to resist throws.

    It rates choices by the number of rounds it would last (see `lasting`), and looks no further than its own turn.
    """

    def rate(self, game: Game, choice: Choice) -> float:
        return _RATES[choice[0]](game, game.actor, choice)


class RacerBot(SensibleBot):
    """Puts all Pluck into Scamper except for a few chips of Friskiness, a number that it draws for each game, and
    otherwise plays like `SensibleBot`.

    MIX is the equilibrium of the game in which both players choose a constant of FAMILY once for a whole game, as
    `hamstertop tables run_hamster_run --respond` finds best responses: no constant wins significantly more than half of
    the games against it.
    """

    def choose(self, game: Game) -> Choice:
        if game.phase == "allocate" and game.places[game.actor] != belt.PIT:
            if game.tracker.round == 1 or self.constant is None:
                self.constant = MIX[chance.draw(self.source, [weight for _, weight in MIX])][0]
            return constant(game.tracker.pluck(game.actor), *self.constant)
        return super().choose(game)

    constant: tuple[int, int] | None = None


# Pairs of (chips in Friskiness, Pluck beyond which chips go to Mettle), with weights
MIX = (((3, 7), 46), ((0, 7), 50), ((2, 7), 4))
FAMILY = tuple([(friskiness, beyond) for friskiness in range(8) for beyond in range(8)])


def constant(pluck: int, friskiness: int, beyond: int) -> Choice:
    """Return an allocation that depends only on Pluck: these chips in Friskiness, those beyond `beyond` in Mettle, and
    the rest in Scamper."""
    friskiness = min(friskiness, pluck)
    mettle = min(max(pluck - beyond, 0), pluck - friskiness)
    return ("allocate", pluck - friskiness - mettle, mettle, friskiness)


class ConstantBot(SensibleBot):
    """Allocates by `constant`, and otherwise plays like `SensibleBot`. All of them are the family of best responses."""

    takes = 2
    family = FAMILY

    def __init__(self, source: chance.Source, friskiness: int = 4, beyond: int = 6) -> None:
        super().__init__(source)
        self.numbers = friskiness, beyond

    def choose(self, game: Game) -> Choice:
        if game.phase == "allocate" and game.places[game.actor] != belt.PIT:
            return constant(game.tracker.pluck(game.actor), *self.numbers)
        return super().choose(game)


class FighterBot(SensibleBot):
    """Seeks out others to bite, throw and climb over whenever it does not have to run from the pit, so that games are
    lively and differ. It is not strong.

    It puts as few chips into Scamper as let it outrun the belt for a round, and divides the rest at random.
    """

    def choose(self, game: Game) -> Choice:
        choices, seat = asked(game), game.actor
        if len(choices) > 1:
            found = _LIVELY[game.phase](self, game, seat, choices) if game.phase in _LIVELY else []
            if found:
                return found[chance.below(self.source, len(found))]
        return super().choose(game)

    def place(self, game: Game, seat: int, choices: Sequence[Choice]) -> list[Choice]:
        """Return the squares next to others, far from the pit."""
        return [choice for choice in choices if choice[1] >= belt.at(3, 1) and is_near(game, seat, choice[1], 1)]

    def allocate(self, game: Game, seat: int, choices: Sequence[Choice]) -> list[Choice]:
        square, pluck = game.places[seat], game.tracker.pluck(seat)
        if square == belt.PIT:
            return []
        need = min(max(game.tracker.speed + 2 - strip(square), 1), pluck)
        least = max(need, min(2, pluck - 1))  # a climb takes two
        return [choice for choice in choices if choice[1] == least and (choice[2] > 1 or pluck < 4)]

    def declare(self, game: Game, seat: int, choices: Sequence[Choice]) -> list[Choice]:
        square, traits = game.places[seat], game.tracker.traits[seat]
        doomed = strip(square) <= game.tracker.speed + 1
        if square == belt.PIT:
            return [("declare", BITE), ("declare", REST)] if traits[METTLE] and game.adjacent(seat) else []
        if doomed and traits[SCAMPER]:
            return []
        found: list[Choice] = []
        if traits[METTLE] and is_near(game, seat, square, 2):
            found += [("declare", BITE), ("declare", THROW)]
        if traits[SCAMPER] > 1 and is_near(game, seat, square, 1):
            found += [("declare", RUN)] * 2
        return found

    def act(self, game: Game, seat: int, choices: Sequence[Choice]) -> list[Choice]:
        square, beside = game.places[seat], game.beside
        changes = [choice for choice in choices if choice[0] == "change"]
        if changes and not chance.below(self.source, CHANGES):
            return changes
        return (
            [choice for choice in choices if choice[0] == "challenge"]
            or [choice for choice in choices if choice[0] == "climb" and strip(choice[2]) >= strip(square)]
            or [
                choice
                for choice in choices
                if choice[0] == "step" and beside[square][choice[1]] >= 0 and beside[square][choice[1]] in game.places
            ]
            or [
                choice
                for choice in choices
                if choice[0] == "move" and is_near(game, seat, beside[square][choice[1]], 1)
            ]
        )


_LIVELY = {
    "place": FighterBot.place,
    "allocate": FighterBot.allocate,
    "declare": FighterBot.declare,
    "act": FighterBot.act,
}


class SearchBot(search.SearchBot):
    """Searches for the best allocation of Pluck, and makes all other choices like `SensibleBot`.

    Searching for the other choices as well won fewer games.
    """

    base = SensibleBot
    budget = 20
    width = 4
    others = 12
    rounds = 1  # rounds after which a position is evaluated

    def guess(self, game: Game, seat: int) -> Game:
        return guess(game, seat, self.source)

    def candidates(self, game: Game) -> list[Choice]:
        return super().candidates(game) if game.phase == "allocate" else [self.player.choose(game)]

    def settled(self, game: Game, begun: Game) -> bool:
        return game.phase == "allocate" and game.tracker.round > begun.tracker.round + self.rounds

    def judge(self, game: Game) -> list[float]:
        """Evaluate the game by Pluck, distance from the pit and, for hamsters in the pit, expected rounds."""
        return search.likely([_judged(game, seat) for seat in range(game.players)])


def _judged(game: Game, seat: int) -> float:
    """Return the value of a hamster's position. The constants were fitted to the winners of 1,750 games between
    sensible bots."""
    tracker, square = game.tracker, game.places[seat]
    pluck = tracker.pluck(seat)
    if tracker.eaten[seat]:
        return -10.0
    if square == belt.PIT:
        return 0.4 * lasting.in_pit(pluck, tracker.alligators) + 0.65 * pluck - 1.2
    weak = 1.5 if pluck < 3 else 0
    return 0.4 * pluck + 0.35 * strip(square) + 0.25 * max(tracker.speed + 2 - strip(square), 0) - weak


def guess(game: Game, seat: int, source: chance.Source) -> Game:
    """Return a copy with guesses for the hidden allocations. RHR-11.

    Each guess is the sensible bot's allocation or a uniformly random one, with equal probability.
    """
    found: Game = unsaid(game)
    if not game.hides("allocate"):
        return found
    sealed = found.tracker.sealed
    for other, chips in enumerate(sealed):
        if chips is not None and other != seat:
            sealed[other] = _allocation(found, other, source)
    for place, owner in found.hidden_from(seat):
        scamper, mettle, friskiness = sealed[owner] or (0, 0, 0)  # nobody's allocation is missing here
        found._past[place] = found.names["allocate", scamper, mettle, friskiness]
    return found


def _allocation(game: Game, seat: int, source: chance.Source) -> tuple[int, int, int]:
    ways = SPLITS[game.tracker.pluck(seat)]
    if chance.below(source, 2):
        return ways[chance.below(source, len(ways))][1:]
    return max([(_allocate(game, seat, way), way) for way in ways])[1][1:]


BOTS: dict[str, type[Bot]] = {
    "random": RandomBot,
    "sensible": SensibleBot,
    "racer": RacerBot,
    "fighter": FighterBot,
    "constant": ConstantBot,
    "search": SearchBot,
}


def _rounds(game: Game, seat: int, square: int, pluck: int, over: bool) -> float:
    """Return the number of rounds that a hamster on a square would last: from the end of its turn if `over`, otherwise
    from the start of a round."""
    tracker = game.tracker
    if square < 0:
        return lasting.in_pit(pluck, tracker.alligators) - 1
    if over:
        return lasting.conveyed(strip(square), pluck, tracker.speed, tracker.moved)
    return lasting.on_belt(strip(square), pluck, tracker.speed, tracker.moved)


def _rested(game: Game, seat: int) -> float:
    tracker = game.tracker
    return lasting.resting(strip(game.places[seat]), tracker.pluck(seat), tracker.speed, tracker.moved)


def _run(game: Game, seat: int, square: int, scamper: int, pluck: int) -> float:
    """Return the number of rounds that a hamster would last if it ran from a square with this much Scamper and
    Pluck."""
    room, above = 0, square
    while room < 2 * scamper:
        above = game.beside[above][belt.UP]
        if not (game.vacant(above) or above == game.places[seat]):
            break
        room += 1
    tracker = game.tracker
    return lasting.running(strip(square), room, scamper, pluck, tracker.speed, tracker.moved)


def _thrown(game: Game, seat: int, other: int) -> float:
    """Return the expected number of rounds that another hamster would lose if challenged in a Throw."""
    tracker = game.tracker
    mine, others = tracker.odds(seat, other)
    far = reach(mine)
    if not far:
        return NEVER
    order, pluck = tracker.order, tracker.pluck(other)
    over = order.index(other) < order.index(seat)
    square = game.places[other]
    to = max(square - far * belt.COLUMNS, belt.PIT)
    loses = _rounds(game, other, square, pluck, over) - _rounds(game, other, to, pluck, over)
    return loses * mine / (mine + others)


def _throws(game: Game, seat: int, squares: list[int]) -> float:
    """Return the greatest expected loss, in rounds, among hamsters adjacent to these squares if one is thrown."""
    found = NEVER
    for other, square in enumerate(game.places):
        if other != seat and square >= 0 and any([square in game.beside[near] for near in squares]):
            found = max(found, _thrown(game, seat, other))
    return found


def _allocate(game: Game, seat: int, choice: Choice) -> float:
    """Rate an allocation. In the pit or when resting near others, Mettle is best; otherwise, Scamper, with two chips in
    Friskiness and one in Mettle."""
    tracker, square = game.tracker, game.places[seat]
    _, scamper, mettle, friskiness = choice
    if square == belt.PIT:
        return float(mettle)
    pluck = tracker.pluck(seat)
    alone = (strip(square), pluck, tracker.speed, tracker.moved)
    if lasting.resting(*alone) >= lasting.on_belt(*alone) and is_near(game, seat, square, NEAR):
        return float(mettle - 8 * abs(friskiness - 1))
    return float(scamper - 8 * abs(friskiness - FRISKY) - 8 * abs(mettle - 1))


def is_near(game: Game, seat: int, square: int, far: int) -> bool:
    """Return whether another hamster on the belt is at most this far from a square."""
    if square < 0:
        return False
    for other, place in enumerate(game.places):
        if other != seat and place >= 0 and belt.distance(square, place, False) <= far:
            return True
    return False


def _declare(game: Game, seat: int, choice: Choice) -> float:
    """Rate an action. For a Throw, the other hamster's expected loss is added."""
    tracker, square, action = game.tracker, game.places[seat], choice[1]
    if square == belt.PIT:
        return float(action == REST)
    if action == REST:
        return _rested(game, seat)
    pluck = tracker.pluck(seat)
    if action == RUN:
        return _run(game, seat, square, tracker.traits[seat][SCAMPER], pluck)
    tired = _rounds(game, seat, square, pluck - 1, True)
    if action == THROW:
        squares = [square] + [near for near in game.beside[square] if game.vacant(near)]
        return tired + _throws(game, seat, squares)
    return tired


def _change(game: Game, seat: int, choice: Choice) -> float:
    """Rate a change of action. Only a change to a Run that saves the hamster from the pit is good."""
    tracker, square = game.tracker, game.places[seat]
    scamper = tracker.traits[seat][SCAMPER] - (choice[2] == SCAMPER)
    doomed = 0 < strip(square) <= tracker.moves
    if not doomed or choice[1] != RUN or not scamper:
        return NEVER
    return _run(game, seat, square, scamper, tracker.pluck(seat) - 1) - _rested(game, seat)


# If the hamster lasts equally long after two choices, the small amounts below prefer a step to a dash or climb, and
# those to a sidestep.
def _step(game: Game, seat: int, choice: Choice) -> float:
    """Rate a step. A step into an occupied square is never good."""
    tracker, square = game.tracker, game.places[seat]
    to = game.beside[square][choice[1]]
    if not game.vacant(to):
        return NEVER
    return _run(game, seat, to, tracker.face_up(seat) - 1, tracker.pluck(seat)) - 0.001


def _move(game: Game, seat: int, choice: Choice) -> float:
    """Rate a move by the throws it makes possible."""
    to = game.beside[game.places[seat]][choice[1]]
    return _throws(game, seat, [to]) - 0.01 if to >= 0 else NEVER


def _sidestep(game: Game, seat: int, choice: Choice) -> float:
    tracker, square = game.tracker, game.places[seat]
    to = game.beside[square][choice[1]]
    return _run(game, seat, to, tracker.face_up(seat), tracker.pluck(seat)) - 0.003


def _dash(game: Game, seat: int, choice: Choice) -> float:
    """Rate a dash, which costs a chip."""
    if choice[1] < 0:
        return NEVER
    tracker = game.tracker
    return _run(game, seat, choice[1], tracker.face_up(seat) - 1, tracker.pluck(seat) - 1) - 0.002


def _climb(game: Game, seat: int, choice: Choice) -> float:
    tracker, spent = game.tracker, choice[3]
    scamper = tracker.face_up(seat) - (2 if spent else 3)
    return _run(game, seat, choice[2], scamper, tracker.pluck(seat) - spent) - 0.002


def _challenge(game: Game, seat: int, choice: Choice) -> float:
    if game.tracker.actions[seat] == THROW and game.places[seat] >= 0:
        return _thrown(game, seat, choice[1])
    a, b = game.tracker.odds(seat, choice[1])
    return 2.0 * a / (a + b)


def _pass(game: Game, seat: int, choice: Choice) -> float:
    """Rate a pass: in a Run, by the hamster's current square; otherwise as 0, less than any choice that gains time."""
    tracker = game.tracker
    if game.phase == "act" and tracker.actions[seat] == RUN and game.places[seat] >= 0:
        return _rounds(game, seat, game.places[seat], tracker.pluck(seat) - 1, True)
    return 0.0


_RATES: dict[str, Callable[[Game, int, Choice], float]] = {
    "place": lambda game, seat, choice: float(strip(choice[1])),
    "allocate": _allocate,
    "declare": _declare,
    "change": _change,
    "step": _step,
    "move": _move,
    "sidestep": _sidestep,
    "dash": _dash,
    "climb": _climb,
    "challenge": _challenge,
    "resist": lambda game, seat, choice: float(choice[1]),
    "bite": lambda game, seat, choice: -float(choice[1]),
    "throw": lambda game, seat, choice: float(belt.STRIPS - strip(choice[1])),
    "rest": lambda game, seat, choice: float(choice[1] == METTLE),
    "face": lambda game, seat, choice: float(game.tracker.strength(seat, choice[1])),
    "pass": _pass,
}
