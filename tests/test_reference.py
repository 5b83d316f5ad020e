"""Every public name that docs/library/reference.md lists has a docstring that covers its meaning, arguments, result and
errors."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import griffe
import pytest
import yaml

ROOT = Path(__file__).parents[1]
REFERENCE = (ROOT / "docs" / "library" / "reference.md").read_text("utf-8")
BLOCK = re.compile(r"^::: (\S+)\n((?:    .*\n)*)", re.MULTILINE)


def listed() -> Iterator[griffe.Object]:
    """Yield the objects on the reference page with the members that it names, or all public members if it names
    none."""
    loader = griffe.GriffeLoader(search_paths=[ROOT / "firmware", ROOT / "host"])
    for package in ("hamstertop", "hamstertop_games", "hamstertop_host"):
        loader.load(package)
    for path, text in BLOCK.findall(REFERENCE):
        found = loader.modules_collection[path]
        names = (yaml.safe_load(text) or {}).get("options", {}).get("members")
        if not found.is_module:
            yield found
        for name in found.members if names is None else names:
            member = found[name]
            if not name.startswith("_") and (member.is_function or member.is_class):
                yield member
                if member.is_class:
                    yield from (
                        each for each in member.members.values() if each.is_function and not each.name.startswith("_")
                    )


@pytest.fixture(scope="module")
def names() -> dict[str, griffe.Object]:
    return {each.path: each for each in listed()}


def said(thing: griffe.Object) -> str:
    """Return an object's docstring. For a class, it includes the docstring of `__init__`; for a method without one, it
    is the overridden method's."""
    texts = [thing.docstring.value if thing.docstring else ""]
    if thing.is_class and "__init__" in thing.members and (init := thing["__init__"].docstring):
        texts.append(init.value)
    if not texts[0] and thing.is_function and thing.parent.is_class:
        texts += [said(base[thing.name]) for base in thing.parent.mro() if thing.name in base.members]
    return "\n".join(texts)


def parameters(thing: griffe.Object) -> set[str]:
    """Return the names of an object's parameters."""
    call = thing.members.get("__init__") if thing.is_class else thing
    found = {parameter.name for parameter in call.parameters} if call is not None and call.is_function else set()
    return {name for name in found if name not in ("self", "cls") and not name.startswith("_")}


def raised(thing: griffe.Object) -> set[str]:
    """Return the exceptions that an object's own code raises, except NotImplementedError."""
    call = thing.members.get("__init__") if thing.is_class else thing
    if call is None or not call.is_function or not call.source:
        return set()
    found = set()
    for node in ast.walk(ast.parse("if True:\n" + "\n".join(" " + line for line in call.source.splitlines()))):
        if isinstance(node, ast.Raise) and isinstance(node.exc, ast.Call) and isinstance(node.exc.func, ast.Name):
            found.add(node.exc.func.id)
    return found - {"NotImplementedError"}


def returns(thing: griffe.Object) -> str:
    """Return the type of an object's result, or "" if there is none."""
    return "" if thing.is_class or str(thing.returns) == "None" else str(thing.returns)


def unsaid(thing: griffe.Object) -> Iterator[str]:
    """Yield what an object's docstring omits."""
    text = said(thing)
    if not text:
        yield "has no docstring"
    for name in sorted(parameters(thing)):
        if not re.search(rf"\b{name}\b", text):
            yield f"says nothing of {name}"
    if returns(thing) == "bool":
        if not re.search(r"\b[Ww]hether\b|\b(True|False) if\b", text):
            yield "does not say what True means"
    elif returns(thing) and not re.search(r"^ *Returns:\n +\S", text, re.MULTILINE):
        yield "has no section Returns"
    for error in sorted(raised(thing)):
        if error not in text:
            yield f"does not say when it raises {error}"


def test_each_public_name_has_a_docstring_on_its_meaning_arguments_result_and_errors(
    names: dict[str, griffe.Object],
) -> None:
    assert {path: lacks for path, thing in names.items() if (lacks := [*unsaid(thing)])} == {}


def test_the_reference_page_lists_the_public_interface(names: dict[str, griffe.Object]) -> None:
    assert {"hamstertop_games.whole.WholeGame.play", "hamstertop_host.simulator.headless.play"} <= set(names)
