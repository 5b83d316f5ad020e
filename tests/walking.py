"""Follow a page literally in a copy of this checkout, as somebody adding a title, rule, board or language would.

The text before a code block says what to do with it (EDITS). Blocks marked `py` are run. In blocks marked `sh`, `cp`
and commands in `.venv/bin/` are run, unless they wait for a person. Other blocks are only for reading.
"""

import os
import re
import shlex
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).parents[1]
FOLDERS = ("boards", "docs", "firmware", "host", "tests")
FILES = ("Makefile", "mkdocs.yml", "pyproject.toml", *(path.name for path in ROOT.glob("*.md")))
LEFT_OUT = shutil.ignore_patterns("frames", "golden", "emulated")
WAITS = ("sim", "flash")  # commands that need a browser, or a board
FENCE = re.compile(r"^( *)```(\w*)\n(.*?)^ *```$", re.MULTILINE | re.DOTALL)
# What to do with a block, depending on the text before it
EDITS = {
    "replace": re.compile(r"[Rr]eplace\s+`([\w./]+)`[^`]*\Z"),
    "append": re.compile(r"end of\s+`([\w./]+)`[^`]*\Z"),
    "below": re.compile(r"`([\w./]+)`,\s+below\s+(?:the row with\s+)?`([^`]+)`[^`]*\Z"),
    "for": re.compile(r"`([\w./]+)`,\s+in place of\s+(?:the row with\s+)?`([^`]+)`[^`]*\Z"),
}


class Checkout:
    """A copy of the checkout in a folder, where folders that pages change are copied and everything else is linked."""

    def __init__(self, root: Path, folders: tuple[str, ...] = FOLDERS) -> None:
        self.root = root
        root.mkdir(exist_ok=True)
        for folder in folders:
            shutil.copytree(ROOT / folder, root / folder, ignore=LEFT_OUT)
        for name in FILES:
            shutil.copy2(ROOT / name, root / name)
        for name in ("frames", "golden") if "tests" in folders else ():
            (root / "tests" / name).symlink_to(ROOT / "tests" / name)
        (root / ".venv").symlink_to(sys.prefix)

    def path(self, name: str) -> Path:
        return self.root / name

    def read(self, name: str) -> str:
        return self.path(name).read_text("utf-8")

    def write(self, name: str, text: str) -> None:
        self.path(name).parent.mkdir(parents=True, exist_ok=True)
        self.path(name).write_text(text, "utf-8")

    def replace(self, name: str, old: str, new: str) -> None:
        text = self.read(name)
        assert text.count(old) == 1, f"{name} has {old!r} {text.count(old)} times"
        self.write(name, text.replace(old, new))

    def run(self, *command: str, status: int = 0, typed: str = "") -> str:
        """Run a program from .venv at the top of the copy, and return its output."""
        path = os.pathsep.join(str(self.root / folder) for folder in ("firmware", "host"))
        done = subprocess.run(
            [f".venv/bin/{command[0]}", *command[1:]],
            cwd=self.root,
            env={**os.environ, "PYTHONPATH": path, "PYTEST_ADDOPTS": "-p no:cacheprovider", "COLUMNS": "120"},
            input=typed,
            capture_output=True,
            text=True,
        )
        assert done.returncode == status, f"{shlex.join(command)}\n{done.stdout[-5000:]}{done.stderr[-3000:]}"
        return done.stdout

    def hamstertop(self, *arguments: str, status: int = 0, typed: str = "") -> str:
        return self.run("hamstertop", *arguments, status=status, typed=typed)

    def tests(self, *selection: str) -> str:
        """Run tests in the copy. All must pass, and there must be at least one."""
        return self.run("python", "-m", "pytest", "-n", "0", "-q", "--tb=short", *selection)


def follow(checkout: Checkout, page: str, typed: str = "") -> Iterator[str]:
    """Do what a page says, block by block, and yield each command, preceded by "$", with its output. `typed` is the
    input for commands that ask questions."""
    text = (ROOT / page).read_text("utf-8")
    end = 0
    for block in FENCE.finditer(text):
        before, language, code = text[end : block.start()], block[2], re.sub(f"^{block[1]}", "", block[3], flags=re.M)
        end = block.end()
        edit = next(
            ((what, found) for what, found in ((what, EDITS[what].search(before)) for what in EDITS) if found), None
        )
        if edit:
            _edit(checkout, edit[0], edit[1].groups(), code)
        elif language == "sh":
            for command in commands(code):
                if command[0] == "cp":
                    for name in command[1:-1]:
                        shutil.copy2(checkout.path(name), checkout.path(command[-1]))
                    continue
                status = 1 if command[:2] == ["hamstertop", "release-check"] else 0
                yield f"$ {shlex.join(command)}\n" + checkout.run(*command, status=status, typed=typed)
        elif language == "py":
            yield checkout.run("python", "-c", code)


def _edit(checkout: Checkout, what: str, where: tuple[str, ...], code: str) -> None:
    file = where[0]
    if what == "replace":
        checkout.write(file, code)
    elif what == "append":
        checkout.write(file, checkout.read(file).rstrip("\n") + "\n" + code)
    else:
        lines = checkout.read(file).split("\n")
        places = [number for number, line in enumerate(lines) if where[1] in line]
        assert len(places) == 1, f"{file} has {where[1]!r} in {len(places)} lines"
        lines[places[0] + (what == "below") : places[0] + 1] = code.rstrip("\n").split("\n")
        checkout.write(file, "\n".join(lines))


def commands(text: str) -> Iterator[list[str]]:
    """Yield the commands in a block that can be run here, with the prefix `.venv/bin/` removed."""
    for line in text.splitlines():
        words = shlex.split(line, comments=True)
        if words and words[0].startswith(".venv/bin/"):
            words[0] = words[0].removeprefix(".venv/bin/")
            if words[1] not in WAITS:
                yield words
        elif words and words[0] == "cp":
            yield words
