"""Names that a device does without: those of numbers, and imports that only annotations need.

Numbers stand in the place of their names, as C's compilers do it and as MicroPython does it with `const` within a
module. A name of a number is assigned once, in capitals, at the top of a module: `MARGIN = 6`, `WIDE = 2 * MARGIN`,
`ASK, WAIT = range(2)`. On a device nobody reads the names, and each takes room in every module that uses it, and in
the heap.
"""

import ast
import functools
from collections.abc import Iterator
from pathlib import Path

from .. import paths

PACKAGE = "hamstertop"
SMALL = 1 << 13  # beyond that a number takes more bytes than its name


class Named(ast.NodeTransformer):
    """Puts the numbers of the firmware in, where a module names them, and drops names that nothing asks for any more.

    A name that some module asks for in another way than by an import stays: `titles.tracker(title).MOST`.
    """

    def __init__(self, path: str, tree: ast.Module) -> None:
        """`path` is that of the module below the folder of the firmware."""
        nodes = list(ast.walk(tree))
        self.imported = _imports(path, nodes)
        self.own = _numbers(tree, nodes, self.imported)
        self.known = {name: _number(module, found) for name, (module, found) in self.imported.items() if found}
        self.known |= self.own
        self.asked = _asked() if path.startswith(PACKAGE + "/") else set(self.own)

    def visit_Assign(self, node: ast.Assign) -> "ast.AST | None":
        names = {name for name, _ in _assigned(node)}
        if names and names <= self.own.keys() - self.asked:
            return None
        return self.generic_visit(node)

    def visit_ImportFrom(self, node: ast.ImportFrom) -> "ast.AST | None":
        node.names = [name for name in node.names if self.known.get(name.asname or name.name) is None]
        return node if node.names else None

    def visit_Name(self, node: ast.Name) -> ast.AST:
        number = self.known.get(node.id) if isinstance(node.ctx, ast.Load) else None
        return node if number is None else ast.Constant(number)

    def visit_Attribute(self, node: ast.Attribute) -> ast.AST:
        number = _of_module(node, self.imported)
        return self.generic_visit(node) if number is None else ast.Constant(number)


class Needed(ast.NodeTransformer):
    """Drops imported names that a module does not use, once its annotations are gone, and no other asks it for."""

    def __init__(self, path: str, tree: ast.Module) -> None:
        used = {node.id for node in ast.walk(tree) if isinstance(node, ast.Name)}
        self.kept = used | {name for module, name in _wanted() if module == path.removesuffix(".py")}

    def visit_ImportFrom(self, node: ast.ImportFrom) -> "ast.AST | None":
        node.names = [name for name in node.names if (name.asname or name.name) in self.kept]
        return node if node.names else None


def _imports(path: str, nodes: list[ast.AST]) -> dict[str, tuple[str, str]]:
    """Name in a module -> the firmware's module that it comes from and what it is called there, "" for the module."""
    found = {}
    for node in nodes:
        if isinstance(node, ast.ImportFrom):
            folder = Path(path).parents[node.level - 1] if node.level else Path()
            base = folder / (node.module or "").replace(".", "/")
            for name in node.names:
                for module, called in ((base / name.name, ""), (base, name.name)):
                    if _file(module.as_posix()):
                        found[name.asname or name.name] = (module.as_posix(), called)
                        break
    return found


def _numbers(tree: ast.Module, nodes: list[ast.AST], imported: dict[str, tuple[str, str]]) -> dict[str, int]:
    """The names of numbers that a module has, of those that mean the same in all of it."""
    assigned = [node.id for node in nodes if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store)]
    assigned += [node.arg for node in nodes if isinstance(node, ast.arg)]
    found: dict[str, int] = {}
    for statement in tree.body:
        for name, value in _assigned(statement):
            number = _value(value, found, imported) if name.isupper() else None
            if number is not None and abs(number) < SMALL and assigned.count(name) == 1:
                found[name] = number
    return found


def _assigned(statement: ast.stmt) -> list[tuple[str, ast.expr]]:
    """The names that a statement assigns, each with its expression: `A = 1`, `A, B = 1, 2` and `A, B = range(2)`."""
    if not isinstance(statement, ast.Assign):
        return []
    target, value = statement.targets[0], statement.value
    names = target.elts if isinstance(target, ast.Tuple) else [target]
    values = value.elts if isinstance(value, ast.Tuple) and len(names) > 1 else [value]
    if isinstance(value, ast.Call) and ast.unparse(value) == f"range({len(names)})":
        values = [ast.Constant(number) for number in range(len(names))]
    if len(values) != len(names):
        return []
    return [(name.id, one) for name, one in zip(names, values, strict=True) if isinstance(name, ast.Name)]


def _value(node: ast.expr, own: dict[str, int], imported: dict[str, tuple[str, str]]) -> int | None:
    """What an expression of numbers and their names is; None for any other."""
    if isinstance(node, ast.Constant):
        return node.value if type(node.value) is int else None
    if isinstance(node, ast.Name):
        return own[node.id] if node.id in own else _number(*imported.get(node.id, ("", "")))
    if isinstance(node, ast.Attribute):
        return _of_module(node, imported)
    whole: ast.expr
    if isinstance(node, ast.UnaryOp):
        values = [_value(node.operand, own, imported)]
        whole = ast.UnaryOp(node.op, ast.Constant(values[0]))
    elif isinstance(node, ast.BinOp):
        values = [_value(part, own, imported) for part in (node.left, node.right)]
        whole = ast.BinOp(ast.Constant(values[0]), node.op, ast.Constant(values[1]))
    else:
        return None
    if None in values:
        return None
    result = eval(compile(ast.fix_missing_locations(ast.Expression(whole)), "", "eval"))
    return result if type(result) is int else None


def _of_module(node: ast.Attribute, imported: dict[str, tuple[str, str]]) -> int | None:
    """The number that `module.NAME` is."""
    module, called = imported.get(node.value.id, ("", "")) if isinstance(node.value, ast.Name) else ("", "")
    return _number(module, node.attr) if module and not called else None


def _number(module: str, name: str) -> int | None:
    return _of(module).get(name) if module else None


@functools.cache
def _of(module: str) -> dict[str, int]:
    path = _file(module)
    return _numbers(*_read(path)) if path else {}


@functools.cache
def _file(module: str) -> str:
    """The file of a module of the firmware, "" if there is none."""
    ways = (f"{module}.py", f"{module}/__init__.py") if module.startswith(PACKAGE) else ()
    return next((way for way in ways if (paths.FIRMWARE / way).is_file()), "")


@functools.cache
def _read(path: str) -> tuple[ast.Module, list[ast.AST], dict[str, tuple[str, str]]]:
    """A module of the firmware, all nodes of its tree, and its imports; nobody changes them."""
    tree = ast.parse((paths.FIRMWARE / path).read_bytes())
    nodes = list(ast.walk(tree))
    return tree, nodes, _imports(path, nodes)


def _all() -> Iterator[tuple[ast.Module, list[ast.AST], dict[str, tuple[str, str]]]]:
    """The same of all modules of the firmware."""
    for file in paths.FIRMWARE.rglob("*.py"):
        yield _read(file.relative_to(paths.FIRMWARE).as_posix())


@functools.cache
def _asked() -> set[str]:
    """All names that the firmware asks a module or an object for."""
    asked = set()
    for _, nodes, imported in _all():
        for node in nodes:
            if isinstance(node, ast.Attribute) and _of_module(node, imported) is None:
                asked.add(node.attr)
            elif isinstance(node, ast.Constant) and isinstance(node.value, str):
                asked.add(node.value)
    return asked


@functools.cache
def _wanted() -> set[tuple[str, str]]:
    """What modules of the firmware ask others for by their imports: (module, name)."""
    wanted = set()
    for _, nodes, imported in _all():
        wanted |= set(imported.values())
        for node in nodes:
            if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name) and node.value.id in imported:
                wanted.add((imported[node.value.id][0], node.attr))
    return wanted
