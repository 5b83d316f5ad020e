"""What a module is without what a device never needs."""

import ast

from hamstertop_host.flashing import contents

PATH = "hamstertop/games/score_pad/screens.py"


def lean(source: str, path: str = PATH) -> str:
    return contents.lean(source.encode(), path).decode().strip()


def test_what_is_for_type_checkers_is_gone() -> None:
    source = "TYPE_CHECKING = False\nif TYPE_CHECKING:\n    from typing import Any\nx = 1"
    assert lean(source) == "TYPE_CHECKING = False\nx = 1"


def test_why_an_event_is_refused_is_gone() -> None:
    assert lean('raise IllegalEvent("a wheel has %d" % count)') == "raise IllegalEvent"
    assert lean('raise ValueError("other")') == "raise ValueError('other')"


def test_every_module_of_a_device_still_finds_what_it_imports() -> None:
    """From the modules as they go on a device."""
    trees = {
        path: ast.parse(contents.lean((contents.paths.FIRMWARE / path).read_bytes(), path))
        for path in contents.modules("micropython")
    }
    for path, tree in trees.items():
        for node in ast.walk(tree):
            if not isinstance(node, ast.ImportFrom) or not node.level:
                continue
            package = ".".join(path.split("/")[: -node.level])
            base = package + ("." + node.module if node.module else "")
            file = base.replace(".", "/")
            source = trees.get(f"{file}.py") or trees.get(f"{file}/__init__.py")
            for name in node.names:
                if source is None or f"{file}/{name.name}.py" in trees or f"{file}/{name.name}/__init__.py" in trees:
                    continue
                if name.name not in ("listed", "arrays"):  # made for a device; on CircuitPython
                    assert name.name in ast.unparse(source), (path, name.name)
