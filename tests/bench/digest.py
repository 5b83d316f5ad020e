"""A digest of whole random games by many house rules: choices, outcomes, events, views, standings, positions.

    python tests/bench/digest.py [games]

Two versions of the rules that print the same play the same.
"""

import hashlib
import random
import sys

from hamstertop_games import TABLE, titles

GAMES = 3000
TITLES = ("hamsterdam", "hamsterrolle", "run_hamster_run")
MOST = 2000  # choices of a game: some random ones under odd rules are endless
LOOKS = 25  # choices from one look at views and copies to the next


def play(number: int) -> str:
    """Return what happens in one game."""
    dice = random.Random(number)
    title = titles.load(TITLES[number % len(TITLES)])
    options = {
        name: dice.choice(interpretations)
        for name, interpretations in title.interpretations.items()
        if dice.random() < 0.2
    }
    game = title.game(dice.choice(title.players), title.options(**options))
    told = [repr(sorted(options.items()))]
    for step in range(MOST):
        if game.over:
            break
        choices = game.choices()
        if step % LOOKS == 0:
            copy = game.copy()
            assert copy.state() == game.state()
            told += [repr(choices), repr(copy.outcomes()), *(repr(copy.view(seat)) for seat in range(game.players))]
        if game.seat == TABLE:
            found, weights = zip(*game.outcomes(), strict=True)
            choice = dice.choices(found, weights)[0]
        else:
            choice = dice.choice(choices)
        told.append(repr((choice, game.play(choice))))
    told += [repr(game.standings()), repr(game.state())]
    return "\n".join(told)


def main(games: int = GAMES) -> None:
    digest = hashlib.sha256()
    for number in range(games):
        digest.update(play(number).encode())
    print(f"{games} games: {digest.hexdigest()}")


if __name__ == "__main__":
    main(*map(int, sys.argv[1:]))
