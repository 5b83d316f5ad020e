"""What a module is without what a device never needs."""

import ast

from hamstertop.companion import screen
from hamstertop_host.flashing import contents

PATH = "hamstertop/games/score_pad/screens.py"


def lean(source: str, path: str = PATH) -> str:
    return contents.lean(source.encode(), path).decode().strip()


def test_numbers_stand_where_their_names_stood() -> None:
    assert lean("WIDE = 6\nTWICE = 2 * WIDE\ndef f(): return WIDE + TWICE") == "def f():\n    return 6 + 12"


def test_numbers_of_other_modules_do_too_and_are_not_imported() -> None:
    source = "from ...companion.screen import TOP, View\nfrom ...companion import screen\nx = View, TOP, screen.TOP"
    assert lean(source) == f"from ...companion.screen import View\nx = (View, {screen.TOP}, {screen.TOP})"


def test_a_name_that_means_more_than_one_number_stays() -> None:
    for source in ("AT = 1\nAT = 2\nx = AT", "AT = 1\n\ndef f(AT):\n    return AT", "AT = 1 << 20\nx = AT"):
        assert lean(source) == source


def test_a_name_that_is_asked_for_by_itself_stays() -> None:
    """`titles.names` asks each title's module for its ORDER."""
    assert lean("ORDER = 1\nx = ORDER") == "ORDER = 1\nx = 1"


def test_an_import_that_only_annotations_need_is_gone() -> None:
    source = "from ...companion.screen import Screen, View\ndef f(app) -> Screen:\n    return View(app)"
    assert lean(source).splitlines()[0] == "from ...companion.screen import View"


def test_a_module_outside_the_firmware_keeps_its_own_names() -> None:
    assert lean("from hamstertop.companion.screen import TOP\nAT = TOP", "tour.py") == f"AT = {screen.TOP}"


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
