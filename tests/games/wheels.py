"""Whole games of Hamsterrolle for tests, whose wheel does what it is told."""

from hamstertop import chance
from hamstertop_games import IllegalChoice, bots
from hamstertop_games.hamsterrolle import bots as hamsterrolle_bots
from hamstertop_games.hamsterrolle.game import Game
from hamstertop_games.hamsterrolle.options import Options
from hamstertop_games.positions.hamsterrolle import position

OUT = -1


class Script:
    """Falls as given: outcomes of attempts, each once; then nothing but what is meant happens."""

    def __init__(self, *outcomes):
        self.outcomes = list(outcomes)

    def attempt(self, wheel, kind, target):
        return [(self.outcomes[0] if self.outcomes else ("placed", 0), 1)]

    def rest(self, wheel):
        return [(("still",), 1)]


def game(players=3, first=0, lying=None, hands=None, r=None, low=0, **options):
    """Return a game at a turn of `first`, also one that no game leads to; see `position`."""
    return position(players, first, lying, hands, r, low, checked=False, **options)


def attempt(played, choice, *outcome):
    """Play a choice and let its attempt end so; the events."""
    played.options.falls = Script(outcome or ("placed", 0))
    played.play(choice)
    events = played.play(outcome or ("placed", 0))
    if played.phase == "rest":
        events = events + played.play(("still",))
    return events


def refused(played, choice):
    """Return the message with which a choice is refused; the game must stay as it was."""
    before = played.state()
    try:
        played.play(choice)
    except IllegalChoice as refusal:
        assert played.state() == before, "a refused choice changed the game"
        return str(refusal)
    raise AssertionError(f"{choice!r} was accepted in phase {played.phase}")


def offered(played, *head):
    """Return the choices that begin so."""
    return [choice for choice in played.choices() if choice[: len(head)] == head]


def randomly(seed, players=3, bot=hamsterrolle_bots.RandomBot, **options):
    """Yield a whole random game: yields it before every choice, and at its end."""
    source = chance.Seeded(seed)
    played = Game(players, Options(**options))
    seats = [bot(source) for _ in range(players)]
    while not played.over:
        yield played
        played.play(bots.play(played, seats, source))
    yield played
