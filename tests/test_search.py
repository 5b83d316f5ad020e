"""The search bot uses no hidden information, and makes the same choices with the same random source."""

import pytest

from hamstertop import chance
from hamstertop_games import TABLE, titles
from scenarios import randomly

TITLES = ("hamsterdam", "hamsterrolle", "run_hamster_run")


def positions(title, phases, seed=1):
    """Return positions of a game in which a player must choose in one of these phases."""
    for game in randomly(title, seed):
        if game.phase in phases and game.seat not in (TABLE, None) and len(game.choices()) > 1:
            yield game.copy()


@pytest.mark.parametrize("title", TITLES)
def test_choosing_in_a_finished_game_raises_a_clear_error(title):
    *_, game = randomly(title, 1, 2)
    for made in titles.load(title).bots.values():
        with pytest.raises(ValueError, match="the game is over"):
            made(chance.Seeded(1)).choose(game)


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
