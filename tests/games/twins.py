"""Pairs of games that differ in a single hidden choice that was actually played."""

import random

from hamstertop_games import titles

KINDS = (("hamsterdam", "give"), ("hamsterdam", "deal"), ("hamsterdam", "keep"), ("run_hamster_run", "allocate"))
LATER = 40  # the maximum number of further choices


def twins(title, kind, seed=1):
    """Yield (game, twin, seat that knows the difference), right after the choice and after each further choice, until
    another seat learns of it. The choice is the `seed`th of its kind in the game, or the last."""
    dice = random.Random(seed)
    game = titles.load(title).game(3)
    found = []
    while not game.over and len(found) < seed:
        if game.choices()[0][0] == kind and len(game.choices()) > 1:
            twin = game.copy()
            owner = game.phases[game.phase].knower(game, game.seat)
            other = (owner + 1) % 3
            one, two = dice.sample(game.choices(), 2)
            game.play(one)
            twin.play(two)
            if game.known(other) == twin.known(other):
                found.append((game.copy(), twin, owner, other))
        else:
            game.play(dice.choice(game.choices()))
    game, twin, owner, other = found[-1]
    for _ in range(LATER):
        if game.known(other) != twin.known(other):
            return
        yield game, twin, owner
        common = [choice for choice in game.choices() if choice in twin.choices()]
        if not common:
            return
        choice = dice.choice(common)
        game.play(choice)
        twin.play(choice)
