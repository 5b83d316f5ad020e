"""Read tables from the Markdown documentation."""

import re
from collections.abc import Iterator
from pathlib import Path

Rows = list[list[str]]


def sections(document: Path, level: str) -> dict[str, str]:
    """Return heading -> text below it, for all headings of a level, such as "##"."""
    parts = re.split(rf"^{level} (.*)$", document.read_text("utf-8"), flags=re.MULTILINE)
    return {
        head: re.split(r"^#", text, flags=re.MULTILINE)[0] for head, text in zip(parts[1::2], parts[2::2], strict=True)
    }


def table(text: str, head: str) -> Rows:
    """Return the rows of the table whose first column is headed `head`."""
    lines = iter(text.splitlines())
    for line in lines:
        if line.startswith(f"| {head} |"):
            next(lines)  # the line below the headings
            break
    return list(_rows(lines))


def _rows(lines: Iterator[str]) -> Iterator[list[str]]:
    for line in lines:
        if not line.startswith("|"):
            return
        yield [cell.strip() for cell in line.strip("|").split("|")]
