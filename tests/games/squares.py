"""Positions of whole games of Run, Hamster, Run! for tests: hamsters on squares, in the middle of a turn."""

from hamstertop import chance
from hamstertop_games import TABLE, IllegalChoice
from hamstertop_games.positions.run_hamster_run import at as at
from hamstertop_games.positions.run_hamster_run import position
from hamstertop_games.run_hamster_run.game import Game
from hamstertop_games.run_hamster_run.options import Options

PASS = ("pass",)
UP, RIGHT, DOWN, LEFT = 0, 1, 2, 3
FAR = 44  # a square where nobody is in the way


def turn(places, traits, actions=None, order=None, **options):
    """Return a game in which the first in order resolves an action, also one that no game leads to; see `position`."""
    return position(places, traits, actions, order, checked=False, **options)


def win(game, seat):
    """Draw a chip of this hamster."""
    return game.play(("draw", seat))


def play(game, *choices):
    """Play one choice after the other; the events of all."""
    events = []
    for choice in choices:
        events += game.play(choice)
    return events


def push(game, direction, winner):
    """Step into an occupied square; the occupant resists, this hamster's chip is drawn."""
    return play(game, ("step", direction), ("resist", 1), ("draw", winner))


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


def random_choice(game, source):
    """Return a draw by its weight, or any choice."""
    if game.seat == TABLE:
        outcomes = game.outcomes()
        return outcomes[chance.draw(source, [weight for _, weight in outcomes])][0]
    choices = game.choices()
    return choices[chance.below(source, len(choices))]


def randomly(seed, players=3, **options):
    """Yield a whole random game: yields it before every choice, and at its end."""
    source = chance.Seeded(seed)
    game = Game(players, Options(**options))
    while not game.over:
        yield game
        game.play(random_choice(game, source))
    yield game


def until(game, phase, source=None):
    """Play at random up to a phase."""
    source = source or chance.Seeded(1)
    while game.phase != phase:
        game.play(random_choice(game, source))
    return game
