"""Blobs are read and written in pieces, so that no storage needs memory in proportion to a game's length."""

import re
import sys
from pathlib import Path

import pytest

from runtimes import PORTABLE, on_micropython, run_script

SCRIPT = "in_pieces.py"
STORAGES = re.findall(r'^    "([\w ]+)": ', (PORTABLE / SCRIPT).read_text("utf-8"), re.MULTILINE)


@pytest.mark.parametrize("storage", STORAGES)
@pytest.mark.parametrize("runtime", ["cpython", "micropython"])
def test_every_storage_reads_and_writes_in_pieces(runtime: str, storage: str, tmp_path: Path) -> None:
    if runtime == "cpython":
        run_script([sys.executable], SCRIPT, "conforms", storage, tmp_path)
    else:
        on_micropython(SCRIPT, "conforms", storage, tmp_path)


@pytest.mark.parametrize("storage", ["ring", "slots"])
def test_a_journal_of_thousands_of_records_needs_no_large_heap_block(storage: str, tmp_path: Path) -> None:
    on_micropython(SCRIPT, "fits", storage, tmp_path, heap="768K")
