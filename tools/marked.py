"""Write generated tables into a page of the documentation, each between a pair of markers."""

import argparse
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path

LIBRARY = Path(__file__).parents[1] / "docs" / "library"
MARK = "<!-- {} -->\n"


def written(page: str, tables: Mapping[str, Sequence[str]]) -> str:
    """Return a page with the lines between its markers replaced. `tables` maps a marker's name to the new lines."""
    for name, lines in tables.items():
        head, _, rest = page.partition(MARK.format(name))
        _, _, tail = rest.partition(MARK.format(f"end of {name}"))
        page = "".join([head, MARK.format(name), "\n".join(lines), "\n", MARK.format(f"end of {name}"), tail])
    return page


def main(path: Path, about: str | None, made: Callable[[str], str]) -> None:
    """Run the command line of a module that generates tables.

    Args:
        path: the path of the page.
        about: the command's help text.
        made: a function that returns the page with new tables, to be printed or written to `path`.
    """
    parser = argparse.ArgumentParser(description=about)
    parser.add_argument("--write", action="store_true", help="update the page instead of printing it")
    page = made(path.read_text("utf-8"))
    if parser.parse_args().write:
        path.write_text(page, "utf-8")
    else:
        print(page)
