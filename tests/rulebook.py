"""The documents in `docs/rules`: the ids they define and the text of each."""

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

DOCUMENTS = Path(__file__).parents[1] / "docs" / "rules"
EXEMPT = "needs no test:"


@dataclass(frozen=True)
class Entry:
    """A row of a document: a rule, or an ambiguity with its interpretations."""

    id: str
    document: str  # its name without the suffix, which is the game's
    cells: dict[str, str]  # by the head of their column

    @property
    def statement(self) -> str:
        """What the id means: the rule, or an ambiguity's question and interpretations, the default first."""
        return self.cells.get("rule") or f"{self.cells['question']} {self.cells['answers, default first']}"

    @property
    def exempt(self) -> bool:
        """Whether the row explains why no test can prove it."""
        return any(EXEMPT in cell for cell in self.cells.values())


def entries(folder: Path | None = None) -> list[Entry]:
    """Return every row of every document, in the order of the documents' names; a duplicated id is returned twice."""
    documents = sorted((folder or DOCUMENTS).glob("*.md"))
    return [entry for document in documents for entry in read(document)]


def read(document: Path) -> Iterator[Entry]:
    """Yield the rows of the tables whose first column is headed `id`. ValueError for a row with too few or many
    cells."""
    heads: list[str] = []
    for number, line in enumerate(document.read_text("utf-8").splitlines(), 1):
        if not line.startswith("|"):
            heads = []
            continue
        cells = [cell.strip() for cell in line.strip().strip("|").split("|")]
        if not heads:
            heads = cells
        elif heads[0] == "id" and not set(cells[0]) <= set("-:"):
            if len(cells) != len(heads):
                raise ValueError(f"{document.name}:{number} has {len(cells)} cells, its table {len(heads)} columns")
            yield Entry(cells[0], document.stem, dict(zip(heads, cells, strict=True)))
