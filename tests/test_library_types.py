"""What type checkers say to users of the library: its examples pass, misspelt house rules do not."""

import ast
import inspect
import re

import pytest
from mypy import api

from hamstertop_games import titles
from test_documents import examples


def checked(tmp_path, text):
    """What mypy says of a program."""
    path = tmp_path / "program.py"
    path.write_text(text, "utf-8")
    return api.run(["--strict", "--no-incremental", "--config-file", "", str(path)])[0]


def test_each_example_of_the_library_passes_the_type_checker(tmp_path):
    texts = [
        text for text in examples() if not re.search(r"pyspiel|hamstertop_games\.envs", text)
    ]  # these have no types
    bodies = []
    for number, text in enumerate(texts):
        bodies.append(f"def example_{number}() -> None:\n" + "".join(f"    {line}\n" for line in text.splitlines()))
    found = checked(tmp_path, "\n\n".join(bodies))
    assert found.startswith("Success"), found


WRONG = (
    ("hamsterdam.Options(late_cascad=True)", 'Unexpected keyword argument "late_cascad"'),
    ("hamsterdam.Options(late_cascade=3)", 'incompatible type "int"'),
    ('hamsterrolle.Options(fallen_cone="eaten")', "fallen_cone"),
    ("hamsterrolle.Options(falls=7)", 'incompatible type "int"; expected "Model"'),
    ("hamsterdam.Game(2).options.late_cascad", 'has no attribute "late_cascad"'),
    ("bots.play(hamsterdam.Game(2), [7], chance.Seeded(1))", 'incompatible type "int"'),
)


def test_what_cannot_be_is_found_by_the_type_checker(tmp_path):
    head = (
        "from hamstertop import chance",
        "from hamstertop_games import hamsterdam, hamsterrolle",
        "from hamstertop_games import bots",
    )
    found = checked(tmp_path, "\n".join([*head, *(line for line, _ in WRONG)]) + "\n")
    for number, (line, error) in enumerate(WRONG, len(head) + 1):
        assert re.search(rf":{number}: error: .*{re.escape(error)}", found), f"{line}\n{found}"


def test_anything_that_chooses_is_a_player(tmp_path):
    text = """
from typing import Any
from hamstertop import chance
from hamstertop_games import hamsterdam
from hamstertop_games import bots

class Mine:
    def choose(self, game: Any) -> tuple[Any, ...]:
        return tuple(game.choices()[0])

game = hamsterdam.Game(2)
bots.play(game, [Mine(), bots.RandomBot(chance.Seeded(1))], chance.Seeded(2))
"""
    assert checked(tmp_path, text).startswith("Success")


@pytest.mark.parametrize("title", titles.names())
def test_the_typed_options_are_those_that_there_are(title):
    options = titles.load(title).options
    parsed = ast.walk(ast.parse(inspect.getsource(options)))
    typed = {ast.unparse(each.target): each for each in parsed if isinstance(each, ast.AnnAssign)}
    assert sorted(typed) == sorted(options().fields())
    for _, field, readings in options.table.rows + options.rows:
        kind = "bool" if set(map(type, readings)) == {bool} else f"Literal[{', '.join(map(repr, readings))}]"
        assert ast.unparse(typed[field].annotation) == kind, field
        assert ast.literal_eval(typed[field].value) == readings[0], field
