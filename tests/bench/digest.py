"""Print a digest of random games with many combinations of house rules.

    python tests/bench/digest.py [games]

The digest covers choices, outcomes, events, views, standings and positions. Two versions of the rules engine that print
the same digest play the same way.
"""

import hashlib
import random
import sys

from hamstertop_games import TABLE, titles

GAMES = 3000
TITLES = ("hamsterdam", "hamsterrolle", "run_hamster_run")
MOST = 2000  # choices per game; some random games with unusual rules never end
LOOKS = 25  # choices between checks of views and copies


def play(number: int) -> str:
    """Return a record of everything that happens in a game."""
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
            outcomes = [(tuple(choice), weight) for choice, weight in copy.outcomes()]
            told += [
                repr(tuple(map(tuple, choices))),
                repr(outcomes),
                *(repr(copy.view(seat)) for seat in range(game.players)),
            ]
        if game.seat == TABLE:
            found, weights = zip(*game.outcomes(), strict=True)
            choice = dice.choices(found, weights)[0]
        else:
            choice = dice.choice(choices)
        told.append(repr((tuple(choice), game.play(choice))))
    told += [repr(game.standings()), repr(game.state())]
    return "\n".join(told)


def main(games: int = GAMES) -> None:
    digest = hashlib.sha256()
    for number in range(games):
        digest.update(play(number).encode())
    print(f"{games} games: {digest.hexdigest()}")


if __name__ == "__main__":
    main(*map(int, sys.argv[1:]))
