"""A user's program that unpacks every kind of choice and reads every view. It type-checks without `Any`."""

from typing import assert_never

from hamstertop_games import hamsterdam, hamsterrolle, run_hamster_run
from hamstertop_games.hamsterdam import types as dam
from hamstertop_games.hamsterrolle import types as rolle
from hamstertop_games.run_hamster_run import types as run


def of_hamsterdam(choice: dam.Choice) -> int:
    """Add up the numbers in a choice."""
    match choice:
        case ("pass",):
            return 0
        case ("lay" | "keep" | "deal" | "choose" | "put" | "hold" | "flood" | "flip", value):
            return value
        case ("give" | "roll" | "place" | "plug" | "sacrifice", first, second):
            return first + second
        case ("clear", card, position):
            return card + position
        case ("clear" | "move", card, position, to):
            return card + position + to
        case ("use" | "copy", card, position, *more):
            return card + position + sum(more)
        case _:
            assert_never(choice)


def of_hamsterrolle(choice: rolle.Choice) -> int:
    """Add up the numbers in a choice."""
    match choice:
        case ("idle" | "still",):
            return 0
        case ("deal" | "first", value):
            return value
        case ("build", kind, compartment):
            return kind + compartment
        case ("pass", source, kind, target, place):
            return source + kind + target + place
        case ("placed" | "knocked" | "gone", rolls, *moves):
            return rolls + sum(moves)
        case ("dropped", where, rolls, *moves):
            return where + rolls + sum(moves)
        case _:
            assert_never(choice)


def of_run(choice: run.Choice) -> int:
    """Add up the numbers in a choice."""
    match choice:
        case ("pass",):
            return 0
        case ("draw" | "place" | "declare" | "move" | "challenge" | "rest" | "step" | "sidestep" | "dash", value):
            return value
        case ("resist" | "bite" | "throw" | "face", value):
            return value
        case ("change", action, trait):
            return action + trait
        case ("allocate" | "climb", first, second, third):
            return first + second + third
        case _:
            assert_never(choice)


def views() -> int:
    """Read a view of each title."""
    one = hamsterdam.Game(2, hamsterdam.Options(classic=True)).view(0)
    given = one["given"][1]
    total = one["dams"][0]["left"] + sum(one["dams"][0]["stacks"][0]) + one["tracker"]["before"][1]
    total += 0 if given is None else sum(given)
    two = hamsterrolle.Game(2).view()
    total += sum(two["wheel"][0][0]) + (two["tracker"]["clock"] or 0)
    three = run_hamster_run.Game(3).view(1)
    chips = three["tracker"]["sealed"][0] if three["tracker"]["sealed"] else None
    return total + sum(three["places"]) + (0 if chips is None else chips[2])


def play() -> int:
    """Begin each game, and add up the numbers in its choices."""
    total = sum(of_hamsterdam(choice) for choice in hamsterdam.Game(3).choices())
    total += sum(of_hamsterrolle(choice) * weight for choice, weight in hamsterrolle.Game(2).outcomes())
    game = run_hamster_run.Game(2)
    game.play(game.choices()[0])
    return total + of_run(game.pop()) + views()
