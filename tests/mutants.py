"""Mutation testing: `make mutants`, or `make mutants ARGS="hamstertop.games.hamsterdam"` for part of the code.

`make mutants ARGS="--sample 300 --number 1"` runs a sample of 300 mutants. The same number always gives the same
sample, which is drawn from the parts in SAMPLED unless names are given. An interrupted run resumes where it stopped.

mutmut breaks the code in one place at a time and runs the tests that reach it. A mutant that no test notices has
survived. This command sets up each part in build/mutants, runs mutmut there, and prints the survivors and the score. A
killed mutant is not run again until its function changes or `make clean` is run; survivors are run each time.

mutants.txt lists accepted survivors, which change nothing that anybody could notice. The score excludes them.
"""

import argparse
import fnmatch
import os
import subprocess
import sys
from collections import Counter, defaultdict
from collections.abc import Collection, Iterable, Iterator, Sequence
from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path

from mutmut.configuration import reset_config
from mutmut.mutation.data import SourceFileMutationData
from mutmut.mutation.diff_apply import get_diff_for_mutant
from mutmut.stats import status_by_exit_code
from mutmut.utils.file_utils import walk_mutatable_files

ROOT = Path(__file__).parents[1]
BUILD = ROOT / "build" / "mutants"
ACCEPTED = Path(__file__).with_name("mutants.txt")
PACKAGES = {
    "hamstertop": ROOT / "firmware" / "hamstertop",
    "hamstertop_games": ROOT / "host" / "hamstertop_games",
    "hamstertop_host": ROOT / "host" / "hamstertop_host",
}
PLUGINS = ("cacheprovider", "logging", "threadexception", "unraisableexception")  # slow to load, and no test needs them
KILLED = ("killed", "timeout", "segfault")
GOAL = 90  # percent


@dataclass(frozen=True)
class Part:
    """Code that is mutated together. mutmut slows down all code in a part, so a part contains only what its tests need.

    Attributes:
        code: globs of the files to mutate, where * also matches slashes.
        but: globs of files to exclude.
        tests: globs of test files, and ids of individual tests, that may kill a mutant. Tests that play at random or
            start processes are left out, because they take too long.
        without: globs of test files, and prefixes of test ids, to exclude.
    """

    code: Sequence[str]
    tests: Sequence[str]
    without: Sequence[str] = ()
    but: Sequence[str] = ()

    def modules(self) -> list[str]:
        """Return the names of the modules to mutate."""
        found = []
        for package, root in PACKAGES.items():
            for path in sorted(root.rglob("*.py")):
                file = Path(package) / path.relative_to(root)
                code, but = (any(fnmatch.fnmatch(str(file), glob) for glob in globs) for globs in (self.code, self.but))
                if code and not but:
                    found.append(module_name(file))
        return found

    def selection(self) -> list[str]:
        """Return the arguments for pytest that select the part's tests."""
        without = {path for glob in self.without if "::" not in glob for path in ROOT.glob(glob)}
        files = {path for glob in self.tests if "::" not in glob for path in ROOT.glob(glob)} - without
        named = [name for name in self.tests if "::" in name]
        deselected = [f"--deselect={name}" for name in self.without if "::" in name]
        return [*sorted(str(path.relative_to(ROOT)) for path in files), *named, *deselected]


GAMES = [path.parent.name for path in sorted(PACKAGES["hamstertop"].glob("games/*/__init__.py"))]
NAMED_OTHERWISE = {"hamsterdam": ("game", "specials"), "run_hamster_run": ("run",)}  # tests with other names
THROUGH_COMPANION = ["tests/portable/test_*_playing.py", "tests/portable/test_*_timer.py"]
TRACKERS = ["hamstertop/games/*/tracker.py", "hamstertop/games/tracking.py"]
SCREENS = ["hamstertop/games/*/screens.py", "hamstertop/games/*/screens/*", "hamstertop/games/*/pictures.py"]
OF_NO_FRAME_IN_ENGLISH = [  # prefixes of test names: other runtimes, translations, and another run of the tour
    "test_micropython_draws",
    "test_circuitpython_draws",
    "test_every_screen_is_on_the_tour",
]
PARTS = {
    **{
        game: Part(
            code=[f"hamstertop/games/{game}/*", f"hamstertop_games/{game}/*"],
            tests=[
                f"tests/{folder}/test_{name}*.py"
                for name in (game, *NAMED_OTHERWISE.get(game, ()))
                for folder in ("games", "portable")
            ],
            without=THROUGH_COMPANION,
            but=[*SCREENS, *TRACKERS],
        )
        for game in GAMES
    },
    "games": Part(
        code=[
            "hamstertop/games/*.py",
            "hamstertop_games/options.py",
            "hamstertop_games/rendering.py",
            "hamstertop_games/whole.py",
        ],
        but=["hamstertop/games/*/*", *TRACKERS],
        tests=["tests/games/test_*.py", "tests/portable/test_hamster*.py", "tests/portable/test_run_*.py"],
        without=THROUGH_COMPANION,
    ),
    "trackers": Part(
        code=TRACKERS,
        tests=[
            "tests/games/test_*.py",
            *(f"tests/portable/test_{name}*.py" for name in ("hamster", "run_", "score_pad", "dice_tray")),
            *("tests/portable/test_undo.py", "tests/portable/test_versions.py", "tests/portable/test_log.py"),
        ],
    ),
    "companion": Part(
        code=["hamstertop/companion/*", *SCREENS],
        tests=["tests/portable/test_*.py", "tests/test_frames.py", "tests/test_gestures.py"],
        without=[
            *(f"tests/test_frames.py::{name}" for name in OF_NO_FRAME_IN_ENGLISH),
            # Tests of the layers below the companion, or of complete games
            *("tests/portable/test_c*_panel.py", "tests/portable/test_*_board.py"),
            *(
                f"tests/portable/test_{name}.py"
                for name in ("canvas", "controllers", "driven", "panels", "reference_streams", "statistics", "undo")
            ),
        ],
    ),
    "copying": Part(
        code=[
            f"hamstertop_host/flashing/{name}.py"
            for name in ("bringing", "contents", "copying", "drive", "files", "loader", "planning", "release", "uf2")
        ],
        tests=[
            *(
                f"tests/flashing/test_{name}.py"
                for name in ("dropping", "files", "flashing_copying", "flashing_circuitpython", "update_cuts")
            ),
        ],
        without=["tests/flashing/test_update_cuts.py::test_an_interrupted_update_leaves"],
    ),
    "reports": Part(
        code=["hamstertop_host/reports/*"],
        but=["*/browser.py"],  # runs on MicroPython in a page
        tests=[
            *("tests/test_log.py", "tests/test_log_results.py", "tests/test_log_scan.py", "tests/test_report_*.py"),
            *("tests/portable/test_codes.py", "tests/test_codes_fuzz.py"),
            *("tests/portable/test_ties.py", "tests/test_ties_kept.py", "tests/flashing/test_log_of_a_board.py"),
            "tests/test_tables.py::test_games_without_a_winner_have_their_own_row",
            "tests/test_tables.py::test_the_worth_of_each_special_is_measured_separately_for_each_bot",
            "tests/test_tables.py::test_the_balance_page_says_what_was_played_and_what_was_not_counted",
        ],
        without=[
            "tests/test_report_on_micropython.py",
            "tests/test_log.py::test_closing_the_output_pipe_early_is_not_an_error",
            "tests/test_log.py::test_characters_that_the_terminal_cannot_show_are_replaced_by_question_marks",
        ],
    ),
}
SAMPLED = ("trackers", "reports", "copying", "companion")


def module_name(path: Path) -> str:
    return ".".join(path.with_suffix("").parts)


def lay_out(name: str) -> None:
    """Create a part's folder with the layout that mutmut requires, and change to it."""
    folder = BUILD / name
    mutated = folder / "mutants"
    links = {
        # mutmut derives a module's name from its path, so packages are at the top level.
        **{folder / package: path for package, path in PACKAGES.items()},
        **{folder / name: ROOT / name for name in ("boards", "pyproject.toml", "tests")},
        # The tests look for the packages in firmware and host.
        **{mutated / name: mutated for name in ("firmware", "host")},
        mutated / "start": ROOT / "firmware" / "start",
    }
    mutated.mkdir(parents=True, exist_ok=True)
    for link, target in links.items():
        if not link.is_symlink():
            link.symlink_to(os.path.relpath(target, link.parent))
    # Remove copies of files that no longer exist.
    for copy in [path for name in (*PACKAGES, "tests") for path in (mutated / name).rglob("*.py")]:
        if not (folder / copy.relative_to(mutated)).exists():
            copy.unlink()
    settings = {
        "source_paths": PACKAGES,
        "only_mutate": PARTS[name].code,
        "do_not_mutate": PARTS[name].but,
        "also_copy": ["boards"],
        "timeout_multiplier": ["5"],
        "track_dependencies": ["false"],
        "pytest_add_cli_args": ["--cpython-only", *(f"-pno:{plugin}" for plugin in PLUGINS)],
        "pytest_add_cli_args_test_selection": PARTS[name].selection(),
    }
    lines = [f"{key} =\n  " + "\n  ".join(values) for key, values in settings.items() if values]
    (folder / "setup.cfg").write_text("\n".join(["[mutmut]", *lines, ""]), "utf-8")
    os.chdir(folder)
    reset_config()


def generate(children: int) -> None:
    """Generate the mutants in the current folder, without running any."""
    program = f"from mutmut.__main__ import *; copy_src_dir(); copy_also_copy_files(); create_mutants({children})"
    subprocess.run([sys.executable, "-c", program], check=True, stdout=subprocess.DEVNULL)


def run(children: int, names: Sequence[str]) -> None:
    """Run mutmut in the current folder on these mutants, or on all that have not been killed yet."""
    Path("mutants", "mutmut-stats.json").unlink(missing_ok=True)  # because other tests may now reach a function
    left: list[str] = []
    for data in files():
        for name, code in data.exit_code_by_key.items():
            if status_by_exit_code[code] not in KILLED:
                data.exit_code_by_key[name] = None
                left.append(name)
        if data.exit_code_by_key:
            data.save()
    wanted = [name for name in left if name in names] if names else []
    if names and not wanted:
        return
    command = [Path(sys.executable).with_name("mutmut"), "run", "--max-children", str(children), *wanted]
    done = subprocess.run(command, env={**os.environ, "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1"})
    if done.returncode:
        sys.exit("mutmut stopped, see above: all tests must pass before it breaks anything")


def files() -> Iterator[SourceFileMutationData]:
    """Yield mutmut's data on each mutated file in the current folder."""
    for path in sorted(walk_mutatable_files()):
        data = SourceFileMutationData(path=path)
        data.load()
        yield data


def describe(name: str, path: Path | str) -> str:
    """Return a line with a mutant's function, old code and new code. The line changes only if the function does."""
    changed = [line for line in get_diff_for_mutant(name, path=path).splitlines()[2:] if line[:1] in "+-"]
    old, new = (" ".join(line[1:].strip() for line in changed if line[0] == sign) for sign in "-+")
    return f"{name.partition('__mutmut_')[0]}: {old} => {new}"


def results(names: Collection[str]) -> Iterator[tuple[str, str]]:
    """Yield the module and the outcome of each of these mutants, and print the survivors."""
    accepted = [line for line in ACCEPTED.read_text("utf-8").splitlines() if line and line[0] != "#"]
    for data in files():
        for name, code in data.exit_code_by_key.items():
            if name not in names:
                continue
            status = status_by_exit_code[code]
            if status == "survived":
                line = describe(name, data.path)
                if line in accepted or any(fnmatch.fnmatchcase(line, glob) for glob in accepted):
                    status = "accepted"
                else:
                    print(line)
            elif status == "no tests":
                print(f"no test reaches {describe(name, data.path)}")
            yield module_name(Path(data.path)), "killed" if status in KILLED else status


def score(count: Counter[str]) -> float:
    """Return the percentage of mutants killed, out of those that were run and not accepted."""
    tried = count.total() - count["accepted"] - count["not checked"]
    return 100 * count["killed"] / tried if tried else 100.0


def main() -> int:
    parser = argparse.ArgumentParser(description="Run mutmut, and print survivors and score.")
    parser.add_argument("--children", type=int, default=os.cpu_count(), metavar="N", help="processes at the same time")
    parser.add_argument("--no-run", action="store_true", help="print what the last run found")
    parser.add_argument("--sample", type=int, metavar="N", help="break only this many places, drawn by --number")
    parser.add_argument("--number", type=int, default=1, metavar="N", help="another number draws other places")
    parser.add_argument("name", nargs="*", help="of a part, package, module or function: where to break the code")
    arguments = parser.parse_args()
    parts = SAMPLED if arguments.sample and not arguments.name else PARTS
    found = {part: meant(part, arguments.name, arguments.children) for part in parts}
    if arguments.sample:
        drawn = drawn_by(arguments.number, arguments.sample, [name for names in found.values() for name in names])
        found = {part: [name for name in names if name in drawn] for part, names in found.items()}
    if not any(found.values()):
        parser.error(f"nothing to break in {', '.join(arguments.name)}: give names such as hamstertop.games.hamsterdam")
    counts: dict[str, Counter[str]] = defaultdict(Counter)
    for part, names in found.items():
        if not names:
            continue
        lay_out(part)
        if not arguments.no_run:
            run(arguments.children, names)
        for module, result in results(frozenset(names)):
            for key in (module, module.rpartition(".")[0] + ".*", "all"):
                counts[key][result] += 1
    print_scores(counts)
    return 0 if score(counts["all"]) >= GOAL else 1


def meant(part: str, wanted: Collection[str], children: int) -> list[str]:
    """Generate a part's mutants, and return those with these names, or all of them if no names are given."""
    modules = PARTS[part].modules()
    prefixes = tuple(name for name in wanted if any(it.startswith(name) or name.startswith(it) for it in modules))
    if wanted and not prefixes and part not in wanted:
        return []
    lay_out(part)
    generate(children)
    everything = part in wanted or not prefixes
    return [name for data in files() for name in data.exit_code_by_key if everything or name.startswith(prefixes)]


def print_scores(counts: dict[str, Counter[str]]) -> None:
    """Print a row for each module, each package and the total."""
    print(f"\n{'score':>6} {'killed':>7} {'survived':>9} {'no tests':>9} {'accepted':>9} {'not run':>9}")
    for key in sorted(counts, key=lambda key: (key == "all", key)):
        count = counts[key]
        columns = ("survived", "no tests", "accepted", "not checked")
        numbers = f"{count['killed']:7}" + "".join(f" {count[column]:9}" for column in columns)
        print(f"{score(count):5.1f}% {numbers}  {key}")


def drawn_by(number: int, size: int, names: Iterable[str]) -> frozenset[str]:
    """Return a sample of `size` names. It is drawn by hash, so most of it stays the same when the code changes."""
    return frozenset(sorted(names, key=lambda name: sha256(f"{number} {name}".encode()).digest())[:size])


if __name__ == "__main__":
    sys.exit(main())
