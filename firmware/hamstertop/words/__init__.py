"""The text that players read, stored by key in sections. Each section belongs to a screen or a moment.

The sources are the files `<code>/<part>.toml` in this folder, with a part for each title and one for the companion.
docs/words.md explains their format to translators. A device has a catalogue for each language instead, made by
`making`. A catalogue has a table of offsets, so that a section can be found and read when its screen is shown.

A catalogue begins with eight hexadecimal digits for the CRC-32 of everything after them and four digits for the length
of its table of parts in bytes. A table entry is NEXT, a name, IS, and the offset in the catalogue and the length, as
digits separated by a comma. A part begins with the table of its sections. A section is a sequence of NEXT, a key, IS
and a string; in a list, each string is preceded by ITEM. A key that is followed by WHEN and a condition is a twin: it
replaces the key where the condition is true. Each table and each section ends with NEXT.
"""

import io
import os
import sys
from binascii import crc32

FALLBACK = "en"
COMPANION = "companion"  # the part that does not belong to a title
SUFFIX = ".words"  # suffix of catalogue files
BUILT_IN = "hamstertop.words.built_in_"  # prefix, before a language's code, of modules with a catalogue as DATA

NEXT = b"\x00"
IS = b"\x01"
ITEM = "\x02"
WHEN = b"\x03"
CHECK = 8
DIGITS = 4
KEPT = 6  # number of cached sections, because a screen reads its text again when painted and when keys are pressed

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any, Protocol

    Holds = Callable[[str], bool]

    class Speaker(Protocol):
        """The interface for objects that supply words and names, such as the app or a report on a laptop."""

        def words(self, section: str, part: str = "") -> "Section":
            """Return a section of `part`, by default the open title."""

        def name(self, seat: int) -> str:
            """Return the name of the player at a seat."""


class Section:
    """Strings, available as attributes or by their keys. A list of strings becomes a tuple.

    A section is read as a whole, but attributes are created on first use and cached, because key labels are read
    repeatedly.
    """

    def __init__(self, data: bytes, holds: "Holds | None" = None) -> None:
        """Initialize with stored strings. `holds` returns whether a condition is true in the open game; without a game,
        texts have no twins."""
        self._data = data
        self._holds = holds

    def __getattr__(self, key: str) -> "Any":
        found = self.get(key)
        if found is None:
            raise AttributeError(key)
        setattr(self, key, found)
        return found

    def __getitem__(self, key: str) -> "Any":
        found = self.get(key)
        if found is None:
            raise KeyError(key)
        return found

    def __contains__(self, key: str) -> bool:
        return self._find(key) >= 0

    def get(self, key: str) -> "Any":
        """Return the string or strings for a key, or None if the section does not have the key."""
        start = self._find(key)
        if start < 0:
            return None
        text = str(self._data[start : self._data.find(NEXT, start)], "utf-8")
        return tuple(text.split(ITEM)[1:]) if text.startswith(ITEM) else text

    def told(self, holds: "Holds") -> "Section":
        """Return the section as it is in the game in which `holds` returns whether a condition is true."""
        varies = WHEN in self._data or NEXT + b"when" + IS in self._data
        return Section(self._data, holds) if varies else self

    def pages(self) -> "list[tuple[str, str]]":
        """Return each page's `do` and `why`, for a section that is a list of pages. In a game, omit pages whose
        condition in `when` is not true."""
        found: list[tuple[str, str]] = []
        when, true = self.get("when"), self._holds
        for index, (do, why) in enumerate(zip(self["do"], self["why"])):
            if not (true and when and when[index]) or true(when[index]):
                found.append((self.get("do.%d" % index) or do, self.get("why.%d" % index) or why))
        return found

    def varies(self, fact: str) -> "list[str]":
        """Return the keys of texts that depend on a fact: those with a twin whose condition names it, and a list with
        its name, which has a text for each value. A page's `when` counts as its `why`."""
        found = [fact] if fact in self else []
        for number, condition in enumerate(self.get("when") or ()):
            if fact in condition.split(" "):
                found.append("why.%d" % number)
        for entry in self._data.split(NEXT):
            parts = str(entry.split(IS)[0], "utf-8").split(str(WHEN, "utf-8"))
            if fact in parts[-1].split(" ") and parts[0] not in found:
                found.append(parts[0])
        return found

    def _find(self, key: str) -> int:
        """Return where the text of a key begins, which is that of its first twin whose condition is true, if any.
        Return -1 if there is none."""
        name, data = NEXT + key.encode(), self._data
        twin = name + WHEN
        at = data.find(twin) if self._holds else -1
        while at >= 0 and self._holds:
            start = at + len(twin)
            end = data.find(IS, start)
            if self._holds(str(data[start:end], "utf-8")):
                return end + len(IS)
            at = data.find(twin, end)
        at = data.find(name + IS)
        return at if at < 0 else at + len(name + IS)


def holds(condition: str, fact: "Callable[[str], Any]") -> bool:
    """Return whether a condition is true: the names of facts, joined with `and`, each after `not` or before `is` and
    its value if necessary. `fact` returns the value of a fact, or None to leave its terms out."""
    for term in condition.split(" and "):
        wanted = term[:4] != "not "
        parts = (term if wanted else term[4:]).split(" is ")
        found = fact(parts[0])
        if found is not None and (bool(found) if len(parts) == 1 else str(found) == parts[1]) != wanted:
            return False
    return True


class Catalogue:
    """All strings in a language."""

    def __init__(self, language: str) -> None:
        """Open a language's catalogue. Raise ImportError if there is none."""
        self.language = language
        self._file = _opened(language)
        self._parts = self._read(CHECK + DIGITS, int(self._read(CHECK, DIGITS)))
        self._tables: dict[str, bytes] = {}  # of the companion and of the title used last
        self._kept: dict[tuple[str, str], Section] = {}
        self.common = self.section(COMPANION, "common")  # every screen uses this several times

    def section(self, part: str, name: str, holds: "Holds | None" = None) -> Section:
        """Return a section of a part, for the game in which `holds` knows what is true. Raise KeyError if there is
        none."""
        found = self._kept.get((part, name))
        if found is None:
            found = Section(self._entry(self._table(part), name))
            if len(self._kept) >= KEPT:
                self._kept.clear()
            self._kept[(part, name)] = found
        return found.told(holds) if holds else found

    def names(self, part: str) -> "list[str]":
        """Return the names of a part's sections."""
        return [str(entry.split(IS)[0], "utf-8") for entry in self._table(part).split(NEXT) if entry]

    def _table(self, part: str) -> bytes:
        table = self._tables.get(part)
        if table is None:
            own = self._tables.get(COMPANION)
            table = self._entry(self._parts, part)
            self._tables = {part: table} if own is None else {COMPANION: own, part: table}
        return table

    def _entry(self, table: bytes, name: str) -> bytes:
        """Raise KeyError if the table has no entry of this name."""
        mark = NEXT + name.encode() + IS
        at = table.find(mark)
        if at < 0:
            raise KeyError(name)
        at += len(mark)
        start, size = table[at : table.find(NEXT, at)].split(b",")
        return self._read(int(start), int(size))

    def _read(self, start: int, size: int) -> bytes:
        self._file.seek(start)
        data: bytes = self._file.read(size)
        return data


_read: "list[Catalogue]" = []  # the catalogue used last
_languages: list[str] = []


def catalogue(language: str) -> Catalogue:
    """Return the catalogue of a language, and keep it until a different one is needed. If it is missing or damaged,
    return the English one, or else any other."""
    if not _read or _read[0].language != language:
        known = languages()
        for code in [language if language in known else FALLBACK, FALLBACK] + known:  # settings can have any value
            try:
                _read[:] = [Catalogue(code)]
                break
            except (ImportError, OSError):
                pass
    return _read[0]


def called(language: str) -> str:
    """Return the language's own name. On a device, it was stored when the device's files were made."""
    try:
        from .. import listed  # type: ignore[attr-defined]

        name: str = listed.LANGUAGES[language]
    except ImportError:
        name = Catalogue(language).common.language
    return name


def languages() -> list[str]:
    if not _languages:
        try:
            from .. import listed  # type: ignore[attr-defined]  # generated for a device

            _languages.extend(sorted(listed.LANGUAGES))
        except ImportError:
            path = __path__ if isinstance(__path__, str) else __path__[0]
            _languages.extend(sorted([name for name in os.listdir(path) if len(name) == 2]))
    return _languages


def path_of(name: str) -> str:
    """Return the path of a file that was generated for a device, or "" if there is none."""
    for folder in sys.path:
        path = (folder + "/" if folder else "") + "hamstertop/words/" + name
        try:
            os.stat(path)
            return path
        except OSError:
            pass
    return ""


def _opened(language: str) -> "Any":
    """Return a language's catalogue as an open file. It is frozen into the firmware, read from a file that stays open
    because opening takes longer than reading, or made in memory on a laptop."""
    try:
        return io.BytesIO(__import__(BUILT_IN + language, None, None, ("DATA",)).DATA)
    except ImportError:
        pass
    path = path_of(language + SUFFIX)
    if path:
        file = open(path, "rb")  # noqa: SIM115
        if not _whole(file):
            raise ImportError("the words in " + language + " are damaged")
        return file
    if sys.implementation.name != "cpython":
        raise ImportError("no translation for the language " + language)
    from . import making

    return io.BytesIO(making.catalogue(language))


def _whole(file: "Any") -> bool:
    """Return whether a catalogue file matches its checksum."""
    try:
        wanted = int(file.read(CHECK), 16)
    except ValueError:
        return False
    found = 0
    while True:
        piece = file.read(512)
        if not piece:
            return found == wanted
        found = crc32(piece, found)
