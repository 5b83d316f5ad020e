"""Choose the parts of the firmware that go on a device.

MicroPython's build also runs this module (see firmware/runtime/manifest.py), so it does not need the packages that
other parts of the host require.
"""

import hashlib
from collections.abc import Sequence

from hamstertop import words
from hamstertop.games import titles
from hamstertop.words import making

from .. import address, paths

PACKAGE = "hamstertop"
BOARD_FILE = "hamstertop_board.py"  # the board's data, as source, so that pins can be changed on the device
LISTED = f"{PACKAGE}/listed.py"  # made for a device: lists its titles and languages, and the site's address
MAIN = "main.py"  # the start-up file in firmware that is built into MicroPython
BOOT = "_boot.py"  # replaces MicroPython's own module of this name there

# Modules that a device never imports. CircuitPython cannot run machine code.
_LEFT_OUT = {
    "micropython": ("drawing/arrays.py", "hardware/circuitpython/"),
    "circuitpython": ("drawing/native.py", "hardware/ring.py", "hardware/micropython/", "hardware/panels/native.py"),
}
_OF_LAPTOPS = ("board.py", "words/making.py")
_OTHER_LETTERS = "_letters.py"  # a font's letters that English does not need, including those for players' names

FROZEN = paths.CHECKOUT / "build" / "frozen"  # the files made for firmware that is built into MicroPython
MICROPYTHON = (1, 28, 0)  # the tested version, which the firmware is built into
BUILD = "hamstertop-build:"  # the prefix of the build's id in a UF2, and in `listed` on a board that runs it


def catalogue(language: str) -> str:
    """Return the path of a language's catalogue on a device."""
    return f"{PACKAGE}/words/{language}{words.SUFFIX}"


def language_of(path: str) -> str:
    """Return the code of a catalogue's language, or an empty string if the file is not a catalogue."""
    return next((code for code in words.languages() if path == catalogue(code)), "")


def modules(runtime: str, languages: Sequence[str] | None = None) -> list[str]:
    """Return the package's modules for a runtime and these languages (all if None), as sorted paths relative to
    `paths.FIRMWARE`."""
    found = {path.relative_to(paths.FIRMWARE).as_posix() for path in (paths.FIRMWARE / PACKAGE).rglob("*.py")}
    left_out = tuple(f"{PACKAGE}/{path}" for path in (*_LEFT_OUT[runtime], *_OF_LAPTOPS))
    foreign = _spoken(languages) != [words.FALLBACK]
    return sorted(
        path for path in found if not path.startswith(left_out) and (foreign or not path.endswith(_OTHER_LETTERS))
    )


def catalogues(languages: Sequence[str] | None = None) -> dict[str, bytes]:
    """Return path -> content for the catalogues of English and these languages (all if None)."""
    return {catalogue(code): making.catalogue(code) for code in _spoken(languages)}


def _spoken(languages: Sequence[str] | None) -> list[str]:
    """Return English and these languages, or all languages if None."""
    return [code for code in words.languages() if languages is None or code in (words.FALLBACK, *languages)]


def listing(languages: Sequence[str] | None = None) -> bytes:
    """Return the module that lists the titles, the languages and the site's address.

    With it, the device need not list folders, which frozen firmware does not have, or read all catalogues.

    Raises:
        UserError: the site's address is not valid.
    """
    names = {code: words.called(code) for code in _spoken(languages)}
    return f"TITLES = {tuple(titles.names())!r}\nLANGUAGES = {names!r}\nSITE = {address.site()!r}\n".encode()


def frozen(
    board: str, definition: str, languages: Sequence[str] | None = None
) -> tuple[tuple[str, ...], tuple[str, ...], str]:
    """Return what the manifest freezes for a board with MicroPython's board `definition`.

    This is a tuple: the modules in the package's folder; the modules generated for the board, including the catalogues;
    and the folder of the generated modules.
    """
    folder = FROZEN / f"{board}-{definition}"
    made = _made(board, languages)
    made[LISTED] += f"BUILD = {BUILD + build_id(board, definition, languages)!r}\n".encode()
    for path, data in made.items():
        (folder / path).parent.mkdir(parents=True, exist_ok=True)
        (folder / path).write_bytes(data)
    below = f"{PACKAGE}/"
    rest = [path.removeprefix(below) for path in modules("micropython", languages)]
    return tuple(rest), tuple(sorted(path.removeprefix(below) for path in made if path.startswith(below))), str(folder)


def build_id(board: str, definition: str, languages: Sequence[str] | None = None) -> str:
    """Return the id of a board's UF2, a hash of everything it is made from except the compiler."""
    content = _made(board, languages)
    content |= {path: (paths.FIRMWARE / path).read_bytes() for path in modules("micropython", languages)}
    for path in (paths.START / MAIN, paths.START / BOOT, *paths.RUNTIME.glob("*.*")):
        content[path.name] = path.read_bytes()
    inputs = (MICROPYTHON, definition, sorted(content.items()))
    return hashlib.sha256(repr(inputs).encode()).hexdigest()[:16]


def _made(board: str, languages: Sequence[str] | None) -> dict[str, bytes]:
    """Return path -> content for the modules generated for built-in firmware."""
    return {
        BOARD_FILE: (paths.BOARDS / board / "board.py").read_bytes(),
        LISTED: listing(languages),
        **{
            f"{words.BUILT_IN.replace('.', '/')}{code}.py": f"DATA = {making.catalogue(code)!r}\n".encode()
            for code in _spoken(languages)
        },
    }
