"""What players are told, in their language, when the firmware does not start."""

from . import texts
from .settings import Settings

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ..board import Storage


def words(storage: "Storage", short: bool) -> "tuple[str, str, str]":
    """A title, a headline and what to do; `short` of memory, with places for the KB that are needed and free."""
    notices = texts.load(Settings(storage).language, "notices")
    headline, advice = notices.MEMORY if short else notices.UNSTARTED
    return notices.NOTICE, headline, advice
