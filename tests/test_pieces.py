"""Blobs are read and written in pieces, so that no storage needs memory in proportion to a game's length."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

from runtimes import PORTABLE, REMEDIES, explain, find_micropython, search_path

SCRIPT = PORTABLE / "in_pieces.py"
STORAGES = re.findall(r'^    "([\w ]+)": ', SCRIPT.read_text("utf-8"), re.MULTILINE)


def run(test: str, storage: str, folder: Path, *python: str) -> None:
    done = subprocess.run(
        [*python, SCRIPT, test, storage, folder],
        env=search_path(),
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
    )
    if done.returncode:
        pytest.fail(explain(done.stdout), pytrace=False)


def micropython(heap: str) -> tuple[str, ...]:
    return (find_micropython() or pytest.skip(REMEDIES["micropython"]), "-X", f"heapsize={heap}")


@pytest.mark.parametrize("storage", STORAGES)
@pytest.mark.parametrize("runtime", ["cpython", "micropython"])
def test_every_storage_reads_and_writes_in_pieces(runtime: str, storage: str, tmp_path: Path) -> None:
    python = (sys.executable,) if runtime == "cpython" else micropython("16M")
    run("conforms", storage, tmp_path, *python)


@pytest.mark.parametrize("storage", ["files", "ring", "slots"])
def test_a_journal_of_thousands_of_records_needs_no_large_heap_block(storage: str, tmp_path: Path) -> None:
    run("fits", storage, tmp_path, *micropython("768K"))
