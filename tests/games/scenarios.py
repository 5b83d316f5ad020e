"""Helpers for scenarios in all titles, and random games with any house rules."""

from hamstertop import chance
from hamstertop_games import IllegalChoice, bots, titles

PASS = ("pass",)


def play(game, *choices):
    events = []
    for choice in choices:
        events += game.play(choice)
    return events


def kinds(game):
    return sorted({choice[0] for choice in game.choices()})


def offered(game, *head):
    """Return the legal choices that begin with these values."""
    return [choice for choice in game.choices() if choice[: len(head)] == head]


def raised(error, call, *arguments):
    """Make a call that must raise an error, and return the error's message."""
    try:
        call(*arguments)
    except error as refusal:
        return str(refusal)
    raise AssertionError(f"{arguments!r} was accepted")


def refused(game, *choice):
    """Check that a choice is refused and leaves the game unchanged, and return the message."""
    return refusal(game, choice)


def refusal(game, choice):
    """Check that a value of any type is refused and leaves the game unchanged, and return the message."""
    before, events = game.state(), game.events
    message = raised(IllegalChoice, game.play, choice)
    assert game.state() == before, "a refused choice changed the game"
    assert game.events is events
    return message


def played(game, bot, source):
    """Yield a game before each choice and at the end, with bots of this class in all seats."""
    seats = [bot(source) for _ in range(game.players)]
    while not game.over:
        yield game
        game.play(bots.choose(game, seats, source))
    yield game


def randomly(title, seed, players=3, **options):
    """Yield a random game of a title, as `played` does."""
    brings = titles.load(title)
    return played(brings.game(players, brings.options(**options)), brings.bots["random"], chance.Seeded(seed))


VARIANTS = {"hamsterdam": {"classic": (False, True)}, "hamsterrolle": {"teams": (0, 0, 0, 1, 2, 3)}}


def anyhow(title, seed, bot="random"):
    """Yield a game of a title's bots, as `played` does, with any number of players, variant and house rules that go
    together."""
    brings, source = titles.load(title), chance.Seeded(seed)
    while True:
        given = {
            name: values[chance.below(source, len(values))]
            for name, values in [*brings.interpretations.items(), *VARIANTS.get(title, {}).items()]
            if values
        }
        players = brings.players[chance.below(source, len(brings.players))]
        try:
            game = brings.game(players, brings.options(**given))
        except ValueError:
            continue
        return played(game, brings.bots[bot], source)


def until(game, phase, source=None):
    """Make random choices until a phase is reached."""
    for game in played(game, bots.RandomBot, source or chance.Seeded(1)):  # noqa: B020  # the same game
        if game.phase == phase:
            break
    return game
