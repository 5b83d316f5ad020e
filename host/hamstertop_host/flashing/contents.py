"""What of the firmware goes on a device. Without the packages that the rest of the host needs: MicroPython's build runs
it too, see firmware/manifest.py."""

import ast
import functools
from collections.abc import Iterable, Sequence
from pathlib import Path

from hamstertop.companion import texts, titles
from hamstertop.companion.screens.languages import called

from .. import paths
from . import packing
from .names import Named, Needed

PACKAGE = "hamstertop"
BOARD_FILE = "hamstertop_board.py"  # the board's data, as source, so that pins can be changed on the device
LISTED = f"{PACKAGE}/listed.py"  # made for a device: which titles and languages there are
START = {"micropython": "main.py", "circuitpython": "code.py"}

# What a device never imports. CircuitPython debounces by itself, and has no machine code.
_LEFT_OUT = {
    "micropython": (
        f"{PACKAGE}/board.py",
        f"{PACKAGE}/drawing/arrays.py",
        f"{PACKAGE}/hardware/circuitpython/",
    ),
    "circuitpython": (
        f"{PACKAGE}/board.py",
        f"{PACKAGE}/drawing/native.py",
        f"{PACKAGE}/hardware/debounce.py",
        f"{PACKAGE}/hardware/micropython/",
    ),
}
# What the companion loads of a title by its name.
_FOLLOWING = (
    "/tracker.py",
    "/house.py",
    "/screens.py",
    "/en.py",
    "/more.py",  # this and what follows is read when it is needed
    "/help.py",
    "/ahead.py",
    "/specials.py",
)
# The texts of a title: nothing else stands there, and `companion.texts` loads them.
_TEXTS = ("/en", "/more", "/help", "/pages/phrases", "/pages/reference", "/pages/sayings", "/pages/steps")
_TRANSLATED = f"{PACKAGE}/companion/texts/"  # a folder for each language
_OTHER_LETTERS = "_letters.py"  # of a font: those that English does without, and the names that players enter
_SHOWN = "/pages/"  # the folder of a title whose screens are read when they are shown

FROZEN = paths.FIRMWARE.parent / "build" / "frozen"  # what is made for a firmware that is built into MicroPython


def language_of(path: str) -> str:
    """The code of the language whose texts a module has, "" if it has none. `path` may be that of its bytecode."""
    if path.startswith(_TRANSLATED):
        folder, _, rest = path.removeprefix(_TRANSLATED).partition("/")
        return folder if rest else ""
    ours = path.startswith(f"{PACKAGE}/games/") and path.rsplit(".", 1)[0].endswith(_TEXTS)
    return texts.FALLBACK if ours else ""


def modules(runtime: str, languages: Sequence[str] | None = None) -> list[str]:
    """The package's modules for a runtime, as paths below `paths.FIRMWARE`, sorted; with these languages, or all."""
    found = {path.relative_to(paths.FIRMWARE).as_posix() for path in (paths.FIRMWARE / PACKAGE).rglob("*.py")}
    rest = found - _whole_games(found)
    spoken = _spoken(languages)
    foreign = spoken != [texts.FALLBACK]
    return sorted(
        path
        for path in rest
        if not path.startswith(_LEFT_OUT[runtime])
        and (foreign or not path.endswith(_OTHER_LETTERS))
        and language_of(path) in ("", *spoken)
    )


def sources(found: Iterable[str]) -> dict[str, bytes]:
    """Modules by their paths, with the texts packed."""
    read = {path: (paths.FIRMWARE / path).read_bytes() for path in found}
    for language in texts.languages():
        of_it = {path: read[path] for path in read if language_of(path) == language and "__init__" not in path}
        common = f"{_TRANSLATED}{language}/common.py"
        read |= _packed(tuple(of_it.items()), common) if common in of_it else {}
    return read


@functools.cache  # the same texts go onto many boards
def _packed(modules: tuple[tuple[str, bytes], ...], common: str) -> dict[str, bytes]:
    return packing.packed_modules(dict(modules), common)


def _spoken(languages: Sequence[str] | None) -> list[str]:
    """English, and these languages or all."""
    return [code for code in texts.languages() if languages is None or code in (texts.FALLBACK, *languages)]


def listing(languages: Sequence[str] | None = None) -> bytes:
    """The module that says which titles and languages there are, and what each language calls itself: a device need
    not list folders, or has none, and need not read all languages for their names."""
    names = {code: called(code) for code in _spoken(languages)}
    return f"TITLES = {tuple(titles.names())!r}\nLANGUAGES = {names!r}\n".encode()


def frozen(board: str, languages: Sequence[str] | None = None) -> tuple[tuple[str, ...], tuple[str, ...], str]:
    """What the manifest freezes for a board: modules in the package's folder; those that are made for it, and the
    folder they are in. Translations are packed, to fit; English, which most see, is read from flash as it is."""
    folder = FROZEN / board
    names = modules("micropython", languages)
    translated = [path for path in names if language_of(path) not in ("", texts.FALLBACK)]
    made = sources(translated) | {LISTED: listing(languages)}
    start = {
        BOARD_FILE: (paths.BOARDS / board / "board.py").read_bytes(),
        START["micropython"]: (paths.START / START["micropython"]).read_bytes(),
    }
    for path, data in (made | start).items():
        (folder / path).parent.mkdir(parents=True, exist_ok=True)
        (folder / path).write_bytes(data)
    below = f"{PACKAGE}/"
    rest = tuple(path.removeprefix(below) for path in names if path not in made)
    return rest, tuple(sorted(path.removeprefix(below) for path in made)), str(folder)


def _whole_games(found: set[str]) -> set[str]:
    """The modules of the games that the companion does not need: a device follows games, it plays none."""
    games = {path for path in found if path.startswith(f"{PACKAGE}/games/")}
    loaded = {path for path in games if path.endswith(_FOLLOWING) or _SHOWN in path}
    needed = loaded | {path for path in games if path.endswith("/__init__.py")}
    waiting = sorted(path for path in found - games if not language_of(path)) + sorted(loaded)  # texts import nothing
    while waiting:
        path = waiting.pop()
        for other in _imported(path, (paths.FIRMWARE / path).read_bytes()) & games - needed:
            needed.add(other)
            waiting.append(other)
    return games - needed


@functools.cache
def _imported(path: str, source: bytes) -> frozenset[str]:
    """The files that `from . import x` and `from .x import y` of a module may mean."""
    files = set()
    for node in ast.walk(ast.parse(lean(source, path))):
        if isinstance(node, ast.ImportFrom) and node.level:
            folder = Path(path).parents[node.level - 1]
            base = folder / (node.module or "").replace(".", "/")
            files |= {f"{base.as_posix()}.py"} | {f"{(base / name.name).as_posix()}.py" for name in node.names}
    return frozenset(files)


@functools.cache  # the same modules go onto many boards
def lean(source: bytes, path: str) -> bytes:
    """A module without what a device never needs: comments, docstrings, annotations, blocks for type checkers, and the
    names of numbers. `path` is its own, below the folder of the firmware.

    It takes less of a small drive, and less memory to compile and to hold.
    """
    written = ast.parse(source)
    tree = _Lean().visit(Named(path, written).visit(written))
    if not path.endswith("__init__.py"):  # which imports for others
        tree = Needed(path, tree).visit(tree)
    for node in ast.walk(tree):
        if isinstance(node, (ast.Module, ast.ClassDef, ast.FunctionDef)):
            if ast.get_docstring(node, clean=False):
                del node.body[0]
            if not node.body and not isinstance(node, ast.Module):
                node.body = [ast.Pass()]
    return ast.unparse(ast.fix_missing_locations(tree)).encode() + b"\n"


TABLE = 3  # entries from which on a dictionary counts as a table
ROW = 16  # texts that are unpacked at once: all are on the stack for that moment


def _constant(node: ast.AST) -> bool:
    if isinstance(node, ast.Tuple):
        return all(map(_constant, node.elts))
    return isinstance(node, ast.Constant) and isinstance(node.value, (str, int, bytes))


def _text(node: ast.Assign) -> bool:
    """Whether it gives one name to one text."""
    value = node.value
    return isinstance(node.targets[0], ast.Name) and isinstance(value, ast.Constant) and isinstance(value.value, str)


def _row(texts: list[ast.Assign]) -> ast.Assign:
    names = ast.Tuple([text.targets[0] for text in texts], ast.Store())
    return ast.Assign([names], ast.Tuple([text.value for text in texts], ast.Load()))


class _Lean(ast.NodeTransformer):
    """Removes annotations, blocks for type checkers, and what is wrong with an event: on a device nobody reads it."""

    def visit_Module(self, node: ast.Module) -> ast.AST:
        """Texts that follow one another as one constant tuple that is unpacked, for the reason of `visit_Dict`."""
        self.generic_visit(node)
        body: list[ast.stmt] = []
        texts: list[ast.Assign] = []
        for statement in [*node.body, ast.Pass()]:
            if isinstance(statement, ast.Assign) and _text(statement) and len(texts) < ROW:
                texts.append(statement)
                continue
            body += [_row(texts)] if len(texts) > 1 else texts
            texts = [statement] if isinstance(statement, ast.Assign) and _text(statement) else []
            body += [] if texts else [statement]
        node.body = body[:-1]
        return node

    def visit_If(self, node: ast.If) -> "ast.AST | list[ast.stmt]":
        self.generic_visit(node)
        return node.orelse if _name(node.test) == "TYPE_CHECKING" else node

    def visit_Assign(self, node: ast.Assign) -> "ast.AST | None":
        return None if _name(node.targets[0]) == "TYPE_CHECKING" else self.generic_visit(node)

    def visit_AnnAssign(self, node: ast.AnnAssign) -> "ast.AST | None":
        return self.generic_visit(ast.Assign([node.target], node.value)) if node.value else None

    def visit_Dict(self, node: ast.Dict) -> ast.AST:
        """A table of constants as `dict` of pairs: MicroPython keeps short texts for ever as names, where they are
        written by themselves, but not those of a constant tuple. Names are scarce, see tests/budget.json."""
        pairs = [ast.Tuple([key, value], ast.Load()) for key, value in zip(node.keys, node.values, strict=True) if key]
        if len(pairs) < TABLE or not all(map(_constant, pairs)):
            return self.generic_visit(node)
        return ast.Call(ast.Name("dict", ast.Load()), [ast.Tuple(list(pairs), ast.Load())], [])

    def visit_Raise(self, node: ast.Raise) -> ast.AST:
        if isinstance(node.exc, ast.Call) and _name(node.exc.func) == "IllegalEvent":
            node.exc = node.exc.func
        return node

    def visit_FunctionDef(self, node: ast.FunctionDef) -> ast.AST:
        if node.decorator_list and ast.unparse(node.decorator_list[0]) == "micropython.viper":
            return node  # its annotations are the types of machine words
        node.returns = None
        return self.generic_visit(node)

    def visit_arg(self, node: ast.arg) -> ast.AST:
        node.annotation = None
        return node


def _name(node: ast.AST) -> str:
    return node.id if isinstance(node, ast.Name) else ""
