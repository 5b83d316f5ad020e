"""The text that tells players in their language that the firmware cannot start."""

from ..saving.settings import Settings
from ..words import COMPANION, catalogue

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ..board import Storage


def words(storage: "Storage", short: bool) -> "tuple[str, str, str]":
    """Return a title, a headline and advice. If `short` of memory, the advice has placeholders for the KB needed and
    free."""
    notice = catalogue(Settings(storage).language).section(COMPANION, "notice")
    about = "memory" if short else "unstarted"
    return notice.title, notice[about + ".headline"], notice[about + ".advice"]
