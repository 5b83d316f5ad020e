"""The documents are correct: links work, examples run, and commands and options exist."""

import os
import random
import re
import shlex
import shutil
import subprocess
import sys
import tomllib
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

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


def on_the_code_host(target: Path) -> bool:
    """Whether a link leads to one of the code host's own pages, such as the releases, and does so in any fork."""
    return Path(os.path.normpath(target)) == ROOT.parents[1] / "releases" / "latest"


def broken(document: Path) -> Iterator[str]:
    """Yield the broken links in a document."""
    for link in LINK.findall(prose(document)):
        if re.match(r"https?:", link):
            continue
        path, _, anchor = link.partition("#")
        target = document.parent / path if path else document
        if on_the_code_host(target):
            continue
        if not target.exists() or (anchor and anchor not in anchors(target)):
            yield link


def examples() -> list[str]:
    return [text for document in DOCUMENTS for language, text in fences(document) if language == "python"]


def commands() -> list[str]:
    """Return all lines in code blocks that run `hamstertop`, without the program's path."""
    lines = [line for document in DOCUMENTS for _, text in fences(document) for line in text.splitlines()]
    return [line.removeprefix(".venv/bin/") for line in lines if re.match(r"(\.venv/bin/)?hamstertop \w", line)]


def name(document: Path) -> str:
    return document.relative_to(ROOT).as_posix()


@pytest.mark.parametrize("document", DOCUMENTS, ids=name)
def test_each_link_leads_to_an_existing_file_and_heading(document: Path) -> None:
    assert list(broken(document)) == []


@pytest.mark.parametrize("page", ["playing", "site", "simulator", "troubleshooting", "panels", "buying", "lights"])
def test_labels_and_messages_that_players_and_makers_look_for_are_in_the_english_words(page: str) -> None:
    """They are in italics, with letters, digits or dots where the words have numbers and names."""
    texts = "\n".join(path.read_text("utf-8") for path in sorted((making.FOLDER / "en").glob("*.toml")))
    said = plain(re.sub(r"\(?%[.\d]*[sdf]\)?", "", texts))
    ours = re.sub(r"^\| macOS: .*$", "", prose(ROOT / "docs" / f"{page}.md"), flags=re.MULTILINE)
    for label in re.findall(r"(?<![*\w])\*(?!\*)([^*]+)\*(?![*\w])", re.sub("`[^`]*`", "", ours)):
        assert plain(label).strip(" .,:") in said, label


def plain(text: str) -> str:
    """Return text without single letters and dots for what is left out, and with single spaces."""
    return re.sub(r"\s+", " ", re.sub(r"\b\w\b|\.\.\.", "", text))


def test_a_family_meets_no_command_before_the_part_for_developers() -> None:
    before, _, _ = (ROOT / "README.md").read_text("utf-8").partition("## For developers")
    assert "```" not in before
    assert set(re.findall("`([^`]*)`", before)) == set(re.findall(r"`(hamstertop-\w+(?:-pico2)?\.uf2)`", before))


def test_the_sites_address_is_written_into_the_readme(tmp_path: Path) -> None:
    for name in ("README.md", "tools/package_page.py"):
        (tmp_path / name).parent.mkdir(exist_ok=True)
        shutil.copy(ROOT / name, tmp_path / name)
    for site, status in (("https://example.org/one/", 0), ("https://example.org/two/", 0), ("", 2), ("here", 2)):
        command = [sys.executable, "tools/package_page.py"]
        environment = os.environ | {"HAMSTERTOP_SITE": site}
        done = subprocess.run(command, cwd=tmp_path, env=environment, capture_output=True, text=True)
        assert (done.returncode, done.stderr.count("\n")) == (status, int(status > 0)), done.stderr
    before, after = ((folder / "README.md").read_text("utf-8").splitlines() for folder in (ROOT, tmp_path))
    assert [line for line in after if line not in before] == ["**[Open the site](https://example.org/two/)**"]


@pytest.mark.parametrize("example", examples())
def test_each_python_example_runs(example: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("random.choice", random.Random(1).choice)
    monkeypatch.setattr("random.choices", random.Random(1).choices)
    exec(compile(example, "example", "exec"), {})


@pytest.mark.slow
def test_the_documentation_pages_can_be_built(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "mkdocs", "build", "--strict", "--site-dir", str(tmp_path)]
    site = "https://example.org/hamsters/"
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, env=os.environ | {"HAMSTERTOP_SITE": site})
    assert done.returncode == 0, done.stderr
    assert f'<a href="{site}">Play on your phone</a>' in (tmp_path / "index.html").read_text("utf-8")
    page = (tmp_path / "library" / "engine" / "index.html").read_text("utf-8")
    assert "What errors contain" in page
    assert "../environments/" in page, "the other pages are in its menu"
    everything = "".join(path.read_text("utf-8") for path in tmp_path.rglob("*.html"))
    assert not re.search(r"<(?:script|link)[^>]*(?:src|href)=\"(?:https?:)?//(?!example.org)", everything)
    assert f"<loc>{site}docs/playing/</loc>" in (tmp_path / "sitemap.xml").read_text("utf-8")
    assert (tmp_path / "search" / "search_index.json").exists()
    assert (tmp_path / "repository" / "tests" / "frames" / "turn.png").exists(), "pictures beside docs are copied"


@pytest.mark.parametrize("command", commands())
def test_each_documented_command_and_option_exists(command: str) -> None:
    """Placeholders such as <name> can stand for anything."""
    words = shlex.split(command.replace("<", "").replace(">", ""), comments=True)[1:]
    cli.parser(words[0]).parse_args(words)


def test_the_screen_that_contributors_are_shown_is_one_of_the_score_pads() -> None:
    (shown,) = [text for _, text in fences(ROOT / "docs" / "architecture.md") if text.startswith("def ")]
    assert shown in (ROOT / "firmware" / "hamstertop" / "games" / "score_pad" / "screens.py").read_text("utf-8")


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
    assert {"alphabet"} <= set(companion["settings"])
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
    night_target = makefile[makefile.index("\nnight:") : makefile.index("$(NIGHT)")]
    assert {setting.partition("=")[0] for setting in night} == explained
    assert explained <= set(read)
    assert set().union(*(read[name] for name in explained)) == set(files)
    tests = "".join((ROOT / file).read_text("utf-8") for file in files)
    overnight = (ROOT / "CONTRIBUTING.md").read_text("utf-8").partition("**Overnight,**")[2]
    assert [word for word in re.findall(r"-k (\w+)", night_target + overnight) if f"_{word}_" not in tests] == []
