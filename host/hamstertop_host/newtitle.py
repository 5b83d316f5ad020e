"""Create a new title by copying and renaming the files in `template`, which has the same layout as a checkout."""

import keyword
import re
from pathlib import Path

from hamstertop import words
from hamstertop.companion import check, journal, results, settings
from hamstertop.words import making

from .errors import UserError

TEMPLATE = Path(__file__).with_name("template")
ITS_NAME, ITS_TITLE, ITS_RULES = "my_title", "My title", "MT"
NAME = re.compile("[a-z][a-z0-9_]*")
LONGEST = 20  # characters; the name must fit on the first screen
# Reserved names, because a game is stored under its title's name
BLOBS = (settings.BLOB, results.BLOB, check.BLOB, *journal.ASIDES, journal.BEFORE)


def write(name: str, root: Path) -> list[Path]:
    """Write a new title into a checkout, and return the relative paths of its files.

    Raises:
        UserError: the name is not allowed; nothing has been written.
    """
    _check(name, root)
    made = files(name, rules(name, _prefixes(root)))
    for path, text in made.items():
        target = root / path
        try:
            target.parent.mkdir(parents=True, exist_ok=True)
            target.write_text(text, "utf-8")
        except OSError as error:
            raise UserError(f"cannot write {target}: {error.strerror} (check that its folder is writable)") from None
    return list(made)


def files(name: str, prefix: str) -> dict[Path, str]:
    """Return path -> text for a title's files. `prefix` is the prefix of its rules' ids."""
    return {
        Path(_renamed(path.relative_to(TEMPLATE).as_posix(), name, prefix)): _renamed(
            path.read_text("utf-8"), name, prefix
        )
        for path in sorted(TEMPLATE.rglob("*"))
        if path.suffix in (".py", ".toml", ".md")
    }


def called(name: str) -> str:
    """Return the title's initial display name, such as "Sand timer"."""
    return name.replace("_", " ").strip().capitalize()


def rules(name: str, taken: set[str]) -> str:
    """Return a prefix for the ids of the title's rules: the initials of its words or the first letters of its name, if
    not taken."""
    letters = re.sub("[^a-z]", "", name).upper()
    initials = "".join(part[0] for part in name.split("_") if part[:1].isalpha()).upper()
    proposed = [initials] * (len(initials) > 1) + [letters[:3], *(letters[:count] for count in range(2, len(letters)))]
    return next((one for one in proposed if one not in taken), letters)


def _renamed(text: str, name: str, prefix: str) -> str:
    text = text.replace(ITS_NAME, name).replace(ITS_TITLE, called(name)).replace(ITS_TITLE.lower(), _inside(name))
    return re.sub(rf"\b{ITS_RULES}-", f"{prefix}-", text)


def _inside(name: str) -> str:
    """Return the name as written within a sentence."""
    return called(name).lower()


def _prefixes(root: Path) -> set[str]:
    """Return the prefixes of the ids of existing rules."""
    texts = [path.read_text("utf-8") for path in (root / "docs" / "rules").glob("*.md")]
    return {prefix for text in texts for prefix in re.findall(r"^\| ([A-Z]+)-A?\d+ \|", text, re.MULTILINE)}


def _check(name: str, root: Path) -> None:
    """Raise UserError if a title cannot have this name."""
    if not NAME.fullmatch(name):
        raise UserError(
            f"{name!r} is not a valid name (use lower-case letters a to z, digits and _, and begin with a letter)"
        )
    if len(name) > LONGEST:
        raise UserError(f"{name!r} is too long (use at most {LONGEST} characters)")
    if keyword.iskeyword(name) or name in (*BLOBS, words.COMPANION, *making.OF_PAGES, ITS_NAME):
        raise UserError(f"{name!r} is reserved (choose a different name)")
    others = [
        *files(name, ""),
        *(Path(f"tests/portable/tour_{name}.py"), Path(f"firmware/hamstertop/games/{name}.py")),
        *(path.relative_to(root) for path in (root / "tests" / "frames").glob(f"{name}_*.png")),
    ]
    for path in others:
        place = path.parent if path.name == "__init__.py" else path
        if (root / place).exists():
            raise UserError(f"{name!r} is taken: {place} already exists (choose a different name)")
