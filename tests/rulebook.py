"""Read rule ids and the text of the rules from the documents in `docs/rules`."""

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

DOCUMENTS = Path(__file__).parents[1] / "docs" / "rules"
EXEMPT = "needs no test:"


@dataclass(frozen=True)
class Entry:
    """A row in a document, which is a rule or an ambiguity with its interpretations."""

    id: str
    document: str  # the document's name without the suffix, which is the game's name
    cells: dict[str, str]  # by column heading

    @property
    def statement(self) -> str:
        """Return the rule, or the ambiguity's question and interpretations with the default first."""
        return self.cells.get("rule") or f"{self.cells['question']} {self.cells['answers, default first']}"

    @property
    def exempt(self) -> bool:
        """Return whether the row explains why no test can prove the rule."""
        return any(EXEMPT in cell for cell in self.cells.values())


def entries() -> list[Entry]:
    """Return all rows of all documents, ordered by the documents' names. Duplicate ids are kept."""
    return [entry for document in sorted(DOCUMENTS.glob("*.md")) for entry in read(document)]


def read(document: Path) -> Iterator[Entry]:
    """Yield the rows of tables whose first column is headed `id`. Raise ValueError for a row with the wrong number
    of cells."""
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
