"""Commands that messages tell people to run, as they can be typed here. Optional dependencies are the extras in
pyproject.toml."""

import importlib.metadata
import importlib.util
import json
import os
import shlex
import shutil
import sys
import urllib.parse
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from .errors import Failed

OURS = ("hamstertop", "hamstertop_games", "hamstertop_host")
CHECKOUT = Path(__file__).parents[2]  # if this file is in one


@contextmanager
def needed(extra: str) -> Iterator[None]:
    """Run a block that needs the libraries of an extra, or of several extras separated by commas.

    Raises:
        UserError: a library is missing; the message says what to install.
    """
    try:
        yield
    except ModuleNotFoundError as error:
        missing = (error.name or "").partition(".")[0]
        if not missing or missing in OURS:
            raise
        raise Failed(f"{missing} is not installed ({install(extra)})") from error


def install(extra: str) -> str:
    """Return the command that adds an extra to this installation.

    It installs the package again from where it came, because an index need not have it.
    """
    if (CHECKOUT / "pyproject.toml").is_file():
        return pip("-e", f"{_seen(CHECKOUT)}[{extra}]")
    try:
        written = importlib.metadata.distribution("hamstertop").read_text("direct_url.json")
    except importlib.metadata.PackageNotFoundError:
        written = None
    if not written:  # pip writes that file unless it took the package from an index
        return pip(f"hamstertop[{extra}]")
    source = json.loads(written)
    if "vcs_info" in source:
        return pip(f"hamstertop[{extra}] @ {source['vcs_info']['vcs']}+{source['url']}")
    address = urllib.parse.urlsplit(source["url"])
    if address.scheme != "file":
        return pip(f"hamstertop[{extra}] @ {source['url']}")
    path = Path(urllib.request.url2pathname(address.path))
    if path.exists():
        return pip(f"{_seen(path)}[{extra}]")
    return f"where {path.name} is: {pip(f'{path.name}[{extra}]')}"


def pip(*words: str) -> str:
    """Return the command that installs something for the Python that is running."""
    python = _seen(Path(sys.executable))
    if importlib.util.find_spec("pip") or not shutil.which("uv"):
        return _typed(python, "-m", "pip", "install", *words)
    return _typed("uv", "pip", "install", "--python", python, *words)


def make(*words: str) -> str:
    """Return the command that makes a target. It exists only in a checkout."""
    return _typed("make", *([] if Path.cwd() == CHECKOUT else ["-C", str(CHECKOUT)]), *words)


def hamstertop(*words: str) -> str:
    """Return a command of `hamstertop`, called like the one that is running."""
    program = Path(sys.argv[0])
    if program.stem != "hamstertop" or shutil.which(program.stem) == os.path.abspath(program):
        return _typed(OURS[0], *words)
    return _typed(_seen(program), *words)


def _seen(path: Path) -> str:
    """Return a path from the current folder if it is in there."""
    whole = Path(os.path.abspath(path))  # with its links: a virtual environment's python is a link to another
    if not whole.is_relative_to(Path.cwd()):
        return str(whole)
    inside = str(whole.relative_to(Path.cwd()))
    return inside if os.sep in inside or inside == "." else os.path.join(".", inside)  # pip takes others for names


def _typed(*words: str) -> str:
    if sys.platform == "win32":
        return " ".join(f'"{word}"' if set(word) & set(" []<>") else word for word in words)
    return shlex.join(words)
