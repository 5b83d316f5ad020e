"""The text for players, in their language, when the firmware does not start."""

from ..words import COMPANION, catalogue
from .settings import Settings

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ..board import Storage


def words(storage: "Storage", short: bool) -> "tuple[str, str, str]":
    """Return a title, a headline and what to do; if `short` of memory, with placeholders for the KB needed and free."""
    notice = catalogue(Settings(storage).language).section(COMPANION, "notice")
    about = "memory" if short else "unstarted"
    return notice.title, notice[about + ".headline"], notice[about + ".advice"]
