"""Apply the breaks in breaks.toml, faults that somebody has introduced or might introduce: `make breaks`.

`make breaks ARGS="slots tray"` applies only breaks with one of these words in their name or path. Each break is applied
to a copy of the tree, and only the tests that must notice the break are run there. A break is reported as survived if
no test notices it, as stale if its line is no longer in the code, and as untried if its tests are skipped because
something is not installed. The command fails unless every break is noticed.
"""

import argparse
import os
import shutil
import subprocess
import sys
import tempfile
import tomllib
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).parents[1]
LIST = Path(__file__).with_name("breaks.toml")
PASSED, FAILED = 0, 1  # pytest's exit codes
WORKS = "works"  # all tests passed
BROKEN = "broken"
UNTRIED = "untried"  # a test was skipped


@dataclass(frozen=True)
class Break:
    """A fault and the tests that must notice it.

    Attributes:
        name: what goes wrong.
        file: the file's path from the root of the repository.
        line: the code to replace, which must occur exactly once in the file.
        broken: the code that replaces it.
        tests: the pytest ids of these tests. Portable tests run on CPython, or on MicroPython if their ids say so.
    """

    name: str
    file: str
    line: str
    broken: str
    tests: Sequence[str]

    def is_stale(self) -> bool:
        """Return whether the line is missing from its file or occurs more than once."""
        path = ROOT / self.file
        return not path.is_file() or path.read_text("utf-8").count(self.line) != 1


def load() -> list[Break]:
    """Return the breaks in breaks.toml."""
    return [Break(**entry) for entry in tomllib.loads(LIST.read_text("utf-8"))["break"]]


def copy_tree(target: Path) -> None:
    """Copy the current version of every file that git does not ignore."""
    listed = subprocess.run(
        ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"],
        cwd=ROOT,
        check=True,
        capture_output=True,
    )
    for name in listed.stdout.decode().split("\0"):
        if (ROOT / name).is_file():
            (target / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(ROOT / name, target / name)


def run(tree: Path, tests: Iterable[str]) -> str:
    """Run tests in a copy of the tree, and return WORKS, BROKEN or UNTRIED."""
    report = tree / "build" / "breaks.txt"
    report.parent.mkdir(exist_ok=True)
    tests = list(tests)
    options = ["-n", "0", "-x", "-q", "-p", "no:cacheprovider"]
    if not all(test.endswith("[micropython]") for test in tests):
        options.append("--cpython-only")
    with report.open("w") as output:
        code = subprocess.run(
            [sys.executable, "-m", "pytest", *options, *tests],
            cwd=tree,
            env={**os.environ, "PYTHONPATH": os.pathsep.join([str(tree / "firmware"), str(tree / "host")])},
            stdout=output,
            stderr=subprocess.STDOUT,
        ).returncode
    said = report.read_text("utf-8", "replace")
    if code not in (PASSED, FAILED):
        sys.exit(f"pytest could not run {' '.join(tests)}:\n{said}")
    if code == FAILED:
        return BROKEN
    return UNTRIED if " skipped" in said.splitlines()[-1] else WORKS


def need_sound(tree: Path, breaks: Sequence[Break]) -> None:
    """Exit unless the tests for all breaks pass before any break is applied."""
    named = sorted({test for it in breaks for test in it.tests})
    small = [test for test in named if test.endswith("[micropython]")]
    for tests in ([test for test in named if test not in small], small):
        if tests and run(tree, tests) == BROKEN:
            said = (tree / "build" / "breaks.txt").read_text("utf-8")
            sys.exit(f"a test fails before anything is broken:\n{said}")


def main() -> int:
    parser = argparse.ArgumentParser(description="Apply each kept break, and see whether its tests notice.")
    parser.add_argument("word", nargs="*", help="of a name or a file: which breaks to apply, else all")
    words = parser.parse_args().word
    chosen = [it for it in load() if not words or any(word in it.name or word in it.file for word in words)]
    if not chosen:
        parser.error(f"no break has {' or '.join(words)} in its name or file")
    stale = [it for it in chosen if it.is_stale()]
    found = {it.name: "stale" for it in stale}
    with tempfile.TemporaryDirectory(prefix="breaks") as folder:
        tree = Path(folder)
        copy_tree(tree)
        fresh = [it for it in chosen if it not in stale]
        need_sound(tree, fresh)
        for it in fresh:
            path = tree / it.file
            path.write_text(path.read_text("utf-8").replace(it.line, it.broken), "utf-8")
            found[it.name] = {WORKS: "survived", BROKEN: "noticed", UNTRIED: "untried"}[run(tree, it.tests)]
            shutil.copy2(ROOT / it.file, path)
            print(f"{found[it.name]:8}  {it.name}", flush=True)
    for it in stale:
        print(f"stale     {it.name}: its line stands not once in {it.file}")
    noticed = sum(result == "noticed" for result in found.values())
    print(f"\n{noticed} of {len(found)} breaks were noticed.")
    return 0 if noticed == len(found) else 1


if __name__ == "__main__":
    sys.exit(main())
