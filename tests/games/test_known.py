"""A seat learns nothing of a hidden choice: twin games that differ in one look the same to it, whatever it reads."""

import pickle

import pytest

from hamstertop import chance
from hamstertop_games import IllegalChoice, bots, tables, titles
from hamstertop_games.envs import codes
from twins import KINDS, twins

pytestmark = pytest.mark.rule("HD-A1", "HD-11", "HD-12", "RHR-11")
SEEDS = range(1, 9)


def everything(value):
    """Return everything that can be read from an object, including its private fields and their contents."""
    if isinstance(value, (list, tuple)):
        return [everything(each) for each in value]
    if isinstance(value, dict):
        return {name: everything(each) for name, each in value.items()}
    if hasattr(value, "__slots__"):
        return [everything(getattr(value, name)) for name in value.__slots__]
    return everything(vars(value)) if hasattr(value, "__dict__") and not isinstance(value, type) else value


def refused(game):
    with pytest.raises(IllegalChoice) as error:
        game.play(("nonsense",))
    return str(error.value), error.value.legal


@pytest.mark.parametrize(("title", "kind"), KINDS)
def test_a_hidden_choice_leaves_no_trace_for_other_seats(title, kind):
    brings, differed = titles.load(title), 0
    layout = codes.load(title, 3, brings.options()).layout
    for seed in SEEDS:
        for game, twin, owner in twins(title, kind, seed):
            assert game.known(owner) != twin.known(owner)
            for seat in range(3):
                if seat == owner:
                    continue
                one, other = [brings.guess(each, seat, chance.Seeded(seed)) for each in (game, twin)]
                assert everything(one) == everything(other)
                assert everything(pickle.loads(pickle.dumps(one))) == everything(pickle.loads(pickle.dumps(other)))
                assert game.view(seat) == twin.view(seat) == one.view(seat)
                assert game.known(seat) == twin.known(seat) == one.known(seat)
                assert layout.observe(game, seat) == layout.observe(twin, seat) == layout.observe(one, seat)
                if game.seat == seat:
                    assert refused(game) == refused(twin)
                differed += 1
    assert differed > 10


@pytest.mark.parametrize(("title", "kind"), KINDS)
def test_a_guess_is_a_game_that_can_be_replayed(title, kind):
    brings = titles.load(title)
    for seed in SEEDS:
        for game, _, owner in twins(title, kind, seed):
            guess = brings.guess(game, (owner + 1) % 3, chance.Seeded(seed))
            again = brings.game(3)
            for choice in guess.history:
                again.play(choice)
            assert again == guess


@pytest.mark.parametrize(("title", "kind"), KINDS)
def test_guesses_of_a_hidden_choice_differ(title, kind):
    brings, source = titles.load(title), chance.Seeded(3)
    game, _, owner = next(twins(title, kind))
    assert len({brings.guess(game, (owner + 1) % 3, source).history for _ in range(12)}) > 3


@pytest.mark.parametrize(("title", "kind"), KINDS)
def test_the_owner_remembers_its_own_choice_and_a_bot_can_read_what_others_chose_before(title, kind):
    game, twin, owner = next(twins(title, kind))
    assert game.known(owner)[-1] == game.history[-1] != twin.history[-1]
    assert game.known()[-1] is game.known((owner + 1) % 3)[-1] is None


@pytest.mark.parametrize(("title", "kind"), [each for each in KINDS if each[1] != "deal"])
@pytest.mark.parametrize("name", ["sensible", "racer", "fighter", "constant", "counting", "partly", "search"])
def test_a_bot_chooses_the_same_in_twin_games(title, kind, name):
    brings = titles.load(title)
    if name not in brings.bots:
        return
    for seed in SEEDS:
        for game, twin, owner in twins(title, kind, seed):
            if game.seat in (owner, -1, None) or game.choices()[0][0] != kind:
                continue
            made = [
                tables.bot(brings, name + ":8" * (name == "search"), chance.Seeded(7)).choose(each)
                for each in (game, twin)
            ]
            assert made[0] == made[1]


def test_a_game_that_begins_in_the_middle_is_guessed_without_its_past():
    for kind in ("keep", "deal"):
        for game, _, owner in twins("hamsterdam", kind, 2):
            game = game.copy()
            game.begin_here()
            seat = (owner + 1) % 3
            guess = titles.load("hamsterdam").guess(game, seat, chance.Seeded(1))
            assert (guess.history, guess.view(seat)) == ((), game.view(seat))
            assert isinstance(bots.unsaid(game).start.state(), tuple)
