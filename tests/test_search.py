"""The search bot uses no hidden information, and makes the same choices with the same random source."""

import pytest

from hamstertop import chance
from hamstertop_games import bots, tables, titles

TITLES = ("hamsterdam", "hamsterrolle", "run_hamster_run")


def positions(title, phases, players=3, seed=1):
    """Return positions of a game in which a player must choose in one of these phases."""
    brings = titles.load(title)
    source = chance.Seeded(seed)
    game, seats = brings.game(players), [brings.bots["random"](source)] * players
    while not game.over:
        if game.phase in phases and game.seat >= 0 and len(game.choices()) > 1:
            yield game.copy()
        game.play(bots.play(game, seats, source))


def shuffled(game, seat, seed):
    """Return a copy of a game with different hidden information but the same view for the seat. This does not use the
    bot's code."""
    source, other = chance.Seeded(seed), game.copy()
    if game.phase == "passing":
        for owner, given in enumerate(game.given):
            if given and owner != seat:
                a = 2 + chance.below(source, 11)
                other.given[owner] = (a, 2 + (a - 1) % 11)
    elif game.phase == "keeping":
        hidden = [(cards, owner) for cards in (other.dealt, other.kept) for owner in game.others(seat) if cards[owner]]
        unseen = [kind for kind, count in enumerate(game.deck) for _ in range(count)]
        for cards, owner in hidden:
            unseen.extend(cards[owner])
        for cards, owner in hidden:
            cards[owner] = tuple(sorted(unseen.pop(chance.below(source, len(unseen))) for _ in cards[owner]))
        other.deck = [unseen.count(kind) for kind in range(len(game.deck))]
    elif game.phase == "allocate":
        for owner, chips in enumerate(game.tracker.sealed):
            if chips is not None and owner != seat:
                first = chance.below(source, sum(chips) + 1)
                other.tracker.sealed[owner] = (first, sum(chips) - first, 0)
    return other


@pytest.mark.parametrize("title", TITLES)
def test_choosing_in_a_finished_game_raises_a_clear_error(title):
    brings = titles.load(title)
    source = chance.Seeded(1)
    game, seats = brings.game(2), [brings.bots["random"](source)] * 2
    while not game.over:
        game.play(bots.play(game, seats, source))
    for made in brings.bots.values():
        with pytest.raises(ValueError, match="the game is over"):
            made(source).choose(game)


@pytest.mark.parametrize(
    ("title", "phases", "bot"),
    [
        ("hamsterdam", ("passing", "keeping"), "search"),
        ("hamsterdam", ("passing", "keeping"), "sensible"),
        ("hamsterdam", ("passing", "keeping"), "counting"),
        ("run_hamster_run", ("allocate",), "search"),
        ("run_hamster_run", ("allocate",), "sensible"),
    ],
)
def test_the_bot_does_not_peek_at_hidden_information(title, phases, bot):
    """HD-A1, HD-11, HD-12, RHR-11."""
    brings = titles.load(title)
    differed = 0
    for number, game in enumerate(positions(title, phases)):
        if number == 12:
            break
        chosen = set()
        for seed in range(3):
            other = shuffled(game, game.seat, seed)
            assert other.view(game.seat) == game.view(game.seat), "a different position for the seat proves nothing"
            differed += other.state() != game.state()
            source = chance.Seeded(7)
            player = brings.bots[bot](source, 8) if bot == "search" else brings.bots[bot](source)
            chosen.add(player.choose(other))
            assert chosen <= set(game.choices())
        assert len(chosen) == 1
    assert differed > 4


def everything(value):
    """Return everything that can be read from an object, including its private fields and their contents."""
    if isinstance(value, (list, tuple)):
        return [everything(each) for each in value]
    if isinstance(value, dict):
        return {name: everything(each) for name, each in value.items()}
    if hasattr(value, "__slots__"):
        return [everything(getattr(value, name)) for name in value.__slots__]
    return everything(vars(value)) if hasattr(value, "__dict__") and not isinstance(value, type) else value


@pytest.mark.parametrize(
    ("title", "phases"), [("hamsterdam", ("passing", "keeping")), ("run_hamster_run", ("allocate",))]
)
def test_a_bot_that_looks_for_hidden_information_finds_none(title, phases):
    """Everything that the bot can read, including private fields, is the same in two games that its seat cannot
    distinguish."""
    brings = titles.load(title)
    found = []

    class Cheat(bots.Bot):
        def choose(self, game):
            found.append(everything(game))
            return game.choices()[0]

    differed = 0
    for number, game in enumerate(positions(title, phases)):
        if number == 12:
            break
        for seed in (1, 2):
            hidden = shuffled(game, game.seat, seed)
            differed += hidden.state() != game.state()
            hidden._past, hidden.events = (None, ("give", 2, 2 + seed)), [("allocated", 0, seed, 0, 0)]
            hidden._kept = (game.copy(), seed)
            tables.choose(brings, hidden, Cheat(chance.Seeded(1)), chance.Seeded(7))
            guess = brings.guess(hidden, game.seat, chance.Seeded(7))
            assert everything(guess) == found[-1]
            assert (guess.history, guess.events) == ((), [])
        assert found[-1] == found[-2]
    assert differed > 4


@pytest.mark.parametrize("title", TITLES)
def test_a_guess_looks_the_same_to_the_seat_and_is_a_valid_position(title):
    brings = titles.load(title)
    source = chance.Seeded(3)
    for seed in (1, 2):
        for number, game in enumerate(positions(title, brings.game(3).phases, seed=seed)):
            if number == 60:
                break
            for seat in range(3):
                before = game.state()
                guess = brings.guess(game, seat, source)
                assert guess.view(seat) == game.view(seat)
                brings.check(guess)
                while not guess.over and guess.phase == game.phase:
                    guess.play(guess.choices()[0])
                assert game.state() == before, "it leaves the game as it is"


def test_guesses_differ_when_something_is_hidden():
    for title, phases in (("hamsterdam", ("passing", "keeping")), ("run_hamster_run", ("allocate",))):
        brings, source = titles.load(title), chance.Seeded(3)
        for phase in phases:
            game = list(positions(title, (phase,)))[1]
            assert len({brings.guess(game, game.seat, source).state() for _ in range(12)}) > 3, phase


@pytest.mark.parametrize("title", [title for title in TITLES if "search" in titles.load(title).bots])
def test_the_search_bot_makes_the_same_choice_with_the_same_seed_and_without_side_effects(title):
    brings = titles.load(title)
    for number, game in enumerate(positions(title, brings.game(3).phases)):
        if number % 10 == 0:
            before = game.state()
            chosen = {brings.bots["search"](chance.Seeded(5), 10).choose(game) for _ in range(2)}
            assert len(chosen) == 1
            assert chosen <= set(game.choices())
            assert game.state() == before


def test_the_hamsterdam_bot_judges_positions_by_the_water_in_the_piles():
    brings = titles.load("hamsterdam")
    likely = brings.bots["search"](chance.Seeded(1)).judge
    game = brings.game(2)
    game.tracker.piles = [0, 3]
    one, other = likely(game)
    assert one > 0.8
    assert one + other == pytest.approx(1)
    game.tracker.piles = [4, 5]
    closer = likely(game)
    game.tracker.piles = [0, 1]
    assert closer[0] > likely(game)[0] > 0.5, "a token counts for more towards the end"


def test_the_bot_does_not_search_when_the_next_hamster_to_place_is_identical():
    brings = titles.load("hamsterdam")
    player = brings.bots["search"](chance.Seeded(1))
    counts = {True: set(), False: set()}
    for game in positions("hamsterdam", ("placing",)):
        counts[game.hand[:1] == game.hand[1:2]].add(len(player.candidates(game)))
    assert counts[True] == {1}
    assert max(counts[False]) > 1


def test_the_bot_skips_choices_that_look_much_worse():
    search = titles.load("hamsterdam").bots["search"](chance.Seeded(1))
    base = search.player
    fewer = 0
    for game in positions("hamsterdam", ("move", "clearing", "flood")):
        tried = search.candidates(game)
        assert tried[0] == base.choose(game)
        assert all(base.rate(game, choice) >= base.rate(game, tried[0]) - search.slack for choice in tried)
        fewer += len(tried) < len(base.best(game, search.width))
    assert fewer
