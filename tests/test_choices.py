"""The tables of choices in docs/library/choices.md match the code, and games offer no other choices."""

import copy
import pickle
import random
from importlib import import_module

import pytest

import choices
from hamstertop_games import TABLE, notation, titles
from hamstertop_games.notation import moves
from test_library_types import fits

PAGE = choices.PAGE
# Choices that are too rare to occur in the games below
RARE = {("turn", "idle"), ("tidying", "copy"), ("tidying", "use"), ("sacrifice", "pass")}


def test_the_documented_choices_match_the_code():
    page = PAGE.read_text("utf-8")
    assert choices.written(page) == page, "run python tools/choices.py --write"


@pytest.mark.parametrize("title", titles.names())
def test_each_kind_of_choice_has_an_example_that_matches_its_types_and_values(title):
    game = titles.load(title).game(2)
    examples = list(choices.EXAMPLES[title])
    assert {kind for phase in game.phases.values() for kind in phase.kinds} == {kind for kind, *_ in examples}
    if title == "hamsterdam":
        examples += choices.specials()
    for choice in examples:
        assert title == "score_pad" or fits(choice, import_module(f"hamstertop_games.{title}.types").Choice), choice
        assert within(game, choice), choice
        assert notation.read_move(game, notation.move(game, choice)) == choice


def within(game, choice):
    """Return whether the values of a choice are documented."""
    sorts = [sort for _, sort in moves.values(game, choice)]
    return len(sorts) == len(choice) - 1 and all(
        value in sort.numbers for sort, value in zip(sorts, choice[1:], strict=True)
    )


def parts(choice):
    """Return a choice put together from its parts by name."""
    names = [name.strip("*") for name in choice.names()]
    found = (choice.kind, *(getattr(choice, name) for name in names))
    return found[:-1] + found[-1] if names[-1:] == ["moves"] else found


def test_a_choice_prints_and_pickles_its_parts_and_equals_a_plain_tuple():
    game = titles.load("run_hamster_run").game(2)
    choice = game.names["change", 3, 1]
    assert repr(choice) == "change(action=3, trait=1)"
    assert (choice.kind, choice.action, choice.trait) == ("change", 3, 1)
    assert {choice: 1}["change", 3, 1] == 1
    assert repr(pickle.loads(pickle.dumps(choice))) == repr(copy.deepcopy(choice)) == repr(choice)
    with pytest.raises(AttributeError, match=r"change\(action=3, trait=1\) has no part 'square'"):
        _ = choice.square
    fall = titles.load("hamsterrolle").game(2).names["placed", 1, 3, 5, -1]
    assert (fall.rolls, fall.moves) == (1, (3, 5, -1))


@pytest.mark.parametrize("title", titles.names())
def test_each_phase_offers_only_documented_choices_to_the_documented_player(title):
    brings, dice = titles.load(title), random.Random(5)
    left = {(name, kind) for name, phase in brings.game(2).phases.items() for kind in phase.kinds}
    for number in range(60):
        options = {
            name: random.Random(f"{number} {name}").choice([values[0]] * len(values) + list(values))
            for name, values in brings.interpretations.items()
            if number % 2
        }
        game = brings.game(brings.players[number % len(brings.players)], brings.options(**options))
        for _ in range(400):
            if game.over:
                break
            phase = game.phases[game.phase]
            assert (phase.who == "chance") == (game.seat == TABLE)
            for choice in game.choices():
                assert choice[0] in phase.kinds, choice
                assert within(game, choice), choice
                assert parts(choice) == tuple(choice), choice
                left.discard((game.phase, choice[0]))
            if outcomes := game.outcomes():
                game.play(dice.choices(*zip(*outcomes, strict=True))[0])
            else:
                kind = dice.choice(sorted({choice[0] for choice in game.choices()}))
                game.play(dice.choice([choice for choice in game.choices() if choice[0] == kind]))
    assert left <= RARE
