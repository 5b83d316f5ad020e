"""Write the tables of the parts of observations in docs/library/observations.md.

python -m hamstertop_games.envs.observations --write
"""

import argparse
from pathlib import Path

from .. import titles
from . import codes

PAGE = Path(__file__).parents[3] / "docs" / "library" / "observations.md"
MARK = "<!-- {} -->\n"


def table(layout: codes.Layout) -> list[str]:
    """Return the table of a title's parts; the parts of a seat appear once."""
    rows = ["| part | numbers | divisor, or what they are | of each seat |", "|---|---|---|---|"]
    for part in layout.parts:
        if not part.seat:
            scale = part.scale.replace("|", "\\|")
            rows.append(f"| {part.name} | {part.size} | {scale} | {'yes' if part.seat == 0 else ''} |")
    return rows


def written(page: str) -> str:
    """Return the page with its tables replaced by new ones."""
    for title in codes.names():
        head, _, rest = page.partition(MARK.format(title))
        _, _, tail = rest.partition(MARK.format(f"end of {title}"))
        made = codes.load(title, 2, titles.load(title).options())
        page = "".join(
            [head, MARK.format(title), "\n".join(table(made.layout)), "\n", MARK.format(f"end of {title}"), tail]
        )
    return page


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--write", action="store_true", help="write to the page instead of printing")
    page = written(PAGE.read_text("utf-8"))
    if parser.parse_args().write:
        PAGE.write_text(page, "utf-8")
    else:
        print(page)


if __name__ == "__main__":
    main()
