"""What the pages for contributors say can be done, and a first draft made that way fails no test of `make test`.

The text before a code block says what to do with the block (EDITS). Blocks marked `py` and `sh` are run, except for
commands that wait for a person. Other blocks are only for reading.
"""

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
PAGES = ("board", "language", "title", "rule", "house_rule")
LEFT_OUT = shutil.ignore_patterns(".*cache*", ".git", ".venv", "__pycache__", "build", "dist")
WAITS = re.compile(r"^\.venv/bin/hamstertop (sim|flash)\b.*$", re.MULTILINE)
FENCE = re.compile(r"^( *)```(\w*)\n(.*?)^ *```$", re.MULTILINE | re.DOTALL)
# What to do with a block, depending on the text before it
APPEND = re.compile(r"end of\s+`([\w./]+)`[^`]*\Z")
BELOW = re.compile(r"`([\w./]+)`,\s+below\s+(?:the row with\s+)?`([^`]+)`[^`]*\Z")
INSTEAD = re.compile(r"`([\w./]+)`,\s+in place of\s+(?:the row with\s+)?`([^`]+)`[^`]*\Z")
# Besides `make quick`, what reads titles, boards, languages, rules or documents
MORE = ("boards", "documents", "gestures", "imports", "journal_document", "pages_texts", "reading_distance")
MORE += ("address", "choices", "cli", "codes_seen", "drawing", "frames", "languages_in_browser", "log_results")
MORE += ("made_from", "memory", "notation", "numbers_said", "parameters", "release", "said", "site_boards", "windows")
MORE += ("wiring",)
CHECKS = ("ruff check .", "ruff format --check .", "mypy --strict", "python tests/english.py")  # of `make check`


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    """Return a copy of this checkout."""
    copy = tmp_path / "checkout"
    shutil.copytree(ROOT, copy, ignore=LEFT_OUT)
    (copy / ".venv").symlink_to(sys.prefix)
    return copy


def run(checkout: Path, command: str) -> None:
    """Run a command of the shell in a copy. The packages are imported from there."""
    path = os.pathsep.join(str(checkout / folder) for folder in ("firmware", "host"))
    environment = {**os.environ, "PYTHONPATH": path, "PYTEST_ADDOPTS": "-p no:cacheprovider"}
    for name in [name for name in environment if name.startswith("PYTEST_XDIST")]:
        del environment[name]
    done = subprocess.run(["sh", "-ec", command], cwd=checkout, env=environment, capture_output=True, text=True)
    assert done.returncode == 0, f"{command}\n{done.stdout[-5000:]}{done.stderr[-3000:]}"


def follow(checkout: Path, page: Path) -> None:
    """Do what a page says, block by block."""
    text = page.read_text("utf-8")
    end = 0
    for block in FENCE.finditer(text):
        before, language, code = text[end : block.start()], block[2], re.sub(f"^{block[1]}", "", block[3], flags=re.M)
        end = block.end()
        if found := APPEND.search(before):
            file = checkout / found[1]
            file.write_text(file.read_text("utf-8").rstrip("\n") + "\n" + code, "utf-8")
        elif found := BELOW.search(before) or INSTEAD.search(before):
            edit(checkout / found[1], found[2], code, below=found.re is BELOW)
        elif language == "sh":
            run(checkout, WAITS.sub("", code))
        elif language == "py":
            (checkout / "example.py").write_text(code, "utf-8")
            run(checkout, ".venv/bin/python example.py; rm example.py")


def edit(file: Path, quoted: str, code: str, below: bool) -> None:
    """Write code below or in place of the only line that contains the quoted text."""
    lines = file.read_text("utf-8").split("\n")
    places = [number for number, line in enumerate(lines) if quoted in line]
    assert len(places) == 1, f"{file} has {quoted!r} in {len(places)} lines"
    lines[places[0] + below : places[0] + 1] = code.rstrip("\n").split("\n")
    file.write_text("\n".join(lines), "utf-8")


@pytest.mark.slow
@pytest.mark.timeout(3600)
def test_the_pages_can_be_followed_one_after_the_other_and_then_no_test_and_no_check_fails(checkout: Path) -> None:
    for page in PAGES:
        follow(checkout, ROOT / "docs" / "adding" / f"{page}.md")
    more = " ".join(f"tests/test_{name}.py" for name in MORE)
    more += " tests/games tests/flashing/test_files.py tests/flashing/test_models.py tests/flashing/test_unseen.py"
    run(checkout, f"make -o .venv/test quick ARGS='-m \"not slow\" -n 2 {more}'")
    run(checkout, "git init --quiet && git add --all")  # the English of what git knows is checked
    for check in CHECKS:
        run(checkout, f".venv/bin/{check}")


@pytest.mark.parametrize("page", PAGES)
def test_every_line_that_a_page_quotes_is_in_its_file_once(page: str) -> None:
    """Files that the page has only just copied are left out, and so are edits that somebody has made already."""
    text = (ROOT / "docs" / "adding" / f"{page}.md").read_text("utf-8")
    end = 0
    for block in FENCE.finditer(text):
        found = BELOW.search(text[end : block.start()]) or INSTEAD.search(text[end : block.start()])
        end = block.end()
        if found and (ROOT / found[1]).exists():
            there = (ROOT / found[1]).read_text("utf-8")
            followed = re.sub(f"^{block[1]}", "", block[3], flags=re.M) in there
            assert followed or [found[2] in line for line in there.split("\n")].count(True) == 1, found[2]


EVERY_PLACE = re.compile(r"^\| (.*?) \| .* \| (.*?) \|$", re.MULTILINE)


@pytest.mark.parametrize("page", PAGES)
def test_every_path_that_a_page_names_exists(page: str) -> None:
    text = (ROOT / "docs" / "adding" / f"{page}.md").read_text("utf-8")
    named = {path for row in EVERY_PLACE.findall(text) for cell in row for path in re.findall("`([^`]+)`", cell)}
    files = {path for path in named if "/" in path and " " not in path}
    assert files
    examples = {"<name>": "pico_epaper29", "<title>": "hamsterdam", "<language>": "de"}
    for path in files:
        for name, example in examples.items():
            path = path.replace(name, example)
        assert (ROOT / path).exists(), path
