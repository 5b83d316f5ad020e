"""Tables of Hamsterrolle for tests: trackers at a turn, games whose wheel does what it is told."""

from hamstertop import chance
from hamstertop.games.hamsterrolle.house import HOUSE
from hamstertop.games.hamsterrolle.tracker import Tracker
from hamstertop_games import IllegalChoice, bots
from hamstertop_games.hamsterrolle import bots as hamsterrolle_bots
from hamstertop_games.hamsterrolle.game import Game
from hamstertop_games.hamsterrolle.options import Options
from hamstertop_games.positions.hamsterrolle import position

OUT = -1


# Short names of the companion's house rules, in the order of their table
READINGS = (
    "SHARE PASSING FAILING DROPPING FALLEN_CONE STARTING LAST_PIECE TIE HELPING TELLING KEEPING REACH EITHER".split()
)


def house(**readings):
    """The readings of a set-up, by their short names; each is the index of one, 0 the default."""
    given = [0] * len(HOUSE.rows)
    for name in readings:
        given[READINGS.index(name)] = readings[name]
    return tuple(given)


def begun(players=3, teams=0, first=0, **readings):
    """A tracker at the first turn."""
    tracker = Tracker()
    for event in (("setup", players, teams) + house(**readings), ("done",), ("first", first)):
        tracker.apply(event)
    return tracker


def table(players=3, teams=0, first=0, stocks=None, **readings):
    """A tracker after the first piece was placed, `first` being next; stocks as given."""
    tracker = begun(players, teams, (first - 1) % players, **readings)
    tracker.apply(("built", 0, 0))
    if stocks:
        tracker.gone += sum(tracker.stocks) - sum(stocks)  # what lies in the wheel stays
        tracker.stocks = list(stocks)
    return tracker


class Script:
    """Falls as given: outcomes of attempts, each once; then nothing but what is meant happens."""

    def __init__(self, *outcomes):
        self.outcomes = list(outcomes)

    def attempt(self, wheel, kind, target):
        return [(self.outcomes[0] if self.outcomes else ("placed", 0), 1)]

    def rest(self, wheel):
        return [(("still",), 1)]


def game(players=3, first=0, lying=None, hands=None, r=None, low=0, **options):
    """A game at a turn of `first`, also one that no game leads to; see `position`."""
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
    """The message with which a choice is refused; the game must stay as it was."""
    before = played.state()
    try:
        played.play(choice)
    except IllegalChoice as refusal:
        assert played.state() == before, "a refused choice changed the game"
        return str(refusal)
    raise AssertionError("%r was accepted in phase %s" % (choice, played.phase))


def offered(played, *head):
    """The choices that begin so."""
    return [choice for choice in played.choices() if choice[: len(head)] == head]


def randomly(seed, players=3, bot=hamsterrolle_bots.RandomBot, **options):
    """A whole random game: yields it before every choice, and at its end."""
    source = chance.Seeded(seed)
    played = Game(players, Options(**options))
    seats = [bot(source) for _ in range(players)]
    while not played.over:
        yield played
        played.play(bots.play(played, seats, source))
    yield played


HOUSES = (
    {},
    {"telling": True},
    {"pass_sets_place": True, "tried_sets_place": True, "drop_sets_place": "chosen", "fallen_cone": "out"},
    {"drop_sets_place": "where it lies", "fallen_cone": "put back", "last_piece_wins": True},
    {
        "ahead_of_all": True,
        "pass_cone": False,
        "pass_ahead": True,
        "skip_into_first": False,
        "telling": True,
        "either_neighbour": True,
    },
    {
        "drop_sets_place": "never",
        "builder_wins_tie": True,
        "must_help": True,
        "starts_itself": True,
        "owner_keeps": True,
    },
    {"share": "two each"},
    {"share": "three to the first", "telling": True, "drop_sets_place": "where it lies"},
)
SEATINGS = ((2, 0), (3, 0), (4, 0), (4, 1), (4, 2), (4, 3))
