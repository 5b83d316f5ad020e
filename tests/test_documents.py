"""The documents are correct: links work, examples run, commands and options exist, and the reference lists everything
that examples use."""

import ast
import importlib
import os
import random
import re
import shlex
import subprocess
import sys
import tomllib
import types
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import yaml

from hamstertop.words import making
from hamstertop_host import cli

ROOT = Path(__file__).parents[1]
DOCUMENTS = sorted(
    [ROOT / name for name in ("README.md", "CONTRIBUTING.md", "CHANGELOG.md", "SECURITY.md", "CODE_OF_CONDUCT.md")]
    + [*(ROOT / "docs").rglob("*.md"), *(ROOT / "boards").glob("*/README.md")]
)
LINK = re.compile(r"\]\(([^)\s]+)\)")
FENCE = re.compile(r"^```(\w*)\n(.*?)^```$", re.MULTILINE | re.DOTALL)


def fences(document: Path) -> list[tuple[str, str]]:
    """Return the (language, text) of each code block in a document."""
    return FENCE.findall(document.read_text("utf-8"))


def prose(document: Path) -> str:
    """Return a document without its code blocks."""
    return FENCE.sub("", document.read_text("utf-8"))


def anchors(document: Path) -> set[str]:
    """Return the anchors that links can use in a document, which code hosts derive from its headings."""
    found: set[str] = set()
    counts: Counter[str] = Counter()
    for heading in re.findall(r"^#+ (.+)$", prose(document), re.MULTILINE):
        name = re.sub(r"[^\w\- ]", "", heading.lower()).replace(" ", "-")
        found.add(f"{name}-{counts[name]}" if counts[name] else name)
        counts[name] += 1
    return found


def broken(document: Path) -> Iterator[str]:
    """Yield the broken links in a document."""
    for link in LINK.findall(prose(document)):
        if re.match(r"https?:", link):
            continue
        path, _, anchor = link.partition("#")
        target = document.parent / path if path else document
        if not target.exists() or (anchor and anchor not in anchors(target)):
            yield link


def examples() -> list[str]:
    return [text for document in DOCUMENTS for language, text in fences(document) if language == "python"]


def commands() -> list[str]:
    """Return all lines in code blocks that run `hamstertop`, without the program's path."""
    lines = [line for document in DOCUMENTS for _, text in fences(document) for line in text.splitlines()]
    return [line.removeprefix(".venv/bin/") for line in lines if line.startswith(".venv/bin/hamstertop ")]


def name(document: Path) -> str:
    return document.relative_to(ROOT).as_posix()


@pytest.mark.parametrize("document", DOCUMENTS, ids=name)
def test_each_link_leads_to_an_existing_file_and_heading(document: Path) -> None:
    assert list(broken(document)) == []


@pytest.mark.parametrize("example", examples())
def test_each_python_example_runs(example: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("random.choice", random.Random(1).choice)
    monkeypatch.setattr("random.choices", random.Random(1).choices)
    exec(compile(example, "example", "exec"), {})


REFERENCE = (ROOT / "docs" / "library" / "reference.md").read_text("utf-8")
OWN = "hamstertop"  # prefix of our packages


def listed() -> dict[Any, Any]:
    """Return each module and class in the reference with the members that it lists, or None for all."""
    found: dict[Any, Any] = {}
    for path, text in re.findall(r"^::: (\S+)\n((?:    .*\n)*)", REFERENCE, re.MULTILINE):
        module, _, name = path.rpartition(".")
        is_class = name[0].isupper()
        thing = getattr(importlib.import_module(module), name) if is_class else importlib.import_module(path)
        members = (yaml.safe_load(text) or {}).get("options", {}).get("members")
        found[thing] = members
        if not is_class:
            found |= {inner: None for name in members if isinstance(inner := getattr(thing, name), type)}
    return found


def lacks_name(known: dict[Any, Any], module: types.ModuleType, name: str) -> bool:
    """Return whether the reference neither lists nor mentions a name that a module defines."""
    thing = getattr(module, name)
    if isinstance(thing, types.ModuleType):
        return thing.__name__ not in REFERENCE
    if module.__name__ in REFERENCE and f"`{name}`" in REFERENCE:
        return False
    members = [getattr(each, inner) for each in known if isinstance(each, types.ModuleType) for inner in known[each]]
    return not any(thing is each for each in (*known, *members))


def lacks_member(known: dict[Any, Any], kind: type, name: str) -> bool:
    """Return whether a method or attribute of a class is missing from the reference. Those inherited
    from other packages need not be listed."""
    for each in kind.__mro__:
        if not each.__module__.startswith(OWN):
            found = hasattr(each, name)
        else:
            said = re.search(rf"^ +{name}( \(.*\))?: ", each.__doc__ or "", re.MULTILINE)
            found = each in known and (known[each] is None or name in known[each] or bool(said))
        if found:
            return False
    return True


def unlisted(text: str) -> Iterator[str]:
    """Run an example, and yield the names that it imports, reads or calls but that the reference lacks."""
    known, calls = listed(), set()

    def watch(frame: types.FrameType, event: str, _: object) -> None:
        caller = frame.f_back
        if event == "call" and caller and caller.f_code.co_filename == "example":
            calls.add((frame.f_globals.get("__name__", ""), frame.f_code.co_qualname))

    names: dict[str, Any] = {}
    before = sys.getprofile()
    sys.setprofile(watch)
    try:
        exec(compile(text, "example", "exec"), names)
    finally:
        sys.setprofile(before)
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.Import):
            yield from (each.name for each in node.names if each.name.startswith(OWN) and each.name not in REFERENCE)
        if isinstance(node, ast.ImportFrom) and str(node.module).startswith(OWN):
            module = importlib.import_module(str(node.module))
            yield from (f"{node.module}.{each.name}" for each in node.names if lacks_name(known, module, each.name))
        if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name):
            thing = names.get(node.value.id)
            if isinstance(thing, types.ModuleType) and thing.__name__.startswith(OWN):
                if lacks_name(known, thing, node.attr):
                    yield f"{thing.__name__}.{node.attr}"
            elif type(thing).__module__.startswith(OWN) and lacks_member(known, type(thing), node.attr):
                yield f"{type(thing).__qualname__}.{node.attr}"
    for where, path in calls:
        owner, _, name = path.rpartition(".")
        if not where.startswith(OWN) or not owner.isidentifier() or name.startswith("_"):
            continue
        if lacks_member(known, getattr(importlib.import_module(where), owner), name):
            yield f"{where}.{path}"


LIBRARY = [
    text for page in DOCUMENTS if page.parent.name == "library" for kind, text in fences(page) if kind == "python"
]


@pytest.mark.parametrize("example", LIBRARY)
def test_the_reference_lists_all_names_that_an_example_uses(example: str) -> None:
    assert sorted(set(unlisted(example))) == []


@pytest.mark.slow
def test_the_documentation_pages_can_be_built(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "mkdocs", "build", "--strict", "--quiet", "--site-dir", str(tmp_path)]
    site = "https://example.org/hamsters/"
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, env=os.environ | {"HAMSTERTOP_SITE": site})
    assert done.returncode == 0, done.stderr
    assert f'<a href="{site}">Play on your phone</a>' in (tmp_path / "index.html").read_text("utf-8")
    page = (tmp_path / "library" / "engine" / "index.html").read_text("utf-8")
    assert "What errors contain" in page
    assert "../environments/" in page, "the other pages are in its menu"
    assert (tmp_path / "search" / "search_index.json").exists()
    assert (tmp_path / "repository" / "tests" / "frames" / "turn.png").exists(), "pictures beside docs are copied"


@pytest.mark.parametrize("command", commands())
def test_each_documented_command_and_option_exists(command: str) -> None:
    """Placeholders such as <name> can stand for anything."""
    words = shlex.split(command.replace("<", "").replace(">", ""), comments=True)[1:]
    cli.parser(words[0]).parse_args(words)


def example_of_words() -> dict[str, Any]:
    """Return the example of a title's words in docs/words.md."""
    (example,) = [text for language, text in fences(ROOT / "docs" / "words.md") if language == "toml"]
    return tomllib.loads(example)


def test_the_words_shown_to_translators_match_the_score_pads_catalogue() -> None:
    """Compare only the sections and keys that are shown; a section may have more keys."""
    english = making.source("en", "score_pad")
    for section, shown in example_of_words().items():
        for key, text in shown.items():
            found = english[section][key]
            if isinstance(text, list):
                found = found[: len(text)]
            elif isinstance(text, dict):
                found = {inner: found[inner] for inner in text}
            assert found == text, f"{section}.{key}"


def test_the_sections_and_lists_described_to_translators_are_in_the_english_catalogue() -> None:
    pages = (ROOT / "docs" / "words.md", ROOT / "docs" / "adding" / "language.md")
    page = "".join(path.read_text("utf-8") for path in pages)
    companion, report = making.source("en", "companion"), making.source("en", "report")
    assert companion["common"]["language"] == "English"
    assert {"accents"} <= set(companion["settings"])
    assert {"plurals", "decimal", "sorted_as", "events"} <= set(report)
    assert companion["settings"]["lights"][:2] == ["off", "dim"]
    assert f'events = {{one = "{report["events"]["one"]}", other = "{report["events"]["other"]}"}}' in page


def test_nightly_runs_include_every_test_that_a_variable_extends_and_are_documented() -> None:
    """Compare the variables that tests read, the table of variables, what `make night` sets, and the files it runs."""
    read: dict[str, set[str]] = {}
    for path in sorted((ROOT / "tests").rglob("*.py")):
        for name in re.findall(r"""(?:environ|getenv)[^\n"']*["'](HAMSTERTOP_\w+)["']""", path.read_text("utf-8")):
            read.setdefault(name, set()).add(path.relative_to(ROOT).as_posix())
    explained = set(re.findall(r"^\| `(HAMSTERTOP_\w+)=\d+` \|", (ROOT / "CONTRIBUTING.md").read_text("utf-8"), re.M))
    makefile = (ROOT / "Makefile").read_text("utf-8").replace("\\\n", " ")
    night, files = (re.findall(rf"^{name} = (.*)$", makefile, re.M)[0].split() for name in ("NIGHT", "LONG"))
    assert {setting.partition("=")[0] for setting in night} == explained
    assert explained <= set(read)
    assert set().union(*(read[name] for name in explained)) == set(files)
