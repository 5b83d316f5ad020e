"""What players are told, in their language, when the firmware does not start."""

from ..words import COMPANION, catalogue
from .settings import Settings

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ..board import Storage


def words(storage: "Storage", short: bool) -> "tuple[str, str, str]":
    """Return a title, a headline and what to do; `short` of memory, with places for the KB that are needed and free."""
    notice = catalogue(Settings(storage).language).section(COMPANION, "notice")
    about = "memory" if short else "unstarted"
    return notice.title, notice[about + ".headline"], notice[about + ".advice"]
