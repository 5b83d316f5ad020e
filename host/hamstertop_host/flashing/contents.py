"""What of the firmware goes on a device. Without the packages that the rest of the host needs: MicroPython's build runs
it too, see firmware/runtime/manifest.py."""

import hashlib
from collections.abc import Sequence

from hamstertop import words
from hamstertop.companion import titles
from hamstertop.words import making

from .. import address, paths

PACKAGE = "hamstertop"
BOARD_FILE = "hamstertop_board.py"  # the board's data, as source, so that pins can be changed on the device
LISTED = f"{PACKAGE}/listed.py"  # made for a device: which titles and languages there are, where the site is
START = {"micropython": "main.py", "circuitpython": "code.py"}
BOOT = "_boot.py"  # of a firmware that is built into MicroPython

# What a device never imports. CircuitPython debounces by itself, and has no machine code.
_LEFT_OUT = {
    "micropython": ("drawing/arrays.py", "hardware/circuitpython/"),
    "circuitpython": ("drawing/native.py", "hardware/debounce.py", "hardware/ring.py", "hardware/micropython/"),
}
_OF_LAPTOPS = ("board.py", "words/making.py")
# What is loaded in the place of a panel's driver where there is no panel.
OF_CONSOLES = tuple(f"{PACKAGE}/{path}" for path in ("companion/printed.py", "hardware/console.py"))
_OTHER_LETTERS = "_letters.py"  # of a font: those that English does without, and the names that players enter

FROZEN = paths.CHECKOUT / "build" / "frozen"  # what is made for a firmware that is built into MicroPython
MICROPYTHON = (1, 28, 0)  # the version it is built into: the one that was tried
BUILD = "hamstertop-build:"  # in a UF2, and in `listed` of a board that runs it: what comes before its id


def catalogue(language: str) -> str:
    """Return the path of a language's catalogue on a device."""
    return f"{PACKAGE}/words/{language}{words.SUFFIX}"


def language_of(path: str) -> str:
    """Return the code of the language whose catalogue a file is, or "" if it is not a catalogue."""
    return next((code for code in words.languages() if path == catalogue(code)), "")


def modules(runtime: str, languages: Sequence[str] | None = None) -> list[str]:
    """Return the package's modules for a runtime, as paths below `paths.FIRMWARE`, sorted; with these languages, or
    all."""
    found = {path.relative_to(paths.FIRMWARE).as_posix() for path in (paths.FIRMWARE / PACKAGE).rglob("*.py")}
    left_out = tuple(f"{PACKAGE}/{path}" for path in (*_LEFT_OUT[runtime], *_OF_LAPTOPS))
    foreign = _spoken(languages) != [words.FALLBACK]
    return sorted(
        path for path in found if not path.startswith(left_out) and (foreign or not path.endswith(_OTHER_LETTERS))
    )


def catalogues(languages: Sequence[str] | None = None) -> dict[str, bytes]:
    """Path -> content of the catalogues of English and these languages, or all."""
    return {catalogue(code): making.catalogue(code) for code in _spoken(languages)}


def _spoken(languages: Sequence[str] | None) -> list[str]:
    """English, and these languages or all."""
    return [code for code in words.languages() if languages is None or code in (words.FALLBACK, *languages)]


def listing(languages: Sequence[str] | None = None) -> bytes:
    """Return the module that names titles, languages and the site's address, so that a device need not list folders,
    which frozen firmware lacks, nor read all catalogues.

    Raises:
        UserError: the site's address is none.
    """
    names = {code: words.called(code) for code in _spoken(languages)}
    return f"TITLES = {tuple(titles.names())!r}\nLANGUAGES = {names!r}\nSITE = {address.site()!r}\n".encode()


def frozen(
    board: str, definition: str, languages: Sequence[str] | None = None
) -> tuple[tuple[str, ...], tuple[str, ...], str]:
    """Return what the manifest freezes for a board, whose definition is MicroPython's: modules in the package's folder;
    those that are made for it, among them the catalogues, and the folder they are in."""
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
    """Return the id of a board's UF2: a hash of all that it is made from, but the compiler."""
    content = _made(board, languages)
    content |= {path: (paths.FIRMWARE / path).read_bytes() for path in modules("micropython", languages)}
    for path in (paths.START / START["micropython"], paths.START / BOOT, *paths.RUNTIME.glob("*.*")):
        content[path.name] = path.read_bytes()
    inputs = (MICROPYTHON, definition, sorted(content.items()))
    return hashlib.sha256(repr(inputs).encode()).hexdigest()[:16]


def _made(board: str, languages: Sequence[str] | None) -> dict[str, bytes]:
    """Return path -> content of the modules that are made for a firmware which is built in."""
    return {
        BOARD_FILE: (paths.BOARDS / board / "board.py").read_bytes(),
        LISTED: listing(languages),
        **{
            _module(words.BUILT_IN + code): f"DATA = {making.catalogue(code)!r}\n".encode()
            for code in _spoken(languages)
        },
    }


def _module(name: str) -> str:
    """Return the path of a module."""
    return f"{name.replace('.', '/')}.py"
