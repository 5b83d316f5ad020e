"""The steps of scenarios for every title, and random games with any house rules."""

from hamstertop import chance
from hamstertop_games import IllegalChoice, bots, titles

PASS = ("pass",)


def play(game, *choices):
    """Play these choices in order; return all their events."""
    events = []
    for choice in choices:
        events += game.play(choice)
    return events


def kinds(game):
    """Return each kind of legal choice once."""
    return sorted({choice[0] for choice in game.choices()})


def offered(game, *head):
    """Return the legal choices that begin with these values."""
    return [choice for choice in game.choices() if choice[: len(head)] == head]


def raised(error, call, *arguments):
    """Return the message of the error that a call must raise."""
    try:
        call(*arguments)
    except error as refusal:
        return str(refusal)
    raise AssertionError(f"{arguments!r} was accepted")


def refused(game, *choice):
    """Return the message with which a choice is refused; the game must stay as it was."""
    return refusal(game, choice)


def refusal(game, choice):
    """Return the message with which anything is refused as a choice; the game must stay as it was."""
    before, events = game.state(), game.events
    message = raised(IllegalChoice, game.play, choice)
    assert game.state() == before, "a refused choice changed the game"
    assert game.events is events
    return message


def played(game, bot, source):
    """Yield a game before every choice, and at its end; each seat has a bot of this class."""
    seats = [bot(source) for _ in range(game.players)]
    while not game.over:
        yield game
        game.play(bots.play(game, seats, source))
    yield game


def randomly(title, seed, players=3, **options):
    """Yield a random game of a title, as `played` does."""
    brings = titles.load(title)
    return played(brings.game(players, brings.options(**options)), brings.bots["random"], chance.Seeded(seed))


def anyhow(title, seed):
    """Yield a random game of a title, as `played` does, for any number of players and with any compatible house
    rules."""
    brings, source = titles.load(title), chance.Seeded(seed)
    while True:
        given = {
            name: values[chance.below(source, len(values))] for name, values in brings.interpretations.items() if values
        }
        players = brings.players[chance.below(source, len(brings.players))]
        try:
            game = brings.game(players, brings.options(**given))
        except ValueError:
            continue
        return played(game, brings.bots["random"], source)


def until(game, phase, source=None):
    """Play at random until a phase is reached."""
    for game in played(game, bots.RandomBot, source or chance.Seeded(1)):  # noqa: B020  # the same game
        if game.phase == phase:
            break
    return game
