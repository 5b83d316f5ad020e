"""Type checkers accept the library's examples and report mistakes such as misspelt house rules."""

import dataclasses
import functools
import random
import re
import types
import typing
from importlib import import_module
from pathlib import Path

import pytest
from mypy import api

from hamstertop_games import titles
from test_documents import examples

UNPACKING = Path(__file__).with_name("types") / "library.py"


hints = functools.cache(typing.get_type_hints)


@pytest.fixture(scope="module")
def checked(tmp_path_factory):
    """Return a function `checked(text, *options)` that returns mypy's output for a program. The library is checked once
    for each set of options."""
    folder = tmp_path_factory.mktemp("checked")

    def found(text, *options):
        path = folder / "program.py"
        path.write_text(text, "utf-8")
        cache = folder / "".join(("cache", *options))
        return api.run(["--strict", "--cache-dir", str(cache), "--config-file", "", *options, str(path)])[0]

    return found


def test_each_library_example_passes_the_type_checker(checked):
    texts = [
        text for text in examples() if not re.search(r"pyspiel|hamstertop_games\.envs", text)
    ]  # these modules have no types
    bodies = []
    for number, text in enumerate(texts):
        bodies.append(f"def example_{number}() -> None:\n" + "".join(f"    {line}\n" for line in text.splitlines()))
    found = checked("\n\n".join(bodies))
    assert found.startswith("Success"), found


WRONG = (
    ("hamsterdam.Options(late_cascad=True)", 'Unexpected keyword argument "late_cascad"'),
    ("hamsterdam.Options(late_cascade=3)", 'incompatible type "int"'),
    ('hamsterrolle.Options(fallen_cone="eaten")', "fallen_cone"),
    ("hamsterrolle.Options(falls=7)", 'incompatible type "int"; expected "Model"'),
    ("hamsterdam.Game(2).options.late_cascad", 'has no attribute "late_cascad"'),
    ("bots.choose(hamsterdam.Game(2), [7], chance.Seeded(1))", 'incompatible type "int"'),
    ('hamsterdam.Game(2).play(("giv", 2, 3))', 'Argument 1 to "play"'),
    ('run_hamster_run.Game(2).play(("allocate", "3", 2, 2))', 'Argument 1 to "play"'),
)


def test_the_type_checker_reports_invalid_calls(checked):
    head = (
        "from hamstertop import chance",
        "from hamstertop_games import hamsterdam, hamsterrolle, run_hamster_run",
        "from hamstertop_games import bots",
    )
    found = checked("\n".join([*head, *(line for line, _ in WRONG)]) + "\n")
    for number, (line, error) in enumerate(WRONG, len(head) + 1):
        assert re.search(rf":{number}: error: .*{re.escape(error)}", found), f"{line}\n{found}"


def test_any_object_with_a_choose_method_can_be_a_player(checked):
    text = """
from typing import Any
from hamstertop import chance
from hamstertop_games import hamsterdam
from hamstertop_games import bots

class Mine:
    def choose(self, game: Any) -> tuple[Any, ...]:
        return tuple(game.choices()[0])

game = hamsterdam.Game(2)
bots.choose(game, [Mine(), bots.RandomBot(chance.Seeded(1))], chance.Seeded(2))
"""
    assert checked(text).startswith("Success")


@pytest.mark.parametrize("title", titles.names())
def test_the_typed_options_match_the_actual_options(title):
    options = titles.load(title).options
    typed = {each.name: each for each in dataclasses.fields(options)}
    for _, name, interpretations in options.rules():
        kind = (
            "bool" if set(map(type, interpretations)) == {bool} else f"Literal[{', '.join(map(repr, interpretations))}]"
        )
        assert typed[name].type.replace('"', "'") == kind, name
        assert typed[name].default == interpretations[0], name


def test_choices_and_views_can_be_unpacked_without_the_any_type(checked):
    text = UNPACKING.read_text("utf-8")
    assert checked(text, "--disallow-any-expr").startswith("Success")
    broken = re.sub('"(clear|dropped|climb)"', '"other"', text).replace('["dams"]', '["dam"]')
    found = checked(broken)
    assert found.count('"assert_never"') == 3, "a kind that is left out is missed, in each title"
    assert 'has no key "dam"' in found


def fits(value, kind):
    """Return whether a value matches a type defined in a title's `types` module."""
    origin, inside = typing.get_origin(kind), typing.get_args(kind)
    if kind is None or kind is type(None):
        return value is None
    if origin in (typing.Union, types.UnionType):
        return any(fits(value, each) for each in inside)
    if origin is typing.Literal:
        return value in inside
    if typing.is_typeddict(kind):
        fields = hints(kind)
        return set(value) == set(fields) and all(fits(value[field], fields[field]) for field in fields)
    if origin is not tuple:
        return type(value) is kind
    if len(inside) == 2 and inside[1] is ...:
        return isinstance(value, tuple) and all(fits(each, inside[0]) for each in value)
    if getattr(inside[-1], "__unpacked__", False):
        more = len(inside) - 1
        return fits(value[:more], tuple[inside[:more]]) and all(type(each) is int for each in value[more:])
    return isinstance(value, tuple) and len(value) == len(inside) and all(map(fits, value, inside))


@pytest.mark.parametrize("name", ["hamsterdam", "hamsterrolle", "run_hamster_run"])
def test_choices_and_views_have_their_declared_types(name):
    title, known, dice = titles.load(name), import_module(f"hamstertop_games.{name}.types"), random.Random(7)
    kinds = {typing.get_args(each)[0] for each in typing.get_args(known.Choice)}
    left = {typing.get_args(kind)[0] for kind in kinds}
    fitting = set()
    for number in range(30):
        interpretations = title.interpretations.items()
        options = {
            field: dice.choice(values) for field, values in interpretations if number % 2 and dice.random() < 0.5
        }
        game = title.game(title.players[number % len(title.players)], title.options(**options))
        for step in range(500):
            if game.over:
                break
            for choice in game.choices():
                if repr(choice) not in fitting:  # by `repr`, because True == 1
                    assert fits(choice, known.Choice), choice
                    fitting.add(repr(choice))
                left.discard(choice[0])
            if step % 20 == 0:
                for seat in (None, *range(game.players)):
                    assert fits(game.view(seat), known.View), game.view(seat)
            outcomes = game.outcomes()
            game.play(dice.choices(*zip(*outcomes, strict=True))[0] if outcomes else dice.choice(game.choices()))
    assert left <= {"idle"}, "kinds that never come up; nothing to do is rare in Hamsterrolle"
