"""Write generated tables into a page of the documents, each between two marks."""

import argparse
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path

LIBRARY = Path(__file__).parents[2] / "docs" / "library"
MARK = "<!-- {} -->\n"


def written(page: str, tables: Mapping[str, Sequence[str]]) -> str:
    """Return a page with the lines between its marks replaced; `tables` are the new lines by the name of the mark."""
    for name, lines in tables.items():
        head, _, rest = page.partition(MARK.format(name))
        _, _, tail = rest.partition(MARK.format(f"end of {name}"))
        page = "".join([head, MARK.format(name), "\n".join(lines), "\n", MARK.format(f"end of {name}"), tail])
    return page


def main(path: Path, about: str | None, made: Callable[[str], str]) -> None:
    """Print a page as `made` returns it, or write it to its `path`: the command of the modules that make tables.
    `about` is the help of that command."""
    parser = argparse.ArgumentParser(description=about)
    parser.add_argument("--write", action="store_true", help="write to the page instead of printing")
    page = made(path.read_text("utf-8"))
    if parser.parse_args().write:
        path.write_text(page, "utf-8")
    else:
        print(page)
