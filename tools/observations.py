"""Generate the tables of observation parts in docs/library/observations.md.

python tools/observations.py --write
"""

import marked
from hamstertop_games import titles
from hamstertop_games.envs import codes


def table(layout: codes.Layout) -> list[str]:
    """Return the table of a title's parts. Parts that repeat for each seat are listed once."""
    rows = ["| part | numbers | divisor or encoding | for each seat |", "|---|---|---|---|"]
    for part in layout.parts:
        if not part.seat:
            scale = part.scale.replace("|", "\\|")
            rows.append(f"| {part.name} | {part.size} | {scale} | {'yes' if part.seat == 0 else ''} |")
    return rows


def written(page: str) -> str:
    layouts = {title: codes.load(title, 2, titles.load(title).options()).layout for title in codes.names()}
    return marked.written(page, {title: table(layout) for title, layout in layouts.items()})


if __name__ == "__main__":
    marked.main(marked.LIBRARY / "observations.md", __doc__, written)
