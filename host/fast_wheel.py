"""Builds a wheel whose whole games are compiled by mypyc, for this machine and this version of Python.

    python host/fast_wheel.py FOLDER

It is the wheel that `make wheel` builds, with machine code beside the modules of the rules; Python prefers that. The
modules that are compiled differ from the source in what mypyc cannot do: see `prepared`.
"""

import ast
import re
import shutil
import subprocess
import sys
import sysconfig
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
WORK = ROOT / "build" / "fast"
TITLES = ("hamsterdam", "hamsterrolle", "run_hamster_run", "score_pad", "dice_tray")
PACKAGES = {"hamstertop": ROOT / "firmware", "hamstertop_games": ROOT / "host"}
SHARED = ("hamstertop/games/tracking.py", "hamstertop_games/whole.py")
LEFT = ("__init__", "house", "options", "screens")  # of a title: data, or for people
LEFT += ("bots", "counting", "figures", "invariants", "lasting", "sensible", "story", "types")  # who plays it, checks
OPEN = "Falls"  # the class that models of falls inherit from, which are not compiled

SETUP = """
from mypyc.build import mypycify
from setuptools import setup
setup(ext_modules=mypycify({files!r}, opt_level="3"), script_args=["build_ext", "--inplace"])
"""


def modules() -> list[str]:
    """The files that are compiled, from the folder that a package lies in."""
    found = list(SHARED)
    for package, root in (("hamstertop/games", ROOT / "firmware"), ("hamstertop_games", ROOT / "host")):
        for title in TITLES:
            paths = sorted((root / package / title).glob("*.py"))
            found += [path.relative_to(root).as_posix() for path in paths if path.stem not in LEFT]
    return found


def prepared(source: str) -> str:
    """A module as mypyc takes it.

    An attribute is not declared narrower than in its base, so a game's tracker has a second name with its own type, and
    options have the base's. Constants are final: else each use of one looks it up in the module.
    There are no slots and no `__dict__`: a table knows the fields of each class, and copies are written out. The method
    of an event, which Python finds by its name, is called directly. One class is open to others that are not compiled.
    """
    source = re.sub(r"^    __slots__ = .*\n", "", source, flags=re.MULTILINE)
    source = CONSTANT.sub(_final, source)
    source = COPIED.sub("        copy: Self = self.twin()  # type: ignore[assignment]\n", source)
    if "    tracker: Tracker\n" in source:
        source = re.sub(r"self\.tracker\b(?! =)", "self.own", source).replace("    tracker: Tracker\n", OWN)
    source = source.replace("        self.tracker.apply(event)\n", APPLY)
    source = source.replace("        choices = self._choices or self.choices()\n", FOUND)
    for name, kind in (
        ("choice", "Choice"),
        ("seat", "int | None"),
    ):  # what is none, `play` and `view` refuse themselves
        source = re.sub(rf'(    def (?:play|view)\(self, {name}: )"{re.escape(kind)}"', r'\1"Any"', source)
    source = source.replace("    options: Options\n", "")
    source = re.sub(r"^    if TYPE_CHECKING:.*\n(?:        .*\n|\n(?=        ))*", "", source, flags=re.MULTILINE)
    source = source.replace("game.tracker", "game.own")
    source = re.sub(r"object\.__new__\((\w+)\)", r"\1.__new__(\1)", source)
    source = source.replace("self.__class__.__module__", "getattr(self.__class__, '__module__')")
    for name in ("BaseTracker", "WholeGame"):
        source = begun(name, source, TWIN)
    for name in ("BaseTracker", "Dam", "Wheel"):
        source = begun(name, source, STATE)
    source = source.replace('getattr(self, "_" + kind)(*event[1:])', "self.carry_out(kind, event)")
    source = begun("BaseTracker", source, CARRIED_OUT)
    source = begun("Tracker", source, carried_out(source))
    source = re.sub(r"(\w+)\.__dict__\b", r"_fields_of(\1)", source)
    source = source.replace("shown(dam, Dam.fields)", "shown(dam, dam.fields)")
    if f"\nclass {OPEN}:" in source:
        source = source.replace(f"\nclass {OPEN}:", f"\n@mypyc_attr(allow_interpreted_subclasses=True)\nclass {OPEN}:")
        source = source.replace("\nTYPE_CHECKING = False\n", MARK, 1)
    if "Final" in source:
        docstring = ast.parse(source).body[0]
        lines = source.splitlines(keepends=True)
        lines.insert(docstring.end_lineno or 0, "\nfrom typing import Final\n")
        source = "".join(lines)
    return source


def begun(name: str, source: str, methods: str) -> str:
    """The source with more methods at the beginning of a class, if it has one of this name."""
    head = rf'(?m)^(class {name}\b.*:\n    """(?s:.*?)"""\n)'
    return re.sub(head, lambda found: found[1] + methods, source)


COPIED = re.compile(
    r"        copy: Self = object.__new__\(self.__class__\)\n"
    r"        for field, value in self.__dict__.items\(\):\n"
    r"            setattr\(copy, field, .*\)\n"
)


def carried_out(source: str) -> str:
    """A method that calls the one of each event of a tracker's table, which the source finds by its name."""
    tables = [found for found in ast.parse(source).body if ast.unparse(found).startswith("EVENTS")]
    if not tables:
        return ""
    lines = ["", "    def carry_out(self, kind: str, event: tuple) -> None:"]
    for row in tables[0].value.elts:
        kind, names = row.elts[0].value, row.elts[1].value.split()
        values = [f"*event[{place}:]" if name[0] == "*" else f"event[{place}]" for place, name in enumerate(names, 1)]
        lines += [f'        if kind == "{kind}":', f"            return self._{kind}({', '.join(values)})"]
    return "\n".join(lines) + "\n\n"


CONSTANT = re.compile(r"^(?!TYPE_CHECKING)(_?[A-Z][A-Z_0-9]*)(?:: \"(.*)\")? = ", flags=re.MULTILINE)


def _final(constant: re.Match[str]) -> str:
    name, kind = constant.groups()
    return f'{name}: "Final[{kind}]" = ' if kind else f"{name}: Final = "


APPLY = """\
        from hamstertop.games.tracking import BaseTracker

        tracker: BaseTracker = self.tracker
        tracker.apply(event)
"""

# Compiled, this is faster than to compare what is equal.
FOUND = """\
        choices = self._choices or self.choices()
        for own in choices:
            if own is choice:
                return self._carry_out(own)
"""

# For pickle and for positions written down: plain classes have it.
STATE = """
    def __getstate__(self) -> "dict[str, object]":
        return self.__dict__

    def __setstate__(self, fields: "dict[str, object]") -> None:
        for field, value in fields.items():
            setattr(self, field, value)

"""

TWIN = """
    def twin(self) -> object:
        raise NotImplementedError

"""

CARRIED_OUT = """
    def carry_out(self, kind: str, event: tuple) -> None:
        raise NotImplementedError

"""

OWN = """
    @property
    def own(self) -> "Tracker":
        found: Tracker = self.tracker
        return found

"""


# It is read when the modules are compiled; where they run nobody needs it.
MARK = """
try:
    from mypy_extensions import mypyc_attr
except ImportError:
    pass
TYPE_CHECKING = False
"""


def held(source: str, name: str, base: str, base_name: str) -> dict[str, bool]:
    """What an object of a class of this name has, by its `__init__` and by what its base declares; whether always."""
    targets = [
        target
        for each in ast.walk(_begin(source, name))
        if isinstance(each, ast.Assign | ast.AnnAssign)
        for target in (each.targets if isinstance(each, ast.Assign) else [each.target])
    ]
    found = {
        target.attr: True
        for target in targets
        if isinstance(target, ast.Attribute) and isinstance(target.value, ast.Name)  # self, not its tracker
    }
    for each in _body(base, base_name):
        if isinstance(each, ast.AnnAssign) and (each.value is None or ast.unparse(each.value) == "None"):
            found.setdefault(ast.unparse(each.target), each.value is not None)
    return dict(sorted(found.items()))


def _begin(source: str, name: str) -> ast.FunctionDef:
    """The `__init__` of a class."""
    (found,) = [each for each in _body(source, name) if isinstance(each, ast.FunctionDef) and each.name == "__init__"]
    return found


def _body(source: str, name: str) -> list[ast.stmt]:
    """What stands in a class."""
    (found,) = [each for each in ast.parse(source).body if isinstance(each, ast.ClassDef) and each.name == name]
    return found.body


def blank(source: str, name: str) -> str:
    """A method that makes an object of this class without `__init__`: mypyc's own `__new__` begins a whole new game."""
    arguments = ast.unparse(_begin(source, name).args).replace("self", "cls", 1)
    return f'\n    def __new__({arguments}) -> "{name}":\n        return object.__new__(cls)\n\n'


def twin(name: str, fields: dict[str, bool]) -> str:
    """A method that copies an object of this class, field by field."""
    lines = ["", "    def twin(self) -> object:", f"        copy = {name}.__new__({name})"]
    for field, always in fields.items():
        known = "" if always else f'if hasattr(self, "{field}"): '
        lines.append(f"        {known}copy.{field} = _same(self.{field})")
    return "\n".join([*lines, "        return copy", "", ""])


SAME = """

def _same(value):
    return value[:] if isinstance(value, list) else value
"""


FIELDS_OF = """

def _fields_of(held: object) -> dict:
    return {{field: getattr(held, field) for field in _HELD[type(held).__module__] if hasattr(held, field)}}


_HELD: dict[str, dict[str, bool]] = {table!r}
"""


def write_sources(folder: Path) -> None:
    """The packages, with the modules that are compiled as mypyc takes them, in an empty folder."""
    for package, root in PACKAGES.items():
        shutil.copytree(root / package, folder / package, ignore=shutil.ignore_patterns("__pycache__"))
    table: dict[str, dict[str, bool]] = {}
    for package, module, name, base, base_name in (
        ("hamstertop_games", "game", "Game", "whole", "WholeGame"),
        ("hamstertop/games", "tracker", "Tracker", "tracking", "BaseTracker"),
        ("hamstertop_games", "dam", "Dam", "dam", "Dam"),
        ("hamstertop_games", "wheel", "Wheel", "wheel", "Wheel"),
    ):
        for path in sorted((folder / package).glob(f"*/{module}.py")):
            of_base = path if base == module else folder / package / f"{base}.py"
            sources = [path.read_text("utf-8"), of_base.read_text("utf-8")]
            found = path.relative_to(folder).with_suffix("")
            table[".".join(found.parts)] = held(sources[0], name, sources[1], base_name)
    for file in modules():
        path = folder / file
        source = prepared(path.read_text("utf-8"))
        fields = table.get(file.removesuffix(".py").replace("/", "."))
        if fields is not None:
            name = path.stem.capitalize()
            source = begun(name, source, blank(source, name))
            if path.stem in ("game", "tracker"):
                source = begun(name, source, twin(name, fields)) + SAME
        path.write_text(source + FIELDS_OF.format(table=table) * ("_fields_of(" in source), "utf-8")


def main(folder: Path) -> None:
    shutil.rmtree(WORK, ignore_errors=True)
    write_sources(WORK)
    print(f"Compiling {len(modules())} modules in {WORK}: some minutes.", flush=True)
    (WORK / "setup.py").write_text(SETUP.format(files=modules()), "utf-8")
    (WORK / "mypy.ini").write_text("[mypy]\n", "utf-8")  # the project's is stricter than what was prepared
    with (WORK / "log.txt").open("w") as log:
        subprocess.run([sys.executable, "setup.py"], cwd=WORK, check=True, stdout=log, stderr=subprocess.STDOUT)
    pip = [sys.executable, "-m", "pip", "wheel", "--quiet", "--no-deps", "--wheel-dir", WORK / "pure", ROOT]
    subprocess.run(pip, check=True)
    (pure,) = (WORK / "pure").glob("*.whl")
    subprocess.run([sys.executable, "-m", "wheel", "unpack", "--dest", WORK / "wheel", pure], check=True)
    (unpacked,) = (WORK / "wheel").iterdir()
    suffix = sysconfig.get_config_var("EXT_SUFFIX")
    for path in WORK.glob(f"*{suffix}"):
        shutil.copy(path, unpacked)
    for package in PACKAGES:
        for path in (WORK / package).rglob(f"*{suffix}"):
            shutil.copy(path, unpacked / path.relative_to(WORK))
    python = f"cp{sys.version_info.major}{sys.version_info.minor}"
    tag = f"{python}-{python}-{re.sub('[-.]', '_', sysconfig.get_platform())}"
    (about,) = unpacked.glob("*.dist-info/WHEEL")
    text = about.read_text().replace("Root-Is-Purelib: true", "Root-Is-Purelib: false")
    about.write_text(re.sub(r"^Tag: .*$", f"Tag: {tag}", text, flags=re.MULTILINE))
    folder.mkdir(parents=True, exist_ok=True)
    subprocess.run([sys.executable, "-m", "wheel", "pack", "--dest-dir", folder, unpacked], check=True)


if __name__ == "__main__":
    main(Path(sys.argv[1]).resolve())
