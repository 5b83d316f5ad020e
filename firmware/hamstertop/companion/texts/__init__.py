"""Words in the players' languages: a folder a language, a module a part, a constant a text.

Parts are loaded when a page needs them. `common` of each language has its own name as LANGUAGE.
"""

import os

from .. import modules

TYPE_CHECKING = False
if TYPE_CHECKING:
    from types import ModuleType

FALLBACK = "en"


def load(language: str, part: str) -> "ModuleType":
    """The texts of one part, in English where the language lacks it."""
    try:
        return modules.load(__name__ + "." + language + "." + part)
    except ImportError:
        return modules.load(__name__ + "." + FALLBACK + "." + part)


def languages() -> list[str]:
    """The codes of all languages there are."""
    path = __path__ if isinstance(__path__, str) else __path__[0]
    return sorted([name for name in os.listdir(path) if len(name) == 2])
