"""Functions have few enough parameters to be called without looking them up."""

import ast
from pathlib import Path

MOST = 8
ROOT = Path(__file__).resolve().parents[1]
CONSTRUCTORS = ROOT / "firmware" / "hamstertop" / "content.py"  # one parameter for each part of a screen


def parameters(function: ast.FunctionDef | ast.AsyncFunctionDef | ast.Lambda) -> list[str]:
    """Return the names of a function's parameters, except the object of a method."""
    found = function.args
    each = [*found.posonlyargs, *found.args, *found.kwonlyargs, *filter(None, (found.vararg, found.kwarg))]
    return [one.arg for one in each if one.arg not in ("self", "cls")]


def test_no_function_outside_the_constructors_of_content_has_more_than_eight_parameters():
    many = []
    for folder in ("firmware", "host", "tools"):
        for path in (ROOT / folder).rglob("*.py"):
            for node in ast.walk(ast.parse(path.read_text("utf-8"))):
                if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.Lambda) and path != CONSTRUCTORS:
                    many += [f"{path}:{node.lineno}"] * (len(parameters(node)) > MOST)
    assert many == []
