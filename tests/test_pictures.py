"""The pictures in the README and the documents show the pages' current text."""

from pathlib import Path

import pytest

pytest.importorskip("browser")

import pictures
from browser import chromium

__all__ = ["chromium"]


@pytest.mark.slow
def test_the_pictures_show_the_current_text_of_the_pages(chromium, tmp_path: Path) -> None:
    shown = (pictures.PICTURES / "turn.txt").read_text("utf-8")
    with pictures.table(tmp_path, chromium) as page:
        said = "".join(f"{words}\n" for words in pictures.moments(page))
    assert said == shown, "take the pictures again: make pictures"
