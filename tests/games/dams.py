"""Positions of whole games for tests: dams as they stand, at a phase, and the steps that scenarios are made of."""

from hamstertop import chance
from hamstertop_games import IllegalChoice
from hamstertop_games.hamsterdam.cards import NUMBERS, STANDARD
from hamstertop_games.hamsterdam.game import Game
from hamstertop_games.hamsterdam.options import Options
from hamstertop_games.positions.hamsterdam import at as at
from hamstertop_games.positions.hamsterdam import dam, position

PASS = ("pass",)


def full():
    """Return a dam that stays dry: three hamsters on every card."""
    return dam({number: [STANDARD] * 3 for number in NUMBERS})


def table(*dams, **given):
    """Return a game at the beginning of a phase of its tracker, also one that no game leads to; see `position`."""
    return position(*dams, checked=False, **given)


def roll(game, total):
    """Let the dice show a total."""
    a = max(1, total - 6)
    return game.play(("roll", a, total - a))


def play(game, *choices):
    """Play one choice after the other; the events of all."""
    events = []
    for choice in choices:
        events += game.play(choice)
    return events


def stop(game, *phases):
    """Take the first choice (passing where that is possible, dice showing 2) until one of these phases, or the end."""
    events = []
    while game.phase not in phases and not game.over:
        choices = game.choices()
        events += game.play(PASS if PASS in choices else choices[0])
    return events


def kinds(game):
    """Return the kinds of choice there are, each once."""
    return sorted({choice[0] for choice in game.choices()})


def offered(game, *head):
    """Return the choices that begin so."""
    return [choice for choice in game.choices() if choice[: len(head)] == head]


def raised(error, call, *arguments):
    """Return the message of the error with which a call must end."""
    try:
        call(*arguments)
    except error as refusal:
        return str(refusal)
    raise AssertionError(f"{arguments!r} was accepted")


def refused(game, *choice):
    """Return the message with which a choice is refused; the game must stay as it was."""
    before, events = game.state(), game.events
    message = raised(IllegalChoice, game.play, choice)
    assert game.state() == before, "a refused choice changed the game"
    assert game.events is events
    return message


def randomly(seed, players=3, **options):
    """Yield a whole random game: yields it before every choice, and at its end."""
    source = chance.Seeded(seed)
    game = Game(players, Options(**options))
    while not game.over:
        yield game
        choices = game.choices()
        game.play(choices[chance.below(source, len(choices))])
    yield game


def until(game, phase, source=None):
    """Play at random up to a phase."""
    source = source or chance.Seeded(1)
    while game.phase != phase:
        choices = game.choices()
        game.play(choices[chance.below(source, len(choices))])
    return game
