"""Write the tables of the parts of observations in docs/library/observations.md.

python -m hamstertop_games.envs.observations --write
"""

from .. import marked, titles
from . import codes


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
    layouts = {title: codes.load(title, 2, titles.load(title).options()).layout for title in codes.names()}
    return marked.written(page, {title: table(layout) for title, layout in layouts.items()})


if __name__ == "__main__":
    marked.main(marked.LIBRARY / "observations.md", __doc__, written)
